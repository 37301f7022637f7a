"""The lines of the score sheet."""

REGIONS, BUSTS, SILVER, GOLD, CARDS, COINS = range(6)
NAMES = ("regions", "busts", "silver", "gold", "cards", "coins")
COUNT = len(NAMES)
