"""Situations of launches and falls, of the end of the game, of two players and of all together."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.moves import (
    BOARD_COPTER,
    GO_ON,
    PAY_HEART,
    TAKE_PENNY,
    ChoosePit,
    Discard,
    GiveUp,
    PayMaw,
    Take,
    UseSapphires,
    UseSnowGlobe,
)

from .table_talk import (
    OFF,
    TOGETHER,
    aimed,
    asks,
    at,
    chute,
    draws,
    drop,
    every_card_but,
    finish,
    flick,
    go,
    heart,
    held,
    lies,
    maw,
    moves,
    odds,
    opens,
    play,
    position,
    rolls,
    say,
    seen,
    souvenir,
    stolen,
    table_of,
    tokens,
    told,
)

GEYSER = ["flame_geyser 3, beeline 6"]
BLAST = ["lava_blast 3, beeline 6"]
CATACLYSM = ["cataclysm 4, beeline 6"]


def geyser(
    *others: str, hands: Sequence[str] = GEYSER, souvenirs: Sequence[str] = (), **facts: object
) -> em.Game:
    """Figure 0 has moved to TR6 with a Flame Geyser, and carries out its action."""
    game = position("TR3", *others, hands=hands, seats=0, souvenirs=souvenirs, options=None, **facts)
    return moves(game, "flame_geyser 3", "TR6")


def cataclysm(*others: str, souvenirs: Sequence[str] = (), **facts: object) -> em.Game:
    """Figure 0 has moved to RR6 with a Cataclysm!, and the Fireballs fall."""
    game = position("RR2", *others, hands=CATACLYSM, seats=0, souvenirs=souvenirs, options=None, **facts)
    return moves(game, "cataclysm 4", "RR6")


# -- Embers


@pytest.mark.clause("CV-9.3", "CV-9.4")
def test_an_ember_fells_one_whose_body_fells_another_and_the_thief_draws_from_both() -> None:
    game = flick(geyser("RR1", "RR2", tokens=["", "RRRY", ""]), 1, (2, "figure"))
    assert odds(game) == {"red": 0.75, "yellow": 0.25}
    game = stolen(game, "yellow")
    game = souvenir(game, "zoom_lens")
    game = souvenir(game, "hiking_boots")
    assert (tokens(game, 0), tokens(game, 1)) == ("Y", "RRR")
    assert (held(game, 1), held(game, 2)) == ("zoom_lens", "hiking_boots")
    assert told(game, "stole") == [(0, 1, "yellow")]


@pytest.mark.clause("CV-9.4")
def test_who_is_hit_with_the_heart_and_no_treasures_loses_it_to_the_slab_and_the_thief_gets_nothing() -> None:
    game = souvenir(flick(geyser("RR1", heart=1), 1), "zoom_lens")
    assert (heart(game), tokens(game, 0), held(game, 1)) == ("slab", "", "zoom_lens")
    assert told(game, "stole") == []


@pytest.mark.clause("CV-8.5")
def test_if_the_ember_leaves_the_island_all_stand_again_and_the_shooter_pays_the_maw() -> None:
    game = flick(geyser("RR1", tokens=["BB", "R"]), 1, end="off")
    assert (at(game, 1), lies(game, 1)) == ("RR1", None)
    assert (tokens(game, 0), tokens(game, 1), maw(game)) == ("B", "R", "B")
    assert (held(game, 1), told(game, "stole")) == ("", [])
    assert asks(game) == "DrawCard"


@pytest.mark.clause("CV-8.5", "CV-22.9")
def test_an_ember_in_the_surf_is_still_on_the_island_and_the_falls_stand() -> None:
    game = flick(geyser("RR1", tokens=["BB", "R"]), 1, end="surf")
    assert (lies(game, 1), asks(game)) == ("space", "StealBlind")
    assert (tokens(game, 0), maw(game)) == ("BB", "")


@pytest.mark.clause("CV-9.1")
def test_who_is_shoved_but_stands_is_put_back() -> None:
    game = flick(geyser("RR1", tokens=["", "R"]), shoved=(1,))
    assert (at(game, 1), lies(game, 1), tokens(game, 1)) == ("RR1", None, "R")
    assert told(game, "shoved") == [(1,)]


@pytest.mark.clause("CV-8.2", "CV-9.2")
def test_two_embers_fell_somebody_once_and_the_second_sweeps_the_fallen_off_the_island() -> None:
    game = moves(position("TR3", "RR1", hands=BLAST, tokens=["", "RB"]), "lava_blast 3", "TR6")
    game = souvenir(stolen(flick(game, 1), "red"), "zoom_lens")
    game = flick(game, pit="P2", lies={1: OFF})
    assert (tokens(game, 0), tokens(game, 1), told(game, "rolled_on")) == ("R", "B", [(1,)])
    game = finish(game)
    assert (seen(game).figure, asks(game), len(game.legal_moves())) == (1, "ChooseStand", 6)


@pytest.mark.clause("CV-18.3", "CV-19.3")
def test_a_snow_globe_serves_for_one_ember_of_two_and_before_the_second_all_are_asked_again() -> None:
    game = position("TR3", "RR1", hands=BLAST, souvenirs=["", "snow_globe snow_globe"])
    game = say(moves(game, "lava_blast 3", "TR6"), ChoosePit("P1"))
    assert (asks(game), game.to_move) == ("HideInGlobe", 1)
    game = aimed(say(game, UseSnowGlobe(1)))
    assert [figure for figure, _ in table_of(game).island().standing] == [0, 2]
    game = rolls(game)
    assert (at(game, 1), seen(game).globed) == ("RR1", ())
    game = say(game, ChoosePit("P2"))
    assert (asks(game), game.to_move) == ("HideInGlobe", 1)


# -- Fireballs


@pytest.mark.clause("CV-9.5", "CV-9.6")
@pytest.mark.parametrize(("paid", "heart_is"), [(PAY_HEART, "maw"), (PayMaw("red"), "slab")])
def test_who_fells_oneself_pays_the_maw_and_draws_from_the_others_though_lying(
    paid: PayMaw, heart_is: str
) -> None:
    game = drop(cataclysm("RR8", heart=0, tokens=["RRRR", "B"]), 0, 1)
    assert (asks(game), game.to_move) == ("ChoosePayment", 0)
    game = souvenir(say(game, paid), "zoom_lens")
    assert heart(game) == heart_is
    assert maw(game) == ("" if paid == PAY_HEART else "R")
    game = souvenir(stolen(game, "blue"), "hiking_boots")
    assert (lies(game, 0), tokens(game, 1)) == ("space", "")
    assert tokens(game, 0) == ("RRRRB" if paid == PAY_HEART else "RRRB")


@pytest.mark.clause("CV-9.2", "CV-3.3")
def test_who_lay_already_is_rolled_into_a_chute_loses_nothing_and_stands_up_at_its_end() -> None:
    lying = [[2, "space", "RR16"]]
    game = drop(cataclysm("H", "H", lying=lying, tokens=["", "", "R"]), lies={2: chute("SE-E")})
    assert (tokens(game, 2), told(game, "stole"), held(game, 2)) == ("R", [], "")
    game = finish(finish(game))
    assert (seen(game).figure, at(game, 2), asks(game)) == (2, "SW10", "ChooseCard")


# -- the deck and the tracker


@pytest.mark.clause("CV-10.4")
def test_a_deck_that_runs_out_is_made_of_the_discard_pile_and_not_of_the_tracker() -> None:
    hands = ["flame_geyser 3, flame_geyser 3", "angry_gaze 4, creeping_roots 4", "cataclysm 4, cataclysm 4"]
    tracker = "cataclysm 4, cataclysm 4"
    game = position("TR3", hands=hands, tracker=tracker, discard=every_card_but(*hands, tracker))
    assert seen(game).deck == 0
    game = flick(moves(game, "flame_geyser 3", "TR6"))
    assert told(game, "deck_remade") == [()]
    assert (seen(game).deck, seen(game).discard) == (23, ())
    assert seen(game).tracker == (("cataclysm", 4),) * 2
    assert seen(draws(game, "gift_shop 4")).deck == 22


@pytest.mark.clause("CV-18.5", "CV-10.2")
def test_with_the_sapphires_a_second_cataclysm_begins_a_new_row_and_has_one_fireball_more() -> None:
    game = position(
        "RR2",
        hands=["cataclysm 4, cataclysm 4"],
        souvenirs=["cursed_sapphires"],
        tracker="cataclysm 4, cataclysm 4",
        discard="gift_shop 3",
    )
    game = drop(moves(game, "cataclysm 4", "RR6"))
    assert (seen(game).scar, seen(game).tracker, seen(game).discard) == (2, (), ())
    game = drop(go(say(game, UseSapphires("cataclysm", 4)), "RR2"))
    assert told(game, "fireballs_rolled")[-1][-1] == 2
    assert (seen(game).scar, seen(game).tracker) == (2, (("cataclysm", 4),))


# -- the end


@pytest.mark.clause("CV-12.6")
def test_who_is_aboard_cannot_fall_and_has_no_turn() -> None:
    game = cataclysm("copter", "RR8", copter=True)
    assert [figure for figure, _ in table_of(game).island().standing] == [0, 2]
    game = finish(drop(game))
    assert seen(game).figure == 2


@pytest.mark.clause("CV-12.3", "CV-12.8")
def test_the_game_is_over_when_some_are_aboard_and_the_others_have_had_two_turns() -> None:
    """Figure 1 called the copter; 2 and 3 boarded in their first turn after it."""
    places = ["PW3", "PW1", "TR1", "SW1"]
    hands = [
        "creeping_roots 5, beeline 6",
        "angry_gaze 5, creeping_roots 5",
        "angry_gaze 4, beeline 6",
        "creeping_roots 4, beeline 6",
    ]
    snapshots = [[], ["TR5", "SW9", "WR2"]]
    game = position(*places, figure=1, hands=hands, snapshots=snapshots, turns=40)
    game = finish(moves(game, "angry_gaze 5", "TR4"))
    assert [figure.last_turns for figure in seen(game).figures] == [2, 2, 2, 2]
    game = finish(aboard(game, "angry_gaze 4", "SW3"))
    game = finish(aboard(game, "creeping_roots 4", "TR3"))
    order = []
    while not game.over:
        order.append(seen(game).figure)
        game = finish(play(game, " ".join(map(str, seen(game, game.to_move).hand[0]))))
    assert order == [0, 1, 0, 1]
    assert (at(game, 2), at(game, 3)) == ("copter", "copter")


def aboard(game: em.Game, card: str, goal: str) -> em.Game:
    """The figure enters the helipad and boards."""
    return say(moves(game, card, goal), BOARD_COPTER)


@pytest.mark.clause("CV-13.1", "CV-13.2")
def test_treasures_score_anywhere_and_snapshots_only_aboard() -> None:
    game = position(
        "PW3",
        "copter",
        "copter",
        copter=True,
        last_turns=[1, 2, 2],
        tokens=["RRRRR", "RRRY"],
        heart=0,
        snapshots=[["SW9", "NS1", "MU3"], ["TR5", "NS8"]],
    )
    game = finish(moves(game, "angry_gaze 4", "PW7"))
    assert game.over
    assert game.scores()[:2] == [22, 17]


@pytest.mark.clause("CV-13.3")
def test_in_a_tie_who_came_to_the_helipad_earlier_the_last_time_has_won() -> None:
    game = position(
        "PW3",
        "copter",
        "copter",
        copter=True,
        last_turns=[1, 2, 2],
        entered=[0, 12, 11],
        tokens=["", "RR", "BB"],
    )
    game = finish(moves(game, "angry_gaze 4", "PW7"))
    assert (game.scores(), game.winners()) == ([0, 3, 3], [2])


# -- two players


@pytest.mark.clause("CV-15.4")
def test_of_two_players_six_snapshots_of_both_figures_call_the_copter() -> None:
    photos = [["TR5", "SW9", "NS1", "WR2"], [], ["SS4", "NS8"]]
    game = position("RR1", "H", "TR3", "H", seats=2, figure=2, snapshots=photos, hands=GEYSER)
    game = moves(game, "flame_geyser 3", "H")
    assert told(game, "copter_called") == [(2,)]
    assert seen(game).copter


@pytest.mark.clause("CV-15.6")
def test_of_two_players_who_fells_the_own_other_figure_pays_with_a_treasure_of_that_figure() -> None:
    game = position("TR3", "H", "RR1", "H", seats=2, hands=GEYSER, tokens=["BB", "", "RY"])
    game = flick(moves(game, "flame_geyser 3", "TR6"), 2)
    assert (asks(game), game.to_move) == ("ChoosePayment", 0)
    assert set(game.legal_moves()) == {PayMaw("red"), PayMaw("yellow")}
    game = souvenir(say(game, PayMaw("yellow")), "zoom_lens")
    assert (tokens(game, 0), tokens(game, 2), maw(game)) == ("BB", "R", "Y")
    assert (held(game, 0), told(game, "souvenir")) == ("zoom_lens", [(0,)])


# -- all together


@pytest.mark.clause("CV-16.4", "CV-16.6")
def test_together_an_ember_that_rolls_over_a_snapshot_space_of_another_region_has_to_be_paid_for() -> None:
    game = position(
        "PW1",
        options=TOGETHER,
        tracker="flame_geyser 3, gift_shop 3, cataclysm 4",
        souvenirs=["zoom_lens"],
    )
    game = flick(moves(game, "flame_geyser 3", "PW4"), over="SS4")
    assert told(game, "missed") == [(0,)]
    assert set(game.legal_moves()) == {Discard("zoom_lens"), GiveUp("gift_shop", 3)}
    assert seen(say(game, GiveUp("gift_shop", 3))).tracker == (("cataclysm", 4),)


@pytest.mark.clause("CV-16.6", "CV-16.8")
@pytest.mark.parametrize(("card", "lost"), [("cataclysm 4", True), ("gift_shop 3", False)])
def test_together_who_has_nothing_to_pay_with_pays_nothing_and_a_third_cataclysm_loses(
    card: str, lost: bool
) -> None:
    tracker = "flame_geyser 3, cataclysm 4, cataclysm 4"
    game = flick(moves(position("PW1", options=TOGETHER, tracker=tracker), "flame_geyser 3", "PW4"))
    assert told(game, "nothing_to_pay") == [(0,)]
    game = opens(game, card)
    assert (game.over, len(seen(game).tracker)) == (lost, 3)
    assert (told(game, "lost_by_cataclysms") == [()]) == lost


@pytest.mark.clause("CV-16.9")
def test_together_the_heart_cannot_be_taken_while_one_lacks_the_snapshot_of_their_set() -> None:
    sets: list[tuple[list[str], str]] = [([], "Act"), (["NS8"], "FindHeart")]
    for third, asked in sets:
        game = position(
            "RR8",
            options=TOGETHER,
            seats=3,
            tokens=["RRRRRR", "BBBBBB", "YYYYYY"],
            snapshots=[["TR5"], ["NS1"], third],
            tracker="angry_gaze 4, gift_shop 3, gift_shop 3",
        )
        assert asks(moves(game, "angry_gaze 4", "RR12")) == asked


@pytest.mark.clause("CV-16.5", "CV-16.10", "CV-16.11")
def test_together_a_needed_treasure_that_fell_into_the_maw_is_brought_back_by_boarding() -> None:
    game = position(
        "PW4",
        "SW2",
        options=TOGETHER,
        heart=0,
        tokens=["RRRRRR", "BBBBBB"],
        snapshots=[["TR5"], ["NS1"]],
        souvenirs=["", "zoom_lens"],
        tracker="flame_geyser 3, gift_shop 3, beeline 6",
    )
    game = flick(moves(game, "flame_geyser 3", "PW1"), 1, over="PW7")
    assert (maw(game), tokens(game, 1)) == ("B", "BBBBB")
    assert (asks(game), game.to_move) == ("ChoosePrice", 1)
    game = opens(say(game, Discard("zoom_lens")), "gift_shop 3")
    game = finish(moves(game, "gift_shop 3", "SW5"))
    game = say(moves(game, "gift_shop 3", "TR2"), BOARD_COPTER, TAKE_PENNY)
    game = finish(game)
    assert (game.over, at(game, 0), heart(game)) == (False, "copter", 0)
    game = say(moves(game, "beeline 6", "TR1"), BOARD_COPTER, Take("blue"))
    assert (game.over, game.winners(), tokens(game, 1)) == (True, [0, 1], "BBBBBB")


@pytest.mark.clause("CV-16.8")
def test_together_who_wins_by_moving_wins_before_the_tracker_has_to_be_filled() -> None:
    game = position(
        "TR1",
        "PW4",
        options=TOGETHER,
        heart=0,
        drawable=0,
        tokens=["RRRRRR", "BBBBBB"],
        snapshots=[["TR5"], ["NS1"]],
        penny=1,
    )
    game = say(moves(game, "gift_shop 3", "SW2"), BOARD_COPTER)
    assert (game.over, game.winners()) == (True, [0, 1])
    assert told(game, "won_together") == [()]


# -- who is asked


@pytest.mark.clause("CV-19.2", "CV-19.3")
def test_before_a_launch_all_who_hold_a_souvenir_are_asked_until_both_globes_are_gone() -> None:
    others, hands = ("RR1", "RR2", "RR3"), [*GEYSER, "", "", ""]
    game = geyser(*others, hands=hands, souvenirs=["", "snow_globe", "zoom_lens"])
    game = say(game, ChoosePit("P1"))
    asked = []
    while asks(game) == "HideInGlobe":
        asked.append((game.to_move, set(game.legal_moves())))
        game = say(game, GO_ON)
    assert asked == [(1, {GO_ON, UseSnowGlobe(1)}), (2, {GO_ON})]
    gone = ["snow_globe", "snow_globe"]
    game = geyser(*others, hands=hands, souvenirs=["", "tote_bag", "zoom_lens"], gone=gone)
    assert asks(say(game, ChoosePit("P1"))) == "AimEmber"
