"""What everybody learns from whoever cannot play, and guesses that keep to it (WF-2.4)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberisle as em
from emberisle.games.wildfire.rules.house import OPTIONS
from emberisle.games.wildfire.rules.moves import Draw
from emberisle.games.wildfire.rules.table import WildfireTable
from emberisle.games.wildfire.rules.tiles import TILES, names
from emberisle.kernel.luck import QuickLuck

from .table_talk import (
    all_but,
    asks,
    draw,
    draw_and_pass,
    gets,
    hand,
    lay,
    lay_open,
    light,
    new,
    passes,
    position,
    say,
    seen,
    table_of,
)

CHAIN = "9-9, 4-9 on 9-9, 3-9 on 9-9"
"""Open are 9, 4 and 3."""
STUCK = "5-6 7-8"


def lacking(game: em.Game, seat: int = 0) -> tuple[int, ...]:
    return seen(game).lacking[seat]


def known_not_to_hold(game: em.Game, seat: int = 0) -> set[str]:
    """The tiles of which everybody knows that this seat has none."""
    known = [
        tile for tile in range(len(TILES)) if all(lack >> tile & 1 for lack in table_of(game).lacks[seat])
    ]
    return set(names(tuple(known)))


# -- passing


@pytest.mark.clause("WF-2.4")
def test_whoever_passes_has_none_of_the_open_numbers_and_no_flame_that_fits() -> None:
    game = draw_and_pass(position(CHAIN, STUCK, "2-7"), "2-8")
    assert lacking(game) == (1, 3, 4, 9)
    assert lacking(game, 1) == ()
    assert {"0-3", "4-4", "8-9", "1-1", "1-5", "4-D", "3-T", "9-T", "1-T"} <= known_not_to_hold(game)
    assert not {"0-0", "5-6", "2-8", "2-D", "5-T"} & known_not_to_hold(game)


@pytest.mark.clause("WF-2.4")
def test_everybody_can_see_which_numbers_a_player_lacks() -> None:
    game = draw_and_pass(position(CHAIN, STUCK, "2-7", "0-2"), "2-8")
    assert {seen(game, seat).lacking for seat in (None, 0, 1, 2)} == {((1, 3, 4, 9), (), ())}


@pytest.mark.clause("WF-2.4")
def test_before_anybody_draws_nothing_is_known() -> None:
    assert seen(position(CHAIN, STUCK, "2-7")).lacking == ((), ())


@pytest.mark.clause("WF-2.4")
def test_a_tile_that_was_just_drawn_may_be_anything() -> None:
    game = draw(position(CHAIN, STUCK, "2-7"), "4-8")
    assert lacking(game) == ()
    assert known_not_to_hold(game) == set()


@pytest.mark.clause("WF-2.4")
def test_whoever_draws_and_plays_is_left_with_what_did_not_fit() -> None:
    game = lay(draw(position(CHAIN, STUCK, "2-7"), "4-8"), "4-8", "4-9")
    assert hand(game, 0) == STUCK
    assert lacking(game) == (1, 3, 4, 9)


@pytest.mark.clause("WF-2.4")
def test_a_pass_without_drawing_tells_as_much() -> None:
    assert lacking(passes(position(CHAIN, STUCK, "2-7", pile=""))) == (1, 3, 4, 9)


@pytest.mark.clause("WF-2.4")
def test_a_tile_that_is_drawn_later_may_be_anything_again() -> None:
    game = draw_and_pass(position(CHAIN, STUCK, "2-6 2-7 0-2"), "2-8")
    game = draw_and_pass(game, "6-6")
    assert lacking(game) == (1, 3, 4, 9)
    assert lacking(gets(say(game, Draw()), "8-8")) == ()


@pytest.mark.clause("WF-2.4")
def test_what_is_known_outlasts_the_tiles_that_are_played() -> None:
    game = draw_and_pass(position(CHAIN, STUCK, "4-5 2-7"), "2-8")
    game = lay(lay(game, "4-5", "4-9"), "5-6", "4-5")
    assert hand(game, 0) == "2-8 7-8"
    assert lacking(game) == (1, 3, 4, 9)


@pytest.mark.clause("WF-2.4")
def test_two_passes_tell_more_than_one() -> None:
    game = position(CHAIN, STUCK, "0-4 2-7", pile="")
    game = passes(lay(passes(game), "0-4", "4-9"))
    assert lacking(game) == (0, 1, 3, 4, 9)


@pytest.mark.clause("WF-2.4", "WF-6.2")
def test_on_doubles_only_the_double_wild_one_is_not_ruled_out() -> None:
    game = draw_and_pass(position("9-9", STUCK, "2-7"), "1-1")
    assert lacking(game) == (9,)
    assert "1-1" not in known_not_to_hold(game)
    assert "1-5" in known_not_to_hold(game)


# -- passing on a flame


@pytest.mark.clause("WF-2.4", "WF-5.4")
def test_on_an_open_wild_one_only_its_number_and_flames_are_ruled_out() -> None:
    game = draw_and_pass(position(CHAIN + ", 1-4 on 4-9 as 2", "5-9 7-8", "2-7"), "3-8")
    assert lacking(game) == (1, 2)


@pytest.mark.clause("WF-2.4", "WF-7.4", "WF-7.8")
def test_on_a_wildfire_doubles_and_wildfires_are_not_ruled_out() -> None:
    game = draw_and_pass(position(CHAIN + ", 4-D on 4-9 as 2", "2-2 2-D 1-1 5-9", "2-7"), "1-T")
    assert lacking(game) == ()
    assert {"0-2", "2-3", "1-2", "1-5"} <= known_not_to_hold(game)
    assert not {"2-2", "2-D", "1-1", "1-T"} & known_not_to_hold(game)


@pytest.mark.clause("WF-2.4", "WF-7.8")
def test_a_pass_before_the_last_tile_on_a_wildfire_rules_wildfires_out() -> None:
    chain = CHAIN + ", 4-D on 4-9 as 2, 0-2 on 4-D"
    game = draw_and_pass(position(chain, "2-2 5-9", "2-7"), "3-8")
    assert {"2-D", "1-T"} <= known_not_to_hold(game)
    assert "2-2" not in known_not_to_hold(game)


@pytest.mark.clause("WF-2.4", "WF-5.9")
@pytest.mark.parametrize(("house", "ruled_out"), [("any", True), ("single", False), ("never", False)])
def test_a_double_that_the_house_forbids_is_not_ruled_out(house: str, ruled_out: bool) -> None:
    chain = CHAIN + ", 1-1 on 4-9 as 2"
    game = position(chain, "5-9 7-8", "2-7", options={"doubles_on_wild_ones": house})
    assert ("2-2" in known_not_to_hold(draw_and_pass(game, "3-8"))) == ruled_out


@pytest.mark.clause("WF-2.4", "WF-7.11")
@pytest.mark.parametrize(("house", "ruled_out"), [("wild", True), ("ones", False)])
def test_a_wildfire_of_the_ones_that_fits_ones_only_is_not_ruled_out(house: str, ruled_out: bool) -> None:
    game = draw_and_pass(position(CHAIN, STUCK, "2-7", options={"wildfire_one": house}), "2-8")
    assert ("1-T" in known_not_to_hold(game)) == ruled_out


@pytest.mark.clause("WF-2.4", "WF-6.5")
def test_a_number_is_not_lacking_while_its_wildfire_may_be_held() -> None:
    game = position(CHAIN + ", 1-1 on 4-9 as 7", "7-T 5-9", "2-7", pile="")
    assert 7 not in lacking(passes(game))


@pytest.mark.clause("WF-2.4", "WF-9.5")
def test_a_new_round_begins_with_nothing_known() -> None:
    game = lay(passes(position(CHAIN, STUCK, "0-4", pile="")), "0-4", "4-9")
    assert seen(game).lacking == ((), ())


@pytest.mark.clause("WF-2.4")
def test_playing_tells_nothing_of_the_rest() -> None:
    game = light(lay_open(position(CHAIN, "1-4 5-6", "2-7"), "1-4", "4-9"), 2)
    assert seen(game).lacking == ((), ())


# -- guesses


@pytest.mark.clause("WF-2.4")
def test_a_guess_deals_nobody_what_everybody_knows_they_lack() -> None:
    game = draw_and_pass(position(CHAIN, "5-6 7-8 5-8", "0-4 2-7", "0-9 2-2"), "2-8")
    luck = QuickLuck(1)
    hands = set()
    for _ in range(60):
        guess = game.guess(1, luck)
        assert hand(guess, 1) == "0-4 2-7"
        guessed = set(hand(guess, 0).split())
        assert len(guessed) == 4
        assert not any(end in tile for tile in guessed for end in "1349")
        hands.add(hand(guess, 0))
    assert len(hands) > 50


@pytest.mark.clause("WF-2.4")
def test_what_one_player_lacks_does_not_crowd_into_the_hand_of_another() -> None:
    game = draw_and_pass(position(CHAIN, "5-6 7-8 5-8", "0-4 2-7", "0-9 2-2"), "2-8")
    luck = QuickLuck(2)
    dealt = [tile for _ in range(400) for tile in hand(game.guess(1, luck), 2).split()]
    quiet = [tile for tile in dealt if not any(end in tile for end in "1349")]
    # Of 60 unseen tiles 26 have no 1, 3, 4 or 9. The first player has four of these, which leaves 22 of 56.
    assert len(quiet) / len(dealt) == pytest.approx(22 / 56, abs=0.07)
    assert set(dealt) == set(all_but("9-9 4-9 3-9 0-4 2-7").split())


@pytest.mark.clause("WF-2.4")
def test_of_a_drawn_tile_a_guess_knows_nothing_until_the_pass() -> None:
    game = draw(position(CHAIN, STUCK, "0-4 2-7"), "2-8")
    luck = QuickLuck(3)
    fitting = [
        sum(any(end in tile for end in "1349") for tile in hand(game.guess(1, luck), 0).split())
        for _ in range(60)
    ]
    assert set(fitting) == {0, 1}


@pytest.mark.clause("WF-2.4")
def test_where_only_one_deal_is_possible_a_guess_finds_it() -> None:
    chain = "9-9, 6-9 on 9-9, 8-9 on 9-9, 7-9 on 9-9, 1-6 on 6-9 as 3"
    threes, others = "0-3 2-3 3-3 3-4 3-5", "0-0 0-2 0-4 2-4 0-5"
    game = passes(position(chain, "3-6 5-7", threes, others, pile="", turn=2))
    game = passes(lay(game, "3-6", "1-6"))
    assert lacking(game, 1) == (1, 6, 7, 8, 9)
    assert lacking(game, 2) == (1, 3)
    luck = QuickLuck(4)
    for _ in range(20):
        guess = game.guess(0, luck)
        assert (hand(guess, 1), hand(guess, 2)) == (hand(game, 1), hand(game, 2))


# -- what is known is true

houses = st.fixed_dictionaries(
    {}, optional={option.name: st.sampled_from(option.choices) for option in OPTIONS}
)
seats = st.integers(2, 8)
lucks = st.integers(0, 2**32)


def tables(seats: int, options: dict[str, object], luck: int) -> Iterator[em.Game]:
    """A game of random moves, seen after every input."""
    fate = QuickLuck(luck)
    game = new(seats, options)
    for _ in range(250):
        if game.step is None:
            return
        game.push(game.step.sample(game.table, fate))
        yield game


def agrees(hand: tuple[int, ...], lacks: tuple[int, ...]) -> bool:
    """Whether the tiles of a hand can be put in places of which so much is known."""
    left = list(hand)
    for lack in lacks:  # what is known of a place is known of those before it too
        found = [tile for tile in left if not lack >> tile & 1]
        if not found:
            return False
        left.remove(found[0])
    return not left


def disagreement(guess: WildfireTable, known: WildfireTable) -> list[int]:
    return [seat for seat in range(known.seats) if not agrees(guess.hands[seat], known.lacks[seat])]


@given(seats, houses, lucks)
def test_what_is_known_of_a_hand_is_true(seats: int, options: dict[str, object], luck: int) -> None:
    for game in tables(seats, options, luck):
        table = table_of(game)
        if asks(game) != "PlayTile":
            continue
        assert disagreement(table, table) == []
        for seat in range(seats):
            lacks = table.lacks[seat]
            assert all(after & ~before == 0 for before, after in pairwise(lacks))
            ordinary = [TILES[tile] for tile in table.hands[seat] if not TILES[tile].is_wildfire]
            held = {end for tile in ordinary for end in (tile.low, tile.high)}
            assert not held & set(lacking(game, seat))


@given(seats, houses, lucks)
def test_guesses_agree_with_what_is_known(seats: int, options: dict[str, object], luck: int) -> None:
    fate = QuickLuck(luck)
    for game in tables(seats, options, luck):
        if game.to_move is not None and fate.below(4) == 0:
            seat = fate.below(seats)
            guess = table_of(game.guess(seat, fate))
            assert disagreement(guess, table_of(game)) == []
            assert guess.hands[seat] == table_of(game).hands[seat]


def test_a_hand_that_cannot_be_is_noticed() -> None:
    assert agrees((3, 5), (1 << 5, 0))
    assert not agrees((3, 5), (1 << 3 | 1 << 5, 0))
    assert not agrees((3, 5), (0,))
