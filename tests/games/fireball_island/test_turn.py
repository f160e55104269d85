"""A turn, dark spaces and the hand (FI-3, FI-4)."""

from __future__ import annotations

import pytest

from emberisle.games.fireball_island.rules.board import BOARDS, NAMES, NUMBER
from emberisle.games.fireball_island.rules.cards import CARDS, DECK
from emberisle.games.fireball_island.rules.walking import MoveAhead
from emberisle.games.fireball_island.rules.walks import Going

from .table_talk import (
    asks,
    at,
    choices,
    clauses,
    draws,
    end_turn,
    go,
    hand,
    happened,
    passes,
    paths,
    play,
    position,
    seen,
    table_of,
    take_die,
    throw,
    told,
    turn,
)

# -- roll and move


@pytest.mark.clause("FI-3.1")
def test_the_piece_moves_by_as_many_spaces_as_the_die_shows() -> None:
    game = throw(position("DMP", "DMP"), 5)
    assert (seen(game).moment, paths(game)) == ("move", {"WT1 WT2 WT3 WT4 WT5"})
    game = go(game, "WT5")
    assert at(game) == "WT5"
    assert told(game, "walked") == [(0, ("WT1", "WT2", "WT3", "WT4", "WT5"))]


@pytest.mark.clause("FI-3.2")
def test_a_space_counts_whether_somebody_stands_on_it_or_not() -> None:
    game = throw(position("WT8", "WT10", "WT11"), 4)
    assert paths(game) >= {"WT9 WT10 WT11 WT12"}


@pytest.mark.clause("FI-3.3")
def test_a_count_that_ends_on_another_piece_leads_on_to_the_next_open_space() -> None:
    game = throw(position("WT8", "WT10", "WT11"), 2)
    assert paths(game) == {"WT9 WT10 WT11 WT12", "WT7 WT6"}
    game = throw(position("WT8", "WT10", "BR5"), 2)
    assert paths(game) == {"WT9 WT10 WT11", "WT7 WT6"}


@pytest.mark.clause("FI-3.3")
def test_if_the_way_forks_beyond_an_occupied_space_the_player_chooses() -> None:
    game = throw(position("BR12", "BR10", "BR9"), 2)
    assert paths(game) == {"BR11 BR10 BR9 BR8", "BR11 BR10 BR9 S1", "BR11 BR10 S1", "BR13 BR14"}


@pytest.mark.clause("FI-3.3")
def test_a_cave_may_be_the_next_open_space() -> None:
    game = throw(position("WT4", "WT6"), 2)
    assert paths(game) == {"WT5 WT6 WT7", "WT5 WT6 cave 1", "WT3 WT2"}


@pytest.mark.clause("FI-3.3")
def test_any_number_of_pieces_stand_on_the_plateau() -> None:
    assert "WT1 DMP" in paths(throw(position("WT2", "DMP", "DMP"), 2))


@pytest.mark.clause("FI-3.4")
def test_the_full_count_is_gone_past_a_dead_end() -> None:
    assert paths(throw(position("WT2", "WT9"), 3)) == {"WT3 WT4 WT5"}


@pytest.mark.clause("FI-3.4")
def test_with_nowhere_to_go_the_piece_stays() -> None:
    """No space of this board is like that, save the cave that no card and no die leads out of."""
    game = position("cave 4", "WT9")
    step = MoveAhead(6)
    assert [event.what for event in step.tell(table_of(game), None)] == ["nowhere_to_go"]
    assert step.do(table_of(game)) == ()


@pytest.mark.clause("FI-3.4")
def test_where_every_way_is_too_short_one_goes_as_far_as_it_leads() -> None:
    """The trail up Great Sway Bluff ends at the water, into which nobody walks."""
    game = position("GSB3", "WT9", hands=["", "back_3"], came_by=[["GSB1", "GSB2"]])
    game = play(game, "back_3")
    assert told(game, "moved_back") == [(0, ("GSB2", "GSB1"))]


@pytest.mark.clause("FI-3.4", "FI-3.3")
def test_where_every_way_is_too_short_and_its_end_taken_one_stops_before() -> None:
    game = position("GSB3", "GSB1", hands=["", "back_3"], came_by=[["GSB1", "GSB2"]])
    game = play(game, "back_3")
    assert told(game, "moved_back") == [(0, ("GSB2",))]


@pytest.mark.clause("FI-11.8", "FI-14.13")
def test_nobody_goes_back_into_the_water() -> None:
    game = position("GSB2", "WT9", hands=["", "back_2"], came_by=[["W", "GSB1"]])
    assert at(play(game, "back_2")) == "GSB1"


@pytest.mark.clause("FI-3.4")
def test_of_ways_that_are_all_too_short_only_the_longest_count() -> None:
    """No space of this board is like that, so some are closed."""
    going = Going(BOARDS[0], (), False, closed=(NUMBER["WT6"], NUMBER["WT11"]))
    [path] = going.walks(NUMBER["WT9"], 3)
    assert [NAMES[place] for place in path] == ["WT8", "WT7"]


@pytest.mark.clause("FI-3.5")
def test_a_piece_moves_in_any_direction_but_never_twice_onto_a_space() -> None:
    assert paths(throw(position("SB7", "WT9"), 3)) == {
        "SB6 SB5 SB4", "SB8 TA11 TA10", "SB8 SB9 BR16", "SB9 SB8 TA11", "SB9 BR16 BR15"
    }  # fmt: skip


@pytest.mark.clause("FI-3.6")
def test_on_a_1_the_piece_stays_and_a_fireball_must_be_rolled() -> None:
    game = throw(position("WT3", "WT9"), 1)
    assert asks(game) == "ChooseWay"
    assert at(game) == "WT3"
    assert clauses(game, "has_fireball") == ["FI-10.1"]


@pytest.mark.clause("FI-3.7")
def test_without_anything_to_play_the_turn_ends_by_itself() -> None:
    game = go(throw(position("WT3", "WT9"), 2), "WT5")
    assert (seen(game).turn, asks(game)) == (1, "Die")


@pytest.mark.clause("FI-3.7")
def test_whoever_holds_a_card_passes_the_die_on() -> None:
    game = go(throw(position("WT3", "WT9", hands=["reroll"]), 2), "WT5")
    assert (game.to_move, choices(game)) == (0, {"end"})
    game = end_turn(game)
    assert (seen(game).turn, seen(game).moment) == (1, "before")


@pytest.mark.clause("FI-3.8")
def test_the_die_rolls_by_itself_unless_the_house_waits_for_it() -> None:
    assert asks(position("WT3", "WT9")) == "Die"
    game = position("WT3", "WT9", options={"ask_to_roll": True})
    assert (asks(game), choices(game)) == ("Prepare", {"roll"})
    assert asks(take_die(game)) == "Die"


@pytest.mark.clause("FI-3.8")
@pytest.mark.parametrize("facts", [{"hands": ["double"]}, {"tokens": ["held"]}])
def test_with_a_card_or_a_token_the_player_is_asked(facts: dict[str, list[str]]) -> None:
    assert asks(position("WT3", "WT9", **facts)) == "Prepare"  # type: ignore[arg-type]


# -- dark spaces and the hand


@pytest.mark.clause("FI-4.1")
def test_landing_on_a_dark_space_gives_a_card() -> None:
    game = draws(go(throw(position("WT5", "WT13"), 2), "WT7"), "talisman")
    assert hand(game) == "talisman"
    assert clauses(game, "drew") == ["FI-4.1"]
    assert told(game, "drew_card", seat=1) == []


@pytest.mark.clause("FI-4.1")
def test_passing_a_dark_space_gives_no_card() -> None:
    assert "drew" not in happened(turn(position("WT5", "WT13"), 3, "WT8"))


@pytest.mark.clause("FI-4.2")
def test_with_four_cards_nobody_draws() -> None:
    game = go(throw(position("WT5", "WT13", hands=["double reroll cancel talisman"]), 2), "WT7")
    assert clauses(game, "hand_full") == ["FI-4.2"]
    assert len(hand(game).split()) == 4


def spent(*kept: str) -> list[str]:
    """Every card but these lies in the discard pile."""
    cards = [card for card, copies in zip(CARDS, DECK) for _ in range(copies)]
    for card in kept:
        cards.remove(card)
    return cards


@pytest.mark.clause("FI-4.3")
def test_when_the_drawpile_is_used_up_the_discard_pile_takes_its_place() -> None:
    game = position("WT5", "WT13", hands=["double"], discard=spent("double"))
    game = go(throw(game, 2), "WT7")
    assert clauses(game, "reshuffled") == ["FI-4.3"]
    game = draws(game, "cancel")
    assert (seen(game).drawpile, seen(game).discard) == (46, ())


@pytest.mark.clause("FI-4.3")
def test_played_cards_lie_face_up_the_last_on_top() -> None:
    game = position("WT5", "WT13", hands=["double", "cancel"], discard=["reroll"])
    game = passes(play(game, "double"))
    assert seen(game).discard == ("reroll", "double")


@pytest.mark.clause("FI-4.3")
def test_if_drawpile_and_discard_pile_are_empty_nobody_draws() -> None:
    game = position("WT5", "WT13", hands=["double"], discard=spent("double"))
    table = table_of(game)
    table.discard = []
    game = go(throw(game, 2), "WT7")
    assert clauses(game, "no_cards_left") == ["FI-4.3"]
    assert asks(game) == "FinishTurn"
