"""What every level keeps: it plays by the rules, peeps at nothing, and leaves the game alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from statistics import fmean

import pytest

import emberisle as em
from emberisle import Game, GameOver, NotYourTurn, QuickLuck
from emberisle.bots.bot import Random
from emberisle.games import ruleset
from emberisle.games.fireball_island.rules.moves import Walk
from emberisle.kernel.values import Value
from tests.games.fireball_island.bots.positions import GAME, before, everywhere, player, to_move, walking

LEVELS = em.levels(GAME)
every_level = pytest.mark.parametrize("level", LEVELS)


def test_levels_are_listed_weakest_first() -> None:
    assert LEVELS == ("random", "easy", "medium", "hard")
    assert em.usual_level(GAME) == "medium"


def test_the_positions_cover_the_game() -> None:
    asked = {game.view().question for game in everywhere()}
    assert {"Prepare", "ReactBefore", "ReactAfter", "ChooseWalk", "ChooseWay", "FinishTurn"} <= asked
    assert {"CancelCard", "StopFireball"} <= asked


@every_level
def test_a_bot_plays_legal_moves_and_leaves_the_game_alone(level: str) -> None:
    bot = player(level)
    for game in everywhere():
        before = noted(game)
        assert bot.choose(game, to_move(game)) in game.legal_moves()
        assert noted(game) == before


def noted(game: Game) -> str:
    return json.dumps(em.dump(game), sort_keys=True)


@every_level
def test_a_bot_is_not_moved_by_what_it_cannot_see(level: str) -> None:
    bot = player(level)
    for game in everywhere():
        seat = to_move(game)
        others = [game.guess(seat, QuickLuck(number)) for number in (1, 2)]
        assert {bot.choose(other, seat) for other in (game, *others)} == {bot.choose(game, seat)}


@every_level
def test_bots_with_the_same_seed_play_alike(level: str) -> None:
    one, other = player(level, seed=5), player(level, seed=5)
    games = everywhere()
    forth = [one.choose(game, to_move(game)) for game in games]
    back = [other.choose(game, to_move(game)) for game in reversed(games)]
    assert forth == back[::-1]


@pytest.mark.parametrize(("level", "varied"), [("random", True), ("easy", True), ("medium", False)])
def test_a_bot_with_another_seed_may_play_differently(level: str, varied: bool) -> None:
    bots = [player(level, seed) for seed in range(5)]
    differing = [game for game in everywhere() if len({bot.choose(game, to_move(game)) for bot in bots}) > 1]
    assert bool(differing) is varied


@every_level
def test_a_bot_waits_for_its_turn_and_for_a_game(level: str) -> None:
    game = before(places=["VP9", "DR7"], jewel=1, hands=[["reroll"], ["double"]], turn=1)
    with pytest.raises(NotYourTurn):
        player(level).choose(game, 0)
    over = walking(3, places=["VP9", "DR7"], jewel=1, turn=1)
    over.push(Walk(("DR8", "DOCK")))
    assert over.winners() == [1]
    with pytest.raises(GameOver):
        player(level).choose(over, 1)


HOUSES = [
    {option.name: choice}
    for option in ruleset(GAME).options()
    for choice in option.choices[1:]
    if option.name != "marbles"  # what a bot is shown never rolls them
]


@pytest.mark.parametrize("house", HOUSES, ids=str)
def test_all_levels_play_under_every_house_rule(house: dict[str, object]) -> None:
    """Every move is checked: an illegal one would raise."""
    game = em.new(GAME, seats=4, seed=str(house), options=house)
    bots = [player(level) for level in LEVELS]
    for _ in range(250):
        if game.to_move is None:
            break
        game = game.play(bots[game.to_move].choose(game, game.to_move), game.to_move)
    assert game.table.turns > 20


def test_random_walks_with_some_aim_but_less_than_a_playout() -> None:
    """The best of some walks, or a random game would hardly end."""
    game = walking(6, places=["HR7", "WT1"], jewel=0)
    chosen = [player("random", seed).choose(game, 0) for seed in range(200)]
    assert set(chosen) <= set(game.legal_moves())
    played_out = [Random(seed).choose(game, 0) for seed in range(200)]
    assert to_go(game, played_out) < to_go(game, chosen) < to_go(game, game.legal_moves())


def to_go(game: Game, walks: Sequence[Value]) -> float:
    """How far these lead from the goal, on average."""
    far, goal = game.table.board.far, game.table.goal(0)
    return fmean([far[walk.places[-1]][goal] for walk in walks if isinstance(walk, Walk)])
