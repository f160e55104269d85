"""A turn: the card, the first roll, rolling again, and ending it (FO-1.1, FO-1.2, FO-2.3, FO-3, FO-5)."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

import emberisle as em
from emberisle.games.fortune.rules.dice import letters
from emberisle.games.fortune.rules.moves import Cast, Roll, RollAgain, Stop
from emberisle.games.fortune.rules.ruleset import FORTUNE
from emberisle.games.fortune.rules.table import FortuneTable
from emberisle.kernel.errors import BadLog, BadSeats
from emberisle.kernel.log import Entry
from emberisle.kernel.steps import Chance

from .table_talk import (
    Number,
    asks,
    clauses,
    dice_in_hand,
    fall,
    fill,
    gained,
    kept,
    refusal,
    roll,
    say,
    seen,
    stop,
    table_of,
    told,
    turn,
    turn_over,
    turn_worth,
    waiting,
)


def rolling(dice: int) -> tuple[FortuneTable, Chance[FortuneTable]]:
    """The table and the step when so many dice are just being rolled again."""
    shown = "CDMMPPSS"
    game = say(turn("Gold", shown), RollAgain(), Roll(shown[:dice]))
    assert isinstance(game.step, Chance)
    return table_of(game), game.step


# -- players and dice


@pytest.mark.clause("FO-1.1", "FO-2.3", "FO-5.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_take_turns(seats: int) -> None:
    game = waiting(em.new("fortune", seats, seed=1, options={"deck": "classic"}))
    players = []
    for _ in range(seats):
        players.append(seen(game).turn)
        game = turn_worth(game, 100)
    assert players == list(range(seats))
    assert seen(game).turn == 0
    assert game.scores() == [100] * seats


@pytest.mark.clause("FO-1.1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_fewer_than_two_or_more_than_four_cannot_play(seats: int) -> None:
    with pytest.raises(BadSeats, match="2 to 4"):
        em.new("fortune", seats=seats)


@pytest.mark.clause("FO-1.2")
def test_each_of_six_faces_is_as_likely_as_the_others() -> None:
    table, step = rolling(2)
    chances = {letters(dice): chance for dice, chance in step.outcomes(table) if isinstance(dice, int)}
    # Of 36 ways for two dice, a pair comes up in one and two different faces in two.
    assert len(chances) == 21
    for dice, chance in chances.items():
        ways = 1 if dice[0] == dice[1] else 2
        assert chance == pytest.approx(Fraction(ways, 36))
    assert {face for dice in chances for face in dice} == set("CDKMPS")


@pytest.mark.clause("FO-1.2")
@pytest.mark.parametrize("dice", [2, 3, 4, 5])
def test_dice_fall_as_often_as_their_odds_say(dice: int) -> None:
    table, step = rolling(dice)
    ways = 6**dice
    fallen = Counter(step.sample(table, Number(number)) for number in range(ways))
    assert fallen == {shown: round(chance * ways) for shown, chance in step.outcomes(table)}


@pytest.mark.clause("FO-1.2", "FO-3.2")
def test_a_turn_begins_with_eight_dice() -> None:
    game = turn("Gold")
    assert isinstance(game.step, Chance)
    chances = dict(game.step.outcomes(game.table))
    # Eight dice of six faces fall in (8+5 choose 5) = 1287 different handfuls.
    assert len(chances) == 1287
    assert sum(chances.values()) == pytest.approx(1)
    assert {len(letters(dice)) for dice in chances if isinstance(dice, int)} == {8}


@pytest.mark.clause("FO-1.2", "FO-3.2")
@pytest.mark.parametrize("fallen", ["CCDKMMP", "CCDKMMPSS", "SPMMKDCC", "CCDKMMPX", "", 8, None, ["C"] * 8])
def test_a_log_cannot_tell_of_dice_that_cannot_fall(fallen: object) -> None:
    game = fall(turn("Gold"), "CCDKMMPS")
    true = game.log
    assert em.replay(true) == game
    [entry] = true.entries
    with pytest.raises(BadLog, match="input 0"):
        em.replay(em.Log(true.header, [Entry(entry.who, fallen)]))


# -- whose turn it is


@pytest.mark.clause("FO-2.3", "FO-5.5")
def test_the_first_seat_begins_and_turns_pass_to_the_left() -> None:
    game = turn(totals=[0, 0, 0], pile=["Sorceress"])
    players = []
    for _ in range(5):
        players.append(seen(game).turn)
        game = turn_worth(game, 0)
    assert players == [0, 1, 2, 0, 1]


@pytest.mark.clause("FO-5.5", "FO-3.2")
def test_the_next_player_gets_all_eight_dice() -> None:
    game = fill(turn("Treasure Chest", "CCDKMMPP"), "CC")
    game = turn_over(stop(game), "Gold")
    assert seen(game).turn == 1
    assert dice_in_hand(game) == 8
    assert (seen(game).dice, seen(game).chest, seen(game).skulls, seen(game).rolls) == ("", "", 0, 0)


@pytest.mark.clause("FO-5.5")
def test_only_the_player_whose_turn_it_is_may_move() -> None:
    game = turn("Gold", "CCDKMMPP", totals=[0, 0, 0], turn=1)
    assert game.to_move == 1
    for seat in (0, 2):
        assert game.view(seat).moves == ()
        with pytest.raises(em.NotYourTurn, match=f"seat {seat}"):
            game.play(Stop(), seat)
    assert game.play(Stop(), 1).scores()[1] == 500  # three coins with the card's: 100, and four pieces


# -- the card


@pytest.mark.clause("FO-3.1")
def test_a_turn_begins_with_a_card_and_then_the_dice() -> None:
    game = turn()
    assert asks(game) == "TurnOverCard"
    game = turn_over(game, "Captain")
    assert told(game, "card")[0][0] == 0
    assert clauses(game, "card") == ["FO-3.1"]
    assert asks(game) == "RollDice"
    assert seen(game).card == "Captain"


@pytest.mark.clause("FO-3.1")
def test_a_card_holds_for_its_own_turn_only() -> None:
    game = turn("Captain", "CDMMPPSS")
    game = stop(game)  # a coin and a diamond, doubled by the Captain
    game = turn_over(game, "Gold")
    game = stop(fall(game, "CDMMPPSS"))  # the same dice and the card's own coin
    assert game.scores() == [400, 300]


@pytest.mark.clause("FO-3.1")
def test_a_spell_left_over_does_not_reach_the_next_turn() -> None:
    game = stop(turn("Sorceress", "CDKMMPPS"))
    assert seen(game).spell
    game = fall(turn_over(game, "Gold"), "CDKMMPPS")
    assert not seen(game).spell
    assert game.legal_moves() == (Stop(), RollAgain())


# -- rolling


@pytest.mark.clause("FO-3.2")
def test_the_first_roll_uses_all_eight_dice_and_nobody_is_asked() -> None:
    game = turn_over(turn(), "Diamond")
    assert dice_in_hand(game) == 8
    game = fall(game, "CDKMMPPS")
    assert clauses(game, "rolled") == ["FO-3.2"]
    assert seen(game).dice == "CDKMMPPS"
    assert seen(game).rolls == 1


@pytest.mark.clause("FO-3.3")
def test_after_each_roll_the_player_may_roll_again_or_end_the_turn() -> None:
    game = turn("Gold", "CDMMPPSS")
    for falls in ("MM", "PP", "SS", "MP", "SS"):
        assert game.legal_moves() == (Stop(), RollAgain())
        game = roll(game, kept(game)[-2:], falls)
    assert seen(game).rolls == 6


@pytest.mark.clause("FO-3.3")
def test_any_dice_may_be_rolled_and_the_others_stay() -> None:
    game = roll(turn("Gold", "CDMMPPSS"), "DMPS", falls="CCMM")
    assert kept(game) == "CCCMMMPS"
    assert told(game, "picked") == [(0, "DMPS")]
    assert told(game, "rolled") == [(0, "CCMM")]
    assert clauses(game, "picked") == clauses(game, "rolled") == ["FO-3.3"]


@pytest.mark.clause("FO-3.3")
def test_dice_kept_before_may_be_rolled_later() -> None:
    game = roll(turn("Gold", "CCMMPPSS"), "SS", falls="MP")
    assert kept(game) == "CCMMMPPP"
    game = roll(game, "CC", falls="DD")  # kept the first time, rolled the second
    assert kept(game) == "DDMMMPPP"


@pytest.mark.clause("FO-3.4")
def test_a_single_die_cannot_be_rolled() -> None:
    game = say(turn("Gold", "CDMMPPSS"), RollAgain())
    for die in "CDMPS":
        assert refusal(game, Roll(die)).rule == "FO-3.4"
    assert "two dice" in FORTUNE.reason(refusal(game, Roll("")))
    sizes = {len(move.dice) for move in game.legal_moves() if isinstance(move, Roll)}
    assert sizes == {2, 3, 4, 5, 6, 7, 8}


@pytest.mark.clause("FO-3.4")
def test_two_dice_are_enough_for_a_roll() -> None:
    game = say(turn("Gold", "CDMMPPSS"), RollAgain(), Roll("CM"))
    assert dice_in_hand(game) == 2


@pytest.mark.clause("FO-3.3", "FO-3.4")
def test_every_choice_of_two_or_more_dice_is_offered_once() -> None:
    game = say(turn("Gold", "CCCDKMMM"), RollAgain())
    moves = game.legal_moves()
    # 0-3 coins, 0-1 diamond, 0-3 monkeys: 4*2*4 handfuls, less the empty one and three single dice.
    assert len(moves) == 4 * 2 * 4 - 1 - 3
    assert len(set(moves)) == len(moves)


@pytest.mark.clause("FO-3.5")
def test_a_skull_is_put_aside_and_stays_there() -> None:
    game = turn("Gold", "CDKMPPSS")
    assert refusal(say(game, RollAgain()), Roll("CK")).rule == "FO-3.5"
    game = roll(game, "PP", falls="KS")
    assert clauses(game, "rolled") == ["FO-3.5"]
    assert kept(game) == "CDMSSS"
    assert seen(game).skulls == 2
    game = roll(game, kept(game), falls="CCCDMS")  # all that can be rolled: the skulls are still there
    assert seen(game).dice == "CCCDKKMS"


@pytest.mark.clause("FO-3.6")
def test_all_eight_dice_may_be_rolled_again() -> None:
    game = say(turn("Gold", "CDMMPPSS"), RollAgain(), Roll("CDMMPPSS"))
    assert dice_in_hand(game) == 8
    assert dice_in_hand(say(turn("Gold", "CDKMPPSS"), RollAgain(), Roll("CDMPPSS"))) == 7


@pytest.mark.clause("FO-3.6")
def test_where_the_house_says_so_one_die_of_eight_is_kept() -> None:
    keep_one = {"roll_all_again": False}
    game = say(turn("Gold", "CDMMPPSS", options=keep_one), RollAgain())
    why = refusal(game, Roll("CDMMPPSS"))
    assert why.rule == "FO-3.6"
    assert "keep one" in FORTUNE.reason(why)
    assert dice_in_hand(say(game, Roll("CDMMPPS"))) == 7
    # Every other choice is left: 2*2*3*3*3 handfuls, less none, five single dice, and all eight.
    assert len(game.legal_moves()) == 108 - 1 - 5 - 1
    # With a skull set aside, the other seven are not all eight.
    assert dice_in_hand(say(turn("Gold", "CDKMPPSS", options=keep_one), RollAgain(), Roll("CDMPPSS"))) == 7


@pytest.mark.clause("FO-3.6", "FO-11.2")
def test_where_one_die_of_eight_is_kept_a_spell_cannot_roll_all_eight() -> None:
    game = say(turn("Sorceress", "CDKMPPSS", options={"roll_all_again": False}), Cast())
    why = refusal(game, Roll("CDMPPSS"))
    assert why.rule == "FO-3.6"
    assert dice_in_hand(say(game, Roll("CDMPPS"))) == 7
    usual = say(turn("Sorceress", "CDKMPPSS"), Cast(), Roll("CDMPPSS"))
    assert dice_in_hand(usual) == 8
    # Where another skull stays aside, all the others may go along.
    game = say(turn("Sorceress", "CDKKPPSS", options={"roll_all_again": False}), Cast(), Roll("CDPPSS"))
    assert dice_in_hand(game) == 7


# -- ending it


@pytest.mark.clause("FO-5.1", "FO-5.2")
def test_who_ends_the_turn_is_credited_with_what_the_dice_show() -> None:
    game = turn("Sorceress", "CDMMPPSS", totals=[1000, 0])
    game = roll(game, "SS", falls="MM")  # four monkeys 200, a coin and a diamond 200
    game = stop(game)
    assert clauses(game, "stopped") == ["FO-5.1"]
    assert told(game, "scored") == [(0, 400, 1400)]
    assert clauses(game, "scored") == ["FO-5.2"]
    assert game.scores() == [1400, 0]


@pytest.mark.clause("FO-5.1", "FO-4.1")
def test_points_on_the_table_are_lost_unless_the_turn_was_ended_in_time() -> None:
    greedy = turn("Gold", "CCCDDKKM")
    prudent = stop(greedy)
    greedy = roll(greedy, "DM", falls="KM")
    assert gained(greedy, prudent) == 800  # four coins with the card's: 200, and six pieces
    assert asks(greedy) == "TurnOverCard"


@pytest.mark.clause("FO-5.2")
def test_only_the_final_position_counts() -> None:
    game = turn("Sorceress", "CCCCMMPP")  # 600 now
    assert seen(game).standing == 600
    game = stop(roll(game, "CCCC", falls="MMPP"))  # four monkeys 200 and four parrots 200: a full chest 500
    assert game.scores() == [900, 0]
