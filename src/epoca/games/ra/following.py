"""The view after an event: whoever holds a view and hears what is told has the next view.

Tests hold it against `tell`.
"""

from collections.abc import Mapping
from dataclasses import replace

from epoca.game import Event
from epoca.games.ra import events, tile
from epoca.games.ra.components import TRACK_SPACES
from epoca.games.ra.tile import Tile
from epoca.games.ra.view import Auction, Bid, Player, RaView

EMPTY_TRACK = (None,) * TRACK_SPACES
OWNABLE_NAMES = frozenset(tile.NAMES[: tile.OWNABLE])
FORGOTTEN = frozenset(tile.NAMES[tile.FLOOD : tile.MONUMENT])  # RA-40


def follow(view: RaView, event: Event) -> RaView:
    """The view after an event."""
    match event:
        case events.Drew(_, name, space):
            track = (*view.track[:space], str(name), *view.track[space + 1 :])
            return replace(view, track=track, bag=_drawn(view.bag, name))
        case events.DrewRa(_, count, _):
            return replace(view, ra_drawn=count, bag=_drawn(view.bag, "ra"))
        case events.AuctionOpened(seat, how):
            return replace(view, auction=Auction(int(seat), how, 0, None, ()))
        case events.BidMade(seat, sun):
            view = _bid(view, seat, sun)
            assert view.auction
            return replace(view, auction=replace(view.auction, high_bid=sun, high_bidder=int(seat)))
        case events.Passed(seat):
            return _bid(view, seat, None)
        case events.Won(seat, sun, centre_sun, tiles):
            return replace(_take_lot(view, seat, sun, centre_sun, tiles), centre_sun=sun, track=EMPTY_TRACK)
        case events.NobodyBid(discarded):
            return replace(view, track=EMPTY_TRACK if discarded else view.track)
        case events.GodSpent(seat, name):
            space = view.track.index(name)
            track = (*view.track[:space], None, *view.track[space + 1 :])
            owned = _less(view.players[seat].tiles, "god")
            return replace(_own(view, seat, _more(owned, (name,))), track=track)
        case events.TilesLost(seat, lost):
            left = view.players[seat].tiles
            for name in lost:
                left = _less(left, name)
            return _own(view, seat, left)
        case events.EpochEnded():
            players = tuple(_forget(player) for player in view.players)
            cleared = replace(view, players=players, track=EMPTY_TRACK, ra_drawn=0, auction=None)
            return replace(cleared, civilizations_owed=0, monuments_owed=0, scorings=(*view.scorings, ()))
        case events.Scored(seat, _, _, points, total):
            return _scored(_seated(view, seat, replace(view.players[seat], points=total)), points)
        case events.ScoredUnseen():
            return _scored(view, None)
        case events.EpochOpened(epoch, _):
            return replace(view, epoch=epoch)
        case events.MatchOver(_, points, scorings):
            players = tuple(replace(p, points=n) for p, n in zip(view.players, points, strict=True))
            return replace(view, players=players, phase="over", seat=None, scorings=scorings)
        case events.TurnBegan(seat):
            return _decides(replace(view, auction=None), seat, "turn")
        case events.AskedToBid(seat):
            return _decides(view, seat, "bid")
        case events.MayGoOn(seat):
            return _decides(view, seat, "more-gods")
        case events.MustLose(seat, civilizations, monuments):
            return _decides(view, seat, "lose", civilizations, monuments)
    return view


def _decides(view: RaView, seat: int, decision: str, civilizations: int = 0, monuments: int = 0) -> RaView:
    return replace(view, seat=int(seat), phase=decision, civilizations_owed=civilizations, monuments_owed=monuments)


def _scored(view: RaView, points: Mapping[str, int] | None) -> RaView:
    return replace(view, scorings=(*view.scorings[:-1], (*view.scorings[-1], points)))


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


def _drawn(bag: Mapping[str, int] | None, name: str) -> dict[str, int] | None:
    return None if bag is None else _less(bag, name)


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
