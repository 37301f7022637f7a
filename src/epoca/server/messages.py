"""What clients and the server say to each other, over HTTP and over WebSockets; docs/server-api.md tells it too."""

from typing import Annotated, Any, TypeAlias

import msgspec

from epoca.game import Seat, Word
from epoca.server.entries import Name, Talk

Ply = Annotated[int, msgspec.Meta(ge=0, le=100_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
MoveText = Annotated[str, msgspec.Meta(max_length=60)]
BotName = Annotated[str, msgspec.Meta(min_length=1, max_length=30)]
Passphrase = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
ShortText = Annotated[str, msgspec.Meta(max_length=40)]
PROTOCOL = 3  # what this module tells; it is raised when a client has to know more than before

# --------------------------------------------------------------------------------- requests at a table


class Request(msgspec.Struct, frozen=True, tag_field="do", tag=lambda name: name.lower(), forbid_unknown_fields=True):
    """Something a client asks for. Whatever `id` it gives comes back with the answer."""

    id: Annotated[int, msgspec.Meta(ge=0, le=2**53)] = 0


class Move(Request, frozen=True, kw_only=True):
    """Play a move, as number `ply` of the match. Sent again, it is answered again and not played twice."""

    ply: Ply
    move: MoveText


class Intend(Request, frozen=True, kw_only=True):
    """Settle what to do when the turn comes; an empty text takes it back."""

    intention: MoveText = ""


class Once(Request, frozen=True, kw_only=True):
    """Something that is done once: sent again with the same `key`, it is answered again and not done twice."""

    key: ShortText = ""


class Say(Once, frozen=True, kw_only=True):
    """Say something to everybody at the table."""

    text: Talk


class Mute(Request, frozen=True, kw_only=True):
    """Hear no more from a person on this connection, or hear them again."""

    person: ShortText
    muted: bool = True


class Sit(Request, frozen=True, kw_only=True):
    """Take an open seat, or have a bot take it."""

    seat: SeatNumber
    bot: BotName | None = None


class Leave(Request, frozen=True):
    """Leave one's seat; before the match begins it is open again, later it waits for somebody else."""


class Vacate(Request, frozen=True, kw_only=True):
    """Open the seat of somebody who has been absent for long."""

    seat: SeatNumber


class Undo(Once, frozen=True):
    """Take back one's last move: at once among bots, otherwise if the others agree."""


class Go(Request, frozen=True, kw_only=True):
    """Go to a position that was on the table before, where a match was begun from a position to try things out."""

    node: Annotated[int, msgspec.Meta(ge=0, le=100_000)]


class Answer(Request, frozen=True, kw_only=True):
    """Answer whoever asked for an undo."""

    agree: bool


class Resign(Request, frozen=True):
    """Give up; a bot plays on for the others' sake."""


class Return(Request, frozen=True):
    """Take one's seat back from the bot that stands in."""


class PlayAgain(Request, frozen=True, tag="rematch"):
    """Open a table with the same people, bots and options, or find the one that was opened."""


AnyRequest: TypeAlias = (
    Move | Intend | Say | Mute | Sit | Leave | Vacate | Undo | Go | Answer | Resign | Return | PlayAgain
)

# ------------------------------------------------------------------------------------------ answers


class Message(msgspec.Struct, frozen=True, tag_field="type", tag=lambda name: name.lower(), omit_defaults=True):
    """Something the server says."""


class Ack(Message, frozen=True):
    """A request was carried out and is on disk; `number` entries are in the log."""

    id: int
    number: int
    table: str = ""  # the new table, after a rematch


class No(Message, frozen=True):
    """A request was not carried out, and why: in the reader's language, with the game's rule where there is one."""

    id: int
    why: str
    reason: str = ""
    rule: str = ""
    game: str = ""
    number: int = 0  # entries in the log: the client may have missed some


class SeatShown(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    name: str
    person: str
    bot: str
    resigned: bool
    here: bool
    seconds: float | None  # left on the clock
    stands_in: bool = False


class UndoShown(msgspec.Struct, frozen=True):
    """An undo that waits for answers."""

    seat: int
    ply: int
    agreed: list[int]


class ResultShown(msgspec.Struct, frozen=True):
    """The end of a match."""

    points: list[int]
    ranks: list[int]


class News(Message, frozen=True, omit_defaults=False):
    """What happened since entry `since`, and how things stand now, as the reader may know it.

    `happened` has an entry and, for a move, its events. A client that knows entry n and asks for news since n misses
    nothing and hears nothing twice.
    """

    table: str
    since: int
    number: int
    ply: int
    happened: list[Any]
    seats: list[SeatShown]
    state: str  # open, playing, over
    viewer: int
    view: Any = None
    to_move: int | None = None
    moves: list[str] | None = None  # what the reader may play, if it is their turn
    question: str = ""  # what the reader is asked, if it is their turn; for those who read sentences
    intention: str = ""
    undo: UndoShown | None = None
    result: ResultShown | None = None
    secret: str = ""
    rematch: str = ""
    sheet: Any = None  # points by scoring, seat and category; for those who read sentences
    categories: list[str] | None = None  # of the sheet
    outlook: Any = None  # what the rules count of what could come next: see the game
    why: list[list[str]] | None = None  # where the points of the last scoring come from, by seat and category
    protocol: int = PROTOCOL


class Change(Message, frozen=True):
    """What happened, to somebody who knows how things stood: besides, those fields of the news that are not as before.

    The parts of the `view` that are as before are left out too, or all of it where somebody follows by the events.
    """

    since: int
    number: int
    ply: int
    happened: list[Any]


class Presence(Message, frozen=True):
    """Who is looking: seats with somebody connected, and how many spectators."""

    seats: list[int]
    spectators: int


class Bye(Message, frozen=True):
    """The server stops for a moment; come back in a few seconds."""

    seconds: float = 2.0


AnyMessage: TypeAlias = Ack | No | News | Change | Presence | Bye

# -------------------------------------------------------------------------------------------- HTTP


class NewPerson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to play under; with a passphrase it is kept for whoever knows that."""

    name: Name
    passphrase: Passphrase | None = None


class Person(msgspec.Struct, frozen=True):
    """Who one is; the token is the signed cookie's content, for programs."""

    id: str
    name: str
    kept: bool
    token: str = ""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think: not limited, seconds a move, Fischer (a stock and a bonus a move), or days a move."""

    kind: str = "none"  # none, move, fischer, days
    seconds: Annotated[float, msgspec.Meta(ge=0, le=60 * 86400)] = 0.0
    bonus: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 0.0


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open. A seat is `me`, `open`, or the name of a bot.

    From a position, one plays on against bots, from the seat that has to decide there.
    """

    game: ShortText
    seats: Annotated[list[ShortText], msgspec.Meta(min_length=1, max_length=10)]
    options: dict[ShortText, ShortText] = {}
    public: bool = False
    clock: Clock = Clock()
    position: ShortText = ""  # the code of one


class TableShown(msgspec.Struct, frozen=True):
    """A table in a list."""

    code: str
    game: str
    options: dict[str, str]
    public: bool
    clock: Clock
    commitment: str
    state: str
    seats: list[SeatShown]
    number: int
    opened: float
    changed: float  # when something last happened
    to_move: int | None = None
    view: Any = None  # of those who look on, if it was asked for
    ratings: list[float | None] = []  # by seat, in lists; None without a kept name or a result
    position: str = ""  # from which it began, to try things out


class Wanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The game for which somebody looks for an opponent."""

    game: ShortText


class Seeking(msgspec.Struct, frozen=True):
    """How somebody's search for an opponent stands; with a `table`, it is over and they sit there."""

    game: str = ""
    waited: float = 0.0  # seconds
    rating: float = 0.0
    others: int = 0  # who look for the same game
    table: str = ""


class SeatKey(msgspec.Struct, frozen=True):
    """The token that holds a seat: whoever has it sits there, on any device."""

    seat: int
    token: str


class GameShown(msgspec.Struct, frozen=True):
    """A game, its options and its bots."""

    name: str
    seats: list[int]
    options: dict[str, list[str]]
    levels: dict[str, int]  # with their ratings
    bots: list[str]
    intentions: list[str]
    lesson: bool
    hints: bool  # whether a strong bot can tell what it would play
    rules: bool  # whether there is a text of them


class Played(msgspec.Struct, frozen=True):
    """A finished match in somebody's history."""

    table: str
    game: str
    ended: float
    rank: int
    points: int
    players: list[str]


class Archived(msgspec.Struct, frozen=True):
    """A match that was played: who sat at each seat, and how it ended for them."""

    table: str
    game: str
    ended: float
    seat: int  # the reader's; -1 where others played
    players: list[str]
    bots: list[str]  # the kind of bot at each seat; empty for people
    points: list[int]
    ranks: list[int]


class Profile(msgspec.Struct, frozen=True):
    """A kept name, as everybody sees it: ratings by game, how they came about, and the last matches."""

    name: str
    ratings: dict[str, float]
    matches: list[Played]
    course: dict[str, list[tuple[float, float]]]  # by game: when a match ended, and the rating after it


class HintedMove(msgspec.Struct, frozen=True):
    """A move with each seat's chance to win and expected points after it."""

    move: str
    chances: list[float]
    points: list[float]


class Hint(msgspec.Struct, frozen=True):
    """The best moves for the seat to decide, the very best first, and a sentence why, its moves in backticks."""

    seat: int
    moves: list[HintedMove]
    why: str


class Problem(msgspec.Struct, frozen=True):
    """Why something could not be done."""

    why: str
    reason: str = ""  # for programs
    rule: str = ""  # that does not allow it
    game: str = ""  # whose rule that is


def plain(value: Any) -> Any:
    """Values of the games that JSON does not know."""
    if isinstance(value, Seat):
        return int(value)
    if isinstance(value, Word):
        return str(value)
    if isinstance(value, tuple):
        return list(value)
    raise NotImplementedError(f"{type(value)} cannot be sent")


encode = msgspec.json.Encoder(enc_hook=plain).encode
read_request = msgspec.json.Decoder(AnyRequest).decode
