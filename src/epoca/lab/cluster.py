"""The arena on a Ray cluster: the same jobs, each a task that is tried again when its machine is lost."""

import logging
import os
import socket
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from epoca import bots
from epoca.bots.network import Network, Policy
from epoca.complaint import Complaint
from epoca.lab import expert
from epoca.lab.arena import Results, Runner, SeatResult, Tournament, get_to_know, play_job
from epoca.lab.harvest import Crop

LOCAL = "local"  # instead of an address: a cluster of this machine alone
TRIES_AGAIN = 20
STORE_BYTES = 100_000_000  # results are small, and travel with the answers
KNOCK_S = 10
AT_ONCE = 4  # tasks asked for at a time, for each core of the cluster


def on_ray(address: str, workers: int | None = None) -> Runner:
    """Play jobs on the Ray cluster at an address, or on a new one here."""

    def runner(tournament: Tournament, jobs: Sequence[int]) -> Results:
        ray = _connect(address, workers)
        try:
            task = ray.remote(max_retries=TRIES_AGAIN, num_cpus=1)(_play_there)
            window = AT_ONCE * max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting, playing = list(reversed(jobs)), dict[Any, int]()
            while waiting or playing:
                while waiting and len(playing) < window:
                    job = waiting.pop()
                    playing[task.remote(tournament, job, bots.registered())] = job
                done, _ = ray.wait(list(playing))
                for reference in done:
                    yield playing.pop(reference), _result(ray, reference)
        finally:
            ray.shutdown()

    return runner


def _play_there(tournament: Tournament, job: int, own: Mapping[str, bots.Player]) -> list[SeatResult]:
    get_to_know(own)
    return play_job(tournament, job)


def harvest_on_ray(address: str, workers: int | None = None) -> expert.Player:
    """Play the rounds of those who learn from search on the Ray cluster at an address, or on a new one here."""

    def play(lesson: expert.Lesson, jobs: Sequence[tuple[int, int]], *networks: Network | Policy) -> Iterator[Crop]:
        ray = _connect(address, workers)
        try:
            task = ray.remote(max_retries=TRIES_AGAIN, num_cpus=1)(expert.play_job)
            there = [ray.put(each) for each in networks]
            yield from (_result(ray, each) for each in [task.remote(lesson, *job, *there) for job in jobs])
        finally:
            ray.shutdown()

    return play


def _connect(address: str, workers: int | None) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise Complaint("a cluster needs Ray: pip install 'epoca[cluster]'") from error
    _see_that_somebody_answers(address)
    quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
    here: dict[str, Any] = {
        "include_dashboard": False,
        "object_store_memory": STORE_BYTES,
        "_node_ip_address": "127.0.0.1",
    }
    try:
        if address == LOCAL:
            ray.init(LOCAL, num_cpus=workers, **here, **quiet)
        else:
            ray.init(address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise Complaint(f"there is no Ray cluster at {address!r} that can be used") from error
    return ray


def _see_that_somebody_answers(address: str) -> None:
    """Ray itself would knock for minutes where nobody is."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK_S).close()
    except (OSError, OverflowError) as error:
        raise Complaint(f"there is no Ray cluster at {address!r} that can be used") from error


def _result(ray: Any, reference: Any) -> Any:
    try:
        return ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from error
    except ray.exceptions.RayError as error:
        raise Complaint("the cluster lost a task for good; what is done is kept: run the same command again") from error
