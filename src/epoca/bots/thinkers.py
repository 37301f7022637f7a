"""Bots that think: with a network alone, or searching with one, as long as they are given."""

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from epoca.bots.network import LEAD, LINE_POINTS, Network, Policy, needs_of, new_scratch, read_networks, thinking
from epoca.bots.reading import first_impression, make_up_mind, reading, ways
from epoca.bots.search import clear, searching, tree, uproot
from epoca.capabilities import Feeling, Weakness
from epoca.compiled import at_hand, zeros
from epoca.complaint import Complaint
from epoca.game import Box, Game, State

CURIOSITY = 0.3
PLAYOUT_CURIOSITY = 0.7
FIRST_CHUNK = 16  # simulations before the clock is looked at for the first time
CHUNK_SECONDS = 0.002
MOST_AT_ONCE = 4096
RESPONSES = "-greedy"  # ends the name of a file with networks that learned to beat greedy players
OPEN_ENOUGH = 2  # feelings weaken when a match is less than half as open as at its beginning
GUESS = 100_000  # simulations a second, to choose the size of a tree by

Networks: TypeAlias = tuple[Network, Policy]


@dataclass(frozen=True)
class Effort:
    """How much a bot thinks about a move: simulations, or seconds; with neither it looks one action ahead."""

    simulations: int = 0
    seconds: float = 0.0

    @property
    def searches(self) -> bool:
        """Whether it looks further than one action."""
        return self.simulations > 0 or self.seconds > 0

    def chunks(self) -> Iterator[tuple[int, int]]:
        """Simulations to make next, and about how many there will be after them."""
        if not self.seconds:
            done = 0
            while done < self.simulations:
                more = min(256, self.simulations - done)
                done += more
                yield more, self.simulations - done
            return
        began = now = time.perf_counter()
        done, more = 0, FIRST_CHUNK
        while (left := began + self.seconds - now) > 0:
            rate = done / max(1e-6, now - began)
            if done:
                more = max(1, min(MOST_AT_ONCE, int(rate * min(CHUNK_SECONDS, left))))
            yield more, int(rate * left) if done else 1 << 30
            done += more
            now = time.perf_counter()


@dataclass(frozen=True)
class Prospect:
    """What a bot expects of an action: for each seat its chance to win, and its points by line of the score sheet."""

    action: int
    tries: int
    chances: tuple[float, ...]
    lines: tuple[tuple[float, ...], ...]

    @classmethod
    def of(cls, action: int, tries: int, mean: NDArray[np.float64]) -> "Prospect":
        """From what a search found on average, by seat and line, the chance to win first."""
        chances = tuple(float(chance) for chance in mean[:, 0])
        return cls(action, tries, chances, tuple(tuple(float(p) * LINE_POINTS for p in seat[1:]) for seat in mean))

    def points(self, seat: int) -> float:
        """The points that the lines of a seat add up to."""
        return sum(self.lines[seat])


class Thinker:
    """A bot with a network, and a tree if it searches."""

    def __init__(
        self,
        effort: Effort,
        weights: Path | None = None,
        weaknesses: Sequence[Weakness] = (),
        playouts: bool = False,
    ) -> None:
        self.effort = effort
        self.weights = weights
        self.weaknesses = weaknesses
        self.playouts = playouts
        self._mind: _Mind | None = None

    def choose(self, game: Game, box: Box, state: State) -> int:
        """The action it believes in most."""
        legal = game.legal_actions(box, state)
        if len(legal) == 1:
            return legal[0]
        mind = self._sit_down(game, box, state)
        if not self.effort.searches:
            return mind.look_ahead()
        mind.ponder(self.effort, self.playouts, deciding=True)
        tries = mind.tree.tries[legal]
        return legal[int(np.lexsort((mind.tree.means[legal], tries))[-1])]

    def watch(self, game: Game, box: Box, news: Iterable[tuple[State, int]]) -> None:
        """Read the others: what it believes of them decides what it expects of them. Who has weaknesses does not."""
        if not self.weaknesses:
            for state, action in news:
                self._sit_down(game, box, state).read(action)

    def prospects(self, game: Game, box: Box, state: State) -> list[Prospect]:
        """What it expects of each action it thought worth trying, the best first."""
        legal = game.legal_actions(box, state)
        mind = self._sit_down(game, box, state)
        mind.ponder(self.effort, self.playouts, deciding=False)
        tree = mind.tree
        order = sorted(legal, key=lambda action: (tree.tries[action], tree.means[action]), reverse=True)
        return [
            Prospect.of(action, int(tree.tries[action]), tree.outlook[action] / tree.looks[action])
            for action in order
            if tree.looks[action]
        ]

    def weigh(self, action: int, rounds: int, simulations: int) -> list[Prospect]:
        """What it expects of an action of the position it has just searched, found out in several rounds."""
        if self._mind is None:
            raise ValueError("nothing was searched yet")
        return [Prospect.of(action, simulations, mean) for mean in self._mind.weigh(action, rounds, simulations)]

    def _sit_down(self, game: Game, box: Box, state: State) -> "_Mind":
        """The mind for this table, with the position in front of it."""
        mind, seats = self._mind, int(state.seats)
        if mind is None or mind.game is not game or mind.seats != seats or mind.box is not box:
            usual = networks_of(game, seats, self.weights)
            responses = responses_of(game, seats, self.weights) or usual
            dice = np.random.default_rng([int(word) for word in state.chance])
            felt = [feeling for forms in self.weaknesses for feeling in forms[int(dice.integers(len(forms)))]]
            mind = self._mind = _Mind(game, seats, box, usual, responses, self.effort, felt)
        mind.states[0] = state
        mind.scratch.dice[:] = state.chance
        return mind


class _Mind:
    """What a thinker needs at one table."""

    def __init__(
        self,
        game: Game,
        seats: int,
        box: Box,
        usual: Networks,
        responses: Networks,
        effort: Effort,
        feelings: Sequence[Feeling] = (),
    ) -> None:
        self.game, self.seats, self.box = game, seats, box
        if feelings:
            usual = responses = swayed(usual[0], seats, feelings), usual[1]
        self.usual, self.responses = usual, responses
        self.net, self.policy = usual
        self.boxes = at_hand(ways(game, box))
        self.credit = at_hand(first_impression(game, seats))
        self.states = zeros(3, game.state)
        self.scratch = new_scratch(game, seats, self.net)
        self.sober = len(self.net.w3) - len(feelings)  # units that are moved by no feeling
        self.felt = self.net.w3[self.sober :, seats].copy()  # feelings at their strongest
        self.tree: Any = None
        if effort.searches:
            self.tree = tree(game, seats, effort.simulations or int(effort.seconds * GUESS))

    def look_ahead(self) -> int:
        """The best action by the network alone."""
        self._take_networks(deciding=True)
        if len(self.felt):
            self._calm_down()
        return int(thinking(self.game).look_ahead(self.boxes, self.states, self.net, self.scratch, True))

    def _calm_down(self) -> None:
        """Go less by feelings once the match is as good as decided: next to nothing else, they would decide all."""
        seat, judgement = int(self.states[0].seat), self.scratch.judgement
        thinking(self.game).judge(self.box, self.states[0], seat, False, self.net, self.scratch, judgement)
        chance = float(judgement[seat, 0])
        open_still = chance * (1 - chance) * self.seats**2 / (self.seats - 1)  # 1 for a fair share
        self.net.w3[self.sober :, self.seats] = self.felt * min(1.0, OPEN_ENOUGH * open_still)

    def read(self, action: int) -> None:
        """What an action says about the seat that chose it."""
        reading(self.game)(self.boxes, self.states, self.usual[1], self.scratch, self.credit, action)

    def ponder(self, effort: Effort, playouts: bool, deciding: bool) -> None:
        """Search; to decide, only as long as it may change the mind."""
        if self._take_networks(deciding):
            clear(self.tree)
        uproot(self.tree)
        self._simulate(playouts, 0)  # compiles, if need be, before the clock runs
        for simulations, left in effort.chunks():
            self._simulate(playouts, simulations)
            second, first = np.partition(self.tree.tries, -2)[-2:]
            if deciding and first - second > left:
                break

    def _take_networks(self, deciding: bool) -> bool:
        """Those that learned to beat greedy players, if all rivals are taken for such; whether others were in use.

        What is only told to people goes by the usual ones, which the page has too and which are calibrated.
        """
        make_up_mind(self.credit, int(self.states[0].seat), self.scratch.way)
        greedy = np.count_nonzero(self.scratch.way) == self.seats - 1
        chosen = self.responses if deciding and greedy else self.usual
        changed = chosen[0] is not self.net
        self.net, self.policy = chosen
        return changed

    def _simulate(self, playouts: bool, simulations: int) -> None:
        curiosity, further = (PLAYOUT_CURIOSITY, -1) if playouts else (CURIOSITY, needs_of(self.game).foresight)
        table = self.boxes, self.states, self.tree, self.net, self.policy, self.scratch, self.credit
        searching(self.game).ponder(*table, curiosity, further, simulations)

    def weigh(self, action: int, rounds: int, simulations: int) -> list[NDArray[np.float64]]:
        """What each round of simulations expects of one action of the position that was searched last.

        For as long, the root of the tree has this action alone.
        """
        tree, last = self.tree, self.tree.path[0]
        root = np.flatnonzero((tree.key != 0) & (tree.edge <= last) & (last < tree.edge + tree.edges))[0]
        first, several = int(tree.edge[root]), int(tree.edges[root])
        edge = first + tree.action[first : first + several].tolist().index(action)
        tree.edge[root], tree.edges[root] = edge, 1
        means = []
        for _ in range(rounds):
            before = tree.outlook[action].copy()
            self._simulate(False, simulations)
            means.append((tree.outlook[action] - before) / simulations)
        tree.edge[root], tree.edges[root] = first, several
        return means


@cache
def responses_of(game: Game, seats: int, folder: Path | None = None) -> Networks | None:
    """The networks that learned to beat greedy players, where there are some."""
    file = folder / networks_file(game, seats, RESPONSES) if folder else own_networks(game, seats, RESPONSES)
    if not file.is_file():
        return None
    with file.open("rb") as opened:
        return read_networks(opened)


@cache
def networks_of(game: Game, seats: int, folder: Path | None = None) -> Networks:
    """The trained networks for a table of so many seats: the game's own, or those in a folder of `epoca train`."""
    needs_of(game)
    file = folder / networks_file(game, seats) if folder else own_networks(game, seats)
    try:
        with file.open("rb") as opened:
            return read_networks(opened)
    except (OSError, ValueError, KeyError, EOFError) as error:
        raise Complaint(
            f"{file} holds no networks for {game.name} at {seats} seats; `epoca train` makes some"
        ) from error


def networks_file(game: Game, seats: int, suffix: str = "") -> str:
    """What networks are called in a folder with those of several games."""
    return f"{game.name}-{seats}{suffix}.npz"


def own_networks(game: Game, seats: int, suffix: str = "") -> Traversable:
    """Where the networks are that a game brings: in its package."""
    return files(game.package) / "weights" / f"{seats}{suffix}.npz"


def swayed(net: Network, seats: int, feelings: Sequence[Feeling]) -> Network:
    """A network that is also moved by feelings: each is one more unit in both layers, and is felt as points."""
    several, first, second = len(feelings), len(net.b1), len(net.b2)
    w1, b1 = np.pad(net.w1, ((0, 0), (0, several))), np.pad(net.b1, (0, several))
    w2, b2 = np.pad(net.w2, ((0, several), (0, several))), np.pad(net.b2, (0, several))
    w3 = np.pad(net.w3, ((0, several), (0, 0)))
    for i, feeling in enumerate(feelings):
        w1[list(feeling.inputs), first + i] = list(feeling.inputs.values())
        b1[first + i] = -feeling.above
        w2[first + i, second + i] = 1
        w3[second + i, seats] = (2 / seats) ** feeling.fading * feeling.adds / LEAD
    return Network(*map(at_hand, (w1, b1, w2, b2, w3, net.b3)))
