"""Quay as people see it: views, events, refusals and notation."""

from dataclasses import dataclass, replace

from epoca.game import NOBODY, Asked, Event, Milestone, Notation, Refusal, Seat
from epoca.views import own, part
from epoca_quay.rules import ACTIONS, BIGGEST, CRATES, PASS, score


@dataclass(frozen=True)
class Player:
    """What lies in front of a player."""

    coins: int
    crates: tuple[int, ...]
    points: int


@dataclass(frozen=True)
class QuayView:
    """The quay: all of it lies open."""

    viewer: int = own(lambda box, s, viewer: viewer)
    seat: int | None = part(lambda box, s: None if s.seat == NOBODY else int(s.seat))
    crate: int = part(lambda box, s: int(s.crate))
    to_come: int = part(lambda box, s: CRATES - int(s.ashore))
    high_bid: int = part(lambda box, s: int(s.high_bid))
    bidder_seat: int | None = part(lambda box, s: None if s.high_bidder == NOBODY else int(s.high_bidder))
    players: tuple[Player, ...] = part(lambda box, s: players(box, s), whole=True)


def crates_of(bits):
    """The crates in a set of bits, the most valuable first."""
    return tuple(crate for crate in range(BIGGEST, 0, -1) if bits >> crate & 1)


def players(box, s):
    """What lies in front of everybody."""
    return tuple(
        Player(int(s.coins[seat]), crates_of(int(s.crates[seat])), int(score(box, s, seat))) for seat in range(s.seats)
    )


@dataclass(frozen=True)
class BidMade(Event):
    """A seat bid some coins."""

    seat: Seat
    coins: int


@dataclass(frozen=True)
class Passed(Event):
    """A seat passed."""

    seat: Seat


@dataclass(frozen=True)
class Sold(Event):
    """The highest bidder paid and took the crate; `points` are what it has now."""

    seat: Seat
    crate: int
    coins: int
    points: int


@dataclass(frozen=True)
class BackToSea(Event):
    """All passed, and the crate is gone."""

    crate: int


@dataclass(frozen=True)
class Landed(Event):
    """A crate came ashore."""

    crate: int


@dataclass(frozen=True)
class MatchOver(Milestone):
    """The last crate is sold."""

    winners: tuple[Seat, ...]
    points: int


@dataclass(frozen=True)
class AskedToBid(Asked):
    """A seat has to bid or pass."""


def tell(box, before, action, after):
    """What an action did, in order."""
    seat = Seat(before.seat)
    told = [BidMade(seat, int(action)) if action != PASS else Passed(seat)]
    if before.bids_left == 1:
        buyer = seat if action != PASS else Seat(before.high_bidder)
        price = int(action) if action != PASS else int(before.high_bid)
        crate = int(before.crate)
        told.append(BackToSea(crate) if buyer == NOBODY else Sold(buyer, crate, price, int(score(box, after, buyer))))
        if after.seat == NOBODY:
            points = [int(score(box, after, each)) for each in range(after.seats)]
            winners = tuple(Seat(each) for each, has in enumerate(points) if has == max(points))
            return [*told, MatchOver(winners, max(points))]
        told.append(Landed(int(after.crate)))
    return [*told, AskedToBid(Seat(after.seat))]


def follow(view, event):
    """The view after an event."""
    match event:
        case BidMade(seat=seat, coins=coins):
            return replace(view, high_bid=coins, bidder_seat=int(seat))
        case Sold(seat=seat, crate=crate, coins=coins, points=points):
            was = view.players[seat]
            now = Player(was.coins - coins, tuple(sorted((*was.crates, crate), reverse=True)), points)
            return replace(view, players=(*view.players[:seat], now, *view.players[seat + 1 :]))
        case Landed(crate=crate):
            return replace(view, crate=crate, to_come=view.to_come - 1, high_bid=0, bidder_seat=None)
        case AskedToBid(seat=seat):
            return replace(view, seat=int(seat))
        case MatchOver():
            return replace(view, seat=None)
    return view


def refusal(box, s, seat, action):
    """Why a seat may not do this, or None if it may."""
    if s.seat == NOBODY:
        return Refusal("Q-6", "match-over", {})
    if seat != s.seat:
        return Refusal("Q-3", "not-your-turn", {})
    if not 0 <= action < ACTIONS:
        return Refusal("Q-3", "no-such-action", {})
    if action > s.coins[seat]:
        return Refusal("Q-3", "too-few-coins", {"coins": int(s.coins[seat])})
    if 0 < action <= s.high_bid:
        return Refusal("Q-3", "bid-too-low", {"high": int(s.high_bid)})
    return None


def dealt(box, s):
    """The first crate."""
    return f"crate {s.crate}"


def drawn(box, before, action, after):
    """The crate that came ashore, if one did."""
    return f"crate {after.crate}" if after.ashore > before.ashore else ""


NOTATION = Notation(["pass", *(f"bid {coins}" for coins in range(1, ACTIONS))], ["pass", "bid 3"], dealt, drawn)
