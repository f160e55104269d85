"""Step 3: the action, and the action cards (CV-8, CV-17)."""

from __future__ import annotations

from collections import Counter

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.acting import Act
from emberisle.games.curse_of_vulkar.rules.cards import KINDS, card, deck
from emberisle.games.curse_of_vulkar.rules.moves import (
    CHOOSE_PIT,
    FINISH,
    PUSHES,
    Aim,
    ChoosePit,
    Discard,
    Flick,
    Push,
    TurnTree,
    TurnVulKar,
)
from emberisle.kernel.values import Value

from .table_talk import (
    OFF,
    asks,
    at,
    clauses,
    drop,
    finish,
    flick,
    held,
    lies,
    maw,
    moves,
    photos,
    play,
    position,
    refusal,
    rolls,
    say,
    seen,
    souvenir,
    stolen,
    table_of,
    tokens,
    told,
)


def acting(text: str, *others: str, options: dict[str, object] | None = None, **facts: object) -> em.Game:
    """Figure 0 has come to NS4 and is about to carry out the action of its card."""
    start = {"3": "RR5", "4": "RR6", "5": "RR7"}[text[-1]]
    spare = "gift_shop 4" if "gift_shop" in text else "gift_shop 3"
    hands = [f"{text}, {spare}"]
    game = position(start, *others, hands=hands, souvenirs=(), seats=0, options=options, **facts)
    return moves(game, text, "NS4")


# -- whether


@pytest.mark.clause("CV-8.1")
def test_the_action_may_be_left_undone() -> None:
    for text in ("flame_geyser 5", "lava_blast 3", "angry_gaze 4", "creeping_roots 4"):
        game = acting(text)
        assert FINISH in game.legal_moves()
        assert asks(say(game, FINISH)) == "DrawCard"


@pytest.mark.clause("CV-8.1")
def test_in_some_houses_the_action_must_be_carried_out() -> None:
    for text in ("flame_geyser 5", "lava_blast 3", "angry_gaze 4", "creeping_roots 4"):
        game = acting(text, options={"actions": "must"})
        assert refusal(game, FINISH).rule == "CV-8.1"
    assert FINISH in say(game, TurnTree("T1", "left")).legal_moves()


# -- Embers


@pytest.mark.clause("CV-8.2", "CV-17.2")
def test_a_flame_geyser_flicks_one_ember_of_any_pit() -> None:
    game = acting("flame_geyser 4")
    assert set(game.legal_moves()) == {*CHOOSE_PIT, FINISH}
    game = say(game, ChoosePit("P3"))
    assert asks(game) == "AimEmber"
    game = say(game, Aim(45))
    assert asks(game) == "FlickEmber"
    game = rolls(say(game, Flick(7)))
    assert told(game, "flicked") == [(0, "P3", 45, 7)]
    assert asks(game) == "DrawCard"


def test_a_launch_tells_who_fell_or_that_nobody_did() -> None:
    assert told(flick(acting("flame_geyser 4", "RR1")), "nobody_fell") == [()]
    assert told(flick(acting("flame_geyser 4", "RR1"), 1), "nobody_fell") == []


@pytest.mark.clause("CV-19.2")
@pytest.mark.parametrize(("text", "passes"), [("gift_shop 3", FINISH), ("beeline 6", FINISH)])
def test_who_has_nothing_to_choose_is_only_asked_for_souvenirs(text: str, passes: Value) -> None:
    game = position("TR1", hands=[text], souvenirs=["tote_bag"])
    game = play(game, text)
    game = say(game, game.legal_moves()[0])
    step = game.step
    assert isinstance(step, Act)
    assert (game.legal_moves(), step.let_pass(game.table)) == ((passes,), passes)


@pytest.mark.clause("CV-17.3")
def test_a_lava_blast_flicks_two_embers_of_different_pits_one_after_the_other() -> None:
    game = flick(acting("lava_blast 3", "RR1", tokens=["", "R"]), 1, pit="P2")
    game = souvenir(stolen(game, "red"), "zoom_lens")
    assert asks(game) == "Act"
    assert set(game.legal_moves()) == {FINISH, *[pit for pit in CHOOSE_PIT if pit != ChoosePit("P2")]}
    assert refusal(game, ChoosePit("P2")).rule == "CV-17.3"
    assert (seen(game).flicked, seen(game).pit) == (("P2",), None)
    again = say(game, ChoosePit("P3"))
    assert (seen(again).flicked, seen(again).pit) == (("P2",), "P3")
    assert asks(flick(game, pit="P3")) == "DrawCard"
    assert asks(say(game, FINISH)) == "DrawCard"


@pytest.mark.clause("CV-8.2")
@pytest.mark.parametrize("over", ["", "SS4", "WR2"])
def test_in_some_houses_an_ember_over_no_snapshot_space_of_the_region_costs_a_souvenir(over: str) -> None:
    options: dict[str, object] = {"ember_shots": "snapshots"}
    game = position("RR7", hands=["flame_geyser 5, gift_shop 3"], souvenirs=["tote_bag"], options=options)
    game = flick(moves(game, "flame_geyser 5", "NS4", by="SK1"), over=over)
    if over == "SS4":  # of the Summit, as the figure is
        assert (told(game, "missed"), held(game)) == ([], "tote_bag")
    else:
        assert game.legal_moves() == (Discard("tote_bag"),)
        assert held(say(game, Discard("tote_bag"))) == ""


@pytest.mark.clause("CV-8.2")
def test_embers_are_gone_once_they_were_flicked() -> None:
    game = moves(position("H", hands=["lava_blast 3, gift_shop 3"]), "lava_blast 3", "TR3")
    game = say(game, ChoosePit("P3"))
    assert seen(game).flicked == ()
    game = say(game, Aim(90)).play(Flick(1))
    assert (asks(game), seen(game).flicked) == ("Act", ("P3",))


@pytest.mark.clause("CV-8.2")
def test_in_competition_embers_are_flicked_at_people_and_a_miss_costs_nothing() -> None:
    game = position("RR7", hands=["flame_geyser 5, gift_shop 3"], souvenirs=["tote_bag"])
    game = flick(moves(game, "flame_geyser 5", "NS4", by="SK1"))
    assert (told(game, "missed"), held(game)) == ([], "tote_bag")


@pytest.mark.clause("CV-8.5")
def test_who_has_no_treasure_pays_nothing_for_an_ember_that_left() -> None:
    game = flick(acting("flame_geyser 4", "RR1"), 1, end="off")
    assert (maw(game), lies(game, 1), asks(game)) == ("", None, "DrawCard")
    assert told(game, "stands_again") == [(1,)]


@pytest.mark.clause("CV-8.5")
def test_who_has_several_treasures_chooses_which_goes_to_the_maw() -> None:
    game = flick(acting("flame_geyser 4", tokens=["RY"], heart=0), end="off")
    assert (asks(game), len(game.legal_moves())) == ("ChoosePayment", 3)
    game = say(game, game.legal_moves()[1])
    assert (tokens(game), maw(game), table_of(game).heart) == ("R", "Y", 0)
    assert clauses(game, "into_maw") == ["CV-8.5"]


@pytest.mark.clause("CV-8.5")
def test_in_some_houses_an_ember_that_left_costs_nothing_and_all_stand_up_all_the_same() -> None:
    game = flick(
        acting("flame_geyser 4", "RR1", tokens=["RY"], options={"ember_off": "nothing"}), 1, end="off"
    )
    assert (tokens(game), maw(game), lies(game, 1), asks(game)) == ("RY", "", None, "DrawCard")


@pytest.mark.clause("CV-8.5")
def test_who_lay_before_an_ember_left_still_lies() -> None:
    game = acting("flame_geyser 4", "H", lying=[[1, "space", "RR1"]])
    game = flick(game, lies={1: OFF}, end="off")
    assert lies(game, 1) == "off"


# -- Fireballs


@pytest.mark.clause("CV-8.3", "CV-17.8")
@pytest.mark.parametrize("scar", [1, 3])
def test_a_cataclysm_drops_all_fireballs_of_the_scar_as_one_launch(scar: int) -> None:
    game = acting("cataclysm 4", scar=scar)
    assert asks(game) == "RollFireballs"
    game = rolls(game)
    assert [facts[-1] for facts in told(game, "fireballs_rolled")] == [scar]


@pytest.mark.clause("CV-17.8")
def test_nobody_can_leave_a_cataclysm_undone() -> None:
    hands = ["cataclysm 4, gift_shop 3"]
    game = position("RR6", hands=hands, souvenirs=["tote_bag"])
    game = moves(game, "cataclysm 4", "NS4", by="SK1")
    assert (asks(game), len(game.legal_moves())) == ("Act", 1)
    assert refusal(game, FINISH).rule == "CV-17.8"


@pytest.mark.clause("CV-8.6")
def test_fireballs_that_leave_the_island_cost_nothing_and_falls_stand() -> None:
    game = drop(acting("cataclysm 4", "RR1", tokens=["RR", ""]), 1, end="off")
    assert (tokens(game), maw(game), lies(game, 1), asks(game)) == ("RR", "", "space", "DrawSouvenir")


# -- Vul-Kar and the trees


@pytest.mark.clause("CV-8.4", "CV-17.4")
def test_an_angry_gaze_turns_vul_kar_to_any_other_facing_and_so_it_stays() -> None:
    game = acting("angry_gaze 4", facing=60)
    facings = {0, 120, 180, 240, 300}
    assert set(game.legal_moves()) == {FINISH, *[TurnVulKar(facing) for facing in facings]}
    game = finish(say(game, TurnVulKar(240)))
    assert seen(game).facing == 240
    assert seen(finish(game)).facing == 240


@pytest.mark.clause("CV-8.4", "CV-17.5")
def test_creeping_roots_turn_one_or_two_trees_each_to_another_setting() -> None:
    game = acting("creeping_roots 4", trees=[["T2", "left"]])
    assert len(game.legal_moves()) == 15
    assert {TurnTree("T2", "home"), TurnTree("T2", "right"), TurnTree("T1", "left")} < set(game.legal_moves())
    game = say(game, TurnTree("T2", "right"))
    assert asks(game) == "Act"
    assert refusal(game, TurnTree("T2", "home")).key == "another_setting"
    assert FINISH in game.legal_moves()
    game = finish(say(game, TurnTree("T7", "left")))
    assert dict(seen(game).trees) == {
        **dict.fromkeys(["T1", "T3", "T4", "T5", "T6"], "home"),
        "T2": "right",
        "T7": "left",
    }


# -- the other cards


@pytest.mark.clause("CV-17.6")
def test_a_gift_shop_draws_a_souvenir() -> None:
    game = souvenir(acting("gift_shop 3"), "hiking_boots")
    assert held(game) == "hiking_boots"
    assert clauses(game, "souvenir") == ["CV-17.6"]


@pytest.mark.clause("CV-17.6")
def test_a_gift_shop_without_souvenirs_draws_nothing() -> None:
    every = "tote_bag tote_bag snow_globe snow_globe selfie_stick cursed_sapphires hiking_boots island_map"
    gone = [*every.split(), "pocket_torch", "zoom_lens", "metal_detector", "walkie_talkie"]
    game = acting("gift_shop 3", gone=gone)
    assert (told(game, "no_souvenirs"), asks(game)) == ([(0,)], "DrawCard")


@pytest.mark.clause("CV-17.7")
def test_a_beeline_takes_only_what_lies_where_it_stops() -> None:
    slabs = [["PW5", "red"], ["PW9", "blue"]]
    hands = ["beeline 6, gift_shop 3"]
    game = moves(position("PW3", hands=hands, slabs=slabs), "beeline 6", "PW9")
    assert (tokens(game), photos(game), asks(game)) == ("B", "", "DrawCard")
    game = moves(position("PW1", hands=hands, slabs=slabs), "beeline 6", "PW7")
    assert (tokens(game), photos(game)) == ("", "PW7")


@pytest.mark.clause("CV-17.7", "CV-6.6")
def test_a_beeline_runs_past_the_heart_unless_it_stops_there() -> None:
    hands = ["beeline 6, gift_shop 3"]
    assert asks(moves(position("RR6", hands=hands), "beeline 6", "RR12")) == "DrawCard"
    assert asks(moves(position("RR4", hands=hands), "beeline 6", "RR10")) == "FindHeart"


@pytest.mark.clause("CV-17.7")
def test_in_a_beeline_passing_counts_as_ever() -> None:
    game = position("RR6", "RR8", hands=["beeline 6, gift_shop 3"], heart=1)
    assert asks(moves(game, "beeline 6", "RR12")) == "PassFigure"


# -- the deck


@pytest.mark.clause("CV-17.1")
def test_the_deck() -> None:
    by_action: dict[str, list[int]] = {}
    for kind, count in enumerate(deck(4, boulder=False)):
        by_action.setdefault(card(kind)[0], []).extend([card(kind)[1]] * count)
    assert by_action == {
        "flame_geyser": [2, 2, 2, 2, 3, 3, 4, 5],
        "lava_blast": [2, 3, 3],
        "angry_gaze": [3, 4, 4, 5],
        "creeping_roots": [3, 4, 5, 5],
        "gift_shop": [3, 3, 3, 4],
        "beeline": [6, 6, 6],
        "cataclysm": [4, 4, 4, 4],
        "boulder": [],
        "tiger": [],
        "bees": [],
    }


@pytest.mark.clause("CV-17.1", "CV-17.9")
@pytest.mark.parametrize("boulder", [False, True])
@pytest.mark.parametrize(
    ("cataclysms", "without", "with_boulder"),
    [
        (3, [2, 2, 2, 2, 3, 3, 4, 4, 5], [2, 2, 2, 2, 4, 5]),
        (4, [2, 2, 2, 2, 3, 3, 4, 5], [2, 2, 2, 2, 5]),
        (5, [2, 2, 2, 2, 3, 4, 5], [2, 2, 2, 5]),
        (6, [2, 2, 2, 2, 4, 5], [2, 2, 5]),
        (7, [2, 2, 2, 2, 5], [2, 5]),
    ],
)
def test_other_cards_take_the_place_of_flame_geysers(
    cataclysms: int, without: list[int], with_boulder: list[int], boulder: bool
) -> None:
    game = position("H", options={"cataclysms": cataclysms, "boulder": boulder})
    cards = Counter({kind: count for kind, count in enumerate(deck(cataclysms, boulder)) if count})
    by_action = Counter(card(kind)[0] for kind in cards.elements())
    geysers = [card(kind)[1] for kind in cards.elements() if card(kind)[0] == "flame_geyser"]
    assert (cards.total(), by_action["cataclysm"]) == (30, cataclysms)
    assert geysers == (with_boulder if boulder else without)
    assert [card(kind)[1] for kind in cards.elements() if card(kind)[0] == "boulder"] == [4, 4, 5] * boulder
    assert len(cards) <= len(KINDS)
    assert sum(table_of(game).left) == 24


@pytest.mark.clause("CV-17.9", "CV-8.6")
def test_the_boulder_is_pushed_out_of_one_of_three_mouths_and_costs_nothing_if_it_leaves() -> None:
    options: dict[str, object] = {"boulder": True}
    game = acting("boulder 4", "RR1", tokens=["Y", "R"], options=options)
    assert set(game.legal_moves()) == {*PUSHES, FINISH}
    game = rolls(say(game, Push("left")), 1, end="off")
    assert told(game, "felled_space") == [(1, "boulder", ("RR1",))]
    assert (asks(game), tokens(game), maw(game), lies(game, 1)) == ("StealBlind", "Y", "", "space")
    assert clauses(game, "boulder_rolled") == ["CV-17.9"]
    assert at(game) == "NS4"
