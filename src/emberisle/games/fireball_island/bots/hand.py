"""When to play which card: what it gains in spaces, less what it is worth to keep it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberisle.games.fireball_island.bots.trails import (
    A_CARD,
    A_TURN,
    BEHIND,
    HIT,
    REACH,
    WIN,
    average,
    best_way,
    cave_found,
    fallen,
    from_cave,
    prospect,
    pushed,
    to_go,
    way_worth,
    weight,
)
from emberisle.games.fireball_island.rules.board import DOCK, POINT
from emberisle.games.fireball_island.rules.cards import (
    AHEAD,
    ANOTHER_TURN,
    BACK,
    CANCEL,
    DOUBLE,
    FAKE_JEWEL,
    FIREBALL,
    FULL_HAND,
    MOVED_BY,
    REROLL,
    TAKE_CARD,
    TALISMAN,
)
from emberisle.games.fireball_island.rules.moves import RollDown
from emberisle.games.fireball_island.rules.table import IslandTable

KEEP: Final = {
    FIREBALL: 6.0,
    FAKE_JEWEL: 0.0,
    CANCEL: 6.0,
    TALISMAN: 5.0,
    REROLL: 3.5,
    ANOTHER_TURN: 3.6,
    TAKE_CARD: 1.0,
    DOUBLE: 2.5,
    **dict.fromkeys(AHEAD, 1.5),
    **dict.fromkeys(BACK, 2.5),
}
"""What each card is worth in the hand, in spaces."""
FAR: Final = 8
"""From Vul-Kar Point: nearer than this one will soon hold four cards anyway."""
TOO_EARLY: Final = 0.5
"""A Fireball can wait for the victim's own turn, and for the roll."""


def card_worth(table: IslandTable, seat: int, kind: int) -> float:
    """What playing this card now gains, compared with keeping it."""
    return gain(table, seat, kind) - price(table, seat, kind)


def price(table: IslandTable, seat: int, kind: int) -> float:
    """What it is worth to keep a card: little with a full hand, nothing when a new hand is near."""
    if table.jewel_at == POINT and table.board.far[table.places[seat]][POINT] < FAR:
        return 0.1 * KEEP[kind]
    full = len(table.hands[seat]) == FULL_HAND
    return KEEP[kind] * (0.6 if full else 1.0)


def gain(table: IslandTable, seat: int, kind: int) -> float:
    """What this card does for this seat, in spaces."""
    if kind in AHEAD:
        return _ahead(table, seat, MOVED_BY[kind])
    if kind in BACK:
        return _back(table, MOVED_BY[kind])
    return _GAINS[kind](table, seat)


# -- moving


def _share(table: IslandTable, seat: int) -> float:
    """What the spaces of the player whose turn it is count for this seat: less than 0 for opponents."""
    return 1.0 if seat == table.turn else -weight(table)


def _ahead(table: IslandTable, seat: int, count: int) -> float:
    return _share(table, seat) * (prospect(table, count) - average(table, table.doubled))


def _double(table: IslandTable, seat: int) -> float:
    """What a roll gains that counts twice; on one that lies there the card comes too late."""
    if table.moment == "after":
        return 0.0
    if table.seeking:
        here, goal = table.places[table.turn], table.goal(table.turn)
        plain, doubled = [from_cave(table, here, goal, twice) for twice in (False, True)]
        return _share(table, seat) * (plain - doubled)
    return _share(table, seat) * (average(table, True) - average(table, False))


def _back(table: IslandTable, count: int) -> float:
    """So many spaces back, which is worth more the nearer the owner of the jewel is to the Dock."""
    if table.moment == "after":
        can_wait = table.house.last_word or _wins(table)
        return 0.0 if can_wait else count * weight(table) * _urgency(table)
    lost = [pushed(table, walk) for walk in table.ways_back(count)]
    return max(lost, default=0) * weight(table) * _urgency(table)


def _urgency(table: IslandTable) -> float:
    """How much it matters to hold up the player whose turn it is."""
    turn = table.turn
    if table.jewel_owner != turn:
        return 0.7
    near = table.board.far[table.places[turn]][DOCK] <= REACH + 3
    return 2.5 if near else 1.2


def _wins(table: IslandTable) -> bool:
    """Whether the roll on the table takes the player whose turn it is to the Dock with the jewel."""
    return table.die > 1 and not table.seeking and prospect(table, table.die) > WIN / 2


def _reroll(table: IslandTable, seat: int) -> float:
    turn = table.turn
    again = table.twice or table.doubled
    if table.seeking:
        here, goal = table.places[turn], table.goal(turn)
        found = table.board.far[cave_found(table, here, table.die)][goal]
        return _share(table, seat) * (found - from_cave(table, here, goal, again))
    if table.die == 1 and seat != turn:
        return _spared(table, seat)
    return _share(table, seat) * (average(table, again) - prospect(table, table.die))


def _spared(table: IslandTable, seat: int) -> float:
    """What it is worth that an opponent rolls no Fireball: much to the owner of the jewel, if in reach."""
    place = table.places[seat]
    return HIT[place] * fallen(table, seat)[seat] if table.jewel_owner == seat and HIT[place] else 0.0


def _another_turn(table: IslandTable, seat: int) -> float:
    """A turn is worth more with the jewel, or in reach of it."""
    place = table.places[seat]
    if table.jewel_owner == seat:
        return A_TURN + (WIN / 6 if table.board.far[place][DOCK] <= REACH else 4.0)
    return A_TURN + (6.0 if table.board.far[place][table.jewel_place()] <= REACH else 0.0)


# -- Fireballs and cards


def _fireball(table: IslandTable, seat: int) -> float:
    """The best way, played when it spoils a turn: others may do it before, and a roll of 1 is free."""
    best = best_way(table, seat)
    turn = table.turn
    if seat != turn and table.moment == "after" and HIT[table.places[turn]]:
        return best + (WIN / 2 if _wins(table) else 0.0)
    return best if best > 2 * KEEP[FIREBALL] else TOO_EARLY * best


def _talisman(table: IslandTable, seat: int) -> float:
    return -way_worth(table, seat, RollDown(table.way))


def _fake_jewel(table: IslandTable, seat: int) -> float:
    return BEHIND


def _take_card(table: IslandTable, seat: int) -> float:
    return A_CARD


_GAINS: Final[dict[int, Callable[[IslandTable, int], float]]] = {
    FIREBALL: _fireball,
    FAKE_JEWEL: _fake_jewel,
    TALISMAN: _talisman,
    REROLL: _reroll,
    ANOTHER_TURN: _another_turn,
    TAKE_CARD: _take_card,
    DOUBLE: _double,
}


def take_worth(table: IslandTable, seat: int, opponent: int) -> float:
    """A card for a card, and one that the opponent misses: best from whoever is nearest to winning."""
    ahead = min([to_go(table, other) for other in table.others(seat)]) == to_go(table, opponent)
    return A_CARD - price(table, seat, TAKE_CARD) + (0.5 if ahead else 0.0)


def trade_worth(table: IslandTable, seat: int) -> float:
    """The token brings most with an empty hand; not when Vul-Kar Point will fill it."""
    if table.jewel_at == POINT and table.board.far[table.places[seat]][POINT] < FAR:
        return -1.0
    need = 4.0 if table.jewel_owner == seat else 5.0
    return A_CARD * table.room(seat) - need


# -- cancelling


def cancel_worth(table: IslandTable, seat: int) -> float:
    """What it is worth to undo the card that was just played; only what hurts is cancelled."""
    player, kind = table.played[-1]
    if kind == CANCEL:
        victim, undone = table.played[-2] if len(table.played) > 1 else (player, kind)
        good = gain(table, seat, undone) if victim == seat and undone != CANCEL else 0.0
    elif kind == FAKE_JEWEL:
        good = BEHIND if seat == table.turn else 0.0
    elif kind == TALISMAN:
        good = way_worth(table, seat, RollDown(table.way))
    else:
        good = _harm(table, seat, player, kind)
    return good - KEEP[CANCEL]


def _harm(table: IslandTable, seat: int, player: int, kind: int) -> float:
    """What a card of an opponent costs this seat: all of it if it was meant for them."""
    if kind == TAKE_CARD:
        return 0.0
    mine = table.turn == seat and (kind in AHEAD or kind in BACK or kind in (REROLL, DOUBLE))
    share = 1.0 if mine else weight(table) if table.jewel_owner == player else 0.0
    return share * gain(table, player, kind) if share else 0.0
