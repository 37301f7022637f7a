"""After the cards of a phase: income, a region, a bust (HA-21 to HA-28)."""

import pytest
from games.hadara.scene import GAME, Scene

from epoca.games.hadara.events import IncomeCollected, RegionAnnexed, RegionPlundered

NO_BACK = (0, 0, 0, 0)


def end_of_draft(**markers):
    """The last decision of phase A's last round, by seat 2."""
    scene = Scene().round(5).hand(2, "1-red-4", "1-red-8").draft(2)
    return scene.markers(0, **markers)


def region_table(military, coins=10, **markers):
    return Scene().markers(0, military=military, **markers).coins(0, coins).begin("income")


def bust_table(culture):
    return Scene().markers(0, culture=culture).begin("bust")


# The order of the steps


@pytest.mark.rule("HA-21")
def test_after_the_last_card_of_phase_a_come_income_and_then_the_regions():
    scene = end_of_draft(income=4, military=3).play("board 1 sell 2")
    assert scene.purse(0) == 4
    assert (scene.phase, scene.seat) == ("region", 0)


@pytest.mark.rule("HA-21")
def test_income_regions_and_busts_go_in_order_from_the_start_player():
    scene = Scene().start_player(1)
    for seat in range(3):
        scene.markers(seat, military=3, culture=6)
    scene.begin("income")
    asked = []
    while scene.phase in ("region", "bust"):
        asked.append((scene.phase, scene.seat))
        scene.play(f"no {scene.phase}")
    assert asked == [("region", 1), ("region", 2), ("region", 0), ("bust", 1), ("bust", 2), ("bust", 0)]


@pytest.mark.rule("HA-21")
def test_the_income_of_a_step_is_told_from_the_start_player_on():
    scene = Scene().start_player(1).round(5).hand(0, "1-red-4", "1-red-8").draft(0).play("board 1 sell 2")
    assert [event.seat for event in scene.told(IncomeCollected)] == [1, 2, 0]


@pytest.mark.rule("HA-21")
def test_the_income_of_the_step_can_pay_for_a_region_of_the_same_step():
    scene = region_table(military=3, coins=0, income=1)
    assert "annex 3" in scene.legal()


@pytest.mark.rule("HA-21")
def test_a_player_without_a_choice_is_not_asked():
    scene = Scene().markers(0, military=2).markers(1, military=3).begin("income")
    assert scene.seat == 1


@pytest.mark.rule("HA-22")
def test_everybody_is_paid_as_many_coins_as_the_income_marker_shows():
    scene = Scene().coins(0, 1).markers(0, income=12).markers(1, income=3).begin("income")
    assert [scene.purse(seat) for seat in range(3)] == [13, 3, 0]


@pytest.mark.rule("HA-22")
def test_income_does_not_move_the_marker():
    assert Scene().markers(0, income=12).begin("income").marker(0, "income") == 12


@pytest.mark.rule("HA-22")
def test_income_is_paid_once_in_a_step():
    scene = Scene()
    for seat in range(3):
        scene.markers(seat, income=5, military=3, culture=6)
    scene.begin("income").play_while("region", "no region").play_while("bust", "no bust")
    assert [scene.purse(seat) for seat in range(3)] == [5, 5, 5]


# Regions


@pytest.mark.rule("HA-23")
def test_a_region_may_be_left_alone():
    scene = region_table(military=3).play("no region")
    assert scene.player(0).regions == (None,) * 5
    assert scene.view().regions_left == (3, 3, 3, 3, 3)


@pytest.mark.rule("HA-23")
@pytest.mark.parametrize("requirement", [3, 9, 15, 21, 30])
def test_military_must_reach_the_requirement(requirement):
    enough, too_little = region_table(military=requirement), region_table(military=requirement - 1)
    assert {f"plunder {requirement}", f"annex {requirement}"} <= enough.legal()
    assert not {f"plunder {requirement}", f"annex {requirement}"} & too_little.legal()


@pytest.mark.rule("HA-23")
@pytest.mark.parametrize("move", ["plunder 9", "annex 9"])
def test_military_is_not_spent(move):
    scene = region_table(military=12).next_region(9, culture=2, food=1).play(move)
    assert scene.marker(0, "military") == 12


@pytest.mark.rule("HA-23")
@pytest.mark.parametrize("move", ["plunder 3", "annex 3"])
def test_only_one_region_a_step(move):
    scene = region_table(military=30).play(move)
    assert scene.phase != "region"
    assert sum(region is not None for region in scene.player(0).regions) == 1


@pytest.mark.rule("HA-23")
@pytest.mark.parametrize("annexed", [False, True])
def test_only_one_region_of_each_requirement(annexed):
    scene = Scene().region(0, 3, annexed=annexed).markers(0, military=9).coins(0, 9).begin("income")
    assert scene.legal() == {"no region", "plunder 9", "annex 9"}


@pytest.mark.rule("HA-23")
def test_the_regions_may_be_taken_in_any_order():
    scene = region_table(military=30).play("plunder 30")
    assert scene.begin("income").play("plunder 9").begin("income").play("plunder 15").player(0).regions[0] is None
    assert [region.requirement for region in scene.player(0).regions if region] == [9, 15, 30]


@pytest.mark.rule("HA-23")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_can_have_a_region_of_the_same_requirement(seats):
    scene = Scene(seats)
    for seat in range(seats):
        scene.markers(seat, military=3)
    scene.begin("income").play(*["plunder 3"] * seats)
    assert scene.view().regions_left == (0, seats, seats, seats, seats)
    assert all(player.regions[0] for player in scene.view().players)


@pytest.mark.rule("HA-24")
@pytest.mark.parametrize(
    ("requirement", "coins", "points"), [(3, 3, 2), (9, 4, 5), (15, 5, 8), (21, 7, 11), (30, 12, 20)]
)
def test_plundering_gives_the_coins_and_the_points_of_the_front(requirement, coins, points):
    scene = region_table(military=30, coins=0).play(f"plunder {requirement}")
    assert scene.purse(0) == coins
    assert scene.line(0, "regions") == points


@pytest.mark.rule("HA-24")
def test_plundering_gives_no_resources_and_not_the_points_of_the_back():
    scene = region_table(military=3).next_region(3, culture=1, points=7).play("plunder 3")
    assert scene.all_markers(0) == (0, 3, 0, 0)
    assert scene.line(0, "regions") == 2


@pytest.mark.rule("HA-24")
def test_the_back_of_a_plundered_region_is_never_seen():
    one = region_table(military=3).next_region(3, culture=1).play("plunder 3")
    two = region_table(military=3).next_region(3, income=1, food=1).play("plunder 3")
    for viewer in (-1, 0, 1, 2):
        assert one.view(viewer) == two.view(viewer)
        assert one.events[viewer] == two.events[viewer]
    assert (one.player(0).regions[0].annexed, one.player(0).regions[0].resources) == (False, NO_BACK)


@pytest.mark.rule("HA-25")
@pytest.mark.parametrize(("requirement", "coins"), [(3, 1), (9, 1), (15, 2), (21, 2), (30, 4)])
def test_annexing_costs_the_coins_shown(requirement, coins):
    assert region_table(military=30, coins=10).play(f"annex {requirement}").purse(0) == 10 - coins


@pytest.mark.rule("HA-25")
def test_an_annexed_region_is_turned_over_and_gives_its_resources_at_once():
    scene = region_table(military=15).next_region(15, military=1, culture=1, food=2).play("annex 15")
    assert scene.all_markers(0) == (0, 16, 1, 2)
    assert scene.player(0).regions[2].resources == (0, 1, 1, 2)


@pytest.mark.rule("HA-25")
def test_an_annexed_region_counts_the_points_of_its_back():
    scene = region_table(military=3).next_region(3, culture=1).play("annex 3")
    assert scene.line(0, "regions") == 7


@pytest.mark.rule("HA-25")
def test_the_next_player_turns_over_another_region():
    scene = Scene().markers(0, military=3).markers(1, military=3).coins(0, 1).coins(1, 1).begin("income")
    scene.next_region(3, income=1, food=1).play("annex 3").next_region(3, culture=1).play("annex 3")
    assert [player.regions[0].resources for player in scene.view().players[:2]] == [(1, 0, 0, 1), (0, 0, 1, 0)]


@pytest.mark.rule("HA-25")
def test_without_the_coins_a_region_can_only_be_plundered():
    assert region_table(military=15, coins=1).legal() == {
        "no region", "plunder 3", "annex 3", "plunder 9", "annex 9", "plunder 15",
    }  # fmt: skip


@pytest.mark.rule("HA-25")
def test_the_back_is_not_known_beforehand():
    one = region_table(military=3).next_region(3, culture=1)
    two = region_table(military=3).next_region(3, income=1, food=1)
    for viewer in (-1, 0, 1, 2):
        assert one.view(viewer) == two.view(viewer)


@pytest.mark.rule("HA-25")
def test_everybody_sees_an_annexed_region():
    scene = region_table(military=3).next_region(3, culture=1).play("annex 3")
    for viewer in (-1, 0, 1, 2):
        assert scene.told(RegionAnnexed, viewer)[0].resources == (0, 0, 1, 0)
        assert scene.view(viewer).players[0].regions[0].points == 7


@pytest.mark.rule("HA-25")
@pytest.mark.parametrize("move", ["plunder 3", "annex 3"])
def test_the_choice_is_final(move):
    scene = region_table(military=3).play(move)
    chosen = scene.player(0).regions[0]
    scene.begin("income")
    assert scene.phase != "region"
    assert scene.player(0).regions[0] == chosen


@pytest.mark.rule("HA-24")
def test_plundering_is_told_with_the_coins_and_points():
    scene = region_table(military=3, coins=2).play("plunder 3")
    (told,) = scene.told(RegionPlundered)
    assert (told.seat, told.requirement, told.gained, told.points) == (0, 3, 3, 2)


# Busts


@pytest.mark.rule("HA-26")
def test_a_bust_may_be_left_alone():
    assert bust_table(culture=6).play("no bust").player(0).busts == (None,) * 4


@pytest.mark.rule("HA-26")
@pytest.mark.parametrize("bust", [6, 12, 20, 30])
def test_culture_must_reach_the_requirement_of_a_bust(bust):
    enough, too_little = bust_table(culture=bust), bust_table(culture=bust - 1)
    assert {f"bust {bust} income", f"bust {bust} points income"} <= enough.legal()
    assert not {f"bust {bust} income", f"bust {bust} points income"} & too_little.legal()


@pytest.mark.rule("HA-26")
@pytest.mark.parametrize("move", ["bust 6 income", "bust 6 points income"])
def test_culture_is_not_spent(move):
    assert bust_table(culture=7).play(move).marker(0, "culture") == 7


@pytest.mark.rule("HA-26")
@pytest.mark.parametrize("move", ["bust 6 income", "bust 6 points income"])
def test_only_one_bust_a_step(move):
    scene = bust_table(culture=30).play(move)
    assert scene.phase != "bust"
    assert sum(tile is not None for tile in scene.player(0).busts) == 1


@pytest.mark.rule("HA-26")
@pytest.mark.parametrize("points_up", [False, True])
def test_each_bust_is_carved_once(points_up):
    scene = Scene().bust(0, 6, "income", points_up).markers(0, culture=12).tiles(0, food=1).begin("bust")
    assert scene.legal() == {"no bust", "bust 12 food", "bust 12 points food"}


@pytest.mark.rule("HA-26")
def test_the_busts_may_be_carved_in_any_order():
    scene = bust_table(culture=30).play("bust 30 points food").begin("bust").play("bust 6 points food")
    assert [tile is not None for tile in scene.player(0).busts] == [True, False, False, True]


@pytest.mark.rule("HA-27")
@pytest.mark.parametrize(("bust", "steps"), [(6, 2), (12, 3), (20, 4), (30, 6)])
@pytest.mark.parametrize("resource", ["income", "military", "culture", "food"])
def test_a_tile_with_its_front_up_moves_that_marker_by_the_bonus_of_the_bust(bust, steps, resource):
    scene = bust_table(culture=30)
    before = scene.all_markers(0)
    scene.play(f"bust {bust} {resource}")
    place = ("income", "military", "culture", "food").index(resource)
    assert [now - was for now, was in zip(scene.all_markers(0), before, strict=True)] == [
        steps if i == place else 0 for i in range(4)
    ]


@pytest.mark.rule("HA-27")
@pytest.mark.parametrize(("bust", "points"), [(6, 4), (12, 8), (20, 14), (30, 22)])
def test_a_tile_with_its_front_up_leaves_the_points_of_the_bust_alone(bust, points):
    assert bust_table(culture=30).play(f"bust {bust} food").line(0, "busts") == points


@pytest.mark.rule("HA-27")
@pytest.mark.parametrize(("bust", "points"), [(6, 4 + 2), (12, 8 + 3), (20, 14 + 4), (30, 22 + 6)])
def test_a_tile_with_its_back_up_adds_the_bonus_in_points(bust, points):
    scene = bust_table(culture=30).play(f"bust {bust} points food")
    assert scene.line(0, "busts") == points
    assert scene.all_markers(0) == (0, 0, 30, 0)


@pytest.mark.rule("HA-27")
@pytest.mark.parametrize("move", ["bust 6 food", "bust 6 points food"])
def test_a_bust_takes_one_own_bonus_tile(move):
    scene = bust_table(culture=6).play(move)
    assert scene.player(0).bonus == (2, 2, 2, 1)
    assert scene.player(0).busts[0].resource == "food"
    assert scene.player(0).busts[0].points_up == ("points" in move)


@pytest.mark.rule("HA-27")
def test_a_resource_without_an_unused_tile_cannot_be_chosen():
    scene = Scene().markers(0, culture=6).tiles(0, income=2, food=1).begin("bust")
    assert scene.legal() == {"no bust", "bust 6 income", "bust 6 points income", "bust 6 food", "bust 6 points food"}


@pytest.mark.rule("HA-27")
def test_the_tile_on_a_bust_is_final():
    scene = bust_table(culture=6).play("bust 6 income")
    tile = scene.player(0).busts[0]
    scene.begin("bust")
    assert scene.phase != "bust"
    assert scene.player(0).busts[0] == tile


# Never lost


@pytest.mark.rule("HA-28")
def test_regions_stay_when_military_falls():
    scene = Scene().cards(0, "1-red-3").region(0, 3).half("B").begin("hunger").play("drop 1-red-3")
    assert scene.marker(0, "military") == 0
    assert scene.player(0).regions[0].requirement == 3
    assert scene.line(0, "regions") == 2


@pytest.mark.rule("HA-28")
def test_busts_stay_when_culture_falls():
    scene = Scene().cards(0, "1-blue-7").markers(0, culture=6).half("B").bust(0, 6, "military").begin("hunger")
    scene.play("drop 1-blue-7")
    assert scene.marker(0, "culture") == 3
    assert scene.player(0).busts[0].resource == "military"
    assert scene.line(0, "busts") == 4


@pytest.mark.rule("HA-28")
def test_the_resources_of_an_annexed_region_stay_when_military_falls():
    scene = Scene().cards(0, "1-red-3").markers(0, military=3).coins(0, 1).next_region(3, culture=1, food=1)
    scene.begin("income").play("annex 3")
    scene.markers(0, food=0).half("B").begin("hunger").play("drop 1-red-3")
    assert scene.all_markers(0)[1:3] == (0, 1)


def test_the_moves_of_a_step_are_all_there_is():
    moves = {GAME.write(action) for action in range(GAME.actions)}
    assert len({move for move in moves if move.startswith("annex")}) == 5
    assert len({move for move in moves if move.startswith("bust")}) == 32
