"""Fireball Island as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from emberisle.games.fireball_island.rules import (
    closing,
    die,
    drawing,
    effects,
    fireballs,
    jewel,
    memory,
    moves,
    playing,
    steps,
    walking,
)
from emberisle.games.fireball_island.rules.board import FOLDER
from emberisle.games.fireball_island.rules.house import OPTIONS, House
from emberisle.games.fireball_island.rules.scenario import set_table
from emberisle.games.fireball_island.rules.table import NOBODY, IslandTable, Steps, fresh_table
from emberisle.games.fireball_island.rules.view import view_of
from emberisle.games.fireball_island.rules.words import TEXTS, texts_in
from emberisle.island.digests import digests
from emberisle.kernel.luck import Luck
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.texts import Texts
from emberisle.kernel.values import Value


def _house(options: Mapping[str, Any]) -> House:
    return House(**options)


class FireballIsland(Ruleset[IslandTable]):
    """Capture the jewel and bring it to the Dock [FI-1.3]; on the way it is lost and stolen [FI-1.4]."""

    id = "fireball_island"
    version = 3
    oldest = 3  # another board in version 1, and too much played otherwise in version 2
    title = "Fireball Island"
    unnamed_digests: ClassVar[dict[str, str]] = {"atlas": "0cce8dcb9c5b9e9b", "physics": "a0d158d066096034"}
    fewest = 2  # to four players [FI-1.1]
    most = 4
    fewest_points_win = True  # points are the spaces still to go
    reactions = True
    unit = "spaces to go"
    points_decide = False  # the jewel does [FI-1.3]

    def options(self) -> tuple[Option, ...]:
        return OPTIONS

    def vocabulary(self) -> tuple[type[Value], ...]:
        return VOCABULARY

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[IslandTable, Steps]:
        return fresh_table(seats, _house(house)), steps.GAME

    def digests(self, house: Mapping[str, object]) -> dict[str, str]:
        return digests(FOLDER, house["marbles"])

    def scenario(self, spec: Mapping[str, object], house: Mapping[str, object]) -> tuple[IslandTable, Steps]:
        return set_table(spec, _house(house))

    def scores(self, table: IslandTable) -> list[int]:
        return table.distances()

    def winners(self, table: IslandTable) -> list[int]:
        return [table.winner]

    def leader(self, table: IslandTable) -> int | None:
        """Who has the jewel."""
        return None if table.jewel_owner == NOBODY else table.jewel_owner

    def turn(self, table: IslandTable) -> int:
        return table.turns

    def on_turn(self, table: IslandTable) -> int | None:
        return None if table.turn == NOBODY else table.turn

    def slow_chance(self, house: Mapping[str, object]) -> bool:
        return house.get("marbles") == "physics"

    def view(self, table: IslandTable, seat: int | None) -> object:
        return view_of(table, seat)

    def deal_unseen(self, table: IslandTable, seat: int, luck: Luck) -> None:
        memory.deal_unseen(table, seat, luck)

    def label_among(
        self, move: Value, moves: tuple[Value, ...], names: tuple[str, ...] = (), language: str = "en"
    ) -> str:
        return texts_in(language).move_among(move, moves, names)

    def texts(self, language: str) -> Texts:
        return TEXTS.texts(language)


VOCABULARY: Final[tuple[type[Value], ...]] = (
    House,
    *moves.MOVES,
    *drawing.STEPS,
    *playing.STEPS,
    *fireballs.STEPS,
    *jewel.STEPS,
    *walking.STEPS,
    *die.STEPS,
    *effects.STEPS,
    *closing.STEPS,
    *steps.STEPS,
)

FIREBALL_ISLAND: Final = FireballIsland()
