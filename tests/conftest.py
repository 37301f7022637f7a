"""The order of tests: what takes long begins first, so that nobody waits for it alone; any other order will do too."""

import os
import random
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling

pytest.register_assert_rewrite("epoca.testing")

# Files whose scenes all look at one thing that takes long to make; those of a group compile much the same.
TOGETHER = {
    "test_hostile.py": "hostile",
    "test_processes.py": "processes",
    "test_train.py": "learning",
    "test_exploit.py": "learning",
    "test_expert.py": "learning",
}


class OneByOne(LoadScopeScheduling):  # type: ignore[misc]
    """Hands out tests one by one, and the scenes of some files to one worker."""

    def _split_scope(self, nodeid: str) -> str:
        return TOGETHER.get(nodeid.partition("::")[0].rpartition("/")[2], nodeid)


def pytest_xdist_auto_num_workers() -> int:
    """Two more than there are cores, for some of them always wait."""
    return min(12, (os.cpu_count() or 1) + 2)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneByOne:
    """How workers share the tests."""
    return OneByOne(config, log)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--shuffle SEED` runs the modules, and the tests in each of them, in an order of their own."""
    parser.addoption("--shuffle", metavar="SEED", help="run the tests in another order for each seed")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle, or put what takes long first.

    Scenes in a browser are dealt new cards each time, and share two cores with all other tests: one that fails is
    played once more, and the summary tells of it (`-rR`).
    """
    for item in items:
        if "visit" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))
    seed = config.getoption("--shuffle")
    if seed is None:
        items.sort(key=lambda item: item.get_closest_marker("long") is None)
        return
    dice = random.Random(seed)
    modules = {item.path: dice.random() for item in items}
    items.sort(key=lambda item: (modules[item.path], dice.random()))
