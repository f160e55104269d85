"""The Curse of Vul-Kar on the screen: keys, a walk that is made, an aim that is clicked, a whole game."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

import emberisle as em
from emberisle.cli.app import TableApp
from emberisle.games.curse_of_vulkar.rules.moves import Aim
from emberisle.games.curse_of_vulkar.terminal.chart import chart
from emberisle.games.curse_of_vulkar.terminal.face import CurseFace
from emberisle.games.curse_of_vulkar.terminal.typed import direction_to
from tests.cli.tables import pressing, settle, text_of, visit
from tests.games.curse_of_vulkar.terminal.tables import (
    GAME,
    ON_THE_WAY,
    aiming,
    at,
    face_at,
    sitting,
    walking,
)


def test_the_sheet_tells_what_everybody_has() -> None:
    app, screen = pressing(sitting(at()), "t", size=(100, 40))
    assert "Treasures" in screen
    assert "Cards" in screen
    assert "The Scar holds 2 of 4 Fireballs." in screen
    assert isinstance(app.face, CurseFace)


@pytest.mark.parametrize("size", [(80, 24), (78, 22)])
def test_all_keys_have_room(size: tuple[int, int]) -> None:
    _, screen = pressing(sitting(walking()), size=size)
    keys = [" ".join(line.split()) for line in screen.splitlines()[-2:]]
    assert keys[0].startswith("Enter Go to ")
    assert keys[0].endswith("↑↓ Others z Zoom")
    assert keys[1] == "h Hint m Moves t Sheet w Why ? Help q Quit"


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
def test_a_walk_is_picked_and_made_on_the_screen(size: tuple[int, int]) -> None:
    session = sitting(walking(), "Ana", "Ben", "Cleo")
    session.sit_down()
    face = face_at(session.game)
    moves = session.game.legal_moves()
    expected = moves[(face.pick + 1) % len(moves)]
    _, screen = pressing(session, size=size)
    assert "Where do you go?" in screen
    pressing(session, "down", "enter", size=size)
    assert em.dump(expected) in [entry.given for entry in session.game.entries]


def test_an_aim_is_clicked_on_the_map_and_made() -> None:
    session = sitting(aiming("P1"), "Ana", "Ben", "Cleo")
    session.sit_down()
    face = face_at(session.game)

    async def click(app: TableApp, pilot: Pilot[int]) -> None:
        column, row = chart(78 - 23, face.table_rows(78, 24) - 1).cells["CR2"]
        await pilot.click("#table", offset=(column, row))
        await settle(pilot)
        assert "How hard" not in text_of(app)
        await pilot.press("enter")
        await settle(pilot)
        assert "How hard do you flick?" in text_of(app)

    visit(session, click)
    assert em.dump(Aim(direction_to("P1", "CR2"))) in [entry.given for entry in session.game.entries]


def test_a_region_is_looked_at_closely() -> None:
    _, screen = pressing(sitting(at()), "z")
    assert "Scarside" in screen


def test_hidden_hands_are_behind_a_curtain() -> None:
    assert sitting(at(), "Ana", "Ben", "Cleo").curtain


def test_a_person_and_bots_play_on_the_screen_to_the_end() -> None:
    facts = {**ON_THE_WAY, "places": ["TR1", "copter", "copter"], "copter": True, "last_turns": [1, 1, 1]}
    session = sitting(em.scenario(GAME, facts, "reef", players=("Ana", "Ben", "Cleo")))

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        while not session.game.over:
            await pilot.press("enter")
            await settle(pilot)
        assert "wins with" in text_of(app)

    visit(session, play)
