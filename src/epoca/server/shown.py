"""What is shown of a match, piece by piece: a piece is made again when something changed that it was made of.

A move changes little of a table, and telling everybody all of it would take longer than playing.
"""

from dataclasses import dataclass, field
from functools import cache, reduce
from operator import or_
from typing import Any, TypeAlias

from epoca.game import Box, Game, State
from epoca.server import messages
from epoca.views import Part, parts_of

Pieces: TypeAlias = dict[str, bytes]  # fields by name, each as it is sent: with its name
EVERYTHING = -1  # as bits: all fields of a state
ALL = -2  # for what is nobody's own


@cache
def _named(name: str) -> bytes:
    return b'"%b":' % name.encode()


def piece(name: str, value: Any) -> bytes:
    """A field as it is sent."""
    return _named(name) + messages.encode(value)


def pieces(**values: Any) -> Pieces:
    """Fields as they are sent."""
    return {name: piece(name, value) for name, value in values.items()}


class Watched:
    """A state that keeps in mind which of its fields were read."""

    def __init__(self, state: State, bits: dict[str, int]) -> None:
        self._state, self._bits, self._read = state, bits, 0

    def __getattr__(self, name: str) -> Any:
        self._read |= self._bits.get(name, EVERYTHING)
        return getattr(self._state, name)


@dataclass
class Kept:
    """Pieces that go together, and what each was made of."""

    parts: dict[str, Part]
    viewer: tuple[int, ...]  # whose they are; nobody's if all see them alike
    pieces: Pieces = field(default_factory=dict)
    read: dict[str, int] = field(default_factory=dict)  # fields of the state, as bits
    read_by_any: int = EVERYTHING
    changed: int = EVERYTHING  # since they were made


class Shown:
    """The views of one match, as everybody at the table sees them."""

    def __init__(self, game: Game, box: Box) -> None:
        self._box, self._state, self._bytes = box, None, bytes(game.state.itemsize)
        self._bits, self._spans = {}, []
        for i, name in enumerate(game.state.names or ()):
            kind, start = game.state.fields[name][:2]  # type: ignore[index]
            self._bits[name] = 1 << i
            self._spans.append((1 << i, start, start + kind.itemsize))
        parts = parts_of(game.view_type)
        self._own = {name: part for name, part in parts.items() if part.own}
        self._kept = {ALL: Kept({name: part for name, part in parts.items() if not part.own}, ())}

    def to_all(self, state: State) -> Pieces:
        """What everybody sees alike; the same object as before if nothing of it changed."""
        return self._pieces(state, ALL)

    def to(self, state: State, viewer: int) -> Pieces:
        """What a viewer sees in a way of their own."""
        if viewer not in self._kept:
            self._kept[viewer] = Kept(self._own, (viewer,))
        return self._pieces(state, viewer)

    def _pieces(self, state: State, whose: int) -> Pieces:
        if state is not self._state:
            self._turn_to(state)
        kept = self._kept[whose]
        if kept.changed & kept.read_by_any:
            names = [name for name in kept.parts if kept.read.get(name, EVERYTHING) & kept.changed]
            kept.pieces = kept.pieces | {name: self._made(name, kept) for name in names}
            kept.read_by_any = reduce(or_, kept.read.values())
            kept.changed = 0
        return kept.pieces

    def _turn_to(self, state: State) -> None:
        """Find out what is not as in the state before."""
        before, now, changed = self._bytes, state.tobytes(), 0
        for bit, start, end in self._spans:
            if now[start:end] != before[start:end]:
                changed |= bit
        self._state, self._bytes = state, now
        for kept in self._kept.values():
            kept.changed |= changed

    def _made(self, name: str, kept: Kept) -> bytes:
        part = kept.parts[name]
        if part.whole:
            kept.read[name] = EVERYTHING
            return piece(name, part.make(self._box, self._state, *kept.viewer))
        watched = Watched(self._state, self._bits)
        made = piece(name, part.make(self._box, watched, *kept.viewer))
        kept.read[name] = watched._read
        return made
