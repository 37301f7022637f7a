"""What lies in the box (RA-1 to RA-4)."""

import pytest
from games.ra.scene import Scene


@pytest.mark.rule("RA-1")
def test_the_bag_holds_these_180_tiles():
    bag = Scene().view.bag
    assert bag == {
        "ra": 30,
        "god": 8,
        "pharaoh": 25,
        "funeral": 2,
        "nile": 25,
        "flood": 12,
        "drought": 2,
        "art": 5,
        "agriculture": 5,
        "religion": 5,
        "astronomy": 5,
        "writing": 5,
        "unrest": 4,
        "gold": 5,
        "fortress": 5,
        "obelisk": 5,
        "palace": 5,
        "pyramid": 5,
        "temple": 5,
        "statue": 5,
        "step-pyramid": 5,
        "sphinx": 5,
        "earthquake": 2,
    }
    assert sum(bag.values()) == 180


@pytest.mark.rule("RA-2")
@pytest.mark.parametrize(("seats", "highest"), [(2, 9), (3, 13), (4, 13), (5, 16)])
def test_the_suns_in_play_are_numbered_without_a_gap(seats, highest):
    scene = Scene(seats)
    suns = [scene.view.centre_sun, *(sun for seat in range(seats) for sun in scene.suns_up(seat))]
    assert sorted(suns) == list(range(1, highest + 1))


@pytest.mark.rule("RA-3")
def test_points_do_not_run_out_with_the_tokens_of_the_box():
    scene = Scene().points(900, 900, 900).tiles(0, gold=5, art=1).score()
    assert scene.state.points[0] == 915


@pytest.mark.rule("RA-3")
def test_points_that_no_token_could_pay_exactly_are_paid():
    """Every seat gains a single point, far more ones than the box has."""
    scene = Scene(5).points(*[101] * 5)
    for seat in range(5):
        scene.tiles(seat, flood=1, art=1)
    assert scene.score().state.points.tolist() == [102] * 5


@pytest.mark.rule("RA-4")
def test_the_auction_track_has_eight_spaces():
    scene = Scene().turn(0).play(*["draw = nile"] * 8)
    assert scene.view.track == ("nile",) * 8
    assert "draw" not in scene.legal()


@pytest.mark.rule("RA-4")
def test_the_ra_track_has_ten_spaces_and_five_players_use_them_all():
    scene = Scene(5).ras(9).turn(0)
    assert scene.view.last_ra == 10
    assert scene.play("draw = ra").view.epoch == 2
