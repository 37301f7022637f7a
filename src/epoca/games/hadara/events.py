"""What can happen, as facts that can be told."""

from dataclasses import dataclass

from epoca.game import Asked, Event, Milestone, Seat
from epoca.games.hadara import phase
from epoca.games.hadara.components import Colour, Resource
from epoca.games.hadara.view import Face, Steps


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
    card: Face


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
    phase.HUNGER: AskedAboutHunger,
    phase.SEALS: AskedForSeals,
}
