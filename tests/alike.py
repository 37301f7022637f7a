"""The engine and Numba think and play alike, to the bit: `make alike`."""

from typing import Any

import numpy as np
import pytest

from epoca import bots, chance, games
from epoca.bots import network, reading, search, thinkers
from epoca.compiled import fast, in_engine
from epoca.envs import vector
from epoca.envs.opponents import RULES, opposed
from epoca.game import Game
from epoca.games import loops
from epoca.match import Match

MATCHES = 2500  # for each number of seats and option
DECISIONS = 20
SIMULATIONS = 100

every_game = pytest.mark.parametrize("name", games.OURS)


@every_game
def test_random_matches_end_alike_in_the_engine_and_compiled_for_this_machine(name: str):
    game = games.load(name)
    for options in ({key: value} for key, values in game.options.items() for value in values):
        for seats in (seats for seats in game.seats if not game.refuse_table(seats, game.fill_in(options))):
            first, second = (ends(game, run, options, seats, MATCHES) for run in (in_engine, fast))
            assert first == second


def ends(game: Game, engine_of: Any, options: dict[str, str], seats: int, matches: int) -> tuple[int, bytes]:
    """How random matches end, one after the other from one stream of chance."""
    states, mask = np.zeros(1, game.state), np.zeros(game.actions, np.uint8)
    states[0].chance[:] = chance.stream(chance.secret_from_seed("engines"), seats)
    play = engine_of(loops.specialised(game, loops.random_play))
    return play(game.box(game.fill_in(options), {}), states, mask, seats, matches), states.tobytes()


@every_game
def test_searches_and_networks_think_alike_in_the_engine_and_compiled_for_this_machine(name: str):
    game = games.load(name)
    for seats in game.seats:
        match = Match(game, seats, {}, chance.secret_from_seed(f"engines {seats}"))
        minds = Mind(match, in_engine), Mind(match, fast)
        greedy = bots.new(bots.by_rule(game), game=game)
        for ply in range(4 * DECISIONS):
            if match.over:
                break
            if ply % 4 == 0:
                first, second = (mind.thoughts(SIMULATIONS) for mind in minds)
                assert first == second
            match.play(match.seat, bots.decide(greedy, match))


@every_game
def test_opponents_play_alike_interpreted_and_compiled(name: str, monkeypatch: pytest.MonkeyPatch):
    ends = []
    for run in (lambda loop: loop.function, fast):
        made = lambda game, loop, rules=None, run=run: run(opposed(game, loop, rules is not None))  # noqa: E731
        monkeypatch.setattr(vector, "loop", made)
        env, dice = vector.VectorEnv(20, name, 5, opponents=list(RULES)), np.random.default_rng(1)
        seen, _ = env.reset(seed=1)
        for _ in range(60):
            legal = [np.flatnonzero(mask) for mask in seen["action_mask"]]
            seen, *_ = env.step(np.array([dice.choice(each) if len(each) else 0 for each in legal]))
        ends.append(env.matches.states.tobytes())
    assert ends[0] == ends[1]


class Mind:
    """What is thought of the positions of a match, by one engine."""

    def __init__(self, match: Match, engine_of: Any) -> None:
        self.match, game = match, match.game
        self.net, self.policy = thinkers.networks_of(game, match.seats)
        self.scratch = network.new_scratch(game, match.seats, self.net)
        self.tree = search.tree(game, match.seats, SIMULATIONS)
        self.boxes = reading.ways(game, match.box)
        self.credit = reading.first_impression(game, match.seats)
        self.states = np.zeros(3, game.state)
        mind = search.searching(game)
        self.read, self.ponder = engine_of(reading.reading(game)), engine_of(mind.ponder)
        self.look_ahead, self.uproot = engine_of(mind.look_ahead), engine_of(search.uproot)

    def thoughts(self, simulations: int) -> list[bytes]:
        """All of them, to the bit."""
        match = self.match
        state = match.redealt(match.seat)
        self.states[0] = state
        self.scratch.dice[:] = state.chance
        best = self.look_ahead(self.boxes, self.states, self.net, self.scratch, True)
        self.read(self.boxes, self.states, self.policy, self.scratch, self.credit, match.legal[0])
        self.uproot(self.tree)
        table = self.boxes, self.states, self.tree, self.net, self.policy, self.scratch, self.credit
        self.ponder(*table, 0.3, 2, simulations)
        self.ponder(*table, 0.7, -1, 5)
        arrays = (*self.tree, *self.scratch, self.credit, self.states)
        return [bytes([best]), *(array.tobytes() for array in arrays)]
