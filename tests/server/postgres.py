"""A PostgreSQL of one's own for tests: on a free port of the loopback address, in a folder that goes with it."""

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg
from server.servers import free_port

PATIENCE = 60.0  # seconds until it answers: after a crash it first puts things in order
PACKAGED = Path("/usr/lib/postgresql")
UNPRIVILEGED = ("postgres", "nobody")  # it does not run as root


def program(name: str) -> str | None:
    """One of PostgreSQL's programs, from the path or where Debian puts it."""
    packaged = sorted(PACKAGED.glob(f"*/bin/{name}"), key=lambda path: int(path.parts[-3]))
    return shutil.which(name) or (str(packaged[-1]) if packaged else None)


class Postgres:
    """A database cluster that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.port = folder, free_port()
        self.url = f"postgresql://epoca@127.0.0.1:{self.port}/postgres"
        self.log = folder / "postgres.log"
        self.process: subprocess.Popen[bytes] | None = None
        self._as: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = next(user for user in map(_account, UNPRIVILEGED) if user)
            self._as = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
            os.chown(folder, user.pw_uid, user.pw_gid)
        words = ["--auth=trust", "--username=epoca", "--encoding=UTF8", "--locale=C", "--no-sync"]
        self._run("initdb", "-D", str(folder / "data"), *words).wait(PATIENCE)

    def start(self) -> None:
        """Start, and wait until it answers; what is left of one that was killed may have to end first."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            if self.process is None or self.process.poll() is not None:
                where = ["-D", str(self.folder / "data"), "-p", str(self.port), "-h", "127.0.0.1"]
                self.process = self._run("postgres", *where, "-k", str(self.folder))
            with contextlib.suppress(psycopg.OperationalError), psycopg.connect(self.url):
                return
            time.sleep(0.1)
        raise AssertionError(f"PostgreSQL did not start: {self.log.read_text()}")

    def kill(self) -> None:
        """End it without a word."""
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None

    def _run(self, name: str, *words: str) -> "subprocess.Popen[bytes]":
        command = [str(program(name)), *words]
        with self.log.open("ab") as log:
            return subprocess.Popen(command, stdout=log, stderr=log, cwd=self.folder, **self._as)


def _account(name: str) -> pwd.struct_passwd | None:
    with contextlib.suppress(KeyError):
        return pwd.getpwnam(name)
    return None


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres]:
    """A PostgreSQL that answers, and is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="epoca-", ignore_cleanup_errors=True) as folder:
        postgres = Postgres(Path(folder))
        try:
            postgres.start()
            yield postgres
        finally:
            postgres.kill()
