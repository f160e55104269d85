"""A position to think about: a table and what comes next, from a game or from what a screen has seen."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Final, NamedTuple

from emberisle.games.board_game_battle.rules.actions import ACTIONS, BACK_4, EVEN, EVEN_OR_ODD, ODD
from emberisle.games.board_game_battle.rules.battles import (
    BACKWARDS,
    CHOOSE,
    DUELS,
    ONE_VS_ONE_TILE,
    ONE_VS_THREE_TILE,
    RANDOM_TILE,
    SWITCH_TILE,
    SWITCHES,
    WIN_AGAINST_ALL,
    WON_DUELS,
)
from emberisle.games.board_game_battle.rules.detour import CREEP, DETOUR_TILE
from emberisle.games.board_game_battle.rules.house import House
from emberisle.games.board_game_battle.rules.placement import SEATS
from emberisle.games.board_game_battle.rules.steps import (
    ASKED_TURN,
    ATTEMPT,
    END_ROUND,
    EXTRA_DIE,
    MOVE,
    ROLL_OFF,
    TURN,
    TURNS_ON,
    WIN,
    RollForPlacement,
    opening,
    selecting,
)
from emberisle.games.board_game_battle.rules.table import (
    NOBODY,
    NOT_IN_DETOUR,
    BattleTable,
    Steps,
    fresh_table,
)
from emberisle.games.board_game_battle.rules.tiles import FIFTY_FIFTY
from emberisle.games.board_game_battle.rules.view import BattleView
from emberisle.kernel.game import Game, View
from emberisle.kernel.steps import Event, Step, then
from emberisle.kernel.table import clone, field_names

IN_A_TURN: Final[dict[str, Steps]] = {
    "EndTurn": (),
    "RollExtraDie": EXTRA_DIE,
    "MovePiece": MOVE,
    "AttemptChallenge": ATTEMPT,
    "Win": WIN,
    "MoveInDetour": CREEP,
    "EnterDetour": DETOUR_TILE,
    "MeetOpponent": ONE_VS_ONE_TILE,
    "ChooseOpponent": CHOOSE,
    "RollAgainstAll": ONE_VS_THREE_TILE,
    "WinAgainstAll": WIN_AGAINST_ALL,
    "RollForSwitch": SWITCH_TILE,
    "RollForRandom": RANDOM_TILE,
    "GoBackFour": BACK_4,
    "RollEvenOrOdd": EVEN_OR_ODD,
}
AGAINST: Final[dict[str, list[Steps]]] = {
    "RollDuel": DUELS,
    "WinDuel": WON_DUELS,
    "SwitchPieces": SWITCHES,
    "RollBack": BACKWARDS,
}
"""What comes next by the name of its first step; for some it depends on who was chosen or named."""


class Position(NamedTuple):
    """A table and an agenda; both are changed by whoever plays on, so play on with a copy."""

    table: BattleTable
    agenda: list[Step[BattleTable]]

    def copy(self) -> Position:
        return Position(clone(self.table), self.agenda[:])

    def seed(self) -> int:
        """A number made from everything that is seen here."""
        seen = [getattr(self.table, name) for name in field_names(self.table)]
        digest = hashlib.sha256(repr([seen, self.agenda]).encode()).digest()
        return int.from_bytes(digest[:6], "big")


def position_in(game: Game) -> Position:
    """Where a game stands. Nothing is hidden in this one, and the luck to come is left behind."""
    return Position(game.table, game.agenda).copy()


def position_seen(view: View, house: House, story: Sequence[Event]) -> Position:
    """What a view shows, be it in the middle of a turn, with the help of what was told last."""
    seen: BattleView = view.table
    table = fresh_table(house)
    table.pieces = list(seen.pieces)
    table.squares = list(seen.squares)
    table.detour = [NOT_IN_DETOUR if step is None else step for step in seen.detour]
    table.beaten = [sum([1 << number for number in numbers]) for numbers in seen.beaten]
    table.ranks, table.places, table.dice, table.round = seen.ranks, seen.places, seen.dice, seen.round
    table.turn = 0 if seen.turn is None else seen.places.index(seen.turn)
    table.winner = NOBODY if seen.winner is None else seen.winner
    return Position(table, list(_next(view.question, table, story)))


def _next(question: str, table: BattleTable, story: Sequence[Event]) -> Steps:
    turn = ASKED_TURN if table.house.ask_to_roll else TURN
    between: dict[str, Steps] = {
        "": (),
        "SelectPiece": selecting(table.house),
        "BeginRound": opening(table.house),
        "RollForPlacement": then(RollForPlacement(), turn),
        "RollOff": then(ROLL_OFF, turn),
        "TakeDice": turn,
        "RollDice": TURN,
        "EndRound": END_ROUND,
    }
    if question in between:
        return between[question]
    return then(_rest(question, table, story), TURNS_ON)


def _rest(question: str, table: BattleTable, story: Sequence[Event]) -> Steps:
    """What is left of the turn."""
    if question in AGAINST:
        return AGAINST[question][_opponent(table, story)]
    if question in IN_A_TURN:
        return IN_A_TURN[question]
    tile = table.board.tiles[table.squares[table.seat]]
    if tile == FIFTY_FIFTY:
        return EVEN if question == "GoToBlue" else ODD
    return ACTIONS[tile]


def _opponent(table: BattleTable, story: Sequence[Event]) -> int:
    """Whom the player battles, or whom the die named."""
    for event in reversed(story):
        if event.what == "battle" and isinstance(event.facts[1], int):
            return event.facts[1]
        if event.what == "place_rolled" and isinstance(event.facts[1], int):
            return table.places[event.facts[1] - 1]
    return (table.seat + 1) % SEATS
