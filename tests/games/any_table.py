"""Talking at any table: saying a move, what chance gives, and what was told of it."""

from __future__ import annotations

import emberisle as em
from emberisle.contract.checks.words import assert_reasoned, assert_told
from emberisle.kernel.steps import Chance
from emberisle.kernel.values import Value


def waiting(game: em.Game) -> em.Game:
    """The same game from its beginning, before anything was drawn or rolled."""
    return em.replay(em.Log(game.header, []), game.seed)


def say(game: em.Game, *moves: Value) -> em.Game:
    """The game after these moves, each of them checked."""
    for move in moves:
        why = game.why_not(move)
        if why is not None:
            raise em.IllegalMove(why, game.ruleset.reason(why))
        game = after(game, move)
    return game


def happens(game: em.Game, outcome: object) -> em.Game:
    """The game after chance gave this, which it can give."""
    step = game.step
    assert isinstance(step, Chance), f"{step} does not wait for chance"
    assert step.possible(game.table, outcome), f"{step} cannot give {step.note(outcome)!r}"
    return after(game, outcome)


def after(game: em.Game, given: object) -> em.Game:
    """The game after this input, unchecked; what is told of it can be said."""
    twin = game.copy()
    twin.push(given)
    assert_told(twin, len(game.story))
    return twin


def asks(game: em.Game) -> str:
    """What the game waits for."""
    return game.view().question


def told(game: em.Game, what: str, seat: int | None = None) -> list[tuple[object, ...]]:
    """The facts of every such event, in the order in which they happened."""
    return [event.facts for event in game.events(seat) if event.what == what]


def clauses(game: em.Game, what: str) -> list[str]:
    """The clauses that were named for every such event."""
    return [event.rule for event in game.events() if event.what == what]


def happened(game: em.Game) -> list[str]:
    """The kinds of all events, in order."""
    return [event.what for event in game.events()]


def refusal(game: em.Game, move: Value) -> em.Refusal:
    """Why this move is refused."""
    why = game.why_not(move)
    assert why is not None, f"{move} is legal here"
    assert_reasoned(game, why)
    return why
