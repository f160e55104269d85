"""The screen of any game: its dialogs, what others do, the end, and the room there is."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NoReturn

import pytest
from textual.containers import VerticalScroll
from textual.pilot import Pilot
from textual.widgets import OptionList

import emberisle as em
from emberisle.cli.app import TableApp
from emberisle.cli.saves import SaveFile
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.games.fortune.rules.moves import STOP
from emberisle.kernel.game import Game
from emberisle.kernel.steps import Refusal
from emberisle.terminal.words import percent
from tests.cli.tables import SAFE, after, at_table, pressing, settle, text_of, visit
from tests.own_games import OWN

LAST_TURN: Final[dict[str, object]] = {
    "card": "Gold", "dice": "CCCDDKMS", "totals": [7900, 8200], "finisher": 1, "last_turns": 1,
}  # fmt: skip
"""Ana has the last turn of the game, and wins by stopping."""


def test_an_unknown_key_is_answered_and_changes_nothing() -> None:
    session = at_table(SAFE)
    before = session.game
    _, screen = pressing(session, "z")
    assert session.game is before
    assert "z does nothing here" in screen
    _, screen = pressing(session, "space")
    assert "Space does nothing here" in screen


# -- dialogs


def test_the_hint_lists_choices_best_first_and_plays_one() -> None:
    session = at_table({"card": "Captain", "dice": "CCCCDDKM"})
    before = session.game
    app, screen = pressing(session, "h")
    assert "Expected" in screen
    assert "★" in screen
    advice = app.face.advise(before, 0)
    assert advice is not None
    expected = [item.expected or 0.0 for item in advice]
    assert expected == sorted(expected, reverse=True)
    pressing(session, "h", "escape")
    assert session.game is before
    pressing(session, "h", "enter")
    assert session.game == after(before, *advice[0].moves)


def test_near_the_end_the_hint_shows_the_chance_to_win() -> None:
    spec: dict[str, object] = {
        "card": "Gold", "dice": "CCDMMPPS", "totals": [7000, 8200], "finisher": 1, "last_turns": 1,
    }  # fmt: skip
    session = at_table(spec)
    app, screen = pressing(session, "h")
    assert "Wins" in screen
    advice = app.face.advise(session.game, 0)
    assert advice
    assert percent(advice[0].chance) in screen


def test_any_legal_move_can_be_chosen_from_the_list() -> None:
    session = at_table(SAFE)
    before = session.game
    _, screen = pressing(session, "m")
    assert all(before.ruleset.label(move) in screen for move in before.legal_moves())
    pressing(session, "m", "down", "enter", "m", "down", "enter")
    first = after(before, before.legal_moves()[1])
    assert session.game == after(first, first.legal_moves()[1])


def test_what_is_said_takes_a_second_line_where_one_is_too_short() -> None:
    session = at_table(SAFE)

    async def refuse(app: TableApp, pilot: Pilot[int]) -> None:
        app._refuse(Refusal("FO-3.4", "so much has to be said about it " * 3 + "that it is", ()))
        app._redraw()
        await settle(pilot)
        assert "…" not in text_of(app)
        assert "that it is." in text_of(app)

    visit(session, refuse)


def test_why_shows_the_clauses_of_the_refusal_and_of_what_happened() -> None:
    session = at_table(SAFE)
    _, screen = pressing(session, "7", "8", "r", "1", "r", "w", size=(100, 40))
    assert "No roll is made with fewer than two dice" in screen
    assert "After each roll the player decides" in screen


def test_sheet_and_help_open_and_any_key_closes_them() -> None:
    session = at_table(SAFE)
    _, screen = pressing(session, "t")
    assert "Score sheet" in screen
    assert "Captain" in screen
    _, screen = pressing(session, "question_mark")
    assert "roll the picked dice" in screen
    expected = after(session.game, STOP)
    pressing(session, "question_mark", "space", "t", "q", "s")
    assert session.game == expected


def beside_a_bot(game_id: str) -> Session:
    session = Session(em.new(game_id, 2, "tide"), seats_from_header(("Ana", "bot:random")))
    session.resumed = True
    return session


@pytest.mark.parametrize("game_id", ["fireball_island", "wildfire"])
def test_help_that_is_longer_than_the_screen_is_scrolled_to_its_end_and_back(game_id: str) -> None:
    async def read(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("question_mark")
        await settle(pilot)
        scroll = app.screen.query_one(VerticalScroll)
        first, last = app.face.primer[0].split()[:4], app.face.signs[-1][1].split()[-2:]
        bottom = scroll.max_scroll_y
        assert bottom > 1
        for keys, place in (
            (["down"], 1), (["up"], 0), (["pagedown"] * 3, bottom), (["pageup"] * 3, 0), (["end"], bottom),
            (["home"], 0),
        ):  # fmt: skip
            await pilot.press(*keys)
            await pilot.wait_for_scheduled_animations()
            assert scroll.scroll_y == place
            assert (" ".join(last) in text_of(app)) == (place == bottom)
            assert (" ".join(first) in text_of(app)) == (place == 0)
        await pilot.press("space")
        await settle(pilot)
        assert app.screen is app.screen_stack[0]

    visit(beside_a_bot(game_id), read)


@pytest.mark.parametrize(("height", "scrolls"), [(24, True), (60, False)])
def test_a_dialog_speaks_of_scrolling_where_it_is_longer_than_the_screen(height: int, scrolls: bool) -> None:
    _, screen = pressing(beside_a_bot("fireball_island"), "question_mark", size=(80, height))
    assert ("PgUp PgDn scroll · any other key closes" in screen) == scrolls
    assert ("any key closes" in screen) != scrolls


# -- bots and the end


def test_bots_play_until_a_person_is_asked_again() -> None:
    session = at_table(
        {"card": "Captain", "dice": "CCDDMMPS", "totals": [0, 0, 0]}, "Ana", "bot:easy", "bot:easy"
    )
    app, screen = pressing(session, "s")
    assert session.game.over or session.game.to_move == 0
    assert all(name in screen for name in session.names)
    assert app.story[-1] == session.game.story[-1]


def test_any_key_skips_what_others_do() -> None:
    session = at_table(SAFE, "Ana", "bot:easy")

    async def stop_and_skip(app: TableApp, pilot: Pilot[int]) -> None:
        await settle(pilot)
        await pilot.press("s", "space")
        await settle(pilot)
        assert not app.busy

    visit(session, stop_and_skip, pace=60)
    assert session.game.to_move == 0


def test_what_was_said_while_others_played_is_gone_when_one_is_asked() -> None:
    session = at_table(SAFE, "Ana", "bot:easy")

    async def ask_too_early(app: TableApp, pilot: Pilot[int]) -> None:
        await settle(pilot)
        await pilot.press("s", "m")
        assert "nobody's turn" in text_of(app)
        await pilot.press("space")
        await settle(pilot)
        assert session.human_to_move
        assert "nobody's turn" not in text_of(app)

    visit(session, ask_too_early, pace=60)


def test_a_dialog_can_be_opened_while_others_play_and_holds_the_show() -> None:
    session = at_table(SAFE, "Ana", "bot:easy")

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await settle(pilot)
        await pilot.press("s", "question_mark")
        app.thinking = True
        app._next_tick()
        app._redraw()
        app.thinking = False
        assert app.busy
        assert "Help" in text_of(app)
        await pilot.press("space", "space")
        await settle(pilot)
        assert "your turn" in text_of(app)

    visit(session, look, pace=60)


def test_what_happened_is_shown_step_by_step() -> None:
    session = at_table({"card": "Captain", "dice": "CCDDKKMP"})
    pictures: list[str] = []

    async def stop(app: TableApp, pilot: Pilot[int]) -> None:
        await settle(pilot)
        await pilot.press("s")
        await pilot.pause()
        assert app.story[-1].what == "stopped"
        pictures.append(text_of(app))
        await pilot.press("space")
        await settle(pilot)
        pictures.append(text_of(app))

    visit(session, stop, pace=60)
    assert "Watching" in pictures[0]
    assert "Captain" in pictures[0]
    assert "your turn" in pictures[1]


def test_the_end_names_the_winner_reveals_the_seed_and_verifies() -> None:
    session = at_table(LAST_TURN, seed="lagoon")
    _, screen = pressing(session, "s", "v")
    assert session.game.over
    assert "Ana wins with 8,700 points." in screen
    assert "lagoon" in screen
    assert "Verified" in screen


def test_the_final_round_is_announced() -> None:
    _, screen = pressing(at_table(LAST_TURN))
    assert "FINAL ROUND: 1 turn to come" in screen


@pytest.mark.parametrize(("key", "code"), [("q", 0), ("ctrl+q", 0), ("ctrl+c", 130)])
def test_leaving_ends_the_app_with_its_code(key: str, code: int) -> None:
    session = at_table(SAFE)

    async def leave(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press(key)

    assert visit(session, leave).return_value == code


def test_a_match_that_is_not_kept_is_left_only_on_a_second_q(tmp_path: Path) -> None:
    session = at_table(SAFE, file=SaveFile(tmp_path / "match.log"))

    async def hesitate(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("q")
        await settle(pilot)
        assert "You have not moved yet, so this game is not kept. Press q again" in text_of(app)
        await pilot.press("z", "q")
        await settle(pilot)
        assert app.return_value is None, "another key takes it back"
        await pilot.press("q")

    assert visit(session, hesitate).return_value == 0
    session.save_error = "the disk is full"
    _, screen = pressing(session, "q")
    assert "This match is NOT saved. Press q again" in screen
    session.save()

    async def leave(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("q")

    assert visit(session, leave).return_value == 0


# -- room


@pytest.mark.parametrize("size", [(40, 10), (80, 24), (100, 30), (140, 40), (220, 60)])
def test_the_table_fits_screens_of_every_size(size: tuple[int, int]) -> None:
    session = at_table({"card": "Treasure Chest", "dice": "KDMMPS", "chest": "CC"})
    _, screen = pressing(session, "3", size=size)
    if size >= (80, 24):
        assert "Treasure Chest: 200 safe" in screen
        assert "Skulls: 1 of 3" in screen
        assert "Quit" in screen


def test_a_resize_while_playing_keeps_everything() -> None:
    session = at_table(SAFE)

    async def resize(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("7", "8", "r")
        await settle(pilot)
        for size in [(140, 40), (60, 20), (80, 24)]:
            await pilot.resize_terminal(*size)
            await settle(pilot)
        assert "Ana picks up 1 parrot, 1 sword." in text_of(app)

    visit(session, resize)


def test_the_list_of_moves_can_be_scrolled_to_its_end() -> None:
    session = at_table({"card": "Treasure Chest", "dice": "CCDDMMPS"})
    moves = session.game.legal_moves()

    async def last(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("m")
        await settle(pilot)
        assert app.screen.query_one(OptionList).option_count == len(moves)
        await pilot.press("end", "enter")
        await settle(pilot)

    expected = after(session.game, moves[-1])
    visit(session, last)
    assert session.game == expected


def test_every_game_has_a_face() -> None:
    for game_id in OWN:
        seats = em.ruleset(game_id).fewest
        session = Session(
            em.new(game_id, seats, "tide"), seats_from_header(("Ana", "Ben", "Cleo", "Dan")[:seats])
        )
        _, screen = pressing(session)
        assert session.game.ruleset.title in screen


def test_a_hint_that_cannot_be_given_says_why() -> None:
    session = at_table(SAFE)

    async def ask(app: TableApp, pilot: Pilot[int]) -> None:
        def fail(game: Game, seat: int) -> NoReturn:
            raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

        app.face.advise = fail  # type: ignore[method-assign]
        await pilot.press("h")
        await settle(pilot)
        assert "emberisle[solve]" in text_of(app)
        await pilot.press("escape")
        await settle(pilot)
        assert "your turn" in text_of(app)

    visit(session, ask)


def test_a_finished_game_that_is_opened_again_shows_its_result() -> None:
    session = at_table(LAST_TURN)
    session.play([STOP])
    session.resumed = True
    _, screen = pressing(session)
    assert "Ana wins with 8,700 points." in screen
    _, screen = pressing(session, "escape", "r", "v")
    assert "The seed was tide" in screen
