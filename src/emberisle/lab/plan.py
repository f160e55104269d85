"""What is to be played: which game, by whom, under which house rules, and how often."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Final

import emberisle as em
from emberisle.bots.own import is_own, source_digest
from emberisle.kernel.errors import EmberisleError

COUNTED: Final = 2
"""Which way of counting it is: games that were counted in another way are not gone on with."""


class BadPlan(EmberisleError):
    """What was asked for cannot be played."""


@dataclass(frozen=True)
class Variant:
    """One set of house rules, under the name that tables and pictures give it."""

    name: str
    options: Mapping[str, object]


@dataclass(frozen=True)
class Plan:
    """An experiment. The same plan gives the same games, wherever and by however many they are played."""

    game: str
    seats: int
    bots: tuple[str, ...]
    """Who sits in each seat of the first game, a level or ``module:Class``; they move on by one a game."""
    variants: tuple[Variant, ...]
    """The base first; each other one is compared with it."""
    seed: str
    version: int
    own: Mapping[str, str] = field(default_factory=dict)
    """The bots that are named ``module:Class``, with a few letters that change with their source."""
    counted: int = COUNTED

    @property
    def digest(self) -> str:
        """A few letters that tell this plan from any other."""
        return hashlib.sha256(self.text().encode()).hexdigest()[:8]

    def text(self) -> str:
        return json.dumps(asdict(self), sort_keys=True, indent=2)

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        shift = number % self.seats
        return self.bots[shift:] + self.bots[:shift]

    def seed_of(self, number: int) -> str:
        """The seed of a game: the same under all house rules, so that they share their luck."""
        return f"{self.seed} {number}"


def make_plan(
    game: str,
    seats: int | None = None,
    bots: Sequence[str] = (),
    options: Mapping[str, object] | None = None,
    compare: Sequence[Mapping[str, object]] = (),
    seed: str = "lab",
    own_bots: bool = False,
) -> Plan:
    """A plan, if it can be played; fewer bots than seats take their places in turn.

    Only with ``own_bots`` a bot may be named ``module:Class``: what it names is imported.
    """
    rules = em.ruleset(game)
    taken = rules.check_seats(seats if seats is not None else max(rules.fewest, len(bots)))
    kinds = tuple(bots) or (em.usual_level(game),)
    if len(kinds) > taken:
        raise BadPlan(f"{len(kinds)} bots cannot sit in {taken} seats")
    own = {name: source_digest(name) for name in kinds if own_bots and is_own(name)}
    for level in dict.fromkeys(kinds):
        if level not in own:
            em.bot(game, level)  # says what is wrong with it
    base = dict(rules.check_options(options or {}))
    variants = [Variant("base", base)]
    for changed in compare:
        name = ", ".join([typed(option, value) for option, value in changed.items()])
        variants.append(Variant(name, dict(rules.check_options({**base, **changed}))))
    for at, variant in enumerate(variants):
        if at and variant.options == base:
            raise BadPlan(f"{variant.name} is what the base is played with: there is nothing to compare")
        if variant.options in [other.options for other in variants[:at]]:
            raise BadPlan(f"{variant.name} is compared twice")
    seated = tuple([kinds[n % len(kinds)] for n in range(taken)])
    return Plan(game, taken, seated, tuple(variants), seed, rules.version, own)


def typed(option: str, value: object) -> str:
    """A house rule as it is typed."""
    shown = {True: "yes", False: "no"}[value] if isinstance(value, bool) else value
    return f"{option}={shown}"
