"""What every level keeps: it plays by the rules, peeps at nothing, and leaves the game alone."""

from __future__ import annotations

import json

import pytest

import emberisle as em
from emberisle import Game, GameOver, NotYourTurn, QuickLuck
from emberisle.games import ruleset
from tests.games.curse_of_vulkar.bots.positions import GAME, alone, everywhere, player, to_move

LEVELS = em.levels(GAME)
every_level = pytest.mark.parametrize("level", LEVELS)


def test_levels_are_listed_weakest_first() -> None:
    assert LEVELS == ("random", "easy", "medium", "hard")
    assert em.usual_level(GAME) == "medium"


def test_the_positions_cover_the_game() -> None:
    asked = {game.view().question for game in everywhere()}
    assert {"ChooseCard", "ChooseWalk", "Act", "AimEmber", "FlickEmber", "InCave", "PassFigure"} <= asked
    assert {"BoardOrGoOn", "ChooseTreasure", "ChooseSnapshot", "ChoosePrice", "HideInGlobe"} <= asked


def some(level: str) -> tuple[Game, ...]:
    """Positions to ask a bot about; fewer for one that thinks long."""
    return everywhere()[::6] if level == "hard" else everywhere()


@every_level
def test_a_bot_plays_legal_moves_and_leaves_the_game_alone(level: str) -> None:
    bot = player(level)
    for game in some(level):
        before = noted(game)
        assert bot.choose(game, to_move(game)) in game.legal_moves()
        assert noted(game) == before


def noted(game: Game) -> str:
    return json.dumps(em.dump(game), sort_keys=True)


@every_level
def test_a_bot_is_not_moved_by_what_it_cannot_see(level: str) -> None:
    bot = player(level)
    for game in some(level):
        seat = to_move(game)
        others = [game.guess(seat, QuickLuck(number)) for number in (1, 2)]
        assert {bot.choose(other, seat) for other in (game, *others)} == {bot.choose(game, seat)}


@every_level
def test_bots_with_the_same_seed_play_alike(level: str) -> None:
    one, other = player(level, seed=5), player(level, seed=5)
    games = some(level)
    forth = [one.choose(game, to_move(game)) for game in games]
    back = [other.choose(game, to_move(game)) for game in reversed(games)]
    assert forth == back[::-1]


@every_level
def test_a_bot_waits_for_its_turn_and_for_a_game(level: str) -> None:
    game = alone(places=["TR2", "TR4"])
    with pytest.raises(NotYourTurn):
        player(level).choose(game, 1)
    over = em.new(GAME, seats=2, seed="over")
    while over.to_move is not None:
        over.push(player("easy").choose(over, over.to_move))
        over.settle()
    with pytest.raises(GameOver):
        player(level).choose(over, 1)


HOUSES = [
    {option.name: choice}
    for option in ruleset(GAME).options()
    for choice in option.choices[1:]
    if option.name != "marbles"  # what a bot is shown never rolls them
]
TOGETHER = [{**house, "mode": "cooperative"} for house in HOUSES if "mode" not in house]


@pytest.mark.parametrize("house", [*HOUSES, *TOGETHER], ids=str)
@pytest.mark.parametrize("seats", [2, 3])
def test_all_levels_play_under_every_house_rule(house: dict[str, object], seats: int) -> None:
    """Every move is checked: an illegal one would raise."""
    game = em.new(GAME, seats=seats, seed=str(house), options=house)
    bots = [player(level) for level in ("easy", "medium", "easy")]
    for _ in range(150):
        if game.to_move is None:
            break
        game = game.play(bots[game.to_move].choose(game, game.to_move), game.to_move)
    assert game.over or game.table.turns > 10


EXPANSIONS = {"boulder": True, "tiger": True, "bees": True, "idol": True}


@every_level
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_all_levels_play_with_all_expansions(level: str, mode: str) -> None:
    """Every move is checked: an illegal one would raise; most seats are for those who think fast."""
    game = em.new(GAME, seats=4, seed="expansions", options={**EXPANSIONS, "mode": mode})
    bots = [player(level), player("easy"), player("medium"), player("easy")]
    for _ in range(120):
        if game.to_move is None:
            break
        game = game.play(bots[game.to_move].choose(game, game.to_move), game.to_move)
    assert game.over or game.table.turns > 10
