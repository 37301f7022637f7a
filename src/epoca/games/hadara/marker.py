"""The four resources, each of which has its marker; it is that of the colour at the same place."""

INCOME, MILITARY, CULTURE, FOOD = range(4)
NAMES = ("income", "military", "culture", "food")
COUNT = len(NAMES)
