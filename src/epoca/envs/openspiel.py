"""The games for OpenSpiel: importing this module registers `epoca_ra`, `epoca_hadara`, and those from outside.

Only games that spell out their chance can be played there.

import pyspiel, epoca.envs.openspiel
game = pyspiel.load_game("epoca_ra(players=3,edition=barque)")
"""

import json
from collections.abc import Mapping
from dataclasses import asdict, fields, is_dataclass
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from epoca import chance, games
from epoca.envs.openspiel_chance import CHANCE, OVER, Position, set_table
from epoca.game import SPECTATOR, nothing_hidden

NUMBERS_HEARD = 3  # of each step, in the tensor of an information state
USUAL_PLAYERS = 2


def _type(name: str) -> Any:
    """How OpenSpiel describes a game."""
    game = games.load(name)
    perfect, imperfect = (
        pyspiel.GameType.Information.PERFECT_INFORMATION,
        pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    )
    return pyspiel.GameType(
        short_name=f"epoca_{name}",
        long_name=name.capitalize(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=perfect if game.determinize is nothing_hidden else imperfect,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": USUAL_PLAYERS, **{option: v[0] for option, v in game.options.items()}},
    )


class EpocaGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table: with a number of players and options."""

    kind: Any  # the game's type, set by each game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**self.kind.parameter_specification, **(params or {})}
        seats = chosen.pop("players")
        name = self.kind.short_name.removeprefix("epoca_")
        self.table = set_table(name, seats, tuple(chosen.items()))
        self.explicit = self.table.explicit
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.game.actions,
            max_chance_outcomes=self.explicit.most_outcomes(seats),
            num_players=seats,
            min_utility=-1 / (seats - 1),
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.explicit.most_decisions(seats),
        )
        super().__init__(self.kind, info, params or {})

    def max_chance_nodes_in_history(self) -> int:
        """How often chance decides at most."""
        return self.explicit.most_nodes(self.table.seats)

    def new_initial_state(self, written: str | Mapping[str, Any] | None = None) -> "EpocaState":
        """A match before the deal, or one that was written by `to_json` or `to_dict`."""
        state = EpocaState(self)
        for action in (json.loads(written) if isinstance(written, str) else written or {}).get("history", ()):
            state.apply_action(action)
        return state

    def make_py_observer(self, kind: Any = None, params: Any = None) -> "Observer | Recaller | None":
        """An observer of what one seat sees, or of all it has heard; no other kind is offered."""
        if params:
            raise ValueError(f"observers take no parameters: {params}")
        if not kind:
            return Observer(self)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        return Recaller(self) if kind.perfect_recall else Observer(self)


class EpocaState(pyspiel.State):  # type: ignore[misc]
    """A match under way."""

    def __init__(self, game: EpocaGame) -> None:
        super().__init__(game)
        self.position = Position(game.table)

    def current_player(self) -> int:
        """Whose decision it is: a seat's, or chance's."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.position.player == OVER

    def is_chance_node(self) -> bool:
        """Whether chance decides."""
        return self.position.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What may be done, or happen; nothing by a player who does not decide."""
        position = self.position
        if player is not None and player != position.player:
            return []
        if position.player == CHANCE:
            return [outcome for outcome, _ in position.outcomes()]
        return position.legal_actions()

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal_actions()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely it is."""
        return self.position.outcomes()

    def _apply_action(self, action: int) -> None:
        self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.position.write(action) if player == self.current_player() else f"action {action}"

    def returns(self) -> list[float]:
        """One for the winner and, shared among the others, minus one; a shared victory shares both."""
        position, seats = self.position, self.num_players()
        if not self.is_terminal():
            return [0.0] * seats
        winners = position.table.game.outcome(position.table.box, position.state).winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
        return [(seats * share - 1) / (seats - 1) for share in shares]

    def resample_from_infostate(self, player: int, sampler: Any = None) -> "EpocaState":
        """A match that a seat cannot tell from this one: what it has not seen is dealt anew, and all of it replayed."""
        number = sampler() if callable(sampler) else np.random.random()  # OpenSpiel's own cannot be called from here
        dice = chance.stream(chance.secret_from_seed(str(number)), 0, "resample")
        exchanged = self.position.exchanged(player, dice)
        if not exchanged:
            return self.clone()  # type: ignore[no-any-return]
        other = EpocaState(self.get_game())
        for action in self.history():
            other.apply_action(other.position.otherwise(action, player, exchanged))
        return other

    def seen(self, viewer: int) -> str:
        """The table as a viewer sees it, as text."""
        position = self.position
        if not position.dealt:
            return "before the deal"
        view = position.table.game.view(position.table.box, position.state, viewer)
        return "\n".join(f"{f.name}: {_describe(getattr(view, f.name))}" for f in fields(view))

    def to_dict(self) -> dict[str, Any]:
        """The match as plain data: what everybody sees, who decides, and the moves it takes to come here."""
        position, moves = self.position, self.history()
        view = position.table.game.view(position.table.box, position.state, SPECTATOR) if position.dealt else None
        return {"current_player": position.player, "history": moves, "table": asdict(view) if view else None}

    def to_json(self) -> str:
        """The same as text; `new_initial_state` of the game takes it."""
        return json.dumps(self.to_dict())

    def undo_action(self, player: int, action: int) -> None:
        """Say why not: OpenSpiel keeps the history of a match where games in Python cannot shorten it."""
        raise pyspiel.SpielError("a match in Python cannot be taken back: clone the state before you play")

    def __str__(self) -> str:
        return self.seen(SPECTATOR)


class Observer:
    """What a seat sees now: the numbers of its observation, part by part, and its view as text."""

    def __init__(self, game: EpocaGame) -> None:
        self.table = game.table
        observation = self.table.observation
        self.tensor = np.zeros(observation.size, np.float32)
        self._numbers = np.zeros(observation.size, np.int16)
        ends = np.cumsum([size for _, size, _ in observation.layout])[:-1]
        names = [name for name, _, _ in observation.layout]
        self.dict = dict(zip(names, np.split(self.tensor, ends), strict=True))

    def set_from(self, state: EpocaState, player: int) -> None:
        """Write what a seat sees into the tensor."""
        self._numbers[:] = 0
        if state.position.dealt:
            self.table.observation.write(self.table.box, state.position.state, player, self._numbers)
        self.tensor[:] = self._numbers

    def string_from(self, state: EpocaState, player: int) -> str:
        """What a seat sees, as text."""
        return state.seen(player)


class Recaller:
    """All that a seat has heard since the match began: three numbers, or a text, for each step."""

    def __init__(self, game: EpocaGame) -> None:
        steps = game.max_game_length() + game.max_chance_nodes_in_history()
        self.tensor = np.zeros(steps * NUMBERS_HEARD, np.float32)
        self.dict = {"heard": self.tensor.reshape(steps, NUMBERS_HEARD)}

    def set_from(self, state: EpocaState, player: int) -> None:
        """Write what a seat has heard into the tensor."""
        self.tensor[:] = 0
        if heard := state.position.heard(player):
            self.dict["heard"][: len(heard)] = [numbers for _, numbers in heard]

    def string_from(self, state: EpocaState, player: int) -> str:
        """What a seat has heard, as text."""
        return f"seat {player}: " + "; ".join(text for text, _ in state.position.heard(player))


def _describe(thing: Any) -> str:
    """A part of a view in few words: cards by their names, and only what is there."""
    if isinstance(thing, int | str):
        return str(thing)
    if is_dataclass(thing):
        if hasattr(thing, "name"):
            return str(thing.name)
        return "(" + ", ".join(f"{f.name} {_describe(getattr(thing, f.name))}" for f in fields(thing) if f.repr) + ")"
    if isinstance(thing, Mapping):
        return "{" + ", ".join(f"{key} {_describe(value)}" for key, value in thing.items()) + "}"
    if isinstance(thing, tuple):
        return "[" + ", ".join(_describe(part) for part in thing) + "]"
    return "-" if thing is None else str(thing)


for _game in games.every():
    if _game.explicit_chance and _game.observation:
        _kind = _type(_game.name)
        pyspiel.register_game(_kind, type(f"{_game.name.capitalize()}Game", (EpocaGame,), {"kind": _kind}))
