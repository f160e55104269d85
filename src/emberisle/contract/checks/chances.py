"""What chance gives is possible, and where the odds are known they add up."""

from __future__ import annotations

from math import isclose
from typing import Any

from emberisle import QuickLuck
from emberisle.contract.checks.moves import JUNK
from emberisle.contract.playing import in_every_match, inputs_of, unsettled
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Chance
from emberisle.kernel.table import Table

Odds = dict[object, float]


@in_every_match
def check_chance(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    luck = QuickLuck(seed)
    known: dict[tuple[object, str], Odds | None] = {}
    for game in inputs_of(unsettled(ruleset, seats, seed), luck):
        step = game.step
        if not isinstance(step, Chance):
            continue
        key = (step, repr(game.table))
        if key not in known:
            known[key] = _odds(step, game.table)
        for _ in range(2):
            assert_can_come_up(step, game.table, step.sample(game.table, luck), known[key])
        for outcome in JUNK:
            assert type(step.possible(game.table, outcome)) is bool


def _odds(step: Chance[Any], table: Table) -> Odds | None:
    """The outcomes with their odds, or None where there are too many to list."""
    try:
        listed = step.outcomes(table)
    except NotImplementedError:
        return None
    odds = dict(listed)
    assert len(odds) == len(listed), f"{step!r} lists an outcome twice"
    assert all(0 < chance <= 1 for chance in odds.values())
    assert isclose(sum(odds.values()), 1), f"the odds of {step!r} add up to {sum(odds.values())}"
    for outcome in list(odds)[::7]:
        assert step.possible(table, outcome), f"{step!r} lists {outcome!r}, which is not possible"
    return odds


def assert_can_come_up(step: Chance[Any], table: Table, outcome: object, odds: Odds | None) -> None:
    assert step.possible(table, outcome), f"{step!r} gave {outcome!r}, which is not possible"
    assert odds is None or outcome in odds, f"{step!r} gave {outcome!r}, which its odds do not list"
