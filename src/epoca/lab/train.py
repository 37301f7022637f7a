"""Training: networks that learn by self-play, for each number of seats one.

Everything that takes time is compiled (`learning`); here are the courses, the checkpoints and the plots. A run with
the same seed gives the same network, however often it was interrupted.
"""

import shutil
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from threading import Event

from epoca.bots.network import read_networks, write_networks
from epoca.bots.thinkers import networks_file, networks_of, own_networks
from epoca.capabilities import Stage
from epoca.complaint import Complaint
from epoca.game import Game
from epoca.lab import trainer as lab
from epoca.lab.exploit import GREEDY, Responder, kind_of
from epoca.lab.picture import picture
from epoca.lab.trainer import Progress, Trainer

CHECKPOINT = 5000  # matches between two checkpoints
TAUGHT = "taught.npz"  # in the folder of a stage: the networks at its end


def folder_of(game: Game, stage: Stage) -> str:
    """The name of a stage's folder."""
    if stage.against:
        return f"{game.name}-{stage.seats}-against-{stage.against.replace(':', '-')}"
    return f"{game.name}-{stage.seats}" + ("-more" if stage.begins_as == stage.seats else "")


def title(stage: Stage) -> str:
    """What a stage is called in a plot."""
    if stage.against:
        return f"{stage.seats} seats, against {stage.against}"
    return f"{stage.seats} seats" + (", more" if stage.begins_as == stage.seats else "")


def result_of(game: Game, stage: Stage) -> str:
    """The file in which a stage leaves its networks; what was learned against greedy players stands beside the rest."""
    return networks_file(game, stage.seats, kind_of(stage.against))


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
                results[title(stage)] = pool.submit(take, stage, learned.get(stage.begins_as))
                if not stage.against:
                    learned[stage.seats] = results[title(stage)]
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
    trainer = _trainer(game, stage, out)
    if (folder / "checkpoint.npz").exists():
        trainer.load(folder / "checkpoint.npz")
    while trainer.done < stage.matches:
        upto = min(stage.matches, (trainer.done // CHECKPOINT + 1) * CHECKPOINT)
        while trainer.done < upto:
            trainer.practise(min(lab.CHUNK, upto - trainer.done))
            tell(stage, trainer)
        report(stage, trainer.examine())
        trainer.save(folder / "checkpoint.npz")
    if not (folder / TAUGHT).exists():
        write_networks(folder / TAUGHT, trainer.net, trainer.teach(tell))
    write_networks(out / result_of(game, stage), *read_networks(folder / TAUGHT))
    return trainer.progress


def _trainer(game: Game, stage: Stage, out: Path) -> Trainer:
    """Who learns a stage: with a parent if it begins as another network, by default as the game's own."""
    if stage.against:
        trained = (out / networks_file(game, stage.seats)).exists() and stage.against == GREEDY
        return Responder(game, stage, networks_of(game, stage.seats, out if trained else None))
    if not stage.begins_as:
        return Trainer(game, stage, None)
    path = out / f"{game.name}-{stage.begins_as}" / TAUGHT
    if not path.exists():
        raise Complaint(f"the network for {stage.seats} seats begins as {path}: train that one first")
    return Trainer(game, stage, read_networks(path)[0])


def install(game: Game, learned: Iterable[tuple[int, str]], out: Path) -> list[Path]:
    """Put trained networks, told by their seats and whom they beat, where the game's bots look for them."""
    installed = []
    for seats, kind in sorted({(seats, kind_of(against)) for seats, against in learned}):
        place = own_networks(game, seats, kind)
        if not isinstance(place, Path):
            raise Complaint(f"{game.name} lies in an archive: copy the networks in {out} to {place}")
        place.parent.mkdir(exist_ok=True)
        shutil.copyfile(out / networks_file(game, seats, kind), place)
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
