"""Every clause that steps, events, options and refusals name is in the rulebook."""

from __future__ import annotations

from typing import Any

from emberisle import QuickLuck, rulebooks
from emberisle.contract.checks.moves import strange_moves
from emberisle.contract.playing import begin, in_every_match, some_points, walk
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Step
from emberisle.plug import Plug


def check_the_clauses_of_steps_and_options_exist(game: Plug) -> None:
    clauses = rulebooks.clauses(game.ruleset.id)
    for kind in game.ruleset.vocabulary():
        if issubclass(kind, Step) and kind.rule:
            assert kind.rule in clauses, f"the rulebook has no clause {kind.rule} for {kind.__name__}"
    for option in game.ruleset.options():
        missing = option.rule and option.rule not in clauses
        assert not missing, f"the rulebook has no clause {option.rule} for {option.name}"


@in_every_match
def check_the_clauses_of_events_and_refusals_exist(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    clauses = rulebooks.clauses(ruleset.id)
    luck = QuickLuck(seed)
    for game in some_points(walk(begin(ruleset, seats, seed), luck), luck, one_in=10):
        for event in game.story if game.over else ():
            assert not event.rule or event.rule in clauses, f"the rulebook has no clause for {event!r}"
        for move in strange_moves(game, luck, attempts=6):
            refusal = game.why_not(move)
            if refusal is not None and refusal.rule:
                assert refusal.rule in clauses, f"the rulebook has no clause for {refusal!r}"
