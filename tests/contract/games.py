"""The games that the contract is checked on."""

from __future__ import annotations

from typing import Any, Final

from emberisle.games import plug
from emberisle.kernel.ruleset import Ruleset
from emberisle.plug import Plug
from tests.own_games import OWN
from tests.toys import glow, kindling, murmurs, pebbles, sparks

TOYS: Final = (
    Plug(sparks.__name__, sparks.SPARKS),
    Plug(pebbles.__name__, pebbles.PEBBLES),
    Plug(murmurs.__name__, murmurs.MURMURS),
    kindling.GAME,
    glow.GAME,
)

PLUGS: Final[tuple[Plug, ...]] = (*[plug(game_id) for game_id in OWN], *TOYS)

GAMES: Final[tuple[Ruleset[Any], ...]] = tuple([game.ruleset for game in PLUGS])
