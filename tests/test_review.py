"""A match looked at again: planted blunders are found, and the account of everybody's result adds up."""

import json
import os
from pathlib import Path

import command
import numpy as np
import pytest

from epoca import bots, chance, games, record, review
from epoca.bots.thinkers import Effort, Thinker
from epoca.game import Game
from epoca.match import Match
from epoca.review import Verdict
from epoca.review.chart import chart

LIGHT = Effort(simulations=64)
DEEP = Effort(simulations=1600)
PLAIN_TO_SEE = 0.14  # of the chance to win: what a planted blunder costs at least, by a deep search

every_game = pytest.mark.parametrize("name", games.OURS)


def played(name: str, seed: str, seats: int = 3) -> Match:
    """A match among networks."""
    match = Match(games.load(name), seats, {}, chance.secret_from_seed(seed))
    network = bots.new("network", game=match.game)
    while not match.over:
        match.play(match.seat, bots.decide(network, match))
    return match


def planted(game: Game, seed: str, seats: int) -> tuple[Match, int] | None:
    """A match among strong bots up to a decision that was replaced by the worst one, if that costs much."""
    match = played(game.name, seed, seats)
    plies = [ply for ply in range(len(match.actions)) if len(game.legal_actions(match.box, match.history[ply])) > 2]
    ply = plies[int(np.random.default_rng(len(plies)).integers(len(plies)))]
    match.cut(ply)
    deep, seat = Thinker(DEEP), match.seat
    searched = deep.prospects(game, match.box, match.redealt(seat))
    worth = {action: deep.weigh(action, 1, 200)[0].chances[seat] for action in match.legal}
    worst = min(worth, key=lambda action: worth[action])
    if worth[searched[0].action] - worth[worst] < PLAIN_TO_SEE:
        return None
    match.play(seat, worst)
    return match, ply


def verdict_on(match: Match, ply: int) -> Verdict:
    """What the review says of one decision."""
    judged = review.Reviewer(match).judge(ply)
    assert judged is not None
    return judged.verdict


@every_game
def test_planted_blunders_are_found(name: str):
    game = games.load(name)
    plants = [plant for seed in range(16) if (plant := planted(game, f"plant {seed}", 3))]
    found = [verdict_on(*plant) in (Verdict.MISTAKE, Verdict.BLUNDER) for plant in plants]
    assert len(plants) >= 3
    assert all(found)


@every_game
def test_strong_players_are_hardly_blamed(name: str):
    judged = review.review(played(name, "strong", 2), LIGHT).decisions
    assert sum(each.verdict == Verdict.BLUNDER for each in judged) <= 0.05 * len(judged)


@every_game
def test_where_a_result_comes_from_adds_up(name: str):
    found = review.review(played(name, "sum"), LIGHT)
    assert found.result
    for seat in range(3):
        account = found.account(seat)
        assert account.first + account.draws + account.others + account.own == pytest.approx(found.result[seat])
        assert account.own <= 0 <= account.accuracy <= 1
        assert sum(account.counts.values()) == sum(each.seat == seat for each in found.decisions)


@every_game
def test_the_same_match_is_judged_alike_twice(name: str):
    match = played(name, "twice", 2)
    assert review.review(match, LIGHT) == review.review(match, LIGHT)


def test_a_decision_is_judged_by_what_its_seat_knew():
    """Another card in somebody else's hand, and other draws to come, change nothing."""
    match = played("hadara", "knowledge")
    judged = review.Reviewer(match, LIGHT).judge(30)
    shorter = Match(match.game, 3, {}, match.secret)
    for action in match.actions[:31]:
        shorter.play(shorter.seat, action)
    assert review.Reviewer(shorter, LIGHT).judge(30) == judged


def test_a_move_without_a_choice_is_not_judged():
    match = played("ra", "forced")
    forced = [k for k in range(len(match.actions)) if len(match.game.legal_actions(match.box, match.history[k])) == 1]
    reviewer = review.Reviewer(match, LIGHT)
    assert [reviewer.judge(ply) for ply in forced[:3]] == [None] * len(forced[:3])


def test_the_command_tells_draws_and_prints_a_review(tmp_path: Path):
    match = played("ra", "told", 2)
    names = [record.Player("Ana"), record.Player("network", "network")]
    (tmp_path / "match.epoca").write_text(record.write(match, names))

    def epoca(*words: str) -> str:
        told = command.run("review", "match.epoca", "--simulations", "32", *words, folder=tmp_path, env=os.environ)
        assert told.returncode == 0, told.stderr
        return told.stdout

    assert "Accuracy" in epoca("--lang", "en", "--chart", "c.svg")
    assert (tmp_path / "c.svg").read_text().count("<polyline") == 2
    assert len(json.loads(epoca("--json"))["accounts"]) == 2


def test_names_cannot_break_the_picture():
    match = played("ra", "picture", 2)
    judged = [review.Reviewer(match, LIGHT).judge(0)]
    drawn = chart(review.collect(match, [each for each in judged if each]), ["<b>", "Ana & Bob"], len(match.actions))
    assert "<b>" not in drawn
    assert "Ana &amp; Bob" in drawn
