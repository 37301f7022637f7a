"""Real servers for tests: processes of their own, on free ports of the loopback address, stopped by their ids."""

import contextlib
import os
import resource
import signal
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
from command import Command

PATIENCE = 300.0  # seconds until a server is open: it may have to compile everything first


class Server:
    """`epoca serve` on a port and a database, which it keeps when it is started again."""

    def __init__(self, folder: Path, database: str = "", *options: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = database or str(folder / "server.db")
        self.log = folder / f"server-{self.port}.log"
        self.options = options
        self.process: Command | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        self.launch()
        self.wait()

    def launch(self) -> None:
        """Start, and do not wait."""
        words = ["serve", "--log", "--port", str(self.port), "--database", self.database, *self.options]
        self.process = Command(*words, folder=self.log.parent, stderr=str(self.log), env=dict(os.environ))

    def wait(self) -> None:
        """Wait until it answers."""
        assert self.process
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.log.read_text()
            with contextlib.suppress(httpx.TransportError):
                if self.get("/health").status_code == 200:
                    return
            time.sleep(0.02)
        raise AssertionError(f"the server did not open: {self.log.read_text()}")

    def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        return httpx.get(f"{self.url}{path}", trust_env=False, verify=False)

    def stop(self) -> int:
        """Ask it to stop, and tell how it ended."""
        assert self.process
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        self._clear_away()
        return code

    def kill(self) -> None:
        """End it without a word."""
        if self.process:
            self.process.kill()
            self.process.wait(PATIENCE)
            self._clear_away()

    def processes(self, doing: str = "") -> list[int]:
        """Its process and those it started, or only those whose command names something."""
        assert self.process
        found = []
        for folder in Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError, ProcessLookupError):  # it has just ended
                ours = os.getpgid(int(folder.name)) == self.process.pid
                found += [int(folder.name)] if ours and doing in (folder / "cmdline").read_text() else []
        return found

    @contextlib.contextmanager
    def limited(self, what: int, most: int) -> Iterator[None]:
        """A while in which each of its processes may have only so much of something."""
        before = {process: resource.prlimit(process, what) for process in self.processes()}
        for process, (_, hard) in before.items():
            resource.prlimit(process, what, (most, hard))
        try:
            yield
        finally:
            for process, limits in before.items():
                with contextlib.suppress(ProcessLookupError):
                    resource.prlimit(process, what, limits)

    def _clear_away(self) -> None:
        """End the processes in which its bots thought, should there be any left."""
        assert self.process
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process = None


def free_port() -> int:
    """A port of the loopback address that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def running(folder: Path, database: str = "", *options: str) -> Iterator[Server]:
    """A server that is open, and gone afterwards."""
    server = Server(folder, database, *options)
    try:
        server.start()
        yield server
    finally:
        server.kill()
