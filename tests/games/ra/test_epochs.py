"""The end of an epoch (RA-37 to RA-40)."""

import pytest
from games.ra.scene import Scene

from epoca.games.ra.events import EpochEnded, EpochOpened


def one_sun_left():
    return Scene().suns(0, 5, down=(13, 8)).suns(1, down=(12, 9, 6)).suns(2, down=(11, 10, 7)).turn(0)


def last_ra(**options):
    return Scene(**options).suns(0, 13, 8, down=(5,)).suns(1, 12, down=(9, 6)).suns(2, 11, 10, 7).ras(7).turn(0)


@pytest.mark.rule("RA-37")
def test_the_epoch_ends_when_no_player_has_a_face_up_sun():
    scene = one_sun_left().track("nile").play("ra", "bid 5")
    assert scene.told(EpochEnded) == [EpochEnded(1, "no-suns")]
    assert scene.told(EpochOpened) == [EpochOpened(2, 0)]


@pytest.mark.rule("RA-37")
def test_the_epoch_goes_on_while_anybody_has_a_face_up_sun():
    scene = one_sun_left().suns(2, 11, down=(10, 7)).track("nile").play("ra", "pass", "bid 5")
    assert scene.view.epoch == 1
    assert scene.seat == 2


@pytest.mark.rule("RA-37")
def test_the_last_ra_ends_the_epoch_although_suns_are_face_up():
    scene = last_ra().play("draw = ra")
    assert scene.told(EpochEnded) == [EpochEnded(1, "last-ra")]


@pytest.mark.rule("RA-37", "RA-31")
def test_the_last_lot_counts_before_the_epoch_is_scored():
    scene = one_sun_left().track("gold", "gold").play("ra", "bid 5")
    assert scene.scored("gold", epoch=1) == [6, 0, 0]


@pytest.mark.rule("RA-37")
def test_a_match_has_three_epochs():
    scene = last_ra().epoch(3).play("draw = ra")
    assert scene.over
    assert scene.legal() == set()


@pytest.mark.rule("RA-38")
def test_the_tiles_of_the_auction_track_are_discarded():
    scene = last_ra().track("gold", None, "temple").play("draw = ra")
    assert scene.lot() == []
    assert [scene.out("gold"), scene.out("temple")] == [1, 1]


@pytest.mark.rule("RA-38")
def test_the_disasters_of_the_auction_track_strike_nobody():
    scene = last_ra().tiles(0, pharaoh=3).track("funeral").play("draw = ra")
    assert scene.owns(0) == {"pharaoh": 3}


@pytest.mark.rule("RA-38")
@pytest.mark.parametrize("edition", ["classic", "modern", "barque"])
def test_the_ra_track_is_emptied(edition):
    scene = last_ra(edition=edition).play("draw = ra")
    assert scene.view.ra_drawn == 0
    assert scene.state.ra_tiles == 0
    assert scene.out("ra") == 8


@pytest.mark.rule("RA-38")
def test_the_ra_track_is_emptied_when_the_suns_are_used_up():
    scene = one_sun_left().ras(5).play("ra", "bid 5")
    assert scene.view.ra_drawn == 0
    assert scene.out("ra") == 5


@pytest.mark.rule("RA-38")
def test_the_centre_sun_stays():
    assert last_ra().centre_sun(4).play("draw = ra").view.centre_sun == 4


@pytest.mark.rule("RA-38")
def test_the_last_winning_sun_stays_in_the_centre():
    assert one_sun_left().centre_sun(1).play("ra", "bid 5").view.centre_sun == 5


@pytest.mark.rule("RA-39")
def test_every_sun_turns_face_up():
    scene = one_sun_left().centre_sun(1).play("ra", "bid 5")
    assert [scene.suns_up(seat) for seat in range(3)] == [(13, 8, 1), (12, 9, 6), (11, 10, 7)]
    assert [scene.suns_down(seat) for seat in range(3)] == [(), (), ()]


@pytest.mark.rule("RA-39")
def test_suns_left_face_up_by_the_last_ra_stay_their_owners():
    scene = last_ra().play("draw = ra")
    assert [scene.suns_up(seat) for seat in range(3)] == [(13, 8, 5), (12, 9, 6), (11, 10, 7)]


@pytest.mark.rule("RA-40")
@pytest.mark.parametrize("epoch", [1, 2])
def test_pharaohs_niles_and_monuments_are_kept(epoch):
    kept = {
        "pharaoh": 2,
        "nile": 3,
        "fortress": 1,
        "obelisk": 1,
        "palace": 1,
        "pyramid": 2,
        "temple": 1,
        "statue": 1,
        "step-pyramid": 1,
        "sphinx": 1,
    }
    assert last_ra().epoch(epoch).tiles(1, **kept).play("draw = ra").owns(1) == kept


@pytest.mark.rule("RA-40")
@pytest.mark.parametrize("epoch", [1, 2])
def test_gods_gold_floods_and_civilizations_are_discarded(epoch):
    lost = {
        "god": 2,
        "gold": 1,
        "flood": 3,
        "art": 1,
        "agriculture": 1,
        "religion": 1,
        "astronomy": 1,
        "writing": 2,
    }
    scene = last_ra().epoch(epoch).tiles(1, **lost).play("draw = ra")
    assert scene.owns(1) == {}
    assert {tile: scene.out(tile) for tile in lost} == lost


@pytest.mark.rule("RA-40")
def test_tiles_are_scored_before_they_are_discarded():
    scene = last_ra().tiles(1, god=2, gold=1).play("draw = ra")
    assert scene.scored("gods", epoch=1) == [0, 4, 0]
    assert scene.scored("gold", epoch=1) == [0, 3, 0]
