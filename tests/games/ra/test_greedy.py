"""What the greedy player knows. Scenes are clear enough to hold for any sensible numbers in habits.py."""

import pytest
from games.ra.scene import GAME, Scene

from epoca.games.ra import habits, worth
from epoca.games.ra.habits import HABITS

ALL_FIVE = ("art", "agriculture", "religion", "astronomy", "writing")


def choice(scene: Scene) -> str:
    return GAME.write(int(GAME.greedy.choose(scene.box, scene.state)))


def alone(*suns: int) -> Scene:
    """Only seat 0 has suns left."""
    return Scene().suns(0, *suns, down=(9,)).suns(1, down=(12, 6, 3)).suns(2, down=(11, 10, 7)).turn(0)


def test_the_habits_are_in_the_box_in_their_order():
    assert Scene().box.worth.tolist() == list(HABITS.values())


@pytest.mark.parametrize(("own", "others", "bid"), [((13, 8, 5), (7, 4), "bid 8"), ((13, 8, 5), (3, 2), "bid 5")])
def test_it_bids_the_lowest_sun_that_wins(own, others, bid):
    scene = Scene(seats=2).suns(0, *own).suns(1, *others).track(*ALL_FIVE, "gold", "god", "flood").turn(1)
    assert choice(scene.play("ra")) == bid


def test_it_passes_when_a_lot_does_harm():
    scene = Scene(seats=2).tiles(0, pharaoh=3).tiles(1, pharaoh=2).track("funeral", "drought").turn(1)
    assert choice(scene.play("ra")) == "pass"


def test_it_does_not_invoke_for_nothing():
    assert choice(Scene().turn(0)) == "draw"
    assert choice(Scene().track("nile").turn(0)) == "draw"


def test_alone_with_a_sun_it_draws_on_while_a_ra_may_come():
    assert choice(alone(13).track("gold", "gold", "flood", "art").ras(5)) == "draw"


def test_alone_with_a_sun_it_takes_a_good_lot_before_the_last_ra():
    assert choice(alone(13).track(*ALL_FIVE, "gold").ras(7)) == "ra"


def test_alone_with_a_sun_it_risks_a_poor_lot():
    assert choice(alone(13).track("nile").ras(7)) == "draw"


def test_alone_with_a_sun_it_waits_for_a_larger_lot_when_a_ra_is_drawn():
    scene = alone(13).track("gold").ras(3).play("draw = ra")
    assert (scene.seat, choice(scene)) == (0, "pass")


def test_alone_with_a_sun_it_takes_a_good_lot_when_only_the_last_ra_is_left():
    scene = alone(13).track(*ALL_FIVE, "gold").ras(6).play("draw = ra")
    assert (scene.seat, choice(scene)) == (0, "bid 13")


def test_who_has_to_bid_bids_the_lowest_sun():
    scene = Scene(seats=2).suns(0, 9, 6).suns(1, 8).track("funeral").tiles(0, pharaoh=3).turn(0).play("ra", "pass")
    assert choice(scene) == "bid 6"


def test_a_god_is_spent_in_time_on_what_completes_a_set():
    held = dict.fromkeys(ALL_FIVE[:4], 1)
    scene = Scene().tiles(0, god=1, **held).track("nile", "writing").ras(7).turn(0)
    assert choice(scene) == "god writing"


def test_a_god_is_kept_when_the_track_has_nothing():
    assert choice(Scene().tiles(0, god=1).track("nile").turn(0)) == "draw"


def test_unrest_costs_a_spare_before_a_kind():
    scene = Scene(seats=2).suns(0, 9).suns(1).tiles(0, art=3, writing=1, religion=1).ras(3).track("unrest").turn(0)
    scene.play("ra", "bid 9")
    assert choice(scene) == "lose art"


def price(scene: Scene, sun: int, seat: int = 0) -> float:
    return float(worth.price(scene.box, scene.state, worth.market_of(scene.box, scene.state), seat, sun))


def test_a_higher_sun_wants_a_better_lot():
    scene = Scene(seats=3).suns(0, 13, 8, 5, 2).turn(0)
    assert price(scene, 2) < price(scene, 5) < price(scene, 8) < price(scene, 13)


def test_a_sun_rises_with_the_suns_that_are_turned_down():
    def table(*others: int) -> Scene:
        return Scene(seats=2).suns(0, 8, 3).suns(1, *others).turn(0)

    def rank_price(scene: Scene) -> float:
        """Without the swap, and for as many tiles a sun."""
        return price(scene, 8) - price(scene, 3)

    assert rank_price(table(9, 7, 6, 5)) < rank_price(table(7, 6, 5, 4))


def test_suns_get_cheaper_as_the_ras_run_out():
    prices = [price(Scene(seats=3).ras(ras).turn(0), 13) for ras in (0, 4, 7)]
    assert prices == sorted(prices, reverse=True)


def test_a_lot_is_bought_away_from_a_rival_if_that_is_worth_enough():
    def bid(worth_of_denial: float) -> str:
        scene = Scene(seats=2).suns(0, 9, 5).suns(1, 8, 4).ras(2).turn(0)
        scene.tiles(1, art=1, agriculture=1, religion=1, astronomy=1, nile=4).tiles(0, writing=1)
        scene.track("writing", "flood")
        scene.box.worth[habits.DENIAL] = worth_of_denial
        return choice(scene.play("draw = ra", "bid 4"))

    assert bid(0.0) == "pass"
    assert bid(50.0).startswith("bid")


def test_no_promise_counts_for_who_has_spent_the_last_sun():
    def lot(*suns: int) -> float:
        scene = Scene(seats=3).suns(0, *suns).track("art", "writing").turn(0)
        return float(worth.lot_worth(scene.box, scene.state, 0, worth.lot_of(scene.state)))

    assert lot(13) == pytest.approx(5.0)  # none is -5, two kinds are 0
    assert lot(13, 2) > lot(13)
