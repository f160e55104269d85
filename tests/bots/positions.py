"""Positions to ask bots about: some of every question, from scenarios and from games played out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import emberisle as em
from emberisle import Game
from emberisle.bots.bot import Bot
from emberisle.games.wildfire.bots.hard import Hard

Scenarios = tuple[tuple[dict[str, object], dict[str, object]], ...]

FINAL_ROUND: Final = {"finisher": 1, "last_turns": 1}

FORTUNE: Final[Scenarios] = (
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


BRANCHES: Final = [["9-9"], ["3-9", "9-9"], ["4-9", "9-9"]]
"""Open are 9, 3 and 4."""
BURNING: Final = [*BRANCHES, ["4-D", "4-9", 5]]
TWO_LEFT: Final = [["2-9", "3-7"], ["0-0", "4-7"]]
CALLED: Final[dict[str, object]] = {"hub": "all_called"}
KNOCKING: Final[dict[str, object]] = {"knocking": "called"}

WILDFIRE: Final[Scenarios] = (
    ({"hands": [["1-4", "3-5", "2-6", "0-9"], ["0-0", "4-7", "4-8"]], "chain": BRANCHES}, {}),
    ({"hands": [["3-4", "3-3", "4-4", "1-1"], ["0-0", "4-7"], ["5-5"]], "chain": BRANCHES}, {}),
    ({"hands": [["1-4", "5-5", "5-8"], ["0-0", "4-7"]], "chain": BURNING}, {"doubles_on_wild_ones": "never"}),
    ({"hands": [["1-T", "4-8", "2-2"], ["0-0", "4-7"]], "chain": BRANCHES}, {"wildfire_one": "ones"}),
    ({"hands": [["4-D", "2-2", "0-2"], ["0-0", "4-7"]], "chain": BRANCHES}, CALLED),
    ({"hands": [["1-3", "3-6", "0-2"], ["0-0"], ["4-7", "5-6"]], "chain": BRANCHES, "pile": []}, CALLED),
    ({"hands": TWO_LEFT, "chain": BRANCHES}, KNOCKING),
    ({"hands": [["2-9", "3-7"], ["4-7"]], "chain": BRANCHES, "silent": [1]}, KNOCKING),
    ({"hands": [["4-7"], ["2-9", "3-7"]], "chain": BRANCHES, "silent": [0], "turn": 1, "pile": []}, KNOCKING),
    ({"hands": [["3-8"], ["0-0", "4-7"]], "chain": BRANCHES, "totals": [290, 280]}, {}),
    ({"hands": TWO_LEFT, "chain": BRANCHES, "totals": [10, 30]}, {"rounds": 1}),
)

SCENARIOS: Final = {"fortune": FORTUNE, "wildfire": WILDFIRE}

TABLES: Final = ((2, ("medium", "easy")), (3, ("easy", "medium", "random")), (4, ("medium",) * 4))
SHORT: Final[dict[str, dict[str, object]]] = {"fortune": {"finish_line": 3000}, "wildfire": {"rounds": 1}}
"""The house rule that makes a game short."""


def player(game_id: str, level: str, seed: int = 0) -> Bot:
    """A bot of this level; one that searches tries little, which changes nothing of what it has to keep."""
    made = em.bot(game_id, level, seed)
    return Hard(seed, tries=8) if isinstance(made, Hard) else made


@cache
def from_scenarios(game_id: str = "fortune") -> tuple[Game, ...]:
    """The scenarios, and where the first moves of those with two answers lead."""
    found = [em.scenario(game_id, spec, "scenario", house) for spec, house in SCENARIOS[game_id]]
    return tuple([game for start in found for game in (start, *_second_questions(start))])


def _second_questions(game: Game) -> Iterator[Game]:
    """What is asked next when no roll comes between."""
    for move in game.legal_moves():
        after = game.copy()
        after.push(move)
        if after.to_move == game.to_move and len(after.legal_moves()) > 1 and len(game.legal_moves()) <= 3:
            yield after


@cache
def from_games(game_id: str = "fortune") -> tuple[Game, ...]:
    """Every ninth decision of a few games: whole ones of Fortune, of Wildfire a round."""
    house = SHORT[game_id] if game_id == "wildfire" else {}
    found: list[Game] = []
    for seats, levels in TABLES:
        found.extend(list(decisions(em.new(game_id, seats, seats, house), levels))[::9])
    return tuple(found)


def decisions(game: Game, levels: tuple[str, ...]) -> Iterator[Game]:
    """A game played to its end by bots of these levels, before each decision; an illegal move would raise."""
    bots = [player(game.ruleset.id, level) for level in levels]
    while game.to_move is not None:
        yield game
        game = game.play(bots[game.to_move].choose(game, game.to_move), game.to_move)


def played_out(game: Game, levels: tuple[str, ...]) -> Game:
    """The end of such a game."""
    bots = [player(game.ruleset.id, level) for level in levels]
    while game.to_move is not None:
        game = game.play(bots[game.to_move].choose(game, game.to_move), game.to_move)
    return game


def to_move(game: Game) -> int:
    assert game.to_move is not None
    return game.to_move


def everywhere(game_id: str = "fortune") -> tuple[Game, ...]:
    return from_scenarios(game_id) + from_games(game_id)
