"""The rules of Kindling, which ``rulebook.md`` tells clause by clause."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from emberisle.kernel.facts import Facts
from emberisle.kernel.parts import a_number
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.steps import Ask, Event, Refusal, Step, then
from emberisle.kernel.table import Table
from emberisle.kernel.texts import Catalogue, Texts
from emberisle.kernel.values import Move, Value

TEXTS: Final = Catalogue(__package__, Texts)
AT_ONCE: Final = {"three": 3, "two": 2}


@dataclass(eq=False)
class KindlingTable(Table):
    sticks: int
    at_once: int
    taken: list[int]
    turn: int = 0


Steps = tuple[Step[KindlingTable], ...]


class Take(Move):
    """Take so many sticks."""

    def __init__(self, count: object) -> None:
        self.count = a_number(self, "count", count)


class TakeSticks(Ask[KindlingTable]):
    """How many sticks are taken?"""

    rule = "KI-2"

    def seat(self, table: KindlingTable) -> int:
        return table.turn

    def moves(self, table: KindlingTable) -> tuple[Value, ...]:
        return tuple([Take(count) for count in range(1, min(table.sticks, table.at_once) + 1)])

    def tell(self, table: KindlingTable, given: Take) -> list[Event]:
        return [Event(self.rule, "took", (table.turn, given.count))]

    def take(self, table: KindlingTable, given: Take) -> Steps:
        table.sticks -= given.count
        table.taken[table.turn] += given.count
        table.turn = (table.turn + 1) % len(table.taken)
        return then(self) if table.sticks else ()

    def refuse(self, table: KindlingTable, move: Value) -> Refusal:
        most = len(self.moves(table))
        if isinstance(move, Take):
            return Refusal(self.rule, "so_many", (move.count, most))
        return Refusal(self.rule, "some", (most,))


@dataclass(frozen=True)
class KindlingView:
    sticks: int
    taken: tuple[int, ...]
    turn: int


class Kindling(Ruleset[KindlingTable]):
    """Who takes most sticks wins."""

    id = "kindling"
    title = "Kindling"
    fewest = 1
    most = 3
    unit = "sticks"

    def options(self) -> tuple[Option, ...]:
        return (Option("sticks", "KI-1", (9, 15), span=(4, 30)), Option("at_once", "KI-2", ("three", "two")))

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (Take, TakeSticks)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[KindlingTable, Steps]:
        sticks = house["sticks"]
        assert isinstance(sticks, int)
        return KindlingTable(sticks, AT_ONCE[str(house["at_once"])], [0] * seats), then(TakeSticks())

    def scenario(
        self, spec: Mapping[str, object], house: Mapping[str, object]
    ) -> tuple[KindlingTable, Steps]:
        facts = Facts("Kindling", {"seats": "", "sticks": ""}, spec)
        table, steps = self.setup(facts.number("seats", 2, 1, 3), house)
        table.sticks = facts.number("sticks", table.sticks, 1, 30)
        return table, steps

    def scores(self, table: KindlingTable) -> list[int]:
        return table.taken[:]

    def view(self, table: KindlingTable, seat: int | None) -> object:
        return KindlingView(table.sticks, tuple(table.taken), table.turn)

    def texts(self, language: str) -> Texts:
        return TEXTS.texts(language)


KINDLING: Final = Kindling()
