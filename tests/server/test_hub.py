"""Tables in use: what is due there is found whatever the clock says, and nothing is kept of a match that is over."""

import gc
import time
import weakref
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from epoca.server import hub as hubs
from epoca.server.hub import Hub
from epoca.server.identity import Who
from epoca.server.livetable import LEASE
from epoca.server.messages import NewTable
from epoca.server.store import Store
from epoca.server.table import DONE
from epoca.server.thinking import Thinkers

pytestmark = pytest.mark.anyio
ANA = Who("ana", "Ana")


@pytest.fixture
async def hub(tmp_path: Path) -> AsyncIterator[Hub]:
    """A hub at which nobody does what is due."""
    store = Store(str(tmp_path / "server.db"))
    hub = Hub(store, store.prepare(), Thinkers(1))
    hub.stopping = True
    for ready in hub.rules.values():
        ready.set()
    store.open()
    yield hub
    await store.close()


async def test_a_bots_turn_is_taken_up_though_it_began_before_the_clock_was_set_back(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
):
    now = time.time()
    monkeypatch.setattr(time, "time", lambda: now + 7200)
    opened = await hub.open_table(NewTable("ra", ["greedy", "random"]), ANA)
    assert not await hub.store.due(now + 7201, 10, LEASE)  # for as long as its lease
    assert list(await hub.store.due(now, 10, LEASE)) == [opened.code]


async def test_nothing_is_kept_of_a_match_that_is_over_and_that_nobody_looks_at(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(hubs, "IDLE_OVER", -1.0)
    live = await hub.open_table(NewTable("ra", ["me", "greedy"]), ANA)
    async with live.settled() as table:
        await live.commit(table.stand_in(0, "resigned"))
        assert table.state == DONE
        left = [weakref.ref(live), weakref.ref(table), weakref.ref(table.match)]
    del live, table
    hub.forget_idle()
    gc.collect()
    assert [ref() for ref in left] == [None, None, None]
