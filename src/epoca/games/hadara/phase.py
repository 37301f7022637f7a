"""Which decision a position waits for, or which step of the rules comes next."""

# Decisions, which are also the steps they belong to
SIDE, WHEEL, DRAFT, PLACE, REGION, BUST, TAKE, HUNGER, SEALS, OVER = range(10)
NAMES = ("side", "wheel", "draft", "place", "region", "bust", "take", "hunger", "seals", "over")

# Steps the rules take by themselves
NEXT_SEAT, ASK, STEP_ENDS, OPEN_EPOCH, DRAW, CLOSE_EPOCH = range(10, 16)
