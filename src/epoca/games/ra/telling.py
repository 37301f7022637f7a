"""Telling what an action did: it is played again on a copy, step by step, and each step tells what it changed."""

from dataclasses import replace
from typing import Any

from epoca.game import NOBODY, Aside, Asked, Event, Seat, Told, outcome
from epoca.games.ra import action, call, category, events, phase, tile
from epoca.games.ra.rules import act, advance, place
from epoca.games.ra.scoring import points as points_of
from epoca.games.ra.scoring import rank
from epoca.games.ra.tile import Tile
from epoca.games.ra.view import counted, scorings, shows_scorings


def tell(box: Any, before: Any, chosen: int, after: Any) -> Told:
    """What an action did, in order."""
    if chosen == action.DRAW and (kind := _unlike(before.bag, after.bag)) != tile.RA:  # RA-14, RA-20: that is all
        space = _unlike(before.track, after.track)
        return [events.Drew(Seat(before.seat), tile.name(kind), space), _tell_decision(after)]
    if after.phase == phase.BID:  # RA-23: an auction begins, or the next one is asked
        seat, left = before.seat, before.bids_left if before.phase == phase.BID else before.seats
        return [*_tell_action(box, seat, chosen, after), *_tell_skipped(seat, left, after), _tell_decision(after)]
    s = before.copy()
    if chosen == action.DRAW:
        place(box, s, tile.RA)
    else:
        act(box, s, chosen)
    told: list[Event | Aside] = [*_tell_action(box, before.seat, chosen, s)]
    while s.phase > phase.OVER:
        step, was = s.phase, s.copy()
        advance(box, s)
        told += _tell_step(box, step, was, s)
    if s.phase != phase.OVER:
        told.append(_tell_decision(s))
    return told


def _tell_action(box: Any, decides: int, chosen: int, s: Any) -> list[Event]:
    """What somebody decided, which was a Ra tile if they drew; `s` is how things stand after that."""
    seat = Seat(decides)
    if chosen == action.DRAW:
        ra = events.DrewRa(seat, int(s.ra_drawn), int(box.last_ra[s.seats]))
        return [ra] if s.phase == phase.EPOCH_ENDS else [ra, events.AuctionOpened(seat, call.NAMES[s.call])]
    if chosen == action.PASS:
        return [events.Passed(seat, forced=False)]
    if action.BID < chosen < action.TAKE:
        return [events.BidMade(seat, chosen - action.BID)]
    if action.TAKE <= chosen < action.FIRST_LOSS:
        return [events.GodSpent(seat, tile.name(chosen - action.TAKE))]
    if action.FIRST_LOSS <= chosen < action.DONE:
        return [events.TilesLost(seat, (tile.name(chosen - action.GIVE_UP),))]
    return [] if chosen == action.DONE else [events.AuctionOpened(seat, call.NAMES[s.call])]


def _tell_step(box: Any, step: int, was: Any, s: Any) -> Told:
    """What one step of the rules changed."""
    if step == phase.NEXT_BIDDER:
        return _tell_skipped(was.seat, was.bids_left, s)
    if step == phase.AUCTION_ENDS and was.high_bidder == NOBODY:
        return [events.NobodyBid(tiles_on(was) if was.call == call.INVOKED_FULL else ())]
    if step == phase.AUCTION_ENDS:
        return [events.Won(Seat(was.high_bidder), int(was.high_bid), int(was.centre_sun), tiles_on(was))]
    if step == phase.LOSSES and was.tiles.tobytes() != s.tiles.tobytes():
        return [events.TilesLost(Seat(was.seat), tile.names(was.tiles[was.seat] - s.tiles[was.seat]))]
    if step == phase.EPOCH_ENDS:
        return _tell_epoch(box, was, s)
    return []


def _tell_skipped(seat: int, left: int, s: Any) -> list[Event | Aside]:
    """Those after a seat who could only pass, of so many who were left to be asked."""
    skipped = left - s.bids_left - (s.phase == phase.BID)
    return [events.Passed(Seat((seat + 1 + i) % s.seats), forced=True) for i in range(skipped)]


def _tell_epoch(box: Any, was: Any, s: Any) -> Told:
    epoch = int(was.epoch)
    reason = "last-ra" if was.ra_drawn == box.last_ra[was.seats] else "no-suns"
    told: list[Event | Aside] = [events.EpochEnded(epoch, reason)]
    shown = s.phase == phase.OVER or bool(box.open_scores)
    for seat in range(s.seats):
        row = s.sheet[epoch - 1, seat]
        points = dict(zip(category.NAMES, row.tolist(), strict=True))
        tiles = counted(was.tiles[seat].tolist())
        scored = events.Scored(Seat(seat), epoch, int(row.sum()), points, int(s.points[seat]), tiles)
        secret = replace(scored, total=None) if shows_scorings(box, s) else events.ScoredUnseen(Seat(seat), epoch)
        told.append(scored if shown else Aside(seat, scored, secret))
    if s.phase == phase.OVER:
        result = outcome(points_of, rank, box, s)
        told.append(events.MatchOver(Seat(result.winners[0]), result.points, scorings(s)))
    else:
        told.append(events.EpochOpened(int(s.epoch), Seat(s.seat)))
    return told


def _tell_decision(s: Any) -> Asked:
    seat = Seat(s.seat)
    if s.phase == phase.BID:
        return events.AskedToBid(seat)
    if s.phase == phase.MORE_GODS:
        return events.MayGoOn(seat)
    if s.phase == phase.LOSE:
        return events.MustLose(seat, int(s.owed[tile.UNREST]), int(s.owed[tile.EARTHQUAKE]))
    return events.TurnBegan(seat)


def _unlike(one: Any, other: Any) -> int:
    """The first place where two short arrays are not alike; NumPy would take longer to begin."""
    apart = int.from_bytes(one.tobytes(), "little") ^ int.from_bytes(other.tobytes(), "little")
    return ((apart & -apart).bit_length() - 1) // (8 * int(one.itemsize))


def tiles_on(s: Any) -> tuple[Tile, ...]:
    """The tiles of the auction track, from the left."""
    return tuple(tile.name(kind) for kind in s.track if kind != tile.NONE)
