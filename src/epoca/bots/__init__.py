"""Bots: who can sit at a table besides people.

A bot is handed a redeal: a state that agrees with all its seat may know, while what it may not know, and all chance
to come, is made up. So no bot can look into the bag, and the search of a stronger one may redeal again.

`KINDS` is the table of all there are. An installed package adds a bot written in Python by an entry point in the group
`epoca.bots`, such as `hoarder = "epoca_market.bots:Hoarder"`; its `games`, if it has them, are those it can play.
Without installing anything, a player of one's own (see `epoca.bots.own`) is named by its address, `module:Class`, or by
the name that `register` gave it; from Python it may be handed over itself.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from epoca import games
from epoca.bots.bot import Bot, Watchful, decide
from epoca.bots.external import EXEC, LIMIT, External
from epoca.bots.own import Own, Player, Turn, found, is_address, seated
from epoca.bots.rule import TEMPERED, Beginner, Greedy, Random, Tempered, factors, temperaments_of
from epoca.bots.thinkers import Effort, Thinker
from epoca.complaint import Complaint
from epoca.game import Game

__all__ = [
    "EXEC",
    "KINDS",
    "LIMIT",
    "Bot",
    "Kind",
    "NoSuchBot",
    "Own",
    "Player",
    "Turn",
    "Watchful",
    "by_rule",
    "decide",
    "known",
    "new",
    "register",
    "registered",
    "stand_in",
]

GROUP = "epoca.bots"


class NoSuchBot(Complaint):
    """Nobody of that name plays here."""


@dataclass(frozen=True)
class Kind:
    """A kind of bot: what it does, its names in a game as one would type them, and how to make one.

    `make` is given a name, the game if it is known, and the seconds that a program from outside has for a decision; it
    answers None if the name is not one of its own.
    """

    about: str
    names: Callable[[Game], Sequence[str]]
    make: Callable[[str, Game | None, float], Bot | None]


def _simple(
    name: str, about: str, bot: Callable[[], Bot], brought: Callable[[Game], object] = lambda game: True
) -> Kind:
    """A kind with one name, in games that bring what it needs."""

    def make(wanted: str, game: Game | None, limit: float) -> Bot | None:
        return bot() if wanted == name and (game is None or brought(game)) else None

    return Kind(about, lambda game: [name] if brought(game) else [], make)


def _tempered(name: str, game: Game | None, limit: float) -> Bot | None:
    temperament = name.removeprefix(TEMPERED)
    if temperament == name:
        return None
    if game:
        factors(game, temperament)
    return Tempered(temperament)


def _level(name: str, game: Game | None, limit: float) -> Bot | None:
    """A named opponent, of this game or of any."""
    for played in [game] if game else games.every():
        for level in played.levels:
            if level.name == name:
                return Thinker(Effort(level.simulations, level.seconds), weaknesses=level.weaknesses)
    return None


THINKERS = ("network", "search:10ms", "search:400", "playout:400")


def _thinker(name: str, game: Game | None, limit: float) -> Bot | None:
    """One with an effort of its own; with `@FOLDER`, with networks of one's own."""
    name, _, folder = name.partition("@")
    kind, _, amount = name.partition(":")
    if kind not in {example.partition(":")[0] for example in THINKERS} or (game and not game.thinking):
        return None
    digits = amount.removesuffix("ms")
    if (kind == "network") != (amount == "") or (amount and not (digits.isdecimal() and int(digits) > 0)):
        raise Complaint(f"{name!r} does not say how long to think: {kind}:10ms, or {kind}:400 for simulations")
    effort = Effort(seconds=int(digits) / 1000) if amount.endswith("ms") else Effort(simulations=int(digits or 0))
    return Thinker(effort, Path(folder) if folder else None, playouts=kind == "playout")


@cache
def _from_outside() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _class_of(name: str) -> Callable[[], Bot]:
    point = _from_outside()[name]
    try:
        made: Callable[[], Bot] = point.load()
        return made
    except Exception as error:  # whatever goes wrong in somebody else's package
        raise Complaint(f"the bot {name!r} cannot be loaded from {point.value}: {error}") from error


def _plays(name: str, game: Game) -> bool:
    try:
        return _can_play(_class_of(name), game)
    except Complaint:
        return False


def _can_play(player: Player, game: Game | None) -> bool:
    return game is None or game.name in getattr(player, "games", (game.name,))


def _installed(name: str, game: Game | None, limit: float) -> Bot | None:
    if name not in _from_outside() or (game and not _plays(name, game)):
        return None
    return seated(_class_of(name))


_registered: dict[str, Player] = {}


def register(name: str, player: Player) -> None:
    """Make a player of one's own known by a name, here and in the processes of an arena that begins after this."""
    _registered[name] = player


def registered() -> dict[str, Player]:
    """The players that were registered."""
    return dict(_registered)


def _own(name: str, game: Game | None, limit: float) -> Bot | None:
    player = _registered[name] if name in _registered else found(name) if is_address(name) else None
    return seated(player) if player is not None and _can_play(player, game) else None


def _program(name: str, game: Game | None, limit: float) -> Bot | None:
    return External(name.removeprefix(EXEC), limit) if name.startswith(EXEC) else None


KINDS = (
    _simple("random", "plays any legal move", Random),
    _simple("beginner", "follows three rules of thumb", Beginner, lambda game: game.thumb),
    _simple("greedy", "takes what is worth most at once", Greedy, lambda game: game.greedy),
    Kind(
        "greedy, but thinks some things worth more or less",
        lambda game: [TEMPERED + name for name in temperaments_of(game)],
        _tempered,
    ),
    Kind("opponents with names and ratings", lambda game: [level.name for level in game.levels], _level),
    Kind(
        "networks, alone or searching as long as they are given", lambda game: THINKERS * bool(game.thinking), _thinker
    ),
    Kind("from installed packages", lambda game: [name for name in _from_outside() if _plays(name, game)], _installed),
    Kind("a program that speaks JSON lines", lambda game: [], _program),
    Kind(
        "of one's own, by name or as module:Class",
        lambda game: [n for n, who in _registered.items() if _can_play(who, game)],
        _own,
    ),
)


def new(name: str | Player, limit: float = LIMIT, game: Game | None = None) -> Bot:
    """A bot by its name, as docs/bots.md lists them. Where the game is known, only those that can play it.

    A player of one's own may be given itself.
    """
    if not isinstance(name, str):
        return seated(name)
    for kind in KINDS:
        if (bot := kind.make(name, game, limit)) is not None:
            return bot
    there = known(game) if game else dict.fromkeys(each for played in games.every() for each in known(played))
    raise NoSuchBot(f"unknown bot {name!r}; choose from {', '.join(there)} or {EXEC}COMMAND")


def known(game: Game) -> list[str]:
    """The names of the bots that play a game, as one would type them."""
    return [name for kind in KINDS for name in kind.names(game)]


def by_rule(game: Game) -> str:
    """The best bot that needs no networks."""
    return "greedy" if game.greedy else "beginner" if game.thumb else "random"


def stand_in(game: Game) -> str:
    """The bot that plays on for somebody who left: of middling strength."""
    return game.levels[len(game.levels) // 2].name if game.levels else by_rule(game)
