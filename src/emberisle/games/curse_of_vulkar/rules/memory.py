"""How what a seat has not seen may lie: cards, souvenirs, and stolen treasures in a closed game."""

from __future__ import annotations

from emberisle.games.curse_of_vulkar.rules.board import COLOURS
from emberisle.games.curse_of_vulkar.rules.table import CurseTable, Tokens
from emberisle.kernel.luck import Luck, drawn_from


def deal_unseen(table: CurseTable, seat: int, luck: Luck) -> None:
    """All that others hold, and what is left in the decks, dealt afresh [CV-20.2, CV-20.3].

    Marbles are drawn from the atlas from now on: whoever thinks ahead cannot roll them [CV-21.5].
    """
    table.marbles = "atlas"
    if not table.house.together:
        _deal(table.hands, table.left, seat, luck)
        if not table.over:  # Selfie Sticks were shown when it was scored
            _deal(table.souvenirs, table.box, seat, luck)
    if table.house.closed and not table.over:
        _deal_treasures(table, seat, luck)


def _deal(hands: list[tuple[int, ...]], left: list[int], seat: int, luck: Luck) -> None:
    """Hands of the same size from all that this seat does not hold."""
    others = [other for other in range(len(hands)) if other != seat]
    pool = list(left)
    for other in others:
        for kind in hands[other]:
            pool[kind] = pool[kind] + 1
    for other in others:
        hand: list[int] = []
        while len(hand) < len(hands[other]):
            kind = drawn_from(pool, luck)
            pool[kind] = pool[kind] - 1
            hand.append(kind)
        hands[other] = tuple(sorted(hand))
    for kind, count in enumerate(pool):
        left[kind] = count


def _deal_treasures(table: CurseTable, seat: int, luck: Luck) -> None:
    """Tokens that the seat is not sure of are dealt afresh; the others are where it knows them to be."""
    own = table.own(seat)
    others = [figure for figure in range(table.figures) if figure not in own]
    sure = {figure: table.known[seat * table.figures + figure] for figure in others}
    counts = {figure: table.token_count(figure) for figure in others}
    pool = [
        sum([table.tokens[figure][colour] - sure[figure][colour] for figure in others])
        for colour in range(len(COLOURS))
    ]
    for figure in others:
        tokens = list(sure[figure])
        while sum(tokens) < counts[figure]:
            colour = drawn_from(pool, luck)
            pool[colour] = pool[colour] - 1
            tokens[colour] = tokens[colour] + 1
        table.tokens[figure] = (tokens[0], tokens[1], tokens[2])
    for other in range(table.seats):
        if other != seat:
            _set_knowledge(table, seat, other, sure)


def _set_knowledge(table: CurseTable, seat: int, other: int, sure: dict[int, Tokens]) -> None:
    """What others know of third parties is not known either: they are sure of what this seat is sure of."""
    for figure in range(table.figures):
        index = other * table.figures + figure
        if table.owner(figure) == other:
            table.known[index] = table.tokens[figure]
        elif figure in sure:
            table.known[index] = sure[figure]
