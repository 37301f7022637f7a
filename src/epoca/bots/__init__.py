"""Bots: who can sit at a table besides people.

A bot is handed a redeal: a state that agrees with all its seat may know, while what it may not know, and all chance
to come, is made up. So no bot can look into the bag, and the search of a stronger one may redeal again.
"""

from collections.abc import Callable
from pathlib import Path

from epoca import games
from epoca.bots.bot import Bot, Watchful, decide
from epoca.bots.external import EXEC, LIMIT, External
from epoca.bots.rule import TEMPERED, Beginner, Greedy, Random, Tempered, factors, tempered
from epoca.bots.thinkers import WEIGHTS, Effort, Thinker
from epoca.complaint import Complaint
from epoca.game import Game

__all__ = [
    "BOTS",
    "EXEC",
    "LIMIT",
    "TEMPERED",
    "THINKERS",
    "Beginner",
    "Bot",
    "Greedy",
    "Random",
    "Tempered",
    "Watchful",
    "decide",
    "factors",
    "known",
    "new",
    "tempered",
]

BOTS: dict[str, Callable[[], Bot]] = {"random": Random, "beginner": Beginner, "greedy": Greedy}
THINKERS = ("network", "search", "playout")


def new(name: str, limit: float = LIMIT, game: Game | None = None) -> Bot:
    """A bot by its name, as docs/bots.md lists them. Where the game is known, its own names are checked."""
    if name.startswith(EXEC):
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
    for played in [game] if game else [games.load(each) for each in games.NAMES]:
        for level in played.levels:
            if level.name == name:
                return Thinker(Effort(level.simulations, level.seconds), misjudgement=level.misjudgement)
    return None


def _thinker(name: str) -> Bot | None:
    """`network`, `search:10ms`, `search:400`, `playout:400`; with `@FOLDER`, networks of one's own."""
    name, _, folder = name.partition("@")
    kind, _, amount = name.partition(":")
    if kind not in THINKERS:
        return None
    digits = amount.removesuffix("ms")
    if (kind == "network") != (amount == "") or (amount and not (digits.isdecimal() and int(digits) > 0)):
        raise Complaint(f"{name!r} does not say how long to think: {kind}:10ms, or {kind}:400 for simulations")
    effort = Effort(seconds=int(digits) / 1000) if amount.endswith("ms") else Effort(simulations=int(digits or 0))
    return Thinker(effort, Path(folder) if folder else WEIGHTS, playouts=kind == "playout")
