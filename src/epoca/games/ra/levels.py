"""Opponents with names, from one that a beginner beats to the full strength. docs/bots.md tells how they were rated."""

from epoca.capabilities import Level

LEVELS = (
    Level("farmer", rating=1180, misjudgement=0.9),
    Level("scribe", rating=1360, misjudgement=0.6),
    Level("priest", rating=1570, misjudgement=0.3),
    Level("vizier", rating=1730),
    Level("pharaoh", rating=1890, seconds=1.0),
)
