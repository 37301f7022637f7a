"""A game as a PettingZoo environment: every seat is an agent, and they decide one at a time.

`env` is the one to use; `raw_env` is the same without the wrappers, and `parallel_env` takes the actions of all agents
and plays the one of the agent whose decision it is. docs/environments.md tells the rest.
"""

from collections.abc import Iterator, Mapping
from typing import Any, TypeAlias

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv  # type: ignore[import-untyped]
from pettingzoo.utils.conversions import turn_based_aec_to_parallel  # type: ignore[import-untyped]
from pettingzoo.utils.env_logger import EnvLogger  # type: ignore[import-untyped]

from epoca.complaint import Complaint
from epoca.envs.gymnasium import LOSING, RENDER_MODES, Rendered, Seen, checked_render_mode, observation_space, rendered
from epoca.envs.simulator import Simulator
from epoca.game import NOBODY, SPECTATOR, Components, Refused

Agent: TypeAlias = str


class Env(AECEnv):  # type: ignore[misc]
    """A table without wrappers: an illegal action raises Refused, and nothing has changed.

    A match ends in truncation after `max_cycles` decisions of all seats together, if that is given.
    """

    def __init__(
        self,
        game: str = "ra",
        seats: int = 3,
        options: Mapping[str, str] | None = None,
        components: Components | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if max_cycles is not None and max_cycles < 1:
            raise Complaint(f"max_cycles is at least 1, not {max_cycles}")
        self.simulator = Simulator(game, seats, options, components, reward)
        self.game = self.simulator.game
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = checked_render_mode(render_mode)
        self.max_cycles = max_cycles
        self.losing = LOSING[reward]
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[Agent] = []
        self.observation_spaces = {agent: observation_space(self.simulator) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._np_random, _ = seeding.np_random()

    def observation_space(self, agent: Agent) -> spaces.Dict:
        """What an agent is shown."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Discrete:
        """What an agent chooses from."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match; without a seed, the next one of the last seed."""
        if seed is not None:
            self._np_random, _ = seeding.np_random(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[Agent, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._decisions = 0
        self.agent_selection = self.possible_agents[self.simulator.reset(int(self._np_random.integers(1 << 63)))]
        self._show()

    def step(self, action: int | None) -> None:
        """Play an action of the agent whose decision it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play(agent, action)
        self._decisions += 1
        if self.simulator.seat == NOBODY:
            self._end()
        elif self._decisions == self.max_cycles:
            self._truncate()
        else:
            self.agent_selection = self.possible_agents[self.simulator.seat]
        self._show()

    def observe(self, agent: Agent) -> Seen:
        """What an agent may know, and may do: nothing, unless it is its decision."""
        seat = self._seats[agent]
        return {"observation": self.simulator.seen(seat), "action_mask": self._mask(agent, seat)}

    def render(self) -> Rendered:
        """What everybody sees: a text for "ansi", printed for "human", a picture for "rgb_array"."""
        return rendered(self.simulator.view(SPECTATOR), self.render_mode)

    def close(self) -> None:
        """Nothing is left open."""

    def _play(self, agent: Agent, action: Any) -> None:
        seat = self._seats[agent]
        if action is None:
            raise Complaint(f"{agent} has to decide: None is for an agent whose match is over")
        if refusal := self._refusal(seat, int(action)):
            raise Refused(self.simulator.game.name, refusal)
        self._cumulative_rewards[agent] = 0.0
        self.simulator.step(int(action))

    def _refusal(self, seat: int, action: int) -> Any:
        if 0 <= action < self.game.actions and self.simulator.mask[action]:
            return None
        return self.game.refusal(self.simulator.box, self.simulator.states[0], seat, action)

    def _mask(self, agent: Agent, seat: int) -> Any:
        if seat != self.simulator.seat or self.terminations.get(agent, True) or self.truncations.get(agent, True):
            return np.zeros(self.game.actions, np.int8)
        return self.simulator.mask.view(np.int8).copy()

    def _end(self) -> None:
        """The match is over: everybody gets what it was worth."""
        worth = np.zeros(len(self.possible_agents), np.float32)
        self.simulator.rewards(worth)
        self.rewards = dict(zip(self.possible_agents, worth.tolist(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def _truncate(self) -> None:
        self.truncations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()


class Judged(Env):
    """A table where mistakes are noticed: what PettingZoo's wrappers for illegal actions, actions outside the space and
    calls in a wrong order do, without the time that their layers take.
    """

    _calls = 0  # of reset and step

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new match; without a seed, the next one of the last seed."""
        self._calls += 1
        super().reset(seed, options)

    def step(self, action: int | None) -> None:
        """Play an action; an illegal one ends the match for all."""
        if not self._calls:
            EnvLogger.error_step_before_reset()
        self._calls += 1
        if not self.agents:
            EnvLogger.warn_step_after_terminated_truncated()
            return
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert self.action_spaces[agent].contains(action), "action is not in action space"
        if self.simulator.mask[action]:
            super().step(action)
        else:
            EnvLogger.warn_on_illegal_move()
            self._lose(agent)

    def observe(self, agent: Agent) -> Seen:
        """What an agent may know, and may do: nothing, unless it is its decision."""
        if not self._calls:
            EnvLogger.error_observe_before_reset()
        return super().observe(agent)

    def render(self) -> Rendered:
        """What everybody sees: a text for "ansi", printed for "human", a picture for "rgb_array"."""
        if not self._calls:
            EnvLogger.error_render_before_reset()
        return super().render()

    def agent_iter(self, max_iter: int = 1 << 63) -> Iterator[Agent]:
        """The agent whose turn it is, again and again; between two of them there has to be a step."""
        if not self._calls:
            EnvLogger.error_agent_iter_before_reset()
        return self._turns(max_iter)

    def _turns(self, most: int) -> Iterator[Agent]:
        calls = 0
        while self.agents and most > 0:
            assert self._calls != calls, "need to call step() or reset() in a loop over `agent_iter`"
            calls, most = self._calls, most - 1
            yield self.agent_selection

    def _lose(self, culprit: Agent) -> None:
        self._cumulative_rewards[culprit] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[culprit] = float(self.losing)
        self._accumulate_rewards()
        self._deads_step_first()


def raw_env(*args: Any, **kwargs: Any) -> Env:
    """A table without wrappers, from what `Env` takes."""
    return Env(*args, **kwargs)


def env(*args: Any, **kwargs: Any) -> Judged:
    """A table, from what `Env` takes: an illegal action ends the match, and who chose it loses."""
    return Judged(*args, **kwargs)


def parallel_env(*args: Any, **kwargs: Any) -> ParallelEnv:
    """The table of `env` for learners that act all at once: only the action of the agent to decide is played."""
    return turn_based_aec_to_parallel(env(*args, **kwargs))
