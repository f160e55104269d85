"""Fortune in words: dice, cards, moves and refusals. Nothing here decides anything."""

from __future__ import annotations

from typing import Final

from emberisle.games.fortune.rules.cards import Card
from emberisle.games.fortune.rules.dice import FACES
from emberisle.games.fortune.rules.moves import Roll
from emberisle.kernel.texts import Catalogue, Texts
from emberisle.kernel.values import Value


class FortuneTexts(Texts):
    """Texts with dice, cards and losses in them."""

    def __init__(self, language: str, texts: dict[str, str]) -> None:
        super().__init__(language, texts)
        self._dice: dict[str, str] = {}

    def fact(self, kind: str, fact: object, names: tuple[str, ...]) -> str:
        if kind == "dice":
            return self.dice(str(fact))
        if kind == "card":
            assert isinstance(fact, Card)
            return self.text(f"cards.{fact.name}")
        if kind == "loss":
            assert isinstance(fact, int)
            return self.number(-fact)
        return super().fact(kind, fact, names)

    def move(self, move: Value, names: tuple[str, ...] = ()) -> str:
        if isinstance(move, Roll) and not move.dice:
            return self.text("moves.RollSkullAlone")
        return super().move(move, names)

    def dice(self, dice: str) -> str:
        """A handful in words, which are put together when it is first met."""
        known = self._dice.get(dice)
        if known is None:
            known = self._dice[dice] = self._put_together(dice)
        return known

    def _put_together(self, dice: str) -> str:
        counts = [(dice.count(face), face) for face in FACES if face in dice]
        parts = [f"{count} {self.face(face, count)}" for count, face in counts]
        return ", ".join(parts) or self.text("faces.nothing")

    def face(self, face: str, count: int) -> str:
        return self.text(f"faces.{face}.{'one' if count == 1 else 'many'}")


TEXTS: Final = Catalogue("emberisle.games.fortune.rules", FortuneTexts)


def texts_in(language: str) -> FortuneTexts:
    return TEXTS.texts(language)


def dice_in_words(dice: str, language: str = "en") -> str:
    """``"MMS"`` is 2 monkeys, 1 sword."""
    return texts_in(language).dice(dice)


def face_in_words(face: str, language: str = "en") -> str:
    """``"M"`` is a monkey."""
    return texts_in(language).face(face, 1)
