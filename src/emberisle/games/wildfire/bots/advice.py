"""Advice for a player: what the hard bot thinks of the choices."""

from __future__ import annotations

from emberisle.bots.advice import FromSearch, by_search
from emberisle.games.wildfire.bots.hard import Hard
from emberisle.kernel.game import Game


def advise(game: Game, seat: int) -> list[FromSearch]:
    """The moves worth a thought, the best first, and how likely each is to win the game."""
    return by_search(game, seat, Hard())
