"""What a seat may know in Fortune: everything but the order of cards never seen and the luck to come."""

from __future__ import annotations

from dataclasses import dataclass

from emberisle.games.fortune.rules.cards import CARDS
from emberisle.games.fortune.rules.dice import SKULLS, letters
from emberisle.games.fortune.rules.scoring import total
from emberisle.games.fortune.rules.table import FortuneTable


@dataclass(frozen=True)
class FortuneView:
    """The score page, the turn, and what a careful player remembers of the pile."""

    totals: tuple[int, ...]
    finish_line: int
    turn: int
    card: str
    dice: str
    """The dice lying free, set-aside skulls included."""
    chest: str
    in_hand: int
    skulls: int
    """Skulls that count, those on the card included."""
    rolls: int
    spell: bool
    standing: int
    """What the player would be credited with on ending the turn now."""
    final_round: bool
    last_turns: int
    unseen: dict[str, int]
    """Cards that have never been turned over."""
    coming: tuple[str, ...]
    """The order in which the used cards come up again, after the unseen ones."""


def view_of(table: FortuneTable) -> FortuneView:
    return FortuneView(
        totals=tuple(table.totals),
        finish_line=table.house.finish_line,
        turn=table.turn,
        card=table.card.name,
        dice=letters(table.dice + (table.skulls << SKULLS)),
        chest=letters(table.chest),
        in_hand=table.in_hand,
        skulls=table.all_skulls,
        rolls=table.rolls,
        spell=table.spell,
        standing=points_now(table),
        final_round=table.last_turns > 0,
        last_turns=table.last_turns,
        unseen={card.name: count for card, count in zip(CARDS, table.unseen, strict=True) if count},
        coming=tuple([card.name for card in table.used]),
    )


def points_now(table: FortuneTable) -> int:
    """What the player would get if the turn ended as the dice lie now."""
    if table.all_skulls >= 3:
        return total(table.card.reckon_lost(table.shown, table.chest, table.house))
    return total(table.card.reckon(table.shown, table.house))
