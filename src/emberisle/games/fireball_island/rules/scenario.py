"""Positions of Fireball Island described by a few facts, for tests, puzzles and teaching."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberisle.games.fireball_island.rules.board import (
    DOCK,
    NAMES,
    NOWHERE,
    NUMBER,
    POINT,
    SPACES,
    START,
    WATER,
    is_pit,
    shared,
)
from emberisle.games.fireball_island.rules.cards import CARDS, DECK, FULL_HAND, by_name
from emberisle.games.fireball_island.rules.house import House
from emberisle.games.fireball_island.rules.steps import GAME, TURN_OF
from emberisle.games.fireball_island.rules.table import (
    HELD,
    NO_TOKEN,
    NOBODY,
    TRADED,
    IslandTable,
    Steps,
    fresh_table,
)
from emberisle.games.fireball_island.rules.walking import since_turning
from emberisle.kernel.errors import BadScenario, quoted
from emberisle.kernel.facts import Facts

KNOWN: Final = {
    "seats": "how many play; as many as have a place or a hand",
    "places": "where each piece is, such as ['WT4', 'cave 3', 'pit A']",
    "came_by": "for each piece the spaces it came by, the last one last",
    "lying": "the seats whose piece lies on its side in a pit",
    "hands": "for each seat the names of its cards",
    "discard": "the cards in the discard pile",
    "tokens": "for each seat 'none', 'held' or 'traded'",
    "jewel": "the seat that owns it, or the space where it lies; Vul-Kar Point if not said",
    "turn": "whose turn it is",
    "owed": "how many more turns that seat has in a row",
    "doubled": "whether the next roll counts twice",
}

_TOKENS: Final = {"none": NO_TOKEN, "held": HELD, "traded": TRADED}


def set_table(spec: Mapping[str, object], house: House) -> tuple[IslandTable, Steps]:
    """The table that these facts describe, at the beginning of a turn."""
    facts = Facts("Fireball Island", KNOWN, spec)
    seats = facts.number("seats", _seats(facts), 2, 4)
    table = fresh_table(seats, house)
    if not spec or (len(spec) == 1 and facts.has("seats")):
        return table, GAME
    for seat, name in enumerate(_for_each(facts, "places", seats)):
        _stand(table, seat, name)
    for seat, path in enumerate(_for_each(facts, "came_by", seats)):
        came_by = [_place("came_by", name) for name in _list("came_by", path)]
        table.tracks[seat] = since_turning((), [*came_by, table.places[seat]])
    for seat in facts.numbers("lying", []):
        _lay_down(table, seat)
    _deal(table, facts)
    for seat, name in enumerate(_for_each(facts, "tokens", seats)):
        if name not in _TOKENS:
            raise BadScenario(f"'tokens' are {', '.join(_TOKENS)}, not {quoted(name)}")
        table.tokens[seat] = _TOKENS[str(name)]
    _lay_jewel(table, facts)
    turn = facts.number("turn", 0, 0, seats - 1)
    table.owed[turn] = facts.number("owed", 0, 0, 9)
    table.doubled = facts.flag("doubled", False)
    table.contenders = ()
    table.regular = turn
    table.turn = turn
    return table, TURN_OF[turn]


def _seats(facts: Facts) -> int:
    return max(2, *[len(facts.items(name)) for name in ("places", "hands", "tokens", "came_by")])


def _for_each(facts: Facts, name: str, seats: int) -> list[object]:
    found = facts.items(name)
    if len(found) > seats:
        raise BadScenario(f"{name!r} has one entry for each of the {seats} seats, not {len(found)}")
    return found


def _list(fact: str, value: object) -> list[object]:
    if not isinstance(value, (list, tuple)):
        raise BadScenario(f"{fact!r} is a list of lists, not {quoted(value)}")
    return list(value)


def _place(fact: str, name: object) -> int:
    place = NUMBER.get(name, NOWHERE) if isinstance(name, str) else NOWHERE
    if place == NOWHERE:
        raise BadScenario(f"{fact!r} names places such as 'WT4', 'cave 3' or 'pit A', not {quoted(name)}")
    return place


def _stand(table: IslandTable, seat: int, name: object) -> None:
    place = _place("places", name)
    if place in table.places[:seat] and not shared(place):
        raise BadScenario(f"two pieces stand on {NAMES[place]}")
    table.places[seat] = place


def _lay_down(table: IslandTable, seat: int) -> None:
    if not 0 <= seat < table.seats or not is_pit(table.places[seat]):
        raise BadScenario(f"'lying' names seats whose piece is in a pit, not {seat}")
    table.lying[seat] = True


def _deal(table: IslandTable, facts: Facts) -> None:
    for seat, hand in enumerate(_for_each(facts, "hands", table.seats)):
        cards = _list("hands", hand)
        if len(cards) > FULL_HAND:
            raise BadScenario(f"nobody holds more than {FULL_HAND} cards")
        for name in cards:
            table.give(seat, _from_deck(table, name))
    table.discard = [_from_deck(table, name) for name in facts.items("discard")]


def _from_deck(table: IslandTable, name: object) -> int:
    kind = by_name(name)
    if kind < 0:
        raise BadScenario(f"there is no card {quoted(name)}; there are: {', '.join(CARDS)}")
    if not table.left[kind]:
        raise BadScenario(f"there are {DECK[kind]} cards {name!r}, and more are named")
    table.left[kind] = table.left[kind] - 1
    return kind


def _lay_jewel(table: IslandTable, facts: Facts) -> None:
    jewel = facts.get("jewel")
    if isinstance(jewel, int) and not isinstance(jewel, bool):
        if not 0 <= jewel < table.seats or is_pit(table.places[jewel]):
            raise BadScenario(f"'jewel' is a seat whose piece is not in a pit, or a space, not {jewel}")
        table.jewel_owner = jewel
        table.jewel_at = NOBODY
        return
    place = _place("jewel", jewel) if facts.has("jewel") else POINT
    if place >= SPACES or place in (START, WATER, DOCK):
        raise BadScenario(f"the jewel lies on a space, not on {NAMES[place]}")
    table.jewel_at = place
