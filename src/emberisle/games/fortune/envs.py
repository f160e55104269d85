"""Fortune as numbers: its moves, and what a seat sees."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from emberisle.envs.encoding import Encoding, Field, one_hot, packed, remembered, who, within
from emberisle.envs.numbering import Listed, Numbering, Parts
from emberisle.games.fortune.rules.cards import CARDS, KINDS
from emberisle.games.fortune.rules.dice import ALL, FACES, SKULL
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, SAIL_AWAY, STOP, Fill, Roll
from emberisle.games.fortune.rules.view import FortuneView

MOST_OF_A_CARD: Final = 8
MOST_SKULLS: Final = 10
MANY_ROLLS: Final = 10


@cache
def numbering() -> Numbering:
    """The four short answers, then every handful that can be rolled, then every filling of the chest."""
    faces = FACES.replace(SKULL, "")
    dice = ["".join(some) for size in range(ALL + 1) for some in combinations_with_replacement(faces, size)]
    short = Listed("Stop, RollAgain, Cast, Sail", STOP, ROLL_AGAIN, CAST, SAIL_AWAY)
    return Numbering(short, Parts(Roll, dice), Parts(Fill, dice))


class FortuneEncoding(Encoding):
    """Scores count in finish lines, dice in eighths."""

    def numbered(self) -> Numbering:
        return numbering()

    def seen(self) -> Iterable[Field]:
        return (
            Field("totals", self.seats, "everybody's score, in finish lines", -2.0, 2.0),
            Field("turn", self.seats, "whose turn it is"),
            Field("card", len(CARDS), f"the card: {', '.join(KINDS)}"),
            Field("dice", len(FACES), f"dice lying free, by face ({FACES}), in eighths"),
            Field("chest", len(FACES), "dice in the Treasure Chest, likewise"),
            Field("in_hand", 1, "dice about to be rolled, in eighths"),
            Field("skulls", 1, f"skulls that count, those on the card included, in {MOST_SKULLS}ths"),
            Field("rolls", 1, f"rolls in this turn, in {MANY_ROLLS}ths"),
            Field("spell", 1, "whether the Sorceress can still cast hers"),
            Field("standing", 1, "what ending the turn now would bring, in finish lines", -2.0, 2.0),
            Field("last_turns", 1, "turns of the final round still to come, in quarters"),
            Field("unseen", len(CARDS), f"cards never turned over, by kind, in {MOST_OF_A_CARD}ths"),
            Field("next_card", len(CARDS), "the card that comes next, once all have been seen"),
        )

    def look(self, table: FortuneView, chairs: tuple[int, ...]) -> bytes:
        line = table.finish_line
        coming = table.coming[0] if table.coming and not table.unseen else None
        lying = [
            table.in_hand / ALL,
            within(table.skulls / MOST_SKULLS),
            within(table.rolls / MANY_ROLLS),
            float(table.spell),
            within(table.standing / line, -2.0, 2.0),
            table.last_turns / 4,
        ]
        return b"".join(
            (
                _scores(table.totals, line, table.turn, chairs),
                _turned(table.card),
                _by_face(table.dice),
                _by_face(table.chest),
                packed(lying),
                _deck(tuple(table.unseen.items())),
                _turned(coming),
            )
        )


@remembered
def _scores(totals: tuple[int, ...], line: int, turn: int, chairs: tuple[int, ...]) -> bytes:
    return packed([*[within(totals[seat] / line, -2.0, 2.0) for seat in chairs], *who(turn, chairs)])


@remembered
def _turned(card: str | None) -> bytes:
    return packed(one_hot(None if card is None else KINDS[card], len(CARDS)))


@remembered
def _by_face(dice: str) -> bytes:
    return packed([dice.count(face) / ALL for face in FACES])


@remembered
def _deck(unseen: tuple[tuple[str, int], ...]) -> bytes:
    left = dict(unseen)
    return packed([left.get(card, 0) / MOST_OF_A_CARD for card in KINDS])
