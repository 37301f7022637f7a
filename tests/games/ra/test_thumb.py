"""The beginner's three rules of thumb."""

import numpy as np
import pytest
from games.ra.scene import GAME, Scene

from epoca import chance
from epoca.games.loops import pick
from epoca.records import blank

THREE = ("nile", "pharaoh", "flood")
FOUR = (*THREE, "sphinx")


def choice(scene: Scene) -> str:
    return GAME.write(int(GAME.thumb(scene.box, scene.state)))


def table(own=(9, 6), others=(8, 7)) -> Scene:
    return Scene(seats=2).suns(0, *own).suns(1, *others).turn(0)


@pytest.mark.parametrize(
    ("track", "move"),
    [((), "draw"), (THREE, "draw"), (FOUR, "ra"), ((*FOUR, "unrest"), "draw"), ((*FOUR, "unrest", "nile"), "ra")],
)
def test_it_invokes_when_the_lot_has_four_good_tiles_more_than_bad_ones(track, move):
    assert choice(table().track(*track)) == move


@pytest.mark.parametrize(("others", "move"), [((7, 2), "draw"), ((5, 2), "ra"), ((), "ra")])
def test_three_will_do_if_nobody_can_beat_the_lowest_sun(others, move):
    assert choice(table(others=others).track(*THREE)) == move


def test_it_invokes_whatever_lies_on_a_full_track():
    assert choice(table().track(*["unrest"] * 4, *FOUR)) == "ra"


@pytest.mark.parametrize(
    ("track", "bids", "move"),
    [
        (THREE, "pass", "bid 6"),
        ((*THREE, "funeral"), "pass", "pass"),
        (THREE, "bid 7", "pass"),  # only the highest sun could beat it
        (FOUR, "bid 7", "bid 9"),
    ],
)
def test_it_bids_the_lowest_sun_it_can_and_the_highest_only_on_four(track, bids, move):
    assert choice(table().track(*track).play("draw = ra", bids)) == move


def test_it_bids_when_it_has_to():
    assert choice(table().track("funeral").play("ra", "pass")) == "bid 6"


@pytest.mark.parametrize(
    ("track", "move"),
    [
        (("writing", "gold"), "god gold"),
        (("nile", "writing"), "god writing"),
        (("art", "nile", "sphinx"), "draw"),
    ],
)
def test_it_spends_a_god_on_gold_or_on_a_new_civilization_only(track, move):
    assert choice(table().tiles(0, god=2, art=1).track(*track)) == move


def test_it_keeps_the_second_god_when_nothing_is_left_to_take():
    scene = table().tiles(0, god=2).track("nile", "gold")
    assert choice(scene.play("god gold")) == "done"


def test_without_a_god_it_takes_nothing():
    assert choice(table().track("gold")) == "draw"


@pytest.mark.parametrize(("disaster", "tile"), [("unrest", "lose writing"), ("earthquake", "lose sphinx")])
def test_it_gives_up_the_kind_it_has_most_of(disaster, tile):
    scene = table(own=(9,), others=()).tiles(0, art=1, writing=3, fortress=1, sphinx=4).track(disaster)
    assert choice(scene.play("ra", "bid 9")) == tile


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_always_legal(seats: int):
    box = GAME.box(GAME.fill_in({}), {})
    mask = np.zeros(GAME.actions, np.uint8)
    s = blank(GAME.state)
    s.chance[:] = chance.stream(bytes(32), seats)
    for _ in range(50):
        GAME.deal(box, s, seats)
        while s.seat >= 0:
            count = GAME.legal(box, s, mask)
            assert mask[GAME.thumb(box, s)]
            GAME.apply(box, s, pick(s.chance, mask, count))
