"""Processes that do not outlive the one that started them."""

import threading
from collections.abc import Callable
from multiprocessing import parent_process
from multiprocessing.process import BaseProcess
from typing import Any


def when_orphaned(act: Callable[[], Any]) -> None:
    """Do something when the process that started this one has died, even if it could not say so."""
    parent = parent_process()

    def wait(parent: BaseProcess) -> None:
        parent.join()
        act()

    if parent:
        threading.Thread(target=wait, args=(parent,), daemon=True).start()
