"""Advice for a player: the choices at a question, the best first, and what is known of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, Self

from emberisle.bots.general import Hard
from emberisle.bots.search import Search, Weighed
from emberisle.games import plug, ruleset
from emberisle.kernel.game import Game
from emberisle.kernel.texts import Said
from emberisle.kernel.values import Value

Reasons = tuple[Said, ...]
"""The keys of what speaks for a choice or against it, each with the facts that go into it."""


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

    def speaks_for(self, other: Self | None, names: tuple[str, ...] = (), language: str = "en") -> str:
        """What speaks for it rather than for that other choice, in a sentence; or nothing."""
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
    among: tuple[Value, ...] = ()
    """All that can be done."""
    reasons: Reasons = ()
    merits: frozenset[str] = frozenset()
    """Which reasons speak for a choice, whatever else is known of it."""
    expected: None = None
    risk: None = None

    def in_words(self, names: tuple[str, ...] = (), language: str = "en") -> str:
        """The choice in any language, with its reasons and the names of the seats where they are known."""
        move = ruleset(self.game).label_among(self.moves[0], self.among, names, language)
        said = self._said(self.reasons, names, language)
        return f"{move}: {said}" if said else move

    def speaks_for(self, other: FromSearch | None, names: tuple[str, ...] = (), language: str = "en") -> str:
        """Its merits, but for those that the other has too."""
        shared = {reason[0] for reason in other.reasons} if other is not None else set()
        found = [reason for reason in self.reasons if reason[0] in self.merits and reason[0] not in shared]
        said = self._said(found, names, language)
        return f"{said[0].upper()}{said[1:]}." if said else ""

    def _said(self, reasons: Sequence[Said], names: tuple[str, ...], language: str) -> str:
        texts = ruleset(self.game).texts(language)
        return ", ".join([texts.say(str(key), tuple(facts), names) for key, *facts in reasons])


def advise(game: Game, seat: int) -> Sequence[Advice]:
    """What the choices of this seat are worth: as the game's own adviser says, or else the general search."""
    known = plug(game.ruleset.id)
    found: Sequence[Advice] = known.load(known.advice or by_search)(game, seat)
    return found


def by_search(
    game: Game,
    seat: int,
    search: Search | None = None,
    reasons: Callable[[Value], Reasons] = lambda move: (),
    merits: frozenset[str] = frozenset(),
) -> list[FromSearch]:
    """What a search thinks of the choices of this seat, and why: first what it would do itself."""
    rules, among = game.ruleset, tuple(game.legal_moves())
    return [
        FromSearch(
            rules.id,
            (candidate.move,),
            rules.label_among(candidate.move, among),
            chance,
            candidate.behind,
            among,
            reasons(candidate.move),
            merits,
        )
        for candidate, chance in ranked((search or Hard()).weigh(game, seat))
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
