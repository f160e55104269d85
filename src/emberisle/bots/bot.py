"""A bot: a player that knows what its seat may know, and nothing else.

>>> from emberisle.games.fortune.rules.ruleset import FORTUNE
>>> from emberisle.kernel.match import new_game
>>> game = new_game(FORTUNE, seats=2, seed=7)
>>> bot("fortune", "medium").choose(game, seat=0) in game.legal_moves()
True
"""

from __future__ import annotations

import hashlib
import json
from typing import Final

from emberisle.games import plug, ruleset
from emberisle.kernel.errors import EmberisleError, GameOver, NotYourTurn, quoted
from emberisle.kernel.game import Game, View
from emberisle.kernel.luck import Luck, QuickLuck
from emberisle.kernel.notation import write
from emberisle.kernel.values import Value


class UnknownLevel(EmberisleError):
    """No bot of the game plays at this level."""


class LevelNotInstalled(EmberisleError):
    """The level exists, but a library that it thinks with is missing."""


class Bot:
    """A player at some level. A kind of bot says in ``decide`` how it thinks."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game, seat: int) -> Value:
        """A legal move for this seat: for the same seed and the same view always the same.

        The bot itself is shown a guess, in which all that the seat has not seen is dealt afresh. So it cannot
        peep at the seed, the luck to come or anybody's hand, and it cannot touch the game.
        """
        view = game.view(seat)
        if view.over:
            raise GameOver(f"{game.ruleset.title} is over: no move can be made")
        if view.to_move != seat:
            raise NotYourTurn(f"seat {seat} cannot move: it is the turn of seat {view.to_move}")
        if len(view.moves) == 1:
            return view.moves[0]
        luck = self._luck(view)
        return self.decide(game.guess(seat, luck), seat, luck)

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        """One of the legal moves of this guess, which is the bot's own: to search in, to guess from again."""
        raise NotImplementedError

    def _luck(self, view: View) -> Luck:
        """The bot's own luck, made from its seed and from what it sees."""
        seen = json.dumps([self.seed, view.seat, view.question, write(view.table)])
        return QuickLuck(int.from_bytes(hashlib.sha256(seen.encode()).digest()[:8], "big"))


class Random(Bot):
    """Any legal move, as the question itself samples it: most often each as likely as the other."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        move = guess.step.sample(guess.table, luck) if guess.step is not None else None
        assert isinstance(move, Value)
        return move


USUAL: Final = "medium"


def levels(game_id: str) -> tuple[str, ...]:
    """The levels at which the bots of a game play, weakest first."""
    return tuple(_kinds(game_id))


def usual_level(game_id: str) -> str:
    """How well a bot plays when nobody says: medium, or the best there is."""
    known = levels(game_id)
    return USUAL if USUAL in known else known[-1]


def bot(game_id: str, level: str, seed: int = 0) -> Bot:
    """A bot of this level. Two with the same seed play alike."""
    kinds = _kinds(game_id)
    if level not in kinds:
        known = ", ".join(kinds)
        raise UnknownLevel(
            f"no bot plays {ruleset(game_id).title} at level {quoted(level)}; there are: {known}"
        )
    try:
        kind = plug(game_id).load(kinds[level])
    except ModuleNotFoundError as error:
        raise LevelNotInstalled(
            f"the {level} bot needs {error.name}, which is not installed: pip install 'emberisle[solve]'"
        ) from error
    made = kind(seed)
    assert isinstance(made, Bot)
    return made


def _kinds(game_id: str) -> dict[str, object]:
    """The kind of bot at each level, weakest first; those of the game, or else the general search."""
    from emberisle.bots.general import LEVELS  # which stands on this module

    return {"random": Random, **(plug(game_id).bots or LEVELS)}
