"""Why a move of Fireball Island is refused, in this position."""

from __future__ import annotations

from typing import Final

from emberisle.games.fireball_island.rules.board import (
    BLIND_CAVE,
    BRIDGES,
    DOCK,
    NOWHERE,
    POINT,
    WATER,
    is_cave,
    is_pit,
    shared,
)
from emberisle.games.fireball_island.rules.cards import (
    AHEAD,
    ANOTHER_TURN,
    BACK,
    CANCEL,
    CARDS,
    DOUBLE,
    FAKE_JEWEL,
    REROLL,
    TAKE_CARD,
    TALISMAN,
)
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.games.fireball_island.rules.moves import (
    Play,
    RollDie,
    RollDown,
    SeekCave,
    TakeCard,
    TradeToken,
    Walk,
)
from emberisle.games.fireball_island.rules.table import HELD, IslandTable
from emberisle.kernel.errors import quoted
from emberisle.kernel.steps import Refusal
from emberisle.kernel.values import Value

# -- turns


def refuse_turn(table: IslandTable, move: Value) -> Refusal:
    """Before the roll."""
    if isinstance(move, RollDie):
        return Refusal("FI-7.8", "seek_only")
    if isinstance(move, SeekCave):
        return Refusal("FI-7.7", "not_in_cave")
    return _why_not(table, table.turn, move, Refusal("FI-3.1", "your_turn"))


def refuse_end(table: IslandTable, move: Value) -> Refusal:
    """At the end of the turn."""
    seat = table.turn
    unheld = isinstance(move, Play) and not table.holds(seat, move.kind)
    if table.rising and not unheld and not isinstance(move, TradeToken):
        return Refusal("FI-11.4", "standing_up")
    if isinstance(move, (RollDie, SeekCave)):
        return Refusal("FI-11.12", "turn_lost") if table.lost else Refusal("FI-3.7", "rolled_already")
    return _why_not(table, seat, move, Refusal("FI-3.7", "finish"))


def refuse_card(table: IslandTable, seat: int, move: Value, rule: str) -> Refusal:
    """When a seat is asked whether it plays a card."""
    only = _ONLY.get(rule)
    if only is not None and _card_held(table, seat, move):
        return Refusal(rule, only)
    return _why_not(table, seat, move, Refusal(rule, "answer_or_pass"))


def _card_held(table: IslandTable, seat: int, move: Value) -> bool:
    """Whether this plays a card that the seat has."""
    if isinstance(move, TakeCard):
        return table.holds(seat, TAKE_CARD)
    return isinstance(move, Play) and table.holds(seat, move.kind)


_ONLY: Final = {
    "FI-14.2": "only_fake",
    "FI-14.3": "only_cancel",
    "FI-14.4": "only_talisman",
    "FI-14.7": "only_another_turn",
}
"""The windows in which one kind of card can be played, by their clause."""


def _why_not(table: IslandTable, seat: int, move: Value, otherwise: Refusal) -> Refusal:
    if isinstance(move, TradeToken):
        return _why_not_trade(table, seat, otherwise)
    if isinstance(move, TakeCard):
        return _why_not_take(table, seat, move.seat)
    return _why_not_play(table, seat, move) if isinstance(move, Play) else otherwise


def _why_not_trade(table: IslandTable, seat: int, otherwise: Refusal) -> Refusal:
    if table.tokens[seat] != HELD:
        return Refusal("FI-5.3", "no_token")
    if not table.room(seat):
        return Refusal("FI-4.2", "full_hand")
    if seat == table.turn or table.house.token == "any_time":
        return otherwise
    return Refusal("FI-5.3", "token_on_own_turn")


# -- cards


def _why_not_take(table: IslandTable, seat: int, other: int) -> Refusal:
    if not table.holds(seat, TAKE_CARD):
        return Refusal("FI-13.1", "not_held", (CARDS[TAKE_CARD],))
    if not 0 <= other < table.seats:
        return Refusal("FI-14.8", "no_seat", (other,))
    if other == seat:
        return Refusal("FI-14.8", "not_yourself")
    if not table.hands[other]:
        return Refusal("FI-14.8", "no_cards", (other,))
    if table.fitted(other):
        return Refusal("FI-5.4", "fitted", (other,))
    return Refusal("FI-13.2", "answer_or_pass")


def _why_not_play(table: IslandTable, seat: int, move: Play) -> Refusal:
    kind = move.kind
    if kind < 0:
        return Refusal("FI-2.5", "no_card", (quoted(move.card),))
    if not table.holds(seat, kind):
        return Refusal("FI-13.1", "not_held", (move.card,))
    if kind in AHEAD:
        return _why_not_ahead(table, move.card)
    if kind in BACK:
        return _why_not_back(table, seat)
    if kind == DOUBLE:
        return Refusal("FI-14.17", "doubled_already" if table.doubled else "double_later")
    if kind == ANOTHER_TURN:
        own = table.house.another_turn == "own_turn"
        return Refusal("FI-14.7", "only_at_end" if own else "only_between")
    if kind == TAKE_CARD:
        return _why_not_any(table, seat)
    return _REASONS[kind]


_REASONS: Final[dict[int, Refusal]] = {
    FAKE_JEWEL: Refusal("FI-14.2", "only_when_robbed"),
    CANCEL: Refusal("FI-14.3", "nothing_to_cancel"),
    TALISMAN: Refusal("FI-14.4", "no_fireball"),
    REROLL: Refusal("FI-14.6", "no_roll"),
}


def _why_not_any(table: IslandTable, seat: int) -> Refusal:
    """The card was played against nobody in particular."""
    found = any(table.hands[other] and not table.fitted(other) for other in table.others(seat))
    return Refusal("FI-14.8", "name_opponent" if found else "nobody_to_take_from")


def _why_not_ahead(table: IslandTable, card: str) -> Refusal:
    if table.rising:
        return Refusal("FI-11.4", "they_stand_up")
    if table.moment != "before":
        return Refusal("FI-14.9", "only_before", (card,))
    if table.places[table.turn] == BLIND_CAVE:
        return Refusal("FI-14.11", "blind_cave")
    return Refusal("FI-14.11", "no_force_in_cave")


def _why_not_back(table: IslandTable, seat: int) -> Refusal:
    if seat == table.turn:
        return Refusal("FI-14.12", "not_yourself")
    return Refusal("FI-14.14", "cannot_go_back")


# -- walks and ways


def refuse_walk(table: IslandTable, move: Value, count: int) -> Refusal:
    if isinstance(move, (Play, TakeCard, TradeToken)):
        return Refusal("FI-13.2", "move_first")
    if not isinstance(move, Walk):
        return Refusal("FI-3.1", "choose_walk")
    return _no_path(table, move.places) or _why_not_walk(table, move.places, count)


def refuse_back(table: IslandTable, move: Value, count: int) -> Refusal:
    """Where whoever played Move Back chooses the way."""
    if not isinstance(move, Walk):
        return Refusal("FI-14.13", "choose_back")
    return _no_path(table, move.places) or _why_not_back_there(table, move.places, count)


def _no_path(table: IslandTable, places: tuple[int, ...]) -> Refusal | None:
    """Why no piece can go like this from where it is, whatever was rolled."""
    if NOWHERE in places or not places:
        return Refusal("FI-16.1", "no_such_place")
    path = (table.places[table.turn], *places)
    for number in range(1, len(path)):
        here, there = path[number - 1], path[number]
        if there in path[:number]:
            return Refusal("FI-3.5", "twice", (there,))
        if there not in table.board.exits[here]:
            return Refusal(_joined_by(here), "not_next", (there, here))
    return None


def _joined_by(place: int) -> str:
    """The clause that says where one can go from here."""
    if is_cave(place):
        return "FI-7.9"
    if is_pit(place):
        return "FI-11.5"
    return "FI-11.8" if place == WATER else "FI-16.5"


def _why_not_walk(table: IslandTable, places: tuple[int, ...], count: int) -> Refusal:
    occupied = table.occupied(table.turn)
    end = places[-1]
    if _crosses(places, occupied):
        return Refusal("FI-8.2", "must_stop")
    if table.jewel_at == POINT and POINT in places[:-1]:
        return Refusal("FI-6.1", "jewel_stops")
    if end == DOCK and table.house.dock == "owner" and not _brings_jewel(table, places):
        return Refusal("FI-9.2", "dock_without_jewel")
    if end in occupied and not shared(end):
        return Refusal("FI-7.3" if is_cave(end) else "FI-3.3", "occupied")
    if len(places) < count:
        return Refusal("FI-3.4", "too_short", (count,))
    if places[count - 1] in occupied:
        return Refusal("FI-3.3", "next_open")
    return Refusal("FI-3.1", "too_far", (count,))


def _brings_jewel(table: IslandTable, places: tuple[int, ...]) -> bool:
    """Whether the piece has the jewel, or comes by it on this way."""
    return table.jewel_owner == table.turn or table.jewel_place() in places


def _crosses(places: tuple[int, ...], occupied: tuple[int, ...]) -> bool:
    """Whether this way crosses a bridge on which nobody stands."""
    return any(bridge in places[:-1] and bridge not in occupied for bridge in BRIDGES)


def _why_not_back_there(table: IslandTable, places: tuple[int, ...], count: int) -> Refusal:
    occupied = table.occupied(table.turn)
    end = places[-1]
    if _crosses(places, occupied):
        return Refusal("FI-14.15", "must_stop")
    if table.jewel_at == POINT and POINT in places[:-1]:
        return Refusal("FI-6.1", "jewel_stops")
    if is_cave(end) or end == DOCK:
        return Refusal("FI-14.13", "not_back_there")
    if end in occupied and not shared(end):
        return Refusal("FI-14.13", "occupied")
    if len(places) != count:
        return Refusal("FI-14.12", "back_by", (count,))
    return Refusal("FI-14.13", "not_back")


def refuse_way(table: IslandTable, roller: int, move: Value, moves: tuple[Value, ...]) -> Refusal:
    if not isinstance(move, RollDown):
        return Refusal("FI-10.1", "choose_way")
    if move.way not in WAYS:
        return Refusal("FI-15.2", "no_such_way", (quoted(move.way),))
    first = moves[0]
    assert isinstance(first, RollDown)
    if table.targets_of(move.way) or table.targets_of(first.way) != [roller]:
        return Refusal("FI-10.2", "must_hit", (move.way,))
    return Refusal("FI-10.3", "must_hit_self")
