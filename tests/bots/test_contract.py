"""What every level of every game keeps: it plays by the rules, peeps at nothing and leaves the game alone."""

from __future__ import annotations

import json
from typing import Final

import pytest

import emberisle as em
from emberisle import Game, GameOver, NotYourTurn, QuickLuck
from emberisle.games import ruleset
from emberisle.kernel.luck import NoLuck
from tests.bots.positions import SCENARIOS, SHORT, everywhere, from_scenarios, played_out, player, to_move

every_level = pytest.mark.parametrize(
    ("game_id", "level"), [(game_id, level) for game_id in SCENARIOS for level in em.levels(game_id)]
)


def noted(game: Game) -> str:
    return json.dumps(em.dump(game), sort_keys=True)


def without_secrets(game: Game) -> Game:
    """The same position for a bot that may be tempted: no seed, no luck, no log."""
    twin = game.copy()
    twin.seed, twin.luck, twin.entries, twin.story = None, NoLuck(), [], []
    return twin


@every_level
def test_a_bot_plays_legal_moves_and_leaves_the_game_alone(game_id: str, level: str) -> None:
    bot = player(game_id, level)
    for game in everywhere(game_id):
        before = noted(game)
        assert bot.choose(game, to_move(game)) in game.legal_moves()
        assert noted(game) == before


@every_level
def test_a_bot_is_not_moved_by_what_it_cannot_see(game_id: str, level: str) -> None:
    bot = player(game_id, level)
    for game in everywhere(game_id):
        seat = to_move(game)
        chosen = bot.choose(game, seat)
        for other in (game.guess(seat, QuickLuck(1)), game.guess(seat, QuickLuck(2)), without_secrets(game)):
            assert bot.choose(other, seat) == chosen


@every_level
def test_another_seed_of_the_match_changes_nothing(game_id: str, level: str) -> None:
    bot = player(game_id, level)
    for spec, house in SCENARIOS[game_id]:
        games = [em.scenario(game_id, spec, seed=seed, options=house) for seed in ("spring", "autumn")]
        assert len({bot.choose(game, to_move(game)) for game in games}) == 1


@every_level
def test_bots_with_the_same_seed_play_alike(game_id: str, level: str) -> None:
    one, other = player(game_id, level, seed=5), player(game_id, level, seed=5)
    games = from_scenarios(game_id)
    forth = [one.choose(game, to_move(game)) for game in games]
    back = [other.choose(game, to_move(game)) for game in reversed(games)]
    assert forth == back[::-1]


VARIED: Final = {"random": True, "easy": True, "medium": False}


@pytest.mark.parametrize("game_id", SCENARIOS)
@pytest.mark.parametrize("level", VARIED)
def test_a_bot_with_another_seed_may_play_differently(game_id: str, level: str) -> None:
    bots = [player(game_id, level, seed) for seed in range(5)]
    games = everywhere(game_id)
    differing = [game for game in games if len({bot.choose(game, to_move(game)) for bot in bots}) > 1]
    assert bool(differing) is VARIED[level]


@every_level
def test_a_bot_waits_for_its_turn(game_id: str, level: str) -> None:
    game = from_scenarios(game_id)[0]
    with pytest.raises(NotYourTurn, match="it is the turn of seat 0"):
        player(game_id, level).choose(game, 1)


@every_level
def test_a_bot_does_not_move_in_a_game_that_is_over(game_id: str, level: str) -> None:
    game = played_out(em.new(game_id, 2, seed=2, options=SHORT[game_id]), ("easy", "easy"))
    with pytest.raises(GameOver):
        player(game_id, level).choose(game, 0)


HOUSES: Final = [
    (game_id, {option.name: choice})
    for game_id in SCENARIOS
    for option in ruleset(game_id).options()
    for choice in option.choices[1:]
    if option.name not in ("limit", "rounds")  # how long Wildfire lasts changes nothing else
]


@pytest.mark.parametrize(("game_id", "house"), HOUSES, ids=str)
def test_all_levels_finish_a_game_under_every_house_rule(game_id: str, house: dict[str, object]) -> None:
    """Every move is checked: an illegal one would raise."""
    game = em.new(game_id, seats=4, seed=str(house), options=SHORT[game_id] | house)
    assert played_out(game, em.levels(game_id)).winners()
