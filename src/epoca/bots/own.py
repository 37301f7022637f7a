"""Players of one's own: any Python object that decides, wherever a bot is named.

It is called with a `Turn`, all its seat may know in whatever form it likes, and answers with a legal action:

    def first(turn):
        return turn.legal[0]

An object with a method `choose` is a bot as ours are (see `epoca.bots.bot`). Of a class, each match gets a new one.
"""

import re
import sys
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from epoca import chance
from epoca.bots.bot import Bot
from epoca.complaint import Complaint
from epoca.game import Box, Game, State, View, required

ADDRESS = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")  # such as my_package.players:Careful

Player: TypeAlias = Any  # a bot, something that is called with a turn, or a class of either


class Turn:
    """A decision to make, with all that the seat may know; what it may not know is made up in `state`."""

    def __init__(self, game: Game, box: Box, state: State) -> None:
        self.game, self.box, self.state = game, box, state
        self.seat = int(state.seat)
        self._redeals = 0

    @cached_property
    def mask(self) -> NDArray[np.uint8]:
        """A 1 for each action that is legal."""
        mask = np.zeros(self.game.actions, np.uint8)
        self.game.legal(self.box, self.state, mask)
        return mask

    @cached_property
    def legal(self) -> list[int]:
        """The actions to choose from."""
        return np.flatnonzero(self.mask).tolist()

    @cached_property
    def observation(self) -> NDArray[np.int16]:
        """What the seat may know, as the environments show it."""
        observation = required(self.game, self.game.observation, "observation")
        out = np.zeros(observation.size, np.int16)
        observation.write(self.box, self.state, self.seat, out)
        return out

    @cached_property
    def features(self) -> NDArray[np.float32]:
        """What the game's own networks are shown, as the environments show it."""
        return shown_to_networks(self.game, self.box, self.state, self.seat)

    @cached_property
    def view(self) -> View:
        """The same to read."""
        return self.game.view(self.box, self.state, self.seat)

    def redeal(self) -> State:
        """Another state that agrees with all the seat knows, to search with: `turn.game.apply(turn.box, state, a)`."""
        self._redeals += 1
        secret = chance.secret_from_seed(str(self.state.chance.tolist()))
        return self.game.redeal(self.box, self.state, self.seat, chance.stream(secret, self._redeals, "own redeal"))


def shown_to_networks(game: Game, box: Box, state: State, seat: int) -> NDArray[np.float32]:
    """The inputs of a game's networks, most of which are 0, as a seat sees a position."""
    needs = required(game, game.thinking, "features")
    index, value = np.zeros(needs.most_active, np.int32), np.zeros(needs.most_active, np.float32)
    count = needs.features(box, state, seat, False, index, value)
    out = np.zeros(needs.inputs(int(state.seats)), np.float32)
    np.add.at(out, index[:count], value[:count])
    return out


class Own:
    """A bot that asks a player of one's own."""

    def __init__(self, player: Callable[[Turn], int]) -> None:
        self.player = player

    def choose(self, game: Game, box: Box, state: State) -> int:
        """What the player answers, if it is legal."""
        turn = Turn(game, box, state)
        action = int(self.player(turn))
        if action not in turn.legal:
            raise Complaint(f"{_called(self.player)} chose {action}, and the legal actions are {turn.legal}")
        return action


def seated(player: Player) -> Bot:
    """A player as a bot: a new one, if it is a class."""
    made = player() if isinstance(player, type) else player
    if hasattr(made, "choose"):
        return cast(Bot, made)
    if callable(made):
        return Own(made)
    raise Complaint(f"{made!r} cannot play: a player is called with a turn, or has a method `choose`")


def is_address(name: str) -> bool:
    """Whether a name says where a player is written: `module:Class`."""
    return ADDRESS.fullmatch(name) is not None


def found(address: str) -> Player:
    """The player at an address; its module may lie in the current folder."""
    module, _, path = address.partition(":")
    here = str(Path.cwd())
    added = here not in sys.path
    if added:
        sys.path.append(here)
    try:
        player = import_module(module)
        for part in path.split("."):
            player = getattr(player, part)
    except Exception as error:  # whatever goes wrong in somebody else's module
        raise Complaint(f"there is no player at {address!r}: {error}") from error
    finally:
        if added:
            sys.path.remove(here)
    return player


def _called(player: Player) -> str:
    return str(getattr(player, "__name__", type(player).__name__))
