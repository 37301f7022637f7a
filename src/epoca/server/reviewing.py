"""Reviews of matches, one after the other, in a process of their own that lets bots and people's moves go first."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from epoca import games
from epoca.bots.thinkers import Thinker
from epoca.game import Components
from epoca.match import Match
from epoca.review import EFFORT, Glance, Judged, Reviewer, Weighed, sketch, weigh
from epoca.server.processes import Processes
from epoca.server.table import TableRefused
from epoca.server.thinking import Decisions, box_of, state_of, states_of

logger = logging.getLogger("epoca.server")
NICER = 15  # bots have 10
SPELL = 0.4  # seconds of work, then those who follow hear of it
MOST_KEPT = 60  # reviews that are not made again
MOST_WAITING = 20


@dataclass(frozen=True)
class Order:
    """A match, as it is sent to the process that reviews it."""

    key: str
    game: str
    seats: int
    options: dict[str, str]
    components: Components
    secret: bytes
    actions: Sequence[int]

    @classmethod
    def of(cls, key: str, match: Match) -> "Order":
        """A match as it is now."""
        return cls(key, match.game.name, match.seats, match.options, match.components, match.secret, (*match.actions,))

    def match(self) -> Match:
        """The match again."""
        match = Match(games.load(self.game), self.seats, self.options, self.secret, self.components or None)
        for action in self.actions:
            match.play(match.seat, action)
        return match


class Work:
    """The review of one match, as far as it has come."""

    def __init__(self, key: str, match: Match) -> None:
        self.match = match
        self.order = Order.of(key, match)
        self.sketch: list[Glance] | None = None
        self.judged: list[Judged] = []
        self.next = 0  # the ply to go on with
        self.failed = False
        self.followers = 0
        self._heard = asyncio.Event()

    @property
    def done(self) -> bool:
        """Whether there is nothing left to wait for."""
        return self.failed or (self.sketch is not None and self.next >= len(self.order.actions))

    def tell(self) -> None:
        """There is something new."""
        self._heard.set()
        self._heard = asyncio.Event()

    async def news(self, seconds: float) -> None:
        """Wait for something new, but not for ever."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._heard.wait(), seconds)


class Reviews:
    """All reviews of this process: who asked first is served first, and what nobody waits for rests."""

    def __init__(self) -> None:
        self._processes = Processes(1, NICER)
        self._kept: OrderedDict[str, Work] = OrderedDict()
        self._waiting: list[Work] = []
        self._task: asyncio.Task[None] | None = None

    def known(self, key: str) -> bool:
        """Whether a review costs nothing any more."""
        return key in self._kept

    def of(self, key: str, match: Match) -> Work:
        """The review of a match, begun or not; refused while too many wait."""
        work = self._kept.pop(key, None) or Work(key, match)
        if work.failed or (not work.done and work not in self._waiting and len(self._waiting) >= MOST_WAITING):
            raise TableRefused("server-many-reviews", 429)
        self._kept[key] = work
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return work

    def ahead(self, work: Work) -> int:
        """How many others come first."""
        return self._waiting.index(work) if work in self._waiting else 0

    async def chances(self, game: str, options: dict[str, str], states: Sequence[bytes]) -> list[tuple[float, ...]]:
        """Everybody's chances in positions, each as far as the seat to decide knows it."""
        return await self._processes.run(_chances, game, options, states)

    async def weigh(
        self, game: str, options: dict[str, str], state: bytes, news: Decisions, actions: Sequence[int]
    ) -> list[Weighed]:
        """What actions cost in a position, given all that somebody may know of it, and what others did."""
        return await self._processes.run(_weigh, game, options, state, news, actions)

    async def follow(self, work: Work, patience: float = 1.0) -> AsyncIterator[Work]:
        """A review whenever it has come further, or every now and then, until it is done."""
        work.followers += 1
        try:
            while not work.done:
                if work not in self._waiting:
                    self._waiting.append(work)
                if not self._task or self._task.done():
                    self._task = asyncio.create_task(self._serve())
                yield work
                await work.news(patience)
            yield work
        finally:
            work.followers -= 1

    async def _serve(self) -> None:
        while self._waiting:
            work = self._waiting[0]
            if work.followers and not work.done:
                try:
                    await self._go_on(work)
                except Exception:  # of a game from outside, say
                    logger.exception("no review of %s", work.order.game)
                    work.failed = True
            else:
                self._waiting.remove(work)
            for each in [work, *self._waiting]:
                each.tell()

    async def _go_on(self, work: Work) -> None:
        if work.sketch is None:
            work.sketch = await self._processes.run(_sketch, work.order)
        else:
            judged, work.next = await self._processes.run(_judge, work.order, work.next)
            work.judged += judged

    def close(self) -> None:
        """Stop reviewing."""
        if self._task:
            self._task.cancel()
        self._processes.close()


_at: tuple[str, Any] = "", None  # the review this process is at


def _reviewer(order: Order) -> Reviewer:
    global _at
    if _at[0] != order.key:
        _at = order.key, Reviewer(order.match())
    reviewer: Reviewer = _at[1]
    return reviewer


def _chances(name: str, options: dict[str, str], states: Sequence[bytes]) -> list[tuple[float, ...]]:
    game, thinker = games.load(name), Thinker(EFFORT)
    box = box_of(game, options)
    return [thinker.prospects(game, box, state_of(game, state))[0].chances for state in states]


def _weigh(name: str, options: dict[str, str], state: bytes, news: Decisions, actions: Sequence[int]) -> list[Weighed]:
    game = games.load(name)
    return weigh(game, box_of(game, options), state_of(game, state), states_of(game, news), actions)


def _sketch(order: Order) -> list[Glance]:
    return sketch(_reviewer(order).match)


def _judge(order: Order, ply: int) -> tuple[list[Judged], int]:
    """What can be judged in a spell, and where to go on."""
    reviewer, judged = _reviewer(order), []
    until = time.monotonic() + SPELL
    while ply < len(order.actions) and time.monotonic() < until:
        if (one := reviewer.judge(ply)) is not None:
            judged.append(one)
        ply += 1
    return judged, ply
