"""One step of an introduction: its position, and what comes of trying things there."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import emberisle as em
from emberisle.kernel.errors import BadNotation, EmberisleError, IllegalMove, quoted
from emberisle.kernel.game import Game
from emberisle.kernel.notation import read_move
from emberisle.kernel.steps import Refusal
from emberisle.lessons.course import House, Words, step_of, words_of
from emberisle.lessons.goals import LEARNER, Goal, moves_made

NO_HOUSE: Final[House] = {}
MOST_TRIES: Final = 12
MOST_MOVES: Final = 4
"""How many moves one try may have."""


class TooManyTries(EmberisleError):
    """After so many tries it is better to begin the step again."""


class StepDone(EmberisleError):
    """The task is done, so there is nothing left to try."""


@dataclass(frozen=True)
class Lesson:
    """A step of the introduction: what to learn, what to try, and the game at its position."""

    title: str
    text: str
    task: str
    closing: str
    game: Game


@dataclass(frozen=True)
class Attempt:
    """What came of the last try: the game before and after it, and what is said about it."""

    before: Game
    after: Game
    done: bool
    refusal: Refusal | None
    """Why the last try was not legal; nothing has happened then."""
    text: str
    missed: bool = False
    """Whether the task can no longer be done from here, so that the step has to begin again."""


def lesson(game_id: str, step: int, language: str = "en", house: House = NO_HOUSE) -> Lesson:
    """A step, counted from 1, as it is before anything was tried.

    ``house`` has the options of the place where it is given; only those count that its course leaves open.
    """
    game = step_of(game_id, step).position.game(game_id, language, house)
    words = words_of(game_id, step, language)
    return Lesson(words.title, words.text, words.task, words.closing, game)


def attempt(
    game_id: str,
    step: int,
    tries: Sequence[Sequence[object]],
    language: str = "en",
    house: House = NO_HOUSE,
) -> Attempt:
    """Make these tries one after the other, each a few moves of the learner in notation, all of them or none.

    After each the others play until it is the learner's turn again, the task is done or the game is over.
    """
    facts = step_of(game_id, step)
    goal = facts.goal
    start = before = after = facts.position.game(game_id, language, house)
    refusal: Refusal | None = None
    done = False
    for moves in _checked(tries):
        if done:
            raise StepDone(f"step {step} is done: there is nothing left to try")
        before = after
        after, refusal = _try(before, moves)
        if refusal is None:
            after = _others_play(start, after, goal)
            done = goal.reached(start, after)
    words = words_of(game_id, step, language)
    said = _said(words, done, refusal, moves_made(start, after), facts.towards)
    return Attempt(before, after, done, refusal, said, goal.missed(start, after))


def _said(
    words: Words, done: bool, refusal: Refusal | None, made: Sequence[object], towards: Sequence[object]
) -> str:
    if done:
        return words.closing
    if refusal is not None:
        return words.task
    return words.text if all(_leads(move, towards) for move in made) else words.again


def _leads(move: object, towards: Sequence[object]) -> bool:
    """Whether the move, or its kind, is among those towards the goal."""
    return move in towards or (isinstance(move, dict) and any(kind in towards for kind in move))


# -- the learner's tries


def _checked(tries: object) -> list[list[object]]:
    if not isinstance(tries, (list, tuple)):
        raise BadNotation(f"tries are a list of lists of moves, not {quoted(tries)}")
    if len(tries) > MOST_TRIES:
        raise TooManyTries(f"a step takes at most {MOST_TRIES} tries, not {len(tries)}: begin it again")
    for moves in tries:
        if not isinstance(moves, (list, tuple)) or not 1 <= len(moves) <= MOST_MOVES:
            raise BadNotation(f"a try is a list of 1 to {MOST_MOVES} moves, not {quoted(moves)}")
    return [list(moves) for moves in tries]


def _try(game: Game, moves: list[object]) -> tuple[Game, Refusal | None]:
    """The game after all of these moves, or as it was and why one of them is refused."""
    after = game
    for data in moves:
        try:
            after = after.play(read_move(data, game.ruleset.vocabulary()), LEARNER)
        except IllegalMove as illegal:
            return game, illegal.refusal
    return after, None


# -- everybody else


def _others_play(start: Game, game: Game, goal: Goal) -> Game:
    """Beginners sit in the other seats; they stop as soon as the task is done, so that it stays in sight."""
    beginner = em.bot(game.ruleset.id, "easy")
    while game.to_move not in (None, LEARNER) and not goal.reached(start, game):
        seat = game.to_move
        assert seat is not None
        game = game.play(beginner.choose(game, seat))
    return game
