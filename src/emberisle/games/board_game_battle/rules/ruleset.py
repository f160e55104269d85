"""Board Game Battle as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emberisle.games.board_game_battle.rules import actions, battles, detour, moves, selecting, steps
from emberisle.games.board_game_battle.rules.house import House, options
from emberisle.games.board_game_battle.rules.placement import SEATS
from emberisle.games.board_game_battle.rules.scenario import set_table
from emberisle.games.board_game_battle.rules.table import BattleTable, Steps, fresh_table
from emberisle.games.board_game_battle.rules.view import view_of
from emberisle.games.board_game_battle.rules.words import TEXTS, board_in_words, event_in_words
from emberisle.kernel.errata import Erratum
from emberisle.kernel.ruleset import Option, Ruleset, TurnTold
from emberisle.kernel.steps import Event
from emberisle.kernel.texts import Texts
from emberisle.kernel.values import Value

FOR_PLACEMENT: Final = frozenset({"round", "placement_rolls"})
"""With these begins what is told before the first turn of a round, whoever has it then."""


def _house(given: Mapping[str, Any]) -> House:
    return House(**given)


class BoardGameBattle(Ruleset[BattleTable]):
    """A race over six challenges; before every round the dice say in which order, and who has only one."""

    id = "board_game_battle"
    title = "Board Game Battle"
    version = 2
    errata = (Erratum("selected_pieces", 2, "BB-2.4", option="pieces", before={None: "given"}),)
    fewest = 4  # no more and no fewer [BB-1.1]
    most = 4
    unit = "squares"

    def options(self) -> tuple[Option, ...]:
        return options()

    def vocabulary(self) -> tuple[type[Value], ...]:
        return VOCABULARY

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[BattleTable, Steps]:
        table = fresh_table(_house(house))
        return table, steps.opening(table.house) if table.pieces else steps.selecting(table.house)

    def scenario(self, spec: Mapping[str, object], house: Mapping[str, object]) -> tuple[BattleTable, Steps]:
        return set_table(spec, _house(house))

    def scores(self, table: BattleTable) -> list[int]:
        """How many squares each piece is from Start; the winner is one beyond the last challenge."""
        return [table.progress(seat) for seat in range(SEATS)]

    def winners(self, table: BattleTable) -> list[int]:
        return [table.winner]

    def turn_told(self, table: BattleTable) -> tuple[int, int] | None:
        return (table.round, table.seat) if table.turn < len(table.places) else None

    def told_in(self, table: BattleTable, events: Sequence[Event]) -> TurnTold | None:
        if events[0].what in FOR_PLACEMENT:
            return table.round, None
        return self.turn_told(table)

    def view(self, table: BattleTable, seat: int | None) -> object:
        return view_of(table)

    def texts(self, language: str) -> Texts:
        return TEXTS.texts(language)

    def sentence(self, event: Event, names: tuple[str, ...], language: str = "en") -> str:
        return event_in_words(event, names, language)

    def choice_in_words(self, option: Option, value: object, language: str) -> str:
        if option.name == "board" and isinstance(value, str):
            return board_in_words(value, language)
        return super().choice_in_words(option, value, language)


VOCABULARY: Final[tuple[type[Value], ...]] = (
    House,
    *moves.MOVES,
    *selecting.STEPS,
    *battles.STEPS,
    *detour.STEPS,
    *actions.STEPS,
    *steps.STEPS,
)

BOARD_GAME_BATTLE: Final = BoardGameBattle()
