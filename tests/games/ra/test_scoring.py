"""Scoring (RA-41 to RA-49)."""

import pytest
from games.ra.scene import GAME, Scene

from epoca.games.ra.events import MatchOver

MONUMENTS = ("fortress", "obelisk", "palace", "pyramid", "temple", "statue", "step_pyramid", "sphinx")
CIVILIZATIONS = ("art", "agriculture", "religion", "astronomy", "writing")


def pharaohs(*counts):
    scene = Scene(len(counts))
    for seat, count in enumerate(counts):
        scene.tiles(seat, pharaoh=count)
    return scene.score().scored("pharaohs")


def last_epoch(*suns, points=(20, 20, 20)):
    """The end of a match without tiles: nothing but points and suns tells the players apart."""
    scene = Scene().epoch(3).points(*points).ras(7).turn(0)
    for seat, own in enumerate(suns):
        scene.suns(seat, *own)
    return scene.play("draw = ra")


EQUAL_SUMS = ((11, 4), (13, 2), (12, 3))


@pytest.mark.rule("RA-41")
def test_a_god_is_worth_2():
    assert Scene().tiles(0, god=3).tiles(1, god=1).score().scored("gods") == [6, 2, 0]


@pytest.mark.rule("RA-41")
def test_gold_is_worth_3():
    assert Scene().tiles(0, gold=3).tiles(1, gold=1).score().scored("gold") == [9, 3, 0]


@pytest.mark.rule("RA-41", "RA-18")
def test_a_spent_god_is_worth_nothing():
    scene = Scene().tiles(0, god=2).track("nile", "art").turn(0).play("god nile", "done").score()
    assert scene.scored("gods") == [2, 0, 0]


@pytest.mark.rule("RA-42")
def test_most_pharaohs_bring_5_and_fewest_cost_2():
    assert pharaohs(4, 2, 1) == [5, 0, -2]


@pytest.mark.rule("RA-42")
def test_all_who_tie_for_most_pharaohs_get_5():
    assert pharaohs(4, 4, 1) == [5, 5, -2]


@pytest.mark.rule("RA-42")
def test_all_who_tie_for_fewest_pharaohs_lose_2():
    assert pharaohs(4, 0, 0, 1, 0) == [5, -2, -2, 0, -2]


@pytest.mark.rule("RA-42")
@pytest.mark.parametrize("count", [0, 3])
def test_equal_pharaohs_bring_nobody_anything(count):
    assert pharaohs(count, count, count) == [0, 0, 0]


@pytest.mark.rule("RA-42")
def test_two_players_win_and_lose_by_pharaohs():
    assert pharaohs(1, 2) == [-2, 5]


@pytest.mark.rule("RA-43")
@pytest.mark.parametrize(
    ("floods", "niles", "points"), [(1, 0, 1), (1, 5, 6), (3, 2, 5), (2, 0, 2), (0, 7, 0), (0, 0, 0)]
)
def test_niles_count_only_with_a_flood(floods, niles, points):
    assert Scene().tiles(0, flood=floods, nile=niles).score().scored("river") == [points, 0, 0]


@pytest.mark.rule("RA-43")
def test_the_flood_of_another_player_helps_nobody_else():
    assert Scene().tiles(0, nile=4).tiles(1, flood=1).score().scored("river") == [0, 1, 0]


@pytest.mark.rule("RA-44")
@pytest.mark.parametrize(("kinds", "points"), [(0, -5), (1, 0), (2, 0), (3, 5), (4, 10), (5, 15)])
def test_different_civilizations_are_worth_this(kinds, points):
    scene = Scene().tiles(0, **dict.fromkeys(CIVILIZATIONS[:kinds], 1)).score()
    assert scene.scored("civilizations")[0] == points


@pytest.mark.rule("RA-44")
@pytest.mark.parametrize("left_out", CIVILIZATIONS)
def test_it_does_not_matter_which_four_civilizations_they_are(left_out):
    scene = Scene().tiles(0, **{kind: 1 for kind in CIVILIZATIONS if kind != left_out}).score()
    assert scene.scored("civilizations")[0] == 10


@pytest.mark.rule("RA-44")
def test_extra_copies_of_a_civilization_bring_nothing():
    assert Scene().tiles(0, art=5).tiles(1, religion=4, writing=4).score().scored("civilizations") == [
        0,
        0,
        -5,
    ]


@pytest.mark.rule("RA-44")
def test_two_full_sets_of_civilizations_bring_no_more_than_one():
    assert Scene().tiles(0, **dict.fromkeys(CIVILIZATIONS, 2)).score().scored("civilizations")[0] == 15


@pytest.mark.rule("RA-45")
def test_a_total_never_falls_below_0():
    scene = Scene().points(4, 10, 10).tiles(1, art=1).tiles(2, art=1).score()
    assert scene.state.points[:3].tolist() == [0, 10, 10]


@pytest.mark.rule("RA-45")
def test_the_score_sheet_tells_the_points_that_could_not_be_lost():
    scene = Scene().points(4, 10, 10).tiles(1, art=1).tiles(2, art=1).score()
    assert scene.scored("floor") == [1, 0, 0]


@pytest.mark.rule("RA-45")
def test_a_loss_that_costs_all_points_exactly_leaves_0():
    scene = Scene().points(5, 10, 10).score()
    assert scene.state.points[0] == 0
    assert scene.scored("floor") == [0, 0, 0]


@pytest.mark.rule("RA-45")
def test_points_lost_below_0_are_not_owed_in_the_next_epoch():
    scene = Scene().suns(0, 13).suns(1, 12).suns(2, 11).points(1, 10, 10).ras(7).turn(0).play("draw = ra")
    scene.tiles(0, gold=2, art=1).score()
    assert scene.state.points[0] == 6


@pytest.mark.rule("RA-46")
@pytest.mark.parametrize(("kinds", "points"), [*((n, n) for n in range(7)), (7, 10), (8, 15)])
def test_different_monuments_are_worth_this(kinds, points):
    scene = Scene().epoch(3).tiles(0, **dict.fromkeys(MONUMENTS[:kinds], 1)).score()
    assert scene.scored("monuments") == [points, 0, 0]


@pytest.mark.rule("RA-46")
@pytest.mark.parametrize("left_out", MONUMENTS)
def test_it_does_not_matter_which_seven_monuments_they_are(left_out):
    scene = Scene().epoch(3).tiles(0, **{kind: 1 for kind in MONUMENTS if kind != left_out}).score()
    assert scene.scored("monuments")[0] == 10


@pytest.mark.rule("RA-46", "RA-47")
@pytest.mark.parametrize("epoch", [1, 2])
def test_monuments_count_in_the_third_epoch_only(epoch):
    scene = Scene().epoch(epoch).tiles(0, **dict.fromkeys(MONUMENTS, 3)).score()
    assert scene.scored("monuments") == [0, 0, 0]


@pytest.mark.rule("RA-47")
@pytest.mark.parametrize(("copies", "points"), [(1, 1), (2, 1), (3, 6), (4, 11), (5, 16)])
def test_equal_monuments_count_on_top_of_their_kind(copies, points):
    assert Scene().epoch(3).tiles(0, pyramid=copies).score().scored("monuments")[0] == points


@pytest.mark.rule("RA-47")
def test_every_kind_held_three_times_counts():
    scene = Scene().epoch(3).tiles(0, pyramid=3, temple=4, statue=5).score()
    assert scene.scored("monuments")[0] == 3 + 5 + 10 + 15


@pytest.mark.rule("RA-46", "RA-47")
def test_all_forty_monuments_bring_135():
    scene = Scene().epoch(3).tiles(0, **dict.fromkeys(MONUMENTS, 5)).score()
    assert scene.scored("monuments")[0] == 15 + 8 * 15


@pytest.mark.rule("RA-48")
def test_the_highest_sum_of_suns_brings_5_and_the_lowest_costs_5():
    scene = Scene().epoch(3).suns(0, 13, 2).suns(1, 8, 6).suns(2, 12, 1).score()
    assert scene.scored("suns") == [5, 0, -5]


@pytest.mark.rule("RA-48")
def test_face_down_suns_count_like_face_up_ones():
    scene = Scene().epoch(3).suns(0, 2, down=(13,)).suns(1, down=(8, 6)).suns(2, 12, 1).score()
    assert scene.scored("suns") == [5, 0, -5]


@pytest.mark.rule("RA-48")
def test_all_who_tie_for_the_highest_or_lowest_sum_get_it():
    scene = Scene(4).epoch(3).suns(0, 13, 2).suns(1, 12, 3).suns(2, 9, 1).suns(3, 6, 4).score()
    assert scene.scored("suns") == [5, 5, -5, -5]


@pytest.mark.rule("RA-48")
def test_equal_sums_of_suns_bring_nobody_anything():
    scene = Scene().epoch(3).suns(0, 13, 2).suns(1, 12, 3).suns(2, 11, 4).score()
    assert scene.scored("suns") == [0, 0, 0]


@pytest.mark.rule("RA-48")
@pytest.mark.parametrize("epoch", [1, 2])
def test_suns_count_in_the_third_epoch_only(epoch):
    scene = Scene().epoch(epoch).suns(0, 13, 2).suns(1, 8, 6).suns(2, 12, 1).score()
    assert scene.scored("suns") == [0, 0, 0]


@pytest.mark.rule("RA-49")
def test_most_points_win():
    scene = last_epoch(*EQUAL_SUMS, points=(30, 20, 25))
    outcome = GAME.outcome(scene.box, scene.state)
    assert outcome.points == (25, 15, 20)
    assert outcome.ranks == (1, 3, 2)


@pytest.mark.rule("RA-49")
def test_the_highest_sun_wins_among_all_tied():
    scene = last_epoch(*EQUAL_SUMS)
    assert GAME.outcome(scene.box, scene.state).winners == (1,)


@pytest.mark.rule("RA-49")
def test_whoever_loses_a_tie_for_the_win_shares_the_next_rank():
    scene = last_epoch(*EQUAL_SUMS)
    assert GAME.outcome(scene.box, scene.state).ranks == (2, 1, 2)


@pytest.mark.rule("RA-49")
def test_tied_losers_share_their_rank_whatever_their_suns():
    scene = last_epoch(*EQUAL_SUMS, points=(30, 20, 20))
    assert GAME.outcome(scene.box, scene.state).ranks == (1, 2, 2)


@pytest.mark.rule("RA-49")
def test_the_highest_sun_decides_only_among_those_tied():
    scene = last_epoch(*EQUAL_SUMS, points=(20, 10, 20))
    assert GAME.outcome(scene.box, scene.state).winners == (2,)


@pytest.mark.rule("RA-49")
def test_the_winner_and_all_points_are_told():
    scene = last_epoch(*EQUAL_SUMS)
    assert scene.told(MatchOver) == [MatchOver(1, (15, 15, 15), scene.view.scorings)]


@pytest.mark.rule("RA-49")
def test_there_is_no_winner_before_the_match_is_over():
    scene = Scene()
    with pytest.raises(ValueError, match="not over"):
        GAME.outcome(scene.box, scene.state)
