"""What a scribe does, in a process of its own: each line of rows that comes in goes to a SQLite file and is answered.

Only what this needs is imported, so that it is there at once and takes little memory.
"""

import json
import signal
import sqlite3
import sys

SETTLED = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",  # a commit is on disk
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=10000",
)


def settle(connection: sqlite3.Connection) -> None:
    """What holds for every connection; transactions begin where we say."""
    connection.isolation_level = None
    for pragma in SETTLED:
        connection.execute(pragma)


class Scribing:
    """A file, and the statements that rows are written with: the answer is what the first of them finds."""

    def __init__(self, path: str, statements: list[str]) -> None:
        self._path, self._statements = path, statements
        self._file: sqlite3.Connection | None = None

    def answer(self, rows: str) -> str:
        """Write rows in one transaction; a JSON string says why they are not on disk."""
        try:
            return self._write(self._open(), rows)
        except sqlite3.Error as error:
            if self._file and self._file.in_transaction:
                self._file.execute("ROLLBACK")
            return json.dumps(str(error))

    def _open(self) -> sqlite3.Connection:
        if not self._file:
            file = sqlite3.connect(self._path)
            settle(file)
            self._file = file
        return self._file

    def _write(self, file: sqlite3.Connection, rows: str) -> str:
        file.execute("BEGIN IMMEDIATE")
        found = [file.execute(statement, (rows,)).fetchone() for statement in self._statements]
        file.execute("COMMIT")
        return str(found[0][0])


if __name__ == "__main__":
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, signal.SIG_IGN)  # it is over when nothing more can come in
    scribing = Scribing(sys.argv[1], sys.argv[2:])
    for line in sys.stdin:
        print(scribing.answer(line), flush=True)
