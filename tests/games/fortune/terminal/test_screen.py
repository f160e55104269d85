"""Fortune on the screen, driven by keys: what they play and what they refuse."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from emberisle.cli.app import TableApp
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, SAIL_AWAY, STOP, Fill, Roll
from emberisle.games.fortune.terminal.face import FortuneFace
from tests.cli.tables import SAFE, after, at_table, pressing, settle, visit


def test_a_turn_is_picked_rolled_and_stopped() -> None:
    session = at_table(SAFE)
    expected = after(session.game, ROLL_AGAIN, Roll("PS"), STOP)
    pressing(session, "7", "8", "r", "s")
    assert session.game == expected


def test_a_picked_die_can_be_let_go_again() -> None:
    session = at_table(SAFE)
    expected = after(session.game, ROLL_AGAIN, Roll("MM"))
    pressing(session, "1", "5", "6", "1", "r")
    assert session.game == expected


def test_all_and_none_pick_every_die_and_no_die() -> None:
    session = at_table({"card": "Captain", "dice": "CCDDKMPS"})
    app, _ = pressing(session, "n", "a")
    assert isinstance(app.face, FortuneFace)
    assert app.face.picked == {1, 2, 3, 4, 5, 6, 7}
    app, _ = pressing(session, "a", "n")
    assert isinstance(app.face, FortuneFace)
    assert app.face.picked == set()


def test_enter_rolls_what_is_picked_and_asks_for_a_pick_otherwise() -> None:
    session = at_table(SAFE)
    before = session.game
    _, screen = pressing(session, "enter")
    assert session.game is before
    assert "Pick dice" in screen
    pressing(session, "7", "8", "enter")
    assert session.game == after(before, ROLL_AGAIN, Roll("PS"))


def test_a_click_picks_a_die() -> None:
    session = at_table(SAFE)

    async def click(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.click("#table", offset=(24, 2))
        await settle(pilot)
        assert isinstance(app.face, FortuneFace)
        assert app.face.picked == {1}
        await pilot.click("#table", offset=(24, 1))
        await settle(pilot)
        assert app.face.picked == set()

    visit(session, click)


def test_a_click_on_a_key_presses_it() -> None:
    session = at_table(SAFE)
    expected = after(session.game, ROLL_AGAIN, Roll("CCDDMMPS"))

    async def click(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("a")
        await pilot.click("#ask", offset=(2, 4))
        await settle(pilot)

    visit(session, click)
    assert session.game == expected


# -- refusals


def test_a_refused_roll_shows_its_clause_and_changes_nothing() -> None:
    session = at_table(SAFE)
    before = session.game
    app, screen = pressing(session, "1", "r")
    assert session.game is before
    assert "FO-3.4: a roll uses at least two dice, not 1" in screen
    assert "Allowed: Roll" in screen
    assert isinstance(app.face, FortuneFace)
    assert app.face.picked == {1}


@pytest.mark.parametrize(
    ("spec", "keys", "clause"),
    [
        ({"card": "Gold", "dice": "CCDDKMPS"}, ["1", "8", "r"], "FO-3.5"),
        ({"card": "Gold", "dice": "CCDDKMPS"}, ["x"], "FO-11.1"),
        ({"card": "Gold", "dice": "CCDDKMPS"}, ["1", "c"], "FO-9.1"),
        ({"card": "Truce", "dice": "CCDDKMSS"}, ["s"], "FO-18.1"),
        ({"card": "Treasure Chest", "dice": "CCDDKMPS"}, ["8", "c"], "FO-9.4"),
        ({"card": "Treasure Chest", "dice": "DDKMPS", "chest": "CC"}, ["1", "2", "r"], "FO-9.3"),
        ({"card": "Captain", "dice": "CCDDKKKK"}, ["1", "r"], "FO-8.7"),
        ({"card": "Sorceress", "dice": "CCDDKKKM"}, ["1", "2", "r"], "FO-11.3"),
    ],
)
def test_every_refusal_comes_from_the_game(spec: dict[str, object], keys: list[str], clause: str) -> None:
    session = at_table(spec)
    before = session.game
    _, screen = pressing(session, *keys)
    assert session.game is before
    assert clause in screen.rpartition("your turn")[2]


# -- chest, spell, island


def test_dice_go_into_the_chest_and_out_before_the_roll() -> None:
    session = at_table({"card": "Treasure Chest", "dice": "CCDDMMPS"})
    expected = after(session.game, Fill("CD"), ROLL_AGAIN, Roll("PS"))
    _, screen = pressing(session, "1", "2", "3", "c", "2", "c")
    assert "Treasure Chest: 200 safe" in screen
    pressing(session, "1", "2", "3", "c", "2", "c", "7", "8", "r")
    assert session.game == expected


def test_stopping_keeps_what_was_put_in_the_chest() -> None:
    session = at_table({"card": "Treasure Chest", "dice": "CCDDMMPS"})
    expected = after(session.game, Fill("CC"), STOP)
    pressing(session, "1", "2", "c", "s")
    assert session.game == expected


def test_a_spell_is_cast_alone_or_with_picked_dice() -> None:
    spec: dict[str, object] = {"card": "Sorceress", "dice": "CCDDKKMP"}
    alone, along = at_table(spec), at_table(spec)
    expected = after(alone.game, CAST, Roll(""))
    pressing(alone, "x")
    assert alone.game == expected
    expected = after(along.game, CAST, Roll("MP"))
    pressing(along, "5", "6", "x")
    assert along.game == expected


def test_enter_casts_the_spell_that_saves_a_lost_turn() -> None:
    session = at_table({"card": "Sorceress", "dice": "CCDDKKKM"})
    expected = after(session.game, CAST, Roll("DD"))
    pressing(session, "3", "4", "enter")
    assert session.game == expected


def test_s_gives_up_a_lost_turn() -> None:
    session = at_table({"card": "Sorceress", "dice": "CCDDKKKM"})
    expected = after(session.game, STOP)
    pressing(session, "s")
    assert session.game == expected


@pytest.mark.parametrize("key", ["s", "enter"])
def test_four_skulls_and_a_spell_still_sail(key: str) -> None:
    session = at_table({"card": "Sorceress", "dice": "CDKKKKMM"})
    expected = after(session.game, SAIL_AWAY)
    pressing(session, key)
    assert session.game == expected


def test_on_the_island_r_rolls_all_and_s_leaves() -> None:
    spec: dict[str, object] = {"card": "Captain", "dice": "CDKKKKMM", "totals": [0, 0, 0]}
    roll, leave = at_table(spec, "Ana", "Ben", "Cleo"), at_table(spec, "Ana", "Ben", "Cleo")
    expected = after(roll.game, ROLL_AGAIN)
    _, screen = pressing(roll)
    assert "4 skulls collected" in screen
    assert "−800 each" in screen
    pressing(roll, "r")
    assert roll.game == expected
    expected = after(leave.game, STOP)
    pressing(leave, "s")
    assert leave.game == expected
