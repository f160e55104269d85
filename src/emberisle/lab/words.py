"""The words of the lab in each language, and numbers as they are written there."""

from __future__ import annotations

import re
from typing import Final

from emberisle.kernel.texts import MINUS, THOUSANDS, Catalogue, Texts

NO_BREAK: Final = "\N{NO-BREAK SPACE}"
BREAK: Final = re.compile(" (?=[%–])")
"""A space that is to keep together what it parts."""
MOST_DIGITS: Final = 3
"""So many digits stand after the point at most, where only those are written that are needed."""


class Words(Texts):
    """What the lab says in one language; no line begins with a dash or a sign for per cent."""

    def __init__(self, language: str, texts: dict[str, str]) -> None:
        super().__init__(language, {key: BREAK.sub(NO_BREAK, text) for key, text in texts.items()})
        self._signs = str.maketrans({",": THOUSANDS[language], ".": texts["point"], "-": MINUS})

    def decimal(self, value: float, digits: int, sign: str = "") -> str:
        """A number with so many digits after the point."""
        near = round(value, digits) + 0.0  # which turns a zero below nothing into a plain one
        return f"{near:{sign if near else ''},.{digits}f}".replace("inf", "∞").translate(self._signs)

    def brief(self, value: float, sign: str = "") -> str:
        """A number with only the digits that it needs, as on an axis."""
        whole, point, rest = self.decimal(value, MOST_DIGITS, sign).rpartition(self.texts["point"])
        rest = rest.rstrip("0")
        return f"{whole}{point}{rest}" if rest else whole

    def share(self, value: float) -> str:
        """A part of a whole, in per cent."""
        return self.say("share", (self.decimal(100 * value, 1),))

    def brief_share(self, value: float) -> str:
        return self.say("share", (self.brief(100 * value),))

    def span(self, low: str, high: str) -> str:
        """From where to where a number may lie."""
        return self.say("span", (low, high))


_WORDS: Final = Catalogue("emberisle.lab", Words)


def words_in(language: str) -> Words:
    """What the lab says in this language."""
    return _WORDS.texts(language)
