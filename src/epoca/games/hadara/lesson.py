"""A first match of Hadara, with somebody who explains."""

from epoca.capabilities import Chapter, Lesson, LessonStep

DRAFT = Chapter(
    "draft",
    (
        LessonStep("welcome", points=("tracks",)),
        LessonStep("wheel", ask=("wheel 1",), points=("wheel",), otherwise={"wheel": "any-wheel"}),
        LessonStep(
            "pair",
            ask=("board 1 keep 2",),
            points=("hand", "purse"),
            otherwise={"board 2 keep": "first-card", "board": "needs-start"},
        ),
        LessonStep(
            "sell",
            (),
            lambda view: view.phase == "draft" and view.round == 2,
            ask=("board 1 sell 2",),
            points=("hand", "purse"),
            otherwise={"board 2 sell": "other-way", "board": "short-of-coins"},
        ),
        LessonStep("discount", (), lambda view: view.phase == "draft" and view.round == 4, points=("cards",)),
    ),
    seed="lesson 2",
)
REGION = Chapter(
    "region",
    (
        LessonStep(
            "region",
            (),
            lambda view: view.phase == "region",
            ask=("annex 3",),
            points=("stones", "military"),
            otherwise={"plunder": "coins-only", "no": "for-nothing"},
        ),
    ),
)
TAKE = Chapter(
    "take",
    (
        LessonStep(
            "take",
            (),
            lambda view: view.phase == "take" and view.round == 1,
            ask=("take green keep",),
            points=("offers", "food"),
            otherwise={"": "food-first"},
        ),
        LessonStep(
            "bust",
            (),
            lambda view: view.phase == "bust",
            ask=("bust 6 culture",),
            points=("arches", "culture"),
            otherwise={"bust": "other-bust", "no": "for-nothing"},
        ),
    ),
)
HUNGER = Chapter(
    "hunger",
    (
        LessonStep(
            "hunger",
            (),
            lambda view: view.phase == "hunger",
            ask=("drop 1-purple-2",),
            points=("cards", "food"),
            otherwise={"": "costs-more"},
        ),
        LessonStep(
            "seals",
            (),
            lambda view: view.phase == "seals",
            ask=("seal silver income",),
            points=("seals", "income"),
            otherwise={"seal gold": "no-set", "seal": "grows-less", "no": "coins-pay-less"},
        ),
    ),
    seed="lesson 967",
)
END = Chapter(
    "end",
    (
        LessonStep("score", (), lambda view: False, points=("ledger",)),
        LessonStep("end", points=("tracks", "cards")),
    ),
)
LESSON = Lesson(("", "Ana", "Piotr"), {"deck": "basic", "start": "A"}, (DRAFT, REGION, TAKE, HUNGER, END))
