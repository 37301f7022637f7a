"""Opponents with names, from one that a beginner beats to the full strength. docs/bots.md tells how they were rated.

The weaker ones make mistakes of people. They have short sight, and go by what the epoch would score now. They love one
kind of tile, another one in each match. They are afraid of disasters, whatever else the lot may bring; and the weakest
is eager to win every lot.
"""

from collections.abc import Sequence

from epoca.capabilities import Feeling, Level, Weakness
from epoca.games.ra import tile
from epoca.games.ra.features import TABLE_SIZE, area, table

SURELY = 20.0  # more than any sum of other inputs here
LOVED = (  # kinds of tile, where they lie in front of a seat, and how many inputs tell of them
    ((tile.PHARAOH,), area.pharaohs, 9),
    ((tile.NILE, tile.FLOOD), area.niles, 9),
    (tile.CIVILIZATIONS, area.civilizations, 10),
    (tile.MONUMENTS, area.monuments, 32),
    ((tile.GOD, tile.GOLD), area.gods, 6),
)


def own(first: int, count: int = 1, each: float = 1.0) -> dict[int, float]:
    """Inputs of one's own seat."""
    return {TABLE_SIZE + first + i: each for i in range(count)}


def lying(kinds: Sequence[int]) -> dict[int, float]:
    """The inputs for tiles of these kinds in the lot."""
    return {table.lot + 3 * kind + i: 1.0 for kind in kinds for i in range(3)}


def if_mine(inputs: dict[int, float], adds: float) -> Feeling:
    """What is felt only by the highest bidder, whose lot it will be."""
    return Feeling(inputs | own(area.is_high_bidder, each=SURELY), adds, above=SURELY)


def short_sight(point: float) -> Weakness:
    """A point that the epoch would score now counts so much, and one in the lot that is about to be won."""
    return ((Feeling(own(area.now, each=20.0), point), if_mine(own(area.lot_now, each=10.0), point)),)


def love(each: float) -> Weakness:
    """One kind of tile is loved."""
    return tuple((Feeling(own(at, count), each), if_mine(lying(kinds), each)) for kinds, at, count in LOVED)


def fear(disaster: float) -> Weakness:
    """A lot with a disaster is one to leave to others."""
    return ((if_mine(lying(tile.DISASTERS), -disaster),),)


def eagerness(lot: float) -> Weakness:
    """It is good to have bid most, whatever for."""
    return ((Feeling(own(area.is_high_bidder), lot),),)


LEVELS = (
    Level("farmer", 1270, (short_sight(0.13), love(0.28), fear(0.5), eagerness(0.2))),
    Level("scribe", 1400, (short_sight(0.13), love(0.28), fear(0.5))),
    Level("priest", 1560, (short_sight(0.045), love(0.075), fear(0.2))),
    Level("vizier", 1780),
    Level("pharaoh", 1910, seconds=1.0),
)
