"""Entries on their way to disk: those of many tables share one transaction, and of two that append at once one is late.

A hundred moves then cost one wait for the disk; nobody hears of a move before that. A table's `length` is compared and
raised under a lock, and the key (table, number) allows no second entry with a number. Whoever did not know all
intentions, which are not in the log, is late too.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import sqlalchemy as sa

from epoca.server import entries
from epoca.server.entries import AnyEntry, Moved
from epoca.server.store.database import Database, Unavailable, unavailable
from epoca.server.store.ratings import rate
from epoca.server.store.schema import intentions, log, results, tables

CHANNEL = "epoca"
NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :payload)")
MOST_AT_ONCE = 500  # appends that share a transaction

_APPEND = (
    tables.update()
    .where(tables.c.code == sa.bindparam("which"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("length", "state", "due")})
    .values(
        {c: sa.func.coalesce(sa.bindparam(f"new_{c.name}", type_=c.type), c) for c in (tables.c.holder, tables.c.lease)}
    )
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
                batch, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
                self._writing = True
                outcome = await self._outcome(batch)
                self._writing = False
                for append in batch:
                    if append.done.done():
                        continue
                    if error := outcome.get(append):
                        append.done.set_exception(error)
                    else:
                        append.done.set_result(None)

    async def _outcome(self, batch: Sequence[Append]) -> dict[Append, Exception]:
        """Write a batch; for each append that is not on disk then, why not."""
        try:
            won = await self.database.write(lambda connection: self._write(connection, batch))
        except Exception as error:  # whatever it is, the next ones have to be written
            failure = error if isinstance(error, Unavailable) else unavailable(error)
            return dict.fromkeys(batch, failure)
        self.batches += 1
        self.moves += sum(append.moves for append in won)
        return {append: Late() for append in batch if append not in won}

    def _write(self, connection: sa.Connection, batch: Sequence[Append]) -> set[Append]:
        """One transaction for all; tells which of them did not come too late."""
        won = _in_time(connection, batch)
        if won:
            connection.execute(_APPEND, [_row(append) for append in won])
            if lines := [line for append in won for line in log_lines(append.code, append.first, append.entries)]:
                connection.execute(log.insert(), lines)
            for append in won:
                self._write_rest(connection, append)
            if self.database.multiprocess:
                payload = f"{self.process} " + " ".join(append.code for append in won)
                connection.execute(NOTIFY, {"payload": payload})
        return set(won)

    def _write_rest(self, connection: sa.Connection, append: Append) -> None:
        if append.intentions is not None:
            connection.execute(intentions.delete().where(intentions.c.code == append.code))
            lines = [{"code": append.code, "seat": s, "intention": i} for s, i in append.intentions.items()]
            if lines:
                connection.execute(intentions.insert(), lines)
        if append.results:
            connection.execute(self.database.insert_new(results), append.results)
            rate(connection, append.results)


def _in_time(connection: sa.Connection, batch: Sequence[Append]) -> list[Append]:
    """Those who knew all that is on disk or comes before them in the batch; the rows of their tables are locked."""
    codes = [append.code for append in batch]
    lengths = sa.select(tables.c.code, tables.c.length).where(tables.c.code.in_(codes)).order_by(tables.c.code)
    length = dict(connection.execute(lengths.with_for_update()).tuples().all())
    intended: dict[str, dict[int, str]] = {code: {} for code in codes}
    query = sa.select(intentions).where(intentions.c.code.in_(codes))
    for code, seat, intention in connection.execute(query).tuples():
        intended[code][seat] = intention
    won = []
    for append in batch:
        if length.get(append.code) == append.first and intended[append.code] == append.knew:
            won.append(append)
            length[append.code] += len(append.entries)
            if append.intentions is not None:
                intended[append.code] = append.intentions
    return won


def _row(append: Append) -> dict[str, Any]:
    return {
        "which": append.code,
        "new_length": append.first + len(append.entries),
        "new_state": append.state,
        "new_due": append.due,
        "new_holder": append.holder,
        "new_lease": append.lease,
    }


def log_lines(code: str, first: int, new: Iterable[tuple[float, AnyEntry]]) -> list[dict[str, Any]]:
    """Entries as rows of the log, numbered from the first."""
    return [
        {"code": code, "number": number, "at": at, "body": entries.encode(entry).decode()}
        for number, (at, entry) in enumerate(new, first)
    ]
