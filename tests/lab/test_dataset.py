"""Matches as data: every row is a decision that a seat really had, with nothing it could not know."""

from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

from epoca import chance
from epoca.complaint import Complaint
from epoca.games import OURS, load
from epoca.lab.dataset import Order, play, write
from epoca.match import Match


@pytest.mark.parametrize("name", OURS)
def test_rows_are_the_decisions_of_the_matches(name: str, tmp_path: Path):
    game = load(name)
    order = Order(game, ("greedy", "random"), 3, "data", {})
    told: list[int] = []
    count = write(order, tmp_path / "data.parquet", told.append)
    rows = pyarrow.parquet.read_table(tmp_path / "data.parquet").to_pylist()
    assert len(rows) == count
    assert told == [3]
    for number in range(3):
        match = Match(game, 2, {}, chance.secret_from_seed(f"data, match {number}"))
        mine = [row for row in rows if row["match"] == number]
        for row in mine:
            assert row["seat"] == match.seat
            assert row["bot"] == ("greedy", "random")[(match.seat + number) % 2]
            assert np.flatnonzero(row["mask"]).tolist() == match.legal
            seen = np.zeros(game.observation.size, np.int16)
            game.observation.write(match.box, match.state, match.seat, seen)
            assert row["observation"] == seen.tolist()
            match.play(match.seat, row["action"])
        assert match.over
        for row in mine:
            assert row["points"] == match.outcome.points[row["seat"]]
            assert row["rank"] == match.outcome.ranks[row["seat"]]


def test_features_may_stand_for_observations_and_a_card_tells_what_is_there(tmp_path: Path):
    game = load("ra")
    order = Order(game, ("greedy", "random", "random"), 1, "data", {"edition": "classic"}, features=True)
    count = write(order, tmp_path / "data.parquet")
    table = pyarrow.parquet.read_table(tmp_path / "data.parquet")
    assert table.schema.field("observation").type.list_size == game.thinking.inputs(3)
    card = (tmp_path / "data.md").read_text("utf-8")
    assert f"1 matches of Ra, {count:,} decisions" in card
    assert "edition classic" in card
    assert all(f"`{column}`" in card for column in table.column_names)


def test_the_same_seed_gives_the_same_matches():
    order = Order(load("ra"), ("greedy", "random"), 1, "data", {})
    first, second = ([row["action"] for row in play(order, 0)] for _ in range(2))
    assert first == second


def test_a_file_may_be_named_for_a_search(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    assert write(Order(load("ra"), ("greedy", "random"), 1, "data", {}), Path("search:100.parquet"))


def test_a_table_that_cannot_be_is_told(tmp_path: Path):
    with pytest.raises(Complaint, match="for 2 to 5 players, not 1"):
        write(Order(load("ra"), ("greedy",), 1, "data", {}), tmp_path / "data.parquet")
