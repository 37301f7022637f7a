"""Training, on a tiny budget: it can be interrupted, repeated, and learns something."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from epoca import chance
from epoca.bots.network import new_scratch, read_networks, thinking
from epoca.bots.thinkers import networks_of
from epoca.capabilities import Stage
from epoca.complaint import Complaint
from epoca.games import OURS, load
from epoca.lab import train, trainer
from epoca.lab.train import learn_course
from epoca.lab.trainer import Trainer, schedule
from epoca.match import Match

RA = load("ra")
pytestmark = pytest.mark.long
TINY = Stage(2, matches=60, first=16, second=8, imitations=20)


class Interrupted(Exception):
    pass


@pytest.fixture(autouse=True)
def small_steps(monkeypatch):
    monkeypatch.setattr(trainer, "CHUNK", 10)
    monkeypatch.setattr(train, "CHECKPOINT", 20)
    monkeypatch.setattr(trainer, "TEST_MATCHES", 10)


def weights(folder: Path, stage: Stage = TINY) -> list[np.ndarray]:
    net, policy = read_networks(folder / f"ra-{stage.seats}.npz")
    return [*net, *policy]


def test_a_training_that_was_interrupted_ends_as_one_that_was_not(tmp_path: Path):
    learn_course(RA, [TINY], tmp_path / "whole")

    def interrupt(stage: Stage, trainer: Trainer) -> None:
        if trainer.done == 30:
            raise Interrupted

    with pytest.raises(Interrupted):
        learn_course(RA, [TINY], tmp_path / "parts", interrupt)
    seen: list[int] = []
    learn_course(RA, [TINY], tmp_path / "parts", lambda stage, trainer: seen.append(trainer.done))
    assert seen[0] == 30, "it goes on after the checkpoint at 20"
    whole, parts = weights(tmp_path / "whole"), weights(tmp_path / "parts")
    assert all((a == b).all() for a, b in zip(whole, parts, strict=True))


def test_more_of_a_stage_begins_where_the_stage_ended(tmp_path: Path):
    more = replace(TINY, matches=20, begins_as=2)
    progress = learn_course(RA, [TINY, more], tmp_path)
    assert [len(lines) for lines in progress.values()] == [3, 1]
    first, _ = read_networks(tmp_path / "ra-2" / train.TAUGHT)
    second, _ = read_networks(tmp_path / "ra-2-more" / train.TAUGHT)
    assert 0 < abs(second.w1 - first.w1).max() < abs(first.w1).max()
    assert (weights(tmp_path)[0] == second.w1).all()


def test_another_seed_gives_another_network(tmp_path: Path):
    learn_course(RA, [TINY], tmp_path / "one")
    learn_course(RA, [replace(TINY, seed=2)], tmp_path / "two")
    assert any((a != b).any() for a, b in zip(weights(tmp_path / "one"), weights(tmp_path / "two"), strict=True))


def test_progress_is_told_and_kept(tmp_path: Path):
    told: list[trainer.Progress] = []
    progress = learn_course(RA, [TINY], tmp_path, report=lambda stage, line: told.append(line))
    assert [line.matches for line in told] == [20, 40, 60]
    assert progress["2 seats"] == told
    assert learn_course(RA, [TINY], tmp_path)["2 seats"] == told, "a finished stage remembers it"


def test_a_network_for_more_seats_begins_as_one_for_fewer(tmp_path: Path):
    game = load("ra")
    learn_course(RA, [TINY], tmp_path)
    net, _ = read_networks(tmp_path / "ra-2.npz")
    more = trainer.reseated(game, net, 2, 4)
    assert len(more.w1) == game.thinking.inputs(4)
    assert len(more.b3) == 4 * (1 + len(game.thinking.categories))
    back = trainer.reseated(game, more, 4, 2)
    assert all((a == b).all() for a, b in zip(net, back, strict=True))


def test_a_stage_without_the_network_it_begins_as_says_so(tmp_path: Path):
    with pytest.raises(Complaint, match=r"begins as .*ra-3.taught.npz: train that one first"):
        learn_course(RA, [replace(TINY, begins_as=3)], tmp_path)


def test_a_folder_of_another_training_is_refused(tmp_path: Path):
    learn_course(RA, [TINY], tmp_path)
    with pytest.raises(Complaint, match="belongs to another training"):
        learn_course(RA, [replace(TINY, seed=5)], tmp_path)


def test_a_damaged_checkpoint_is_refused(tmp_path: Path):
    learn_course(RA, [TINY], tmp_path)
    checkpoint = tmp_path / "ra-2" / "checkpoint.npz"
    checkpoint.write_bytes(checkpoint.read_bytes()[:100])
    with pytest.raises(Complaint, match="is damaged"):
        learn_course(RA, [TINY], tmp_path)


def test_rates_rise_fall_and_lambda_settles():
    stage = Stage(3, matches=10_000, rate=1e-3, keep=0.8)
    rates, keeps = zip(*[schedule(stage, match) for match in range(10_000)], strict=True)
    assert rates[0] < rates[1000] > rates[5000] > rates[-1] > 0
    assert keeps[0] == 1.0
    assert keeps[2000] == keeps[-1] == pytest.approx(0.8)


def test_learning_a_position_over_and_over_makes_it_right():
    """Matches are all won by seat 0, as far as the network is told: it comes to expect that."""
    game = load("ra")
    trainer = Trainer(RA, replace(TINY, matches=400), None)
    match = Match(game, 2, {}, chance.secret_from_seed("learn"))
    scratch = new_scratch(game, 2, trainer.net)

    def expected() -> float:
        thinking(game).judge(match.box, match.state, 0, False, trainer.net, scratch, scratch.judgement)
        return float(scratch.judgement[0, 0])

    from epoca.lab.learning import corrected, learn, note, step_network

    won = np.zeros_like(scratch.judgement)
    before = expected()
    for i in range(200):
        count = thinking(game).judge(match.box, match.state, 0, False, trainer.net, scratch, scratch.judgement)
        note(scratch, count, 0, trainer.trail, 0)
        won[:] = 0
        won[0, 0] = 1.0
        learn(trainer.trainee, trainer.trail, won, 1, 1.0)
        step_network(trainer.trainee, corrected(1e-3, i + 1))
    assert abs(before - 0.5) < 0.2
    assert expected() > 0.95


def test_the_gradient_is_that_of_the_loss():
    """Against a small change of single weights."""
    from epoca.lab.learning import LINE_WEIGHT, learn, note

    game = load("ra")
    trainer = Trainer(RA, TINY, None)
    match = Match(game, 2, {}, chance.secret_from_seed("gradient"))
    net, scratch = trainer.net, new_scratch(game, 2, trainer.net)
    goal = np.zeros_like(scratch.judgement)
    goal[0, 0], goal[1, 3] = 1.0, 0.7

    def loss() -> float:
        thinking(game).judge(match.box, match.state, 0, False, net, scratch, scratch.judgement)
        won = -np.sum(goal[:, 0] * np.log(scratch.judgement[:, 0].astype(float)))
        return float(won + LINE_WEIGHT * 0.5 * np.sum((scratch.judgement[:, 1:] - goal[:, 1:]).astype(float) ** 2))

    count = thinking(game).judge(match.box, match.state, 0, False, net, scratch, scratch.judgement)
    note(scratch, count, 0, trainer.trail, 0)
    learn(trainer.trainee, trainer.trail, goal.copy(), 1, 1.0)
    used = int(scratch.index[0])
    for array, gradient, place in [
        (net.w1, trainer.trainee.gradient.w1, (used, 5)),
        (net.b1, trainer.trainee.gradient.b1, (5,)),
        (net.w2, trainer.trainee.gradient.w2, (5, 3)),
        (net.w3, trainer.trainee.gradient.w3, (3, 0)),
        (net.b3, trainer.trainee.gradient.b3, (5,)),
    ]:
        was = array[place]
        array[place] = was + 0.01
        above = loss()
        array[place] = was - 0.01
        below = loss()
        array[place] = was
        assert (above - below) / 0.02 == pytest.approx(gradient[place], abs=2e-3)


def test_courses_cover_every_table():
    for game in map(load, OURS):
        assert sorted({stage.seats for stage in game.course}) == list(game.seats)
        known: set[int] = {0}
        for stage in game.course:
            assert stage.begins_as in known
            known.add(stage.seats)


def test_seats_nobody_plays_at_are_refused():
    with pytest.raises(Complaint, match="ra is played at 2, 3, 4, 5 seats, not at 7"):
        train.course(RA, [7], None, 1, None)


def test_installed_networks_are_those_a_games_bots_use(tmp_path: Path, monkeypatch):
    (tmp_path / "brought").mkdir()
    (tmp_path / "brought" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    game = replace(RA, package="brought")
    learn_course(game, [TINY], tmp_path / "out")
    assert train.install(game, [(2, "")], tmp_path / "out") == [tmp_path / "brought" / "weights" / "2.npz"]
    net, policy = networks_of(game, 2)
    assert all((a == b).all() for a, b in zip([*net, *policy], weights(tmp_path / "out"), strict=True))


@pytest.mark.parametrize("name", OURS)
def test_a_number_of_matches_is_that_of_every_part(name: str):
    game = load(name)
    for stage, usual in zip(train.course(game, None, 300, 1, None), game.course, strict=True):
        assert stage.matches == 300
        assert stage.imitations == min(300, usual.imitations)
        assert schedule(stage, 300)[0] < schedule(stage, 150)[0] / 5
    assert train.course(game, None, None, 1, None) == [replace(stage, seed=1) for stage in game.course]
