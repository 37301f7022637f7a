"""Things that can be put in front of a player, to see what they are worth to somebody who judges positions."""

from collections.abc import Callable
from typing import Any

from epoca.capabilities import Appraisal
from epoca.games.ra import tile
from epoca.games.ra.components import SUNS

Gift = Callable[[Any, Any, int], bool]


def _tile(kind: int) -> Gift:
    def give(box: Any, s: Any, seat: int) -> bool:
        """A tile from the bag."""
        if s.bag[kind] == 0:
            return False
        s.bag[kind] -= 1
        s.in_bag -= 1
        s.tiles[seat, kind] += 1
        return True

    return give


def _better_sun(box: Any, s: Any, seat: int) -> bool:
    """For one's highest sun face up the next higher one that another seat has face up."""
    own = int(s.suns_up[seat])
    highest = own.bit_length() - 1
    for sun in range(highest + 1, SUNS + 1):
        for other in range(int(s.seats)):
            if own and other != seat and int(s.suns_up[other]) >> sun & 1:
                s.suns_up[seat] = own ^ 1 << highest ^ 1 << sun
                s.suns_up[other] = int(s.suns_up[other]) ^ 1 << sun ^ 1 << highest
                return True
    return False


def _fresh_sun(box: Any, s: Any, seat: int) -> bool:
    """One's highest sun face down, turned up again."""
    down = int(s.suns_down[seat])
    if down == 0:
        return False
    highest = 1 << (down.bit_length() - 1)
    s.suns_down[seat] = down ^ highest
    s.suns_up[seat] = int(s.suns_up[seat]) | highest
    return True


GIFTS: dict[str, Gift] = {
    **{tile.NAMES[kind]: _tile(kind) for kind in range(tile.RA + 1, tile.OWNABLE)},
    "a sun turned up again": _fresh_sun,
    "the next higher sun": _better_sun,
}


def _epoch(s: Any) -> int:
    return int(s.epoch)


APPRAISAL = Appraisal(GIFTS, _epoch)
