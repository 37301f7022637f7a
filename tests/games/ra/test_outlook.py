"""What the page shows before a click is what the rules count after it."""

from typing import Any

import pytest
from games.ra.scene import Scene

from epoca.game import SPECTATOR
from epoca.games.ra import GAME, category
from epoca.games.ra.components import EPOCHS
from epoca.games.ra.scoring import score_epoch


def outlook(scene: Scene, viewer: int = 0) -> Any:
    return GAME.outlook(scene.box, scene.state, viewer)


def scored(scene: Scene, seat: int = 0) -> dict[str, int]:
    """What the sheet of the last epoch would say of a seat now."""
    s = scene.state.copy()
    s.epoch = EPOCHS
    score_epoch(s)
    return dict(zip(category.NAMES[: category.FLOOR], s.sheet[EPOCHS - 1, seat].tolist(), strict=False))


def table() -> Scene:
    scene = Scene(seats=3).suns(0, 13, 8).suns(1, 12, 3).suns(2, 11, 2)
    scene.tiles(0, pharaoh=2, nile=3, god=1, art=1, religion=1, pyramid=2, fortress=1, sphinx=1)
    return scene.tiles(1, pharaoh=3, flood=1).tiles(2, art=1, writing=1)


def test_points_now_are_those_of_a_match_that_ended_now():
    scene = table().track("flood").turn(0)
    assert outlook(scene)["now"] == [scored(scene, seat) for seat in range(3)]


@pytest.mark.parametrize(
    "lot",
    [("flood", "pharaoh", "astronomy"), ("funeral", "nile"), ("drought", "flood", "gold"), ("god", "step-pyramid")],
)
def test_a_bid_that_wins_brings_what_was_shown(lot: tuple[str, ...]):
    scene = table().track(*lot).turn(0).play("ra", "pass", "pass")
    shown = outlook(scene)["moves"]["bid 8"]["points"]
    scene.play("bid 8")
    assert shown == scored(scene)


def test_the_lot_is_worth_to_each_what_its_tiles_add():
    scene = table().track("flood", "pharaoh", "writing").turn(0)
    shown = outlook(scene)
    assert [shown["lot"][seat]["river"] - shown["now"][seat]["river"] for seat in range(3)] == [4, 1, 1]
    assert shown["lot"][0]["civilizations"] == 5
    assert [shown["lot"][seat]["pharaohs"] for seat in range(3)] == [5, 5, -2]


@pytest.mark.parametrize("kind", ["flood", "pharaoh", "writing", "funeral", "sphinx"])
def test_a_tile_adds_to_each_what_it_would_bring_alone(kind: str):
    scene = table().track("gold", kind).turn(0)
    alone = table().track(kind).turn(0)
    assert outlook(scene)["tiles"][kind] == outlook(alone)["lot"]


def test_an_exchange_brings_what_was_shown():
    scene = table().track("flood", "gold").turn(0)
    for kind in ("flood", "gold"):
        after = table().track("flood", "gold").turn(0).play(f"god {kind}")
        assert outlook(scene)["moves"][f"god {kind}"]["points"] == scored(after)


def test_an_earthquake_is_counted_at_its_cheapest():
    scene = table().track("earthquake", "pyramid").turn(0).play("ra", "pass", "pass")
    shown = outlook(scene)["moves"]["bid 8"]
    assert shown["points"]["monuments"] == 6, "the fortress and the sphinx fall, the set of pyramids stays"
    assert shown["tiles"].get("pyramid") == 3
    assert not {"fortress", "sphinx"} & set(shown["tiles"])


def test_losses_cost_what_was_shown():
    scene = table().track("earthquake").turn(0).play("ra", "pass", "pass", "bid 8")
    shown = outlook(scene)
    assert set(shown["moves"]) == {"lose pyramid", "lose fortress", "lose sphinx"}
    after_one = shown["moves"]["lose pyramid"]["points"]
    after_both = shown["losses"]["fortress+pyramid"]
    scene.play("lose pyramid")
    assert after_one == scored(scene)
    scene.play("lose fortress")
    assert after_both == scored(scene)["monuments"]


def test_only_whoever_decides_is_told_of_their_moves():
    scene = table().track("flood").turn(0)
    assert outlook(scene, 0)["moves"]
    assert outlook(scene, 1)["moves"] == outlook(scene, SPECTATOR)["moves"] == {}
