"""Who is here: those who listen at a table in this process, and what other processes tell of theirs."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field

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

    def __init__(self, seat_of: Callable[[Connection], int]) -> None:
        self.connections: set[Connection] = set()  # of this process
        self._seat_of = seat_of
        self._elsewhere: dict[str, Told] = {}  # by process
        self._last_here: dict[int, float] = {}

    def leave(self, connection: Connection) -> None:
        """Somebody listens no more."""
        self.connections.discard(connection)
        viewer = self._seat_of(connection)
        if viewer != SPECTATOR:
            self._last_here[viewer] = time.time()

    def hear(self, process: str, seats: list[int], spectators: int) -> bool:
        """Another process tells who listens there; whether it is one that was not heard of before."""
        stranger = process not in self._elsewhere
        self._elsewhere[process] = Told(seats, spectators)
        return stranger

    def own(self) -> tuple[list[int], int]:
        """The seats with somebody connected to this process, and how many look on."""
        viewers = [self._seat_of(connection) for connection in self.connections]
        return sorted(set(viewers) - {SPECTATOR}), viewers.count(SPECTATOR)

    def here(self) -> set[int]:
        """The seats with somebody connected anywhere."""
        return set(self.own()[0]).union(*(told.seats for told in self._elsewhere.values() if told.holds))

    def last_here(self, seat: int) -> float:
        """When somebody at a seat went away."""
        return self._last_here.get(seat, 0.0)

    def presence(self) -> Presence:
        """The same for all to hear."""
        spectators = self.own()[1] + sum(told.spectators for told in self._elsewhere.values() if told.holds)
        return Presence(sorted(self.here()), spectators)
