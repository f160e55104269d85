"""Every option value is playable."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from emberisle import Game, Luck, QuickLuck
from emberisle.contract.checks.logs import assert_same_game
from emberisle.contract.playing import any_of, begin, in_every_match, is_long, play_on, text
from emberisle.kernel import match
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.plug import Plug


def check_option_value(game: Plug, name: str, value: object) -> None:
    """With one option set to this value, and all others as usual, whole matches can be played."""
    ruleset = game.ruleset
    for seats in range(ruleset.fewest, ruleset.fewest + 1 if is_long(ruleset) else ruleset.most + 1):
        assert_playable(ruleset, {name: value}, seats, seed=seats)


@in_every_match
def check_random_options(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    if ruleset.options():
        assert_playable(ruleset, random_options(ruleset, QuickLuck(seed)), seats, seed)


def assert_playable(ruleset: Ruleset[Any], options: Mapping[str, object], seats: int, seed: int) -> None:
    """A whole match with these options can be stored, ends, and can be verified."""
    game = begin(ruleset, seats, seed, options)
    for name, value in options.items():
        assert game.header.options[name] == value
    assert_stored(game)
    assert play_on(game, QuickLuck(seed)), f"with {options} a match goes on for ever"
    assert_stored(game)
    assert_same_game(match.verify(ruleset, game.log), game, text(game))


def assert_stored(game: Game) -> None:
    noted = text(game)
    assert_same_game(match.load_game(game.ruleset, json.loads(noted)), game, noted)


def option_values(ruleset: Ruleset[Any]) -> list[tuple[str, object]]:
    """Every option with every value that it is checked with."""
    return [(option.name, value) for option in ruleset.options() for value in values_of(option)]


def values_of(option: Option) -> tuple[object, ...]:
    """Every choice, and of a span both ends and a number in between that nobody suggests."""
    if option.span is None:
        return option.choices
    least, most = option.span
    between = [number for number in range(least + 1, most) if number not in option.choices][:1]
    return tuple(dict.fromkeys([*option.choices, least, *between, most]))


def random_options(ruleset: Ruleset[Any], luck: Luck) -> dict[str, object]:
    return {option.name: any_of(values_of(option), luck) for option in ruleset.options()}
