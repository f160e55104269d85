"""What the page shows for a while. A window stays open that much longer, so that everybody has seen it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberisle.kernel.steps import Event

LONG: Final = {
    "fireball_rolled": 6.0,
    "walked": 2.0,
    "moved_back": 2.0,
    "captured": 1.4,
    "stole": 1.2,
    "first_roll": 1.1,
    "rolled": 1.1,
    "rolled_double": 1.1,
    "aimed": 1.1,
    "played": 1.1,
    "played_on": 1.1,
    "cancelled": 1.0,
    "drew": 0.7,
}
"""What is looked at before anybody thinks of an answer, and for how many seconds."""


def seconds_for(events: Iterable[Event]) -> float:
    return sum([LONG.get(event.what, 0.0) for event in events if event.only is None])
