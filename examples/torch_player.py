"""A torch policy of your own in the arena: one that `examples/train_ppo.py` has trained, in the current folder.

python examples/train_ppo.py ra --out ppo-ra.pt
PYTHONPATH=examples epoca arena ra --bots greedy,random,torch_player:trained
"""

from functools import cache

import torch

policy = cache(torch.jit.load)


def trained(turn) -> int:
    """The legal action that the policy likes best."""
    with torch.no_grad():
        liking = policy(f"ppo-{turn.game.name}.pt")(torch.from_numpy(turn.features))
    return int(liking.masked_fill(torch.from_numpy(turn.mask) == 0, -torch.inf).argmax())
