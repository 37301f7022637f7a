"""Compiles for this machine what the tests need so: once, and not in every worker.

A test that needs more compiles it by itself; so nothing here has to be complete.
"""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace

from epoca import games
from epoca.lab.train import Trainer


def compile_game(name: str) -> None:
    """Train networks for a moment."""
    game = games.load(name)
    trainer = Trainer(game, replace(game.course[0], matches=1, first=4, second=4, imitations=1), None)
    trainer.strength(1)
    if name == "ra":  # which learns in the tests of training
        trainer.practise(1)
        trainer.teach(lambda *_: None)


if __name__ == "__main__":
    with ProcessPoolExecutor(len(games.OURS)) as processes:
        list(processes.map(compile_game, games.OURS))
