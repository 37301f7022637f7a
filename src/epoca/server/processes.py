"""Work in processes of its own, with lower priority than people's moves."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from epoca.orphans import when_orphaned

T = TypeVar("T")


class Processes:
    """A few processes, which begin with the first work; one that died is replaced."""

    def __init__(self, number: int, nicer: int) -> None:
        self.number, self.nicer = number, nicer
        self._begun: ProcessPoolExecutor | None = None

    @property
    def _pool(self) -> ProcessPoolExecutor:
        if not self._begun:
            self._begun = ProcessPoolExecutor(self.number, get_context("spawn"), _begin, (self.nicer,))
        return self._begun

    async def run(self, work: Callable[..., T], *args: Any) -> T:
        """What a function returns that runs in one of them."""
        loop = asyncio.get_running_loop()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, work, *args)
        except BrokenProcessPool:
            if self._begun is pool:  # others may have waited for the same one
                self._begun = None
            return await loop.run_in_executor(self._pool, work, *args)

    def submit(self, work: Callable[..., T], *args: Any) -> Future[T]:
        """Begin something that nobody waits for."""
        return self._pool.submit(work, *args)

    def close(self) -> None:
        """Stop working; when this returns, nothing is left that the end of the server could meet half closed."""
        if not self._begun:
            return
        processes, manager = list(self._begun._processes.values()), self._begun._executor_manager_thread
        self._begun.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.terminate()
        if manager:
            manager.join()  # type: ignore[attr-defined]  # it is a thread, whatever the stubs say


def _begin(nicer: int) -> None:
    """A child of the server does not hear Ctrl-C, lets others go first, and does not outlive the server."""
    import signal

    when_orphaned(lambda: os._exit(1))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.nice(nicer)
