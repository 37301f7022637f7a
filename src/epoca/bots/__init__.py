"""Bots: who can sit at a table besides people.

A bot is handed a redeal: a state that agrees with all its seat may know, while what it may not know, and all chance
to come, is made up. So no bot can look into the bag, and the search of a stronger one may redeal again.
"""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Protocol, runtime_checkable

import numpy as np

from epoca import games
from epoca.complaint import Complaint
from epoca.game import Box, Game, State
from epoca.games.loops import pick
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
    if isinstance(bot, Watchful):
        bot.watch(match.game, match.box, match.since(match.seat))
    return bot.choose(match.game, match.box, match.redealt(match.seat))


class Random:
    """Plays any legal action."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        """Any legal action, each as likely as the others."""
        mask = np.zeros(game.actions, np.uint8)
        return int(pick(state.chance, mask, game.legal(box, state, mask)))


class Beginner:
    """Follows a plan that is told in three sentences: the yardstick for the weakest bots worth playing."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        """The action the game's three rules of thumb name."""
        return int(game.thumb(box, state))


class Greedy:
    """Takes what is worth most at once, by the game's own reckoning."""

    def choose(self, game: Game, box: Box, state: State) -> int:
        """The action the game's greedy rule names."""
        return int(game.greedy(box, state))


class Tempered:
    """A greedy bot of another temperament: it thinks some things worth more, or less."""

    def __init__(self, temperament: str) -> None:
        self.temperament = temperament
        self._given: Box = None
        self._tempered: Box = None

    def choose(self, game: Game, box: Box, state: State) -> int:
        """The action the game's greedy rule names to somebody of this temperament."""
        if self._given is not box:
            self._given, self._tempered = box, tempered(game, box, self.temperament)
        return int(game.greedy(self._tempered, state))


def factors(game: Game, temperament: str) -> Mapping[str, float]:
    """How a temperament differs from the usual habits of a game's greedy player."""
    if temperament not in game.temperaments:
        known = ", ".join(TEMPERED + name for name in game.temperaments)
        raise Complaint(f"{game.name} has no bot {TEMPERED + temperament!r}; it has {known}")
    return game.temperaments[temperament]


def tempered(game: Game, box: Box, temperament: str) -> Box:
    """A copy of a box in which the greedy player's habits are those of a temperament."""
    copy = box.copy()
    names = list(game.habits)
    for habit, factor in factors(game, temperament).items():
        copy.worth[names.index(habit)] *= factor
    return copy


BOTS: dict[str, Callable[[], Bot]] = {"random": Random, "beginner": Beginner, "greedy": Greedy}
TEMPERED = "greedy-"  # what the name of a greedy bot with a temperament begins with; each game has its own
THINKERS = ("network", "search", "playout")
EXEC = "exec:"  # what the name of a bot from outside begins with; its command follows
LIMIT = 1.0  # seconds that a bot from outside has for a decision


def new(name: str, limit: float = LIMIT, game: Game | None = None) -> Bot:
    """A bot by its name, as docs/bots.md lists them. Where the game is known, its own names are checked."""
    if name.startswith(EXEC):
        from epoca.bots.external import External

        return External(name.removeprefix(EXEC), limit)
    if name.startswith(TEMPERED):
        temperament = name.removeprefix(TEMPERED)
        if game:
            factors(game, temperament)
        return Tempered(temperament)
    if name in BOTS:
        return BOTS[name]()
    if bot := _level(name, game) or _thinker(name):
        return bot
    raise Complaint(f"there is no bot {name!r}; there is {', '.join(known(game))} and {EXEC}COMMAND")


def known(game: Game | None) -> list[str]:
    """The names of bots, as one would type them."""
    names = list(BOTS)
    if game:
        names += [TEMPERED + temperament for temperament in game.temperaments]
        names += [level.name for level in game.levels]
    return [*names, "network", "search:10ms", "search:400", "playout:400"]


def _level(name: str, game: Game | None) -> Bot | None:
    """A named opponent, of this game or of any."""
    from epoca.bots.thinkers import Effort, Thinker

    for played in [game] if game else [games.load(each) for each in games.NAMES]:
        for level in played.levels:
            if level.name == name:
                return Thinker(Effort(level.simulations, level.seconds), misjudgement=level.misjudgement)
    return None


def _thinker(name: str) -> Bot | None:
    """`network`, `search:10ms`, `search:400`, `playout:400`; with `@FOLDER`, networks of one's own."""
    from epoca.bots.thinkers import WEIGHTS, Effort, Thinker

    name, _, folder = name.partition("@")
    kind, _, amount = name.partition(":")
    if kind not in THINKERS:
        return None
    digits = amount.removesuffix("ms")
    if (kind == "network") != (amount == "") or (amount and not (digits.isdecimal() and int(digits) > 0)):
        raise Complaint(f"{name!r} does not say how long to think: {kind}:10ms, or {kind}:400 for simulations")
    effort = Effort(seconds=int(digits) / 1000) if amount.endswith("ms") else Effort(simulations=int(digits or 0))
    return Thinker(effort, Path(folder) if folder else WEIGHTS, playouts=kind == "playout")
