"""Thousands of hostile inputs reach a real server while an honest table plays on: nothing breaks, nothing leaks.

`make hostile` sends a hundred thousand.
"""

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, seed, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks as openapi_checks
from server.servers import Server, running

from epoca.client import Client, No

pytestmark = [
    pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="memory is read from /proc"),
]

TIMES = int(os.environ.get("EPOCA_HOSTILE", "1"))
REQUESTS_EACH = 10 * TIMES  # of every operation of the API
CONNECTIONS, FRAMES_EACH = 6 * TIMES, 240
FLOOD = 1500
ENOUGH = 3250 * TIMES  # some operations have fewer different requests than they are asked for
MEGABYTE = 1 << 20


@dataclass
class Onslaught:
    """What was poured over the server, and what came back."""

    inputs: Counter[str] = field(default_factory=Counter)
    statuses: Counter[int] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)
    answers: set[bytes] = field(default_factory=set)
    closed: Counter[int] = field(default_factory=Counter)
    honest_moves: list[int] = field(default_factory=list)  # after each wave
    honest_trouble: list[str] = field(default_factory=list)
    memory: list[int] = field(default_factory=list)
    secrets: list[str] = field(default_factory=list)
    log: str = ""
    health: int = 0


class HonestTable:
    """Two people who play match after match in a thread of their own."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.moves = 0
        self.dice = random.Random(1)
        self.trouble: list[str] = []
        self.tokens: list[str] = []
        self.code = ""
        self.begun = threading.Event()
        self.done = threading.Event()
        self.thread = threading.Thread(target=lambda: asyncio.run(self._play_on()))

    def __enter__(self) -> "HonestTable":
        self.thread.start()
        assert self.begun.wait(60), self.trouble
        return self

    def __exit__(self, *_: object) -> None:
        self.done.set()
        self.thread.join(60)
        assert not self.thread.is_alive()

    def moved_since(self, moves: int) -> int:
        """How many moves there were since; a wave may be over so soon that one has to wait for the first."""
        for _ in range(300):
            if self.moves > moves or self.trouble:
                break
            time.sleep(0.1)
        return self.moves - moves

    async def _play_on(self) -> None:
        try:
            ana, ben = [await Client.introduce(self.url, name) for name in ("Ana", "Ben")]
            self.tokens += [ana.token, ben.token]
            while not self.done.is_set():
                async with await ana.open_table("ra", ["me", "open"]) as hers, ben.table(hers.code) as his:
                    await his.request("sit", seat=1)
                    self.code = hers.code
                    self.begun.set()
                    sitting = [asyncio.create_task(self._sit_at(table)) for table in (hers, his)]
                    first, rest = await asyncio.wait(sitting, return_when=asyncio.FIRST_COMPLETED)
                    for task in rest:
                        task.cancel()
                    for task in first:
                        task.result()
        except Exception as error:
            self.trouble.append(repr(error))
            self.begun.set()

    async def _sit_at(self, table: Any) -> None:
        async for _ in table:
            if self.done.is_set():
                return
            if moves := table.last.get("moves"):
                await table.move(self.dice.choice(moves))
                self.moves += 1
                await asyncio.sleep(0.02)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits that let the flood in before they stop it."""
    with running(tmp_path_factory.mktemp("hostile"), "", "--limit-factor", "5") as server:
        yield server


@pytest.fixture(scope="module")
def onslaught(server: Server) -> Onslaught:
    """All of it, once; the tests look at what came of it."""
    found = Onslaught()
    with HonestTable(server.url) as honest:
        mallory = asyncio.run(Client.introduce(server.url, "Mallory"))
        waves = [
            lambda: pour_requests(server, mallory.token, honest, found),
            lambda: asyncio.run(pour_frames(server, mallory, honest, found)),
            lambda: asyncio.run(replay_moves(server, mallory, found)),
            lambda: asyncio.run(flood(server, mallory, honest, found)),
        ]
        for wave in [*waves, waves[1]]:
            before = honest.moves
            wave()
            found.honest_moves.append(honest.moved_since(before))
            found.memory.append(memory_of(server))
    found.honest_trouble = honest.trouble
    found.secrets = [*secrets_in(server.database), *honest.tokens]
    found.log = server.log.read_text()
    found.health = server.get("/health").status_code
    return found


# ------------------------------------------------------------------------------------------------- over HTTP


def pour_requests(server: Server, token: str, honest: HonestTable, found: Onslaught) -> None:
    """Whatever the schema allows and does not allow, at every address it names."""
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    checks = [
        not_a_server_error,
        openapi_checks.response_schema_conformance,
        openapi_checks.content_type_conformance,
    ]
    modes = list(schemathesis.GenerationMode)
    for result in schema.get_all_operations():
        operation = result.ok()

        @seed(1)
        @settings(
            max_examples=REQUESTS_EACH,
            database=None,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=modes[0]) | operation.as_strategy(generation_mode=modes[1]))
        def send(case: Any) -> None:
            found.inputs["request"] += 1
            if "code" in (case.path_parameters or {}) and found.inputs["request"] % 3:
                case.path_parameters["code"] = honest.code
            headers = {"authorization": f"Bearer {token}"} if found.inputs["request"] % 2 else {}
            answer = case.call(base_url=server.url, headers=headers)
            found.statuses[answer.status_code] += 1
            found.answers.add(answer.content)
            try:
                case.validate_response(answer, checks=checks)
            except* Exception as problem:
                told = getattr(problem, "exceptions", [problem])
                found.problems.append(f"{case.operation.label}: {told}")

        with contextlib.suppress(schemathesis.errors.InvalidSchema):
            send()


# ------------------------------------------------------------------------------------------- over WebSockets


def hostile_frame(dice: random.Random) -> str | bytes:
    """A frame that no client of ours would send."""
    good = dice.choice(
        [
            {"do": "move", "id": 7, "ply": dice.randrange(50), "move": dice.choice(["draw", "ra", "bid 13", "pass"])},
            {"do": "intend", "intention": "bid to 11"},
            {"do": "sit", "seat": dice.randrange(10), "bot": dice.choice([None, "greedy", "exec:true", "../x"])},
            {"do": "vacate", "seat": 0},
            {"do": "undo"},
            {"do": "answer", "agree": True},
            {"do": "resign"},
            {"do": "leave"},
            {"do": "return"},
            {"do": "rematch"},
            {"do": "mute", "person": "x" * 40},
        ]
    )
    text = json.dumps(good)
    cut = dice.randrange(len(text))
    values = [None, -1, 2**63, 1e308, "x" * 3000, [], {}, True, "\ud800", "\0", "💥" * 50, [[[[]]]]]
    return dice.choice(
        [
            lambda: text,
            lambda: text[:cut],
            lambda: text[:cut] + chr(dice.randrange(1, 0xD800)) + text[cut:],
            lambda: json.dumps(good | {dice.choice([*good, "more"]): dice.choice(values)}),
            lambda: json.dumps([good]),
            lambda: "[" * dice.randrange(1, 4000),
            lambda: '{"do":' * 600,
            lambda: '{"more":' + "[" * dice.randrange(1, 4000),
            lambda: text + " " * dice.randrange(4000, 8000),
            lambda: dice.choice(["", "null", "NaN", "1e999", '"', "{}", '{"do":"move","do":"undo"}', '{"id":1}']),
            lambda: dice.randbytes(dice.randrange(200)),
            lambda: text.encode(),
        ]
    )()


async def pour_frames(server: Server, mallory: Client, honest: HonestTable, found: Onslaught) -> None:
    """From strangers, from somebody without a seat, and with seats that are forged or those of another table."""
    dice = random.Random(len(found.memory))
    own = await mallory.open_table("ra", ["me", "open"])
    token = (await mallory.ask("GET", f"/api/tables/{own.code}/seat"))["token"]
    seats = ["", "0.forged", "1." + "A" * 32, token, "9.x", "0.", ".", "x" * 300, "0.\u0660", "%00"]
    bearers = [mallory.token, "", mallory.token[:-2] + "xx", "x.y", "." * 50]
    for _ in range(CONNECTIONS):
        query = {"seat": dice.choice(seats), "since": dice.choice(["0", "0", "0", "3", "999999"]), "lang": "xx"}
        frames = [hostile_frame(dice) for _ in range(FRAMES_EACH)]
        await converse(server, honest.code, query, dice.choice(bearers), frames, found)
    for query in ({"since": "-1"}, {"since": "x"}, {"since": "9" * 40}, {"since": "\u0663"}):
        await converse(server, honest.code, query, mallory.token, ["{}"], found)
    for size in (9000, 100_000, 2_000_000):
        await converse(server, honest.code, {}, mallory.token, ["x" * size], found)
    await converse(server, honest.code, {}, mallory.token, [b'{"do":"\xff\xfe"}'], found, text=True)


async def converse(
    server: Server,
    code: str,
    query: dict[str, str],
    bearer: str,
    frames: list[str | bytes],
    found: Onslaught,
    text: bool | None = None,
) -> None:
    """Send frames on a connection of their own, hear all answers, and go."""
    address = str(httpx.URL(f"ws{server.url[4:]}/api/tables/{code}/live", params=query))
    headers = {"authorization": f"Bearer {bearer}"} if bearer else {}
    async with websockets.connect(address, additional_headers=headers, proxy=None, compression=None) as socket:
        with contextlib.suppress(websockets.ConnectionClosed):
            for frame in frames:
                found.inputs["frame"] += 1
                await socket.send(frame, text=text)
            await socket.send(json.dumps({"do": "undo", "id": 424242}))
            for _ in range(10 * FRAMES_EACH + 1000):
                answer = await asyncio.wait_for(socket.recv(decode=False), 60)
                found.answers.add(answer)
                if b'"id":424242' in answer:
                    return
        found.closed[socket.close_code or 0] += 1


async def replay_moves(server: Server, mallory: Client, found: Onslaught) -> None:
    """The same move a hundred times, and moves of the other seat: the match has one move more, not a hundred."""
    trudy = await Client.introduce(server.url, "Trudy")
    async with await mallory.open_table("ra", ["me", "open"]) as hers, trudy.table(hers.code) as other:
        await other.request("sit", seat=1)
        tables = [hers, other]
        for ply in range(10):
            news = await mallory.ask("GET", f"/api/tables/{hers.code}/news")
            mover = news["to_move"]
            mine = await tables[mover].client.ask("GET", f"/api/tables/{hers.code}/news")
            move = mine["moves"][0]
            played = mine["ply"]
            for _ in range(25):
                with contextlib.suppress(No):
                    await tables[1 - mover].move(move, played)
                found.inputs["out of turn"] += 1
            for _ in range(50):
                with contextlib.suppress(No):
                    await tables[mover].move(move, played)
                found.inputs["replayed"] += 1
            after = await mallory.ask("GET", f"/api/tables/{hers.code}/news")
            by_hand = [line for line in after["happened"] if line["entry"]["kind"] == "moved"]
            if sum(line["entry"].get("by", "hand") == "hand" for line in by_hand) != ply + 1:
                found.problems.append(f"a replayed move was played twice: {by_hand}")
                return


async def flood(server: Server, mallory: Client, honest: HonestTable, found: Onslaught) -> None:
    """More than anybody may send, without ever reading an answer."""
    address = f"ws{server.url[4:]}/api/tables/{honest.code}/live"
    headers = {"authorization": f"Bearer {mallory.token}"}
    sockets = [
        await websockets.connect(address, additional_headers=headers, proxy=None, compression=None) for _ in range(3)
    ]
    for socket in sockets:
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(FLOOD):
                await socket.send('{"do":"undo"}')
                found.inputs["flood"] += 1
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(FLOOD):
                await asyncio.wait_for(socket.recv(), 60)
        await socket.close()
        found.closed[socket.close_code or 0] += 1


# --------------------------------------------------------------------------------------------- what came of it


def memory_of(server: Server) -> int:
    """The memory of the server's process, in bytes."""
    assert server.process
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return 1024 * int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def secrets_in(database: str) -> list[str]:
    """The key, and the secrets of all matches that are not over."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        keys = connection.execute("SELECT value FROM meta WHERE key = 'key'").fetchall()
        kept = connection.execute("SELECT secret FROM tables WHERE state != 'over'").fetchall()
    return [text for (text,) in [*keys, *kept]]


def test_there_were_enough(onslaught: Onslaught):
    assert sum(onslaught.inputs.values()) >= ENOUGH, onslaught.inputs


def test_nothing_is_a_fault_of_the_server(onslaught: Onslaught):
    assert not [status for status in onslaught.statuses if status >= 500], onslaught.statuses
    assert onslaught.health == 200


def test_every_answer_is_as_the_schema_says(onslaught: Onslaught):
    assert not onslaught.problems, "\n\n".join(onslaught.problems[:5])


def test_no_connection_ends_by_a_fault(onslaught: Onslaught):
    assert not {1011, 4500} & set(onslaught.closed), onslaught.closed


def test_who_floods_is_cut_off(onslaught: Onslaught):
    assert onslaught.closed[4429] == 3, onslaught.closed


def test_what_is_too_long_is_cut_off(onslaught: Onslaught):
    gone_while_sending = 1006
    assert onslaught.closed[1009] + onslaught.closed[gone_while_sending] == 6, onslaught.closed


def test_what_is_no_text_is_cut_off(onslaught: Onslaught):
    assert onslaught.closed[1007] == 2, onslaught.closed


def test_no_fault_is_in_the_log(onslaught: Onslaught):
    assert not [line for line in onslaught.log.splitlines() if "Traceback" in line]


def test_no_answer_tells_a_secret(onslaught: Onslaught):
    assert len(onslaught.secrets) > 3
    told = b"\n".join(onslaught.answers)
    assert not [secret for secret in onslaught.secrets if secret.encode() in told]


def test_the_log_tells_no_secret(onslaught: Onslaught):
    assert not [secret for secret in onslaught.secrets if secret in onslaught.log]


def test_the_honest_table_played_on_through_every_wave(onslaught: Onslaught):
    assert not onslaught.honest_trouble
    assert all(onslaught.honest_moves), onslaught.honest_moves


def test_memory_is_steady(onslaught: Onslaught):
    """The last wave is the second one again: it finds everything in place that the first time had to be made."""
    assert onslaught.memory[-1] - onslaught.memory[-2] < 16 * MEGABYTE, [n // MEGABYTE for n in onslaught.memory]
