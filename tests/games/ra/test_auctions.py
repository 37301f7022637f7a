"""Auctions (RA-23 to RA-33)."""

import pytest
from games.ra.scene import GAME, Scene

from epoca.game import SPECTATOR
from epoca.games.ra.events import NobodyBid, Passed, Won
from epoca.games.ra.view import Bid


def three_players():
    return Scene().suns(0, 13, 8, 5, 2).suns(1, 12, 9, 6, 3).suns(2, 11, 10, 7, 4).turn(0)


def full_track(scene):
    return scene.track("nile", "nile", "flood", "gold", "art", "temple", "god", "pharaoh")


@pytest.mark.rule("RA-23")
@pytest.mark.parametrize("move", ["ra", "draw = ra"])
def test_bidding_starts_left_of_the_ra_player_and_ends_with_the_ra_player(move):
    scene = three_players().track("nile").turn(1).play(move)
    seats = [scene.seat, scene.play("bid 4").seat, scene.play("bid 5").seat]
    assert seats == [2, 0, 1]


@pytest.mark.rule("RA-23")
def test_everybody_bids_or_passes_once_and_the_ra_player_has_the_last_word():
    scene = three_players().track("nile").play("ra", "bid 9", "pass", "bid 13")
    assert scene.told(Won) == [Won(0, 13, 1, ("nile",))]
    assert scene.view.auction is None


@pytest.mark.rule("RA-23")
def test_who_passed_is_not_asked_again():
    scene = three_players().track("nile").play("ra", "pass", "bid 4", "pass")
    assert [won.seat for won in scene.told(Won)] == [2]


@pytest.mark.rule("RA-23")
def test_everybody_sees_the_bids_in_the_order_they_were_made():
    scene = three_players().track("nile").turn(1).play("ra")
    assert scene.view.auction.bids == ()
    assert scene.play("bid 4", "pass").view.auction.bids == (Bid(2, 4), Bid(0, None))


@pytest.mark.rule("RA-24")
def test_who_could_not_bid_is_among_those_who_passed():
    scene = three_players().suns(2, 7, 4).track("nile").play("ra", "bid 9")
    assert scene.view.auction.bids == (Bid(1, 9), Bid(2, None))


@pytest.mark.rule("RA-31")
def test_the_bids_are_seen_until_the_winner_has_settled_the_disasters():
    scene = three_players().tiles(1, temple=2, palace=2).track("earthquake").play("ra", "bid 9", "pass", "pass")
    assert scene.view.auction.bids == (Bid(1, 9), Bid(2, None), Bid(0, None))
    assert scene.play("lose temple", "lose palace").view.auction is None


@pytest.mark.rule("RA-33")
def test_no_bid_is_left_for_the_next_auction():
    scene = three_players().track("nile").play("ra", "bid 9", "bid 10", "pass", "draw = nile", "ra")
    assert scene.view.auction.bids == ()


@pytest.mark.rule("RA-24")
def test_the_first_bid_may_be_any_own_face_up_sun():
    assert three_players().track("nile").play("ra").legal() == {"bid 12", "bid 9", "bid 6", "bid 3", "pass"}


@pytest.mark.rule("RA-24")
def test_a_bid_must_be_higher_than_the_highest_so_far():
    assert three_players().track("nile").play("ra", "bid 9").legal() == {"bid 11", "bid 10", "pass"}


@pytest.mark.rule("RA-24")
def test_the_highest_bid_stands_when_somebody_passes_in_between():
    assert three_players().track("nile").play("ra", "bid 9", "pass").legal() == {"bid 13", "pass"}


@pytest.mark.rule("RA-24")
def test_who_holds_no_higher_sun_has_passed():
    scene = three_players().suns(2, 7, 4).track("nile").play("ra", "bid 9")
    assert scene.told(Passed) == [Passed(2, forced=True)]
    assert scene.seat == 0


@pytest.mark.rule("RA-24", "RA-29")
def test_a_face_down_sun_is_no_bid():
    scene = three_players().suns(1, 9, down=(12,)).track("nile").play("ra")
    assert scene.legal() == {"bid 9", "pass"}


@pytest.mark.rule("RA-24")
def test_the_sun_of_another_player_is_no_bid():
    scene = three_players().track("nile").play("ra")
    assert scene.refusal("bid 13").rule == "RA-24"


@pytest.mark.rule("RA-25")
def test_after_a_drawn_ra_the_ra_player_may_pass_like_everybody():
    scene = three_players().track("nile").play("draw = ra")
    assert "pass" in scene.legal()
    assert "pass" in scene.play("pass").legal()
    assert "pass" in scene.play("pass").legal()


@pytest.mark.rule("RA-25")
def test_after_a_drawn_ra_that_nobody_wants_tiles_and_centre_sun_stay():
    scene = three_players().track("nile", "gold").centre_sun(1).play("draw = ra", "pass", "pass", "pass")
    assert scene.lot() == ["nile", "gold"]
    assert scene.view.centre_sun == 1
    assert scene.told(NobodyBid) == [NobodyBid(())]


@pytest.mark.rule("RA-26")
def test_who_invoked_ra_must_bid_when_nobody_else_did():
    scene = three_players().track("nile").play("ra", "pass", "pass")
    assert scene.seat == 0
    assert scene.legal() == {"bid 13", "bid 8", "bid 5", "bid 2"}


@pytest.mark.rule("RA-26")
def test_who_invoked_ra_must_bid_for_the_centre_sun_alone_too():
    assert "pass" not in three_players().play("ra", "pass", "pass").legal()


@pytest.mark.rule("RA-26")
def test_who_invoked_ra_must_bid_when_nobody_else_could():
    scene = three_players().suns(1, down=(12,)).suns(2, down=(11,)).track("nile").play("ra")
    assert scene.legal() == {"bid 13", "bid 8", "bid 5", "bid 2"}


@pytest.mark.rule("RA-26")
def test_who_invoked_ra_may_pass_when_somebody_else_bid():
    assert three_players().track("nile").play("ra", "bid 6", "pass").legal() == {"bid 13", "bid 8", "pass"}


@pytest.mark.rule("RA-26")
def test_seven_tiles_are_not_a_full_track():
    scene = three_players().track(*["nile"] * 7).play("ra", "pass", "pass")
    assert "pass" not in scene.legal()


@pytest.mark.rule("RA-27")
def test_on_a_full_track_who_invoked_ra_may_pass():
    scene = full_track(three_players()).play("ra", "pass", "pass")
    assert "pass" in scene.legal()


@pytest.mark.rule("RA-27")
@pytest.mark.parametrize("edition", ["classic", "modern", "barque"])
def test_a_full_track_that_nobody_wants_is_discarded(edition):
    scene = full_track(Scene(edition=edition).turn(0)).play("ra", "pass", "pass", "pass")
    assert scene.lot() == []
    tiles = ("nile", "flood", "gold", "art", "temple", "god", "pharaoh")
    assert [scene.out(tile) for tile in tiles] == [2, 1, 1, 1, 1, 1, 1]


@pytest.mark.rule("RA-27")
def test_the_centre_sun_stays_when_nobody_wants_a_full_track():
    scene = full_track(three_players()).centre_sun(1).play("ra", "pass", "pass", "pass")
    assert scene.view.centre_sun == 1


@pytest.mark.rule("RA-27")
def test_a_discarded_disaster_strikes_nobody():
    scene = three_players().tiles(0, pharaoh=3).tiles(1, pharaoh=3).track("funeral", *["nile"] * 7)
    scene.play("ra", "pass", "pass", "pass")
    assert [scene.owns(0), scene.owns(1)] == [{"pharaoh": 3}, {"pharaoh": 3}]


@pytest.mark.rule("RA-25")
def test_ra_drawn_is_never_ra_over_a_full_track():
    """With one space left a drawn Ra opens an auction, and all may pass without losing the tiles."""
    scene = three_players().track(*["nile"] * 7).play("draw = ra", "pass", "pass", "pass")
    assert scene.lot() == ["nile"] * 7


@pytest.mark.rule("RA-28")
def test_the_highest_bidder_takes_all_tiles_of_the_track():
    scene = full_track(three_players()).play("ra", "bid 3", "bid 4", "pass")
    assert scene.owns(2) == {
        "nile": 2,
        "flood": 1,
        "gold": 1,
        "art": 1,
        "temple": 1,
        "god": 1,
        "pharaoh": 1,
    }
    assert scene.lot() == []


@pytest.mark.rule("RA-28")
def test_the_tiles_behind_a_gap_belong_to_the_lot():
    scene = three_players().track("nile", None, "gold").play("ra", "bid 3", "pass", "pass")
    assert scene.owns(1) == {"nile": 1, "gold": 1}


@pytest.mark.rule("RA-28")
def test_new_tiles_lie_beside_the_old_ones():
    scene = three_players().tiles(1, nile=2).track("nile", "gold").play("ra", "bid 3", "pass", "pass")
    assert scene.owns(1) == {"nile": 3, "gold": 1}


@pytest.mark.rule("RA-29")
def test_the_winner_takes_the_centre_sun_face_down_and_leaves_the_winning_sun_there():
    scene = three_players().track("nile").centre_sun(1).play("ra", "bid 9", "pass", "pass")
    assert scene.suns_up(1) == (12, 6, 3)
    assert scene.suns_down(1) == (1,)
    assert scene.view.centre_sun == 9


@pytest.mark.rule("RA-29")
def test_no_other_sun_changes_hands():
    scene = three_players().track("nile").play("ra", "bid 9", "bid 10", "bid 13")
    assert [scene.suns_up(seat) for seat in range(3)] == [(8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)]
    assert [scene.suns_down(seat) for seat in range(3)] == [(1,), (), ()]


@pytest.mark.rule("RA-29")
def test_the_sun_just_won_cannot_be_bid_in_the_next_auction():
    scene = three_players().centre_sun(1).track("nile").play("ra", "bid 9", "pass", "pass")
    scene.turn(0).play("ra")
    assert scene.seat == 1
    assert scene.refusal("bid 1").rule == "RA-29"


@pytest.mark.rule("RA-30")
def test_losing_bidders_keep_their_suns_face_up():
    scene = three_players().track("nile").play("ra", "bid 9", "bid 10", "bid 13")
    assert 9 in scene.suns_up(1)
    assert 10 in scene.suns_up(2)


@pytest.mark.rule("RA-31")
def test_the_winner_resolves_every_disaster_of_the_lot():
    scene = three_players().tiles(1, pharaoh=3, nile=3).track("funeral", "drought", "gold")
    scene.play("ra", "bid 9", "pass", "pass")
    assert scene.owns(1) == {"pharaoh": 1, "nile": 1, "gold": 1}


@pytest.mark.rule("RA-31")
def test_disasters_strike_after_the_other_tiles_are_placed():
    scene = three_players().track("funeral", "pharaoh", "pharaoh", "pharaoh").play("ra", "bid 9", "pass", "pass")
    assert scene.owns(1) == {"pharaoh": 1}


@pytest.mark.rule("RA-31")
def test_a_disaster_strikes_the_winner_only():
    scene = three_players().tiles(0, pharaoh=3).tiles(1, pharaoh=3).tiles(2, pharaoh=3).track("funeral")
    scene.play("ra", "bid 9", "pass", "pass")
    assert [scene.owns(seat)["pharaoh"] for seat in range(3)] == [3, 1, 3]


@pytest.mark.rule("RA-32")
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_everybody_sees_all_tiles_and_face_up_suns(viewer):
    scene = three_players().tiles(0, nile=2, god=1).tiles(1, pyramid=3).track("gold", "art")
    seen = GAME.view(scene.box, scene.state, viewer)
    assert seen.track[:2] == ("gold", "art")
    assert [player.tiles for player in seen.players] == [{"nile": 2, "god": 1}, {"pyramid": 3}, {}]
    assert [player.suns_up for player in seen.players] == [(13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)]


@pytest.mark.rule("RA-33")
@pytest.mark.parametrize("bids", [("bid 9", "pass", "pass"), ("pass", "bid 11", "pass"), ("pass", "pass", "bid 13")])
def test_the_player_left_of_the_ra_player_is_next_whoever_won(bids):
    scene = three_players().track("nile").play("ra", *bids)
    assert scene.seat == 1
    assert scene.view.phase == "turn"


@pytest.mark.rule("RA-33")
def test_the_player_left_of_the_ra_player_is_next_when_nobody_bid():
    assert three_players().track("nile").play("draw = ra", "pass", "pass", "pass").seat == 1


@pytest.mark.rule("RA-33", "RA-21")
def test_the_next_player_is_one_with_a_face_up_sun():
    scene = three_players().suns(1, 3).track("nile").play("ra", "bid 3", "pass", "pass")
    assert scene.seat == 2


@pytest.mark.rule("RA-33")
def test_the_player_left_of_the_ra_player_is_next_after_the_winner_chose_losses():
    scene = three_players().tiles(2, pyramid=1, temple=1, statue=1).track("earthquake")
    scene.play("ra", "pass", "bid 4", "pass", "lose pyramid", "lose temple")
    assert scene.seat == 1
