"""Everybody's chance of winning: right within a bound, the same each time, quick, and for every moment."""

from __future__ import annotations

import doctest
import time
from math import sqrt

import pytest

import emberisle as em
from emberisle import QuickLuck
from emberisle.games.board_game_battle.bots import chances as module
from emberisle.games.board_game_battle.bots.chances import chances, glance, play_on
from emberisle.games.board_game_battle.bots.position import Position, position_in, position_seen
from emberisle.games.board_game_battle.bots.race import HOME, THROWS, Place, Race, race_of
from emberisle.games.board_game_battle.rules.house import House
from emberisle.games.board_game_battle.rules.steps import RollDice
from emberisle.games.board_game_battle.rules.table import NOT_IN_DETOUR, fresh_table
from emberisle.kernel.table import same
from tests.games.board_game_battle.bots.positions import GAME, at_question, every_moment, turns

LONG = 1500
"""Play-outs to the very end in the simulation that looks are compared with."""

HOUSES: list[dict[str, object]] = [
    {},
    {"board": "lagoon"},
    {"beaten_challenges": "open"},
    {"extra_at_challenges": False},
    {"exit_detour": "passing"},
    {"switch": "stopped"},
    {"in_detour": "within_reach"},
]


def house_with(**options: object) -> House:
    house = em.new(GAME, seats=4, seed=1, options=options).table.house
    assert isinstance(house, House)
    return house


def start(house: House) -> Place:
    return race_of(house).place(fresh_table(house), 0)


# -- the race of one piece


def test_the_throws_of_a_turn_are_all_there_are() -> None:
    assert sum([throw.odds for throw in THROWS]) == pytest.approx(1)
    assert sum([throw.odds for throw in THROWS if throw.total == 18]) == pytest.approx(3 / 4 / 216)


@pytest.mark.parametrize("options", HOUSES, ids=str)
def test_the_race_agrees_with_the_rules(options: dict[str, object]) -> None:
    """A piece beside which all others stand is never switched away, and none of them comes home first."""
    house = house_with(**options)
    race = race_of(house)
    luck = QuickLuck(3)
    rounds = [_rounds_alone(house, race, luck) for _ in range(400)]
    mean = sum(rounds) / len(rounds)
    error = sqrt(sum([(found - mean) ** 2 for found in rounds])) / len(rounds)
    assert abs(mean - race.rounds[start(house)]) < 4 * error


def _rounds_alone(house: House, race: Race, luck: QuickLuck) -> int:
    """How many rounds seat 0 needs when the others stand wherever it stands and have no turn."""
    table = fresh_table(house)
    rounds = 0
    while table.winner < 0:
        rounds += 1
        table.squares = [table.squares[0]] * 4
        turn = luck.below(4)
        others = [1, 2, 3]
        table.places = (*others[:turn], 0, *others[turn:])
        table.turn, table.dice = turn, ()
        position = Position(table, [RollDice()])
        play_on(position, race, luck, table.round)
    return rounds


def test_everybody_comes_home_at_last() -> None:
    race = race_of(house_with())
    for arriving in race.arriving.values():
        assert sum(arriving) == pytest.approx(1)
    assert HOME not in race.rounds
    last = Place(race.board.last, NOT_IN_DETOUR, 0)
    assert race.rounds[last] < 2 < race.rounds[start(house_with())]


def test_equals_have_equal_chances_in_the_race() -> None:
    table = fresh_table(house_with())
    assert race_of(table.house).chances(table) == pytest.approx([0.25] * 4)


# -- whole games


def test_a_look_and_a_glance_are_within_their_error_of_a_long_simulation() -> None:
    """From start to end: 2 in 100 in the mean square, 6 in 100 at worst, the long one's own 1.1 included."""
    positions = [
        position_in(game)
        for board, seed in (("volcano", 1), ("lagoon", 2))
        for game in list(turns(board, seed))[3::14]
    ]
    long = [chances(position, LONG, rounds=1_000_000, seed=7) for position in positions]
    for quick in (chances, glance):
        differences = [
            seen - true
            for position, known in zip(positions, long, strict=True)
            for seen, true in zip(quick(position), known, strict=True)
        ]
        assert len(differences) >= 24
        assert sqrt(sum([d * d for d in differences]) / len(differences)) < 0.02
        assert max(map(abs, differences)) < 0.06


def test_a_look_is_quick() -> None:
    """The best of a few, by the processor's own clock: machines are busy with other things too."""
    game = next(turns("volcano", 1))
    race_of(game.table.house)
    best = 1.0
    for _ in range(3):
        began = time.process_time()
        chances(position_in(game))
        best = min(best, time.process_time() - began)
    assert best < 0.05


def test_the_same_view_has_the_same_chances() -> None:
    game = at_question(squares=[0, 30, 20, 10])
    other = em.scenario(GAME, game.header.scenario or {}, seed="another")
    assert chances(position_in(game)) == chances(position_in(other))
    assert chances(position_in(game)) != chances(position_in(at_question(squares=[0, 30, 20, 11])))


def test_chances_add_up_and_looking_changes_nothing() -> None:
    game = at_question(squares=[0, 30, 20, 10])
    before = em.dump(game)
    assert sum(chances(position_in(game))) == pytest.approx(1)
    assert em.dump(game) == before


def test_a_game_that_is_won_is_certain() -> None:
    *_, game = turns("lagoon", 4)
    while not game.over:
        game = game.play(game.legal_moves()[0])
    assert chances(position_in(game))[game.winners()[0]] == 1


@pytest.mark.parametrize("asked", [False, True])
@pytest.mark.parametrize("reached", ["out_of_reach", "within_reach"])
def test_every_moment_can_be_told_from_its_view(asked: bool, reached: str) -> None:
    """What a screen sees in the middle of a turn leads to the same agenda as the game's own."""
    met: set[str] = set()
    for seed in range(8):
        options = {"ask_to_roll": asked, "board": "lagoon", "in_detour": reached}
        game = em.new(GAME, 4, seed, options=options)
        for moment in every_moment(game, QuickLuck(seed)):
            seen = position_seen(moment.view(), moment.table.house, moment.story)
            assert seen.agenda == moment.agenda
            assert same(seen.table, moment.table)
            met.add(moment.view().question)
    assert met >= {"RollDuel", "WinDuel", "SwitchPieces", "RollBack", "GoForward", "GoToBlue", "GoToRed"}
    assert met >= {"SelectPiece", "RollOff", "MoveInDetour", "Win", "EndTurn", "EndRound", "RollEvenOrOdd"}


def test_the_example_runs() -> None:
    assert doctest.testmod(module).failed == 0
