"""The ladder: ratings that say how often one bot beats another, at any number of seats."""

from itertools import combinations
from pathlib import Path

import numpy as np
import pyarrow.dataset
import pytest

from epoca import games
from epoca.complaint import Complaint
from epoca.lab import arena, ladder

DEALS = 4000


def drawn(gap: float, seats: int) -> ladder.Shares:
    """What two bots win of each other, one of them `gap` points stronger."""
    strength = np.array([10 ** (gap / 400), 1.0])
    dice = np.random.default_rng(7)
    copies = np.array([[1, seats - 1], [seats - 1, 1]][: 1 if seats == 2 else 2])
    first = [dice.binomial(seats, share, DEALS) for share in (copies * strength)[:, 0] / (copies @ strength)]
    return np.stack([np.stack([wins, seats - wins], axis=1) for wins in first], axis=1).astype(float)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_ratings_are_the_strengths_that_matches_were_drawn_from(seats: int):
    strengths = {"strong": 1700, "anchor": 1500, "weak": 1420}
    shares = {(a, b): drawn(strengths[a] - strengths[b], seats) for a, b in combinations(strengths, 2)}
    found = ladder.rate(shares, seats, "anchor")
    assert [rung.bot for rung in found.rungs] == list(strengths)
    for rung in found.rungs:
        assert abs(rung.rating.mean - strengths[rung.bot]) < 15
        assert rung.rating.error < 15
    assert found.rungs[1].rating.error == 0, "the one who is held in place"


def test_a_bot_that_never_loses_has_a_rating_all_the_same():
    always = np.stack([np.full((50, 1), 2.0), np.zeros((50, 1))], axis=2)
    found = ladder.rate({("a", "b"): always}, 2, "b")
    assert found.rungs[0].bot == "a"
    assert 1900 < found.rungs[0].rating.mean < 2600


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("ladder")
    ladder.climb(games.load("ra"), ["greedy", "random"], 3, 12, "test", folder, arena.on_cores(1))
    return folder


def test_a_ladder_grows_by_a_bot_without_playing_anything_twice(folder: Path):
    played = list[arena.Tournament]()

    def runner(tournament: arena.Tournament, jobs):
        played.append(tournament)
        return arena.on_cores(1)(tournament, jobs)

    bots = ["random", "greedy", "beginner"]
    found = ladder.climb(games.load("ra"), bots, 3, 12, "test", folder, runner)
    assert [tournament.bots for tournament in played] == [("beginner", "greedy"), ("beginner", "random")]
    assert found.matches == 12
    assert found.rungs[-1].bot == "random"
    again = ladder.climb(games.load("ra"), bots, 3, 12, "test", folder, runner)
    assert (again, len(played)) == (found, 2)
    assert ladder.table(found).count("\n") == 4


def test_its_files_are_read_as_one_table(folder: Path):
    rows = pyarrow.dataset.dataset(folder, partitioning="hive").to_table().to_pylist()
    assert {row["seats"] for row in rows} == {3}
    greedy = [row for row in rows if row["line_up"] == "greedy, random, random" and row["bot"] == "greedy"]
    assert [row["seat"] for row in greedy] == [0, 1, 2] * 2, "every seat with every deal"


def test_one_bot_alone_is_no_ladder(tmp_path: Path):
    with pytest.raises(Complaint, match="two different bots"):
        ladder.climb(games.load("ra"), ["greedy", "greedy"], 2, 12, "test", tmp_path, arena.on_cores(1))


def test_who_looks_at_a_clock_is_not_rated_unless_asked_for():
    by_rule, levels = ["random", "beginner", "greedy"], ["farmer", "scribe", "priest", "vizier"]
    assert ladder.public(games.load("ra")) == [*by_rule, *levels, "search:100"]
