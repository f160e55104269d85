"""Advice for a player: the moves worth a thought, the best first, and how likely each is to win the game."""

from __future__ import annotations

from dataclasses import dataclass

from emberisle.bots.search import Weighed
from emberisle.bots.wildfire.hard import Hard
from emberisle.games.wildfire.words import texts_in
from emberisle.kernel.game import Game
from emberisle.kernel.values import Value


@dataclass(frozen=True)
class Advice:
    """One choice, in words and as a move to enter."""

    moves: tuple[Value, ...]
    text: str
    chance: float
    """About how likely it is to win the game."""
    behind: float
    """How much of that is lost against the best choice."""
    expected: None = None
    risk: None = None
    """What other games tell of a choice: here nobody counts the points of a turn, or breaks off a roll."""

    def in_words(self, names: tuple[str, ...] = (), language: str = "en") -> str:
        """The choice in any language, with the names of the seats where they are known."""
        return texts_in(language).move(self.moves[0], names)


def advise(game: Game, seat: int) -> list[Advice]:
    """What the hard bot thinks of the choices of this seat: first what it would do itself."""
    weighed = Hard().weigh(game, seat)
    found = [_advice(game, candidate, weighed[0]) for candidate in weighed]
    return sorted(found, key=lambda advice: advice.behind)  # of equals what stayed longest in the search


def _advice(game: Game, candidate: Weighed, best: Weighed) -> Advice:
    """What was tried in fewer guesses compares by how far behind it was in these."""
    chance = max(0.0, best.value - candidate.behind)
    return Advice((candidate.move,), game.ruleset.label(candidate.move), chance, candidate.behind)
