"""The page that says, index by index, what stands where in an observation: python -m epoca.envs.observations."""

from epoca import games

INTRODUCTION = """# Observations

An observation is an array of 16-bit integers that holds what a seat may know, and nothing else. Seats are counted from
the observer, clockwise: 0 is the observer. `game.observation.write(box, state, seat, out)` writes it, the environments
hand it out, and `game.view(box, state, seat)` tells the same as a readable dataclass.
"""


def page() -> str:
    """The whole page, from the layouts of the games."""
    lines = [INTRODUCTION]
    for name in games.OURS:
        observation = games.load(name).observation
        assert observation
        lines += [f"## {name.capitalize()}: {observation.size} numbers\n", "| from | to | what | meaning |"]
        lines.append("|---:|---:|---|---|")
        at = 0
        for what, size, meaning in observation.layout:
            lines.append(f"| {at} | {at + size - 1} | {what} | {meaning} |")
            at += size
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    print(page(), end="")
