"""Nobody is told what they may not know: all that the server says in whole matches, looked through word by word.

The match is replayed from its log. Whatever a viewer was told is held against what the rules let that viewer know at
that entry; every other field has to be on a list of what may be there.
"""

import random
from base64 import b64encode, urlsafe_b64encode
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec
import numpy as np
import pytest
from server.guests import MOST_MOVES, Guest, people
from server.servers import Server

from epoca import games
from epoca.client import Client, Follower, Listener
from epoca.game import SPECTATOR
from epoca.games.hadara import place
from epoca.games.hadara.components import CARD_NAMES
from epoca.server import entries, messages
from epoca.server.messages import Clock
from epoca.server.table import DONE, Setting, Table
from epoca.server.telling import told
from epoca.texts import Texts

pytestmark = pytest.mark.anyio

SEAT = {"name", "person", "bot", "resigned", "here", "seconds", "stands_in"}
MAY_BE_THERE = {
    "ack": {"type", "id", "number", "table"},
    "no": {"type", "id", "why", "reason", "rule", "game", "number"},
    "presence": {"type", "seats", "spectators"},
    "news": {"type", "table", "since", "number", "ply", "happened", "seats", "state", "viewer", "view", "question"}
    | {"to_move", "moves", "intention", "undo", "result", "secret", "rematch", "sheet", "categories", "why"}
    | {"outlook", "protocol"},
}
MAY_BE_THERE["change"] = MAY_BE_THERE["news"] - {"table", "protocol"}
ENTRIES = {
    "sat": {"kind", "seat", "name", "person", "bot"},
    "started": {"kind"},
    "moved": {"kind", "seat", "move", "by"},
    "said": {"kind", "name", "text", "seat", "person", "key"},
    "undo-asked": {"kind", "seat", "ply", "key"},
    "undo-answered": {"kind", "seat", "agreed"},
    "undone": {"kind", "ply", "key"},
}
TABLE = {
    *("code", "game", "options", "public", "clock", "commitment", "state", "seats", "number", "opened"),
    *("to_move", "changed", "ratings", "view", "position"),
}
INTENTIONS = {"ra": ["bid to 9", "pass", "draw to 3"], "hadara": ["board 2 sell 1", "board 1 keep 2"]}


@dataclass
class Evening:
    """A match that was played, and all that was said to whom."""

    game: str
    code: str
    clients: list[Client]
    keys: list[str]  # the tokens of the seats
    guests: list[Guest] = field(default_factory=list)  # by seat, and the last one only looks on
    bodies: list[tuple[int, str]] = field(default_factory=list)  # whatever came over HTTP, and to which viewer
    intended: dict[int, set[str]] = field(default_factory=dict)

    @property
    def viewers(self) -> list[tuple[int, Guest]]:
        return [*enumerate(self.guests[:-1]), (SPECTATOR, self.guests[-1])]


@pytest.mark.parametrize(("game", "seats"), [("ra", 3), ("ra", 4), ("hadara", 3), ("hadara", 4)])
@pytest.mark.long
async def test_nobody_is_told_what_they_may_not_know(server: Server, game: str, seats: int):
    evening = await play(server, game, seats)
    log = [line for news in evening.guests[-1].heard("news") for line in news["happened"]]
    last = evening.guests[-1].news
    assert last["state"] == DONE
    table = Table(
        Setting(
            evening.code,
            game,
            games.load(game).fill_in({}),
            seats,
            False,
            Clock(),
            bytes.fromhex(last["secret"]),
            evening.clients[0].id,
            0.0,
        )
    )
    said = told_by_number(evening)
    looked_through = 0
    for number in range(len(log) + 1):
        for viewer, frame in said.get(number, []):
            look_through(evening, table, viewer, frame)
            looked_through += 1
        if number < len(log):
            assert log[number]["number"] == number
            table.add(log[number]["at"], entries.decode(msgspec.json.encode(log[number]["entry"])))
    assert looked_through > seats * table.ply
    look_for_tokens(evening)


async def play(server: Server, name: str, seats: int) -> Evening:
    """Any moves, with intentions, words and an undo, while everybody listens."""
    dice = random.Random(f"{name} {seats}")
    clients = await people(server.url, *["Ana", "Ben", "Cleo", "Dan"][:seats])
    code = (await clients[0].open_table(name, ["me", *["open"] * (seats - 1)])).code
    for seat, client in enumerate(clients[1:], 1):
        await client.ask("POST", f"/api/tables/{code}/requests", {"do": "sit", "seat": seat})
    keys = [(await client.ask("GET", f"/api/tables/{code}/seat"))["token"] for client in clients]
    evening = Evening(name, code, clients, keys)
    async with AsyncExitStack() as stack:
        for number, token in enumerate([*(client.token for client in clients), ""]):
            hears = [None, None, Follower(name), Listener(), Follower(name)][number]
            guest = await stack.enter_async_context(Guest(server.url, code, token, texts=number % 2 == 1, hears=hears))
            await guest.hear_news()
            evening.guests.append(guest)
        for turn in range(MOST_MOVES):
            news = evening.guests[-1].news
            if news["state"] == DONE:
                break
            await _act(evening, news["to_move"], turn, dice)
            number = max(guest.news["number"] for guest in evening.guests)
            for guest in evening.guests:
                await guest.hear_news(number)
            if turn % 10 == 0:
                await _ask_over_http(server, evening)
    return evening


async def _act(evening: Evening, seat: int, turn: int, dice: random.Random) -> None:
    guests, mover = evening.guests, evening.guests[seat]
    if turn % 7 == 3:
        other = (seat + 1) % (len(guests) - 1)
        intention = dice.choice(INTENTIONS[evening.game])
        assert (await guests[other].ask("intend", intention=intention))["type"] == "ack"
        evening.intended.setdefault(other, set()).add(intention)
    if turn % 30 == 5:
        await mover.ask("say", text="hm")
    if turn == 40 and evening.game == "ra":
        await mover.ask("undo")
        for guest in guests[:-1]:
            if guest is not mover:
                await guest.ask("answer", agree=True)
        return
    answer = await mover.ask("move", ply=mover.news["ply"], move=dice.choice(mover.news["moves"]))
    assert answer["type"] == "ack"


async def _ask_over_http(server: Server, evening: Evening) -> None:
    for viewer, client in [*enumerate(evening.clients), (SPECTATOR, Client(server.url))]:
        for path in ("", "/news?since=0"):
            body = await client.ask("GET", f"/api/tables/{evening.code}{path}")
            evening.bodies.append((viewer, msgspec.json.encode(body).decode()))


def told_by_number(evening: Evening) -> dict[int, list[tuple[int, str]]]:
    """All frames and bodies, by the number of entries that there were then."""
    said: dict[int, list[tuple[int, str]]] = {}
    for viewer, guest in evening.viewers:
        number = 0
        for frame in guest.frames:
            number = msgspec.json.decode(frame).get("number", number)
            said.setdefault(number, []).append((viewer, frame))
    for viewer, body in evening.bodies:
        said.setdefault(msgspec.json.decode(body)["number"], []).append((viewer, body))
    return said


def look_through(evening: Evening, table: Table, viewer: int, frame: str) -> None:
    """One frame or body for one viewer, at the entry it was sent."""
    message = msgspec.json.decode(frame)
    for seat in message["seats"] if message.get("type") != "presence" and "seats" in message else []:
        assert set(seat) == SEAT
    if table.state != DONE:
        _look_for_the_secret(table, frame)
        _look_for_hidden_cards(table, viewer, frame)
    if "type" not in message:
        assert set(message) == TABLE
        return
    assert set(message) <= MAY_BE_THERE[message["type"]]
    if message["type"] == "news":
        _look_through_news(evening, table, viewer, message)


def _look_through_news(evening: Evening, table: Table, viewer: int, news: dict[str, Any]) -> None:
    match = table.match
    assert match
    assert (news["viewer"], news["ply"], news["state"], news.get("to_move")) == (
        viewer,
        table.ply,
        table.state,
        table.to_move,
    )
    assert news["view"] == sent(match.game.view(match.box, match.state, viewer))
    known = match.redealt(viewer)  # what could come next is counted from what the viewer knows
    outlook = match.game.outlook(match.box, known, viewer) if news["sheet"] is not None else None
    assert news.get("outlook") == sent(outlook)
    if table.to_move == viewer:
        assert news["moves"] == [match.game.write(a) for a in match.game.legal_actions(match.box, match.state)]
    else:
        assert news["moves"] is None
    asked = match.events(table.ply - 1, viewer)[-1] if table.to_move == viewer and table.ply else None
    assert news["question"] == (texts(table).event(asked, viewer) if asked and news["sheet"] is not None else "")
    assert news["intention"] in {"", *evening.intended.get(viewer, set())}
    assert news["happened"] or news["intention"] or news["since"] == 0, "news for nothing tells of an intention"
    assert (news["secret"] != "") == (news["result"] is not None) == (table.state == DONE)
    sheet = match.game.shown_sheet(match.box, match.state, viewer)
    words = texts(table) if news["sheet"] is not None else None
    why = words and words.why(match.game.reasons(match.game.view(match.box, match.state, viewer)))
    assert (news["sheet"], news["categories"], news["why"]) == (
        tuple(sent([sheet.scorings, sheet.categories, why])) if words else (None, None, None)
    )
    for line in news["happened"]:
        assert set(line) <= {"number", "at", "entry", "ply", "events"}
        assert set(line["entry"]) <= ENTRIES[line["entry"]["kind"]]
        assert line["entry"] == sent(table.log[line["number"]][1])
        if "events" in line:
            events = match.events(line["ply"], viewer)
            assert line["events"] == sent([told(event, words, viewer) for event in events])
    if evening.game == "ra" and table.state != DONE:
        shown = [player["points"] for player in news["view"]["players"]]
        assert all(points is None for seat, points in enumerate(shown) if seat != viewer)


def texts(table: Table) -> Texts:
    """The words at a table; to read them takes longer than to look through a frame."""
    return _texts(table.setting.game, tuple(table.setting.options.items()), tuple(table.sitting()))


@cache
def _texts(game: str, options: tuple[tuple[str, str], ...], sitting: tuple[tuple[str, str], ...]) -> Texts:
    return Texts.at("en", game, dict(options), sitting)


def sent(value: Any) -> Any:
    """A value as it is after it was sent."""
    return msgspec.json.decode(messages.encode(value))


def _look_for_the_secret(table: Table, frame: str) -> None:
    secret = table.setting.secret
    for spelling in (secret.hex(), b64encode(secret).decode(), urlsafe_b64encode(secret).decode(), str(list(secret))):
        assert spelling not in frame


def _look_for_hidden_cards(table: Table, viewer: int, frame: str) -> None:
    if table.setting.game != "hadara" or not table.match:
        return
    places = table.match.state.place
    for other in range(len(table.seats)):
        if other != viewer:
            for card in np.flatnonzero((places == place.HAND + other) | (places == place.SOLD + other)):
                assert f'"{CARD_NAMES[card]}"' not in frame


def look_for_tokens(evening: Evening) -> None:
    """Tokens are in no frame and no body at all, and intentions only with those who had them."""
    tokens = [*(client.token for client in evening.clients), *evening.keys]
    said = [(viewer, frame) for viewer, guest in evening.viewers for frame in guest.frames] + evening.bodies
    for viewer, text in said:
        assert not any(token in text for token in tokens)
        if evening.game == "ra" and viewer not in evening.intended:
            assert not any(f'"{intention}"' in text for intention in INTENTIONS["ra"] if intention != "pass")
