"""Observations whose numbers have limits that follow from what lies in the box."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from epoca.capabilities import Box, Observation

Limits: TypeAlias = Mapping[str, tuple[Any, Any]]  # by part, lowest and highest: one for all of it, or one for each
Bounds: TypeAlias = tuple[NDArray[np.int16], NDArray[np.int16]]


@dataclass(frozen=True)
class Bounded(Observation):
    """An observation with the limits of all parts that are not just ones and zeros."""

    limits: Callable[[Box], Limits]


def bounds(observation: Observation, box: Box) -> Bounds:
    """The lowest and the highest that each number can be; without limits, those of its type."""
    if not isinstance(observation, Bounded):
        usual = np.iinfo(np.int16)
        return np.full(observation.size, usual.min, np.int16), np.full(observation.size, usual.max, np.int16)
    known = observation.limits(box)
    pairs = [(size, known.get(name, (0, 1))) for name, size, _ in observation.layout]
    low, high = (
        np.concatenate([np.broadcast_to(pair[end], size) for size, pair in pairs]).astype(np.int16) for end in (0, 1)
    )
    return low, high
