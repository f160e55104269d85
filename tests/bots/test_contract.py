"""What every level keeps: it plays by the rules, peeps at nothing and leaves the game as it is."""

from __future__ import annotations

import json

import pytest

import emberisle as em
from emberisle import Game, GameOver, NotYourTurn, QuickLuck
from emberisle.games.fortune.house import OPTIONS
from emberisle.kernel.luck import NoLuck
from tests.bots.positions import SCENARIOS, everywhere, from_scenarios, played_out, to_move

LEVELS = em.levels("fortune")
every_level = pytest.mark.parametrize("level", LEVELS)


def noted(game: Game) -> str:
    return json.dumps(em.dump(game), sort_keys=True)


def without_secrets(game: Game) -> Game:
    """The same position for a bot that may be tempted: no seed, no luck, no log."""
    twin = game.copy()
    twin.seed, twin.luck, twin.entries, twin.story = None, NoLuck(), [], []
    return twin


@every_level
def test_it_plays_legal_moves_and_leaves_the_game_alone(level: str) -> None:
    bot = em.bot("fortune", level)
    for game in everywhere():
        before = noted(game)
        assert bot.choose(game, to_move(game)) in game.legal_moves()
        assert noted(game) == before


@every_level
def test_it_is_not_moved_by_what_it_cannot_see(level: str) -> None:
    bot = em.bot("fortune", level)
    for game in everywhere():
        seat = to_move(game)
        chosen = bot.choose(game, seat)
        for other in (game.guess(seat, QuickLuck(1)), game.guess(seat, QuickLuck(2)), without_secrets(game)):
            assert bot.choose(other, seat) == chosen


@every_level
def test_another_seed_of_the_match_changes_nothing(level: str) -> None:
    bot = em.bot("fortune", level)
    for spec, house in SCENARIOS:
        games = [em.scenario("fortune", spec, seed=seed, options=house) for seed in ("spring", "autumn")]
        assert len({bot.choose(game, to_move(game)) for game in games}) == 1


@every_level
def test_the_same_seed_plays_alike(level: str) -> None:
    one, other = em.bot("fortune", level, seed=5), em.bot("fortune", level, seed=5)
    forth = [one.choose(game, to_move(game)) for game in from_scenarios()]
    back = [other.choose(game, to_move(game)) for game in reversed(from_scenarios())]
    assert forth == back[::-1]


@pytest.mark.parametrize(("level", "varied"), [("random", True), ("easy", True), ("medium", False)])
def test_another_seed_may_play_differently(level: str, varied: bool) -> None:
    bots = [em.bot("fortune", level, seed) for seed in range(5)]
    differing = [game for game in everywhere() if len({bot.choose(game, to_move(game)) for bot in bots}) > 1]
    assert bool(differing) is varied


@every_level
def test_it_waits_for_its_turn(level: str) -> None:
    game = from_scenarios()[0]
    with pytest.raises(NotYourTurn, match="it is the turn of seat 0"):
        em.bot("fortune", level).choose(game, 1)


@every_level
def test_it_does_not_move_in_a_game_that_is_over(level: str) -> None:
    game = played_out(em.new("fortune", 2, seed=2, options={"finish_line": 3000}), ("easy", "easy"))
    with pytest.raises(GameOver):
        em.bot("fortune", level).choose(game, 0)


HOUSES = [{option.name: choice} for option in OPTIONS for choice in option.choices[1:]]


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_all_levels_finish_a_game_under_every_house_rule(house: dict[str, object]) -> None:
    """Every move is checked: an illegal one would raise."""
    game = em.new("fortune", seats=4, seed=str(house), options={"finish_line": 3000} | house)
    assert played_out(game, LEVELS).winners()
