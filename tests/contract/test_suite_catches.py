"""The contract notices every way in which the toy game was broken on purpose."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import Phase, settings

from emberisle import EmberisleError
from emberisle.kernel.ruleset import Ruleset
from tests.contract import chances, copies, logs, moves, options, parts, secrets, words
from tests.contract.playing import Check, hold
from tests.toys import broken, loose_moves

FIND = (Phase.generate,)
"""It is enough to find a fault: nobody needs the smallest example."""


@pytest.mark.parametrize(
    ("ruleset", "check"),
    [
        (broken.ShowsHands(), secrets.check_guesses_look_alike),
        (broken.ShowsSpectators(), secrets.check_guesses_look_alike),
        (broken.ScribblesWhileLooking(), copies.check_looking_changes_nothing),
        (broken.DealsOwnCard(), secrets.check_guesses_look_alike),
        (broken.GuessesTheTruth(), secrets.check_guesses_deal_afresh),
        (broken.GuessesByTheTruth(), secrets.check_guesses_depend_on_what_is_seen),
        (broken.RemembersOldCards(), secrets.check_guesses_can_be_guessed_from),
        (broken.ForgetsAWord(), logs.check_load_gives_the_same_game),
        (broken.LosesItsTongue(), words.check_everything_has_words),
        (broken.CallsAllMovesAlike(), words.check_everything_has_words),
        (broken.NobodyWins(), moves.check_scores_and_winners),
        (broken.StumblesOverAnOption(), options.check_each_option),
        (broken.TakesBackItsWord(), moves.check_listed_moves_are_played),
        (broken.RunsOutOfMoves(), moves.check_some_move_is_always_legal),
        (broken.SeesThroughCards(), secrets.check_guesses_look_alike),
        (broken.NeverEnds(), moves.check_games_end),
        (broken.ThrowsItsOwnDice(), logs.check_replay_gives_the_same_game),
        (broken.RefusesWithoutAClause(), moves.check_strange_moves_are_refused),
        (broken.ProposesWhatItRefuses(), moves.check_strange_moves_are_refused),
        (loose_moves.TakesAnything(), parts.check_wrong_parts_are_named),
        (loose_moves.CountsOnParts(), parts.check_wrong_parts_are_named),
        (loose_moves.TakesAnyNumber(), parts.check_wrong_numbers_of_parts_are_refused),
        (broken.WritesWhatItCannotRead(), words.check_everything_can_be_sent),
        (broken.DealsFromTheSleeve(), chances.check_chance),
        (broken.MiscountsOdds(), chances.check_chance),
        (broken.NestsLists(), copies.check_copies_share_nothing),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Ruleset) else value.__name__,
)
def test_the_contract_notices(ruleset: Ruleset[Any], check: Check) -> None:
    with pytest.raises((AssertionError, EmberisleError)):
        hold(check, ruleset, phases=FIND)


@pytest.mark.parametrize(
    ("ruleset", "complaint"),
    [
        (broken.ShowsHands(), "does not look|no event told"),
        (broken.SeesThroughCards(), "does not look|no event told"),
        (broken.GuessesByTheTruth(), "guesses by what no event told"),
        (broken.DealsAloud(), "told which of two hidden things"),
        (broken.SwapsAloud(), "told what its view does not show"),
        (broken.AsksOnlyWhoCares(), "sees something that no event told"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Ruleset) else "",
)
def test_secrets_that_get_out_are_noticed(ruleset: Ruleset[Any], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        secrets.check_secrets_are_kept(ruleset, settings(max_examples=500, phases=FIND))
