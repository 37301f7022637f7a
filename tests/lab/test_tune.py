"""Tuning the greedy player, on a tiny budget."""

import numpy as np
import pytest

from epoca.complaint import Complaint
from epoca.games import OURS, load
from epoca.lab import tune


def tuner(game: str = "ra", seats: tuple[int, ...] = (2, 3), matches: int = 40, seed: str = "t") -> tune.Tuner:
    return tune.Tuner(load(game), {}, {}, seats, matches, seed)


def test_the_same_seed_gives_the_same_champion(monkeypatch):
    monkeypatch.setattr(tune, "MUTANTS", 4)
    monkeypatch.setattr(tune, "SIGNIFICANT", -100.0)  # every candidate is kept

    def champion(seed: str) -> list[float]:
        return list(tune.tune(tuner(seed=seed), 2, lambda step: None))

    assert champion("a") == champion("a") != champion("b")


def test_a_better_player_passes_the_exam_and_a_worse_one_does_not():
    exam = tuner(matches=200)
    good = exam.champion
    spoiled = good * np.where(np.arange(len(good)) % 2, 0.2, 3.0)
    gain, error = exam.exam(spoiled, "exam")
    assert gain < -3 * error
    exam.champion = spoiled
    gain, error = exam.exam(good, "exam")
    assert gain > 3 * error


def test_an_equal_player_wins_its_fair_share_of_the_same_deals():
    exam = tuner(matches=200)
    gain, error = exam.exam(exam.champion, "exam")
    assert abs(gain) < 4 * error


@pytest.mark.parametrize("game", OURS)
def test_the_table_is_the_one_in_the_source_with_other_numbers(game: str):
    chosen = load(game)
    worth = np.arange(len(chosen.greedy.habits)) + 0.25
    names: dict[str, dict[str, float]] = {}
    exec(tune.table(chosen, worth), names)
    assert names["HABITS"] == dict(zip(chosen.greedy.habits, worth, strict=True))


@pytest.mark.parametrize("seats", [(1, 2), (9,)])
def test_seats_that_the_game_does_not_have_are_refused(seats: tuple[int, ...]):
    with pytest.raises(Complaint, match=f"ra has 2 to 5 seats here, not {seats[0]}"):
        tuner(seats=seats)


def test_an_edition_is_tuned_for_the_seats_it_has():
    assert tune.Tuner(load("ra"), {"edition": "classic"}, {}, (), 1, "t").seats == (3, 4, 5)
