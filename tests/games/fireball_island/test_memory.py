"""What is known of others' cards, and what of that a guess may use."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.kernel.table import same

from .table_talk import all_pass, gives, play, position, seen, table_of, take_card

HANDS = ["take_card double", "double reroll", "cancel", "back_1"]
"""Seat 0 takes a card from seat 1; the others see that it does, and not which."""


def taken(card: str) -> em.Game:
    game = take_card(position("WT3", "WT9", "WT1", "WT5", hands=HANDS), 1)
    return gives(all_pass(game), card)


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("other", range(4))
def test_whoever_guesses_in_a_guess_sees_what_it_sees_there(seat: int, other: int) -> None:
    """A card that seat 1 lost to seat 0 lies elsewhere in most guesses of seats 2 and 3."""
    luck = em.QuickLuck(1)
    for _ in range(20):
        guess = taken("reroll").guess(seat, luck)
        assert seen(guess.guess(other, luck), other) == seen(guess, other)


@pytest.mark.parametrize("seat", [0, 1])
def test_a_guess_keeps_who_knows_of_ones_own_cards_and_of_whose_one_knows(seat: int) -> None:
    guess = taken("reroll").guess(seat, em.QuickLuck(1))
    assert seen(guess, 1).known == ((0, "reroll"),)
    assert "reroll" in seen(guess, 0).hand


@pytest.mark.parametrize("seat", [2, 3])
def test_a_guess_tells_nobody_what_was_taken_nor_whether_it_was_played_since(seat: int) -> None:
    """Seat 1 knows of no card any more if the double was taken, and of one if it was the reroll."""
    worlds = [taken(card) for card in ("double", "reroll")]
    later = [all_pass(play(world, "double")) for world in worlds]
    assert [seen(world, 1).known for world in later] == [(), ((0, "reroll"),)]
    for one, other in (worlds, later):
        guesses = [world.guess(seat, em.QuickLuck(5)) for world in (one, other)]
        assert same(table_of(guesses[0]), table_of(guesses[1]))
