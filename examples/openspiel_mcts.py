"""OpenSpiel's own Monte Carlo tree search plays Ra against a random player. See docs/openspiel.md.

python examples/openspiel_mcts.py --simulations 50 --seed 1
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import epoca.envs.openspiel  # noqa: F401 (registers the games)

parser = argparse.ArgumentParser()
parser.add_argument("--simulations", type=int, default=20)
parser.add_argument("--seed", type=int, default=0)
args = parser.parse_args()

dice = np.random.RandomState(args.seed)
game = pyspiel.load_game("epoca_ra(players=2)")
searcher = mcts.MCTSBot(
    game,
    uct_c=1.0,
    max_simulations=args.simulations,
    evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=dice),
    solve=False,
    random_state=dice,
)
bots = [searcher, UniformRandomBot(1, dice)]

state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
        action = int(dice.choice(outcomes, p=probabilities))
        print("   ", state.action_to_string(action))
    else:
        player = state.current_player()
        action = bots[player].step(state)
        print("mcts  " if player == 0 else "random", state.action_to_string(action))
    state.apply_action(action)
print("returns", *state.returns())
