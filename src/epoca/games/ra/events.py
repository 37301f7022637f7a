"""What can happen, as facts that can be told."""

from collections.abc import Mapping
from dataclasses import dataclass

from epoca.game import Asked, Event, Milestone, Seat
from epoca.games.ra.tile import Tile
from epoca.games.ra.view import Scorings


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
    """What an epoch brought a seat, by category, its points now (None: not shown) and its tiles as they were scored."""

    seat: Seat
    epoch: int
    gained: int
    points: Mapping[str, int]
    total: int | None
    tiles: Mapping[str, int]


@dataclass(frozen=True)
class ScoredUnseen(Event):
    """An epoch was scored for a seat; what it brought is not for the viewer to know (RA-10)."""

    seat: Seat
    epoch: int


@dataclass(frozen=True)
class EpochOpened(Event):
    """A new epoch began."""

    epoch: int
    seat: Seat


@dataclass(frozen=True)
class MatchOver(Event):
    """The match ended; `points` are everybody's, and `scorings` tell where they came from."""

    winner: Seat
    points: tuple[int, ...]
    scorings: Scorings


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
