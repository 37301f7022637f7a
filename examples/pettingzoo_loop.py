"""A whole match of Ra through PettingZoo: every seat plays any legal action. See docs/environments.md.

python examples/pettingzoo_loop.py
"""

from epoca.envs.pettingzoo import env

table = env(game="ra", seats=4, reward="rank")
table.reset(seed=1)
for i, agent in enumerate(table.agents):
    table.action_space(agent).seed(i)  # the same seeds, the same match

decisions = 0
for agent in table.agent_iter():
    seen, reward, terminated, truncated, info = table.last()
    if terminated or truncated:
        print(f"{agent}: {reward:+.2f}")
        table.step(None)
        continue
    table.step(table.action_space(agent).sample(seen["action_mask"]))
    decisions += 1
print(f"{decisions} decisions")
table.close()
