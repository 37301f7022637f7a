"""The rows of the score sheet."""

GODS, GOLD, PHARAOHS, RIVER, CIVILIZATIONS, MONUMENTS, SUNS, FLOOR = range(8)
NAMES = ("gods", "gold", "pharaohs", "river", "civilizations", "monuments", "suns", "floor")
COUNT = len(NAMES)
