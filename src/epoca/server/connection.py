"""Somebody who listens at a table, and what waits to be sent to them."""

import asyncio
from dataclasses import dataclass, field

from epoca.server.identity import Who

MOST_WAITING = 500  # messages that a slow reader may be behind


@dataclass(eq=False)
class Connection:
    """Somebody who listens at a table."""

    who: Who
    token: str = ""  # that holds a seat
    language: str = "en"
    sentences: bool = False  # whether news comes with sentences
    muted: set[str] = field(default_factory=set)
    queue: "asyncio.Queue[bytes | None]" = field(default_factory=lambda: asyncio.Queue(MOST_WAITING))
    dropped: bool = False

    @property
    def reads(self) -> str:
        """The language that news is told in, none for programs."""
        return self.language if self.sentences else ""

    def mute(self, person: str, muted: bool) -> None:
        """Hear no more from a person, or hear them again."""
        (self.muted.add if muted else self.muted.discard)(person)

    def send(self, message: bytes | None) -> None:
        """Put a message into the queue; whoever does not read is dropped, and nobody waits for it. None is the end."""
        if self.dropped:
            return
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.dropped = True
            self.queue.get_nowait()
            self.queue.put_nowait(None)
