"""The hard bot compares like with like."""

from __future__ import annotations

import pytest

from emberisle import Game
from emberisle.games.fireball_island.bots import hard
from emberisle.kernel.luck import Luck
from tests.games.fireball_island.bots.positions import everywhere, player, to_move, walked


def test_all_tries_of_a_choice_end_with_the_same_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some moves end a turn and others ask on; none may look better because an opponent has moved less."""
    ends: list[int] = []
    begun: set[int] = set()
    play_on = hard.play_on

    def noted(game: Game, last: int, luck: Luck) -> None:
        ends.append(last)
        begun.add(game.table.turns - last)
        play_on(game, last, luck)

    monkeypatch.setattr(hard, "play_on", noted)
    ending = walked(2, "WT4", "WT5", places=["WT3", "WT9"], hands=[["another_turn"], []])
    for game in (*everywhere(), ending):
        ends.clear()
        player("hard").choose(game, to_move(game))
        assert set(ends) <= {game.table.turns + game.table.seats}
    assert len(begun) > 3, "some tries should begin in the next turn"
