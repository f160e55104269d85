"""The levels of Board Game Battle: whom each of them battles, and the advice."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle import GameOver, NotYourTurn
from emberisle.games.board_game_battle.bots.advice import advise
from emberisle.games.board_game_battle.bots.heuristics import rounds_lost, squares_lost
from emberisle.games.board_game_battle.bots.race import race_of
from emberisle.games.board_game_battle.rules.moves import BATTLES, ROLL, Battle, Select
from tests.games.board_game_battle.bots.positions import BATTLING, GAME, at_question

LEVELS = em.levels(GAME)


def test_levels_are_listed_weakest_first() -> None:
    assert LEVELS == ("random", "easy", "medium", "hard")


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_whole_game_of_legal_moves(level: str) -> None:
    bot = em.bot(GAME, level)
    game = em.new(GAME, 4, "meadow", options={"board": "lagoon", "ask_to_roll": True})
    while game.to_move is not None:
        game = game.play(bot.choose(game, game.to_move), game.to_move)
    assert game.over
    with pytest.raises(GameOver):
        bot.choose(game, 0)


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_not_moved_by_the_luck_to_come(level: str) -> None:
    game = at_question(squares=[0, 30, 20, 10])
    other = em.scenario(GAME, game.header.scenario or {}, seed="another")
    assert em.bot(GAME, level).choose(game, 0) == em.bot(GAME, level).choose(other, 0)
    with pytest.raises(NotYourTurn):
        em.bot(GAME, level).choose(game, 1)


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "random"])
def test_a_bot_takes_the_piece_of_its_seat_or_else_the_first_that_is_left(level: str) -> None:
    bot = em.bot(GAME, level)
    assert bot.choose(em.scenario(GAME, {"pieces": []}), 0) == Select("ball")
    assert bot.choose(em.scenario(GAME, {"pieces": ["cube"]}), 1) == Select("pyramid")
    assert bot.choose(em.scenario(GAME, {"pieces": ["cube", "pyramid"]}), 2) == Select("ball")


def test_medium_knows_that_a_detour_within_reach_can_cost_an_opponent_time() -> None:
    """Seat 1 is about to leave the detour and would begin it anew; seat 2 is not far behind on the path."""
    options = {"in_detour": "within_reach"}
    facts = {**BATTLING, "squares": [0, 54, 20, 0], "detour": [-1, 8, -1, -1]}
    game = em.scenario(GAME, facts, 1, options)
    race = race_of(game.table.house)
    place = race.place(game.table, 1)
    lost = race.rounds[place._replace(detour=1)] - race.rounds[place]
    assert rounds_lost(game.table, race, 1) == lost > 0
    assert squares_lost(game.table, 1) == 7
    [advice] = [advice for advice in advise(game, 0) if advice.moves == (Battle(1),)]
    assert advice.expected == pytest.approx(15 / 36 * ((8 - 5) + 7))


def test_advice_on_pieces_says_that_they_are_all_the_same() -> None:
    found = advise(em.scenario(GAME, {"pieces": ["cube"]}), 1)
    assert [advice.moves for advice in found] == [
        (Select("ball"),),
        (Select("pyramid"),),
        (Select("diamond"),),
    ]
    assert len({advice.chance for advice in found}) == 1


def test_easy_battles_somebody_ahead_and_not_always_the_same() -> None:
    game = at_question(squares=[0, 30, 20, 2])
    assert {em.bot(GAME, "easy", seed).choose(game, 0) for seed in range(20)} == {Battle(1), Battle(2)}
    last = at_question(squares=[0, 2, 3, 1])
    assert len({em.bot(GAME, "easy", seed).choose(last, 0) for seed in range(30)}) == 3


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_better_levels_battle_who_is_about_to_win(level: str) -> None:
    game = at_question(squares=[0, 72, 15, 10])
    assert em.bot(GAME, level).choose(game, 0) == Battle(1)


def test_nobody_loses_anything_on_start() -> None:
    game = at_question(squares=[0, 0, 3, 40])
    race = race_of(game.table.house)
    assert rounds_lost(game.table, race, 1) == 0
    assert rounds_lost(game.table, race, 3) > 0
    assert em.bot(GAME, "medium").choose(game, 0) == Battle(3)


# -- advice


def test_advice_tells_what_each_battle_does_to_everybody() -> None:
    game = at_question(squares=[0, 60, 40, 10])
    found = advise(game, 0)
    assert {advice.moves[0] for advice in found} == set(game.legal_moves())
    for advice in found:
        assert sum(advice.chances) == pytest.approx(1)
        assert advice.chance == advice.chances[0]
        assert advice.risk == pytest.approx(21 / 36)
        assert advice.expected == pytest.approx(15 / 36 * ((8 - 5) + 7))  # challenge 1 stops seat 0
    by_opponent = {advice.moves[0]: advice for advice in found}
    for opponent in (1, 2, 3):
        least = min(found, key=lambda advice: advice.chances[opponent])
        assert least is by_opponent[BATTLES[opponent]]


def test_advice_puts_the_best_first_and_says_by_how_much() -> None:
    found = advise(at_question(squares=[0, 72, 20, 10]), 0)
    own = [advice.chance for advice in found]
    assert own == sorted(own, reverse=True)
    assert found[0].change == own[0] - own[1] > 0
    assert found[-1].change == own[-1] - own[0] < 0


def test_advice_names_the_opponent_in_both_languages() -> None:
    for advice in advise(at_question(), 0):
        [battle] = advice.moves
        assert isinstance(battle, Battle)
        name = ("Ana", "Ben", "Cleo", "Dan")[battle.opponent]
        assert advice.text == advice.in_words() == f"Battle Seat {battle.opponent + 1}"
        assert advice.in_words(("Ana", "Ben", "Cleo", "Dan")) == f"Battle {name}"
        assert advice.in_words(("Ana", "Ben", "Cleo", "Dan"), "de") == f"Duell gegen {name}"


def test_the_hard_bot_follows_the_advice() -> None:
    for squares in ([0, 60, 58, 10], [0, 33, 30, 31], [0, 7, 6, 9]):
        game = at_question(squares=squares)
        assert em.bot(GAME, "hard").choose(game, 0) == advise(game, 0)[0].moves[0]


def test_only_the_player_whose_turn_it_is_is_advised() -> None:
    with pytest.raises(NotYourTurn):
        advise(at_question(), 1)
    game = em.new(GAME, 4, 1, options={"ask_to_roll": True, "pieces": "given"})
    assert [advice.moves for advice in advise(game, game.to_move or 0)] == [(ROLL,)]
