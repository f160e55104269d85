"""The tray of Fortune: skulls set aside, dice on the felt, the Treasure Chest and the Island of Skulls."""

from __future__ import annotations

from typing import Final

from emberisle.games.fortune.rules.cards import Card, TreasureChest, ZombieAttack
from emberisle.games.fortune.rules.dice import SKULL, handful
from emberisle.games.fortune.rules.scoring import reckoning, total
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.games.fortune.rules.words import texts_in
from emberisle.games.fortune.terminal.drawing_dice import (
    Box,
    Spot,
    dice,
    empty,
    skull_token,
    spots,
    tumbling,
)
from emberisle.games.fortune.terminal.drawing_signs import Layer, layered
from emberisle.games.fortune.terminal.words import card_of
from emberisle.terminal.svg import SERIF, gradient, num, tag, text

WIDE: Final = 830.0
HIGH: Final = 480.0
ISLAND_QUESTIONS: Final = ("DecideOnIsland", "RollOnIsland")
LARGEST: Final = 92.0
OUT: Final = 3
"""So many skulls end a turn."""
_FRAME: Final = 16.0
_LABEL: Final = 26.0
_LEFT: Final = 304.0
_ACROSS: Final = WIDE - _LEFT - 38
_SKULLS: Final = Box(_LEFT, 36, _ACROSS, 122)
_TABLE: Final = Box(_LEFT, 172, _ACROSS, 272)
_LOW_TABLE: Final = Box(_LEFT, 172, _ACROSS, 116)
_CHEST: Final = Box(_LEFT, 300, _ACROSS, 150)
_ISLAND: Final = Box(_LEFT, 36, _ACROSS, 232)
_SHORE: Final = Box(_LEFT, 282, _ACROSS, 162)
_PALE: Final = "#c9d3d8"
_KEEP: Final = "#a9cdf2"

FELTS: Final = {
    "table": ("#2c587a", "#173650"),
    "island": ("#1f7f83", "#0d3440"),
    "zombies": ("#4c6136", "#241c33"),
}
"""The cloth in the middle and at its edge, as the light of the page is for each mood."""

DEFINITIONS: Final = "".join(
    [
        *[
            gradient(f"felt-{mood}", ("0", 1, light), ("1", 1, deep), r="0.75")
            for mood, (light, deep) in FELTS.items()
        ],
        gradient(
            "timber", ("0", 1, "#a06a3a"), ("1", 1, "#4a2812"),
            kind="linearGradient", x1="0", y1="0", x2="0.3", y2="1",
        ),
        gradient("sea", ("0", 1, "#2aa3a0"), ("1", 1, "#0f4a5c"), r="0.8"),
        gradient("sand", ("0", 1, "#f6e2b0"), ("0.75", 1, "#e3c27f"), ("1", 1, "#b98f4f"), cy="0.35"),
        gradient("velvet", ("0", 1, "#8f2a33"), ("1", 1, "#3a0f16"), r="0.8"),
    ]
)  # fmt: skip

_PALM: Final = (
    Layer("M52 128 C62 92 60 66 48 38", stroke="#6b431f", width=9),
    Layer("M54 112 l10 3 M58 92 l9 1 M57 72 l8 -2", stroke="#4a2c13"),
    Layer("M48 38 C30 18 8 22 0 40 C18 32 32 34 48 38Z", "#2f8f4a", "#135a2b", 2),
    Layer("M48 38 C34 34 14 48 14 70 C26 54 36 44 48 38Z", "#278042", "#135a2b", 2),
    Layer("M48 38 C50 12 74 4 88 16 C70 18 58 26 48 38Z", "#37a357", "#135a2b", 2),
    Layer("M48 38 C66 28 92 38 96 60 C80 46 64 40 48 38Z", "#2f8f4a", "#135a2b", 2),
    Layer("M48 38 C40 20 42 6 54 0 C54 16 54 26 48 38Z", "#278042", "#135a2b", 2),
)


def tray(table: FortuneView, question: str) -> str:
    """The tray and all that lies in it."""
    card, mood = card_of(table.card), _mood(table, question)
    parts = [_wood(mood)]
    if mood == "island":
        parts += [_island(table, card), _free(table, "still to roll", _SHORE)]
    elif isinstance(card, TreasureChest) and question != "TurnOverCard":
        parts += [_shelf(table, card), _free(table, "on the table", _LOW_TABLE), _chest(table)]
    elif question == "TurnOverCard":
        parts += [_bare_shelf(), _free(table, "on the table", _TABLE)]
    else:
        parts += [_shelf(table, card), _free(table, "on the table", _TABLE)]
    return "\n".join(parts)


def _mood(table: FortuneView, question: str) -> str:
    if question in ISLAND_QUESTIONS:
        return "island"
    zombies = isinstance(card_of(table.card), ZombieAttack) and question != "TurnOverCard"
    return "zombies" if zombies else "table"


def saved(table: FortuneView) -> int:
    """What the dice in the chest are worth if the turn is lost."""
    return total(reckoning(handful(table.chest), "4000"))


def skulls_in_words(count: int) -> str:
    return f"{count} {texts_in('en').face(SKULL, count)}"


# -- the tray


def _wood(mood: str) -> str:
    """The tray itself, its bottom covered with cloth."""
    rim = tag(
        "rect", width=WIDE, height=HIGH, rx="24", fill="url(#timber)", stroke="#2a1408", stroke_width="2"
    )
    felt = tag(
        "rect", x=_FRAME, y=_FRAME, width=WIDE - 2 * _FRAME, height=HIGH - 2 * _FRAME, rx="14",
        fill=f"url(#felt-{mood})", stroke="#1c0d05", stroke_width="4", class_="felt", data_mood=mood,
    )  # fmt: skip
    return rim + felt


def _zone(box: Box, label: str, colour: str) -> str:
    """A part of the cloth with its name."""
    edge = tag(
        "rect", x=box.x, y=box.y, width=box.wide, height=box.high, rx="14", fill="#ffffff",
        fill_opacity="0.045", stroke=colour, stroke_opacity="0.55", stroke_width="1.6",
        stroke_dasharray="7 6",
    )  # fmt: skip
    return edge + text(
        box.x + 14, box.y + 20, label, 13, colour, font_weight="bold", letter_spacing="0.6", class_="zone"
    )


def _below_label(box: Box) -> Box:
    return Box(box.x + 8, box.y + _LABEL - 6, box.wide - 16, box.high - _LABEL)


def _free(table: FortuneView, label: str, box: Box) -> str:
    """The dice that show no skull and lie in no chest, and those that are in the hand."""
    lying = table.dice.replace(SKULL, "")
    places = spots(len(lying) + table.in_hand, _below_label(box), LARGEST)
    shown = dice(lying, places[: len(lying)], "table") + tumbling(places[len(lying) :])
    return _zone(box, label if lying or not table.in_hand else "in the hand", _KEEP) + shown


def _bare_shelf() -> str:
    return _zone(_SKULLS, "skulls", _PALE) + "".join(map(empty, _skull_spots(OUT)))


def _shelf(table: FortuneView, card: Card) -> str:
    """The skulls of the card, the dice that show skulls, and how many more there may be."""
    unending = isinstance(card, ZombieAttack)
    of = f" of {OUT}" if not unending and table.skulls <= OUT else ""
    places = _skull_spots(max(table.skulls, 1 if unending else OUT))
    empties = "".join(map(empty, places[table.skulls :]))
    return _zone(_SKULLS, f"skulls: {table.skulls}{of}", _PALE) + _skulls(table, card, places) + empties


def _skull_spots(count: int) -> list[Spot]:
    return spots(count, _below_label(_SKULLS), LARGEST)


def _skulls(table: FortuneView, card: Card, places: list[Spot]) -> str:
    """The skulls on the card as tokens, then those on dice."""
    brought = card.skulls()
    tokens = "".join(map(skull_token, places[:brought]))
    return tokens + dice(SKULL * (table.skulls - brought), places[brought : table.skulls], "skulls")


# -- the Island of Skulls


def _island(table: FortuneView, card: Card) -> str:
    """The skulls that were collected, on sand."""
    x, y, wide, high = _ISLAND
    sea = tag(
        "rect",
        x=x,
        y=y,
        width=wide,
        height=high,
        rx="14",
        fill="url(#sea)",
        stroke="#a4efe8",
        stroke_width="2",
    )
    waves = "".join([_wave(x + 22 + 96 * n, y + high - 14 - 5 * (n % 2)) for n in range(5)])
    sand = tag(
        "path", d="M22 122 C14 62 84 34 166 38 C236 24 330 26 386 44 C454 42 478 88 464 134 "
        "C458 186 372 200 300 194 C228 210 140 204 92 190 C48 186 26 160 22 122Z",
        fill="url(#sand)", stroke="#8fe3d8", stroke_width="5", transform=f"translate({num(x)} {num(y)})",
    )  # fmt: skip
    palm = tag("g", layered(_PALM), transform=f"translate({num(x + wide - 108)} {num(y + 10)}) scale(1.1)")
    label = text(
        x + 14, y + 21, f"Island of Skulls: {skulls_in_words(table.skulls)}", 14, "#eafffb",
        font_weight="bold", letter_spacing="0.6", class_="zone",
    )  # fmt: skip
    places = spots(table.skulls, Box(x + 46, y + 42, wide - 156, high - 84), 74)
    return tag("g", sea + waves + sand + palm + label + _skulls(table, card, places), class_="island")


def _wave(x: float, y: float) -> str:
    return tag(
        "path", d=f"M{num(x)} {num(y)} q9 -8 18 0 t18 0 t18 0", fill="none", stroke="#c8fff6",
        stroke_width="2", stroke_opacity="0.6", stroke_linecap="round",
    )  # fmt: skip


# -- the Treasure Chest


def _chest(table: FortuneView) -> str:
    """The open chest from above, with the dice that are safe in it."""
    x, y, wide, high = _CHEST
    lid = tag(
        "path", d=f"M16 34 V16 Q18 0 46 0 H{num(wide - 46)} Q{num(wide - 18)} 0 {num(wide - 16)} 16 V34Z",
        fill="url(#timber)", stroke="#2a1408", stroke_width="2", transform=f"translate({num(x)} {num(y)})",
    )  # fmt: skip
    body = _board(x, y + 24, wide, high - 24, "url(#timber)")
    inside = _board(x + 12, y + 34, wide - 24, high - 70, "url(#velvet)")
    straps = "".join([_strap(x + at * wide, y, high) for at in (0.16, 0.84)])
    places = spots(len(table.chest), Box(x + 20, y + 34, wide - 40, high - 70), 70)
    words = f"Treasure Chest: {saved(table):,} safe" if table.chest else "Treasure Chest: empty"
    shown = dice(table.chest, places, "chest")
    return tag("g", lid + body + straps + inside + shown + _plate(words), class_="chest")


def _board(x: float, y: float, wide: float, high: float, fill: str) -> str:
    return tag(
        "rect", x=x, y=y, width=wide, height=high, rx="8", fill=fill, stroke="#2a1408", stroke_width="2"
    )


def _strap(x: float, y: float, high: float) -> str:
    return tag(
        "rect", x=x - 10, y=y, width="20", height=high, fill="#c99a3c", stroke="#6f4c12", stroke_width="1.5"
    )


def _plate(words: str) -> str:
    """A plate of brass on the front of the chest, which says what is in it."""
    x, y, wide, high = _CHEST
    middle = x + wide / 2
    plate = tag(
        "rect", x=middle - 132, y=y + high - 31, width="264", height="26", rx="6", fill="#e0b455",
        stroke="#6f4c12", stroke_width="1.5",
    )  # fmt: skip
    said = text(
        middle,
        y + high - 13,
        words,
        14,
        "#3a1d0c",
        text_anchor="middle",
        font_family=SERIF,
        font_weight="bold",
    )
    return plate + said
