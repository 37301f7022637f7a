"""The abilities of the purple cards (HA-36 to HA-50), and that a lost card takes its ability along."""

import pytest
from games.hadara.scene import CARD, WITH_ABILITY, Scene

from epoca.games.hadara import place
from epoca.games.hadara.events import BonusPlaced, CardGivenUp, IncomeCollected, SurplusSold

SALE_BONUS, PLACE_BONUS = WITH_ABILITY["sale_bonus"], WITH_ABILITY["place_bonus"]
PER_YELLOW, PER_RED = WITH_ABILITY["per_yellow"], WITH_ABILITY["per_red"]
PER_BLUE, PER_GREEN = WITH_ABILITY["per_blue"], WITH_ABILITY["per_green"]
BUST_BONUS, CHEAP_SEALS = WITH_ABILITY["bust_bonus"], WITH_ABILITY["cheap_seals"]
PAY_HUNGER, SELL_SURPLUS = WITH_ABILITY["pay_hunger"], WITH_ABILITY["sell_surplus"]
CATCH_UP_INCOME, REGION_COINS = WITH_ABILITY["catch_up_income"], WITH_ABILITY["region_coins"]
FULL_SILVER, SET_POINTS = WITH_ABILITY["full_silver"], WITH_ABILITY["set_points"]
WILD_CARD, DOUBLE_STEP = WITH_ABILITY["wild_card"], WITH_ABILITY["double_step"]
LOWER_REQUIREMENTS, BUY_REQUIREMENTS = WITH_ABILITY["lower_requirements"], WITH_ABILITY["buy_requirements"]
ABLE_NOT = "1-purple-1"  # a purple card without an ability

PER_COLOUR = {
    "yellow": (PER_YELLOW, "income"),
    "red": (PER_RED, "military"),
    "blue": (PER_BLUE, "culture"),
    "green": (PER_GREEN, "food"),
}
per_colour = pytest.mark.parametrize(
    ("colour", "card", "resource"), [(colour, *row) for colour, row in PER_COLOUR.items()], ids=PER_COLOUR
)


def late(*cards):
    """Epoch III, phase B: seat 0 has these cards."""
    return Scene().epoch(3).half("B").cards(0, *cards)


# Epoch I


@pytest.mark.rule("HA-36")
@pytest.mark.parametrize(("epoch", "coins"), [(1, 3), (2, 4), (3, 5)])
def test_sale_bonus_gives_one_more_coin_for_a_sale_in_phase_a(epoch, coins):
    scene = Scene().epoch(epoch).cards(0, SALE_BONUS).hand(0, f"{epoch}-red-1", f"{epoch}-red-2").draft(0)
    assert scene.play("board 1 sell 2").purse(0) == coins


@pytest.mark.rule("HA-36")
@pytest.mark.parametrize(("epoch", "coins"), [(1, 3), (2, 4), (3, 5)])
def test_sale_bonus_gives_one_more_coin_for_a_sale_in_phase_b(epoch, coins):
    scene = Scene().epoch(epoch).cards(0, SALE_BONUS).outer(f"{epoch}-red-1").begin("take")
    assert scene.play("take red sell").purse(0) == coins


@pytest.mark.rule("HA-36")
def test_sale_bonus_is_for_its_owner_alone():
    scene = Scene().cards(1, SALE_BONUS).outer("1-red-1").begin("take")
    assert scene.play("take red sell").purse(0) == 2


@pytest.mark.rule("HA-37")
def test_place_bonus_asks_for_a_bonus_tile_at_once():
    scene = Scene().coins(0, 20).outer(PLACE_BONUS).begin("take").play("take purple keep")
    assert (scene.phase, scene.seat) == ("place", 0)
    assert scene.legal() == {"bonus income", "bonus military", "bonus culture", "bonus food"}


@pytest.mark.rule("HA-37")
@pytest.mark.parametrize("nth", range(4))
def test_place_bonus_moves_the_marker_of_the_tile_by_3(nth):
    resource = ("income", "military", "culture", "food")[nth]
    scene = Scene().coins(0, 20).outer(PLACE_BONUS).begin("take").play("take purple keep", f"bonus {resource}")
    assert scene.all_markers(0) == tuple(3 if i == nth else 0 for i in range(4))
    assert scene.player(0).bonus == tuple(1 if i == nth else 2 for i in range(4))
    assert scene.told(BonusPlaced)[0].resource == resource
    assert scene.seat == 1


@pytest.mark.rule("HA-37")
def test_place_bonus_works_for_a_card_kept_in_phase_a_too():
    scene = Scene().coins(0, 20).hand(0, ABLE_NOT, PLACE_BONUS).draft(0).play("board 1 keep 2", "bonus food")
    assert scene.all_markers(0) == (0, 0, 0, 3)
    assert scene.seat == 1


@pytest.mark.rule("HA-37")
def test_place_bonus_takes_only_an_unused_tile():
    scene = Scene().coins(0, 20).tiles(0, income=1, food=2).outer(PLACE_BONUS).begin("take").play("take purple keep")
    assert scene.legal() == {"bonus income", "bonus food"}


@pytest.mark.rule("HA-37")
def test_place_bonus_without_any_tile_left_places_none():
    scene = Scene().coins(0, 20).tiles(0).outer(PLACE_BONUS).begin("take").play("take purple keep")
    assert scene.seat == 1
    assert scene.all_markers(0) == (0, 0, 0, 0)


@pytest.mark.rule("HA-37")
def test_a_sold_place_bonus_asks_for_nothing():
    scene = Scene().outer(PLACE_BONUS).begin("take").play("take purple sell")
    assert scene.phase == "take"


@pytest.mark.rule("HA-37")
def test_losing_place_bonus_takes_the_steps_back_and_returns_the_tile():
    scene = Scene().coins(0, 20).outer(PLACE_BONUS).begin("take").play("take purple keep", "bonus military")
    scene.half("B").begin("hunger").play(f"drop {PLACE_BONUS}")
    assert scene.all_markers(0) == (0, 0, 0, 0)
    assert scene.player(0).bonus == (2, 2, 2, 2)
    assert scene.told(CardGivenUp)[0].returned == "military"


@pytest.mark.rule("HA-37")
def test_the_returned_tile_can_be_used_again():
    scene = Scene().coins(0, 20).tiles(0, military=1).outer(PLACE_BONUS).begin("take")
    scene.play("take purple keep", "bonus military").coins(0, 2).half("B").begin("hunger").play(f"drop {PLACE_BONUS}")
    assert scene.legal() == {"no seal", "seal silver military"}


@pytest.mark.rule("HA-37")
def test_losing_place_bonus_placed_on_food_can_force_further_discards():
    scene = Scene().coins(0, 20).outer(PLACE_BONUS).begin("take").play("take purple keep", "bonus food")
    scene.cards(0, "1-red-1", "1-red-2", "1-red-3").half("B").begin("hunger").play(f"drop {PLACE_BONUS}")
    assert (scene.marker(0, "food"), scene.view().short) == (0, 3)


@pytest.mark.rule("HA-38")
@per_colour
def test_per_colour_moves_the_marker_by_the_cards_already_owned(colour, card, resource):
    scene = Scene().cards(0, f"1-{colour}-1", f"2-{colour}-1").coins(0, 20).outer(card)
    before = scene.marker(0, resource)
    assert scene.begin("take").play("take purple keep").marker(0, resource) == before + 2


@pytest.mark.rule("HA-38")
@per_colour
def test_per_colour_moves_only_its_own_marker(colour, card, resource):
    scene = Scene().cards(0, "1-yellow-1", "1-red-1", "1-blue-1", "1-green-1").coins(0, 20).outer(card)
    before = scene.all_markers(0)
    after = scene.begin("take").play("take purple keep").all_markers(0)
    moved = [
        r for r, one, two in zip(("income", "military", "culture", "food"), before, after, strict=True) if one != two
    ]
    assert moved == [resource]


@pytest.mark.rule("HA-38")
@per_colour
def test_per_colour_moves_the_marker_for_each_later_card(colour, card, resource):
    kept = Scene().coins(0, 9).outer(f"1-{colour}-1").begin("take").play(f"take {colour} keep")
    scene = Scene().cards(0, card).coins(0, 9).outer(f"1-{colour}-1").begin("take").play(f"take {colour} keep")
    assert scene.marker(0, resource) == kept.marker(0, resource) + 1


@pytest.mark.rule("HA-38")
@per_colour
def test_per_colour_does_nothing_for_a_card_of_another_colour(colour, card, resource):
    other = "red" if colour != "red" else "yellow"
    kept = Scene().coins(0, 9).outer(f"1-{other}-1").begin("take").play(f"take {other} keep")
    scene = Scene().cards(0, card).coins(0, 9).outer(f"1-{other}-1").begin("take").play(f"take {other} keep")
    assert scene.all_markers(0) == kept.all_markers(0)


@pytest.mark.rule("HA-38")
@per_colour
def test_per_colour_is_undone_for_a_lost_card_of_the_colour(colour, card, resource):
    scene = Scene().cards(0, card, "1-yellow-4", "1-red-2", "1-red-6", "1-blue-2", "1-blue-6").half("B")
    before = scene.all_markers(0)
    scene.cards(0, f"1-{colour}-1").begin("hunger").play(f"drop 1-{colour}-1")
    assert scene.all_markers(0) == before


@pytest.mark.rule("HA-38")
@per_colour
def test_per_colour_is_undone_when_its_own_card_is_lost(colour, card, resource):
    owned = (f"1-{colour}-1", f"1-{colour}-4", "1-red-5", "1-blue-2", "1-yellow-5", "1-blue-5")
    scene = Scene().cards(0, *owned).half("B")
    before = scene.all_markers(0)
    scene.cards(0, card)
    assert scene.all_markers(0) != before
    scene.begin("hunger").play(f"drop {card}")
    assert scene.all_markers(0) == before


# Epoch II


@pytest.mark.rule("HA-39")
@pytest.mark.parametrize(("bust", "steps"), [(6, 4), (12, 5), (20, 6), (30, 8)])
def test_bust_bonus_gives_2_more_steps_for_a_later_bust(bust, steps):
    scene = Scene().cards(0, BUST_BONUS).markers(0, culture=30).begin("bust").play(f"bust {bust} food")
    assert scene.marker(0, "food") == steps


@pytest.mark.rule("HA-39")
def test_bust_bonus_gives_2_more_steps_for_every_bust_carved_before():
    scene = Scene().epoch(2).bust(0, 6, "food").bust(0, 12, "food").bust(0, 30, "income").coins(0, 20)
    scene.outer(BUST_BONUS).begin("take").play("take purple keep")
    assert scene.all_markers(0) == (2, 0, 0, 4)


@pytest.mark.rule("HA-39")
def test_bust_bonus_does_nothing_for_busts_with_points():
    scene = Scene().epoch(2).bust(0, 6, "food", points_up=True).coins(0, 20).outer(BUST_BONUS)
    scene.begin("take").play("take purple keep").markers(0, culture=12).begin("bust").play("bust 12 points food")
    assert scene.all_markers(0) == (0, 0, 12, 0)
    assert scene.line(0, "busts") == 4 + 2 + 8 + 3


@pytest.mark.rule("HA-39")
def test_bust_bonus_is_for_its_owner_alone():
    scene = Scene().cards(1, BUST_BONUS).bust(0, 6, "food").markers(0, culture=12).begin("bust").play("bust 12 food")
    assert scene.marker(0, "food") == 3


@pytest.mark.rule("HA-39")
def test_losing_bust_bonus_takes_the_steps_of_all_busts_back():
    scene = Scene().epoch(2).half("B").bust(0, 6, "military").markers(0, culture=12).cards(0, BUST_BONUS)
    scene.begin("bust").play("bust 12 income")
    assert scene.all_markers(0) == (5, 2, 12, 0)
    assert scene.phase == "hunger"
    assert scene.play(f"drop {BUST_BONUS}").all_markers(0) == (3, 0, 12, 0)


@pytest.mark.rule("HA-40")
@pytest.mark.parametrize(("epoch", "silver", "gold"), [(2, 4, 6), (3, 15, 22)])
def test_cheap_seals_cost_less(epoch, silver, gold):
    def table(coins):
        return Scene().epoch(epoch).half("B").cards(0, CHEAP_SEALS).tiles(0, food=1).coins(0, coins).begin("seals")

    assert table(99).play("seal silver food").purse(0) == 99 - silver
    assert table(99).play("seal gold").purse(0) == 99 - gold
    assert table(silver - 1).phase != "seals"
    assert table(gold - 1).legal() == {"no seal", "seal silver food"}
    assert table(gold).legal() == {"no seal", "seal silver food", "seal gold"}


@pytest.mark.rule("HA-40")
def test_cheap_seals_are_for_their_owner_alone():
    assert Scene().epoch(2).half("B").cards(1, CHEAP_SEALS).coins(0, 5).begin("seals").phase != "seals"


def short_of_food(cards, food, coins):
    """Seat 0 has `pay_hunger` and as many red cards as make this number of cards."""
    reds = [f"{epoch}-red-{n}" for epoch in (1, 2) for n in range(1, 11)][: cards - 1]
    scene = Scene().epoch(2).half("B").cards(0, PAY_HUNGER, *reds).markers(0, food=food).coins(0, coins)
    return scene.begin("hunger")


@pytest.mark.rule("HA-41")
def test_pay_hunger_lets_2_coins_keep_a_card():
    scene = short_of_food(cards=5, food=4, coins=3).play("pay")
    assert (scene.phase == "hunger", len(scene.owns(0)), scene.purse(0)) == (False, 5, 1)


@pytest.mark.rule("HA-41")
def test_pay_hunger_may_be_left_unused():
    scene = short_of_food(cards=5, food=4, coins=3).play("drop 1-red-1")
    assert (scene.phase == "hunger", len(scene.owns(0)), scene.purse(0)) == (False, 4, 3)


@pytest.mark.rule("HA-41")
def test_some_cards_may_be_paid_for_and_others_given_up():
    scene = short_of_food(cards=6, food=3, coins=4).play("pay", "drop 1-red-1", "pay")
    assert (scene.phase == "hunger", len(scene.owns(0)), scene.purse(0)) == (False, 5, 0)


@pytest.mark.rule("HA-41")
def test_pay_hunger_needs_2_coins_a_card():
    assert "pay" not in short_of_food(cards=5, food=4, coins=1).legal()


@pytest.mark.rule("HA-41")
def test_pay_hunger_keeps_at_most_6_cards_a_step():
    scene = short_of_food(cards=8, food=1, coins=99).play(*["pay"] * 6)
    assert scene.view().short == 1
    assert "pay" not in scene.legal()
    assert scene.play("drop 1-red-1").purse(0) == 99 - 12
    assert len(scene.owns(0)) == 7


@pytest.mark.rule("HA-41")
def test_pay_hunger_can_be_used_again_in_the_next_epoch():
    scene = short_of_food(cards=8, food=2, coins=12).play(*["pay"] * 6).epoch(3).half("B").coins(0, 12)
    scene.start_player(0).begin("hunger").play(*["pay"] * 6)
    assert (len(scene.owns(0)), scene.purse(0)) == (8, 0)


@pytest.mark.rule("HA-41")
def test_without_pay_hunger_no_coin_stands_in_for_food():
    scene = Scene().cards(0, "1-red-1").cards(1, PAY_HUNGER).coins(0, 9).half("B").epoch(2).begin("hunger")
    assert scene.legal() == {"drop 1-red-1"}


@pytest.mark.rule("HA-41")
def test_whoever_gives_up_pay_hunger_can_pay_no_more():
    scene = short_of_food(cards=6, food=3, coins=9).play("pay", f"drop {PAY_HUNGER}")
    assert (scene.phase, scene.view().short) == ("hunger", 1)
    assert "pay" not in scene.legal()


@pytest.mark.rule("HA-42")
@pytest.mark.parametrize(("food", "coins"), [(3, 0), (4, 3), (6, 9), (7, 12), (8, 12), (20, 12)])
def test_sell_surplus_gives_3_coins_a_food_to_spare_and_12_at_most(food, coins):
    scene = Scene().epoch(2).half("B").cards(0, SELL_SURPLUS, "1-red-1", "1-red-2").markers(0, food=food)
    assert scene.begin("hunger").purse(0) == coins


@pytest.mark.rule("HA-42")
def test_sell_surplus_is_told():
    scene = Scene().epoch(2).half("B").cards(0, SELL_SURPLUS).cards(2, "1-red-1").markers(0, food=3).start_player(2)
    scene.begin("hunger").play("drop 1-red-1")
    assert [(event.seat, event.gained) for event in scene.told(SurplusSold)] == [(0, 6)]


@pytest.mark.rule("HA-42")
def test_sell_surplus_takes_no_food_away():
    scene = Scene().epoch(2).half("B").cards(0, SELL_SURPLUS).markers(0, food=3).begin("hunger")
    assert scene.marker(0, "food") == 3


@pytest.mark.rule("HA-42")
def test_whoever_gave_up_cards_has_no_food_to_sell():
    scene = Scene().epoch(2).half("B").cards(0, SELL_SURPLUS, "1-red-1").markers(0, food=1).begin("hunger")
    assert scene.play("drop 1-red-1").purse(0) == 0


@pytest.mark.rule("HA-42")
def test_nothing_is_sold_at_the_end_of_phase_a():
    assert Scene().epoch(2).half("A").cards(0, SELL_SURPLUS).markers(0, food=9).begin("bust").purse(0) == 0


@pytest.mark.rule("HA-42")
def test_without_sell_surplus_food_brings_no_coins():
    assert Scene().epoch(2).half("B").cards(1, SELL_SURPLUS).markers(0, food=9).begin("hunger").purse(0) == 0


@pytest.mark.rule("HA-42")
def test_the_coins_for_food_can_buy_seals_in_the_same_epoch():
    scene = Scene().epoch(2).half("B").cards(0, SELL_SURPLUS).markers(0, food=3).begin("hunger")
    assert scene.phase == "seals"


@pytest.mark.rule("HA-43")
@pytest.mark.parametrize(
    ("military", "culture", "food", "more"), [(5, 5, 5, 0), (6, 5, 5, 2), (4, 6, 9, 4), (6, 7, 8, 6), (0, 0, 6, 2)]
)
def test_catch_up_income_gives_2_coins_for_each_marker_above_income(military, culture, food, more):
    scene = Scene().cards(0, CATCH_UP_INCOME).markers(0, income=5, military=military, culture=culture, food=food)
    assert scene.begin("income").purse(0) == 5 + more


@pytest.mark.rule("HA-43")
def test_catch_up_income_is_for_its_owner_alone():
    scene = Scene().cards(1, CATCH_UP_INCOME).markers(0, military=2).markers(1, military=2).begin("income")
    assert [scene.purse(seat) for seat in range(3)] == [0, 2, 0]


@pytest.mark.rule("HA-43")
def test_catch_up_income_comes_with_the_income_of_phase_b_too():
    scene = Scene().cards(0, CATCH_UP_INCOME).markers(0, income=1, food=2).half("B").round(5).outer("1-red-1")
    scene.begin("take")
    scene.state.turn, scene.state.seat = 2, 2
    scene.play("take red sell")
    assert scene.told(IncomeCollected)[0].gained == 1 + 2


@pytest.mark.rule("HA-44")
def test_region_coins_gives_4_more_coins_for_a_plundered_region():
    scene = Scene().cards(0, REGION_COINS).markers(0, military=3).begin("income").play("plunder 3")
    assert scene.purse(0) == 3 + 4


@pytest.mark.rule("HA-44")
def test_region_coins_gives_4_more_coins_for_an_annexed_region():
    scene = Scene().cards(0, REGION_COINS).markers(0, military=3).coins(0, 1).begin("income").play("annex 3")
    assert scene.purse(0) == 1 - 1 + 4


@pytest.mark.rule("HA-44")
def test_region_coins_gives_nothing_for_no_region_and_nothing_to_others():
    scene = Scene().cards(0, REGION_COINS).markers(0, military=3).markers(1, military=3).begin("income")
    scene.play("no region", "plunder 3")
    assert (scene.purse(0), scene.purse(1)) == (0, 3)


@pytest.mark.rule("HA-44", "HA-48")
def test_region_coins_counts_each_of_two_regions():
    scene = Scene().cards(0, REGION_COINS, DOUBLE_STEP).markers(0, military=9).begin("income")
    assert scene.play("plunder 3", "plunder 9").purse(0) == 3 + 4 + 4 + 4


# Epoch III


@pytest.mark.rule("HA-45")
@pytest.mark.parametrize("marker", [0, 1, 14, 15])
def test_full_silver_counts_the_whole_marker(marker):
    assert late(FULL_SILVER).silver(0, "military").markers(0, military=marker).line(0, "silver") == marker


@pytest.mark.rule("HA-45")
@pytest.mark.parametrize("seals", [("military", "food"), ("food", "military")])
def test_full_silver_counts_one_seal_whole_and_the_other_half(seals):
    scene = late(FULL_SILVER).silver(0, *seals).markers(0, military=31, food=9)
    assert scene.line(0, "silver") == 31 + 5


@pytest.mark.rule("HA-45")
def test_full_silver_on_two_equal_seals_counts_one_of_them_whole():
    scene = late(FULL_SILVER).silver(0, "military", "military").markers(0, military=31)
    assert scene.line(0, "silver") == 31 + 16


@pytest.mark.rule("HA-45")
def test_full_silver_without_a_silver_seal_counts_nothing():
    assert late(FULL_SILVER).markers(0, military=31).line(0, "silver") == 0


ONE_SET = ("1-yellow-1", "1-red-1", "1-blue-1", "1-green-1")  # and a purple card
TWO_SETS = (*ONE_SET, "2-yellow-1", "2-red-1", "2-blue-1", "2-green-1", ABLE_NOT)


@pytest.mark.rule("HA-46")
@pytest.mark.parametrize(("gold", "points"), [(0, 8), (1, 8 + 14), (2, 8 + 28)])
def test_set_points_gives_4_points_a_set_with_or_without_gold_seals(gold, points):
    assert late(SET_POINTS, *TWO_SETS).gold(0, gold).line(0, "gold") == points


@pytest.mark.rule("HA-46")
def test_set_points_without_a_set_gives_nothing():
    assert late(SET_POINTS, *ONE_SET[1:]).line(0, "gold") == 0


@pytest.mark.rule("HA-46", "HA-47")
def test_the_wild_card_makes_no_set_for_set_points():
    assert late(SET_POINTS, WILD_CARD, *ONE_SET[1:]).line(0, "gold") == 0


@pytest.mark.rule("HA-47")
@pytest.mark.parametrize("missing", range(4))
def test_the_wild_card_stands_in_for_one_missing_card(missing):
    owned = [card for nth, card in enumerate(ONE_SET) if nth != missing]
    assert late(*owned, ABLE_NOT).gold(0, 1).line(0, "gold") == 0
    assert late(*owned, ABLE_NOT, WILD_CARD).gold(0, 1).line(0, "gold") == 7


@pytest.mark.rule("HA-47")
def test_the_wild_card_itself_is_a_purple_card_of_the_set_it_completes():
    """The book: the ability counts as a card that is needed; the purple card that has it is there besides."""
    assert late(*ONE_SET[1:], WILD_CARD).gold(0, 1).line(0, "gold") == 7


@pytest.mark.rule("HA-47")
def test_the_wild_card_does_not_stand_in_for_two_missing_cards():
    assert late(*ONE_SET[2:], ABLE_NOT, WILD_CARD).gold(0, 1).line(0, "gold") == 0


@pytest.mark.rule("HA-47")
def test_the_wild_card_stands_in_only_once_however_many_sets_lack_a_card():
    owned = [card for card in TWO_SETS if "green" not in card]
    assert late(*owned, "2-purple-1", WILD_CARD).gold(0, 1).line(0, "gold") == 7


@pytest.mark.rule("HA-47")
def test_the_set_of_the_wild_card_counts_for_both_gold_seals():
    assert late(*ONE_SET[1:], ABLE_NOT, WILD_CARD).gold(0, 2).line(0, "gold") == 14


@pytest.mark.rule("HA-47")
def test_the_wild_card_without_a_gold_seal_counts_nothing():
    assert late(*ONE_SET[1:], ABLE_NOT, WILD_CARD).line(0, "gold") == 0


@pytest.mark.rule("HA-48")
def test_double_step_takes_two_regions_in_a_step():
    scene = late(DOUBLE_STEP).markers(0, military=30).begin("income").play("plunder 3", "plunder 30")
    assert [region is not None for region in scene.player(0).regions] == [True, False, False, False, True]
    assert scene.phase != "region"


@pytest.mark.rule("HA-48")
def test_double_step_carves_two_busts_in_a_step():
    scene = late(DOUBLE_STEP).markers(0, culture=30).begin("bust").play("bust 6 income", "bust 30 points food")
    assert [tile is not None for tile in scene.player(0).busts] == [True, False, False, True]
    assert scene.phase != "bust"


@pytest.mark.rule("HA-48")
@pytest.mark.parametrize("step", ["region", "bust"])
def test_after_the_first_of_a_double_step_one_may_stop(step):
    first = {"region": "plunder 3", "bust": "bust 6 income"}[step]
    scene = late(DOUBLE_STEP).markers(0, military=30, culture=30).begin(step).play(first)
    assert (scene.phase, scene.seat) == (step, 0)
    assert scene.play(f"no {step}").phase != step


@pytest.mark.rule("HA-48")
def test_a_double_step_does_not_allow_the_same_requirement_twice():
    scene = late(DOUBLE_STEP).markers(0, military=9, culture=12).begin("income").play("plunder 3")
    assert scene.legal() - {"annex 9"} == {"no region", "plunder 9"}


@pytest.mark.rule("HA-48")
def test_military_from_the_first_region_counts_for_the_second():
    scene = late(DOUBLE_STEP).markers(0, military=8).coins(0, 1).next_region(3, income=1, military=1)
    scene.begin("income").play("annex 3", "plunder 9")
    assert scene.marker(0, "military") == 9


@pytest.mark.rule("HA-48")
def test_culture_from_the_first_bust_counts_for_the_second():
    scene = late(DOUBLE_STEP).markers(0, culture=10).begin("bust").play("bust 6 culture")
    assert "bust 12 food" in scene.legal()


@pytest.mark.rule("HA-48")
def test_the_players_after_a_double_step_have_a_single_one():
    scene = late(DOUBLE_STEP).markers(0, military=30).markers(1, military=30).begin("income")
    scene.play("plunder 3", "plunder 9", "plunder 3")
    assert scene.phase != "region"


@pytest.mark.rule("HA-49")
@pytest.mark.parametrize("requirement", [9, 15, 21, 30])
def test_lower_requirements_needs_4_less_military(requirement):
    enough = late(LOWER_REQUIREMENTS).markers(0, military=requirement - 4).begin("income")
    too_little = late(LOWER_REQUIREMENTS).markers(0, military=requirement - 5).begin("income")
    assert f"plunder {requirement}" in enough.legal()
    assert f"plunder {requirement}" not in too_little.legal()


@pytest.mark.rule("HA-49")
@pytest.mark.parametrize("bust", [6, 12, 20, 30])
def test_lower_requirements_needs_4_less_culture(bust):
    enough = late(LOWER_REQUIREMENTS).markers(0, culture=bust - 4).begin("bust")
    too_little = late(LOWER_REQUIREMENTS).markers(0, culture=bust - 5).begin("bust")
    assert f"bust {bust} food" in enough.legal()
    assert f"bust {bust} food" not in too_little.legal()


@pytest.mark.rule("HA-49")
def test_lower_requirements_opens_a_region_3_to_whoever_has_no_military():
    scene = late(LOWER_REQUIREMENTS).begin("income")
    assert scene.legal() == {"no region", "plunder 3"}
    assert scene.play("plunder 3").purse(0) == 3


@pytest.mark.rule("HA-49")
def test_lower_requirements_is_for_its_owner_alone():
    scene = late(LOWER_REQUIREMENTS).markers(1, military=2).begin("income").play("no region")
    assert scene.phase != "region"


@pytest.mark.rule("HA-50")
@pytest.mark.parametrize(("military", "price"), [(15, 0), (14, 3), (10, 15), (5, 30)])
def test_buy_requirements_lowers_a_region_by_1_for_3_coins(military, price):
    scene = late(BUY_REQUIREMENTS).markers(0, military=military).coins(0, 40).begin("income").play("plunder 15")
    assert scene.purse(0) == 40 - price + 5


@pytest.mark.rule("HA-50")
@pytest.mark.parametrize(("culture", "price"), [(12, 0), (11, 3), (2, 30)])
def test_buy_requirements_lowers_a_bust_by_1_for_3_coins(culture, price):
    scene = late(BUY_REQUIREMENTS).markers(0, culture=culture).coins(0, 40).begin("bust").play("bust 12 food")
    assert scene.purse(0) == 40 - price


@pytest.mark.rule("HA-50")
def test_buy_requirements_pays_30_coins_at_most():
    scene = late(BUY_REQUIREMENTS).markers(0, military=4, culture=1).coins(0, 99).begin("income")
    assert scene.legal() == {"no region", "plunder 3", "annex 3", "plunder 9", "annex 9"}
    scene.play("no region")
    assert not any(move.startswith("bust 12") for move in scene.legal())


@pytest.mark.rule("HA-50")
def test_the_coins_must_be_there_before_a_region_is_plundered():
    scene = late(BUY_REQUIREMENTS).markers(0, military=14).region(0, 3).region(0, 9).coins(0, 2).begin("income")
    assert scene.phase != "region"


@pytest.mark.rule("HA-50")
def test_annexing_costs_its_own_coins_besides():
    def table(coins):
        return late(BUY_REQUIREMENTS).markers(0, military=14).region(0, 3).region(0, 9).coins(0, coins).begin("income")

    assert table(4).legal() == {"no region", "plunder 15"}
    assert table(5).play("annex 15").purse(0) == 0


@pytest.mark.rule("HA-50")
def test_the_30_coins_are_for_each_step_anew():
    scene = late(BUY_REQUIREMENTS).markers(0, military=5, culture=2).coins(0, 60).begin("income")
    scene.play("plunder 15", "bust 12 food")
    assert scene.purse(0) == 60 - 30 + 5 - 30


@pytest.mark.rule("HA-50", "HA-48")
def test_two_busts_of_a_step_share_the_30_coins():
    def table(culture):
        scene = late(BUY_REQUIREMENTS, DOUBLE_STEP).markers(0, culture=culture).coins(0, 90).begin("income")
        return scene.play("no region", "bust 6 points food")

    assert "bust 12 points food" in table(culture=4).legal()  # 6 and 24 coins
    assert table(culture=3).phase != "bust"  # 9 and 27


@pytest.mark.rule("HA-50", "HA-49")
def test_coins_lower_a_requirement_that_is_4_lower_already():
    scene = late(BUY_REQUIREMENTS, LOWER_REQUIREMENTS).markers(0, military=10).coins(0, 3).begin("income")
    assert scene.play("plunder 15").purse(0) == 3 - 3 + 5


# What is lost with a card


def sale(scene):
    return scene.outer("3-red-10").coins(0, 0).begin("take").play("take red sell").purse(0)


def next_card(colour):
    def effect(scene):
        before = scene.all_markers(0)
        after = scene.coins(0, 9).outer(f"3-{colour}-10").begin("take").play(f"take {colour} keep").all_markers(0)
        return [now - was for now, was in zip(after, before, strict=True)]

    return effect


def next_bust(scene):
    return scene.markers(0, culture=6, income=0).begin("bust").play("bust 6 income").marker(0, "income")


def price_of_seals(scene):
    return scene.coins(0, 22).begin("seals").legal()


def hunger(scene):
    return "pay" in scene.coins(0, 9).begin("hunger").legal()


def food_to_spare(scene):
    return scene.coins(0, 0).markers(0, food=20).begin("hunger").purse(0)


def income(scene):
    return scene.coins(0, 0).markers(0, income=1, food=9).begin("income").purse(0)


def plunder(scene):
    return scene.coins(0, 0).markers(0, income=0, military=3).begin("income").play("plunder 3").purse(0)


def silver_points(scene):
    return scene.silver(0, "military").markers(0, military=9).line(0, "silver")


def sets(scene):
    return scene.gold(0, 1).line(0, "gold")


def regions_in_a_step(scene):
    return scene.markers(0, military=30).begin("income").play("plunder 3").phase == "region"


def regions_in_reach(scene):
    return scene.coins(0, 9).markers(0, income=0, military=12).begin("income").legal()


EFFECTS = [
    ("HA-36", SALE_BONUS, sale),
    ("HA-38", PER_YELLOW, next_card("yellow")),
    ("HA-38", PER_RED, next_card("red")),
    ("HA-38", PER_BLUE, next_card("blue")),
    ("HA-38", PER_GREEN, next_card("green")),
    ("HA-39", BUST_BONUS, next_bust),
    ("HA-40", CHEAP_SEALS, price_of_seals),
    ("HA-41", PAY_HUNGER, hunger),
    ("HA-42", SELL_SURPLUS, food_to_spare),
    ("HA-43", CATCH_UP_INCOME, income),
    ("HA-44", REGION_COINS, plunder),
    ("HA-45", FULL_SILVER, silver_points),
    ("HA-46", SET_POINTS, sets),
    ("HA-47", WILD_CARD, sets),
    ("HA-48", DOUBLE_STEP, regions_in_a_step),
    ("HA-49", LOWER_REQUIREMENTS, regions_in_reach),
    ("HA-50", BUY_REQUIREMENTS, regions_in_reach),
]
every_effect = pytest.mark.parametrize(
    ("card", "effect"), [pytest.param(*row[1:], marks=pytest.mark.rule(row[0]), id=row[1]) for row in EFFECTS]
)


def civilization(*more):
    """A set of cards and a second one without its yellow card, far more than there is food for."""
    owned = (*TWO_SETS[:4], *TWO_SETS[5:], "2-purple-1", "3-purple-1")
    return late(*owned, *more).markers(0, income=9, military=9, culture=9, food=2)


@every_effect
def test_an_ability_lasts_as_long_as_its_card(card, effect):
    never = effect(civilization())
    having = effect(civilization(card))
    lost = effect(civilization(card).begin("hunger").play(f"drop {card}"))
    assert having != never
    assert lost == never


ALL_ABLE = [row[1] for row in EFFECTS] + [PLACE_BONUS]


@pytest.mark.rule("HA-32", "HA-36", "HA-37", "HA-38", "HA-39", "HA-41", "HA-44", "HA-45", "HA-48", "HA-50")
@pytest.mark.parametrize("card", ALL_ABLE)
def test_losing_a_card_puts_everything_back_as_it_was(card):
    scene = late(*TWO_SETS).bust(0, 6, "food").bust(0, 12, "income").bust(0, 20, "food", points_up=True)
    scene.silver(0, "military").gold(0, 1).coins(0, 20).outer(card)
    fields = ("marker", "cards", "ability", "bonus", "bust", "silver", "gold", "placed", "region")
    before = {field: getattr(scene.state, field).tolist() for field in fields}
    points = [scene.line(0, line) for line in ("regions", "busts", "silver", "gold", "cards")]
    scene.begin("take").play("take purple keep")
    if card == PLACE_BONUS:
        scene.play("bonus culture")
    scene.begin("hunger").play(f"drop {card}")
    assert {field: getattr(scene.state, field).tolist() for field in fields} == before
    assert [scene.line(0, line) for line in ("regions", "busts", "silver", "gold", "cards")] == points
    assert scene.place(card) == place.DISCARDED


def test_every_ability_is_tried_here():
    box = Scene().box
    assert sorted(int(box.ability[CARD[card]]) for card in ALL_ABLE) == list(range(18))
