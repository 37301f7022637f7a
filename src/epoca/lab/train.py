"""Training: networks that learn by self-play, for each number of seats one.

Everything that takes time is compiled (`learning`); here are the courses, the checkpoints and the plots. A run with
the same seed gives the same network, however often it was interrupted.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import astuple, dataclass, replace
from itertools import product
from pathlib import Path
from threading import Event
from typing import Any
from zipfile import BadZipFile

import numpy as np

from epoca import chance, games
from epoca.bots.network import Network, Policy, new_desk, read_networks, unskilled, untrained, write_networks
from epoca.complaint import Complaint
from epoca.game import Game
from epoca.lab.learning import trail_for, training

CHUNK = 250  # matches between two looks at the clock
CHECKPOINT = 5000  # matches between two checkpoints
TEST_MATCHES = 1000
TEACH_RATE = 1e-3
TAUGHT = "taught.npz"  # in the folder of a lesson: the networks at its end


@dataclass(frozen=True)
class Lesson:
    """What a network is to learn: a game at a table of so many seats, in so many matches.

    The positions it will have to judge are much like those at a table with another number of seats, so it may begin
    as the network for that one; or as the one for its own, and is more of the same lesson then.
    """

    game: str
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
    slow: int = 0  # matches until rates fall quickly, if not 0; till then they fall as in a course of `horizon` matches
    horizon: int = 0

    @property
    def name(self) -> str:
        """The name of its folder."""
        return f"{self.game}-{self.seats}" + ("-more" if self.begins_as == self.seats else "")

    @property
    def title(self) -> str:
        """What it is called in a plot."""
        return f"{self.seats} seats" + (", more" if self.begins_as == self.seats else "")

    def schedule(self, match: int) -> tuple[float, float]:
        """The rate and lambda of a match: rates rise for a moment and fall along a cosine; lambda falls from 1."""
        horizon = self.horizon or self.matches
        done = min(match, self.slow or match) / horizon
        rise = min(1.0, (match + 1) / 1000)
        rate = self.rate * rise * _fallen(done)
        if self.slow and match > self.slow:
            rate *= _fallen((match - self.slow) / (self.matches - self.slow))
        trust = 1.0 if self.begins_as else min(1.0, match / horizon / 0.15)
        return rate, 1.0 - (1.0 - self.keep) * trust


def _fallen(done: float) -> float:
    """What is left of a rate that falls along a cosine from 1 to nearly nothing."""
    return float(0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * done)))


COURSES = {  # in an order that keeps two cores busy
    "ra": (
        Lesson("ra", 3, 225_000, rate=6e-4, guests=200, slow=185_000, horizon=300_000),
        Lesson("ra", 4, 170_000, rate=6e-4, guests=200),
        Lesson("ra", 5, 30_000, begins_as=4, rate=6e-4, guests=200, imitations=0),
        Lesson("ra", 5, 60_000, begins_as=5, rate=6e-4, guests=200, keep=0.9, explore=20),
        Lesson("ra", 2, 120_000, begins_as=3, rate=6e-4, guests=200),
    ),
    "hadara": (
        Lesson("hadara", 3, 120_000, keep=0.8),
        Lesson("hadara", 4, 80_000, begins_as=3, keep=0.8),
        Lesson("hadara", 2, 80_000, begins_as=3, keep=0.8),
        Lesson("hadara", 5, 35_000, begins_as=4, keep=0.8),
    ),
}


def course(game: str, seats: Sequence[int] | None, matches: int | None, seed: int, units: int | None) -> list[Lesson]:
    """The lessons of a game, all or some, with one's own wishes."""
    known = sorted({lesson.seats for lesson in COURSES[game]})
    for number in seats or ():
        if number not in known:
            raise Complaint(f"{game} is played at {', '.join(map(str, known))} seats, not at {number}")
    changes = {"seed": seed, **({"matches": matches} if matches else {}), **({"first": units} if units else {})}
    return [replace(lesson, **changes) for lesson in COURSES[game] if not seats or lesson.seats in seats]  # type: ignore[arg-type]


@dataclass(frozen=True)
class Progress:
    """How far a lesson has come."""

    matches: int
    seconds: float
    loss: float
    share: float  # of matches won against greedy players, one seat against the others
    points: float


class Trainer:
    """A network that learns, and all it needs to go on learning another day."""

    def __init__(self, lesson: Lesson, parent: Network | None) -> None:
        game = games.load(lesson.game)
        self.lesson, self.game = lesson, game
        self.compiled = training(game)
        seats = lesson.seats
        if lesson.begins_as:
            assert parent
            self.net = reseated(game, parent, lesson.begins_as, seats)
        else:
            outputs = seats * (1 + len(game.categories))
            self.net = untrained(game.inputs(seats), lesson.first, lesson.second, outputs, lesson.seed)
        self.mean, self.square, self.slope = (Network(*map(np.zeros_like, self.net)) for _ in range(3))
        self.chance = chance.stream(chance.secret_from_seed(f"train {lesson.game} {seats} {lesson.seed}"), 0)
        self.boxes = boxes(game, seats)
        self.states = np.zeros(3, game.state)
        self.desk = new_desk(game, seats, self.net)
        self.trail = trail_for(game, seats, self.net)
        self.progress: list[Progress] = []
        self.done = 0
        self.seconds = 0.0
        self.loss = float("nan")
        self.agreement = 0.0  # how often the policy chooses what the network does

    def practise(self, matches: int) -> None:
        """Play and learn."""
        began = time.perf_counter()
        plan = [self.lesson.schedule(match) for match in range(self.done, self.done + matches)]
        positions, loss = self.compiled.practise(
            self.boxes,
            self.states,
            self.net,
            self.slope,
            self.mean,
            self.square,
            self.desk,
            self.trail,
            self.chance,
            self.lesson.seats,
            self.done,
            np.array(plan),
            self.lesson.explore,
            self.lesson.guests,
        )
        self.done += matches
        self.seconds += time.perf_counter() - began
        self.loss = loss / positions

    def examine(self) -> Progress:
        """Note how far the lesson has come."""
        share, points = self.strength(TEST_MATCHES)
        self.progress.append(Progress(self.done, self.seconds, self.loss, share, points))
        return self.progress[-1]

    def strength(self, matches: int) -> tuple[float, float]:
        """The share of matches that one seat with the network wins against greedy players, and its points."""
        dice = chance.stream(chance.secret_from_seed("test"), 0)
        share, points = self.compiled.duel(
            self.boxes, self.states, self.net, self.net, self.desk, dice, self.lesson.seats, matches, True, False
        )
        return float(share), float(points)

    def teach(self, tell: Callable[[Lesson, "Trainer"], None]) -> Policy:
        """A policy that chooses as the network does after looking at every action."""
        lesson, game = self.lesson, self.game
        policy = unskilled(game.inputs(lesson.seats), game.actions, lesson.seed)
        mean, square, slope = (Policy(*map(np.zeros_like, policy)) for _ in range(3))
        touched = np.zeros(len(policy.w1), np.uint8)
        dice = chance.stream(chance.secret_from_seed(f"teach {game.name} {lesson.seats} {lesson.seed}"), 0)
        done = 0
        while done < lesson.imitations:
            matches = np.arange(done, min(lesson.imitations, done + CHUNK))
            rates = TEACH_RATE * (0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * matches / lesson.imitations)))
            decisions, agreed = self.compiled.imitate(
                self.boxes,
                self.states,
                self.net,
                policy,
                slope,
                mean,
                square,
                self.desk,
                touched,
                dice,
                lesson.seats,
                done,
                rates,
            )
            done += len(matches)
            self.agreement = agreed / decisions
            tell(lesson, self)
        return policy

    def save(self, path: Path) -> None:
        """Write everything down; whatever was there before is replaced at once or not at all."""
        parts = {f"{what}.{name}": a for what in KEPT for name, a in getattr(self, what)._asdict().items()}
        progress = np.array([astuple(line) for line in self.progress])
        clock = np.array([self.done, self.seconds])
        draft = path.with_suffix(".draft.npz")
        np.savez(draft, **parts, chance=self.chance, progress=progress, clock=clock, lesson=np.array(str(self.lesson)))
        draft.replace(path)

    def load(self, path: Path) -> None:
        """Go on where a lesson was left."""
        try:
            with np.load(path) as kept:
                if str(kept["lesson"]) != str(self.lesson):
                    raise Complaint(f"{path} belongs to another training: name another folder with --out")
                for what in KEPT:
                    for name, a in getattr(self, what)._asdict().items():
                        a[:] = kept[f"{what}.{name}"]
                self.chance[:] = kept["chance"]
                self.done, self.seconds = int(kept["clock"][0]), float(kept["clock"][1])
                self.progress = [Progress(int(line[0]), *map(float, line[1:])) for line in kept["progress"]]
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise Complaint(f"{path} is damaged: remove it to begin this lesson anew") from error


KEPT = ("net", "mean", "square")


def reseated(game: Game, net: Network, seats: int, more: int) -> Network:
    """A network for a table of more or fewer seats: new seats are looked at like the last one."""
    like = [min(seat, seats - 1) for seat in range(more)]
    table = 2 * game.inputs(1) - game.inputs(2)
    block = game.inputs(1) - table
    lines = len(game.categories)
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


def boxes(game: Game, seats: int) -> Any:
    """Every way to set up the game at a table of so many seats."""
    choices = [dict(zip(game.options, values, strict=True)) for values in product(*game.options.values())]
    return np.array([game.box(options, {}) for options in choices if not game.refuse_table(seats, options)])


def learn_course(
    lessons: Sequence[Lesson],
    out: Path,
    tell: Callable[[Lesson, Trainer], None] = lambda lesson, trainer: None,
    report: Callable[[Lesson, Progress], None] = lambda lesson, progress: None,
    workers: int = 1,
) -> dict[str, list[Progress]]:
    """Learn lessons in order, some at a time, each with its folder, going on wherever one was left."""
    stop = Event()
    learned: dict[int, Future[list[Progress]]] = {}
    results: dict[str, Future[list[Progress]]] = {}

    def take(lesson: Lesson, before: Future[list[Progress]] | None) -> list[Progress]:
        if before:
            before.result()
        return learn_lesson(lesson, out, tell_unless_stopped, report)

    def tell_unless_stopped(lesson: Lesson, trainer: Trainer) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        tell(lesson, trainer)

    with ThreadPoolExecutor(workers) as pool:  # what takes time is compiled, and lets other threads run
        try:
            for lesson in lessons:
                learned[lesson.seats] = pool.submit(take, lesson, learned.get(lesson.begins_as))
                results[lesson.title] = learned[lesson.seats]
            return {title: done.result() for title, done in results.items()}
        except BaseException:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def learn_lesson(
    lesson: Lesson,
    out: Path,
    tell: Callable[[Lesson, Trainer], None],
    report: Callable[[Lesson, Progress], None],
) -> list[Progress]:
    """Learn a lesson, or the rest of it."""
    folder = out / lesson.name
    folder.mkdir(parents=True, exist_ok=True)
    parent = None
    if lesson.begins_as:
        path = out / f"{lesson.game}-{lesson.begins_as}" / TAUGHT
        if not path.exists():
            raise Complaint(f"the network for {lesson.seats} seats begins as {path}: train that one first")
        parent, _ = read_networks(path)
    trainer = Trainer(lesson, parent)
    if (folder / "checkpoint.npz").exists():
        trainer.load(folder / "checkpoint.npz")
    while trainer.done < lesson.matches:
        upto = min(lesson.matches, (trainer.done // CHECKPOINT + 1) * CHECKPOINT)
        while trainer.done < upto:
            trainer.practise(min(CHUNK, upto - trainer.done))
            tell(lesson, trainer)
        report(lesson, trainer.examine())
        trainer.save(folder / "checkpoint.npz")
    if not (folder / TAUGHT).exists():
        write_networks(folder / TAUGHT, trainer.net, trainer.teach(tell))
    write_networks(out / f"{lesson.game}-{lesson.seats}.npz", *read_networks(folder / TAUGHT))
    return trainer.progress


def plot(trainings: Mapping[str, Sequence[Progress]], path: Path) -> None:
    """Draw how the loss fell and the strength grew, a line for each lesson."""
    try:
        from matplotlib.figure import Figure
    except ImportError as error:
        raise Complaint("a plot needs Matplotlib: pip install 'epoca[plots]'") from error
    figure = Figure(figsize=(10, 4), layout="constrained")
    axes = figure.subplots(1, 2)
    for name, progress in trainings.items():
        matches = [line.matches / 1000 for line in progress]
        axes[0].plot(matches, [line.loss for line in progress], label=name)
        axes[1].plot(matches, [100 * line.share for line in progress], label=name)
    axes[0].set(xlabel="thousand matches", ylabel="loss")
    axes[1].set(xlabel="thousand matches", ylabel="% won against greedy players, one ply")
    axes[1].legend()
    try:
        figure.savefig(path)
    except (OSError, ValueError) as error:
        raise Complaint(f"{path} cannot be drawn: {error}") from error
