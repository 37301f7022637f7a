"""What is on disk: SQLite for one process, PostgreSQL for many. The same statements for both.

A table is the log of its entries. Appends of many tables share one transaction, so that a hundred moves cost one wait
for the disk; nobody hears of a move before that. A table's `length` is compared and raised under a lock, and the key
(table, number) allows no second entry with a number: of two that append at once, one learns that it was late. So does
who did not know all intentions, which are not in the log.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.exc import IntegrityError, OperationalError, SQLAlchemyError

from epoca.complaint import Complaint
from epoca.server import entries, identity
from epoca.server.entries import AnyEntry
from epoca.server.messages import Clock, Played
from epoca.server.table import Setting

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
CHANNEL = "epoca"
MOST_AT_ONCE = 500  # appends that share a transaction
CONNECTING = 5  # seconds to wait for a database that may have gone
logger = logging.getLogger("epoca.server")

schema = sa.MetaData()
meta = sa.Table(
    "meta", schema, sa.Column("key", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
)
people = sa.Table(
    "people",
    schema,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("folded", sa.Text, nullable=False, unique=True),  # the name in small letters: nobody else may have it
    sa.Column("passphrase", sa.Text, nullable=False),
    sa.Column("created", sa.Float, nullable=False),
)
tables = sa.Table(
    "tables",
    schema,
    sa.Column("code", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("seats", sa.Integer, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("secret", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("length", sa.Integer, nullable=False),  # entries in the log
    sa.Column("state", sa.Text, nullable=False),
    sa.Column("due", sa.Float),  # when a process has to do something here
    sa.Column("holder", sa.Text, nullable=False),  # the process that does it
    sa.Column("lease", sa.Float, nullable=False),  # and until when nobody else may
    sa.Index("tables_by_due", "due"),
    sa.Index("tables_by_state", "public", "state", "opened"),
)
log = sa.Table(
    "entries",
    schema,
    sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
)
intentions = sa.Table(
    "intentions",
    schema,
    sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("intention", sa.Text, nullable=False),
)
results = sa.Table(
    "results",
    schema,
    sa.Column("code", sa.Text, sa.ForeignKey("tables.code"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("person", sa.Text, nullable=False, index=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("rank", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("ended", sa.Float, nullable=False),
)
ratings = sa.Table(
    "ratings",
    schema,
    sa.Column("person", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, primary_key=True),
    sa.Column("mu", sa.Float, nullable=False),
    sa.Column("sigma", sa.Float, nullable=False),
    sa.Column("matches", sa.Integer, nullable=False),
)


class Late(Exception):
    """Somebody else appended first: look again."""


class Unavailable(Complaint):
    """The database does not answer; nothing is known of what was asked."""


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


def connect(url: str) -> sa.Engine:
    """The database of an address; a path is a SQLite file."""
    if "://" not in url:
        Path(url).expanduser().parent.mkdir(parents=True, exist_ok=True)
        url = f"sqlite:///{Path(url).expanduser()}"
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    more: dict[str, Any] = {}
    if not url.startswith("sqlite"):
        more = {"pool_pre_ping": True, "connect_args": {"connect_timeout": CONNECTING}}
    try:
        engine = sa.create_engine(url, **more)
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ImportError, ValueError):
        raise Complaint("this is no database: name a file, or postgresql://user@host/name") from None
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _settle_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _begin_sqlite(connection: sa.Connection) -> None:
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _settle_sqlite(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # transactions begin where we say
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")  # a commit is on disk
    connection.execute("PRAGMA foreign_keys=ON")
    connection.execute("PRAGMA busy_timeout=10000")


def migrate(engine: sa.Engine) -> None:
    """Bring a database, new or of an earlier release, to the present form."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            if engine.dialect.name == "postgresql":  # processes that start together take turns
                connection.execute(sa.text("SELECT pg_advisory_xact_lock(4075)"))
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
    except OperationalError as error:
        raise Complaint(f"the database cannot be opened: {str(error.orig).strip().splitlines()[0]}") from error


class Store:
    """The database, as the rest of the server uses it."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self.reading = self.engine.execution_options(reading=True)  # waits for nobody who writes
        self.many = self.engine.dialect.name == "postgresql"
        self.process = identity.new_id()
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(4, "reader")
        self._queue: list[Append] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._writing = False
        self.batches = self.appended = 0

    def prepare(self) -> bytes:
        """Migrate, and tell the key that everything is signed with."""
        migrate(self.engine)
        with self.engine.begin() as connection:
            kept = connection.execute(sa.select(meta.c.value).where(meta.c.key == "key")).scalar()
            if kept is None:
                kept = identity.new_key().hex()
                connection.execute(_ignoring(self.engine, meta).values(key="key", value=kept))
                kept = connection.execute(sa.select(meta.c.value).where(meta.c.key == "key")).scalar_one()
            if not self.many:  # whoever was at something is gone
                connection.execute(tables.update().where(tables.c.lease > 0).values(lease=0.0))
        return bytes.fromhex(kept)

    def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_on())

    async def close(self) -> None:
        """Write what is waiting, and stop."""
        while self._queue or self._writing:
            await asyncio.sleep(0.01)
        if self._task:
            self._task.cancel()
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    # -------------------------------------------------------------------------------------- appending

    async def append(self, append: Append) -> None:
        """Put entries on disk; Late if somebody else was quicker, Unavailable if the database does not answer."""
        self._queue.append(append)
        self._wake.set()
        await append.done

    async def _write_on(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._queue:
                batch, self._queue = self._queue[:MOST_AT_ONCE], self._queue[MOST_AT_ONCE:]
                self._writing = True
                try:
                    won = await loop.run_in_executor(self._writer, self._write, batch)
                except Exception as error:  # whatever it is, the next ones have to be written
                    unavailable = _unavailable(error)
                    for append in batch:
                        if not append.done.done():
                            append.done.set_exception(unavailable)
                    continue
                finally:
                    self._writing = False
                self.batches += 1
                self.appended += len(batch)
                for append in batch:
                    if append.done.done():
                        continue
                    if append in won:
                        append.done.set_result(None)
                    else:
                        append.done.set_exception(Late())

    def _write(self, batch: Sequence[Append]) -> set[Append]:
        """One transaction for all; tells who did not come too late."""
        codes = [append.code for append in batch]
        with self.engine.begin() as connection:
            rows = connection.execute(
                sa.select(tables.c.code, tables.c.length)
                .where(tables.c.code.in_(codes))
                .order_by(tables.c.code)
                .with_for_update()
            )
            length = dict(rows.tuples().all())
            intended: dict[str, dict[int, str]] = {code: {} for code in codes}
            for code, seat, intention in connection.execute(
                sa.select(intentions).where(intentions.c.code.in_(codes))
            ).tuples():
                intended[code][seat] = intention
            won = []
            for append in batch:
                if length.get(append.code) == append.first and intended[append.code] == append.knew:
                    won.append(append)
                    length[append.code] += len(append.entries)
                    if append.intentions is not None:
                        intended[append.code] = append.intentions
            if won:
                connection.execute(_APPEND, [_row(append) for append in won])
                if lines := [line for append in won for line in _lines(append)]:
                    connection.execute(log.insert(), lines)
                for append in won:
                    self._write_rest(connection, append)
                if self.many:
                    connection.execute(_NOTIFY, {"payload": self._payload(won)})
        return set(won)

    def _write_rest(self, connection: sa.Connection, append: Append) -> None:
        if append.intentions is not None:
            connection.execute(intentions.delete().where(intentions.c.code == append.code))
            lines = [{"code": append.code, "seat": s, "intention": i} for s, i in append.intentions.items()]
            if lines:
                connection.execute(intentions.insert(), lines)
        if append.results:
            connection.execute(_ignoring(self.engine, results), append.results)
            rate(connection, append.results)

    def _payload(self, won: Sequence[Append]) -> str:
        return f"{self.process} " + " ".join(append.code for append in won)

    # ----------------------------------------------------------------------------------------- tables

    async def open_table(
        self,
        setting: Setting,
        first: Sequence[tuple[float, AnyEntry]],
        state: str,
        due: float | None,
        holder: str = "",
        lease: float = 0.0,
    ) -> None:
        """Keep a new table and the first entries of its log."""
        row = {
            "code": setting.code,
            "game": setting.game,
            "options": msgspec.json.encode(setting.options).decode(),
            "seats": setting.seats,
            "public": setting.public,
            "clock": msgspec.json.encode(setting.clock).decode(),
            "secret": setting.secret.hex(),
            "host": setting.host,
            "opened": setting.opened,
            "length": len(first),
            "state": state,
            "due": due,
            "holder": holder,
            "lease": lease,
        }
        lines = [
            {"code": setting.code, "number": n, "at": at, "body": entries.encode(entry).decode()}
            for n, (at, entry) in enumerate(first)
        ]

        def write() -> None:
            with self.engine.begin() as connection:
                connection.execute(tables.insert(), row)
                if lines:
                    connection.execute(log.insert(), lines)

        await self._in(self._writer, write)

    async def table(self, code: str) -> tuple[Setting, list[tuple[float, AnyEntry]], dict[int, str]] | None:
        """A table with its log and intentions."""

        def read() -> Any:
            with self.reading.begin() as connection:
                row = connection.execute(sa.select(tables).where(tables.c.code == code)).mappings().first()
                return (dict(row), *self._since(connection, code, 0)) if row else None

        found = await self._in(self._readers, read)
        if not found:
            return None
        row, lines, intended = found
        return _setting(row), lines, intended

    async def since(self, code: str, number: int) -> tuple[list[tuple[float, AnyEntry]], dict[int, str]]:
        """What a log has from an entry on, and the intentions of now."""

        def read() -> Any:
            with self.reading.begin() as connection:
                return self._since(connection, code, number)

        return await self._in(self._readers, read)  # type: ignore[no-any-return]

    def _since(self, connection: sa.Connection, code: str, number: int) -> Any:
        query = sa.select(log.c.at, log.c.body).where(log.c.code == code, log.c.number >= number).order_by(log.c.number)
        lines = [(at, entries.decode(body)) for at, body in connection.execute(query)]
        query = sa.select(intentions.c.seat, intentions.c.intention).where(intentions.c.code == code)
        return lines, dict(connection.execute(query).tuples().all())

    async def listed(self, state: str, most: int) -> list[str]:
        """The codes of public tables, the newest first."""
        query = sa.select(tables.c.code).where(tables.c.public, tables.c.state == state)
        return await self._codes(query.order_by(tables.c.opened.desc()).limit(most))

    async def due(self, now: float, most: int) -> list[str]:
        """Tables where something is to be done that nobody is doing."""
        query = sa.select(tables.c.code).where(tables.c.due <= now, tables.c.lease <= now)
        return await self._codes(query.order_by(tables.c.due).limit(most))

    async def claim(self, code: str, length: int, seconds: float) -> bool:
        """Take it on oneself to do what is due at a table, unless somebody else does."""
        now = time.time()
        free = sa.or_(tables.c.lease <= now, tables.c.holder == self.process)
        claim = tables.update().where(tables.c.code == code, tables.c.length == length, free)

        def write() -> bool:
            with self.engine.begin() as connection:
                return connection.execute(claim.values(holder=self.process, lease=now + seconds)).rowcount == 1

        return await self._in(self._writer, write)

    async def renew(self, codes: Sequence[str], seconds: float) -> None:
        """Go on with what one has taken on oneself; a table that is written to just now is left alone."""
        own = sa.select(tables.c.code).where(tables.c.code.in_(codes), tables.c.holder == self.process)
        renewal = tables.update().where(tables.c.code.in_(own.with_for_update(skip_locked=True)))

        def write() -> None:
            with self.engine.begin() as connection:
                connection.execute(renewal.values(lease=time.time() + seconds))

        await self._in(self._writer, write)

    async def _codes(self, query: sa.Select[Any]) -> list[str]:
        def read() -> list[str]:
            with self.reading.begin() as connection:
                return [code for (code,) in connection.execute(query)]

        return await self._in(self._readers, read)

    # ----------------------------------------------------------------------------------------- people

    async def keep_name(self, id: str, name: str, passphrase: str) -> tuple[str, str] | None:
        """Keep a name for who knows the passphrase: the id and the name, None if another passphrase keeps it."""

        def write() -> tuple[str, str] | None:
            folded = name.casefold()
            find = sa.select(people.c.id, people.c.name, people.c.passphrase).where(people.c.folded == folded)
            with self.reading.begin() as connection:
                found = connection.execute(find).first()
            if not found:
                row = {"id": id, "name": name, "folded": folded, "passphrase": identity.keep(passphrase)}
                try:
                    with self.engine.begin() as connection:
                        connection.execute(people.insert(), {**row, "created": time.time()})
                    return id, name
                except IntegrityError:
                    return None
            return (found.id, found.name) if identity.fits(found.passphrase, passphrase) else None

        return await self._in(self._readers, write)

    async def is_kept(self, name: str) -> bool:
        """Whether a name belongs to somebody with a passphrase."""
        query = sa.select(people.c.id).where(people.c.folded == name.casefold())
        return bool(await self._codes(query))

    async def profile(self, name: str, most: int) -> tuple[str, dict[str, float], list[Played]] | None:
        """A kept name, its ratings, and its last matches."""

        def read() -> Any:
            with self.reading.begin() as connection:
                person = connection.execute(sa.select(people).where(people.c.folded == name.casefold())).first()
                if not person:
                    return None
                rated = connection.execute(sa.select(ratings).where(ratings.c.person == person.id)).all()
                own = sa.select(results).where(results.c.person == person.id)
                played = connection.execute(own.order_by(results.c.ended.desc()).limit(most)).all()
                codes = [row.code for row in played]
                others = connection.execute(
                    sa.select(results.c.code, results.c.name).where(results.c.code.in_(codes)).order_by(results.c.seat)
                ).all()
                matches = [
                    Played(row.code, row.game, row.ended, row.rank, row.points, [n for c, n in others if c == row.code])
                    for row in played
                ]
                return person.name, {row.game: shown_rating(row.mu, row.sigma) for row in rated}, matches

        return await self._in(self._readers, read)  # type: ignore[no-any-return]

    async def alive(self) -> bool:
        """Whether the database answers."""
        try:
            return await self._codes(sa.select(sa.literal("yes"))) == ["yes"]
        except Unavailable:
            return False

    async def _in(self, pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise _unavailable(error) from error

    # ------------------------------------------------------------------------------------------- news

    async def tell(self, payload: str) -> None:
        """Tell the other processes something that is not kept."""

        def write() -> None:
            with self.engine.begin() as connection:
                connection.execute(_NOTIFY, {"payload": payload})

        if self.many:
            await self._in(self._readers, write)

    async def news(self) -> AsyncIterator[str]:
        """What other processes tell; an empty text after every break, when something may have been missed."""
        import psycopg

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
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


_APPEND = (
    tables.update()
    .where(tables.c.code == sa.bindparam("which"))
    .values({name: sa.bindparam(f"new_{name}") for name in ("length", "state", "due")})
    .values(
        {c: sa.func.coalesce(sa.bindparam(f"new_{c.name}", type_=c.type), c) for c in (tables.c.holder, tables.c.lease)}
    )
)
_NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', :payload)")


def _row(append: Append) -> dict[str, Any]:
    return {
        "which": append.code,
        "new_length": append.first + len(append.entries),
        "new_state": append.state,
        "new_due": append.due,
        "new_holder": append.holder,
        "new_lease": append.lease,
    }


def _lines(append: Append) -> list[dict[str, Any]]:
    return [
        {"code": append.code, "number": append.first + i, "at": at, "body": entries.encode(entry).decode()}
        for i, (at, entry) in enumerate(append.entries)
    ]


def _setting(row: dict[str, Any]) -> Setting:
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
    )


def _ignoring(engine: sa.Engine, table: sa.Table) -> Any:
    """An insert that leaves alone what is there."""
    from sqlalchemy.dialects import postgresql, sqlite

    insert = sqlite.insert if engine.dialect.name == "sqlite" else postgresql.insert
    return insert(table).on_conflict_do_nothing()


def _unavailable(error: Exception) -> Unavailable:
    logger.warning("the database does not answer", extra={"facts": {"error": str(error).splitlines()[0][:200]}})
    return Unavailable("server-unavailable")


# ---------------------------------------------------------------------------------------------- ratings


def rate(connection: sa.Connection, lines: Sequence[dict[str, Any]]) -> None:
    """Let a result change the ratings of the kept names in it; others are rated as newcomers, each time anew."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    game = lines[0]["game"]
    kept = set(
        connection.execute(sa.select(people.c.id).where(people.c.id.in_([line["person"] for line in lines]))).scalars()
    )
    if not kept:
        return
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.person.in_(kept))
    query = query.order_by(ratings.c.person).with_for_update()
    before = {row.person: row for row in connection.execute(query)}
    teams = []
    for line in lines:
        row = before.get(line["person"])
        teams.append([model.rating(row.mu, row.sigma) if row else model.rating()])
    after = model.rate(teams, ranks=[line["rank"] for line in lines])
    for line, (rating,) in zip(lines, after, strict=True):
        if line["person"] not in kept:
            continue
        values = {"mu": rating.mu, "sigma": rating.sigma}
        if row := before.get(line["person"]):
            change = ratings.update().where(ratings.c.person == line["person"], ratings.c.game == game)
            connection.execute(change.values(**values, matches=row.matches + 1))
        else:
            connection.execute(ratings.insert(), {"person": line["person"], "game": game, **values, "matches": 1})


def shown_rating(mu: float, sigma: float) -> float:
    """A rating people know how to read: newcomers have 1000, and it is what they are at least sure to be worth."""
    return round(1000 + 40 * (mu - 3 * sigma), 0)
