"""How fast others do their own random play, where they are installed: `pip install epoca[peers]`.

Every peer is driven the way its own documentation drives it from Python, one decision at a time.
"""

import random
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

Counter = Callable[[], int]  # plays one match and counts its decisions


def peers() -> Iterator[tuple[str, Counter]]:
    """The peers that are installed, by name."""
    for name, make in PEERS.items():
        try:
            yield name, make()
        except ImportError:
            continue


def decisions_per_second(play: Counter, seconds: float) -> float:
    """Decisions a second over whole matches, after one to warm up."""
    play()
    decisions, began = 0, perf_counter()
    while (spent := perf_counter() - began) < seconds:
        decisions += play()
    return decisions / spent


def openspiel(name: str) -> Counter:
    """A game of OpenSpiel, by its name there."""
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, weights)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return play


def pettingzoo(env: Any) -> Counter:
    """An environment of PettingZoo whose agents decide in turn."""

    def play() -> int:
        env.reset()
        decisions = 0
        for agent in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(observation["action_mask"]))
                decisions += 1
        return decisions

    return play


def _connect_four() -> Counter:
    from pettingzoo.classic import connect_four_v3

    return pettingzoo(connect_four_v3.env())


def _rlcard() -> Counter:
    import rlcard
    from rlcard.agents import RandomAgent

    env = rlcard.make("uno")
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])

    def play() -> int:
        trajectories, _ = env.run(is_training=False)
        return sum(len(trajectory) // 2 for trajectory in trajectories)

    return play


def _catanatron() -> Counter:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        match = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        match.play()
        records = getattr(match.state, "action_records", None) or getattr(match.state, "actions", [])
        return len(records)

    return play


PEERS: dict[str, Callable[[], Counter]] = {
    "OpenSpiel hearts": lambda: openspiel("hearts"),
    "OpenSpiel backgammon": lambda: openspiel("backgammon"),
    "PettingZoo connect four": _connect_four,
    "RLCard uno": _rlcard,
    "Catanatron": _catanatron,
}
