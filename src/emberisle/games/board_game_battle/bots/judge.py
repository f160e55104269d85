"""How a match of Board Game Battle is judged: this round and the next are played, the race is then known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.bots.judge import Judge
from emberisle.games.board_game_battle.bots.chances import ROUNDS, tried
from emberisle.games.board_game_battle.bots.position import Position
from emberisle.games.board_game_battle.bots.race import race_of
from emberisle.games.board_game_battle.rules.battles import ChooseOpponent
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

ROLLOUTS: Final = 92_000


class BattleJudge(Judge):
    """Everybody battles the leader; which piece somebody plays with makes no difference."""

    def rollouts(self, decisions: int) -> int:
        return ROLLOUTS

    def play_on(self, game: Game, luck: Luck) -> Sequence[float]:
        return tried(Position(game.table, game.agenda), race_of(game.table.house), luck, ROUNDS)

    def candidates(self, game: Game, seat: int) -> Sequence[Value]:
        return game.legal_moves() if isinstance(game.step, ChooseOpponent) else ()
