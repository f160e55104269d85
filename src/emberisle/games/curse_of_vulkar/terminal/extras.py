"""What The Curse of Vul-Kar adds to the terminal: marbles that roll by physics, where that is installed."""

from __future__ import annotations

from emberisle.terminal.marbles import MarbleExtras


class CurseExtras(MarbleExtras):
    """Embers, Fireballs and the Boulder."""

    outcome = "Launched"
