"""What a seat may know of a position, and the score sheet.

Everything in Ra lies open but the points of the others (RA-10) and the tile that comes next. What was open once, but
is not any more, is known to whoever remembers it: which tiles are left in the bag, and what each epoch brought the
others. A table with the option `memory` shows it to all; otherwise it is in nobody's view.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any

import numpy as np

from epoca.game import NOBODY, SPECTATOR, Sheet
from epoca.games.ra import call, category, phase, tile
from epoca.games.ra.components import EPOCHS, MOST_SEATS, POINTS_AT_START, suns
from epoca.games.ra.state import NOT_YET, PASSED
from epoca.views import own, part

ON_TRACK = (*tile.NAMES, None)  # what lies on a space, by kind: `tile.NONE` is -1


@dataclass(frozen=True)
class Player:
    """What lies in front of a player."""

    suns_up: tuple[int, ...]
    suns_down: tuple[int, ...]
    tiles: Mapping[str, int]
    points: int | None  # None: not shown to this viewer


@dataclass(frozen=True)
class Bid:
    """What a seat bid in an auction."""

    seat: int
    sun: int | None  # None: passed


@dataclass(frozen=True)
class Auction:
    """The auction under way."""

    ra_player: int
    call: str  # drawn, invoked, or invoked-full: on a full track
    high_bid: int
    high_bidder: int | None
    bids: tuple[Bid, ...] = field(repr=False)  # in the order they were made; as text, the highest says enough


Scorings = tuple[tuple[Mapping[str, int] | None, ...], ...]  # by epoch and seat, points by category; None: not shown


@dataclass(frozen=True)
class RaView:
    """The table as one seat sees it."""

    viewer: int = own(lambda box, s, viewer: viewer)
    open_scores: bool = part(lambda box, s: bool(box.open_scores))
    seat: int | None = part(lambda box, s: None if s.seat == NOBODY else int(s.seat))  # whose decision it is
    phase: str = part(lambda box, s: phase.NAMES[s.phase])
    epoch: int = part(lambda box, s: int(s.epoch))
    auction: Auction | None = part(lambda box, s: _auction(s))
    centre_sun: int = part(lambda box, s: int(s.centre_sun))
    ra_drawn: int = part(lambda box, s: int(s.ra_drawn))  # with 0 the barque is before the track (RA-4)
    last_ra: int = part(lambda box, s: int(box.last_ra[s.seats]))  # the Ra that ends the epoch
    ra_tiles_stay: bool = part(lambda box, s: bool(box.ra_tiles_stay))  # no barque: Ra tiles lie on the Ra track
    track: tuple[str | None, ...] = part(lambda box, s: tuple(ON_TRACK[kind] for kind in s.track.tolist()))
    civilizations_owed: int = part(lambda box, s: int(s.owed[tile.UNREST]))
    monuments_owed: int = part(lambda box, s: int(s.owed[tile.EARTHQUAKE]))
    bag: Mapping[str, int] | None = part(lambda box, s: _bag(box, s))  # None: nobody is told what is left
    players: tuple[Player, ...] = own(lambda box, s, viewer: _players(box, s, viewer))
    scorings: Scorings = own(lambda box, s, viewer: _shown_scorings(box, s, viewer))


def shows_scorings(box: Any, s: Any) -> bool:
    """RA-10: whether everybody is shown what each epoch brought the others."""
    return bool(box.shows_memory or box.open_scores or s.phase == phase.OVER)


def scorings(s: Any) -> Scorings:
    """Everybody's points by category, for the epochs scored so far."""
    return _scorings(s.sheet.tobytes(), int(s.seats), _scored(s))


def _shown_scorings(box: Any, s: Any, viewer: int) -> Scorings:
    """RA-10: a seat knows where its own points came from."""
    shown = scorings(s)
    return shown if shows_scorings(box, s) else tuple(_own_only(epoch, viewer) for epoch in shown)


def _own_only(epoch: tuple[Any, ...], seat: int) -> tuple[Any, ...]:
    return tuple(row if other == seat else None for other, row in enumerate(epoch))


@lru_cache(maxsize=1 << 12)
def _scorings(sheet: bytes, seats: int, scored: int) -> Scorings:
    """The sheet by category; it changes once in an epoch."""
    rows = np.frombuffer(sheet, np.int16).reshape(EPOCHS, MOST_SEATS, category.COUNT)[:scored, :seats].tolist()
    return tuple(tuple(dict(zip(category.NAMES, row, strict=True)) for row in epoch) for epoch in rows)


def _auction(s: Any) -> Auction | None:
    if s.ra_player == NOBODY:
        return None
    bidder = None if s.high_bidder == NOBODY else int(s.high_bidder)
    return Auction(int(s.ra_player), call.NAMES[s.call], int(s.high_bid), bidder, _bids(s))


def _bids(s: Any) -> tuple[Bid, ...]:
    """RA-23: the Ra player is the last to bid."""
    made, seats = s.bids.tolist(), int(s.seats)
    order = ((int(s.ra_player) + 1 + i) % seats for i in range(seats))
    return tuple(Bid(seat, None if made[seat] == PASSED else made[seat]) for seat in order if made[seat] != NOT_YET)


def _bag(box: Any, s: Any) -> Mapping[str, int] | None:
    return counted(s.bag.tolist()) if box.shows_memory else None


def _players(box: Any, s: Any, viewer: int) -> tuple[Player, ...]:
    """RA-10: others' points are secret while the match lasts, unless the table plays with open scores."""
    players = _in_front(s.suns_up.tobytes(), s.suns_down.tobytes(), s.tiles.tobytes())[: s.seats]
    shown = box.open_scores or s.phase == phase.OVER
    if not shown and viewer == SPECTATOR:
        return players
    points = s.points.tolist()
    return tuple(
        Player(player.suns_up, player.suns_down, player.tiles, points[seat]) if shown or seat == viewer else player
        for seat, player in enumerate(players)
    )


@lru_cache(maxsize=1 << 12)
def _in_front(up: bytes, down: bytes, tiles: bytes) -> tuple[Player, ...]:
    """What lies in front of all seats, their points not shown; most moves change nothing of it."""
    rows = np.frombuffer(tiles, np.int8).reshape(MOST_SEATS, -1).tolist()
    sets = zip(np.frombuffer(up, np.int32).tolist(), np.frombuffer(down, np.int32).tolist(), rows, strict=True)
    return tuple(Player(suns(ups), suns(downs), counted(row), None) for ups, downs, row in sets)


def counted(counts: Iterable[int]) -> dict[str, int]:
    """Counts by kind as the names and numbers of what is there."""
    return {tile.NAMES[kind]: count for kind, count in enumerate(counts) if count}


def _scored(s: Any) -> int:
    """How many epochs are scored."""
    return int(s.epoch) if s.phase == phase.OVER else int(s.epoch) - 1


def score_sheet(box: Any, s: Any) -> Sheet:
    """Points by epoch, seat and category, for the epochs scored so far."""
    epochs = s.sheet[: _scored(s), : s.seats].tolist()
    return Sheet(POINTS_AT_START, category.NAMES, tuple(tuple(tuple(row) for row in epoch) for epoch in epochs))


def own_sheet(box: Any, s: Any, sheet: Sheet, viewer: int) -> Sheet:
    """RA-10: the sheet as a seat may see it; what is not shown is left empty."""
    if shows_scorings(box, s):
        return sheet
    epochs = tuple(tuple(row or () for row in _own_only(epoch, viewer)) for epoch in sheet.scorings)
    return replace(sheet, scorings=epochs)
