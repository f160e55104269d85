"""Refusals that point to what is allowed."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Final

from emberisle.kernel.steps import Refusal
from emberisle.kernel.texts import Texts
from emberisle.kernel.values import Value

NEAREST: Final = 3
"""How many legal moves a refusal proposes at most."""


def refused(
    rule: str, reason: str, move: Value, moves: tuple[Value, ...], said: tuple[object, ...] = ()
) -> Refusal:
    """A refusal with the legal moves that look most like the one refused."""
    wanted = repr(move)
    ranked = sorted(
        [(-SequenceMatcher(None, wanted, repr(legal)).ratio(), n) for n, legal in enumerate(moves)]
    )
    return Refusal(rule, reason, tuple([moves[n] for _, n in ranked[:NEAREST]]), said)


def refused_in(
    texts: Texts, rule: str, said: tuple[object, ...], move: Value, moves: tuple[Value, ...]
) -> Refusal:
    """The same with a reason from the game's texts, so that it can be said in any language."""
    return refused(rule, reason_in(texts, said), move, moves, said)


def reason_in(texts: Texts, said: tuple[object, ...], names: tuple[str, ...] = ()) -> str:
    """Why not, in these texts: the key of the reason comes first, its facts follow."""
    return texts.say(f"refusals.{said[0]}", said[1:], names)
