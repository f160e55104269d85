"""An agenda is run in one place, quickly or step by step, and both ways lead to the same table."""

from __future__ import annotations

import pytest

import emberisle as em
import emberisle.kernel.agenda
from emberisle.kernel.agenda import run
from emberisle.kernel.match import new_game
from emberisle.kernel.playout import playout
from emberisle.kernel.steps import ASKS, DOES, DRAWS, DROPS, FallAway, Step, Steps, then
from emberisle.kernel.table import clone, same
from tests.kernel.test_falling_away import QUICK
from tests.kernel.test_steps import A, B, C, Forget, Page, Put, Wait, page_after, written
from tests.own_games import OWN
from tests.toys.pebbles import Leave, Pass, Take, TakeOrLeave

MOST = 120
PLAIN = emberisle.kernel.agenda.__file__.endswith(".py")


def test_every_step_says_what_it_waits_for() -> None:
    assert [step.kind for step in (A, Wait(), TakeOrLeave(), FallAway())] == [DOES, DRAWS, ASKS, DROPS]


def test_a_game_advances_step_by_step_and_tells_each() -> None:
    game = page_after(Wait(), Put("a", then(B)), C)
    seen = [
        (type(done.step).__name__, [event.facts for event in done.events], written(game))
        for done in game.advance("x")
    ]
    assert seen == [
        ("Wait", [], ""),
        ("Put", [("<x>", 0)], "<x>"),
        ("Put", [("a", 1)], "<x>a"),
        ("Put", [("b", 2)], "<x>ab"),
        ("Put", [("c", 3)], "<x>abc"),
    ]
    assert game.over
    assert [event.facts[0] for event in game.story] == ["<x>", "a", "b", "c"]
    assert len(game.entries) == 1


def test_what_falls_away_is_gone_when_the_step_before_it_was_done() -> None:
    game = new_game(QUICK, 2, seed="ember").play(Take())
    agendas = [game.agenda[:] for _ in game.advance(Pass())]
    assert agendas[-1] == []


def test_a_guess_advances_and_keeps_nothing() -> None:
    guess = new_game(QUICK, 2, seed="ember").guess(0, em.QuickLuck(1))
    assert [done.step.rule for done in guess.advance(Leave())]
    assert (guess.entries, guess.story) == ([], [])


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game_id", OWN)
def test_both_ways_lead_to_the_same_table(game_id: str, seed: int) -> None:
    told = em.new(game_id, max(3, em.ruleset(game_id).fewest), seed)
    quick = told.copy()
    quick.recording = False
    luck = em.QuickLuck(seed)
    while told.step is not None and len(told.entries) < MOST:
        given = told.step.sample(told.table, luck)
        told.push(given)
        quick.push(given)
        assert quick.agenda == told.agenda
        assert same(quick.table, told.table)


@pytest.mark.parametrize("game_id", OWN)
def test_chance_falls_until_somebody_is_asked(game_id: str) -> None:
    told = em.new(game_id, max(3, em.ruleset(game_id).fewest), 1)
    quick = told.still()
    for number in range(MOST):
        if told.over:
            break
        move = told.legal_moves()[number % len(told.legal_moves())]
        for game in (told, quick):
            game.push(move)
            game.fall(em.QuickLuck(number))
            assert game.over or game.agenda[-1].kind == ASKS
        assert quick.agenda == told.agenda
        assert same(quick.table, told.table)


def test_a_playout_makes_the_decisions_that_it_counts() -> None:
    start = new_game(QUICK, 3, seed="ember")
    guess = start.guess(0, em.QuickLuck(1))
    match = start.copy()
    match.table = clone(guess.table)
    quick, recorded = playout(guess, em.QuickLuck(2)), playout(match, em.QuickLuck(2))
    assert quick == recorded == len([entry for entry in match.entries if isinstance(entry.who, int)])
    assert same(guess.table, match.table)
    assert guess.over
    assert match.over


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game_id", OWN)
def test_a_playout_plays_what_the_steps_sample(game_id: str, seed: int) -> None:
    """A step that says in ``go`` what a playout does with it must not have other rules there."""
    rules = em.ruleset(game_id)
    seats = rules.fewest + seed % (rules.most + 1 - rules.fewest)
    start = em.new(game_id, seats, seed).guess(0, em.QuickLuck(seed))
    quick, recorded = start.copy(), start.copy()
    recorded.recording = True
    assert em.playout(quick, em.QuickLuck(seed)) == em.playout(recorded, em.QuickLuck(seed))
    assert same(quick.table, recorded.table)


def test_nothing_is_left_on_an_agenda_that_was_run_to_its_end() -> None:
    page, agenda = Page([], "test"), list[Step[Page]](then(A, Wait(), B))
    assert run(page, agenda, (), em.QuickLuck(1)) == 0
    assert agenda == []
    assert len(page.letters) == 3


class Single(Put):
    """Write a letter, and name what comes next without ``then``."""

    def do(self, table: Page) -> Steps[Page]:
        return B  # type: ignore[return-value]


@pytest.mark.parametrize(("step", "returned"), [(Forget("a"), "None"), (Single("a"), r"Put\('b', \(\)\)")])
def test_a_playout_names_the_step_that_says_wrongly_what_comes_next(step: Put, returned: str) -> None:
    """A compiled kernel says it in words of its own."""
    name = type(step).__name__
    with pytest.raises(TypeError, match=rf"{name} returned {returned}: .* then\(" if PLAIN else "tuple"):
        run(Page([], "test"), [C], then(step))
