"""What happens in a spare process: games between bots, and again and again what they tell so far."""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from emberisle.lab import counting
from emberisle.lab.counting import Effect, Figure
from emberisle.lab.plan import Plan
from emberisle.lab.playing import Played, playing

FEWEST: Final = 2
"""Of fewer games nothing follows."""
SHOWN_SECONDS: Final = 0.4
"""So much processor time is between two looks at what was found."""

Stopped = Literal["", "decisions", "seconds"]
"""What a run had too much of, if it ended before all games were played."""


class Limits(NamedTuple):
    """How much a run may do."""

    decisions: int
    seconds: float
    """Of processor time."""


@dataclass(frozen=True)
class Findings:
    """What games tell that were played under all house rules of a plan; figures are of the last of these."""

    games: int
    team: Figure | None = None
    """How often all win, where all win or all lose; then nothing is told by seat and by bot."""
    by_seat: list[Figure] = field(default_factory=list)
    by_bot: list[Figure] = field(default_factory=list)
    figures: list[Figure] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    stopped: Stopped = ""


def simulate(plan: Plan, games: int, limits: Limits) -> Iterator[Findings | None]:
    """Play so many games under each set of house rules, the same as the lab plays; pause at every input."""
    run = _Run(plan, limits)
    for number in range(games):
        yield from run.play(number)
        if run.stopped:
            break
        if run.seconds - run.shown >= SHOWN_SECONDS:
            run.shown = run.seconds
            yield findings(plan, run.played)
    yield findings(plan, run.played, run.stopped)


def findings(plan: Plan, played: list[Played], stopped: Stopped = "") -> Findings:
    """What these games tell, with the figures of the lab."""
    tried = [one for one in played if one.variant == len(plan.variants) - 1]
    if len(tried) < FEWEST:
        return Findings(len(tried), stopped=stopped)
    return Findings(
        len(tried),
        counting.team_wins(tried),
        counting.wins_by_seat(plan, tried),
        counting.wins_by_bot(plan, tried),
        counting.figures(tried),
        counting.effects(plan, played),
        stopped,
    )


class _Run:
    """What was played so far, and what that took; others are worked for in the pauses."""

    def __init__(self, plan: Plan, limits: Limits) -> None:
        self._plan, self._limits = plan, limits
        self.played: list[Played] = []
        self.stopped: Stopped = ""
        self.seconds = self.shown = 0.0

    def play(self, number: int) -> Iterator[None]:
        """Play one game with each set of house rules, unless that takes too long."""
        games = self._with_same_luck(number)
        while not self.stopped:
            began = time.process_time()
            try:
                next(games)
            except StopIteration as over:
                self.played += over.value
                break
            finally:
                self.seconds += time.process_time() - began
            if self.seconds > self._limits.seconds:
                self.stopped = "seconds"
            yield
        if sum([one.decisions for one in self.played]) > self._limits.decisions:
            self.stopped = "decisions"

    def _with_same_luck(self, number: int) -> Generator[None, None, list[Played]]:
        found: list[Played] = []
        for variant in range(len(self._plan.variants)):
            one = yield from playing(self._plan, variant, number)
            found += [one]
        return found
