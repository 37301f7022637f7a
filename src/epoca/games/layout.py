"""Numbers that stand in a row, part after part: the list of parts says where each of them begins."""

from collections import namedtuple
from collections.abc import Sequence
from typing import Any, TypeAlias

Layout: TypeAlias = Sequence[tuple[str, int] | tuple[str, int, str]]  # name and size of each part, perhaps its meaning


def size(layout: Layout) -> int:
    """How many numbers there are."""
    return sum(part[1] for part in layout)


def offsets(layout: Layout) -> Any:
    """Where each part begins, by its name: `at.centre_sun`. To compiled code these are constants."""
    fields, starts, end = [], [], 0
    for part in layout:
        fields.append(part[0].lower().replace(" ", "_"))
        starts.append(end)
        end += part[1]
    named: Any = namedtuple("Offsets", fields)  # type: ignore[misc]
    return named(*starts)
