"""What lies in the box (HA-1 to HA-5)."""

import csv
import io
from collections import Counter

import pytest
from games.hadara.scene import GAME, Scene

TABLES = {name: list(csv.DictReader(io.StringIO(text))) for name, text in GAME.components().items()}
REQUIREMENTS = (3, 9, 15, 21, 30)


@pytest.mark.rule("HA-1")
@pytest.mark.parametrize("epoch", ["1", "2", "3"])
def test_an_epoch_has_10_cards_of_each_colour_and_14_purple_ones(epoch):
    counted = Counter(card["colour"] for card in TABLES["cards.csv"] if card["epoch"] == epoch)
    assert counted == {"yellow": 10, "red": 10, "blue": 10, "green": 10, "purple": 14}


@pytest.mark.rule("HA-1")
def test_there_are_162_cards():
    assert len(TABLES["cards.csv"]) == 162


@pytest.mark.rule("HA-1")
@pytest.mark.parametrize("epoch", ["1", "2", "3"])
def test_four_purple_cards_of_an_epoch_and_no_others_are_for_the_advanced_game(epoch):
    decks = Counter((card["colour"], card["deck"]) for card in TABLES["cards.csv"] if card["epoch"] == epoch)
    assert decks["purple", "basic"] == 10
    assert {colour for colour, deck in decks if deck == "advanced"} == {"purple"}


@pytest.mark.rule("HA-2")
def test_the_card_in_the_book_costs_3_gives_2_culture_and_1_food_and_is_worth_2():
    (card,) = Scene().cards(0, "1-blue-8").player(0).cards
    assert (card.epoch, card.colour, card.price, card.resources, card.points) == (1, "blue", 3, (0, 0, 2, 1), 2)


@pytest.mark.rule("HA-2")
def test_every_card_lies_there_with_all_that_is_printed_on_it():
    for row in TABLES["cards.csv"]:
        (card,) = Scene().cards(0, f"{row['epoch']}-{row['colour']}-{row['number']}").player(0).cards
        printed = [row[column] for column in ("price", "income", "military", "culture", "food", "points", "ability")]
        shown = [card.price, *card.resources, card.points, card.ability or ""]
        assert [str(value) for value in shown] == printed


@pytest.mark.rule("HA-2")
def test_only_purple_cards_have_abilities_and_every_ability_is_on_one_card():
    able = [card for card in TABLES["cards.csv"] if card["ability"]]
    assert {card["colour"] for card in able} == {"purple"}
    assert len({card["ability"] for card in able}) == len(able) == 18


@pytest.mark.rule("HA-3")
def test_there_are_5_regions_of_each_requirement_and_none_of_6():
    counted = Counter(int(region["requirement"]) for region in TABLES["regions.csv"])
    assert counted == dict.fromkeys(REQUIREMENTS, 5)


@pytest.mark.rule("HA-3")
def test_a_region_of_requirement_6_is_no_move():
    moves = {GAME.write(action) for action in range(GAME.actions)}
    assert {move for move in moves if move.startswith("plunder")} == {f"plunder {n}" for n in REQUIREMENTS}


@pytest.mark.rule("HA-3")
def test_the_back_of_a_region_never_gives_fewer_points_than_its_front():
    assert all(int(region["back_points"]) >= int(region["front_points"]) for region in TABLES["regions.csv"])


@pytest.mark.rule("HA-4")
def test_there_are_5_start_cards_with_two_sides_and_initiatives_1_to_5():
    sides = [(card["initiative"], card["side"]) for card in TABLES["starts.csv"]]
    assert sides == [(initiative, side) for initiative in "12345" for side in "AB"]


@pytest.mark.rule("HA-5")
def test_a_player_begins_with_2_bonus_tiles_of_each_resource():
    assert [player.bonus for player in Scene(5).view().players] == [(2, 2, 2, 2)] * 5


@pytest.mark.rule("HA-5")
def test_a_player_has_4_busts_and_none_is_carved_at_first():
    assert [player.busts for player in Scene(5).view().players] == [(None,) * 4] * 5


@pytest.mark.rule("HA-5")
def test_no_seal_is_bought_at_first():
    assert [(player.silver, player.gold) for player in Scene(5).view().players] == [((), 0)] * 5


@pytest.mark.rule("HA-5")
def test_2_silver_and_2_gold_seals_are_all_a_player_can_buy():
    scene = Scene().coins(0, 900).half("B").begin("seals")
    scene.play("seal silver food", "seal gold", "seal silver food", "seal gold")
    assert (scene.player(0).silver, scene.player(0).gold) == (("food", "food"), 2)
    assert scene.phase != "seals"


@pytest.mark.rule("HA-5")
def test_the_busts_need_6_12_20_and_30():
    scene = Scene().markers(0, culture=30).tiles(0, food=1).begin("bust")
    assert scene.legal() - {"no bust"} == {
        f"bust {n} {side}" for n in (6, 12, 20, 30) for side in ("food", "points food")
    }


@pytest.mark.rule("HA-5")
def test_coins_do_not_run_out_with_those_of_the_box():
    scene = Scene().coins(0, 900).markers(0, income=80).markers(1, income=70).begin("income")
    assert (scene.purse(0), scene.purse(1)) == (980, 70)


@pytest.mark.rule("HA-5")
def test_a_marker_passes_ten_and_goes_on():
    scene = Scene().markers(0, military=9).hand(0, "1-red-1", "1-red-3").coins(0, 2).draft(0).play("board 1 keep 2")
    assert scene.marker(0, "military") == 12
