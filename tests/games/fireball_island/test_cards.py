"""What each card does, at every moment at which it can be played (FI-14)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fireball_island.rules.moves import Play

from .table_talk import (
    aim,
    all_pass,
    asks,
    at,
    choices,
    clauses,
    end_turn,
    fall,
    fireball,
    gives,
    go,
    hand,
    happened,
    passes,
    play,
    position,
    refusal,
    seek,
    seen,
    take_card,
    take_die,
    throw,
    told,
    turn,
    uncancelled,
)

ALL = [
    "fireball",
    "fake_jewel",
    "cancel",
    "talisman",
    "reroll",
    "another_turn",
    "take_card",
    "ahead_4",
    "back_1",
    "double",
]


def playable(moment: str, own: bool) -> set[str]:
    """The cards that can be played at this moment of the turn of seat 0, by that player or by an opponent."""
    found: set[str] = set()
    for card in ALL:
        hands = [card, "fake_jewel"] if own else ["", card]
        game = position("WT9", "BR5", hands=hands, came_by=[["WT8"]])
        if moment != "before":
            game = fall(passes(take_die(game)), 3) if own else fall(passes(game), 3)
        if moment == "end":
            game = go(all_pass(game), "WT6")
            game = all_pass(game) if own else game
        found |= {choice for choice in choices(game) if choice in ALL or choice.startswith("take")}
    return found


@pytest.mark.clause("FI-13.1", "FI-13.2")
def test_what_can_be_played_when() -> None:
    assert playable("before", own=True) == {"fireball", "take 1", "ahead_4", "double"}
    assert playable("after", own=True) == {"fireball", "take 1", "reroll", "double"}
    assert playable("end", own=True) == {"fireball", "take 1", "another_turn", "double"}
    assert playable("before", own=False) == {"fireball", "ahead_4", "back_1", "double"}
    assert playable("after", own=False) == {"fireball", "back_1", "reroll", "double"}
    assert playable("end", own=False) == {"fireball", "back_1"}


# -- Fireball! and Magic Talisman


@pytest.mark.clause("FI-14.1")
def test_a_fireball_card_is_rolled_by_whoever_plays_it() -> None:
    game = play(position("WT9", "BR5", "WT1", hands=["", "", "fireball"]), "fireball")
    assert (asks(game), game.to_move, clauses(game, "has_fireball")) == ("ChooseWay", 2, ["FI-14.1"])
    game = fireball(game, "V_SE", 1)
    assert at(game, 1) == "pit C"
    assert (asks(game), seen(game).turn) == ("Die", 0)


@pytest.mark.clause("FI-14.1", "FI-10.4")
@pytest.mark.parametrize("hands", [["fireball"], ["", "fireball"]])
def test_a_fireball_card_is_played_at_any_time_but_does_nothing_where_nobody_can_be_hit(
    hands: list[str],
) -> None:
    game = play(position("WT1", "DMP", hands=hands), "fireball")
    assert clauses(game, "nobody_to_hit") == ["FI-10.4"]
    assert (asks(game), seen(game).turn, seen(game).discard) == ("Die", 0, ("fireball",))


@pytest.mark.clause("FI-14.4")
def test_a_talisman_stops_the_fireball_of_an_opponent() -> None:
    game = aim(throw(position("WT3", "WT9", hands=["", "talisman"]), 1), "V_S")
    assert (asks(game), game.to_move) == ("StopFireball", 1)
    game = play(game, "talisman")
    assert told(game, "stopped") == [(0,)]
    assert (at(game, 1), seen(game).turn) == ("WT9", 1)
    assert (seen(game).way, seen(game).roller) == (None, None)


@pytest.mark.clause("FI-14.4")
def test_a_talisman_stops_a_fireball_that_is_aimed_at_somebody_else() -> None:
    game = aim(throw(position("WT3", "WT9", "BR5", hands=["", "", "talisman"]), 1), "V_S")
    assert choices(game) == {"pass", "talisman"}


@pytest.mark.clause("FI-14.4")
def test_a_talisman_stops_the_own_fireball_after_a_1_if_one_is_a_target() -> None:
    game = aim(throw(position("WT7", "WT9", hands=["talisman"]), 1), "V_S")
    assert (asks(game), game.to_move, choices(game)) == ("StopFireball", 0, {"pass", "talisman"})


@pytest.mark.clause("FI-14.4")
def test_a_talisman_does_not_stop_the_own_fireball_if_one_is_no_target() -> None:
    game = aim(throw(position("BR5", "WT9", hands=["talisman"]), 1), "V_S")
    assert asks(game) == "RollFireball"


@pytest.mark.clause("FI-14.4")
def test_a_talisman_does_not_stop_the_own_fireball_that_a_card_made_one_roll() -> None:
    game = aim(play(position("WT7", "WT9", hands=["talisman fireball"]), "fireball"), "V_S")
    assert asks(game) == "RollFireball"


@pytest.mark.clause("FI-14.5")
def test_a_talisman_can_be_cancelled_and_followed_by_another() -> None:
    game = aim(throw(position("WT3", "WT9", hands=["cancel", "talisman talisman"]), 1), "V_S")
    game = passes(play(play(game, "talisman"), "cancel"))
    assert (asks(game), game.to_move) == ("StopFireball", 1)
    assert asks(passes(game)) == "RollFireball"


@pytest.mark.clause("FI-14.5")
def test_in_some_houses_a_talisman_cannot_be_cancelled() -> None:
    game = position("WT3", "WT9", hands=["cancel", "talisman"], options={"cancel_talisman": False})
    game = play(aim(throw(game, 1), "V_S"), "talisman")
    assert told(game, "stopped") == [(0,)]


# -- the die


@pytest.mark.clause("FI-14.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_reroll_undoes_anybodys_roll(seat: int) -> None:
    game = position("WT3", "WT9", hands=["reroll", ""] if seat == 0 else ["", "reroll"])
    game = play(fall(take_die(game) if seat == 0 else passes(game), 6), "reroll")
    assert (asks(game), seen(game).die) == ("Die", 0)
    assert choices(fall(game, 2)) == {"WT1", "WT5"}


@pytest.mark.clause("FI-14.6")
def test_a_1_that_is_rerolled_is_no_fireball() -> None:
    game = fall(play(fall(take_die(position("WT3", "WT9", hands=["reroll"])), 1), "reroll"), 3)
    assert "has_fireball" not in happened(game)
    assert asks(game) == "ChooseWalk"


@pytest.mark.clause("FI-14.6")
def test_a_reroll_undoes_a_roll_for_a_cave() -> None:
    game = fall(seek(position("cave 2", "WT9", hands=["reroll"])), 4)
    assert at(fall(play(game, "reroll"), 5)) == "cave 5"


@pytest.mark.clause("FI-14.6", "FI-14.9")
def test_there_is_no_roll_to_undo_where_a_card_came_instead() -> None:
    game = play(position("WT3", "WT9", hands=["ahead_4 reroll"]), "ahead_4")
    assert (asks(game), choices(game)) == ("ReactAfter", {"pass"})
    assert refusal(game, Play("reroll")).rule == "FI-14.6"


@pytest.mark.clause("FI-14.6", "FI-14.9")
def test_where_a_card_came_instead_of_a_roll_that_of_the_player_before_is_not_undone() -> None:
    game = turn(position("WT3", "WT9", hands=["", "ahead_4 reroll"]), 2, "WT5")
    game = play(game, "ahead_4")
    assert (asks(game), game.to_move, choices(game)) == ("ReactAfter", 1, {"pass"})


@pytest.mark.clause("FI-14.17")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_a_double_the_next_roll_counts_twice(seat: int) -> None:
    game = position("WT3", "WT9", hands=["double", ""] if seat == 0 else ["", "double"])
    game = throw(play(game, "double"), 5)
    assert told(game, "rolled_double") == [(0, 5, 10)]
    assert "WT13" in choices(game)


@pytest.mark.clause("FI-14.17")
def test_a_doubled_1_is_a_2_and_no_fireball() -> None:
    game = throw(position("WT3", "WT9", doubled=True), 1)
    assert choices(game) == {"WT1", "WT5"}
    assert "has_fireball" not in happened(game)


@pytest.mark.clause("FI-14.17")
def test_a_roll_is_not_doubled_twice_but_a_reroll_is_doubled() -> None:
    game = play(position("WT3", "WT9", hands=["double double reroll"]), "double")
    assert refusal(game, Play("double")).rule == "FI-14.17"
    game = fall(play(fall(take_die(game), 2), "reroll"), 4)
    assert seen(game).die == 8


@pytest.mark.clause("FI-14.17")
def test_a_doubling_is_used_up_by_the_roll() -> None:
    game = turn(position("WT3", "BR5", doubled=True), 3, "WT9")
    assert not seen(game).doubled
    assert told(fall(game, 2), "rolled")[-1] == (1, 2)


@pytest.mark.clause("FI-14.17")
def test_a_double_played_after_a_roll_is_for_the_roll_to_come() -> None:
    game = fall(take_die(position("WT3", "WT9", hands=["double reroll"])), 3)
    game = play(game, "double")
    assert (seen(game).die, seen(game).doubled, seen(game).twice) == (3, True, False)
    rerolled = seen(fall(play(game, "reroll"), 5))
    assert (rerolled.die, rerolled.doubled, rerolled.twice) == (10, False, True)
    game = end_turn(go(all_pass(game), "WT6", by="WT4"))
    assert told(throw(game, 2), "rolled_double") == [(1, 2, 4)]


@pytest.mark.clause("FI-14.17", "FI-14.18")
def test_whoever_enters_a_cave_after_a_double_rolls_for_it_twice_as_high() -> None:
    game = play(fall(take_die(position("WT3", "WT9", hands=["double"])), 5), "double")
    game = fall(go(all_pass(game), "cave 1"), 3)
    assert told(game, "rolled_double") == [(0, 3, 6)]
    assert at(game) == "cave 6"


@pytest.mark.clause("FI-14.18")
@pytest.mark.parametrize(("die", "cave"), [(1, "cave 2"), (3, "cave 6"), (4, "cave 3"), (6, "cave 3")])
def test_a_roll_for_a_cave_is_doubled_and_above_six_one_stays(die: int, cave: str) -> None:
    game = fall(seek(position("cave 3", "WT9", doubled=True)), die)
    assert (at(game), seen(game).doubled) == (cave, False)
    assert clauses(game, "no_such_cave") == (["FI-14.18"] if die > 3 else [])
    assert "has_fireball" not in happened(game)


@pytest.mark.clause("FI-14.18")
def test_in_some_houses_a_roll_for_a_cave_is_not_doubled_and_the_card_waits() -> None:
    game = position("cave 2", "WT9", doubled=True, options={"double_in_caves": False})
    game = fall(seek(game), 3)
    assert (at(game), seen(game).doubled) == ("cave 3", True)
    assert told(fall(game, 2), "rolled_double") == [(1, 2, 4)]


# -- turns and cards


@pytest.mark.clause("FI-14.7")
def test_take_another_turn_gives_a_full_turn() -> None:
    game = go(throw(position("WT3", "WT9", hands=["another_turn"]), 2), "WT5")
    game = play(game, "another_turn")
    assert (seen(game).turn, asks(game)) == (0, "Die")
    game = turn(game, 3, "WT8")
    assert seen(game).turn == 1


@pytest.mark.clause("FI-14.7")
def test_two_cards_for_another_turn_give_two_turns_on_top_of_the_bonus() -> None:
    game = go(throw(position("WT3", "WT9", hands=["another_turn another_turn"], owed=1), 2), "WT5")
    game = end_turn(play(play(game, "another_turn"), "another_turn"))
    assert seen(game).turns_owed == 2


@pytest.mark.clause("FI-14.7")
def test_another_turn_is_not_for_the_turns_of_others() -> None:
    game = position("WT3", "WT9", hands=["", "another_turn"])
    assert refusal(game, Play("another_turn")).rule == "FI-14.7"
    assert seen(turn(game, 2, "WT5")).turn == 1


def between(hands: list[str]) -> em.Game:
    house = {"another_turn": "any_turn", "last_word": False}
    game = position("WT3", "WT9", "WT1", hands=hands, options=house)
    return end_turn(go(throw(game, 2), "WT5"))


@pytest.mark.clause("FI-14.7")
def test_in_some_houses_another_turn_is_for_those_of_others_and_then_turns_go_on() -> None:
    game = between(["", "", "another_turn"])
    assert (asks(game), game.to_move) == ("TurnBetween", 2)
    game = play(game, "another_turn")
    assert seen(game).turn == 2
    game = turn(game, 3, "WT4")
    assert seen(game).turn == 1


@pytest.mark.clause("FI-14.7")
def test_in_some_houses_whoever_passes_another_turn_lets_the_turns_go_on() -> None:
    assert seen(passes(between(["", "", "another_turn"]))).turn == 1


@pytest.mark.clause("FI-14.7", "FI-14.3")
def test_after_a_cancelled_another_turn_the_others_are_asked_again() -> None:
    game = play(play(between(["cancel", "another_turn", "another_turn"]), "another_turn"), "cancel", seat=0)
    game = uncancelled(game)
    assert (asks(game), game.to_move) == ("TurnBetween", 2)


@pytest.mark.clause("FI-14.8")
@pytest.mark.parametrize("seat", [0, 2])
def test_a_card_is_taken_at_random_and_both_know_which(seat: int) -> None:
    hands = ["", "reroll cancel", ""]
    hands[seat] = "take_card"
    game = take_card(position("WT3", "WT9", "WT1", hands=hands), 1, seat)
    game = gives(passes(game), "reroll")
    assert hand(game, seat) == "reroll"
    assert told(game, "took") == [(seat, 1)]
    assert told(game, "took_card", seat=seat) == [(seat, 1, "reroll")]
    assert told(game, "lost_card", seat=1) == [(seat, 1, "reroll")]
    third = 2 - seat
    assert told(game, "took_card", seat=third) == told(game, "lost_card", seat=third) == []
    assert seen(game, 1).known == ((seat, "reroll"),)
    assert seen(game, third).known == ()


@pytest.mark.clause("FI-14.8")
def test_every_card_of_the_hand_is_as_likely() -> None:
    game = passes(take_card(position("WT3", "WT9", hands=["take_card", "reroll reroll cancel"]), 1))
    assert game.step is not None
    odds = dict(game.step.outcomes(game.table))  # type: ignore[attr-defined]
    assert odds == pytest.approx({"cancel": 1 / 3, "reroll": 2 / 3})


@pytest.mark.clause("FI-14.8")
def test_what_is_known_is_forgotten_when_the_card_is_played() -> None:
    game = gives(passes(take_card(position("WT3", "WT9", hands=["take_card", "double cancel"]), 1)), "double")
    assert seen(game, 1).known == ((0, "double"),)
    assert seen(play(game, "double"), 1).known == ()


@pytest.mark.clause("FI-14.8")
@pytest.mark.parametrize(("taken", "known"), [("cancel", ((0, "double"),)), ("double", ())])
def test_whoever_takes_a_second_card_knows_whether_the_first_is_still_there(
    taken: str, known: tuple[tuple[int, str], ...]
) -> None:
    hands = ["take_card cancel", "take_card double", "reroll"]
    game = take_card(position("WT3", "WT9", "WT1", hands=hands), 1)
    game = gives(passes(passes(game)), "double")
    game = gives(passes(passes(take_card(game, 0, seat=1))), taken)
    assert seen(game, 1).known == known
    assert seen(game, 0).known == ((1, taken),)
    assert seen(game, 2).known == ()
