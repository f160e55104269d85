"""How the cards may lie that a seat has not seen."""

from __future__ import annotations

from emberisle.games.fireball_island.rules.cards import KINDS
from emberisle.games.fireball_island.rules.table import IslandTable
from emberisle.kernel.luck import Luck


def deal_unseen(table: IslandTable, seat: int, luck: Luck) -> None:
    """The other hands and the drawpile, dealt afresh; cards that the seat knows of stay where they are.

    What others know of each other's cards is forgotten with these cards: the seat cannot even tell how much
    of it is left, since a card that was played may or may not be the one that was taken.
    Fireballs are drawn from the atlas from now on: whoever thinks ahead cannot roll the marbles.
    """
    others = table.others(seat)
    kept = {other: _known(table, seat, other) for other in others}
    pool = [kind for kind in KINDS for _ in range(table.left[kind])]
    for other in others:
        pool.extend(_without(table.hands[other], kept[other]))
    pool.sort()  # or its order would tell what lay in the hands
    for other in others:
        hand = kept[other]
        while len(hand) < len(table.hands[other]):
            hand.append(pool.pop(luck.below(len(pool))))
        table.hands[other] = tuple(sorted(hand))
    for kind in KINDS:
        table.left[kind] = pool.count(kind)
    table.known = [fact for fact in table.known if seat in fact[:2]]
    table.marbles = "atlas"


def _known(table: IslandTable, seat: int, holder: int) -> list[int]:
    return [kind for knower, other, kind in table.known if knower == seat and other == holder]


def _without(hand: tuple[int, ...], some: list[int]) -> list[int]:
    rest = list(hand)
    for kind in some:
        rest.remove(kind)
    return rest
