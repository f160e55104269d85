"""Wildfire on the screen where it is easily misread: long hands, the end of a round, letters, the keys."""

from __future__ import annotations

import pytest
from rich.console import Console
from textual.pilot import Pilot

import emberisle as em
from emberisle.cli import dialog_texts
from emberisle.cli.app import TableApp
from emberisle.cli.dialogs import Curtain, TextDialog
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.games.wildfire.rules.moves import DRAW, Play
from emberisle.games.wildfire.rules.view import WildfireView
from emberisle.games.wildfire.terminal.table import shortened
from emberisle.games.wildfire.terminal.words import hub_in_words, letter_of, letters
from emberisle.terminal.errors import BadWords
from tests.cli.tables import pressing, settle, text_of, visit
from tests.games.wildfire.terminal.tables import (
    BURNING,
    LAST_BUT_ONE,
    QUIET,
    STUCK,
    Spec,
    at_hub,
    check_secrets,
    drawn,
    face_at,
    positions,
)

LONG: Spec = {
    "hands": [
        [*[f"{low}-{low + 2}" for low in (0, 2, 3, 4, 5, 6, 7)], *[f"0-{n}" for n in range(3, 10)]],
        ["0-0", "4-7"],
    ],
    "chain": [["9-9"]],
}
"""Fourteen tiles in the hand, one more than there is room for on 80 columns."""

GOING_OUT: Spec = {"hands": [["3-9"], ["0-0", "4-7"]], "chain": [["9-9"]]}


# -- a long hand


def test_a_long_hand_says_how_much_of_it_is_out_of_sight_beside_what_is_said_of_the_picked_tile() -> None:
    lines = [line.plain for line in drawn(at_hub(LONG).game, ("Ana", "Ben"), 78, 12)]
    assert max([len(line) for line in lines]) <= 78
    assert lines[-1].startswith(("✗", "7-9 on a", "0-9 on a"))
    assert lines[-1].endswith("◂ 1 more") or lines[-1].endswith("1 more ▸")
    assert not any("0 more" in line for line in lines)
    _, screen = pressing(at_hub(LONG))
    assert "will be out" in screen


def test_what_is_too_long_keeps_its_clause() -> None:
    assert shortened("✗ a long reason why not [WF-4.1]", 20) == "✗ a long r… [WF-4.1]"
    assert shortened("a long sentence", 8) == "a long…"
    assert shortened("short", 8) == "short"


# -- the end


def over() -> Session:
    noted = ("Ana", "bot:random")
    game = em.scenario("wildfire", GOING_OUT, "tide", {"rounds": 1}, players=noted)
    session = Session(game.play(Play("3-9", "9-9", "3")), seats_from_header(noted))
    session.resumed = True
    return session


def test_a_finished_game_shows_what_is_left_and_nothing_to_play() -> None:
    session = over()
    assert session.game.over
    seen: list[str] = []

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, TextDialog)
        await pilot.press("space")
        await settle(pilot)
        seen.append(text_of(app))
        await pilot.press("shift+left", "shift+up")
        assert app.face.pan == (-4, -3)  # type: ignore[attr-defined]
        await pilot.press("home")
        assert app.face.pan == (0, 0)  # type: ignore[attr-defined]

    visit(session, look)
    assert "The round is over." in seen[0]
    assert "round 1 of 1 · over" in seen[0]
    assert "2 ▮▮" in seen[0]
    assert "KNOCK" not in seen[0]
    assert "9 on 9-9" not in seen[0]
    assert "lead" not in seen[0]
    lines = face_at(session.game).lines(session.game.view(0))
    assert lines[0] == "Round 1 is over."
    assert "Tiles:  Ana 0, Ben 2" in lines
    assert not any(line.startswith("Ends:") for line in lines)


async def go_out(pilot: Pilot[int]) -> None:
    """Play the last tile, and wait for what is told of the round."""
    await pilot.press("enter")
    while not isinstance(pilot.app.screen, TextDialog):
        await pilot.pause()


def test_the_head_over_a_finished_round_is_about_that_round() -> None:
    session = at_hub(GOING_OUT, "Ana", "Ben")
    session.sit_down()
    seen: list[str] = []

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await go_out(pilot)
        view: WildfireView = app.shown.table
        seen.append(app.face.caption(app._scene(app.size)).plain)
        assert view.shown
        await pilot.press("space")
        await settle(pilot)

    visit(session, play)
    assert seen == ["round 1, to 300 · over"]


def test_the_end_of_a_round_is_read_before_the_next() -> None:
    session = at_hub(GOING_OUT, "Ana", "Ben")
    session.sit_down()
    seen: list[str] = []

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        await go_out(pilot)
        seen.append(text_of(app))
        await pilot.press("space")
        await settle(pilot)
        assert isinstance(app.screen, Curtain)
        check_secrets(app, session)

    visit(session, play)
    assert "Round 1 is over" in seen[0]
    assert "Ana plays the last tile and is out." in seen[0]
    assert "+11" in seen[0]
    assert "Ana leads with 0: the fewest points win." in seen[0]


# -- letters


@pytest.mark.parametrize("seed", range(4))
def test_an_open_end_keeps_its_letter_until_it_is_closed(seed: int) -> None:
    known: dict[str, str] = {}
    for game in positions(seed, 2 + seed):
        view: WildfireView = game.view().table
        found = {end.tile: letter for letter, end in letters(view).items()}
        assert sorted(found) == sorted([end.tile for end in view.ends])
        assert all(found[tile] == letter for tile, letter in known.items() if tile in found)
        known = found


def test_while_a_flame_is_open_only_its_letter_is_drawn() -> None:
    game = at_hub(BURNING).game
    view: WildfireView = game.view(0).table
    fire = letter_of(view, "4-D")
    others = [letter for letter in letters(view) if letter != fire]
    table = "".join([line.plain[:60] for line in drawn(game, ("Ana", "Ben"), 78, 24)][3:-6])
    assert fire in table
    assert others
    assert not any(letter in table for letter in others)


# -- keys and words


def hints(session: Session, *keys: str) -> dict[str, tuple[str, bool]]:
    """The keys that are offered once these are pressed, and which of them would be refused."""
    face = face_at(session.game)
    for key in keys:
        assert face.press(key, session.game) is not None
    return {hint.key: (hint.label, hint.ready) for hint in face.keys(session.game)}


def test_only_what_is_legal_is_offered() -> None:
    assert hints(at_hub(QUIET), "right")["Enter"] == ("Play 3-5 on b", True)
    assert hints(at_hub(QUIET), "right", "e")["Enter"] == ("Play 3-5", False)
    assert hints(at_hub(QUIET))["f"] == ("Leave its flame open", False)
    assert hints(at_hub(QUIET), "e")["f"] == ("Leave its flame open", True)
    session = at_hub(LAST_BUT_ONE, "Ana", "Ben", knocking="called")
    assert hints(session)["c"] == ("Catch", False)
    session.game = session.game.play(Play("3-9", "9-9", "3"))
    assert hints(session)["c"] == ("Catch", True)


def test_after_drawing_the_question_speaks_of_the_tile_drawn() -> None:
    asked: set[str] = set()
    for seed in range(6):
        game = em.scenario("wildfire", STUCK, f"tide {seed}").play(DRAW)
        if game.to_move == 0 and not [move for move in game.legal_moves() if isinstance(move, Play)]:
            asked.add(face_at(game).question(game))
    assert asked == {"The new tile does not fit either, so pass."}
    game = em.scenario("wildfire", {**STUCK, "pile": []}, "tide")
    assert face_at(game).question(game) == "No tile fits and none is left to draw, so pass."


def test_a_knock_asks_with_which_tile() -> None:
    game = at_hub(QUIET).game
    with pytest.raises(BadWords, match="knock with which tile"):
        face_at(game).read("k", game)


def test_a_flame_that_fits_nowhere_is_refused_by_the_game() -> None:
    spec: Spec = {**QUIET, "hands": [["1-8", "1-4"], ["0-0", "4-7"]]}
    game = at_hub(spec).game
    (move,) = face_at(game).read("1-8 open", game).moves
    refusal = game.why_not(move)
    assert refusal is not None
    assert refusal.rule == "WF-5.2"
    assert face_at(game).read("1-4 open", game).moves == (Play("1-4", "4-9", "1"),)


def test_what_is_allowed_says_how_much_more_there_is() -> None:
    session = at_hub(QUIET)
    _, screen = pressing(session, "d")
    more = len(session.game.legal_moves())
    (line,) = [line for line in screen.splitlines() if "Allowed:" in line]
    assert line.rstrip(" ┃│").endswith("more (m lists them)")
    assert int(line.rpartition(" and ")[2].split()[0]) + line.count(" · ") + 1 == more


def test_an_eight_has_its_own_article() -> None:
    spec: Spec = {**BURNING, "chain": [["9-9"], ["4-9", "9-9"], ["4-D", "4-9", 8]]}
    assert "owed: an 8 or a Wild One" in hub_in_words(at_hub(spec).game.view(0).table, ("Ana", "Ben"))


def test_the_curtain_offers_only_what_works() -> None:
    session = at_hub(QUIET, "Ana", "Ben")

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        assert isinstance(app.screen, Curtain)
        assert app._app_keys(False) == [("r", "I am ready"), ("q", "Quit")]
        assert "Watching" not in app._ask_title()
        await pilot.press("r")
        await settle(pilot)
        assert ("h", "Hint") in app._app_keys(True)

    visit(session, look)


def test_the_help_tells_how_to_play_and_what_the_signs_mean() -> None:
    console = Console(width=76)
    with console.capture() as page:
        face = face_at(at_hub(QUIET).game)
        console.print(dialog_texts.help_text(face, face.help, face.signs))
    shown = " ".join(page.get().split())
    for word in ("Be rid of your tiles", "owed", "the fewest win", "no 0 2 3", "KNOCK", "trail of sparks"):
        assert word in shown
    assert "turn by turn" not in shown
