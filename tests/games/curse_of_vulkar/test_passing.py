"""Passing (CV-7)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.moves import ACCEPT, DECLINE, GO_ON, TAKE_HEART, Offer

from .table_talk import (
    asks,
    at,
    clauses,
    go,
    heart,
    held,
    moves,
    play,
    position,
    refusal,
    say,
    seen,
    tokens,
    told,
)

GAZE = ["angry_gaze 4, beeline 6"]


def passing(options: dict[str, object] | None = None, **facts: object) -> em.Game:
    """Figure 0 with a red treasure passes figure 1 with yellow and blue ones."""
    facts = {"tokens": ["R", "YB"], **facts}
    game = position("NS1", "NS3", seats=3, hands=GAZE, souvenirs=(), options=options, **facts)
    return moves(game, "angry_gaze 4", "NS5")


@pytest.mark.clause("CV-7.1")
def test_who_is_entered_and_left_again_is_passed_in_the_order_of_the_way() -> None:
    game = position("NS1", "NS4", "NS3", hands=GAZE, tokens=["R", "Y", "B"])
    game = moves(game, "angry_gaze 4", "NS5")
    assert (asks(game), at(game)) == ("PassFigure", "NS3")
    game = say(game, GO_ON)
    assert (asks(game), at(game)) == ("PassFigure", "NS4")


@pytest.mark.clause("CV-7.1")
def test_on_the_helipad_nobody_is_passed_by_stopping_there_but_by_going_on() -> None:
    stop = position("PW4", "H", hands=GAZE, tokens=["R", "Y"])
    assert asks(moves(stop, "angry_gaze 4", "H")) == "Act"
    on = position("PW2", "H", hands=GAZE, tokens=["R", "Y"])
    assert asks(moves(on, "angry_gaze 4", "SW2")) == "PassFigure"


@pytest.mark.clause("CV-7.1")
def test_where_nothing_can_be_had_in_passing_nothing_is_asked() -> None:
    assert asks(passing(tokens=["", "YB"])) == "InCave"
    assert asks(passing(tokens=["R", ""])) == "InCave"
    assert asks(passing(tokens=["RR", "R"])) == "InCave"


@pytest.mark.clause("CV-7.2")
def test_the_heart_may_be_left_with_its_carrier() -> None:
    game = passing(heart=1, tokens=["", ""])
    assert set(game.legal_moves()) == {GO_ON, TAKE_HEART}
    assert heart(say(game, GO_ON)) == 1
    game = say(game, TAKE_HEART)
    assert (heart(game), told(game, "grabbed"), seen(game).scar) == (0, [(0, 1, "heart")], 1)


@pytest.mark.clause("CV-7.3")
def test_one_token_for_another_both_named_by_colour_if_the_other_agrees() -> None:
    game = passing()
    assert set(game.legal_moves()) == {GO_ON, Offer("red", "yellow"), Offer("red", "blue")}
    game = say(game, Offer("red", "blue"))
    assert (game.to_move, set(game.legal_moves())) == (1, {ACCEPT, DECLINE})
    game = say(game, ACCEPT)
    assert (tokens(game, 0), tokens(game, 1)) == ("B", "RY")
    assert clauses(game, "exchanged") == clauses(game, "offered") == ["CV-7.3"]


@pytest.mark.clause("CV-7.3")
def test_the_player_of_a_figure_that_lies_may_agree_as_well() -> None:
    game = position("NS1", "H", hands=GAZE, tokens=["R", "Y"], lying=[[1, "space", "NS3"]])
    game = say(moves(game, "angry_gaze 4", "NS5"), Offer("red", "yellow"), ACCEPT)
    assert (tokens(game, 0), tokens(game, 1)) == ("Y", "R")


@pytest.mark.clause("CV-7.3")
def test_in_some_houses_an_exchange_cannot_be_declined() -> None:
    game = say(passing({"exchange": "forced"}), Offer("red", "blue"))
    assert (tokens(game, 0), tokens(game, 1)) == ("B", "RY")


@pytest.mark.clause("CV-7.3")
def test_in_some_houses_nothing_is_exchanged() -> None:
    assert asks(passing({"exchange": "none"})) == "InCave"
    game = passing({"exchange": "none"}, heart=1)
    assert set(game.legal_moves()) == {GO_ON, TAKE_HEART}
    assert refusal(game, Offer("red", "blue")).key == "no_exchanges"


@pytest.mark.clause("CV-7.4")
def test_with_each_figure_it_is_the_heart_or_an_exchange() -> None:
    game = passing(heart=1)
    assert asks(say(game, TAKE_HEART)) == "InCave"
    game = say(game, Offer("red", "blue"), ACCEPT)
    assert (asks(game), heart(game)) == ("InCave", 1)


@pytest.mark.clause("CV-7.2", "CV-19.2")
def test_who_holds_any_souvenir_is_asked_before_the_heart_goes() -> None:
    game = position("NS1", "NS3", heart=1, hands=GAZE, souvenirs=["", "zoom_lens"])
    game = say(moves(game, "angry_gaze 4", "NS5"), TAKE_HEART)
    assert (asks(game), game.to_move, game.legal_moves()) == ("ShowBag", 1, (GO_ON,))
    game = say(game, GO_ON)
    assert (heart(game), held(game, 1)) == (0, "zoom_lens")
    bags = position(
        "NS1", "NS3", heart=1, hands=GAZE, souvenirs=["", "zoom_lens"], gone=["tote_bag", "tote_bag"]
    )
    assert heart(say(go(play(bags, "angry_gaze 4"), "NS5"), TAKE_HEART)) == 0
