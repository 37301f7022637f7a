"""Matches whose chance is explicit: whatever is drawn is an outcome that somebody outside chooses.

The rules draw from a stream of chance inside `apply`. Here that stream stays empty, and wherever a draw would matter
a position waits at a chance node of the game's instead (`games/*/explicit.py`).
"""

from collections.abc import Mapping
from functools import cache
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from epoca.capabilities import EVERYBODY, ExplicitChance, Heard, Hearing, Node, Outcomes, State, all_open
from epoca.chance import Stream
from epoca.compiled import zeros
from epoca.complaint import Complaint
from epoca.envs.simulator import Setup
from epoca.game import NOBODY, Game, nothing_hidden, required
from epoca.games import loops

CHANCE, OVER = -1, -4  # as OpenSpiel counts players: somebody, when nobody at the table decides


def explicit_chance(game: Game) -> ExplicitChance:
    """A game's explicit chance, which OpenSpiel needs."""
    return required(game, game.explicit_chance, "explicit chance")


class Table(Setup):
    """A table, and what all its matches share: room at hand of compiled code, and what is heard of open actions."""

    def __init__(self, game: str, seats: int, options: Mapping[str, str]) -> None:
        super().__init__(game, seats, options)
        self.explicit = explicit_chance(self.game)
        self.look = self.compiled(loops.look)
        self.states, self.mask = zeros(1, self.game.state), zeros(self.game.actions, np.uint8)
        self.bytes = self.states.view(np.uint8).data  # of a state, which NumPy would copy field by field
        self.lock = Lock()  # for these three, on which one match at a time is played
        shown = [(self.game.write(action), (1 + action, 0, 0)) for action in range(self.game.actions)]
        self.hearings = [Hearing(EVERYBODY, each, each) for each in shown]


class Position:
    """A match under way: its state, the node it waits at, if any, who decides, and what was heard of every step."""

    __slots__ = ("mask", "node", "player", "states", "steps", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.states: NDArray[Any] = np.zeros(1, table.game.state)
        self.node: Node | None = table.explicit.deal(table.seats)
        self.steps: list[Hearing] = []
        self.mask = np.zeros(table.game.actions, np.uint8)
        self._look()

    def copy(self) -> "Position":
        """The same position once more."""
        other = Position.__new__(Position)
        other.table, other.node, other.player, other.mask = self.table, self.node, self.player, self.mask
        other.states, other.steps = _states(self.states.tobytes(), self.table.game), self.steps.copy()
        return other

    def __deepcopy__(self, memo: Any) -> "Position":
        return self.copy()

    def __reduce__(self) -> Any:
        table = self.table
        options = tuple(table.options.items())
        return _restore, (table.game.name, table.seats, options, self.states.tobytes(), self.node, self.steps)

    @property
    def state(self) -> State:
        """The state as the rules know it."""
        return self.states[0]

    @property
    def dealt(self) -> bool:
        """Whether the table is set."""
        return bool(self.states["seats"][0])

    def legal_actions(self) -> list[int]:
        """What the seat to decide may do."""
        return self.mask.nonzero()[0].tolist()  # type: ignore[no-any-return]

    def outcomes(self) -> Outcomes:
        """What may happen at the node, and how likely it is."""
        assert self.node
        return self.node.outcomes(self.table.box, self.state)

    def play(self, action: int) -> None:
        """Play an action, or let an outcome happen."""
        self.steps.append(self._step(action))
        table = self.table
        with table.lock:
            table.bytes[:] = self.states.tobytes()
            if self.node is not None:
                self.node = self.node.happen(table.boxes, table.states, action)
            else:
                self.node = table.explicit.play(table.boxes, table.states, action)
            self._look()
            self.states = _states(table.bytes, table.game)

    def _look(self) -> None:
        """See who decides now on the table, and what may be done; a position's mask is never written again."""
        if self.node is not None:
            self.player = CHANCE
            return
        table = self.table
        seat = table.look(table.boxes, table.states, table.mask)
        self.player, self.mask = OVER if seat == NOBODY else int(seat), table.mask.copy()

    def write(self, action: int) -> str:
        """An action, or an outcome, as text."""
        if self.node:
            return self.node.write(self.table.box, self.state, action)
        return self.table.game.write(action)

    def heard(self, viewer: int) -> list[Heard]:
        """All that a seat has heard since the match began, step by step."""
        return [step.by_owner if step.owner == viewer else step.by_others for step in self.steps]

    def exchanged(self, seat: int, dice: Stream) -> dict[int, int]:
        """What a seat has not seen, dealt anew: for each card that others drew the one they may have drawn instead.

        A redeal lets unseen cards of one deck swap places, and cards are numbered deck by deck; so the cards at a place
        before and after it belong together in their order.
        """
        game = self.table.game
        if not self.dealt or game.determinize is nothing_hidden:
            return {}
        if "place" not in (self.states.dtype.names or ()):
            raise Complaint(f"{game.name} cannot be resampled: what it hides are no cards with places")
        before = self.state["place"]
        after = game.redeal(self.table.box, self.state, seat, dice)["place"]
        return {
            int(one): int(other)
            for at in np.unique(before)
            for one, other in zip(np.flatnonzero(before == at), np.flatnonzero(after == at), strict=True)
        }

    def otherwise(self, action: int, seat: int, exchanged: Mapping[int, int]) -> int:
        """An action as a seat knows it: an outcome that only another seat saw is exchanged."""
        node: Any = self.node
        if node is None or node.owner in (EVERYBODY, seat):
            return action
        card = int(node.deck[action])
        return exchanged.get(card, card) - int(node.deck.start)

    def _step(self, action: int) -> Hearing:
        """What will be heard of an action, or of an outcome."""
        table, node = self.table, self.node
        if node is None:
            hear = table.explicit.hear
            return (hear is not all_open and hear(self.states[0], action)) or table.hearings[action]
        chance = table.game.actions + 1
        shown: Heard = node.write(table.box, self.states[0], action), (chance, 1 + action, 0)
        hidden = node.owner != EVERYBODY
        return Hearing(node.owner, shown, ("something hidden", (chance, 0, 0)) if hidden else shown)


def _states(data: bytes | memoryview, game: Game) -> NDArray[Any]:
    """An array of its own with one state in it."""
    return np.frombuffer(bytearray(data), game.state)


@cache
def set_table(name: str, seats: int, options: tuple[tuple[str, str], ...]) -> Table:
    """The table of a game, made once."""
    return Table(name, seats, dict(options))


def _restore(name: str, seats: int, options: Any, state: bytes, node: Node | None, steps: list[Hearing]) -> Position:
    position = Position(set_table(name, seats, options))
    position.states = _states(state, position.table.game)
    position.node, position.steps = node, steps
    with position.table.lock:
        position.table.bytes[:] = state
        position._look()
    return position
