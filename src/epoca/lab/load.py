"""A load for servers: thousands of sockets in one process, each table with people who move as soon as they may.

The sockets are written down to what a benchmark needs, so that the server is measured and not the load.
"""

import asyncio
import base64
import itertools
import json
import os
import random
import struct
import sys
import time
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from typing import Any, ClassVar
from urllib.parse import urlsplit

import httpx
import msgspec

TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
OPENED_AT_ONCE = 20
NAMES = ("Ana", "Ben", "Cleo", "Dan")
SETTLE = 1.0  # seconds of play before the measurement


@dataclass(frozen=True)
class Load:
    """What a server is to bear; without `per_second` everybody moves as fast as they are answered."""

    servers: Sequence[str]  # those of several processes: each table is at one of them
    kind: str = "epoca"
    game: str = "ra"
    tables: int = 10
    seats: int = 4
    seconds: float = 5.0
    per_second: float = 0.0
    texts: bool = False  # whether news comes with sentences and outlooks, as for the page
    bots: int = 0  # tables of bots only, each always with one that thinks
    bot: str = "pharaoh"
    processes: Sequence[int] = ()  # the servers', to tell what a move costs them


@dataclass(frozen=True)
class LoadResult:
    """How the server bore it."""

    moves: int
    per_second: float
    p50: float  # milliseconds from the wish to the answer
    p95: float
    p99: float
    cpu: float  # milliseconds of the server's processor time for a move, 0 if that cannot be told
    load_cpu: float  # and of the load's own


class Socket(asyncio.Protocol):
    """A WebSocket that sends and hears short texts."""

    def __init__(self, path: str, token: str, hear: Callable[[bytes], None]) -> None:
        self.path, self.token, self.hear = path, token, hear
        self.opened = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.transport: Any = None

    def connection_made(self, transport: Any) -> None:
        """Ask for a WebSocket."""
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {self.path} HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        lines += [f"Authorization: Bearer {self.token}"] if self.token else []
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take the frames apart."""
        self.buffer += data
        if not self.opened.done():
            head, found, rest = bytes(self.buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head:
                self.opened.set_exception(OSError(head.decode(errors="replace").splitlines()[0]))
                return
            self.opened.set_result(None)
            self.buffer = bytearray(rest)
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if len(buffer) < start:
                    break
                size = int.from_bytes(buffer[at + 2 : start])
            if len(buffer) < start + size:
                break
            if buffer[at] == TEXT:
                self.hear(bytes(buffer[start : start + size]))
            elif buffer[at] == PING:
                self.send(bytes(buffer[start : start + size]), PONG)
            at = start + size
        del buffer[:at]

    def send(self, text: bytes, opcode: int = TEXT) -> None:
        """Send a text; the mask that a client has to give is all zeros."""
        size = struct.pack("!BB", opcode, 0x80 | len(text)) if len(text) < 126 else b""
        self.transport.write((size or struct.pack("!BBH", opcode, 0x80 | 126, len(text))) + b"\0\0\0\0" + text)

    def connection_lost(self, error: Exception | None) -> None:
        """Tell whoever waits for the opening."""
        if not self.opened.done():
            self.opened.set_exception(error or OSError("closed"))


class Meter:
    """Moves that were answered while it ran, and how long each took."""

    def __init__(self) -> None:
        self.running = False
        self.latencies: list[float] = []
        self.errors: list[str] = []

    def answered(self, asked: float) -> None:
        """A move that was wished for at a time is played."""
        if self.running:
            self.latencies.append(time.perf_counter() - asked)


class Table:
    """A table with a socket for each seat. `ready` is called when somebody may move, `move` moves."""

    def __init__(self, load: Load, meter: Meter, ready: Callable[["Table"], None], server: str = "") -> None:
        self.load, self.meter, self.ready = load, meter, ready
        self.server = server or load.servers[0]
        self.asked = 0.0

    async def sockets_of(self, path: str, tokens: Sequence[str]) -> list[Socket]:
        """A socket to the server for each seat."""
        host, _, port = urlsplit(self.server).netloc.partition(":")
        loop = asyncio.get_running_loop()

        async def one(seat: int, token: str) -> Socket:
            hear = partial(self._hear, seat)
            _, made = await loop.create_connection(lambda: Socket(path, token, hear), host, int(port))
            await made.opened
            return made

        return await asyncio.gather(*(one(seat, token) for seat, token in enumerate(tokens)))

    def _hear(self, seat: int, text: bytes) -> None:
        """What comes for a seat."""
        raise NotImplementedError

    async def open(self) -> None:
        """Open the table and seat everybody."""
        raise NotImplementedError

    def move(self, asked: float) -> None:
        """Play any move."""
        raise NotImplementedError


class News(msgspec.Struct):
    """What the load has to know of news; moves that are not told are those told before."""

    ply: int
    moves: list[str] | None = None


read_news = msgspec.json.Decoder(News).decode


class RaTable(Table):
    """A table of Ra at Epoca's server."""

    tokens: ClassVar[list[str]] = []
    http: ClassVar[httpx.AsyncClient]
    again: ClassVar[set[asyncio.Task[None]]] = set()

    async def open(self) -> None:
        """Open the table, come in together, and sit down one after the other."""
        self.over = self.waiting = False
        self.asked = 0.0
        self.moves: list[list[str] | None] = [None] * self.load.seats  # as each seat was told
        self.ply = -1  # of the last move
        code = await new_table(self.http, self.tokens[0], ["me", *["open"] * (self.load.seats - 1)])
        path = f"/api/tables/{code}/live?{'changes=1&texts=1' if self.load.texts else 'events=1'}"
        self.sockets = await self.sockets_of(path, self.tokens[: self.load.seats])
        for seat in range(1, self.load.seats):
            self.sockets[seat].send(msgspec.json.encode({"do": "sit", "seat": seat}))

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"ack","id":1'):
            self.meter.answered(self.asked)
            self.asked = 0.0
            self._may_move()
        elif b'"state":"over"' in text and not self.over:
            self._open_another()
        elif b'"moves":null' in text:
            self.moves[seat] = None
        elif b'"moves":[' in text or (self.moves[seat] and text.startswith(b'{"type":"change"')):
            news = read_news(text)
            moves = self.moves[seat] = news.moves or self.moves[seat]
            if moves and news.ply > self.ply:
                self.turn, self.waiting = (seat, news.ply, moves), True
                self._may_move()
        elif text.startswith(b'{"type":"no"'):
            self.meter.errors.append(text.decode())

    def _may_move(self) -> None:
        if self.waiting and not self.asked:
            self.waiting = False
            self.ready(self)

    def _open_another(self) -> None:
        self.over = True
        for socket in self.sockets:
            socket.transport.close()
        task = asyncio.create_task(self.open())
        self.again.add(task)
        task.add_done_callback(self.again.discard)

    def move(self, asked: float) -> None:
        """Draw if possible, so that the match lasts; else play any move."""
        self.asked = asked
        seat, ply, moves = self.turn
        self.ply = ply
        move = "draw" if "draw" in moves else random.choice(moves)
        self.sockets[seat].send(msgspec.json.encode({"do": "move", "id": 1, "ply": ply, "move": move}))


async def new_table(http: httpx.AsyncClient, token: str, seats: list[str]) -> str:
    """Open a table of Ra at Epoca's server."""
    wish, headers = {"game": "ra", "seats": seats}, {"authorization": f"Bearer {token}"}
    answer = await http.post("/api/tables", json=wish, headers=headers)
    answer.raise_for_status()
    return str(answer.json()["code"])


class PeerTable(Table):
    """A table at a boardgame.io server: engine.io frames around socket.io events."""

    numbers = itertools.count()

    async def open(self) -> None:
        """A socket for each seat; the first that asks for the state of a match makes the match."""
        self.match = f"{self.load.game}-{os.getpid()}-{next(self.numbers)}"
        self.space = f"/{self.load.game},".encode()
        self.version = self.mover = -1
        path = "/socket.io/?EIO=4&transport=websocket"
        self.sockets = await self.sockets_of(path, [""] * self.load.seats)
        for socket in self.sockets:
            socket.send(b"40" + self.space)

    def _hear(self, seat: int, text: bytes) -> None:
        event = b"42" + self.space
        if text.startswith(b"40" + self.space):
            wish = ["sync", self.match, str(seat), None, self.load.seats]
            self.sockets[seat].send(event + msgspec.json.encode(wish))
        elif text == b"2":
            self.sockets[seat].send(b"3")
        elif text.startswith(event + b'["sync"') and self.version < 0 and seat == self.load.seats - 1:
            self._stands(msgspec.json.decode(text[len(event) :])[2]["state"])
        elif text.startswith(event + b'["update"') and seat == self.mover:
            state = msgspec.json.decode(text[len(event) :])[2]
            if state["_stateID"] > self.version:
                self.meter.answered(self.asked)
                self._stands(state)

    def _stands(self, state: dict[str, Any]) -> None:
        self.version = state["_stateID"]
        self.mover = int(state["ctx"]["currentPlayer"])
        self.cells = [i for i, owner in enumerate(state["G"].get("cells", [None])) if owner is None]
        self.ready(self)

    def move(self, asked: float) -> None:
        """Play any move."""
        self.asked = asked
        payload = {"type": "clickCell", "args": [random.choice(self.cells)], "playerID": str(self.mover)}
        wish = ["update", {"type": "MAKE_MOVE", "payload": payload}, self.version, self.match, str(self.mover)]
        self.sockets[self.mover].send(b"42" + self.space + msgspec.json.encode(wish))


async def apply_load(load: Load) -> LoadResult:
    """Put a load on a server and measure."""
    meter = Meter()
    ready: deque[Table] = deque()

    all_stand = False

    def may_move(table: Table) -> None:
        if load.per_second or not all_stand:
            ready.append(table)
        else:
            table.move(time.perf_counter())

    kind: type[Table] = RaTable if load.kind == "epoca" else PeerTable
    async with httpx.AsyncClient(base_url=load.servers[0], timeout=60, trust_env=False) as http:
        if load.kind == "epoca":
            RaTable.http = http
            for name in NAMES:
                RaTable.tokens.append((await http.post("/api/people", json={"name": name})).json()["token"])
                http.cookies.clear()  # or the next one is the same person
            for _ in range(load.bots):
                await new_table(http, RaTable.tokens[0], [load.bot] * load.seats)
        servers = itertools.cycle(load.servers)
        tables = [kind(load, meter, may_move, next(servers)) for _ in range(load.tables)]
        for first in range(0, len(tables), OPENED_AT_ONCE):
            await asyncio.gather(*(table.open() for table in tables[first : first + OPENED_AT_ONCE]))
        await asyncio.sleep(SETTLE)
        all_stand = True
        while ready and not load.per_second:
            ready.popleft().move(time.perf_counter())
        pace = asyncio.create_task(_pace(load, ready)) if load.per_second else None
        await asyncio.sleep(SETTLE)
        meter.running = True
        began, worked, own = time.perf_counter(), processor_time(load.processes), time.process_time()
        await asyncio.sleep(load.seconds)
        worked, own = processor_time(load.processes) - worked, time.process_time() - own
        spent = time.perf_counter() - began
        meter.running = False
        for task in [*RaTable.again, *([pace] if pace else [])]:
            task.cancel()
    if meter.errors:
        raise SystemExit(f"the server said no: {meter.errors[:3]}")
    took = sorted(meter.latencies) or [float("nan")]

    def at(share: float) -> float:
        return round(1000 * took[min(len(took) - 1, int(share * len(took)))], 2)

    count = len(meter.latencies)
    cost, own_cost = (round(1000 * seconds / max(1, count), 3) for seconds in (worked, own))
    return LoadResult(count, round(count / spent, 1), at(0.5), at(0.95), at(0.99), cost, own_cost)


def processor_time(processes: Sequence[int]) -> float:
    """Seconds that processes and those they started have worked, where the system tells: each leads a group."""
    ticks = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            _, _, group, *fields = stat.read_text().rpartition(")")[2].split()
            ticks += int(fields[8]) + int(fields[9]) if int(group) in processes else 0
    return ticks / os.sysconf("SC_CLK_TCK")


async def _pace(load: Load, ready: deque[Table]) -> None:
    """So many moves a second, each at its time; one that is late counts from when it was due."""
    due = time.perf_counter()
    while True:
        while due <= time.perf_counter():
            if ready:
                ready.popleft().move(due)
            due += 1 / load.per_second
        await asyncio.sleep(0.001)


def run(work: Coroutine[Any, Any, Any]) -> Any:
    """Run on the quickest event loop there is."""
    try:
        import uvloop

        return uvloop.run(work)
    except ImportError:
        return asyncio.run(work)


if __name__ == "__main__":
    print(json.dumps(asdict(run(apply_load(Load(**json.loads(sys.argv[1])))))))
