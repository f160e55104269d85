"""The end of a turn: the piece goes back as cards have said, and the player may still play some."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.cards import ANOTHER_TURN
from emberisle.games.fireball_island.rules.effects import answer, told
from emberisle.games.fireball_island.rules.moves import END, PLAYS, TRADE, EndTurn
from emberisle.games.fireball_island.rules.playing import React, asked_anything, can_trade, plays
from emberisle.games.fireball_island.rules.refusals import refuse_end
from emberisle.games.fireball_island.rules.table import ROWS, IslandTable, Steps
from emberisle.games.fireball_island.rules.walking import MoveBack
from emberisle.kernel.steps import Ask, Do, Event, Refusal, then
from emberisle.kernel.values import Value


class PushBack(Do[IslandTable]):
    """The move is finished: now the piece goes back as cards have said."""

    rule = "FI-14.12"

    def do(self, table: IslandTable) -> Steps:
        if not table.pushed_back:
            return ()
        player, count = table.pushed_back.pop(0)
        return then(MoveBack(player, count), PUSH_BACK)


class WordAfterMove(Do[IslandTable]):
    """The others can play cards on a move that they have seen, but not in every house."""

    rule = "FI-13.7"

    def do(self, table: IslandTable) -> Steps:
        return last_word(table) if table.house.last_word else ()


class LastWord(Do[IslandTable]):
    """Before the turn is over the others can play cards."""

    rule = "FI-13.7"

    def do(self, table: IslandTable) -> Steps:
        return last_word(table)


def last_word(table: IslandTable) -> Steps:
    """Those others are asked who may have something to say [FI-13.7]."""
    table.moment = "end"
    return REACT_AT_END[asked_anything(table, table.turn)]


class ReactAtEnd(React):
    """The piece has moved, or stood up."""

    rule = "FI-13.7"

    def ask(self, asked: tuple[int, ...]) -> Steps:
        return REACT_AT_END[asked]

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return told(table, self.asked[0], given)

    def answered(self, table: IslandTable, move: Value) -> Steps:
        return answer(table, self.asked[0], move, LAST_WORD)


class CloseTurn(Do[IslandTable]):
    """At the end of the turn the player can still play cards, with anything to play or to trade."""

    rule = "FI-3.7"

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return [Event("FI-11.12", "stood_up_at_once", (table.turn,))] if _stands_up(table) else []

    def do(self, table: IslandTable) -> Steps:
        seat = table.turn
        if _stands_up(table):
            table.lying[seat] = False
            table.rising = True
        table.moment = "end"
        return FINISH_TURN if can_trade(table, seat) or _may_add(table, seat) else ()


def _stands_up(table: IslandTable) -> bool:
    """In some houses who is hit in the own turn uses the rest of it to stand up [FI-11.12]."""
    return table.lying[table.turn] and table.house.hit_in_own_turn == "stands_up"


def _may_add(table: IslandTable, seat: int) -> bool:
    """Whether the player may hold a card to play now; after standing up that is Take Another Turn."""
    return bool(table.hands[seat]) and (table.may_play(seat) or table.may_come(ANOTHER_TURN))


class FinishTurn(Ask[IslandTable]):
    """The player passes the die on, or plays a card first."""

    rule = "FI-3.7"
    ends_turn = True

    def seat(self, table: IslandTable) -> int:
        return table.turn

    def let_pass(self, table: IslandTable) -> Value | None:
        return END

    def moves(self, table: IslandTable) -> tuple[Value, ...]:
        seat = table.turn
        trade = (TRADE,) if can_trade(table, seat) else ()
        return (END, *trade, *plays(table, seat))

    def tell(self, table: IslandTable, given: object) -> list[Event]:
        return told(table, table.turn, given)

    def take(self, table: IslandTable, given: Value) -> Steps:
        if isinstance(given, EndTurn):
            return ()
        again = CLOSE_TURN if given in WITHOUT_ANSWER else CLOSE_AFTER_CARD
        return answer(table, table.turn, given, again)

    def refuse(self, table: IslandTable, move: Value) -> Refusal:
        return refuse_end(table, move)


WITHOUT_ANSWER: Final[tuple[Value, ...]] = (TRADE, PLAYS[ANOTHER_TURN])
"""What others have no word on but a Cancel: no card, and one that is played when the turn is over."""
PUSH_BACK: Final = PushBack()
LAST_WORD: Final = then(LastWord())
REACT_AT_END: Final[dict[tuple[int, ...], Steps]] = {
    row: then(ReactAtEnd(row)) if row else () for row in ROWS
}
CLOSE_TURN: Final = then(CloseTurn())
CLOSE_AFTER_CARD: Final = then(WordAfterMove(), CloseTurn())
FINISH_TURN: Final = then(FinishTurn())

STEPS: Final[tuple[type[Value], ...]] = (
    PushBack,
    WordAfterMove,
    LastWord,
    ReactAtEnd,
    CloseTurn,
    FinishTurn,
)
