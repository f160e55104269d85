"""Aiming an Ember: typed or turned, with a first part of its way on the map; and launches that were seen."""

from __future__ import annotations

from itertools import pairwise
from math import dist

import pytest
from rich.style import Style
from rich.text import Text

from emberisle.games.curse_of_vulkar.rules.board import OUTWARD, PITS, SPEEDS
from emberisle.games.curse_of_vulkar.rules.gullies import bearing
from emberisle.games.curse_of_vulkar.rules.moves import DROP, Aim, Flick, PlayCard, Walk
from emberisle.games.curse_of_vulkar.terminal import rolling
from emberisle.games.curse_of_vulkar.terminal.chart import chart
from emberisle.games.curse_of_vulkar.terminal.geography import LANDMARKS, SPOTS
from emberisle.games.curse_of_vulkar.terminal.map import WAY
from emberisle.games.curse_of_vulkar.terminal.rolling import last_launch, passed, preview, ways
from emberisle.games.curse_of_vulkar.terminal.typed import direction_to
from emberisle.kernel.game import Game
from emberisle.kernel.steps import Event
from emberisle.terminal.face import Scene
from tests.games.curse_of_vulkar.terminal.tables import (
    NAMES,
    UNWATCHED,
    aiming,
    at,
    drawn,
    face_at,
    plain,
    style_of,
)

PLAN = chart(78 - 23, 12)


@pytest.fixture
def without_mujoco(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rolling, "installed", lambda: False)
    preview.cache_clear()
    ways.cache_clear()


def pressed(game: Game, *keys: str) -> Game:
    """The game after these keys; none of them may be refused."""
    face = face_at(game)
    for key in keys:
        gesture = face.press(key, game)
        assert gesture is not None
        assert gesture.refusal is None
        for move in gesture.moves:
            game = game.play(move)
            face.new_question(game.view(game.to_move))
    return game


# -- keys


@pytest.mark.parametrize("pit", PITS)
def test_an_aim_begins_outward(pit: str) -> None:
    game = aiming(pit)
    assert face_at(game).picked(game.view(0)) == Aim(OUTWARD[PITS.index(pit)])


def test_arrows_turn_an_aim_by_a_step_or_by_six() -> None:
    game = aiming("P1")
    face = face_at(game)
    for key, direction in (
        ("left", 35),
        ("right", 30),
        ("right", 25),
        ("up", 55),
        ("down", 25),
        ("down", 355),
    ):
        face.press(key, game)
        assert face.picked(game.view(0)) == Aim(direction)


def test_a_direction_and_a_strength_are_typed() -> None:
    flicked = pressed(aiming(), "1", "3", "5", "enter", "1", "2", "enter")
    [facts] = [event.facts for event in flicked.events() if event.what == "flicked"]
    assert facts[1:] == ("P1", 135, 12)


def test_what_is_typed_is_shown_at_once_and_can_be_taken_back() -> None:
    game = aiming()
    face = face_at(game)
    for key in "90":
        face.press(key, game)
    assert face.picked(game.view(0)) == Aim(90)
    assert "90▏" in plain(drawn(face, game))
    face.press("backspace", game)
    assert face.picked(game.view(0)) == Aim(10)
    face.press("left", game)
    assert face.number == ""


def test_a_direction_that_there_is_not_is_refused_by_the_rules() -> None:
    game = aiming()
    face = face_at(game)
    for key in "137":
        face.press(key, game)
    gesture = face.press("enter", game)
    assert gesture is not None
    assert gesture.refusal is not None
    assert gesture.refusal.key == "five_degrees"


def test_a_strength_stays_between_the_weakest_and_the_strongest() -> None:
    game = aiming().play(Aim(30))
    face = face_at(game)
    for _ in range(9):
        face.press("up", game)
    assert face.picked(game.view(0)) == Flick(len(SPEEDS))
    for _ in range(9):
        face.press("down", game)
    assert face.picked(game.view(0)) == Flick(1)


def test_a_click_aims_at_a_space() -> None:
    game = aiming("P1")
    face = face_at(game)
    face.press("@TR6", game)
    picked = face.picked(game.view(0))
    assert isinstance(picked, Aim)
    away = abs(picked.direction - bearing(LANDMARKS["P1"], SPOTS["TR6"]))
    assert min(away, 360 - away) <= 2.5
    assert picked.direction == direction_to("P1", "TR6")


# -- what is shown before it


def test_without_physics_an_aim_is_a_straight_line_that_tells_no_outcome(without_mujoco: None) -> None:
    for direction in range(0, 360, 45):
        start, end = preview("P1", direction, 20)
        assert start == LANDMARKS["P1"]
        assert dist(start, end) == pytest.approx(rolling.JUDGED)
        assert bearing(start, end) == pytest.approx(direction)
    start, end = preview("P1", 0, 1)
    assert dist(start, end) == pytest.approx(SPEEDS[0] / 2)


def test_with_physics_only_the_first_part_of_the_way_is_shown() -> None:
    pytest.importorskip("mujoco")
    preview.cache_clear()
    for strength in (1, 10, 20):
        line = preview("P2", 90, strength)
        assert line[0] == LANDMARKS["P2"]
        assert sum([dist(one, other) for one, other in pairwise(line)]) <= rolling.JUDGED
        assert line[-1][1] < line[0][1], "it sets out to the north"


def test_the_way_and_whom_it_meets_are_on_the_map(without_mujoco: None) -> None:
    game = aiming("P2")
    face = face_at(game)
    face.press("@RR5", game)
    lines = drawn(face, game)
    assert style_of(lines, PLAN, "RR5").bgcolor == Style(bgcolor="#c81e1e").bgcolor, "Cleo stands there"
    remark = lines[-1].plain
    assert "sets out over" in remark
    assert "RR5" in remark
    assert remark.endswith("Cleo in its way")
    assert any(0x2800 <= ord(sign) <= 0x28FF for sign in plain(lines))


def test_the_spaces_under_a_line_are_named_in_order() -> None:
    line = (SPOTS["H"], SPOTS["TR3"])
    assert passed(line) == ("H", "TR1", "TR2", "TR3")
    assert passed((LANDMARKS["P1"], LANDMARKS["P1"])) == ()


# -- what was seen


def dropped(how: str) -> Game:
    """Ana has dropped two Fireballs, with Ben in the gully before Vul-Kar."""
    hands = [[["cataclysm", 4], ["angry_gaze", 5]], [], []]
    spec = {**UNWATCHED, "places": ["SC6", "RR1", "RR4"], "hands": hands, "trees": [], "scar": 4}
    game = at(spec, marbles=how).play(PlayCard("cataclysm", 4))
    game = game.play(next(move for move in game.legal_moves() if isinstance(move, Walk)))
    return game.play(DROP) if game.view().question == "Act" else game


def test_the_ways_of_marbles_that_rolled_by_physics_are_drawn() -> None:
    pytest.importorskip("mujoco")
    game = dropped("physics")
    [rolled] = [event for event in game.events() if event.what == "fireballs_rolled"]
    lines = ways("fireballs_rolled", rolled.facts)
    assert len(lines) == 4
    firsts = [first for first, _ in lines]
    assert firsts == sorted(firsts), "they drop one after the other"
    for _, line in lines:
        assert dist(line[0], LANDMARKS["vul_kar"]) < 2
        assert dist(line[-1], LANDMARKS["vul_kar"]) > dist(SPOTS["RR1"], LANDMARKS["vul_kar"])


def test_of_a_launch_from_the_atlas_no_way_is_known() -> None:
    game = dropped("atlas")
    [rolled] = [event for event in game.events() if event.what == "fireballs_rolled"]
    assert ways("fireballs_rolled", rolled.facts) == ()


def test_who_was_felled_is_told_until_the_next_turn() -> None:
    rolled = Event("CV-8.3", "fireballs_rolled", (0,))
    fell = [Event("CV-9.1", "felled_chute", (n, "fireball", ("E",))) for n in (2, 1)]
    after = [rolled, *fell, Event("CV-9.4", "stole", (0, 1, "red"))]
    assert last_launch(after) == (rolled, (2, 1))
    assert last_launch([*after, Event("CV-3.1", "turn", (1,))]) == (None, ())
    assert last_launch([]) == (None, ())


def test_marbles_run_on_while_one_watches() -> None:
    pytest.importorskip("mujoco")
    game = dropped("physics")
    story = game.events()
    told = story[
        : 1 + max(n for n, event in enumerate(story) if event.what.startswith(("fireballs", "felled")))
    ]
    face = face_at(game)

    def runs(tick: int) -> int:
        """How many cells the marbles have run over."""
        table = face.table(Scene(game.view(None), told, NAMES, False, 78, 13, tick))
        assert isinstance(table, Text)
        bright = Style(color=WAY).color
        return sum([isinstance(span.style, Style) and span.style.color == bright for span in table.spans])

    assert runs(1) < runs(9) < runs(15)
    assert face.is_animated(game.view(None))
    runs(500)
    assert not face.is_animated(game.view(None))
