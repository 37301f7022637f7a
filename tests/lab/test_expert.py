"""Learning from search, on a tiny budget."""

import csv
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from epoca.bots.network import forward, new_scratch, read_networks
from epoca.bots.thinkers import networks_of, responses_of
from epoca.complaint import Complaint
from epoca.games import load
from epoca.lab import arena
from epoca.lab.expert import Lesson, Student, gathered, learn_from_search, on_cores, play_job

RA = load("ra")
pytestmark = pytest.mark.long
TINY = Lesson("ra", 2, rounds=3, jobs=2, matches=1, simulations=4, window=2, every=3, exam_deals=1, exam_simulations=2)
BY_TWO = on_cores(2)
NETWORKS = *networks_of(RA, 2), networks_of(RA, 2)[0]  # the last one as a former self


@pytest.fixture(scope="module")
def crop():
    return play_job(TINY, 0, 0, *NETWORKS)


def test_what_the_policy_should_think_adds_up_to_one(crop):
    searched = crop.mask.any(axis=1)
    assert searched.any()
    assert (crop.wish * crop.mask)[searched].sum(axis=1) == pytest.approx(1, abs=1e-4)


def test_chances_to_win_that_are_learned_add_up_to_one(crop):
    assert crop.target[:, :, 0].sum(axis=1) == pytest.approx(1, abs=1e-3)
    assert crop.target[-1, :, 0].max() > crop.target[0, :, 0].max(), "the end is nearer to what happened"


def test_the_same_job_gives_the_same_positions_and_another_one_others(crop):
    again, other = play_job(TINY, 0, 0, *NETWORKS), play_job(TINY, 0, 1, *NETWORKS)
    assert all((a == b).all() for a, b in zip(crop, again, strict=True))
    assert crop.value.shape != other.value.shape or (crop.value != other.value).any()


@pytest.mark.parametrize("job", [0, 1, 2])
def test_nobody_learns_from_what_guests_decide(job):
    crop = play_job(replace(TINY, guests=1000), 0, job, *NETWORKS)
    assert len(set(crop.viewer[crop.mask.any(axis=1)])) == 1, "one of the two is a guest"


def test_who_learns_to_beat_greedy_players_sees_all_positions_and_decides_alone():
    three = *networks_of(RA, 3), networks_of(RA, 3)[0]
    crop = play_job(replace(TINY, seats=3, against="greedy"), 0, 0, *three)
    decided = crop.mask.any(axis=1)
    assert len(set(crop.viewer)) == 1
    assert decided.any() and not decided.all()


def test_what_is_learned_against_greedy_players_stands_beside_the_usual_networks(tmp_path: Path):
    lesson = replace(TINY, rounds=1, against="greedy")
    before, after = learn_from_search(lesson, tmp_path, BY_TWO, arena.on_cores(1))
    assert (before.matches, after.matches) == (0, 2)
    assert responses_of(RA, 2, tmp_path / "ra-2-search-against-greedy" / "round-0001")
    assert (tmp_path / "ra-2-greedy.npz").exists() and not (tmp_path / "ra-2.npz").exists()


def test_crops_are_gathered_with_their_inputs(crop):
    both = gathered([crop, crop])
    k = len(crop.viewer)
    assert len(both.viewer) == 2 * k
    for i in (0, k - 1):
        first, twin = (slice(*both.start[j : j + 2]) for j in (i, k + i))
        assert (both.index[first] == both.index[twin]).all()
    assert both.start[-1] == len(both.index)


def test_a_run_that_was_interrupted_ends_as_one_that_was_not(tmp_path: Path):
    often = replace(TINY, every=1, guests=1000)  # former selves come as guests
    learn_from_search(often, tmp_path / "whole", BY_TWO, arena.on_cores(1))

    def interrupt(student: Student) -> None:
        if student.round == 2:
            raise InterruptedError

    with pytest.raises(InterruptedError):
        learn_from_search(often, tmp_path / "parts", BY_TWO, arena.on_cores(1), tell=interrupt)
    learn_from_search(often, tmp_path / "parts", on_cores(1), arena.on_cores(1))
    whole, parts = (read_networks(tmp_path / run / "ra-2.npz") for run in ("whole", "parts"))
    assert all((a == b).all() for a, b in zip((*whole[0], *whole[1]), (*parts[0], *parts[1]), strict=True))
    assert (whole[0].w1 != networks_of(RA, 2)[0].w1).any(), "and something was learned"
    with (tmp_path / "parts" / "ra-2-search" / "curve.csv").open() as opened:
        milestones = list(csv.DictReader(opened))
    assert [(at["round"], at["matches"]) for at in milestones] == [("1", "2"), ("2", "4"), ("3", "6")]
    with pytest.raises(Complaint, match="belongs to another training"):
        learn_from_search(replace(TINY, seed=2), tmp_path / "parts", BY_TWO, arena.on_cores(1))


def test_more_units_change_nothing_before_something_is_learned(tmp_path: Path, crop):
    net, _ = networks_of(RA, 2)
    wide = Student(replace(TINY, units=160), tmp_path).value.weights
    assert (len(wide.b1), len(wide.b2)) == (160, 40)
    index, value = crop.index[: crop.start[1]], crop.value[: crop.start[1]]
    told = []
    for each in (net, wide):
        scratch = new_scratch(RA, 2, each)
        forward(each, index, value, len(index), scratch.first, scratch.second, scratch.out)
        told.append(scratch.out)
    assert told[0] == pytest.approx(told[1], abs=1e-5)


def test_the_policy_may_learn_alone(tmp_path: Path):
    net, policy = networks_of(RA, 2)
    student = Student(replace(TINY, policy_alone=True), tmp_path)
    student.advance(BY_TWO)
    judging, choosing = student.players
    assert all((mine == before).all() for mine, before in zip(judging, net, strict=True))
    assert any((mine != before).any() for mine, before in zip(choosing, policy, strict=True))


def test_only_the_last_rounds_are_learned_from(tmp_path: Path):
    student = Student(replace(TINY, rounds=9), tmp_path)
    for _ in range(3):
        student.advance(BY_TWO)
        student.save()
    assert len(student.window) == TINY.window
    assert len(list(tmp_path.glob("harvest-*.npz"))) == TINY.window
    assert np.isfinite(student.loss)
