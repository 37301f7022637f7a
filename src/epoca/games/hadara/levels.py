"""Opponents with names, from one that a beginner beats to the full strength. docs/bots.md tells how they were rated."""

from epoca.capabilities import Level

LEVELS = (
    Level("wanderer", rating=970, misjudgement=0.7),
    Level("settler", rating=1370, misjudgement=0.35),
    Level("trader", rating=1750, misjudgement=0.15),
    Level("chronicler", rating=1910),
    Level("sovereign", rating=2110, seconds=1.0),
)
