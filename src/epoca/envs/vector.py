"""Many matches as one Gymnasium environment: `gymnasium.make_vec("epoca/Ra-v0", 1000, "vector_entry_point")`.

In each match a learner sits among opponents that go by a rule (random, beginner or greedy) or by their network. All of
it is compiled. A match that has ended shows its last position once, and is dealt anew by the next step, whatever its
action (Gymnasium's `AutoresetMode.NEXT_STEP`).
"""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from epoca import games
from epoca.compiled import zeros
from epoca.complaint import Complaint
from epoca.envs.gymnasium import LOSING, Seen, observation_space, one_each
from epoca.envs.opponents import DEAL, RULES, WAIT, go_on, loop, mind_of, rules_of, watch_seats
from epoca.envs.simulator import CHOICE, SEEN, Vector, misfit, streams
from epoca.game import Components

Steps = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorEnv(gymnasium.vector.VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """As many tables as one likes. Arguments are those of `epoca.envs.gymnasium.Env`, and a number of threads."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str = "ra",
        seats: int = 3,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, str] | None = None,
        components: Components | None = None,
        reward: str = "win",
        threads: int = 1,
        render_mode: str | None = None,
    ) -> None:
        if seat is not None and not 0 <= seat < seats:
            raise Complaint(f"the seats are 0 to {seats - 1}, not {seat}")
        players = one_each(opponents, seats - 1)
        rules = rules_of(games.load(game), players)
        if rules is None:
            raise Complaint(f"opponents of many matches at once are {', '.join(RULES)}, not {players}")
        self.num_envs, self.render_mode = num_envs, render_mode
        self.matches = matches = Vector(num_envs, game, seats, options, components, reward, threads=threads)
        self.single_observation_space = observation_space(matches)  # type: ignore[assignment]
        self.single_action_space = spaces.Discrete(matches.game.actions)  # type: ignore[assignment]
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seat = np.zeros(num_envs, np.int8)  # the learner's, in each match
        self._fixed = -1 if seat is None else seat
        self._losing = LOSING[reward]
        self._rules, self._hidden = rules, zeros(num_envs, matches.game.state)
        self._mind = mind_of(matches.game, seats, rules, num_envs, matches.parts)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal all matches anew, and let the opponents play up to the learner's first decisions."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        key = str(list(seed)) if isinstance(seed, Sequence) else str(int(self.np_random.integers(1 << 63)))
        self.matches.states["chance"] = streams(key, self.num_envs)
        self._go_on(np.full(self.num_envs, DEAL, np.int64))
        return self._seen(), self._told()

    def step(self, actions: NDArray[np.int64]) -> Steps:
        """Play an action in each match; an illegal one loses at once."""
        actions = np.asarray(actions)
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            raise misfit("actions", actions, (self.num_envs,), CHOICE)
        matches, rows = self.matches, np.arange(self.num_envs)
        over = matches.done.astype(np.bool_)
        there = (actions >= 0) & (actions < matches.game.actions)
        illegal = ~over & ~(there & (matches.mask[rows, np.where(there, actions, 0)] > 0))
        self._go_on(np.where(over, DEAL, np.where(illegal, WAIT, actions)).astype(np.int64))
        matches.mask[illegal] = 0
        matches.done[illegal] = 1
        rewards = np.where(illegal, self._losing, matches.reward[rows, self.seat]).astype(np.float64)
        return self._seen(), rewards, matches.done.astype(np.bool_), np.zeros(self.num_envs, np.bool_), self._told()

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do in each match."""
        return self.matches.mask.astype(np.bool_)

    def observe(self, seats: NDArray[np.int8]) -> NDArray[np.int16]:
        """What one seat of each match may know, whoever decides: for critics, and for learners at every seat."""
        if seats.shape != (self.num_envs,) or seats.min() < 0 or seats.max() >= self.matches.seats:
            raise Complaint(f"there is a seat from 0 to {self.matches.seats - 1} for each of {self.num_envs} matches")
        out = np.zeros((self.num_envs, self.matches.observation.size), SEEN)
        watch = loop(self.matches.game, watch_seats)
        self.matches.share(watch, self.matches.boxes, self.matches.states, seats.astype(np.int8), out)
        return out

    def _go_on(self, actions: NDArray[np.int64]) -> None:
        one = self.matches
        one.reward.fill(0)
        table = (one.boxes, one.states, self._hidden, actions, self.seat, self._fixed, one.seats, self._rules)
        ends = one.mask, one.reward, one.done, one.reward_kind
        one.share(loop(one.game, go_on, self._rules), *table, *ends, self._mind)

    def _seen(self) -> Seen:
        return {"observation": self.observe(self.seat), "action_mask": self.matches.mask.astype(np.int8)}

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self.matches.mask.astype(np.int8), "seat": self.seat.copy()}
