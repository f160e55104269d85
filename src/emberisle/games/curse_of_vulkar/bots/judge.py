"""How a match of The Curse of Vul-Kar is judged: by rules of thumb, and by how everybody stands then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.bots.judge import Judge, over_a_round
from emberisle.games.curse_of_vulkar.bots.evaluation import chances
from emberisle.games.curse_of_vulkar.bots.hard import SEARCHED, Hard, play_on
from emberisle.games.curse_of_vulkar.bots.skill import EXPERT
from emberisle.games.curse_of_vulkar.rules.table import NOT_CALLED, CurseTable
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

THE_END: Final = 1_000_000
ROLLOUTS: Final = 4_200

_HARD: Final = Hard()


class CurseJudge(Judge):
    """Sees what the hard bot sees, by the true hands; a team wins or loses together."""

    def rollouts(self, decisions: int) -> int:
        return ROLLOUTS

    def prepare(self, game: Game) -> None:
        game.table.marbles = "atlas"

    def play_on(self, game: Game, luck: Luck) -> Sequence[float]:
        return self.play_on_from(game, self.turn(game), luck)

    def turn(self, game: Game) -> int:
        turns: int = game.table.turns
        return turns

    def play_on_from(self, game: Game, turn: int, luck: Luck) -> Sequence[float]:
        table: CurseTable = game.table
        return over_a_round(
            turn,
            table.figures,
            lambda last: _play_to(game, last, luck),
            lambda: chances(table, EXPERT),
        )

    def candidates(self, game: Game, seat: int) -> Sequence[Value]:
        """Beyond the questions that decide a turn, how everybody stands tells less than the rule of thumb."""
        found = _HARD.choices(game)
        return found if isinstance(game.step, SEARCHED) else found[:1]


def _play_to(game: Game, last: int, luck: Luck) -> None:
    """Play on until this turn is over; once the last turns are counted, to the end, which is near."""
    play_on(game, last, EXPERT, luck)
    if game.table.last_turns[0] != NOT_CALLED:
        play_on(game, THE_END, EXPERT, luck)
