"""The 23 kinds of tile and how many there are of each (RA-1).

The frequent ones come first, so that a draw finds its tile early; those a player can own come before the disasters;
and civilizations and monuments, whose loss is a choice, are neighbours.
"""

from typing import Any

import numpy as np

from epoca.game import Word

COUNTS = {
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
NAMES = tuple(COUNTS)

NONE = -1  # on an empty space of the auction track
RA, PHARAOH, NILE, FLOOD, GOD, GOLD = range(6)
CIVILIZATION = 6  # the first of five
MONUMENT = 11  # the first of eight
FUNERAL, DROUGHT, UNREST, EARTHQUAKE = range(19, 23)
KINDS = 23
OWNABLE = FUNERAL  # kinds below this one can lie in front of a player

CIVILIZATIONS = range(CIVILIZATION, MONUMENT)
MONUMENTS = range(MONUMENT, FUNERAL)
DISASTERS = range(FUNERAL, KINDS)


class Tile(Word):
    """The name of a kind of tile."""

    family = "tile"


def name(kind: int) -> Tile:
    """The name of a kind of tile."""
    return Tile(NAMES[kind])


def names(counts: Any) -> tuple[Tile, ...]:
    """The tiles in an array of counts by kind, one name a tile."""
    return tuple(name(int(kind)) for kind in np.flatnonzero(counts) for _ in range(counts[kind]))
