"""How marbles run over the map: what can be judged of a flick before it, and launches that have happened."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, radians, sin
from typing import Any, Final

from emberisle.games.curse_of_vulkar.rules.board import FACINGS, FOLDER, PITS, SPEEDS
from emberisle.games.curse_of_vulkar.rules.marbles import spots_of
from emberisle.games.curse_of_vulkar.terminal.geography import LANDMARKS, SPOTS
from emberisle.kernel.steps import Event
from emberisle.terminal.chart import Spot
from emberisle.terminal.marbles import installed

JUDGED: Final = 12.0
"""So many centimetres of a flick can be foreseen, or half a second of it."""
BENEATH: Final = 1.3
"""A marble runs over a space if it comes so near to its middle."""
LAUNCHES: Final = ("ember_rolled", "fireballs_rolled", "boulder_rolled", "bees_rolled")
ENDS_TELLING: Final = ("turn", "played", "walked", "pit_chosen", "flicked", "boulder_pushed")

Line = tuple[Spot, ...]


# -- before a flick


@lru_cache(maxsize=128)
def preview(pit: str, direction: int, strength: int) -> Line:
    """The first part of an Ember's way: by physics where it is installed, else straight on."""
    speed = SPEEDS[strength - 1]
    if not installed():
        return _straight(LANDMARKS[pit], direction, min(JUDGED, speed / 2))
    from emberisle.games.curse_of_vulkar.island import launching

    return launching.island(FOLDER).preview(PITS.index(pit), 10 * direction, 10 * speed)


def _straight(start: Spot, direction: int, length: float) -> Line:
    x, y = start
    return start, (x + length * cos(radians(direction)), y - length * sin(radians(direction)))


@lru_cache(maxsize=256)
def passed(line: Line) -> tuple[str, ...]:
    """The spaces that a line runs over, in order."""
    found: dict[str, None] = {}
    for one, other in pairwise(line):
        steps = max(1, int(hypot(other[0] - one[0], other[1] - one[1]) / 0.5))
        for n in range(steps + 1):
            x, y = one[0] + (other[0] - one[0]) * n / steps, one[1] + (other[1] - one[1]) * n / steps
            near = [name for name, (a, b) in SPOTS.items() if hypot(a - x, b - y) < BENEATH]
            found.update(dict.fromkeys(near))
    return tuple(found)


# -- after a launch


def last_launch(story: Sequence[Event]) -> tuple[Event | None, tuple[int, ...]]:
    """The launch that is being told, if one is, and the figures that it felled."""
    felled: list[int] = []
    for event in reversed(story):
        if event.what in LAUNCHES:
            return event, tuple(felled[::-1])
        if event.what in ENDS_TELLING:
            break
        if event.what.startswith("felled_") and isinstance(event.facts[0], int):
            felled.append(event.facts[0])
    return None, ()


@lru_cache(maxsize=4)
def ways(what: str, facts: tuple[Any, ...]) -> tuple[tuple[int, Line], ...]:
    """The ways of all marbles of a launch, each with its first picture; none where nobody knows them."""
    drawn = facts[5]
    if not drawn or not installed():
        return ()
    from emberisle.games.curse_of_vulkar.island import launching

    facing, trees, standing, lying = facts[1:5]
    setting = launching.Setting(FACINGS.index(facing), trees, dict(standing), spots_of(lying))
    number = PITS.index(facts[6]) if what == "ember_rolled" else facts[6] if what == "boulder_rolled" else 0
    launch = launching.launch_of(what.removesuffix("_rolled"), number, drawn)
    film = launching.island(FOLDER).film(launch, setting)
    rolled = [track for track in film.tracks if track.kind not in ("figure", "deck")]
    return tuple([(track.first, tuple([(pose[0], pose[1]) for pose in track.poses])) for track in rolled])
