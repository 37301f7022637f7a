"""Entries on their way to disk: those of many tables share one transaction, and of two that append at once one is late.

A hundred moves then cost one wait for the disk; nobody hears of a move before that. A table's `length` is compared and
raised under a lock, and the key (table, number) allows no second entry with a number. Where processes share a database,
whoever did not know all intentions, which are not in the log, is late too.

The rows of a batch go to the database as one piece of JSON, to a SQLite file by a process of its own (`scribe`): a
thread that writes asks for the interpreter's lock again and again while the event loop is busy.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from epoca.server import entries
from epoca.server.entries import AnyEntry, Moved
from epoca.server.store.database import Database, Unavailable, unavailable
from epoca.server.store.ratings import rate
from epoca.server.store.schema import intentions, results
from epoca.server.store.scribe import Scribe

CHANNEL = "epoca"
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :payload)")
MOST_AT_ONCE = 500  # appends that share a transaction


@dataclass(frozen=True)
class Statements:
    """What is asked of one kind of database."""

    lengths: str
    insert: str
    append: str
    intended: str
    notify: Sequence[str] = ()  # the other processes


_ROW = """
    length = n.length, state = n.state, due = n.due,
    holder = coalesce(n.holder, t.holder), lease = coalesce(n.lease, t.lease)"""
SQLITE = Statements(  # those who are late write nothing
    lengths="""
        SELECT json_group_array(json_array(code, length)) FROM tables
        WHERE code IN (SELECT json_extract(value, '$[0]') FROM json_each(?))""",
    insert="""
        INSERT INTO entries (code, number, at, body)
        SELECT t.code, t.length + e.key, json_extract(e.value, '$[0]') / 1e6, json_extract(e.value, '$[1]')
        FROM json_each(?) AS n, tables AS t, json_each(n.value, '$[7]') AS e
        WHERE t.code = json_extract(n.value, '$[0]') AND t.length = json_extract(n.value, '$[1]')""",
    append=f"""
        UPDATE tables AS t SET {_ROW} FROM (
            SELECT
                json_extract(value, '$[0]') AS code, json_extract(value, '$[1]') AS first,
                json_extract(value, '$[2]') AS length, json_extract(value, '$[3]') AS state,
                json_extract(value, '$[4]') AS due, json_extract(value, '$[5]') AS holder,
                json_extract(value, '$[6]') AS lease
            FROM json_each(?)
        ) AS n WHERE t.code = n.code AND t.length = n.first""",
    intended="""
        SELECT json_group_array(json_array(code, seat, intention)) FROM intentions
        WHERE code IN (SELECT json_extract(value, '$[0]') FROM json_each(?))""",
)
POSTGRESQL = Statements(
    lengths="""
        SELECT coalesce(json_agg(json_build_array(code, length)), '[]')::text FROM (
            SELECT code, length FROM tables
            WHERE code IN (SELECT value ->> 0 FROM jsonb_array_elements(%s::jsonb)) ORDER BY code FOR UPDATE
        ) AS locked""",
    insert="""
        INSERT INTO entries (code, number, at, body)
        SELECT n.value ->> 0, (n.value ->> 1)::int + e.number - 1, (e.value ->> 0)::bigint / 1e6::float8, e.value ->> 1
        FROM jsonb_array_elements(%s::jsonb) AS n,
            jsonb_array_elements(n.value -> 7) WITH ORDINALITY AS e (value, number)""",
    append=f"""
        UPDATE tables AS t SET {_ROW} FROM (
            SELECT
                value ->> 0 AS code, (value ->> 2)::int AS length, value ->> 3 AS state,
                (value ->> 4)::float8 AS due, value ->> 5 AS holder, (value ->> 6)::float8 AS lease
            FROM jsonb_array_elements(%s::jsonb)
        ) AS n WHERE t.code = n.code""",
    intended="""
        SELECT coalesce(json_agg(json_build_array(code, seat, intention)), '[]')::text FROM intentions
        WHERE code IN (SELECT value ->> 0 FROM jsonb_array_elements(%s::jsonb))""",
    notify=[f"SELECT pg_notify('{CHANNEL}', %s)"],
)


class Late(Exception):
    """Somebody else appended first: look again."""


@dataclass(eq=False)
class Append:
    """Entries to put behind a table's log, and what a sweep has to know of the table then."""

    code: str
    first: int
    entries: Sequence[tuple[float, AnyEntry]]
    state: str
    due: float | None
    holder: str | None = ""  # who does what is due then
    lease: float | None = 0.0  # and until when nobody else may; None for both leaves it to whoever is at it
    knew: dict[int, str] = field(default_factory=dict)  # the intentions when this was decided
    intentions: dict[int, str] | None = None  # all of them, if they changed
    results: Sequence[dict[str, Any]] = ()  # at the end of a match
    done: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    @property
    def plain(self) -> bool:
        """Whether it is nothing but entries."""
        return self.intentions is None and not self.results

    @property
    def moves(self) -> int:
        """How many moves are among the entries."""
        return sum(isinstance(entry, Moved) for _, entry in self.entries)


class Appending:
    """What is written to the logs of tables, one batch after the other."""

    def __init__(self, database: Database, process: str) -> None:
        self.database, self.process = database, process
        self.batches = self.moves = 0  # since the start
        self._queue: list[Append] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._writing = False
        self._scribe = database.file and Scribe(database.file, SQLITE.lengths, SQLITE.insert, SQLITE.append)

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        while self._queue or self._writing:
            await asyncio.sleep(0.01)
        if self._task:
            self._task.cancel()
        if self._scribe:
            await self._scribe.close()

    async def append(self, append: Append) -> None:
        """Put entries on disk; Late if somebody else was quicker, Unavailable if the database does not answer."""
        self._queue.append(append)
        self._wake.set()
        await append.done

    async def _write_on(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch = self._take()
                self._writing = True
                outcome = await self._outcome(batch)
                self._writing = False
                for append in batch:
                    if append.done.done():
                        continue
                    if outcome and (error := outcome.get(append)):
                        append.done.set_exception(error)
                    else:
                        append.done.set_result(None)

    def _take(self) -> list[Append]:
        """The next batch: of each table, what was asked for first."""
        batch: dict[str, Append] = {}
        waits = [append for append in self._queue[:MOST_AT_ONCE] if batch.setdefault(append.code, append) is not append]
        self._queue = waits + self._queue[MOST_AT_ONCE:]
        return list(batch.values())

    async def _outcome(self, batch: Sequence[Append]) -> dict[Append, Exception]:
        """Write a batch; for each append that is not on disk then, why not."""
        try:
            if self._scribe and all(append.plain for append in batch):
                length = dict(await self._scribe.write(_rows(batch)))
                won = [append for append in batch if length.get(append.code) == append.first]
            else:
                won = await self.database.write(lambda connection: self._write(connection, batch))
        except Exception as error:  # whatever it is, the next ones have to be written
            failure = error if isinstance(error, Unavailable) else unavailable(error)
            return dict.fromkeys(batch, failure)
        self.batches += 1
        self.moves += sum(append.moves for append in won)
        return {append: Late() for append in set(batch).difference(won)}

    def _write(self, connection: sa.Connection, batch: Sequence[Append]) -> list[Append]:
        """One transaction for all; tells which of them did not come too late."""
        say, codes = POSTGRESQL if self.database.multiprocess else SQLITE, _encoded([append.code] for append in batch)
        lengths, intended = _tell(connection, (say.lengths, codes), (say.intended, codes))
        won = _in_time(batch, lengths, intended)
        if won:
            rows, payload = _rows(won), " ".join([self.process, *(append.code for append in won)]).encode()
            _tell(connection, (say.insert, rows), (say.append, rows), *((one, payload) for one in say.notify))
            for append in won:
                self._write_rest(connection, append)
        return won

    def _write_rest(self, connection: sa.Connection, append: Append) -> None:
        if append.intentions is not None:
            connection.execute(intentions.delete().where(intentions.c.code == append.code))
            lines = [{"code": append.code, "seat": s, "intention": i} for s, i in append.intentions.items()]
            if lines:
                connection.execute(intentions.insert(), lines)
        if append.results:
            connection.execute(self.database.insert_new(results), append.results)
            rate(connection, append.results)


def _in_time(
    batch: Sequence[Append], lengths: Iterable[tuple[str, int]], intended: Iterable[tuple[str, int, str]]
) -> list[Append]:
    """Those who knew all that is on disk."""
    length, intentions = dict(lengths), defaultdict[str, dict[int, str]](dict)
    for code, seat, intention in intended:
        intentions[code][seat] = intention
    return [one for one in batch if length.get(one.code) == one.first and intentions[one.code] == one.knew]


def _rows(batch: Iterable[Append]) -> bytes:
    """What a database is told; times in whole microseconds, of which all make the same number as we did."""
    return _encoded(
        (
            append.code,
            append.first,
            append.first + len(append.entries),
            append.state,
            append.due,
            append.holder,
            append.lease,
            [(round(at * 1e6), entries.encode(entry).decode()) for at, entry in append.entries],
        )
        for append in batch
    )


def _encoded(rows: Iterable[Sequence[Any]]) -> bytes:
    return msgspec.json.encode(list(rows))


def _tell(connection: sa.Connection, *told: tuple[str, bytes]) -> list[Any]:
    """Hand statements with rows to the driver, all at once where it can; what each of them found."""
    driver: Any = connection.connection.driver_connection
    with driver.pipeline() if hasattr(driver, "pipeline") else nullcontext():
        asked = [driver.execute(statement, (rows.decode(),)) for statement, rows in told]
    return [msgspec.json.decode(one.fetchone()[0] or "null") if one.description else None for one in asked]


def log_lines(code: str, first: int, new: Iterable[tuple[float, AnyEntry]]) -> list[dict[str, Any]]:
    """Entries as rows of the log, numbered from the first."""
    return [
        {"code": code, "number": number, "at": at, "body": entries.encode(entry).decode()}
        for number, (at, entry) in enumerate(new, first)
    ]
