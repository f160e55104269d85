"""The game and how it begins (FI-1, FI-2)."""

from __future__ import annotations

from collections import Counter

import pytest

import emberisle as em
from emberisle.games.fireball_island.rules.cards import CARDS, DECK
from emberisle.games.fireball_island.rules.marbles import WAYS

from .table_talk import (
    asks,
    at,
    clauses,
    draws,
    end_turn,
    fireball,
    go,
    hand,
    jewel,
    new,
    play,
    position,
    roll_for_first,
    seen,
    table_of,
    throw,
    told,
    turn,
)


def dealt(seats: int) -> em.Game:
    return draws(new(seats), *["reroll", "cancel", "double", "talisman"][:seats])


@pytest.mark.clause("FI-1.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play(seats: int) -> None:
    assert len(seen(new(seats)).places) == seats


@pytest.mark.clause("FI-1.1")
@pytest.mark.parametrize("seats", [1, 5])
def test_nobody_plays_alone_and_no_five(seats: int) -> None:
    with pytest.raises(em.EmberisleError, match="2 to 4"):
        em.new("fireball_island", seats, seed=1)


@pytest.mark.clause("FI-1.2", "FI-2.5")
def test_the_pack_has_48_cards_of_fourteen_kinds() -> None:
    assert sum(DECK) == 48
    assert dict(zip(CARDS, DECK)) == {
        **dict.fromkeys(
            ["fireball", "cancel", "talisman", "reroll", "another_turn", "take_card", "double"], 4
        ),
        **dict.fromkeys(["ahead_4", "ahead_5", "ahead_6", "back_1", "back_2", "back_3"], 3),
        "fake_jewel": 2,
    }


@pytest.mark.clause("FI-1.3", "FI-1.4")
def test_a_game_from_capture_to_loss_to_theft_to_the_dock() -> None:
    game = position("BR3", "LR8", hands=["", "fireball"])
    game = end_turn(draws(go(throw(game, 6), "VKP"), "double", "double", "double", "reroll"))
    assert (told(game, "captured"), jewel(game)) == ([(0,)], 0)
    game = turn(game, 3, "FC3")
    game = end_turn(fireball(play(game, "fireball", seat=1), "V_E", 0))
    game = end_turn(game)  # of standing up
    assert (told(game, "dropped"), jewel(game)) == ([(0, "LR11")], "LR11")
    game = turn(game, 3, "LR11")
    assert (told(game, "picked_up"), jewel(game)) == ([(1, "LR11")], 1)
    game = turn(play(game, "double"), 6, "GG", by="LR1")
    assert (told(game, "stole"), jewel(game)) == ([(0, 1)], 0)
    game = turn(turn(game, 3, "LR8"), 6, "B1")
    game = turn(turn(game, 3, "LR11"), 6, "B2")
    game = turn(play(turn(game, 3, "LR8"), "double"), 4, "VP8")
    game = turn(play(turn(game, 3, "LR11"), "double"), 6, "DOCK")
    assert (game.over, game.winners()) == (True, [0])


@pytest.mark.clause("FI-2.1")
def test_all_begin_on_dead_mans_plateau() -> None:
    assert seen(new(4)).places == ("DMP",) * 4


@pytest.mark.clause("FI-2.2")
def test_the_jewel_lies_on_vul_kar_point_and_the_tokens_in_the_ruin() -> None:
    view = seen(new(3))
    assert (view.jewel_owner, view.jewel_at) == (None, "VKP")
    assert view.tokens == ("none",) * 3


@pytest.mark.clause("FI-2.3")
def test_the_five_fireballs_have_ways_of_their_own() -> None:
    assert {way.ball for way in WAYS.values()} == set("VABCD")


@pytest.mark.clause("FI-2.4")
def test_everybody_is_dealt_one_card_that_nobody_else_sees() -> None:
    game = dealt(3)
    assert [hand(game, seat) for seat in range(3)] == ["reroll", "cancel", "double"]
    assert seen(game, 0).cards == (1, 1, 1)
    assert seen(game, None).hand == ()
    assert told(game, "drew_card", seat=1) == [(1, "cancel")]
    assert told(game, "drew") == [(0,), (1,), (2,)]
    assert seen(game).drawpile == 45


@pytest.mark.clause("FI-2.4")
def test_every_card_left_is_as_likely_as_any_other() -> None:
    game = draws(new(2), "fake_jewel")
    assert game.step is not None
    odds = dict(game.step.outcomes(game.table))  # type: ignore[attr-defined]
    assert odds["fake_jewel"] == pytest.approx(1 / 47)
    assert odds["cancel"] == pytest.approx(4 / 47)


@pytest.mark.clause("FI-2.6")
def test_the_highest_begins() -> None:
    game = roll_for_first(dealt(3), 2, 5, 3)
    assert told(game, "first_roll") == [(0, 2), (1, 5), (2, 3)]
    assert told(game, "first") == [(1,)]
    assert (seen(game).turn, game.to_move) == (1, 1)


@pytest.mark.clause("FI-2.7")
def test_players_who_tie_for_the_first_turn_roll_again_alone() -> None:
    game = roll_for_first(dealt(4), 6, 2, 6, 6)
    assert clauses(game, "first_tied") == ["FI-2.7"]
    assert table_of(game).contenders == (0, 2, 3)
    game = roll_for_first(game, 1, 4, 4)
    assert table_of(game).contenders == (2, 3)
    game = roll_for_first(game, 1, 2)
    assert seen(game).turn == 3


@pytest.mark.clause("FI-2.8")
def test_turns_pass_to_the_next_seat() -> None:
    game = position("WT2", "WT4", "WT5", turn=1)
    order = []
    for die, goal in ((2, "WT6"), (3, "WT8"), (2, "WT4"), (3, "WT9")):
        order.append(seen(game).turn)
        game = turn(game, die, goal)
    assert order == [1, 2, 0, 1]


def test_the_first_to_roll_is_asked_before_anybody_else() -> None:
    game = roll_for_first(dealt(2), 6, 1)
    assert (asks(game), game.to_move, at(game)) == ("Prepare", 0, "DMP")
    assert Counter(seen(game).discard) == Counter()
