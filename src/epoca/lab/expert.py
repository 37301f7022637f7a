"""Learning from search: rounds of matches that are played by search, from which both networks learn.

Every round plays a number of jobs, each with the networks as they are and dice of its own, anywhere and in any order:
on the cores of this machine or on a Ray cluster. Then the networks learn from the positions of the last rounds. Every
few rounds they play against the networks they began as, both searching; the best ones are kept. Who plays is what the
networks are on average over some rounds, which is steadier than what the last positions made of them. The policy may
learn alone: then everybody who only judges, such as the levels with weaknesses, stays as they are. A run with the
same seed gives the same networks, on any number of cores and however often it was interrupted.
"""

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import astuple, dataclass, fields, replace
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import BadZipFile

import numpy as np

from epoca import chance, games
from epoca.bots.network import Network, Policy, new_scratch, read_networks, write_networks
from epoca.bots.reading import OUT_OF_THE_QUESTION, first_impression, ways
from epoca.bots.search import tree
from epoca.bots.thinkers import networks_file, networks_of, responses_of
from epoca.complaint import Complaint
from epoca.game import Game
from epoca.lab import arena
from epoca.lab.exploit import GREEDY, kind_of
from epoca.lab.harvest import BATCH, Crop, harvesting, learn_policy, learn_value, new_crop
from epoca.lab.learning import Trainee, new_playground, new_trainee
from epoca.lab.picture import picture
from epoca.lab.ratings import standings
from epoca.lab.trainer import KEPT, boxes, cosine, widened

POSITIONS = 1000  # of a match that there is room for
MATCHES = 25_600
EXAM = 400  # matches at each, about
TREE = 2000  # simulations that a tree has room for: it serves a whole match


@dataclass(frozen=True)
class Lesson:
    """How to learn from search at a table of so many seats."""

    game: str
    seats: int
    rounds: int
    seed: int = 1
    jobs: int = 8  # of a round
    matches: int = 32  # of a job
    simulations: int = 20  # for a decision
    against: str = ""  # whom it learns to beat, alone among copies: "greedy", or nobody but itself
    policy_alone: bool = False  # whether what judges is left as it is
    units: int = 0  # of the first hidden layer, if it is to have more than it begins with; a quarter in the second
    guests: int = 100  # of a thousand matches, with greedy players or a former self at some seats
    lasting: float = 0.8  # lambda: how much of a target comes from further on than the search of the position
    rate: float = 1.5e-4  # of learning, at its highest; it falls to nearly nothing
    policy_rate: float = 1e-3
    memory: float = 0.9  # of what the networks are on average, from round to round
    window: int = 6  # rounds that are learned from
    reuse: float = 2.0  # how often a position is learned from
    every: int = 25  # rounds between two measurements
    exam_deals: int = 0  # if not as many as make some hundred matches
    exam_simulations: int = 100


def lesson(game: str, seats: int, matches: int | None, exams: int, **how: Any) -> Lesson:
    """A lesson of about so many matches: by default a quarter of an hour of two cores at two seats of Ra."""
    usual = Lesson(game, seats, 1, **how)
    if usual.against not in ("", GREEDY):
        raise Complaint(f"from search one learns to beat oneself or {GREEDY} players, not {usual.against!r}")
    rounds = max(1, (matches or MATCHES) // (usual.jobs * usual.matches))
    return replace(usual, rounds=rounds, every=max(1, rounds // exams))


@dataclass(frozen=True)
class Milestone:
    """How the networks did, searching, against those they began as, or whom they learn to beat; alone among copies."""

    round: int
    matches: int
    positions: int
    loss: float
    share: float
    share_error: float
    margin: float  # points above the mean of the others
    margin_error: float


# Plays jobs, each a round and a number, by both networks, with a former self among the guests
Player: TypeAlias = Callable[[Lesson, Sequence[tuple[int, int]], Network, Policy, Network], Iterator[Crop]]


def play_job(lesson: Lesson, round_: int, job: int, net: Network, policy: Policy, former: Network) -> Crop:
    """The matches of one job: they follow from the seed, the round, the job and the networks."""
    game = games.load(lesson.game)
    every_box = boxes(game, lesson.seats)
    secret = chance.secret_from_seed(f"from search {game.name} {lesson.seats} {lesson.seed}")
    playground = new_playground(game, lesson.seats, every_box, net, chance.stream(secret, round_ * lesson.jobs + job))
    credit = first_impression(game, lesson.seats)
    credit[:, 1:] = OUT_OF_THE_QUESTION  # everybody is taken to think alike
    crop = new_crop(game, lesson.seats, POSITIONS * lesson.matches)
    all_ways = np.array([ways(game, box) for box in every_box])
    table = playground, all_ways, net, former, policy, tree(game, lesson.seats, TREE), credit, crop
    effort = lesson.matches, lesson.simulations, lesson.guests, bool(lesson.against), lesson.lasting
    harvesting(game).harvest(*table, *effort)
    return trimmed(crop)


def trimmed(crop: Crop) -> Crop:
    """A crop without the room that was not needed."""
    used = int(crop.used[0])
    inputs = int(crop.start[used])
    short = {name: getattr(crop, name)[:used].copy() for name in ("viewer", "target", "mask", "wish")}
    start = crop.start[: used + 1].copy()
    return Crop(crop.used, start, index=crop.index[:inputs].copy(), value=crop.value[:inputs].copy(), **short)


def gathered(crops: Sequence[Crop]) -> Crop:
    """One crop of several."""
    begins = np.cumsum([0, *(crop.start[-1] for crop in crops)])
    starts = [crop.start[:-1] + begin for crop, begin in zip(crops, begins, strict=False)]
    together = {name: np.concatenate([getattr(crop, name) for crop in crops]) for name in Crop._fields[2:]}
    return Crop(np.array([len(together["viewer"])]), np.concatenate([*starts, begins[-1:]]), **together)


def on_cores(workers: int) -> Player:
    """Play jobs in this many threads: what takes time is compiled, and lets other threads run."""

    def play(lesson: Lesson, jobs: Sequence[tuple[int, int]], *networks: Any) -> Iterator[Crop]:
        with ThreadPoolExecutor(workers) as pool:
            yield from pool.map(lambda job: play_job(lesson, *job, *networks), jobs)

    return play


def _copied(net: Any) -> Any:
    return type(net)(*(array.copy() for array in net))


class Student:
    """Both networks, and all they need to go on learning another day."""

    def __init__(self, lesson: Lesson, folder: Path, begin: Path | None = None) -> None:
        self.lesson, self.folder = lesson, folder
        self.game: Game = games.load(lesson.game)
        self.usual = networks_of(self.game, lesson.seats, begin)
        net, policy = (lesson.against and responses_of(self.game, lesson.seats, begin)) or self.usual
        if lesson.units > len(net.b1):
            net = widened(net, lesson.units, max(len(net.b2), lesson.units // 4), lesson.seed)
        self.value, self.policy = new_trainee(_copied(net)), new_trainee(_copied(policy))
        self.players = _copied(net), _copied(policy)  # both on average
        self.scratch = new_scratch(self.game, lesson.seats, net)
        self.begin = begin
        self.round = self.steps = self.positions = 0
        self.loss = float("nan")
        self.window: list[Crop] = []
        self.curve: list[Milestone] = []
        self.former = [net]  # as they were at each milestone
        folder.mkdir(parents=True, exist_ok=True)
        if self.checkpoint.exists():
            self._load()

    @property
    def checkpoint(self) -> Path:
        """Where everything is written down."""
        return self.folder / "checkpoint.npz"

    def advance(self, player: Player) -> None:
        """Play a round and learn from it."""
        lesson = self.lesson
        jobs = [(self.round, job) for job in range(lesson.jobs)]
        dice = np.random.default_rng([lesson.seed, self.round])
        former = self.former[int(dice.integers(len(self.former)))]
        crop = gathered(list(player(lesson, jobs, *self.players, former)))
        self.window = [*self.window, crop][-lesson.window :]
        replay = gathered(self.window)
        new = len(crop.viewer)
        order = dice.permutation(len(replay.viewer))[: int(lesson.reuse * new) // BATCH * BATCH]
        fall = cosine(np.pi * self.round / lesson.rounds)
        rise = min(1.0, (self.round + 1) / 5)
        if len(order):
            pace = rise * fall
            loss = learn_policy(self.policy, replay, order, self.scratch, pace * lesson.policy_rate, self.steps)
            if not lesson.policy_alone:
                loss = learn_value(self.value, replay, order, self.scratch, pace * lesson.rate, self.steps)
            self.loss = loss / len(order)
        for playing, (_, learning) in zip(self.players, self._trainees(), strict=True):
            for mean, weights in zip(playing, learning.weights, strict=True):
                mean += np.float32(1 - lesson.memory) * (weights - mean)
        self.steps += len(order) // BATCH
        self.positions += new
        self.round += 1

    def examine(self, runner: arena.Runner) -> Milestone:
        """Keep the networks as they are now, and let them play."""
        lesson, file = self.lesson, self._networks(self.round)
        here = file.parent
        here.mkdir(exist_ok=True)
        if lesson.against:
            write_networks(here / networks_file(self.game, lesson.seats), *self.usual)
        write_networks(file, *self.players)
        self.former.append(read_networks(file)[0])
        effort = f"search:{lesson.exam_simulations}"
        now, before = f"{effort}@{here}", f"{effort}@{self.begin}" if self.begin else effort
        rivals, deals = lesson.against or before, lesson.exam_deals or EXAM // lesson.seats
        exam = arena.Tournament(lesson.game, (now, rivals), lesson.seats, deals, "from search", alone=True)
        done = dict(runner(exam, exam.jobs))
        mine = next(each for each in standings([row for job in exam.jobs for row in done[job]]) if each.bot == now)
        figures = mine.wins.mean, mine.wins.error, mine.margin.mean, mine.margin.error
        matches = self.round * lesson.jobs * lesson.matches
        self.curve.append(Milestone(self.round, matches, self.positions, self.loss, *figures))
        if mine.margin.mean >= max(each.margin for each in self.curve):
            write_networks(self.folder.parent / file.name, *read_networks(file))
        return self.curve[-1]

    def save(self) -> None:
        """Write everything down; whatever was there before is replaced at once or not at all."""
        if self.window:
            np.savez(self._harvest(self.round - 1), **self.window[-1]._asdict())
        parts = {f"{which}.{name}": array for which, net in self._kept() for name, array in net._asdict().items()}
        clock = np.array([self.round, self.steps, self.positions, self.loss])
        curve = np.array([astuple(each) for each in self.curve])
        draft = self.checkpoint.with_suffix(".draft.npz")
        np.savez(draft, **parts, clock=clock, curve=curve, lesson=np.array(str(self.lesson)))
        draft.replace(self.checkpoint)
        self._harvest(self.round - 1 - self.lesson.window).unlink(missing_ok=True)
        write_curve(self.curve, self.folder / "curve.csv")

    def _load(self) -> None:
        """Go on where a run was left."""
        try:
            with np.load(self.checkpoint) as kept:
                if str(kept["lesson"]) != str(self.lesson):
                    raise Complaint(f"{self.checkpoint} belongs to another training: name another folder with --out")
                for which, net in self._kept():
                    for name, array in net._asdict().items():
                        array[:] = kept[f"{which}.{name}"]
                self.round, self.steps, self.positions = (int(number) for number in kept["clock"][:3])
                self.loss = float(kept["clock"][3])
                self.curve = [Milestone(*map(int, line[:3]), *map(float, line[3:])) for line in kept["curve"]]
            self.former += [read_networks(self._networks(at.round))[0] for at in self.curve]
            for round_ in range(max(0, self.round - self.lesson.window), self.round):
                with np.load(self._harvest(round_)) as crop:
                    self.window.append(Crop(**crop))
        except (OSError, ValueError, KeyError, TypeError, EOFError, BadZipFile) as error:
            raise Complaint(f"{self.checkpoint} is damaged: remove its folder to begin anew") from error

    def _trainees(self) -> list[tuple[str, Trainee]]:
        return [("value", self.value), ("policy", self.policy)]

    def _kept(self) -> Iterator[tuple[str, Any]]:
        """All arrays of weights, and of what learning remembers of them, by name."""
        for (which, trainee), playing in zip(self._trainees(), self.players, strict=True):
            yield f"{which}.playing", playing
            for part in KEPT:
                yield f"{which}.{part}", getattr(trainee, part)

    def _networks(self, round_: int) -> Path:
        name = networks_file(self.game, self.lesson.seats, kind_of(self.lesson.against))
        return self.folder / f"round-{round_:04}" / name

    def _harvest(self, round_: int) -> Path:
        return self.folder / f"harvest-{round_:04}.npz"


def learn_from_search(
    lesson: Lesson,
    out: Path,
    player: Player,
    runner: arena.Runner,
    begin: Path | None = None,
    tell: Callable[[Student], None] = lambda student: None,
    report: Callable[[Milestone], None] = lambda milestone: None,
) -> list[Milestone]:
    """Learn a lesson, or the rest of it; the best networks are left in `out`."""
    name = f"{lesson.game}-{lesson.seats}-search" + (f"-against-{lesson.against}" if lesson.against else "")
    student = Student(lesson, out / name, begin)
    if lesson.against and not student.round:
        report(student.examine(runner))
    while student.round < lesson.rounds:
        student.advance(player)
        if student.round % lesson.every == 0 or student.round == lesson.rounds:
            report(student.examine(runner))
        student.save()
        tell(student)
    return student.curve


def write_curve(curve: Sequence[Milestone], file: Path) -> None:
    """The curve as a table."""
    with file.open("w", newline="", encoding="utf-8") as opened:
        writer = csv.writer(opened)
        writer.writerow(field.name for field in fields(Milestone))
        writer.writerows(astuple(each) for each in curve)


def plot(curves: Mapping[int, Sequence[Milestone]], file: Path) -> None:
    """Draw how the networks did against those they began as, a line for each number of seats."""
    with picture(file, 10, 4) as figure:
        shares, margins = figure.subplots(1, 2)
        for seats, curve in curves.items():
            matches = [at.matches / 1000 for at in curve]
            won, doubt = ([seats * at.share for at in curve], [seats * at.share_error for at in curve])
            shares.errorbar(matches, won, doubt, marker="o", capsize=3, label=f"{seats} seats")
            ahead, doubt = ([at.margin for at in curve], [at.margin_error for at in curve])
            margins.errorbar(matches, ahead, doubt, marker="o", capsize=3)
        shares.set(xlabel="thousand matches", ylabel="matches won, in fair shares")
        margins.set(xlabel="thousand matches", ylabel="points above the mean of the others")
        shares.legend()
