"""What a game may bring besides its rules: each is a small declared thing in the game's own folder.

A game without one of these is played by what it has: without networks by its greedy rule, without that at random;
without a lesson nobody is offered one.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import permutations
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

Box: TypeAlias = Any  # a record of the game's box type
State: TypeAlias = Any  # a record of the game's state type
View: TypeAlias = Any  # what one seat may know: a dataclass of the game

# -------------------------------------------------------------------------------------------- learning


@dataclass(frozen=True)
class Observation:
    """What a seat may know as numbers, for environments: its parts (name, size, meaning), and who writes them."""

    layout: Sequence[tuple[str, int, str]]
    write: Callable[[Box, State, int, NDArray[np.int16]], None]  # compiled: box, state, seat, out

    @property
    def size(self) -> int:
        """How many numbers there are."""
        return sum(size for _, size, _ in self.layout)


# ------------------------------------------------------------------------------------------ opponents


@dataclass(frozen=True)
class Greedy:
    """A sensible player that does not look ahead. Its habits are the numbers in the box's field `worth`."""

    choose: Callable[[Box, State], int]  # compiled; changes nothing
    habits: Mapping[str, float] = field(default_factory=dict)
    temperaments: Mapping[str, Mapping[str, float]] = field(default_factory=dict)  # factors on habits, by name


@dataclass(frozen=True)
class Feeling:
    """What somebody goes by who is no master: it moves their chance to win, as they see it, from what is true.

    What these inputs add up to, as far as it is above a threshold, times `adds`, is added to that chance at a table
    of two. Among more people a match hangs less on any one thing, and so does a feeling.
    """

    inputs: Mapping[int, float]  # of the table and of one's own seat
    adds: float
    above: float = 0.0
    fading: float = 1.0  # a power of how many times more people there are: 0 for as much at every table


Weakness: TypeAlias = Sequence[Sequence[Feeling]]  # forms it may take, each of some feelings; one of them lasts a match


@dataclass(frozen=True)
class Level:
    """A named opponent: a weak one makes the mistakes of people, not random ones."""

    name: str
    rating: int  # in matches of two, where 400 more is ten wins to one; the greedy bot has 1500
    weaknesses: Sequence[Weakness] = ()
    simulations: int = 0
    seconds: float = 0.0  # to think about a move, instead of a number of simulations


@dataclass(frozen=True)
class Thinking:
    """What networks and search need. The functions are compiled and change nothing but the arrays they write into."""

    levels: Sequence[Level]  # opponents by name, the weakest first
    open_choices: bool  # whether everybody sees what a seat decides, and what it could have decided
    foresight: int  # decisions for which a search plays on from a new position before it judges
    categories: Sequence[str]  # the lines of the score sheet
    lines: Callable[[Box, State, int, Any], None]  # writes a seat's points by category at the end of the match
    inputs: Callable[[int], int]  # how many inputs a network has at a table of so many seats
    features: Callable[[Box, State, int, bool, Any, Any], int]  # writes the inputs that are on, as a seat sees them
    most_active: int  # inputs that can be on at once
    odds: Callable[[Box, State, int, Any], int]  # writes the weights of an action's few outcomes; 0 if none or many
    key: Callable[[Box, State, int], int]  # a number for what a seat knows


@dataclass(frozen=True)
class Stage:
    """A stage of a training course: a table of so many seats, and so many matches.

    The positions a network will have to judge are much like those at a table with another number of seats, so it may
    begin as the network for that one; or as the one for its own, and the stage is more of the same then.
    """

    seats: int
    matches: int
    begins_as: int = 0  # the seats of the network it begins as, 0 for one that knows nothing
    seed: int = 1
    first: int = 128  # units of the first hidden layer
    second: int = 32
    rate: float = 4e-4  # of learning, at its highest; it falls to nearly nothing
    keep: float = 0.85  # lambda: how much of a target comes from further on than the next position
    explore: int = 40  # of a thousand decisions, tried at random
    guests: int = 150  # of a thousand matches, with greedy players at some seats
    imitations: int = 20_000  # matches in which the policy then learns to choose like the network
    against: str = ""  # the bot it learns to beat, instead of itself
    slow: int = 0  # matches until rates fall quickly, if not 0; till then they fall as in a course of `horizon` matches
    horizon: int = 0


@dataclass(frozen=True)
class Appraisal:
    """Things that can be put in front of a seat, if there is one left, to see what they are worth in each epoch."""

    gifts: Mapping[str, Callable[[Box, State, int], bool]]  # change the state; not compiled
    epoch: Callable[[State], int]  # counted from 1; not compiled


@dataclass(frozen=True)
class Balance:
    """What is counted to see whether a game's pieces are in balance. The last two functions are compiled."""

    pieces: Sequence[str]
    watched: Sequence[bool]  # the pieces whose numbers are designed
    ability_of: Callable[[Box, int], str]  # what a piece can do, or nothing
    offer: Callable[[Box, State, int, Any, Any, Any], None]  # counts who could keep a piece, and who does
    owner: Callable[[Box, State, int], int]  # the seat that owns a piece, NOBODY for none


# ---------------------------------------------------------------------------------------------- people


@dataclass(frozen=True)
class Intentions:
    """What players may settle before their turn comes, as text."""

    examples: Sequence[str]  # one of each kind, for help
    read: Callable[[str], str]  # an intention in its one spelling, or Unreadable
    action: Callable[[Box, State, str], int | None]  # what the seat to decide does by it; it may still be refused
    lapsed: Callable[[State, State, int, str], bool]  # whether an action has settled what a seat's intention was for


@dataclass(frozen=True)
class LessonStep:
    """What happens, what is explained then (the key of a text), and what the pupil is asked to play.

    What is spoken of is pointed at: pieces by what they say they are (`data-about` on the page), other parts of the
    table by the names the game's page gives them. A move that was not asked for is answered with the text of the
    longest of its beginnings in `otherwise`, where an empty one stands for all that are left.
    """

    key: str
    script: Sequence[str] = ()  # moves of whoever's turn it is
    until: Callable[[View], bool] | None = None  # everybody plays on until the pupil's position is like this
    ask: Sequence[str] = ()  # moves, in any order
    points: Sequence[str] = ()
    otherwise: Mapping[str, str] = field(default_factory=dict)

    def why_not(self, move: str) -> str:
        """The key of the text that says why a move is not meant."""
        return self.otherwise[max((start for start in self.otherwise if move.startswith(start)), key=len)]


@dataclass(frozen=True)
class Chapter:
    """A few steps with one subject: in a match from a seed of its own, or in the one that is being played."""

    key: str
    steps: Sequence[LessonStep]
    seed: str = ""


@dataclass(frozen=True)
class Lesson:
    """A first match with somebody who explains: real positions from fixed seeds, one idea at a time."""

    names: Sequence[str]  # who sits where; the pupil has no name
    options: Mapping[str, str]
    chapters: Sequence[Chapter]


# --------------------------------------------------------------------------------------- explicit chance

Boxes: TypeAlias = NDArray[Any]  # one box and one state, as arrays: these are handed to compiled code faster
States: TypeAlias = NDArray[Any]
Outcomes: TypeAlias = list[tuple[int, float]]  # outcomes and their probabilities
Heard: TypeAlias = tuple[str, tuple[int, int, int]]  # what is heard of an action or outcome: as text and as numbers

EVERYBODY = -1


class Hearing(NamedTuple):
    """What is heard of an action or an outcome: by the seat that sees all of it, and by the others."""

    owner: int
    by_owner: Heard
    by_others: Heard


class Node(Protocol):
    """A random event that a position waits for."""

    @property
    def owner(self) -> int:
        """The seat that alone sees the outcome, or EVERYBODY."""

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """What may happen, and how likely it is."""

    def happen(self, boxes: Boxes, states: States, outcome: int) -> "Node | None":
        """Let it happen, and all that follows by itself; the node that comes next, if any."""

    def write(self, box: Box, s: State, outcome: int) -> str:
        """An outcome as text."""


class Public:
    """A random event that everybody sees."""

    owner = EVERYBODY


def all_open(s: State, action: int) -> None:
    """Everybody sees every action in full."""


@dataclass(frozen=True)
class ExplicitChance:
    """Whatever is drawn as an outcome that somebody outside chooses, as OpenSpiel wants it."""

    deal: Callable[[int], Node]  # the node that a match with so many seats begins at
    play: Callable[[Boxes, States, int], Node | None]  # plays an action; the node that comes next, if any
    most_outcomes: Callable[[int], int]  # of one node, at a table of so many seats
    most_decisions: Callable[[int], int]  # in a match, none of them chance
    most_nodes: Callable[[int], int]  # in a match
    hear: Callable[[State, int], Hearing | None] = all_open  # what is heard of an action not everybody sees in full


def evenly(outcomes: Sequence[int]) -> Outcomes:
    """Outcomes that are all as likely."""
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


@cache
def orders(things: int, chosen: int) -> list[tuple[int, ...]]:
    """Every choice of some of the things, in order."""
    return list(permutations(range(things), chosen))
