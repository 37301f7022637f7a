"""A tournament from Python: every line-up plays the same deals in every rotation of the seats.

python examples/tournament.py
"""

import sys
import tempfile
from pathlib import Path

from rich.console import Console

from epoca.games import load
from epoca.lab import arena, tournament_table


def main(deals: int = 20) -> None:
    """Play the tournament and show its table."""
    options = load("ra").fill_in({"edition": "barque"})
    tournament = arena.Tournament("ra", ("greedy", "random"), 3, deals, "example", options, {}, 1.0)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "results.parquet"
        rows = arena.run(tournament, out, arena.on_cores(1), lambda done, jobs: None)
    tournament_table.show(Console(), rows)


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:]))
