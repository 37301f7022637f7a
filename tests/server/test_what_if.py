"""Playing on from a position: set up anew for anybody, with nothing hidden in it; every way that was tried is kept."""

from typing import Any

import pytest
from server.guests import Guest, people
from server.servers import Server

from epoca import chance, games
from epoca.client import Client, No
from epoca.match import Match
from epoca.review.puzzles import puzzles_of
from epoca.server.entries import AnyEntry, Moved, Sat, Started, Undone
from epoca.server.messages import Clock
from epoca.server.table import DONE, PLAYING, Position, Setting, Table, TableRefused

pytestmark = pytest.mark.anyio
PUZZLE = {"game": "ra", "number": 0}


async def position_of(somebody: Client, **where: Any) -> dict[str, Any]:
    """A position as the server shows it."""
    code = (await somebody.ask("POST", "/api/positions", where))["code"]
    return dict(await somebody.ask("GET", f"/api/positions/{code}"))


async def play_on(somebody: Client, position: dict[str, Any]) -> str:
    """A table that begins there, against greedy bots; its code."""
    seats = ["greedy" if bot else "me" for bot in position["bots"]]
    wish = {"game": position["game"], "seats": seats, "position": position["code"]}
    return str((await somebody.ask("POST", "/api/tables", wish))["code"])


# ------------------------------------------------------------------------------------------- positions


@pytest.mark.parametrize("game", games.OURS)
def test_what_a_seat_cannot_know_is_dealt_anew_and_what_it_knows_stays(game: str):
    match = puzzles_of(games.load(game))[0].set_up()
    position = Position.of(match, len(match.actions))
    one, other = (position.set_up(chance.secret_from_seed(seed)) for seed in ("one", "other"))
    assert one.view(match.seat) == other.view(match.seat) == match.view(match.seat)
    assert one.legal == other.legal == match.legal
    dealt_anew = one.state.tobytes() != other.state.tobytes()
    assert dealt_anew == (game == "hadara")  # in Ra only what is drawn later is unknown


def test_a_position_does_not_depend_on_what_its_seat_cannot_know():
    """The same turn of matches that differ only in what is hidden: nothing of it is in what is kept."""
    match = puzzles_of(games.load("hadara"))[0].set_up()
    seat, ply = match.seat, len(match.actions)
    kept = Position.of(match, ply)
    for seed in ("one", "other"):
        dice = chance.stream(chance.secret_from_seed(seed), 0)
        match.history[ply] = match.game.redeal(match.box, match.history[ply], seat, dice)
        assert Position.of(match, ply).set_up(b"\0" * 32).view(seat) == kept.set_up(b"\0" * 32).view(seat)


async def test_anybody_opens_the_position_of_a_link(server: Server):
    ana, ben = await people(server.url, "Ana", "Ben")
    shown = await position_of(ana, puzzle=PUZZLE)
    assert await ben.ask("GET", f"/api/positions/{shown['code']}") == shown
    match = puzzles_of(games.load("ra"))[0].set_up()
    async with Guest(server.url, await play_on(ben, shown), ben.token) as guest:
        news = await guest.hear_news()
        assert news["viewer"] == news["to_move"] == match.seat
        assert sorted(news["moves"]) == sorted(match.game.write(action) for action in match.legal)
        assert news["view"] == shown["view"]


async def test_no_position_leaves_a_running_match_of_people(server: Server):
    ana, ben, eve = await people(server.url, "Ana", "Ben", "Eve")
    code = (await ana.open_table("ra", ["me", "open", "greedy"])).code
    await ben.ask("POST", f"/api/tables/{code}/requests", {"do": "sit", "seat": 1})
    for who in (ana, ben, eve):
        for ply in (None, 0):
            with pytest.raises(No) as refused:
                await who.ask("POST", "/api/positions", {"table": code, "ply": ply})
            assert refused.value.reason in ("position-people", "position-turn")


async def test_a_position_of_a_running_match_among_bots_is_ones_own(server: Server):
    ana, eve = await people(server.url, "Ana", "Eve")
    code = (await ana.open_table("hadara", ["me", "greedy"])).code
    async with Guest(server.url, code, ana.token) as guest:
        news = await guest.hear(lambda one: one["type"] == "news" and one["to_move"] == 0)
        with pytest.raises(No) as refused:
            await eve.ask("POST", "/api/positions", {"table": code})
        assert refused.value.reason == "position-turn"
        shown = await position_of(ana, table=code, ply=0)  # not earlier either: the present alone
        assert (shown["seat"], shown["view"]) == (0, news["view"])


@pytest.mark.parametrize(
    ("seats", "reason"),
    [(["me", "me", "greedy"], "complaint"), (["open", "open", "open"], "position-seats"), (["me"], "position-seats")],
)
async def test_only_bots_play_the_other_seats(server: Server, seats: list[str], reason: str):
    (ana,) = await people(server.url, "Ana")
    code = (await ana.ask("POST", "/api/positions", {"puzzle": PUZZLE}))["code"]
    wanted = puzzles_of(games.load("ra"))[0].seats
    wish = {"game": "ra", "seats": (seats * wanted)[:wanted], "position": code}
    with pytest.raises(No) as refused:
        await ana.ask("POST", "/api/tables", wish)
    assert refused.value.reason in (reason, "complaint")


async def test_what_is_only_tried_out_is_not_kept_as_a_match(server: Server):
    (ana,) = await people(server.url, "Ana")
    code = await play_on(ana, await position_of(ana, puzzle=PUZZLE))
    await ana.ask("POST", f"/api/tables/{code}/requests", {"do": "resign"})
    for what in ("review", "replay", "match"):
        with pytest.raises(No) as refused:
            await ana.ask("GET", f"/api/tables/{code}/{what}")
        assert refused.value.reason == "tried-out"
    assert code not in [match["table"] for match in await ana.ask("GET", "/api/matches")]


# -------------------------------------------------------------------------------------------- branches


def trial() -> tuple[Table, Match]:
    """A table for Ana and a bot that begins from a position, as its log tells it; and a match beside it."""
    match = Match(games.load("ra"), 2, {}, chance.secret_from_seed("branches"))
    position = Position.of(match, 0)
    secret = chance.secret_from_seed("trial")
    setting = Setting("x", "ra", match.options, 2, False, Clock(), secret, "ana", 0.0, position)
    table = Table(setting)
    entries: list[AnyEntry] = [
        Sat(0, "Ana", "ana") if position.seat == 0 else Sat(0, "greedy", bot="greedy"),
        Sat(1, "greedy", bot="greedy") if position.seat == 0 else Sat(1, "Ana", "ana"),
        Started(),
    ]
    table.let_happen(0.0, entries, {})
    return table, match


def answer(table: Table) -> None:
    """The bots play their first moves until it is Ana's turn."""
    while table.to_move is not None and table.seats[table.to_move].bot:
        assert table.match
        table.let_happen(0.0, [Moved(table.to_move, table.game.write(table.match.legal[0]), "bot")], {})


def test_moves_are_taken_back_across_draws_and_no_branch_is_lost():
    table, _ = trial()
    seat = table.to_move
    assert seat is not None and table.branches
    table.let_happen(0.0, table.move(seat, table.ply, "draw"), {})
    answer(table)
    drawn = table.branches.at
    table.let_happen(0.0, table.ask_undo(seat), {})
    assert table.ply == 0
    table.let_happen(0.0, table.move(seat, 0, "ra"), {})
    answer(table)
    assert len(table.branches.nodes[0].children) == 2
    assert table.go(drawn)[0] == Undone(0)


def test_a_match_that_was_tried_to_its_end_goes_on_from_the_last_choice():
    table, _ = trial()
    seat = table.to_move
    assert seat is not None and table.match
    while table.state != DONE:
        move = table.game.write(table.match.legal[0])
        table.let_happen(0.0, table.move(seat, table.ply, move), {})
        answer(table)
    table.let_happen(0.0, table.ask_undo(seat), {})
    assert table.state == PLAYING and table.to_move == seat


def test_the_same_moves_lead_to_the_same_position_with_the_same_replies():
    table, _ = trial()
    seat = table.to_move
    assert seat is not None and table.branches and table.match
    table.let_happen(0.0, table.move(seat, 0, "draw"), {})
    answer(table)
    there, after = table.branches.at, table.match.state.tobytes()
    table.let_happen(0.0, table.ask_undo(seat), {})
    table.let_happen(0.0, table.go(there), {})
    assert table.branches.at == there
    table.let_happen(0.0, table.go(0), {})
    table.let_happen(0.0, table.move(seat, 0, "draw"), {})  # the bot's reply follows by itself
    assert table.branches.at == there
    assert table.match.state.tobytes() == after


def test_a_usual_table_has_no_branches():
    table = Table(Setting("x", "ra", {}, 2, False, Clock(), b"\0" * 32, "ana", 0.0))
    with pytest.raises(TableRefused, match="server-no-branch"):
        table.go(0)


async def test_branches_tell_how_the_win_chance_stood(server: Server):
    (ana,) = await people(server.url, "Ana")
    shown = await position_of(ana, puzzle=PUZZLE)
    code = await play_on(ana, shown)
    async with Guest(server.url, code, ana.token) as guest:
        first = await guest.hear_news()
        tried = []
        for move in first["moves"][:2]:
            await guest.ask("move", ply=first["ply"], move=move)
            news = guest.news
            if not (news["ply"] > first["ply"] and (news["to_move"] == shown["seat"] or news["state"] == "over")):
                await guest.hear(
                    lambda one: one["type"] == "news" and (one["to_move"] == shown["seat"] or one["state"] == "over")
                )
            tried.append(await ana.ask("GET", f"/api/tables/{code}/branches"))
            assert (await guest.ask("go", node=0))["type"] == "ack"
        nodes = tried[-1]["nodes"]
        assert [one["move"] for one in nodes if one["parent"] == 0] == first["moves"][:2]
        for one in (nodes[0], nodes[tried[0]["at"]], nodes[tried[1]["at"]]):
            assert sum(one["chances"]) == pytest.approx(1, abs=0.02)
        assert (await guest.ask("go", node=9999))["reason"] == "no-branch"
        assert guest.news["ply"] == first["ply"]
