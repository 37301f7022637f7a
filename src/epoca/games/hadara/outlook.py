"""What the rules would count of what could come next: for pages that show an outcome before the click.

Points are those of a match that ended now. What the back of a region brings stays hidden: for annexing, only the coins
are told, and which backs are still possible.
"""

from collections.abc import Iterator
from itertools import accumulate, combinations
from math import comb
from typing import Any

import numpy as np

from epoca.game import SPECTATOR
from epoca.games.hadara import action, phase
from epoca.games.hadara.allowed import legal, shortage
from epoca.games.hadara.components import REGIONS_A_LEVEL, REQUIREMENTS, SEALS
from epoca.games.hadara.notation import NOTATION
from epoca.games.hadara.rules import act
from epoca.games.hadara.scoring import points
from epoca.games.hadara.state import NO_REGION

MOST_PLANS = 1500  # that are counted at once: of many cards, fewer are given up together


def outlook(box: Any, s: Any, viewer: int) -> dict[str, Any] | None:
    """What each move of the viewer leads to, and several together where cards go or seals are bought."""
    if viewer == SPECTATOR or viewer != s.seat or s.phase == phase.OVER:
        return None
    return {
        "now": _counted(box, s, s.seat),
        "together": _together(box, s),
        "after": {_written(plan): _after(box, s, plan) for plan in _plans(box, s)},
        "backs": _backs(box, s) if s.phase == phase.REGION else {},
    }


def _plans(box: Any, s: Any) -> Iterator[tuple[int, ...]]:
    """Moves that can be made now, alone and together."""
    chosen = _legal(box, s)
    yield from ((one,) for one in chosen)
    if s.phase == phase.HUNGER:
        cards = [one for one in chosen if one >= action.GIVE_UP]
        for several in range(2, _together(box, s) + 1):
            yield from combinations(cards, several)
    elif s.phase == phase.SEALS:
        yield from _purchases(box, s, ())


def _together(box: Any, s: Any) -> int:
    """How many moves are counted together at most."""
    if s.phase != phase.HUNGER:
        return 2 * SEALS if s.phase == phase.SEALS else 1
    cards = int(s.cards[s.seat].sum())
    counts = accumulate(comb(cards, several) for several in range(1, cards + 1))
    return sum(count <= MOST_PLANS for count in counts) or 1


def _purchases(box: Any, s: Any, bought: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Several seals, in the order of their actions."""
    for one in _legal(box, s):
        if one == action.NO_SEAL or (bought and one < bought[-1]):
            continue
        after = s.copy()
        act(box, after, one)
        if bought:
            yield (*bought, one)
        if after.phase == phase.SEALS:
            yield from _purchases(box, after, (*bought, one))


def _legal(box: Any, s: Any) -> list[int]:
    mask = np.zeros(action.COUNT, np.uint8)
    legal(box, s, mask)
    found: list[int] = np.flatnonzero(mask).tolist()
    return found


def _written(plan: tuple[int, ...]) -> str:
    return "+".join(NOTATION.write(one) for one in plan)


def _after(box: Any, s: Any, plan: tuple[int, ...]) -> dict[str, Any]:
    seat, after = s.seat, s.copy()
    for one in plan:
        act(box, after, one)
    if action.ANNEX <= plan[0] < action.NO_BUST:
        return {"coins": int(after.coins[seat]), "markers": s.marker[seat].tolist(), "points": None, "short": 0}
    return _counted(box, after, seat)


def _counted(box: Any, s: Any, seat: int) -> dict[str, Any]:
    s = s.copy()
    s.seat = seat  # whose food it is
    return {
        "coins": int(s.coins[seat]),
        "markers": s.marker[seat].tolist(),
        "points": int(points(box, s, seat)),
        "short": int(shortage(s)),
    }


def _backs(box: Any, s: Any) -> dict[str, list[dict[str, Any]]]:
    """By requirement, the backs that nobody has turned over yet."""
    found = {}
    for level, requirement in enumerate(REQUIREMENTS):
        seen = {
            int(s.region_pile[level, s.region[seat, level]])
            for seat in range(s.seats)
            if s.region[seat, level] != NO_REGION and s.annexed[seat, level]
        }
        found[str(requirement)] = [
            {"resources": box.region_resources[level, back].tolist(), "points": int(box.back_points[level, back])}
            for back in range(REGIONS_A_LEVEL)
            if back not in seen
        ]
    return found
