"""The table before the first move."""

from __future__ import annotations

from emberisle.games.curse_of_vulkar.rules.board import (
    COLOURS,
    HOME,
    NOWHERE,
    SLABS,
    SNAPSHOTS,
    START,
    TIGER_HOME,
    TREES,
    WRECK,
)
from emberisle.games.curse_of_vulkar.rules.cards import KINDS, deck
from emberisle.games.curse_of_vulkar.rules.house import House
from emberisle.games.curse_of_vulkar.rules.souvenirs import EVERY, box
from emberisle.games.curse_of_vulkar.rules.table import (
    EMPTY,
    FIREBALLS,
    IN_MAW,
    NO_TOKENS,
    NOT_CALLED,
    ON_SLAB,
    CurseTable,
)


def fresh_table(seats: int, house: House) -> CurseTable:
    """All in the copter [CV-2.8], the island as it is built [CV-2.1], cards and souvenirs in their decks.

    The Heart is on its slab, the Lucky Penny in the Maw [CV-2.3]; together the copter waits [CV-16.10].
    """
    figures = 2 * seats if seats == 2 and not house.together else seats
    return CurseTable(
        house=house,
        seats=seats,
        figures=figures,
        places=[START] * figures,
        stood=[START] * figures,
        lies=[None] * figures,
        tokens=[NO_TOKENS] * figures,
        photos=[()] * figures,
        heart=ON_SLAB,
        penny=IN_MAW,
        maw=[0] * len(COLOURS),
        slabs=[EMPTY] * len(SLABS),
        stock=_stock(seats, house),
        hands=[()] * seats,
        left=deck(house.cataclysms, house.boulder, house.tiger, house.bees),
        discard=[0] * len(KINDS),
        tracker=(),
        drawable=house.cards_for(seats),
        souvenirs=[()] * seats,
        box=box(house.together),
        gone=[0 for _ in EVERY],
        known=[NO_TOKENS] * (seats * figures) if house.closed else [],
        trees=(HOME,) * len(TREES),
        scar=FIREBALLS if house.together else 1,
        beside=0 if house.together else FIREBALLS - 1,
        copter=house.together,
        last_turns=[NOT_CALLED] * figures,
        entered=[0] * figures,
        marbles=house.marbles,
        tiger=TIGER_HOME if house.tiger else NOWHERE,
        idol_at=WRECK if house.idol else NOWHERE,
    )


def _stock(seats: int, house: House) -> list[int]:
    """One card at each space, or three in each region; the Cutlass by players [CV-2.5, CV-15.7, CV-26.2]."""
    stock = [1 if house.snapshots == "space" else 3 for _ in SNAPSHOTS]
    stock[SNAPSHOTS.index(WRECK)] = 3 if seats >= 4 else 2
    return stock
