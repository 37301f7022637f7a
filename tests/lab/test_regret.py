"""What a search loses by thinking less."""

import pytest

from epoca.games import load
from epoca.lab.regret import regrets

pytestmark = pytest.mark.long


@pytest.fixture(scope="module")
def found():
    return regrets(load("ra"), 2, positions=4, efforts=(0, 8, 400), yardstick=400, seed="scene")


def test_every_effort_is_judged(found):
    assert [each.simulations for each in found] == [0, 8, 400]
    assert all(0 <= each.agrees <= 1 and abs(each.loss.mean) < 1 for each in found)


def test_who_thinks_as_long_as_the_judge_regrets_nothing(found):
    assert found[-1].agrees == 1
    assert found[-1].loss.mean == 0


def test_the_same_seed_gives_the_same_figures(found):
    assert regrets(load("ra"), 2, positions=4, efforts=(0, 8, 400), yardstick=400, seed="scene") == found
