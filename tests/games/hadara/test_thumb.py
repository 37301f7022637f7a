"""The beginner's three rules of thumb. Purple cards' numbers are designed, so the scenes do without them."""

import numpy as np
import pytest
from games.hadara.scene import GAME, WITH_ABILITY, Scene, usual_box

from epoca import chance
from epoca.games.loops import pick
from epoca.records import blank

SET = ("1-yellow-1", "1-red-1", "1-blue-1", "1-green-1", "1-purple-1")


def choice(scene: Scene) -> str:
    return GAME.write(int(GAME.thumb(scene.box, scene.state)))


def fed(**markers: int) -> Scene:
    """Seat 0 with food for many cards."""
    return Scene().markers(0, food=20, **markers)


# 1. Cards: 1-red-2 costs 1 and has 4 steps and points, 1-red-10 costs 3 and has 8


@pytest.mark.parametrize(("coins", "move"), [(3, "board 1 keep 2"), (2, "board 2 keep 1"), (0, "board 2 sell 1")])
def test_it_keeps_the_card_with_most_on_it_that_it_can_pay(coins, move):
    assert choice(fed().coins(0, coins).hand(0, "1-red-2", "1-red-10").draft()) == move


@pytest.mark.parametrize(("coins", "move"), [(3, "take red keep"), (2, "take blue keep"), (0, "take red sell")])
def test_it_takes_the_card_with_most_on_it_that_it_can_pay(coins, move):
    assert choice(fed().half("B").coins(0, coins).outer("1-red-10", "1-blue-2").begin("take")) == move


@pytest.mark.parametrize(("food", "move"), [(1, "take red keep"), (0, "take green keep")])
def test_food_comes_first_when_cards_would_outgrow_it(food, move):
    scene = Scene().half("B").coins(0, 9).markers(0, food=food).outer("1-red-10", "1-green-1").begin("take")
    assert choice(scene) == move


def test_it_sells_when_one_more_card_would_go_hungry():
    assert choice(Scene().coins(0, 9).hand(0, "1-red-2", "1-red-10").draft()) == "board 2 sell 1"


# 2. Regions and busts


@pytest.mark.parametrize(("coins", "move"), [(20, "annex 9"), (0, "plunder 9")])
def test_it_takes_the_highest_region_and_annexes_if_it_can_pay(coins, move):
    assert choice(Scene().markers(0, military=14).coins(0, coins).begin("region")) == move


def test_it_takes_a_lower_region_when_it_has_the_highest():
    assert choice(Scene().markers(0, military=14).region(0, 9).begin("region")) == "plunder 3"


def test_it_carves_the_highest_bust_with_the_tile_of_its_lowest_marker():
    scene = Scene().markers(0, income=3, military=2, culture=19, food=4).begin("bust")
    assert choice(scene) == "bust 12 points military"


# 3. Seals


def test_it_buys_gold_when_it_has_a_set():
    assert choice(fed(culture=9).cards(0, *SET).coins(0, 9).begin("seals")) == "seal gold"


def test_it_buys_silver_on_its_highest_marker_without_a_set():
    assert choice(Scene().markers(0, culture=9, military=4).coins(0, 9).begin("seals")) == "seal silver culture"


def test_it_puts_silver_on_a_marker_it_has_a_tile_for():
    scene = Scene().markers(0, culture=9, military=4, food=5).tiles(0, military=1, food=1).coins(0, 9).begin("seals")
    assert choice(scene) == "seal silver food"


def test_it_buys_no_gold_without_a_set_even_when_it_has_all_silver():
    assert choice(Scene().silver(0, "food", "food").coins(0, 9).begin("seals")) == "no seal"


# What the rules of thumb leave open


def test_hungry_it_gives_up_the_card_with_fewest_points_but_food_last():
    scene = Scene().cards(0, "1-red-2", "1-red-10", "1-green-1").begin("hunger")
    assert choice(scene) == "drop 1-red-2"  # 1-green-1 has no points, but food


def test_hungry_it_gives_up_food_if_there_is_nothing_else():
    scene = Scene().cards(0, "1-green-1", "1-green-8").markers(0, food=0).begin("hunger")
    assert choice(scene) == "drop 1-green-1"


def test_it_pays_for_hunger_where_it_can():
    scene = Scene().epoch(3).cards(0, WITH_ABILITY["pay_hunger"]).markers(0, food=0).coins(0, 9).begin("hunger")
    assert choice(scene) == "pay"


@pytest.mark.parametrize("start", ["A", "choice"])
@pytest.mark.parametrize("deck", ["basic", "advanced"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_it_is_always_legal(seats: int, deck: str, start: str):
    box = usual_box(deck, start)
    mask = np.zeros(GAME.actions, np.uint8)
    s = blank(GAME.state)
    s.chance[:] = chance.stream(bytes(32), seats)
    for _ in range(15):
        GAME.deal(box, s, seats)
        while s.seat >= 0:
            count = GAME.legal(box, s, mask)
            assert mask[GAME.thumb(box, s)]
            GAME.apply(box, s, pick(s.chance, mask, count))
