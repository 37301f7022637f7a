"""Setting the table for two to five players (HA-6 to HA-12)."""

import csv
import io

import numpy as np
import pytest
from games.hadara.scene import CARD, GAME, Scene, usual_box

from epoca import chance
from epoca.game import SPECTATOR
from epoca.games.hadara import place
from epoca.games.hadara.components import CARD_NAMES
from epoca.games.hadara.events import EpochOpened
from epoca.match import Match

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5])
STARTS = {
    (int(row["initiative"]), row["side"]): {
        key: int(row[key]) for key in ("coins", "income", "military", "culture", "food")
    }
    for row in csv.DictReader(io.StringIO(GAME.components()["starts.csv"]))
}


def dealt(seats, seed=0, deck="advanced", start="A"):
    """A table as chance sets it."""
    return GAME.deal_new(usual_box(deck, start), seats, chance.stream(chance.secret_from_seed(str(seed)), 0))


def players(state, start="A"):
    return GAME.view(usual_box("advanced", start), state, SPECTATOR).players


def choosing(seats):
    """A match in which each player chooses a side of the start card."""
    return Match(GAME, seats, {"deck": "advanced", "start": "choice"}, bytes(32))


def names_at(state, where):
    return {CARD_NAMES[card] for card in np.flatnonzero(state.place == where)}


def initiatives(state):
    return [int(state.start_card[seat]) + 1 for seat in range(state.seats)]


def seats_by_initiative(state):
    return sorted(range(state.seats), key=lambda seat: state.start_card[seat])


@pytest.mark.rule("HA-6")
@every_table
def test_two_cards_a_player_of_every_colour_lie_face_down(seats):
    laid = names_at(dealt(seats), place.INNER)
    for colour in ("yellow", "red", "blue", "green", "purple"):
        assert sum(f"1-{colour}-" in name for name in laid) == 2 * seats
    assert len(laid) == 10 * seats


@pytest.mark.rule("HA-6")
def test_the_other_cards_stay_in_the_box():
    state = dealt(3)
    assert names_at(state, place.REST) == set(CARD_NAMES) - names_at(state, place.INNER)


@pytest.mark.rule("HA-6")
def test_chance_lays_out_every_card_sooner_or_later():
    laid = [names_at(dealt(2, seed), place.INNER) for seed in range(60)]
    assert set().union(*laid) == {name for name in CARD_NAMES if name.startswith("1-")}


@pytest.mark.rule("HA-6")
@pytest.mark.parametrize("epoch", [2, 3])
def test_a_new_epoch_lays_out_its_own_cards(epoch):
    scene = Scene(4).epoch(epoch - 1).half("B").begin("seals")
    laid = scene.at_place(place.INNER)
    assert scene.view().epoch == epoch
    assert scene.view().inner == (8, 8, 8, 8, 8)
    assert {name[0] for name in laid} == {str(epoch)}
    assert len(laid) == 40


@pytest.mark.rule("HA-6")
def test_nobody_knows_which_cards_were_laid_out():
    one, two = Scene().open(), Scene().open()
    first = {deck: [name for name in two.at_place(place.INNER) if deck in name] for deck in ("red", "purple")}
    other = {deck: [name for name in two.at_place(place.REST) if f"1-{deck}" in name] for deck in ("red", "purple")}
    for deck in first:
        two.state.place[CARD[first[deck][0]]], two.state.place[CARD[other[deck][0]]] = place.REST, place.INNER
    for viewer in (SPECTATOR, 0, 1, 2):
        assert one.view(viewer) == two.view(viewer)


@pytest.mark.rule("HA-7")
@every_table
def test_the_basic_game_has_only_basic_purple_cards(seats):
    advanced = {f"1-purple-{n}" for n in (11, 12, 13, 14)}
    for seed in range(30):
        assert not names_at(dealt(seats, seed, deck="basic"), place.INNER) & advanced


@pytest.mark.rule("HA-7")
def test_the_basic_game_uses_all_ten_basic_purple_cards():
    laid = [names_at(dealt(2, seed, deck="basic"), place.INNER) for seed in range(60)]
    assert {name for name in set().union(*laid) if "purple" in name} == {f"1-purple-{n}" for n in range(1, 11)}


@pytest.mark.rule("HA-7")
@pytest.mark.parametrize("epoch", [2, 3])
def test_later_epochs_of_the_basic_game_have_only_basic_purple_cards_too(epoch):
    scene = Scene(5, deck="basic").epoch(epoch - 1).half("B").begin("seals")
    purple = {name for name in scene.at_place(place.INNER) if "purple" in name}
    assert purple == {f"{epoch}-purple-{n}" for n in range(1, 11)}


@pytest.mark.rule("HA-7")
def test_the_advanced_game_shuffles_all_fourteen_purple_cards():
    laid = [names_at(dealt(2, seed), place.INNER) for seed in range(80)]
    assert {name for name in set().union(*laid) if "purple" in name} == {f"1-purple-{n}" for n in range(1, 15)}


@pytest.mark.rule("HA-8")
@every_table
def test_as_many_regions_of_a_requirement_as_players(seats):
    assert GAME.view(usual_box("advanced", "A"), dealt(seats), SPECTATOR).regions_left == (seats,) * 5


@pytest.mark.rule("HA-8")
def test_chance_brings_every_region_to_the_top_sooner_or_later():
    piles = [dealt(2, seed).region_pile.copy() for seed in range(80)]
    for level in range(5):
        assert {int(pile[level, 0]) for pile in piles} == {0, 1, 2, 3, 4}


@pytest.mark.rule("HA-8")
def test_the_backs_of_the_regions_are_unseen():
    one, two = Scene(), Scene()
    two.state.region_pile[:] = two.state.region_pile[:, ::-1].copy()
    for viewer in (SPECTATOR, 0, 1, 2):
        assert one.view(viewer) == two.view(viewer)


@pytest.mark.rule("HA-9")
@every_table
def test_every_player_gets_a_start_card_of_its_own(seats):
    for seed in range(20):
        held = initiatives(dealt(seats, seed))
        assert len(set(held)) == seats
        assert set(held) <= {1, 2, 3, 4, 5}


@pytest.mark.rule("HA-9")
def test_chance_gives_every_start_card_to_every_seat_sooner_or_later():
    held = [initiatives(dealt(2, seed)) for seed in range(60)]
    for seat in range(2):
        assert {deal[seat] for deal in held} == {1, 2, 3, 4, 5}


@pytest.mark.rule("HA-9")
@pytest.mark.parametrize("side", ["A", "B"])
def test_the_start_cards_lie_on_the_side_that_was_agreed(side):
    assert {player.side for player in players(dealt(5, start=side), side)} == {side}


@pytest.mark.rule("HA-9")
def test_the_usual_table_is_the_basic_game_with_side_a():
    match = Match(GAME, 3, {}, bytes(32))
    assert match.options == {"deck": "basic", "start": "A"}


@pytest.mark.rule("HA-9")
def test_each_player_chooses_a_side_where_that_was_agreed():
    match = choosing(3)
    for seat, side in enumerate("aba"):
        assert match.seat == seat
        legal = {GAME.write(action) for action in GAME.legal_actions(match.box, match.state)}
        assert legal == {"side a", "side b"}
        match.play(seat, GAME.read(f"side {side}"))
    assert [player.side for player in players(match.state, "choice")] == ["A", "B", "A"]


@pytest.mark.rule("HA-9")
def test_the_first_epoch_opens_when_everybody_has_chosen_a_side():
    match = choosing(2)
    match.play(0, GAME.read("side b"))
    assert not names_at(match.state, place.INNER)
    match.play(1, GAME.read("side b"))
    assert len(names_at(match.state, place.INNER)) == 20
    assert [type(event) for event in match.events(1, SPECTATOR)][1] is EpochOpened


@pytest.mark.rule("HA-10")
@pytest.mark.parametrize("side", ["A", "B"])
def test_coins_and_markers_are_as_the_start_card_says(side):
    for seed in range(10):
        state = dealt(3, seed, start=side)  # with three players nobody gets the coin of HA-12
        for player in players(state, side):
            printed = STARTS[player.initiative, side]
            assert player.coins == printed["coins"]
            assert player.markers == tuple(printed[r] for r in ("income", "military", "culture", "food"))


@pytest.mark.rule("HA-10")
def test_a_chosen_side_gives_its_own_coins_and_markers():
    match = choosing(3)
    initiative = initiatives(match.state)[0]
    match.play(0, GAME.read("side b"))
    printed = STARTS[initiative, "B"]
    assert match.state.coins[0] == printed["coins"]
    assert match.state.marker[0].tolist() == [printed[r] for r in ("income", "military", "culture", "food")]


@pytest.mark.rule("HA-11")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize(("epoch", "nth"), [(1, 0), (2, 1), (3, 2)])
def test_the_start_player_has_the_lowest_then_the_second_then_the_third_lowest_initiative(seats, epoch, nth):
    scene = Scene(seats).start_cards(*(5, 2, 4, 1, 3)[:seats]).epoch(epoch).open()
    expected = seats_by_initiative(scene.state)[nth]
    assert (scene.view().start_player, scene.seat) == (expected, expected)


@pytest.mark.rule("HA-11")
@pytest.mark.parametrize(("epoch", "starts"), [(1, 1), (2, 0), (3, 1)])
def test_with_two_players_the_lower_initiative_starts_in_epochs_1_and_3(epoch, starts):
    assert Scene(2).start_cards(5, 3).epoch(epoch).open().seat == starts


@pytest.mark.rule("HA-11")
def test_the_first_match_is_opened_by_the_lowest_initiative():
    for seed in range(10):
        state = dealt(4, seed)
        assert state.seat == seats_by_initiative(state)[0]


@pytest.mark.rule("HA-12")
@pytest.mark.parametrize(("seats", "late"), [(2, 1), (3, 0), (4, 1), (5, 2)])
@pytest.mark.parametrize("side", ["A", "B"])
def test_whoever_starts_less_often_gets_a_coin(seats, late, side):
    for seed in range(10):
        state = dealt(seats, seed, start=side)
        order = seats_by_initiative(state)
        extra = [int(state.coins[seat]) - STARTS[initiatives(state)[seat], side]["coins"] for seat in order]
        assert extra == [0] * (seats - late) + [1] * late


@pytest.mark.rule("HA-12")
def test_the_coin_comes_with_a_chosen_side_too():
    match = choosing(2)
    late = seats_by_initiative(match.state)[1]
    match.play(0, GAME.read("side b"))
    match.play(1, GAME.read("side b"))
    assert match.state.coins[late] == STARTS[initiatives(match.state)[late], "B"]["coins"] + 1
