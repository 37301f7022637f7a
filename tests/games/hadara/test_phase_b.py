"""Phase B: taking the open cards, feeding, seals (HA-29 to HA-35)."""

import pytest
from games.hadara.scene import GAME, WITH_ABILITY, Scene

from epoca.game import SPECTATOR
from epoca.games.hadara import place
from epoca.games.hadara.events import CardGivenUp, CardSold, CardTaken, EpochEnded, IncomeCollected

SIX_CARDS = ("1-yellow-1", "1-yellow-2", "1-red-1", "1-red-2", "1-blue-1", "1-blue-2")
COLOURS = ("yellow", "red", "blue", "green", "purple")


def open_cards():
    """Three cards of each colour lie on the outer piles, and three players may take them."""
    cards = [f"1-{colour}-{number}" for colour in COLOURS for number in (1, 2, 3)]
    return Scene().outer(*cards).half("B").round(1)


def hungry(*cards, food, **markers):
    """Seat 0 has these cards and this food when everybody is fed."""
    return Scene().cards(0, *cards).markers(0, food=food, **markers).half("B").begin("hunger")


def seals_table(epoch, coins):
    return Scene().epoch(epoch).half("B").coins(0, coins).begin("seals")


# The open cards


@pytest.mark.rule("HA-29")
def test_the_top_card_of_any_pile_may_be_taken_and_kept_or_sold():
    scene = Scene().outer("1-red-1", "1-red-4", "1-green-2").coins(0, 9).begin("take")
    assert scene.legal() == {"take red keep", "take red sell", "take green keep", "take green sell"}


@pytest.mark.rule("HA-29")
def test_a_taken_card_is_the_one_on_top():
    scene = Scene().outer("1-red-1", "1-red-4").coins(0, 2).begin("take").play("take red keep")
    assert scene.owns(0) == {"1-red-4"}
    assert scene.pile("red") == ["1-red-1"]
    assert scene.view().tops[1].name == "1-red-1"


@pytest.mark.rule("HA-29")
def test_piles_may_not_be_searched():
    scene = Scene().outer("1-red-1", "1-red-4").begin("take")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert "1-red-1" not in repr(scene.view(viewer))
        assert scene.view(viewer).outer == (0, 2, 0, 0, 0)


@pytest.mark.rule("HA-29")
def test_keeping_costs_the_price_less_the_cards_of_the_colour_as_in_phase_a():
    scene = Scene().cards(0, "1-red-1").outer("1-red-8").coins(0, 5).begin("take").play("take red keep")
    assert scene.purse(0) == 3
    assert scene.marker(0, "military") == 4


@pytest.mark.rule("HA-29")
def test_a_card_that_is_too_dear_can_only_be_sold():
    assert Scene().outer("1-red-8").coins(0, 2).begin("take").legal() == {"take red sell"}


@pytest.mark.rule("HA-29")
@pytest.mark.parametrize(("epoch", "coins"), [(1, 2), (2, 3), (3, 4)])
def test_selling_an_open_card_brings_as_much_as_in_phase_a(epoch, coins):
    scene = Scene().epoch(epoch).half("B").outer(f"{epoch}-red-4").begin("take").play("take red sell")
    assert scene.purse(0) == coins
    assert scene.place(f"{epoch}-red-4") == place.DISCARDED


@pytest.mark.rule("HA-29")
def test_everybody_has_seen_an_open_card_that_is_sold():
    scene = Scene().outer("1-red-4").begin("take").play("take red sell")
    for viewer in (SPECTATOR, 0, 1, 2):
        assert scene.told(CardSold, viewer)[0].card.name == "1-red-4"


@pytest.mark.rule("HA-29")
def test_taking_a_card_shows_the_one_below_it():
    scene = Scene().outer("1-red-1", "1-red-4").begin("take").play("take red sell")
    (taken,) = scene.told(CardTaken)
    assert (taken.card.name, taken.top.name) == ("1-red-4", "1-red-1")


@pytest.mark.rule("HA-29")
def test_everybody_takes_five_times_in_turn_from_the_start_player_until_nothing_is_left():
    scene = open_cards().start_player(1).begin("take")
    asked = []
    while scene.phase == "take":
        asked.append(scene.seat)
        scene.play(next(move for move in sorted(scene.legal()) if move.endswith("sell")))
    assert asked == [1, 2, 0] * 5
    assert [scene.pile(colour) for colour in COLOURS] == [[]] * 5


@pytest.mark.rule("HA-29")
def test_the_start_player_of_phase_a_starts_phase_b():
    scene = open_cards().half("A").start_player(2).begin("bust")
    assert (scene.phase, scene.view().half, scene.view().round, scene.seat) == ("take", "B", 1, 2)


@pytest.mark.rule("HA-29")
def test_no_card_goes_back_to_the_board():
    scene = Scene().outer("1-red-1").coins(0, 9).begin("take")
    assert scene.refusal("board 1 sell 2").rule == "HA-29"


def last_open_card(**markers):
    """Phase B: the last card on the board is seat 2's to take."""
    scene = Scene().half("B").round(5).outer("1-red-4").begin("take")
    scene.state.turn, scene.state.seat = 2, 2
    return scene.markers(0, **markers)


@pytest.mark.rule("HA-30")
def test_after_the_last_open_card_come_income_and_then_the_regions():
    scene = last_open_card(income=4, military=3).play("take red sell")
    assert [event.gained for event in scene.told(IncomeCollected)] == [4, 0, 0]
    assert (scene.phase, scene.seat) == ("region", 0)


@pytest.mark.rule("HA-30")
def test_after_the_regions_come_the_busts_and_then_the_feeding():
    scene = last_open_card(military=3, culture=6).cards(0, "1-yellow-1").markers(0, income=0).play("take red sell")
    assert scene.phase == "region"
    assert scene.play("plunder 3").phase == "bust"
    assert scene.play("bust 6 income").phase == "hunger"


@pytest.mark.rule("HA-30")
def test_phase_b_allows_a_region_and_a_bust_besides_those_of_phase_a():
    scene = Scene().region(0, 3).bust(0, 6, "food").markers(0, military=9, culture=12).half("B").begin("income")
    scene.play("plunder 9", "bust 12 income")
    assert [region is not None for region in scene.player(0).regions] == [True, True, False, False, False]
    assert [tile is not None for tile in scene.player(0).busts] == [True, True, False, False]


# Feeding


@pytest.mark.rule("HA-31")
@pytest.mark.parametrize("food", [6, 7])
def test_who_has_no_more_cards_than_food_gives_up_none(food):
    scene = hungry(*SIX_CARDS, food=food)
    assert scene.phase != "hunger"
    assert scene.owns(0) == set(SIX_CARDS)


@pytest.mark.rule("HA-31")
def test_who_has_more_cards_than_food_must_give_one_up():
    scene = hungry(*SIX_CARDS, food=5)
    assert (scene.phase, scene.seat, scene.view().short) == ("hunger", 0, 1)


@pytest.mark.rule("HA-31")
def test_the_owner_chooses_any_own_card():
    scene = hungry(*SIX_CARDS, food=5)
    assert scene.legal() == {f"drop {card}" for card in SIX_CARDS}


@pytest.mark.rule("HA-31")
def test_cards_are_given_up_until_food_is_enough():
    scene = hungry(*SIX_CARDS, food=4).play("drop 1-red-1")
    assert (scene.phase, scene.view().short) == ("hunger", 1)
    scene.play("drop 1-yellow-1")
    assert scene.phase != "hunger"
    assert len(scene.owns(0)) == 4


@pytest.mark.rule("HA-31")
def test_the_start_card_does_not_eat():
    assert hungry("1-red-1", food=1).phase != "hunger"


@pytest.mark.rule("HA-31")
def test_nobody_is_fed_at_the_end_of_phase_a():
    scene = open_cards().half("A").cards(0, "1-red-4", "1-blue-4").begin("bust")
    assert scene.phase == "take"


@pytest.mark.rule("HA-31")
def test_the_hungry_give_up_cards_in_order_from_the_start_player():
    scene = Scene().cards(0, "1-red-1").cards(1, "1-red-2").cards(2, "1-red-4").start_player(1).half("B")
    scene.begin("hunger")
    asked = []
    while scene.phase == "hunger":
        asked.append(scene.seat)
        scene.play(*scene.legal())
    assert asked == [1, 2, 0]


@pytest.mark.rule("HA-31")
def test_cards_of_earlier_epochs_may_be_given_up():
    scene = Scene().epoch(3).half("B").cards(0, "1-red-1", "2-red-1", "3-red-1").markers(0, food=2).begin("hunger")
    assert scene.legal() == {"drop 1-red-1", "drop 2-red-1", "drop 3-red-1"}


@pytest.mark.rule("HA-32")
def test_a_given_up_card_takes_its_resources_with_it():
    scene = hungry("1-yellow-5", "1-red-1", food=1, income=7, military=7, culture=7).play("drop 1-yellow-5")
    assert scene.all_markers(0) == (5, 6, 7, 1)


@pytest.mark.rule("HA-32")
def test_a_given_up_card_is_seen_by_all_and_leaves_the_game():
    scene = hungry("1-red-1", food=0).play("drop 1-red-1")
    assert scene.place("1-red-1") == place.DISCARDED
    assert scene.told(CardGivenUp)[0].card.name == "1-red-1"


@pytest.mark.rule("HA-32")
def test_a_given_up_card_brings_no_coins():
    scene = Scene().cards(0, WITH_ABILITY["sale_bonus"], "1-red-1").half("B").begin("hunger").play("drop 1-red-1")
    assert scene.purse(0) == 0


@pytest.mark.rule("HA-32")
def test_a_given_up_card_counts_no_points():
    assert hungry("1-red-6", "1-red-1", food=1).play("drop 1-red-6").line(0, "cards") == 1


@pytest.mark.rule("HA-32")
def test_a_given_up_card_makes_nothing_cheaper_any_more():
    scene = hungry("1-red-6", "1-red-1", food=1).play("drop 1-red-6").start_player(0)
    scene.outer("1-red-8").coins(0, 2).begin("take")
    assert scene.play("take red keep").purse(0) == 0


@pytest.mark.rule("HA-32")
def test_losing_food_forces_further_discards():
    scene = hungry("1-green-1", "1-red-1", "1-blue-1", "1-yellow-1", food=3)
    scene.play("drop 1-green-1")
    assert (scene.marker(0, "food"), scene.view().short, scene.phase) == (1, 2, "hunger")
    scene.play("drop 1-red-1", "drop 1-blue-1")
    assert scene.phase != "hunger"


@pytest.mark.rule("HA-32")
def test_a_discard_that_takes_food_along_can_cost_everything():
    scene = hungry("1-green-1", "1-green-4", food=1, income=0).play("drop 1-green-1")
    assert scene.marker(0, "food") == -1
    assert scene.play("drop 1-green-4").owns(0) == set()


# Seals


@pytest.mark.rule("HA-33")
@pytest.mark.parametrize(("epoch", "silver", "gold"), [(1, 2, 3), (2, 6, 9), (3, 20, 30)])
def test_a_seal_costs_more_in_every_epoch(epoch, silver, gold):
    assert seals_table(epoch, 99).play("seal silver income").purse(0) == 99 - silver
    assert seals_table(epoch, 99).play("seal gold").purse(0) == 99 - gold


@pytest.mark.rule("HA-33")
@pytest.mark.parametrize(("epoch", "silver", "gold"), [(1, 2, 3), (2, 6, 9), (3, 20, 30)])
def test_a_seal_needs_its_price_in_coins(epoch, silver, gold):
    silvers = {f"seal silver {resource}" for resource in ("income", "military", "culture", "food")}
    assert seals_table(epoch, silver - 1).phase != "seals"
    assert seals_table(epoch, silver).legal() == {"no seal"} | silvers
    assert seals_table(epoch, gold - 1).legal() == {"no seal"} | silvers
    assert seals_table(epoch, gold).legal() == {"no seal", "seal gold"} | silvers


@pytest.mark.rule("HA-33")
def test_any_number_of_seals_may_be_bought_in_one_step():
    scene = seals_table(1, 10).play("seal gold", "seal silver income", "seal gold", "seal silver food")
    assert (scene.player(0).gold, scene.player(0).silver, scene.purse(0)) == (2, ("income", "food"), 0)


@pytest.mark.rule("HA-33")
def test_no_seal_need_be_bought():
    scene = seals_table(1, 10).play("no seal")
    assert (scene.player(0).gold, scene.player(0).silver, scene.purse(0)) == (0, (), 10)


@pytest.mark.rule("HA-33")
def test_after_one_seal_a_player_may_stop():
    scene = seals_table(1, 10).play("seal gold", "no seal")
    assert (scene.player(0).gold, scene.purse(0)) == (1, 7)
    assert scene.phase != "seals"


@pytest.mark.rule("HA-33")
def test_at_most_two_silver_seals_in_a_game():
    scene = Scene().silver(0, "income", "food").epoch(2).half("B").coins(0, 99).begin("seals")
    assert scene.legal() == {"no seal", "seal gold"}


@pytest.mark.rule("HA-33")
def test_at_most_two_gold_seals_in_a_game():
    scene = Scene().gold(0, 2).tiles(0, food=1).epoch(2).half("B").coins(0, 99).begin("seals")
    assert scene.legal() == {"no seal", "seal silver food"}


@pytest.mark.rule("HA-33")
def test_the_players_buy_in_order_from_the_start_player():
    scene = Scene().coins(0, 3).coins(1, 3).coins(2, 3).start_player(1).half("B").begin("seals")
    asked = []
    while scene.phase == "seals":
        asked.append(scene.seat)
        scene.play("no seal")
    assert asked == [1, 2, 0]


@pytest.mark.rule("HA-33")
def test_seals_come_after_the_feeding_and_end_the_epoch():
    scene = Scene().cards(0, "1-red-1").coins(0, 3).half("B").begin("hunger").play("drop 1-red-1")
    assert scene.phase == "seals"
    scene.play("no seal")
    assert scene.told(EpochEnded) == [EpochEnded(1)]
    assert (scene.view().epoch, scene.view().half, scene.phase) == (2, "A", "wheel")


@pytest.mark.rule("HA-34")
def test_a_silver_seal_takes_one_own_bonus_tile():
    scene = seals_table(1, 2).play("seal silver military")
    assert scene.player(0).bonus == (2, 1, 2, 2)
    assert scene.player(0).silver == ("military",)


@pytest.mark.rule("HA-34")
def test_a_silver_seal_moves_no_marker():
    assert seals_table(1, 2).play("seal silver military").all_markers(0) == (0, 0, 0, 0)


@pytest.mark.rule("HA-34")
@pytest.mark.parametrize(("marker", "points"), [(0, 0), (1, 1), (2, 1), (29, 15), (30, 15), (31, 16)])
@pytest.mark.parametrize("resource", ["income", "military", "culture", "food"])
def test_a_silver_seal_counts_half_of_its_marker_rounded_up(resource, marker, points):
    scene = Scene().silver(0, resource).markers(0, income=50, military=50, culture=50, food=50)
    assert scene.markers(0, **{resource: marker}).line(0, "silver") == points


@pytest.mark.rule("HA-34")
def test_two_silver_seals_are_rounded_one_by_one():
    assert Scene().silver(0, "military", "food").markers(0, military=5, food=7).line(0, "silver") == 3 + 4


@pytest.mark.rule("HA-34")
def test_both_silver_seals_may_be_for_the_same_marker():
    assert Scene().silver(0, "military", "military").markers(0, military=5).line(0, "silver") == 3 + 3


@pytest.mark.rule("HA-34")
def test_a_silver_seal_needs_an_unused_bonus_tile():
    scene = Scene().tiles(0, food=1).coins(0, 2).half("B").begin("seals")
    assert scene.legal() == {"no seal", "seal silver food"}


@pytest.mark.rule("HA-35")
@pytest.mark.parametrize(("seals", "points"), [(0, 0), (1, 7), (2, 14)])
def test_a_gold_seal_is_worth_7_points_a_set_and_two_are_worth_14(seals, points):
    scene = Scene().cards(0, "1-yellow-1", "1-red-1", "1-blue-1", "1-green-1", "1-purple-1").gold(0, seals)
    assert scene.line(0, "gold") == points


@pytest.mark.rule("HA-35")
def test_a_set_needs_all_five_colours():
    scene = Scene().cards(0, "1-yellow-1", "1-red-1", "1-blue-1", "1-green-1", "1-green-2").gold(0, 1)
    assert scene.line(0, "gold") == 0


@pytest.mark.rule("HA-35")
def test_the_rarest_colour_limits_the_sets_and_epochs_may_mix():
    scene = Scene().gold(0, 1)
    for epoch in (1, 2, 3):
        scene.cards(0, *(f"{epoch}-{colour}-1" for colour in ("yellow", "red", "blue", "green")))
    assert scene.cards(0, "1-purple-1", "3-purple-2").line(0, "gold") == 14


@pytest.mark.rule("HA-35")
def test_a_gold_seal_takes_no_bonus_tile():
    assert seals_table(1, 3).play("seal gold").player(0).bonus == (2, 2, 2, 2)


def test_every_seal_is_a_move():
    moves = {GAME.write(action) for action in range(GAME.actions)}
    assert len({move for move in moves if move.startswith("seal")}) == 5
