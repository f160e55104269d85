"""What a game gets that brings only its rules: words, a rulebook, winners, odds, bots and advice."""

from __future__ import annotations

import re

import pytest

import emberisle as em
from emberisle import QuickLuck, lessons, rulebooks
from emberisle.bots.advice import advise
from emberisle.kernel.ruleset import LANGUAGES
from emberisle.kernel.steps import Event
from tests.toys.pebbles import PEBBLES, Leave, Take
from tests.toys.plain import PLAIN, Bet, ChooseAny, Point, TurnUp, Wait

NAMES = ("Ana", "Ben")
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
def test_a_question_is_what_the_docstring_of_its_step_says(language: str) -> None:
    assert PLAIN.question(ChooseAny(), language) == "Bet, point, or wait?"


@every_language
def test_a_move_is_what_its_docstring_says_first(language: str) -> None:
    assert PLAIN.label(Wait(), NAMES, language) == "Wait"


def test_a_move_whose_docstring_leaves_out_its_parts_names_them_behind() -> None:
    assert [PLAIN.label(Bet(number)) for number in (2, 1000)] == [
        "Bet on a number (2)",
        "Bet on a number (1,000)",
    ]


def test_a_docstring_can_say_where_the_parts_of_a_move_go() -> None:
    assert PLAIN.label(Point(1), NAMES) == "Point at Ben"
    assert PLAIN.label(Point(1)) == "Point at Player 2"


def test_an_event_without_a_text_is_named_with_its_facts() -> None:
    told = [Event("PL-2", "made_up_mind"), Event("PL-2", "counted", (1000, 2))]
    assert [PLAIN.sentence(event, NAMES) for event in told] == ["Made up mind.", "Counted: 1,000, 2."]


def test_the_best_score_wins() -> None:
    table, _ = PLAIN.setup(3, {})
    table.points = [1, 4, 4]
    assert PLAIN.winners(table) == [1, 2]


def test_where_points_are_bad_the_lowest_score_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(PLAIN), "fewest_points_win", True)
    table, _ = PLAIN.setup(3, {})
    table.points = [1, 4, 4]
    assert PLAIN.winners(table) == [0]


def test_chance_draws_from_the_outcomes_it_lists_by_their_odds() -> None:
    luck = QuickLuck(1)
    table, _ = PLAIN.setup(2, {})
    drawn = [TurnUp().sample(table, luck) for _ in range(4000)]
    assert set(drawn) == {"low", "high"}
    assert 2850 < drawn.count("low") < 3150  # 3000 on average, with a deviation of 27


def test_equal_odds_are_one_draw_among_them_all() -> None:
    """So that the chance step of a die needs no sampling of its own, and the log is the same either way."""

    class Die(TurnUp):
        def outcomes(self, table: object) -> list[tuple[object, float]]:
            return [(face, 1 / 6) for face in range(1, 7)]

    table, _ = PLAIN.setup(2, {})
    for seed in range(20):
        assert Die().sample(table, QuickLuck(seed)) == 1 + QuickLuck(seed).below(6)


def test_a_rulebook_that_nobody_wrote_is_made_of_the_steps() -> None:
    assert rulebooks.clauses(PLAIN.id) == {
        "PL-2": "Bet, point, or wait?",
        "PL-10": "The tenth rule: a card is turned up, far more often a low one.",
    }
    assert rulebooks.clause(PLAIN.id, "pl-10", "de").startswith("The tenth rule")


def test_steps_of_one_clause_stand_together() -> None:
    assert re.search(r"an answer, and perhaps vetoes\. A die of three", rulebooks.clauses(PEBBLES.id)["PE-1"])


def test_there_are_no_lessons() -> None:
    assert lessons.steps(PLAIN.id) == 0


@pytest.mark.parametrize("level", ["random", "easy", "medium", "hard"])
def test_bots_of_every_level_play_a_game_that_brings_none(level: str) -> None:
    assert level in em.levels(PEBBLES.id)
    game = em.new(PEBBLES.id, 3, seed=5, options={"rounds": 1})
    bot = em.bot(PEBBLES.id, level, seed=1)
    while game.to_move is not None:
        game = game.play(bot.choose(game, game.to_move))
    assert game.over


def test_the_usual_level_is_medium() -> None:
    assert em.usual_level(PEBBLES.id) == "medium"


def test_the_general_search_takes_what_nobody_can_stop() -> None:
    """Two players without a veto between them: to leave the last offer can only lose."""
    game = em.new(PEBBLES.id, 2, seed=5, options={"rounds": 1})
    game.table.vetoes = [0, 0]
    assert em.bot(PEBBLES.id, "hard").choose(game, 0) == Take()
    choices = advise(game, 0)
    assert [choice.moves for choice in choices] == [(Take(),), (Leave(),)]
    best, other = [choice.chance for choice in choices]
    assert best is not None
    assert other is not None
    assert best > other
    assert choices[0].in_words(NAMES) == "Take"
