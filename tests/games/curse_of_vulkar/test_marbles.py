"""Marbles as the rules see them (CV-21)."""

from __future__ import annotations

import statistics

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.board import DIRECTIONS, EXITS, HOME, PITS, SETTINGS, SPEEDS
from emberisle.games.curse_of_vulkar.rules.launching import Launch
from emberisle.games.curse_of_vulkar.rules.marbles import (
    DROP_SPREAD,
    Launched,
    Lie,
    draw_drop,
    draw_flick,
    draw_push,
)
from emberisle.games.curse_of_vulkar.rules.moves import Aim, ChoosePit, Flick, Push

from .table_talk import OFF, aimed, asks, bend_over, flick, moves, position, refusal, say, table_of, told

GEYSER = ["flame_geyser 3, beeline 6"]


def about_to_flick(**facts: object) -> em.Game:
    game = position("TR3", "RR1", "RR2", hands=GEYSER, seats=3, souvenirs=(), options=None, **facts)
    return bend_over(moves(game, "flame_geyser 3", "TR6"))


# -- what a launch is


@pytest.mark.clause("CV-21.1")
def test_a_launch_begins_with_facing_trees_and_everybody_who_is_on_the_island() -> None:
    game = position(
        "TR3", "RR1", hands=GEYSER, facing=120, trees=[["T7", "right"]], lying=[[2, "chute", "W"]]
    )
    game = flick(moves(game, "flame_geyser 3", "TR6"))
    [(figure, facing, trees, standing, lying, *_)] = told(game, "ember_rolled")
    assert (figure, facing) == (0, 120)
    assert [SETTINGS[tree] for tree in trees] == [*["home"] * 6, "right"]  # type: ignore[attr-defined]
    assert standing == ((0, "TR6"), (1, "RR1"))
    assert [who for who, _ in lying] == [2]  # type: ignore[attr-defined]


GOOD = Launched(
    (), ((1, "ember"),), ((1, Lie("space", ("RR1",))),), (2,), ("BR1",), ("surf",), ("RR1", "TR5")
)


def changed(**parts: object) -> Launched:
    names = ("drawn", "falls", "lies", "shoved", "decks", "ends", "over")
    return Launched(*[parts.get(name, getattr(GOOD, name)) for name in names])  # type: ignore[arg-type]


@pytest.mark.clause("CV-21.1")
@pytest.mark.parametrize(
    ("launched", "possible"),
    [
        (GOOD, True),
        (changed(drawn=(100, 500)), True),
        (changed(drawn=(100,)), False),
        (changed(drawn=(100, 0.5)), False),
        (changed(falls=((1, "wind"),)), False),
        (changed(falls=((1, "ember"), (1, "ember"))), False),
        (changed(falls=()), False),
        (changed(falls=((3, "ember"),)), False),
        (changed(lies=()), False),
        (changed(lies=((1, OFF),)), True),
        (changed(lies=((1, Lie("chute", ("X",))),)), False),
        (changed(lies=((1, Lie("space", ("copter",))),)), False),
        (changed(lies=((1, Lie("odd", ())),)), False),
        (changed(lies=((1, Lie("off", ("RR1",))),)), False),
        (changed(lies=((1, Lie("hidden", ("RR1",))),)), False),
        (changed(lies=((1, "flat"),)), False),
        (changed(shoved=(1,)), False),
        (changed(shoved=(3,)), False),
        (changed(decks=("BR9",)), False),
        (changed(ends=()), False),
        (changed(ends=("surf", "surf")), False),
        (changed(ends=("moon",)), False),
        (changed(over=("start",)), False),
        ("nothing", False),
    ],
)
def test_only_a_launch_that_could_be_is_believed(launched: object, possible: bool) -> None:
    game = aimed(about_to_flick())
    assert isinstance(game.step, Launch)
    assert game.step.possible(game.table, launched) == possible


# -- a flick


@pytest.mark.clause("CV-21.2")
def test_a_flick_is_a_pit_a_direction_in_steps_of_five_degrees_and_one_of_twenty_strengths() -> None:
    game = about_to_flick()
    assert set(game.legal_moves()) == {Aim(direction) for direction in range(0, 360, 5)}
    assert (len(PITS), len(DIRECTIONS), len(SPEEDS)) == (6, 72, 20)
    assert refusal(game, Aim(7)).rule == "CV-21.2"
    game = say(game, Aim(355))
    assert set(game.legal_moves()) == {Flick(strength) for strength in range(1, 21)}
    assert refusal(game, Flick(21)).rule == "CV-21.2"


@pytest.mark.clause("CV-21.2")
@pytest.mark.parametrize(
    ("hand", "degrees", "force"), [("steady", 0, 0), ("usual", 3.5, 7), ("shaky", 7, 14)]
)
def test_the_spread_of_a_hand(hand: str, degrees: float, force: float) -> None:
    luck = em.QuickLuck(1)
    drawn = [draw_flick(hand, 180, 100, luck) for _ in range(4000)]
    turns = [direction / 10 - 180 for direction, _ in drawn]
    speeds = [speed / 10 - 100 for _, speed in drawn]
    assert statistics.mean(turns) == pytest.approx(0, abs=0.5)
    assert statistics.pstdev(turns) == pytest.approx(degrees, abs=0.3)
    assert statistics.pstdev(speeds) == pytest.approx(force, abs=0.6)
    assert max(map(abs, turns)) <= 3 * degrees


@pytest.mark.clause("CV-21.2")
@pytest.mark.parametrize("strength", [1, 7, 20])
def test_a_steady_hand_flicks_as_it_means_to(strength: int) -> None:
    game = position("TR3", hands=GEYSER, options={"hand": "steady", "marbles": "physics"})
    game = say(bend_over(moves(game, "flame_geyser 3", "TR6"), "P3"), Aim(45), Flick(strength))
    assert rolled(game).drawn == (450, 10 * (13 + 7 * strength))


@pytest.mark.clause("CV-21.2")
def test_directions_go_round() -> None:
    assert all(0 <= draw_flick("shaky", 0, 50, em.QuickLuck(n))[0] < 3600 for n in range(50))


# -- a drop and a push


@pytest.mark.clause("CV-21.3")
def test_each_fireball_falls_at_a_point_drawn_evenly_from_a_disc() -> None:
    luck = em.QuickLuck(2)
    points = [draw_drop(luck) for _ in range(4000)]
    radii = [(x * x + y * y) ** 0.5 / DROP_SPREAD for x, y in points]
    assert max(radii) <= 1
    assert sum(radius <= 0.5 for radius in radii) / 4000 == pytest.approx(0.25, abs=0.03)
    assert sum(x > 0 for x, _ in points) / 4000 == pytest.approx(0.5, abs=0.04)


@pytest.mark.clause("CV-21.4")
def test_the_boulder_is_let_go_in_front_of_the_exit_that_was_chosen() -> None:
    game = position("RR2", hands=["boulder 4, beeline 6"], options={"boulder": True})
    game = say(moves(game, "boulder 4", "RR6"), Push("right"))
    assert asks(game) == "RollBoulder"
    assert game.step is not None
    assert game.step.parts() == (EXITS.index("right"),)
    aims = [draw_push(em.QuickLuck(number)) for number in range(200)]
    assert all(speed > 0 for _, speed in aims)
    assert {aim < 0 for aim, _ in aims} == {True, False}


# -- where they come from


def rolled(game: em.Game) -> Launched:
    """How the marbles roll that have been let go."""
    assert game.step is not None
    launched = game.step.sample(game.table, em.QuickLuck(1))
    assert isinstance(launched, Launched)
    return launched


def about_to_roll(kind: str, marbles: str) -> em.Game:
    """Marbles of this kind have been let go."""
    options: dict[str, object] = {"marbles": marbles, "boulder": True}
    text = {"flick": "flame_geyser 5", "drop": "cataclysm 4", "push": "boulder 4"}[kind]
    game = position("RR2", hands=[f"{text}, beeline 6"], options=options)
    game = moves(game, text, "RR7" if kind == "flick" else "RR6")
    if kind == "flick":
        return aimed(bend_over(game))
    return say(game, Push("left")) if kind == "push" else game


@pytest.mark.clause("CV-21.5")
@pytest.mark.parametrize("marbles", ["atlas", "physics"])
@pytest.mark.parametrize("kind", ["flick", "drop", "push"])
def test_launches_come_from_the_atlas_or_from_physics_and_guesses_from_the_atlas(
    kind: str, marbles: str
) -> None:
    """What is rolled has numbers that were drawn for it."""
    game = about_to_roll(kind, marbles)
    assert bool(rolled(game).drawn) == (marbles == "physics")
    assert rolled(game.guess(0, em.QuickLuck(1))).drawn == ()


@pytest.mark.clause("CV-21.6")
def test_what_is_told_of_a_launch_is_enough_to_roll_it_again() -> None:
    game = say(about_to_flick(), Aim(45), Flick(7))
    drawn = (447, 690)
    launched = Launched(drawn, (), (), (), (), ("land",), ())
    twin = game.copy()
    twin.push(launched)
    [facts] = told(twin, "ember_rolled")
    assert facts == (0, 0, (HOME,) * 7, ((0, "TR6"), (1, "RR1"), (2, "RR2")), (), drawn, "P1", 45, 7)


@pytest.mark.clause("CV-21.6")
def test_the_same_luck_draws_the_same_launch() -> None:
    game = say(about_to_flick(), Aim(45), Flick(7))
    assert game.step is not None
    launches = [game.step.sample(game.table, em.QuickLuck(9)) for _ in range(2)]
    assert launches[0] == launches[1]
    assert [draw_flick("usual", 90, 60, em.QuickLuck(n)) for n in (4, 4)] == [
        draw_flick("usual", 90, 60, em.QuickLuck(4))
    ] * 2


def test_a_pit_that_is_not_there_is_refused() -> None:
    game = moves(position("TR3", hands=GEYSER), "flame_geyser 3", "TR6")
    assert refusal(game, ChoosePit("P7")).key == "other_action"
    assert table_of(game).pits == ()
