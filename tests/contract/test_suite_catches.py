"""The contract notices every way in which the toys were broken on purpose, each by its own check."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from pathlib import Path
from pkgutil import iter_modules
from typing import Final

import pytest
from hypothesis import Phase, settings

import emberisle.kernel.game
from emberisle.bots.bot import Random
from emberisle.contract import checks, effort
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
    secrets,
    steps,
    tampering,
    words,
)
from emberisle.contract.checks.plugs import check_parts_can_be_loaded, check_the_id_is_the_registered_name
from emberisle.contract.points import Point, points
from emberisle.games import plugs
from emberisle.plug import Plug
from tests.toys import broken, broken_errata, broken_luck, broken_turns, kindling, loose_moves
from tests.toys import broken_kindling as tinder
from tests.toys.sparks import Sparks

Check = Callable[..., None]

SPARKS: Final[dict[Check, tuple[type[Sparks], ...]]] = {
    chances.check_chance: (broken_turns.DealsFromTheSleeve, broken_turns.MiscountsOdds),
    clauses.check_the_clauses_of_events_and_refusals_exist: (broken_luck.TellsOfNoClause,),
    clauses.check_the_clauses_of_steps_and_options_exist: (broken_luck.ChangesNoClause,),
    copies.check_copies_share_nothing: (broken_turns.NestsLists,),
    copies.check_looking_changes_nothing: (broken.ScribblesWhileLooking, broken.ScribblesForSpectators),
    copies.check_pickles: (broken_luck.CannotBePickled,),
    errata.check_errata_are_in_order: (
        broken_errata.ForgetsAnErratum,
        broken_errata.CallsTwoErrataAlike,
        broken_errata.ErrsByNoClause,
        broken_errata.TellsErrataBackwards,
    ),
    errata.check_errata_have_words: (broken_errata.KeepsErrataToItself,),
    errata.check_errata_read_options: (broken_errata.MisreadsOptions,),
    errata.check_older_versions_are_played: (broken_errata.ForgetsHowItWas,),
    logs.check_a_match_can_be_taken_up_again: (broken_luck.RemembersTheLastDraw,),
    logs.check_finished_logs_verify: (broken_luck.DrawsLists,),
    logs.check_load_gives_the_same_game: (broken.ForgetsAWord,),
    logs.check_luck_is_settled_by_seed_and_words: (broken_luck.NeverShuffles,),
    logs.check_replay_gives_the_same_game: (broken_turns.ThrowsItsOwnDice,),
    moves.check_games_end: (broken_turns.NeverEnds,),
    moves.check_listed_moves_are_played: (broken_turns.TakesBackItsWord,),
    moves.check_other_moves_are_refused: (broken_luck.ForgetsWhyNot,),
    moves.check_scores_and_winners: (broken.NobodyWins, broken.NamesWinnersTwice),
    moves.check_some_move_is_always_legal: (broken_turns.RunsOutOfMoves, broken_turns.ListsMovesLoosely),
    moves.check_strange_moves_are_refused: (
        broken_turns.RefusesWithoutAClause,
        broken_turns.ProposesWhatItRefuses,
    ),
    options.check_option_value: (broken.StumblesOverAnOption,),
    options.check_random_options: (broken_luck.QuarrelsOverOptions,),
    parts.check_wrong_numbers_of_parts_are_refused: (loose_moves.TakesAnyNumber,),
    parts.check_wrong_parts_are_named: (loose_moves.TakesAnything, loose_moves.CountsOnParts),
    steps.check_steps_have_no_field_named_as_in_the_kernel: (broken.NamesAFieldKind,),
    secrets.check_guesses_can_be_guessed_from: (broken_turns.RemembersOldCards,),
    secrets.check_guesses_can_be_played_out: (broken_luck.SpoilsGuesses,),
    secrets.check_guesses_deal_afresh: (broken.GuessesTheTruth,),
    secrets.check_guesses_depend_on_what_is_seen: (broken.GuessesByTheTruth,),
    secrets.check_guesses_look_alike: (
        broken.ShowsHands,
        broken.ShowsSpectators,
        broken.DealsOwnCard,
        broken_turns.SeesThroughCards,
    ),
    secrets.check_secrets_are_kept: (
        broken_turns.DealsAloud,
        broken_turns.SwapsAloud,
        broken_turns.AsksOnlyWhoCares,
    ),
    tampering.check_changed_logs_are_exposed: (broken_luck.ReadsCardsLoosely,),
    tampering.check_changed_moves_are_exposed_or_make_another_match: (broken_luck.ReadsMovesHastily,),
    words.check_everything_can_be_sent: (broken_turns.WritesWhatItCannotRead, broken.ShowsNoFields),
    words.check_everything_has_a_clause: (broken_luck.NamesNoClause,),
    words.check_everything_has_words: (
        broken.LosesItsTongue,
        broken.ForgetsASentence,
        broken.CallsAllMovesAlike,
    ),
    words.check_options_are_in_order: (broken_luck.OffersNoChoice,),
    words.check_the_numbers_of_a_ruleset: (broken_luck.HasNoTitle,),
}
"""Sparks, broken in its rules."""

KINDLING: Final[dict[Check, Callable[[Path], Plug]]] = {
    bots.check_bots_know_every_option: lambda folder: tinder.game(bot=tinder.Stubborn),
    bots.check_bots_play_alike: lambda folder: tinder.game(bot=tinder.Moody),
    bots.check_bots_play_legal_moves: lambda folder: tinder.game(bot=tinder.Cheater),
    bots.check_bots_see_only_what_they_may: lambda folder: tinder.game(bot=tinder.Peeper),
    languages.check_every_language_has_the_same_texts: lambda folder: tinder.game(tinder.LACKS_A_TEXT),
    languages.check_nothing_is_left_to_one_language: lambda folder: tinder.game(tinder.LEAVES_IT_TO_OTHERS),
    languages.check_options_have_words: lambda folder: tinder.game(tinder.EXPLAINS_NO_VALUE),
    languages.check_other_languages_are_refused: lambda folder: tinder.game(tinder.SpeaksInTongues()),
    languages.check_texts_are_tidy: lambda folder: tinder.game(tinder.FORGETS_THE_FULL_STOP),
    languages.check_texts_are_translated: lambda folder: tinder.game(tinder.STAYS_ENGLISH),
    languages.check_texts_are_used: lambda folder: tinder.game(tinder.SAYS_TOO_MUCH),
    languages.check_texts_have_the_same_facts: lambda folder: tinder.game(tinder.FORGETS_A_FACT),
    languages.check_the_game_calls_itself_by_its_name: lambda folder: tinder.game(tinder.CALLS_ITSELF_NAMES),
    lessons.check_lessons_can_be_done: tinder.cannot_be_done,
    lessons.check_lessons_have_words: tinder.says_nothing,
    check_parts_can_be_loaded: lambda folder: tinder.game(face="nowhere:Face"),
}
"""Kindling, broken in what it brings besides rules."""

SPREADING: Final = {
    broken_turns.DealsFromTheSleeve,
    broken_turns.NestsLists,
    broken.ScribblesWhileLooking,
    broken.ForgetsAWord,
    broken_turns.ThrowsItsOwnDice,
    broken_turns.NeverEnds,
    broken_turns.TakesBackItsWord,
    broken.NobodyWins,
    broken_turns.RunsOutOfMoves,
    broken_turns.ProposesWhatItRefuses,
    broken.ShowsHands,
    broken.ShowsSpectators,
    broken.DealsOwnCard,
    broken_turns.SeesThroughCards,
    broken_turns.WritesWhatItCannotRead,
}
"""Those whose fault lies so deep that other checks notice it too."""

SPREADING_COMPILED: Final = (
    set() if emberisle.kernel.game.__file__.endswith(".py") else {broken_turns.ListsMovesLoosely}
)
"""A compiled kernel takes no list for a tuple, so that whatever meets one notices it."""

FIND: Final = settings(effort.STEADY, max_examples=500, phases=(Phase.generate,))
"""It is enough to find a fault, however long that takes: nobody needs the smallest example."""

FEW: Final = settings(FIND, max_examples=2, stateful_step_count=10)
"""Enough to see that a check has nothing to say of a game."""


def sparks(kind: type[Sparks]) -> Plug:
    return Plug(kind.__module__, kind(), bots={"easy": Random})


def holds(point: Point) -> bool:
    try:
        point.hold()
    except Exception:
        return False
    return True


def assert_caught(game: Plug, check: Check) -> None:
    asked = [point for point in points(game) if point.check is check]
    with effort.using(FIND):
        assert not all(holds(point) for point in asked), f"{check.__name__} noticed nothing"


def assert_nothing_else(game: Plug, check: Check) -> None:
    others = [point for point in points(game) if point.check is not check]
    with effort.using(FEW):
        assert [str(point) for point in others if not holds(point)] == []


def broken_sparks(*, spreading: bool) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        ("kind", "check"),
        [
            pytest.param(kind, check, id=f"{kind.__name__}-{check.__name__.removeprefix('check_')}")
            for check, kinds in SPARKS.items()
            for kind in kinds
            if spreading or kind not in SPREADING | SPREADING_COMPILED
        ],
    )


every_kindling = pytest.mark.parametrize(
    "check", KINDLING, ids=[check.__name__.removeprefix("check_") for check in KINDLING]
)


@broken_sparks(spreading=True)
def test_broken_rules_are_noticed(kind: type[Sparks], check: Check) -> None:
    assert_caught(sparks(kind), check)


@every_kindling
def test_what_else_is_broken_is_noticed(check: Check, tmp_path: Path) -> None:
    assert_caught(KINDLING[check](tmp_path), check)


@pytest.mark.slow
@broken_sparks(spreading=False)
def test_broken_rules_are_noticed_by_one_check_alone(kind: type[Sparks], check: Check) -> None:
    assert_nothing_else(sparks(kind), check)


@pytest.mark.slow
@every_kindling
def test_what_else_is_broken_is_noticed_by_one_check_alone(check: Check, tmp_path: Path) -> None:
    assert_nothing_else(KINDLING[check](tmp_path), check)


def test_a_game_under_another_name_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = tinder.game()
    monkeypatch.setitem(plugs(), "twigs", game)
    assert_caught(game, check_the_id_is_the_registered_name)
    assert_nothing_else(game, check_the_id_is_the_registered_name)


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (broken.ShowsHands, "does not look|no event told"),
        (broken_turns.SeesThroughCards, "does not look|no event told"),
        (broken.GuessesByTheTruth, "guesses by what no event told"),
        (broken_turns.DealsAloud, "told which of two hidden things"),
        (broken_turns.SwapsAloud, "told what its view does not show"),
        (broken_turns.AsksOnlyWhoCares, "sees something that no event told"),
    ],
)
def test_secrets_that_get_out_are_noticed(kind: type[Sparks], complaint: str) -> None:
    with effort.using(FIND), pytest.raises(AssertionError, match=complaint):
        secrets.check_secrets_are_kept(sparks(kind))


# -- no check is without a toy, and none is forgotten


def all_checks() -> set[Check]:
    """Every function of the package whose name says that it is a check."""
    modules = [
        importlib.import_module(f"{checks.__name__}.{found.name}") for found in iter_modules(checks.__path__)
    ]
    named = [(name, thing) for module in modules for name, thing in inspect.getmembers(module)]
    return {thing for name, thing in named if name.startswith("check_")}


def test_every_check_has_noticed_something() -> None:
    assert {*SPARKS, *KINDLING, check_the_id_is_the_registered_name} == all_checks()


def test_every_check_is_held() -> None:
    assert {point.check for point in points(kindling.GAME)} == all_checks()


def test_every_check_that_can_stands_alone() -> None:
    """Only of what every other check stands on no toy can be broken alone."""
    spread = {check.__name__ for check, kinds in SPARKS.items() if set(kinds) <= SPREADING}
    assert spread == {
        "check_copies_share_nothing",
        "check_games_end",
        "check_guesses_look_alike",
        "check_listed_moves_are_played",
        "check_load_gives_the_same_game",
        "check_replay_gives_the_same_game",
    }
