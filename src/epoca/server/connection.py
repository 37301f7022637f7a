"""Somebody who listens at a table."""

from dataclasses import dataclass, field

from epoca.game import SPECTATOR
from epoca.server.identity import Who
from epoca.server.table import Table
from epoca.server.telling import Told
from epoca.server.wire import Wire


@dataclass(eq=False)
class Connection:
    """Somebody who listens at a table."""

    who: Who
    wire: Wire
    token: str = ""  # that holds a seat
    language: str = "en"
    sentences: bool = False  # whether news comes with sentences
    changes: bool = False  # whether they keep what they heard, and are told only what changes
    events: bool = False  # whether they follow by the events, and are shown again only what these do not lead to
    muted: set[str] = field(default_factory=set)
    told: Told | None = None  # what they know, unless they are told everything each time
    viewer: int = SPECTATOR  # the seat they had when they were last `placed`: at a table, with an entry
    placed: tuple[Table | None, int] = (None, -1)

    @property
    def reads(self) -> str:
        """The language that news is told in, none for programs."""
        return self.language if self.sentences else ""

    def mute(self, person: str, muted: bool) -> None:
        """Hear no more from a person, or hear them again."""
        (self.muted.add if muted else self.muted.discard)(person)

    def send(self, message: bytes) -> None:
        """Say something."""
        self.wire.tell(message)
