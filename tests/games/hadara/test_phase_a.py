"""Phase A: the wheel, pairs of cards, keeping and selling (HA-13 to HA-20)."""

from itertools import pairwise

import pytest
from games.hadara.scene import GAME, Scene

from epoca.game import SPECTATOR
from epoca.games.hadara import place
from epoca.games.hadara.events import CardSold, PairDrawn

COLOURS = ("yellow", "red", "blue", "green", "purple")


def red_pair(coins=5):
    return Scene().hand(0, "1-red-4", "1-red-8").coins(0, coins).draft(0)


@pytest.mark.rule("HA-13")
@pytest.mark.parametrize("starts", [0, 1, 2])
def test_the_start_player_sets_the_wheel_to_one_of_five_positions(starts):
    order = [[1, 2, 3], [2, 1, 3], [2, 3, 1]][starts]
    scene = Scene().start_cards(*order).open()
    assert scene.seat == starts
    assert scene.legal() == {"wheel 1", "wheel 2", "wheel 3", "wheel 4", "wheel 5"}


@pytest.mark.rule("HA-13")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("position", [1, 2, 3, 4, 5])
def test_every_shield_points_at_a_colour_of_its_own(seats, position):
    shields = Scene(seats).open().play(f"wheel {position}").view().shields
    assert len(set(shields)) == len(shields) == seats


@pytest.mark.rule("HA-13")
def test_the_five_positions_let_the_start_player_begin_with_any_colour():
    begins = [Scene().open().play(f"wheel {position}").view().shields[0] for position in (1, 2, 3, 4, 5)]
    assert sorted(begins) == sorted(COLOURS)


@pytest.mark.rule("HA-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shields_without_an_owner_draw_no_cards(seats):
    scene = Scene(seats).open().play("wheel 1")
    assert sum(scene.view().inner) == 10 * seats - 2 * seats
    assert [player.drawn for player in scene.view().players] == [2] * seats


@pytest.mark.rule("HA-14")
@pytest.mark.parametrize("seats", [2, 5])
def test_each_player_draws_two_cards_from_the_pile_of_the_own_shield(seats):
    scene = Scene(seats).open()
    laid = scene.at_place(place.INNER)
    scene.play("wheel 3")
    for seat, colour in enumerate(scene.view().shields):
        first, second = scene.has_hand(seat)
        assert first != second
        assert {first, second} == scene.at_place(place.HAND + seat)
        assert {first, second} <= {card for card in laid if f"-{colour}-" in card}


@pytest.mark.rule("HA-14")
def test_a_player_sees_the_own_pair():
    scene = Scene().open().play("wheel 1")
    for seat in range(3):
        assert [card.name for card in scene.view(seat).hand] == scene.has_hand(seat)


@pytest.mark.rule("HA-14")
def test_nobody_sees_the_pair_of_another():
    scene = Scene().open().play("wheel 1")
    for viewer in (SPECTATOR, 1, 2):
        assert not any(name in repr(scene.view(viewer)) for name in scene.has_hand(0))
        assert scene.told(PairDrawn, viewer)[0].cards == ()
        assert not any(name in repr(scene.events[viewer]) for name in scene.has_hand(0))


@pytest.mark.rule("HA-15")
def test_the_players_decide_in_turn_from_the_start_player_on():
    scene = Scene().start_cards(2, 1, 3).open().play("wheel 1")
    asked = []
    for _ in range(3):
        asked.append(scene.seat)
        scene.play("board 1 sell 2")
    assert asked == [1, 2, 0]


@pytest.mark.rule("HA-15")
@pytest.mark.parametrize(("move", "laid"), [("board 1 sell 2", "1-red-4"), ("board 2 sell 1", "1-red-8")])
def test_one_card_of_the_pair_is_laid_face_up_on_the_space_of_its_colour(move, laid):
    scene = red_pair().play(move)
    assert scene.pile("red") == [laid]
    assert [card.name for card in scene.view().tops if card] == [laid]
    assert scene.view().outer == (0, 1, 0, 0, 0)


@pytest.mark.rule("HA-15")
def test_a_card_is_laid_on_top_of_the_cards_that_lie_there():
    scene = Scene().outer("1-red-1").hand(0, "1-red-4", "1-red-8").draft(0).play("board 1 sell 2")
    assert scene.pile("red") == ["1-red-1", "1-red-4"]
    assert scene.view().tops[1].name == "1-red-4"


@pytest.mark.rule("HA-15")
def test_a_pair_that_was_decided_is_in_nobodys_hand():
    scene = red_pair().play("board 1 keep 2")
    assert scene.has_hand(0) == []
    assert scene.at_place(place.HAND) == set()


@pytest.mark.rule("HA-16")
def test_the_other_card_is_kept_or_sold_and_nothing_else_is_possible():
    assert red_pair().legal() == {"board 1 keep 2", "board 1 sell 2", "board 2 keep 1", "board 2 sell 1"}


@pytest.mark.rule("HA-16")
def test_no_move_lays_keeps_or_sells_both_cards():
    drafts = {GAME.write(action) for action in range(GAME.actions) if GAME.write(action).startswith("board")}
    assert drafts == {"board 1 keep 2", "board 1 sell 2", "board 2 keep 1", "board 2 sell 1"}


@pytest.mark.rule("HA-16")
@pytest.mark.parametrize(("move", "kept"), [("board 1 keep 2", "1-red-8"), ("board 2 keep 1", "1-red-4")])
def test_a_kept_card_lies_in_front_of_its_owner(move, kept):
    assert red_pair().play(move).owns(0) == {kept}


@pytest.mark.rule("HA-17")
def test_keeping_a_card_costs_its_price():
    assert red_pair(coins=5).play("board 1 keep 2").purse(0) == 2


@pytest.mark.rule("HA-17")
@pytest.mark.parametrize(("owned", "paid"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_each_card_of_the_colour_already_owned_saves_one_coin(owned, paid):
    scene = Scene().cards(0, *["1-red-1", "1-red-2", "1-red-3"][:owned]).hand(0, "1-red-4", "1-red-8").coins(0, 3)
    assert scene.draft(0).play("board 1 keep 2").purse(0) == 3 - paid


@pytest.mark.rule("HA-17")
def test_a_price_never_falls_below_nothing():
    scene = Scene().cards(0, "1-red-1", "1-red-2", "1-red-3", "1-red-5").hand(0, "1-red-4", "1-red-8")
    assert scene.draft(0).play("board 2 keep 1").purse(0) == 0


@pytest.mark.rule("HA-17")
def test_cards_of_other_colours_and_of_other_players_save_nothing():
    scene = Scene().cards(0, "1-blue-1", "1-purple-1").cards(1, "1-red-1", "1-red-2").coins(0, 3)
    assert scene.hand(0, "1-red-4", "1-red-8").draft(0).play("board 1 keep 2").purse(0) == 0


@pytest.mark.rule("HA-17")
def test_a_purple_card_is_cheaper_by_the_purple_cards_owned():
    scene = Scene().cards(0, "1-purple-1", "1-purple-2").coins(0, 20).hand(0, "1-purple-3", "1-purple-10").draft(0)
    assert scene.play("board 1 keep 2").purse(0) == 20 - (scene.printed("1-purple-10").price - 2)


@pytest.mark.rule("HA-17")
def test_a_card_bought_in_this_epoch_makes_later_epochs_cheaper_too():
    scene = Scene().epoch(2).cards(0, "1-red-1").coins(0, 3).hand(0, "2-red-1", "2-red-8").draft(0)
    assert scene.play("board 2 keep 1").purse(0) == 0


@pytest.mark.rule("HA-17")
def test_with_exactly_the_price_a_card_can_be_kept_and_with_one_coin_less_it_cannot():
    assert "board 1 keep 2" in red_pair(coins=3).legal()
    assert red_pair(coins=2).legal() == {"board 1 sell 2", "board 2 keep 1", "board 2 sell 1"}


@pytest.mark.rule("HA-18")
def test_the_resources_of_a_kept_card_move_the_markers_at_once():
    scene = Scene().markers(0, income=2, military=3, culture=4, food=5).coins(0, 4)
    scene.hand(0, "1-green-1", "1-green-9").draft(0).play("board 1 keep 2")
    assert scene.all_markers(0) == (4, 3, 4, 7)


@pytest.mark.rule("HA-18")
def test_a_card_laid_or_sold_moves_no_marker():
    assert red_pair().play("board 1 sell 2").all_markers(0) == (0, 0, 0, 0)


@pytest.mark.rule("HA-19")
@pytest.mark.parametrize(("epoch", "coins"), [(1, 2), (2, 3), (3, 4)])
def test_a_sale_brings_2_then_3_then_4_coins(epoch, coins):
    scene = Scene().epoch(epoch).hand(0, f"{epoch}-red-4", f"{epoch}-red-8").draft(0).play("board 1 sell 2")
    assert scene.purse(0) == coins


@pytest.mark.rule("HA-19")
def test_a_sold_card_leaves_the_game_face_down():
    scene = red_pair().play("board 1 sell 2")
    assert scene.at_place(place.SOLD) == {"1-red-8"}
    assert scene.told(CardSold)[0].card is None
    for viewer in (SPECTATOR, 1, 2):
        assert "1-red-8" not in repr(scene.view(viewer))


@pytest.mark.rule("HA-19")
def test_the_seller_remembers_what_was_sold():
    scene = red_pair().play("board 1 sell 2")
    assert [card.name for card in scene.view(0).sold] == ["1-red-8"]
    assert scene.told(CardSold, 0)[0].card.name == "1-red-8"


def whole_draft(seats, position):
    """Every round of phase A: where the shields pointed."""
    scene = Scene(seats).open().play(f"wheel {position}")
    rounds = [scene.view().shields]
    while scene.phase == "draft":
        was = scene.view().round
        scene.play("board 1 sell 2")
        if scene.phase == "draft" and scene.view().round != was:
            rounds.append(scene.view().shields)
    return scene, rounds


@pytest.mark.rule("HA-20")
def test_a_shield_that_pointed_at_red_points_at_yellow_after_the_turn():
    scene = Scene(2).open().play("wheel 2")
    assert scene.view().shields[0] == "red"
    assert scene.play("board 1 sell 2", "board 1 sell 2").view().shields[0] == "yellow"


@pytest.mark.rule("HA-20")
def test_the_wheel_turns_one_space_the_same_way_in_every_round():
    _, rounds = whole_draft(3, 4)
    for seat in range(3):
        places = [COLOURS.index(shields[seat]) for shields in rounds]
        assert {(one - two) % 5 for one, two in pairwise(places)} == {1}


@pytest.mark.rule("HA-20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_in_five_rounds_every_player_draws_once_from_every_pile(seats):
    _, rounds = whole_draft(seats, 1)
    assert len(rounds) == 5
    for seat in range(seats):
        assert sorted(shields[seat] for shields in rounds) == sorted(COLOURS)


@pytest.mark.rule("HA-20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_draft_ends_when_every_inner_pile_is_used(seats):
    scene, _ = whole_draft(seats, 1)
    assert scene.view().inner == (0, 0, 0, 0, 0)
    assert scene.view().outer == (seats,) * 5
    assert scene.view().half == "B"
    assert scene.phase == "take"


@pytest.mark.rule("HA-20")
def test_every_card_of_the_epoch_is_laid_or_sold_once():
    scene, _ = whole_draft(3, 1)
    sold = set().union(*(scene.at_place(place.SOLD + seat) for seat in range(3)))
    laid = {card for colour in COLOURS for card in scene.pile(colour)}
    assert (len(sold), len(laid)) == (15, 15)
    assert not sold & laid
    assert len(scene.at_place(place.REST)) == 162 - 30
