"""The cooperative game (CV-16)."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.moves import (
    ACCEPT,
    BOARD_COPTER,
    DECLINE,
    FINISH,
    GO_ON,
    LEAVE,
    PAY_HEART,
    TAKE_HEART,
    ChoosePit,
    Discard,
    GiveUp,
    Offer,
    PayMaw,
    Push,
    Take,
    TurnVulKar,
)

from .table_talk import (
    TOGETHER,
    asks,
    at,
    clauses,
    dealt,
    drop,
    every_card_but,
    finish,
    flick,
    hand,
    heart,
    held,
    maw,
    moves,
    new,
    odds,
    opens,
    play,
    position,
    refusal,
    rolls,
    say,
    seen,
    souvenir,
    table_of,
    tokens,
    told,
    until,
)

GEYSER = "flame_geyser 3, gift_shop 3, gift_shop 4"
CATACLYSM = "cataclysm 4, gift_shop 3, gift_shop 4"


def geyser(*places: str, options: dict[str, object] | None = None, **facts: object) -> em.Game:
    """Figure 0 goes from PW1 to PW4 with a Flame Geyser and is about to flick."""
    facts = {"tracker": GEYSER, **facts}
    house = {**TOGETHER, **(options or {})}
    game = position("PW1", *places, hands=(), souvenirs=(), seats=0, options=house, **facts)
    return moves(game, "flame_geyser 3", "PW4")


@pytest.mark.clause("CV-16.1")
def test_all_fireballs_begin_in_the_scar_and_three_plain_cards_lie_open() -> None:
    game = until(new(3, TOGETHER), "OpenCard")
    assert (seen(game).scar, seen(game).beside) == (4, 0)
    assert ("beeline", 6) in odds(game)
    assert ("cataclysm", 4) not in odds(game)
    game = until(game, "ChooseCard")
    view = seen(game)
    assert (len(view.tracker), view.deck, view.hands) == (3, 27, (0, 0, 0))
    assert (view.souvenir_deck, sum(view.souvenir_counts)) == (5, 3)
    assert not {"tote_bag", "snow_globe"} & {kind for kinds in view.souvenirs_of for kind in kinds or ()}


@pytest.mark.clause("CV-16.2")
def test_one_of_the_open_cards_is_played_and_goes_to_the_discard_pile() -> None:
    game = position("RR2", options=TOGETHER, tracker=CATACLYSM)
    assert len(game.legal_moves()) == 3
    game = moves(game, "cataclysm 4", "RR6")
    assert clauses(game, "played") == ["CV-16.2"]
    assert seen(game).tracker == (("gift_shop", 3), ("gift_shop", 4))
    game = drop(game)
    assert (seen(game).discard, told(game, "tracked")) == ((("cataclysm", 4),), [])


@pytest.mark.clause("CV-16.3")
def test_the_action_must_be_carried_out() -> None:
    game = geyser()
    assert refusal(game, FINISH).rule == "CV-16.3"
    tracker = "angry_gaze 4, gift_shop 3, gift_shop 4"
    game = moves(position("PW1", options=TOGETHER, tracker=tracker), "angry_gaze 4", "PW5")
    assert {type(move) for move in game.legal_moves()} == {TurnVulKar}


@pytest.mark.clause("CV-16.4")
@pytest.mark.parametrize(
    ("over", "hit"), [("PW7", True), ("RR1 TR5 H", True), ("SS4", False), ("", False), ("WR2", False)]
)
def test_an_ember_has_to_roll_over_a_snapshot_space_of_the_region(over: str, hit: bool) -> None:
    game = flick(geyser(), over=over)
    assert (told(game, "missed") == []) == hit
    assert asks(game) == ("OpenCard" if hit else "ChoosePrice")


@pytest.mark.clause("CV-16.4")
def test_the_wreck_does_not_count_in_its_own_region_and_a_card_that_was_taken_does() -> None:
    facts = {"tracker": GEYSER, "snapshots": [["SC6"]]}
    for over, asked in (("WR2", "ChoosePrice"), ("SC6", "OpenCard")):
        game = position("AS3", options=TOGETHER, seats=2, souvenirs=(), hands=(), **facts)
        assert asks(flick(moves(game, "flame_geyser 3", "AS6"), over=over)) == asked


@pytest.mark.clause("CV-16.4")
@pytest.mark.parametrize(("first", "second"), [("PW7", ""), ("", "PW7")])
def test_of_two_embers_one_is_enough(first: str, second: str) -> None:
    tracker = "lava_blast 3, gift_shop 3, gift_shop 4"
    game = moves(position("PW1", options=TOGETHER, tracker=tracker), "lava_blast 3", "PW4")
    game = flick(game, over=first)
    assert FINISH not in game.legal_moves()
    assert asks(flick(game, pit="P2", over=second)) == "OpenCard"


@pytest.mark.clause("CV-16.4")
def test_whoever_is_in_the_copter_shoots_from_beachside() -> None:
    game = position("H", options=TOGETHER, tracker=GEYSER, penny=1)
    game = say(play(game, "flame_geyser 3"), BOARD_COPTER)
    assert (at(game), asks(flick(game, over="SW9"))) == ("copter", "OpenCard")


@pytest.mark.clause("CV-16.5")
def test_the_player_of_a_fallen_figure_pays_the_maw_and_then_pays_and_nothing_is_stolen() -> None:
    game = position("RR2", "RR8", options=TOGETHER, tracker=CATACLYSM, tokens=["", "RY"])
    game = drop(moves(game, "cataclysm 4", "RR6"), 1)
    assert (asks(game), game.to_move) == ("ChoosePayment", 1)
    game = say(game, PayMaw("red"))
    assert (asks(game), game.to_move) == ("ChoosePrice", 1)
    game = say(game, GiveUp("gift_shop", 3))
    assert (tokens(game, 0), tokens(game, 1), maw(game)) == ("", "Y", "R")
    assert (told(game, "stole"), told(game, "souvenir_shown")) == ([], [])
    assert clauses(game, "into_maw") == ["CV-16.5"]


@pytest.mark.clause("CV-16.5")
@pytest.mark.parametrize(("paid", "heart_is"), [(PAY_HEART, "maw"), (PayMaw("red"), "slab")])
def test_together_the_heart_may_be_paid_and_goes_back_to_its_slab_if_not(paid: PayMaw, heart_is: str) -> None:
    game = position("RR2", options=TOGETHER, tracker=CATACLYSM, tokens=["R"], heart=0)
    game = say(drop(moves(game, "cataclysm 4", "RR6"), 0), paid)
    assert heart(game) == heart_is


@pytest.mark.clause("CV-16.5", "CV-8.5")
def test_together_too_all_stand_again_when_the_ember_leaves() -> None:
    game = flick(geyser("RR8", tokens=["R", "Y"]), 1, over="PW7", end="off")
    assert (tokens(game, 0), tokens(game, 1), maw(game)) == ("", "Y", "R")
    assert told(game, "on_target") == [(0, "PW7")]
    assert asks(game) == "OpenCard"


@pytest.mark.clause("CV-16.6")
def test_one_pays_with_a_souvenir_or_an_open_card_that_is_no_cataclysm() -> None:
    tracker = "flame_geyser 3, gift_shop 3, cataclysm 4"
    game = position("PW1", options=TOGETHER, tracker=tracker, souvenirs=["zoom_lens selfie_stick"])
    game = moves(game, "flame_geyser 3", "PW4")
    game = flick(game)
    prices = {Discard("zoom_lens"), Discard("selfie_stick"), GiveUp("gift_shop", 3)}
    assert set(game.legal_moves()) == prices
    paid = say(game, Discard("selfie_stick"))
    assert (held(paid), seen(paid).souvenirs_gone) == ("zoom_lens", ("selfie_stick",))
    paid = say(game, GiveUp("gift_shop", 3))
    assert seen(paid).discard == (("flame_geyser", 3), ("gift_shop", 3))


@pytest.mark.clause("CV-16.7")
def test_at_the_end_of_the_turn_the_tracker_is_filled_up_to_three() -> None:
    game = say(flick(geyser()), GiveUp("gift_shop", 3))
    game = opens(game, "beeline 6", "cataclysm 4")
    assert len(seen(game).tracker) == 3
    assert (asks(game), seen(game).figure, seen(game).drawable) == ("ChooseCard", 1, 26)


@pytest.mark.clause("CV-16.8")
def test_all_have_lost_when_the_tracker_cannot_be_filled() -> None:
    game = flick(geyser(drawable=0), over="PW7")
    assert (game.over, told(game, "lost_by_cards"), game.winners()) == (True, [()], [])


@pytest.mark.clause("CV-16.8")
def test_all_have_lost_when_everybody_is_aboard_and_it_is_not_won() -> None:
    game = position("H", "copter", options=TOGETHER, tracker=GEYSER, penny=1)
    game = flick(say(play(game, "flame_geyser 3"), BOARD_COPTER), over="PW7")
    assert (game.over, told(game, "lost_aboard"), game.winners()) == (True, [()], [])


@pytest.mark.clause("CV-16.9")
def test_two_may_share_a_colour_and_no_fireball_is_added_for_the_heart() -> None:
    game = position(
        "RR8",
        options=TOGETHER,
        tracker="angry_gaze 4, gift_shop 3, gift_shop 4",
        tokens=["RRRRRR", "RRRRRR"],
        snapshots=[["TR5"], ["SS4"]],
    )
    game = moves(game, "angry_gaze 4", "RR12")
    assert set(game.legal_moves()) == {TAKE_HEART, LEAVE}
    game = say(game, TAKE_HEART)
    assert (heart(game), seen(game).scar, clauses(game, "heart_taken")) == (0, 4, ["CV-16.9"])


@pytest.mark.clause("CV-16.9")
@pytest.mark.parametrize(
    ("treasures", "photo"), [("BBBBB", "NS1"), ("BBBBBB", "NS8"), ("RRRBBB", "NS1"), ("BBBBBB", "")]
)
def test_six_of_one_colour_and_its_snapshot_are_needed(treasures: str, photo: str) -> None:
    game = position(
        "RR8",
        options=TOGETHER,
        tracker="angry_gaze 4, gift_shop 3, gift_shop 4",
        tokens=["RRRRRR", treasures],
        snapshots=[["TR5"], [photo] if photo else []],
    )
    assert asks(moves(game, "angry_gaze 4", "RR12")) == "Act"


@pytest.mark.clause("CV-26.4")
@pytest.mark.parametrize(("last", "asked"), [("BBBBB", "FindHeart"), ("BBBB", "Act")])
def test_five_of_a_colour_are_enough_for_each_of_five(last: str, asked: str) -> None:
    game = position(
        "RR8",
        seats=5,
        options=TOGETHER,
        tracker="angry_gaze 4, gift_shop 3, gift_shop 4",
        tokens=["RRRRR", "RRRRR", "YYYYY", "YYYYY", last],
        snapshots=[["TR5"], ["SS4"], ["NS8"], ["SC6"], ["NS1"]],
    )
    assert seen(game).needed == 5
    assert game.scores() == [6, 6, 6, 6, len(last) + 1]
    assert asks(moves(game, "angry_gaze 4", "RR12")) == asked


@pytest.mark.clause("CV-16.10")
def test_the_copter_waits_from_the_beginning_and_nobody_calls_it() -> None:
    assert seen(dealt(2, TOGETHER)).copter
    game = position("PW2", options=TOGETHER, snapshots=[["TR5", "SW9", "NS1"]])
    game = moves(game, "gift_shop 3", "TR1")
    assert set(game.legal_moves()) == {BOARD_COPTER, GO_ON}
    assert told(game, "copter_called") == []
    assert [figure.last_turns for figure in seen(game).figures] == [None, None]


@pytest.mark.clause("CV-16.10", "CV-12.6")
def test_whoever_went_home_leaves_the_cards_to_the_others() -> None:
    game = position("H", "RR1", "RR8", options=TOGETHER, tracker=GEYSER, maw="B")
    game = say(play(game, "flame_geyser 3"), BOARD_COPTER, Take("blue"))
    game = finish(flick(game, over="PW7"))
    order = []
    for _ in range(3):
        order.append(seen(game).figure)
        game = finish(game)
    assert order == [1, 2, 1]
    assert tokens(game) == "B"


@pytest.mark.clause("CV-16.11")
def test_all_win_when_the_last_treasure_is_taken_while_the_heart_is_aboard() -> None:
    game = position(
        "copter",
        "PW3",
        options=TOGETHER,
        figure=1,
        heart=0,
        tokens=["RRRRRR", "BBBBB"],
        snapshots=[["TR5"], ["NS1"]],
        slabs=[["PW5", "blue"]],
    )
    game = say(moves(game, "gift_shop 3", "PW6"), Take("blue"))
    assert (game.over, game.winners(), clauses(game, "won_together")) == (True, [0, 1], ["CV-16.11"])


@pytest.mark.clause("CV-16.12")
def test_in_passing_friends_exchange_by_agreement_or_take_over_the_heart() -> None:
    game = position("NS2", "NS3", options=TOGETHER, tokens=["R", "Y"], heart=1)
    game = moves(game, "gift_shop 3", "NS5")
    assert set(game.legal_moves()) == {GO_ON, TAKE_HEART, Offer("red", "yellow")}
    taken = say(game, TAKE_HEART)
    assert (heart(taken), clauses(taken, "handed_over")) == (0, ["CV-16.12"])
    assert tokens(say(game, Offer("red", "yellow"), ACCEPT)) == "Y"
    assert tokens(say(game, Offer("red", "yellow"), DECLINE)) == "R"


@pytest.mark.clause("CV-16.12")
def test_in_some_houses_a_token_may_be_given_or_taken_without_one_in_return() -> None:
    options = {**TOGETHER, "gifts": True}
    game = position("NS2", "NS3", options=options, tokens=["R", ""])
    game = moves(game, "gift_shop 3", "NS5")
    assert set(game.legal_moves()) == {GO_ON, Offer("red", "nothing")}
    given = say(game, Offer("red", "nothing"), ACCEPT)
    assert (tokens(given, 0), tokens(given, 1)) == ("", "R")
    assert clauses(given, "gave") == clauses(given, "offered") == ["CV-16.12"]
    game = moves(position("NS2", "NS3", options=options, tokens=["", "Y"]), "gift_shop 3", "NS5")
    assert tokens(say(game, Offer("nothing", "yellow"), ACCEPT)) == "Y"
    plain = moves(position("NS2", "NS3", options=TOGETHER, tokens=["R", ""]), "gift_shop 3", "NS5")
    assert asks(plain) == "InCave"


@pytest.mark.clause("CV-16.12")
def test_a_gift_is_agreed_on_even_where_exchanges_are_forced() -> None:
    options = {**TOGETHER, "gifts": True, "exchange": "forced"}
    game = position("NS2", "NS3", options=options, tokens=["R", "Y"])
    game = moves(game, "gift_shop 3", "NS5")
    assert tokens(say(game, Offer("red", "yellow"))) == "Y"
    asked = say(game, Offer("nothing", "yellow"))
    assert (asks(asked), tokens(say(asked, DECLINE))) == ("AnswerOffer", "R")


@pytest.mark.clause("CV-16.13")
def test_souvenirs_are_open_and_the_selfie_stick_adds_nothing() -> None:
    game = position("NS2", "H", options=TOGETHER, souvenirs=["selfie_stick", "zoom_lens"])
    for seat in (0, 1, None):
        assert seen(game, seat).souvenirs_of == (("selfie_stick",), ("zoom_lens",))
    game = souvenir(moves(position("SW1", options=TOGETHER), "gift_shop 3", "SW4"), "selfie_stick")
    assert told(game, "souvenir_shown") == [(0, "selfie_stick")]
    assert game.scores() == [0, 0]


@pytest.mark.clause("CV-16.14", "CV-26.5")
@pytest.mark.parametrize(
    ("options", "counts"),
    [
        ({}, (28, 45, 70, 78)),
        ({"cards": "calm"}, (30, 48, 73, 84)),
        ({"cards": "angry"}, (28, 45, 70, 78)),
        ({"cards": "furious"}, (26, 41, 66, 74)),
        ({"cards": "as_written"}, (27, 27, 27, 27)),
    ],
)
def test_so_many_cards_can_be_drawn_in_all(options: dict[str, object], counts: tuple[int, ...]) -> None:
    for seats, count in zip((2, 3, 4, 5), counts, strict=True):
        assert seen(dealt(seats, {**TOGETHER, **options})).drawable == count


@pytest.mark.clause("CV-16.14")
def test_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    game = flick(geyser(discard=every_card_but(GEYSER)), over="PW7")
    assert (clauses(game, "deck_remade"), seen(game).deck, asks(game)) == (["CV-16.14"], 28, "OpenCard")


@pytest.mark.clause("CV-16.15")
@pytest.mark.parametrize(("toll", "left"), [(0, 19), (1, 18)])
def test_in_some_houses_a_cataclysm_takes_a_card_off_those_that_can_be_drawn(toll: int, left: int) -> None:
    options = {**TOGETHER, "toll": toll}
    game = position("RR2", options=options, tracker=CATACLYSM, drawable=20)
    game = opens(drop(moves(game, "cataclysm 4", "RR6")), "gift_shop 3")
    assert seen(game).drawable == left
    assert clauses(game, "toll") == ["CV-16.15"] * toll


@pytest.mark.clause("CV-16.15")
def test_fewer_cards_than_none_cannot_be_drawn() -> None:
    game = position("RR2", options={**TOGETHER, "toll": 1}, tracker=CATACLYSM, drawable=0)
    assert seen(drop(moves(game, "cataclysm 4", "RR6"))).drawable == 0


@pytest.mark.clause("CV-17.9")
def test_together_the_boulder_need_not_roll_over_a_snapshot_space() -> None:
    options, tracker = {**TOGETHER, "boulder": True}, "boulder 4, gift_shop 3, gift_shop 4"
    game = position("RR2", "RR8", options=options, tracker=tracker, tokens=["", "R"])
    game = rolls(say(moves(game, "boulder 4", "RR6"), Push("middle")), 1)
    assert (asks(game), game.to_move, maw(game)) == ("ChoosePrice", 1, "R")
    assert told(game, "missed") == []


def test_together_nobody_holds_action_cards_nor_is_asked_for_a_globe() -> None:
    game = geyser("RR8", tokens=["", "R"])
    assert hand(game) == []
    game = say(game, ChoosePit("P1"))
    assert asks(game) == "AimEmber"
    assert table_of(game).hands == [(), ()]
