"""A server is killed at any moment: what it acknowledged is there, once, and people go on without noticing much."""

import asyncio
import json
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from server.crowd import Crowd, check_log
from server.postgres import Postgres, program, running_postgres
from server.servers import Server

from epoca.server.starting import warm_up

pytestmark = pytest.mark.anyio
needs_postgres = pytest.mark.skipif(program("initdb") is None, reason="PostgreSQL is not installed")

PATIENCE = 300.0
GROUPS, PEOPLE = 3, 3
LONGEST_PAUSE = 0.4  # seconds, in which a server starts or some moves are made
FAST = ("--limit-factor", "50")


@pytest.fixture(autouse=True)
def quick_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is left to compile when a server starts: no bot plays here, and the rules are in the cache."""
    warm_up()
    monkeypatch.setenv("EPOCA_WARM_UP", "no")


@pytest.fixture
def postgres() -> Iterator[Postgres]:
    with running_postgres() as postgres:
        yield postgres


@asynccontextmanager
async def playing(server: Server, seed: int) -> AsyncIterator[Crowd]:
    """People play while things happen to their server, and then each match to its end."""
    crowd = Crowd([server.url], seed)
    async with asyncio.TaskGroup() as together:  # what goes wrong for the crowd ends the test
        together.create_task(crowd.play(GROUPS, PEOPLE))
        yield crowd
        crowd.going = True


async def pause(dice: random.Random) -> None:
    """Until any moment, of a start or of play."""
    await asyncio.sleep(dice.uniform(0, LONGEST_PAUSE))


@pytest.mark.long
async def test_servers_killed_again_and_again_lose_and_double_no_move(tmp_path: Path) -> None:
    """Two of them at a time, each eight times; `make soak` does it as often as one likes."""
    async with asyncio.TaskGroup() as together:
        for number in range(2):
            (tmp_path / str(number)).mkdir()
            together.create_task(play_through_kills(tmp_path / str(number), number, kills=8))


async def play_through_kills(folder: Path, seed: int, kills: int) -> None:
    """People play at a server that is killed again and again."""
    dice = random.Random(seed)
    server = Server(folder, "", *FAST)
    try:
        await asyncio.to_thread(server.start)
        async with playing(server, seed) as crowd:
            for _ in range(kills):
                if dice.random() < 0.8:  # else it is killed while it starts
                    await crowd.some_moves()
                await pause(dice)
                server.kill()
                server.launch()
                check_log(server.database, crowd)
        check_log(server.database, crowd)
        assert crowd.matches >= GROUPS
    finally:
        server.kill()


@needs_postgres
@pytest.mark.long
async def test_one_of_two_processes_killed_and_then_postgresql_lose_and_double_no_move(
    tmp_path: Path, postgres: Postgres
) -> None:
    dice = random.Random(20)
    server = Server(tmp_path, postgres.url, "--processes", "2", *FAST)
    try:
        await asyncio.to_thread(server.start)
        async with playing(server, 20) as crowd:
            for killed in range(5):
                await crowd.some_moves()
                await pause(dice)
                os.kill(dice.choice(await open_processes(server, killed + 2)), signal.SIGKILL)
                check_log(postgres.url, crowd)
            for _ in range(2):
                await crowd.some_moves()
                await pause(dice)
                postgres.kill()
                await pause(dice)
                await asyncio.to_thread(postgres.start)
                check_log(postgres.url, crowd)
        check_log(postgres.url, crowd)
        assert crowd.matches >= GROUPS
    finally:
        server.kill()


async def open_processes(server: Server, opened: int) -> list[int]:
    """The two youngest processes of a server, when so many have opened in all."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        pids = [line["pid"] for line in lines if line["what"] == "open"]
        if len(pids) >= opened:
            return [pid for pid in pids if alive(pid)]
        await asyncio.sleep(0.1)
    raise AssertionError(server.log.read_text())


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
