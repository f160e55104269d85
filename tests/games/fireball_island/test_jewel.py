"""Capturing the jewel from Vul-Kar, and stealing it (FI-6, FI-12)."""

from __future__ import annotations

import pytest

import emberisle as em

from .table_talk import (
    aim,
    all_pass,
    asks,
    at,
    choices,
    clauses,
    draws,
    end_turn,
    fireball,
    go,
    hand,
    happened,
    jewel,
    passes,
    paths,
    play,
    position,
    rolls,
    seen,
    throw,
    told,
    turn,
)

FOUR = ("reroll", "reroll", "cancel", "double")

# -- Vul-Kar Point


@pytest.mark.clause("FI-6.1")
@pytest.mark.parametrize("die", [3, 4, 6])
def test_whoever_moves_onto_the_point_stops_there_whatever_is_left_to_count(die: int) -> None:
    assert "BR2 BR1 VKP" in paths(throw(position("BR3", "WT9"), die))


def captured(*others: str, **facts: object) -> em.Game:
    """Seat 0 has moved onto the point."""
    return go(throw(position("BR3", *others, **facts), 6), "VKP")  # type: ignore[arg-type]


@pytest.mark.clause("FI-6.2")
def test_whoever_moves_onto_the_point_owns_the_jewel() -> None:
    game = captured("WT9")
    assert told(game, "captured") == [(0,)]
    assert (jewel(game), at(game)) == (0, "VKP")


@pytest.mark.clause("FI-6.3", "FI-6.4", "FI-6.5")
def test_the_bonus_comes_in_order_cards_fireball_three_turns() -> None:
    game = captured("WT9")
    assert asks(game) == "TakeFromPile"
    game = draws(game, *FOUR)
    assert clauses(game, "drew") == ["FI-6.3"] * 4
    assert (asks(game), clauses(game, "has_fireball")) == ("ChooseWay", ["FI-6.4"])
    game = fireball(game, "V_S")
    assert (asks(game), seen(game).turns_owed) == ("FinishTurn", 3)
    order = []
    for goal in ("FC2", "FC5", "FC7", ""):
        game = end_turn(game)
        order.append(seen(game).turn)
        if goal:
            game = go(throw(game, 2 if goal != "FC5" else 3), goal)
    assert order == [0, 0, 0, 1]
    assert told(game, "turn_again") == [(0, 2), (0, 1), (0, 0)]


@pytest.mark.clause("FI-3.10", "FI-6.5")
def test_turns_of_the_bonus_and_of_a_card_are_all_played_in_a_row() -> None:
    game = position("BR2", "WT9", hands=["another_turn reroll reroll reroll"], owed=1)
    game = fireball(go(throw(game, 2), "VKP"), "V_S")
    assert seen(game).turns_owed == 4
    game = end_turn(play(game, "another_turn"))
    assert (seen(game).turn, seen(game).turns_owed) == (0, 4)
    assert clauses(game, "turn_again") == ["FI-3.10"]


@pytest.mark.clause("FI-6.3")
def test_a_full_hand_takes_no_card() -> None:
    game = captured("WT9", hands=["reroll reroll cancel double"])
    assert asks(game) == "ChooseWay"


@pytest.mark.clause("FI-6.4")
def test_with_nobody_to_hit_no_fireball_is_rolled() -> None:
    game = draws(captured("DMP"), *FOUR)
    assert clauses(game, "nobody_to_hit") == ["FI-10.4"]
    assert asks(game) == "FinishTurn"


@pytest.mark.clause("FI-6.4")
def test_the_bonus_fireball_can_be_stopped_by_others_only() -> None:
    game = draws(captured("WT9", hands=["talisman", "talisman"]), "reroll", "reroll", "cancel")
    game = aim(game, "V_S")
    assert (asks(game), game.to_move) == ("StopFireball", 1)
    game = all_pass(play(game, "talisman"))
    assert told(game, "stopped") == [(0,)]
    assert at(game, 1) == "WT9"


@pytest.mark.clause("FI-6.5")
def test_in_some_houses_the_turn_of_the_capture_is_the_first_of_three() -> None:
    game = captured("DMP", options={"bonus_turns": 2})
    assert told(game, "bonus_turns") == [(0, 2)]
    assert seen(game).turns_owed == 2


@pytest.mark.clause("FI-6.5", "FI-11.12")
def test_standing_up_in_a_pit_is_one_of_the_three_turns() -> None:
    game = position("FC4", "WT3", hands=["", "fireball"], jewel=0, owed=2)
    game = fireball(play(game, "fireball"), "V_E", 0)
    assert told(game, "stood_up") == [(0,)]
    assert (seen(game).turn, seen(game).turns_owed, at(game)) == (0, 0, "pit D")
    game = turn(game, 2, "LR10")
    assert jewel(game) == 0
    assert seen(game).turn == 1


@pytest.mark.clause("FI-6.6")
def test_without_the_jewel_the_point_joins_blister_run_and_fireflash_chute() -> None:
    game = throw(position("BR2", "WT9", jewel=1), 4)
    assert "BR1 VKP FC1 FC2" in paths(game)
    assert asks(go(game, "FC2")) == "Die"


@pytest.mark.clause("FI-6.6")
def test_whoever_captured_the_jewel_goes_past_the_point_like_anybody() -> None:
    game = end_turn(fireball(draws(captured("WT9"), *FOUR), "V_S"))
    game = turn(game, 3, "FC3")
    assert "FC2 FC1 VKP BR1 BR2" in paths(throw(game, 5))


@pytest.mark.clause("FI-6.6")
def test_while_the_jewel_lies_on_the_point_nobody_goes_past() -> None:
    assert paths(throw(position("BR2", "WT9"), 4)) == {"BR1 VKP", "BR3 BR4 BR5 BR6"}


# -- stealing


@pytest.mark.clause("FI-12.1")
@pytest.mark.parametrize("goal", ["BR6", "BR5"])
def test_who_passes_the_owner_takes_the_jewel_and_moves_on(goal: str) -> None:
    game = turn(position("BR9", "BR7", jewel=1), 9 - int(goal[2:]), goal)
    assert told(game, "stole") == [(0, 1)]
    assert (jewel(game), at(game)) == (0, goal)


@pytest.mark.clause("FI-12.1")
def test_landing_on_the_owner_leads_past_and_so_steals() -> None:
    game = turn(position("BR9", "BR7", jewel=1), 2, "BR6")
    assert told(game, "stole") == [(0, 1)]


@pytest.mark.clause("FI-12.1")
def test_who_passes_the_owner_on_a_bridge_takes_the_jewel() -> None:
    game = turn(position("GSB5", "B1", jewel=1), 2, "CP1")
    assert jewel(game) == 0


@pytest.mark.clause("FI-12.1")
def test_the_owner_passes_others_without_losing_the_jewel() -> None:
    assert jewel(turn(position("BR9", "BR7", jewel=0), 3, "BR6")) == 0


@pytest.mark.clause("FI-12.2")
def test_nothing_is_stolen_on_the_plateau() -> None:
    game = go(throw(position("WT2", "DMP", jewel=1), 2), "DMP")
    assert (jewel(game), "stole" in happened(game)) == (1, False)


@pytest.mark.clause("FI-12.2")
def test_nothing_is_stolen_from_a_piece_in_a_cave_beside_the_trail() -> None:
    game = turn(position("WT4", "cave 1", jewel=1), 4, "WT8")
    assert jewel(game) == 1


# -- the Fake Jewel


@pytest.mark.clause("FI-14.2")
def test_a_fake_jewel_keeps_the_jewel_and_the_thief_moves_on_without() -> None:
    game = go(throw(position("BR9", "BR7", hands=["", "fake_jewel"], jewel=1), 4), "BR5")
    assert (asks(game), game.to_move, choices(game)) == ("ShowFake", 1, {"pass", "fake_jewel"})
    game = play(game, "fake_jewel")
    assert told(game, "kept") == [(1, 0)]
    assert (jewel(game), at(game)) == (1, "BR5")


@pytest.mark.clause("FI-14.2")
def test_the_owner_may_keep_the_card_and_lose_the_jewel() -> None:
    game = passes(go(throw(position("BR9", "BR7", hands=["", "fake_jewel"], jewel=1), 4), "BR5"))
    assert jewel(game) == 0
    assert hand(game, 1) == "fake_jewel"


@pytest.mark.clause("FI-14.2", "FI-14.3")
def test_a_cancelled_fake_can_be_followed_by_the_other() -> None:
    game = position("BR9", "BR7", hands=["cancel", "fake_jewel fake_jewel"], jewel=1)
    game = play(play(go(throw(game, 4), "BR5"), "fake_jewel"), "cancel")
    game = passes(game)
    assert (asks(game), choices(game)) == ("ShowFake", {"pass", "fake_jewel"})
    assert jewel(play(game, "fake_jewel")) == 1


@pytest.mark.clause("FI-14.2", "FI-14.3")
def test_a_cancelled_fake_saves_nothing() -> None:
    game = position("BR9", "BR7", hands=["cancel", "fake_jewel"], jewel=1)
    game = play(play(go(throw(game, 4), "BR5"), "fake_jewel"), "cancel")
    assert jewel(game) == 0


@pytest.mark.clause("FI-13.6", "FI-14.2")
def test_nobody_is_asked_for_a_fake_when_both_lie_in_the_discard_pile() -> None:
    game = position("BR9", "BR7", hands=["", "cancel"], jewel=1, discard=["fake_jewel", "fake_jewel"])
    assert jewel(go(throw(game, 4), "BR5")) == 0


@pytest.mark.clause("FI-13.2", "FI-14.2")
def test_the_owner_is_asked_with_any_card_so_that_being_asked_tells_nothing() -> None:
    game = go(throw(position("BR9", "BR7", hands=["", "cancel"], jewel=1), 4), "BR5")
    assert (asks(game), choices(game)) == ("ShowFake", {"pass"})


# -- a jewel that lies about


@pytest.mark.clause("FI-11.10")
@pytest.mark.parametrize("goal", ["SB7", "SB5"])
def test_the_first_to_move_onto_a_lying_jewel_or_past_it_picks_it_up(goal: str) -> None:
    game = go(throw(position("SB9", "WT9", jewel="SB7"), {"SB7": 2, "SB5": 3}[goal]), goal, "SB7")
    assert told(game, "picked_up") == [(0, "SB7")]
    assert jewel(game) == 0
    assert "bonus_turns" not in happened(game)


@pytest.mark.clause("FI-11.10")
def test_whoever_stands_where_the_jewel_falls_does_not_pick_it_up() -> None:
    game = position("BR5", "SB7", hands=["", "fireball"], jewel=0)
    game = fireball(play(game, "fireball"), "V_SE", 0)
    assert jewel(game) == "SB7"
    game = turn(game, 3, "SB4")
    assert jewel(game) == "SB7"


@pytest.mark.clause("FI-11.10")
def test_who_comes_out_of_the_pit_beside_a_lying_jewel_picks_it_up() -> None:
    game = turn(position("pit C", "WT9", jewel="SB7"), 3, "SB5")
    assert jewel(game) == 0


@pytest.mark.clause("FI-11.10")
def test_a_jewel_on_a_bridge_is_picked_up_there() -> None:
    game = turn(position("GSB4", "WT9", jewel="B1"), 6, "B1")
    assert (jewel(game), at(game)) == (0, "B1")


@pytest.mark.clause("FI-6.4")
def test_the_bonus_fireball_hits_by_the_same_rules() -> None:
    game = draws(captured("WT9", "BR6"), *FOUR)
    game = rolls(aim(game, "V_SE"), 2)
    assert at(game, 2) == "pit C"
