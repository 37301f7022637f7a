"""How light a server is: how soon it is back after a restart, and how much memory it takes.

It is measured idle, with a thousand tables and four sockets each, and after ten thousand matches.

    make light
    make light LIGHT="--restarts 20 --matches 0"    restarts alone
"""

import argparse
import asyncio
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

import httpx

from epoca.client import Client, Table
from epoca.lab.bench_server import RunningServer, free_port, running_epoca
from epoca.lab.load import NAMES, Load, Meter, RaTable, processor_time
from epoca.server.hub import IDLE_OVER

AT_ONCE = 20
FRESH = httpx.Limits(keepalive_expiry=2)  # before the server closes what nobody uses


def megabytes(server: RunningServer) -> int:
    """The memory of the server and of its scribe; bots think in other processes."""
    children = Path(f"/proc/{server.process}/task/{server.process}/children").read_text().split()
    scribes = [child for child in children if "scribing" in Path(f"/proc/{child}/cmdline").read_text()]
    status = [Path(f"/proc/{process}/status").read_text() for process in (server.process, *scribes)]
    lines = [line.split() for text in status for line in text.splitlines()]
    return sum(int(line[1]) for line in lines if line[0] == "VmRSS:") // 1024


async def people(http: httpx.AsyncClient) -> list[str]:
    tokens = []
    for name in NAMES:
        tokens.append((await http.post("/api/people", json={"name": name})).json()["token"])
        http.cookies.clear()
    return tokens


async def sit_down(server: RunningServer, tables: int) -> list[Any]:
    """People at tables of four, with a socket each."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False, limits=FRESH) as http:
        RaTable.http, RaTable.tokens[:] = http, await people(http)
        made = [RaTable(Load([server.url]), Meter(), lambda table: None) for _ in range(tables)]
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*(table.open() for table in made[first : first + AT_ONCE]))
    return made


async def finish(server: RunningServer, matches: int) -> None:
    """Matches of two that end at once, because one of them gives up."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60, trust_env=False, limits=FRESH) as http:
        ana, ben, *_ = await people(http)

        async def one() -> None:
            hers, his = ({"authorization": f"Bearer {token}"} for token in (ana, ben))
            wish = {"game": "ra", "seats": ["me", "open"]}
            code = (await http.post("/api/tables", json=wish, headers=hers)).json()["code"]
            for who, request in ((his, {"do": "sit", "seat": 1}), (hers, {"do": "resign"})):
                (await http.post(f"/api/tables/{code}/requests", json=request, headers=who)).raise_for_status()

        for _ in range(0, matches, AT_ONCE):
            await asyncio.gather(*(one() for _ in range(AT_ONCE)))


async def restart(folder: Path, times: int) -> tuple[list[float], list[float]]:
    """Seconds from SIGTERM to the first move of somebody who waits for the server, and how many of them it worked."""
    port, log = free_port(), (folder / "restarts.log").open("wb")
    words = ["serve", "--port", str(port), "--database", str(folder / "restarts.db"), "--log"]
    command = [sys.executable, "-m", "epoca", *words]
    server = subprocess.Popen(command, cwd=folder, stderr=log, start_new_session=True)
    waited, worked = [], []
    try:
        ana, ben = [await Client.introduce(f"http://127.0.0.1:{port}", name) for name in ("Ana", "Ben")]
        async with await ana.open_table("ra", ["me", "open"]) as hers, ben.table(hers.code) as his:
            await his.request("sit", seat=1)
            for _ in range(times):
                mover = await whose_turn(hers, his)
                began = time.monotonic()
                server.terminate()
                move = asyncio.create_task(mover.move(mover.last["moves"][0]))
                await asyncio.to_thread(server.wait)
                server = subprocess.Popen(command, cwd=folder, stderr=log, start_new_session=True)
                await move
                waited.append(time.monotonic() - began)
                worked.append(processor_time([server.pid]))
                await asyncio.sleep(3)  # until all rules and bots are ready too
    finally:
        server.terminate()
        server.wait(20)
        log.close()
    return waited, worked


async def whose_turn(*tables: Table) -> Table:
    """Whoever may move, once everybody has heard the same."""
    while len({table.number for table in tables}) > 1 or not any(table.last.get("moves") for table in tables):
        await asyncio.sleep(0.02)
    return next(table for table in tables if table.last["moves"])


async def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=10_000, help="0: no memory is measured")
    parser.add_argument("--restarts", type=int, default=5)
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory(prefix="epoca-light-") as folder:
        waited, worked = await restart(Path(folder), asked.restarts)
        print(f"{median(waited):.1f} s from a stop to the next move ({min(waited):.1f} to {max(waited):.1f}), ", end="")
        print(f"of which the server worked {median(worked):.1f} s", flush=True)
    if not asked.matches:
        return
    with (
        tempfile.TemporaryDirectory(prefix="epoca-light-") as folder,
        running_epoca(Path(folder)) as server,
    ):
        time.sleep(3)
        print(f"{megabytes(server):>5} MB idle", flush=True)
        tables = await sit_down(server, asked.tables)
        print(f"{megabytes(server):>5} MB with {asked.tables} tables and {4 * asked.tables} sockets", flush=True)
        for table in tables:
            for socket in table.sockets:
                socket.transport.abort()
        await finish(server, asked.matches // 10)
        await asyncio.sleep(IDLE_OVER + 5)
        before = megabytes(server)
        print(f"{before:>5} MB after {asked.matches // 10} finished matches", flush=True)
        await finish(server, asked.matches - asked.matches // 10)
        peak = megabytes(server)
        await asyncio.sleep(IDLE_OVER + 5)
        after = megabytes(server)
        print(f"{after:>5} MB after {asked.matches} of them, and {peak} MB in between", flush=True)


if __name__ == "__main__":
    asyncio.run(main())
