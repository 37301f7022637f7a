"""A whole bot for Epoca in plain Python: it plays any legal move. See docs/bot-protocol.md.

epoca play ra --seats "you,exec:python examples/random_bot.py"
"""

import json
import random
import sys


def say(answer):
    """Answer with one line, at once."""
    print(json.dumps(answer), flush=True)


dice = random.Random()
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        dice.seed(message["seed"])  # the same seed, the same match
        say({"type": "ready"})
    elif message["type"] == "decide":
        say({"action": dice.choice(message["moves"])["action"]})
    elif message["type"] == "goodbye":
        break
