"""How much a server bears: a real one on the loopback address, a load in a process of its own, and a peer beside it."""

import contextlib
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from statistics import median

import httpx

from epoca.complaint import Complaint
from epoca.lab.load import Load, LoadResult

HOST = "127.0.0.1"
PEER = Path(__file__).with_name("boardgame.cjs")
PEER_PACKAGES = ("boardgame.io@0.50.2", "node-persist@3")  # the second is what its FlatFile storage writes with
PEER_STORAGES = ("memory", "files")
PATIENCE = 300.0  # seconds until a server is open: it may have to compile everything first
LIMIT_FACTOR = "1000"  # all sockets come from one address
TABLES = (10, 100, 1000)
PACE, PACED_TABLES, BOTS = 300.0, 1000, 20
CALM, CALM_PACE = 100, 100.0  # tables and moves a second among which bots think


@dataclass(frozen=True)
class Figure:
    """One measurement."""

    what: str
    load: Load
    result: LoadResult


Tell = Callable[[Figure], None]  # what is done with each figure as it is made


def measure_processes(
    seconds: float, database: str, most: int, rounds: int, under: Sequence[str], tell: Tell
) -> list[Figure]:
    """What several processes that share a database bear, each table at one of them, beside one process.

    Each may run under a command that limits it: on few cores, several processes have as much each as one only then.
    """
    figures = []
    for _ in range(rounds):
        with tempfile.TemporaryDirectory(prefix="epoca-bench-") as folder, contextlib.ExitStack() as running:
            servers: list[RunningServer] = []
            for count in range(1, most + 1):
                servers.append(running.enter_context(running_epoca(Path(folder), database, under)))
                for tables in TABLES[1:]:
                    load = Load([one.url for one in servers], tables=tables, seconds=seconds)
                    load = replace(load, processes=[one.process for one in servers])
                    figures.append(Figure(f"epoca, shared, {count} process{'es' * (count > 1)}", load, run_load(load)))
                    tell(figures[-1])
    return figures + (_medians(figures, tell) if rounds > 1 else [])


def measure(seconds: float, peers: bool, tell: Tell) -> list[Figure]:
    """All measurements of a run."""
    figures = []

    def add(what: str, load: Load) -> None:
        figures.append(Figure(what, load, run_load(load)))
        tell(figures[-1])

    with tempfile.TemporaryDirectory(prefix="epoca-bench-") as folder:
        with running_epoca(Path(folder)) as server:
            usual = Load([server.url], seconds=seconds, processes=[server.process])
            for tables in TABLES:
                add("epoca, as fast as it can", replace(usual, tables=tables))
            for tables in TABLES:
                add("epoca, as for the page", replace(usual, tables=tables, texts=True))
            add("epoca, paced", replace(usual, tables=PACED_TABLES, per_second=PACE))
            calm = replace(usual, tables=CALM, per_second=CALM_PACE)
            add("epoca, paced, no bots", calm)
            add(f"epoca, paced, {BOTS} bots think", replace(calm, bots=BOTS))
            if peers:
                for tables in TABLES:
                    add("epoca, 2 seats", replace(usual, tables=tables, seats=2))
        if peers:
            _fetch_peer(Path(folder))
            for storage in PEER_STORAGES:
                with _boardgame_io(Path(folder), storage) as server:
                    usual = Load([server.url], "boardgame.io", seconds=seconds, processes=[server.process])
                    for game, seats in (("tic-tac-toe", 2), ("auction", 4)):
                        for tables in TABLES:
                            what = f"boardgame.io, {storage}, {game}"
                            add(what, replace(usual, game=game, tables=tables, seats=seats))
    return figures


def measure_in_turn(seconds: float, tables: int, rounds: int, tell: Tell) -> list[Figure]:
    """Epoca and boardgame.io one after the other, each time a new server, and the medians of all rounds.

    A machine's speed changes from one minute to the next, so only what was measured in turn can be compared.
    """
    figures = []
    with tempfile.TemporaryDirectory(prefix="epoca-bench-") as folder:
        _fetch_peer(Path(folder))
        for _ in range(rounds):
            for storage in ("disk", *PEER_STORAGES):
                ours = storage == "disk"
                with running_epoca(Path(folder)) if ours else _boardgame_io(Path(folder), storage) as server:
                    load = Load([server.url], tables=tables, seconds=seconds, processes=[server.process])
                    load = load if ours else replace(load, kind="boardgame.io", game="auction")
                    what = "epoca" if ours else f"boardgame.io, {storage}, auction"
                    figures.append(Figure(what, load, run_load(load)))
                    tell(figures[-1])
    return figures + _medians(figures, tell)


def _medians(figures: list[Figure], tell: Tell) -> list[Figure]:
    """The median of each number, of all figures of the same thing."""
    alike: dict[tuple[str, int], list[Figure]] = {}
    for figure in figures:
        alike.setdefault((figure.what, figure.load.tables), []).append(figure)
    medians = []
    for (what, _), rounds in alike.items():
        numbers = zip(*(asdict(figure.result).values() for figure in rounds), strict=True)
        medians.append(Figure(f"median: {what}", rounds[0].load, LoadResult(*map(median, numbers))))
        tell(medians[-1])
    return medians


def as_json(figures: list[Figure]) -> str:
    """The figures for `--json`."""
    kept = ("tables", "seats", "per_second", "bots")
    rows = [
        {"what": f.what, "load": {name: asdict(f.load)[name] for name in kept}, **asdict(f.result)} for f in figures
    ]
    return json.dumps({"cores": os.cpu_count(), "results": rows}, indent=2)


HEAD = (
    f"{'':<38} {'tables':>6} {'seats':>5} {'moves/s':>8} {'p50 ms':>8} {'p95 ms':>8} {'p99 ms':>8}"
    f" {'cpu ms':>7} {'load ms':>7}"
)


def line(figure: Figure) -> str:
    """A figure as a line under the head."""
    load, result = figure.load, figure.result
    times = "".join(f" {ms:>8.1f}" for ms in (result.p50, result.p95, result.p99))
    work = f" {result.cpu:>7.2f} {result.load_cpu:>7.2f}"
    return f"{figure.what:<38} {load.tables:>6} {load.seats:>5} {result.per_second:>8,.0f}{times}{work}"


@dataclass(frozen=True)
class RunningServer:
    """Where a server answers, and its process."""

    url: str
    process: int


@contextlib.contextmanager
def running_epoca(folder: Path, database: str = "", under: Sequence[str] = ()) -> Iterator[RunningServer]:
    """Our own, as `epoca serve` runs it, with a new file in a folder or another database."""
    port, database = free_port(), database or str(Path(tempfile.mkdtemp(dir=folder)) / "bench.db")
    words = ["serve", "--port", str(port), "--database", database, "--limit-factor", LIMIT_FACTOR]
    command = [*under, sys.executable, "-c", "from epoca.cli import main; main()", *words]
    with _running(command, folder, port, "/health") as server:
        time.sleep(1)
        yield server


def _fetch_peer(folder: Path) -> None:
    """Put boardgame.io into a folder."""
    npm = shutil.which("npm")
    if not npm or not shutil.which("node"):
        raise Complaint("boardgame.io needs Node and npm: leave it out with --no-peers")
    shutil.copy(PEER, folder)
    fetched = subprocess.run(
        [npm, "install", "--no-audit", "--no-fund", "--prefix", str(folder), *PEER_PACKAGES],
        capture_output=True,
        text=True,
    )
    if fetched.returncode:
        raise Complaint(f"boardgame.io cannot be installed: {fetched.stderr.strip()[-300:]}")


@contextlib.contextmanager
def _boardgame_io(folder: Path, storage: str) -> Iterator[RunningServer]:
    """boardgame.io with its default storage, in the memory of the process, or with a file for each match."""
    port = free_port()
    kept = {"FLATFILE_DIR": tempfile.mkdtemp(dir=folder)} if storage == "files" else {}
    with _running(["node", PEER.name, str(port)], folder, port, "/", NODE_ENV="production", **kept) as server:
        yield server


@contextlib.contextmanager
def _running(command: list[str], folder: Path, port: int, path: str, **environment: str) -> Iterator[RunningServer]:
    """A server that answers, and is gone afterwards with all processes of its own."""
    url = f"http://{HOST}:{port}"
    log = folder / f"{port}.log"
    with log.open("wb") as lines:
        process = subprocess.Popen(
            command,
            cwd=folder,
            stdout=lines,
            stderr=lines,
            env={**os.environ, **environment},
            start_new_session=True,
        )
    try:
        until = time.monotonic() + PATIENCE
        while not _answers(url + path):
            if process.poll() is not None or time.monotonic() > until:
                raise Complaint(f"the server did not open: {log.read_text(errors='replace')[-500:]}")
            time.sleep(0.1)
        yield RunningServer(url, process.pid)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGTERM)
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(20)


def _answers(url: str) -> bool:
    try:
        return httpx.get(url, trust_env=False, timeout=5).status_code < 500
    except httpx.TransportError:
        return False


def free_port() -> int:
    """A port of the loopback address that nobody listens at."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


def run_load(load: Load) -> LoadResult:
    """Put a load on a server, from a process of its own."""
    command = [sys.executable, "-m", "epoca.lab.load", json.dumps(asdict(load))]
    done = subprocess.run(command, capture_output=True, text=True, timeout=load.seconds + PATIENCE)
    if done.returncode:
        raise Complaint(f"the load could not be put on: {done.stderr.strip()[-500:]}")
    return LoadResult(**json.loads(done.stdout))
