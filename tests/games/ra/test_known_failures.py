"""What other implementations of Ra are known to get wrong. Every test is named after the failure it avoids."""

import numpy as np
import pytest
from games.ra.scene import GAME, Scene

from epoca import chance
from epoca.games.ra.components import suns
from epoca.games.ra.events import AuctionOpened, MatchOver, MustLose, Scored
from epoca.match import Match
from epoca.records import blank


def three_players():
    return Scene().suns(0, 13, 8, 5, 2).suns(1, 12, 9, 6, 3).suns(2, 11, 10, 7, 4).turn(0)


def last_sun_of_the_match():
    """Seat 0 will trade its last sun, the 8, for the 6 in the centre; then all sums of suns are 10."""
    scene = Scene().suns(0, 8, down=(4,)).suns(1, down=(10,)).suns(2, down=(9, 1)).centre_sun(6)
    return scene.epoch(3).tiles(0, art=1).tiles(1, art=1).tiles(2, art=1).turn(0)


def last_ra_of_the_epoch():
    return Scene().suns(0, 13, 2).suns(1, 12, 3).suns(2, 11, 4).ras(7).turn(0)


@pytest.mark.rule("RA-37", "RA-41")
def test_final_scoring_applied_twice_when_the_last_sun_ends_the_game():
    scene = last_sun_of_the_match().tiles(0, gold=2).play("ra", "bid 8")
    assert scene.over
    assert scene.state.points[:3].tolist() == [16, 10, 10]
    assert [scored.seat for scored in scene.told(Scored)] == [0, 1, 2]


@pytest.mark.rule("RA-16", "RA-41")
def test_final_scoring_applied_twice_when_the_last_ra_ends_the_game():
    scene = last_ra_of_the_epoch().epoch(3).tiles(0, gold=2, art=1).tiles(1, art=1).tiles(2, art=1)
    scene.play("draw = ra")
    assert scene.over
    assert scene.state.points[:3].tolist() == [16, 10, 10]


@pytest.mark.rule("RA-37", "RA-35")
def test_crash_when_the_last_action_is_a_disaster_loss():
    scene = last_sun_of_the_match().tiles(0, temple=1, statue=1, sphinx=1).track("earthquake")
    scene.play("ra", "bid 8", "lose temple", "lose statue")
    assert scene.over
    assert scene.scored("monuments") == [1, 0, 0]
    assert scene.told(MatchOver) == [MatchOver(0, (11, 10, 10), scene.view.scorings)]


@pytest.mark.rule("RA-42")
def test_all_equal_pharaohs_giving_points():
    scene = Scene().tiles(0, pharaoh=2).tiles(1, pharaoh=2).tiles(2, pharaoh=2).score()
    assert scene.scored("pharaohs") == [0, 0, 0]


@pytest.mark.rule("RA-45")
def test_no_floor_at_0():
    scene = Scene().points(2, 10, 10).score()
    assert scene.state.points[0] == 0


@pytest.mark.rule("RA-45")
def test_floor_applied_per_category_rather_than_per_epoch_total():
    """3 for gold and -5 for civilizations on 3 points leave 1, in whatever order they are written."""
    scene = Scene().points(3, 10, 10).tiles(0, gold=1).score()
    assert scene.state.points[0] == 1


@pytest.mark.rule("RA-45")
def test_floor_applied_to_a_loss_before_the_gains_of_the_same_epoch():
    """-2 for pharaohs, 8 for the river and -5 for civilizations on 1 point leave 2."""
    scene = Scene().points(1, 10, 10).tiles(0, flood=1, nile=7).tiles(1, pharaoh=1).score()
    assert scene.state.points[0] == 2


@pytest.mark.rule("RA-49")
def test_no_tie_break():
    scene = last_ra_of_the_epoch().epoch(3).suns(0, 11, 4).suns(2, 13, 2).play("draw = ra")
    outcome = GAME.outcome(scene.box, scene.state)
    assert outcome.points == (5, 5, 5)
    assert outcome.winners == (2,)


@pytest.mark.rule("RA-12")
def test_next_epoch_opened_by_the_player_whose_turn_it_would_be():
    scene = last_ra_of_the_epoch().turn(1).play("draw = ra")
    assert scene.seat == 0


@pytest.mark.rule("RA-12")
def test_next_epoch_opened_by_the_player_who_opened_the_last_one():
    scene = last_ra_of_the_epoch().suns(0, 9, 2).suns(2, 11, down=(13,)).play("draw = ra")
    assert scene.seat == 2


@pytest.mark.rule("RA-18")
def test_one_god_a_turn_only():
    scene = Scene().tiles(0, god=2).track("gold", "flood", "nile").turn(0).play("god gold", "god flood")
    assert scene.owns(0) == {"gold": 1, "flood": 1}
    assert scene.seat == 1


@pytest.mark.rule("RA-18")
def test_god_taking_a_god():
    scene = Scene().tiles(0, god=1).track("god").turn(0)
    assert scene.refusal("god god").reason == "god-takes-no-god"


@pytest.mark.rule("RA-18")
def test_god_taking_a_god_as_the_second_exchange():
    scene = Scene().tiles(0, god=2).track("god", "gold", "nile").turn(0).play("god gold")
    assert scene.legal() == {"god nile", "done"}


@pytest.mark.rule("RA-18", "RA-13")
def test_god_refused_on_a_full_track():
    scene = Scene().tiles(0, god=1).track(*["nile"] * 7, "gold").turn(0)
    assert scene.legal() == {"ra", "god nile", "god gold"}
    assert scene.play("god gold").owns(0) == {"gold": 1}


@pytest.mark.rule("RA-19")
def test_a_disaster_taken_by_a_god_left_unresolved():
    scene = Scene().tiles(0, god=1, flood=1, nile=2).track("drought").turn(0).play("god drought")
    assert scene.owns(0) == {"nile": 1}
    assert scene.out("drought") == 1


@pytest.mark.rule("RA-36")
def test_two_equal_disasters_costing_two_tiles():
    scene = three_players().tiles(0, sphinx=5).track("earthquake", "earthquake")
    scene.play("ra", "pass", "pass", "bid 13")
    assert scene.owns(0) == {"sphinx": 1}


@pytest.mark.rule("RA-34")
def test_drought_sparing_floods():
    scene = three_players().tiles(0, flood=2, nile=2).track("drought").play("ra", "pass", "pass", "bid 13")
    assert scene.owns(0) == {"nile": 2}


@pytest.mark.rule("RA-27")
def test_caller_forced_to_bid_on_a_full_track():
    scene = three_players().track(*["nile"] * 8).play("ra", "pass", "pass")
    assert scene.legal() == {"bid 13", "bid 8", "bid 5", "bid 2", "pass"}


@pytest.mark.rule("RA-27")
def test_tiles_kept_when_all_pass_on_a_full_track():
    scene = three_players().track(*["nile"] * 8).play("ra", "pass", "pass", "pass")
    assert scene.lot() == []
    assert scene.play("draw = gold").lot() == ["gold"]


@pytest.mark.rule("RA-25")
def test_every_all_pass_auction_clearing_the_track():
    scene = three_players().track("nile", "gold").play("draw = ra", "pass", "pass", "pass")
    assert scene.lot() == ["nile", "gold"]


@pytest.mark.rule("RA-33")
def test_winner_instead_of_the_seat_left_of_the_ra_player_moving_next():
    scene = three_players().track("nile").play("ra", "pass", "bid 11", "pass")
    assert scene.owns(2) == {"nile": 1}
    assert scene.seat == 1


@pytest.mark.rule("RA-24")
def test_bids_not_above_the_highest_accepted():
    scene = three_players().track("nile").play("ra", "bid 9")
    assert scene.refusal("bid 7") is not None
    assert scene.legal() == {"bid 11", "bid 10", "pass"}


@pytest.mark.rule("RA-2", "RA-9")
@pytest.mark.parametrize("seats", [3, 4])
def test_suns_14_to_16_dealt_to_3_or_4_players(seats):
    box = GAME.box(GAME.fill_in({}), {})
    for seed in range(50):
        state = GAME.deal_new(box, seats, chance.stream(chance.secret_from_seed(str(seed)), 0))
        assert max(sun for seat in range(seats) for sun in suns(int(state.suns_up[seat]))) == 13


@pytest.mark.rule("RA-34")
def test_war_taking_what_a_funeral_should():
    scene = three_players().tiles(0, pharaoh=2, art=2).track("unrest").play("ra", "pass", "pass", "bid 13")
    assert scene.owns(0) == {"pharaoh": 2}


@pytest.mark.rule("RA-34")
def test_funeral_taking_what_a_war_should():
    scene = three_players().tiles(0, pharaoh=2, art=2).track("funeral").play("ra", "pass", "pass", "bid 13")
    assert scene.owns(0) == {"art": 2}


@pytest.mark.rule("RA-34", "RA-36")
def test_two_wars_with_three_civilizations_stuck():
    scene = three_players().tiles(0, art=1, religion=1, writing=1).track("unrest", "unrest")
    scene.play("ra", "pass", "pass", "bid 13")
    assert scene.owns(0) == {}
    assert scene.told(MustLose) == []
    assert scene.seat == 1
    assert scene.view.phase == "turn"


@pytest.mark.rule("RA-48")
def test_the_centre_sun_counted_in_sun_sums():
    """Sums are 15 for everybody; with the 13 of the centre any seat would stand out."""
    scene = Scene().epoch(3).suns(0, 12, 3).suns(1, 11, 4).suns(2, 10, 5).centre_sun(13).ras(7).turn(0)
    assert scene.play("draw = ra").scored("suns") == [0, 0, 0]


@pytest.mark.rule("RA-48", "RA-29")
def test_the_sun_just_bid_still_counted_for_its_owner():
    scene = Scene().epoch(3).suns(0, 13).suns(1, down=(7,)).suns(2, down=(5,)).centre_sun(2).turn(0)
    assert scene.play("ra", "bid 13").scored("suns") == [-5, 5, 0]


def played_through(seed):
    match = Match(GAME, 4, {}, chance.secret_from_seed(seed))
    while not match.over:
        match.play(match.seat, int(GAME.greedy.choose(match.box, match.state)))
    return match


@pytest.mark.rule("RA-9", "RA-10")
def test_state_leaking_into_a_new_game_dealt_on_the_same_record():
    box = GAME.box(GAME.fill_in({}), {})
    fresh = blank(GAME.state)
    used = [state.copy() for state in played_through("first").history]
    for state in (fresh, *used):
        state.chance[:] = chance.stream(bytes(32), 0)
        GAME.deal(box, state, 3)
    assert {state.tobytes() for state in used} == {fresh.tobytes()}


@pytest.mark.rule("RA-9", "RA-10")
def test_state_leaking_from_one_match_into_the_next():
    before = played_through("same")
    played_through("other")
    after = played_through("same")
    assert before.actions == after.actions
    assert [state.tobytes() for state in before.history] == [state.tobytes() for state in after.history]


@pytest.mark.rule("RA-23")
def test_state_leaking_from_one_auction_into_the_next():
    """The highest bid of an auction is no hurdle in the next one."""
    scene = three_players().track("nile").play("ra", "bid 9", "pass", "bid 13", "ra")
    assert scene.told(AuctionOpened) == [AuctionOpened(1, "invoked")]
    assert scene.legal() == {"bid 11", "bid 10", "bid 7", "bid 4", "pass"}
    assert not np.any(scene.state.owed)
