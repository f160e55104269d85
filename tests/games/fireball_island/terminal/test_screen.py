"""Fireball Island on the screen: its sheet, its keys, a walk that is picked or clicked, a game to its end."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

import emberisle as em
from emberisle.cli.app import TableApp
from emberisle.games.fireball_island.rules.moves import RollDown, Walk
from emberisle.games.fireball_island.terminal.chart import chart
from emberisle.games.fireball_island.terminal.face import IslandFace
from tests.cli.tables import pressing, settle, text_of, visit
from tests.games.fireball_island.terminal.tables import (
    AT_FORK,
    GAME,
    HOLDING,
    NAMES,
    aiming,
    at,
    at_fork,
    face_at,
    sitting,
)

# -- the sheet


def test_the_sheet_counts_what_befell_everybody() -> None:
    session = sitting(aiming())
    session.play([RollDown("B_W")])
    app, screen = pressing(session, "t", size=(100, 40))
    assert "Fireballs" in screen
    assert "Discard: Fireball!" in screen
    assert isinstance(app.face, IslandFace)


# -- the screen


@pytest.mark.parametrize("size", [(80, 24), (78, 22)])
def test_all_keys_have_room_when_one_is_asked_for_a_card(size: tuple[int, int]) -> None:
    game = at({**AT_FORK, "turn": 1, "hands": [["fireball"]]})
    assert game.view().question == "ReactBefore"
    _, screen = pressing(sitting(game), size=size)
    keys = " ".join(screen.splitlines()[-1].split())
    assert keys == "n Not this turn h Hint m Moves t Sheet w Why ? Help q Quit"


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
def test_a_walk_is_picked_and_made_on_the_screen(size: tuple[int, int]) -> None:
    session = sitting(at_fork(), "Ana", "Ben", "Cleo")
    session.sit_down()
    face = face_at(session.game)
    moves = session.game.legal_moves()
    expected = moves[(face.pick + 1) % len(moves)]
    _, screen = pressing(session, size=size)
    assert "Where do you go?" in screen
    pressing(session, "down", "enter", size=size)
    made = [entry.given for entry in session.game.entries]
    assert em.dump(expected) in made


def test_a_space_is_clicked_on_the_map() -> None:
    session = sitting(at_fork(), "Ana", "Ben", "Cleo")
    session.sit_down()
    face = face_at(session.game)
    n, move = next(
        (n, move)
        for n, move in enumerate(session.game.legal_moves())
        if n != face.pick and isinstance(move, Walk)
    )

    async def click(app: TableApp, pilot: Pilot[int]) -> None:
        column, row = chart(78 - 23, face.table_rows(78, 24) - 1).cells[move.path[-1]]
        await pilot.click("#table", offset=(column, row))
        await settle(pilot)
        assert isinstance(app.face, IslandFace)
        assert app.face.pick == n
        await pilot.click("#table", offset=(column, row))
        await settle(pilot)

    visit(session, click)
    assert em.dump(move) in [entry.given for entry in session.game.entries]


def test_hidden_hands_are_behind_a_curtain() -> None:
    assert sitting(at(HOLDING), "Ana", "Ben", "Cleo").curtain


def test_a_person_and_bots_play_on_the_screen_to_the_end() -> None:
    game = em.scenario(GAME, {"places": ["DR2", "VP8", "VP9"], "jewel": 0}, "reef", players=NAMES)
    session = sitting(game)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        while not session.game.over:
            await pilot.press("enter")
            await settle(pilot)
        assert "brings the jewel to the Dock and wins" in text_of(app)

    visit(session, play)
