"""Opponents with names, from one that a beginner beats to the full strength. docs/bots.md tells how they were rated."""

from epoca.game import Level

LEVELS = (
    Level("farmer", rating=1120, misjudgement=1.0),
    Level("scribe", rating=1400, misjudgement=0.5),
    Level("priest", rating=1610, misjudgement=0.2),
    Level("vizier", rating=1760, simulations=20),
    Level("pharaoh", rating=1930, seconds=1.0),
)
