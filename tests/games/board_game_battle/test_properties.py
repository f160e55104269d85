"""What holds at every moment of every game of Board Game Battle, whatever the dice and the house say."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from hypothesis import given
from hypothesis import strategies as st

import emberisle as em
from emberisle.games.board_game_battle.rules.battles import ChooseOpponent
from emberisle.games.board_game_battle.rules.house import options as all_options
from emberisle.games.board_game_battle.rules.moves import Battle
from emberisle.games.board_game_battle.rules.table import BattleTable
from emberisle.games.board_game_battle.rules.tiles import DETOUR, TILES
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.steps import Ask, Step
from emberisle.kernel.table import clone

from .table_talk import MEADOW, seen, table_of

CHOICES = {option.name: option.choices for option in all_options()} | {"board": ("volcano", "lagoon", MEADOW)}
houses = st.fixed_dictionaries(
    {}, optional={name: st.sampled_from(values) for name, values in CHOICES.items()}
)
lucks = st.integers(0, 2**32)

Moment = tuple[em.Game, Step[BattleTable], BattleTable, object]
"""A game after an input, the step that took it, the table before it, and the input."""


def begun(options: dict[str, object]) -> em.Game:
    """A game before its first die."""
    return em.replay(em.Log(em.new("board_game_battle", 4, seed=1, options=options).header, []), "1")


def moments(options: dict[str, object], luck: int) -> Iterator[Moment]:
    """A game of random dice and random choices, seen after every input."""
    fate = QuickLuck(luck)
    game = begun(options)
    while game.step is not None:
        step, before = game.step, clone(table_of(game))
        chosen = step.sample(game.table, fate)
        game.push(chosen)
        yield game, step, before, chosen


@given(houses, lucks)
def test_nobody_is_beyond_a_challenge_that_they_have_not_beaten(
    options: dict[str, object], luck: int
) -> None:
    strict = options | {"switch": "stopped", "beaten_challenges": "open"}
    for game, *_ in moments(strict, luck):
        table = table_of(game)
        for seat, square in enumerate(table.squares):
            for challenge in range(1, 7):
                assert square <= table.board.gates[challenge] or table.has_beaten(seat, challenge)


@given(houses, lucks)
def test_every_piece_is_on_the_board(options: dict[str, object], luck: int) -> None:
    for game, *_ in moments(options, luck):
        table = table_of(game)
        assert all(0 <= square <= table.board.last for square in table.squares)
        for seat, square in enumerate(table.detour):
            assert -1 <= square <= table.board.detour_end
            assert square < 0 or table.board.tiles[table.squares[seat]] == DETOUR


@given(houses, lucks)
def test_pieces_move_only_as_was_told(options: dict[str, object], luck: int) -> None:
    squares = [0, 0, 0, 0]
    heard = 0
    for game, *_ in moments(options, luck):
        for event in game.story[heard:]:
            where = {"moved": 2, "forward": 2, "back": 2, "now_on": 1}.get(event.what)
            if where is not None:
                seat, square = event.facts[0], event.facts[where]
                assert isinstance(seat, int)
                assert isinstance(square, int)
                squares[seat] = square
            elif event.what == "now_in_detour":  # the way back goes with the place in it
                seat = event.facts[0]
                assert isinstance(seat, int)
                squares[seat] = table_of(game).squares[seat]
        heard = len(game.story)
        assert table_of(game).squares == squares


@given(houses, lucks)
def test_a_switch_is_told_if_and_only_if_two_pieces_have_changed_places(
    options: dict[str, object], luck: int
) -> None:
    for game, step, before, _ in moments(options, luck):
        after = table_of(game)
        told = [event.facts for event in game.story if event.what == "switched"]
        game.story.clear()
        changed = [seat for seat in range(4) if before.stand(seat) != after.stand(seat)]
        both = type(step).__name__ == "RollForSwitch" and len(changed) == 2
        swapped = both and before.stand(changed[0]) == after.stand(changed[1])
        swapped = swapped and before.stand(changed[1]) == after.stand(changed[0])
        assert [set(facts) for facts in told] == ([set(changed)] if swapped else [])


@given(houses, lucks)
def test_in_the_detour_nobody_but_the_player_is_moved(options: dict[str, object], luck: int) -> None:
    for game, _, before, _ in moments(options | {"in_detour": "out_of_reach"}, luck):
        table = table_of(game)
        for seat in range(4):
            if before.detour[seat] >= 0 and (not before.places or before.seat != seat):
                assert (table.detour[seat], table.squares[seat]) == (
                    before.detour[seat],
                    before.squares[seat],
                )


@given(houses, lucks)
def test_each_place_has_one_turn_in_each_round(options: dict[str, object], luck: int) -> None:
    turns: list[int] = []
    for game, step, before, _ in moments(options, luck):
        if type(step).__name__ == "RollDice":
            turns.append(before.seat)
        if game.over or table_of(game).round > before.round > 0:
            assert len(set(turns)) == len(turns)
            assert tuple(turns) == before.places[: len(turns)]
            assert game.over or len(turns) == 4
            turns = []


@given(houses, lucks)
def test_a_turn_has_eighteen_moves_at_most_and_only_doubles_more_than_twelve(
    options: dict[str, object], luck: int
) -> None:
    for game, *_ in moments(options, luck):
        dice = table_of(game).dice
        assert len(dice) <= 3
        assert len(dice) < 3 or dice[0] == dice[1]
        assert sum(dice) <= 18


@given(houses, lucks)
def test_the_game_ends_when_challenge_6_is_beaten_and_only_then(
    options: dict[str, object], luck: int
) -> None:
    game = None
    for game, *_ in moments(options, luck):  # noqa: B007 - the last one tells the whole story
        pass
    assert game is not None
    final = [event for event in game.story if event.what == "beat" and event.facts[1] == 6]
    assert [event.facts[0] for event in final] == game.winners()
    assert max(game.scores()) == game.scores()[game.winners()[0]]
    assert game.scores().count(max(game.scores())) == 1


@given(houses, lucks)
def test_questions_are_real_choices_unless_the_house_asks_for_rolls(
    options: dict[str, object], luck: int
) -> None:
    for game, *_ in moments(options | {"ask_to_roll": False}, luck):
        if isinstance(game.step, Ask):
            assert len(game.legal_moves()) >= 2
        if isinstance(game.step, ChooseOpponent):
            assert TILES[table_of(game).board.tiles[table_of(game).squares[table_of(game).seat]]] == "1 vs 1"


@given(houses, lucks)
def test_the_view_shows_all_that_lies_on_the_table_to_everybody(
    options: dict[str, object], luck: int
) -> None:
    for game, *_ in moments(options, luck):
        view, table = seen(game), table_of(game)
        assert all(game.view(seat).table == view for seat in range(4))
        assert list(view.pieces) == table.pieces
        assert list(view.squares) == table.squares
        assert [-1 if square is None else square for square in view.detour] == table.detour
        assert view.places == table.places


SEATINGS = st.sampled_from(list(permutations(range(4))))


@given(houses, lucks, SEATINGS)
def test_no_seat_is_favoured(options: dict[str, object], luck: int, seating: tuple[int, ...]) -> None:
    """The same dice in other hands: players who change seats take their whole game along."""
    here, there = begun(options), begun(options)
    fate = QuickLuck(luck)
    while here.step is not None:
        given = here.step.sample(here.table, fate)
        moved = reseated(here, given, seating)
        here.push(given)
        there.push(moved)
        assert [table_of(there).squares[seating[seat]] for seat in range(4)] == table_of(here).squares
        assert table_of(there).places == tuple([seating[seat] for seat in table_of(here).places])
    assert there.winners() == [seating[here.winners()[0]]]


def reseated(game: em.Game, given: object, seating: tuple[int, ...]) -> object:
    """The same input where every seat is another: dice go along with those who roll them."""
    if isinstance(given, Battle):
        return Battle(seating[given.opponent])
    if not isinstance(given, tuple) or type(game.step).__name__ not in (
        "RollForPlacement",
        "RollOff",
        "RollAgainstAll",
    ):
        return given
    ranks = table_of(game).ranks
    everybody = type(game.step).__name__ == "RollAgainstAll"
    rollers = [seat for seat in range(4) if everybody or ranks.count(ranks[seat]) > 1]
    hands = {seating[seat]: die for seat, die in zip(rollers, given)}
    return tuple([hands[seat] for seat in sorted(hands)])
