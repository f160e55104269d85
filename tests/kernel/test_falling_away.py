"""Words to the agenda: the game is over, or the rest falls away as far as a step."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from emberisle.kernel.agenda import run
from emberisle.kernel.match import load_game, new_game, undo
from emberisle.kernel.notation import read, write
from emberisle.kernel.steps import GAME_OVER, FallAway, fall_away_to, then
from emberisle.kernel.values import Value
from emberisle.playback import frames
from tests.kernel.test_steps import A, B, C, D, Page, Put, Wait, page_after, written
from tests.toys.pebbles import (
    Leave,
    MayVeto,
    Pass,
    PassTurn,
    Pebbles,
    PebblesTable,
    PlayTurn,
    Steps,
    Take,
    TakeOrLeave,
    Veto,
)


def test_when_the_game_is_over_nothing_more_happens() -> None:
    game = page_after(Put("a", GAME_OVER), B, Wait(), C)
    assert game.over
    assert written(game) == "a"


def test_the_rest_falls_away_as_far_as_a_step_which_is_done() -> None:
    assert written(page_after(Put("a", fall_away_to(C)), B, Wait(), C, D)) == "acd"


def test_the_rest_falls_away_only_as_far_as_the_nearest_of_several_such_steps() -> None:
    assert written(page_after(Put("a", fall_away_to(C)), B, C, B, C, D)) == "acbcd"


def test_nothing_falls_away_if_the_named_step_is_the_next_anyway() -> None:
    assert written(page_after(Put("a", fall_away_to(B)), B, C)) == "abc"


def test_steps_before_the_end_of_the_game_are_still_done() -> None:
    assert written(page_after(Put("a", then(B, GAME_OVER)), C)) == "ab"


def test_the_game_may_end_after_what_chance_gave() -> None:
    game = page_after(Wait(), Put("a", GAME_OVER), B)
    game.push("x")
    assert written(game) == "<x>a"


def test_nothing_tells_of_what_fell_away() -> None:
    game = page_after(Put("a", fall_away_to(C)), B, C)
    assert [event.facts for event in game.story] == [("a", 0), ("c", 1)]


def test_a_step_that_is_not_on_the_agenda_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match=r"there is no Put\('d', \(\)\) on the agenda"):
        page_after(Put("a", fall_away_to(D)), B)


def test_whoever_runs_an_agenda_quickly_lets_fall_away_the_same() -> None:
    page = Page([], "test")
    agenda = list(then(B, Wait(), C, D))
    run(page, agenda, fall_away_to(Wait()))
    assert agenda == list(then(Wait(), C, D))
    run(page, agenda, then(A, GAME_OVER))
    assert agenda == []
    assert page.letters == ["a"]


def test_a_picture_of_every_moment_leads_to_the_end() -> None:
    start = new_game(QUICK, 2, seed="ember")
    over = start.play(Take()).play(Pass())
    assert frames(start, over)[-1].view.over


def test_the_end_of_the_game_and_falling_away_have_a_notation() -> None:
    for word in (FallAway(), FallAway(C)):
        assert read(write(word), (FallAway, Put)) == word


# -- a game in which to take ends the game, unless there is a veto


class TakeAll(TakeOrLeave):
    def take(self, table: PebblesTable, given: object) -> Steps:
        if isinstance(given, Leave):
            return fall_away_to(PlayTurn())
        return then(MayVeto(table.left_of(table.turn), table.turn, GAME_OVER, ()))


class QuickPebbles(Pebbles):
    def vocabulary(self) -> tuple[type[Value], ...]:
        return (*super().vocabulary(), TakeAll)

    def setup(self, seats: int, house: Mapping[str, object]) -> tuple[PebblesTable, Steps]:
        table, steps = super().setup(seats, house)
        return table, then(TakeAll(), PassTurn(), steps)


QUICK = QuickPebbles()


def test_a_game_loads_while_its_end_is_only_a_possible_future() -> None:
    game = new_game(QUICK, 2, seed="ember").play(Take())
    loaded = load_game(QUICK, json.loads(json.dumps(game.data())))
    assert loaded == game
    assert loaded.play(Pass()).over
    assert not loaded.play(Veto()).over


def test_what_fell_away_is_there_again_when_the_move_is_taken_back() -> None:
    start = new_game(QUICK, 2, seed="ember")
    left = start.play(Leave())
    assert left.table.turn == 0
    assert undo(left, 0).agenda == start.agenda
    assert undo(left, 0).play(Take()).play(Veto()).play(Pass()).table.turn == 1
