"""What purple cards can do (HA-36 to HA-50)."""

NAMES = (
    "sale_bonus",
    "place_bonus",
    "per_yellow",
    "per_red",
    "per_blue",
    "per_green",
    "bust_bonus",
    "cheap_seals",
    "pay_hunger",
    "sell_surplus",
    "catch_up_income",
    "region_coins",
    "full_silver",
    "set_points",
    "wild_card",
    "double_step",
    "lower_requirements",
    "buy_requirements",
)
(
    SALE_BONUS, PLACE_BONUS, PER_YELLOW, PER_RED, PER_BLUE, PER_GREEN, BUST_BONUS, CHEAP_SEALS, PAY_HUNGER,
    SELL_SURPLUS, CATCH_UP_INCOME, REGION_COINS, FULL_SILVER, SET_POINTS, WILD_CARD, DOUBLE_STEP,
    LOWER_REQUIREMENTS, BUY_REQUIREMENTS,
) = range(18)  # fmt: skip
COUNT = len(NAMES)
NONE = -1
