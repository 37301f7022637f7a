"""The end of the match (HA-51, HA-52)."""

import pytest
from games.hadara.scene import GAME, Scene

from epoca.games.hadara.events import MatchOver


def last_step():
    """Epoch III, phase B: only the seals are left."""
    return Scene().epoch(3).half("B")


@pytest.mark.rule("HA-51")
def test_the_match_ends_after_phase_b_of_epoch_3():
    assert last_step().begin("seals").over


@pytest.mark.rule("HA-51")
@pytest.mark.parametrize("epoch", [1, 2])
def test_the_match_goes_on_after_phase_b_of_an_earlier_epoch(epoch):
    scene = Scene().epoch(epoch).half("B").begin("seals")
    assert (scene.over, scene.view().epoch) == (False, epoch + 1)


@pytest.mark.rule("HA-51")
def test_the_seals_of_epoch_3_can_still_be_bought_before_the_count():
    scene = last_step().coins(0, 20).markers(0, food=9).begin("hunger").play("seal silver food")
    assert scene.over
    assert scene.line(0, "silver") == 5


@pytest.mark.rule("HA-51")
def test_the_book_has_six_lines():
    sheet = GAME.sheet(last_step().box, last_step().begin("seals").state)
    assert sheet.categories == ("regions", "busts", "silver", "gold", "cards", "coins")


@pytest.mark.rule("HA-51")
def test_all_six_lines_make_the_score():
    scene = last_step().region(0, 3).region(0, 9).bust(0, 6, "food").bust(0, 12, "food", points_up=True)
    scene.cards(0, "3-yellow-1", "3-red-1", "3-blue-1", "3-green-1", "3-purple-1").gold(0, 1)
    scene.silver(0, "military", "income").markers(0, income=9, military=11, culture=0, food=5).coins(0, 14)
    scene.begin("hunger")
    purple = scene.printed("3-purple-1").points
    (lines,) = GAME.sheet(scene.box, scene.state).scorings
    assert lines[0] == (2 + 5, 4 + 8 + 3, 6 + 5, 7, 4 + 2 + 4 + 0 + purple, 2)
    assert GAME.outcome(scene.box, scene.state).points[0] == sum(lines[0])


@pytest.mark.rule("HA-51")
def test_the_score_of_the_end_is_written_down():
    scene = last_step().region(0, 3).coins(0, 14).begin("seals")
    assert scene.over
    assert scene.state.sheet[0].tolist() == [2, 0, 0, 0, 0, 2]


@pytest.mark.rule("HA-51")
@pytest.mark.parametrize(("coins", "points"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (204, 40)])
def test_every_five_coins_left_are_a_point(coins, points):
    assert Scene().coins(0, coins).line(0, "coins") == points


@pytest.mark.rule("HA-51")
def test_cards_count_their_points_and_only_for_their_owner():
    scene = Scene().cards(0, "1-green-8", "2-red-6").cards(1, "3-green-3")
    assert [scene.line(seat, "cards") for seat in range(3)] == [5 + 4, 0, 0]


@pytest.mark.rule("HA-51")
def test_regions_count_the_front_if_plundered_and_the_back_if_annexed():
    scene = Scene().next_region(3, culture=1).region(0, 3, annexed=True).region(0, 30)
    assert scene.line(0, "regions") == 7 + 20


@pytest.mark.rule("HA-51")
def test_nobody_scores_before_the_end():
    scene = Scene().region(0, 3)
    assert scene.state.sheet.sum() == 0
    with pytest.raises(ValueError):
        GAME.outcome(scene.box, scene.state)


def finished(*standing):
    """The match is over, and every seat has these points in cards of 1 point and these coins left."""
    scene = last_step()
    for seat, (cards, coins) in enumerate(standing):
        ones = ("1-yellow-1", "1-red-1", "1-blue-1", "1-yellow-2", "1-red-3", "1-yellow-3")
        scene.cards(seat, *ones[2 * seat : 2 * seat + cards]).markers(seat, food=9).coins(seat, coins)
    scene.begin("hunger")
    assert scene.over
    return GAME.outcome(scene.box, scene.state)


@pytest.mark.rule("HA-52")
def test_most_points_win():
    outcome = finished((1, 4), (2, 0), (0, 3))
    assert outcome.points == (1, 2, 0)
    assert outcome.winners == (1,)
    assert outcome.ranks == (2, 1, 3)


@pytest.mark.rule("HA-52")
def test_a_tie_goes_to_whoever_has_more_coins_left():
    outcome = finished((1, 2), (1, 3), (1, 0))
    assert outcome.points == (1, 1, 1)
    assert outcome.winners == (1,)
    assert outcome.ranks == (2, 1, 3)


@pytest.mark.rule("HA-52")
def test_a_tie_in_points_and_coins_is_shared():
    outcome = finished((1, 3), (0, 4), (1, 3))
    assert outcome.winners == (0, 2)
    assert outcome.ranks == (1, 3, 1)


@pytest.mark.rule("HA-52")
def test_the_winners_are_told():
    scene = last_step().coins(0, 20).begin("seals").play("no seal")
    assert scene.told(MatchOver) == [MatchOver((0,), (4, 0, 0))]
