"""Which decision a position waits for, or which step of the rules comes next."""

# Decisions
TURN, MORE_GODS, BID, LOSE, OVER = range(5)
NAMES = ("turn", "more-gods", "bid", "lose", "over")

# Steps the rules take by themselves
NEXT_BIDDER, AUCTION_ENDS, LOSSES, NEXT_TURN, EPOCH_ENDS = range(5, 10)
