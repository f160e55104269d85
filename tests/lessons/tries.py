"""What comes of trying things at a step of an introduction."""

from __future__ import annotations

from dataclasses import dataclass

import emberisle as em
from emberisle import lessons, rulebooks
from emberisle.lessons.course import step_of

Tries = list[list[object]]


def solution(game_id: str, step: int) -> Tries:
    """What the course itself says that the task takes."""
    return list(step_of(game_id, step).solution)


def solved(game_id: str, step: int) -> em.Game:
    return lessons.attempt(game_id, step, solution(game_id, step)).after


def told(game: em.Game, what: str) -> list[tuple[object, ...]]:
    return [event.facts for event in game.events(0) if event.what == what]


def others(game: em.Game) -> list[str]:
    """The kinds of moves that the others have made."""
    moves = [entry.given for entry in game.entries if isinstance(entry.who, int) and entry.who > 0]
    return [kind for move in moves if isinstance(move, dict) for kind in move]


@dataclass(frozen=True)
class Wrong:
    """What does not do the task of a step."""

    step: int
    illegal: list[object]
    """A try that is refused at the beginning."""
    clause: str
    """The clause that forbids it."""
    other: Tries | None
    """Something legal that is not what the task asks for; none where there is nothing to choose."""

    def __str__(self) -> str:
        return str(self.step)


def assert_wrong(game_id: str, wrong: Wrong) -> None:
    """The illegal try is refused by its clause and changes nothing, the legal one does not do the task."""
    lesson = lessons.lesson(game_id, wrong.step)
    refused = lessons.attempt(game_id, wrong.step, [wrong.illegal])
    assert refused.refusal is not None
    assert refused.refusal.rule == wrong.clause
    assert rulebooks.clause(game_id, wrong.clause)
    assert refused.before == refused.after == lesson.game
    assert not refused.done
    after = lessons.attempt(game_id, wrong.step, [wrong.illegal, *solution(game_id, wrong.step)])
    assert after.done
    assert after.after == solved(game_id, wrong.step)
    if wrong.other is not None:
        attempt = lessons.attempt(game_id, wrong.step, wrong.other)
        assert not attempt.done
        assert attempt.refusal is None
        assert attempt.text not in (lesson.text, lesson.task, lesson.closing)
        assert attempt == lessons.attempt(game_id, wrong.step, wrong.other)
