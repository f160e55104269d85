"""The few functions that everything else is made of, used together as a newcomer would."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberisle as em
from emberisle.games.fortune.rules.scenario import FACTS
from emberisle.kernel.errors import BadScenario
from tests.kernel.json_data import JSON
from tests.kernel.refusing import done_or_refused

LIKELY = [0, 1, 2, True, "Gold", "Sorceress", "Treasure Chest", "CCCDDMPS", "KKKKCCCC", "KKKSSSSS", [0, 0]]
LIKELY += [[100, 200, 300], ["Gold", "Captain"], ["Truce"]]
"""What a scenario may say, though seldom in the right place."""


def test_a_first_match() -> None:
    game = em.new("fortune", seats=3, seed=7)
    luck = em.QuickLuck(7)
    while not game.over:
        moves = game.legal_moves()
        game = game.play(moves[luck.below(len(moves))])
    assert game.scores()[game.winners()[0]] == max(game.scores())
    assert em.verify(game.log) == game
    assert em.replay(em.read_log(game.log.text())) == game
    assert em.load("fortune", json.loads(json.dumps(em.dump(game)))) == game


def test_moves_views_events_and_refusals_are_data() -> None:
    game = em.new("fortune", seats=2, seed=7)
    move = game.legal_moves()[0]
    assert em.load("fortune", em.dump(move)) == move
    refusal = game.why_not(em.load("fortune", {"Sail": []}))
    assert isinstance(refusal, em.Refusal)
    for thing in (game.view(0), game.view(None), game.events()[0], refusal):
        json.dumps(em.dump(thing))


def test_the_view_says_who_is_asked_what_by_which_clause() -> None:
    game = em.new("fortune", seats=2, seed=7)
    view = game.view(0)
    assert (view.game, view.seat, view.to_move, view.over) == ("fortune", 0, 0, False)
    assert view.question == type(game.step).__name__
    assert view.rule.startswith("FO-")
    assert view.moves == game.legal_moves()
    assert game.view(1).moves == game.view(None).moves == ()


def scenario(totals: Any) -> em.Game:
    return em.scenario("fortune", {"totals": totals, "card": "Gold", "dice": "CCCDDMPS"}, seed=1)


def test_a_scenario_is_stored_and_replayed_like_any_match() -> None:
    game = scenario([100, 200]).play(em.load("fortune", {"Stop": []}))
    assert em.load("fortune", json.loads(json.dumps(em.dump(game)))) == game
    assert em.replay(em.read_log(game.log.text()), "1") == game


def test_a_scenario_may_be_described_with_tuples() -> None:
    game = scenario((100, 200))
    assert em.load("fortune", json.loads(json.dumps(em.dump(game)))) == game
    assert em.read_log(game.log.text()) == game.log


def test_a_scenario_does_not_follow_the_hand_that_described_it() -> None:
    totals = [100, 200]
    game = scenario(totals)
    before = json.dumps(em.dump(game))
    totals[0] = 9000
    assert json.dumps(em.dump(game)) == before


@pytest.mark.parametrize(
    ("game", "data", "complaint"),
    [
        ("wildfire", {"Play": ["2-6", "4-D", 2]}, "'out' of Play is text, not 2"),
        ("wildfire", {"Call": [True]}, "'number' of Call is a whole number, not True"),
        ("fortune", {"Roll": [{"M": 2}]}, "'dice' of Roll is text, not {'M': 2}"),
        ("fireball_island", {"Walk": ["WT1"]}, "'path' of Walk is a list of texts, not 'WT1'"),
        ("board_game_battle", {"Battle": []}, "Battle does not have the parts (): too few, or too many"),
    ],
)
def test_a_malformed_move_says_which_part_is_wrong(game: str, data: object, complaint: str) -> None:
    with pytest.raises(em.EmberisleError) as caught:
        em.load(game, data)
    assert str(caught.value) == complaint


@pytest.mark.parametrize("seats", [3, 4])
def test_the_seats_of_a_scenario_are_those_of_its_header(seats: int) -> None:
    data: Any = json.loads(json.dumps(em.dump(scenario([100, 200]))))
    data["header"]["seats"] = seats
    with pytest.raises(em.EmberisleError):
        em.load("fortune", data)


def test_players_of_a_scenario_are_as_many_as_its_seats() -> None:
    with pytest.raises(em.EmberisleError):
        em.scenario("fortune", {"totals": [0, 0]}, players=("Ada", "Ben", "Cleo"))


def test_an_unknown_fact_of_a_scenario_is_refused_by_name() -> None:
    with pytest.raises(BadScenario, match="colour"):
        em.scenario("fortune", {"colour": "red"})


@given(spec=st.dictionaries(st.sampled_from(sorted(FACTS)), JSON | st.sampled_from(LIKELY), max_size=4))
def test_any_scenario_is_laid_out_or_refused(spec: dict[str, object]) -> None:
    with done_or_refused():
        game = em.scenario("fortune", spec, seed=1)
        assert em.load("fortune", json.loads(json.dumps(em.dump(game)))) == game


def test_everything_promised_is_there() -> None:
    for name in em.__all__:
        assert hasattr(em, name)
