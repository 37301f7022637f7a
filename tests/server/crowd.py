"""People who play at a server as quickly as they can, and remember what it told them."""

import asyncio
import random
import time
from collections import defaultdict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from epoca import record
from epoca.client import Client, No, Table
from epoca.server.store.database import connect

PATIENCE = 300.0
Move = tuple[int, int, str]  # the ply, the seat, the move


@dataclass
class Crowd:
    """Groups of people, each at a table; when a match is over, the group sits down to another."""

    servers: list[str]
    seed: int
    passphrase: str | None = None  # that keeps their names
    talks: bool = False
    clock: dict[str, Any] = field(default_factory=lambda: {"kind": "none"})
    asked: dict[str, set[Move]] = field(default_factory=lambda: defaultdict(set))
    acknowledged: dict[str, set[Move]] = field(default_factory=lambda: defaultdict(set))
    said: dict[str, None] = field(default_factory=dict)  # all words that were acknowledged
    matches: int = 0  # played to the end
    going: bool = False  # home, after the match

    async def play(self, groups: int, people: int) -> None:
        """All groups play until they are asked to go home."""
        await asyncio.gather(*(self._group(group, people) for group in range(groups)))

    async def _group(self, group: int, people: int) -> None:
        dice = random.Random(f"{self.seed} {group}")
        clients = [
            await Client.introduce(self.servers[n % len(self.servers)], f"Player {group}.{n}", self.passphrase)
            for n in range(people)
        ]
        while not self.going:
            opened = await clients[0].open_table("ra", ["me", *["open"] * (people - 1)], clock=self.clock)
            tables = [client.table(opened.code) for client in clients]
            await asyncio.gather(*(self._seat(seat, table, dice) for seat, table in enumerate(tables)))
            record.read(await opened.match_file())  # which replays and checks it
            self.matches += 1

    async def _seat(self, seat: int, table: Table, dice: random.Random) -> None:
        async with table:
            if seat:
                await table.request("sit", seat=seat)
            moved = -1
            async for news in table:
                if not news["moves"] or news["ply"] <= moved:  # what others say is news too
                    continue
                moved = news["ply"]
                move = moved, seat, dice.choice(news["moves"])
                self.asked[table.code].add(move)
                await table.move(move[2], move[0])
                self.acknowledged[table.code].add(move)
                if self.talks and not news["ply"] % 10:
                    words = f"{table.code} {move}"
                    with suppress(No):  # who talks too much is told so
                        await table.request("say", text=words)
                        self.said[words] = None

    async def some_moves(self) -> None:
        """Until a move more has been acknowledged."""
        before, until = self.moves, time.monotonic() + PATIENCE
        while self.moves == before:
            assert time.monotonic() < until, "nobody plays any more"
            await asyncio.sleep(0.02)

    @property
    def moves(self) -> int:
        """How many moves were acknowledged."""
        return sum(map(len, self.acknowledged.values()))


def check_log(database: str, crowd: Crowd) -> None:
    """What was acknowledged is on disk, once, and nothing is that nobody asked for."""
    acknowledged = {code: set(moves) for code, moves in list(crowd.acknowledged.items())}  # they play on meanwhile
    played = moves_on_disk(database)
    for code, moves in acknowledged.items():
        by_hand = {(ply, line["seat"], line["move"]) for ply, line in enumerate(played[code]) if line["by"] == "hand"}
        assert moves <= by_hand, f"lost at {code}: {sorted(moves - by_hand)}"
        assert by_hand <= crowd.asked[code], f"nobody asked for this at {code}: {sorted(by_hand - crowd.asked[code])}"


def moves_on_disk(database: str) -> dict[str, list[dict[str, Any]]]:
    """The moves of every table, in the order of the log, which has no gap."""
    played: dict[str, list[dict[str, Any]]] = defaultdict(list)
    length: dict[str, int] = defaultdict(int)
    engine = connect(database)
    with engine.execution_options(reading=True).begin() as connection:
        rows = connection.execute(sa.text("SELECT code, number, body FROM entries ORDER BY code, number"))
        for code, number, body in rows:
            assert number == length[code], f"entry {length[code]} of {code} is missing"
            length[code] += 1
            entry = msgspec.json.decode(body)
            if entry["kind"] == "moved":
                played[code].append(entry)
    engine.dispose()
    return played
