"""Games and bots from installed packages: found, named apart, and never in anybody's way."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from epoca import bots, games
from epoca.complaint import Complaint

QUAY = "epoca_quay:GAME"


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Pretend that packages with these entry points are installed, and no others."""

    def install(group: object, **points: str) -> None:
        found = {name: EntryPoint(name, value, group.GROUP) for name, value in points.items()}
        monkeypatch.setattr(group, "_from_outside", lambda: found)
        games.load.cache_clear()
        bots._class_of.cache_clear()

    return install


def test_ours_come_first(installed: Callable[..., None]):
    installed(games, quay=QUAY)
    assert games.names() == ("ra", "hadara", "quay")
    assert [game.name for game in games.every()] == ["ra", "hadara", "quay"]


def test_a_server_can_be_told_to_offer_only_ours():
    ask = [sys.executable, "-c", "from epoca import games; print(*games.names())"]
    told = {
        choice: subprocess.check_output(ask, env=os.environ | {"EPOCA_GAMES": choice}, text=True)
        for choice in ("", "ours")
    }
    assert told == {"": "ra hadara quay\n", "ours": "ra hadara\n"}


def test_a_package_that_cannot_be_imported_is_told_and_left_out(installed: Callable[..., None], monkeypatch):
    told: list[str] = []
    monkeypatch.setattr(games.logger, "warning", lambda text, *args: told.append(text % args))
    installed(games, market="no_such_package:GAME")
    with pytest.raises(Complaint, match="the game 'market' cannot be loaded from no_such_package:GAME"):
        games.load("market")
    assert [game.name for game in games.every()] == ["ra", "hadara"]
    assert "market" in told[0]


def test_a_game_goes_by_one_name(installed: Callable[..., None]):
    installed(games, harbour=QUAY)
    with pytest.raises(Complaint, match="calls itself 'quay', and its package calls it 'harbour'"):
        games.load("harbour")


def test_an_installed_bot_plays_the_games_it_names(installed: Callable[..., None]):
    installed(bots, haggler="epoca_quay.bots:Haggler")
    assert "haggler" in bots.known(games.load("quay"))
    assert "haggler" not in bots.known(games.load("ra"))
    with pytest.raises(bots.NoSuchBot, match="unknown bot 'haggler'"):
        bots.new("haggler", game=games.load("ra"))


def test_a_bot_that_cannot_be_imported_is_listed_nowhere(installed: Callable[..., None]):
    installed(bots, broken="no_such_package:Bot")
    assert "broken" not in bots.known(games.load("ra"))
    with pytest.raises(Complaint, match="the bot 'broken' cannot be loaded from no_such_package:Bot"):
        bots.new("broken")


def test_a_game_without_networks_is_played_by_what_it_has():
    quay = games.load("quay")
    assert bots.stand_in(quay) == bots.by_rule(quay) == "greedy"
    with pytest.raises(bots.NoSuchBot):
        bots.new("search:10ms", game=quay)


RULE = """
from epoca.compiled import compiled
@compiled
def rule(x):
    return x + {added}
"""
LOOP = """
from epoca.compiled import specialise
from outside_rules import rule as the_rule

def twice(x):
    return rule(rule(x))

rule = None
print(specialise(twice, "outside_twice", rule=the_rule)(1))
"""


def test_an_edited_rule_from_outside_reaches_every_loop_compiled_with_it(tmp_path: Path):
    def run(added: int) -> str:
        (tmp_path / "outside_rules.py").write_text(RULE.format(added=added))
        (tmp_path / "outside_loop.py").write_text(LOOP)
        done = subprocess.run(
            [sys.executable, "outside_loop.py"], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        return done.stdout.strip()

    assert [run(1), run(1), run(10)] == ["3", "3", "21"]
