"""What lies in Ra's box: 180 tiles, 16 suns, two tracks, and what the editions do differently (RA-1 to RA-11)."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from epoca.complaint import Complaint
from epoca.games.ra import tile
from epoca.games.ra.habits import HABITS
from epoca.records import blank, record

MOST_SEATS = 5
EPOCHS = 3
TRACK_SPACES = 8  # RA-4
SUNS = 16  # RA-2
CENTRE_SUN_AT_START = 1  # RA-10
POINTS_AT_START = 10  # RA-10

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
    "no-barque": Edition(fewest_seats=2, ra_tiles_stay=True),  # the other side of that edition's board
}

OPTIONS = {
    "edition": tuple(EDITIONS),
    "scores": ("hidden", "open"),  # RA-10: points are kept secret, unless the table agrees to show them
    "memory": ("shown", "hidden"),  # RA-10: what was open once and is not any more is counted for all, or for nobody
}

BOX = record(
    [
        ("tiles", "i2", (tile.KINDS,)),
        ("sun_groups", "i4", (MOST_SEATS + 1, MOST_SEATS)),  # by number of players; each group as a set of bits
        ("last_ra", "i1", (MOST_SEATS + 1,)),
        ("ra_tiles_stay", "i1"),
        ("open_scores", "i1"),
        ("shows_memory", "i1"),
        ("worth", "f8", (len(HABITS),)),  # what the greedy player goes by
    ]
)


def box(options: Mapping[str, str], components: Mapping[str, str]) -> Any:
    """The box of an edition: everything the rules need to know of the components."""
    if components:
        raise Complaint("Ra is played as it is printed: it has no components to edit")
    contents = blank(BOX)
    contents.tiles[:] = list(tile.COUNTS.values())
    for seats, groups in SUN_GROUPS.items():
        for i, group in enumerate(groups):
            contents.sun_groups[seats, i] = sum(1 << sun for sun in group)
        contents.last_ra[seats] = LAST_RA[seats]
    contents.ra_tiles_stay = EDITIONS[options["edition"]].ra_tiles_stay
    contents.open_scores = options["scores"] == "open"
    contents.shows_memory = options["memory"] == "shown"
    contents.worth[:] = list(HABITS.values())
    return contents


@lru_cache(maxsize=1 << 12)
def suns(bits: int) -> tuple[int, ...]:
    """The suns in a set of bits, highest first."""
    return tuple(sun for sun in range(SUNS, 0, -1) if bits >> sun & 1)
