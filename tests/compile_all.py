"""Compiles for this machine what the tests need so: once, and not in every worker.

A test that needs more compiles it by itself; so nothing here has to be complete.
"""

from dataclasses import replace

from epoca import games
from epoca.lab.trainer import Trainer


def main() -> None:
    """Train networks of Ra for a moment."""
    game = games.load("ra")
    trainer = Trainer(game, replace(game.course[0], matches=1, first=4, second=4, imitations=1), None)
    trainer.strength(1)
    trainer.practise(1)
    trainer.teach(lambda *_: None)


if __name__ == "__main__":
    main()
