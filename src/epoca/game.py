"""Game: the one interface between the rules of a game and everything else.

A game is declared, not inherited from: its folder fills in the fields of `Game`, and bots, records, servers and
screens know nothing else of it. The core is what a game cannot do without; the rest has a usual answer, or is a
capability (see `epoca.capabilities`) that a game may bring.

States are flat records of the game's own type. All of them begin alike:

    chance   the stream that the next random event draws from (see `epoca.chance`)
    seats    how many seats play
    seat     whose decision it is, NOBODY when the match is over

`box` is a record too: the components and options a match is played with. The rules `deal`, `legal`, `apply`, `score`,
`rank` and `determinize` are compiled. `deal`, `apply` and `determinize` change the state they are given, `legal` only
the mask; everything else changes nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from epoca.capabilities import (
    Appraisal,
    Balance,
    ExplicitChance,
    Greedy,
    Intentions,
    Lesson,
    Level,
    Observation,
    Stage,
    Thinking,
)
from epoca.capabilities import Box as Box
from epoca.capabilities import State as State
from epoca.capabilities import View as View
from epoca.chance import Stream
from epoca.compiled import compiled
from epoca.complaint import Complaint
from epoca.records import blank
from epoca.views import seen

T = TypeVar("T")
Mask: TypeAlias = NDArray[np.uint8]
Options: TypeAlias = Mapping[str, str]
Components: TypeAlias = Mapping[str, str]
Reasons: TypeAlias = Sequence[Mapping[str, Mapping[str, int | str]]]  # by seat and category, a sentence's arguments

NOBODY = -1  # whose decision it is when a match is over
SPECTATOR = -1  # as a viewer: somebody at no seat


class Seat(int):
    """A seat in an event: readers see the name of whoever sits there."""


class Word(str):
    """A thing of the game in an event: readers see it in their language. `family` is its shelf in the locales."""

    family: ClassVar[str]

    def text(self, texts: Any) -> str:
        """The word in the language of `texts`."""
        return str(texts.word(self.family, self))


@dataclass(frozen=True)
class Event:
    """Something that happened, as one seat may know it. Each game has its own kinds of event."""


@dataclass(frozen=True)
class Aside:
    """An event that one seat hears otherwise than everybody else."""

    seat: int
    own: Event
    others: Event


Told: TypeAlias = Sequence[Event | Aside]


def heard(told: Told, viewer: int) -> list[Event]:
    """What a viewer hears of it."""
    return [e if isinstance(e, Event) else e.own if e.seat == viewer else e.others for e in told]


@dataclass(frozen=True)
class Asked(Event):
    """A seat has to decide: the last event of every action, unless the match is over."""

    seat: Seat


@dataclass(frozen=True)
class Milestone(Event):
    """A moment to look at the score sheet, such as the end of an epoch."""


@dataclass(frozen=True)
class Refusal:
    """Why something is not allowed: the rule's number, and the key and arguments of a sentence that teaches it."""

    rule: str
    reason: str
    args: Mapping[str, Any]


class Refused(Exception):
    """An action or a table that the rules of a game do not allow. Nothing has changed."""

    def __init__(self, game: str, refusal: Refusal) -> None:
        super().__init__(f"{refusal.reason} ({refusal.rule})")
        self.game, self.refusal = game, refusal


class Unreadable(Complaint):
    """A move that is no move in the game's notation."""


@dataclass(frozen=True)
class Outcome:
    """The end of a match: points, and ranks from 1 (shared where a game's rules leave a tie)."""

    points: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats with rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


def outcome(score: Any, rank: Any, box: Box, state: State) -> Outcome:
    """The end of a match by a game's scoring."""
    if state.seat != NOBODY:
        raise ValueError("the match is not over")
    seats = range(state.seats)
    points = tuple(int(score(box, state, seat)) for seat in seats)
    return Outcome(points, tuple(int(rank(box, state, seat)) for seat in seats))


@dataclass(frozen=True)
class Sheet:
    """A score sheet: for each scoring so far, for each seat, the points in each category."""

    at_start: int
    categories: tuple[str, ...]
    scorings: tuple[tuple[tuple[int, ...], ...], ...]  # what a viewer may not see is left empty

    def total(self, seat: int) -> int:
        """All a seat has scored so far."""
        return self.at_start + sum(sum(scoring[seat]) for scoring in self.scorings)


def nothing_dealt(box: Box, state: State) -> str:
    """Chance has no part in the deal."""
    return ""


def nothing_drawn(box: Box, before: State, action: int, after: State) -> str:
    """Chance has no part in any action."""
    return ""


class Notation:
    """The moves of a game as text, and what chance did.

    There is one text for each action; case and spaces do not matter when it is read.
    """

    def __init__(
        self,
        moves: Sequence[str],
        examples: Sequence[str],
        dealt: Callable[[Box, State], str] = nothing_dealt,
        drawn: Callable[[Box, State, int, State], str] = nothing_drawn,
    ) -> None:
        self.moves = tuple(moves)
        self.examples = tuple(examples)  # one of each kind, for help
        self.dealt = dealt  # what chance made of the deal
        self.drawn = drawn  # what chance made of an action, or nothing
        self._action_of = {move: action for action, move in enumerate(moves)}

    def write(self, action: int) -> str:
        """The text of an action."""
        return self.moves[action]

    def read(self, text: str) -> int:
        """The action of a text, or Unreadable."""
        action = self._action_of.get(" ".join(text.lower().split()))
        if action is None:
            raise Unreadable(f"{text.strip()!r} is not a move; moves look like {', '.join(self.examples)}")
        return action


# ----------------------------------------------------------------------------------- usual answers


@compiled
def nothing_hidden(box, s, seat):  # type: ignore[no-untyped-def]
    """All lies open or is counted: what a seat cannot know is only what chance will bring."""


def whole_sheet(box: Box, state: State, sheet: Sheet, viewer: int) -> Sheet:
    """Everybody may see who got points for what."""
    return sheet


def no_components() -> dict[str, str]:
    """The game is played as it is printed."""
    return {}


def only_seats_count(allowed: range, seats: int, options: Options) -> Refusal | None:
    """Any options go with any number of seats the game is for."""
    if seats in allowed:
        return None
    return Refusal("", "seats", {"seats": seats, "fewest": allowed[0], "most": allowed[-1]})


def only_draws_reveal(notation: Notation, box: Box, before: State, action: int, after: State) -> bool:
    """Nothing comes to light but what chance brings."""
    return bool(notation.drawn(box, before, action, after))


def one_line(score: Callable[[Box, State, int], int], box: Box, state: State) -> Sheet:
    """A score sheet without categories."""
    return Sheet(0, ("points",), (tuple((int(score(box, state, seat)),) for seat in range(state.seats)),))


def no_reasons(view: View) -> Reasons:
    """The points speak for themselves."""
    return ()


def nothing_foreseen(box: Box, state: State, viewer: int) -> None:
    """Whoever plans, counts."""
    return


@dataclass(frozen=True, eq=False)
class Game:
    """Everything there is to know of a game."""

    name: str
    package: str  # where its texts, its networks and its rules for people lie: `__name__` of its folder
    seats: range
    state: np.dtype[Any]
    actions: int

    # The rules
    deal: Callable[[Box, State, int], None]  # sets the table, from the record's stream of chance
    legal: Callable[[Box, State, Mask], int]  # marks what the seat may do, and counts it
    apply: Callable[[Box, State, int], None]  # plays a legal action and all that follows by itself
    score: Callable[[Box, State, int], int]  # a seat's points now, as far as they are scored
    rank: Callable[[Box, State, int], int]  # a seat's rank at the end, from 1
    box: Callable[[Options, Components], Box]  # from the options and edited tables, none for the usual ones
    refusal: Callable[[Box, State, int, int], Refusal | None]  # why a seat may not do this

    # What is known, what happened, and how it is written
    notation: Notation
    view_type: type  # the table as a seat sees it: a dataclass of parts (see `epoca.views`)
    tell: Callable[[Box, State, int, State], Told]  # what an action did, to all at the table
    follow: Callable[[View, Event], View]  # the view after an event

    # Where a game may leave the usual answer
    options: Mapping[str, Sequence[str]] = field(default_factory=dict)  # the first value is the usual one
    refuse_table: Callable[[int, Options], Refusal | None] = None  # type: ignore[assignment]
    determinize: Callable[[Box, State, int], None] = nothing_hidden  # redeals what a seat has not seen
    reveals: Callable[[Box, State, int, State], bool] = None  # type: ignore[assignment]  # something came to light
    sheet: Callable[[Box, State], Sheet] = None  # type: ignore[assignment]  # points by category
    own_sheet: Callable[[Box, State, Sheet, int], Sheet] = whole_sheet  # as much of it as a viewer may see
    reasons: Callable[[View], Reasons] = no_reasons  # where the points of the last scoring come from
    outlook: Callable[[Box, State, int], Any] = nothing_foreseen  # what could come next, as the rules count
    components: Callable[[], dict[str, str]] = no_components  # the tables a person may edit, by file name

    # Capabilities
    observation: Observation | None = None
    greedy: Greedy | None = None
    thumb: Callable[[Box, State], int] | None = None  # compiled: a beginner's plan, three rules of thumb
    thinking: Thinking | None = None
    course: Sequence[Stage] = ()  # how its networks are trained
    intentions: Intentions | None = None
    lesson: Lesson | None = None
    explicit_chance: ExplicitChance | None = None
    appraisal: Appraisal | None = None
    balance: Balance | None = None

    def __post_init__(self) -> None:
        usual = {
            "refuse_table": partial(only_seats_count, self.seats),
            "reveals": partial(only_draws_reveal, self.notation),
            "sheet": partial(one_line, self.score),
        }
        for name, answer in usual.items():
            if getattr(self, name) is None:
                object.__setattr__(self, name, answer)

    @property
    def levels(self) -> Sequence[Level]:
        """Its named opponents, the weakest first."""
        return self.thinking.levels if self.thinking else ()

    def write(self, action: int) -> str:
        """The text of an action."""
        return self.notation.write(action)

    def read(self, text: str) -> int:
        """The action of a text, or Unreadable."""
        return self.notation.read(text)

    def view(self, box: Box, state: State, viewer: int) -> View:
        """What a seat may know; `SPECTATOR` sees what everybody sees."""
        return seen(self.view_type, box, state, viewer)

    def shown_sheet(self, box: Box, state: State, viewer: int) -> Sheet:
        """The score sheet as far as a viewer may see it."""
        return self.own_sheet(box, state, self.sheet(box, state), viewer)

    def events(self, box: Box, before: State, action: int, after: State, viewer: int) -> list[Event]:
        """What an action did, as a viewer may know it."""
        return heard(self.tell(box, before, action, after), viewer)

    def outcome(self, box: Box, state: State) -> Outcome:
        """Points and ranks of a match that is over."""
        return outcome(self.score, self.rank, box, state)

    def fill_in(self, options: Options) -> dict[str, str]:
        """All options of the game, the given ones checked and the others as usual."""
        for name, value in options.items():
            if name not in self.options:
                known = f"it has {', '.join(self.options)}" if self.options else "it has none"
                raise Complaint(f"{self.name} has no option {name!r}; {known}")
            if value not in self.options[name]:
                raise Complaint(f"{name} is one of {', '.join(self.options[name])}, not {value!r}")
        return {name: options.get(name, values[0]) for name, values in self.options.items()}

    def deal_new(self, box: Box, seats: int, chance: Stream) -> State:
        """A fresh table; the stream of chance is not left in it."""
        state = blank(self.state)
        state.chance[:] = chance
        self.deal(box, state, seats)
        state.chance[:] = 0
        return state

    def redeal(self, box: Box, state: State, seat: int, chance: Stream) -> State:
        """A copy that agrees with all the seat knows; the rest, and all chance to come, is from `chance`."""
        copy = state.copy()
        copy.chance[:] = chance
        self.determinize(box, copy, seat)
        return copy

    def legal_actions(self, box: Box, state: State) -> list[int]:
        """The actions the seat to decide may choose from."""
        mask = np.zeros(self.actions, np.uint8)
        self.legal(box, state, mask)
        actions: list[int] = np.flatnonzero(mask).tolist()
        return actions


def required(game: Game, capability: T | None, what: str) -> T:
    """A capability of a game that something cannot do without."""
    if capability is None:
        raise Complaint(f"{game.name} has no {what}")
    return capability
