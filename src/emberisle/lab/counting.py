"""What games tell: shares and means with their 95 % intervals, and differences under the same luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from math import ceil, floor, inf, log10, sqrt
from statistics import fmean, stdev
from typing import Final, Literal

from emberisle import rulebooks
from emberisle.games import ruleset
from emberisle.lab.plan import Plan
from emberisle.lab.playing import Played
from emberisle.lab.traced import traced

SURE: Final = 1.959964
"""How many standard deviations to either side hold 95 %."""
SECONDS_A_TURN: Final = 10
"""How long people take to roll, move and hand on, where games are told in minutes."""
SECONDS_A_DECISION: Final = 8
"""How long they think about each choice in a turn of their own besides."""
POINTS: Final = "points"
BEATEN: Final = "all win together"
"""What is told of who wins where all win or all lose."""


Kind = Literal["share", "part", "count", "score"]
"""Games of a kind among all; a part of a whole in each game; something counted; points."""
Where = Literal["always", "apart", "together"]
"""At which tables a number means something: where each plays for himself, or where all win or all lose."""
SHARES: Final = ("share", "part")
"""These are written in per cent."""
BOUNDS: Final[dict[Kind, tuple[float, float]]] = {
    "share": (0.0, 1.0),
    "part": (0.0, 1.0),
    "count": (0.0, inf),
    "score": (-inf, inf),
}
"""Between which numbers there can be any of a kind."""


@dataclass(frozen=True)
class Figure:
    """A number with its 95 % interval."""

    name: str
    value: float
    low: float
    high: float
    games: int
    kind: Kind
    fair: float | None = None
    """What it would be if it made no difference, where that is known."""

    @property
    def is_share(self) -> bool:
        return self.kind in SHARES


@dataclass(frozen=True)
class Effect:
    """What a house rule changes in one figure, in games with the same luck as those of the base."""

    figure: str
    kind: Kind
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
        return self.kind in SHARES

    @property
    def sure(self) -> bool:
        """Whether the interval leaves out 0."""
        return self.low > 0 or self.high < 0


@dataclass(frozen=True)
class Clause:
    """How often a clause was at work."""

    number: str
    share: Figure
    """In which part of the games it was."""
    times: Figure
    """How often in a game, on average."""

    @property
    def never(self) -> bool:
        return self.share.value == 0


def share(name: str, parts: Sequence[float], fair: float | None = None) -> Figure:
    """A share with Wilson's interval; a win that is shared counts in part."""
    games, rate = len(parts), fmean(parts)
    low, high = wilson(rate, games)
    return Figure(name, rate, max(0.0, min(rate, low)), min(1.0, max(rate, high)), games, "share", fair)


def wilson(rate: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate over so many games, as if each had luck of its own."""
    spread = SURE * sqrt(rate * (1 - rate) / games + SURE**2 / (4 * games**2))
    middle, scale = rate + SURE**2 / (2 * games), 1 + SURE**2 / games
    return (middle - spread) / scale, (middle + spread) / scale


def mean(name: str, values: Sequence[float], kind: Kind) -> Figure:
    """A mean with its interval, cut off where no such number can be; one game alone tells nothing of it."""
    middle, (least, most) = fmean(values), BOUNDS[kind]
    spread = SURE * stdev(values) / sqrt(len(values)) if len(values) > 1 else inf
    low, high = max(least, middle - spread), min(most, middle + spread)
    return Figure(name, middle, low, high, len(values), kind)


def won(played: Played, seat: int) -> float:
    """What a seat won of a game."""
    return (seat in played.winners) / max(1, len(played.winners))


def seat_name(seat: int) -> str:
    return f"seat {seat + 1}"


def wins_by_seat(plan: Plan, games: Sequence[Played]) -> list[Figure]:
    """What each seat wins, where not all win or all lose."""
    if BEATEN in telling(games):
        return []
    return [
        share(seat_name(seat), [won(one, seat) for one in games], 1 / plan.seats)
        for seat in range(plan.seats)
    ]


def wins_by_bot(plan: Plan, games: Sequence[Played]) -> list[Figure]:
    """What the bots of each kind win together, beside the part of the seats that they take."""
    if BEATEN in telling(games):
        return []
    return [
        share(level, [won_by(one, level) for one in games], plan.bots.count(level) / plan.seats)
        for level in dict.fromkeys(plan.bots)
    ]


def won_by(played: Played, level: str) -> float:
    return sum([won(played, seat) for seat, bot in enumerate(played.bots) if bot == level])


@dataclass(frozen=True)
class Measure:
    """What is measured of every game, and where that means something."""

    of: Callable[[Played], float]
    kind: Kind
    where: Where = "always"

    def figure(self, name: str, games: Sequence[Played]) -> Figure:
        values = [self.of(one) for one in games]
        return share(name, values) if self.kind == "share" else mean(name, values, self.kind)


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
}
"""What is measured, by name; the texts have what it is called."""


def winning(plan: Plan) -> dict[str, Measure]:
    """What the seats win, and the bots of each kind, if there are several."""
    kinds = list(dict.fromkeys(plan.bots))
    seats = {seat_name(seat): partial(won, seat=seat) for seat in range(plan.seats)}
    bots = {kind: partial(won_by, level=kind) for kind in kinds} if len(kinds) > 1 else {}
    return {name: Measure(of, "share", "apart") for name, of in {**seats, **bots}.items()}


def telling(*groups: Sequence[Played], among: Mapping[str, Measure] = MEASURES) -> dict[str, Measure]:
    """What means something in all of these games: where all win or all lose nobody is ahead, for one."""
    modes = {"together" if one.together else "apart" for games in groups for one in games}
    return {name: one for name, one in among.items() if one.where == "always" or modes == {one.where}}


def team_wins(games: Sequence[Played]) -> Figure | None:
    """How often all win, where all win or all lose."""
    measure = telling(games).get(BEATEN)
    return None if measure is None else measure.figure(BEATEN, games)


def figures(games: Sequence[Played]) -> list[Figure]:
    """What these games tell, besides who wins."""
    return [one.figure(name, games) for name, one in telling(games).items() if name != BEATEN]


def scores_by_seat(plan: Plan, games: Sequence[Played]) -> list[Figure]:
    """The points of each seat, where each plays for himself."""
    if BEATEN in telling(games):
        return []
    kind = _kind_of_score(plan)
    return [mean(seat_name(n), [one.scores[n] for one in games], kind) for n in range(plan.seats)]


def scores_by_bot(plan: Plan, games: Sequence[Played]) -> list[Figure]:
    """The points of the bots of each kind, of all their seats in a game on average."""
    if BEATEN in telling(games):
        return []
    kinds = dict.fromkeys(plan.bots)
    return [mean(level, [_scored_by(one, level) for one in games], _kind_of_score(plan)) for level in kinds]


def _kind_of_score(plan: Plan) -> Kind:
    """Points can be below 0; spaces and squares are counted."""
    return "score" if ruleset(plan.game).unit == POINTS else "count"


def _scored_by(played: Played, level: str) -> float:
    return fmean([score for score, bot in zip(played.scores, played.bots, strict=True) if bot == level])


def clauses(plan: Plan, games: Sequence[Played]) -> list[Clause]:
    """Every clause that can be seen at work, in the order of the rulebook."""
    seen = traced(plan.game) | {clause for one in games for clause in one.clauses}
    found = []
    for number in [number for number in rulebooks.clauses(plan.game) if number in seen]:
        times = [float(one.clauses.get(number, 0)) for one in games]
        at_work = share(number, [float(count > 0) for count in times])
        found.append(Clause(number, at_work, mean(number, times, "count")))
    return found


def effects(plan: Plan, games: Sequence[Played]) -> list[Effect]:
    """What each variant changes in each figure against the base, game by game of the same luck."""
    by_key = {(one.variant, one.number): one for one in games}
    found: list[Effect] = []
    for variant, named in enumerate(plan.variants[1:], 1):
        pairs = [(by_key[0, n], one) for (v, n), one in by_key.items() if v == variant and (0, n) in by_key]
        if pairs:
            measures = telling(*pairs, among={**MEASURES, **winning(plan)})
            found += [_effect(name, named.name, one, pairs) for name, one in measures.items()]
    return found


def _effect(name: str, variant: str, measure: Measure, pairs: Sequence[tuple[Played, Played]]) -> Effect:
    changes = [measure.of(changed) - measure.of(base) for base, changed in pairs]
    change = mean(name, changes, "score")
    widest = 1.0 if measure.kind in SHARES else inf
    spread = stdev(changes) if len(changes) > 1 else 0.0
    low, high = max(-widest, change.low), min(widest, change.high)
    if measure.kind == "share" and not any(changes):  # so many games without a change do not rule out any
        high = wilson(0.0, len(changes))[1]
        low = -high
    settles = rounded_up((SURE * spread / change.value) ** 2) if change.value else None
    base = fmean([measure.of(base) for base, _ in pairs])
    return Effect(name, measure.kind, variant, base, change.value, low, high, len(changes), settles)


def rounded_up(games: float) -> int:
    """A number of games to two digits, as more of them would be made up."""
    unit: int = 10 ** max(0, floor(log10(max(1.0, games))) - 1)
    return max(1, ceil(games / unit) * unit)
