"""A turn: draw, invoke Ra, or spend gods (RA-13 to RA-22)."""

import pytest
from games.ra.scene import Scene

from epoca.games.ra.events import AuctionOpened, EpochEnded, GodSpent


@pytest.mark.rule("RA-13")
def test_nobody_draws_while_the_track_is_full():
    scene = Scene().track(*["nile"] * 8).turn(0)
    assert scene.legal() == {"ra"}
    assert scene.refusal("draw").rule == "RA-13"


@pytest.mark.rule("RA-13")
def test_the_last_empty_space_may_still_be_filled():
    scene = Scene().track(*["nile"] * 7).turn(0)
    assert "draw" in scene.legal()


@pytest.mark.rule("RA-14")
def test_a_drawn_tile_goes_to_the_first_empty_space_and_the_turn_ends():
    scene = Scene().track("nile", None, "flood").turn(0).play("draw = pharaoh")
    assert scene.view.track[:3] == ("nile", "pharaoh", "flood")
    assert scene.seat == 1


@pytest.mark.rule("RA-14")
@pytest.mark.parametrize("disaster", ["funeral", "drought", "unrest", "earthquake"])
def test_a_drawn_disaster_waits_on_the_track_and_strikes_nobody(disaster):
    scene = Scene().tiles(0, pharaoh=2, nile=2, art=2, pyramid=2).turn(0).play(f"draw = {disaster}")
    assert scene.lot() == [disaster]
    assert scene.owns(0) == {"pharaoh": 2, "nile": 2, "art": 2, "pyramid": 2}


@pytest.mark.rule("RA-15")
def test_a_drawn_ra_advances_the_ra_track_and_opens_an_auction_of_the_drawer():
    scene = Scene().track("nile").ras(2).turn(1).play("draw = ra")
    assert scene.view.ra_drawn == 3
    assert scene.told(AuctionOpened) == [AuctionOpened(1, "drawn")]
    assert scene.view.auction.ra_player == 1


@pytest.mark.rule("RA-15")
def test_a_drawn_ra_takes_no_space_of_the_auction_track():
    assert Scene().track("nile").turn(0).play("draw = ra").lot() == ["nile"]


@pytest.mark.rule("RA-16")
def test_the_last_ra_ends_the_epoch_without_an_auction():
    scene = Scene().track("gold", "god").ras(7).turn(0).play("draw = ra")
    assert scene.told(AuctionOpened) == []
    assert scene.told(EpochEnded) == [EpochEnded(1, "last-ra")]
    assert [scene.owns(seat) for seat in range(3)] == [{}, {}, {}]


@pytest.mark.rule("RA-17")
def test_invoking_ra_opens_an_auction_and_leaves_the_ra_track_alone():
    scene = Scene().track("nile").ras(3).turn(0).play("ra")
    assert scene.told(AuctionOpened) == [AuctionOpened(0, "invoked")]
    assert scene.view.ra_drawn == 3


@pytest.mark.rule("RA-17")
def test_ra_may_be_invoked_just_before_the_epoch_would_end():
    assert Scene().ras(7).turn(0).play("ra").view.epoch == 1


@pytest.mark.rule("RA-17")
def test_ra_invoked_over_an_empty_track_is_for_the_centre_sun_alone():
    scene = Scene().suns(0, 13).suns(1, 12, 9).suns(2, 11).centre_sun(1).turn(0)
    scene.play("ra", "bid 9", "pass", "pass")
    assert scene.suns_down(1) == (1,)
    assert scene.owns(1) == {}
    assert scene.view.centre_sun == 9


@pytest.mark.rule("RA-18")
def test_a_god_takes_a_tile_of_the_track_and_leaves_the_game():
    scene = Scene().tiles(0, god=1).track("nile", "pharaoh").turn(0).play("god pharaoh")
    assert scene.owns(0) == {"pharaoh": 1}
    assert scene.lot() == ["nile"]
    assert scene.out("god") == 1


@pytest.mark.rule("RA-18")
def test_spending_the_only_god_ends_the_turn():
    scene = Scene().tiles(0, god=1).track("nile", "pharaoh").turn(0).play("god pharaoh")
    assert scene.seat == 1
    assert scene.view.phase == "turn"


@pytest.mark.rule("RA-18")
def test_several_gods_may_be_spent_in_one_turn_one_tile_each():
    scene = Scene().tiles(0, god=3).track("nile", "flood", "gold", "art").turn(0)
    scene.play("god gold", "god flood", "god nile")
    assert scene.owns(0) == {"gold": 1, "flood": 1, "nile": 1}
    assert scene.out("god") == 3


@pytest.mark.rule("RA-18")
def test_after_one_god_the_player_may_keep_the_others():
    scene = Scene().tiles(0, god=2).track("nile", "flood").turn(0).play("god flood")
    assert scene.legal() == {"god nile", "done"}
    scene.play("done")
    assert scene.owns(0) == {"god": 1, "flood": 1}
    assert scene.seat == 1


@pytest.mark.rule("RA-18")
def test_the_turn_ends_by_itself_when_only_gods_are_left_to_take():
    scene = Scene().tiles(0, god=2).track("nile", "god").turn(0).play("god nile")
    assert scene.seat == 1
    assert scene.owns(0) == {"god": 1, "nile": 1}


@pytest.mark.rule("RA-18")
def test_a_god_takes_one_of_two_equal_tiles():
    scene = Scene().tiles(0, god=1).track("nile", "nile").turn(0).play("god nile")
    assert scene.owns(0) == {"nile": 1}
    assert scene.lot() == ["nile"]


@pytest.mark.rule("RA-18")
def test_no_god_takes_another_god():
    scene = Scene().tiles(0, god=1).track("god", "nile").turn(0)
    assert scene.legal() == {"draw", "ra", "god nile"}
    assert scene.refusal("god god").rule == "RA-18"


@pytest.mark.rule("RA-18")
def test_no_god_takes_a_ra_from_the_ra_track():
    scene = Scene().tiles(0, god=1).ras(3).turn(0)
    assert scene.legal() == {"draw", "ra"}
    assert scene.refusal("god ra").rule == "RA-18"


@pytest.mark.rule("RA-18")
def test_only_the_own_gods_can_be_spent():
    scene = Scene().tiles(1, god=1).track("nile").turn(0)
    assert scene.legal() == {"draw", "ra"}


@pytest.mark.rule("RA-18")
def test_a_god_opens_no_auction():
    scene = Scene().tiles(0, god=1).track("nile", "gold").turn(0).play("god gold")
    assert scene.told(GodSpent) == [GodSpent(0, "gold")]
    assert scene.told(AuctionOpened) == []


@pytest.mark.rule("RA-19")
def test_a_disaster_taken_by_a_god_is_resolved_at_once():
    scene = Scene().tiles(0, god=1, pharaoh=3).track("funeral", "nile").turn(0).play("god funeral")
    assert scene.owns(0) == {"pharaoh": 1}
    assert scene.out("funeral") == 1


@pytest.mark.rule("RA-19")
def test_the_losses_of_one_exchange_come_before_the_next_exchange():
    scene = Scene().tiles(0, god=2, art=1, religion=1, writing=1).track("unrest", "nile").turn(0)
    scene.play("god unrest")
    assert scene.legal() == {"lose art", "lose religion", "lose writing"}
    scene.play("lose art", "lose writing")
    assert scene.legal() == {"god nile", "done"}


@pytest.mark.rule("RA-19")
def test_a_tile_of_a_later_exchange_is_safe_from_the_disaster_of_an_earlier_one():
    scene = Scene().tiles(0, god=2).track("earthquake", "pyramid").turn(0)
    scene.play("god earthquake", "god pyramid")
    assert scene.owns(0) == {"pyramid": 1}


@pytest.mark.rule("RA-19")
def test_a_tile_of_an_earlier_exchange_falls_to_the_disaster_of_a_later_one():
    scene = Scene().tiles(0, god=2).track("earthquake", "pyramid").turn(0)
    scene.play("god pyramid", "god earthquake")
    assert scene.owns(0) == {}


@pytest.mark.rule("RA-20")
def test_the_spaces_that_gods_emptied_are_filled_from_the_left_by_later_draws():
    scene = Scene().tiles(0, god=2).track("nile", "gold", "art", "flood", "temple").turn(0)
    scene.play("god flood", "god gold")
    assert scene.view.track[:6] == ("nile", None, "art", None, "temple", None)
    scene.play("draw = statue", "draw = sphinx", "draw = palace")
    assert scene.view.track[:6] == ("nile", "statue", "art", "sphinx", "temple", "palace")


@pytest.mark.rule("RA-20", "RA-13")
def test_a_god_makes_room_on_a_full_track_for_the_next_draw():
    scene = Scene().tiles(0, god=1).track(*["nile"] * 3, "gold", *["nile"] * 4).turn(0).play("god gold")
    scene.play("draw = art")
    assert scene.view.track[3] == "art"


@pytest.mark.rule("RA-21")
def test_a_player_without_a_face_up_sun_takes_no_turn():
    scene = Scene().suns(0, 13).suns(1, down=(12, 9)).suns(2, 11).turn(0).play("draw = nile")
    assert scene.seat == 2


@pytest.mark.rule("RA-21")
def test_a_sole_player_with_suns_takes_turn_after_turn():
    scene = Scene().suns(0, down=(13,)).suns(1, 9).suns(2, down=(11,)).turn(1)
    seats = [scene.play("draw = nile").seat for _ in range(3)]
    assert seats == [1, 1, 1]


@pytest.mark.rule("RA-21")
def test_a_sole_player_goes_on_after_an_auction_that_left_a_sun():
    scene = Scene().suns(0, down=(13,)).suns(1, 9, 3).suns(2, down=(11,)).turn(1).play("ra", "bid 3")
    assert scene.seat == 1
    assert scene.view.phase == "turn"


@pytest.mark.rule("RA-22")
def test_a_turn_is_a_draw_an_invocation_or_a_god_and_nothing_else():
    scene = Scene().tiles(0, god=1).track("nile", "gold").turn(0)
    assert scene.legal() == {"draw", "ra", "god nile", "god gold"}


@pytest.mark.rule("RA-22")
@pytest.mark.parametrize("move", ["pass", "done"])
def test_nobody_passes_a_turn(move):
    scene = Scene().track("nile").turn(0)
    assert scene.refusal(move).rule == "RA-22"


@pytest.mark.rule("RA-13", "RA-22")
def test_a_full_track_without_a_god_leaves_the_player_to_invoke_ra():
    scene = Scene().track(*["nile"] * 8).turn(0)
    assert scene.seat == 0
    assert scene.legal() == {"ra"}


@pytest.mark.rule("RA-26")
def test_a_player_who_must_bid_with_one_sun_makes_the_bid():
    scene = Scene().suns(0, 13).track("nile").turn(0).play("ra", "pass", "pass")
    assert scene.seat == 0
    assert scene.legal() == {"bid 13"}
