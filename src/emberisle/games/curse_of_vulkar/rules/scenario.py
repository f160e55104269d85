"""Positions of The Curse of Vul-Kar described by a few facts, for tests, puzzles and teaching."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    CHUTES,
    COLOURS,
    FACINGS,
    HELIPAD,
    NAMES,
    NOWHERE,
    NUMBER,
    SETTINGS,
    SLABS,
    SNAPSHOTS,
    START,
    TREES,
    on_island,
)
from emberisle.games.curse_of_vulkar.rules.cards import ACTIONS, CATACLYSM_CARD, HAND, KINDS, OPEN, card
from emberisle.games.curse_of_vulkar.rules.cards import NUMBER as CARDS
from emberisle.games.curse_of_vulkar.rules.house import House
from emberisle.games.curse_of_vulkar.rules.marbles import placed
from emberisle.games.curse_of_vulkar.rules.opening import fresh_table
from emberisle.games.curse_of_vulkar.rules.souvenirs import SOUVENIRS
from emberisle.games.curse_of_vulkar.rules.steps import GAME, PlayTurn
from emberisle.games.curse_of_vulkar.rules.table import (
    EMPTY,
    FIREBALLS,
    IN_MAW,
    LAST_TURNS,
    CurseTable,
    Steps,
)
from emberisle.kernel.errors import BadScenario, quoted
from emberisle.kernel.facts import Facts
from emberisle.kernel.steps import then

KNOWN: Final = {
    "seats": "how many play; as many as have a hand, else two",
    "places": "where each figure is, such as ['TR5', 'start', 'copter']; the helipad if not said",
    "lying": "who lies: [0, 'space', 'TR5'], [0, 'chute', 'E-N'], [0, 'off'] or [0, 'odd', 'TR5', 'TR6']",
    "tokens": "for each figure its treasures, such as 'RRRY'",
    "snapshots": "for each figure the spaces where it took snapshots",
    "heart": "the figure that carries it, 'slab' or 'maw'",
    "penny": "the figure that has it, or 'maw'",
    "idol": "the figure that carries the Golden Idol, or the space where it lies",
    "tiger": "the space of the Tiger",
    "stung": "the figures that were stung",
    "maw": "the treasures in the Maw, such as 'RB'",
    "slabs": "pairs of a space and the colour of its treasure, such as ['TR2', 'red']; empty if not said",
    "hands": "for each seat its action cards, such as [['beeline', 6], ['cataclysm', 4]]; drawn if not said",
    "tracker": "the cards in the tracker",
    "discard": "the cards in the discard pile",
    "drawable": "together: how many cards can still be drawn",
    "souvenirs": "for each seat its souvenirs",
    "gone": "the souvenirs that have left the game",
    "facing": "Vul-Kar's facing in degrees",
    "trees": "pairs of a tree and its setting, such as ['T1', 'left']",
    "scar": "how many Fireballs are in the Scar",
    "copter": "whether it has come back",
    "last_turns": "for each figure how many turns it has left once the copter has come",
    "entered": "for each figure in which turn it entered the helipad last",
    "turns": "how many turns have been played",
    "figure": "whose turn it is",
    "first": "the figure that began",
}

_LETTERS: Final = {name[0].upper(): colour for colour, name in enumerate(COLOURS)}


def set_table(spec: Mapping[str, object], house: House) -> tuple[CurseTable, Steps]:
    """The table that these facts describe, at the beginning of a turn."""
    facts = Facts("The Curse of Vul-Kar", KNOWN, spec)
    seats = facts.number("seats", max(2, len(facts.items("hands")), len(facts.items("souvenirs"))), 2, 5)
    table = fresh_table(seats, house)
    if not spec or (len(spec) == 1 and facts.has("seats")):
        return table, GAME
    _set_figures(table, facts)
    _set_treasures(table, facts)
    _set_clock(table, facts)
    _set_cards(table, facts)
    _set_island(table, facts)
    _set_expansions(table, facts)
    figure = facts.number("figure", 0, 0, table.figures - 1)
    if table.aboard(figure):
        raise BadScenario(f"figure {figure} is aboard and has no turn")
    table.figure = figure
    return table, then(PlayTurn(figure))


def _for_each(facts: Facts, name: str, most: int, what: str) -> list[object]:
    found = facts.items(name)
    if len(found) > most:
        raise BadScenario(f"{name!r} has one entry for each of the {most} {what}, not {len(found)}")
    return found


def _list(fact: str, value: object) -> list[object]:
    if not isinstance(value, (list, tuple)):
        raise BadScenario(f"{fact!r} has lists in it, not {quoted(value)}")
    return list(value)


def _space(fact: str, name: object) -> int:
    place = NUMBER.get(name, NOWHERE) if isinstance(name, str) else NOWHERE
    if not on_island(place):
        raise BadScenario(f"{fact!r} names spaces such as 'TR5', not {quoted(name)}")
    return place


def _index(fact: str, names: tuple[str, ...], name: object) -> int:
    if name not in names:
        raise BadScenario(f"{fact!r} names one of {', '.join(names)}, not {quoted(name)}")
    return names.index(str(name))


# -- figures


def _set_figures(table: CurseTable, facts: Facts) -> None:
    for figure in range(table.figures):
        table.places[figure] = HELIPAD
    for figure, name in enumerate(_for_each(facts, "places", table.figures, "figures")):
        place = NUMBER.get(name, NOWHERE) if isinstance(name, str) else NOWHERE
        if place == NOWHERE:
            raise BadScenario(f"'places' names spaces, 'start' or 'copter', not {quoted(name)}")
        if on_island(place) and place != HELIPAD and place in table.places[:figure]:
            raise BadScenario(f"two figures are on {NAMES[place]}")
        table.places[figure] = place
    for entry in facts.items("lying"):
        _lay_down(table, _list("lying", entry))


def _lay_down(table: CurseTable, entry: list[object]) -> None:
    figure, how = (*entry, None, None)[:2]
    where = tuple([str(name) for name in entry[2:]])
    if type(figure) is not int or not 0 <= figure < table.figures:
        raise BadScenario(f"'lying' begins with a figure, not {quoted(figure)}")
    if (how == "chute" and len(where) == 1 and where[0] in CHUTES) or (how == "off" and not where):
        table.places[figure] = NOWHERE
    elif how == "odd" and where:
        for name in where:
            _space("lying", name)
        table.places[figure] = NOWHERE
    elif how == "space" and len(where) == 1:
        table.places[figure] = _space("lying", where[0])
    else:
        raise BadScenario(f"'lying' says how a figure lies as in {KNOWN['lying']}, not {quoted(entry)}")
    table.lies[figure] = placed(str(how), where)


# -- what they have


def _tokens(fact: str, letters: object) -> tuple[int, int, int]:
    if not isinstance(letters, str) or not set(letters) <= set(_LETTERS):
        raise BadScenario(f"{fact!r} are letters {', '.join(_LETTERS)}, such as 'RRY', not {quoted(letters)}")
    return letters.count("R"), letters.count("Y"), letters.count("B")


def _set_treasures(table: CurseTable, facts: Facts) -> None:
    for figure, letters in enumerate(_for_each(facts, "tokens", table.figures, "figures")):
        for colour, count in enumerate(_tokens("tokens", letters)):
            table.add_token(figure, colour, count)
    table.maw = list(_tokens("maw", facts.get("maw") or ""))
    for figure, spaces in enumerate(_for_each(facts, "snapshots", table.figures, "figures")):
        for name in _list("snapshots", spaces):
            _give_snapshot(table, figure, _space("snapshots", name))
    for pair in facts.items("slabs"):
        _lay_token(table, _list("slabs", pair))
    table.heart = _holder(table, facts, "heart", {"slab": table.heart, "maw": IN_MAW})
    table.penny = _holder(table, facts, "penny", {"maw": IN_MAW})
    for colour, name in enumerate(COLOURS):
        used = table.slabs.count(colour) + table.maw[colour] + sum([t[colour] for t in table.tokens])
        if used > len(SLABS) // len(COLOURS):
            raise BadScenario(f"there are {len(SLABS) // len(COLOURS)} {name} treasures, not {used}")


def _give_snapshot(table: CurseTable, figure: int, space: int) -> None:
    if space not in SNAPSHOTS or not table.stock[table.stock_of(space)]:
        raise BadScenario(f"no snapshot is left at {NAMES[space]}")
    if table.shade(space) in table.shades(figure):
        raise BadScenario(f"figure {figure} has two snapshots of one colour")
    table.stock[table.stock_of(space)] -= 1
    table.photos[figure] = (*table.photos[figure], space)


def _lay_token(table: CurseTable, pair: list[object]) -> None:
    if len(pair) != 2:
        raise BadScenario(f"'slabs' are pairs of a space and a colour, not {quoted(pair)}")
    space, colour = _space("slabs", pair[0]), _index("slabs", COLOURS, pair[1])
    free = [n for n, place in enumerate(SLABS) if place == space and table.slabs[n] == EMPTY]
    if not free:
        raise BadScenario(f"there is no free slab on {NAMES[space]}")
    table.slabs[free[0]] = colour


def _holder(table: CurseTable, facts: Facts, name: str, elsewhere: dict[str, int]) -> int:
    value = facts.get(name)
    if value is None:
        return table.heart if name == "heart" else table.penny
    if isinstance(value, str) and value in elsewhere:
        return elsewhere[value]
    if type(value) is not int or not 0 <= value < table.figures:
        raise BadScenario(f"{name!r} is a figure or {' or '.join(elsewhere)}, not {quoted(value)}")
    return value


# -- cards


def _card(table: CurseTable, fact: str, value: object) -> int:
    named = tuple(value) if isinstance(value, (list, tuple)) else value
    kind = CARDS.get(named, -1) if isinstance(named, tuple) and len(named) == 2 else -1
    if kind < 0:
        known = ", ".join([f"{ACTIONS[action]} {count}" for action, count in KINDS])
        raise BadScenario(
            f"{fact!r} has cards such as ['beeline', 6], not {quoted(value)}; there are: {known}"
        )
    if not table.left[kind]:
        raise BadScenario(f"there are not so many cards {card(kind)}")
    table.left[kind] = table.left[kind] - 1
    return kind


def _set_cards(table: CurseTable, facts: Facts) -> None:
    together = table.house.together
    for seat, hand in enumerate(_for_each(facts, "hands", table.seats, "seats")):
        cards = _list("hands", hand)
        if together and cards:
            raise BadScenario("together nobody holds action cards")
        if len(cards) > (most := _most_cards(table, seat)):
            raise BadScenario(f"seat {seat} holds at most {most} action cards")
        table.hands[seat] = tuple(sorted([_card(table, "hands", name) for name in cards]))
    tracker = [_card(table, "tracker", name) for name in facts.items("tracker")]
    if not together and (len(tracker) >= OPEN or any(kind != CATACLYSM_CARD for kind in tracker)):
        raise BadScenario("the tracker holds up to two Cataclysm! cards")
    if len(tracker) > OPEN or (together and not tracker):
        raise BadScenario("together up to three cards lie open in the tracker, and at least one")
    table.tracker = tuple(sorted(tracker))
    for name in facts.items("discard"):
        kind = _card(table, "discard", name)
        table.discard[kind] = table.discard[kind] + 1
    table.drawable = facts.number("drawable", table.drawable, 0, 99)
    for seat, held in enumerate(_for_each(facts, "souvenirs", table.seats, "seats")):
        kinds = [_souvenir(table, name) for name in _list("souvenirs", held)]
        table.souvenirs[seat] = tuple(sorted(kinds))
    for name in facts.items("gone"):
        kind = _souvenir(table, name)
        table.gone[kind] = table.gone[kind] + 1
    if not together and not facts.has("hands"):
        _deal_hands(table)


def _most_cards(table: CurseTable, seat: int) -> int:
    """Two, or until the first turn as many as were dealt [CV-2.7, CV-11.1]."""
    if table.places[seat] != START:
        return HAND
    return table.house.dealt_to(table.seats)[(seat - table.first) % table.seats]


def _deal_hands(table: CurseTable) -> None:
    """Two cards for everybody, the first kinds of the deck that are no Cataclysm!, so that none is short."""
    for seat in range(table.seats):
        hand: list[int] = []
        for kind, count in enumerate(table.left):
            if len(hand) < HAND and count and kind != CATACLYSM_CARD:
                table.left[kind] = count - 1
                hand.append(kind)
        table.hands[seat] = tuple(hand)


def _souvenir(table: CurseTable, name: object) -> int:
    kind = _index("souvenirs", SOUVENIRS, name)
    if not table.box[kind]:
        raise BadScenario(f"there are not so many souvenirs {name!r}")
    table.box[kind] = table.box[kind] - 1
    return kind


# -- the island and the clock


def _set_island(table: CurseTable, facts: Facts) -> None:
    facing = facts.number("facing", 0, 0, 359)
    if facing not in FACINGS:
        raise BadScenario(f"'facing' is one of {', '.join([str(f) for f in FACINGS])}, not {facing}")
    table.facing = FACINGS.index(facing)
    trees = list(table.trees)
    for pair in facts.items("trees"):
        tree, setting = (*_list("trees", pair), None, None)[:2]
        trees[_index("trees", TREES, tree)] = _index("trees", SETTINGS, setting)
    table.trees = tuple(trees)
    table.scar = facts.number("scar", table.scar, 0, FIREBALLS)
    table.beside = FIREBALLS - table.scar


def _set_expansions(table: CurseTable, facts: Facts) -> None:
    for name, there in (
        ("idol", table.house.idol),
        ("tiger", table.house.tiger),
        ("stung", table.house.bees),
    ):
        if facts.has(name) and not there:
            raise BadScenario(f"{name!r} needs its option")
    idol = facts.get("idol")
    if isinstance(idol, str):
        table.idol_at = _space("idol", idol)
    elif idol is not None:
        table.idol = facts.number("idol", 0, 0, table.figures - 1)
        table.idol_at = NOWHERE
    if facts.has("tiger"):
        table.tiger = _space("tiger", facts.get("tiger"))
    table.stung = tuple(facts.numbers("stung", []))


def _set_clock(table: CurseTable, facts: Facts) -> None:
    table.turns = facts.number("turns", table.figures, 0, 999)
    table.first = facts.number("first", 0, 0, table.figures - 1)
    for figure, turn in enumerate(facts.numbers("entered", [])[: table.figures]):
        table.entered[figure] = turn
    if facts.flag("copter", table.copter) and not table.house.together:
        table.copter = table.called = True
        table.last_turns = [LAST_TURNS] * table.figures
    for figure, left in enumerate(facts.numbers("last_turns", [])[: table.figures]):
        table.last_turns[figure] = left
