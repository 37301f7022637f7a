"""Training: networks that learn by self-play, for each number of seats one.

Everything that takes time is compiled (`learning`); here are the courses, the checkpoints and the plots. A run with
the same seed gives the same network, however often it was interrupted.
"""

import shutil
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

from epoca import chance
from epoca.bots.network import Network, Policy, needs_of, read_networks, unskilled, untrained, write_networks
from epoca.bots.thinkers import networks_file, own_networks
from epoca.capabilities import Stage
from epoca.complaint import Complaint
from epoca.game import Game
from epoca.lab.learning import Playground, new_playground, new_trail, new_trainee, training
from epoca.lab.picture import picture

CHUNK = 250  # matches between two looks at the clock
CHECKPOINT = 5000  # matches between two checkpoints
TEST_MATCHES = 1000
TEACH_RATE = 1e-3
TAUGHT = "taught.npz"  # in the folder of a stage: the networks at its end


def folder_of(game: Game, stage: Stage) -> str:
    """The name of a stage's folder."""
    return f"{game.name}-{stage.seats}" + ("-more" if stage.begins_as == stage.seats else "")


def title(stage: Stage) -> str:
    """What a stage is called in a plot."""
    return f"{stage.seats} seats" + (", more" if stage.begins_as == stage.seats else "")


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


def course(game: Game, seats: Sequence[int] | None, matches: int | None, seed: int, units: int | None) -> list[Stage]:
    """The stages of a game's course, all or some, with one's own wishes."""
    known = sorted({stage.seats for stage in game.course})
    if not known:
        raise Complaint(f"{game.name} has no course to train networks by")
    for number in seats or ():
        if number not in known:
            raise Complaint(f"{game.name} is played at {', '.join(map(str, known))} seats, not at {number}")
    stages = [stage for stage in game.course if not seats or stage.seats in seats]
    return [replace(_shortened(stage, matches), seed=seed, first=units or stage.first) for stage in stages]


def _shortened(stage: Stage, matches: int | None) -> Stage:
    """A stage of so many matches in each of its parts, its rates falling to the end of them."""
    if not matches:
        return stage
    return replace(stage, matches=matches, imitations=min(stage.imitations, matches), slow=0, horizon=0)


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


def boxes(game: Game, seats: int) -> Any:
    """Every way to set up the game at a table of so many seats."""
    choices = [dict(zip(game.options, values, strict=True)) for values in product(*game.options.values())]
    return np.array([game.box(options, {}) for options in choices if not game.refuse_table(seats, options)])


def learn_course(
    game: Game,
    stages: Sequence[Stage],
    out: Path,
    tell: Callable[[Stage, Trainer], None] = lambda stage, trainer: None,
    report: Callable[[Stage, Progress], None] = lambda stage, progress: None,
    workers: int = 1,
) -> dict[str, list[Progress]]:
    """Learn stages in order, some at a time, each with its folder, going on wherever one was left."""
    stop = Event()
    learned: dict[int, Future[list[Progress]]] = {}
    results: dict[str, Future[list[Progress]]] = {}

    def take(stage: Stage, before: Future[list[Progress]] | None) -> list[Progress]:
        if before:
            before.result()
        return learn_stage(game, stage, out, tell_unless_stopped, report)

    def tell_unless_stopped(stage: Stage, trainer: Trainer) -> None:
        if stop.is_set():
            raise KeyboardInterrupt
        tell(stage, trainer)

    with ThreadPoolExecutor(workers) as pool:  # what takes time is compiled, and lets other threads run
        try:
            for stage in stages:
                learned[stage.seats] = pool.submit(take, stage, learned.get(stage.begins_as))
                results[title(stage)] = learned[stage.seats]
            return {name: done.result() for name, done in results.items()}
        except BaseException:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def learn_stage(
    game: Game,
    stage: Stage,
    out: Path,
    tell: Callable[[Stage, Trainer], None],
    report: Callable[[Stage, Progress], None],
) -> list[Progress]:
    """Learn a stage, or the rest of it."""
    folder = out / folder_of(game, stage)
    folder.mkdir(parents=True, exist_ok=True)
    parent = None
    if stage.begins_as:
        path = out / f"{game.name}-{stage.begins_as}" / TAUGHT
        if not path.exists():
            raise Complaint(f"the network for {stage.seats} seats begins as {path}: train that one first")
        parent, _ = read_networks(path)
    trainer = Trainer(game, stage, parent)
    if (folder / "checkpoint.npz").exists():
        trainer.load(folder / "checkpoint.npz")
    while trainer.done < stage.matches:
        upto = min(stage.matches, (trainer.done // CHECKPOINT + 1) * CHECKPOINT)
        while trainer.done < upto:
            trainer.practise(min(CHUNK, upto - trainer.done))
            tell(stage, trainer)
        report(stage, trainer.examine())
        trainer.save(folder / "checkpoint.npz")
    if not (folder / TAUGHT).exists():
        write_networks(folder / TAUGHT, trainer.net, trainer.teach(tell))
    write_networks(out / networks_file(game, stage.seats), *read_networks(folder / TAUGHT))
    return trainer.progress


def install(game: Game, stages: Sequence[Stage], out: Path) -> list[Path]:
    """Put trained networks where the game's bots look for them: in its package."""
    installed = []
    for seats in sorted({stage.seats for stage in stages}):
        place = own_networks(game, seats)
        if not isinstance(place, Path):
            raise Complaint(f"{game.name} lies in an archive: copy the networks in {out} to {place}")
        place.parent.mkdir(exist_ok=True)
        shutil.copyfile(out / networks_file(game, seats), place)
        installed.append(place)
    return installed


def plot(trainings: Mapping[str, Sequence[Progress]], path: Path) -> None:
    """Draw how the loss fell and the strength grew, a line for each stage."""
    with picture(path, 10, 4) as figure:
        axes = figure.subplots(1, 2)
        for name, progress in trainings.items():
            matches = [line.matches / 1000 for line in progress]
            axes[0].plot(matches, [line.loss for line in progress], label=name)
            axes[1].plot(matches, [100 * line.share for line in progress], label=name)
        axes[0].set(xlabel="thousand matches", ylabel="loss")
        axes[1].set(xlabel="thousand matches", ylabel="% won against greedy players, one ply")
        axes[1].legend()
