"""The end of a match in figures and medals, which follow from what everybody was told."""

from __future__ import annotations

import re

import httpx
import pytest

import emberisle as em
from emberisle.kernel.steps import Event
from emberisle.server.game_page import Tally
from emberisle.server.game_pages import game_page
from emberisle.server.messages import Ending
from emberisle.server.pictures.course import Course, Instant, course_of
from emberisle.server.pictures.ending import ending, words_of
from tests.games.fireball_island import table_talk as island
from tests.games.fortune import table_talk as fortune
from tests.server.tables import play_out, playing

NAMES = ("Ana", "Ben")
GENERAL = {"unbroken", "comeback", "gain"}
"""Medals that any game may give."""


def a_race() -> em.Game:
    """Ana is ahead, Ben passes her and she passes him again; Ben lost his first turn to skulls."""
    game = fortune.turn("Sorceress", options={"finish_line": 1000}, pile=fortune.PLAIN)
    game = fortune.turn_worth(game, 200)
    game = fortune.stop(fortune.fall(game, "KKKMMPPS"))
    for points in (200, 500, 500, 200, 200, 100):
        game = fortune.turn_worth(game, points)
    assert (game.over, game.winners(), game.scores()) == (True, [0], [1100, 800])
    return game


def figures(told: Ending) -> dict[str, tuple[str, list[int]]]:
    return {figure.name: (figure.value, figure.seats) for figure in told.figures}


def medals(told: Ending) -> dict[str, int]:
    return {medal.name: medal.seat for medal in told.medals}


def test_who_was_ahead_and_when_that_changed_for_good() -> None:
    told = ending(a_race(), NAMES, "en")
    assert told.turning_point is not None
    assert told.turning_point.told == "Ana scores 500 and now has 900."
    found = figures(told)
    assert found["changes"] == ("2", [])
    assert "gain" not in found  # both had 500 at once, which says nothing
    assert found["lead"][1] == [0]


def test_turns_are_counted_as_the_log_does() -> None:
    course = course_of(a_race())
    assert course.turns == 8
    assert [(lead.seat, lead.first, lead.turns) for lead in course.leads] == [(0, 1, 3), (1, 4, 1), (0, 5, 3)]


def test_the_turning_point_is_not_that_the_leader_was_stopped() -> None:
    moved, stopped = Event("BB-4.1", "moved", (1, 6, 19)), Event("BB-5.2", "stopped", (1, 2, 3))
    behind = Instant(inputs=1, turn=1, events=(), leader=0, scores=(9, 8))
    ahead = Instant(inputs=2, turn=2, events=(moved, stopped), leader=1, scores=(9, 19))
    leads = Course((behind, ahead), game_page("board_game_battle").asides).leads
    assert [lead.by for lead in leads] == [None, moved]


def test_a_medal_goes_to_whoever_alone_has_earned_it() -> None:
    told = ending(a_race(), NAMES, "en")
    assert figures(told)["skulls"] == ("1", [1])
    assert "rolls" not in figures(told)  # both threw the dice as often
    assert medals(told) == {"dry": 0}
    assert [medal.why for medal in told.medals] == ["The only one who lost no turn to skulls."]


def test_whoever_was_always_ahead_was_never_caught() -> None:
    game = fortune.turn("Sorceress", options={"finish_line": 1000}, pile=fortune.PLAIN)
    for points in (500, 100, 500, 200):
        game = fortune.turn_worth(game, points)
    told = ending(game, NAMES, "en")
    assert told.turning_point is None
    assert medals(told)["unbroken"] == 0
    assert figures(told)["changes"] == ("0", [])


def test_on_the_island_whoever_has_the_jewel_is_ahead() -> None:
    game = island.turn(island.position("DR6", "DR8", jewel=1), 5, "DOCK")
    told = ending(game, NAMES, "en")
    assert told.turning_point is not None
    assert told.turning_point.told == "Ana steals the jewel from Ben!"
    assert figures(told)["stolen"] == ("1", [0])
    assert "gain" not in figures(told)


def told_by(seat: int | None, turn: int, *events: Event) -> Instant:
    """One more turn of a match on the island, and who has the jewel after it."""
    return Instant(inputs=turn, turn=turn, events=events, leader=seat, scores=(0, 0))


STOLE, CAPTURED, PICKED_UP = (
    Event("FI-12.1", "stole", (0, 1)),
    Event("FI-6.2", "captured", (0,)),
    Event("FI-11.10", "picked_up", (0, "DR6")),
)
DROPPED, BONUS = Event("FI-11.9", "dropped", (0, "DR6")), Event("FI-6.5", "bonus_turns", (0, 3))
FITTED = Event("FI-5.4", "fitted", (0,))


def test_what_comes_with_the_jewel_turned_no_match() -> None:
    asides = game_page("fireball_island").asides
    course = Course((told_by(1, 1), told_by(None, 2), told_by(0, 3, CAPTURED, BONUS, FITTED)), asides)
    assert course.turning is not None
    assert course.turning.by == CAPTURED


def test_whoever_lets_go_of_the_jewel_and_takes_it_again_has_turned_nothing() -> None:
    before = (told_by(1, 1), told_by(0, 2, STOLE))
    after = (told_by(None, 3, DROPPED), told_by(0, 4, PICKED_UP))
    course = Course((*before, *after))
    assert course.turning is not None
    assert (course.turning.first, course.turning.by) == (2, STOLE)
    assert Course(after).turning is None
    assert Course((told_by(0, 1, CAPTURED), *after)).turning is None


def test_what_was_taken_back_does_not_count() -> None:
    game = fortune.turn("Sorceress", options={"finish_line": 1000}, pile=fortune.PLAIN)
    game = fortune.fall(game, fortune.WORTH[500])
    game = fortune.stop(em.undo(fortune.roll(game, "MM", "PP"), len(game.entries)))
    for points in (100, 500, 200):
        game = fortune.turn_worth(game, points)
    assert [event.what for event in course_of(game).events].count("rolled") == 4


@pytest.mark.parametrize("game_id", em.games())
def test_nothing_that_only_some_were_told_is_looked_at(game_id: str) -> None:
    rules = em.ruleset(game_id)
    game, luck = em.new(game_id, rules.fewest, seed="ends"), em.QuickLuck(1)
    em.playout(game, luck)
    course = course_of(game)
    assert course.events
    assert all(event.only is None for event in course.events)
    names = tuple("ABCDEFGH"[: rules.fewest])
    told = ending(game, names, "en")
    assert not (rules.fewest_points_win and "gain" in figures(told))
    assert len(told.figures) <= 6
    assert len(told.medals) <= 4


def medals_of(tally: Tally) -> set[str]:
    return {tally.most, tally.none} - {""}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game_id", em.games())
def test_every_figure_and_medal_has_its_words(game_id: str, language: str) -> None:
    tallies, words = game_page(game_id).tallies, words_of(game_id, language)
    given = GENERAL.union(*[medals_of(tally) for tally in tallies])
    assert set(words["figures"]) == {"lead", "changes", "gain", *[tally.name for tally in tallies]}
    assert set(words["medals"]) == set(words["why"]) == given
    known = em.ruleset(game_id).texts("en").texts
    events = {event for tally in tallies for event in tally.events}
    assert {event for event in events if f"events.{event}" not in known} == set()


@pytest.mark.parametrize("game_id", em.games())
def test_both_languages_say_the_same_facts(game_id: str) -> None:
    english, german = (words_of(game_id, language) for language in ("en", "de"))
    for section, texts in english.items():
        for key, text in texts.items():
            other = german[section][key]
            assert sorted(re.findall(r"{\w+}", text)) == sorted(re.findall(r"{\w+}", other)), (section, key)
            assert text != other, (section, key)


def test_the_end_is_told_in_the_language_of_the_reader(base: str) -> None:
    with playing(base, "Ana", "Ben", game="fortune", options={"finish_line": 3000}) as people:
        play_out(people)
        match = people[0].room["match"]
    answers = [
        httpx.get(f"{base}/api/matches/{match}/ending", params={"language": language}).json()
        for language in ("en", "de")
    ]
    titles = [[figure["title"] for figure in answer["figures"]] for answer in answers]
    assert "Rolls" in titles[0]
    assert "Würfe" in titles[1]
    assert [figure["seats"] for figure in answers[0]["figures"]] == [
        figure["seats"] for figure in answers[1]["figures"]
    ]
