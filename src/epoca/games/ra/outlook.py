"""What the rules would count of what could come next: for pages that show an outcome before the click.

Points are those of an epoch that ended now, monuments and suns as if it were the last one. Where a disaster leaves a
choice, the cheapest one is counted.
"""

from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any

from epoca.game import NOBODY, SPECTATOR
from epoca.games.ra import action, category, phase, tile
from epoca.games.ra.components import EPOCHS, SUNS
from epoca.games.ra.notation import NOTATION
from epoca.games.ra.rules import end_auction, gain, give_up, resolve_disasters, spend_god
from epoca.games.ra.scoring import civilization_points, monument_points, score_epoch
from epoca.games.ra.state import STATE
from epoca.games.ra.view import counted
from epoca.records import from_bytes

COUNTED = category.NAMES[: category.FLOOR]
CHOICES = (
    (tile.UNREST, tile.CIVILIZATIONS, civilization_points),
    (tile.EARTHQUAKE, tile.MONUMENTS, monument_points),
)


def outlook(box: Any, s: Any, viewer: int) -> dict[str, Any] | None:
    """Everybody's points now, with the lot and with each of its tiles, and what the viewer's moves would lead to."""
    if s.phase == phase.OVER:
        return None
    return _for_all(s.tobytes()) | {
        "moves": _moves(s) if viewer != SPECTATOR and viewer == s.seat else {},
        "losses": _losses(s) if viewer == s.seat and s.phase == phase.LOSE else {},
    }


@lru_cache(maxsize=64)
def _for_all(state: bytes) -> dict[str, Any]:
    """What everybody at a table can count alike; it takes the longest."""
    s = from_bytes(state, STATE)
    lot = [kind for kind in s.track.tolist() if kind != tile.NONE]
    return {
        "now": [_points(row) for row in _rows(s.copy())],
        "lot": _with(s, lot) if lot else None,
        "tiles": {tile.NAMES[kind]: _with(s, [kind]) for kind in sorted({*lot})},
    }


def _rows(s: Any) -> list[list[int]]:
    """The score sheet by seat, if the match ended now; the state is used up."""
    s.epoch = EPOCHS
    score_epoch(s)
    rows: list[list[int]] = s.sheet[EPOCHS - 1, : s.seats, : category.FLOOR].tolist()
    return rows


def _points(row: list[int]) -> dict[str, int]:
    return dict(zip(COUNTED, row, strict=True))


def _with(s: Any, kinds: list[int]) -> list[dict[str, int]]:
    """What each seat would have with some more tiles, its suns as they are."""
    found, harmless = [], max(kinds) < tile.OWNABLE
    for seat in range(int(s.seats)):
        after = s.copy()
        after.seat = seat
        after.owed[:] = 0
        for kind in kinds:
            gain(after, kind)
        found.append(_points(_rows(after if harmless else _lose_least(after))[seat]))
    return found


def _moves(s: Any) -> dict[str, Any]:
    """What the seat would have after a bid that wins, an exchange, or a loss."""
    seat, found = int(s.seat), {}
    for chosen in _weighed(s):
        after = s.copy()
        if chosen < action.TAKE:
            after.high_bid, after.high_bidder = chosen - action.BID, seat
            end_auction(after)
        elif chosen < action.FIRST_LOSS:
            spend_god(after, chosen - action.TAKE)
        else:
            give_up(after, chosen - action.GIVE_UP)
            after.owed[:] = 0  # what else has to go is told by `losses`
        left = _lose_least(after)
        tiles = counted(left.tiles[seat].tolist())
        found[NOTATION.write(chosen)] = {"points": _points(_rows(left)[seat]), "tiles": tiles}
    return found


def _losses(s: Any) -> dict[str, int]:
    """The points of a group that would be left without some of its tiles: `fortress+pyramid`, in the order of tiles."""
    seat, found = int(s.seat), {}
    for disaster, group, points in CHOICES:
        for some in range(1, int(s.owed[disaster]) + 1):
            for chosen in combinations_with_replacement(group, some):
                tiles = s.tiles.copy()
                for kind in chosen:
                    tiles[seat, kind] -= 1
                if min(tiles[seat].tolist()) >= 0:
                    found["+".join(tile.NAMES[kind] for kind in chosen)] = int(points(tiles, seat))
    return found


def _weighed(s: Any) -> list[int]:
    """The actions whose outcome can be counted: what chance brings cannot."""
    seat = int(s.seat)
    if s.phase == phase.BID:
        return [action.BID + sun for sun in range(s.high_bid + 1, SUNS + 1) if s.suns_up[seat] >> sun & 1]
    if s.phase == phase.LOSE:
        kinds = [kind for owed, group, _ in CHOICES if s.owed[owed] > 0 for kind in group if s.tiles[seat, kind] > 0]
        return [action.GIVE_UP + kind for kind in kinds]
    if s.tiles[seat, tile.GOD] == 0:
        return []
    return [action.TAKE + kind for kind in sorted({*s.track.tolist()} - {tile.NONE, tile.GOD})]


def _lose_least(s: Any) -> Any:
    """All losses taken, the chosen ones where they cost least."""
    s.ra_player = NOBODY  # nothing is left to do but to lose
    resolve_disasters(s)
    for disaster, group, points in CHOICES:
        owed = int(s.owed[disaster])
        if owed == 0:
            continue
        held = s.tiles[s.seat].copy()
        best, most = held, -100
        for chosen in combinations_with_replacement(group, owed):
            s.tiles[s.seat] = held
            for kind in chosen:
                s.tiles[s.seat, kind] -= 1
            if min(s.tiles[s.seat].tolist()) >= 0 and (left := points(s.tiles, s.seat)) > most:
                best, most = s.tiles[s.seat].copy(), left
        s.tiles[s.seat] = best
        s.owed[disaster] = 0
    return s
