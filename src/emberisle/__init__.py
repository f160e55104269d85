"""Emberisle: a home for a handful of tabletop games, one engine for table, lab and learning.

>>> import emberisle as em
>>> game = em.new("fortune", seats=3, seed=7)
>>> game.to_move
0
>>> game = game.play(game.legal_moves()[0])
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from emberisle.bots.bot import Bot, bot, levels, usual_level
from emberisle.games import plugs, ruleset
from emberisle.kernel import match
from emberisle.kernel.errors import (
    BadLog,
    BadNotation,
    EmberisleError,
    GameOver,
    IllegalMove,
    NotYourTurn,
    quoted,
)
from emberisle.kernel.game import Game, View
from emberisle.kernel.log import Log, read_log
from emberisle.kernel.luck import Luck, QuickLuck
from emberisle.kernel.notation import proper_text, read_move, write
from emberisle.kernel.playout import playout
from emberisle.kernel.steps import Event, Refusal
from emberisle.kernel.values import Value

if TYPE_CHECKING:
    from emberisle.ledger.review import Review

__version__ = "0.1.0"


def games() -> list[str]:
    """The ids of all games."""
    return list(plugs())


def new(
    game_id: str,
    seats: int,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    words: Sequence[str] = (),
    players: Sequence[str] = (),
    bound: bool | None = None,
) -> Game:
    """A new game. The players may be named, and may add words of their own to the seed.

    Its luck is bound to all of that, unless the seed was chosen: then seed and words alone decide it.
    """
    if isinstance(words, str) or isinstance(players, str):
        raise BadNotation("words and players are lists of texts, not one text")
    return match.new_game(ruleset(game_id), seats, seed, options, tuple(words), tuple(players), bound)


def scenario(
    game_id: str,
    spec: Mapping[str, object],
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    players: tuple[str, ...] = (),
) -> Game:
    """A game that begins in a described position."""
    return match.scenario_game(ruleset(game_id), spec, seed, options, players)


def replay(log: Log, seed: str | None = None) -> Game:
    """The game that a log tells of; to play on from an unfinished log takes its seed."""
    return match.replay(ruleset(_log(log).header.game), log, seed)


def undo(game: Game, to: int) -> Game:
    """The game after its first so many inputs again; what is taken back stays in its log."""
    return match.undo(game, to)


def verify(log: Log) -> Game:
    """Re-check a finished match, its commitment, moves and luck; raises what is wrong first."""
    return match.verify(ruleset(_log(log).header.game), log)


def _log(log: Log) -> Log:
    if not isinstance(log, Log):
        raise BadLog(f"{quoted(log)} is not a log; em.read_log makes one from its text")
    return log


def review(
    log: Log,
    rollouts: int | None = None,
    processes: int = 1,
    names: Sequence[str] = (),
    tell: Callable[[int, int], None] = lambda done, all_of_them: None,
) -> Review:
    """Look back on a finished match: what luck gave and took, and what choices did."""
    from emberisle.ledger import review as looking_back

    return looking_back.review(_log(log), rollouts, processes, names, tell)


def dump(value: Game | Value | View | Event | Refusal) -> object:
    """A game, a move or anything seen of it as JSON data."""
    return value.data() if isinstance(value, Game) else write(value)


def load(game_id: str, data: object) -> Game | Value:
    """A game or a move from its JSON data."""
    rules = ruleset(game_id)
    if isinstance(data, dict) and "header" in data:
        return match.load_game(rules, data)
    return read_move(data, rules.vocabulary())


def load_guess(data: Mapping[str, object]) -> Game:
    """A guess from its JSON data: what a seat could believe of a match, to search in."""
    header = data.get("header")
    game_id = header.get("game") if isinstance(header, dict) else None
    return match.load_guess(ruleset(proper_text(game_id, "the id of a game")), data)


__all__ = [
    "Bot",
    "EmberisleError",
    "Event",
    "Game",
    "GameOver",
    "IllegalMove",
    "Log",
    "Luck",
    "NotYourTurn",
    "QuickLuck",
    "Refusal",
    "View",
    "bot",
    "dump",
    "games",
    "levels",
    "load",
    "load_guess",
    "new",
    "playout",
    "read_log",
    "replay",
    "review",
    "ruleset",
    "scenario",
    "undo",
    "usual_level",
    "verify",
]
