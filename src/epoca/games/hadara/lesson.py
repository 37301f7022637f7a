"""A first match of Hadara, with somebody who explains."""

from epoca.capabilities import Lesson, LessonStep

LESSON = Lesson(
    "lesson 2",
    ("", "Ana", "Piotr"),
    {"deck": "basic", "start": "A"},
    (
        LessonStep("welcome"),
        LessonStep("wheel", ask="wheel 1"),
        LessonStep("pair", ask="board 1 keep 2"),
        LessonStep("sell", (), lambda view: view.phase == "draft" and view.round == 2, ask="board 1 sell 2"),
        LessonStep("discount", (), lambda view: view.phase == "draft" and view.round == 4),
        LessonStep("region", (), lambda view: view.phase == "region", ask="annex 3"),
        LessonStep("take", (), lambda view: view.phase == "take" and view.round == 1, ask="take green keep"),
        LessonStep("food", (), lambda view: view.phase == "take" and view.round == 4),
        LessonStep("bust", (), lambda view: view.phase == "bust", ask="bust 6 culture"),
        LessonStep("epoch", (), lambda view: view.epoch == 2 and view.phase == "draft"),
        LessonStep("end", (), lambda view: view.epoch == 3 and view.half == "B" and view.phase == "take"),
    ),
)
