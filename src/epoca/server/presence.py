"""Who is here: those who listen at a table in this process, and what other processes tell of theirs."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from epoca.game import SPECTATOR
from epoca.server.connection import Connection
from epoca.server.messages import Presence

LASTS = 30.0  # seconds for which one believes what another process told


@dataclass(frozen=True)
class Told:
    """What another process told of a table."""

    seats: list[int]
    spectators: int
    at: float = field(default_factory=time.time)

    @property
    def holds(self) -> bool:
        """Whether it is not too old."""
        return time.time() - self.at < LASTS


class Audience:
    """Everybody who listens at one table."""

    def __init__(self, seat_of: Callable[[Connection], int], seating: Callable[[], Any]) -> None:
        self.connections: set[Connection] = set()  # of this process
        self._seat_of, self._seating = seat_of, seating  # the second changes whenever somebody sits elsewhere
        self._seated: Any = None  # when the next ones were found out
        self._seats: frozenset[int] = frozenset()
        self._spectators = 0
        self._elsewhere: dict[str, Told] = {}  # by process
        self._last_here: dict[int, float] = {}

    def enter(self, connection: Connection) -> None:
        """Somebody begins to listen."""
        self.connections.add(connection)
        self._seated = None

    def leave(self, connection: Connection) -> None:
        """Somebody listens no more."""
        self.connections.discard(connection)
        self._seated = None
        viewer = self._seat_of(connection)
        if viewer != SPECTATOR:
            self._last_here[viewer] = time.time()

    def hear(self, process: str, seats: list[int], spectators: int) -> bool:
        """Another process tells who listens there; whether it is one that was not heard of before."""
        stranger = process not in self._elsewhere
        self._elsewhere[process] = Told(seats, spectators)
        return stranger

    def own(self) -> tuple[frozenset[int], int]:
        """The seats with somebody connected to this process, and how many look on."""
        if self._seated != self._seating():
            self._seated = self._seating()
            viewers = [self._seat_of(connection) for connection in self.connections]
            self._seats, self._spectators = frozenset(viewers) - {SPECTATOR}, viewers.count(SPECTATOR)
        return self._seats, self._spectators

    def here(self) -> frozenset[int]:
        """The seats with somebody connected anywhere."""
        own, _ = self.own()
        return own.union(*(told.seats for told in self._elsewhere.values() if told.holds)) if self._elsewhere else own

    def last_here(self, seat: int) -> float:
        """When somebody at a seat went away."""
        return self._last_here.get(seat, 0.0)

    def presence(self) -> Presence:
        """The same for all to hear."""
        spectators = self.own()[1] + sum(told.spectators for told in self._elsewhere.values() if told.holds)
        return Presence(sorted(self.here()), spectators)
