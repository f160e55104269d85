"""What is drawn on the cards of Fortune, in a field of 200 by 140, as on the page."""

from __future__ import annotations

from typing import Final

from emberisle.games.fortune.rules.cards import Card, SeaBattle, Skulls
from emberisle.games.fortune.rules.dice import SKULL, SWORD
from emberisle.games.fortune.terminal.drawing_signs import Layer, disc, layered, row, sign
from emberisle.terminal.svg import tag

WIDE: Final = 200.0
HIGH: Final = 140.0
_ROOM: Final = 190.0
_BARK: Final = "#3a1d0c"
_NAVY: Final = "#0c1424"
_TORCH: Final = "#ff7a2f"
_BRASS: Final = "#e0a83a"
_SHIP: Final = "#5b3016"
_HULL: Final = "#2a2233"
_MOSS: Final = "#31491d"
_RAIN: Final = "#7fb3e0"
_WAVES: Final = (
    "M0 118 q12 -10 25 0 t25 0 t25 0 t25 0 t25 0 t25 0 t25 0 t25 0 V140 H0Z "
    "M0 130 q12 -8 25 0 t25 0 t25 0 t25 0 t25 0 t25 0 t25 0 t25 0 V140 H0Z"
)

CHEST: Final = (
    Layer("M48 62 C48 26 152 26 152 62 L146 70 H54Z", "#9a5a28", _BARK),
    Layer("M54 70 C60 62 140 62 146 70 L150 84 H50Z", "#ffcf4d", _BARK),
    Layer("M44 84 H156 V126 H44Z", "#7d4319", _BARK),
    Layer("M60 84 V126 M140 84 V126 M64 40 L60 66 M136 40 L140 66", stroke=_BRASS, width=8),
    Layer("M90 78 H110 V102 H90Z", _BRASS, _BARK),
    Layer(disc(100, 90, 4), _BARK, _BARK),
)
CAPTAIN: Final = (
    Layer(
        "M28 92 C40 60 62 66 72 40 C86 22 114 22 128 40 C138 66 160 60 172 92 C130 78 70 78 28 92Z",
        "#1d2b49",
        _NAVY,
    ),
    Layer("M28 92 C70 78 130 78 172 92", stroke="#e9a61d", width=6),
    Layer("M126 42 C150 8 172 22 180 40 C164 34 152 44 140 62Z", _TORCH),
    Layer(disc(100, 58, 12), "#e9a61d"),
    Layer("M100 49 C106 56 107 63 100 66 C93 63 94 56 100 49Z", "#7c4c06"),
    Layer("M62 104 L86 130 M86 104 L62 130", stroke=_TORCH, width=8),
    Layer("M106 110 C108 100 128 100 128 112 C128 120 108 126 106 132 H130", stroke=_TORCH, width=8),
)
MOON: Final = (
    Layer("M66 18 A44 44 0 1 0 96 96 A36 36 0 1 1 66 18Z", "#f0d48a"),
    Layer(
        "M150 22 l4 11 11 4 -11 4 -4 11 -4 -11 -11 -4 11 -4Z M168 66 l3 7 7 3 -7 3 -3 7 -3 -7 -7 -3 7 -3Z",
        "#ffe9b0",
    ),
)
SPELL: Final = (
    Layer(
        "M76 124 C86 108 108 120 118 112 C134 104 150 116 160 124 C136 134 98 134 76 124Z",
        "#8d5fd0",
        opacity=0.85,
    ),
    Layer(
        "M92 44 C88 34 98 28 94 18 M116 40 C112 30 122 24 118 12 M140 46 C136 36 146 30 142 20",
        stroke="#b58cf0",
        width=4,
    ),
)
SHIPS: Final = (
    Layer("M18 82 H92 L80 108 H32Z", _SHIP),
    Layer("M54 82 V24 M54 30 C78 36 78 62 54 72 M50 34 C34 40 32 60 50 72", "#f4e6c8", _SHIP),
    Layer("M112 88 H182 L172 110 H126Z", _HULL),
    Layer("M148 88 V36 M148 42 C126 48 126 68 148 78 M152 44 C168 50 168 66 152 78", "#b9434a", _HULL),
    Layer("M92 92 l10 -6 -3 8 9 3 -10 3 2 8 -8 -7Z", _TORCH),
    Layer(_WAVES, "#2b6ea8", opacity=0.9),
)
STORM: Final = (
    Layer(
        "M52 62 C30 62 28 38 48 36 C50 14 84 10 94 26 C108 14 136 20 136 40 C160 40 160 64 140 62Z",
        "#5a6b86",
    ),
    Layer("M96 58 L78 88 H94 L84 116 L116 80 H100 L112 58Z", "#ffce4a", "#a86c0c", 2.5),
    Layer("M52 72 L44 92 M132 72 L124 92 M150 70 L142 88 M66 74 L60 88", stroke=_RAIN, width=4),
    Layer(_WAVES, "#215b8f"),
)
FLAG: Final = (
    Layer("M98 8 V134", stroke="#6d3420", width=6),
    Layer("M100 12 C116 4 128 20 148 12 V54 C128 62 116 46 100 54Z", "#fffaf0", "#b9a98c"),
)
ZOMBIES: Final = (
    Layer(disc(148, 34, 20), "#f0e2a4"),
    Layer(
        "M86 134 L80 84 C66 78 58 62 64 56 C70 52 76 64 82 66 L78 34 C78 26 88 26 90 34 L94 60 L96 24 "
        "C96 16 107 16 107 24 L106 60 L114 30 C116 22 126 25 124 33 L116 66 L126 52 "
        "C131 46 138 51 134 58 L120 88 L118 134Z",
        "#7fa651",
        _MOSS,
        4,
    ),
    Layer("M0 122 C30 104 60 118 84 116 C110 112 150 104 200 122 V140 H0Z", "#3b2a20"),
    Layer("M24 118 V88 C24 72 52 72 52 88 V118Z", "#8b94a0"),
    Layer("M38 84 V102 M30 91 H46", stroke="#525b66", width=5),
)
PLUS: Final = (Layer("M92 70 H110 M101 61 V79", stroke=_TORCH, width=7),)


def motif(card: Card) -> str:
    """What is drawn on this card."""
    if isinstance(card, SeaBattle):
        return layered(SHIPS) + row(SWORD, card.swords, 38, WIDE / 2, 2, _ROOM)
    if isinstance(card, Skulls):
        return row(SKULL, card.count, 92, WIDE / 2, 24, _ROOM)
    return _MOTIFS[card.name]


def _crossed_swords() -> str:
    one = sign(SWORD, 22, 46, 84)
    return one + tag("g", one, transform=f"translate({WIDE:g} 0) scale(-1 1)")


_MOTIFS: Final = {
    "Treasure Chest": layered(CHEST),
    "Captain": layered(CAPTAIN),
    "Sorceress": layered(MOON) + sign(SKULL, 86, 48, 60) + layered(SPELL),
    "Gold": sign("C", 42, 12, 116),
    "Diamond": sign("D", 42, 12, 116),
    "Monkey Business": sign("M", 8, 24, 86) + sign("P", 108, 24, 86) + layered(PLUS),
    "Storm": layered(STORM),
    "Truce": _crossed_swords() + layered(FLAG),
    "Zombie Attack": layered(ZOMBIES),
}
