"""What an action did, as facts that can be told, and the view after each fact.

`tell` plays the action again on a copy, step by step, and tells what each step changed. `follow` is the other
half: whoever holds a view and hears the events has the next view. Tests hold the two against each other.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from epoca.game import Aside, Asked, Event, Milestone, Seat, Told, outcome
from epoca.games.ra import action, call, category, phase, tile
from epoca.games.ra.components import TRACK_SPACES
from epoca.games.ra.rules import act, advance, place
from epoca.games.ra.scoring import points as points_of
from epoca.games.ra.scoring import rank
from epoca.games.ra.state import NOBODY
from epoca.games.ra.tile import Tile
from epoca.games.ra.view import Auction, Bid, Player, RaView

# ---------------------------------------------------------------------------------------- the facts


@dataclass(frozen=True)
class Drew(Event):
    """A tile was drawn and laid on a space of the auction track."""

    seat: Seat
    tile: Tile
    space: int


@dataclass(frozen=True)
class DrewRa(Event):
    """A Ra was drawn: it is the `count`th of `last` in this epoch."""

    seat: Seat
    count: int
    last: int


@dataclass(frozen=True)
class AuctionOpened(Event):
    """An auction began: after a drawn Ra, or invoked, or invoked on a full track."""

    seat: Seat
    call: str


@dataclass(frozen=True)
class BidMade(Event):
    """A seat bid a sun."""

    seat: Seat
    sun: int


@dataclass(frozen=True)
class Passed(Event):
    """A seat passed; `forced` if it had no sun to bid."""

    seat: Seat
    forced: bool


@dataclass(frozen=True)
class Won(Event):
    """The highest bidder took the lot and the centre sun, and laid the winning sun in the centre."""

    seat: Seat
    sun: int
    centre_sun: int
    tiles: tuple[Tile, ...]


@dataclass(frozen=True)
class NobodyBid(Event):
    """All passed: the lot stays, or is discarded if the track was full."""

    discarded: tuple[Tile, ...]


@dataclass(frozen=True)
class GodSpent(Event):
    """A god left the game and a tile was taken for it."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True)
class TilesLost(Event):
    """Disasters took tiles."""

    seat: Seat
    tiles: tuple[Tile, ...]


@dataclass(frozen=True)
class EpochEnded(Milestone):
    """An epoch ended: by its last Ra, or because all suns are used."""

    epoch: int
    reason: str


@dataclass(frozen=True)
class Scored(Event):
    """What an epoch brought a seat, by category, and the seat's points now (None: not shown to the viewer)."""

    seat: Seat
    epoch: int
    gained: int
    points: Mapping[str, int]
    total: int | None


@dataclass(frozen=True)
class EpochOpened(Event):
    """A new epoch began."""

    epoch: int
    seat: Seat


@dataclass(frozen=True)
class MatchOver(Event):
    """The match ended; `points` are everybody's."""

    winner: Seat
    points: tuple[int, ...]


@dataclass(frozen=True)
class TurnBegan(Asked):
    """A seat has the turn."""


@dataclass(frozen=True)
class AskedToBid(Asked):
    """A seat has to bid or pass."""


@dataclass(frozen=True)
class MayGoOn(Asked):
    """A seat may spend another god."""


@dataclass(frozen=True)
class MustLose(Asked):
    """A seat has to choose tiles to give up."""

    civilizations: int
    monuments: int


# ------------------------------------------------------------------------------------------- telling


def tell(box: Any, before: Any, chosen: int, after: Any) -> Told:
    """What `action` did, in order."""
    s = before.copy()
    told: list[Event | Aside] = [*_tell_action(box, s, chosen, after)]
    while s.phase > phase.OVER:
        step, was = s.phase, s.copy()
        advance(box, s)
        told += _tell_step(box, step, was, s)
    if s.phase != phase.OVER:
        told.append(_tell_decision(s))
    return told


def _tell_action(box: Any, s: Any, chosen: int, after: Any) -> list[Event]:
    """Play the decision on `s` and tell it."""
    seat = Seat(s.seat)
    if chosen == action.DRAW:
        kind = int(np.flatnonzero(s.bag != after.bag)[0])
        track = s.track.copy()
        place(box, s, kind)
        if s.phase == phase.NEXT_BIDDER or s.phase == phase.EPOCH_ENDS:
            last = int(box.last_ra[s.seats])
            ra = DrewRa(seat, int(s.ra_drawn), last)
            return [ra] if s.phase == phase.EPOCH_ENDS else [ra, AuctionOpened(seat, call.NAMES[s.call])]
        return [Drew(seat, tile.name(kind), int(np.flatnonzero(s.track != track)[0]))]
    act(box, s, chosen)
    if chosen == action.PASS:
        return [Passed(seat, forced=False)]
    if action.BID < chosen < action.TAKE:
        return [BidMade(seat, chosen - action.BID)]
    if action.TAKE <= chosen < action.FIRST_LOSS:
        return [GodSpent(seat, tile.name(chosen - action.TAKE))]
    if action.FIRST_LOSS <= chosen < action.DONE:
        return [TilesLost(seat, (tile.name(chosen - action.GIVE_UP),))]
    return [] if chosen == action.DONE else [AuctionOpened(seat, call.NAMES[s.call])]


def _tell_step(box: Any, step: int, was: Any, s: Any) -> Told:
    """What one step of the rules changed."""
    if step == phase.NEXT_BIDDER:
        asked = 1 if s.phase == phase.BID else 0
        skipped = was.bids_left - s.bids_left - asked
        return [Passed(Seat((was.seat + 1 + i) % s.seats), forced=True) for i in range(skipped)]
    if step == phase.AUCTION_ENDS and was.high_bidder == NOBODY:
        return [NobodyBid(tiles_on(was) if was.call == call.INVOKED_FULL else ())]
    if step == phase.AUCTION_ENDS:
        return [Won(Seat(was.high_bidder), int(was.high_bid), int(was.centre_sun), tiles_on(was))]
    if step == phase.LOSSES:
        lost = tile.names(was.tiles[was.seat] - s.tiles[was.seat])
        return [TilesLost(Seat(was.seat), lost)] if lost else []
    if step == phase.EPOCH_ENDS:
        return _tell_epoch(box, was, s)
    return []


def _tell_epoch(box: Any, was: Any, s: Any) -> Told:
    epoch = int(was.epoch)
    reason = "last-ra" if was.ra_drawn == box.last_ra[was.seats] else "no-suns"
    told: list[Event | Aside] = [EpochEnded(epoch, reason)]
    shown = s.phase == phase.OVER or bool(box.open_scores)
    for seat in range(s.seats):
        row = s.sheet[epoch - 1, seat]
        points = dict(zip(category.NAMES, row.tolist(), strict=True))
        scored = Scored(Seat(seat), epoch, int(row.sum()), points, int(s.points[seat]))
        told.append(scored if shown else Aside(seat, scored, replace(scored, total=None)))
    if s.phase == phase.OVER:
        result = outcome(points_of, rank, box, s)
        told.append(MatchOver(Seat(result.winners[0]), result.points))
    else:
        told.append(EpochOpened(int(s.epoch), Seat(s.seat)))
    return told


def _tell_decision(s: Any) -> Asked:
    seat = Seat(s.seat)
    if s.phase == phase.BID:
        return AskedToBid(seat)
    if s.phase == phase.MORE_GODS:
        return MayGoOn(seat)
    if s.phase == phase.LOSE:
        return MustLose(seat, int(s.owed[tile.UNREST]), int(s.owed[tile.EARTHQUAKE]))
    return TurnBegan(seat)


def tiles_on(s: Any) -> tuple[Tile, ...]:
    """The tiles of the auction track, from the left."""
    return tuple(tile.name(kind) for kind in s.track if kind != tile.NONE)


# ----------------------------------------------------------------------------------------- following

EMPTY_TRACK = (None,) * TRACK_SPACES
OWNABLE_NAMES = frozenset(tile.NAMES[: tile.OWNABLE])
FORGOTTEN = frozenset(tile.NAMES[tile.FLOOD : tile.MONUMENT])  # RA-40


def follow(view: RaView, event: Event) -> RaView:
    """The view after an event."""
    match event:
        case Drew(_, name, space):
            track = (*view.track[:space], str(name), *view.track[space + 1 :])
            return replace(view, track=track, bag=_less(view.bag, name))
        case DrewRa(_, count, _):
            return replace(view, ra_drawn=count, bag=_less(view.bag, "ra"))
        case AuctionOpened(seat, how):
            return replace(view, auction=Auction(int(seat), how, 0, None, ()))
        case BidMade(seat, sun):
            view = _bid(view, seat, sun)
            assert view.auction
            return replace(view, auction=replace(view.auction, high_bid=sun, high_bidder=int(seat)))
        case Passed(seat):
            return _bid(view, seat, None)
        case Won(seat, sun, centre_sun, tiles):
            return replace(_take_lot(view, seat, sun, centre_sun, tiles), centre_sun=sun, track=EMPTY_TRACK)
        case NobodyBid(discarded):
            return replace(view, track=EMPTY_TRACK if discarded else view.track)
        case GodSpent(seat, name):
            space = view.track.index(name)
            track = (*view.track[:space], None, *view.track[space + 1 :])
            owned = _less(view.players[seat].tiles, "god")
            return replace(_own(view, seat, _more(owned, (name,))), track=track)
        case TilesLost(seat, lost):
            left = view.players[seat].tiles
            for name in lost:
                left = _less(left, name)
            return _own(view, seat, left)
        case EpochEnded():
            players = tuple(_forget(player) for player in view.players)
            cleared = replace(view, players=players, track=EMPTY_TRACK, ra_drawn=0, auction=None)
            return replace(cleared, civilizations_owed=0, monuments_owed=0, scorings=(*view.scorings, ()))
        case Scored(seat, _, _, points, total):
            scorings = (*view.scorings[:-1], (*view.scorings[-1], points))
            scored = replace(view.players[seat], points=total)
            return replace(_seated(view, seat, scored), scorings=scorings)
        case EpochOpened(epoch, _):
            return replace(view, epoch=epoch)
        case MatchOver(_, points):
            players = tuple(replace(p, points=n) for p, n in zip(view.players, points, strict=True))
            return replace(view, players=players, phase="over", seat=None)
        case TurnBegan(seat):
            return _decides(replace(view, auction=None), seat, "turn")
        case AskedToBid(seat):
            return _decides(view, seat, "bid")
        case MayGoOn(seat):
            return _decides(view, seat, "more-gods")
        case MustLose(seat, civilizations, monuments):
            return _decides(view, seat, "lose", civilizations, monuments)
    return view


def _decides(view: RaView, seat: int, decision: str, civilizations: int = 0, monuments: int = 0) -> RaView:
    return replace(view, seat=int(seat), phase=decision, civilizations_owed=civilizations, monuments_owed=monuments)


def _bid(view: RaView, seat: int, sun: int | None) -> RaView:
    assert view.auction
    return replace(view, auction=replace(view.auction, bids=(*view.auction.bids, Bid(int(seat), sun))))


def _take_lot(view: RaView, seat: int, sun: int, centre_sun: int, tiles: tuple[Tile, ...]) -> RaView:
    player = view.players[seat]
    return _seated(
        view,
        seat,
        replace(
            player,
            suns_up=tuple(own for own in player.suns_up if own != sun),
            suns_down=_sorted(*player.suns_down, centre_sun),
            tiles=_more(player.tiles, tiles),
        ),
    )


def _forget(player: Player) -> Player:
    tiles = {name: count for name, count in player.tiles.items() if name not in FORGOTTEN}
    return replace(player, tiles=tiles, suns_up=_sorted(*player.suns_up, *player.suns_down), suns_down=())


def _own(view: RaView, seat: int, tiles: Mapping[str, int]) -> RaView:
    return _seated(view, seat, replace(view.players[seat], tiles=tiles))


def _seated(view: RaView, seat: int, player: Player) -> RaView:
    return replace(view, players=(*view.players[:seat], player, *view.players[seat + 1 :]))


def _less(counts: Mapping[str, int], lost: str) -> dict[str, int]:
    return {name: count - (name == lost) for name, count in counts.items() if count - (name == lost) > 0}


def _more(counts: Mapping[str, int], tiles: tuple[Tile, ...]) -> dict[str, int]:
    more = dict(counts)
    for name in tiles:
        if name in OWNABLE_NAMES:
            more[str(name)] = more.get(name, 0) + 1
    return more


def _sorted(*values: int) -> tuple[int, ...]:
    return tuple(sorted(values, reverse=True))
