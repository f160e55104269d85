"""What Fireball Island adds to the terminal: Fireballs that roll by physics, where that is installed."""

from __future__ import annotations

from emberisle.terminal.marbles import MarbleExtras


class IslandExtras(MarbleExtras):
    """Fireballs are its only marbles."""

    marbles = "Fireballs"
    outcome = "Rolled"
