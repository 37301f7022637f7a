"""How Ra's networks are trained: `epoca train ra`."""

from epoca.capabilities import Stage

COURSE = (  # in an order that keeps two cores busy
    Stage(3, 225_000, rate=6e-4, guests=200, slow=185_000, horizon=300_000),
    Stage(4, 170_000, rate=6e-4, guests=200),
    Stage(5, 30_000, begins_as=4, rate=6e-4, guests=200, imitations=0),
    Stage(5, 60_000, begins_as=5, rate=6e-4, guests=200, keep=0.9, explore=20),
    Stage(2, 120_000, begins_as=3, rate=6e-4, guests=200),
    Stage(2, 100_000, begins_as=2, against="greedy", explore=20, imitations=10_000),
    Stage(3, 80_000, begins_as=3, against="greedy", explore=20, imitations=8_000),
    Stage(4, 95_000, begins_as=4, against="greedy", explore=20, imitations=8_000, slow=75_000, horizon=120_000),
    Stage(5, 80_000, begins_as=5, against="greedy", explore=20, imitations=8_000, slow=60_000, horizon=120_000),
)
