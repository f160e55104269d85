"""Who knows what (CV-20)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.moves import (
    ACCEPT,
    DECLINE,
    Offer,
    PayMaw,
    Take,
    UseWalkieTalkie,
)
from emberisle.kernel.table import same

from .table_talk import (
    asks,
    dealt,
    drop,
    finish,
    hand,
    happens,
    held,
    moves,
    odds,
    position,
    say,
    seen,
    souvenir,
    stolen,
    table_of,
    tokens,
    told,
)

CLOSED: dict[str, object] = {"treasures": "closed"}
CATACLYSM = ["cataclysm 4, beeline 6"]


def robbery(options: dict[str, object] | None = None) -> em.Game:
    """Figure 0 is about to rob figure 1 of one of two red and two blue treasures."""
    game = position("RR2", "RR8", "RR12", hands=CATACLYSM, tokens=["Y", "RRBB", "Y"], options=options)
    return drop(moves(game, "cataclysm 4", "RR6"), 1)


@pytest.mark.clause("CV-20.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_sees_the_same_but_for_hands_and_souvenirs(seats: int) -> None:
    game = dealt(seats)
    for _ in range(3):
        game = finish(game)
        views = [seen(game, seat) for seat in (None, *range(seats))]
        assert len({repr(replace(view, hand=(), souvenirs=())) for view in views}) == 1


@pytest.mark.clause("CV-20.1")
def test_what_lies_open() -> None:
    game = position(
        "PW2",
        "SS2",
        slabs=[["TR2", "red"]],
        maw="RB",
        scar=3,
        facing=180,
        trees=[["T1", "left"]],
        tracker="cataclysm 4",
        discard="gift_shop 3",
        snapshots=[[], ["TR5"]],
        souvenirs=["tote_bag", "zoom_lens selfie_stick"],
    )
    view = seen(game, None)
    assert (view.slabs, view.maw, view.scar, view.facing) == ((("TR2", "red"),), (1, 0, 1), 3, 180)
    assert (view.trees[0], view.tracker, view.discard) == (
        ("T1", "left"),
        (("cataclysm", 4),),
        (("gift_shop", 3),),
    )
    assert view.figures[1].snapshots == (("red", "TR5"),)
    assert (view.hands, view.deck, view.souvenir_counts, view.souvenir_deck) == ((2, 2, 2), 22, (1, 2, 0), 9)


@pytest.mark.clause("CV-20.2")
def test_cards_and_souvenirs_are_known_to_their_player_only() -> None:
    game = position("PW2", hands=["beeline 6, gift_shop 3"], souvenirs=["tote_bag", "zoom_lens"])
    assert (hand(game, 0), held(game, 0)) == (["gift_shop 3", "beeline 6"], "tote_bag")
    assert (hand(game, 1), held(game, 1)) == (["angry_gaze 5", "creeping_roots 5"], "zoom_lens")
    assert (seen(game, None).hand, seen(game, None).souvenirs) == ((), ())
    assert seen(game, 1).souvenirs_of == (None, None, None)


@pytest.mark.clause("CV-20.2")
def test_what_is_drawn_is_told_to_its_player_only() -> None:
    game = souvenir(drop(moves(position("RR2", hands=CATACLYSM), "cataclysm 4", "RR6"), 1), "zoom_lens")
    assert told(game, "souvenir_drawn", seat=1) == [(1, "zoom_lens")]
    assert (told(game, "souvenir_drawn", seat=0), told(game, "souvenir")) == ([], [(1,)])


@pytest.mark.clause("CV-20.3")
def test_a_card_is_drawn_when_it_is_needed_each_as_likely_as_any_other() -> None:
    game = drop(moves(position("RR2", hands=CATACLYSM), "cataclysm 4", "RR6"))
    assert asks(game) == "DrawCard"
    left = seen(game).deck
    assert odds(game)["flame_geyser", 2] == pytest.approx(4 / left)
    assert odds(game)["cataclysm", 4] == pytest.approx(3 / left)
    assert sum(odds(game).values()) == pytest.approx(1)


@pytest.mark.clause("CV-20.3", "CV-20.2")
def test_a_guess_deals_afresh_what_a_seat_has_not_seen_and_keeps_what_it_has() -> None:
    game = dealt(4)
    hands = set()
    for luck in range(20):
        guess = game.guess(1, em.QuickLuck(luck))
        assert seen(guess, 1) == seen(game, 1)
        assert sum(table_of(guess).left) == sum(table_of(game).left)
        hands.add((table_of(guess).hands[0], table_of(guess).souvenirs[0]))
    assert len(hands) > 5


@pytest.mark.clause("CV-20.4")
def test_which_tokens_each_player_has_is_known_to_all() -> None:
    game = position("PW2", tokens=["RR", "YB"])
    for seat in (None, 0, 1, 2):
        assert [figure.tokens for figure in seen(game, seat).figures] == [(2, 0, 0), (0, 1, 1), (0, 0, 0)]


@pytest.mark.clause("CV-20.4")
def test_in_a_closed_game_others_see_only_how_many_there_are() -> None:
    game = position("PW2", tokens=["RR", "YB"], options=CLOSED)
    assert [figure.tokens for figure in seen(game, 0).figures] == [(2, 0, 0), None, None]
    assert [figure.tokens for figure in seen(game, None).figures] == [None, None, None]
    assert [figure.token_count for figure in seen(game, 2).figures] == [2, 2, 0]


@pytest.mark.clause("CV-20.4")
def test_in_a_closed_game_points_seen_count_treasures_as_one_each_and_what_is_open_in_full() -> None:
    photos = [[], ["TR5", "WR2"]]
    game = position(
        "PW2", "copter", copter=True, tokens=["RRR", "YB"], snapshots=photos, heart=0, options=CLOSED
    )
    assert game.scores() == [3 + 7, 2 + 5 + 10, 0]


@pytest.mark.clause("CV-20.4")
def test_at_the_end_a_closed_game_is_laid_open() -> None:
    game = position(
        "NS2", "copter", "copter", copter=True, last_turns=[1, 0, 0], tokens=["RR", "YB"], options=CLOSED
    )
    game = finish(moves(game, "angry_gaze 4", "NS6"))
    assert game.over
    assert [figure.tokens for figure in seen(game, None).figures] == [(2, 0, 0), (0, 1, 1), (0, 0, 0)]


@pytest.mark.clause("CV-20.5")
def test_what_a_thief_drew_is_known_to_all() -> None:
    game = stolen(robbery(), "blue")
    assert told(game, "stole") == [(0, 1, "blue")]
    assert told(game, "stole", seat=2) == [(0, 1, "blue")]


@pytest.mark.clause("CV-20.5")
def test_in_a_closed_game_only_the_two_concerned_know_what_a_thief_drew() -> None:
    game = stolen(robbery(CLOSED), "blue")
    assert told(game, "stole", seat=0) == told(game, "stole", seat=1) == [(0, 1, "blue")]
    assert (told(game, "stole", seat=2), told(game, "stole_something", seat=2)) == ([], [(0, 1)])


@pytest.mark.clause("CV-20.5")
def test_what_the_walkie_talkie_drew_is_known_to_all_or_in_a_closed_game_to_the_two() -> None:
    for options in ({}, CLOSED):
        souvenirs = ["walkie_talkie"]
        game = position("NS2", "SS2", tokens=["R", "YB"], souvenirs=souvenirs, options=options)
        game = happens(say(game, UseWalkieTalkie(1, "red", "nothing")), "blue")
        swapped = [(0, 1, "red", "blue")]
        assert told(game, "exchanged", seat=0) == told(game, "exchanged", seat=1) == swapped
        assert told(game, "exchanged", seat=2) == ([] if options else swapped)
        assert told(game, "radio", seat=2) == [(0, 1)]


@pytest.mark.clause("CV-20.5")
def test_souvenirs_that_left_the_game_are_known_to_all() -> None:
    game = position("NS2", gone=["tote_bag", "zoom_lens"])
    assert seen(game, None).souvenirs_gone == ("tote_bag", "zoom_lens")


@pytest.mark.clause("CV-20.5")
@pytest.mark.parametrize("seat", [0, 1])
def test_in_a_closed_game_the_two_concerned_never_guess_wrong(seat: int) -> None:
    game = stolen(robbery(CLOSED), "blue")
    for luck in range(10):
        guess = game.guess(seat, em.QuickLuck(luck))
        assert [tokens(guess, figure) for figure in range(3)] == ["YB", "RRB", "Y"]


@pytest.mark.clause("CV-20.5")
def test_in_a_closed_game_a_guess_of_a_third_player_tells_nothing_of_a_theft() -> None:
    worlds = [stolen(robbery(CLOSED), thing) for thing in ("red", "blue")]
    guesses = [world.guess(2, em.QuickLuck(3)) for world in worlds]
    assert same(table_of(guesses[0]), table_of(guesses[1]))
    seen_often = {tokens(worlds[0].guess(2, em.QuickLuck(luck)), 0) for luck in range(30)}
    assert seen_often == {"RY", "YB"}


@pytest.mark.clause("CV-20.4", "CV-9.4")
def test_in_a_closed_game_a_thief_who_chooses_looks_first() -> None:
    game = robbery({**CLOSED, "steal": "chosen"})
    assert told(game, "looked", seat=0) == [(0, 1, (2, 0, 2))]
    assert told(game, "looked", seat=2) == []
    assert set(game.legal_moves()) == {Take("red"), Take("blue")}


@pytest.mark.clause("CV-20.4", "CV-7.3")
def test_in_a_closed_game_any_colour_may_be_asked_for_and_who_has_none_declines() -> None:
    game = position("NS1", "NS3", tokens=["R", "B"], options=CLOSED)
    game = moves(game, "angry_gaze 4", "NS5")
    assert {Offer("red", "yellow"), Offer("red", "blue")} < set(game.legal_moves())
    asked = say(game, Offer("red", "yellow"))
    assert asked.legal_moves() == (DECLINE,)
    assert tokens(say(game, Offer("red", "blue"), ACCEPT)) == "B"


@pytest.mark.clause("CV-20.4")
def test_in_a_closed_game_who_owes_the_maw_is_asked_even_if_there_is_but_one_kind() -> None:
    game = position("RR2", hands=CATACLYSM, tokens=["RR"], options=CLOSED)
    game = drop(moves(game, "cataclysm 4", "RR6"), 0)
    assert game.legal_moves() == (PayMaw("red"),)
