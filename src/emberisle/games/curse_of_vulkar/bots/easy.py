"""The easy bot: takes what is near, aims by eye, and is absent-minded now and then."""

from __future__ import annotations

from typing import Final

from emberisle.bots.bot import Bot
from emberisle.games.curse_of_vulkar.bots.heuristics import best, worths
from emberisle.games.curse_of_vulkar.bots.skill import Skill
from emberisle.games.curse_of_vulkar.rules.board import DIRECTION_STEP
from emberisle.games.curse_of_vulkar.rules.launching import AimEmber, FlickEmber
from emberisle.games.curse_of_vulkar.rules.moves import AIMS, FLICKS, Aim, Flick
from emberisle.kernel.game import Game
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

BEGINNER: Final = Skill(
    fades=0.5, to_the_call=0.0, homeward=0.8, shot_at=0.0, cataclysm=0.0, denied=0.0, kept=0.0
)
"""Sees what is near, fears nothing, keeps no souvenir for its moment."""
BY_EYE: Final = 3
"""Steps by which a beginner may misjudge direction and strength."""
ABSENT: Final = 5
"""Once in so many moves a beginner does not look closely,"""
REMINDED: Final = 15
"""or in so many where friends watch,"""
LIKELY: Final = 4
"""and takes any of so many that look good."""


class Easy(Bot):
    """Grabs what is near, and now and then does something else that also looked good."""

    def decide(self, guess: Game, seat: int, luck: Luck) -> Value:
        if isinstance(guess.step, (AimEmber, FlickEmber)):
            return by_eye(best(guess, BEGINNER), luck)
        moves = guess.legal_moves()
        found = worths(guess, moves, BEGINNER)
        order = sorted(range(len(moves)), key=found.__getitem__, reverse=True)
        if luck.below(REMINDED if guess.table.house.together else ABSENT):
            return moves[order[0]]
        return moves[order[luck.below(min(LIKELY, len(order)))]]


def by_eye(meant: Value, luck: Luck) -> Value:
    """About what was meant: some degrees beside it, or somewhat softer or harder."""
    off = luck.below(2 * BY_EYE + 1) - BY_EYE
    if isinstance(meant, Aim):
        return AIMS[(meant.direction // DIRECTION_STEP + off) % len(AIMS)]
    assert isinstance(meant, Flick)
    return FLICKS[min(max(meant.strength - 1 + off, 0), len(FLICKS) - 1)]
