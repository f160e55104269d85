"""All that an experiment tells, put together once for the terminal and for the report, in no language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from emberisle.lab import counting
from emberisle.lab.counting import Clause, Effect, Figure
from emberisle.lab.plan import Plan
from emberisle.lab.playing import Played


@dataclass(frozen=True)
class Summary:
    """Figures of the base, and what each other set of house rules changes."""

    plan: Plan
    games: list[Played]
    base: list[Played]
    team: Figure | None
    """How often all win, where all win or all lose; then nothing is told by seat and by bot."""
    by_seat: list[Figure]
    by_bot: list[Figure]
    scores_by_seat: list[Figure]
    scores_by_bot: list[Figure]
    figures: list[Figure]
    clauses: list[Clause]
    effects: list[Effect]

    @property
    def teams(self) -> dict[str, Figure]:
        """How often all win under each set of house rules, the base's aside, by which all win or all lose."""
        names = [variant.name for variant in self.plan.variants]
        groups = {name: [one for one in self.games if names[one.variant] == name] for name in names[1:]}
        found = {name: counting.team_wins(games) for name, games in groups.items() if games}
        return {name: team for name, team in found.items() if team is not None}

    @property
    def never(self) -> list[str]:
        """The clauses that were not at work in any game."""
        return [one.number for one in self.clauses if one.never]


def summarise(plan: Plan, games: Sequence[Played]) -> Summary:
    """What these games tell; at least one has to be of the base."""
    base = [one for one in games if one.variant == 0]
    return Summary(
        plan,
        list(games),
        base,
        counting.team_wins(base),
        counting.wins_by_seat(plan, base),
        counting.wins_by_bot(plan, base),
        counting.scores_by_seat(plan, base),
        counting.scores_by_bot(plan, base),
        counting.figures(base),
        counting.clauses(plan, base),
        counting.effects(plan, games),
    )
