"""Prints a digest of every state of a few matches at every table; run with and without compilation."""

import hashlib
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from tables import SETTINGS, finished

from epoca import bots


def fingerprints() -> list[str]:
    lines = []
    for setting in SETTINGS:
        digest = hashlib.sha256()
        for seed, names in enumerate([("random",), ("greedy", "random")]):
            match = finished(setting, seed, *map(bots.new, names))
            for state in match.history:
                digest.update(state.tobytes())
        lines.append(f"{setting} {digest.hexdigest()}")
    return lines


if __name__ == "__main__":
    print("\n".join(fingerprints()))
