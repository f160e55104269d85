"""Souvenirs, and when others are asked (CV-14, CV-18, CV-19)."""

from __future__ import annotations

import pytest

from emberisle.games.curse_of_vulkar.rules.moves import (
    ACCEPT,
    BOARD_COPTER,
    DECLINE,
    DROP,
    FINISH,
    GO_ON,
    TAKE_SNAPSHOT,
    USE_CAVE,
    USE_MAP,
    ChoosePit,
    Offer,
    UseBoots,
    UseDetector,
    UseLens,
    UseSapphires,
    UseSnowGlobe,
    UseTorch,
    UseWalkieTalkie,
    Walk,
)
from emberisle.games.curse_of_vulkar.rules.souvenirs import SOUVENIRS, box

from .table_talk import (
    TOGETHER,
    aimed,
    asks,
    at,
    calmly,
    draws,
    drop,
    finish,
    go,
    hand,
    happens,
    held,
    lies,
    moves,
    odds,
    opens,
    paths,
    photos,
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
)

GAZE = ["angry_gaze 4, beeline 6"]
GIFT = ["gift_shop 3, beeline 6"]
ROOTS = ["creeping_roots 4, angry_gaze 4"]
CATACLYSM = ["cataclysm 4, beeline 6"]

# -- in general


@pytest.mark.clause("CV-18.1")
def test_there_are_twelve_souvenirs_and_eight_without_bags_and_globes() -> None:
    assert {kind: count for kind, count in zip(SOUVENIRS, box(cooperative=False)) if count == 2} == {
        "tote_bag": 2,
        "snow_globe": 2,
    }
    assert (sum(box(cooperative=False)), len(SOUVENIRS)) == (12, 10)
    assert dict(zip(SOUVENIRS, box(cooperative=True))) == {
        **dict.fromkeys(SOUVENIRS, 1),
        "tote_bag": 0,
        "snow_globe": 0,
    }


@pytest.mark.clause("CV-14.1", "CV-18.6", "CV-18.7")
def test_any_number_of_souvenirs_is_used_in_a_turn_each_once_and_leaves_the_game() -> None:
    game = position("TR5", hands=GAZE, souvenirs=["hiking_boots island_map"])
    game = say(play(game, "angry_gaze 4"), UseBoots(2), USE_MAP)
    assert (held(game), seen(game).souvenirs_gone) == ("", ("hiking_boots", "island_map"))
    assert "TR6 BR1 GR1 GR2 RR2 RR3" in paths(game)
    assert refusal(game, USE_MAP).key == "not_held"
    assert seen(game).souvenir_deck == 10


@pytest.mark.clause("CV-14.2")
def test_anybody_may_hold_any_number_of_souvenirs() -> None:
    many = "tote_bag snow_globe selfie_stick hiking_boots pocket_torch island_map"
    game = moves(position("NS1", hands=GIFT, souvenirs=[many]), "gift_shop 3", "NS4")
    game = souvenir(say(game, FINISH), "zoom_lens")
    assert len(held(game).split()) == 7


# -- Snow Globe


@pytest.mark.clause("CV-18.3")
def test_a_globe_takes_a_figure_off_the_island_for_all_fireballs_of_a_cataclysm() -> None:
    game = position("RR2", "BR1", hands=CATACLYSM, souvenirs=["", "snow_globe"], scar=3)
    game = say(moves(game, "cataclysm 4", "RR6"), UseSnowGlobe(1))
    assert asks(game) == "RollFireballs"
    assert [figure for figure, _ in table_of(game).island().standing] == [0, 2]
    game = rolls(game, decks=("BR1",))
    assert (at(game, 1), lies(game, 1), seen(game).globed) == ("BR1", None, ())
    assert (held(game, 1), seen(game).souvenirs_gone) == ("", ("snow_globe",))


@pytest.mark.clause("CV-18.3")
def test_a_globe_may_be_used_in_the_own_turn_and_for_a_figure_that_lies() -> None:
    souvenirs, lying = ["snow_globe", "snow_globe"], [[1, "space", "RR8"]]
    game = position("RR2", hands=CATACLYSM, souvenirs=souvenirs, lying=lying)
    game = say(moves(game, "cataclysm 4", "RR6"), DROP, UseSnowGlobe(0), UseSnowGlobe(1))
    assert [figure for figure, _ in table_of(game).island().standing] == [2]
    assert table_of(game).island().lying == ()
    game = rolls(game)
    assert (at(game, 0), lies(game, 0), lies(game, 1)) == ("RR6", None, "space")


@pytest.mark.clause("CV-19.3")
def test_before_a_launch_the_player_is_asked_first_and_then_the_others_clockwise() -> None:
    souvenirs = ["zoom_lens", "tote_bag", "", "snow_globe"]
    places = ["RR8", "RR12", "RR2", "RR14"]
    game = position(*places, figure=2, hands=["", "", "cataclysm 4, beeline 6"], souvenirs=souvenirs)
    game = moves(game, "cataclysm 4", "RR6")
    asked = []
    while asks(game) == "HideInGlobe":
        asked.append(game.to_move)
        game = say(game, GO_ON)
    assert asked == [3, 0, 1]


@pytest.mark.clause("CV-19.3")
def test_who_is_not_on_the_island_is_not_asked() -> None:
    souvenirs = ["", "snow_globe", "zoom_lens", "tote_bag"]
    lying = [[3, "off"]]
    places, hands = ["RR2", "copter", "RR8", "H"], [*CATACLYSM, "", "", ""]
    game = position(*places, copter=True, hands=hands, souvenirs=souvenirs, lying=lying)
    game = moves(game, "cataclysm 4", "RR6")
    assert (asks(game), game.to_move) == ("HideInGlobe", 2)
    assert asks(say(game, GO_ON)) == "RollFireballs"


# -- Cursed Sapphires


@pytest.mark.clause("CV-18.5")
def test_the_sapphires_play_the_other_card_as_well_and_then_two_are_drawn() -> None:
    game = position("PW1", hands=ROOTS, souvenirs=["cursed_sapphires"])
    game = say(moves(game, "creeping_roots 4", "PW5"), FINISH)
    assert set(game.legal_moves()) == {GO_ON, UseSapphires("angry_gaze", 4)}
    game = go(say(game, UseSapphires("angry_gaze", 4)), "PW9")
    game = say(game, FINISH)
    assert (at(game), hand(game), asks(game)) == ("PW9", [], "DrawCard")
    game = draws(game, "gift_shop 3", "beeline 6")
    assert (seen(game).figure, hand(game)) == (1, ["gift_shop 3", "beeline 6"])


@pytest.mark.clause("CV-18.5", "CV-2.7")
def test_of_three_cards_the_sapphires_play_one_of_the_others() -> None:
    hands = ["", "gift_shop 4, creeping_roots 4, angry_gaze 4"]
    held = ["", "cursed_sapphires"]
    game = position(*["start"] * 4, figure=1, hands=hands, souvenirs=held)
    game = say(moves(game, "creeping_roots 4", "PW4"), FINISH)
    others = {UseSapphires("gift_shop", 4), UseSapphires("angry_gaze", 4)}
    assert set(game.legal_moves()) == {GO_ON, *others}
    game = say(go(say(game, UseSapphires("angry_gaze", 4)), "PW8"), FINISH)
    game = draws(game, "beeline 6")
    assert (seen(game).figure, hand(game, 1)) == (2, ["gift_shop 4", "beeline 6"])


@pytest.mark.clause("CV-18.5", "CV-19.2")
def test_who_holds_another_souvenir_is_asked_too_but_cannot_play_again() -> None:
    game = position("PW1", hands=ROOTS, souvenirs=["tote_bag"])
    game = say(moves(game, "creeping_roots 4", "PW5"), FINISH)
    assert (asks(game), game.legal_moves()) == ("AskAgain", (GO_ON,))


@pytest.mark.clause("CV-18.5")
def test_who_fell_or_boarded_with_the_first_card_does_not_play_the_other() -> None:
    souvenirs = ["cursed_sapphires"]
    game = drop(moves(position("RR2", hands=CATACLYSM, souvenirs=souvenirs), "cataclysm 4", "RR6"), 0)
    assert asks(souvenir(game, "zoom_lens")) == "DrawCard"
    game = play(position("H", copter=True, hands=GAZE, souvenirs=souvenirs, penny=1), "angry_gaze 4")
    assert asks(say(game, BOARD_COPTER, FINISH)) == "DrawCard"


@pytest.mark.clause("CV-18.5", "CV-12.3")
def test_both_cards_are_one_turn_of_the_last_two() -> None:
    game = position("PW1", copter=True, hands=ROOTS, souvenirs=["cursed_sapphires"])
    game = say(moves(game, "creeping_roots 4", "PW5"), FINISH, UseSapphires("angry_gaze", 4))
    game = finish(go(game, "PW9"))
    assert [figure.last_turns for figure in seen(game).figures] == [1, 2, 2]


@pytest.mark.clause("CV-18.5")
def test_together_the_sapphires_play_a_second_open_card_and_two_new_ones_come() -> None:
    tracker = "gift_shop 3, gift_shop 4, beeline 6"
    game = position("PW1", options=TOGETHER, tracker=tracker, souvenirs=["cursed_sapphires"])
    game = say(moves(game, "beeline 6", "TR5"), GO_ON, TAKE_SNAPSHOT)
    assert set(game.legal_moves()) == {GO_ON, UseSapphires("gift_shop", 3), UseSapphires("gift_shop", 4)}
    game = go(say(game, UseSapphires("gift_shop", 3)), "TR2")
    game = opens(souvenir(game, "zoom_lens"), "beeline 6", "gift_shop 3")
    assert (seen(game).figure, len(seen(game).tracker)) == (1, 3)


# -- Hiking Boots and Island Map


@pytest.mark.clause("CV-18.6")
@pytest.mark.parametrize("spaces", [1, 2])
def test_the_boots_make_a_move_one_or_two_spaces_longer(spaces: int) -> None:
    game = position("NS2", hands=GIFT, souvenirs=["hiking_boots"])
    game = say(play(game, "gift_shop 3"), UseBoots(spaces))
    assert {len(path.split()) for path in paths(game)} == {3 + spaces}
    assert told(game, "boots") == [(0, spaces)]


@pytest.mark.clause("CV-18.6")
def test_in_boots_an_empty_bridge_stops_a_move_all_the_same_and_a_beeline_goes_eight() -> None:
    game = position("TR5", hands=GAZE, souvenirs=["hiking_boots"])
    bridge = say(play(game, "angry_gaze 4"), UseBoots(2))
    assert "TR6 BR1" in paths(bridge)
    assert max(len(path.split()) for path in paths(say(play(game, "beeline 6"), UseBoots(2)))) == 8


@pytest.mark.clause("CV-18.7")
def test_with_the_map_bridges_do_not_stop_a_move_and_one_may_turn_back_once() -> None:
    game = say(play(position("H", hands=GAZE, souvenirs=["island_map"]), "angry_gaze 4"), USE_MAP)
    assert {"PW1 H TR1 TR2", "PW1 PW2 PW3 PW2"} <= paths(game)
    assert not {"PW1 H PW1 PW2", "PW1 H PW1 H"} & paths(game)
    game = say(play(position("TR5", hands=GAZE, souvenirs=["island_map"]), "angry_gaze 4"), USE_MAP)
    assert "TR6 BR1 GR1 GR2" in paths(game)
    assert "TR6 BR1" not in paths(game)


@pytest.mark.clause("CV-18.7")
def test_with_the_map_nobody_stops_on_an_occupied_space_nor_takes_a_snapshot_twice() -> None:
    game = position("PW6", "PW5", hands=GIFT, souvenirs=["island_map"])
    game = say(play(game, "gift_shop 3"), USE_MAP)
    assert "PW7 PW6 PW5" not in paths(game)
    game = say(game, Walk(("PW7", "PW8", "PW7")))
    assert photos(game) == "PW7"


# -- Pocket Torch


@pytest.mark.clause("CV-18.8")
def test_the_torch_names_the_number_if_a_cave_of_it_is_free() -> None:
    game = position("BA2", "CR4", hands=GAZE, souvenirs=["pocket_torch"])
    game = moves(game, "angry_gaze 4", "PW5")
    assert set(game.legal_moves()) == {GO_ON, USE_CAVE, UseTorch(1), UseTorch(2)}
    assert refusal(game, UseTorch(3)).key == "torch_needs_cave"
    game = say(game, UseTorch(2))
    assert (asks(game), told(game, "torch"), held(game)) == ("ChooseCave", [(0, 2)], "")


@pytest.mark.clause("CV-18.8")
def test_where_caves_must_be_used_the_torch_replaces_the_roll() -> None:
    options = {"caves": "must"}
    game = position("BA2", hands=GAZE, souvenirs=["pocket_torch"], options=options)
    game = moves(game, "angry_gaze 4", "PW5")
    assert set(game.legal_moves()) == {USE_CAVE, UseTorch(1), UseTorch(2), UseTorch(3)}
    assert at(say(game, UseTorch(3))) == "CR4"


# -- Zoom Lens and Metal Detector


@pytest.mark.clause("CV-18.9")
def test_the_lens_takes_a_snapshot_up_to_three_steps_away() -> None:
    game = moves(position("H", hands=GAZE, souvenirs=["zoom_lens"]), "angry_gaze 4", "PW4")
    assert UseLens("PW7") in game.legal_moves()
    assert refusal(game, UseLens("TR5")).key == "too_far"
    game = say(game, UseLens("PW7"))
    assert (photos(game), held(game), asks(game)) == ("PW7", "", "Act")
    assert told(game, "snapshot") == [(0, "blue", "PW7")]


@pytest.mark.clause("CV-18.9")
@pytest.mark.parametrize(
    ("facts", "key"),
    [
        ({"snapshots": [["NS1"]]}, "colour_held"),
        ({"snapshots": [[], ["PW7"]]}, "no_card_there"),
        ({"places": ["H", "PW7"]}, "somebody_there"),
    ],
)
def test_the_lens_takes_it_only_as_if_one_stood_there(facts: dict[str, object], key: str) -> None:
    game = position("H", hands=GAZE, souvenirs=["zoom_lens"], seats=3, options=None, **facts)
    game = moves(game, "angry_gaze 4", "PW4")
    assert refusal(game, UseLens("PW7")).key == key


@pytest.mark.clause("CV-18.10")
@pytest.mark.parametrize("options", [None, TOGETHER])
def test_the_detector_takes_a_treasure_up_to_three_steps_away_but_not_the_heart(
    options: dict[str, object] | None,
) -> None:
    game = position(
        "RR4",
        hands=() if options else GAZE,
        tracker="angry_gaze 4, gift_shop 3, gift_shop 3" if options else "",
        souvenirs=["metal_detector"],
        slabs=[["RR11", "blue"], ["GR1", "red"]],
        options=options,
    )
    game = moves(game, "angry_gaze 4", "RR8")
    found = [move for move in game.legal_moves() if isinstance(move, UseDetector)]
    assert found == [UseDetector("RR11", "blue")]
    game = say(game, UseDetector("RR11", "blue"))
    assert (tokens(game), held(game), asks(game)) == ("B", "", "Act")


@pytest.mark.clause("CV-18.9", "CV-18.10")
def test_who_is_aboard_uses_neither_lens_nor_detector() -> None:
    game = position("H", copter=True, hands=GAZE, souvenirs=["zoom_lens metal_detector"], penny=1)
    game = say(play(game, "angry_gaze 4"), BOARD_COPTER)
    assert not [move for move in game.legal_moves() if isinstance(move, UseLens | UseDetector)]
    assert refusal(game, UseLens("PW7")).rule == "CV-18.9"


# -- Walkie-Talkie


@pytest.mark.clause("CV-18.11")
def test_the_walkie_talkie_draws_a_token_blind_and_gives_one() -> None:
    game = position("NS2", "SS2", hands=GAZE, tokens=["R", "YYB"], souvenirs=["walkie_talkie", "tote_bag"])
    call = UseWalkieTalkie(1, "red", "nothing")
    assert call in game.legal_moves()
    game = say(game, call)
    assert asks(game) == "SwapBlind"
    assert odds(game) == pytest.approx({"yellow": 2 / 3, "blue": 1 / 3})
    game = happens(game, "blue")
    assert (tokens(game, 0), tokens(game, 1), held(game)) == ("B", "RYY", "")
    assert asks(game) == "ChooseCard"


@pytest.mark.clause("CV-18.11")
@pytest.mark.parametrize(
    ("place", "treasures", "facts", "calls"),
    [
        ("SS2", ["R", "Y"], {}, 1),
        ("SS2", ["", "Y"], {}, 0),
        ("SS2", ["R", ""], {}, 0),
        ("copter", ["R", "Y"], {"copter": True}, 0),
        ("SS2", ["R", "Y"], {"lying": [[1, "off"]]}, 0),
        ("SS2", ["R", "Y"], {"lying": [[1, "chute", "E-N"]]}, 1),
    ],
)
def test_both_must_have_a_token_and_be_on_the_island(
    place: str, treasures: list[str], facts: dict[str, object], calls: int
) -> None:
    held_by = ["walkie_talkie"]
    facts = {"tokens": treasures, **facts}
    game = position("NS2", place, hands=GAZE, souvenirs=held_by, seats=3, options=None, **facts)
    assert len([move for move in game.legal_moves() if isinstance(move, UseWalkieTalkie)]) == calls


@pytest.mark.clause("CV-18.11")
def test_together_a_call_needs_agreement_and_is_not_repeated_in_a_turn_if_declined() -> None:
    game = position("NS2", "SS2", options=TOGETHER, tokens=["R", "YB"], souvenirs=["walkie_talkie"])
    call = UseWalkieTalkie(1, "red", "blue")
    asked = say(game, call)
    assert (asks(asked), asked.to_move) == ("AnswerOffer", 1)
    agreed = say(asked, ACCEPT)
    assert (tokens(agreed, 0), tokens(agreed, 1), held(agreed)) == ("B", "RY", "")
    declined = say(asked, DECLINE)
    assert (tokens(declined, 0), held(declined)) == ("R", "walkie_talkie")
    assert refusal(declined, call).key == "declined_already"
    later = finish(finish(declined))
    assert (seen(later).figure, asks(later)) == (0, "ChooseCard")
    assert [move for move in later.legal_moves() if isinstance(move, UseWalkieTalkie)]


# -- who is asked


@pytest.mark.clause("CV-19.1")
def test_others_are_asked_when_they_are_passed_before_a_launch_and_when_they_fell() -> None:
    hands = ["flame_geyser 4, beeline 6"]
    game = position("NS1", "NS3", hands=hands, tokens=["R", "Y"], souvenirs=["", "tote_bag"])
    game = say(moves(game, "flame_geyser 4", "NS5"), Offer("red", "yellow"))
    asked = [(asks(game), game.to_move)]
    game = say(game, DECLINE, GO_ON, ChoosePit("P2"))
    asked.append((asks(game), game.to_move))
    game = rolls(aimed(say(game, GO_ON)), 1)
    asked.append((asks(game), game.to_move))
    assert asked == [("AnswerOffer", 1), ("HideInGlobe", 1), ("ShowBag", 1)]


@pytest.mark.clause("CV-19.1")
def test_in_a_turn_without_these_moments_nobody_else_is_asked() -> None:
    game = position("PW1", "RR1", hands=GAZE, tokens=["R", "Y"], souvenirs=["tote_bag", "snow_globe"])
    game = moves(game, "angry_gaze 4", "PW5")
    while table_of(game).figure == 0:
        assert game.to_move in (0, None)
        game = calmly(game)


@pytest.mark.clause("CV-19.2")
def test_where_nobody_holds_a_souvenir_nobody_is_asked_for_a_globe() -> None:
    game = position("NS1", "RR1", hands=["flame_geyser 4, beeline 6"])
    game = say(moves(game, "flame_geyser 4", "NS5"), GO_ON, ChoosePit("P2"))
    assert asks(game) == "AimEmber"
