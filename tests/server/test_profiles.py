"""Profiles: what reviews found of a kept name is kept for its owner alone, who trains on it until it is known."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from server.guests import people
from server.servers import Server

from epoca.client import Client, No
from epoca.server.store.database import Database, migrate
from epoca.server.store.schema import people as kept_people
from epoca.server.store.schema import results, tables
from epoca.server.store.studies import DAY, DAYS, Found, KeptSlip, Studies, next_due

pytestmark = pytest.mark.anyio
PASSPHRASE = "profiles of Ana"
MOVES = 6


async def careless_match(ana: Client) -> str:
    """A match of Ra in which Ana calls Ra for nothing and bids all she has, until she resigns."""
    code = (await ana.open_table("ra", ["me", "greedy"])).code
    chosen = 0
    async with asyncio.timeout(120):
        while chosen < MOVES:
            news = await ana.ask("GET", f"/api/tables/{code}/news")
            if news["to_move"] == 0:
                bids = [move for move in news["moves"] if move.startswith("bid")]
                move = bids[-1] if bids else "ra" if "ra" in news["moves"] else news["moves"][0]
                await ana.ask("POST", f"/api/tables/{code}/requests", {"do": "move", "ply": news["ply"], "move": move})
                chosen += 1
            await asyncio.sleep(0.02)
        while (await ana.ask("GET", f"/api/tables/{code}/news"))["to_move"] != 0:
            await asyncio.sleep(0.02)
    await ana.ask("POST", f"/api/tables/{code}/requests", {"do": "resign"})
    return code


async def review_last(server: Server, who: Client) -> list[dict[str, Any]]:
    """Have one's last matches reviewed; the lines that tell how far it is."""
    headers = {"authorization": f"Bearer {who.token}"}
    async with httpx.AsyncClient(base_url=server.url, trust_env=False, timeout=300) as client:
        answer = await client.post("/api/people/me/study", headers=headers)
    assert answer.status_code == 200, answer.text
    return [msgspec.json.decode(line) for line in answer.text.splitlines()]


async def test_a_profile_is_its_owners_and_trains_them(server: Server):
    ana = await Client.introduce(server.url, "Ana of the profile", PASSPHRASE)
    ben = await Client.introduce(server.url, "Ben of the profile", PASSPHRASE)
    (guest,) = await people(server.url, "Guest")
    code = await careless_match(ana)
    assert (await ana.ask("GET", "/api/people/me/study"))["waiting"] == 1
    lines = await review_last(server, ana)
    assert lines[-1] == {"number": 1, "matches": 1, "done": 1.0, "ahead": 0}
    assert await review_last(server, ana) == []  # it is kept

    study = await ana.ask("GET", "/api/people/me/study")
    (reviewed,) = study["reviewed"]
    assert (reviewed["table"], reviewed["game"], study["waiting"]) == (code, "ra", 0)
    assert reviewed["decisions"] <= MOVES and reviewed["accuracy"] < 0.9  # no bot's decisions are among them
    assert study["training"]["due"] > 0 and study["training"]["table"] == code

    await nobody_else_sees_it(ana, ben, guest, study)
    await they_train(ana, study)


async def nobody_else_sees_it(ana: Client, ben: Client, guest: Client, study: dict[str, Any]) -> None:
    other = await ben.ask("GET", "/api/people/me/study")
    assert (other["name"], other["reviewed"], other["habits"], other["training"]["due"]) == (ben.name, [], [], 0)
    public = await ben.ask("GET", f"/api/people/{ana.name}")
    assert public.keys() == {"name", "ratings", "matches", "course"}
    assert [rating for _, rating in public["course"]["ra"]] == [public["ratings"]["ra"]]
    assert public["matches"][0].keys() == {"table", "game", "ended", "rank", "points", "players"}
    place = f"/api/training/{study['training']['table']}/{study['training']['ply']}"
    for path in (place, "/api/training/zzzzzzzzzz/1"):
        with pytest.raises(No, match="no such puzzle"):
            await ben.ask("GET", path)
    for path in ("/api/people/me/study", "/api/training", place):
        with pytest.raises(No, match="kept name"):
            await guest.ask("GET", path)


async def they_train(ana: Client, study: dict[str, Any]) -> None:
    due, place = study["training"]["due"], f"/api/training/{study['training']['table']}/{study['training']['ply']}"
    shown = await ana.ask("GET", place)
    assert (shown["seat"], shown["names"][0], shown["count"]) == (0, ana.name, due)
    with pytest.raises(No, match="castle is not possible"):
        await ana.ask("POST", place, {"move": "castle"})
    seen = await ana.ask("POST", place, {"move": shown["moves"][0]})
    assert sorted(one["move"] for one in seen["moves"]) == sorted(shown["moves"])
    assert seen["right"] == (seen["moves"][0]["chance"] - worth(seen, shown["moves"][0]) < 0.03)
    best = await ana.ask("POST", place, {"move": seen["moves"][0]["move"]})
    assert best["right"] and best["moves"] == seen["moves"]
    after = await ana.ask("GET", "/api/training")
    assert after["due"] == due - 1
    assert after["table"] == "" or (after["table"], after["ply"]) != tuple(place.split("/")[-2:])


def worth(solution: dict[str, Any], move: str) -> float:
    return float(next(one["chance"] for one in solution["moves"] if one["move"] == move))


async def test_strangers_have_no_profile(server: Server):
    for path in ("/api/people/me/study", "/api/training"):
        assert httpx.get(f"{server.url}{path}", trust_env=False).status_code == 401


def test_a_position_comes_again_later_each_time_and_tomorrow_after_a_wrong_answer():
    step, due, waited = 0, 0.0, []
    for _ in range(5):
        before = due
        step, due = next_due(step, True, due)
        waited.append((due - before) / DAY)
    assert waited == [1, 3, 7, 16, 35]
    assert next_due(step, False, due) == (0, due + DAY)
    assert next_due(99, True, 0.0) == (100, DAYS[-1] * DAY)


@pytest.fixture
def studies(tmp_path: Path) -> Iterator[Studies]:
    """A database with a table where a kept name sat, and somebody without one."""
    database = Database(str(tmp_path / "server.db"))
    migrate(database.engine)
    table = {"code": "one", "game": "ra", "options": "{}", "seats": 2, "public": True, "clock": "{}", "secret": ""}
    table |= {"host": "", "opened": 0.0, "length": 0, "state": "over", "holder": "", "lease": 0.0}
    with database.engine.begin() as connection:
        connection.execute(kept_people.insert().values(id="ana", name="Ana", folded="ana", passphrase="", created=0.0))
        connection.execute(tables.insert().values(**table))
        for seat, person in enumerate(("ana", "guest")):
            row = {"code": "one", "seat": seat, "person": person, "name": person, "game": "ra"}
            connection.execute(results.insert().values(**row, rank=1, points=5, ended=100.0))
    yield Studies(database)
    database.close()


def found(seat: int) -> Found:
    return Found(seat, 0.8, 20, [KeptSlip(3, "mistake", 0.1, "bid-pass", "gods", "suns", "asked-to-bid", 1)], [3])


async def test_only_kept_names_are_studied_and_only_once(studies: Studies):
    await studies.keep("one", [found(0), found(1)], now=200.0)
    await studies.keep("one", [found(0)], now=300.0)
    (kept,) = await studies.of("ana", 10)
    assert (kept.table, kept.accuracy, kept.slips) == ("one", 0.8, found(0).slips)
    assert await studies.of("guest", 10) == []
    assert list(await studies.not_reviewed("ana", ["ra"], 10)) == []
    assert list(await studies.not_reviewed("guest", ["ra"], 10)) == ["one"]


async def test_an_answer_before_a_position_is_due_changes_nothing(studies: Studies):
    await studies.keep("one", [found(0)], now=0.0)
    at = await studies.position("ana", "one", 3)
    assert at and (await studies.due("ana", 1.0))[0] == 1
    await studies.answered("ana", at, False, 10.0)
    await studies.answered("ana", at, True, 20.0)
    again = await studies.position("ana", "one", 3)
    assert again and (again.step, again.due) == (0, 10.0 + DAY)
    assert await studies.due("ana", DAY) == (0, 10.0 + DAY, None)
    assert await studies.position("guest", "one", 3) is None


async def test_what_moves_are_worth_is_kept(studies: Studies):
    from epoca.server.store.studies import KeptAnswer

    await studies.keep("one", [found(0)], now=0.0)
    answers = [KeptAnswer(2, 0.6, (1.0, 2.0)), KeptAnswer(4, 0.4, (0.0, 2.5))]
    await studies.weighed("ana", "one", 3, answers)
    at = await studies.position("ana", "one", 3)
    assert at and at.answers == answers
