"""A class of thirty behind one address, at a server with its usual limits; and who comes in hundreds, and is told."""

import asyncio
import re
from collections import Counter
from collections.abc import Iterator

import httpx
import pytest
import websockets
from server.guests import PATIENCE, Guest
from server.servers import Server, running

from epoca.client import Client, Table
from epoca.server.limits import Limits

pytestmark = pytest.mark.anyio
PUPILS, AT_A_TABLE, MOVES = 30, 3, 4
CONNECTIONS = 6  # that a browser opens to one server
ELSEWHERE = {"x-forwarded-for": "203.0.113.7"}  # as a proxy tells that somebody comes from another address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("class")) as server:
        yield server


async def look_at_the_page(server: Server) -> None:
    """As a browser does that has never been here: the page, all files it names, and what it shows first."""
    limits = httpx.Limits(max_connections=CONNECTIONS)
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, limits=limits, timeout=PATIENCE) as http:
        page = await http.get("/", headers={"accept": "text/html"})
        files = re.findall(r'(?:src|href)="\./([^"]+)"', page.text)
        assert files
        shown = ["/api/games", "/api/tables?state=open", "/api/tables?state=playing", "/api/puzzles"]
        answers = await asyncio.gather(*map(http.get, [*files, *shown]))
    assert Counter(answer.status_code for answer in (page, *answers)) == {200: 1 + len(files) + len(shown)}


async def play(table: Table) -> None:
    """Say hello, and play until there were a few moves."""
    await table.request("say", text="hello")
    async for news in table:
        if news["ply"] >= MOVES:
            return
        if news["moves"]:
            await table.move("draw" if "draw" in news["moves"] else news["moves"][0], news["ply"])


async def pupils_at_a_table(server: Server, names: list[str]) -> None:
    """They look at the page, keep their names, meet at a table, talk and play."""
    await asyncio.gather(*(look_at_the_page(server) for _ in names))
    first, *others = await asyncio.gather(*(Client.introduce(server.url, name, f"{name} at school") for name in names))
    async with await first.open_table("ra", ["me", *["open"] * len(others)]) as opened:
        playing = [asyncio.create_task(play(opened))]
        for seat, pupil in enumerate(others, 1):
            await pupil.ask("POST", f"/api/tables/{opened.code}/requests", {"do": "sit", "seat": seat})
        tables = [pupil.table(opened.code) for pupil in others]
        for table in tables:
            await table.__aenter__()
        playing += [asyncio.create_task(play(table)) for table in tables]
        await asyncio.gather(*playing)
        for table in tables:
            await table.__aexit__()


async def test_thirty_pupils_come_in_at_once_and_nobody_is_refused(server: Server):
    names = [f"Pupil {number}" for number in range(PUPILS)]
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(
            *(pupils_at_a_table(server, names[n : n + AT_A_TABLE]) for n in range(0, PUPILS, AT_A_TABLE))
        )


async def test_of_hundreds_of_sockets_from_one_address_some_are_told_why_not_and_others_play_on(server: Server):
    ana = await Client.introduce(server.url, "Ana")
    code = (await ana.open_table("ra", ["me", "greedy"])).code
    crowded = [(await ana.open_table("ra", ["me", "open"])).code for _ in range(3)]
    many = Limits().sockets + 100
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables"
    sockets = [
        await websockets.connect(f"{address}/{crowded[n % 3]}/live", additional_headers=ELSEWHERE, proxy=None)
        for n in range(many)
    ]
    answers = []
    for socket in sockets:
        try:
            answers.append(str(await asyncio.wait_for(socket.recv(), PATIENCE))[:14])
        except websockets.ConnectionClosed as closed:
            answers.append(f"{closed.rcvd.code} {closed.rcvd.reason}" if closed.rcvd else "")
    assert Counter(answers) == {'{"type":"news"': Limits().sockets, "4429 too many connections": 100}
    async with Guest(server.url, code, ana.token) as hers:
        news = await hers.hear(lambda message: message["type"] == "news" and message["moves"])
        assert (await hers.ask("move", ply=news["ply"], move=news["moves"][0]))["type"] == "ack"
    await asyncio.gather(*(socket.close() for socket in sockets))
    async with Guest(server.url, crowded[0], **ELSEWHERE) as again:
        await again.hear_news()


async def test_who_asks_too_often_is_told_and_nobody_else_is(server: Server):
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    ask = f"GET /api/people/me HTTP/1.1\r\nhost: {server.url[7:]}\r\nx-forwarded-for: 203.0.113.9\r\n"
    writer.write(f"{ask}\r\n".encode() * int(2 * Limits().requests.burst) + f"{ask}connection: close\r\n\r\n".encode())
    answers = (await asyncio.wait_for(reader.read(-1), PATIENCE)).decode()
    writer.close()
    assert set(re.findall(r"HTTP/1.1 (\d+)", answers)) == {"401", "429"}
    assert "Too many requests. Wait a moment." in answers
    assert server.get("/api/games").status_code == 200
