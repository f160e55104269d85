"""Bots keep the contract in rare positions too, and finish games under every house rule."""

from __future__ import annotations

from typing import Final

import pytest

import emberisle as em
from emberisle.contract.checks.bots import assert_alike, assert_plays_legally, assert_sees_only_its_view
from emberisle.games import ruleset
from tests.bots.positions import (
    LASTING,
    SCENARIOS,
    SHORT,
    everywhere,
    from_scenarios,
    played_out,
    player,
    to_move,
)

every_level = pytest.mark.parametrize(
    ("game_id", "level"), [(game_id, level) for game_id in SCENARIOS for level in em.levels(game_id)]
)


@every_level
def test_a_bot_plays_legal_moves_and_leaves_the_game_alone(game_id: str, level: str) -> None:
    assert_plays_legally(player(game_id, level), everywhere(game_id))


@every_level
def test_a_bot_is_not_moved_by_what_it_cannot_see(game_id: str, level: str) -> None:
    assert_sees_only_its_view(player(game_id, level), everywhere(game_id))


@every_level
def test_another_seed_of_the_match_changes_nothing(game_id: str, level: str) -> None:
    bot = player(game_id, level)
    for spec, house in SCENARIOS[game_id]:
        games = [em.scenario(game_id, spec, seed=seed, options=house) for seed in ("spring", "autumn")]
        assert len({bot.choose(game, to_move(game)) for game in games}) == 1


@every_level
def test_bots_with_the_same_seed_play_alike(game_id: str, level: str) -> None:
    assert_alike(player(game_id, level, seed=5), player(game_id, level, seed=5), from_scenarios(game_id))


VARIED: Final = {"random": True, "easy": True, "medium": False}


@pytest.mark.parametrize("game_id", SCENARIOS)
@pytest.mark.parametrize("level", VARIED)
def test_a_bot_with_another_seed_may_play_differently(game_id: str, level: str) -> None:
    bots = [player(game_id, level, seed) for seed in range(5)]
    games = everywhere(game_id)
    differing = [game for game in games if len({bot.choose(game, to_move(game)) for bot in bots}) > 1]
    assert bool(differing) is VARIED[level]


HOUSES: Final = [
    (game_id, {option.name: choice})
    for game_id in SCENARIOS
    for option in ruleset(game_id).options()
    for choice in option.choices[1:]
    if option.name not in LASTING[game_id]
]


@pytest.mark.parametrize(("game_id", "house"), HOUSES, ids=str)
def test_all_levels_finish_a_game_under_every_house_rule(game_id: str, house: dict[str, object]) -> None:
    """Every move is checked: an illegal one would raise."""
    game = em.new(game_id, seats=4, seed=str(house), options=SHORT[game_id] | house)
    assert played_out(game, em.levels(game_id)).winners()
