"""Refusals that point to what is allowed."""

from __future__ import annotations

from difflib import SequenceMatcher
from typing import Final

from emberisle.kernel.steps import Refusal
from emberisle.kernel.values import Value

NEAREST: Final = 3
"""How many legal moves a refusal proposes at most."""


def pointing(refusal: Refusal, move: Value, moves: tuple[Value, ...]) -> Refusal:
    """This refusal with the legal moves that look most like the one refused, unless it names some itself."""
    if refusal.instead:
        return refusal
    wanted = repr(move)
    ranked = sorted(
        [(-SequenceMatcher(None, wanted, repr(legal)).ratio(), n) for n, legal in enumerate(moves)]
    )
    nearest = tuple([moves[n] for _, n in ranked[:NEAREST]])
    return Refusal(refusal.rule, refusal.key, refusal.facts, nearest)
