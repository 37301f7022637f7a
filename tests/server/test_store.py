"""Logs on disk: of two who append at once one is late and writes nothing, and what is read is what was written."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from epoca.server.entries import Said
from epoca.server.messages import Clock
from epoca.server.store import Store
from epoca.server.store.appending import Append, Late
from epoca.server.table import OPEN, Setting

pytestmark = pytest.mark.anyio
AT = 1795015019.070836


@pytest.fixture
async def stores(tmp_path: Path) -> AsyncIterator[list[Store]]:
    """Two at the same file, as when a server is started twice."""
    stores = [Store(str(tmp_path / "server.db")) for _ in range(2)]
    for store in stores:
        store.prepare()
        store.open()
    for code in ("nile", "isis"):
        await stores[0].open_table(Setting(code, "ra", {}, 2, False, Clock(), bytes(32), "ana", AT), [], OPEN, None)
    yield stores
    for store in stores:
        await store.close()


def said(code: str, first: int, *words: str) -> Append:
    return Append(code, first, [(AT + i, Said("Ana", word)) for i, word in enumerate(words)], OPEN, None)


async def test_what_is_read_is_what_was_written(stores: list[Store]):
    words = ["first", 'a "quote", a\ttab, a \\ and a line\nbreak', "½ 🐍 \u2028"]
    await stores[0].append(said("nile", 0, *words))
    log, _ = await stores[1].since("nile", 0)
    assert log == [(AT + i, Said("Ana", word)) for i, word in enumerate(words)]


async def test_who_is_late_writes_nothing_and_those_in_the_same_batch_do(stores: list[Store]):
    here, elsewhere = stores
    await here.append(said("nile", 0, "quick"))
    late, other = elsewhere.append(said("nile", 0, "late", "later")), elsewhere.append(said("isis", 0, "quiet"))
    outcomes = await asyncio.gather(late, other, elsewhere.append(said("lost", 0, "nowhere")), return_exceptions=True)
    assert [type(outcome) for outcome in outcomes] == [Late, type(None), Late]
    assert [entry for _, entry in (await here.since("nile", 0))[0]] == [Said("Ana", "quick")]
    assert [entry for _, entry in (await here.since("isis", 0))[0]] == [Said("Ana", "quiet")]
    await elsewhere.append(said("nile", 1, "late"))


async def test_intentions_and_moves_of_one_batch_are_both_kept(stores: list[Store]):
    intends = said("nile", 0)
    intends.intentions = {1: "pass"}
    await asyncio.gather(stores[0].append(intends), stores[0].append(said("isis", 0, "word")))
    assert await stores[0].since("nile", 0) == ([], {1: "pass"})
    assert len((await stores[0].since("isis", 0))[0]) == 1
