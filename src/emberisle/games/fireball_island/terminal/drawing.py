"""Fireball Island as a picture: the island, who is where, the jewel, and what is about to roll."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.fireball_island.rules.view import IslandView
from emberisle.games.fireball_island.terminal import drawing_map as island
from emberisle.games.fireball_island.terminal.drawing_map import PAPER as GROUND
from emberisle.games.fireball_island.terminal.geography import SPOTS
from emberisle.games.fireball_island.terminal.phrases import (
    TEXTS,
    TOKEN_WORDS,
    cards_in_words,
    short,
    turn_in_words,
)
from emberisle.kernel.game import View
from emberisle.terminal.colours import SEAT_COLOURS
from emberisle.terminal.drawing import EDGE, HEAD, PANEL, foot, head, name_over, piece, player, score, sheet
from emberisle.terminal.svg import (
    FAINT,
    PAPER,
    num,
    tag,
    text,
)

FOOT: Final = 70.0
ROW: Final = 92.0
LIFT: Final = 14.0
"""So far above its space a piece stands, so that the space is still seen."""


def draw(view: View, names: Sequence[str]) -> str:
    """The table as everybody sees it."""
    table: IslandView = view.table
    wide, high = GROUND.size()
    side = EDGE * 2 + wide
    width, height = side + PANEL + EDGE, HEAD + high + FOOT
    return sheet(
        width,
        height,
        f"Fireball Island: {status_line(view, names)}",
        _head(table, width),
        tag("g", _island(table, names), transform=f"translate({num(EDGE)} {num(HEAD)})"),
        *[_seat(view, seat, name, side, HEAD + seat * ROW) for seat, name in enumerate(names)],
        foot(height, status_line(view, names), view.over),
    )


def _island(table: IslandView, names: Sequence[str]) -> str:
    wide, high = GROUND.size()
    parts = [
        tag("rect", width=wide, height=high, rx="24", fill="#16486f", stroke="#0b2238", stroke_width="3"),
        island.land(),
        island.trails(),
        island.spaces(),
        island.idol(),
    ]
    if table.way is not None:
        parts.append(island.way(table.way))
    if table.walk and table.turn is not None:
        parts.append(island.walk((table.places[table.turn], *table.walk), SEAT_COLOURS[table.turn]))
    if table.jewel_at is not None:
        parts.append(island.jewel(*GROUND.at(SPOTS[table.jewel_at])))
    crowds = [_crowd(table, place, names) for place in dict.fromkeys(table.places)]
    return "\n".join([*parts, *crowds])


def _crowd(table: IslandView, place: str, names: Sequence[str]) -> str:
    """The pieces on one place side by side, their names above them."""
    seats = [seat for seat, name in enumerate(table.places) if name == place]
    x, y = GROUND.at(SPOTS[place])
    x = min(max(x, 40.0), GROUND.size()[0] - 40.0)
    first = x - 11.0 * (len(seats) - 1)
    parts = [piece(seat, first + 22.0 * n, y - LIFT, table.lying[seat]) for n, seat in enumerate(seats)]
    for n, seat in enumerate(reversed(seats)):
        parts.append(name_over(x, y - LIFT - 16 - 15 * n, names[seat], seat))
    if table.jewel_owner in seats:
        parts.append(island.jewel(first + 22.0 * seats.index(table.jewel_owner) + 12, y - LIFT + 8))
    return "".join(parts)


# -- words round it


def _head(table: IslandView, width: float) -> str:
    top = f", {TEXTS.text(f'cards.{table.discard[-1]}')} on top" if table.discard else ""
    piles = f"{table.drawpile} cards in the drawpile, {len(table.discard)} played{top}"
    return head(width, "Fireball Island", piles, "who brings the jewel to the Dock wins")


def status_line(view: View, names: Sequence[str]) -> str:
    """How things stand, in a sentence."""
    table: IslandView = view.table
    if table.winner is not None:
        return f"{names[table.winner]} has brought the jewel to the Dock and wins."
    return turn_in_words(table, names)


def _seat(view: View, seat: int, name: str, x: float, y: float) -> str:
    """A player: how far it is, where the piece is, and what is held."""
    table: IslandView = view.table
    won, turn = seat == table.winner, seat == table.turn and not view.over
    held = [
        cards_in_words(table.cards[seat]),
        *([TOKEN_WORDS[table.tokens[seat]]] if table.tokens[seat] != "none" else []),
    ]
    place = short(table.places[seat])
    where = f"{place[:1].upper()}{place[1:]}{', lying down' if table.lying[seat] else ''}"
    parts = [
        piece(seat, x + 26, y + 40, class_="sign"),
        text(x + 52, y + 28, name, 18, SEAT_COLOURS[seat], font_weight="bold"),
        score(x, y, table.distances[seat], won),
        text(x + PANEL - 16, y + 50, "to go", 12, FAINT, text_anchor="end"),
        text(x + 52, y + 50, where, 13, PAPER),
        text(x + 52, y + 69, ", ".join(held), 13, FAINT),
    ]
    if table.jewel_owner == seat:
        parts.append(island.jewel(x + PANEL - 74, y + 26))
    return player(x, y, ROW - 10, *parts, won=won, turn=turn)
