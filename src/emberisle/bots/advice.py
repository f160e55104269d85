"""Advice for a player: the choices at a question, the best first, and what is known of each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from emberisle.bots.general import Hard
from emberisle.bots.search import Search, Weighed
from emberisle.games import plug, ruleset
from emberisle.kernel.game import Game
from emberisle.kernel.values import Value


class Advice(Protocol):
    """One choice: what it is worth, what it risks and its chance to win the game, each where it is known."""

    @property
    def moves(self) -> tuple[Value, ...]: ...
    @property
    def text(self) -> str: ...
    @property
    def expected(self) -> float | None: ...
    @property
    def risk(self) -> float | None: ...
    @property
    def chance(self) -> float | None: ...
    def in_words(self, names: tuple[str, ...] = (), language: str = "en") -> str:
        """The choice in any language, with the names of the seats where they are known."""
        ...


@dataclass(frozen=True)
class FromSearch:
    """A choice that a search has tried."""

    game: str
    """The id of the game it is a choice in."""
    moves: tuple[Value, ...]
    text: str
    chance: float
    """About how likely it is to win the game."""
    behind: float
    """How much of that is lost against the best choice."""
    expected: None = None
    risk: None = None

    def in_words(self, names: tuple[str, ...] = (), language: str = "en") -> str:
        """The choice in any language, with the names of the seats where they are known."""
        return ruleset(self.game).label(self.moves[0], names, language)


def advise(game: Game, seat: int) -> Sequence[Advice]:
    """What the choices of this seat are worth: as the game's own adviser says, or else the general search."""
    known = plug(game.ruleset.id)
    found: Sequence[Advice] = known.load(known.advice or by_search)(game, seat)
    return found


def by_search(game: Game, seat: int, search: Search | None = None) -> list[FromSearch]:
    """What a search thinks of the choices of this seat: first what it would do itself."""
    rules, weighed = game.ruleset, (search or Hard()).weigh(game, seat)
    return [
        FromSearch(rules.id, (candidate.move,), rules.label(candidate.move), chance, candidate.behind)
        for candidate, chance in ranked(weighed)
    ]


def ranked(weighed: Sequence[Weighed]) -> Iterator[tuple[Weighed, float]]:
    """Each candidate, best first, with its chance: that of the best, less how far behind it was."""
    best = weighed[0]
    for candidate in sorted(weighed, key=lambda found: found.behind):  # of equals what stayed longest
        yield candidate, max(0.0, best.value - candidate.behind)


def left_out(game: Game, advice: Sequence[object]) -> int:
    """How many legal moves a search did not try, as they seemed no better; other advice has every choice."""
    tried = [choice for choice in advice if isinstance(choice, FromSearch)]
    return len(game.legal_moves()) - len(tried) if tried else 0
