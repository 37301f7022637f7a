"""What the bots' own networks are shown, as an observation: with the sums that people do in their heads."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from epoca.envs.simulator import Setup
from epoca.game import State, required


class Features:
    """Writes the inputs of a game's networks, most of which are 0, as an array of `float32`."""

    def __init__(self, setup: Setup) -> None:
        needs = required(setup.game, setup.game.thinking, "features")
        self.size = int(needs.inputs(setup.seats))
        self.box = setup.box
        self.game = setup.game
        self._index = np.zeros(needs.most_active, np.int32)
        self._value = np.zeros(needs.most_active, np.float32)

    def of(self, state: State, seat: int) -> NDArray[np.float32]:
        """A position as a seat sees it."""
        needs: Any = self.game.thinking
        count = needs.features(self.box, state.copy(), seat, False, self._index, self._value)
        out = np.zeros(self.size, np.float32)
        np.add.at(out, self._index[:count], self._value[:count])
        return out
