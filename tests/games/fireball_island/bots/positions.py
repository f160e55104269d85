"""Positions on the island to ask bots about: some of every question."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import emberisle as em
from emberisle import Game
from emberisle.bots.bot import Bot
from emberisle.games.fireball_island.bots.hard import Hard
from emberisle.games.fireball_island.rules.moves import PASS, ROLL, Walk
from emberisle.kernel.steps import Ask

GAME: Final = "fireball_island"
TABLES: Final = ((2, ("medium", "easy")), (3, ("easy", "medium", "easy")), (4, ("medium",) * 4))


def player(level: str, seed: int = 0) -> Bot:
    """A bot of this level; one that searches tries little, which changes nothing of what it has to keep."""
    return Hard(seed, tries=6) if level == "hard" else em.bot(GAME, level, seed)


def before(**facts: object) -> Game:
    """A described position, in which the player whose turn it is has not taken the die yet."""
    return em.scenario(GAME, facts, seed="scenario", options={"ask_to_roll": True})


def waiting(**facts: object) -> Game:
    """The die is about to fall, and an opponent is asked for a card."""
    return after(before(**facts), ROLL)


def rolled(die: int, **facts: object) -> Game:
    """The die has fallen, and whoever holds cards is asked."""
    return after(passed(waiting(**facts)), die)


def walking(die: int, **facts: object) -> Game:
    """The roll counts, and nobody played a card."""
    return passed(rolled(die, **facts))


def walked(die: int, *path: str, **facts: object) -> Game:
    """The piece has gone this way, and the others are asked for a card."""
    return after(walking(die, **facts), Walk(path))


def after(game: Game, *inputs: object) -> Game:
    """The same game after these moves and outcomes."""
    twin = game.copy()
    for given in inputs:
        twin.push(given)
    return twin


def passed(game: Game) -> Game:
    """All who are asked for a card pass."""
    twin = game.copy()
    while isinstance(twin.step, Ask) and twin.step.let_pass(twin.table) == PASS:
        twin.push(PASS)
    return twin


def to_move(game: Game) -> int:
    assert game.to_move is not None
    return game.to_move


def decisions(game: Game, levels: tuple[str, ...]) -> Iterator[Game]:
    """A game played to its end by bots of these levels, before each real choice."""
    bots = [player(level) for level in levels]
    while game.to_move is not None:
        if len(game.legal_moves()) > 1:
            yield game.copy()
        game.push(bots[game.to_move].choose(game, game.to_move))
        game.settle()


@cache
def everywhere() -> tuple[Game, ...]:
    """Of every question some, from games of two, of three and of four."""
    found: dict[tuple[str, int], list[Game]] = {}
    for seats, levels in TABLES:
        for game in decisions(em.new(GAME, seats, f"games of {seats}"), levels):
            found.setdefault((game.view().question, seats), []).append(game)
    return tuple([game for games in found.values() for game in games[:: 1 + len(games) // 2]])
