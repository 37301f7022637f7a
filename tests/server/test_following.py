"""Whoever is told what happens knows how things look: the same as whoever is shown everything."""

import random
from typing import Any

import msgspec
import pytest
from server.guests import Guest, people
from server.servers import Server

from epoca import games
from epoca.client import Client, Follower, Listener
from epoca.game import SPECTATOR
from epoca.match import Match
from epoca.server.messages import encode
from epoca.server.telling import told


def sent(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


@pytest.mark.parametrize("name", games.names())
def test_the_events_lead_from_each_view_to_the_next(name: str):
    game, dice = games.load(name), random.Random(name)
    for seats in game.seats:
        match = Match(game, seats, secret=bytes(32))
        viewers = {viewer: Follower(name) for viewer in range(SPECTATOR, seats)}
        for viewer, follower in viewers.items():
            follower.after({"type": "news", "view": sent(match.view(viewer))})
        while not match.over:
            match.play(match.seat, dice.choice(match.legal))
            for viewer, follower in viewers.items():
                events = [told(event) for event in match.events(len(match.actions) - 1, viewer)]
                news = follower.after({"type": "change", "happened": sent([{"events": events}])})
                assert news["view"] == sent(match.view(viewer))


@pytest.mark.anyio
async def test_whoever_follows_is_shown_what_events_do_not_lead_to(server: Server):
    """The beginning, the table from another seat, and an undo."""
    ana, ben = await people(server.url, "Ana", "Ben")
    code = (await ana.open_table("ra", ["me", "open"])).code
    async with (
        Guest(server.url, code, ana.token, hears=Follower("ra")) as hers,
        Guest(server.url, code, ben.token, hears=Follower("ra")) as his,
    ):
        await hers.hear_news()
        assert (await his.hear_news())["view"] is None
        await his.ask("sit", seat=1)
        assert await as_shown(his, ben) and await as_shown(hers, ana)
        assert (his.news["viewer"], his.news["view"]["viewer"]) == (1, 1)
        mover, other = (hers, his) if hers.news["moves"] else (his, hers)
        number = (await mover.ask("move", ply=0, move="ra"))["number"]
        await other.hear_news(number)
        assert "view" not in other.heard("change")[-1]
        await mover.ask("undo")  # which nobody else is concerned by
        assert mover.news["ply"] == 0 and "view" in mover.heard("change")[-1]
        assert await as_shown(hers, ana) and await as_shown(his, ben)


async def as_shown(guest: Guest, client: Client) -> bool:
    """Whether somebody who heard all there is to hear knows the table as it is shown to whoever asks."""
    code = guest.news["table"]
    news = await client.ask("GET", f"/api/tables/{code}/news")
    await guest.hear_news(news["number"])
    return bool(guest.news["view"] == news["view"] and guest.news["moves"] == news["moves"])


def test_what_is_told_of_a_view_is_put_over_what_was_known():
    listener = Listener()
    listener.after({"type": "news", "view": {"phase": "turn", "seat": 0}, "moves": ["draw"]})
    news = listener.after({"type": "change", "happened": [], "view": {"seat": 1}, "moves": None})
    assert (news["view"], news["moves"]) == ({"phase": "turn", "seat": 1}, None)
