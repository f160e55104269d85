"""What can go wrong, named by what somebody did. Every message says what was wrong."""

from __future__ import annotations

import reprlib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from emberisle.kernel.steps import Refusal


_short: Final = reprlib.Repr()
_short.maxstring = _short.maxother = _short.maxlong = 80
_short.maxlevel = 3


def quoted(thing: object) -> str:
    """A value as an error message shows it, shortened if it is long."""
    return _short.repr(thing)


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
