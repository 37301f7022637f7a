"""Views: the table as one seat sees it, a frozen dataclass whose fields say how they are made.

    @dataclass(frozen=True)
    class QuayView:
        viewer: int = own(lambda box, s, viewer: viewer)
        crate: int = part(lambda box, s: int(s.crate))

Most parts are the same for everybody. Whoever tells many viewers of many moves makes only those parts again that were
made of something that changed.
"""

from collections.abc import Callable
from dataclasses import field, fields
from functools import cache
from typing import Any, NamedTuple

MADE_BY = "made by"


class Part(NamedTuple):
    """How a part of a view is made."""

    make: Callable[..., Any]
    own: bool = False  # whether it is given the viewer as well
    whole: bool = False  # whether it takes the state as a whole, as compiled rules do


def part(make: Callable[[Any, Any], Any], whole: bool = False) -> Any:
    """A field that everybody sees alike, made from a box and a state; `whole` where compiled rules make it."""
    return field(metadata={MADE_BY: Part(make, whole=whole)})


def own(make: Callable[[Any, Any, int], Any]) -> Any:
    """A field that each viewer sees in a way of their own, SPECTATOR as those do who sit nowhere."""
    return field(metadata={MADE_BY: Part(make, own=True)})


@cache
def parts_of(kind: type) -> dict[str, Part]:
    """The parts of a kind of view, by name."""
    return {one.name: one.metadata[MADE_BY] for one in fields(kind)}


def seen(kind: type, box: Any, state: Any, viewer: int) -> Any:
    """A state as a viewer sees it."""
    return kind(
        **{
            name: part.make(box, state, viewer) if part.own else part.make(box, state)
            for name, part in parts_of(kind).items()
        }
    )


class Glimpse:
    """A view of which only those parts are made that somebody looks at."""

    def __init__(self, kind: type, box: Any, state: Any, viewer: int) -> None:
        self._kind, self._box, self._state, self._viewer = kind, box, state, viewer

    def __getattr__(self, name: str) -> Any:
        part = parts_of(self._kind)[name]
        return part.make(self._box, self._state, *([self._viewer] if part.own else []))
