"""What the page shows before a click is what the rules count after it."""

from itertools import permutations
from typing import Any

import pytest
from games.hadara.scene import Scene

from epoca.game import SPECTATOR
from epoca.games.hadara import GAME
from epoca.games.hadara.components import CARD_NAMES, REGIONS_A_LEVEL


def outlook(scene: Scene, viewer: int = 0) -> Any:
    return GAME.outlook(scene.box, scene.state, viewer)


def civilization(scene: Scene, seat: int = 0) -> dict[str, Any]:
    """What a seat has, as the table shows it."""
    player = GAME.view(scene.box, scene.state, SPECTATOR).players[seat]
    return {"coins": player.coins, "markers": list(player.markers), "points": player.points}


def shown(scene: Scene, plan: str) -> dict[str, Any]:
    told = outlook(scene)["after"][plan]
    return {what: told[what] for what in ("coins", "markers", "points")}


def table() -> Scene:
    scene = Scene(seats=2).coins(0, 20).markers(0, income=4, military=9, culture=13, food=4)
    return scene.cards(0, "1-blue-1", "1-green-2", "1-red-3", "1-yellow-4", "1-purple-1")


def test_a_card_kept_or_sold_brings_what_was_shown():
    for move in ("take blue keep", "take blue sell"):
        scene = table().epoch(2).half("B").outer("2-blue-4").begin("take")
        before = shown(scene, move)
        scene.play(move)
        assert civilization(scene) == before


@pytest.mark.parametrize("move", ["bust 12 income", "bust 6 points food"])
def test_a_bust_brings_what_was_shown(move: str):
    scene = table().begin("bust")
    before = shown(scene, move)
    scene.play(move)
    assert civilization(scene) == before


def test_a_plundered_region_brings_what_was_shown():
    scene = table().begin("region")
    before = shown(scene, "plunder 9")
    scene.play("plunder 9")
    assert civilization(scene) == before


def test_the_back_of_a_region_stays_hidden():
    scene = table().begin("region")
    told = outlook(scene)
    assert told["after"]["annex 9"]["points"] is None
    assert told["after"]["annex 9"]["markers"] == civilization(scene)["markers"]
    assert len(told["backs"]["9"]) == REGIONS_A_LEVEL
    scene.play("annex 9")
    assert civilization(scene)["coins"] == told["after"]["annex 9"]["coins"]


def test_seals_bought_together_bring_what_was_shown():
    scene = table().begin("seals")
    before = shown(scene, "seal silver culture+seal gold")
    scene.play("seal silver culture", "seal gold")
    assert civilization(scene) == before


def test_cards_given_up_together_cost_what_was_shown():
    for one, other in permutations(("1-blue-1", "1-red-3"), 2):
        scene = table().markers(0, food=3).begin("hunger")
        told = outlook(scene)["after"]["drop 1-red-3+drop 1-blue-1"]
        assert told["short"] == 0
        before = {what: told[what] for what in ("coins", "markers", "points")}
        scene.play(f"drop {one}", f"drop {other}")
        assert civilization(scene) == before


def test_a_card_that_feeds_takes_others_along():
    scene = table().markers(0, food=3).begin("hunger")
    told = outlook(scene)
    food = scene.box.resources[next(i for i, name in enumerate(CARD_NAMES) if name == "1-green-2")][3]
    assert told["after"]["drop 1-green-2"]["short"] == told["now"]["short"] - 1 + food


def test_only_whoever_decides_is_told():
    scene = table().begin("seals")
    assert outlook(scene, 0)["after"]
    assert outlook(scene, 1) is outlook(scene, SPECTATOR) is None
