"""Greedy bots with other temperaments."""

import pytest
from tables import SETTINGS, Setting, finished

from epoca import bots
from epoca.complaint import Complaint
from epoca.games import OURS, load

ALL = [(game, name) for game in OURS for name in load(game).greedy.temperaments]


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_temperament_changes_habits_that_there_are(game: str, name: str):
    assert load(game).greedy.temperaments[name].keys() <= load(game).greedy.habits.keys()


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_temperament_decides_otherwise_sometimes_and_leaves_the_box_alone(game: str, name: str):
    setting = next(s for s in SETTINGS if s.game == game and s.seats == 3)
    match = finished(setting, "temper", bots.new("greedy"))
    before = match.box.tobytes()
    usual, other = bots.new("greedy"), bots.new(f"greedy-{name}", game=match.game)
    assert any(
        usual.choose(match.game, match.box, state.copy()) != other.choose(match.game, match.box, state.copy())
        for state in match.history
        if state.seat >= 0
    )
    assert match.box.tobytes() == before


@pytest.mark.parametrize(("game", "name"), ALL)
def test_a_temperament_finishes_a_match(game: str, name: str):
    setting: Setting = next(s for s in SETTINGS if s.game == game and s.seats == 3)
    assert finished(setting, "temper", bots.new(f"greedy-{name}"), bots.new("greedy")).over


def test_a_temperament_of_another_game_is_refused_by_name():
    ra = load("ra")
    why = "ra has no bot 'greedy-warlord'; it has greedy-bold, greedy-miser, greedy-builder"
    with pytest.raises(Complaint, match=why):
        bots.new("greedy-warlord", game=ra)
    box = ra.box(ra.fill_in({}), {})
    with pytest.raises(Complaint, match=why):
        bots.new("greedy-warlord").choose(ra, box, None)
