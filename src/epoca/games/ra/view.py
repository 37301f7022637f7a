"""What a seat may know of a position, and the score sheet.

Everything in Ra lies open but the points of the others (RA-10) and the tile that comes next. What is in the bag
is known to whoever counts, so the view counts. What an epoch brought everybody is counted in the open too; that the
sums stay secret is a courtesy, as at a real table.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from epoca.game import OVER as NOBODY_TO_MOVE
from epoca.game import Outcome, Sheet
from epoca.games.ra.components import (
    EARTHQUAKE,
    OWNABLE,
    POINTS_AT_START,
    TILE_NAMES,
    UNREST,
    suns,
)
from epoca.games.ra.scoring import rank
from epoca.games.ra.state import BID, CATEGORIES, EMPTY, LOSE, MORE_GODS, NOBODY, OVER, TURN

PHASES = {TURN: "turn", MORE_GODS: "more-gods", BID: "bid", LOSE: "lose", OVER: "over"}
CALLS = ("drawn", "invoked", "invoked-full")


@dataclass(frozen=True)
class Player:
    """What lies in front of a player."""

    suns_up: tuple[int, ...]
    suns_down: tuple[int, ...]
    tiles: Mapping[str, int]
    points: int | None  # None: not shown to this viewer


@dataclass(frozen=True)
class Auction:
    """The auction under way."""

    ra_player: int
    call: str  # drawn, invoked, or invoked-full: on a full track
    high_bid: int
    high_bidder: int | None


@dataclass(frozen=True)
class RaView:
    """The table as one seat sees it."""

    viewer: int
    open_scores: bool
    seat: int | None  # whose decision it is
    phase: str
    epoch: int
    auction: Auction | None
    centre_sun: int
    ra_drawn: int
    last_ra: int  # the Ra that ends the epoch
    ra_tiles_stay: bool
    track: tuple[str | None, ...]
    civilizations_owed: int
    monuments_owed: int
    bag: Mapping[str, int]
    players: tuple[Player, ...]
    scorings: tuple[tuple[Mapping[str, int], ...], ...]  # by epoch and seat, points by category


def view(box: Any, s: Any, viewer: int) -> RaView:
    """The position as `viewer` may know it."""
    return RaView(
        viewer=viewer,
        open_scores=bool(box.open_scores),
        seat=None if s.seat == NOBODY else int(s.seat),
        phase=PHASES[int(s.phase)],
        epoch=int(s.epoch),
        auction=_auction(s),
        centre_sun=int(s.centre_sun),
        ra_drawn=int(s.ra_drawn),
        last_ra=int(box.last_ra[s.seats]),
        ra_tiles_stay=bool(box.ra_tiles_stay),
        track=tuple(None if tile == EMPTY else TILE_NAMES[tile] for tile in s.track),
        civilizations_owed=int(s.owed[UNREST]),
        monuments_owed=int(s.owed[EARTHQUAKE]),
        bag=counted(s.bag),
        players=tuple(_player(box, s, seat, viewer) for seat in range(s.seats)),
        scorings=tuple(
            tuple(dict(zip(sheet.categories, row, strict=True)) for row in scoring)
            for sheet in (score_sheet(box, s),)
            for scoring in sheet.scorings
        ),
    )


def _auction(s: Any) -> Auction | None:
    if s.ra_player == NOBODY:
        return None
    bidder = None if s.high_bidder == NOBODY else int(s.high_bidder)
    return Auction(int(s.ra_player), CALLS[s.call], int(s.high_bid), bidder)


def _player(box: Any, s: Any, seat: int, viewer: int) -> Player:
    shown = points_shown(bool(box.open_scores), seat, viewer) or s.phase == OVER
    return Player(
        suns_up=suns(int(s.suns_up[seat])),
        suns_down=suns(int(s.suns_down[seat])),
        tiles=counted(s.tiles[seat, :OWNABLE]),
        points=int(s.points[seat]) if shown else None,
    )


def points_shown(open_scores: bool, seat: int, viewer: int) -> bool:
    """RA-10: points are secret while the match lasts, unless the table plays with open scores."""
    return open_scores or seat == viewer


def counted(counts: Any) -> dict[str, int]:
    """An array of counts by kind as the names and numbers of what is there."""
    return {TILE_NAMES[kind]: int(count) for kind, count in enumerate(counts) if count}


def score_sheet(box: Any, s: Any) -> Sheet:
    """Points by epoch, seat and category, for the epochs scored so far."""
    scored = s.epoch if s.phase == OVER else s.epoch - 1
    scorings = s.sheet[:scored, : s.seats].tolist()
    return Sheet(POINTS_AT_START, CATEGORIES, tuple(tuple(tuple(row) for row in epoch) for epoch in scorings))


def outcome(box: Any, s: Any) -> Outcome:
    """RA-49: most points win; of those tied, the holder of the highest sun."""
    if s.seat != NOBODY_TO_MOVE:
        raise ValueError("the match is not over")
    seats = range(s.seats)
    return Outcome(tuple(int(s.points[seat]) for seat in seats), tuple(int(rank(box, s, seat)) for seat in seats))
