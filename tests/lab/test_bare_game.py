"""A game that brings nothing but its rules: whatever needs more says so in a sentence."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from epoca import bots, chance
from epoca.bots.explain import advise
from epoca.complaint import Complaint
from epoca.game import Game
from epoca.games import load
from epoca.lab import balance, train, tune, value
from epoca.match import Match

BARE = replace(load("ra"), greedy=None, thumb=None, thinking=None, course=(), appraisal=None, balance=None)


def advice(game: Game) -> None:
    match = Match(game, 2, {}, chance.secret_from_seed("bare"))
    advise(game, match.box, match.redealt(match.seat), match.decided(match.seat, 0, 0))


@pytest.mark.parametrize(
    ("work", "missing"),
    [
        (lambda game: tune.Tuner(game, {}, {}, [2], 10, "x"), "greedy rule"),
        (lambda game: balance.balance(game, None, 1), "designed pieces to balance"),
        (lambda game: train.course(game, None, None, 1, None), "course to train networks by"),
        (lambda game: value.value(game, {}, 2, 1, "x"), "things to value"),
        (advice, "networks"),
    ],
)
def test_what_a_game_does_not_bring_is_said(work: Callable[[Game], object], missing: str):
    with pytest.raises(Complaint, match=f"ra has no {missing}"):
        work(BARE)


def test_a_greedy_rule_without_habits_has_nothing_to_tune():
    game = load("ra")
    assert game.greedy
    with pytest.raises(Complaint, match="ra has no habits to tune"):
        tune.Tuner(replace(game, greedy=replace(game.greedy, habits={})), {}, {}, [2], 10, "x")


def test_it_is_played_by_what_it_has():
    assert "random" in bots.known(BARE)
    assert not {"greedy", "beginner", "network", "pharaoh"} & set(bots.known(BARE))
    assert bots.by_rule(BARE) == "random"
    with pytest.raises(bots.NoSuchBot, match="unknown bot 'greedy'"):
        bots.new("greedy", game=BARE)
