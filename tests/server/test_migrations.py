"""A database of the first release is opened by this one, and its matches go on."""

import random
import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from server.guests import MOST_MOVES
from server.postgres import program, running_postgres
from server.servers import running

from epoca import record
from epoca.client import Client
from epoca.server.store.database import MIGRATIONS, connect, migrate
from epoca.server.store.schema import schema

FIRST_RELEASE = Path(__file__).parent / "first_release.sql"
PASSPHRASE = "the first release"


@pytest.fixture
def database(tmp_path: Path) -> str:
    """The database of the first release, as a file of its own."""
    file = tmp_path / "server.db"
    connection = sqlite3.connect(file)
    connection.executescript(FIRST_RELEASE.read_text("utf-8"))
    connection.close()
    return str(file)


def test_an_old_database_gets_the_form_that_a_new_one_has(database: str, tmp_path: Path):
    old, new = connect(database), connect(str(tmp_path / "new.db"))
    for engine in (old, new, old):
        migrate(engine)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    for engine in (old, new):
        found = sa.inspect(engine)
        for table in schema.sorted_tables:
            assert {column["name"] for column in found.get_columns(table.name)} == set(table.columns.keys())
        with engine.begin() as connection:
            version = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one()
        assert version == ScriptDirectory.from_config(config).get_current_head()
        engine.dispose()


def test_each_step_since_the_first_release_can_be_taken_back_and_again(tmp_path: Path):
    back_and_forth(connect(str(tmp_path / "server.db")))


@pytest.mark.skipif(not program("postgres"), reason="PostgreSQL is not installed")
def test_so_it_is_with_postgresql():
    with running_postgres() as postgres:
        back_and_forth(connect(postgres.url))


def back_and_forth(engine: sa.Engine) -> None:
    migrate(engine)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        newest = columns(connection)
        for _ in ScriptDirectory.from_config(config).walk_revisions(base="0001", head="head"):
            if connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar_one() != "0001":
                command.downgrade(config, "-1")
        assert "answers" not in columns(connection) and "rating" not in columns(connection)["results"]
        command.upgrade(config, "head")
        assert columns(connection) == newest
    engine.dispose()


def columns(connection: sa.Connection) -> dict[str, set[str]]:
    """The names of all columns, by table."""
    found = sa.inspect(connection)
    return {table: {column["name"] for column in found.get_columns(table)} for table in found.get_table_names()}


@pytest.mark.anyio
@pytest.mark.long
async def test_old_matches_are_there_and_are_played_on(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("EPOCA_WARM_UP", "no")  # no bot plays here
    with sqlite3.connect(database) as connection:
        codes = dict(connection.execute("SELECT state, code FROM tables"))
    with running(tmp_path, database, "--limit-factor", "50") as server:
        ana = await Client.introduce(server.url, "Ana", PASSPHRASE)
        ben = await Client.introduce(server.url, "Ben", PASSPHRASE)

        match, _ = record.read(await ana.table(codes["over"]).match_file())
        assert match.over
        profile = await ana.ask("GET", "/api/people/Ana")
        assert [played["table"] for played in profile["matches"]] == [codes["over"]]
        assert "ra" in profile["ratings"]

        file = await play_on(codes["playing"], [ana, ben])
        match, players = record.read(file)
        assert match.over and [player.name for player in players] == ["Ana", "Ben"]


async def play_on(code: str, people: list[Client]) -> str:
    """Any moves until the match is over; its file."""
    dice, address = random.Random(0), f"/api/tables/{code}"
    for _ in range(MOST_MOVES):
        news = await people[0].ask("GET", f"{address}/news?since=1000")
        if news["state"] == "over":
            return await people[0].table(code).match_file()
        mover = people[news["to_move"]]
        news = await mover.ask("GET", f"{address}/news?since=1000")
        move = {"do": "move", "ply": news["ply"], "move": dice.choice(news["moves"])}
        await mover.ask("POST", f"{address}/requests", move)
    raise AssertionError("no end")
