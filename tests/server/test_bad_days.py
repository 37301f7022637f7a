"""A disk that is full, a database that is locked or cannot be used, too many at the door, and people who guess."""

import asyncio
import contextlib
import os
import resource
import signal
import socket
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from server.guests import PATIENCE, Guest, people
from server.servers import Server, running

from epoca.client import Client
from epoca.server.limits import Limits

pytestmark = pytest.mark.anyio
ELSEWHERE = {"x-forwarded-for": "203.0.113.8"}  # as a proxy tells that somebody comes from another address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("EPOCA_WARM_UP", "no")  # no bot plays here
        with running(tmp_path_factory.mktemp("bad-days")) as server:
            yield server


class Evening:
    """Two people at a table, one of whom has to move."""

    def __init__(self, server: Server) -> None:
        self.url, self.code = server.url, ""
        self.guests: list[Client] = []

    async def begin(self) -> "Evening":
        self.guests = await people(self.url, "Ana", "Ben")
        self.code = (await self.guests[0].open_table("ra", ["me", "open"])).code
        await self.guests[1].ask("POST", f"/api/tables/{self.code}/requests", {"do": "sit", "seat": 1})
        return self

    async def move(self, ply: int) -> httpx.Response:
        """Whoever has to move does, and hears one answer."""
        shown = await self.guests[0].ask("GET", f"/api/tables/{self.code}/news")
        mover = self.guests[shown["to_move"]]
        headers = {"authorization": f"Bearer {mover.token}"}
        request = {"do": "move", "ply": ply, "move": "ra"}
        async with httpx.AsyncClient(base_url=self.url, trust_env=False, timeout=PATIENCE) as http:
            return await http.post(f"/api/tables/{self.code}/requests", json=request, headers=headers)

    async def ply(self) -> int:
        """How many moves everybody knows of."""
        return int((await self.guests[0].ask("GET", f"/api/tables/{self.code}/news"))["ply"])


async def test_on_a_full_disk_a_move_is_not_told_as_played_and_can_be_played_later(server: Server):
    evening = await Evening(server).begin()
    with server.limited(resource.RLIMIT_FSIZE, 4096):
        answer = await evening.move(0)
        assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")
        assert await evening.ply() == 0
    assert (await evening.move(0)).json()["type"] == "ack"
    assert await evening.ply() == 1


async def test_a_scribe_that_died_is_replaced_and_nobody_loses_a_move(server: Server):
    evening = await Evening(server).begin()
    (scribe,) = server.processes("scribing")
    os.kill(scribe, signal.SIGKILL)
    answer = await evening.move(0)
    if answer.status_code == 503:  # it died with the move
        assert await evening.ply() == 0
        answer = await evening.move(0)
    assert answer.json()["type"] == "ack"
    assert await evening.ply() == 1
    assert server.processes("scribing") != [scribe]


@pytest.mark.long
async def test_so_it_is_while_somebody_else_locks_the_database(server: Server):
    evening = await Evening(server).begin()
    with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        answer = await evening.move(0)
        assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")
        assert await evening.ply() == 0
        other.execute("ROLLBACK")
    assert (await evening.move(0)).json()["type"] == "ack"
    assert await evening.ply() == 1


async def test_where_there_is_no_room_for_another_connection_those_who_play_play_on(server: Server):
    evening = await Evening(server).begin()
    async with Guest(server.url, evening.code, evening.guests[0].token) as hers:
        await hers.hear_news()
        with server.limited(resource.RLIMIT_NOFILE, 64), contextlib.ExitStack() as stack:
            for _ in range(100):
                stack.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))
            assert (await hers.ask("say", text="crowded here"))["type"] == "ack"
        assert (await evening.move(0)).json()["type"] == "ack"


@pytest.mark.parametrize("kind", ["read-only", "garbage", "nowhere"])
def test_a_database_that_cannot_be_used_is_named_in_a_sentence(tmp_path: Path, server: Server, kind: str):
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(bytes(range(256)) * 20)
    database = {
        "read-only": f"sqlite:///file:{server.database}?mode=ro&uri=true",
        "garbage": str(garbage),
        "nowhere": str(garbage / "server.db"),
    }[kind]
    refused = Server(tmp_path, database)
    refused.launch()
    assert refused.process and refused.process.wait(PATIENCE) == 2
    told = refused.log.read_text().splitlines()[-1]
    assert "database" in told and "Traceback" not in refused.log.read_text()


async def test_a_passphrase_is_not_guessed(server: Server):
    await Client.introduce(server.url, "Nefertari", "queen of the nile")
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, headers=ELSEWHERE, timeout=PATIENCE) as http:

        async def guess(passphrase: str) -> int:
            named = {"name": "Nefertari", "passphrase": passphrase}
            return (await http.post("/api/people", json=named)).status_code

        guesses = await asyncio.gather(*(guess(f"guess number {n}") for n in range(3 * int(Limits().names.burst))))
        assert set(guesses) == {403, 429}
        assert await guess("queen of the nile") == 429  # not even the right one, for a while
    assert (await Client.introduce(server.url, "Nefertari", "queen of the nile")).name == "Nefertari"


async def test_a_seat_is_not_guessed(server: Server):
    evening = await Evening(server).begin()
    path = f"/api/tables/{evening.code}"
    token = (await evening.guests[0].ask("GET", f"{path}/seat"))["token"]
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, headers=ELSEWHERE, timeout=PATIENCE) as http:
        for letter in ("A", "B", "C"):
            for place in (2, len(token) // 2, len(token) - 1):
                guessed = token[:place] + (letter if token[place] != letter else "D") + token[place + 1 :]
                answer = await http.get(f"{path}/seat", headers={"x-epoca-seat": guessed})
                assert (answer.status_code, answer.json()["reason"]) == (403, "no-seat-here")
