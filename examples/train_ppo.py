"""A masked PPO of sb3-contrib learns to play: the learned baseline of docs/baselines.md.

pip install 'epoca[envs]' sb3-contrib
python examples/train_ppo.py ra --steps 100000 --out ppo-ra.pt

It learns at a table of two, first against random players and then, for as long, against greedy ones, from what the
bots' own networks are shown, for the margin of points. The policy is kept as TorchScript: features in, a number for
each action out. `examples/torch_player.py` plays with it.
"""

import argparse

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import epoca.envs.gymnasium  # noqa: F401 (registers the games)

TABLES = 8
POINTS = 50.0  # of margin that are called 1


def table(game: str, opponents: str, reward: str = "margin") -> gymnasium.Env:
    """A table of two, of which the learner is shown the features only; masks are asked for through the wrappers."""
    env = gymnasium.make(
        f"epoca/{game.capitalize()}-v0", seats=2, opponents=opponents, observation="features", reward=reward
    )
    env = gymnasium.wrappers.TransformObservation(
        env, lambda seen: seen["observation"], env.observation_space["observation"]
    )
    return gymnasium.wrappers.TransformReward(env, lambda worth: worth / POINTS) if reward == "margin" else env


def train(game: str, steps: int, schedule: tuple[str, ...] = ("random", "greedy"), seed: int = 1) -> MaskablePPO:
    """Learn for as many steps against each of the opponents."""
    learner = None
    for opponents in schedule:
        tables = DummyVecEnv([lambda opponents=opponents: table(game, opponents)] * TABLES)
        if learner is None:
            learner = MaskablePPO(
                "MlpPolicy",
                tables,
                n_steps=256,
                batch_size=256,
                n_epochs=6,
                learning_rate=6e-4,
                gamma=0.997,
                ent_coef=0.01,
                policy_kwargs={"net_arch": [128]},
                seed=seed,
            )
        learner.set_env(tables)
        learner.learn(steps, reset_num_timesteps=False)
    return learner


def wins(learner: MaskablePPO, game: str, opponents: str, matches: int) -> float:
    """The share of matches won, each from a seed of its own."""
    env, won = table(game, opponents, reward="win"), 0
    for seed in range(matches):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = learner.predict(seen, action_masks=env.get_wrapper_attr("action_masks")(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
        won += reward > 0
    return won / matches


class Logits(torch.nn.Module):
    """The policy alone: a number for each action."""

    def __init__(self, policy: torch.nn.Module) -> None:
        super().__init__()
        self.body, self.head = policy.mlp_extractor.policy_net, policy.action_net

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        """From features to numbers."""
        return self.head(self.body(features))


def keep(learner: MaskablePPO, file: str) -> None:
    """Write the policy as TorchScript."""
    example = torch.zeros(learner.observation_space.shape)
    torch.jit.trace(Logits(learner.policy), example).save(file)


def main() -> None:
    """Train, keep, and say how well it plays."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("game", choices=["ra", "hadara"])
    words.add_argument("--steps", type=int, default=100_000, help="against each of the opponents")
    words.add_argument("--out", default="")
    words.add_argument("--matches", type=int, default=200, help="to measure with")
    chosen = words.parse_args()
    torch.set_num_threads(1)
    learner = train(chosen.game, chosen.steps)
    keep(learner, chosen.out or f"ppo-{chosen.game}.pt")
    for opponents in ("random", "greedy"):
        share = wins(learner, chosen.game, opponents, chosen.matches)
        error = 1.96 * np.sqrt(max(share * (1 - share), 1 / chosen.matches) / chosen.matches)
        print(f"against {opponents}: {100 * share:.1f} ± {100 * error:.1f}% of {chosen.matches} matches", flush=True)


if __name__ == "__main__":
    main()
