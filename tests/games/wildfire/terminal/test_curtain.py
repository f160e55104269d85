"""Wildfire's hands are seen by their holders only: on the screen and in lines."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

import emberisle as em
from emberisle.cli.app import TableApp
from emberisle.cli.dialogs import Curtain
from emberisle.cli.line_mode import LineMode
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session, begin
from emberisle.kernel.luck import QuickLuck
from tests.cli.tables import pressing, settle, visit
from tests.games.wildfire.terminal.tables import QUIET, at_hub, check_secrets, typed


def people() -> Session:
    noted = ("Ana", "bot:random", "Ben")
    return Session(em.new("wildfire", 3, "kelp", {"rounds": 2}, players=noted), seats_from_header(noted))


def test_the_curtain_never_shows_a_hand_to_another_person() -> None:
    session = people()
    opened: list[str] = []

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter", "space", "m", "h")
        for _ in range(18):
            check_secrets(app, session)
            if isinstance(app.screen, Curtain):
                opened.append(app.screen.person)
                await pilot.press("r")
            else:
                await pilot.press("m", "enter")
            await settle(pilot)

    visit(session, play)
    assert opened[:4] in (["Ana", "Ben"] * 2, ["Ben", "Ana"] * 2)


def test_whoever_leaves_from_the_curtain_leaves_the_table() -> None:
    session = people()

    async def leave(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("q")

    assert visit(session, leave).return_value == 0


def test_one_person_among_bots_needs_no_curtain() -> None:
    session = at_hub(QUIET)
    assert not session.curtain
    _, screen = pressing(session)
    assert "Ana, your turn" in screen
    assert "▔" in screen


def test_a_game_without_secrets_has_no_curtain() -> None:
    session = Session(em.new("fortune", 2, "tide"), seats_from_header(("Ana", "Ben")))
    assert not session.curtain
    assert session.viewer == session.game.to_move


def test_lines_hide_the_hand_until_the_next_person_is_ready(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = at_hub(QUIET, "Ana", "Ben")
    pages: list[tuple[str, str]] = []
    answers = iter(["m", "", "3-5 b", "nonsense", "", "q"])

    def answer(prompt: str) -> str:
        pages.append((capsys.readouterr().out, prompt))
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    assert LineMode(session).run() == 0
    hands = ["Hand:" in page for page, _ in pages]
    assert hands == [False, False, True, False, False, True]
    assert [prompt.partition(",")[0] for _, prompt in pages if "only you" in prompt] == ["Ana"] * 2 + [
        "Ben"
    ] * 2
    assert "0-0  4-7" in pages[-1][0]


def test_a_whole_game_is_played_from_typed_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options: dict[str, object] = {"rounds": 2, "hub": "all_called", "knocking": "called"}
    session = begin("wildfire", ["Ana"], ["random", "random"], "coral", options)
    luck = QuickLuck(11)

    def answer(prompt: str) -> str:
        moves = session.game.legal_moves()
        return typed(session.game, moves[luck.below(len(moves))], session.names)

    monkeypatch.setattr("builtins.input", answer)
    assert LineMode(session).run() == 0
    shown = capsys.readouterr().out
    assert session.game.over
    assert "Not allowed" not in shown
    assert "the fewest." in shown
    assert shown.count("the fewest points win.") >= 2
    for seat, name in enumerate(session.names[1:], start=1):
        assert f"{name} drew" not in shown
        assert f"{name} holds" not in shown
        assert seat not in {event.only for event in session.game.events(0)}
