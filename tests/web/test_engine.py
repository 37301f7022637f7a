"""The engine on the page: the same module as here, and the same bits."""

import base64
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Page
from web.playing import ACTIONS, play_now

from epoca import bots, chance, games
from epoca.bots import reading
from epoca.bots.thinkers import Effort, Thinker
from epoca.compiled import in_engine
from epoca.games import loops
from epoca.match import Match
from epoca.server.pages import PAGE

Visit = Callable[..., Page]
MATCHES = 2500  # for each number of seats
SIMULATIONS = 300
DECISIONS = 5

# Hands a question to the worker, whose bytes travel in base 64 between here and the page
ASK = """([worker, question]) => new Promise((resolve) => {
  const bytes = (text) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const { position } = question;
  Object.assign(position, { state: bytes(position.state), boxes: bytes(position.boxes) });
  position.decided = position.decided.map(([before, action]) => [bytes(before), action]);
  window.thinker ??= new Worker(worker, { type: "module" });
  window.thinker.onmessage = ({ data }) =>
    resolve(data.end ? [btoa(String.fromCharCode(...data.end[0])), data.end[1]] : data.prospects ?? data.error);
  window.thinker.postMessage({ id: 1, ...question });
})"""


def told(match: Match) -> dict[str, object]:
    """A position as the server tells it."""

    def text(data: bytes) -> str:
        return base64.b64encode(data).decode()

    decided = match.decided(match.seat, 0, len(match.actions))
    return {
        "game": match.game.name,
        "seats": match.seats,
        "seat": match.seat,
        "state": text(match.redealt(match.seat).tobytes()),
        "boxes": text(reading.ways(match.game, match.box).tobytes()),
        "decided": [[text(before.tobytes()), action] for before, action in decided],
    }


def asking(page: Page) -> Callable[[dict[str, Any]], Any]:
    """Asks the engine of the page something."""
    worker = next(PAGE.glob("assets/worker-*.js")).name
    return lambda question: page.evaluate(ASK, [f"/assets/{worker}", question])


@pytest.mark.parametrize("name", games.OURS)
def test_random_matches_end_alike_on_the_page_and_here(visit: Visit, name: str):
    ask, game = asking(visit()), games.load(name)
    for seats in game.seats:
        match = Match(game, seats, {}, chance.secret_from_seed(f"page {seats}"))
        states, mask = np.array([match.redealt(match.seat)]), np.zeros(game.actions, np.uint8)
        state, decisions = ask({"what": "play", "position": told(match), "matches": MATCHES})
        play = in_engine(loops.specialised(game, loops.random_play))
        assert play
        assert decisions == play(match.box, states, mask, seats, MATCHES)
        assert base64.b64decode(state) == states.tobytes()


@pytest.mark.parametrize("name", games.OURS)
def test_searches_think_alike_on_the_page_and_here(visit: Visit, name: str):
    ask, game = asking(visit()), games.load(name)
    for seats in game.seats:
        match = Match(game, seats, {}, chance.secret_from_seed(f"page {seats}"))
        greedy = bots.new("greedy", game=game)
        for ply in range(6 * DECISIONS):
            if ply % 6 == 5 and len(match.legal) > 1:
                thinker = Thinker(Effort(simulations=SIMULATIONS))
                thinker.watch(game, match.box, match.decided(match.seat, 0, len(match.actions)))
                ours = thinker.prospects(game, match.box, match.redealt(match.seat))
                effort = {"simulations": SIMULATIONS}
                theirs = ask({"what": "think", "position": told(match), "effort": effort})
                assert theirs == [
                    {"action": p.action, "tries": p.tries, "chances": [*p.chances], "lines": [*map(list, p.lines)]}
                    for p in ours
                ]
            match.play(match.seat, bots.decide(greedy, match))


def test_a_hint_is_thought_on_the_page(visit: Visit):
    page = visit()
    play_now(page, "ra")
    page.wait_for_selector(ACTIONS)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.method} {request.url.rpartition('/')[2]}"))
    with page.expect_request(lambda request: request.method == "POST" and request.url.endswith("/hint")):
        page.keyboard.press("h")
    assert asked[0] == "GET position"
    assert "GET hint" not in asked


def test_where_the_engine_does_not_run_the_server_thinks(visit: Visit):
    page = visit(service_workers="block")  # it would fetch behind the route
    page.route("**/engine.wasm", lambda route: route.fulfill(body="no module", content_type="application/wasm"))
    play_now(page, "ra")
    page.wait_for_selector(ACTIONS)
    with page.expect_request(lambda request: request.method == "GET" and request.url.endswith("/hint")):
        page.keyboard.press("h")
