"""Tables of OpenSpiel, and its own account of a match, for tests."""

from unittest.mock import patch

from open_spiel.python.algorithms import generate_playthrough

TABLES = [
    "epoca_ra(players=2)",
    "epoca_ra(players=3,edition=classic,scores=open)",
    "epoca_ra(players=4,edition=barque)",
    "epoca_ra(players=5)",
    "epoca_hadara(players=2,start=choice)",
    "epoca_hadara(players=3,deck=advanced)",
    "epoca_hadara(players=4,start=B)",
    "epoca_hadara(players=5,deck=advanced,start=choice)",
]


def playthrough(table: str, seed: int) -> str:
    """It rounds a million numbers, and those of NumPy take it most of the time."""
    tell = generate_playthrough._format_tensor
    with patch.object(generate_playthrough, "_format_tensor", lambda it, *more: tell(it.astype(object), *more)):
        return generate_playthrough.playthrough(table, None, seed=seed)
