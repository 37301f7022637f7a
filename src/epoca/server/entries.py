"""What happens at a table, as entries of its log. The log is all that is kept of a table; the rest is computed."""

from typing import Annotated, TypeAlias

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Talk = Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class Entry(msgspec.Struct, frozen=True, tag_field="kind", tag=lambda name: name.lower()):
    """Something that happened."""


class Sat(Entry, frozen=True):
    """Somebody sat down: a person, or a bot of a kind."""

    seat: int
    name: str
    person: str = ""  # the person's id
    bot: str = ""


class Left(Entry, frozen=True):
    """A person left a seat, which is open again; or was absent so long that the others opened it."""

    seat: int
    absent: bool = False


class Started(Entry, frozen=True):
    """All seats are taken: the match begins."""


class Moved(Entry, frozen=True):
    """An action was played: by its seat, by a bot, as intended before, or because there was no other."""

    seat: int
    move: str
    by: str = "hand"  # or bot, intention, forced


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """A seat would like to go back to before a ply."""

    seat: int
    ply: int
    key: str = ""  # what the wish was called by whoever sent it, as with the next ones


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """Another seat answered."""

    seat: int
    agreed: bool


class Undone(Entry, frozen=True):
    """The match went back to before a ply."""

    ply: int
    key: str = ""


class StoodIn(Entry, frozen=True, tag="stood-in"):
    """A bot plays on for a person: whose time ran out, or who resigned."""

    seat: int
    bot: str
    why: str  # time, resigned


class Returned(Entry, frozen=True):
    """The person is back, and the bot that stood in goes."""

    seat: int


class Said(Entry, frozen=True):
    """A word in the chat; spectators have no seat."""

    name: str
    text: str
    seat: int = -1
    person: str = ""
    key: str = ""


class Rematch(Entry, frozen=True):
    """The same people go on at another table."""

    table: str


AnyEntry: TypeAlias = (
    Sat | Left | Started | Moved | UndoAsked | UndoAnswered | Undone | StoodIn | Returned | Said | Rematch
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(AnyEntry).decode
