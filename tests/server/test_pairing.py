"""Two people of like rating find each other; others wait until the window is wide enough."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from server.guests import PATIENCE, people
from server.servers import Server

from epoca.client import Client, No
from epoca.server.identity import Who
from epoca.server.store.database import Database, migrate
from epoca.server.store.schema import ratings
from epoca.server.store.seekers import LASTS, OPENING, Seekers, near

pytestmark = pytest.mark.anyio
ANA, BEN, CLEO = (Who(name.lower(), name) for name in ("Ana", "Ben", "Cleo"))


async def found(client: Client, game: str) -> str:
    """Look for an opponent until there is a table."""
    async with asyncio.timeout(PATIENCE):
        while not (table := (await client.ask("POST", "/api/seeking", {"game": game}))["table"]):
            await asyncio.sleep(0.05)
        return str(table)


async def test_two_who_look_for_an_opponent_meet_at_a_table(server: Server):
    ana, ben = await people(server.url, "Ana", "Ben")
    code, same = await asyncio.gather(found(ana, "hadara"), found(ben, "hadara"))
    assert code == same
    shown = await ana.ask("GET", f"/api/tables/{code}")
    assert sorted(seat["name"] for seat in shown["seats"]) == ["Ana", "Ben"]
    assert (shown["state"], shown["public"], shown["clock"]["kind"]) == ("playing", True, "fischer")


async def test_whoever_stops_looking_is_not_found(server: Server):
    ana, ben = await people(server.url, "Ana", "Ben")
    assert (await ana.ask("POST", "/api/seeking", {"game": "ra"}))["table"] == ""
    await ana.ask("DELETE", "/api/seeking")
    waiting = await ben.ask("POST", "/api/seeking", {"game": "ra"})
    assert (waiting["table"], waiting["others"], waiting["rating"]) == ("", 0, 1000.0)
    await ben.ask("DELETE", "/api/seeking")
    with pytest.raises(No):
        await ben.ask("POST", "/api/seeking", {"game": "nothing"})


def test_the_window_widens():
    assert near(1000, 1090, 0) and not near(1000, 1300, 0) and near(1000, 1300, 5)


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(str(tmp_path / "server.db"))
    migrate(database.engine)
    yield database
    database.close()


async def test_the_nearest_rating_is_chosen_and_a_strong_player_waits(database: Database):
    with database.engine.begin() as connection:
        row = {"game": "ra", "sigma": 1.0, "matches": 9}
        connection.execute(
            ratings.insert(), [row | {"person": "ana", "mu": 40.0}, row | {"person": "cleo", "mu": 41.0}]
        )
    seekers, now = Seekers(database), time.time()
    assert not (await seekers.seek(ANA, "ra", "one", now)).code
    assert not (await seekers.seek(BEN, "ra", "two", now)).code, "a newcomer is not her match at first"
    met = await seekers.seek(CLEO, "ra", "three", now)
    assert (met.code, met.opponent) == ("three", ANA)
    assert (await seekers.seek(ANA, "ra", "four", now)).code == "three"
    assert not (await seekers.seek(BEN, "ra", "five", now)).code


async def test_what_is_out_of_date_is_forgotten(database: Database):
    seekers, now = Seekers(database), time.time()
    await seekers.seek(ANA, "ra", "one", now)
    late = now + LASTS + 1
    assert not (await seekers.seek(BEN, "ra", "two", late)).code, "Ana has gone"
    assert (await seekers.seek(CLEO, "ra", "three", late)).opponent == BEN
    later = late + OPENING + 1
    assert not (await seekers.seek(BEN, "ra", "four", later)).code, "the table was never opened"
    with database.engine.begin() as connection:
        assert connection.execute(sa.text("SELECT count(*) FROM seekers")).scalar_one() == 1
