"""Advice for a player: whom to battle, the best first, and what it does to everybody's chance of winning."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberisle.games.board_game_battle.bots.chances import chances
from emberisle.games.board_game_battle.bots.heuristics import squares_lost
from emberisle.games.board_game_battle.bots.position import Position, position_in
from emberisle.games.board_game_battle.bots.race import DUELS_WON
from emberisle.games.board_game_battle.rules.battles import DUEL_MOVE, WON_DUELS, ChooseOpponent
from emberisle.games.board_game_battle.rules.moves import BATTLES
from emberisle.games.board_game_battle.rules.ruleset import BOARD_GAME_BATTLE
from emberisle.kernel.errors import NotYourTurn
from emberisle.kernel.game import Game
from emberisle.kernel.values import Value

TRIES: Final = 400
"""Play-outs for each way that a battle can end."""


@dataclass(frozen=True)
class Advice:
    """One choice, in words and as moves to enter."""

    moves: tuple[Value, ...]
    text: str
    expected: float
    """The squares that are gained on this opponent, on average."""
    risk: float
    """How often nothing comes of it."""
    chance: float
    """The own chance of winning with this choice."""
    chances: tuple[float, ...]
    """Everybody's chance of winning with this choice."""
    change: float
    """How much more that is for oneself than with the best of the other choices."""

    def in_words(self, names: tuple[str, ...] = (), language: str = "en") -> str:
        """The choice in any language, with the names of the seats where they are known."""
        return BOARD_GAME_BATTLE.label(self.moves[0], names, language)

    def speaks_for(self, other: Advice | None, names: tuple[str, ...] = (), language: str = "en") -> str:
        """Nothing but the chance of winning."""
        return ""


def advise(game: Game, seat: int) -> list[Advice]:
    """Every choice of this seat, the best first."""
    if game.to_move != seat:
        raise NotYourTurn(f"seat {seat} has nothing to decide: it is the turn of seat {game.to_move}")
    position = position_in(game)
    if not isinstance(game.step, ChooseOpponent):
        now = tuple(chances(position))
        label = BOARD_GAME_BATTLE.label
        return [Advice((move,), label(move), 0.0, 0.0, now[seat], now, 0.0) for move in game.legal_moves()]
    battles = weigh(position)
    ranked = sorted(battles, key=lambda opponent: -battles[opponent][seat])
    return [_advice(position, seat, opponent, battles) for opponent in ranked]


def weigh(position: Position) -> dict[int, tuple[float, ...]]:
    """For each opponent everybody's chance of winning if they are battled, all tried with the same luck.

    A battle that is not won changes nothing, whoever it was against, so only the won ones are told apart.
    """
    seed = position.seed()
    lost = position.copy()
    lost.agenda.pop()
    without = chances(lost, TRIES, seed=seed)
    found: dict[int, tuple[float, ...]] = {}
    for opponent in position.table.opponents():
        won = lost.copy()
        won.agenda.extend(WON_DUELS[opponent])
        ways = zip(chances(won, TRIES, seed=seed), without)
        found[opponent] = tuple([DUELS_WON * better + (1 - DUELS_WON) * as_now for better, as_now in ways])
    return found


def _advice(position: Position, seat: int, opponent: int, battles: dict[int, tuple[float, ...]]) -> Advice:
    table = position.table
    ahead = table.square_ahead(seat, DUEL_MOVE) - table.squares[seat]
    others = [battles[other][seat] for other in battles if other != opponent]
    own = battles[opponent][seat]
    return Advice(
        moves=(BATTLES[opponent],),
        text=BOARD_GAME_BATTLE.label(BATTLES[opponent]),
        expected=DUELS_WON * (ahead + squares_lost(table, opponent)),
        risk=1 - DUELS_WON,
        chance=own,
        chances=battles[opponent],
        change=own - max(others) if others else 0.0,
    )
