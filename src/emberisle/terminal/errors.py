"""What can go wrong at the command line. Each message is the one line that is shown."""

from __future__ import annotations

from emberisle.kernel.errors import EmberisleError


class BadArgument(EmberisleError):
    """Something on the command line that cannot be followed."""


class BadSave(EmberisleError):
    """A saved game that cannot be read, or cannot be written."""


class BadWords(EmberisleError):
    """A typed line or a key that means nothing here."""
