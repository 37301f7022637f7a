"""Reviews on a server: of what is over and of nothing else, in lines that add up, one match after the other."""

import asyncio
from typing import Any

import httpx
import msgspec
import pytest
from server.guests import people
from server.servers import Server

from epoca import chance, games
from epoca.client import Client
from epoca.match import Match
from epoca.review import Verdict
from epoca.server.reviewing import Reviews, Work

pytestmark = pytest.mark.anyio
MOVES = 8  # before Ana resigns


async def lines_of(server: Server, path: str, method: str = "GET", body: str | None = None) -> list[dict[str, Any]]:
    """A whole review."""
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=300) as client:
        answer = await client.request(method, path, content=body)
    assert answer.status_code == 200, answer.text
    return [msgspec.json.decode(line) for line in answer.text.splitlines()]


def judged_in(lines: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [one for line in lines if line["type"] == "judged" for one in line["decisions"]]


async def short_match(ana: Client) -> str:
    """A match of Ra against a bot that ends early, because Ana resigns."""
    code = (await ana.open_table("ra", ["me", "greedy"])).code
    for _ in range(1000):
        news = await ana.ask("GET", f"/api/tables/{code}/news")
        if news["ply"] >= MOVES and news["to_move"] == 0:
            await ana.ask("POST", f"/api/tables/{code}/requests", {"do": "resign"})
            return code
        if news["to_move"] == 0:
            request = {"do": "move", "ply": news["ply"], "move": news["moves"][0]}
            await ana.ask("POST", f"/api/tables/{code}/requests", request)
        await asyncio.sleep(0.02)
    raise AssertionError("it never was Ana's turn")


async def test_a_match_can_be_reviewed_once_it_is_over(server: Server):
    ana, ben = await people(server.url, "Ana", "Ben")
    code = (await ana.open_table("ra", ["me", "open"])).code
    for state in ("open", "playing"):
        for who in (ana, ben):
            for what in ("review", "replay", "match"):
                headers = {"authorization": f"Bearer {who.token}"}
                answer = httpx.get(f"{server.url}/api/tables/{code}/{what}", headers=headers, trust_env=False)
                assert answer.status_code == 409, f"{what}, {state}"
        if state == "open":
            await ben.ask("POST", f"/api/tables/{code}/requests", {"do": "sit", "seat": 1})


async def test_a_review_comes_line_by_line_and_adds_up(server: Server):
    (ana,) = await people(server.url, "Ana")
    code = await short_match(ana)
    lines = await lines_of(server, f"/api/tables/{code}/review")
    assert [line["type"] for line in lines if line["type"] not in ("waiting", "judged")] == ["begun", "sketch", "done"]
    begun, done, decisions = lines[0], lines[-1], judged_in(lines)
    assert begun["result"] == [0.0, 1.0]  # who resigns has lost
    assert {one["verdict"] for one in decisions} <= set(Verdict)
    for account in done["accounts"]:
        parts = account["first"] + account["draws"] + account["others"] + account["own"]
        assert parts == pytest.approx(account["result"])
        assert 0.1 < account["result"] < 0.9  # as far as it was played
    for one in decisions:
        assert one["cost"] == 0 or one["best"]["move"] != one["played"]["move"]
        assert (one["why"] != "") == (one["verdict"] not in ("none", "great"))
    assert judged_in(await lines_of(server, f"/api/tables/{code}/review")) == decisions


async def test_a_file_is_judged_as_its_table_is(server: Server):
    (ana,) = await people(server.url, "Ana")
    code = await short_match(ana)
    file = httpx.get(f"{server.url}/api/tables/{code}/match", trust_env=False).text
    at_table, of_file = [
        judged_in(lines)
        for lines in (
            await lines_of(server, f"/api/tables/{code}/review"),
            await lines_of(server, "/api/reviews", "POST", file),
        )
    ]
    assert [(one["ply"], one["cost"], one["verdict"]) for one in at_table] == [
        (one["ply"], one["cost"], one["verdict"]) for one in of_file
    ]
    broken = httpx.post(f"{server.url}/api/reviews", content=file.replace("draw", "ra", 1), trust_env=False)
    assert broken.status_code == 400


async def test_one_match_waits_for_the_other_and_rests_when_nobody_waits(monkeypatch: pytest.MonkeyPatch):
    reviews = Reviews()
    match = Match(games.load("ra"), 2, {}, chance.secret_from_seed("queue"))
    match.play(match.seat, match.legal[0])
    worked: list[str] = []

    async def go_on(work: Work) -> None:
        await asyncio.sleep(0)
        worked.append(work.order.key)
        work.sketch, work.next = [], work.next + (work.sketch is not None)

    monkeypatch.setattr(reviews, "_go_on", go_on)
    works = [reviews.of(key, match) for key in ("first", "second", "nobody's")]
    ahead: list[int] = []

    async def follow(work: Work) -> None:
        async for _ in reviews.follow(work):
            ahead.append(reviews.ahead(work))

    await asyncio.gather(follow(works[0]), follow(works[1]))
    assert worked == ["first", "first", "second", "second"]
    assert max(ahead) == 1
    assert not works[2].done
    reviews.close()
