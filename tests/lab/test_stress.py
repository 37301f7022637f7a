"""No bot errs on a legal position, however odd; `epoca stress GAME --positions 1000000` asks about more of them."""

import pytest

from epoca import bots
from epoca.games import OURS, load
from epoca.lab.stress import stress


@pytest.mark.parametrize("game", OURS)
@pytest.mark.parametrize("bot", ["beginner", "greedy", "network", "search:4"])
def test_a_bot_gets_through_positions_of_random_play(game: str, bot: str):
    report = stress(load(game), bot, 400, "test")
    assert report.positions == 400
    assert report.faults == []


def test_faults_are_told(monkeypatch):
    class Confused:
        def __init__(self) -> None:
            self.asked = 0

        def choose(self, game, box, state) -> int:
            self.asked += 1
            if self.asked % 2:
                raise ValueError("which?")
            return 10**6

    monkeypatch.setattr(bots, "new", lambda name, game: Confused())
    report = stress(load("ra"), "confused", 4, "test")
    assert [fault.split(": ", 1)[1] for fault in report.faults[:2]] == [
        "ValueError('which?')",
        "1000000 is not allowed",
    ]
