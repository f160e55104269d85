"""Advice for a player: every choice at a question, the best first, what it is worth and what it risks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.games.fortune.bots.endings import Ending, own_points
from emberisle.games.fortune.bots.hard import HOPELESS, for_points, for_the_win, in_sight
from emberisle.games.fortune.bots.options import Option, options
from emberisle.games.fortune.rules.island import DecideOnIsland
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, STOP, Roll
from emberisle.games.fortune.rules.steps import RollWithSpell
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.games.fortune.rules.words import texts_in
from emberisle.kernel.errors import NotYourTurn
from emberisle.kernel.game import Game
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.steps import Step
from emberisle.kernel.texts import Said
from emberisle.kernel.values import Value

ON_THE_ISLAND: Final[dict[Value, str]] = {
    ROLL_AGAIN: "advice.island_roll",
    STOP: "advice.island_leave",
    CAST: "advice.island_cast",
}


@dataclass(frozen=True)
class Advice:
    """One choice, in words and as moves to enter one after the other."""

    moves: tuple[Value, ...]
    text: str
    expected: float
    """The points that this turn will bring on average."""
    risk: float
    """The chance that this very roll disqualifies."""
    chance: float | None = None
    """The chance of winning the game, where the end is near enough to decide by it."""
    toll: float = 0.0
    """What the Island will cost each opponent on average, for a player who is there or may go."""
    said: Said = ()
    """The key of the text, and the facts that go into it."""

    def in_words(self, names: tuple[str, ...] = (), language: str = "en") -> str:
        """The choice in any language, and what it costs the others."""
        text = _text(self.said, language)
        return texts_in(language).say("advice.toll", (text, round(self.toll))) if self.toll else text

    def speaks_for(self, other: Advice | None, names: tuple[str, ...] = (), language: str = "en") -> str:
        """How it is meant, if that takes several moves, and its points, if they are more."""
        more = other is not None and round(self.expected) > round(other.expected)
        meant = self.in_words(names, language) if len(self.moves) > 1 else ""
        if other is None or not more:
            return f"{meant}." if meant else ""
        words = texts_in(language)
        points = words.say(
            "advice.points", tuple([words.number(round(one.expected)) for one in (self, other)])
        )
        return f"{meant}: {points}." if meant else f"{points[0].upper()}{points[1:]}."


def advise(game: Game, seat: int) -> list[Advice]:
    """Every choice of this seat, the best first: for points, or with the end in sight for the win."""
    if game.to_move != seat:
        raise NotYourTurn(f"seat {seat} has nothing to decide: it is the turn of seat {game.to_move}")
    guess = game.guess(seat, QuickLuck())
    table: FortuneTable = guess.table
    step = guess.step
    assert step is not None
    points = for_points(table)
    expected = _worths(options(step, table, points._replace(worth=own_points)))
    tolls = _worths(options(step, table, points._replace(worth=_toll))) if table.all_skulls > 3 else {}
    chances = _chances(step, table)
    found = [
        Advice(
            moves=option.moves,
            text=_text(_said(step, option.moves)),
            expected=expected[option.moves],
            risk=option.risk,
            chance=chances.get(option.moves),
            toll=tolls.get(option.moves, 0.0),
            said=_said(step, option.moves),
        )
        for option in options(step, table, points)
    ]
    return sorted(found, key=lambda advice: -(advice.chance or 0.0))  # of equals the most points


def _worths(found: list[Option]) -> dict[tuple[Value, ...], float]:
    return {option.moves: option.worth for option in found}


def _chances(step: Step[FortuneTable], table: FortuneTable) -> dict[tuple[Value, ...], float]:
    """The chances of winning, where they decide."""
    if not in_sight(table):
        return {}
    found = options(step, table, for_the_win(table))
    return _worths(found) if found[0].worth > HOPELESS else {}


def _toll(ending: Ending) -> float:
    return ending.toll


def _text(said: Said, language: str = "en") -> str:
    return texts_in(language).say(str(said[0]), said[1:])


def _said(step: Step[FortuneTable], moves: tuple[Value, ...]) -> Said:
    """Moves that follow one another, in one phrase."""
    last = moves[-1]
    if isinstance(step, DecideOnIsland):
        return (ON_THE_ISLAND[last],)
    if not isinstance(last, Roll):
        return (f"moves.{type(last).__name__}",)
    if isinstance(step, RollWithSpell):
        return ("advice.with_skull", last.dice) if last.dice else ("moves.RollSkullAlone",)
    if moves[0] == CAST:
        return ("advice.cast_with", last.dice) if last.dice else ("advice.cast_alone",)
    return ("advice.rest_in_chest" if len(moves) == 3 else "moves.Roll", last.dice)
