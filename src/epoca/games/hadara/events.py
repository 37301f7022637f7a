"""What an action did, as facts that can be told, and the view after each fact.

`tell` plays the action again on a copy, step by step, and tells what each step changed; cards that chance brought
are taken from the state after it. Whatever changes a player tells the player's coins and markers after it, so that
`follow` need not know the rules.
"""

from dataclasses import dataclass, replace
from typing import Any

from epoca.game import Aside, Asked, Event, Milestone, Seat, Told, outcome
from epoca.games.hadara import action, marker, phase
from epoca.games.hadara.allowed import can_pay_hunger, coins_for, shortage, top
from epoca.games.hadara.components import BUSTS, COLOURS, REQUIREMENTS, Colour, Resource
from epoca.games.hadara.rules import (
    act,
    advance,
    shield,
)
from epoca.games.hadara.scoring import points as points_of
from epoca.games.hadara.scoring import rank
from epoca.games.hadara.view import (
    NO_STEPS,
    Face,
    HadaraView,
    Player,
    Region,
    Steps,
    Tile,
    face,
    hand,
    lines,
    region,
)

# ---------------------------------------------------------------------------------------- the facts


@dataclass(frozen=True)
class Changed(Event):
    """Something that changed a player, with the coins and markers after it."""

    seat: Seat
    coins: int
    markers: tuple[int, ...]


@dataclass(frozen=True)
class SideChosen(Changed):
    """A start card was laid on side A or B."""

    side: str


@dataclass(frozen=True)
class EpochOpened(Event):
    """An epoch began: so many cards lie in every inner pile."""

    epoch: int
    seat: Seat
    cards: int


@dataclass(frozen=True)
class WheelSet(Event):
    """The start player set the wheel; `colour` is where the own shield points."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True)
class RoundBegan(Event):
    """A round of phase A's draft or phase B's takes."""

    half: str
    round: int


@dataclass(frozen=True)
class PairDrawn(Event):
    """Two cards were drawn from an inner pile; only their owner sees which."""

    seat: Seat
    colour: Colour
    cards: tuple[Face, ...]


@dataclass(frozen=True)
class CardLaid(Event):
    """A card was laid face up on its outer pile."""

    seat: Seat
    card: Face


@dataclass(frozen=True)
class CardTaken(Event):
    """The top card of an outer pile was taken; `top` lies there now."""

    seat: Seat
    card: Face
    top: Face | None


@dataclass(frozen=True)
class CardKept(Changed):
    """A card was bought."""

    card: Face
    price: int


@dataclass(frozen=True)
class CardSold(Changed):
    """A card was sold; in phase A nobody else sees which."""

    card: Face | None
    gained: int
    face_down: bool


@dataclass(frozen=True)
class BonusPlaced(Changed):
    """A bonus tile was put on a card."""

    resource: Resource


@dataclass(frozen=True)
class IncomeCollected(Changed):
    """A seat was paid its income."""

    gained: int


@dataclass(frozen=True)
class RegionPlundered(Changed):
    """A region was plundered; `paid` is what it cost to lower the requirement."""

    requirement: int
    gained: int
    points: int
    paid: int


@dataclass(frozen=True)
class RegionAnnexed(Changed):
    """A region was annexed and turned over."""

    requirement: int
    paid: int
    points: int
    resources: Steps


@dataclass(frozen=True)
class BustCarved(Changed):
    """A bust was carved with a bonus tile."""

    bust: int
    resource: Resource
    points_up: bool
    paid: int


@dataclass(frozen=True)
class Declined(Event):
    """A seat took no region, no bust, or no further seal."""

    seat: Seat
    what: str


@dataclass(frozen=True)
class HungerPaid(Changed):
    """Coins were paid to keep a card."""

    paid: int


@dataclass(frozen=True)
class CardGivenUp(Changed):
    """A card was given up because food did not reach; the bonus tile that lay on it comes back."""

    card: Face
    returned: Resource | None


@dataclass(frozen=True)
class SurplusSold(Changed):
    """Food to spare was sold."""

    gained: int


@dataclass(frozen=True)
class SilverBought(Changed):
    """A silver seal was bought."""

    resource: Resource
    paid: int


@dataclass(frozen=True)
class GoldBought(Changed):
    """A gold seal was bought."""

    paid: int


@dataclass(frozen=True)
class EpochEnded(Milestone):
    """An epoch ended."""

    epoch: int


@dataclass(frozen=True)
class MatchOver(Event):
    """The match ended; `winners` are one, or more who share the victory."""

    winners: tuple[Seat, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class HadaraAsked(Asked):
    """A seat has to decide; `points` are what everybody would have if the match ended now."""

    points: tuple[int, ...]


@dataclass(frozen=True)
class AskedForSide(HadaraAsked):
    """Which side of the start card?"""


@dataclass(frozen=True)
class AskedForWheel(HadaraAsked):
    """Where does the wheel point?"""


@dataclass(frozen=True)
class AskedToDraft(HadaraAsked):
    """Which card goes to the board, and is the other one kept or sold?"""


@dataclass(frozen=True)
class AskedToPlace(HadaraAsked):
    """Which bonus tile goes on the card?"""


@dataclass(frozen=True)
class AskedForRegion(HadaraAsked):
    """Plunder, annex, or no region?"""


@dataclass(frozen=True)
class AskedForBust(HadaraAsked):
    """Which bust, with which tile on which side, or none?"""


@dataclass(frozen=True)
class AskedToTake(HadaraAsked):
    """Which card, and is it kept or sold?"""


@dataclass(frozen=True)
class AskedAboutHunger(HadaraAsked):
    """Which card is given up, or is it paid for?"""

    short: int
    can_pay: bool


@dataclass(frozen=True)
class AskedForSeals(HadaraAsked):
    """Which seal, or no further one?"""


ASKED: dict[int, type[HadaraAsked]] = {
    phase.SIDE: AskedForSide,
    phase.WHEEL: AskedForWheel,
    phase.DRAFT: AskedToDraft,
    phase.PLACE: AskedToPlace,
    phase.REGION: AskedForRegion,
    phase.BUST: AskedForBust,
    phase.TAKE: AskedToTake,
    phase.SEALS: AskedForSeals,
}

# ------------------------------------------------------------------------------------------- telling


def tell(box: Any, before: Any, chosen: int, after: Any) -> Told:
    """What `action` did, in order."""
    s = before.copy()
    act(box, s, chosen)
    told = list(_tell_action(box, before, chosen, s))
    while s.phase > phase.OVER:
        step, was = s.phase, s.copy()
        advance(box, s)
        if step in (phase.DRAW, phase.OPEN_EPOCH):  # what chance made of it is in the state after
            s.place[:] = after.place
            s.hand[:] = after.hand
        told += _tell_step(box, step, was, s)
    if s.phase != phase.OVER:
        told.append(_tell_decision(box, s))
    return told


def reveals(box: Any, before: Any, chosen: int, after: Any) -> bool:
    """Cards drawn or laid, a region turned over, and whatever chance decided."""
    drawn = (before.hand != after.hand).any() or before.epoch != after.epoch
    return bool(
        drawn or action.ANNEX <= chosen < action.NO_BUST or (before.phase == phase.SIDE and after.phase != phase.SIDE)
    )


Now = tuple[Seat, int, tuple[int, ...]]  # a seat, its coins and its markers after what is told


def _changed(s: Any, seat: int) -> Now:
    return Seat(seat), int(s.coins[seat]), tuple(int(n) for n in s.marker[seat])


def _tell_action(box: Any, before: Any, chosen: int, s: Any) -> Told:
    """What the decision itself changed."""
    seat = Seat(before.seat)
    now = _changed(s, seat)
    spent = int(before.coins[seat] - s.coins[seat])
    if chosen < action.TAKE_KEEP:
        return _tell_draft(box, before, chosen - action.BOARD, now, spent)
    if chosen < action.NO_REGION:
        return _tell_take(box, before, chosen, s, now, spent)
    if chosen in (action.NO_REGION, action.NO_BUST, action.NO_SEAL):
        return [Declined(seat, {action.NO_REGION: "region", action.NO_BUST: "bust", action.NO_SEAL: "seal"}[chosen])]
    if chosen < action.NO_BUST:
        level = chosen - (action.ANNEX if chosen >= action.ANNEX else action.PLUNDER)
        taken = region(box, s, seat, level)
        assert taken
        if taken.annexed:
            return [RegionAnnexed(*now, taken.requirement, spent, taken.points, taken.resources)]
        paid = int(coins_for(before, marker.MILITARY, taken.requirement))
        return [RegionPlundered(*now, taken.requirement, paid - spent, taken.points, paid)]
    if chosen < action.NO_SEAL:
        points_up = chosen >= action.CARVE_POINTS
        bust, resource = divmod(chosen - (action.CARVE_POINTS if points_up else action.CARVE), marker.COUNT)
        return [BustCarved(*now, BUSTS[bust], Resource(marker.NAMES[resource]), points_up, spent)]
    if chosen < action.GOLD:
        return [SilverBought(*now, Resource(marker.NAMES[chosen - action.SILVER]), spent)]
    if chosen == action.GOLD:
        return [GoldBought(*now, spent)]
    if chosen < action.PUT_BONUS:
        return [WheelSet(seat, Colour(COLOURS[shield(s, seat)]))]
    if chosen < action.PAY:
        return [BonusPlaced(*now, Resource(marker.NAMES[chosen - action.PUT_BONUS]))]
    if chosen == action.PAY:
        return [HungerPaid(*now, spent)]
    if chosen < action.GIVE_UP:
        return [SideChosen(*now, "AB"[chosen - action.CHOOSE_SIDE])]
    back = [tile for tile, left in zip(before.placed, s.placed, strict=True) if tile != left]
    returned = Resource(marker.NAMES[back[0] - 1]) if back else None
    return [CardGivenUp(*now, face(box, chosen - action.GIVE_UP), returned)]


def _tell_draft(box: Any, before: Any, choice: int, now: Now, spent: int) -> Told:
    seat = now[0]
    laid, other = (face(box, before.hand[seat, i]) for i in (choice // 2, 1 - choice // 2))
    if choice % 2 == 0:
        return [CardLaid(seat, laid), CardKept(*now, other, spent)]
    own, others = (CardSold(*now, card, -spent, face_down=True) for card in (other, None))
    return [CardLaid(seat, laid), Aside(seat, own, others)]


def _tell_take(box: Any, before: Any, chosen: int, s: Any, now: Now, spent: int) -> list[Event]:
    colour = (chosen - action.TAKE_KEEP) % len(COLOURS)
    card = face(box, top(before, colour))
    below = face(box, top(s, colour)) if s.outer_size[colour] else None
    taken = CardTaken(now[0], card, below)
    if chosen < action.TAKE_SELL:
        return [taken, CardKept(*now, card, spent)]
    return [taken, CardSold(*now, card, -spent, face_down=False)]


def _tell_step(box: Any, step: int, was: Any, s: Any) -> Told:
    """What one step of the rules changed."""
    if step == phase.OPEN_EPOCH:
        return [EpochOpened(int(s.epoch), Seat(s.seat), 2 * int(s.seats))]
    if step == phase.DRAW:
        told: list[Event | Aside] = [RoundBegan("A", int(s.lap) + 1)]
        for seat in range(s.seats):
            own, others = (
                PairDrawn(Seat(seat), Colour(COLOURS[shield(s, seat)]), cards) for cards in (hand(box, s, seat), ())
            )
            told.append(Aside(seat, own, others))
        return told
    if step == phase.ASK and s.step == phase.REGION and s.turn == 0:
        return [
            IncomeCollected(*_changed(s, seat), int(s.coins[seat] - was.coins[seat]))
            for seat in ((s.start_player + i) % s.seats for i in range(s.seats))
        ]
    if step == phase.ASK and s.step == phase.HUNGER and s.coins[s.seat] != was.coins[s.seat]:
        return [SurplusSold(*_changed(s, s.seat), int(s.coins[s.seat] - was.coins[s.seat]))]
    if step == phase.STEP_ENDS and s.step == phase.TAKE and s.phase == phase.ASK:
        return [RoundBegan("B", int(s.lap) + 1)]
    if step == phase.CLOSE_EPOCH:
        ended: list[Event] = [EpochEnded(int(was.epoch))]
        if s.phase == phase.OVER:
            result = outcome(points_of, rank, box, s)
            ended.append(MatchOver(tuple(Seat(seat) for seat in result.winners), result.points))
        return ended
    return []


def _tell_decision(box: Any, s: Any) -> Asked:
    points = tuple(sum(lines(box, s, seat)) for seat in range(s.seats))
    if s.phase == phase.HUNGER:
        return AskedAboutHunger(Seat(s.seat), points, int(shortage(s)), bool(can_pay_hunger(s)))
    return ASKED[int(s.phase)](Seat(s.seat), points)


# ----------------------------------------------------------------------------------------- following

PHASE_ASKED = {
    AskedForSide: "side",
    AskedForWheel: "wheel",
    AskedToDraft: "draft",
    AskedToPlace: "place",
    AskedForRegion: "region",
    AskedForBust: "bust",
    AskedToTake: "take",
    AskedAboutHunger: "hunger",
    AskedForSeals: "seals",
}


def follow(view: HadaraView, event: Event) -> HadaraView:
    """The view after an event."""
    if isinstance(event, Changed):
        player = replace(view.players[event.seat], coins=event.coins, markers=event.markers)
        view = _seated(view, event.seat, player)
    match event:
        case HadaraAsked(seat, points):
            short = event.short if isinstance(event, AskedAboutHunger) else 0
            return _scored(replace(view, seat=int(seat), phase=PHASE_ASKED[type(event)], short=short), points)
        case SideChosen(seat, _, _, side):
            return _seated(view, seat, replace(view.players[seat], side=side))
        case EpochOpened(epoch, seat, cards):
            inner = (cards,) * len(COLOURS)
            return replace(view, epoch=epoch, half="A", round=1, start_player=int(seat), inner=inner, shields=())
        case RoundBegan(half, number):
            return replace(view, half=half, round=number, shields=())
        case PairDrawn(seat, colour, cards):
            pile = COLOURS.index(colour)
            inner = _put(view.inner, pile, view.inner[pile] - 2)
            own = cards if seat == view.viewer else view.hand
            view = replace(view, inner=inner, shields=(*view.shields, str(colour)), hand=own)
            return _seated(view, seat, replace(view.players[seat], drawn=2))
        case CardLaid(seat, card):
            pile = COLOURS.index(card.colour)
            outer, tops = _put(view.outer, pile, view.outer[pile] + 1), _put(view.tops, pile, card)
            own = () if seat == view.viewer else view.hand
            view = replace(view, outer=outer, tops=tops, hand=own)
            return _seated(view, seat, replace(view.players[seat], drawn=0))
        case CardTaken(_, card, below):
            pile = COLOURS.index(card.colour)
            outer, tops = _put(view.outer, pile, view.outer[pile] - 1), _put(view.tops, pile, below)
            return replace(view, outer=outer, tops=tops)
        case CardKept(seat, _, _, card):
            return _own(view, seat, (*view.players[seat].cards, card))
        case CardSold(seat, _, _, card, _, face_down):
            if card and face_down:
                return replace(view, sold=_in_order((*view.sold, card)))
            return view
        case CardGivenUp(seat, _, _, card, returned):
            if returned:
                view = _seated(view, seat, _spend(view.players[seat], returned, -1))
            return _own(view, seat, tuple(own for own in view.players[seat].cards if own != card))
        case IncomeCollected():
            return replace(view, shields=(), round=0)
        case RegionPlundered(seat, _, _, requirement, _, points, _):
            return _occupied(view, seat, Region(requirement, False, NO_STEPS, points))
        case RegionAnnexed(seat, _, _, requirement, _, points, resources):
            return _occupied(view, seat, Region(requirement, True, resources, points))
        case BustCarved(seat, _, _, bust, resource, points_up, _):
            player = _spend(view.players[seat], resource)
            tiles = _put(player.busts, BUSTS.index(bust), Tile(str(resource), points_up))
            return _seated(view, seat, replace(player, busts=tiles))
        case BonusPlaced(seat, _, _, resource):
            return _seated(view, seat, _spend(view.players[seat], resource))
        case SilverBought(seat, _, _, resource, _):
            player = _spend(view.players[seat], resource)
            return _seated(view, seat, replace(player, silver=(*player.silver, str(resource))))
        case GoldBought(seat):
            return _seated(view, seat, replace(view.players[seat], gold=view.players[seat].gold + 1))
        case MatchOver(_, points):
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
