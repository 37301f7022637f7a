"""How Hadara's networks are trained: `epoca train hadara`."""

from epoca.capabilities import Stage

COURSE = (  # in an order that keeps two cores busy
    Stage(3, 120_000, keep=0.8),
    Stage(4, 80_000, begins_as=3, keep=0.8),
    Stage(2, 80_000, begins_as=3, keep=0.8),
    Stage(5, 35_000, begins_as=4, keep=0.8),
)
