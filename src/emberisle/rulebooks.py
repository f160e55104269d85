"""The rulebooks in our own words, clause by clause, for `emberisle rules`, for refusals and for "why?"."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from emberisle.games import ruleset
from emberisle.kernel.errors import EmberisleError, quoted

_CLAUSE = re.compile(r"^\*\*([A-Z]+-\d+\.\d+)\*\* ", re.MULTILINE)
_PLACES = (
    Path(__file__).parent / "rulebook_texts",  # where a wheel carries them
    Path(__file__).parents[2] / "docs" / "rulebooks",  # where they are written
)


class UnknownClause(EmberisleError):
    """No clause has this number."""


@cache
def read(game_id: str) -> str:
    """The whole rulebook of a game, in Markdown."""
    name = f"{ruleset(game_id).id}.md"
    for place in _PLACES:
        if (place / name).is_file():
            return (place / name).read_text("utf-8")
    raise EmberisleError(f"the rulebook of {quoted(game_id)} is not installed")


@cache
def clauses(game_id: str) -> dict[str, str]:
    """Every clause by its number, in order."""
    text = re.sub(r"^## .*$", "", read(game_id), flags=re.MULTILINE)
    pieces = _CLAUSE.split(text)
    return {number: words.strip() for number, words in zip(pieces[1::2], pieces[2::2], strict=True)}


def clause(game_id: str, number: str) -> str:
    """One clause."""
    found = clauses(game_id).get(number.upper())
    if found is None:
        raise UnknownClause(f"{ruleset(game_id).title} has no clause {quoted(number)}")
    return found
