"""The points of the contract: every check, and what it is held on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

from emberisle.contract.checks import (
    bots,
    chances,
    clauses,
    copies,
    errata,
    languages,
    lessons,
    logs,
    moves,
    options,
    parts,
    plugs,
    secrets,
    steps,
    tampering,
    words,
)
from emberisle.contract.playing import Check
from emberisle.contract.registry import known
from emberisle.plug import Plug

CHECKS: Final[tuple[Check, ...]] = (
    plugs.check_the_id_is_the_registered_name,
    plugs.check_parts_can_be_loaded,
    words.check_the_numbers_of_a_ruleset,
    words.check_options_are_in_order,
    steps.check_steps_have_no_field_named_as_in_the_kernel,
    moves.check_games_end,
    moves.check_some_move_is_always_legal,
    moves.check_listed_moves_are_played,
    moves.check_other_moves_are_refused,
    moves.check_strange_moves_are_refused,
    moves.check_scores_and_winners,
    parts.check_wrong_parts_are_named,
    parts.check_wrong_numbers_of_parts_are_refused,
    chances.check_chance,
    copies.check_copies_share_nothing,
    copies.check_looking_changes_nothing,
    copies.check_pickles,
    logs.check_load_gives_the_same_game,
    logs.check_replay_gives_the_same_game,
    logs.check_a_match_can_be_taken_up_again,
    logs.check_finished_logs_verify,
    logs.check_luck_is_settled_by_seed_and_words,
    tampering.check_changed_logs_are_exposed,
    tampering.check_changed_moves_are_exposed_or_make_another_match,
    secrets.check_guesses_look_alike,
    secrets.check_guesses_deal_afresh,
    secrets.check_guesses_depend_on_what_is_seen,
    secrets.check_guesses_can_be_guessed_from,
    secrets.check_guesses_can_be_played_out,
    secrets.check_secrets_are_kept,
    words.check_everything_can_be_sent,
    words.check_everything_has_words,
    words.check_everything_has_a_clause,
    clauses.check_the_clauses_of_steps_and_options_exist,
    clauses.check_the_clauses_of_events_and_refusals_exist,
    languages.check_every_language_has_the_same_texts,
    languages.check_texts_have_the_same_facts,
    languages.check_texts_are_translated,
    languages.check_texts_are_tidy,
    languages.check_texts_are_used,
    languages.check_nothing_is_left_to_one_language,
    languages.check_options_have_words,
    languages.check_the_game_calls_itself_by_its_name,
    languages.check_other_languages_are_refused,
    options.check_random_options,
    errata.check_errata_are_in_order,
    errata.check_errata_read_options,
    errata.check_errata_have_words,
    errata.check_older_versions_are_played,
    lessons.check_lessons_can_be_done,
    lessons.check_lessons_have_words,
)

BOT_CHECKS: Final[tuple[Callable[[Plug, str], None], ...]] = (
    bots.check_bots_play_legal_moves,
    bots.check_bots_see_only_what_they_may,
    bots.check_bots_play_alike,
    bots.check_bots_know_every_option,
)


@dataclass(frozen=True)
class Point:
    """One check, to be held on one game; some are held on each option value or each level of it."""

    game: Plug
    check: Callable[..., None]
    case: tuple[object, ...] = ()

    def hold(self) -> None:
        """Raises unless the game keeps this point."""
        try:
            with known(self.game):
                self.check(self.game, *self.case)
        except Exception as error:
            game_id, _, point = str(self).partition("-")
            error.add_note(f"{game_id} does not keep a point of the contract: {point}")
            raise

    def __str__(self) -> str:
        name = self.check.__name__.removeprefix("check_")
        return "-".join([self.game.ruleset.id, name, *[str(part) for part in self.case]])


def points(game: Plug) -> Iterator[Point]:
    """All that is asked of this game."""
    for check in CHECKS:
        yield Point(game, check)
    for value in options.option_values(game.ruleset):
        yield Point(game, options.check_option_value, value)
    for level in bots.levels_of(game):
        for bot_check in BOT_CHECKS:
            yield Point(game, bot_check, (level,))
