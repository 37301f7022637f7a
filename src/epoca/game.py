"""Game: the one interface between the rules of a game and everything else.

A game is declared, not inherited from: its folder fills in the fields of `Game`, and bots, records, servers and
screens know nothing else of it. States are flat records of the game's own type. All of them begin alike:

    chance   the stream that the next random event draws from (see `epoca.chance`)
    seats    how many seats play
    seat     whose decision it is, -1 when the match is over

`box` is a record too: the components and options a match is played with. The six rules `deal`, `legal`, `apply`,
`determinize`, `greedy` and `thumb` are compiled and change the record they are given; everything else is plain Python
and changes nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, TypeAlias

import numpy as np
from numpy.typing import NDArray

from epoca.chance import Stream
from epoca.compiled import blank
from epoca.complaint import Complaint

Box: TypeAlias = Any  # a record of the game's box type
State: TypeAlias = Any  # a record of the game's state type
Mask: TypeAlias = NDArray[np.uint8]
Observation: TypeAlias = NDArray[np.int16]
View: TypeAlias = Any  # what one seat may know: a dataclass of the game
Options: TypeAlias = Mapping[str, str]
Components: TypeAlias = Mapping[str, str]

OVER = -1  # the seat to decide when a match is over


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


@dataclass(frozen=True)
class Sheet:
    """A score sheet: for each scoring so far, for each seat, the points in each category."""

    at_start: int
    categories: tuple[str, ...]
    scorings: tuple[tuple[tuple[int, ...], ...], ...]

    def total(self, seat: int) -> int:
        """All a seat has scored so far."""
        return self.at_start + sum(sum(scoring[seat]) for scoring in self.scorings)


@dataclass(frozen=True)
class Level:
    """A named opponent. `misjudgement` is how far it mistakes what things are worth, 0 for not at all."""

    name: str
    rating: int  # in matches of two, where 400 more is ten wins to one; the greedy bot has 1500
    misjudgement: float = 0.0
    simulations: int = 0
    seconds: float = 0.0  # to think about a move, instead of a number of simulations


class Notation:
    """The moves of a game as text: one text for each action; case and spaces do not matter when it is read."""

    def __init__(self, moves: Sequence[str], examples: Sequence[str]) -> None:
        self.moves = tuple(moves)
        self.examples = tuple(examples)  # one of each kind, for help
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


@dataclass(frozen=True)
class Intentions:
    """What players may settle before their turn comes, as text."""

    examples: Sequence[str]  # one of each kind, for help
    read: Callable[[str], str]  # an intention in its one spelling, or Unreadable
    action: Callable[[Box, State, str], int | None]  # what the seat to decide does by it; it may still be refused
    lapsed: Callable[[State, State, int, str], bool]  # whether an action has settled what a seat's intention was for


@dataclass(frozen=True, eq=False)
class Game:
    """Everything there is to know of a game."""

    name: str
    seats: range
    options: Mapping[str, Sequence[str]]  # the first value is the usual one
    state: np.dtype[Any]
    actions: int
    observation: Sequence[tuple[str, int, str]]  # the parts of an observation: name, size, meaning

    # Compiled rules
    deal: Callable[[Box, State, int], None]  # sets the table, from the record's stream of chance
    legal: Callable[[Box, State, Mask], int]  # marks what the seat may do, and counts it
    apply: Callable[[Box, State, int], None]  # plays a legal action and all that follows by itself
    determinize: Callable[[Box, State, int], None]  # redeals what a seat has not seen, from the record's stream
    greedy: Callable[[Box, State], int]  # a sensible action, without looking ahead
    thumb: Callable[[Box, State], int]  # a beginner's plan: three rules of thumb
    observe: Callable[[Box, State, int, Observation], None]  # writes what a seat may know as numbers
    score: Callable[[Box, State, int], int]  # a seat's points now, as far as they are scored
    rank: Callable[[Box, State, int], int]  # a seat's rank at the end, from 1

    # The greedy player
    habits: Mapping[str, float]  # the numbers it goes by, as they stand in the box's field `worth`
    temperaments: Mapping[str, Mapping[str, float]]  # other greedy players, by name: factors on some of the habits

    # For those who think ahead; the functions are compiled too
    levels: Sequence[Level]  # the weakest first
    open_choices: bool  # whether everybody sees what a seat decides, and what it could have decided
    foresight: int  # decisions for which a search plays on from a new position before it judges
    categories: Sequence[str]  # the lines of the score sheet
    lines: Callable[[Box, State, int, Any], None]  # writes a seat's points by category at the end of the match
    inputs: Callable[[int], int]  # how many inputs a network has at a table of so many seats
    features: Callable[[Box, State, int, bool, Any, Any], int]  # writes the inputs that are on, as a seat sees them
    most_active: int  # inputs that can be on at once
    odds: Callable[[Box, State, int, Any], int]  # writes the weights of an action's few outcomes; 0 if none or many
    key: Callable[[Box, State, int], int]  # a number for what a seat knows
    epoch: Callable[[State], int]  # 1 to 3; not compiled
    gifts: Mapping[str, Callable[[Box, State, int], bool]]  # put a thing in front of a seat, if there is one; neither

    # The table
    components: Callable[[], dict[str, str]]  # the tables a person may edit, by file name; none for some games
    box: Callable[[Options, Components], Box]  # from the options and edited tables, none for the usual ones
    refuse_table: Callable[[int, Options], Refusal | None]

    # What is known, and what happened
    open_view: Callable[[Box, State], View]  # what everybody sees
    own_view: Callable[[Box, State, View, int], View]  # the same with what a seat knows besides
    tell: Callable[[Box, State, int, State], Told]  # what an action did, to all at the table
    follow: Callable[[View, Event], View]  # the view after an event
    reveals: Callable[[Box, State, int, State], bool]  # whether chance or something hidden came to light
    refusal: Callable[[Box, State, int, int], Refusal | None]  # why a seat may not do this
    sheet: Callable[[Box, State], Sheet]
    outcome: Callable[[Box, State], Outcome]

    # Notation
    notation: Notation
    dealt: Callable[[Box, State], str]  # what chance made of the deal
    drawn: Callable[[Box, State, int, State], str]  # what chance made of an action, or nothing
    intentions: Intentions

    def write(self, action: int) -> str:
        """The text of an action."""
        return self.notation.write(action)

    def read(self, text: str) -> int:
        """The action of a text, or Unreadable."""
        return self.notation.read(text)

    def view(self, box: Box, state: State, viewer: int) -> View:
        """What a seat may know; `SPECTATOR` sees what everybody sees."""
        return self.own_view(box, state, self.open_view(box, state), viewer)

    def events(self, box: Box, before: State, action: int, after: State, viewer: int) -> list[Event]:
        """What an action did, as a viewer may know it."""
        return heard(self.tell(box, before, action, after), viewer)

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(size for _, size, _ in self.observation)

    def fill_in(self, options: Options) -> dict[str, str]:
        """All options of the game, the given ones checked and the others as usual."""
        for name, value in options.items():
            if name not in self.options:
                raise Complaint(f"{self.name} has no option {name!r}; it has {', '.join(self.options)}")
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
        return [int(action) for action in np.flatnonzero(mask)]


SPECTATOR = -1  # as a viewer: somebody at no seat
