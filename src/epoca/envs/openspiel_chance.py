"""Matches whose chance is explicit: whatever is drawn is an outcome that somebody outside chooses.

The rules draw from a stream of chance inside `apply`. Here that stream stays empty, and wherever a draw would
matter a position waits at a chance node instead: the deal, a tile from Ra's bag, a card for a hand of Hadara, the
back of a region that is annexed. What Hadara lays out unseen needs no node: all cards that nobody has seen are
exchangeable, so any will do, and the card that a node brings to light changes places with one of them.
"""

# mypy: allow-untyped-calls
# (compiled rules have no annotations)

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations
from math import perm
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from epoca.compiled import compiled
from epoca.envs.simulator import Table
from epoca.game import Box, State
from epoca.games import loops
from epoca.games.hadara import action as hadara_action
from epoca.games.hadara import components as hadara
from epoca.games.hadara import phase as hadara_phase
from epoca.games.hadara import place
from epoca.games.hadara import rules as hadara_rules
from epoca.games.ra import action as ra_action
from epoca.games.ra import components as ra
from epoca.games.ra import phase as ra_phase
from epoca.games.ra import rules as ra_rules
from epoca.games.ra import tile

Boxes: TypeAlias = NDArray[Any]  # one box and one state, as arrays: these are handed to compiled code faster
States: TypeAlias = NDArray[Any]
Outcomes: TypeAlias = list[tuple[int, float]]  # outcomes and their probabilities
Heard: TypeAlias = tuple[str, tuple[int, int, int]]  # what is heard of a step: as text and as numbers

EVERYBODY = -1


class Step(NamedTuple):
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


@dataclass(frozen=True)
class Explicit:
    """What a game needs to be played with explicit chance."""

    deal: Callable[[int], Node]  # the node that a match with so many seats begins at
    play: Callable[[Boxes, States, int], Node | None]  # plays an action; the node that comes next, if any
    hear: Callable[[State, int], Step | None]  # what is heard of an action that not everybody sees in full
    most_outcomes: Callable[[int], int]  # of one node
    most_decisions: Callable[[int], int]  # in a match, none of them chance
    most_nodes: Callable[[int], int]  # in a match


class Position:
    """A match under way: its state, the node it waits at, if any, and what was heard of every step."""

    __slots__ = ("explicit", "node", "states", "steps", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.explicit = EXPLICIT[table.game.name]
        self.states: NDArray[Any] = np.zeros(1, table.game.state)
        self.node: Node | None = self.explicit.deal(table.seats)
        self.steps: list[Step] = []

    def copy(self) -> "Position":
        """The same position once more."""
        other = Position.__new__(Position)
        other.table, other.explicit, other.node = self.table, self.explicit, self.node
        other.states, other.steps = self.states.copy(), self.steps.copy()
        return other

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def __reduce__(self) -> Any:
        table = self.table
        options = tuple(table.options.items())
        return _restore, (table.game.name, table.seats, options, self.states.tobytes(), self.node, self.steps)

    @property
    def state(self) -> State:
        """The state as the rules know it."""
        return self.states[0]

    @property
    def seat(self) -> int:
        """Whose decision it is, unless the position waits at a node; OVER when the match is over."""
        return int(self.states["seat"][0])

    @property
    def dealt(self) -> bool:
        """Whether the table is set."""
        return bool(self.states["seats"][0])

    def legal_actions(self) -> list[int]:
        """What the seat to decide may do."""
        mask = np.zeros(self.table.game.actions, np.uint8)
        self.table.compiled(loops.look)(self.table.boxes, self.states, mask)
        return np.flatnonzero(mask).tolist()  # type: ignore[no-any-return]

    def outcomes(self) -> Outcomes:
        """What may happen at the node, and how likely it is."""
        assert self.node
        return self.node.outcomes(self.table.box, self.state)

    def play(self, action: int) -> None:
        """Play an action, or let an outcome happen."""
        self.steps.append(self._step(action))
        if self.node:
            self.node = self.node.happen(self.table.boxes, self.states, action)
        else:
            self.node = self.explicit.play(self.table.boxes, self.states, action)

    def write(self, action: int) -> str:
        """An action, or an outcome, as text."""
        if self.node:
            return self.node.write(self.table.box, self.state, action)
        return self.table.game.write(action)

    def heard(self, viewer: int) -> list[Heard]:
        """All that a seat has heard since the match began, step by step."""
        return [step.by_owner if step.owner == viewer else step.by_others for step in self.steps]

    def _step(self, action: int) -> Step:
        """What will be heard of an action, or of an outcome."""
        text, chance = self.write(action), self.table.game.actions + 1
        if self.node:
            shown: Heard = text, (chance, 1 + action, 0)
            hidden = self.node.owner != EVERYBODY
            return Step(self.node.owner, shown, ("something hidden", (chance, 0, 0)) if hidden else shown)
        shown = text, (1 + action, 0, 0)
        return self.explicit.hear(self.states[0], action) or Step(EVERYBODY, shown, shown)


@cache
def set_table(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Table:
    """The table of a game, made once."""
    return Table(name, seats, dict(options))


def _restore(name: str, seats: int, options: Any, state: bytes, node: Node | None, steps: list[Step]) -> Position:
    position = Position(set_table(name, seats, options))
    position.states = np.frombuffer(state, position.states.dtype).copy()
    position.node, position.steps = node, steps
    return position


# -------------------------------------------------------------------------------------------------- Ra


@dataclass(frozen=True)
class SunsDealt(Public):
    """RA-9: a group of suns for everybody."""

    seats: int

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """Every order of the groups."""
        return _evenly(range(perm(self.seats)))

    def happen(self, boxes: Boxes, states: States, outcome: int) -> None:
        """Set the table."""
        box, s = boxes[0], states[0]
        ra_rules.deal(box, s, self.seats)
        for seat, group in enumerate(_orders(self.seats, self.seats)[outcome]):
            s.suns_up[seat] = box.sun_groups[self.seats, group]
        ra_rules.open_epoch(s)

    def write(self, box: Box, s: State, outcome: int) -> str:
        """As in `deals 9-6-5-2, 8-7-4-3`."""
        groups = (ra.SUN_GROUPS[self.seats][group] for group in _orders(self.seats, self.seats)[outcome])
        return "deals " + ", ".join("-".join(map(str, group)) for group in groups)


@dataclass(frozen=True)
class TileDrawn(Public):
    """A tile from the bag, each as likely as any other."""

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """The kinds of tile in the bag."""
        tiles = int(s.in_bag)
        return [(kind, count / tiles) for kind, count in enumerate(s.bag.tolist()) if count]

    def happen(self, boxes: Boxes, states: States, outcome: int) -> None:
        """Lay the tile where it belongs."""
        _lay_tile(boxes, states, outcome)

    def write(self, box: Box, s: State, outcome: int) -> str:
        """As in `draws flood`."""
        return f"draws {tile.NAMES[outcome]}"


@compiled
def _lay_tile(boxes: Any, states: Any, kind: Any) -> None:
    box, s = boxes[0], states[0]
    ra_rules.place(box, s, kind)
    while s.phase > ra_phase.OVER:
        ra_rules.advance(box, s)


@compiled
def _apply_ra(boxes: Any, states: Any, action: Any) -> None:
    ra_rules.apply(boxes[0], states[0], action)


def _play_ra(boxes: Boxes, states: States, action: int) -> Node | None:
    if action == ra_action.DRAW:
        return TileDrawn()
    _apply_ra(boxes, states, action)
    return None


def _all_open(s: State, action: int) -> None:
    """Everybody sees every action of Ra."""


def _most_decisions_in_ra(seats: int) -> int:
    """Every auction but one on a full track ends with a drawn Ra or a used sun; tiles that are used up stay so."""
    tiles = sum(tile.COUNTS.values())
    full_tracks = (tiles - tile.COUNTS["ra"]) // ra.TRACK_SPACES
    suns = sum(map(len, ra.SUN_GROUPS[seats]))
    invoked = ra.EPOCHS * suns + full_tracks
    auctions = ra.EPOCHS * (ra.LAST_RA[seats] - 1) + invoked
    gods = 2 * tile.COUNTS["god"]  # one spent, and no further one
    losses = 2 * (tile.COUNTS["unrest"] + tile.COUNTS["earthquake"])
    return tiles + invoked + seats * auctions + gods + losses


# ---------------------------------------------------------------------------------------------- Hadara


@dataclass(frozen=True)
class StartDealt(Public):
    """HA-9: a start card for everybody."""

    seats: int

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """Every choice of start cards, in order."""
        return _evenly(range(perm(hadara.START_CARDS, self.seats)))

    def happen(self, boxes: Boxes, states: States, outcome: int) -> None:
        """Set the table."""
        box, s = boxes[0], states[0]
        hadara_rules.deal(box, s, self.seats)
        s.start_card[: self.seats] = _orders(hadara.START_CARDS, self.seats)[outcome]
        if hadara.OPTIONS["start"][box.start] != "choice":
            for seat in range(self.seats):
                hadara_rules.lay_start_card(box, s, seat, box.start)
            s.place[:] = place.REST
            hadara_rules.open_epoch(box, s)

    def write(self, box: Box, s: State, outcome: int) -> str:
        """As in `start 3 1`: everybody's initiative."""
        return "start " + " ".join(str(card + 1) for card in _orders(hadara.START_CARDS, self.seats)[outcome])


@dataclass(frozen=True)
class CardDrawn:
    """HA-14: the first or second card of a seat's pair, from the pile of its shield."""

    owner: int
    second: bool
    deck: range  # the cards of that colour in this epoch

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """The cards of the deck that nobody has seen, by their number in it."""
        return _evenly(np.flatnonzero(self._places(s) <= place.INNER).tolist())

    def happen(self, boxes: Boxes, states: States, outcome: int) -> Node | None:
        """Take the card in hand; if it was in the box, one of the inner pile goes there instead."""
        s = states[0]
        places = self._places(s)
        if places[outcome] == place.REST:
            places[np.flatnonzero(places == place.INNER)[0]] = place.REST
        places[outcome] = place.HAND + self.owner
        s["hand"][self.owner, int(self.second)] = self.deck[outcome]
        if not self.second:
            return replace(self, second=True)
        return _first_card(boxes[0], s, self.owner + 1) if self.owner + 1 < s["seats"] else None

    def write(self, box: Box, s: State, outcome: int) -> str:
        """As in `card 1-red-4`."""
        return f"card {hadara.CARD_NAMES[self.deck[outcome]]}"

    def _places(self, s: State) -> Any:
        return s["place"][self.deck.start : self.deck.stop]


def _first_card(box: Box, s: State, seat: int) -> CardDrawn:
    colour = int(s.wheel + seat - s.lap) % len(hadara.COLOURS)  # HA-13, HA-20
    basic = colour == hadara.PURPLE and not box.advanced
    first = hadara.card_number(int(s.epoch), colour, 0)
    return CardDrawn(seat, False, range(first, first + (hadara.BASIC_PURPLE if basic else hadara.DECK[colour])))


@dataclass(frozen=True)
class RegionTurned(Public):
    """HA-24: the back of a region that is about to be annexed."""

    action: int

    def outcomes(self, box: Box, s: State) -> Outcomes:
        """The regions of the requirement whose backs nobody has seen."""
        level = self._level
        seen = {int(s.region[seat, level]) for seat in range(s.seats) if s.annexed[seat, level]}
        return _evenly(sorted(int(back) for at, back in enumerate(s.region_pile[level]) if at not in seen))

    def happen(self, boxes: Boxes, states: States, outcome: int) -> Node | None:
        """Put the region where it will be taken, and annex it."""
        s = states[0]
        pile, following = s.region_pile[self._level], s.regions_taken[self._level]
        pile[pile == outcome] = pile[following]
        pile[following] = outcome
        return _go_on(boxes, states, self.action)

    def write(self, box: Box, s: State, outcome: int) -> str:
        """As in `region 2`."""
        return f"region {outcome + 1}"

    @property
    def _level(self) -> int:
        return self.action - hadara_action.ANNEX


@compiled
def _play_but_draw(boxes: Any, states: Any, action: Any) -> Any:
    """Play an action and what follows, but let nobody draw; whether pairs are to be drawn."""
    box, s = boxes[0], states[0]
    draw = False
    hadara_rules.act(box, s, action)
    while s.phase > hadara_phase.OVER:
        if s.phase == hadara_phase.DRAW:
            draw = True
            hadara_rules.begin_step(s, hadara_phase.DRAFT)
        else:
            hadara_rules.advance(box, s)
    return draw


def _go_on(boxes: Boxes, states: States, action: int) -> Node | None:
    return _first_card(boxes[0], states[0], 0) if _play_but_draw(boxes, states, action) else None


def _play_hadara(boxes: Boxes, states: States, action: int) -> Node | None:
    if hadara_action.ANNEX <= action < hadara_action.NO_BUST:
        return RegionTurned(action)
    return _go_on(boxes, states, action)


def _hear_draft(s: State, action: int) -> Step | None:
    """HA-15, HA-19: everybody sees which card is laid and which is kept, but not which is sold."""
    if action >= hadara_action.TAKE_KEEP:
        return None
    seat, second, sold = int(s["seat"]), action // 2, action % 2
    pair = s["hand"][seat].tolist()
    laid, other = pair[second], pair[1 - second]
    text = f"board {hadara.CARD_NAMES[laid]} {'sell' if sold else 'keep'}"
    shown: Heard = f"{text} {hadara.CARD_NAMES[other]}", (1 + sold, 1 + laid, 1 + other)
    hidden: Heard = f"{text} ?", (1 + sold, 1 + laid, 0)
    return Step(seat, shown, hidden if sold else shown)


def _most_decisions_in_hadara(seats: int) -> int:
    """What a seat can take, pay for and give up, and how often it can decline."""
    cards = 2 * hadara.ROUNDS * hadara.EPOCHS  # drafted or taken; each given up at most once
    regions = len(hadara.REQUIREMENTS) + 2 * hadara.EPOCHS
    busts = len(hadara.BUSTS) + 2 * hadara.EPOCHS
    paid = 6 * hadara.EPOCHS  # HA-41
    seals = 2 * hadara.SEALS + hadara.EPOCHS
    return hadara.EPOCHS + hadara.PLACED + seats * (1 + 2 * cards + regions + busts + paid + seals)


# ---------------------------------------------------------------------------------------------- shared


def _evenly(outcomes: Any) -> Outcomes:
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


@cache
def _orders(things: int, chosen: int) -> list[tuple[int, ...]]:
    return list(permutations(range(things), chosen))


EXPLICIT: Mapping[str, Explicit] = {
    "ra": Explicit(
        deal=SunsDealt,
        play=_play_ra,
        hear=_all_open,
        most_outcomes=lambda seats: max(perm(seats), tile.KINDS),
        most_decisions=_most_decisions_in_ra,
        most_nodes=lambda seats: 1 + sum(tile.COUNTS.values()),
    ),
    "hadara": Explicit(
        deal=StartDealt,
        play=_play_hadara,
        hear=_hear_draft,
        most_outcomes=lambda seats: max(perm(hadara.START_CARDS, seats), hadara.LARGEST_DECK),
        most_decisions=_most_decisions_in_hadara,
        most_nodes=lambda seats: 1 + seats * (2 * hadara.ROUNDS * hadara.EPOCHS + len(hadara.REQUIREMENTS)),
    ),
}
