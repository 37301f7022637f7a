"""A first match of Hadara, with somebody who explains."""

from epoca.capabilities import Chapter, Lesson, LessonStep

LESSON = Lesson(
    ("", "Ana", "Piotr"),
    {"deck": "basic", "start": "A"},
    (Chapter("draft", (LessonStep("welcome"),), seed="lesson 2"),),
)
