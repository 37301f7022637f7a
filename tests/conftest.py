"""The order of tests: what takes long begins first, so that nobody waits for it alone; any other order will do too."""

import random

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--shuffle SEED` runs the modules, and the tests in each of them, in an order of their own."""
    parser.addoption("--shuffle", metavar="SEED", help="run the tests in another order for each seed")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Shuffle, or put what takes long first."""
    seed = config.getoption("--shuffle")
    if seed is None:
        items.sort(key=lambda item: item.get_closest_marker("long") is None)
        return
    dice = random.Random(seed)
    modules = {item.path: dice.random() for item in items}
    items.sort(key=lambda item: (modules[item.path], dice.random()))
