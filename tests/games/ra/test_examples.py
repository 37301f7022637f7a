"""The worked examples of the rulebooks (RA-50 to RA-56)."""

import pytest
from games.ra.scene import Scene


@pytest.mark.rule("RA-50")
def test_italian_example_of_pharaohs_3_2_2_3():
    anna, bob, cathy, don = range(4)
    scene = Scene(4, edition="classic")
    scene.tiles(anna, pharaoh=3).tiles(bob, pharaoh=2).tiles(cathy, pharaoh=2).tiles(don, pharaoh=3)
    assert scene.score().scored("pharaohs") == [5, -2, -2, 5]


@pytest.mark.rule("RA-51")
def test_italian_example_of_three_civilizations():
    scene = Scene(edition="classic").tiles(0, astronomy=3, agriculture=2, writing=2)
    assert scene.score().scored("civilizations")[0] == 5


@pytest.mark.rule("RA-52")
@pytest.mark.parametrize("edition", ["classic", "modern"])
def test_italian_and_brazilian_example_of_monuments(edition):
    scene = Scene(edition=edition).epoch(3).tiles(0, pyramid=4, temple=3, fortress=2, sphinx=1)
    assert scene.score().scored("monuments")[0] == 19


@pytest.mark.rule("RA-53")
def test_italian_example_of_sun_sums_17_25_21_17():
    anna, bob, cathy, don = range(4)
    scene = Scene(4, edition="classic").epoch(3).centre_sun(11)
    scene.suns(anna, 9, 5, 3).suns(bob, 13, 10, 2).suns(cathy, 12, 8, 1).suns(don, 7, 6, 4)
    assert scene.score().scored("suns") == [-5, 5, 0, -5]


@pytest.mark.rule("RA-54")
def test_brazilian_example_of_three_disasters_in_one_auction():
    scene = Scene().suns(0, 13, 8).suns(1, 12, 9).suns(2, 11, 10)
    scene.tiles(0, obelisk=1, sphinx=1, pyramid=2, agriculture=1, flood=1, nile=3)
    scene.track("earthquake", "unrest", "drought").turn(0)
    scene.play("ra", "pass", "pass", "bid 13", "lose obelisk", "lose sphinx")
    assert scene.owns(0) == {"pyramid": 2, "nile": 2}
    assert [scene.out(tile) for tile in ("earthquake", "unrest", "drought")] == [1, 1, 1]


@pytest.mark.rule("RA-55")
@pytest.mark.parametrize(("floods", "niles", "points"), [(1, 3, 4), (2, 0, 2), (0, 4, 0)])
def test_polish_examples_of_floods_and_niles(floods, niles, points):
    scene = Scene(edition="barque").tiles(0, flood=floods, nile=niles)
    assert scene.score().scored("river")[0] == points


def barque_table(*lot):
    return Scene(edition="barque").suns(0, 13, 8).suns(1, 12, 9).suns(2, 11, 10).track(*lot).turn(0)


@pytest.mark.rule("RA-56", "RA-25")
def test_polish_flow_chart_a_ra_is_drawn():
    scene = barque_table("nile", "gold").play("draw = ra", "pass", "pass", "pass")
    assert scene.lot() == ["nile", "gold"]
    assert scene.view.centre_sun == 1


@pytest.mark.rule("RA-56", "RA-27")
def test_polish_flow_chart_ra_is_invoked_and_the_track_is_full():
    scene = barque_table(*["nile"] * 8).play("ra", "pass", "pass", "pass")
    assert scene.lot() == []
    assert scene.out("nile") == 8
    assert scene.view.centre_sun == 1


@pytest.mark.rule("RA-56", "RA-26")
def test_polish_flow_chart_ra_is_invoked_and_nobody_else_bids():
    scene = barque_table("nile", "gold").play("ra", "pass", "pass")
    assert scene.legal() == {"bid 13", "bid 8"}


@pytest.mark.rule("RA-56", "RA-26")
def test_polish_flow_chart_ra_is_invoked_and_somebody_else_bids():
    scene = barque_table("nile", "gold").play("ra", "bid 9", "pass")
    assert scene.legal() == {"bid 13", "pass"}
