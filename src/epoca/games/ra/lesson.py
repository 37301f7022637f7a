"""A first match of Ra, with somebody who explains."""

from epoca.capabilities import Chapter, Lesson, LessonStep
from epoca.games.ra.view import RaView


def _unrest(view: RaView) -> bool:
    """The pupil has drawn a Ra, and what is auctioned would cost civilizations."""
    return view.auction is not None and view.auction.ra_player == 0 and "unrest" in view.track


DRAW = Chapter(
    "draw",
    (
        LessonStep("welcome", points=("lot",)),
        LessonStep("suns", points=("suns",)),
        LessonStep("draw", ask=("draw",), points=("bag",), otherwise={"ra": "empty"}),
        LessonStep("lot", ("draw", "draw"), ask=("draw",), points=("lot", "bag"), otherwise={"ra": "early"}),
    ),
    seed="lesson 91613",
)
BID = Chapter(
    "bid",
    (
        LessonStep("invoke", ("draw", "draw"), ask=("ra",), points=("lot", "figure"), otherwise={"draw": "risk"}),
        LessonStep(
            "bid",
            ("pass", "bid 4"),
            ask=("bid 5",),
            points=("suns", "sun 4"),
            otherwise={"bid": "dear", "pass": "gift"},
        ),
        LessonStep("won", points=("centre 5", "suns")),
    ),
)
RA = Chapter(
    "ra",
    (
        LessonStep(
            "disaster",
            ("draw", "draw"),
            ask=("draw",),
            points=("tile funeral", "bag"),
            otherwise={"ra": "own-harm", "god": "later"},
        ),
        LessonStep("drawn", ("pass", "pass"), ask=("pass",), points=("track", "lot"), otherwise={"bid": "own-harm"}),
    ),
)
GOD = Chapter(
    "god",
    (
        LessonStep(
            "god",
            ("draw", "draw"),
            ask=("god gold",),
            points=("gods", "tile gold"),
            otherwise={"god": "less", "draw": "wait", "ra": "wait"},
        ),
        LessonStep(
            "try",
            ("draw", "ra"),
            ask=("bid 2",),
            points=("suns", "lot"),
            otherwise={"bid": "too-much", "pass": "free"},
        ),
        LessonStep("outbid", ("bid 3", "pass"), points=("suns",)),
    ),
)
UNREST = Chapter(
    "unrest",
    (
        LessonStep("unrest", (), _unrest, ask=("bid 11",), points=("lot", "suns"), otherwise={"pass": "worth-it"}),
        LessonStep(
            "lose", ask=("lose religion", "lose writing"), points=("civilizations",), otherwise={"lose": "last-one"}
        ),
        LessonStep("spent", points=("suns", "track")),
    ),
    seed="lesson 1260",
)
NIGHT = Chapter(
    "night",
    (
        LessonStep("score", (), lambda view: view.epoch == 2, points=("ledger",)),
        LessonStep("morning", points=("niches", "suns")),
        LessonStep("end", points=("monuments", "suns")),
    ),
)
LESSON = Lesson(("", "Ana", "Piotr"), {"edition": "modern", "scores": "hidden"}, (DRAW, BID, RA, GOD, UNREST, NIGHT))
