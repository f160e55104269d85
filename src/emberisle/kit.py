"""All that it takes to write a game, in one place: ``from emberisle.kit import *`` in a module of its own.

``docs/own_game.md`` walks through a whole one.
"""

from __future__ import annotations

from emberisle.kernel.errata import Erratum
from emberisle.kernel.luck import Luck
from emberisle.kernel.parts import a_number, a_text, some_texts
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.steps import GAME_OVER, Ask, Chance, Do, Event, Refusal, Step, Steps, fall_away_to, then
from emberisle.kernel.table import Table
from emberisle.kernel.values import Move, Value
from emberisle.plug import Plug

__all__ = [
    "GAME_OVER",
    "Ask",
    "Chance",
    "Do",
    "Erratum",
    "Event",
    "Luck",
    "Move",
    "Option",
    "Plug",
    "Refusal",
    "Ruleset",
    "Step",
    "Steps",
    "Table",
    "Value",
    "a_number",
    "a_text",
    "fall_away_to",
    "some_texts",
    "then",
]
