"""Wildfire's drawings: the chain, the table and the screen in the room there is, and the sheet."""

from __future__ import annotations

import pytest
from rich.console import Console

import emberisle as em
from emberisle.cli import messages
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.games.wildfire.rules.moves import DRAW
from emberisle.games.wildfire.rules.view import WildfireView
from emberisle.games.wildfire.terminal.chain import clashes, focus_of, sign_cells, spread, window_on
from emberisle.games.wildfire.terminal.scores import rounds_of, score_lines, short
from emberisle.games.wildfire.terminal.words import chain_in_words
from emberisle.kernel.game import Game
from emberisle.kernel.luck import QuickLuck
from emberisle.terminal.face import Scene
from tests.cli.tables import pressing
from tests.games.wildfire.terminal.tables import QUIET, STUCK, Spec, at_hub, drawn, face_at, positions


@pytest.mark.parametrize("seed", range(6))
def test_no_two_ends_are_drawn_on_one_cell(seed: int) -> None:
    for game in positions(seed, 2 + seed, 7):
        laid = spread(game.view().table.chain)
        for width, height in [(62, 5), (62, 8), (80, 16), (110, 30), (300, 120)]:
            for pan in [(0, 0), (5, -3)]:
                window = window_on(laid, width, height, focus_of(laid), pan)
                assert not clashes(laid, window)


def test_the_newest_tiles_are_in_sight() -> None:
    for game in positions(3, 4, 5):
        laid = spread(game.view().table.chain)
        window = window_on(laid, 62, 9, focus_of(laid)[-1:])
        assert all(window.holds(cell) for cell in sign_cells(laid.tiles[-1], window))


@pytest.mark.parametrize(("seats", "width", "height"), [(2, 78, 12), (4, 98, 16), (8, 78, 10), (8, 92, 24)])
def test_the_table_is_drawn_within_its_room(seats: int, width: int, height: int) -> None:
    names = tuple([f"Somebody long {n}" for n in range(seats)])
    for game in positions(seats, seats, 9):
        lines = drawn(game, names, width, height)
        assert max([line.cell_len for line in lines]) <= width
        assert len(lines) <= height


def test_every_open_end_has_its_letter_on_the_table() -> None:
    game = at_hub(QUIET).game
    plain = "\n".join([line.plain[:60] for line in drawn(game, ("Ana", "Ben"), 78, 24)])
    assert all(letter in plain for letter in "abe")


@pytest.mark.parametrize("size", [(40, 10), (80, 24), (100, 30), (140, 45)])
@pytest.mark.parametrize("seats", [2, 8])
def test_the_screen_has_room_for_everything(size: tuple[int, int], seats: int) -> None:
    hands = [["0-9", "3-5"], *[[f"{n}-{n}"] for n in range(2, seats + 1)]]
    session = at_hub({"hands": hands, "chain": [["9-9"]]}, "Ana", *["bot:random"] * (seats - 1))
    _, screen = pressing(session, size=size)
    if size >= (80, 24):
        assert "HUB" in screen
        assert "0-9 on a: 0 will be out" in screen
        assert "Play 0-9 on a" in screen
        assert "9 on 9-9 ×4" in screen
        assert all(name in screen for name in session.names)
        assert "Quit" in screen


def test_the_chain_is_told_from_the_hub_outward() -> None:
    spec: Spec = {
        "hands": [["3-5"], ["0-0", "4-7"]],
        "chain": [["9-9"], ["4-9", "9-9"], ["4-4", "4-9"], ["2-4", "4-4"], ["4-6", "4-4"], ["0-9", "9-9"]],
    }
    table: WildfireView = at_hub(spec).game.view(0).table
    assert chain_in_words(table.chain) == ["hub 9-9", "9-4 4-4 (4-2 | 4-6)", "9-0"]


def test_what_others_lack_and_how_many_they_hold_is_shown() -> None:
    game = em.scenario("wildfire", {**STUCK, "turn": 0}, "tide").play(DRAW)
    lines = "\n".join(face_at(game).lines(game.view(1)))
    assert "Ana 3" in lines
    assert "Ben 2" in lines


# -- the sheet


def finished(seats: int) -> Game:
    game, luck = em.new("wildfire", seats, "sheet"), QuickLuck(2)
    while not game.over:
        moves = game.legal_moves()
        game = game.play(moves[luck.below(len(moves))])
    return game


@pytest.mark.parametrize("seats", [2, 8])
def test_the_sheet_adds_up(seats: int) -> None:
    game = finished(seats)
    view: WildfireView = game.view().table
    rounds = rounds_of(view)
    assert rounds[-1][1] == tuple(game.scores())
    assert [points for points, _ in rounds] == list(view.sheet)
    noted = ("Ana", *["bot:random"] * (seats - 1))
    session = Session(game, seats_from_header(noted))
    console = Console(width=72, record=True)
    with console.capture() as page:
        console.print(face_at(game, session.names).sheet(session.history()))
    shown = page.get().splitlines()
    assert all(str(total) in shown[len(rounds) + 1] for total in game.scores())
    assert "lead" not in page.get()
    assert messages.winners_line(session).endswith("the fewest.")


def test_one_point_is_a_point() -> None:
    game = at_hub({**QUIET, "totals": [1, 2]}).game
    scene = Scene(game.view(), (), ("Ana", "Ben"), True, 78, 16)
    one, two = score_lines(scene, columns=1).plain.splitlines()
    assert "1 pt " in one
    assert "2 pts " in two


def test_a_long_name_keeps_its_number() -> None:
    assert short("Random bot 3", 7) == "Rando…3"
    assert short("Ana", 7) == "Ana"
