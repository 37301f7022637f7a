"""A scribe: a process that writes to a SQLite file, so that nobody waits for Python's lock while rows are written."""

import asyncio
import sys
from typing import Any

import msgspec

from epoca.server.store import scribing


class Failed(Exception):
    """The rows may not be on disk."""


class Scribe:
    """A process that begins with the first rows; one that died is replaced when there are more."""

    def __init__(self, path: str, *statements: str) -> None:
        self._command = [sys.executable, "-I", "-X", "utf8", scribing.__file__, path, *statements]
        self._process: asyncio.subprocess.Process | None = None

    async def write(self, rows: bytes) -> Any:
        """Write rows, a line of JSON; what the first statement found, when all are on disk."""
        process, self._process = self._process or await self._begin(), None  # until it has answered
        assert process.stdin and process.stdout
        process.stdin.write(rows + b"\n")
        if not (answer := await process.stdout.readline()):
            raise Failed("the process that writes has died")
        self._process = process
        found = msgspec.json.decode(answer)
        if isinstance(found, str):
            raise Failed(found)
        return found

    async def _begin(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        return await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)

    async def close(self) -> None:
        """Let it go."""
        if self._process and self._process.stdin:
            self._process.stdin.close()
            await self._process.wait()
