"""OpenSpiel's own tests pass on every game, and its search plays them."""

from __future__ import annotations

import pickle
import random
import unittest
from typing import Any

import numpy as np
import pytest

from emberisle.envs.episode import encoding_of
from emberisle.kernel.errors import BadOption
from emberisle.terminal.errors import BadArgument
from tests.envs.games import own_game
from tests.own_games import OWN

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this machine")
ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
api_test = pytest.importorskip("open_spiel.integration_tests.api_test")
ours = pytest.importorskip("emberisle.envs.open_spiel")

SHORT = {
    "fortune": "emberisle_fortune(players=3,options=finish_line:1000)",
    "wildfire": "emberisle_wildfire(players=2,options=limit:100;rounds:1)",
    "board_game_battle": "emberisle_board_game_battle(players=4,options=board:lagoon)",
    "curse_of_vulkar": "emberisle_curse_of_vulkar(players=2,rng_seed=3)",
}
"""Games that random moves end soon; on Fireball Island they wander about for tens of thousands of turns."""
STOPPED = {**SHORT, "fireball_island": "emberisle_fireball_island(players=3,horizon=150)"}


def played(state: Any, moves: int, chooser: random.Random) -> Any:
    """So many random inputs later, chance with its odds."""
    for _ in range(moves):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            state.apply_action(chooser.choices(actions, odds)[0])
        else:
            state.apply_action(chooser.choice(state.legal_actions()))
    return state


def first_choice(game: Any, seed: int) -> Any:
    """A state some way into a match in which a player has something to choose."""
    chooser = random.Random(seed)
    state = played(game.new_initial_state(), 40, chooser)
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        state = game.new_initial_state() if state.is_terminal() else played(state, 1, chooser)
    return state


@pytest.mark.parametrize("game_id", STOPPED)
def test_random_sim_test(game_id: str) -> None:
    game = pyspiel.load_game(STOPPED[game_id])
    sampled = game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    # Of a game with sampled chance that is written in Python OpenSpiel serialises states, but not the game.
    pyspiel.random_sim_test(game, num_sims=1, serialize=not sampled, verbose=False)


@own_game
def test_their_api_test(game_id: str) -> None:
    """What it asks of every game; what it asks of whole trees is for games whose trees are small."""
    known = {"game": pyspiel.load_game(f"emberisle_{game_id}"), "game_name": game_id}
    case = type("OnOneGame", (api_test.EnforceAPIOnPartialTreeBase,), known)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not [said for _, said in (*result.failures, *result.errors)]


def test_a_horizon_stops_a_match_without_a_winner() -> None:
    game = pyspiel.load_game("emberisle_fireball_island(players=2,horizon=7)")
    state = played(game.new_initial_state(), 10_000, random.Random(1))
    assert state.is_terminal()
    assert sum([item.player >= 0 for item in state.full_history()]) == game.max_game_length() == 7
    assert state.returns() == [0.0, 0.0]
    assert game.deserialize_state(state.serialize()).is_terminal()
    assert state.clone().is_terminal()


@own_game
def test_states_are_cloned_and_serialised(game_id: str) -> None:
    game = pyspiel.load_game(f"emberisle_{game_id}")
    state = first_choice(game, 2)
    before = str(state)
    clone, again = state.clone(), game.deserialize_state(state.serialize())
    assert str(clone) == str(again) == before
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before
    assert str(clone) != before
    assert again.history() == state.history()
    if game.get_type().chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC:
        assert str(pickle.loads(pickle.dumps(state))) == before


@pytest.mark.parametrize("game_id", SHORT)
def test_returns_say_who_won(game_id: str) -> None:
    state = played(pyspiel.load_game(SHORT[game_id]).new_initial_state(), 10_000, random.Random(1))
    assert state.is_terminal()
    winners = state.match.game.winners()
    assert [player for player, got in enumerate(state.returns()) if got > 0] == winners
    assert sum(state.returns()) == pytest.approx(0)


def test_only_marbles_are_sampled() -> None:
    modes = {game_id: pyspiel.load_game(f"emberisle_{game_id}").get_type().chance_mode for game_id in OWN}
    sampled = [game_id for game_id, mode in modes.items() if mode == ours.SAMPLED]
    assert sampled == ["curse_of_vulkar"]
    rolling = pyspiel.load_game("emberisle_fireball_island(players=2,options=marbles:physics)")
    assert rolling.get_type().chance_mode == ours.SAMPLED


def test_the_odds_of_fortune_are_exact() -> None:
    """Eight dice: nobody sees eight skulls more often than once in 6**8 throws."""
    state = pyspiel.load_game("emberisle_fortune").new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])  # the card
    odds = [chance for _, chance in state.chance_outcomes()]
    assert len(odds) == 1287
    assert sum(odds) == pytest.approx(1)
    assert min(odds) == pytest.approx(6**-8)


def test_a_hand_of_wildfire_is_dealt_tile_by_tile() -> None:
    state = pyspiel.load_game("emberisle_wildfire").new_initial_state()
    counts = []
    while state.is_chance_node():
        counts.append(len(state.chance_outcomes()))
        state.apply_action(0)
    assert counts[:14] == list(range(65, 51, -1))


def test_the_information_state_remembers_and_hides() -> None:
    """Another deal of the hidden hands is one to the player who has not seen them, and not to the others."""
    state = first_choice(pyspiel.load_game("emberisle_wildfire(players=3)"), 4)
    player = state.current_player()
    other = (player + 1) % 3
    twin = state.resample_from_infostate(player, lambda: 0.7)
    assert twin.information_state_string(player) == state.information_state_string(player)
    assert twin.observation_tensor(player) == state.observation_tensor(player)
    assert twin.observation_tensor(other) != state.observation_tensor(other)
    assert str(twin) != str(state)
    later = state.clone()
    later.apply_action(later.legal_actions()[0])
    assert later.information_state_string(player) != state.information_state_string(player)


@pytest.mark.parametrize("game_id", ["wildfire", "fireball_island", "curse_of_vulkar"])
def test_their_search_with_hidden_information_plays(game_id: str) -> None:
    game = pyspiel.load_game(SHORT.get(game_id, f"emberisle_{game_id}"))
    state = first_choice(game, 1)
    evaluator = Evaluator(random.Random(1))
    bot = ismcts.ISMCTSBot(game, evaluator, 2.0, 12, random_state=np.random.RandomState(1))
    assert int(bot.step(state)) in state.legal_actions()


@pytest.mark.parametrize("game_id", ["fortune", "board_game_battle"])
def test_their_search_plays_where_all_lies_open(game_id: str) -> None:
    game = pyspiel.load_game(SHORT[game_id])
    state = first_choice(game, 1)
    bot = mcts.MCTSBot(game, 2.0, 12, Evaluator(random.Random(1)), random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


class Evaluator:
    """What a position is worth to everybody: not known, after a few random moves."""

    def __init__(self, chooser: random.Random) -> None:
        self._chooser = chooser

    def evaluate(self, state: Any) -> Any:
        return np.array(played(state.clone(), 20, self._chooser).returns())

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_the_numbers_are_those_of_the_other_environments() -> None:
    game = pyspiel.load_game("emberisle_fortune(players=2)")
    encoding = encoding_of("fortune", 2)
    assert game.num_distinct_actions() == encoding.numbering.size
    state = first_choice(game, 3)
    moves = [encoding.numbering.move(action) for action in state.legal_actions()]
    assert set(moves) == set(state.match.game.legal_moves())
    seen = np.frombuffer(encoding.observe(state.match.game, 0), np.float32)
    assert state.observation_tensor(0) == seen.tolist()


def test_bad_parameters_are_refused() -> None:
    with pytest.raises(BadOption):
        ours.options_in(encoding_of("fortune", 2).ruleset, "finish:1")
    with pytest.raises(BadArgument):
        ours.options_in(encoding_of("fortune", 2).ruleset, "finish_line")
