"""A game that brings nothing but its rules is played at a table like any other, and so is one with a bot that fails."""

import asyncio
import threading
from dataclasses import replace
from typing import Any

import pytest

from epoca import bots, chance, games
from epoca.game import Box, Game, State
from epoca.server import starting
from epoca.server.messages import Clock
from epoca.server.starting import warm_up
from epoca.server.table import PLAYING, Setting, Table, TableRefused, bots_of
from epoca.server.thinking import Question, Thinkers


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Ra without a player of its own, networks, intentions and lesson."""
    game = replace(games.load("ra"), greedy=None, thumb=None, thinking=None, intentions=None, lesson=None)
    monkeypatch.setattr(games, "load", lambda name: game)
    return game


@pytest.fixture
def table(bare: Game) -> Table:
    """Ana and Ben have begun a match."""
    secret = chance.secret_from_seed("bare")
    table = Table(Setting("code", "ra", bare.fill_in({}), 2, False, Clock("move", 10), secret, "Ana", 0.0))
    for seat, name in enumerate(("Ana", "Ben")):
        table.let_happen(0.0, table.sit(seat, name, name), {})
    assert table.state == PLAYING
    return table


def test_only_bots_that_can_play_it_may_sit_down(bare: Game):
    assert "random" in bots_of(bare)
    assert not {"greedy", "beginner", "network", "pharaoh"} & set(bots_of(bare))


def test_an_intention_is_refused_with_a_sentence(table: Table):
    for text in ("pass", ""):
        with pytest.raises(TableRefused) as refused:
            table.intention(text)
        assert refused.value.reason == "server-no-intentions"


def test_a_bot_of_some_kind_stands_in(table: Table):
    (entry,) = table.stand_in(0, "time")
    assert entry.bot == "random"


def test_moves_are_played_and_no_intention_is_asked_for(table: Table):
    for _ in range(10):
        seat = table.to_move
        assert seat is not None and table.match
        table.let_happen(1.0, table.move(seat, table.ply, table.game.write(table.match.legal[0])), {})
    assert table.ply >= 10


def test_a_server_gets_ready_for_it(bare: Game):
    warm_up()


@pytest.mark.anyio
async def test_nobody_waits_until_a_game_from_outside_is_compiled(monkeypatch: pytest.MonkeyPatch):
    compiled = threading.Event()
    monkeypatch.setattr(starting, "try_rules", lambda name: compiled.wait(60) if name == "slow" else None)
    rules = {name: asyncio.Event() for name in ("ra", "slow")}
    getting_ready = asyncio.create_task(starting.make_ready(rules, Thinkers(1), bots=False))
    await asyncio.wait_for(rules["ra"].wait(), 60)
    assert not rules["slow"].is_set()
    compiled.set()
    await getting_ready
    assert rules["slow"].is_set()


class Cheat:
    """A bot that chooses what it may not."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        return game.actions


class Dud:
    """A bot that does not choose."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        raise KeyError("nothing")


@pytest.mark.anyio
@pytest.mark.parametrize("bot", [Cheat, Dud])
async def test_a_rule_chooses_for_a_bot_that_fails(bot: Any, table: Table, monkeypatch: pytest.MonkeyPatch):
    make = bots.new
    monkeypatch.setattr(bots, "new", lambda name, **more: bot() if name == "outsider" else make(name, **more))
    thinkers = Thinkers()

    async def here(work: Any, *args: Any) -> Any:
        return work(*args)

    monkeypatch.setattr(thinkers._processes, "run", here)
    assert table.match
    seat = table.match.seat
    question = Question("code", seat, "outsider", "ra", table.setting.options, table.match.redealt(seat).tobytes(), [])
    assert await thinkers.choose(question) in table.match.legal
    thinkers.close()
