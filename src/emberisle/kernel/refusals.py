"""Refusals that point to what is allowed."""

from __future__ import annotations

from difflib import SequenceMatcher

from emberisle.kernel.steps import Refusal
from emberisle.kernel.values import Value


def refused(rule: str, reason: str, move: Value, moves: tuple[Value, ...], most: int = 3) -> Refusal:
    """A refusal with the legal moves that look most like the one refused."""
    wanted = repr(move)
    ranked = sorted(
        [(-SequenceMatcher(None, wanted, repr(legal)).ratio(), n) for n, legal in enumerate(moves)]
    )
    return Refusal(rule, reason, tuple([moves[n] for _, n in ranked[:most]]))
