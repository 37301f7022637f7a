"""Win chances against how matches ended."""

import pytest

from epoca import games
from epoca.bots.thinkers import Effort
from epoca.lab.calibration import Calibration, calibrate


def test_an_error_is_the_mean_distance_between_told_and_won():
    figures = Calibration(2, 100, told=(0.25, 0.75), won=(0.2, 0.85), share=(0.5, 0.5), brier=0.2)
    assert figures.error == pytest.approx(0.075)


@pytest.mark.parametrize("name", games.OURS)
def test_chances_and_wins_of_all_seats_add_up_to_one(name: str):
    two = next(calibrate(games.load(name), 2, Effort(simulations=16), "sums"))
    assert sum(told * part for told, part in zip(two.told, two.share, strict=True)) == pytest.approx(0.5, abs=0.01)
    assert sum(won * part for won, part in zip(two.won, two.share, strict=True)) == pytest.approx(0.5)
    assert two.error <= 1
    assert 0 <= two.brier <= 1
