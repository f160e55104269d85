"""Every legal move has a number of its own, and the number leads back to it."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emberisle import QuickLuck
from emberisle.contract import effort
from emberisle.contract.playing import SEEDS, seats_of
from emberisle.envs.episode import Episode, encoding_of
from emberisle.envs.numbering import ByPlace, Listed, NoNumber, Numbering, Walks
from emberisle.games import plug
from emberisle.games.fireball_island.rules.moves import Walk
from emberisle.plug import Plug
from tests.envs.games import every_game, own_game, positions
from tests.own_games import OWN

FEW = settings(effort.chosen(), max_examples=6)


def assert_numbered(episode: Episode) -> None:
    moves, numbering = episode.offered().moves, episode.encoding.numbering
    numbers = numbering.numbers(moves)
    assert len(set(numbers)) == len(moves), "two moves have one number"
    assert all(0 <= number < episode.actions for number in numbers)
    assert tuple([numbering.move(number, moves) for number in numbers]) == moves


@every_game
def test_numbers_lead_back_to_their_moves(game: Plug) -> None:
    @FEW
    @given(seats=seats_of(game.ruleset), seed=SEEDS)
    def every_match(seats: int, seed: int) -> None:
        positions(game, seats, QuickLuck(seed), assert_numbered)

    every_match()


@own_game
def test_house_rules_bring_no_move_without_a_number(game_id: str) -> None:
    game = plug(game_id)
    choices = {
        option.name: st.sampled_from(option.choices)
        for option in game.ruleset.options()
        if option.name != "marbles"  # physics would take long, and offers the same moves
    }

    @settings(effort.chosen(), max_examples=12)
    @given(seats=seats_of(game.ruleset), seed=SEEDS, options=st.fixed_dictionaries(choices))
    def every_house(seats: int, seed: int, options: dict[str, object]) -> None:
        positions(game, seats, QuickLuck(seed), assert_numbered, options)

    every_house()


@own_game
def test_all_numbers_lead_to_moves_and_back(game_id: str) -> None:
    """Those that no position offers too: of large numberings one in so many, the first and the last."""
    numbering = encoding_of(game_id, plug(game_id).ruleset.fewest).numbering
    for first, block in numbering.blocks:
        for number in {*range(first, first + block.size, 1 + block.size // 300), first + block.size - 1}:
            move = numbering.move(number)
            again = numbering.number(move)
            assert numbering.move(again) == move
            assert again == number or (move.parts()[2:] and numbering.size > 20_000), "only doubles have two"


@pytest.mark.parametrize(
    ("game_id", "size"),
    [
        ("fortune", 4 + 2 * 1287),
        ("wildfire", 2 + 9 + 8 + 2 * 2 * 75 * 75),
        ("board_game_battle", 1 + 4 + 4),
    ],
)
def test_there_are_as_many_numbers_as_moves_that_could_be_made(game_id: str, size: int) -> None:
    """Handfuls of up to eight dice of five faces; tile, tile and end; pieces and seats."""
    assert encoding_of(game_id, plug(game_id).ruleset.fewest).numbering.size == size


def test_the_numbering_is_the_same_at_every_table() -> None:
    for game_id in OWN:
        rules = plug(game_id).ruleset
        sizes = {encoding_of(game_id, seats).numbering.size for seats in (rules.fewest, rules.most)}
        assert len(sizes) == 1


def test_walks_are_counted_by_hand() -> None:
    """On a line of three spaces, never straight back: 1, 12, 123, 2, 21, 23, 3, 32, 321."""
    walks = Walks(Walk, ("WT1", "WT2", "WT3"), [(1,), (0, 2), (1,)], longest=3)
    paths = [walks.move(number).parts()[0] for number in range(walks.size)]
    assert ["".join([name[-1] for name in path]) for path in paths if isinstance(path, tuple)] == [
        "1", "12", "123", "2", "21", "23", "3", "32", "321",
    ]  # fmt: skip
    assert [walks.number(walks.move(number)) for number in range(9)] == list(range(9))
    turning = Walks(Walk, ("WT1", "WT2"), [(1,), (0,)], longest=3, turns=1)
    assert turning.size == 6, "1, 12, 121, 2, 21, 212"


def test_what_has_no_number_is_refused() -> None:
    numbering = Numbering(Listed("Walk", Walk(("WT1",))))
    with pytest.raises(NoNumber, match="has no number here"):
        numbering.number(Walk(("WT2",)))
    with pytest.raises(NoNumber, match="no move has the number 1"):
        numbering.move(1)
    with pytest.raises(NoNumber, match="2 moves are legal, and there are numbers for 1"):
        ByPlace(1).numbers((Walk(("WT1",)), Walk(("WT2",))))
