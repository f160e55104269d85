"""Every step of every introduction can be done as its task says, and keeps what its words promise."""

from __future__ import annotations

import random

import pytest

import emberisle as em
from emberisle import lessons, rulebooks
from emberisle.playback import frames
from tests.lessons.solutions import STEPS, Step, Tries

every_step = pytest.mark.parametrize("step", STEPS, ids=str)


def told(game: em.Game, what: str) -> list[tuple[object, ...]]:
    return [event.facts for event in game.events(0) if event.what == what]


def solved(game_id: str, step: int) -> em.Game:
    [found] = [known for known in STEPS if (known.game_id, known.step) == (game_id, step)]
    return lessons.attempt(game_id, step, found.solution).after


def test_there_is_a_solution_for_every_step() -> None:
    every = [(game_id, step) for game_id in em.games() for step in range(1, lessons.steps(game_id) + 1)]
    assert [(step.game_id, step.step) for step in STEPS] == every
    assert min(lessons.steps(game_id) for game_id in em.games()) >= 5


@every_step
def test_the_learner_is_to_move(step: Step) -> None:
    assert lessons.lesson(step.game_id, step.step).game.to_move == 0


@every_step
def test_what_the_task_asks_for_completes_it(step: Step) -> None:
    lesson = lessons.lesson(step.game_id, step.step)
    attempt = lessons.attempt(step.game_id, step.step, step.solution)
    assert attempt.done
    assert attempt.refusal is None
    assert attempt.text == lesson.closing
    assert len(attempt.after.entries) > len(attempt.before.entries)


@every_step
def test_half_of_it_does_not(step: Step) -> None:
    for tries in range(len(step.solution)):
        assert not lessons.attempt(step.game_id, step.step, step.solution[:tries]).done


@pytest.mark.parametrize("step", [step for step in STEPS if step.game_id == "fireball_island"], ids=str)
def test_the_island_calls_nothing_wrong_that_leads_to_the_task(step: Step) -> None:
    text = lessons.lesson(step.game_id, step.step).text
    for tries in range(len(step.solution)):
        assert lessons.attempt(step.game_id, step.step, step.solution[:tries]).text == text


@every_step
def test_the_moves_of_a_try_may_come_one_by_one(step: Step) -> None:
    single: Tries = [[move] for moves in step.solution for move in moves]
    attempt = lessons.attempt(step.game_id, step.step, single)
    assert attempt.done
    assert attempt.after == solved(step.game_id, step.step)


@pytest.mark.parametrize("step", [step for step in STEPS if step.other], ids=str)
def test_another_legal_move_does_not_complete_it(step: Step) -> None:
    assert step.other is not None
    attempt = lessons.attempt(step.game_id, step.step, step.other)
    assert not attempt.done
    assert attempt.refusal is None
    lesson = lessons.lesson(step.game_id, step.step)
    assert attempt.text not in (lesson.text, lesson.task, lesson.closing)


@every_step
def test_an_illegal_move_is_refused_with_a_clause_and_nothing_happens(step: Step) -> None:
    start = lessons.lesson(step.game_id, step.step).game
    attempt = lessons.attempt(step.game_id, step.step, [step.illegal])
    assert attempt.refusal is not None
    assert attempt.refusal.rule == step.clause
    assert rulebooks.clause(step.game_id, step.clause)
    assert attempt.before == attempt.after == start
    assert not attempt.done


@every_step
def test_after_a_refused_try_the_next_goes_on_from_where_it_was(step: Step) -> None:
    attempt = lessons.attempt(step.game_id, step.step, [step.illegal, *step.solution])
    assert attempt.done
    assert attempt.after == solved(step.game_id, step.step)


@every_step
def test_the_language_changes_nothing_but_words(step: Step) -> None:
    english = lessons.attempt(step.game_id, step.step, step.solution)
    german = lessons.attempt(step.game_id, step.step, step.solution, "de")
    assert german.after.entries == english.after.entries
    assert german.text != english.text


@every_step
def test_the_same_tries_come_to_the_same(step: Step) -> None:
    tries = step.other or step.solution
    assert lessons.attempt(step.game_id, step.step, tries) == lessons.attempt(step.game_id, step.step, tries)


@every_step
def test_whatever_is_tried_the_learner_is_asked_again_or_it_is_over(step: Step) -> None:
    choose = random.Random(str(step))
    tries: Tries = []
    while len(tries) < 12:
        attempt = lessons.attempt(step.game_id, step.step, tries)
        if attempt.done or attempt.after.over:
            return
        assert attempt.after.to_move == 0
        tries.append([em.dump(choose.choice(attempt.after.legal_moves()))])


@every_step
def test_the_last_try_can_be_shown_frame_by_frame(step: Step) -> None:
    attempt = lessons.attempt(step.game_id, step.step, step.solution)
    shown = frames(attempt.before, attempt.after, seat=0)
    assert shown[-1].view == attempt.after.view(0)
    assert sum(len(frame.events) for frame in shown) == len(attempt.after.events(0)) - len(
        attempt.before.events(0)
    )


# -- what the words promise


def test_fortune_1_scores_400() -> None:
    assert solved("fortune", 1).scores() == [400, 0, 0]


def test_fortune_2_keeps_the_treasure_and_brings_no_skull() -> None:
    view = solved("fortune", 2).view(0)
    assert view.to_move == 0
    assert view.table.dice == "CCCCDDDD"


def test_fortune_3_ends_the_turn_at_the_third_skull() -> None:
    game = solved("fortune", 3)
    assert told(game, "disqualified") == [(0, 3)]
    assert game.scores()[0] == lessons.lesson("fortune", 3).game.scores()[0]


def test_fortune_4_saves_what_lies_in_the_chest() -> None:
    game = solved("fortune", 4)
    assert told(game, "disqualified")[0] == (0, 3)
    assert told(game, "saved") == [(0, 400)]


def test_fortune_5_crosses_the_line_with_a_doubled_score() -> None:
    assert lessons.lesson("fortune", 5).game.view(0).table.standing == 600
    assert told(solved("fortune", 5), "crossed") == [(0, 8000)]
    assert solved("fortune", 5).scores()[0] == 8100


def test_wildfire_2_opens_three_ways() -> None:
    ends = {end.tile: end.openings for end in solved("wildfire", 2).view(0).table.ends}
    assert ends["6-6"] == 3


def test_wildfire_3_shows_a_flame_that_stands_for_seven() -> None:
    owed = lessons.lesson("wildfire", 3).game.view(0).table.owed
    assert (owed.tile, owed.number, owed.plays) == ("1-6", 7, 1)
    assert solved("wildfire", 3).view(0).table.owed is None


def test_wildfire_4_lights_the_number_that_the_learner_has_and_leaves_the_others_no_choice() -> None:
    game = solved("wildfire", 4)
    assert told(game, "lit") == [(0, 6, "4-D", 2)]
    assert others(game) == ["Draw", "Pass"] * 4


def test_wildfire_5_knocks_and_goes_out_while_the_others_have_no_choice() -> None:
    game = solved("wildfire", 5)
    assert told(game, "drew_tile") == [(0, "6-8")]
    assert told(game, "knocked") == [(0,)]
    assert others(game) == ["Pass"] * 4
    assert game.over
    assert game.winners() == [0]


def others(game: em.Game) -> list[str]:
    """The kinds of moves that the others have made."""
    moves = [entry.given for entry in game.entries if isinstance(entry.who, int) and entry.who > 0]
    return [kind for move in moves if isinstance(move, dict) for kind in move]


def test_battle_1_lets_the_learner_take_a_piece_and_begin_in_first_place() -> None:
    game = solved("board_game_battle", 1)
    assert told(game, "selected")[0] == (0, "cube")
    [order] = told(game, "placement")[0]
    assert isinstance(order, tuple)
    assert order[0] == 0
    assert told(game, "moved") == [(0, 7, 7, "blank")]


def test_battle_2_lands_on_a_tile_that_leads_forward() -> None:
    game = solved("board_game_battle", 2)
    assert told(game, "moved") == [(0, 6, 26, "+5")]
    assert told(game, "forward") == [(0, 5, 31)]


def test_battle_3_lands_on_a_1_vs_1_and_wins_against_the_leader() -> None:
    game = solved("board_game_battle", 3)
    squares = lessons.lesson("board_game_battle", 3).game.view(0).table.squares
    assert max(squares) == squares[2]
    assert told(game, "moved") == [(0, 3, 23, "1 vs 1")]
    assert told(game, "duel") == [(0, 6, 2, 1)]
    assert (told(game, "forward"), told(game, "back")) == ([(0, 7, 30)], [(2, 7, 32)])


def test_battle_4_stops_at_the_challenge_and_beats_it_next_round() -> None:
    game = solved("board_game_battle", 4)
    assert told(game, "stopped") == [(0, 3, 3)]
    assert told(game, "beat") == [(0, 3, 7)]
    assert others(game) == []


def test_battle_5_switches_into_the_lead_and_then_takes_the_detour() -> None:
    game = solved("board_game_battle", 5)
    assert told(game, "switched") == [(0, 2)]
    assert told(game, "now_on") == [(0, 48), (2, 27)]
    assert told(game, "detour") == [(0, 54)]
    assert others(game) == []


def test_island_1_rolls_a_three_and_lands_on_a_dark_space() -> None:
    game = solved("fireball_island", 1)
    assert told(game, "rolled") == [(0, 3)]
    assert told(game, "drew") == [(0,)]


def test_island_2_comes_out_in_cave_6_with_a_part_of_the_roll_lost() -> None:
    game = solved("fireball_island", 2)
    assert told(game, "rolled") == [(0, 5), (0, 6)]
    assert game.view(0).table.places[0] == "cave 6"


def test_island_3_leads_to_both_opponents_in_the_turn_of_another() -> None:
    assert lessons.lesson("fireball_island", 3).game.view(0).table.turn == 1
    assert told(solved("fireball_island", 3), "aimed") == [(0, "B_W", (1, 2))]


def test_island_4_stops_the_fireball_that_is_aimed_at_the_learner() -> None:
    lesson = lessons.lesson("fireball_island", 4)
    assert lesson.game.view(0).table.targets == (0,)
    game = solved("fireball_island", 4)
    assert told(game, "stopped") == [(1,)]
    assert told(game, "fireball_rolled") == []
    assert game.view(0).table.places == lesson.game.view(0).table.places
    missed = lessons.attempt("fireball_island", 4, [[{"Pass": []}]]).after
    assert told(missed, "into_pit") == [(0, "pit A")]


def test_island_5_cancels_the_card_that_would_move_the_learner_back() -> None:
    lesson = lessons.lesson("fireball_island", 5)
    assert told(lesson.game, "played_on") == [(1, "back_3", 0)]
    game = solved("fireball_island", 5)
    assert told(game, "cancelled") == [(0, 1, "back_3")]
    assert game.view(0).table.discard[-2:] == ("back_3", "cancel")
    assert game.view(0).table.places == lesson.game.view(0).table.places
    missed = lessons.attempt("fireball_island", 5, [[{"Pass": []}]]).after
    assert told(missed, "moved_back") == [(0, ("WT8", "WT7", "WT6"))]


def test_island_6_captures_the_jewel_with_its_bonus() -> None:
    table = solved("fireball_island", 6).view(0).table
    assert (table.jewel_owner, table.cards[0], table.turns_owed) == (0, 4, 3)
    assert table.die == 5


def test_island_7_steals_the_jewel_and_wins() -> None:
    game = solved("fireball_island", 7)
    assert told(game, "stole") == [(0, 1)]
    assert game.winners() == [0]


def test_a_task_that_can_no_longer_be_done_is_called_missed() -> None:
    """Step 2 of Fortune asks for a roll: ending the turn misses it, choosing dice does not."""
    assert lessons.attempt("fortune", 2, [[{"Stop": []}]]).missed
    assert not lessons.attempt("fortune", 2, [[{"RollAgain": []}]]).missed
    assert not lessons.attempt("fortune", 2, []).missed


@every_step
def test_nothing_is_missed_on_the_way_to_the_solution(step: Step) -> None:
    for tries in range(len(step.solution) + 1):
        assert not lessons.attempt(step.game_id, step.step, step.solution[:tries]).missed
