"""Learning by self-play: networks play matches against themselves and learn what their positions were worth.

TD(lambda) over whole matches: the target of a position is a mix of how the next one was judged and of how the match
ended. Everything that takes time is compiled; a run with the same seed gives the same network.
"""

import time
from collections import namedtuple
from collections.abc import Callable, Mapping, Sequence
from dataclasses import astuple, dataclass, replace
from functools import cache
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from zipfile import BadZipFile

import numpy as np

from epoca import chance, games
from epoca.bots.network import LINE_POINTS, Network, desk, read_network, thinking, untrained, write_network
from epoca.chance import below, next_word
from epoca.compiled import compiled, specialise
from epoca.complaint import Complaint
from epoca.game import OVER, Game
from epoca.games.loops import pick

deal = legal = apply = greedy = judge = look_ahead = odds = None
LINE_WEIGHT = 0.05  # of the score sheet in what is learned, against the chance to win
CHUNK = 250  # matches between two looks at the clock
CHECKPOINT = 5000  # matches between two checkpoints
TEST_MATCHES = 1000


@compiled
def fresh_dice(chance, dice):
    """Dice of one's own, from a stream that is nobody else's."""
    for i in range(4):
        dice[i] = next_word(chance)
    dice[4] = next_word(chance) & 0x3FFFFFFF


@compiled
def note(desk, count, viewer, aside, trail, t):
    """Keep a position that was just judged, to learn from it when the match is over.

    Aside: as somebody else sees it, who did not act. The judgement of the two is then the mean.
    """
    trail.aside[t] = aside
    if aside:
        trail.explored[t] = False
    trail.count[t] = count
    trail.viewer[t] = viewer
    for k in range(count):
        trail.where[t, k] = desk.where[k]
        trail.what[t, k] = desk.what[k]
    trail.first[t, :] = desk.first
    trail.second[t, :] = desk.second
    trail.out[t, :] = desk.out
    trail.value[t, :, :] = desk.value
    if aside:
        for seat in range(desk.value.shape[0]):
            for line in range(desk.value.shape[1]):
                mean = (trail.value[t - 1, seat, line] + desk.value[seat, line]) / np.float32(2)
                trail.value[t - 1, seat, line] = mean


def self_play(box, states, net, desk, trail, chance, seats, explore, guests):
    """Play a match and keep its positions; the end is left in `desk.value`. Tells how many positions there are."""
    s = states[0]
    fresh_dice(chance, s.chance)
    deal(box, s, seats)
    by_greedy = 1 + below(chance, (1 << seats) - 2) if below(chance, 1000) < guests else 0  # seats, as bits
    t = 0
    while s.seat != OVER:
        if t + 3 > trail.count.shape[0]:
            return 0
        seat = s.seat
        choices = legal(box, s, desk.mask)
        if choices == 1:
            apply(box, s, pick(chance, desk.mask, 1))
            continue
        trail.explored[t] = 0
        desk.last[0] = -1
        if by_greedy >> seat & 1:
            action = greedy(box, s)
        else:
            fresh_dice(chance, desk.dice)
            action = look_ahead(box, states, 0, net, desk, False)
            if below(chance, 1000) < explore:
                other = pick(chance, desk.mask, choices)
                if other != action:
                    trail.explored[t] = 1
                    trail.better[t, :, :] = desk.best
                    action = other
        if odds(box, s, action, desk.odds) > 0:
            if action != desk.last[0]:  # otherwise it lies on the desk, just judged
                judge(box, s, seat, True, net, desk, desk.value)
            note(desk, desk.last[1], seat, False, trail, t)
            t += 1
            trail.explored[t] = 0
        apply(box, s, action)
        if s.seat != OVER:
            note(desk, judge(box, s, seat, False, net, desk, desk.value), seat, False, trail, t)
            t += 1
            other = (seat + 1 + below(chance, seats - 1)) % seats
            note(desk, judge(box, s, other, False, net, desk, desk.value), other, True, trail, t)
            t += 1
    judge(box, s, 0, False, net, desk, desk.value)
    return t


def practise(boxes, states, net, slope, mean, square, desk, trail, chance, seats, done, plan, explore, guests):
    """Play a match for each line of the plan, and learn from it at the planned rate and lambda."""
    positions, loss = 0, 0.0
    for i in range(plan.shape[0]):
        box = boxes[below(chance, boxes.shape[0])]
        t = self_play(box, states, net, desk, trail, chance, seats, explore, guests)
        if t > 0:
            loss += learn(net, slope, trail, desk.value, t, seats, plan[i, 1])
            step(net, slope, mean, square, trail.touched, plan[i, 0], done + i + 1)
            positions += t
    return positions, loss


def duel(boxes, states, hero, rival, desk, chance, seats, matches, by_greedy, exact):
    """Wins of one seat with a network against the others with another one, or with the greedy rule."""
    s = states[0]
    wins = 0.0
    total = 0.0
    for i in range(matches):
        box = boxes[i % boxes.shape[0]]
        fresh_dice(chance, s.chance)
        deal(box, s, seats)
        own = i % seats
        while s.seat != OVER:
            fresh_dice(chance, desk.dice)
            if s.seat == own:
                action = look_ahead(box, states, 0, hero, desk, exact)
            elif by_greedy:
                action = greedy(box, s)
            else:
                action = look_ahead(box, states, 0, rival, desk, exact)
            apply(box, s, action)
        judge(box, s, 0, False, hero, desk, desk.value)
        wins += desk.value[own, 0]
        total += desk.value[own, 1:].sum()
    return wins / matches, total * LINE_POINTS / matches


@compiled
def learn(net, slope, trail, target, t, seats, keep):
    """Walk back from the end of a match, and add the slope of each position's loss."""
    lines = target.shape[1] - 1
    units, wide, size = net.b1.shape[0], net.b2.shape[0], net.b3.shape[0]
    error = np.empty(size, np.float32)
    back = np.empty(wide, np.float32)
    down = np.empty(units, np.float32)
    loss = 0.0
    for k in range(t - 1, -1, -1):
        viewer = trail.viewer[k]
        for i in range(seats):
            seat = (viewer + i) % seats
            error[i] = trail.out[k, i] - target[seat, 0]
            loss -= target[seat, 0] * np.log(trail.out[k, i] + 1e-9)
            for line in range(lines):
                place = seats + i * lines + line
                error[place] = np.float32(LINE_WEIGHT) * (trail.out[k, place] - target[seat, 1 + line])
        for i in range(wide):
            value = trail.second[k, i]
            back[i] = 0
            if value > 0:
                total = np.float32(0)
                for j in range(size):
                    slope.w3[i, j] += value * error[j]
                    total += net.w3[i, j] * error[j]
                back[i] = total
        for j in range(size):
            slope.b3[j] += error[j]
        for i in range(units):
            value = trail.first[k, i]
            down[i] = 0
            if value > 0:
                total = np.float32(0)
                for j in range(wide):
                    slope.w2[i, j] += value * back[j]
                    total += net.w2[i, j] * back[j]
                down[i] = total
        for j in range(wide):
            slope.b2[j] += back[j]
        for j in range(units):
            slope.b1[j] += down[j]
        for n in range(trail.count[k]):
            row, value = trail.where[k, n], trail.what[k, n]
            trail.touched[row] = 1
            for j in range(units):
                slope.w1[row, j] += value * down[j]
        if k > 0 and not trail.aside[k]:
            if trail.explored[k]:  # what came before is not to blame for an experiment
                target[:, :] = trail.better[k]
            else:
                target[:, :] = keep * target + (1 - keep) * trail.value[k]
    return loss


@compiled
def adam(weights, slope, mean, square, rate, epsilon):
    """One step of Adam over a flat array; the slope is cleared."""
    for i in range(weights.shape[0]):
        g = slope[i]
        mean[i] = np.float32(0.9) * mean[i] + np.float32(0.1) * g
        square[i] = np.float32(0.999) * square[i] + np.float32(0.001) * g * g
        weights[i] -= rate * mean[i] / (np.sqrt(square[i]) + epsilon)
        slope[i] = 0


@compiled
def step(net, slope, mean, square, touched, rate, count):
    """One step of Adam; of the first layer only the rows whose inputs were on."""
    fix = np.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    r = np.float32(rate * fix)
    e = np.float32(1e-8)
    for row in range(touched.shape[0]):
        if touched[row]:
            touched[row] = 0
            adam(net.w1[row], slope.w1[row], mean.w1[row], square.w1[row], r, e)
    adam(net.b1, slope.b1, mean.b1, square.b1, r, e)
    for row in range(net.w2.shape[0]):
        adam(net.w2[row], slope.w2[row], mean.w2[row], square.w2[row], r, e)
    adam(net.b2, slope.b2, mean.b2, square.b2, r, e)
    for row in range(net.w3.shape[0]):
        adam(net.w3[row], slope.w3[row], mean.w3[row], square.w3[row], r, e)
    adam(net.b3, slope.b3, mean.b3, square.b3, r, e)


Trail = namedtuple("Trail", "count viewer where what first second out value better explored aside touched")
MOST_POSITIONS = 4000  # of a match that are learned from


@cache
def training(game: Game) -> Any:
    """The templates above, compiled with the rules of a game."""
    rules = dict(vars(thinking(game)))
    for template in (self_play, practise, duel):
        rules[template.__name__] = specialise(template, f"{game.name}_{template.__name__}", **rules)
    return SimpleNamespace(**rules)


def trail_for(game: Game, seats: int, net: Network) -> Trail:
    """Room to remember a match."""
    lines = 1 + len(game.categories)
    most = MOST_POSITIONS
    return Trail(
        np.zeros(most, np.int32),
        np.zeros(most, np.int32),
        np.zeros((most, game.most_active), np.int32),
        np.zeros((most, game.most_active), np.float32),
        np.zeros((most, len(net.b1)), np.float32),
        np.zeros((most, len(net.b2)), np.float32),
        np.zeros((most, len(net.b3)), np.float32),
        np.zeros((most, seats, lines), np.float32),
        np.zeros((most, seats, lines), np.float32),
        np.zeros(most, np.uint8),
        np.zeros(most, np.uint8),
        np.zeros(len(net.w1), np.uint8),
    )


@dataclass(frozen=True)
class Lesson:
    """What a network is to learn: a game at a table of so many seats, in so many matches.

    The positions it will have to judge are much like those at a table with another number of seats, so it may begin
    as the network for that one.
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

    def schedule(self, match: int) -> tuple[float, float]:
        """The rate and lambda of a match: rates rise for a moment and fall along a cosine; lambda falls from 1."""
        done = match / self.matches
        rise = min(1.0, (match + 1) / 1000)
        rate = self.rate * rise * (0.01 + 0.99 * 0.5 * (1 + np.cos(np.pi * done)))
        trust = 1.0 if self.begins_as else min(1.0, done / 0.15)
        return rate, 1.0 - (1.0 - self.keep) * trust


COURSES = {
    "ra": (
        Lesson("ra", 3, 130_000, keep=0.87),
        Lesson("ra", 2, 90_000, begins_as=3, keep=0.87),
        Lesson("ra", 4, 90_000, begins_as=3, keep=0.87),
        Lesson("ra", 5, 90_000, begins_as=3, keep=0.87),
    ),
    "hadara": (
        Lesson("hadara", 3, 110_000, keep=0.8),
        Lesson("hadara", 2, 80_000, begins_as=3, keep=0.8),
        Lesson("hadara", 4, 80_000, begins_as=3, keep=0.8),
        Lesson("hadara", 5, 70_000, begins_as=3, keep=0.8),
    ),
}


def course(game: str, seats: Sequence[int] | None, matches: int | None, seed: int, units: int | None) -> list[Lesson]:
    """The lessons of a game, all or some, with one's own wishes."""
    lessons = {lesson.seats: lesson for lesson in COURSES[game]}
    for number in seats or ():
        if number not in lessons:
            raise Complaint(f"{game} is played at {', '.join(map(str, sorted(lessons)))} seats, not at {number}")
    changes = {"seed": seed, **({"matches": matches} if matches else {}), **({"first": units} if units else {})}
    return [replace(lesson, **changes) for lesson in lessons.values() if not seats or lesson.seats in seats]  # type: ignore[arg-type]


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
        self.desk = desk(game, seats, self.net)
        self.trail = trail_for(game, seats, self.net)
        self.progress: list[Progress] = []
        self.done = 0
        self.seconds = 0.0
        self.loss = float("nan")

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

    def save(self, path: Path) -> None:
        """Write everything down; whatever was there before is replaced at once or not at all."""
        parts = {f"{what}.{name}": a for what in KEPT for name, a in getattr(self, what)._asdict().items()}
        draft = path.with_suffix(".draft.npz")
        progress = np.array([astuple(line) for line in self.progress])
        clock = np.array([self.done, self.seconds])
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
) -> dict[str, list[Progress]]:
    """Learn lessons in turn, each with its folder, going on wherever one was left."""
    progress = {}
    for lesson in lessons:
        folder = out / f"{lesson.game}-{lesson.seats}"
        folder.mkdir(parents=True, exist_ok=True)
        parent = None
        if lesson.begins_as:
            path = out / f"{lesson.game}-{lesson.begins_as}.npz"
            if not path.exists():
                raise Complaint(f"the network for {lesson.seats} seats begins as {path}: train that one first")
            parent = read_network(path)
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
        write_network(out / f"{lesson.game}-{lesson.seats}.npz", trainer.net)
        progress[f"{lesson.seats} seats"] = trainer.progress
    return progress


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
