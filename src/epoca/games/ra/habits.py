"""What the greedy player thinks things are worth: one table of numbers, and other temperaments as factors on it.

`epoca tune ra` found the values by self-play and prints this table anew. They are rules of thumb in points, not rules.
"""

HABITS = {
    # What tiles promise beyond the points they would score now; it fades as the epoch runs out
    "god": 1.11,  # a god: the choice of a tile to come
    "nile": 0.28,  # a Nile while there is no flood
    "civilization 1": 0.32,  # kinds of civilization held
    "civilization 2": 2.71,
    "civilization 3": 3.1,
    "civilization 4": 2.21,
    "spare": 0.46,  # a second copy of a civilization, against disasters
    "behind": 1.53,  # pharaohs, one fewer than the most
    "ahead": 1.16,  # pharaohs, one more than anybody else
    # What lasts, for each later epoch
    "lasting pharaoh": 2.23,
    "lasting nile": 0.7,
    # What monuments promise, for each epoch in which more can come
    "monuments 1": 0.03,  # kinds of monument held
    "monuments 2": 0.23,
    "monuments 3": 0.51,
    "monuments 4": 0.64,
    "monuments 5": 0.97,
    "monuments 6": 1.93,
    "monuments 7": 1.69,
    "pair": 1.07,  # two copies of a monument
    "triple": 0.45,  # three or four of them
    # What a lot should bring to be worth a sun
    "cheapest lot": 4.93,  # for the lowest sun in play
    "dearest lot": 9.37,  # for the highest
    "rank bend": 0.05,  # how much more the suns in between count
    "rivals": 0.48,  # how far a sun's rank is that among the suns of others, and not among all
    "usual tiles": 2.91,  # tiles to come for each sun in play, when lots are as dear as that
    "scarcity": 1.01,  # how much cheaper they get as fewer tiles than that will come, or dearer as more
    "hurry": 0.29,  # how much cheaper as Ras run out before own suns
    "pace": 1.62,  # Ras that a sun should wait for
    "company": 0.08,  # how much dearer for each seat beyond three
    "second epoch": 0.9,  # how dear lots are in the later epochs
    "third epoch": 0.86,
    "swap 1": 0.56,  # a step between the sun given and the sun taken, by epoch
    "swap 2": 0.4,
    "swap 3": 0.52,
    # How to get it
    "denial": 0.59,  # what a rival would gain, shared by all who lose by it
    "caution": 0.61,  # how much others are thought to value a lot
    "invoke": 1.56,  # invoke for a lot worth so many times its price
    "invoke more": -0.08,  # and so many points on top
    "next tile": 1.83,  # what a tile more does for a lot
    "god patience": 1.72,  # spend a god for this much more than it is worth, early; late for anything
}
NAMES = tuple(HABITS)

TEMPERAMENTS = {
    "bold": {"cheapest lot": 0.6, "dearest lot": 0.7, "invoke": 0.8},  # bids high and early
    "miser": {"cheapest lot": 1.6, "dearest lot": 1.4, "invoke": 1.3},  # waits for dear lots
    "builder": {f"monuments {kinds}": 4.0 for kinds in range(1, 8)} | {"pair": 4.0, "triple": 4.0},  # loves monuments
}

# Where they stand in the box; `+ n` leads to the n-th of a row, such as SWAP + 2
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
RIVALS = NAMES.index("rivals")
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
