"""A network that learns by self-play, and all it needs to go on learning another day."""

import time
from collections.abc import Callable
from dataclasses import astuple, dataclass
from itertools import product
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from epoca import chance
from epoca.bots.network import Network, Policy, needs_of, unskilled, untrained
from epoca.capabilities import Stage
from epoca.complaint import Complaint
from epoca.game import Game
from epoca.lab.learning import Playground, new_playground, new_trail, new_trainee, training

CHUNK = 250  # matches between two looks at the clock
TEST_MATCHES = 1000
TEACH_RATE = 1e-3


def schedule(stage: Stage, match: int) -> tuple[float, float]:
    """The rate and lambda of a match: rates rise for a moment and fall along a cosine; lambda falls from 1."""
    horizon = stage.horizon or stage.matches
    done = min(match, stage.slow or match) / horizon
    rise = min(1.0, (match + 1) / 1000)
    rate = stage.rate * rise * cosine(np.pi * done)
    if stage.slow and match > stage.slow:
        rate *= cosine(np.pi * ((match - stage.slow) / (stage.matches - stage.slow)))
    trust = 1.0 if stage.begins_as else min(1.0, match / horizon / 0.15)
    return float(rate), 1.0 - (1.0 - stage.keep) * trust


def cosine(angle: Any) -> Any:
    """What is left of a rate that falls along a cosine, from 1 to nearly nothing at pi."""
    return 0.01 + 0.99 * 0.5 * (1 + np.cos(angle))


@dataclass(frozen=True)
class Progress:
    """How far a stage has come."""

    matches: int
    seconds: float
    loss: float
    share: float  # of matches won against greedy players, one seat against the others
    points: float


class Trainer:
    """A network that learns, and all it needs to go on learning another day."""

    def __init__(self, game: Game, stage: Stage, parent: Network | None) -> None:
        self.stage, self.game = stage, game
        self.compiled = training(game)
        seats = stage.seats
        if stage.begins_as:
            assert parent
            net = reseated(game, parent, stage.begins_as, seats)
        else:
            outputs = seats * (1 + len(needs_of(game).categories))
            net = untrained(needs_of(game).inputs(seats), stage.first, stage.second, outputs, stage.seed)
        self.trainee = new_trainee(net)
        dice = chance.stream(chance.secret_from_seed(f"train {game.name} {seats} {stage.seed}"), 0)
        self.playground = new_playground(game, seats, boxes(game, seats), net, dice)
        self.trail = new_trail(game, seats, net)
        self.progress: list[Progress] = []
        self.done = 0
        self.seconds = 0.0
        self.loss = float("nan")

    @property
    def net(self) -> Network:
        """The network as it is now."""
        net: Network = self.trainee.weights
        return net

    def practise(self, matches: int) -> None:
        """Play and learn."""
        stage, began = self.stage, time.perf_counter()
        plan = np.array([schedule(stage, match) for match in range(self.done, self.done + matches)])
        positions, loss = self.compiled.practise(
            self.playground, self.trainee, self.trail, self.done, plan, stage.explore, stage.guests
        )
        self.done += matches
        self.seconds += time.perf_counter() - began
        self.loss = loss / positions

    def examine(self) -> Progress:
        """Note how far the stage has come."""
        share, points = self.strength(TEST_MATCHES)
        self.progress.append(Progress(self.done, self.seconds, self.loss, share, points))
        return self.progress[-1]

    def strength(self, matches: int) -> tuple[float, float]:
        """The share of matches that one seat with the network wins against greedy players, and its points."""
        exam = self._elsewhere("test")
        share, points = self.compiled.duel(exam, self.net, self.net, matches, True, False)
        return float(share), float(points)

    def teach(self, tell: Callable[[Stage, "Trainer"], None]) -> Policy:
        """A policy that chooses as the network does after looking at every action."""
        stage, game = self.stage, self.game
        policy = unskilled(needs_of(game).inputs(stage.seats), game.actions, stage.seed)
        playground = self._elsewhere(f"teach {game.name} {stage.seats} {stage.seed}")
        trainee = new_trainee(policy)
        done = 0
        while done < stage.imitations:
            matches = np.arange(done, min(stage.imitations, done + CHUNK))
            rates = TEACH_RATE * cosine(np.pi * matches / stage.imitations)
            self.compiled.imitate(playground, self.net, trainee, done, rates)
            done += len(matches)
            tell(stage, self)
        return policy

    def _elsewhere(self, seed: str) -> Playground:
        """The same playground with dice that are not those of the training."""
        return self.playground._replace(chance=chance.stream(chance.secret_from_seed(seed), 0))

    def save(self, path: Path) -> None:
        """Write everything down; whatever was there before is replaced at once or not at all."""
        parts = {f"{part}.{name}": a for part in KEPT for name, a in getattr(self.trainee, part)._asdict().items()}
        progress = np.array([astuple(line) for line in self.progress])
        clock, dice = np.array([self.done, self.seconds]), self.playground.chance
        draft = path.with_suffix(".draft.npz")
        np.savez(draft, **parts, chance=dice, progress=progress, clock=clock, stage=np.array(str(self.stage)))
        draft.replace(path)

    def load(self, path: Path) -> None:
        """Go on where a stage was left."""
        try:
            with np.load(path) as kept:
                if str(kept["stage"]) != str(self.stage):
                    raise Complaint(f"{path} belongs to another training: name another folder with --out")
                for part in KEPT:
                    for name, a in getattr(self.trainee, part)._asdict().items():
                        a[:] = kept[f"{part}.{name}"]
                self.playground.chance[:] = kept["chance"]
                self.done, self.seconds = int(kept["clock"][0]), float(kept["clock"][1])
                self.progress = [Progress(int(line[0]), *map(float, line[1:])) for line in kept["progress"]]
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise Complaint(f"{path} is damaged: remove it to begin this stage anew") from error


KEPT = ("weights", "mean", "square")


def reseated(game: Game, net: Network, seats: int, more: int) -> Network:
    """A network for a table of more or fewer seats: new seats are looked at like the last one."""
    like = [min(seat, seats - 1) for seat in range(more)]
    table = 2 * needs_of(game).inputs(1) - needs_of(game).inputs(2)
    block = needs_of(game).inputs(1) - table
    lines = len(needs_of(game).categories)
    rows = [*range(table), *(table + seat * block + i for seat in like for i in range(block))]
    columns = [*like, *(seats + seat * lines + i for seat in like for i in range(lines))]
    return Network(
        net.w1[rows].copy(),
        net.b1.copy(),
        net.w2.copy(),
        net.b2.copy(),
        net.w3[:, columns].copy(),
        net.b3[columns].copy(),
    )


def widened(net: Network, first: int, second: int, seed: int) -> Network:
    """The same network with room to learn more: units are added that nothing after them listens to yet."""
    dice = np.random.default_rng(seed)

    def more(weights: NDArray[np.float32], rows: int, columns: int, spread: float) -> NDArray[np.float32]:
        drawn = (dice.standard_normal((rows, columns)) * spread).astype(np.float32)
        drawn[: len(weights)] *= np.arange(columns) >= weights.shape[1]
        drawn[len(weights) :, : weights.shape[1]] = 0
        drawn[: len(weights), : weights.shape[1]] = weights
        return drawn

    w3 = np.pad(net.w3, ((0, second - len(net.w3)), (0, 0)))
    b1, b2 = np.pad(net.b1, (0, first - len(net.b1))), np.pad(net.b2, (0, second - len(net.b2)))
    w1 = more(net.w1, len(net.w1), first, 0.08)
    return Network(w1, b1, more(net.w2, first, second, (2.0 / first) ** 0.5), b2, w3, net.b3.copy())


def boxes(game: Game, seats: int) -> Any:
    """Every way to set up the game at a table of so many seats."""
    choices = [dict(zip(game.options, values, strict=True)) for values in product(*game.options.values())]
    return np.array([game.box(options, {}) for options in choices if not game.refuse_table(seats, options)])
