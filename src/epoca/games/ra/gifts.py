"""Things that can be put in front of a player, to see what they are worth to somebody who judges positions."""

from collections.abc import Callable
from typing import Any

from epoca.games.ra.components import OWNABLE, RA, TILE_NAMES

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


def _better_sun(steps: int) -> Gift:
    def give(box: Any, s: Any, seat: int) -> bool:
        """For the highest sun face up, one that is some steps higher, if it is nobody's."""
        up = int(s.suns_up[seat])
        highest = up.bit_length() - 1
        taken = 1 << int(s.centre_sun)
        for other in range(int(s.seats)):
            taken |= int(s.suns_up[other]) | int(s.suns_down[other])
        if up == 0 or highest + steps > 16 or taken >> (highest + steps) & 1:
            return False
        s.suns_up[seat] = up ^ (1 << highest) | 1 << (highest + steps)
        return True

    return give


def _second_sun(box: Any, s: Any, seat: int) -> bool:
    """The lowest sun that nobody has, face up."""
    taken = 1 << int(s.centre_sun)
    for other in range(int(s.seats)):
        taken |= int(s.suns_up[other]) | int(s.suns_down[other])
    free = [sun for sun in range(1, 17) if not taken >> sun & 1]
    if not free:
        return False
    s.suns_up[seat] = int(s.suns_up[seat]) | 1 << free[0]
    return True


GIFTS: dict[str, Gift] = {
    **{TILE_NAMES[kind]: _tile(kind) for kind in range(RA + 1, OWNABLE)},
    "a sun more": _second_sun,
    "a sun one step higher": _better_sun(1),
    "a sun three steps higher": _better_sun(3),
}
