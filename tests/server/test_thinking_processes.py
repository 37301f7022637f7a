"""The processes in which bots think end with the server, and quietly."""

import threading
import time
from multiprocessing import active_children

from epoca.server.processes import Processes


def test_nothing_is_left_of_them_even_if_they_are_stopped_at_work():
    before = set(active_children()), set(threading.enumerate())
    processes = Processes(2, nicer=1)
    for _ in range(4):
        processes.submit(time.sleep, 60)
    processes.close()
    assert (set(active_children()), set(threading.enumerate())) == before
