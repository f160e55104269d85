"""Every game keeps every point of the contract."""

from __future__ import annotations

from typing import Any

import pytest

from emberisle.kernel.ruleset import Ruleset
from tests.contract import chances, copies, logs, moves, options, parts, secrets, words
from tests.contract.games import GAMES
from tests.contract.playing import Check, hold, is_long

CHECKS: tuple[Check, ...] = (
    chances.check_chance,
    copies.check_looking_changes_nothing,
    copies.check_pickles,
    logs.check_a_match_can_be_taken_up_again,
    logs.check_finished_logs_verify,
    logs.check_luck_is_settled_by_seed_and_words,
    logs.check_the_seed_is_secret_until_the_end,
    moves.check_games_end,
    moves.check_listed_moves_are_played,
    moves.check_other_moves_are_refused,
    moves.check_scores_and_winners,
    moves.check_some_move_is_always_legal,
    moves.check_strange_moves_are_refused,
    options.check_random_options,
    parts.check_wrong_parts_are_named,
    parts.check_wrong_numbers_of_parts_are_refused,
    secrets.check_guesses_can_be_guessed_from,
    secrets.check_guesses_can_be_played_out,
    secrets.check_guesses_deal_afresh,
    secrets.check_guesses_depend_on_what_is_seen,
    secrets.check_guesses_look_alike,
    words.check_everything_can_be_sent,
    words.check_everything_has_a_clause,
    words.check_everything_has_words,
    words.check_the_numbers_of_a_ruleset,
)

SLOW_CHECKS: tuple[Check, ...] = (
    copies.check_copies_share_nothing,
    logs.check_load_gives_the_same_game,
    logs.check_replay_gives_the_same_game,
)
"""Those that write or replay a whole match at each of its points."""

every_game = pytest.mark.parametrize("ruleset", GAMES, ids=[game.id for game in GAMES])

OPTION_VALUES = [
    pytest.param(game, {option.name: value}, id=f"{game.id}-{option.name}-{value}")
    for game in GAMES
    for option in game.options()
    for value in options.values_of(option)
]


def name_of(check: Check) -> str:
    return check.__name__.removeprefix("check_")


@every_game
@pytest.mark.parametrize("check", CHECKS, ids=name_of)
def test_every_game(check: Check, ruleset: Ruleset[Any]) -> None:
    hold(check, ruleset)


@every_game
@pytest.mark.parametrize("check", SLOW_CHECKS, ids=name_of)
def test_every_game_at_every_point(check: Check, ruleset: Ruleset[Any]) -> None:
    hold(check, ruleset, share=2)


@every_game
def test_secrets_are_kept(ruleset: Ruleset[Any]) -> None:
    secrets.check_secrets_are_kept(ruleset)


@pytest.mark.parametrize(("ruleset", "values"), OPTION_VALUES)
def test_every_option_value(ruleset: Ruleset[Any], values: dict[str, object]) -> None:
    for seats in range(ruleset.fewest, ruleset.fewest + 1 if is_long(ruleset) else ruleset.most + 1):
        options.check_options(ruleset, values, seats, seed=seats)
