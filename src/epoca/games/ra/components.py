"""What lies in Ra's box: 180 tiles, 16 suns, two tracks, and what the editions do differently (RA-1 to RA-11)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from epoca.compiled import blank, record
from epoca.complaint import Complaint
from epoca.game import Word
from epoca.games.ra.habits import HABITS

MOST_SEATS = 5
EPOCHS = 3
TRACK_SPACES = 8  # RA-4
SUNS = 16  # RA-2
CENTRE_SUN_AT_START = 1  # RA-10
POINTS_AT_START = 10  # RA-10

# The 23 kinds of tile. The frequent ones come first, so that a draw finds its tile early; those a player can
# own come before the disasters; and civilizations and monuments, whose loss is a choice, are neighbours.
RA, PHARAOH, NILE, FLOOD, GOD, GOLD = range(6)
CIVILIZATION = 6  # the first of five
MONUMENT = 11  # the first of eight
FUNERAL, DROUGHT, UNREST, EARTHQUAKE = range(19, 23)

CIVILIZATIONS = range(CIVILIZATION, MONUMENT)
MONUMENTS = range(MONUMENT, FUNERAL)
DISASTERS = range(FUNERAL, EARTHQUAKE + 1)
OWNABLE = FUNERAL  # kinds below this one can lie in front of a player
KINDS = 23

# RA-1: every kind and how many there are of it.
TILES = {
    "ra": 30,
    "pharaoh": 25,
    "nile": 25,
    "flood": 12,
    "god": 8,
    "gold": 5,
    "art": 5,
    "agriculture": 5,
    "religion": 5,
    "astronomy": 5,
    "writing": 5,
    "fortress": 5,
    "obelisk": 5,
    "palace": 5,
    "pyramid": 5,
    "temple": 5,
    "statue": 5,
    "step-pyramid": 5,
    "sphinx": 5,
    "funeral": 2,
    "drought": 2,
    "unrest": 4,
    "earthquake": 2,
}
TILE_NAMES = tuple(TILES)

# RA-9: the groups of suns by number of players; each player starts with one of them.
SUN_GROUPS = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}

# RA-11: the Ra that ends an epoch, by number of players.
LAST_RA = {2: 6, 3: 8, 4: 9, 5: 10}


@dataclass(frozen=True)
class Edition:
    """What one edition does differently (RA-5 to RA-7); how it names things is in the locales (RA-8)."""

    fewest_seats: int
    ra_tiles_stay: bool  # a drawn Ra tile lies on the Ra track; otherwise it is discarded and the barque moves


EDITIONS = {
    "modern": Edition(fewest_seats=2, ra_tiles_stay=True),
    "classic": Edition(fewest_seats=3, ra_tiles_stay=True),
    "barque": Edition(fewest_seats=2, ra_tiles_stay=False),
}

OPTIONS = {
    "edition": tuple(EDITIONS),
    "scores": ("hidden", "open"),  # RA-10: points are kept secret, unless the table agrees to show them
}

BOX = record(
    [
        ("tiles", "i2", (KINDS,)),
        ("sun_groups", "i4", (MOST_SEATS + 1, MOST_SEATS)),  # by number of players; each group as a set of bits
        ("last_ra", "i1", (MOST_SEATS + 1,)),
        ("ra_tiles_stay", "i1"),
        ("edition", "i1"),
        ("open_scores", "i1"),
        ("worth", "f8", (len(HABITS),)),  # what the greedy player goes by
    ]
)


def box(options: Mapping[str, str], components: Mapping[str, str]) -> Any:
    """The box of an edition: everything the rules need to know of the components."""
    if components:
        raise Complaint("Ra is played as it is printed: it has no components to edit")
    edition = options["edition"]
    contents = blank(BOX)
    contents.tiles[:] = list(TILES.values())
    for seats, groups in SUN_GROUPS.items():
        for i, group in enumerate(groups):
            contents.sun_groups[seats, i] = sum(1 << sun for sun in group)
        contents.last_ra[seats] = LAST_RA[seats]
    contents.ra_tiles_stay = EDITIONS[edition].ra_tiles_stay
    contents.edition = OPTIONS["edition"].index(edition)
    contents.open_scores = options["scores"] == "open"
    contents.worth[:] = list(HABITS.values())
    return contents


@lru_cache(maxsize=1 << 12)
def suns(bits: int) -> tuple[int, ...]:
    """The suns in a set of bits, highest first."""
    return tuple(sun for sun in range(SUNS, 0, -1) if bits >> sun & 1)


class Tile(Word):
    """The name of a kind of tile."""

    family = "tile"


def tile_name(kind: int) -> Tile:
    """The name of a kind of tile."""
    return Tile(TILE_NAMES[kind])


def tile_names(counts: Any) -> tuple[Tile, ...]:
    """The tiles in an array of counts by kind, one name a tile."""
    return tuple(tile_name(int(kind)) for kind in np.flatnonzero(counts) for _ in range(counts[kind]))
