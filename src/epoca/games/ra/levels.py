"""Opponents with names, from one that a beginner beats to the full strength. docs/bots.md tells how they were rated."""

from epoca.game import Level

LEVELS = (
    Level("farmer", rating=900, misjudgement=2.0),
    Level("scribe", rating=1200, misjudgement=1.0),
    Level("priest", rating=1500, misjudgement=0.5),
    Level("vizier", rating=1800, simulations=30),
    Level("pharaoh", rating=2000, seconds=1.0),
)
