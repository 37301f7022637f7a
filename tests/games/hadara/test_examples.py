"""The worked examples of the rulebook (HA-53 to HA-61)."""

import pytest
from games.hadara.scene import GAME, WITH_ABILITY, Scene

from epoca.game import SPECTATOR
from epoca.match import Match


@pytest.mark.rule("HA-53")
def test_the_start_card_with_initiative_2():
    match = Match(GAME, 5, {"start": "A"}, bytes(32))
    (player,) = (p for p in GAME.view(match.box, match.state, SPECTATOR).players if p.initiative == 2)
    assert (player.coins, player.markers) == (8, (2, 1, 3, 4))


@pytest.mark.rule("HA-53", "HA-2")
def test_a_blue_card_of_epoch_1_costs_3_and_gives_culture_2_food_1_and_2_points():
    blue = [Scene().printed(f"1-blue-{number}") for number in range(1, 11)]
    assert (3, (0, 0, 2, 1), 2) in [(card.price, tuple(card.resources), card.points) for card in blue]


@pytest.mark.rule("HA-53", "HA-6")
def test_with_four_players_8_cards_of_each_colour_are_laid_out_in_epoch_2():
    assert Scene(4).epoch(2).open().view().inner == (8, 8, 8, 8, 8)


@pytest.mark.rule("HA-54", "HA-19")
def test_a_sold_card_of_epoch_1_brings_2_coins():
    assert Scene().hand(0, "1-red-1", "1-red-2").draft(0).play("board 1 sell 2").purse(0) == 2


@pytest.mark.rule("HA-54", "HA-22")
def test_an_income_of_12_brings_12_coins():
    assert Scene().markers(0, income=12).begin("income").purse(0) == 12


@pytest.mark.rule("HA-56", "HA-25")
def test_a_region_of_3_turned_over_gives_income_1_and_military_1_and_2_points():
    scene = Scene().markers(0, military=3).coins(0, 1).next_region(3, income=1, military=1)
    scene.begin("income").play("annex 3")
    assert scene.all_markers(0) == (1, 4, 0, 0)
    assert scene.line(0, "regions") == 2


@pytest.mark.rule("HA-57")
def test_the_bust_of_6_counts_4_points():
    assert Scene().bust(0, 6, "food").line(0, "busts") == 4


@pytest.mark.rule("HA-54")
def test_a_blue_card_of_price_5_costs_3_with_two_blue_cards():
    scene = Scene().epoch(2).cards(0, "1-blue-1", "1-blue-2").coins(0, 3).hand(0, "2-blue-6", "2-blue-4").draft(0)
    assert {card.name: card.price for card in scene.view(0).hand}["2-blue-4"] == 5
    assert scene.play("board 1 keep 2").purse(0) == 0


@pytest.mark.rule("HA-55")
def test_military_19_with_regions_3_and_9_leaves_only_15():
    scene = Scene().markers(0, military=19).region(0, 3).region(0, 9).coins(0, 2).begin("income")
    assert scene.legal() == {"no region", "plunder 15", "annex 15"}


@pytest.mark.rule("HA-55")
def test_plundering_15_gives_5_coins_and_8_points():
    scene = Scene().markers(0, military=19).begin("income").play("plunder 15")
    assert (scene.purse(0), scene.line(0, "regions")) == (5, 8)


@pytest.mark.rule("HA-56")
def test_military_12_annexes_a_9_for_1_coin_and_gains_2_military_and_1_culture():
    scene = Scene().markers(0, military=12).coins(0, 1).next_region(9, military=2, culture=1)
    scene.begin("income").play("annex 9")
    assert scene.purse(0) == 0
    assert scene.all_markers(0) == (0, 14, 1, 0)


@pytest.mark.rule("HA-57")
def test_culture_13_carves_bust_12_and_moves_income_by_3():
    scene = Scene().markers(0, culture=13).begin("bust").play("bust 12 income")
    assert scene.all_markers(0) == (3, 0, 13, 0)


@pytest.mark.rule("HA-57")
def test_culture_20_carves_bust_20_with_points_for_14_and_4():
    scene = Scene().markers(0, culture=20).begin("bust").play("bust 20 points income")
    assert scene.line(0, "busts") == 14 + 4
    assert scene.all_markers(0) == (0, 0, 20, 0)


SIX_CARDS = ("1-yellow-3", "1-red-1", "1-red-2", "1-blue-1", "1-blue-2", "1-purple-1")


@pytest.mark.rule("HA-58")
def test_food_9_feeds_6_cards():
    scene = Scene().cards(0, *SIX_CARDS).markers(0, food=9).half("B").begin("hunger")
    assert scene.phase != "hunger"
    assert len(scene.owns(0)) == 6


@pytest.mark.rule("HA-58")
def test_food_6_with_7_cards_costs_one_card_and_a_yellow_one_takes_income_and_military_along():
    scene = Scene().cards(0, *SIX_CARDS, "1-purple-3").markers(0, income=5, military=5, culture=5, food=6)
    scene.half("B").begin("hunger").play("drop 1-yellow-3")
    assert scene.all_markers(0) == (4, 4, 5, 6)
    assert len(scene.owns(0)) == 6
    assert scene.phase != "hunger"


@pytest.mark.rule("HA-59")
def test_a_silver_seal_on_military_30_gives_15_points():
    scene = Scene().coins(0, 2).half("B").begin("seals").play("seal silver military")
    assert scene.markers(0, military=30).line(0, "silver") == 15


@pytest.mark.rule("HA-59")
def test_a_gold_seal_and_3_sets_give_21_points():
    scene = Scene().coins(0, 3).half("B").begin("seals").play("seal gold")
    sets = [f"2-{colour}-{n}" for colour in ("yellow", "red", "blue", "green", "purple") for n in (1, 2, 3)]
    scene.state.place[:] = 0
    assert scene.cards(0, *sets).line(0, "gold") == 21


@pytest.mark.rule("HA-60")
def test_per_green_with_2_green_cards_moves_food_by_2():
    scene = Scene().cards(0, "1-green-1", "1-green-2").markers(0, food=5).coins(0, 20)
    scene.hand(0, "1-purple-1", WITH_ABILITY["per_green"]).draft(0).play("board 1 keep 2")
    assert scene.all_markers(0) == (0, 0, 0, 7)


@pytest.mark.rule("HA-60")
def test_pay_hunger_keeps_11_cards_with_food_9_for_4_coins():
    reds = [f"{epoch}-red-{number}" for epoch in (1, 2) for number in (1, 2, 3, 4, 5)]
    scene = Scene().epoch(2).half("B").cards(0, *reds, WITH_ABILITY["pay_hunger"]).markers(0, food=9).coins(0, 5)
    scene.begin("hunger").play("pay", "pay")
    assert scene.phase != "hunger"
    assert (len(scene.owns(0)), scene.purse(0)) == (11, 1)


@pytest.mark.rule("HA-61")
def test_buy_requirements_takes_a_region_15_with_military_14_for_3_coins():
    scene = (
        Scene()
        .epoch(3)
        .cards(0, WITH_ABILITY["buy_requirements"])
        .markers(0, military=14)
        .region(0, 3)
        .region(0, 9)
        .coins(0, 3)
    )
    scene.begin("income").play("plunder 15")
    assert scene.purse(0) == 3 - 3 + 5
    assert scene.player(0).regions[2].requirement == 15
