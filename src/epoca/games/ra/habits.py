"""What the greedy player thinks things are worth: one table of numbers, and other temperaments as factors on it.

`epoca tune ra` found the values by self-play and prints this table anew. They are rules of thumb in points, not rules.
"""

HABITS = {
    # What tiles promise beyond the points they would score now; it fades as the epoch runs out
    "god": 1.0,  # a god: the choice of a tile to come
    "nile": 0.45,  # a Nile while there is no flood
    "civilization 1": 0.95,  # kinds of civilization held
    "civilization 2": 2.76,
    "civilization 3": 2.85,
    "civilization 4": 2.29,
    "spare": 0.53,  # a second copy of a civilization, against disasters
    "behind": 1.57,  # pharaohs, one fewer than the most
    "ahead": 1.1,  # pharaohs, one more than anybody else
    # What lasts, for each later epoch
    "lasting pharaoh": 0.92,
    "lasting nile": 0.73,
    # What monuments promise, for each epoch in which more can come
    "monuments 1": 0.09,  # kinds of monument held
    "monuments 2": 0.25,
    "monuments 3": 0.45,
    "monuments 4": 0.62,
    "monuments 5": 0.88,
    "monuments 6": 1.6,
    "monuments 7": 1.51,
    "pair": 0.72,  # two copies of a monument
    "triple": 0.36,  # three or four of them
    # What a lot should bring to be worth a sun
    "cheapest lot": 2.96,  # for the lowest sun in play
    "dearest lot": 9.74,  # for the highest
    "rank bend": 0.01,  # how much more the suns in between count
    "usual tiles": 2.87,  # tiles to come for each sun in play, when lots are as dear as that
    "scarcity": 0.9,  # how much cheaper they get as fewer tiles than that will come, or dearer as more
    "hurry": 0.31,  # how much cheaper as Ras run out before own suns
    "pace": 1.57,  # Ras that a sun should wait for
    "company": 0.0,  # how much dearer for each seat beyond three
    "second epoch": 1.0,  # how dear lots are in the later epochs
    "third epoch": 1.0,
    "swap 1": 0.68,  # a step between the sun given and the sun taken, by epoch
    "swap 2": 0.41,
    "swap 3": 0.47,
    # How to get it
    "denial": 0.53,  # what a rival would gain, shared by all who lose by it
    "caution": 0.73,  # how much others are thought to value a lot
    "invoke": 2.11,  # invoke for a lot worth so many times its price
    "invoke more": -0.06,  # and so many points on top
    "next tile": 1.53,  # what a tile more does for a lot
    "god patience": 2.24,  # spend a god for this much more than it is worth, early; late for anything
}
NAMES = tuple(HABITS)

TEMPERAMENTS = {
    "bold": {"cheapest lot": 0.6, "dearest lot": 0.7, "invoke": 0.8},  # bids high and early
    "miser": {"cheapest lot": 1.6, "dearest lot": 1.4, "invoke": 1.3},  # waits for dear lots
    "builder": {f"monuments {kinds}": 4.0 for kinds in range(1, 8)} | {"pair": 4.0, "triple": 4.0},  # loves monuments
}

# Where they stand in the box; `+ n` leads to the n-th of a row, such as CIVILIZATIONS + 2
GOD_PROMISE = NAMES.index("god")
NILE_PROMISE = NAMES.index("nile")
CIVILIZATIONS_PROMISE = NAMES.index("civilization 1") - 1
SPARE = NAMES.index("spare")
BEHIND = NAMES.index("behind")
AHEAD = NAMES.index("ahead")
LASTING_PHARAOH = NAMES.index("lasting pharaoh")
LASTING_NILE = NAMES.index("lasting nile")
MONUMENTS_PROMISE = NAMES.index("monuments 1") - 1
PAIR = NAMES.index("pair")
TRIPLE = NAMES.index("triple")
CHEAPEST_LOT = NAMES.index("cheapest lot")
DEAREST_LOT = NAMES.index("dearest lot")
RANK_BEND = NAMES.index("rank bend")
USUAL_TILES = NAMES.index("usual tiles")
SCARCITY = NAMES.index("scarcity")
HURRY = NAMES.index("hurry")
PACE = NAMES.index("pace")
COMPANY = NAMES.index("company")
LATER_EPOCHS = NAMES.index("second epoch") - 2
SWAP = NAMES.index("swap 1") - 1
DENIAL = NAMES.index("denial")
CAUTION = NAMES.index("caution")
INVOKE_AT = NAMES.index("invoke")
INVOKE_MORE = NAMES.index("invoke more")
NEXT_TILE = NAMES.index("next tile")
GOD_PATIENCE = NAMES.index("god patience")
