"""Refusals: a clause, a key and facts, worded only where somebody reads them."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fortune.rules.moves import Roll, RollAgain, Stop
from emberisle.games.fortune.rules.ruleset import FORTUNE
from emberisle.kernel.match import new_game
from emberisle.kernel.refusals import NEAREST, pointing
from emberisle.kernel.ruleset import LANGUAGES
from emberisle.kernel.steps import Refusal
from tests.toys.sparks import SPARKS, Swap


def test_a_game_with_texts_says_what_they_say_for_the_key() -> None:
    refusal = Refusal("FO-3.4", "two_dice", (1,))
    assert FORTUNE.reason(refusal) == "a roll uses at least two dice, not 1"
    assert FORTUNE.reason(refusal, "de") == "ein Wurf braucht mindestens zwei Würfel, nicht 1"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_texts_says_the_key_with_its_facts(language: str) -> None:
    assert SPARKS.reason(Refusal("SP-2", "only {0} of {1} are left", (3, "the cards")), language) == (
        "only 3 of the cards are left"
    )


def test_a_key_without_facts_is_said_as_it_is() -> None:
    assert SPARKS.reason(Refusal("SP-2", "no {braces} here }")) == "no {braces} here }"


def test_a_refusal_points_to_the_legal_moves_most_like_the_refused_one() -> None:
    moves = (Stop(), Roll("CC"), Roll("MM"), Roll("MS"), RollAgain())
    pointed = pointing(Refusal("FO-3.4", "two_dice", (1,)), Roll("M"), moves)
    assert pointed == Refusal("FO-3.4", "two_dice", (1,), (Roll("MM"), Roll("MS"), Roll("CC")))
    assert len(pointed.instead) == NEAREST


def test_a_refusal_that_names_moves_itself_keeps_them() -> None:
    refusal = Refusal("FO-3.4", "two_dice", (1,), (Stop(),))
    assert pointing(refusal, Roll("M"), (Roll("MM"), Stop())) == refusal


def test_an_illegal_move_says_why_in_words() -> None:
    game = em.scenario("fortune", {"card": "Gold", "dice": "CCDDMMPP"}).play(RollAgain())
    with pytest.raises(em.IllegalMove, match=r"^a roll uses at least two dice, not 1 \[FO-3\.4\]$") as caught:
        game.play(Roll("M"))
    assert caught.value.refusal == game.why_not(Roll("M"))


def test_a_refusal_of_a_toy_is_worded_with_its_facts() -> None:
    game = new_game(SPARKS, 2, seed="ember")
    refusal = game.why_not(Swap(7))
    assert refusal is not None
    assert SPARKS.reason(refusal) == "there is no other player 7 to swap with"
