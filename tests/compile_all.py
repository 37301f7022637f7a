"""Compiles for this machine what the tests need so: once, and not in every worker.

A test that needs more compiles it by itself; so nothing here has to be complete.
"""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

import numpy as np

from epoca import chance, games
from epoca.compiled import fast
from epoca.envs.simulator import Simulator, Vector
from epoca.lab.train import Trainer
from epoca.match import Match
from test_engine import Mind, ends


def compile_game(name: str) -> None:
    """Call whatever tests want of Numba, from random play to the training of networks."""
    game, seats = games.load(name), min(games.load(name).seats)
    ends(game, fast, {}, seats, 1)
    Mind(Match(game, seats, {}, chance.secret_from_seed("compile")), fast).thoughts(1)

    assert game.observation
    one = Simulator(name, seats)
    one.play_until(one.reset(0))
    one.step(int(one.mask.argmax()))
    one.observe(one.seat, np.zeros(game.observation.size, np.int16))
    one.rewards(np.zeros(seats, np.float32))
    many, actions = Vector(2, name, seats), np.zeros(2, np.int64)
    many.reset(0)
    many.sample(actions)
    many.step(actions)
    many.observe(np.zeros((2, game.observation.size), np.int16))

    trainer = Trainer(game, replace(game.course[0], matches=1, first=4, second=4, imitations=1), None)
    trainer.strength(1)
    if name == "ra":  # which learns in the tests of training
        trainer.practise(1)
        trainer.teach(lambda *_: None)


if __name__ == "__main__":
    with ProcessPoolExecutor(len(games.OURS)) as processes:
        list(processes.map(compile_game, games.OURS))
