"""Two processes and one PostgreSQL: any of them serves any table, and nothing is done twice."""

import asyncio
import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from server.crowd import Crowd, check_log, moves_on_disk
from server.guests import people
from server.nginx import NGINX, proxied
from server.postgres import Postgres, program, running_postgres
from server.servers import Server, running

from epoca.client import Client, No, Table
from epoca.server.starting import warm_up

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.skipif(program("initdb") is None, reason="PostgreSQL is not installed"),
]
PATIENCE = 600.0


@dataclass
class Pair:
    """Two servers that know of each other only through their database."""

    one: Server
    other: Server
    postgres: Postgres


@pytest.fixture(scope="module")
def pair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder = tmp_path_factory.mktemp("pair")
    warm_up()  # so that servers find all rules in the cache, and compile only the bots that play
    with running_postgres() as postgres, pytest.MonkeyPatch.context() as patch:
        patch.setenv("EPOCA_WARM_UP", "no")
        limits = "--limit-factor", "50"
        with running(folder, postgres.url, *limits) as one, running(folder, postgres.url, *limits) as other:
            yield Pair(one, other, postgres)


async def until(holds: Callable[[], Any]) -> None:
    """Wait for something that has to come."""
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.05)


@asynccontextmanager
async def match_between_two(pair: Pair) -> AsyncIterator[tuple[Table, Table]]:
    """A match of two people at different servers: first the one whose turn it is."""
    ana = await Client.introduce(pair.one.url, "Ana")
    ben = await Client.introduce(pair.other.url, "Ben")
    opened = await ana.open_table("ra", ["me", "open"])
    async with opened, ben.table(opened.code) as joined:
        await joined.request("sit", seat=1)
        await until(lambda: [table.last.get("state") for table in (opened, joined)] == ["playing"] * 2)
        yield (opened, joined) if opened.last["moves"] else (joined, opened)


def seen(server: Server, code: str) -> Any:
    """A table as a server shows it to everybody."""
    return server.get(f"/api/tables/{code}").json()


async def test_people_at_different_processes_play_a_match_with_each_other(pair: Pair) -> None:
    crowd = Crowd([pair.one.url, pair.other.url], seed=1, going=False)
    match = asyncio.create_task(crowd.play(groups=1, people=3))
    await crowd.some_moves()
    crowd.going = True
    await asyncio.wait_for(match, PATIENCE)
    check_log(pair.postgres.url, crowd)


async def test_both_processes_know_who_is_looking(pair: Pair) -> None:
    async with match_between_two(pair) as (first, _):
        for server in (pair.one, pair.other):
            await until(lambda server=server: all(seat["here"] for seat in seen(server, first.code)["seats"]))


def same_person_elsewhere(pair: Pair, table: Table) -> Table:
    """Somebody's seat once more, at the other server."""
    there = pair.other if table.client.server == pair.one.url else pair.one
    return Client(there.url, table.client.token).table(table.code)


async def test_of_two_moves_at_once_one_is_played_and_the_other_is_told(pair: Pair) -> None:
    async with match_between_two(pair) as (first, _), same_person_elsewhere(pair, first) as again:
        await until(lambda: again.last.get("moves"))
        one, other, *_ = first.last["moves"]
        answers = await asyncio.gather(first.move(one, 0), again.move(other, 0), return_exceptions=True)
    assert [answer.reason for answer in answers if isinstance(answer, No)] == ["too-late"]
    assert len(moves_on_disk(pair.postgres.url)[first.code]) == 1


async def test_the_same_move_sent_to_both_processes_is_acknowledged_twice_and_played_once(pair: Pair) -> None:
    async with match_between_two(pair) as (first, _), same_person_elsewhere(pair, first) as again:
        answers = await asyncio.gather(first.move("draw", 0), again.move("draw", 0))
    assert [answer["type"] for answer in answers] == ["ack", "ack"]
    assert len(moves_on_disk(pair.postgres.url)[first.code]) == 1


async def test_an_intention_settled_at_one_process_is_played_by_the_other(pair: Pair) -> None:
    async with match_between_two(pair) as (first, second):
        await second.request("intend", intention="pass")
        await first.move("ra", 0)
        await until(lambda: first.last["ply"] > 1)
    assert moves_on_disk(pair.postgres.url)[first.code][1]["by"] == "intention"


async def test_a_bots_turn_is_worked_on_by_one_process(pair: Pair) -> None:
    ana = await Client.introduce(pair.one.url, "Ana")
    table = await ana.open_table("ra", ["pharaoh", "pharaoh"])
    elsewhere = 0

    def four_moves() -> bool:
        nonlocal elsewhere
        elsewhere += thinking(pair.other)
        return len(moves_on_disk(pair.postgres.url)[table.code]) >= 4

    await until(four_moves)
    assert not elsewhere


def figure(server: Server, name: str) -> int:
    """One of the figures that a process tells of itself."""
    found = re.search(rf"^{name} (\S+)", server.get("/metrics").text, re.M)
    assert found
    return int(float(found[1]))


def thinking(server: Server) -> int:
    """How many bots think at a server."""
    return figure(server, "epoca_bots_waiting")


def sockets(server: Server) -> int:
    """How many people are connected to a server."""
    return figure(server, "epoca_sockets")


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
async def test_behind_the_proxy_everybody_at_a_table_comes_to_the_same_process(pair: Pair, tmp_path: Path):
    with proxied(tmp_path, pair.one.port, pair.other.port, secure=False) as url:
        ana, ben, cleo = await people(url, "Ana", "Ben", "Cleo")
        for _ in range(4):
            async with (
                await ana.open_table("ra", ["me", "open", "open"]) as opened,
                ben.table(opened.code) as second,
                cleo.table(opened.code) as third,
            ):
                await until(lambda: all(table.last for table in (opened, second, third)))
                assert sorted([sockets(pair.one), sockets(pair.other)]) == [0, 3]
            await until(lambda: not sockets(pair.one) + sockets(pair.other))


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
async def test_while_one_process_restarts_its_tables_go_on_at_the_other(pair: Pair, tmp_path: Path):
    with proxied(tmp_path, pair.one.port, pair.other.port, secure=False) as url:
        ana, ben = await people(url, "Ana", "Ben")
        async with await ana.open_table("ra", ["me", "open"]) as opened, ben.table(opened.code) as joined:
            await joined.request("sit", seat=1)
            await until(lambda: opened.last.get("state") == joined.last.get("state") == "playing")
            here, there = (pair.one, pair.other) if sockets(pair.one) else (pair.other, pair.one)
            await asyncio.to_thread(here.stop)
            try:
                await (opened if opened.last["moves"] else joined).move("draw", 0)
                await until(lambda: opened.last["ply"] == joined.last["ply"] == 1)
                assert sockets(there) == 2
            finally:
                await asyncio.to_thread(here.start)


async def test_a_table_that_nobody_looks_at_here_is_not_followed(pair: Pair):
    ana = await Client.introduce(pair.one.url, "Ana")
    opened = await ana.open_table("ra", ["me", "open"])
    before = figure(pair.one, "epoca_tables")
    ben = await Client.introduce(pair.other.url, "Ben")
    async with ben.table(opened.code) as joined:
        await joined.request("sit", seat=1)
        await until(lambda: figure(pair.one, "epoca_tables") < before)


async def test_a_bots_turn_is_taken_up_when_its_process_dies(pair: Pair) -> None:
    ana = await Client.introduce(pair.other.url, "Ana")
    opened = await Client(pair.one.url, ana.token).open_table("ra", ["pharaoh", "pharaoh"])
    pair.one.kill()
    try:
        async with ana.table(opened.code) as table:
            await until(lambda: table.last.get("ply"))
    finally:
        await asyncio.to_thread(pair.one.start)


async def test_a_move_made_while_postgresql_is_away_is_played_when_it_is_back(pair: Pair) -> None:
    async with match_between_two(pair) as (first, second):
        pair.postgres.kill()
        try:
            move = asyncio.create_task(first.move("draw", 0))
            await until(lambda: pair.one.get("/health").status_code == 503)
        finally:
            await asyncio.to_thread(pair.postgres.start)
        await asyncio.wait_for(move, PATIENCE)
        await until(lambda: second.last["ply"])
    assert [line["move"] for line in moves_on_disk(pair.postgres.url)[first.code]] == ["draw"]


async def test_news_travel_again_when_postgresql_is_back(pair: Pair) -> None:
    async with match_between_two(pair) as (first, second):
        pair.postgres.kill()
        await asyncio.to_thread(pair.postgres.start)
        await first.request("say", text="still here?")
        await until(lambda: second.number == first.number == 4)
        await second.request("say", text="yes")
        await until(lambda: second.number == first.number == 5)


async def test_two_processes_that_are_asked_to_stop_do_so(pair: Pair, tmp_path: Path) -> None:
    with running(tmp_path, pair.postgres.url, "--processes", "2") as server:
        ana = await Client.introduce(server.url, "Ana")
        async with await ana.open_table("ra", ["me", "open"]) as table:
            await until(lambda: table.last)
            assert await asyncio.to_thread(server.stop) == 0


async def test_processes_do_not_outlive_the_one_that_started_them(pair: Pair, tmp_path: Path) -> None:
    with running(tmp_path, pair.postgres.url, "--processes", "2") as server:
        assert server.process
        server.process.kill()
        await until(lambda: not answers(server))


def answers(server: Server) -> bool:
    """Whether anybody is there."""
    try:
        return bool(server.get("/health"))
    except httpx.TransportError:
        return False


def test_a_password_is_not_told(tmp_path: Path) -> None:
    for database in ("postgresql://ana:open-sesame@127.0.0.1:1/epoca", "oracle://ana:open-sesame@127.0.0.1/epoca"):
        server = Server(tmp_path, database)
        server.launch()
        assert server.process and server.process.wait(PATIENCE)
        assert "open-sesame" not in server.log.read_text()
        assert "database" in server.log.read_text()


def test_a_text_that_postgresql_cannot_keep_is_refused(pair: Pair) -> None:
    for path in ("/api/people/%00", "/api/matches?game=%00"):
        answer = pair.one.get(path)
        assert (answer.status_code, answer.json()["reason"]) == (400, "complaint"), path


async def test_two_who_look_for_an_opponent_at_different_processes_meet(pair: Pair) -> None:
    ana, ben = await Client.introduce(pair.one.url, "Ana"), await Client.introduce(pair.other.url, "Ben")

    async def found(client: Client) -> str:
        async with asyncio.timeout(PATIENCE):
            while not (table := (await client.ask("POST", "/api/seeking", {"game": "ra"}))["table"]):
                await asyncio.sleep(0.05)
            return str(table)

    code, same = await asyncio.gather(found(ana), found(ben))
    assert code == same
    assert sorted(seat["name"] for seat in seen(pair.other, code)["seats"]) == ["Ana", "Ben"]
