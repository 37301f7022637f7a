"""Bots at the tables of a server: they think in a process of their own, with lower priority than people's moves."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from epoca import bots, chance, games
from epoca.bots.thinkers import Effort, Thinker
from epoca.game import Box, Game, State
from epoca.match import Match
from epoca.server.messages import Hint, HintedMove
from epoca.server.processes import Processes

if TYPE_CHECKING:
    from epoca.bots.explain import Advice

logger = logging.getLogger("epoca.server")
Decisions: TypeAlias = list[tuple[bytes, int]]  # positions, and what somebody decided in them
MOST_REMEMBERED = 200  # bots that keep what they thought about so far
NICER = 10
SHORTEST = 0.05  # seconds a move, however many bots want to think


@dataclass(frozen=True)
class Question:
    """What a bot is asked: where it sits, all its seat may know, and what others decided since it chose last."""

    table: str
    seat: int
    bot: str
    game: str
    options: dict[str, str]
    state: bytes
    others: Decisions


class BotFailed(Exception):
    """A bot chose what it may not, or did not choose at all."""


class Thinkers:
    """Processes in which bots think; a crowd of bots thinks shorter."""

    def __init__(self, processes: int = 1) -> None:
        self.processes = processes
        self.waiting = 0
        self._processes = Processes(processes, NICER)
        self._warming: dict[str, Future[None]] = {}  # by game

    async def choose(self, question: Question) -> int:
        """The action a bot chooses.

        A rule of the game's own chooses for a bot from outside that fails, and while thinking is being compiled: that
        takes a minute where the engine does not fit the source.
        """
        if question.game in self._warming and not self._warming[question.game].done():
            return await self._by_rule(question)
        self.waiting += 1
        share = self.processes / max(self.processes, self.waiting)
        try:
            return await self._processes.run(_choose, question, share)
        except BotFailed:
            logger.exception("%s failed", question.bot)
            return await self._by_rule(question)
        finally:
            self.waiting -= 1

    async def _by_rule(self, question: Question) -> int:
        bot = bots.by_rule(games.load(question.game))
        return await asyncio.to_thread(_choose, replace(question, bot=bot, others=[]), 1.0)

    async def advise(
        self, game: str, options: dict[str, str], state: bytes, others: Decisions, language: str, names: list[str]
    ) -> Hint:
        """What the full strength thinks of a position, given all the seat to decide may know, and what others did."""
        return await self._processes.run(_advise, game, options, state, others, language, names)

    def warm_up(self) -> None:
        """Begin the process, and load what bots think with, before somebody waits for it."""
        for game in games.every():
            if game.levels:
                self._warming[game.name] = self._processes.submit(_warm_up, game.name)

    def close(self) -> None:
        """Stop thinking."""
        self._processes.close()


_minds: OrderedDict[tuple[str, int, str], Any] = OrderedDict()
_boxes: dict[tuple[str, tuple[tuple[str, str], ...]], Any] = {}


def box_of(game: Game, options: dict[str, str]) -> Any:
    """The box of a table, made once in a process."""
    which = game.name, tuple(sorted(options.items()))
    if which not in _boxes:
        _boxes[which] = game.box(options, {})
    return _boxes[which]


def state_of(game: Game, kept: bytes) -> State:
    """A state that was sent as bytes."""
    import numpy as np

    return np.frombuffer(bytearray(kept), game.state)[0]


def states_of(game: Game, decisions: Decisions) -> Iterator[tuple[State, int]]:
    """Decisions that were sent as bytes."""
    return ((state_of(game, before), action) for before, action in decisions)


def _choose(question: Question, share: float) -> int:
    """The action a bot chooses, in a share of the time it usually takes, or BotFailed."""
    try:
        game = games.load(question.game)
        box = box_of(game, question.options)
        action = _chosen(question, game, box, share)
        if action not in game.legal_actions(box, state_of(game, question.state)):
            raise ValueError(f"{action} is not allowed")
    except Exception as error:  # whatever goes wrong in somebody else's package
        raise BotFailed(f"{question.bot}: {error}") from error
    return action


def _chosen(question: Question, game: Game, box: Box, share: float) -> int:
    key = question.table, question.seat, question.bot
    mind = _minds.pop(key, None) or bots.new(question.bot, game=game)
    _minds[key] = mind
    if len(_minds) > MOST_REMEMBERED:
        _minds.popitem(last=False)
    if isinstance(mind, Thinker) and mind.effort.seconds:
        full = next(level.seconds for level in game.levels if level.name == question.bot)
        mind.effort = Effort(seconds=max(SHORTEST, share * full))
    if isinstance(mind, bots.Watchful):
        mind.watch(game, box, states_of(game, question.others))
    return int(mind.choose(game, box, state_of(game, question.state)))


def _advise(
    name: str, options: dict[str, str], state: bytes, others: Decisions, language: str, names: list[str]
) -> Hint:
    from epoca.bots.explain import advise

    game = games.load(name)
    advice = advise(game, box_of(game, options), state_of(game, state), states_of(game, others))
    return hint_of(advice, options, language, names)


def hint_of(advice: "Advice", options: dict[str, str], language: str, names: list[str]) -> Hint:
    """Advice in words."""
    from epoca.bots.explain import why
    from epoca.texts import Texts

    moves = [
        HintedMove(
            advice.game.write(prospect.action),
            [round(chance, 3) for chance in prospect.chances],
            [round(advice.points(prospect, seat), 1) for seat in range(len(names))],
        )
        for prospect in advice.prospects
    ]
    return Hint(advice.seat, moves, why(advice, Texts(language, advice.game.name, options, names), mark="`"))


def _warm_up(name: str) -> None:
    game = games.load(name)
    match = Match(game, max(game.seats), {}, chance.secret_from_seed("warm"))
    for bot in dict.fromkeys(level.name for level in (*game.levels[:1], *game.levels[-2:])):
        state = match.redealt(match.seat).tobytes()
        others = [(state, match.legal[0])] if game.thinking and game.thinking.open_choices else []
        _choose(Question("", 0, bot, name, match.options, state, others), 0.0)
    _minds.clear()
