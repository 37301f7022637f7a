"""A torch policy in the arena: any module that maps an observation to a number for each action can play.

Train it on `epoca.envs.gymnasium`, save it with `torch.save(policy.state_dict(), "ra.pt")`, and then, in this folder:

    epoca arena ra --bots "greedy,torch_player:Learned"
"""

from pathlib import Path

import torch

from epoca import games
from epoca.bots import Turn

GAME, WEIGHTS = games.load("ra"), Path("ra.pt")


def network() -> torch.nn.Module:
    """A small network over the observation of Ra."""
    assert GAME.observation
    return torch.nn.Sequential(
        torch.nn.Linear(GAME.observation.size, 64), torch.nn.ReLU(), torch.nn.Linear(64, GAME.actions)
    )


class Learned:
    """Plays what the policy likes best; without weights, what an untrained one likes."""

    games = ("ra",)

    def __init__(self) -> None:
        self.policy = network()
        if WEIGHTS.exists():
            self.policy.load_state_dict(torch.load(WEIGHTS))

    def __call__(self, turn: Turn) -> int:
        """The legal action with the highest number."""
        with torch.no_grad():
            liked = self.policy(torch.from_numpy(turn.observation).float())
        return int(liked.masked_fill(torch.from_numpy(turn.mask) == 0, -torch.inf).argmax())
