"""The Curse of Vul-Kar as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from emberisle.games.curse_of_vulkar.rules import (
    acting,
    copter,
    drawing,
    falling,
    gaining,
    idol,
    launching,
    marbles,
    memory,
    moves,
    passing,
    steps,
    tiger,
    together,
    walking,
)
from emberisle.games.curse_of_vulkar.rules.board import FOLDER
from emberisle.games.curse_of_vulkar.rules.errata import ERRATA
from emberisle.games.curse_of_vulkar.rules.house import OPTIONS, House
from emberisle.games.curse_of_vulkar.rules.opening import fresh_table
from emberisle.games.curse_of_vulkar.rules.scenario import set_table
from emberisle.games.curse_of_vulkar.rules.table import CurseTable, Steps
from emberisle.games.curse_of_vulkar.rules.view import view_of
from emberisle.games.curse_of_vulkar.rules.words import TEXTS, texts_in
from emberisle.island.digests import digests
from emberisle.kernel.luck import Luck
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.texts import Texts
from emberisle.kernel.values import Value


def _house(options: Mapping[str, Any]) -> House:
    return House(**options)


class CurseOfVulKar(Ruleset[CurseTable]):
    """Collect treasures and snapshots, and be home when the copter leaves [CV-1.2]; or save the Heart."""

    id = "curse_of_vulkar"
    version = 4
    errata = ERRATA
    title = "The Curse of Vul-Kar"
    unnamed_digests: ClassVar[dict[str, str]] = {"atlas": "5dd5a95f276c462c", "physics": "652b9d89472d6a46"}
    fewest = 2  # to five players [CV-1.1, CV-26.1]
    most = 5
    reactions = True
    all_may_lose = True  # together all win or all lose [CV-16.8]
    unit = "points"

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def vocabulary(self) -> tuple[type[Value], ...]:
        return VOCABULARY

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[CurseTable, Steps]:
        return fresh_table(seats, _house(house)), steps.GAME

    def digests(self, house: Mapping[str, object]) -> dict[str, str]:
        return digests(FOLDER, house["marbles"])

    def scenario(self, spec: Mapping[str, object], house: Mapping[str, object]) -> tuple[CurseTable, Steps]:
        return set_table(spec, _house(house))

    def scores(self, table: CurseTable) -> list[int]:
        if table.house.together:
            return [copter.progress(table, seat) for seat in range(table.seats)]
        count = copter.points if table.over else copter.points_seen
        return [count(table, seat) for seat in range(table.seats)]

    def winners(self, table: CurseTable) -> list[int]:
        return copter.winners(table)

    def together(self, table: CurseTable) -> bool:
        return table.house.together

    def turn(self, table: CurseTable) -> int:
        return table.turns

    def on_turn(self, table: CurseTable) -> int | None:
        return table.turn if table.turns else None

    def slow_chance(self, house: Mapping[str, object]) -> bool:
        return house.get("marbles") == "physics"

    def view(self, table: CurseTable, seat: int | None) -> object:
        return view_of(table, seat)

    def deal_unseen(self, table: CurseTable, seat: int, luck: Luck) -> None:
        memory.deal_unseen(table, seat, luck)

    def label_among(
        self, move: Value, moves: tuple[Value, ...], names: tuple[str, ...] = (), language: str = "en"
    ) -> str:
        return texts_in(language).move_among(move, moves, names)

    def texts(self, language: str) -> Texts:
        return TEXTS.texts(language)


VOCABULARY: Final[tuple[type[Value], ...]] = (
    House,
    marbles.Lie,
    marbles.Launched,
    *moves.MOVES,
    *drawing.STEPS,
    *gaining.STEPS,
    *together.STEPS,
    *idol.STEPS,
    *tiger.STEPS,
    *passing.STEPS,
    *copter.STEPS,
    *walking.STEPS,
    *falling.STEPS,
    *launching.STEPS,
    *acting.STEPS,
    *steps.STEPS,
)

CURSE_OF_VULKAR: Final = CurseOfVulKar()
