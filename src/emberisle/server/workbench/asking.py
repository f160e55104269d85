"""What is asked of the workbench, as a plan of the lab."""

from __future__ import annotations

import shlex
from collections.abc import Hashable

import emberisle as em
from emberisle.command import COMMAND
from emberisle.kernel.texts import LANGUAGES
from emberisle.lab.plan import Plan, make_plan
from emberisle.server.messages import AskWorkbench
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.requests import proper_seats
from emberisle.server.settings import Settings


def plan_of(asked: AskWorkbench, settings: Settings) -> Plan:
    """What is to be played, if it can be: as the rulebook says, and with the house rules that are tried."""
    if asked.games > settings.workbench_games:
        raise RequestRefused("not_allowed", "too_many_games", most=settings.workbench_games)
    rules = em.ruleset(asked.game)
    proper_seats(rules, asked.seats)
    tried, book = rules.check_options(asked.options), rules.check_options({})
    changed = {name: tried[name] for name in sorted(tried) if tried[name] != book[name]}
    return make_plan(asked.game, asked.seats, asked.bots, compare=[changed] if changed else [])


def key_of(plan: Plan, games: int) -> Hashable:
    """What tells this run from all others."""
    return "workbench", plan.digest, games


def command_of(plan: Plan, games: int, language: str = LANGUAGES[0]) -> str:
    """What one types to play the same games in the lab, and to read of them in one's language."""
    words = [
        COMMAND,
        "lab",
        plan.game,
        "--seats",
        plan.seats,
        "--bots",
        ",".join(plan.bots),
        "--games",
        games,
    ]
    for variant in plan.variants[1:]:
        words += ["--compare", variant.name.replace(", ", ",")]
    if language != LANGUAGES[0]:
        words += ["--language", language]
    return shlex.join([str(word) for word in words]).replace(shlex.quote(COMMAND), COMMAND, 1)
