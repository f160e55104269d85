"""What games tell: shares and means with their 95 % intervals, and differences under the same luck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, floor, inf, log10, sqrt
from statistics import fmean, stdev
from typing import Final, Literal

from emberisle import rulebooks
from emberisle.games import ruleset
from emberisle.kernel.steps import Step
from emberisle.lab.plan import Plan
from emberisle.lab.playing import Played

SURE: Final = 1.959964
"""How many standard deviations to either side hold 95 %."""
SECONDS_A_TURN: Final = 10
"""How long people take to roll, move and hand on, where games are told in minutes."""
SECONDS_A_DECISION: Final = 8
"""How long they think about each choice in a turn of their own besides."""
BEATEN: Final = "all win together"
"""What is told of who wins where all win or all lose."""


Kind = Literal["share", "part", "count", "score"]
"""Games of a kind among all; a part of a whole in each game; something counted; points."""
Where = Literal["always", "apart", "together"]
"""At which tables a number means something: where each plays for himself, or where all win or all lose."""
SHARES: Final = ("share", "part")
"""These are written in per cent."""


@dataclass(frozen=True)
class Figure:
    """A number with its 95 % interval."""

    name: str
    value: float
    low: float
    high: float
    games: int
    fair: float | None = None
    """What it would be if it made no difference, where that is known."""

    @property
    def is_share(self) -> bool:
        return self.fair is not None or MEASURES[self.name].kind in SHARES


@dataclass(frozen=True)
class Effect:
    """What a house rule changes in one figure, in games with the same luck as those of the base."""

    figure: str
    variant: str
    base: float
    change: float
    low: float
    high: float
    games: int
    settles: int | None
    """About how many games it takes until the interval leaves out 0; None without any difference."""

    @property
    def is_share(self) -> bool:
        return MEASURES[self.figure].kind in SHARES

    @property
    def sure(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class Clause:
    """How often a clause was at work."""

    number: str
    share: float
    """In which part of the games it was."""
    times: float
    """How often in a game, on average."""


def share(name: str, parts: Sequence[float], fair: float | None = None) -> Figure:
    """A share with Wilson's interval; a win that is shared counts in part."""
    games, rate = len(parts), fmean(parts)
    low, high = wilson(rate, games)
    return Figure(name, rate, max(0.0, min(rate, low)), min(1.0, max(rate, high)), games, fair)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate over so many games, as if each had luck of its own."""
    spread = SURE * sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2))
    middle, scale = rate + SURE**2 / (2 * games), 1 + SURE**2 / games
    return (middle - spread) / scale, (middle + spread) / scale


def mean(name: str, values: Sequence[float], least: float = -inf, most: float = inf) -> Figure:
    """A mean with its interval, cut off where no such number can be; one game alone tells nothing of it."""
    middle = fmean(values)
    spread = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    return Figure(name, middle, max(least, middle - spread), min(most, middle + spread), len(values))


def won(played: Played, seat: int) -> float:
    """What a seat won of a game."""
    return (seat in played.winners) / max(1, len(played.winners))


def wins_by_seat(plan: Plan, games: Sequence[Played]) -> list[Figure]:
    """What each seat wins, where not all win or all lose."""
    if BEATEN in telling(games):
        return []
    return [
        share(f"seat {seat + 1}", [won(one, seat) for one in games], 1 / plan.seats)
        for seat in range(plan.seats)
    ]


def wins_by_bot(plan: Plan, games: Sequence[Played]) -> list[Figure]:
    """What the bots of each kind win together, beside the part of the seats that they take."""
    if BEATEN in telling(games):
        return []
    return [
        share(level, [_won_by(one, level) for one in games], plan.bots.count(level) / plan.seats)
        for level in dict.fromkeys(plan.bots)
    ]


def _won_by(played: Played, level: str) -> float:
    return sum([won(played, seat) for seat, bot in enumerate(played.bots) if bot == level])


@dataclass(frozen=True)
class Measure:
    """What is measured of every game, and where that means something."""

    of: Callable[[Played], float]
    kind: Kind
    where: Where = "always"

    def figure(self, name: str, games: Sequence[Played]) -> Figure:
        values = [self.of(one) for one in games]
        if self.kind == "share":
            return share(name, values)
        least, most = {"score": (-inf, inf), "count": (0.0, inf), "part": (0.0, 1.0)}[self.kind]
        return mean(name, values, least, most)


def minutes(one: Played) -> float:
    """How long people would have played, by rule of thumb."""
    return (one.turns * SECONDS_A_TURN + one.in_turn * SECONDS_A_DECISION) / 60


MEASURES: Final[dict[str, Measure]] = {
    BEATEN: Measure(lambda one: float(bool(one.winners)), "share", "together"),
    "turns": Measure(lambda one: one.turns, "count"),
    "decisions": Measure(lambda one: one.decisions, "count"),
    "minutes with people": Measure(minutes, "count"),
    "winner's score": Measure(
        lambda one: fmean([one.scores[seat] for seat in one.winners] or [0]), "score", "apart"
    ),
    "mean score": Measure(lambda one: fmean(one.scores), "score", "apart"),
    "lead changes": Measure(lambda one: one.lead_changes, "count", "apart"),
    "winner ahead for good after": Measure(lambda one: one.decided, "part", "apart"),
    "games with a comeback": Measure(lambda one: float(one.comeback), "share", "apart"),
    "games with a shared win": Measure(lambda one: float(len(one.winners) > 1), "share", "apart"),
    "first seat wins": Measure(lambda one: won(one, 0), "share", "apart"),
}
"""What is measured, by name; the texts say what people call it."""


def telling(*groups: Sequence[Played]) -> dict[str, Measure]:
    """What means something in all of these games: where all win or all lose nobody is ahead, for one."""
    modes = {"together" if one.together else "apart" for games in groups for one in games}
    return {name: one for name, one in MEASURES.items() if one.where == "always" or modes == {one.where}}


def team_wins(games: Sequence[Played]) -> Figure | None:
    """How often all win, where all win or all lose."""
    measure = telling(games).get(BEATEN)
    return None if measure is None else measure.figure(BEATEN, games)


def figures(games: Sequence[Played]) -> list[Figure]:
    """What these games tell, besides who wins."""
    return [one.figure(name, games) for name, one in telling(games).items() if name != BEATEN]


def clauses(plan: Plan, games: Sequence[Played]) -> list[Clause]:
    """Every clause that a step carries or an event named, in the order of the rulebook.

    Others, such as rulings on how points are counted, leave no trace of their own.
    """
    steps = {kind.rule for kind in ruleset(plan.game).vocabulary() if issubclass(kind, Step)}
    traced = steps | {clause for one in games for clause in one.clauses}
    found = []
    for number in [number for number in rulebooks.clauses(plan.game) if number in traced]:
        times = [one.clauses.get(number, 0) for one in games]
        found.append(Clause(number, fmean([count > 0 for count in times]), fmean(times)))
    return found


def effects(plan: Plan, games: Sequence[Played]) -> list[Effect]:
    """What each variant changes in each figure against the base, game by game of the same luck."""
    by_key = {(one.variant, one.number): one for one in games}
    found: list[Effect] = []
    for variant, named in enumerate(plan.variants[1:], 1):
        pairs = [(by_key[0, n], one) for (v, n), one in by_key.items() if v == variant and (0, n) in by_key]
        if pairs:
            measures = telling(*pairs)
            found += [_effect(name, named.name, one, pairs) for name, one in measures.items()]
    return found


def _effect(name: str, variant: str, measure: Measure, pairs: Sequence[tuple[Played, Played]]) -> Effect:
    changes = [measure.of(changed) - measure.of(base) for base, changed in pairs]
    widest = 1.0 if measure.kind in SHARES else inf
    change = mean(name, changes, -widest, widest)
    spread = stdev(changes) if len(changes) > 1 else 0.0
    settles = rounded_up((SURE * spread / change.value) ** 2) if change.value else None
    base = fmean([measure.of(base) for base, _ in pairs])
    return Effect(name, variant, base, change.value, change.low, change.high, len(changes), settles)


def rounded_up(games: float) -> int:
    """A number of games to two digits, as more of them would be made up."""
    unit: int = 10 ** max(0, floor(log10(max(1.0, games))) - 1)
    return max(1, ceil(games / unit) * unit)
