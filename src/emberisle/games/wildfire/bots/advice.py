"""Advice for a player: the moves worth a thought, the best first, and how likely each is to win the game."""

from __future__ import annotations

from dataclasses import dataclass

from emberisle.bots.searched import Searched, ranked
from emberisle.games.wildfire.bots.hard import Hard
from emberisle.games.wildfire.rules.words import texts_in
from emberisle.kernel.game import Game


@dataclass(frozen=True)
class Advice(Searched):
    """One choice, a tile and where it goes."""

    def in_words(self, names: tuple[str, ...] = (), language: str = "en") -> str:
        """The choice in any language, with the names of the seats where they are known."""
        return texts_in(language).move(self.moves[0], names)


def advise(game: Game, seat: int) -> list[Advice]:
    """What the hard bot thinks of the choices of this seat: first what it would do itself."""
    label = game.ruleset.label
    return [
        Advice((candidate.move,), label(candidate.move), chance, candidate.behind)
        for candidate, chance in ranked(Hard().weigh(game, seat))
    ]
