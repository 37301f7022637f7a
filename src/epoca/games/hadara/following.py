"""The view after an event: whoever holds a view and hears what is told has the next view.

Tests hold it against `tell`.
"""

from dataclasses import replace
from typing import Any

from epoca.game import Event
from epoca.games.hadara import events, marker, phase
from epoca.games.hadara.components import BUSTS, COLOURS, REQUIREMENTS
from epoca.games.hadara.view import NO_STEPS, Face, HadaraView, Player, Region, Tile, positions

PHASE_ASKED = {asked: phase.NAMES[decision] for decision, asked in events.ASKED.items()}


def follow(view: HadaraView, event: Event) -> HadaraView:
    """The view after an event."""
    if isinstance(event, events.Changed):
        player = replace(view.players[event.seat], coins=event.coins, markers=event.markers)
        view = _seated(view, event.seat, player)
    match event:
        case events.HadaraAsked(seat, points):
            short = event.short if isinstance(event, events.AskedAboutHunger) else 0
            turning = positions(len(view.players)) if isinstance(event, events.AskedForWheel) else ()
            asked = replace(view, seat=int(seat), phase=PHASE_ASKED[type(event)], short=short, positions=turning)
            return _scored(asked, points)
        case events.SideChosen(seat, _, _, side):
            return _seated(view, seat, replace(view.players[seat], side=side))
        case events.EpochOpened(epoch, seat, cards):
            inner = (cards,) * len(COLOURS)
            return replace(view, epoch=epoch, half="A", round=1, start_player=int(seat), inner=inner, shields=())
        case events.RoundBegan(half, number):
            return replace(view, half=half, round=number, shields=())
        case events.PairDrawn(seat, colour, cards):
            pile = COLOURS.index(colour)
            inner = _put(view.inner, pile, view.inner[pile] - 2)
            own = cards if seat == view.viewer else view.hand
            view = replace(view, inner=inner, shields=(*view.shields, str(colour)), hand=own)
            return _seated(view, seat, replace(view.players[seat], drawn=2))
        case events.CardLaid(seat, card):
            pile = COLOURS.index(card.colour)
            outer, tops = _put(view.outer, pile, view.outer[pile] + 1), _put(view.tops, pile, card)
            own = () if seat == view.viewer else view.hand
            view = replace(view, outer=outer, tops=tops, hand=own)
            return _seated(view, seat, replace(view.players[seat], drawn=0))
        case events.CardTaken(_, card, below):
            pile = COLOURS.index(card.colour)
            outer, tops = _put(view.outer, pile, view.outer[pile] - 1), _put(view.tops, pile, below)
            return replace(view, outer=outer, tops=tops)
        case events.CardKept(seat, _, _, card):
            return _own(view, seat, (*view.players[seat].cards, card))
        case events.CardSold(seat, _, _, card, _, face_down):
            if card and face_down:
                return replace(view, sold=_in_order((*view.sold, card)))
            return view
        case events.CardGivenUp(seat, _, _, card, returned):
            if returned:
                owner = _spend(view.players[seat], returned, -1)
                placed = {name: tile for name, tile in owner.placed.items() if name != card.name}
                view = _seated(view, seat, replace(owner, placed=placed))
            return _own(view, seat, tuple(own for own in view.players[seat].cards if own != card))
        case events.IncomeCollected():
            return replace(view, shields=(), round=0)
        case events.RegionPlundered(seat, _, _, requirement, _, points, _):
            return _occupied(view, seat, Region(requirement, False, NO_STEPS, points))
        case events.RegionAnnexed(seat, _, _, requirement, _, points, resources):
            return _occupied(view, seat, Region(requirement, True, resources, points))
        case events.BustCarved(seat, _, _, bust, resource, points_up, _):
            player = _spend(view.players[seat], resource)
            tiles = _put(player.busts, BUSTS.index(bust), Tile(str(resource), points_up))
            return _seated(view, seat, replace(player, busts=tiles))
        case events.BonusPlaced(seat, _, _, resource, card):
            owner = _spend(view.players[seat], resource)
            placed = {**owner.placed, card.name: str(resource)}
            return _seated(view, seat, replace(owner, placed=placed))
        case events.SilverBought(seat, _, _, resource, _):
            player = _spend(view.players[seat], resource)
            return _seated(view, seat, replace(player, silver=(*player.silver, str(resource))))
        case events.GoldBought(seat):
            return _seated(view, seat, replace(view.players[seat], gold=view.players[seat].gold + 1))
        case events.MatchOver(_, points):
            return _scored(replace(view, seat=None, phase="over", round=0, short=0), points)
    return view


def _scored(view: HadaraView, points: tuple[int, ...]) -> HadaraView:
    players = tuple(replace(player, points=n) for player, n in zip(view.players, points, strict=True))
    return replace(view, players=players)


def _seated(view: HadaraView, seat: int, player: Player) -> HadaraView:
    return replace(view, players=_put(view.players, seat, player))


def _own(view: HadaraView, seat: int, cards: tuple[Face, ...]) -> HadaraView:
    return _seated(view, seat, replace(view.players[seat], cards=_in_order(cards)))


def _occupied(view: HadaraView, seat: int, region: Region) -> HadaraView:
    level = REQUIREMENTS.index(region.requirement)
    left = _put(view.regions_left, level, view.regions_left[level] - 1)
    owner = view.players[seat]
    owner = replace(owner, regions=_put(owner.regions, level, region))
    return _seated(replace(view, regions_left=left), seat, owner)


def _spend(player: Player, resource: str, tiles: int = 1) -> Player:
    place = marker.NAMES.index(resource)
    return replace(player, bonus=_put(player.bonus, place, player.bonus[place] - tiles))


def _in_order(cards: tuple[Face, ...]) -> tuple[Face, ...]:
    def place(card: Face) -> tuple[int, int, int]:
        return card.epoch, COLOURS.index(card.colour), int(card.name.split("-")[2])

    return tuple(sorted(cards, key=place))


def _put(things: tuple[Any, ...], place: int, thing: Any) -> tuple[Any, ...]:
    return (*things[:place], thing, *things[place + 1 :])
