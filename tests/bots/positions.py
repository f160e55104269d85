"""Positions to ask bots about: some of every question, from scenarios and from games played out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import emberisle as em
from emberisle import Game

FINAL_ROUND: Final = {"finisher": 1, "last_turns": 1}

SCENARIOS: Final[tuple[tuple[dict[str, object], dict[str, object]], ...]] = (
    ({"card": "Captain", "dice": "CDDMMPSK"}, {}),
    ({"card": "Storm", "dice": "CDMMPPSK"}, {}),
    ({"card": "Truce", "dice": "CDMMPSSK"}, {}),
    ({"card": "Truce", "dice": "CDMMPSSK"}, {"truce_stop": "fined"}),
    ({"card": "Sea Battle 4", "dice": "CDMMPSSS"}, {}),
    ({"card": "Treasure Chest", "dice": "DMMPPK", "chest": "CC"}, {}),
    ({"card": "Treasure Chest", "dice": "KK", "chest": "CCDDMM"}, {}),
    ({"card": "Sorceress", "dice": "CDMMPPKK"}, {}),
    ({"card": "Sorceress", "dice": "CDMMPPKK"}, {"spell_alone": False, "roll_all_again": False}),
    ({"card": "Sorceress", "dice": "CDMMPKKK"}, {}),
    ({"card": "Sorceress", "dice": "CDMMPKKK", "rolls": 3}, {"spell_alone": False}),
    ({"card": "Sorceress", "dice": "CDMMKKKK"}, {}),
    ({"card": "Sorceress", "dice": "CDMMKKKK", "spell": False}, {}),
    ({"card": "Sorceress", "dice": "MMKKKKKK"}, {"spell_island": "there", "spell_alone": False}),
    ({"card": "Skulls 2", "dice": "CDMMPPKK"}, {}),
    ({"card": "Captain", "dice": "CDMMKKKK"}, {"island_stop": False, "island_last_die": True}),
    ({"card": "Storm", "dice": "CDMMKKKK"}, {}),
    ({"card": "Truce", "dice": "CSSMKKKK"}, {"truce_island": "spared"}),
    ({"card": "Gold", "dice": "CCDMMPPK", "totals": [6600, 8000], **FINAL_ROUND}, {}),
    ({"card": "Gold", "dice": "CCDMMPPK", "totals": [7400, 7700, 6900, 7000]}, {"crossing": "exceed"}),
    ({"card": "Diamond", "dice": "CDDMMPPS", "totals": [7400, 900], "pile": ["Gold", "Storm"]}, {}),
    ({"card": "Skulls 1", "dice": "CCDDMMPS", "totals": [-2500, 2900, 1000]}, {"finish_line": 3000}),
)


@cache
def from_scenarios() -> tuple[Game, ...]:
    """The scenarios, and where the first moves of those with two answers lead."""
    found = [em.scenario("fortune", spec, seed="scenario", options=house) for spec, house in SCENARIOS]
    return tuple([game for start in found for game in (start, *_second_questions(start))])


def _second_questions(game: Game) -> Iterator[Game]:
    """What is asked next when no roll comes between."""
    for move in game.legal_moves():
        after = game.copy()
        after.push(move)
        if after.to_move == game.to_move and len(after.legal_moves()) > 1 and len(game.legal_moves()) <= 3:
            yield after


@cache
def from_games() -> tuple[Game, ...]:
    """Every ninth decision of a few whole games."""
    found: list[Game] = []
    for seats, levels in ((2, ("medium", "easy")), (3, ("easy", "medium", "random")), (4, ("medium",) * 4)):
        found.extend(list(decisions(em.new("fortune", seats, seed=seats), levels))[::9])
    return tuple(found)


def decisions(game: Game, levels: tuple[str, ...]) -> Iterator[Game]:
    """A game played to its end by bots of these levels, before each decision; an illegal move would raise."""
    bots = [em.bot("fortune", level) for level in levels]
    while game.to_move is not None:
        yield game
        game = game.play(bots[game.to_move].choose(game, game.to_move), game.to_move)


def played_out(game: Game, levels: tuple[str, ...]) -> Game:
    """The end of such a game."""
    bots = [em.bot("fortune", level) for level in levels]
    while game.to_move is not None:
        game = game.play(bots[game.to_move].choose(game, game.to_move), game.to_move)
    return game


def to_move(game: Game) -> int:
    assert game.to_move is not None
    return game.to_move


def everywhere() -> tuple[Game, ...]:
    return from_scenarios() + from_games()
