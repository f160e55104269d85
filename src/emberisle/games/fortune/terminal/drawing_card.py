"""The card of a turn as a slip of paper, and below it what the turn is worth so far."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from emberisle.games.fortune.rules.cards import Card, Truce, ZombieAttack
from emberisle.games.fortune.rules.dice import SWORD
from emberisle.games.fortune.rules.effects import effect
from emberisle.games.fortune.rules.ruleset import FORTUNE
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.games.fortune.rules.words import texts_in
from emberisle.games.fortune.terminal import drawing_motifs as motifs
from emberisle.games.fortune.terminal.drawing_dice import Spot, skull_token
from emberisle.games.fortune.terminal.drawing_tray import HIGH, ISLAND_QUESTIONS, OUT
from emberisle.games.fortune.terminal.words import card_of, house_of
from emberisle.kernel.game import View
from emberisle.terminal.svg import EMBER, FAINT, GLOW, INK, PAPER, SERIF, gradient, num, tag, text

LETTERS: Final = 24
"""As many have room in a line of a card."""
_X: Final = 38.0
_Y: Final = 36.0
_WIDE: Final = 244.0
_CARD: Final = 314.0
_PLAQUE: Final = 84.0
_MIDDLE: Final = _X + _WIDE / 2
_FIELD: Final = 220.0
_RULEBOOK: Final = house_of(FORTUNE.house({}, FORTUNE.version))

UNSETTLED: Final = {
    "Sea Battle 2": "Two swords win the stake on top, fewer lose it.",
    "Storm": "Two rolls. Only gold and diamonds count.",
    "Truce": "End your turn without swords: each one left when it is lost is fined.",
}
"""What cards do about which houses differ, without the points that a view does not tell."""

GOOD: Final = "#9bdc6c"
BAD: Final = "#ff7a6b"

DEFINITIONS: Final = "".join(
    [
        gradient(
            "paper", ("0", 1, "#fdf3dc"), ("1", 1, "#efd9b0"),
            kind="linearGradient", x1="0", y1="0", x2="0.4", y2="1",
        ),
        gradient("field", ("0", 1, "#fffaf0"), ("1", 1, "#d8c39a"), cy="0.35", r="0.75"),
        gradient("back", ("0", 1, "#31476f"), ("1", 1, "#101a30"), r="0.8"),
    ]
)  # fmt: skip


def says(card: Card) -> str:
    """What the card does, true in every house."""
    return UNSETTLED.get(card.name) or effect(card, _RULEBOOK)


def card_beside(view: View) -> str:
    """The card in play, or the back of the next where it is about to be turned over."""
    return _back() if view.question == "TurnOverCard" else _face(card_of(view.table.card))


def _slip(fill: str, edge: str) -> str:
    """A card without what is on it, and its shadow."""
    shadow = _paper(-2, "#050a16", "none", 6, opacity="0.45")
    return shadow + _paper(0, fill, "#fff6e2") + _paper(4, "none", edge)


def _paper(inset: float, fill: str, edge: str, lower: float = 0, **more: str) -> str:
    """The shape of a card, so far inside of its edge."""
    return tag(
        "rect", x=_X + inset, y=_Y + inset + lower, width=_WIDE - 2 * inset, height=_CARD - 2 * inset,
        rx=14.0 - inset, fill=fill, stroke=edge, stroke_width="2", **more,
    )  # fmt: skip


def _face(card: Card) -> str:
    """Motif, name and effect."""
    scale = _FIELD / motifs.WIDE
    left, top, high = _MIDDLE - _FIELD / 2, _Y + 12, motifs.HIGH * scale
    field = tag("rect", x=left, y=top, width=_FIELD, height=high, rx="8", fill="url(#field)")
    motif = tag("g", motifs.motif(card), transform=f"translate({num(left)} {num(top)}) scale({num(scale)})")
    name = text(
        _MIDDLE, top + high + 29, texts_in("en").text(f"cards.{card.name}"), 21, "#7a2f0e",
        text_anchor="middle", font_family=SERIF, font_weight="bold", class_="name",
    )  # fmt: skip
    said = "".join(
        [
            text(_MIDDLE, top + high + 55 + 19 * n, line, 14.5, INK, text_anchor="middle", class_="effect")
            for n, line in enumerate(wrap(says(card), LETTERS, break_on_hyphens=False))
        ]
    )
    return tag(
        "g", _slip("url(#paper)", "#c98b45") + field + motif + name + said, class_="card", data_card=card.name
    )


def _back() -> str:
    """A card that nobody has seen yet."""
    mark = skull_token(Spot(_MIDDLE, _Y + _CARD / 2, 120))
    rays = "".join(
        [
            tag(
                "path", d="M0 -72 L7 -88 L0 -104 L-7 -88Z", fill=EMBER, opacity="0.85",
                transform=f"translate({num(_MIDDLE)} {num(_Y + _CARD / 2)}) rotate({turn})",
            )
            for turn in range(0, 360, 45)
        ]
    )  # fmt: skip
    return tag("g", _slip("url(#back)", EMBER) + rays + mark, class_="card", data_card="")


# -- what the turn is worth


def plaque(view: View) -> str:
    """What stands, in a word and a large number."""
    label, number, colour = worth(view)
    top = HIGH - 36 - _PLAQUE
    board = tag(
        "rect", x=_X, y=top, width=_WIDE, height=_PLAQUE, rx="12", fill="#0d1524", fill_opacity="0.72",
        stroke="#c98b45", stroke_opacity="0.7",
    )  # fmt: skip
    said = text(_MIDDLE, top + 25, label, 14, PAPER, text_anchor="middle")
    large = text(
        _MIDDLE, top + 66, number, 37, colour, text_anchor="middle", font_family=SERIF, font_weight="bold"
    )
    return tag("g", board + said + large, class_="plaque")


def worth(view: View) -> tuple[str, str, str]:
    """What the turn comes to as it stands: in words, as a number, and in which colour."""
    table: FortuneView = view.table
    if view.over:
        return "the game is won with", points(max([view.scores[seat] for seat in view.winners])), GLOW
    if view.question == "TurnOverCard" or not table.rolls:
        return "before the first roll", "\N{EN DASH}", FAINT
    if view.question in ISLAND_QUESTIONS:
        return _worth_on_island(table)
    card = card_of(table.card)
    if isinstance(card, ZombieAttack):
        swords = table.dice.count(SWORD)
        return "swords against zombies", f"{swords} of 5", GOOD if swords >= 5 else PAPER
    label = "lost with three skulls" if table.skulls >= OUT else "stands now"
    return label, points(table.standing), _tone(table.standing)


def _worth_on_island(table: FortuneView) -> tuple[str, str, str]:
    """What each opponent loses, or what a Truce costs that is broken there."""
    if isinstance(card_of(table.card), Truce) and table.standing < 0:
        return "the Truce is broken", points(table.standing), BAD
    return "each opponent loses", points(toll(table)), EMBER


def toll(table: FortuneView) -> int:
    """What the Island costs every opponent [FO-8.5]."""
    return table.skulls * card_of(table.card).skull_price()


def points(number: int) -> str:
    return texts_in("en").number(number)


def _tone(number: int) -> str:
    return GOOD if number > 0 else BAD if number < 0 else PAPER
