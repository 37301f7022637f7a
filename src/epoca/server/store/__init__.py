"""What is on disk. A table is the log of its entries (`appending`); `people` are the names that are kept."""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from typing import Any, TypeAlias

import msgspec
import sqlalchemy as sa

from epoca.server import entries, identity
from epoca.server.entries import AnyEntry
from epoca.server.messages import Clock
from epoca.server.store.answers import Answers
from epoca.server.store.appending import CHANNEL, NOTIFY, Append, Appending, log_lines
from epoca.server.store.database import CONNECTING, Database, migrate
from epoca.server.store.people import People
from epoca.server.store.positions import Positions, position_at
from epoca.server.store.schema import intentions, log, meta, tables
from epoca.server.store.seekers import Seekers
from epoca.server.store.studies import Studies
from epoca.server.table import Position, Setting

Log: TypeAlias = list[tuple[float, AnyEntry]]
Intended: TypeAlias = dict[int, str]  # by seat
MOST_AHEAD = 6  # times as long as a lease is; clocks of several machines are not quite alike


class Store:
    """The database, as the rest of the server uses it."""

    def __init__(self, url: str) -> None:
        self.process = identity.new_id()
        self.database = Database(url)
        self.multiprocess = self.database.multiprocess
        self.people = People(self.database)
        self.seekers = Seekers(self.database)
        self.answers = Answers(self.database)
        self.positions = Positions(self.database)
        self.studies = Studies(self.database)
        self.appending = Appending(self.database, self.process)

    def prepare(self) -> bytes:
        """Migrate, and tell the key that everything is signed with."""
        migrate(self.database.engine)
        with self.database.engine.begin() as connection:
            query = sa.select(meta.c.value).where(meta.c.key == "key")
            kept = connection.execute(query).scalar()
            if kept is None:
                new = self.database.insert_new(meta).values(key="key", value=identity.new_key().hex())
                connection.execute(new)
                kept = connection.execute(query).scalar_one()
            if not self.multiprocess:  # whoever was at something is gone
                connection.execute(tables.update().where(tables.c.lease > 0).values(lease=0.0))
        return bytes.fromhex(kept)

    def open(self) -> None:
        """Begin to write."""
        self.appending.open()

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        await self.appending.close()
        self.database.close()

    # ----------------------------------------------------------------------------------------- tables

    async def append(self, append: Append) -> None:
        """Put entries on disk; Late if somebody else was quicker, Unavailable if the database does not answer."""
        await self.appending.append(append)

    async def open_table(
        self, setting: Setting, first: Log, state: str, due: float | None, holder: str = "", lease: float = 0.0
    ) -> None:
        """Keep a new table and the first entries of its log."""
        row = _row(setting) | {"length": len(first), "state": state, "due": due, "holder": holder, "lease": lease}
        lines = log_lines(setting.code, 0, first)

        def write(connection: sa.Connection) -> None:
            connection.execute(tables.insert(), row)
            if lines:
                connection.execute(log.insert(), lines)

        await self.database.write(write)

    async def table(self, code: str) -> tuple[Setting, Log, Intended] | None:
        """A table with its log and intentions."""

        def read(connection: sa.Connection) -> tuple[Setting, Log, Intended] | None:
            row = connection.execute(sa.select(tables).where(tables.c.code == code)).mappings().first()
            if not row:
                return None
            position = position_at(connection, row["position"]) if row["position"] else None
            return _setting(dict(row), position), *_since(connection, code, 0)

        return await self.database.read(read)

    async def since(self, code: str, number: int) -> tuple[Log, Intended]:
        """What a log has from an entry on, and the intentions of now."""
        return await self.database.read(lambda connection: _since(connection, code, number))

    async def listed(self, state: str, most: int) -> Sequence[str]:
        """The codes of public tables, the newest first."""
        query = sa.select(tables.c.code).where(tables.c.public, tables.c.state == state)
        return await self.database.column(query.order_by(tables.c.opened.desc()).limit(most))

    # ---------------------------------------------------------------------------------- what is due

    async def due(self, now: float, most: int, seconds: float) -> Sequence[str]:
        """Tables where something is to be done that nobody has taken on themselves for so many seconds."""
        query = sa.select(tables.c.code).where(tables.c.due <= now, _free(now, seconds))
        return await self.database.column(query.order_by(tables.c.due).limit(most))

    async def claim(self, code: str, length: int, seconds: float) -> bool:
        """Take it on oneself to do what is due at a table, unless somebody else does."""
        now = time.time()
        free = sa.or_(_free(now, seconds), tables.c.holder == self.process)
        claim = tables.update().where(tables.c.code == code, tables.c.length == length, free)
        claim = claim.values(holder=self.process, lease=now + seconds)
        return await self.database.write(lambda connection: connection.execute(claim).rowcount == 1)

    async def renew(self, codes: Sequence[str], seconds: float) -> None:
        """Go on with what one has taken on oneself; a table that is written to just now is left alone."""
        own = sa.select(tables.c.code).where(tables.c.code.in_(codes), tables.c.holder == self.process)
        renewal = tables.update().where(tables.c.code.in_(own.with_for_update(skip_locked=True)))
        await self.database.write(lambda connection: connection.execute(renewal.values(lease=time.time() + seconds)))

    # ---------------------------------------------------------------------------- other processes

    async def tell(self, payload: str) -> None:
        """Tell the other processes something that is not kept."""
        await self.database.write_aside(lambda connection: connection.execute(NOTIFY, {"payload": payload}))

    async def news(self) -> AsyncIterator[str]:
        """What other processes tell; an empty text after every break, when something may have been missed."""
        import psycopg

        url = self.database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                listening = psycopg.AsyncConnection.connect(url, autocommit=True, connect_timeout=CONNECTING)
                async with await listening as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    yield ""
                    async for notice in connection.notifies():
                        if not notice.payload.startswith(self.process):
                            yield notice.payload
            except psycopg.Error:
                await asyncio.sleep(0.5)


def _free(now: float, seconds: float) -> "sa.ColumnElement[bool]":
    """Whether a lease has run out, or reaches so far that it is of a time before the clock was set back."""
    return sa.or_(tables.c.lease <= now, tables.c.lease > now + MOST_AHEAD * seconds)


def _since(connection: sa.Connection, code: str, number: int) -> tuple[Log, Intended]:
    query = sa.select(log.c.at, log.c.body).where(log.c.code == code, log.c.number >= number).order_by(log.c.number)
    lines = [(at, entries.decode(body)) for at, body in connection.execute(query)]
    query = sa.select(intentions.c.seat, intentions.c.intention).where(intentions.c.code == code)
    return lines, dict(connection.execute(query).all())


def _row(setting: Setting) -> dict[str, Any]:
    return {
        "code": setting.code,
        "game": setting.game,
        "options": msgspec.json.encode(setting.options).decode(),
        "seats": setting.seats,
        "public": setting.public,
        "clock": msgspec.json.encode(setting.clock).decode(),
        "secret": setting.secret.hex(),
        "host": setting.host,
        "opened": setting.opened,
        "position": setting.position.code if setting.position else None,
    }


def _setting(row: dict[str, Any], position: Position | None) -> Setting:
    return Setting(
        code=row["code"],
        game=row["game"],
        options=msgspec.json.decode(row["options"]),
        seats=row["seats"],
        public=bool(row["public"]),
        clock=msgspec.json.decode(row["clock"], type=Clock),
        secret=bytes.fromhex(row["secret"]),
        host=row["host"],
        opened=row["opened"],
        position=position,
    )
