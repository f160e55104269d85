"""The Curse of Vul-Kar as a picture: the island, who is where, and what everybody has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import COLOURS, NAMES, SHADES, SLAB
from emberisle.games.curse_of_vulkar.rules.view import CurseView, FigureView
from emberisle.games.curse_of_vulkar.terminal import drawing_map as island
from emberisle.games.curse_of_vulkar.terminal.drawing_map import PAPER as GROUND
from emberisle.games.curse_of_vulkar.terminal.geography import COPTER, LANDMARKS, SPOTS
from emberisle.games.curse_of_vulkar.terminal.map import lies_at
from emberisle.games.curse_of_vulkar.terminal.phrases import (
    TEXTS,
    figure_names,
    maw_in_words,
    need_in_words,
    turn_in_words,
    turns_left,
    whereabouts,
)
from emberisle.kernel.game import View
from emberisle.terminal.chart import Spot
from emberisle.terminal.colours import SEAT_COLOURS
from emberisle.terminal.drawing import EDGE, HEAD, PANEL, foot, head, name_over, piece, player, score, sheet
from emberisle.terminal.svg import FAINT, PAPER, num, tag, text
from emberisle.terminal.words import LOST, listed

FOOT: Final = 70.0
ROW: Final = 118.0
LEGEND_APART: Final = 120.0
LIFT: Final = 14.0
"""So far above its space a figure stands, so that the space is still seen."""
TIGER: Final = ("T", "#ff9d2e")
IDOL: Final = ("I", "#ffe27a")
NAME_HIGH: Final = 16.0
NAME_WIDE: Final = 8.5
"""The room that a name takes: the height of its line, and the width of a letter."""


def draw(view: View, names: Sequence[str]) -> str:
    """The table as everybody sees it."""
    table: CurseView = view.table
    wide, high = GROUND.size()
    side = EDGE * 2 + wide
    width, height = side + PANEL + EDGE, HEAD + high + FOOT
    called = figure_names(table, names)
    return sheet(
        width,
        height,
        f"The Curse of Vul-Kar: {status_line(view, names)}",
        _head(table, width),
        tag("g", _island(view, called), transform=f"translate({num(EDGE)} {num(HEAD)})"),
        *[_figure(view, figure, called[figure], side, HEAD + figure * ROW) for figure in range(len(called))],
        foot(height, status_line(view, names), view.over),
        *_legend(table, side, height - 33),
        definitions=island.INSIDE,
    )


def _island(view: View, called: Sequence[str]) -> str:
    table: CurseView = view.table
    wide, high = GROUND.size()
    parts = [
        tag("rect", width=wide, height=high, rx="24", fill="#16486f", stroke="#0b2238", stroke_width="3"),
        island.land(),
        island.chutes(table.facing),
        island.trails(),
        island.scar(table.scar),
        island.spaces(),
        *[island.token(name, colour) for name, colour in table.slabs],
        *[island.snapshot(name, shade, left) for name, shade, left in table.snapshots],
        island.vul_kar(table.facing),
        island.trees(table.trees),
        island.pits(table.pit),
    ]
    if table.heart == "slab":
        parts.append(island.heart(*GROUND.at(SPOTS[NAMES[SLAB]])))
    for place, medal in ((table.tiger, TIGER), (table.idol_at, IDOL)):
        if place is not None:
            parts.append(island.medal(*GROUND.at(SPOTS[place]), *medal))
    away = any(figure.place in ("start", "copter") for figure in table.figures)
    parts += [island.copter(LANDMARKS[COPTER])] if table.copter or away else []
    if view.question == "FlickEmber" and table.pit is not None:
        parts.append(island.aim(table.pit, table.direction))
    own = table.figures[table.figure]
    if table.walk and own.place in SPOTS:
        parts.append(island.walk((own.place, *table.walk), SEAT_COLOURS[own.owner]))
    places = dict.fromkeys([_spot(table.figures[number]) for number in _seen(table)])
    return "\n".join([*parts, *[_crowd(table, spot) for spot in places], *_names_over(table, called)])


def _seen(table: CurseView) -> list[int]:
    """The figures that are not in a Snow Globe."""
    return [number for number in range(len(table.figures)) if number not in table.globed]


def _spot(figure: FigureView) -> Spot:
    """Where a figure is on the island."""
    if figure.place in ("start", "copter"):
        return LANDMARKS[COPTER]
    return SPOTS[figure.place] if figure.place is not None else lies_at(figure)


def _on_paper(spot: Spot) -> Spot:
    """Where figures on a spot are drawn, not too near to the edge for their names."""
    x, y = GROUND.at(spot)
    return min(max(x, 40.0), GROUND.size()[0] - 40.0), y


def _crowd(table: CurseView, spot: Spot) -> str:
    """The figures on one place side by side."""
    here = [number for number in _seen(table) if _spot(table.figures[number]) == spot]
    x, y = _on_paper(spot)
    first = x - island.FIGURES_APART / 2 * (len(here) - 1)
    parts: list[str] = []
    for n, number in enumerate(here):
        figure = table.figures[number]
        at_x = first + island.FIGURES_APART * n
        parts.append(piece(figure.owner, at_x, y - LIFT, figure.lies is not None))
        parts += [island.heart(at_x + 11, y - LIFT + 6)] if figure.heart else []
    return "".join(parts)


def _names_over(table: CurseView, called: Sequence[str]) -> list[str]:
    """The name of every figure above it, higher where it would lie on another."""
    placed: list[tuple[float, float, float]] = []
    parts: list[str] = []
    for number in reversed(_seen(table)):
        figure = table.figures[number]
        x, y = _on_paper(_spot(figure))
        y, half = y - LIFT - NAME_HIGH, NAME_WIDE / 2 * len(called[number])
        while any(abs(x - a) < half + other and abs(y - b) < NAME_HIGH for a, b, other in placed):
            y -= 1.0
        placed.append((x, y, half))
        parts.append(name_over(x, y, called[number], figure.owner))
    return parts


# -- words round it


def _head(table: CurseView, width: float) -> str:
    count = table.deck if table.drawable is None else table.drawable
    cards = f"{TEXTS.count('cards', count)} {'in the deck' if table.drawable is None else 'left'}"
    scar = f"{table.scar} Fireballs in the Scar" if table.scar != 1 else "1 Fireball in the Scar"
    small = f"in the Maw: {maw_in_words(table)}"
    return head(width, "The Curse of Vul-Kar", f"{scar}, {cards}", small)


def _legend(table: CurseView, x: float, y: float) -> list[str]:
    """What the letters on round grounds mean, of those that are in this game."""
    idol = table.idol_at is not None or any(figure.idol for figure in table.figures)
    known = [(TIGER, "the Tiger")] if table.tiger is not None else []
    known += [(IDOL, "the Golden Idol")] if idol else []
    parts: list[str] = []
    for n, (medal, words) in enumerate(known):
        at_x = x + 26 + LEGEND_APART * n
        signed = island.medal(at_x, y, *medal) + text(at_x + 20, y + 5, words, 14, PAPER)
        parts.append(tag("g", signed, class_="legend"))
    return parts


def status_line(view: View, names: Sequence[str]) -> str:
    """How things stand, in a sentence."""
    table: CurseView = view.table
    if not view.over:
        return turn_in_words(table, names)
    if not view.winners:
        return LOST
    won = listed([names[seat] for seat in view.winners])
    if table.drawable is not None:
        return f"{won} have won together."
    points = TEXTS.count("points", table.points[view.winners[0]])
    return f"{won} {'wins' if len(view.winners) == 1 else 'share the win'} with {points}."


def _figure(view: View, number: int, name: str, x: float, y: float) -> str:
    """A figure: where it is, what it has, and the points of its player."""
    table: CurseView = view.table
    figure = table.figures[number]
    won = figure.owner in view.winners
    turn = number == table.figure and not view.over and table.turns > 0
    where = whereabouts(table, number)
    below = need_in_words(table, figure) if table.drawable is not None else _souvenirs(table, number)
    parts = [
        piece(figure.owner, x + 26, y + 40, class_="sign"),
        text(x + 52, y + 28, name, 18, SEAT_COLOURS[figure.owner], font_weight="bold"),
        text(x + 52, y + 49, where[:1].upper() + where[1:], 13, PAPER),
        *_things(figure, x + 52, y + 72),
        text(x + 52, y + 97, below, 13, FAINT),
    ]
    if number == figure.owner:
        parts.append(score(x, y, table.points[figure.owner], won))
        points = "point" if table.points[figure.owner] == 1 else "points"
        unit = "of a set" if table.drawable is not None else points
        parts.append(text(x + PANEL - 16, y + 97, unit, 12, FAINT, text_anchor="end"))
    return player(x, y, ROW - 10, *parts, won=won, turn=turn)


def _souvenirs(table: CurseView, number: int) -> str:
    seat = table.figures[number].owner
    count = table.souvenir_counts[seat]
    said = "" if number != seat else "1 souvenir" if count == 1 else f"{count} souvenirs"
    stung = "stung" if table.figures[number].stung else ""
    return ", ".join([fact for fact in (said, stung, turns_left(table, table.figures[number])) if fact])


def _things(figure: FigureView, x: float, y: float) -> list[str]:
    """Treasures, snapshots, Heart and Lucky Penny."""
    parts: list[str] = []
    if figure.tokens is None:
        parts.append(text(x, y + 5, TEXTS.count("treasures", figure.token_count), 13, PAPER))
    for n, (colour, count) in enumerate(zip(COLOURS, figure.tokens or (), strict=False)):
        parts.append(island.gem(x + 8 + 38 * n, y, island.COLOURS[colour]))
        parts.append(text(x + 19 + 38 * n, y + 5, str(count), 14, PAPER))
    taken = [shade for shade, _ in figure.snapshots]
    for n, shade in enumerate([shade for shade in SHADES if shade in taken]):
        parts.append(
            tag("rect", x=x + 120 + 22 * n, y=y - 8, width="17", height="16", rx="2", stroke="#ffffff",
                fill=island.COLOURS[shade], class_="taken", data_shade=shade)
        )  # fmt: skip
    parts += [island.heart(x + 218, y)] if figure.heart else []
    parts += [text(x + 236, y + 6, "¢", 20, "#ffd166", font_weight="bold")] if figure.penny else []
    if figure.idol:
        sign, colour = IDOL
        parts.append(text(x + 254, y + 6, sign, 18, colour, font_weight="bold", class_="idol"))
    return parts
