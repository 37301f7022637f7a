"""What a bot is: somebody who decides, and may watch how others do."""

from collections.abc import Iterable
from typing import Protocol, runtime_checkable

from epoca.game import Box, Game, State
from epoca.match import Match


class Bot(Protocol):
    """Somebody who decides."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        """An action for the seat that has to decide in `state`, which the bot may change as it likes."""


@runtime_checkable
class Watchful(Bot, Protocol):
    """Somebody who also watches how others decide."""

    def watch(self, game: Game, box: Box, news: Iterable[tuple[State, int]]) -> None:
        """Take note of what others decided: all one may know of each position, and the action."""


def decide(bot: Bot, match: Match) -> int:
    """What a bot chooses for the seat to decide; if it watches others, it is told first what they did meanwhile."""
    if hasattr(bot, "watch"):  # which is looked up much faster than the whole protocol
        bot.watch(match.game, match.box, match.since(match.seat))
    return bot.choose(match.game, match.box, match.redealt(match.seat))
