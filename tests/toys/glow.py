"""Glow: see how long the embers last. For one player, with nothing that a game can do without.

GL-1  The embers glow; one blows, or stops.
GL-2  Each time one blows, a coin says whether they go out, which ends the game; else they glow on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from emberisle.kit import (
    Ask,
    Chance,
    Do,
    Event,
    Move,
    Plug,
    Refusal,
    Ruleset,
    Steps,
    Table,
    Value,
    then,
)


@dataclass(eq=False)
class GlowTable(Table):
    breaths: int = 0


@dataclass(frozen=True)
class GlowView:
    breaths: int


class Blow(Move):
    """Blow."""


class Stop(Move):
    """Stop."""


class BlowOrStop(Ask[GlowTable]):
    """Blow, or stop?"""

    rule = "GL-1"

    def seat(self, table: GlowTable) -> int:
        return 0

    def moves(self, table: GlowTable) -> tuple[Value, ...]:
        return (Blow(), Stop())

    def take(self, table: GlowTable, given: object) -> Steps[GlowTable]:
        return then(TossCoin()) if isinstance(given, Blow) else ()

    def refuse(self, table: GlowTable, move: Value) -> Refusal:
        return Refusal(self.rule, "blow, or stop")


class TossCoin(Chance[GlowTable]):
    """A coin says whether the embers go out."""

    rule = "GL-2"

    def outcomes(self, table: GlowTable) -> list[tuple[object, float]]:
        return [("glow", 3 / 4), ("out", 1 / 4)]

    def tell(self, table: GlowTable, given: object) -> list[Event]:
        return [Event(self.rule, "tossed", (given,))]

    def take(self, table: GlowTable, given: object) -> Steps[GlowTable]:
        return then(GlowOn(), BlowOrStop()) if given == "glow" else ()


class GlowOn(Do[GlowTable]):
    """They glow on."""

    rule = "GL-2"

    def do(self, table: GlowTable) -> Steps[GlowTable]:
        table.breaths += 1
        return ()


class Glow(Ruleset[GlowTable]):
    id = "glow"
    title = "Glow"
    fewest = 1
    most = 1

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (Blow, Stop, BlowOrStop, TossCoin, GlowOn)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[GlowTable, Steps[GlowTable]]:
        return GlowTable(), then(BlowOrStop())

    def scores(self, table: GlowTable) -> list[int]:
        return [table.breaths]

    def view(self, table: GlowTable, seat: int | None) -> object:
        return GlowView(table.breaths)


GAME: Final = Plug(__name__, Glow())
