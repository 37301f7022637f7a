"""A game as a Gymnasium environment: one learner at the table, and bots at the other seats.

Importing this module registers `epoca/Ra-v0`, `epoca/Hadara-v0`, and games from outside; docs/environments.md tells
the rest.
"""

import dataclasses
from collections.abc import Mapping, Sequence
from functools import cached_property, partial
from pprint import pformat
from typing import Any, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from epoca import bots, chance, games
from epoca.bots.external import External
from epoca.bots.own import shown_to_networks
from epoca.complaint import Complaint
from epoca.envs.drawing import drawn
from epoca.envs.opponents import go_on, loop, mind_of, rules_of
from epoca.envs.simulator import Setup, Simulator
from epoca.game import NOBODY, Components, Refusal, View, required
from epoca.games.bounds import bounds

Seen: TypeAlias = dict[str, Any]  # "observation" and "action_mask"
Rendered: TypeAlias = str | NDArray[np.uint8] | None
Step: TypeAlias = tuple[Seen, float, bool, bool, dict[str, Any]]

LOSING = {"win": -1.0, "rank": -1.0, "margin": -300.0}  # what an illegal action is worth, by the kind of reward
OBSERVATIONS = ("numbers", "features")
RENDER_MODES = ("human", "ansi", "rgb_array")


class NoSuchMode(Complaint, ValueError):
    """A way to render that there is not."""


class Env(gymnasium.Env[Seen, int]):
    """One seat at a table of bots.

    `seat` is the learner's, None for a random one in each episode. `opponents` is the name of a bot for all other
    seats, or one name for each of them, clockwise from the learner; a player of one's own may stand for a name.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str = "ra",
        seats: int = 3,
        seat: int | None = None,
        opponents: bots.Player | Sequence[bots.Player] = "random",
        options: Mapping[str, str] | None = None,
        components: Components | None = None,
        reward: str = "win",
        render_mode: str | None = None,
        observation: str = "numbers",
    ) -> None:
        if observation not in OBSERVATIONS:
            raise Complaint(f"an observation is one of {', '.join(OBSERVATIONS)}, not {observation!r}")
        if seat is not None and not 0 <= seat < seats:
            raise Complaint(f"the seats are 0 to {seats - 1}, not {seat}")
        self.simulator = Simulator(game, seats, options, components, reward)
        self.game = self.simulator.game
        self._features = observation == "features"
        self.observation_space = observation_space(self.simulator, self._features)
        self.action_space = spaces.Discrete(self.game.actions)  # type: ignore[assignment]
        self.render_mode = checked_render_mode(render_mode)
        self._shown = render_mode == "human"
        self.seat = seat or 0
        self._fixed_seat = seat
        self._losing = LOSING[reward]
        self._rewards = np.zeros(seats, np.float32)
        self._mask = self.simulator.mask.view(np.int8)
        self._actions = self.game.actions
        self._over = True
        self._secret = b""
        self._opponents = one_each(opponents, seats - 1)
        self._all_random = all(who == "random" for who in self._opponents)
        self._rules = rules_of(self.game, self._opponents)
        self._hidden = np.zeros(1, self.game.state)
        self._learner, self._choice, self._done = np.zeros(1, np.int8), np.zeros(1, np.int64), np.zeros(1, np.uint8)
        self._bots: list[bots.Bot] = []
        self._seat_bots()

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in vars(self).items() if name not in ("_mask", "_answer")}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        vars(self).update(kept)
        self._mask = self.simulator.mask.view(np.int8)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deal a new match and let the bots play up to the learner's first decision."""
        super().reset(seed=seed)
        key = int(self.np_random.integers(1 << 63))
        seats = self.simulator.seats
        self.seat = int(self.np_random.integers(seats)) if self._fixed_seat is None else self._fixed_seat
        self._secret = chance.secret_from_seed(f"{key} bots")
        self._ply = 0
        self._seat_bots()
        self.simulator.reset(key)
        self._over = self._go_on(-1) == NOBODY
        seen = self._seen()
        if self._shown:
            self.render()
        return seen, {"action_mask": seen["action_mask"], "seat": self.seat}

    def step(self, action: int) -> Step:
        """Play an action, and the bots' up to the learner's next decision; an illegal one loses at once."""
        action = int(action)
        if not 0 <= action < self._actions or not self._mask[action]:
            return self._lose(action)
        self._over = over = self._go_on(action) == NOBODY
        seen = self._seen()
        if self._shown:
            self.render()
        info = {"action_mask": seen["action_mask"]}
        if not over:
            return seen, 0.0, False, False, info
        return seen, self._reward(), True, False, info | self._ended()

    def action_masks(self) -> NDArray[np.bool_]:
        """What the learner may do, as sb3-contrib asks for it."""
        return self._mask.astype(np.bool_)

    def close(self) -> None:
        """Say goodbye to opponents that are programs."""
        for bot in self._bots:
            if isinstance(bot, External):
                bot.close()

    def view(self) -> dict[str, Any]:
        """What the learner may know, readable."""
        return dataclasses.asdict(self.simulator.view(self.seat))

    def render(self) -> Rendered:  # type: ignore[override]
        """The learner's view: a text for "ansi", printed for "human", a picture for "rgb_array"."""
        return rendered(self.simulator.view(self.seat), self.render_mode)

    def _go_on(self, action: int) -> int:
        """Play an action, if any, and then for the bots; whose decision it is, the learner's or nobody's."""
        if self._all_random:
            return self.simulator.play_until(self.seat, action)
        simulator = self.simulator
        if self._rules is not None:
            return self._play_by_rules(action)
        if action >= 0:
            simulator.step(action)
        while simulator.seat not in (self.seat, NOBODY):
            simulator.step(self._bot_action(simulator.seat))
        return simulator.seat

    @cached_property
    def _answer(self) -> Any:
        """The loop for opponents that go by a rule or a network, with all that stays the same in this environment."""
        one, loop_ = self.simulator, loop(self.game, go_on, self._rules)
        mask, worth = one.mask.reshape(1, -1), self._rewards.reshape(1, -1)
        learner, choice, rules, done = self._learner, self._choice, self._rules, self._done
        ahead = (one.boxes, one.states, self._hidden, choice, learner, -1, one.seats, rules, mask, worth, done)
        assert rules is not None
        return partial(loop_, *ahead, one.reward_kind, mind_of(self.game, one.seats, rules, 1, [(0, 1)]), 0, 1)

    def _play_by_rules(self, action: int) -> int:
        self._learner[0], self._choice[0] = self.seat, action
        self._answer()
        self.simulator.seat = seat = int(self.simulator.states[0].seat)
        return seat

    def _bot_action(self, seat: int) -> int:
        """What the bot at a seat decides, by all it may know."""
        game, box = self.game, self.simulator.box
        self._ply += 1
        dice = chance.stream(self._secret, self._ply, f"redeal {seat}")
        bot = self._bots[(seat - self.seat) % self.simulator.seats - 1]
        action = bot.choose(game, box, game.redeal(box, self.simulator.states[0], seat, dice))
        if not (0 <= action < self._actions and self._mask[action]):
            raise Complaint(f"{type(bot).__name__} chose {action}, which is not legal")
        return action

    def _seat_bots(self) -> None:
        """Opponents for a new match: what they remember, and what they feel, is of one match only."""
        if self._rules is not None:
            return
        self.close()
        self._bots = [bots.new(who, game=self.game) for who in self._opponents]
        for place, bot in enumerate(self._bots):
            if isinstance(bot, External) and self._secret:
                dice = chance.stream(self._secret, 0, purpose=f"outside {place}")
                bot.sit_down(self.simulator.options, int(dice[0]))

    def _ended(self) -> dict[str, Any]:
        """How the match ended, for the last info."""
        box, state = self.simulator.box, self.simulator.states[0].copy()  # which rules read faster than one in an array
        sheet = self.game.sheet(box, state)
        points = tuple(sheet.total(seat) for seat in range(self.simulator.seats))
        return {"points": points, "ranks": self.simulator.ranks(), "sheet": vars(sheet)}

    def _seen(self) -> Seen:
        one = self.simulator
        if self._features:
            seen: Any = shown_to_networks(self.game, one.box, one.states[0].copy(), self.seat)
        else:
            seen = one.seen(self.seat)
        return {"observation": seen, "action_mask": self._mask.copy()}

    def _reward(self) -> float:
        self.simulator.rewards(self._rewards)
        return float(self._rewards[self.seat])

    def _lose(self, action: int) -> Step:
        """The end of an episode by an illegal action."""
        if self._over:
            raise Complaint("the episode is over: reset the environment")
        refusal = self.game.refusal(self.simulator.box, self.simulator.states[0], self.seat, action)
        self._over = True
        self._mask[:] = 0
        seen = self._seen()
        info = {"action_mask": seen["action_mask"], "illegal": _explained(refusal)}
        return seen, self._losing, True, False, info


def observation_space(setup: Setup, features: bool = False) -> spaces.Dict:
    """What a learner is shown of a game: its observation, and the actions it may choose from."""
    observation = spaces.Box(*bounds(setup.observation, setup.box), dtype=np.int16)
    if features:
        inputs = required(setup.game, setup.game.thinking, "features").inputs(setup.seats)
        observation = spaces.Box(-np.inf, np.inf, (inputs,), np.float32)  # type: ignore[assignment]
    return spaces.Dict({"observation": observation, "action_mask": spaces.MultiBinary(setup.game.actions)})


def checked_render_mode(mode: str | None) -> str | None:
    """A render mode that there is."""
    if mode is not None and mode not in RENDER_MODES:
        raise NoSuchMode(f"a render mode is one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode


def rendered(view: View, mode: str | None) -> Rendered:
    """A view as text, as a picture, or printed for people."""
    if mode is None:
        return None
    if mode == "rgb_array":
        return drawn(view)
    text = pformat(dataclasses.asdict(view), width=120, compact=True, sort_dicts=False)
    if mode == "ansi":
        return text
    print(text)
    return None


def register() -> None:
    """Make the games known to `gymnasium.make`."""
    for name in games.names():
        gymnasium.register(
            f"epoca/{name.capitalize()}-v0",
            entry_point="epoca.envs.gymnasium:Env",
            vector_entry_point="epoca.envs.vector:VectorEnv",
            kwargs={"game": name},
            disable_env_checker=True,
        )


def one_each(opponents: bots.Player | Sequence[bots.Player], count: int) -> list[bots.Player]:
    """A player for each other seat."""
    players = list(opponents) if isinstance(opponents, list | tuple) else [opponents] * count
    if len(players) != count:
        raise Complaint(f"there are {count} other seats, and {len(players)} opponents")
    return players


def _explained(refusal: Refusal | None) -> dict[str, str]:
    assert refusal is not None, "an action that is not in the mask has a reason"
    return {"rule": refusal.rule, "reason": refusal.reason}


register()
