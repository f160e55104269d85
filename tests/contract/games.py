"""The games that the contract is checked on."""

from __future__ import annotations

from typing import Any, Final

from emberisle.games import rulesets
from emberisle.kernel.ruleset import Ruleset
from tests.toys.murmurs import MURMURS
from tests.toys.pebbles import PEBBLES
from tests.toys.sparks import SPARKS

GAMES: Final[tuple[Ruleset[Any], ...]] = (*rulesets(), SPARKS, PEBBLES, MURMURS)
