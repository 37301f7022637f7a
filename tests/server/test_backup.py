"""A backup taken while people play: a server that starts from it has every match as it was then, and goes on."""

import asyncio
import random
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from server.crowd import moves_on_disk
from server.guests import people
from server.postgres import program, running_postgres
from server.servers import Server

from epoca.client import Table

pytestmark = pytest.mark.anyio
needs_postgres = pytest.mark.skipif(program("initdb") is None, reason="PostgreSQL is not installed")
needs_sqlite = pytest.mark.skipif(shutil.which("sqlite3") is None, reason="sqlite3 is not installed")
FEW, SOME = 5, 20  # moves


@asynccontextmanager
async def two_who_play(server: Server) -> AsyncIterator[list[Table]]:
    """A match under way; each of the two moves whenever they may."""
    ana, ben = await people(server.url, "Ana", "Ben")
    async with AsyncExitStack() as stack:
        hers = await stack.enter_async_context(await ana.open_table("ra", ["me", "open"]))
        his = await stack.enter_async_context(ben.table(hers.code))
        await his.request("sit", seat=1)
        playing = [asyncio.create_task(_play(table)) for table in (hers, his)]
        yield [hers, his]
        for task in playing:
            task.cancel()


async def _play(table: Table) -> None:
    dice = random.Random(1)
    async for _ in table:
        if moves := table.last["moves"]:
            await table.move("draw" if "draw" in moves else dice.choice(moves))


async def reached(table: Table, ply: int) -> None:
    async with asyncio.timeout(60):
        while table.last.get("ply", 0) < ply and table.last.get("state") != "over":
            await asyncio.sleep(0.01)


async def back_up_and_restore(server: Server, restored: Server, back_up: Any, restore: Any) -> None:
    """Back up while they play, start another server from it, and see them go on there."""
    await asyncio.to_thread(server.start)
    try:
        async with two_who_play(server) as (hers, his):
            await reached(hers, FEW)
            await asyncio.to_thread(back_up)
            await reached(hers, hers.last["ply"] + 1)
            code, tokens = hers.code, (hers.client.token, his.client.token)
        played = moves_on_disk(server.database)[code]
    finally:
        server.kill()
    await asyncio.to_thread(restore)
    kept = moves_on_disk(restored.database)[code]
    assert len(kept) >= FEW and played[: len(kept)] == kept
    await asyncio.to_thread(restored.start)
    try:
        ana, _ = await people(restored.url, "Ana", "Ben")
        ana.token = tokens[0]  # it is still hers
        async with ana.table(code) as again:
            await reached(again, len(kept))
            assert (again.last["ply"], again.last["viewer"]) == (len(kept), 0)
    finally:
        restored.kill()


@needs_sqlite
async def test_sqlite(tmp_path: Path):
    server, copy = Server(tmp_path), tmp_path / "copy.db"
    await back_up_and_restore(
        server,
        Server(tmp_path, str(copy)),
        lambda: subprocess.run(["sqlite3", server.database, f".backup {copy}"], check=True),
        lambda: None,
    )


@needs_postgres
async def test_postgresql(tmp_path: Path):
    dump = str(tmp_path / "epoca.dump")

    def run(name: str, *words: str) -> None:
        subprocess.run([str(program(name)), *words], check=True, capture_output=True)

    with running_postgres() as first, running_postgres() as second:
        await back_up_and_restore(
            Server(tmp_path, first.url),
            Server(tmp_path, second.url),
            lambda: run("pg_dump", "--format=custom", f"--file={dump}", first.url),
            lambda: run("pg_restore", "--clean", "--if-exists", f"--dbname={second.url}", dump),
        )
