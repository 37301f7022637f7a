"""The command `epoca` in processes forked from one that is ready for everything, which saves each of them seconds."""

import atexit
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from multiprocessing import forkserver, get_context, resource_tracker
from pathlib import Path
from types import ModuleType
from typing import Any

FORKS = get_context("forkserver")
FORKS.set_forkserver_preload(["ready"])
HERE = str(Path(__file__).parent)
PATIENCE = 600.0  # seconds until a command has hung
_starting = threading.Lock()


class Command(FORKS.Process):  # type: ignore[name-defined,misc]
    """`epoca` with some words, to be waited for and ended as with `subprocess`."""

    def __init__(
        self, *words: str, folder: Path, stdin: str = os.devnull, stdout: str = os.devnull, **more: Any
    ) -> None:
        super().__init__(target=_epoca, args=(words, str(folder), stdin, stdout), kwargs=more)
        with _as_nobody():
            self.start()

    def poll(self) -> int | None:
        """How it ended, if it has."""
        return self.exitcode

    def wait(self, timeout: float | None = None) -> int:
        """Wait, and tell how it ended."""
        self.join(timeout)
        if self.exitcode is None:
            raise subprocess.TimeoutExpired(self.name, timeout or 0)
        return self.exitcode


def run(*words: str, folder: Path, typed: str = "", env: Mapping[str, str]) -> "subprocess.CompletedProcess[str]":
    """Run `epoca` to its end, with lines that somebody types."""
    with tempfile.TemporaryDirectory() as place:
        stdin, stdout, stderr = (Path(place) / name for name in ("stdin", "stdout", "stderr"))
        stdin.write_text(typed, "utf-8")
        command = Command(
            *words, folder=folder, stdin=str(stdin), stdout=str(stdout), stderr=str(stderr), env=dict(env)
        )
        try:
            code = command.wait(PATIENCE)
        finally:
            command.kill()
        return subprocess.CompletedProcess(words, code, stdout.read_text("utf-8"), stderr.read_text("utf-8"))


@contextmanager
def _as_nobody() -> Iterator[None]:
    """Start processes that find what to get ready, and that need not import pytest as the module they began with."""
    with _starting:
        begun, paths = sys.modules["__main__"], os.environ.get("PYTHONPATH", "")
        sys.modules["__main__"] = ModuleType("__main__")
        os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, [HERE, paths]))
        try:
            yield
        finally:
            sys.modules["__main__"], os.environ["PYTHONPATH"] = begun, paths


def _epoca(words: tuple[str, ...], folder: str, stdin: str, stdout: str, stderr: str, env: Mapping[str, str]) -> None:
    """What a process started by a shell finds: streams, folder, environment and words, and nothing of the tests."""
    os.setsid()
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(env)
    append = os.O_WRONLY | os.O_CREAT | os.O_APPEND
    for number, (path, how) in enumerate([(stdin, os.O_RDONLY), (stdout, append), (stderr, append)]):
        os.dup2(os.open(path, how, 0o600), number)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, encoding="utf-8") for number, mode in enumerate("rww"))
    sys.argv = ["epoca", *words]
    sys.path[:] = [path for path in sys.path if path != HERE]
    tracker = resource_tracker._resource_tracker
    tracker._fd = tracker._pid = None  # or ours would tell of what a killed server left behind
    forkserver._forkserver.__init__()  # what it forks comes from it, and not from where it came from
    from epoca.cli import main

    try:
        main()
    finally:
        atexit._run_exitfuncs()
