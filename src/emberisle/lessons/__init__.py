"""The introduction to each game: a few steps, each a position of the real game and something to try there.

>>> from emberisle import lessons
>>> lessons.steps("fortune")
5
>>> lessons.lesson("fortune", 3).task
'Tempt fate: roll the monkey, the two parrots and the sword.'
>>> lessons.attempt("fortune", 3, [[{"RollAgain": []}, {"Roll": ["MPPS"]}]]).done
True
"""

from __future__ import annotations

from emberisle.lessons.course import NoSuchStep, steps
from emberisle.lessons.lesson import Attempt, Lesson, StepDone, TooManyTries, attempt, lesson
from emberisle.lessons.minute import MinutePicture, minute

__all__ = [
    "Attempt",
    "Lesson",
    "MinutePicture",
    "NoSuchStep",
    "StepDone",
    "TooManyTries",
    "attempt",
    "lesson",
    "minute",
    "steps",
]
