"""A bot for Epoca's server that takes what it likes best. See docs/server-api.md.

python examples/server_bot.py http://127.0.0.1:8750 ra           # opens a table and plays against `greedy`
python examples/server_bot.py http://127.0.0.1:8750 7sbzbqu3zc   # takes an open seat at somebody's table
"""

import asyncio
import random
import sys

from epoca.client import Client, Table

LIKES = ("god", "bid", "annex", "board", "take", "bust", "seal")  # what moves worth a thought begin with


def choose(moves: list[str]) -> str:
    """One of the moves it likes, or any."""
    liked = [move for move in moves if move.startswith(LIKES)]
    return random.choice(liked or moves)


async def seated(client: Client, where: str) -> Table:
    """A table of its own, or an open seat at another."""
    if where in ("ra", "hadara"):
        return await client.open_table(where, ["me", "greedy"])
    shown = await client.ask("GET", f"/api/tables/{where}")
    seat = next(i for i, seat in enumerate(shown["seats"]) if not seat["person"] and not seat["bot"])
    await client.ask("POST", f"/api/tables/{where}/requests", {"do": "sit", "seat": seat})
    return client.table(where)


async def play(server: str, where: str) -> None:
    """Play a match to its end, and say how it went."""
    client = await Client.introduce(server, "Picky")
    async with await seated(client, where) as table:
        async for _ in table:
            if moves := table.last.get("moves"):
                await table.move(choose(moves))
        result = table.last["result"]
        for seat, points, rank in zip(table.last["seats"], result["points"], result["ranks"], strict=True):
            print(f"{rank}. {seat['name']} {points}")


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:]))
