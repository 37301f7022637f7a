"""Disasters (RA-34 to RA-36)."""

import pytest
from games.ra.scene import Scene

from epoca.games.ra.events import MustLose


def winner_of(*lot, **owned):
    """Seat 0 owns these tiles and takes the lot with its last bid."""
    scene = Scene().suns(0, 13, 8).suns(1, 12, 9).suns(2, 11, 10).tiles(0, **owned).track(*lot).turn(0)
    return scene.play("ra", "pass", "pass", "bid 13")


OTHERS = {"god": 1, "gold": 1}


@pytest.mark.rule("RA-34")
@pytest.mark.parametrize(
    ("disaster", "kind"),
    [
        ("funeral", "pharaoh"),
        ("drought", "flood"),
        ("drought", "nile"),
        ("unrest", "writing"),
        ("earthquake", "sphinx"),
    ],
)
@pytest.mark.parametrize(("held", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a_disaster_costs_two_tiles_of_its_kind_or_as_many_as_there_are(disaster, kind, held, left):
    scene = winner_of(disaster, **{kind: held})
    assert scene.owns(0).get(kind, 0) == left


@pytest.mark.rule("RA-34")
@pytest.mark.parametrize(
    ("disaster", "struck"),
    [
        ("funeral", {"pharaoh"}),
        ("drought", {"nile", "flood"}),
        ("unrest", {"art"}),
        ("earthquake", {"temple"}),
    ],
)
def test_a_disaster_spares_every_other_kind(disaster, struck):
    owned = {"pharaoh": 1, "nile": 1, "flood": 1, "art": 1, "temple": 1, **OTHERS}
    scene = winner_of(disaster, **owned)
    assert scene.owns(0) == {tile: count for tile, count in owned.items() if tile not in struck}


@pytest.mark.rule("RA-34")
def test_a_drought_takes_floods_before_niles():
    assert winner_of("drought", flood=3, nile=3).owns(0) == {"flood": 1, "nile": 3}


@pytest.mark.rule("RA-34")
def test_a_drought_goes_on_with_a_nile_when_the_floods_are_gone():
    assert winner_of("drought", flood=1, nile=3).owns(0) == {"nile": 2}


@pytest.mark.rule("RA-34")
@pytest.mark.parametrize(
    ("disaster", "kind"),
    [("funeral", "pharaoh"), ("drought", "nile"), ("unrest", "art"), ("earthquake", "temple")],
)
def test_what_a_disaster_did_not_find_is_not_owed_later(disaster, kind):
    """Seat 0 has no tile for the first disaster, and loses only two to the second."""
    scene = winner_of(disaster).tiles(0, **{kind: 3}).track(disaster).turn(0)
    scene.play("ra", "pass", "pass", "bid 8")
    assert scene.owns(0) == {kind: 1}


@pytest.mark.rule("RA-35")
def test_the_owner_chooses_which_civilizations_go():
    scene = winner_of("unrest", art=2, religion=1, writing=1)
    assert scene.told(MustLose) == [MustLose(0, 2, 0)]
    assert scene.legal() == {"lose art", "lose religion", "lose writing"}
    scene.play("lose art", "lose writing")
    assert scene.owns(0) == {"art": 1, "religion": 1}


@pytest.mark.rule("RA-35")
def test_the_owner_chooses_which_monuments_go():
    scene = winner_of("earthquake", step_pyramid=2, sphinx=1, palace=1)
    assert scene.told(MustLose) == [MustLose(0, 0, 2)]
    assert scene.legal() == {"lose step-pyramid", "lose sphinx", "lose palace"}
    scene.play("lose step-pyramid", "lose step-pyramid")
    assert scene.owns(0) == {"sphinx": 1, "palace": 1}


@pytest.mark.rule("RA-35")
def test_a_kind_given_up_entirely_is_no_choice_any_more():
    scene = winner_of("unrest", art=1, religion=1, writing=1).play("lose art")
    assert scene.legal() == {"lose religion", "lose writing"}


@pytest.mark.rule("RA-35")
def test_the_winner_chooses_even_if_another_seat_is_the_ra_player():
    scene = Scene().suns(0, 13).suns(1, 12, 9).suns(2, 11).tiles(1, art=1, religion=1, writing=1)
    scene.track("unrest").turn(0).play("ra", "bid 9", "pass", "pass")
    assert scene.seat == 1
    assert scene.view.phase == "lose"


@pytest.mark.rule("RA-35")
def test_new_tiles_of_the_same_auction_may_be_given_up():
    scene = winner_of("palace", "earthquake", "temple", obelisk=1)
    assert scene.legal() == {"lose palace", "lose temple", "lose obelisk"}


@pytest.mark.rule("RA-35")
def test_new_tiles_of_the_same_auction_are_lost_when_there_are_no_others():
    assert winner_of("unrest", "art", "religion").owns(0) == {}


@pytest.mark.rule("RA-36")
def test_two_disasters_of_a_kind_cost_four_tiles():
    assert winner_of("funeral", "funeral", pharaoh=5).owns(0) == {"pharaoh": 1}


@pytest.mark.rule("RA-36")
def test_two_disasters_of_a_kind_ask_for_four_choices():
    scene = winner_of("unrest", "unrest", art=1, religion=2, writing=1, astronomy=1)
    assert scene.told(MustLose) == [MustLose(0, 4, 0)]
    scene.play("lose art", "lose religion", "lose religion", "lose astronomy")
    assert scene.owns(0) == {"writing": 1}


@pytest.mark.rule("RA-36")
def test_two_droughts_take_all_floods_first():
    assert winner_of("drought", "drought", flood=3, nile=3).owns(0) == {"nile": 2}


@pytest.mark.rule("RA-36")
def test_all_four_disasters_of_one_lot_are_resolved():
    scene = winner_of("funeral", "drought", "unrest", "earthquake", pharaoh=3, nile=3, art=3, temple=3)
    assert scene.owns(0) == {"pharaoh": 1, "nile": 1, "art": 1, "temple": 1}


@pytest.mark.rule("RA-36", "RA-35")
def test_unrest_and_earthquake_together_ask_for_both_kinds():
    scene = winner_of("unrest", "earthquake", art=2, religion=2, temple=2, statue=2)
    assert scene.told(MustLose) == [MustLose(0, 2, 2)]
    scene.play("lose temple", "lose art", "lose religion", "lose statue")
    assert scene.owns(0) == {"art": 1, "religion": 1, "temple": 1, "statue": 1}


@pytest.mark.rule("RA-36")
def test_the_disaster_and_the_lost_tiles_leave_the_game():
    scene = winner_of("funeral", pharaoh=3)
    assert scene.out("funeral") == 1
    assert scene.out("pharaoh") == 2
    assert scene.view.bag["pharaoh"] == 22


@pytest.mark.rule("RA-36")
def test_chosen_tiles_leave_the_game():
    scene = winner_of("earthquake", temple=2, statue=1).play("lose temple", "lose statue")
    assert [scene.out("earthquake"), scene.out("temple"), scene.out("statue")] == [1, 1, 1]


@pytest.mark.rule("RA-36")
def test_a_disaster_that_finds_nothing_leaves_the_game_too():
    scene = winner_of("earthquake")
    assert scene.out("earthquake") == 1
    assert scene.view.phase == "turn"
