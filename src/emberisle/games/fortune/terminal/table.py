"""Fortune drawn: the card, the dice on the table, the skulls' shelf and the chest."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from textwrap import wrap
from typing import Final

from rich.style import Style
from rich.text import Text

from emberisle.games.fortune.rules.cards import Card, TreasureChest, ZombieAttack
from emberisle.games.fortune.rules.dice import SKULL, letters
from emberisle.games.fortune.rules.effects import effect, standing_lines
from emberisle.games.fortune.rules.house import House
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.games.fortune.terminal.dice import (
    FAINT,
    PAPER,
    SIGNS,
    SMALL,
    Die,
    Place,
    Size,
    beside,
    drawn,
    on_shelf,
    tumbling,
)
from emberisle.games.fortune.terminal.words import card_of

INK: Final = "#2b1d0e"
RUST: Final = "#a63d12"
GOOD: Final = "#9bdc6c"
BAD: Final = "#ff6b5e"
WOOD: Final = "#b07a3f"
GREY: Final = "#8e99ad"


@dataclass(frozen=True)
class Layout:
    """What is drawn, and how large."""

    table: FortuneView
    house: House
    dice: Sequence[Die]
    picked: Collection[int]
    fresh: Collection[int]
    island: bool
    width: int
    rows: int
    size: Size
    tick: int

    @property
    def card(self) -> Card:
        return card_of(self.table.card)

    @property
    def card_width(self) -> int:
        return 20 if self.size is SMALL else 26

    def lying(self, place: Place) -> list[Die]:
        return [die for die in self.dice if die.place is place]

    @property
    def chest(self) -> str:
        return "".join([die.face for die in self.lying(Place.CHEST)])

    @property
    def shown(self) -> str:
        return "".join(sorted([die.face for die in self.dice if die.face != SKULL]))


def table_lines(layout: Layout) -> Text:
    """The whole table."""
    stands = points_lines(layout)
    left = [*card_lines(layout, layout.rows - len(stands)), *stands]
    right = [*free_dice(layout), *shelves(layout)]
    height = max(len(left), len(right))
    left += [Text(" " * layout.card_width)] * (height - len(left))
    right += [Text()] * (height - len(right))
    lines = [Text("  ").join([one, other]) for one, other in zip(left, right, strict=True)]
    return Text("\n", no_wrap=True, overflow="crop").join(lines)


# -- the card and what stands


def card_lines(layout: Layout, rows: int) -> list[Text]:
    """The card as a slip of paper, so high or as high as it must be: its name, what it does, the clause."""
    width = layout.card_width
    paper = Style(color=INK, bgcolor=PAPER)
    card = layout.card
    signs = SIGNS[SKULL] * card.skulls() or SIGNS.get(letters(card.extra()), "")
    title = Text(f" {card.name}", style=paper + Style(color=RUST, bold=True))
    title.append(f"{signs} ".rjust(width - title.cell_len))
    said = wrap(f"{effect(card, layout.house)} {card.rule}", width - 2, break_on_hyphens=False)
    body = [Text(f" {line}".ljust(width), style=paper) for line in said]
    body[-1].highlight_words([card.rule], "#8a7350")
    body += [Text(" " * width, style=paper)] * (min(rows, 7) - 1 - len(body))
    return [title, *body]


def points_lines(layout: Layout) -> list[Text]:
    """What the turn would bring if it ended here, and if it were lost."""
    width = layout.card_width
    if not layout.dice:
        return []
    if layout.island:
        toll = layout.table.skulls * layout.card.skull_price()
        return [_line("Island", f"−{toll:,} each", width, BAD)]
    if layout.table.skulls >= 3 and not _zombies(layout):
        lost = layout.card.points_lost(layout.shown, layout.chest, layout.house)
        return [_line("Three skulls", f"{lost:,}", width, BAD)]
    points = layout.card.points(layout.shown, layout.house)
    lines = [_line("Stands now", f"{points:,}", width, GOOD if points > 0 else BAD if points < 0 else GREY)]
    for what, worth in standing_lines(layout.card, layout.shown, layout.house):
        lines.append(_line(f"  {what}", f"{worth:,}", width, GREY, FAINT))
    lost = layout.card.points_lost(layout.shown, layout.chest, layout.house)
    if lost:
        lines.append(_line("If lost", f"{lost:,}", width, BAD if lost < 0 else GOOD))
    return lines


def _zombies(layout: Layout) -> bool:
    """Skulls do not end a turn in which the dead attack."""
    return isinstance(layout.card, ZombieAttack)


def _line(label: str, worth: str, width: int, colour: str, label_colour: str = "#dfe6f2") -> Text:
    line = Text(f" {label}", style=label_colour)
    line.append(worth.rjust(width - line.cell_len - 1), Style(color=colour, bold=colour != GREY))
    return line.append(" ")


# -- the dice


def free_dice(layout: Layout) -> list[Text]:
    """The dice on the table, those picked raised, and those in the hand in the air."""
    size = layout.size
    blocks = [
        drawn(die, size, die.number in layout.picked, die.number in layout.fresh)
        for die in layout.lying(Place.TABLE)
    ]
    blocks += tumbling(layout.table.in_hand, size, layout.tick)
    return beside(blocks) or [Text()] * (size.rows + 2)


def shelves(layout: Layout) -> list[Text]:
    """The skulls set aside, and beside them the chest if the card is one."""
    step = layout.size.width + 1
    chest = max(len(layout.lying(Place.CHEST)), 4) if isinstance(layout.card, TreasureChest) else 0
    places = (layout.width - layout.card_width - 3 - step * chest) // step
    skulls = _shelf(layout, Place.ASIDE, max(0, min(3, places)), GREY)
    lines = beside([skulls, _shelf(layout, Place.CHEST, chest, WOOD)], 2 if chest and skulls[0] else 0)
    captions = Text(_skull_caption(layout), style=FAINT)
    if chest:
        captions.pad_right(max(2, skulls[0].cell_len + 2 - captions.cell_len))
        captions.append(_chest_caption(layout))
    return [*lines, captions]


def _shelf(layout: Layout, place: Place, least: int, colour: str) -> list[Text]:
    """Dice on a board, with room for at least so many."""
    size, dice = layout.size, layout.lying(place)
    blocks = [on_shelf(die, size, die.number in layout.picked, colour) for die in dice]
    empty = [*[Text(" " * size.width)] * size.rows, Text("━" * size.width, style=colour)]
    blocks += [empty] * (least - len(dice))
    if not blocks:
        return [Text()] * (size.rows + 1)
    board = Text("━", style=colour).join([block[-1] for block in blocks])
    return [*beside(blocks)[:-1], board]


def _skull_caption(layout: Layout) -> str:
    on_card = layout.card.skulls()
    if layout.island:
        return f"{layout.table.skulls} skulls collected" + (f", {on_card} on the card" if on_card else "")
    text = f"Skulls: {layout.table.skulls}" + ("" if _zombies(layout) else " of 3")
    return text + (f" ({on_card} on the card)" if on_card else "")


def _chest_caption(layout: Layout) -> str:
    if not layout.chest:
        return "Treasure Chest: empty"
    saved = layout.card.points_lost(layout.shown, layout.chest, layout.house)
    return f"Treasure Chest: {saved:,} safe"
