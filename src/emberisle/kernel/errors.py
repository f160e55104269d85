"""What can go wrong, named by what somebody did. Every message says what was wrong."""

from __future__ import annotations

import json
import reprlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from emberisle.kernel.steps import Refusal


_short: Final = reprlib.Repr()
LONGEST: Final = 80
_short.maxstring = _short.maxother = _short.maxlong = LONGEST
_short.maxlevel = 3


def quoted(thing: object) -> str:
    """A value as an error message shows it, shortened if it is long."""
    return _short.repr(thing)


def noted(thing: object) -> str:
    """Something in notation as an error message shows it: as it stands in a log, shortened if it is long."""
    if not isinstance(thing, (dict, list)):
        return quoted(thing)
    text = json.dumps(thing, ensure_ascii=False)
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 3]}..."


class EmberisleError(Exception):
    """Something was asked that cannot be done; nothing has changed."""


class UnknownGame(EmberisleError):
    """No game has this id."""


class BadSeats(EmberisleError):
    """The game is not played by this many."""


class BadOption(EmberisleError):
    """An option that does not exist, or a value it does not take."""


class BadLanguage(EmberisleError):
    """A language that is not spoken here."""


class BadScenario(EmberisleError):
    """A position that cannot lie on this table."""


class BadNotation(EmberisleError):
    """Data that is not the notation of a game, a move or a log, or a part that a move cannot have."""


class BadLog(EmberisleError):
    """A log that is damaged or does not follow the rules."""


class OtherRules(BadLog):
    """A match was played by rules that are not known here."""


class OtherLuck(BadLog):
    """A log says that chance gave something else than its seed gives."""

    def __init__(self, n: int, where: str, gives: str, says: str, or_else: str = "") -> None:
        """``where`` is the part of the input in which they differ, if it is one of several."""
        here = f"for {where}" if where else "here"
        super().__init__(f"input {n}: the seed gives {gives} {here}, the log says {says}{or_else}")
        self.n = n
        self.where = where
        self.gives = gives
        self.says = says


class LuckUnknown(EmberisleError):
    """Chance was asked of a match whose seed is still secret."""


class NotYourTurn(EmberisleError):
    """Somebody else, or nobody, is to move."""


class GameOver(EmberisleError):
    """The game has ended."""


class IllegalMove(EmberisleError):
    """A clause forbids this move here; ``refusal`` says which, why, and what is allowed instead."""

    def __init__(self, refusal: Refusal, reason: str) -> None:
        """``reason`` is the refusal in words."""
        super().__init__(f"{reason} [{refusal.rule}]")
        self.refusal = refusal
