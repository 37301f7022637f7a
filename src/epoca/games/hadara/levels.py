"""Opponents with names, from one that a beginner beats to the full strength. docs/bots.md tells how they were rated."""

from epoca.game import Level

LEVELS = (
    Level("wanderer", rating=900, misjudgement=0.7),
    Level("settler", rating=1200, misjudgement=0.35),
    Level("trader", rating=1500, misjudgement=0.15),
    Level("chronicler", rating=1900, simulations=20),
    Level("sovereign", rating=2100, seconds=1.0),
)
