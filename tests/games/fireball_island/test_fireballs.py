"""Rolling a Fireball: the ways, whom they reach, and what a roll can be (FI-10, FI-15)."""

from __future__ import annotations

from typing import Any

import pytest

from emberisle.games.fireball_island.rules.board import NAMES, NUMBER, SPACES, is_cave, is_pit
from emberisle.games.fireball_island.rules.fireballs import RollFireball
from emberisle.games.fireball_island.rules.marbles import (
    WAYS,
    Rolled,
    launch,
    outcomes_in_atlas,
    roll_from_atlas,
)
from emberisle.games.fireball_island.rules.moves import RollDown
from emberisle.kernel.luck import QuickLuck

from .table_talk import (
    aim,
    asks,
    at,
    choices,
    clauses,
    fireball,
    position,
    refusal,
    rolls,
    seen,
    table_of,
    throw,
    told,
)

SAFE = [
    "DMP",
    "WT1",
    "WT2",
    "WT3",
    "WT14",
    "WT15",
    "WT16",
    "GG",
    "GSB1",
    "GSB2",
    "GSB3",
    "GSB4",
    "GSB5",
    "CP1",
    "CP2",
    "CP3",
    "C3_1",
    "C3_2",
    "S1",
    "S2",
    "S3",
    "S4",
    "HC5",
    "HR1",
    "HR2",
    "HR3",
    "HR4",
    "HR5",
    "HR6",
    "HR7",
    "LR1",
    "LR2",
    "LR3",
    "LR4",
    "LR5",
    "LR6",
    "LR7",
    "LR8",
    "LR9",
    "LR10",
    "LR11",
    "VP1",
    "VP2",
    "VKP",
    "DOCK",
    "W",
]


def reached_by(place: str) -> set[str]:
    return {name for name, way in WAYS.items() if NUMBER[place] in way.places}


# -- rolling


@pytest.mark.clause("FI-10.1", "FI-10.2")
def test_the_way_must_lead_to_a_piece() -> None:
    game = throw(position("WT3", "WT9", "BR5"), 1)
    assert choices(game) == reached_by("WT9") | reached_by("BR5")


@pytest.mark.clause("FI-10.2")
def test_a_way_that_leads_to_nobody_is_refused() -> None:
    game = throw(position("FC4", "WT9"), 1)
    assert refusal(game, RollDown("B_N")).rule == "FI-10.2"


@pytest.mark.clause("FI-10.2")
def test_the_own_piece_may_be_the_target_of_a_fireball() -> None:
    game = throw(position("FC4", "WT9"), 1)
    assert choices(game) == reached_by("WT9") | reached_by("FC4")
    game = aim(game, "V_E")
    assert (told(game, "aimed"), clauses(game, "aimed")) == ([(0, "V_E", (0,))], ["FI-10.2"])
    assert at(rolls(game, 0)) == "pit D"


@pytest.mark.clause("FI-10.3")
def test_who_can_hit_only_their_own_piece_with_a_fireball_must_do_so() -> None:
    game = throw(position("FC4", "WT1"), 1)
    assert choices(game) == reached_by("FC4")
    assert refusal(game, RollDown("B_N")).rule == "FI-10.3"
    assert clauses(aim(game, "V_E"), "aimed") == ["FI-10.3"]


@pytest.mark.clause("FI-10.4")
def test_if_nobody_can_be_hit_no_fireball_is_rolled() -> None:
    game = throw(position("WT1", "DMP"), 1)
    assert told(game, "nobody_to_hit") == [(0,)]
    assert (seen(game).turn, asks(game)) == (1, "Die")


@pytest.mark.clause("FI-10.5")
def test_a_push_varies_within_what_can_be_checked() -> None:
    way = WAYS["V_S"]
    pushes = {launch(way, QuickLuck(seed)) for seed in range(200)}
    assert len(pushes) > 150
    assert all(way.could_be(push, aimed) for push, aimed in pushes)
    assert not way.could_be(way.push + 3 * way.push_spread + 1, 0)


@pytest.mark.clause("FI-10.6")
def test_the_idol_turns_to_the_chosen_way() -> None:
    game = throw(position("WT3", "WT9"), 1)
    assert told(aim(game, "V_S"), "idol_turned") == [("V_S",)]
    assert told(aim(game, "A_SE"), "idol_turned") == []


@pytest.mark.clause("FI-10.7")
def test_after_the_roll_the_fireball_is_back_in_its_place() -> None:
    game = fireball(throw(position("WT7", "WT9"), 1), "V_S")
    assert told(game, "missed") == [(0,)]
    assert (seen(game).way, seen(game).roller) == (None, None)
    game = fireball(throw(game, 1), "V_S", 0)
    assert (at(game), at(game, 1)) == ("pit A", "WT9")


# -- safe places


@pytest.mark.clause("FI-11.11")
def test_no_way_leads_to_the_dark_grey_spaces_to_caves_pits_or_the_water() -> None:
    for place in range(len(NAMES)):
        if NAMES[place] in SAFE or is_cave(place) or is_pit(place):
            assert reached_by(NAMES[place]) == set()
    reached = {NAMES[place] for place in range(SPACES) if reached_by(NAMES[place])}
    assert not reached & set(SAFE)
    assert len(reached) > 60


@pytest.mark.clause("FI-10.2")
def test_a_long_shot_is_no_try_to_hit() -> None:
    game = position("WT1", "WT13")
    assert choices(throw(game, 1)) == {"B_SW"}


@pytest.mark.clause("FI-11.1", "FI-11.11")
@pytest.mark.parametrize(
    "told",
    [
        (194, 0, (0, 1)),
        (194.5, 0, (0,)),
        ("a", 0, (0,)),
        (194, 0, None),
        (194, 0, 5),
        (194, 0, (0, 0)),
        (20, 0, (0,)),
    ],
)
def test_a_log_cannot_say_that_a_fireball_rolled_as_none_can(told: tuple[Any, Any, Any]) -> None:
    game = position("WT11", "LR9", options={"marbles": "physics"})
    table = table_of(game)
    table.way = "B_SW"
    assert RollFireball().possible(table, Rolled(194, 0, (0,)))
    try:
        outcome = Rolled(*told)
    except TypeError:
        return  # compiled, it cannot even be made
    assert not RollFireball().possible(table, outcome)


# -- the island


@pytest.mark.clause("FI-15.1")
def test_by_physics_a_fireball_hits_who_stands_in_its_way() -> None:
    game = position("WT1", "FC3", options={"marbles": "physics"})
    game = aim(throw(game, 1), "V_E")
    assert asks(game) == "RollFireball"
    assert game.step is not None
    found = [game.step.sample(game.table, QuickLuck(seed)) for seed in range(4)]
    assert all(game.step.possible(game.table, roll) for roll in found)  # type: ignore[attr-defined]
    assert any(isinstance(roll, Rolled) and roll.hits == (1,) and roll.push for roll in found)


@pytest.mark.clause("FI-11.1")
def test_a_piece_that_was_struck_can_strike_another() -> None:
    """No way leads over SB5 from D, but whoever is pushed off SB6 may come there."""
    game = aim(throw(position("BR3", "SB6", "SB5", options={"marbles": "physics"}), 1), "D_NE_beach")
    assert game.step is not None
    found = [game.step.sample(game.table, QuickLuck(seed)) for seed in range(8)]
    assert any(isinstance(roll, Rolled) and roll.hits == (1, 2) for roll in found)
    assert all(game.step.possible(game.table, roll) for roll in found)  # type: ignore[attr-defined]


@pytest.mark.clause("FI-15.1")
def test_the_atlas_gives_what_it_lists() -> None:
    places = [NUMBER[name] for name in ("WT1", "FC2", "FC6")]
    odds = dict(outcomes_in_atlas(WAYS["V_E"], places))
    assert sum(odds.values()) == pytest.approx(1)
    assert {roll_from_atlas(WAYS["V_E"], places, QuickLuck(seed)) for seed in range(50)} <= set(odds)


@pytest.mark.parametrize("marbles", ["atlas", "physics"])
def test_all_see_whom_each_way_may_hit_and_about_how_often(marbles: str) -> None:
    game = throw(position("SB6", "WT8", "WT11", "WT1", options={"marbles": marbles}), 1)
    offered = [move.way for move in game.legal_moves() if isinstance(move, RollDown)]
    for seat in (None, 0, 1):
        assert [known.way for known in seen(game, seat).aims] == offered
    for known in seen(game).aims:
        assert {hit for hit, _ in known.hits} <= set(table_of(game).targets_of(known.way))
        assert 3 not in dict(known.hits), "Witchlord Trail 1 is safe"
        outcomes = outcomes_in_atlas(WAYS[known.way], table_of(game).places)
        for hit, chance in known.hits:
            odds = sum([odds for roll, odds in outcomes if isinstance(roll, Rolled) and hit in roll.hits])
            assert chance == pytest.approx(100 * odds, abs=1)


def test_chances_are_listed_only_while_a_fireball_is_aimed() -> None:
    game = position("SB6", "WT8", "WT11")
    assert seen(game).aims == ()
    thrown = throw(game, 1)
    assert len(seen(thrown).aims) > 1
    aimed = aim(thrown, "B_W")
    assert [known.way for known in seen(aimed).aims] == ["B_W"]
    assert seen(rolls(aimed, 1)).aims == ()


@pytest.mark.clause("FI-15.1")
def test_a_guess_rolls_from_the_atlas() -> None:
    game = position("WT1", "FC3", options={"marbles": "physics"})
    assert table_of(game.guess(0, QuickLuck(1))).marbles == "atlas"


@pytest.mark.clause("FI-15.1")
def test_what_no_push_can_give_is_not_believed() -> None:
    game = aim(throw(position("WT1", "FC3", options={"marbles": "physics"}), 1), "V_E")
    step = game.step
    assert step is not None
    push = WAYS["V_E"].push
    for roll in (
        Rolled(9999, 0, ()),
        Rolled(push, 9999, ()),
        Rolled(push, 0, (2,)),
        Rolled(push, 0, (1, 1)),
        7,
    ):
        assert not step.possible(game.table, roll)  # type: ignore[attr-defined]


@pytest.mark.clause("FI-15.2")
def test_the_ways_and_whose_they_are() -> None:
    ways = {ball: {name for name, way in WAYS.items() if way.ball == ball} for ball in "VABCD"}
    assert ways == {
        "V": {"V_W", "V_NW", "V_S", "V_SE", "V_E"},
        "A": {"A_W", "A_SE"},
        "B": {"B_W", "B_SW", "B_N"},
        "C": {"C_W", "C_E_chute", "C_E_pass"},
        "D": {"D_NE_blister", "D_NE_beach", "D_SW"},
    }
    assert reached_by("B1") == {"C_W"}
    assert reached_by("B2") == {"V_NW"}


@pytest.mark.clause("FI-15.3")
def test_the_fork_is_chosen_with_the_way() -> None:
    assert {"C_E_chute", "C_E_pass"} <= reached_by("HR10")
    assert "C_E_pass" not in reached_by("FC6")
    assert "C_E_chute" not in reached_by("SB3")
