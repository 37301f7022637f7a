"""The arena: tournaments between bots, with the same deals for everybody in every seat.

A line-up is who plays together. A job is one line-up and one deal, played in every rotation of the line-up, so that
each of its bots has every seat once. Jobs depend on nothing but the tournament and their number: they can be played
anywhere, in any order, and again.
"""

import fcntl
import json
import multiprocessing
import os
import shutil
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import astuple, dataclass, field, fields
from functools import cached_property
from hashlib import sha256
from itertools import combinations_with_replacement
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeAlias

from epoca import __version__, bots, chance, games
from epoca.bots import LIMIT, Bot
from epoca.bots.external import FAULTS, External, at_table, kill_all
from epoca.complaint import Complaint
from epoca.game import Refused
from epoca.match import Match
from epoca.orphans import when_orphaned
from epoca.texts import Texts

MARK = b"epoca tournament"  # where a Parquet file says which tournament it holds


@dataclass(frozen=True)
class SeatResult:
    """One seat of one match."""

    deal: int
    line_up: str
    rotation: int
    seat: int
    bot: str
    points: int
    rank: int
    decisions: int
    seconds: float
    crash: int = 0
    slow: int = 0
    nonsense: int = 0
    illegal: int = 0
    out: int = 0

    @property
    def faults(self) -> dict[str, int]:
        """The moves that a bot from outside forfeited, by what it did."""
        return {kind: getattr(self, kind) for kind in FAULTS}


Results: TypeAlias = Generator[tuple[int, list[SeatResult]], None, None]  # jobs as they are done, with their rows
Runner: TypeAlias = Callable[["Tournament", Sequence[int]], Results]


@dataclass(frozen=True)
class Tournament:
    """Who plays what, how often; the same tournament always has the same results."""

    game: str
    bots: tuple[str, ...]
    seats: int
    deals: int
    seed: str
    options: Mapping[str, str] = field(default_factory=dict)
    components: Mapping[str, str] = field(default_factory=dict)
    limit: float = LIMIT
    alone: bool = False  # only the first bot against copies of each other one

    @cached_property
    def line_ups(self) -> list[tuple[str, ...]]:
        """Every choice of at least two different bots; of two bots, each alone against copies of the other."""
        if self.alone:
            return [(self.bots[0], *[other] * (self.seats - 1)) for other in self.bots[1:]]
        if len(self.bots) == 2:
            first, second = self.bots
            one_of_each = [(first, *[second] * (self.seats - 1)), (second, *[first] * (self.seats - 1))]
            return one_of_each[:1] if self.seats == 2 else one_of_each
        return [who for who in combinations_with_replacement(self.bots, self.seats) if len(set(who)) > 1]

    @property
    def jobs(self) -> range:
        """The numbers of the jobs: all line-ups of the first deal, of the second, and so on."""
        return range(self.deals * len(self.line_ups))

    def check(self) -> None:
        """Complain about whatever could not be played, and compile the rules."""
        _parquet()
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise Complaint("a tournament is between two different bots or more: --bots greedy,random")
        for name in self.bots:
            bots.new(name, self.limit, games.load(self.game))
        try:
            self.match(0).warm_up()
        except Refused as refused:
            options = games.load(self.game).fill_in(self.options)
            raise Complaint(Texts("en", self.game, options).ruling(refused.refusal)) from refused

    def match(self, deal: int) -> Match:
        """A match that begins with a deal, the same for all line-ups and rotations."""
        secret = chance.secret_from_seed(f"{self.seed}, deal {deal}")
        return Match(games.load(self.game), self.seats, self.options, secret, self.components)

    @property
    def identity(self) -> str:
        """All that the results depend on."""
        edited = sha256(json.dumps(sorted(self.components.items())).encode()).hexdigest() if self.components else ""
        options = games.load(self.game).fill_in(self.options)
        who = {"bots": self.bots, "seats": self.seats, "deals": self.deals, "seed": self.seed, "limit": self.limit}
        who |= {"alone": True} if self.alone else {}
        return json.dumps({"epoca": __version__, "game": self.game, "options": options, "components": edited, **who})


# ------------------------------------------------------------------------------------------- playing


def get_to_know(own: Mapping[str, bots.Player]) -> None:
    """Register players that another process has registered."""
    for name, player in own.items():
        bots.register(name, player)


def play_job(tournament: Tournament, job: int) -> list[SeatResult]:
    """Play one deal with one line-up in every rotation."""
    deal, number = divmod(job, len(tournament.line_ups))
    line_up = tournament.line_ups[number]
    return [row for rotation in range(tournament.seats) for row in play(tournament, deal, line_up, rotation)]


def play(tournament: Tournament, deal: int, line_up: Sequence[str], rotation: int) -> list[SeatResult]:
    """Play one match, the line-up moved on by `rotation` seats."""
    names = [line_up[(seat - rotation) % len(line_up)] for seat in range(len(line_up))]
    match = tournament.match(deal)
    players = {seat: bots.new(name, tournament.limit, match.game) for seat, name in enumerate(names)}
    decisions, seconds = [0] * len(names), [0.0] * len(names)
    with at_table(match, players):
        while not match.over:
            seat, began = match.seat, time.perf_counter()
            action = bots.decide(players[seat], match)
            seconds[seat] += time.perf_counter() - began
            decisions[seat] += 1
            match.play(seat, action)
    outcome = match.game.outcome(match.box, match.state)
    return [
        SeatResult(
            deal,
            ", ".join(line_up),
            rotation,
            seat,
            name,
            outcome.points[seat],
            outcome.ranks[seat],
            decisions[seat],
            round(seconds[seat], 6),
            **_faults(players[seat]),
        )
        for seat, name in enumerate(names)
    ]


def _faults(bot: Bot) -> dict[str, int]:
    return {kind: bot.faults[kind] for kind in FAULTS} if isinstance(bot, External) else {}


# ------------------------------------------------------------------------------------------- runners


def on_cores(workers: int) -> Runner:
    """Play jobs in this many processes; a single one is this very process."""

    def here(tournament: Tournament, jobs: Sequence[int]) -> Results:
        for job in jobs:
            yield job, play_job(tournament, job)

    def there(tournament: Tournament, jobs: Sequence[int]) -> Results:
        yield from _in_processes(tournament, jobs, workers)

    return here if workers == 1 else there


def _in_processes(tournament: Tournament, jobs: Sequence[int], workers: int) -> Results:
    others = set(multiprocessing.active_children())
    context, known = multiprocessing.get_context("spawn"), (bots.registered(),)
    pool = ProcessPoolExecutor(workers, context, initializer=_prepare_worker, initargs=known)
    playing: dict[Future[list[SeatResult]], int] = {}
    waiting = iter(jobs)
    try:
        with _deaf_to_interrupts():  # so are the workers that start now: it is for us to stop them
            playing.update((pool.submit(play_job, tournament, job), job) for job in _some(waiting, 3 * workers))
        while playing:
            done, _ = wait(playing, return_when=FIRST_COMPLETED)
            for future in done:
                yield playing.pop(future), future.result()
            playing.update((pool.submit(play_job, tournament, job), job) for job in _some(waiting, len(done)))
    except BaseException as error:
        for worker in set(multiprocessing.active_children()) - others:
            worker.terminate()
        if isinstance(error, BrokenProcessPool):
            raise Complaint("a process was killed; what is done is kept: run the same command again") from error
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _some(jobs: Iterator[int], most: int) -> list[int]:
    return [job for _, job in zip(range(most), jobs, strict=False)]


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _prepare_worker(own: Mapping[str, bots.Player]) -> None:
    """A worker knows its parent's own players, and ends, with the bots it has started, when told to or orphaned."""
    get_to_know(own)
    signal.signal(signal.SIGTERM, lambda *_: _leave())
    when_orphaned(_leave)


def _leave() -> None:
    kill_all()
    os._exit(1)


# ------------------------------------------------------------------------------------------- keeping


class Journal:
    """The jobs done so far, a line for each, in a folder beside the results; it survives being killed at any time."""

    def __init__(self, out: Path, tournament: Tournament) -> None:
        self.folder = folder_of(out)
        self.tournament = tournament
        self.done: dict[int, list[SeatResult]] = {}

    def __enter__(self) -> Self:
        self.folder.mkdir(parents=True, exist_ok=True)
        self.file = (self.folder / "jobs.jsonl").open("a+b")
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            self._claim()
            self._read()
        except BlockingIOError as error:
            self.file.close()
            raise Complaint(f"another arena is at work in {self.folder}") from error
        except BaseException:
            self.file.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.file.close()

    def _claim(self) -> None:
        """Write down which tournament this is, or see that it is this one."""
        label = self.folder / "tournament.json"
        if label.exists():
            _same(label.read_text("utf-8"), self.tournament, self.folder)
            return
        draft = self.folder / "tournament.json.draft"
        draft.write_text(self.tournament.identity, "utf-8")
        draft.replace(label)

    def _read(self) -> None:
        """Read the whole lines; half of one is what a killed arena leaves, and is cut off."""
        self.file.seek(0)
        text = self.file.read()
        self.file.truncate(text.rfind(b"\n") + 1)
        for number, line in enumerate(text.split(b"\n")[:-1], 1):
            try:
                entry = json.loads(line)
                self.done.setdefault(int(entry["job"]), [SeatResult(*row) for row in entry["rows"]])
            except (ValueError, TypeError, KeyError) as error:
                raise Complaint(f"{self.folder}/jobs.jsonl, line {number} is damaged: remove the folder") from error

    def add(self, job: int, rows: list[SeatResult]) -> None:
        """Keep a job; one that is there already is not counted again."""
        if job in self.done:
            return
        line = json.dumps({"job": job, "rows": [astuple(row) for row in rows]})
        self.file.write(line.encode() + b"\n")
        self.file.flush()
        self.done[job] = rows

    def missing(self) -> list[int]:
        """The jobs still to play, in their order."""
        return [job for job in self.tournament.jobs if job not in self.done]

    def rows(self) -> list[SeatResult]:
        """All rows so far, in the order of the jobs."""
        return [row for job in sorted(self.done) for row in self.done[job]]


def folder_of(out: Path) -> Path:
    """Where the jobs are kept until all are done."""
    return out.with_name(out.name + ".parts")


def _same(identity: str, tournament: Tournament, where: Path) -> None:
    if identity != tournament.identity:
        raise Complaint(f"{where} holds another tournament: name another file with --out")


def run(
    tournament: Tournament, out: Path, runner: Runner, progress: Callable[[int, int], None] = lambda done, jobs: None
) -> list[SeatResult]:
    """Play what is missing of a tournament, and write its results; what is done is kept whatever happens."""
    if out.exists():
        rows = read_results(out, tournament)
    else:
        with Journal(out, tournament) as journal:
            _play_missing(journal, runner, progress)
            rows = journal.rows()
            _write_results(out, tournament, rows)
    shutil.rmtree(folder_of(out), ignore_errors=True)
    return rows


def _play_missing(journal: Journal, runner: Runner, progress: Callable[[int, int], None]) -> None:
    jobs = len(journal.tournament.jobs)
    progress(len(journal.done), jobs)
    if missing := journal.missing():
        with closing(runner(journal.tournament, missing)) as results:
            for job, rows in results:
                journal.add(job, rows)
                progress(len(journal.done), jobs)


def _parquet() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise Complaint("the arena needs PyArrow and OpenSkill: pip install 'epoca[arena]'") from error
    return pyarrow, pyarrow.parquet


def _write_results(out: Path, tournament: Tournament, rows: Sequence[SeatResult]) -> None:
    arrow, parquet = _parquet()
    kinds = {int: arrow.int32(), str: arrow.string(), float: arrow.float64()}
    options = ", ".join(f"{k}={v}" for k, v in games.load(tournament.game).fill_in(tournament.options).items())
    columns = {
        "game": arrow.array([tournament.game] * len(rows), arrow.string()),
        "options": arrow.array([options] * len(rows), arrow.string()),
    }
    for column in fields(SeatResult):
        assert isinstance(column.type, type)
        columns[column.name] = arrow.array([getattr(row, column.name) for row in rows], kinds[column.type])
    table = arrow.table(columns).replace_schema_metadata({MARK: tournament.identity.encode()})
    draft = folder_of(out) / "results.parquet"
    parquet.write_table(table, draft.absolute())  # a colon in a relative name is taken for a URI's
    draft.replace(out)


def read_results(out: Path, tournament: Tournament) -> list[SeatResult]:
    """The rows of a finished tournament, which has to be this one."""
    arrow, parquet = _parquet()
    try:
        table = parquet.read_table(out.absolute())
    except arrow.ArrowInvalid as error:
        raise Complaint(f"{out} is no result of an arena: name another file with --out") from error
    _same((table.schema.metadata or {}).get(MARK, b"").decode(), tournament, out)
    return [SeatResult(**row) for row in table.drop_columns(["game", "options"]).to_pylist()]
