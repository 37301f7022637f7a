"""A coach among bots: it says what a move would cost, sees what the seat sees, and is silent among people."""

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from server.guests import Guest, people
from server.servers import Server

from epoca import games
from epoca.client import No
from epoca.review import Verdict, weigh
from epoca.review.puzzles import puzzles_of
from epoca.server import coach
from epoca.server.hints import Asked
from epoca.server.limits import Buckets, Rate

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", games.OURS)
def test_the_worst_move_of_a_clear_position_costs_and_the_best_does_not(game: str):
    puzzle = max(puzzles_of(games.load(game)), key=lambda one: one.gap)
    match = puzzle.set_up()
    state, seat = match.redealt(match.seat), match.seat
    weighed = weigh(match.game, match.box, state, match.decided(seat, 0, len(match.actions)))
    assert sorted(one.prospect.action for one in weighed) == sorted(match.legal)
    best, worst = puzzle.answers[0].action, puzzle.answers[-1].action
    verdicts = {one.prospect.action: one.verdict for one in weighed}
    assert weighed[0].prospect.action == best and weighed[0].cost == 0
    assert verdicts[best] is Verdict.NONE
    assert verdicts[worst] in (Verdict.MISTAKE, Verdict.BLUNDER)
    for one in weighed:
        assert one.verdict is Verdict.NONE or one.cost > 2 * one.error


@pytest.mark.parametrize("game", games.OURS)
async def test_all_moves_of_ones_turn_are_weighed_and_a_move_that_was_played(server: Server, game: str):
    (ana,) = await people(server.url, "Ana")
    code = (await ana.open_table(game, ["me", "greedy"])).code
    async with Guest(server.url, code, ana.token) as guest:
        news = await guest.hear(lambda one: one["type"] == "news" and one["to_move"] == 0 and len(one["moves"]) > 1)
        coached = await ana.ask("GET", f"/api/tables/{code}/coach")
        assert coached["ply"] == news["ply"]
        assert sorted(one["move"] for one in coached["moves"]) == sorted(news["moves"])
        assert coached["moves"][0]["cost"] == 0
        move = coached["moves"][-1]["move"]
        await guest.ask("move", ply=news["ply"], move=move)
        remark = await ana.ask("GET", f"/api/tables/{code}/coach/{news['ply']}")
        assert (remark["seat"], remark["played"]["move"]) == (0, move)
        assert (remark["why"] != "") == (remark["played"]["verdict"] != "none")


async def test_there_is_no_coach_where_a_second_person_plays(server: Server):
    ana, ben = await people(server.url, "Ana", "Ben")
    code = (await ana.open_table("ra", ["me", "open", "greedy"])).code
    await ben.ask("POST", f"/api/tables/{code}/requests", {"do": "sit", "seat": 1})
    async with Guest(server.url, code, ana.token) as guest:
        news = await guest.hear(lambda one: one["type"] == "news" and one["to_move"] in (0, 1))
        mover = (ana, ben)[news["to_move"]]
        asked = await mover.ask("GET", f"/api/tables/{code}/news")
        move = {"do": "move", "ply": asked["ply"], "move": asked["moves"][0]}
        await mover.ask("POST", f"/api/tables/{code}/requests", move)
    for who, path in ((ana, "coach/0"), (ben, "coach/0"), (ben, "coach"), (ana, "coach")):
        with pytest.raises(No) as refused:
            await who.ask("GET", f"/api/tables/{code}/{path}")
        assert refused.value.reason in ("coach-people", "coach-turn")


async def test_the_coach_speaks_to_nobody_elses_seat(server: Server):
    ana, eve = await people(server.url, "Ana", "Eve")
    code = (await ana.open_table("ra", ["me", "greedy"])).code
    async with Guest(server.url, code, ana.token) as guest:
        news = await guest.hear(lambda one: one["type"] == "news" and one["to_move"] == 0)
        await guest.ask("move", ply=news["ply"], move=news["moves"][0])
    for path in ("coach", "coach/0"):
        with pytest.raises(No) as refused:
            await eve.ask("GET", f"/api/tables/{code}/{path}")
        assert refused.value.reason in ("coach-people", "coach-turn")


@pytest.mark.parametrize("game", games.OURS)
async def test_the_coach_is_given_what_the_seat_knows_and_the_rest_redealt(game: str):
    match = puzzles_of(games.load(game))[0].set_up()
    seat, ply, given = match.seat, len(match.actions), []

    async def weigh(*sent: Any) -> list[Any]:
        given.append(sent)
        return []

    state = SimpleNamespace(reviews=SimpleNamespace(weigh=weigh), coaching=Buckets(Rate(9, 9)))
    request: Any = SimpleNamespace(app=SimpleNamespace(state=state), client=None)
    await coach._weighed(request, Asked(match, ply, seat, []), seat, ())
    [(name, _, sent, news, _)] = given
    known = np.frombuffer(bytearray(sent), match.game.state)[0]
    assert name == game
    assert match.game.view(match.box, known, seat) == match.view(seat)
    assert sent == match.redealt(seat, ply).tobytes()
    assert bool(news) == (game == "ra")  # in Hadara what others choose from is for their own eyes
