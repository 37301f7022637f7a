"""Entries on their way to disk: those of many tables share one transaction, and of two that append at once one is late.

A hundred moves then cost one wait for the disk; nobody hears of a move before that. A table's `length` is compared and
raised under a lock, and the key (table, number) allows no second entry with a number. Where processes share a database,
whoever did not know all intentions, which are not in the log, is late too.

The rows of a batch go to the driver as one piece of JSON and one statement. A statement for each row would have the
writing thread ask for the interpreter's lock as often as there are rows, while the event loop is busy.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from epoca.server import entries
from epoca.server.entries import AnyEntry, Moved
from epoca.server.store.database import Database, Unavailable, unavailable
from epoca.server.store.ratings import rate
from epoca.server.store.schema import intentions, results

CHANNEL = "epoca"
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :payload)")
MOST_AT_ONCE = 500  # appends that share a transaction


@dataclass(frozen=True)
class Statements:
    """What is asked of one kind of database."""

    lengths: str
    append: str
    insert: str
    intended: str = ""  # where only one process writes, it knows them all


_ROW = """
    length = n.length, state = n.state, due = n.due,
    holder = coalesce(n.holder, t.holder), lease = coalesce(n.lease, t.lease)"""
SQLITE = Statements(
    lengths="""
        SELECT json_group_array(json_array(code, length)) FROM tables
        WHERE code IN (SELECT value FROM json_each(?))""",
    append=f"""
        UPDATE tables AS t SET {_ROW} FROM (
            SELECT
                json_extract(value, '$[0]') AS code, json_extract(value, '$[1]') AS length,
                json_extract(value, '$[2]') AS state, json_extract(value, '$[3]') AS due,
                json_extract(value, '$[4]') AS holder, json_extract(value, '$[5]') AS lease
            FROM json_each(?)
        ) AS n WHERE t.code = n.code""",
    insert="""
        INSERT INTO entries (code, number, at, body)
        SELECT
            json_extract(value, '$[0]'), json_extract(value, '$[1]'),
            json_extract(value, '$[2]') / 1e6, json_extract(value, '$[3]')
        FROM json_each(?)""",
)
POSTGRESQL = Statements(
    lengths="""
        SELECT coalesce(json_agg(json_build_array(code, length)), '[]')::text FROM (
            SELECT code, length FROM tables
            WHERE code IN (SELECT value FROM json_array_elements_text(%s::json)) ORDER BY code FOR UPDATE
        ) AS locked""",
    append=f"""
        UPDATE tables AS t SET {_ROW} FROM (
            SELECT
                value ->> 0 AS code, (value ->> 1)::int AS length, value ->> 2 AS state,
                (value ->> 3)::float8 AS due, value ->> 4 AS holder, (value ->> 5)::float8 AS lease
            FROM json_array_elements(%s::json)
        ) AS n WHERE t.code = n.code""",
    insert="""
        INSERT INTO entries (code, number, at, body)
        SELECT value ->> 0, (value ->> 1)::int, (value ->> 2)::bigint / 1e6::float8, value ->> 3
        FROM json_array_elements(%s::json)""",
    intended="""
        SELECT coalesce(json_agg(json_build_array(code, seat, intention)), '[]')::text FROM intentions
        WHERE code IN (SELECT value FROM json_array_elements_text(%s::json))""",
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

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        while self._queue or self._writing:
            await asyncio.sleep(0.01)
        if self._task:
            self._task.cancel()

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
            won = await self.database.write(lambda connection: self._write(connection, batch))
        except Exception as error:  # whatever it is, the next ones have to be written
            failure = error if isinstance(error, Unavailable) else unavailable(error)
            return dict.fromkeys(batch, failure)
        self.batches += 1
        self.moves += sum(append.moves for append in won)
        return {append: Late() for append in set(batch).difference(won)}

    def _write(self, connection: sa.Connection, batch: Sequence[Append]) -> Sequence[Append]:
        """One transaction for all; tells which of them did not come too late."""
        say = POSTGRESQL if self.database.multiprocess else SQLITE
        won = _in_time(connection, say, batch)
        if won:
            _pass(connection, say.append, [_row(append) for append in won])
            if lines := [line for append in won for line in _lines(append)]:
                _pass(connection, say.insert, lines)
            for append in won:
                self._write_rest(connection, append)
            if self.database.multiprocess:
                payload = f"{self.process} " + " ".join(append.code for append in won)
                connection.execute(NOTIFY, {"payload": payload})
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


def _in_time(connection: sa.Connection, say: Statements, batch: Sequence[Append]) -> list[Append]:
    """Those who knew all that is on disk; the rows of their tables are locked."""
    codes = [append.code for append in batch]
    length = dict(_ask(connection, say.lengths, codes))
    won = [append for append in batch if length.get(append.code) == append.first]
    if not say.intended:
        return won
    intended: dict[str, dict[int, str]] = {code: {} for code in codes}
    for code, seat, intention in _ask(connection, say.intended, codes):
        intended[code][seat] = intention
    return [append for append in won if intended[append.code] == append.knew]


def _row(append: Append) -> list[Any]:
    length = append.first + len(append.entries)
    return [append.code, length, append.state, append.due, append.holder, append.lease]


def _lines(append: Append) -> Iterable[list[Any]]:
    """The entries as rows; the time in whole microseconds, of which both databases make the same number as we did."""
    return (
        [append.code, number, round(at * 1e6), entries.encode(entry).decode()]
        for number, (at, entry) in enumerate(append.entries, append.first)
    )


def _pass(connection: sa.Connection, statement: str, rows: Sequence[Any]) -> sa.CursorResult[Any]:
    """Hand rows to the driver in one piece."""
    return connection.exec_driver_sql(statement, (msgspec.json.encode(rows).decode(),))


def _ask(connection: sa.Connection, statement: str, rows: Sequence[Any]) -> list[Any]:
    """The answer, in one piece too."""
    return msgspec.json.decode(_pass(connection, statement, rows).scalar_one())  # type: ignore[no-any-return]


def log_lines(code: str, first: int, new: Iterable[tuple[float, AnyEntry]]) -> list[dict[str, Any]]:
    """Entries as rows of the log, numbered from the first."""
    return [
        {"code": code, "number": number, "at": at, "body": entries.encode(entry).decode()}
        for number, (at, entry) in enumerate(new, first)
    ]
