"""A first match of Ra, with somebody who explains."""

from epoca.capabilities import Lesson, LessonStep

LESSON = Lesson(
    "lesson 91613",
    ("", "Ana", "Piotr"),
    {"edition": "modern", "scores": "hidden"},
    (
        LessonStep("welcome"),
        LessonStep("draw", ask="draw"),
        LessonStep("groups", ("draw", "draw"), ask="draw"),
        LessonStep("invoke", ("draw", "draw"), ask="ra"),
        LessonStep("bid", ("pass", "bid 4"), ask="bid 5"),
        LessonStep("won"),
        LessonStep("disaster", ("draw", "draw"), ask="draw"),
        LessonStep("drawn", ("pass", "pass"), ask="pass"),
        LessonStep("god", ("draw", "draw"), ask="god gold"),
        LessonStep("epoch", (), lambda view: view.epoch == 2),
        LessonStep("lasting"),
        LessonStep("end", (), lambda view: view.epoch == 3 and view.ra_drawn >= 4),
    ),
)
