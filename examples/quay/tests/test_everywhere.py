"""Quay wherever Epoca's own games are: its package is installed, and nothing else was touched."""

import asyncio
import os
from pathlib import Path

import command
import gymnasium
import httpx
import numpy as np
import pytest
from pettingzoo.test import api_test
from playwright.sync_api import expect
from server.servers import Server
from web.playing import ACTIONS, Visit, move, my_turn, play_now

import epoca.envs.gymnasium
from epoca.client import Client
from epoca.envs.pettingzoo import raw_env
from epoca.envs.simulator import Vector


def epoca(*words: str, cwd: Path, typed: str = "") -> str:
    done = command.run(*words, folder=cwd, typed=typed, env=os.environ)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_is_listed_with_its_options_and_bots(tmp_path: Path):
    assert "quay: 2 to 4 players\n  --purse 12 | 18" in epoca("games", cwd=tmp_path)
    assert "random, greedy, haggler" in epoca("bots", "quay", cwd=tmp_path)


def test_a_match_in_the_terminal_is_played_saved_verified_and_replayed(tmp_path: Path):
    words = ("play", "quay", "--seats", "you,haggler", "--purse", "18", "--seed", "one", "--save", "match.epoca")
    told = epoca(*words, cwd=tmp_path, typed="pass\n" * 8)
    assert "A crate worth" in told
    assert "wins with" in told
    assert "every draw, move and score follows" in epoca("verify", "match.epoca", cwd=tmp_path)
    assert "wins with" in epoca("replay", "match.epoca", "--all", cwd=tmp_path)


def test_a_refusal_in_the_terminal_teaches(tmp_path: Path):
    told = epoca("play", "quay", "--seats", "you,greedy", cwd=tmp_path, typed="bid 13\n")
    assert "You have only 12 coins. (Q-3)" in told


def test_its_bots_meet_in_the_arena(tmp_path: Path):
    told = epoca("arena", "quay", "--bots", "haggler,greedy,random", "--deals", "4", "--seats", "3", cwd=tmp_path)
    assert "haggler" in told


def test_a_learner_plays_it_through_gymnasium():
    env = gymnasium.make("epoca/Quay-v0", seats=3, opponents=["haggler", "greedy"])
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        action = int(seen["action_mask"].argmax())
        seen, reward, over, _, _ = env.step(action)
    assert reward in (-1.0, 1.0)


def test_it_passes_pettingzoos_own_test():
    api_test(raw_env("quay", seats=4), num_cycles=60)


def test_thousands_of_matches_are_stepped_at_once():
    matches = Vector(256, "quay", 2)
    matches.reset(seed=1)
    actions, ended = np.zeros(256, np.int64), 0
    for _ in range(40):
        matches.sample(actions)
        matches.step(actions)
        ended += int(matches.done.sum())
    assert ended >= 2 * 256


def test_what_it_does_not_bring_is_said_in_one_sentence(tmp_path: Path):
    for words in (["train", "quay"], ["balance", "quay"], ["value", "quay"]):
        done = command.run(*words, folder=tmp_path, env=os.environ)
        assert done.returncode == 2
        assert done.stderr.startswith("epoca: quay has no ")


def test_a_match_on_a_server_is_played_to_its_end(page_server: Server):
    async def play() -> dict:
        client = await Client.introduce(page_server.url, "Ana")
        async with await client.open_table("quay", ["me", "haggler", "greedy"]) as table:
            async for _ in table:
                if moves := table.last.get("moves"):
                    await table.move(moves[-1])
            return table.last

    last = asyncio.run(play())
    assert last["state"] == "over"
    assert sorted(last["result"]["ranks"])[0] == 1


def test_its_texts_and_rules_come_from_its_package(page_server: Server):
    def fetched(what: str) -> str:
        return httpx.get(f"{page_server.url}/api/games/quay/{what}", trust_env=False).text

    assert "quay-name = Quay" in fetched("texts/en")
    assert "quay-name = Quay" in fetched("texts/pl"), "in English, where there is no other language"
    assert "**Q-6**" in fetched("rules/en")


@pytest.mark.parametrize(("theme", "width"), [("light", 1280), ("dark", 390)])
def test_a_newcomer_plays_a_whole_match_on_the_page(visit: Visit, theme: str, width: int):
    page = visit(color_scheme=theme, viewport={"width": width, "height": 900})
    play_now(page, "quay")
    for _ in range(40):
        if not my_turn(page):
            break
        if page.get_by_role("button", name="Pass").count() == 0:
            expect(page.locator(ACTIONS).first).to_contain_text("Bid")
        move(page)
    expect(page.locator(".status")).to_contain_text("win")
    page.goto("/rules/quay")
    expect(page.locator("main")).to_contain_text("Eight of them come ashore")
