"""The games that environments are tested on: all of ours, and some that bring no numbers of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import pytest

from emberisle import Luck
from emberisle.contract.registry import known
from emberisle.envs.episode import Episode
from emberisle.kernel.values import Value
from emberisle.plug import Plug
from tests.contract.games import PLUGS
from tests.own_games import OWN

every_game = pytest.mark.parametrize("game", PLUGS, ids=lambda game: game.ruleset.id)
own_game = pytest.mark.parametrize("game_id", OWN)

MANY_MOVES: Final = 250
"""Of a match that goes on for longer only so many are looked at."""


def positions(
    game: Plug,
    seats: int,
    luck: Luck,
    look: Callable[[Episode], None],
    options: Mapping[str, object] | None = None,
) -> None:
    """Look at an episode before every move of a match that is played as the game's own playouts do it."""
    with known(game):
        episode = Episode(game.ruleset.id, seats, options)
        episode.begin(luck.below(1 << 48))
        for _ in range(MANY_MOVES):
            step = episode.game.step
            if step is None:
                return
            look(episode)
            move = step.sample(episode.game.table, luck)
            assert isinstance(move, Value)
            episode.play(move)
