"""Advice on Wildfire: the moves worth a thought, with their chances to win, as the hard bot sees them."""

from __future__ import annotations

import pytest

from emberisle import Game, NotYourTurn
from emberisle.games.wildfire.bots.advice import advise
from emberisle.games.wildfire.bots.hard import Hard
from emberisle.games.wildfire.rules.moves import DRAW, CatchOut, Play
from tests.bots.positions import everywhere, from_scenarios, to_move
from tests.games.wildfire.table_talk import position

CHAIN = "9-9, 3-9 on 9-9, 4-9 on 9-9"
"""Open are 9, 3 and 4."""


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hard bot in a hurry."""
    begin = Hard.__init__
    monkeypatch.setattr(Hard, "__init__", lambda self: begin(self, tries=12))


@pytest.mark.usefixtures("quick")
def test_every_advice_can_be_followed_and_the_best_comes_first() -> None:
    for game in everywhere("wildfire"):
        found = advise(game, to_move(game))
        for advice in found:
            assert len(advice.moves) == 1
            assert advice.moves[0] in game.legal_moves()
            assert advice.text == advice.in_words() == game.ruleset.label(advice.moves[0])
            names = tuple("abcdefgh")
            assert advice.in_words(names, "de") == game.ruleset.label(advice.moves[0], names, "de")
            assert 0 <= advice.chance <= 1
            assert advice.chance == pytest.approx(max(0, found[0].chance - advice.behind))
        chances = [advice.chance for advice in found]
        assert chances == sorted(chances, reverse=True)
        assert found[0].behind == 0


def test_the_hard_bot_follows_the_advice() -> None:
    for game in from_scenarios("wildfire"):
        assert advise(game, to_move(game))[0].moves == (Hard().choose(game, to_move(game)),)


def lost_or_won() -> Game:
    """Nothing is left to draw, and seat 1 holds 0-0 and 4-7, which is all that seat 0 does not see.

    After 4-8 there is no four, so seat 1 cannot play, and seat 0 goes out with 3-7. After 3-7 seat 1 can play
    4-7 on the four: then 4-8 fits nowhere, and of what is left in the hands 0-0 counts nothing.
    """
    return position(CHAIN, "3-7 4-8", "0-0 4-7", pile="", options={"rounds": 1})


def test_a_sure_win_is_seen() -> None:
    found = advise(lost_or_won(), 0)
    assert (found[0].moves, found[0].chance) == ((Play("4-8", "4-9", "8"),), 1)


def test_a_lone_choice_is_shown_with_its_chance() -> None:
    (advice,) = advise(position(CHAIN, "0-2", "0-0 4-7"), 0)
    assert (advice.moves, advice.text, advice.behind) == ((DRAW,), "Draw a tile", 0)
    assert 0 < advice.chance < 1


def test_to_catch_somebody_out_is_all_that_is_thought_about() -> None:
    game = position(CHAIN, "2-9 3-7", "4-7", silent=[1], options={"knocking": "called"})
    (advice,) = advise(game, 0)
    assert (advice.moves, advice.text) == ((CatchOut(1),), "Seat 2 did not knock!")


def test_only_the_player_whose_turn_it_is_is_advised() -> None:
    with pytest.raises(NotYourTurn):
        advise(lost_or_won(), 1)
