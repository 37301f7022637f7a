"""Puzzles on a server: nothing is told before the answer, and the first answer of everybody counts."""

import httpx
import pytest
from server.guests import people
from server.servers import Server

from epoca import games
from epoca.client import Client, No
from epoca.review.puzzles import puzzles_of

pytestmark = pytest.mark.anyio
RA = games.load("ra")
FIRST = "/api/puzzles/ra/0"


@pytest.fixture
async def ana(server: Server) -> Client:
    return (await people(server.url, "Ana"))[0]


async def test_every_game_with_puzzles_has_one_for_today(ana: Client):
    shelves = await ana.ask("GET", "/api/puzzles")
    assert [shelf["game"] for shelf in shelves] == list(games.OURS)
    for shelf in shelves:
        assert 0 <= shelf["today"] < len(shelf["themes"]) == len(shelf["difficulties"])


@pytest.mark.parametrize("game", games.OURS)
async def test_a_puzzle_shows_what_the_seat_to_decide_may_know(ana: Client, game: str):
    shown = await ana.ask("GET", f"/api/puzzles/{game}/0")
    match = puzzles_of(games.load(game))[0].set_up()
    assert shown["seat"] == match.seat
    assert sorted(shown["moves"]) == sorted(match.game.write(action) for action in match.legal)
    assert not {"secret", "seed", "answers"} & set(shown)


async def test_the_best_move_is_told_after_an_answer(ana: Client):
    best, *_, worst = [RA.write(answer.action) for answer in puzzles_of(RA)[0].answers]
    wrong = await ana.ask("POST", FIRST, {"move": worst})
    assert not wrong["right"]
    assert wrong["moves"][0]["move"] == best
    assert f"`{best}`" in wrong["why"] and f"`{worst}`" in wrong["why"]
    assert (await ana.ask("POST", FIRST, {"move": best}))["right"]


async def test_only_the_first_answer_of_somebody_with_a_name_counts(server: Server):
    best, worst = (RA.write(puzzles_of(RA)[1].answers[k].action) for k in (0, -1))
    address = "/api/puzzles/ra/1"

    def votes(solution: dict) -> dict[str, int]:
        return {one["move"]: one["people"] for one in solution["moves"]}

    stranger = httpx.post(f"{server.url}{address}", json={"move": best}, trust_env=False).json()
    before = votes(stranger)
    for guest in await people(server.url, "Ana", "Ben"):
        await guest.ask("POST", address, {"move": worst})
        after = votes(await guest.ask("POST", address, {"move": best}))
    assert after[worst] == before[worst] + 2
    assert after[best] == before[best]


@pytest.mark.parametrize(
    ("method", "path", "body", "why"),
    [
        ("GET", "/api/puzzles/ra/999999", None, "no such puzzle"),
        ("GET", "/api/puzzles/chess/0", None, "no such puzzle"),
        ("POST", FIRST, {"move": "castle"}, "castle is not possible here"),
    ],
)
async def test_what_is_not_there_is_said_so(ana: Client, method: str, path: str, body: dict | None, why: str):
    with pytest.raises(No, match=why):
        await ana.ask(method, path, body)
