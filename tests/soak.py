"""A server that bad things happen to, for as long as one likes, while people play, talk and bots think.

    make soak SOAK="--minutes 60"        until an hour is over
    make soak SOAK="--kills 1000"        until it was killed a thousand times
    make soak SOAK="--minutes 10 --postgresql"    two processes on PostgreSQL

After every fault, and at the end, everything that must hold is looked at; the first thing that does not ends it.
"""

import argparse
import asyncio
import contextlib
import os
import random
import resource
import shutil
import signal
import sqlite3
import struct
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE))
SHIFT = "EPOCA_CLOCK_SHIFT"  # the file that clock.c reads

import msgspec  # noqa: E402
import sqlalchemy as sa  # noqa: E402
from server.crowd import Crowd, check_log  # noqa: E402
from server.postgres import Postgres, running_postgres  # noqa: E402
from server.servers import Server, free_port  # noqa: E402

from epoca import client  # noqa: E402
from epoca.client import Client  # noqa: E402
from epoca.server.messages import encode  # noqa: E402
from epoca.server.store import Store  # noqa: E402
from epoca.server.store.database import connect  # noqa: E402
from epoca.server.table import replayed  # noqa: E402

GROUPS, PEOPLE = 3, 3
CHECKED = 40  # tables whose views and clocks are compared at the end
STOCK, BONUS = (
    30 * 86400.0,
    5.0,
)  # seconds that nobody uses up, even if the server's clock is set forward again and again
PATIENCE = 600.0  # seconds, for a server on a machine that is busy


class Wires:
    """The way between the people and the server: it can be cut, or slow."""

    def __init__(self, port: int) -> None:
        self.server, self.port, self.slowness = port, free_port(), 0.0
        self.open: set[asyncio.StreamWriter] = set()
        self.tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        self.listening = await asyncio.start_server(self._connect, "127.0.0.1", self.port)

    def cut(self) -> None:
        for writer in list(self.open):
            writer.transport.abort()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there, back = await asyncio.open_connection("127.0.0.1", self.server)
        except OSError:
            writer.transport.abort()
            return
        pair = {writer, back}
        self.open |= pair
        await asyncio.gather(self._pass(reader, back), self._pass(there, writer))
        self.open -= pair

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while piece := await reader.read(1 << 16):
                if self.slowness:
                    await asyncio.sleep(self.slowness)
                writer.write(piece)
                await writer.drain()
        with contextlib.suppress(OSError, RuntimeError):
            writer.close()


class Soak:
    """A server, the people at it, and what may happen to it."""

    def __init__(self, folder: Path, seed: int, postgres: Postgres | None, shift: Path | None) -> None:
        self.dice, self.postgres, self.shift = random.Random(seed), postgres, shift
        more = ["--processes", "2"] if postgres else []
        self.server = Server(folder, postgres.url if postgres else "", "--limit-factor", "100", *more)
        self.wires = Wires(self.server.port)
        clock = {"kind": "fischer", "seconds": STOCK, "bonus": BONUS}
        people = [f"http://127.0.0.1:{self.wires.port}"]
        self.crowd = Crowd(people, seed, passphrase="soaked to the skin", talks=True, clock=clock)
        self.happened: Counter[str] = Counter()
        self.faults: dict[str, Callable[[], Awaitable[None]]] = {
            "killed": self._kill,
            "stopped": self._stop,
            "all connections cut": self._cut,
            "slow connections": self._slow,
            "held still": self._hold,
        }
        if postgres:
            self.faults |= {"database lost": self._lose_postgres}
        else:
            self.faults |= {"database locked": self._lock, "disk full": self._fill, "scribe killed": self._lose_scribe}
        if shift:
            self.faults |= {"clock set": self._set_clock}

    async def run(self, minutes: float, kills: int) -> None:
        """Let things happen until there were enough of them."""
        await asyncio.to_thread(self.server.start)
        await self.wires.start()
        until = time.monotonic() + 60 * minutes
        only = ["killed"] if kills else list(self.faults)
        async with asyncio.TaskGroup() as together:
            together.create_task(self.crowd.play(GROUPS, PEOPLE))
            together.create_task(self._bots())
            while self.happened["killed"] < kills if kills else time.monotonic() < until:
                await self.crowd.some_moves()
                await asyncio.sleep(self.dice.uniform(0, 0.5))
                fault = self.dice.choice(only)
                self._say(f"{self._so_far()}; now: {fault}")
                await self.faults[fault]()
                assert self.server.process and self.server.process.poll() is None, "the server ended by itself"
                self.happened[fault] += 1
                await asyncio.to_thread(self.check)
                self._say(self._so_far())
            self.crowd.going = True
        self.check()
        await self.look_closely()

    async def _bots(self) -> None:
        """A table at which only bots play, again and again."""
        while not self.crowd.going:
            ana = await Client.introduce(self.crowd.servers[0], "Ana")
            async with await ana.open_table("hadara", ["greedy", "greedy"]) as table:
                async for _ in table:
                    pass

    def _so_far(self) -> str:
        return f"{sum(self.happened.values())} faults, {self.crowd.moves} moves"

    def _say(self, text: str) -> None:
        print(f"\r{text}\033[K", end="", flush=True, file=sys.stderr)

    # ------------------------------------------------------------------------------------------ faults

    async def _kill(self) -> None:
        self.server.kill()
        self.server.launch()

    async def _stop(self) -> None:
        await asyncio.to_thread(self.server.stop)
        self.server.launch()

    async def _cut(self) -> None:
        self.wires.cut()

    async def _slow(self) -> None:
        self.wires.slowness = self.dice.uniform(0.05, 0.4)
        await asyncio.sleep(2)
        self.wires.slowness = 0.0

    async def _hold(self) -> None:
        """As when a machine sleeps: connections are there, and nobody answers."""
        await asyncio.to_thread(self.server.wait)
        assert self.server.process
        os.killpg(self.server.process.pid, signal.SIGSTOP)
        await asyncio.sleep(self.dice.uniform(0.5, 3))
        os.killpg(self.server.process.pid, signal.SIGCONT)

    async def _lock(self) -> None:
        """Somebody else writes for longer than the server waits."""
        with contextlib.closing(sqlite3.connect(self.server.database, timeout=60, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            await asyncio.sleep(12)
            other.execute("ROLLBACK")

    async def _fill(self) -> None:
        """No file of the server's may grow any more, for a while."""
        await asyncio.to_thread(self.server.wait)
        with self.server.limited(resource.RLIMIT_FSIZE, 4096):
            await asyncio.sleep(self.dice.uniform(0.5, 3))

    async def _lose_scribe(self) -> None:
        for scribe in self.server.processes("scribing"):
            os.kill(scribe, signal.SIGKILL)

    async def _lose_postgres(self) -> None:
        assert self.postgres
        self.postgres.kill()
        await asyncio.sleep(self.dice.uniform(0, 3))
        await asyncio.to_thread(self.postgres.start)

    async def _set_clock(self) -> None:
        assert self.shift
        with self.shift.open("r+b") as shift:  # in place: it is mapped into every process
            shift.write(struct.pack("l", self.dice.choice([0, -3600, -60, -2, 2, 60, 3600])))
        await asyncio.sleep(1)

    # ------------------------------------------------------------------------------------- what must hold

    def check(self) -> None:
        """What was acknowledged is on disk, once: moves and words."""
        check_log(self.server.database, self.crowd)
        said = dict(self.crowd.said)
        kept = Counter(self._words())
        assert all(kept[words] == 1 for words in said), f"not once: {[w for w in said if kept[w] != 1][:3]}"

    def _rows(self, query: str) -> list[Any]:
        engine = connect(self.server.database)
        with engine.execution_options(reading=True).begin() as connection:
            rows = list(connection.execute(sa.text(query)))
        engine.dispose()
        return rows

    def _words(self) -> Iterator[str]:
        for (body,) in self._rows("SELECT body FROM entries WHERE body LIKE '%\"said\"%'"):
            yield msgspec.json.decode(body)["text"]

    async def look_closely(self) -> None:
        """Everybody's views are what the log gives, and ratings are what the results give."""
        await asyncio.to_thread(self.server.wait)
        store, stranger = Store(self.server.database), Client(self.server.url)
        codes = [code for (code,) in self._rows("SELECT code FROM tables ORDER BY code")]
        for code in self.dice.sample(codes, min(CHECKED, len(codes))):
            found = await store.table(code)
            assert found
            table = replayed(found[0], found[1])
            news = await stranger.ask("GET", f"/api/tables/{code}/news")
            assert news["number"] == table.number and news["state"] == table.state, code
            match = table.match
            shown = msgspec.json.decode(encode(match.view())) if match else None
            assert news["view"] == shown, f"another view at {code}"
            assert all(at <= later for (at, _), (later, _) in zip(found[1], found[1][1:], strict=False)) or self.shift
            if found[0].clock.kind == "fischer":
                self._check_clocks(code, news)
        await store.close()
        self._check_ratings()

    def _check_clocks(self, code: str, news: dict[str, Any]) -> None:
        """What seats show is their stock, less the time between the entry before a move of theirs and that move."""
        left, since = [STOCK] * PEOPLE, 0.0
        for at, body in self._rows(f"SELECT at, body FROM entries WHERE code = '{code}' ORDER BY number"):
            entry = msgspec.json.decode(body)
            if entry["kind"] == "started":
                since = at
            elif entry["kind"] == "moved":
                left[entry["seat"]] += BONUS - max(0.0, at - since)
                since = at
        shown = [seat["seconds"] for seat in news["seats"]]
        running = news["to_move"]
        for seat in range(PEOPLE):
            assert seat == running or abs(shown[seat] - left[seat]) < 0.001, (code, seat, shown, left)
        if running is not None:
            assert shown[running] <= left[running] + 0.001, (code, shown, left)

    def _check_ratings(self) -> None:
        """Each match of kept names was counted once, for each who sat there."""
        counted = dict(self._rows("SELECT person, sum(matches) FROM ratings GROUP BY person"))
        played = dict(
            self._rows("SELECT person, count(*) FROM results WHERE person IN (SELECT id FROM people) GROUP BY person")
        )
        assert counted == played, (counted, played)

    def report(self) -> str:
        """What happened, and what there was to look at."""
        faults = "\n".join(f"{count:>7} {what}" for what, count in sorted(self.happened.items()))
        tables, entries = (self._rows(f"SELECT count(*) FROM {name}")[0][0] for name in ("tables", "entries"))
        said = len(self.crowd.said)
        return (
            f"{faults}\n{self.crowd.moves:>7} moves and {said} words acknowledged, none lost, none doubled\n"
            f"{tables:>7} tables with {entries} entries; {self.crowd.matches} matches played out and verified"
        )


@contextlib.contextmanager
def a_clock_to_set() -> Iterator[Path | None]:
    """Begin again with a clock that can be set, where there is a compiler to make one."""
    if SHIFT in os.environ:
        yield Path(os.environ[SHIFT])
        return
    compiler = shutil.which("cc")
    if not compiler:
        print("no C compiler: the clock is not set", file=sys.stderr)
        yield None
        return
    folder = tempfile.mkdtemp(prefix="epoca-clock-")
    shift, library = Path(folder, "shift"), Path(folder, "clock.so")
    shift.write_bytes(struct.pack("l", 0))
    subprocess.run([compiler, "-shared", "-fPIC", "-O2", "-o", library, HERE / "server" / "clock.c"], check=True)
    os.environ |= {SHIFT: str(shift), "LD_PRELOAD": str(library)}
    os.execv(sys.executable, [sys.executable, *sys.argv])


def main() -> None:
    """Run a soak and print its report."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--kills", type=int, default=0, help="kill the server so often, and do nothing else to it")
    parser.add_argument("--postgresql", action="store_true", help="two processes on PostgreSQL")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    asked = parser.parse_args()
    os.environ["EPOCA_WARM_UP"] = "no"
    client.PATIENCE = PATIENCE
    began = time.monotonic()
    with a_clock_to_set() as shift, ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="epoca-soak-")))
        postgres = stack.enter_context(running_postgres()) if asked.postgresql else None
        soak = Soak(folder, asked.seed, postgres, shift)
        try:
            asyncio.run(soak.run(asked.minutes, asked.kills))
        except BaseException:
            kept = Path(tempfile.mkdtemp(prefix="epoca-soaked-"))
            shutil.copytree(folder, kept, dirs_exist_ok=True)
            print(f"\nseed {asked.seed}; what is left of it: {kept}", file=sys.stderr)
            raise
        finally:
            soak.server.kill()
        print(f"\n{(time.monotonic() - began) / 60:.1f} minutes, seed {asked.seed}\n{soak.report()}")


if __name__ == "__main__":
    main()
