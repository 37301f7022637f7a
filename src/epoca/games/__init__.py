"""The games, by name: ours, each a folder here, and those that installed packages bring.

A package adds a game by an entry point in the group `epoca.games`, such as `market = "epoca_market:GAME"`. With
`EPOCA_GAMES=ours` in the environment, those of other packages are left out.
"""

import copyreg
import logging
import os
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING, Any

from epoca.complaint import Complaint

if TYPE_CHECKING:
    from epoca.game import Game

OURS = ("ra", "hadara")
GROUP = "epoca.games"

logger = logging.getLogger(__name__)


@cache
def _from_outside() -> dict[str, EntryPoint]:
    if os.environ.get("EPOCA_GAMES") == "ours":
        return {}
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in OURS}


def names() -> tuple[str, ...]:
    """The games there are: ours first."""
    return (*OURS, *sorted(_from_outside()))


@cache
def load(name: str) -> "Game":
    """The game of that name; its rules are imported only now. Where it is pickled, it is by its name."""
    game = _imported(name)
    copyreg.pickle(type(game), _reduced)  # type: ignore[arg-type]
    return game


def _imported(name: str) -> "Game":
    if name in OURS:
        game: Game = import_module(f"{__name__}.{name}").GAME
        return game
    if point := _from_outside().get(name):
        try:
            game = point.load()
        except Exception as error:  # whatever goes wrong in somebody else's package
            raise Complaint(f"the game {name!r} cannot be loaded from {point.value}: {error}") from error
        if game.name != name:
            raise Complaint(f"{point.value} calls itself {game.name!r}, and its package calls it {name!r}")
        return game
    raise Complaint(f"unknown game {name!r}; choose from {', '.join(names())}")


def _reduced(game: "Game") -> Any:
    """How to find a game again; one that somebody changed goes as a whole."""
    known = game.name in names() and load(game.name) is game
    return (load, (game.name,)) if known else game.__reduce_ex__(2)


def every() -> "list[Game]":
    """All games that can be loaded; of a broken package the log tells."""
    found = []
    for name in names():
        try:
            found.append(load(name))
        except Complaint as complaint:
            logger.warning("%s", complaint)
    return found
