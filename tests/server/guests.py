"""Guests at the tables of a real server, who keep every frame they hear."""

import asyncio
import random
from collections.abc import Callable
from typing import Any
from urllib.parse import urlencode

import msgspec
import websockets

from epoca.client import Client, Listener, Table

PATIENCE = 60.0  # seconds for something that has to happen
MOST_MOVES = 1000


class Guest:
    """Somebody with a WebSocket at a table, and everything that came out of it."""

    def __init__(
        self,
        server: str,
        code: str,
        token: str = "",
        since: int = 0,
        seat: str = "",
        texts: bool = False,
        hears: Listener | None = None,
        **headers: str,
    ) -> None:
        how = {hears.hears: 1} if hears else {}
        query = urlencode({"since": since, "texts": int(texts), **how, **({"seat": seat} if seat else {})})
        self.listener = hears or Listener()
        self.address = f"{server.replace('http', 'ws', 1)}/api/tables/{code}/live?{query}"
        self.headers = {**headers, **({"authorization": f"Bearer {token}"} if token else {})}
        self.frames: list[str] = []
        self.news: dict[str, Any] = {}  # the last
        self._id = 0

    async def __aenter__(self) -> "Guest":
        self.socket = await websockets.connect(self.address, additional_headers=self.headers, proxy=None, max_size=None)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    async def hear(self, there: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """The first message from now on for which something holds."""
        async with asyncio.timeout(PATIENCE):
            while True:
                frame = str(await self.socket.recv())
                self.frames.append(frame)
                message: dict[str, Any] = msgspec.json.decode(frame)
                if message["type"] in ("news", "change"):
                    changed = message["type"] == "change"
                    self.news = message = self.listener.after(message)
                    if changed:
                        self.frames.append(msgspec.json.encode(message).decode())  # what they make of it
                if there(message):
                    return message

    async def hear_news(self, number: int = 0) -> dict[str, Any]:
        """The news with which a number of entries is reached."""
        if self.news and self.news["number"] >= number > 0:
            return self.news
        return await self.hear(lambda message: message["type"] == "news" and message["number"] >= number)

    async def ask(self, do: str, **what: Any) -> dict[str, Any]:
        """Ask for something, and hear until it is answered."""
        self._id += 1
        await self.socket.send(msgspec.json.encode({"do": do, "id": self._id, **what}).decode())
        return await self.hear(lambda message: message.get("id") == self._id)

    def heard(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind so far."""
        messages = [msgspec.json.decode(frame) for frame in self.frames]
        return [message for message in messages if message["type"] == kind]


async def people(server: str, *names: str) -> list[Client]:
    """People who told the server their names."""
    return [await Client.introduce(server, name) for name in names]


async def play_out(table: Table, seed: int = 0) -> list[dict[str, Any]]:
    """Play any moves until the match is over; all the news on the way."""
    dice, heard = random.Random(seed), []
    async with asyncio.timeout(10 * PATIENCE):
        async for news in table:
            heard.append(news)
            assert len(heard) < MOST_MOVES
            if moves := table.last.get("moves"):
                await table.move(dice.choice(moves))
    return heard


async def first_news(table: Table, there: Callable[[dict[str, Any]], Any] = lambda news: True) -> dict[str, Any]:
    """The first news for which something holds."""
    async with asyncio.timeout(PATIENCE):
        async for news in table:
            if there(news):
                return news
    raise AssertionError("the match is over")
