"""Observations are what they say, within their bounds, and tell a seat nothing that it has not seen."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from emberisle import QuickLuck
from emberisle.contract import effort
from emberisle.contract.playing import SEEDS, seats_of
from emberisle.envs.encoding import Encoding, Field
from emberisle.envs.episode import Episode, encoding_of
from emberisle.games import plug
from emberisle.plug import Plug
from tests.envs.games import every_game, own_game, positions
from tests.own_games import OWN

FEW = settings(effort.chosen(), max_examples=5)
ONE_IN = 8


@every_game
def test_observations_keep_to_their_space(game: Plug) -> None:
    @FEW
    @given(seats=seats_of(game.ruleset), seed=SEEDS)
    def every_match(seats: int, seed: int) -> None:
        luck = QuickLuck(seed)

        def look(episode: Episode) -> None:
            if luck.below(ONE_IN) == 0:
                for seat in range(seats):
                    seen = episode.observe(seat)
                    assert episode.observation_space().contains(seen), out_of_bounds(episode.encoding, seen)
                    assert seen["action_mask"].any() == (seat == episode.game.to_move)

        positions(game, seats, luck, look)

    every_match()


def out_of_bounds(encoding: Encoding, seen: dict[str, np.ndarray]) -> list[str]:
    found = [(field, seen["observation"][where]) for field, where in named(encoding)]
    return [field.name for field, cells in found if (cells < field.low).any() or (cells > field.high).any()]


def named(encoding: Encoding) -> list[tuple[Field, slice]]:
    return list(zip(encoding.fields, encoding.places().values(), strict=True))


@every_game
def test_arrays_leak_nothing(game: Plug) -> None:
    """Whatever a seat has not seen is dealt afresh: its arrays stay the same."""

    @FEW
    @given(seats=seats_of(game.ruleset), seed=SEEDS)
    def every_match(seats: int, seed: int) -> None:
        luck = QuickLuck(seed)

        def look(episode: Episode) -> None:
            if luck.below(ONE_IN) == 0:
                for seat in range(seats):
                    assert_same_to(episode, seat, luck)

        positions(game, seats, luck, look)

    every_match()


def assert_same_to(episode: Episode, seat: int, luck: QuickLuck) -> None:
    game, seen = episode.game, episode.observe(seat)
    episode.game = game.guess(seat, luck)
    guessed = episode.observe(seat)
    episode.game = game
    for part in seen:
        np.testing.assert_array_equal(seen[part], guessed[part], f"seat {seat} can tell what it has not seen")


def test_hidden_hands_are_seen_by_their_holder_alone() -> None:
    """So the test of leaks had something to find."""
    episode = Episode("wildfire", 3)
    episode.begin(5)
    hand = episode.encoding.places()["hand"]
    held = [episode.observe(seat)["observation"][hand] for seat in range(3)]
    assert [int(cells.sum()) for cells in held] == [len(h) for h in episode.game.table.hands]
    assert not (held[0] * held[1]).any()


@own_game
def test_every_field_is_said(game_id: str) -> None:
    encoding = encoding_of(game_id, plug(game_id).ruleset.most)
    assert all(field.said and field.size > 0 and field.low < field.high for field in encoding.fields)
    assert len({field.name for field in encoding.fields}) == len(encoding.fields)


def test_seats_are_counted_from_ones_own_chair() -> None:
    episode = Episode("fortune", 3)
    episode.begin(1)
    episode.game.table.totals[:] = [1000, 2000, 4000]
    totals = episode.encoding.places()["totals"]
    assert episode.observe(1)["observation"][totals].tolist() == [0.25, 0.5, 0.125]
    assert episode.observe(1)["observation"][episode.encoding.places()["seat"]].tolist() == [0, 1, 0, 0]


def test_what_is_seen_of_a_turn_of_fortune() -> None:
    episode = Episode("fortune", 2)
    episode.begin(19)
    table = episode.game.view(0).table
    seen, at = episode.observe(0)["observation"], episode.encoding.places()
    assert [round(8 * cell) for cell in seen[at["dice"]]] == [table.dice.count(face) for face in "CDKMPS"]
    assert seen[at["standing"]].tolist() == pytest.approx([table.standing / 8000])
    assert seen[at["card"]].sum() == 1


def test_a_games_numbers_do_not_depend_on_who_plays_it_first() -> None:
    for game_id in OWN:
        rules = plug(game_id).ruleset
        one, other = encoding_of(game_id, rules.most), encoding_of(game_id, rules.most)
        assert one.fields == other.fields
        assert one.numbering is other.numbering
