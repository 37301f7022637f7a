"""A database and how it is reached: SQLite for one process, PostgreSQL for many. The same statements for both."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, SQLAlchemyError

from epoca.complaint import Complaint
from epoca.server.store.scribing import settle

T = TypeVar("T")
MIGRATIONS = Path(__file__).parent / "migrations"
CONNECTING = 5  # seconds to wait for a database that may have gone
logger = logging.getLogger("epoca.server")


class Unavailable(Complaint):
    """The database does not answer; nothing is known of what was asked."""


def connect(url: str) -> sa.Engine:
    """The database of an address; a path is a SQLite file."""
    if "://" not in url:
        try:
            Path(url).expanduser().parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Complaint(f"there is no place for the database: {error}") from error
        url = f"sqlite:///{Path(url).expanduser()}"
    if url.startswith("postgresql://"):
        url = url.replace("postgresql://", "postgresql+psycopg://", 1)
    more: dict[str, Any] = {}
    if not url.startswith("sqlite"):
        more = {"pool_pre_ping": True, "connect_args": {"connect_timeout": CONNECTING}}
    try:
        engine = sa.create_engine(url, **more)
    except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ImportError, ValueError):
        raise Complaint("this is not a database: name a file, or postgresql://user@host/name") from None
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _settle_sqlite)
        sa.event.listen(engine, "begin", _begin_sqlite)
    return engine


def _begin_sqlite(connection: sa.Connection) -> None:
    reading = connection.get_execution_options().get("reading")
    connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


def _settle_sqlite(connection: Any, _: Any) -> None:
    settle(connection)


def migrate(engine: sa.Engine) -> None:
    """Bring a database, new or of an earlier release, to the present form; and see whether it can be written to."""
    newest = max(version.name[:4] for version in MIGRATIONS.glob("versions/0*.py"))
    try:
        if _form(engine) == newest:
            with engine.begin() as connection:
                connection.execute(sa.text("UPDATE alembic_version SET version_num = version_num"))
        else:
            _upgrade(engine)
    except DBAPIError as error:
        raise Complaint(f"the database cannot be used: {str(error.orig).strip().splitlines()[0]}") from error


def _upgrade(engine: sa.Engine) -> None:
    from alembic import command  # which takes longer than all else at a start where there is nothing to do
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":  # processes that start together take turns
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(4075)"))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _form(engine: sa.Engine) -> str | None:
    """The version of the form that a database has, None if it has none yet or cannot be read."""
    try:
        with engine.execution_options(reading=True).begin() as connection:
            return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    except SQLAlchemyError:
        return None


class Database:
    """A database that any thread may read and one thread writes; whoever asks does not wait in the event loop."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        self.multiprocess = self.engine.dialect.name == "postgresql"  # whether other processes may use it too
        place = self.engine.url
        is_file = not self.multiprocess and not place.query and place.database != ":memory:"
        self.file = (is_file and place.database) or ""  # that any process can open by this name
        self._reading = self.engine.execution_options(reading=True)  # waits for nobody who writes
        self._writer = ThreadPoolExecutor(1, "writer")
        self._readers = ThreadPoolExecutor(4, "reader")

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """What a look into the database finds."""

        def read() -> T:
            with self._reading.begin() as connection:
                return work(connection)

        return await self._run(self._readers, read)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Change something, in a transaction of its own and in the order in which it was asked for."""
        return await self._run(self._writer, lambda: self._change(work))

    async def write_aside(self, work: Callable[[sa.Connection], T]) -> T:
        """Change something that others need not wait for, and that waits for nobody."""
        return await self._run(self._readers, lambda: self._change(work))

    def _change(self, work: Callable[[sa.Connection], T]) -> T:
        with self.engine.begin() as connection:
            return work(connection)

    async def column(self, query: sa.Select[Any]) -> Sequence[Any]:
        """The first value of each row."""
        return await self.read(lambda connection: connection.execute(query).scalars().all())

    async def alive(self) -> bool:
        """Whether it answers."""
        try:
            return list(await self.column(sa.select(sa.literal("yes")))) == ["yes"]
        except Unavailable:
            return False

    def insert_new(self, table: sa.Table) -> Any:
        """An insert that leaves alone what is there."""
        from sqlalchemy.dialects import postgresql, sqlite

        insert = postgresql.insert if self.multiprocess else sqlite.insert
        return insert(table).on_conflict_do_nothing()

    def close(self) -> None:
        """Let go of it."""
        self._writer.shutdown()
        self._readers.shutdown()
        self.engine.dispose()

    async def _run(self, threads: Executor, work: Callable[[], T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(threads, work)
        except IntegrityError:
            raise
        except DataError as error:  # such as a text with a sign that it cannot keep
            raise Complaint("the database cannot keep this text") from error
        except SQLAlchemyError as error:
            raise unavailable(error) from error


def unavailable(error: Exception) -> Unavailable:
    """What somebody is told who asked for something when the database did not answer; the log tells more."""
    logger.warning("the database does not answer", extra={"facts": {"error": str(error).splitlines()[0][:200]}})
    return Unavailable("server-unavailable")
