"""What the easy and the medium bot choose: their rules of thumb, one by one."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fortune.bots.medium import third_skull
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, SAIL_AWAY, STOP, Fill, Roll
from emberisle.kernel.values import Value


def choice(level: str, card: str, dice: str, *before: Value, **facts: object) -> Value:
    game = em.scenario("fortune", {"card": card, "dice": dice, **facts}, seed=1)
    for move in before:
        game.push(move)
    return em.bot("fortune", level).choose(game, 0)


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_easy_and_medium_bots_know_the_basics(level: str) -> None:
    assert choice(level, "Captain", "CCDDMMKK") == STOP
    assert choice(level, "Truce", "CDMMPSSK", ROLL_AGAIN) == Roll("PSS")
    assert choice(level, "Storm", "CCDDDDKK") == STOP
    assert choice(level, "Sea Battle 4", "MMPPSSSK") == ROLL_AGAIN
    assert choice(level, "Sea Battle 4", "MMPPSSSK", ROLL_AGAIN) == Roll("MMPP")
    assert choice(level, "Sorceress", "CDMMPKKK") == CAST
    assert choice(level, "Sorceress", "CDMMKKKK") == SAIL_AWAY
    assert choice(level, "Gold", "CDMMKKKK") == ROLL_AGAIN


def test_a_beginner_keeps_treasure_and_the_most_of_a_kind() -> None:
    assert choice("easy", "Gold", "CDMMMPSK", ROLL_AGAIN) == Roll("PS")
    assert choice("easy", "Treasure Chest", "CDMMMPSK") == Fill("CDMMM")


def test_a_beginner_is_sometimes_reckless() -> None:
    game = em.scenario("fortune", {"card": "Gold", "dice": "CCDMMPPK"})
    chosen = [em.bot("fortune", "easy", seed).choose(game, 0) for seed in range(80)]
    assert 1 <= chosen.count(ROLL_AGAIN) <= 30


def test_medium_rolls_two_dice_that_cannot_hurt() -> None:
    assert choice("medium", "Captain", "CCDMMMPS") == ROLL_AGAIN
    assert choice("medium", "Captain", "CCDMMMPS", ROLL_AGAIN) == Roll("PS")


def test_medium_knows_monkey_business() -> None:
    assert choice("medium", "Monkey Business", "CMMPPSSK", ROLL_AGAIN) == Roll("SS")


def test_medium_keeps_treasure_once_a_single_sword_is_missing() -> None:
    assert choice("medium", "Sea Battle 2", "CDDMMPSK", ROLL_AGAIN) == Roll("MMP")
    assert choice("medium", "Sea Battle 3", "CDDMMPSK", ROLL_AGAIN) == Roll("CDDMMP")


def test_medium_has_a_die_go_along_that_is_missed_the_least() -> None:
    assert choice("medium", "Sorceress", "CDMMMMMS", ROLL_AGAIN) == Roll("CS")


def test_medium_fills_the_chest_with_all_it_keeps() -> None:
    assert choice("medium", "Treasure Chest", "CDDMMMPS") == Fill("CDDMMM")


def test_medium_casts_the_spell_before_it_stops() -> None:
    """The skull alone: at worst it comes back."""
    assert choice("medium", "Sorceress", "CCCDDDKK") == CAST
    assert choice("medium", "Sorceress", "CCCDDDKK", CAST) == Roll("")


def test_the_chance_of_a_third_skull() -> None:
    assert third_skull(2, 0) == pytest.approx(11 / 36)
    assert third_skull(2, 1) == pytest.approx(1 / 36)
    assert third_skull(2, 2) == 0
    assert third_skull(8, 2) == pytest.approx(0.1348, abs=5e-5)
