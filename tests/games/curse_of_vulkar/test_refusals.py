"""Refusals: every wrong move names its clause, says what is wrong, and what is not."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.moves import (
    ACCEPT,
    BOARD_COPTER,
    CALL_TIGER,
    DROP,
    FINISH,
    GO_ON,
    LEAVE,
    STAY,
    TAKE_HEART,
    TAKE_PENNY,
    USE_CAVE,
    USE_MAP,
    USE_TOTE_BAG,
    Aim,
    ChoosePit,
    ComeOut,
    Discard,
    Flick,
    GiveUp,
    LeadTiger,
    MoveFigure,
    Offer,
    PayMaw,
    PlayCard,
    Push,
    StandOn,
    Take,
    TurnTree,
    TurnVulKar,
    UseBoots,
    UseDetector,
    UseLens,
    UseSapphires,
    UseSnowGlobe,
    UseTorch,
    UseWalkieTalkie,
    Walk,
)
from emberisle.games.curse_of_vulkar.rules.refusals import refuse_token
from emberisle.games.curse_of_vulkar.rules.ruleset import CURSE_OF_VULKAR
from emberisle.games.curse_of_vulkar.rules.words import texts_in
from emberisle.kernel.values import Value

from .table_talk import (
    TOGETHER,
    bend_over,
    cave_die,
    drop,
    finish,
    flick,
    happens,
    moves,
    play,
    position,
    refusal,
    say,
    table_of,
)

GAZE = ["angry_gaze 4, beeline 6"]
GEYSER = ["flame_geyser 3, beeline 6"]
CATACLYSM = ["cataclysm 4, beeline 6"]
ALL = (
    "tote_bag snow_globe cursed_sapphires hiking_boots island_map pocket_torch zoom_lens metal_detector "
    "walkie_talkie"
)
CLOSED = {"treasures": "closed"}


def shore(**facts: object) -> em.Game:
    """Figure 0 is about to pass figure 1 on the North Shore."""
    facts = {"tokens": ["RY", "YB"], **facts}
    options = facts.pop("options", None)
    assert options is None or isinstance(options, dict)
    game = position("NS1", "NS3", hands=GAZE, seats=3, souvenirs=(), options=options, **facts)
    return moves(game, "angry_gaze 4", "NS5")


def summit(hands: list[str], card: str, *others: str, **facts: object) -> em.Game:
    """Figure 0 is about to act on the Ring Road, and holds the lens and the detector."""
    souvenirs = ["zoom_lens metal_detector"]
    goal = {"3": "RR5", "4": "RR6"}[card[-1]]
    game = position("RR2", *others, hands=hands, seats=3, souvenirs=souvenirs, options=None, **facts)
    return moves(game, card, goal)


POSITIONS: dict[str, em.Game] = {
    "choose figure": finish(position("NS2", "SS2", "NS9", "SS5", seats=2, options={"two_turns": "choose"})),
    "off": position("H", "CR4", lying=[[0, "off"]]),
    "odd": position("H", "TR3", lying=[[0, "odd", "TR3", "TR4"]]),
    "card": position("NS2", "SS2", hands=GAZE, souvenirs=[ALL], tokens=["R", "Y"]),
    "first card": position("start", "SS2", hands=GAZE, souvenirs=["walkie_talkie"], tokens=["R", "Y"]),
    "card, empty-handed": position("NS2", hands=GAZE),
    "open card": position("NS2", "SS2", options=TOGETHER, tokens=["R", "Y"], souvenirs=["walkie_talkie"]),
    "walk": play(position("TR4", "TR2", hands=GAZE, souvenirs=[ALL]), "angry_gaze 4"),
    "walk near a bridge": play(position("TR5", hands=GAZE), "angry_gaze 4"),
    "walk near a closed bridge": play(
        position("TR5", "BR1", hands=GAZE, options={"unstable": "closed"}), "angry_gaze 4"
    ),
    "walk to the copter": play(position("TR4", copter=True, hands=GAZE), "angry_gaze 4"),
    "board": moves(position("PW2", copter=True, hands=GAZE), "angry_gaze 4", "TR2"),
    "cave": moves(position("BA2", "CR4", hands=GAZE, souvenirs=["pocket_torch"]), "angry_gaze 4", "PW5"),
    "forced cave": moves(
        position("BA2", hands=GAZE, souvenirs=["pocket_torch"], options={"caves": "must"}),
        "angry_gaze 4",
        "PW5",
    ),
    "out of a cave": cave_die(say(moves(position("BA2", hands=GAZE), "angry_gaze 4", "PW5"), USE_CAVE), 2),
    "treasure": moves(position("H", options=TOGETHER, slabs=[["PW1", "red"]]), "gift_shop 3", "PW3"),
    "snapshot": moves(position("PW6", options=TOGETHER), "gift_shop 3", "PW9"),
    "heart": moves(position("RR8", hands=GAZE), "angry_gaze 4", "RR12"),
    "maw": say(play(position("H", copter=True, hands=GAZE), "angry_gaze 4"), BOARD_COPTER),
    "passing": shore(),
    "passing, closed to exchange": shore(heart=1, options={"exchange": "none"}),
    "offered": say(shore(), Offer("red", "blue")),
    "offered, closed": say(shore(tokens=["RY", "B"], options=CLOSED), Offer("red", "yellow")),
    "robbed of the Heart": say(
        moves(
            position("NS1", "NS3", hands=GAZE, heart=1, souvenirs=["", "zoom_lens"]), "angry_gaze 4", "NS5"
        ),
        TAKE_HEART,
    ),
    "gaze": summit(GAZE, "angry_gaze 4"),
    "roots": say(summit(["creeping_roots 4, beeline 6"], "creeping_roots 4"), TurnTree("T1", "left")),
    "must gaze": moves(position("RR2", hands=GAZE, options={"actions": "must"}), "angry_gaze 4", "RR6"),
    "must gaze together": moves(
        position("RR2", options=TOGETHER, tracker="angry_gaze 4, gift_shop 3, gift_shop 4"),
        "angry_gaze 4",
        "RR6",
    ),
    "cataclysm": summit(CATACLYSM, "cataclysm 4"),
    "second flick": flick(
        moves(position("RR2", hands=["lava_blast 3, beeline 6"]), "lava_blast 3", "RR5"), pit="P1"
    ),
    "near a snapshot": moves(
        position("H", "PW7", hands=GAZE, souvenirs=["zoom_lens metal_detector"]), "angry_gaze 4", "PW4"
    ),
    "near a colour held": moves(
        position("H", hands=GAZE, souvenirs=["zoom_lens"], snapshots=[["NS1"]]), "angry_gaze 4", "PW4"
    ),
    "near a card that is gone": moves(
        position("H", hands=GAZE, souvenirs=["zoom_lens"], snapshots=[[], ["PW7"]]), "angry_gaze 4", "PW4"
    ),
    "globe": say(
        moves(
            position("TR3", "RR1", hands=GEYSER, souvenirs=["", "snow_globe tote_bag"]),
            "flame_geyser 3",
            "TR6",
        ),
        ChoosePit("P1"),
    ),
    "aim": bend_over(moves(position("TR3", hands=GEYSER), "flame_geyser 3", "TR6")),
    "strength": say(bend_over(moves(position("TR3", hands=GEYSER), "flame_geyser 3", "TR6")), Aim(0)),
    "loot": drop(
        moves(
            position("RR2", "RR8", hands=CATACLYSM, tokens=["", "RY"], options={"steal": "chosen"}),
            "cataclysm 4",
            "RR6",
        ),
        1,
    ),
    "bag": drop(
        moves(
            position("RR2", "RR8", hands=CATACLYSM, tokens=["", "RY"], souvenirs=["", "zoom_lens"]),
            "cataclysm 4",
            "RR6",
        ),
        1,
    ),
    "payment": drop(moves(position("RR2", hands=CATACLYSM, tokens=["RY"]), "cataclysm 4", "RR6"), 0),
    "price": flick(
        moves(
            position(
                "PW1",
                options=TOGETHER,
                tracker="flame_geyser 3, gift_shop 3, cataclysm 4",
                souvenirs=["zoom_lens"],
            ),
            "flame_geyser 3",
            "PW4",
        )
    ),
    "again": say(
        moves(position("RR2", hands=GAZE, souvenirs=["cursed_sapphires"]), "angry_gaze 4", "RR6"), FINISH
    ),
    "declined": say(
        position("NS2", "SS2", options=TOGETHER, tokens=["R", "Y"], souvenirs=["walkie_talkie"]),
        UseWalkieTalkie(1, "red", "yellow"),
    ),
}
POSITIONS["declined"] = say(POSITIONS["declined"], POSITIONS["declined"].legal_moves()[1])

OTHERS = ("gift_shop 3, gift_shop 3", "lava_blast 3, lava_blast 3")
POSITIONS["tiger"] = happens(
    say(
        moves(
            position(
                "TR1",
                "H",
                "H",
                hands=("tiger 4, beeline 6", *OTHERS),
                options={"tiger": True},
                tiger="AS4",
            ),
            "tiger 4",
            "TR5",
        ),
        CALL_TIGER,
    ),
    1,
)
POSITIONS["idol"] = position("WR2", "H", "H", options={"idol": True})

REFUSED: list[tuple[str, Value, str, str]] = [
    # The Tiger and the Idol
    ("tiger", GO_ON, "CV-23.3", "lead_tiger"),
    ("tiger", LeadTiger(("SC8",)), "CV-23.4", "tiger_way"),
    ("tiger", LeadTiger(("AS3", "CI4", "CI3", "CI2", "CI1", "OB2", "OB1", "BR2")), "CV-23.4", "tiger_shuns"),
    ("tiger", LeadTiger(("AS3", "AS2")), "CV-23.4", "tiger_stops"),
    ("tiger", LeadTiger(("AS5", "AS6", "AS7", "SC4", "SC5")), "CV-23.4", "tiger_stops"),
    ("idol", GO_ON, "CV-25.2", "take_idol"),
    # Standing up
    ("off", StandOn("CR4"), "CV-3.4", "cave_taken"),
    ("off", StandOn("TR5"), "CV-3.4", "stand_at_cave"),
    ("off", GO_ON, "CV-3.4", "stand_at_cave"),
    ("odd", StandOn("TR3"), "CV-3.5", "space_taken"),
    ("odd", StandOn("RR1"), "CV-3.2", "stand_near"),
    ("odd", StandOn("Rome"), "CV-3.2", "stand_near"),
    # A card
    ("card", PlayCard("gift_shop", 3), "CV-4.1", "card_not_held"),
    ("card", PlayCard("gift_shop", 9), "CV-17.1", "no_such_card"),
    ("card", PlayCard("boulder", 4), "CV-4.1", "card_not_held"),
    ("card", GO_ON, "CV-4.1", "play_card"),
    ("open card", PlayCard("beeline", 6), "CV-16.2", "card_not_open"),
    ("open card", GO_ON, "CV-16.2", "play_open_card"),
    # Souvenirs at the wrong moment, or not there
    ("card", USE_TOTE_BAG, "CV-18.2", "when_tote_bag"),
    ("card", UseSnowGlobe(0), "CV-18.3", "when_snow_globe"),
    ("card", UseSapphires("beeline", 6), "CV-18.5", "when_cursed_sapphires"),
    ("card", UseBoots(1), "CV-18.6", "when_hiking_boots"),
    ("card", USE_MAP, "CV-18.7", "when_island_map"),
    ("card", UseTorch(1), "CV-18.8", "when_pocket_torch"),
    ("card", UseLens("NS1"), "CV-18.9", "when_zoom_lens"),
    ("card", UseDetector("NS6", "red"), "CV-18.10", "when_metal_detector"),
    ("walk", UseWalkieTalkie(1, "red", "nothing"), "CV-18.11", "when_walkie_talkie"),
    ("card, empty-handed", USE_TOTE_BAG, "CV-18.2", "not_held"),
    ("card, empty-handed", UseWalkieTalkie(1, "red", "nothing"), "CV-18.11", "not_held"),
    ("bag", USE_TOTE_BAG, "CV-18.2", "not_held"),
    ("robbed of the Heart", USE_TOTE_BAG, "CV-18.2", "not_held"),
    ("payment", USE_TOTE_BAG, "CV-18.2", "not_held"),
    # The Walkie-Talkie
    ("card", UseWalkieTalkie(0, "red", "nothing"), "CV-18.11", "call_another"),
    ("card", UseWalkieTalkie(9, "red", "nothing"), "CV-18.11", "call_another"),
    ("card", UseWalkieTalkie(2, "red", "nothing"), "CV-18.11", "nobody_to_call"),
    ("card", UseWalkieTalkie(1, "blue", "nothing"), "CV-18.11", "call_with"),
    ("card", UseWalkieTalkie(1, "red", "yellow"), "CV-18.11", "call_with"),
    ("open card", UseWalkieTalkie(1, "red", "nothing"), "CV-18.11", "call_with"),
    ("first card", UseWalkieTalkie(1, "red", "nothing"), "CV-18.11", "call_from_island"),
    ("declined", UseWalkieTalkie(1, "red", "yellow"), "CV-18.11", "declined_already"),
    # Walks
    ("walk", Walk(("TR5",)), "CV-4.2", "full_move"),
    ("walk", Walk(()), "CV-4.2", "full_move"),
    ("walk", STAY, "CV-4.2", "full_move"),
    ("walk near a bridge", Walk(("TR4", "TR3", "TR2", "TR1", "H")), "CV-4.2", "too_long"),
    ("walk", Walk(("TR5", "TR6", "TR5", "TR4")), "CV-4.3", "straight_back"),
    ("walk", Walk(("TR3", "TR2")), "CV-4.4", "occupied"),
    ("walk", Walk(("TR5", "RR1")), "CV-22.1", "not_joined"),
    ("walk", Walk(("Rome",)), "CV-22.1", "no_such_space"),
    ("walk", Walk(("start",)), "CV-22.1", "no_such_space"),
    ("walk", PlayCard("beeline", 6), "CV-4.2", "walk_now"),
    ("walk", UseBoots(3), "CV-18.6", "boots_one_or_two"),
    ("walk", BOARD_COPTER, "CV-12.4", "no_copter"),
    ("walk to the copter", BOARD_COPTER, "CV-12.4", "board_from_helipad"),
    ("walk near a bridge", Walk(("TR6", "BR1", "GR1", "GR2")), "CV-4.5", "deck_stops"),
    ("walk near a closed bridge", Walk(("TR6", "BR1", "GR1", "GR2")), "CV-4.5", "deck_closed"),
    ("board", STAY, "CV-12.4", "board_or_go_on"),
    # Caves
    ("cave", STAY, "CV-5.2", "in_cave"),
    ("cave", UseTorch(3), "CV-18.8", "torch_needs_cave"),
    ("cave", UseTorch(4), "CV-18.8", "torch_needs_cave"),
    ("forced cave", GO_ON, "CV-5.2", "cave_must"),
    ("out of a cave", ComeOut("AS2"), "CV-5.3", "cave_of_number"),
    ("out of a cave", GO_ON, "CV-5.3", "cave_of_number"),
    # Taking
    ("treasure", Take("blue"), "CV-6.1", "no_such_token"),
    ("treasure", GO_ON, "CV-6.1", "take_token"),
    ("snapshot", GO_ON, "CV-6.3", "take_snapshot"),
    ("heart", Take("red"), "CV-6.6", "take_heart"),
    ("maw", Take("red"), "CV-12.5", "not_in_maw"),
    ("maw", GO_ON, "CV-12.5", "take_from_maw"),
    # Passing
    ("passing", TAKE_HEART, "CV-7.2", "no_heart"),
    ("passing", STAY, "CV-7.1", "passing"),
    ("passing", Offer("blue", "yellow"), "CV-7.3", "no_token_to_give"),
    ("passing", Offer("yellow", "red"), "CV-7.3", "no_token_to_get"),
    ("passing", Offer("yellow", "yellow"), "CV-7.3", "same_colour"),
    ("passing", Offer("red", "nothing"), "CV-16.12", "no_gifts"),
    ("passing", Offer("nothing", "blue"), "CV-16.12", "no_gifts"),
    ("passing, closed to exchange", Offer("red", "yellow"), "CV-7.3", "no_exchanges"),
    ("offered", GO_ON, "CV-7.3", "accept_or_decline"),
    ("offered, closed", ACCEPT, "CV-7.3", "cannot_accept"),
    ("robbed of the Heart", STAY, "CV-18.2", "bag_or_not"),
    # Actions
    ("must gaze", FINISH, "CV-8.1", "must_act"),
    ("must gaze together", FINISH, "CV-16.3", "must_act"),
    ("cataclysm", FINISH, "CV-17.8", "must_act"),
    ("gaze", TurnVulKar(0), "CV-22.2", "another_facing"),
    ("gaze", TurnVulKar(45), "CV-22.2", "another_facing"),
    ("gaze", TurnTree("T1", "left"), "CV-8.1", "other_action"),
    ("gaze", ChoosePit("P1"), "CV-8.1", "other_action"),
    ("gaze", DROP, "CV-8.1", "other_action"),
    ("gaze", Push("left"), "CV-8.1", "other_action"),
    ("gaze", GO_ON, "CV-8.1", "act_now"),
    ("roots", TurnTree("T1", "home"), "CV-22.3", "another_setting"),
    ("roots", TurnTree("T2", "home"), "CV-22.3", "another_setting"),
    ("roots", TurnTree("T9", "home"), "CV-22.3", "another_setting"),
    ("second flick", ChoosePit("P1"), "CV-17.3", "another_pit"),
    # Lens and detector
    ("gaze", UseLens("TR5"), "CV-18.9", "too_far"),
    ("gaze", UseLens("Rome"), "CV-18.9", "too_far"),
    ("gaze", UseLens("RR7"), "CV-18.9", "no_card_there"),
    ("near a card that is gone", UseLens("PW7"), "CV-18.9", "no_card_there"),
    ("near a colour held", UseLens("PW7"), "CV-6.3", "colour_held"),
    ("near a snapshot", UseLens("PW7"), "CV-6.3", "somebody_there"),
    ("near a snapshot", UseDetector("PW5", "red"), "CV-18.10", "no_token_there"),
    ("near a snapshot", UseDetector("TR6", "red"), "CV-18.10", "too_far"),
    # Launches
    ("globe", UseSnowGlobe(0), "CV-18.3", "own_figure_on_island"),
    ("globe", STAY, "CV-19.3", "globe_or_not"),
    ("aim", Aim(3), "CV-21.2", "five_degrees"),
    ("aim", Flick(5), "CV-21.2", "aim_now"),
    ("strength", Flick(0), "CV-21.2", "twenty_strengths"),
    ("strength", Aim(5), "CV-21.2", "flick_now"),
    # Losing and paying
    ("loot", Take("blue"), "CV-9.4", "nothing_of_that"),
    ("loot", TAKE_PENNY, "CV-9.4", "nothing_of_that"),
    ("loot", GO_ON, "CV-9.4", "steal_now"),
    ("payment", PayMaw("blue"), "CV-9.5", "nothing_to_pay_with"),
    ("payment", PayMaw("heart"), "CV-9.5", "no_heart_to_pay"),
    ("payment", GO_ON, "CV-9.5", "pay_now"),
    ("price", Discard("tote_bag"), "CV-16.6", "souvenir_not_held"),
    ("price", GiveUp("cataclysm", 4), "CV-16.6", "no_cataclysm"),
    ("price", GiveUp("beeline", 6), "CV-16.6", "not_in_tracker"),
    ("price", GO_ON, "CV-16.6", "pay_price"),
    # Once more
    ("again", UseSapphires("gift_shop", 3), "CV-18.5", "only_other_card"),
    ("again", STAY, "CV-18.5", "again_or_not"),
    # Which figure
    ("choose figure", MoveFigure(0), "CV-15.1", "choose_figure"),
    ("choose figure", MoveFigure(9), "CV-15.1", "choose_figure"),
    ("choose figure", GO_ON, "CV-15.1", "choose_figure"),
]


@pytest.mark.parametrize(("where", "move", "rule", "said"), REFUSED)
def test_refused(where: str, move: Value, rule: str, said: str) -> None:
    game = POSITIONS[where]
    why = refusal(game, move)
    assert (why.rule, why.key) == (rule, said)
    assert why.instead
    assert set(why.instead) <= set(game.legal_moves())
    with pytest.raises(em.IllegalMove, match=rule):
        game.play(move)


NOT_ON_THIS_ISLAND = {"take_one"}
"""Only where two slabs lie at one space is a treasure chosen in competition, and it cannot be left."""


def test_every_refusal_that_has_words_is_shown() -> None:
    words = {key.removeprefix("refusals.") for key in texts_in("en").texts if key.startswith("refusals.")}
    assert {said for *_, said in REFUSED} == words - NOT_ON_THIS_ISLAND


@pytest.mark.clause("CV-6.1")
def test_in_competition_a_treasure_may_not_be_left() -> None:
    why = refuse_token(table_of(POSITIONS["card"]), LEAVE)
    assert (why.rule, why.key) == ("CV-6.1", "take_one")


def test_a_refusal_says_what_is_the_matter_here() -> None:
    assert reason("walk", Walk(("TR5",))) == "you move by the full number of your card: 4 spaces are left"
    assert reason("walk", Walk(("TR5", "RR1"))) == "no step leads from Tourist Road 5 to Ring Road 1"
    assert reason("card", PlayCard("gift_shop", 3)) == "you do not hold Gift Shop 3"
    assert reason("passing", Offer("blue", "yellow")) == "you have no blue treasure to give"


def reason(where: str, move: Value) -> str:
    return CURSE_OF_VULKAR.reason(refusal(POSITIONS[where], move))


def test_what_is_proposed_instead_of_a_short_walk_goes_the_same_way() -> None:
    assert Walk(("TR5", "TR6", "BR1")) in refusal(POSITIONS["walk"], Walk(("TR5", "TR6"))).instead


def test_nobody_else_plays_for_the_one_who_is_asked() -> None:
    with pytest.raises(em.NotYourTurn):
        POSITIONS["card"].play(PlayCard("beeline", 6), seat=1)
