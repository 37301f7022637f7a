"""How low and how high each number of an observation can be: from the tiles, the suns and the tracks."""

from typing import Any

import numpy as np

from epoca.capabilities import Box
from epoca.games.bounds import Limits
from epoca.games.ra import tile
from epoca.games.ra.components import EPOCHS, LAST_RA, MOST_SEATS, POINTS_AT_START, SUN_GROUPS, SUNS, TRACK_SPACES

UNKNOWN = -1


def limits(box: Box) -> Limits:
    """Of each part of LAYOUT that is not just ones and zeros."""
    tiles = box.tiles.astype(np.int64)
    return {
        "seats": (min(SUN_GROUPS), MOST_SEATS),
        "Ras drawn": (0, max(LAST_RA.values())),
        "last Ra": (min(LAST_RA.values()), max(LAST_RA.values())),
        "highest bid": (0, SUNS),
        "bids left": (0, MOST_SEATS),
        "centre sun": (1, SUNS),
        "owed": (0, 2 * tiles[[tile.UNREST, tile.EARTHQUAKE]]),
        "lot": (0, np.minimum(tiles, TRACK_SPACES)),
        "bag": (0 if box.shows_memory else UNKNOWN, tiles),
        "tiles": (0, np.tile(tiles[: tile.OWNABLE], MOST_SEATS)),
        "points": (UNKNOWN, _most_points(tiles)),
    }


def _most_points(tiles: Any) -> int:
    """All that one seat could score of everything there is (RA-41 to RA-48)."""
    monuments = tiles[list(tile.MONUMENTS)]
    once = 2 * tiles[tile.GOD] + 3 * tiles[tile.GOLD] + tiles[tile.FLOOD]  # what goes after an epoch
    each = 5 + tiles[tile.NILE] + 5 * (len(tile.CIVILIZATIONS) - 2)
    last = 5 * (len(monuments) - 5) + 5 * (monuments - 2).sum() + 5
    return POINTS_AT_START + int(once + EPOCHS * each + last)
