"""Wildfire's face: what is typed and pressed, drawings that fit, and hands that only their holders see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest
from rich.console import Console
from rich.text import Text
from textual.pilot import Pilot

import emberisle as em
from emberisle.cli import words
from emberisle.cli.app import TableApp
from emberisle.cli.errors import BadWords
from emberisle.cli.faces.face import Scene
from emberisle.cli.faces.wildfire import WildfireFace
from emberisle.cli.faces.wildfire_chain import clashes, focus_of, sign_cells, spread, window_on
from emberisle.cli.faces.wildfire_scores import rounds_of, short
from emberisle.cli.faces.wildfire_words import LETTERS, chain_in_words, letter_of
from emberisle.cli.plain import LineTable
from emberisle.cli.play import Session, begin
from emberisle.cli.screens import Curtain, Leaf
from emberisle.cli.seats import seats_noted
from emberisle.games.wildfire.moves import DRAW, PASS, Call, CatchOut, Draw, Pass, Play, PlayAndKnock
from emberisle.games.wildfire.view import WildfireView
from emberisle.kernel.game import Game
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.values import Value
from tests.cli.tables import after, pressing, settle, text_of, visit

Spec = dict[str, object]

QUIET: Spec = {
    "hands": [["1-4", "3-5", "2-6", "0-9"], ["0-0", "4-7"]],
    "chain": [["9-9"], ["3-9", "9-9"], ["4-9", "9-9"]],
}
"""Open ends: a takes a nine, b a three, e a four."""

BURNING: Spec = {
    "hands": [["1-4", "3-5", "5-5", "0-9"], ["0-0", "4-7"]],
    "chain": [["9-9"], ["4-9", "9-9"], ["4-D", "4-9", 5]],
}
"""Two plays are owed on 4-D, which stands for a five."""

STUCK: Spec = {"hands": [["0-2", "2-6"], ["0-0", "4-7"]], "chain": [["9-9"]]}
LAST_BUT_ONE: Spec = {"hands": [["3-9", "2-6"], ["0-0", "4-7"]], "chain": [["9-9"]]}


def at_hub(spec: Spec, *noted: str, **options: object) -> Session:
    """A session in a described position, Ana against a bot unless others are named."""
    seats = noted or ("Ana", "bot:random")
    return Session(em.scenario("wildfire", spec, "tide", options, players=seats), seats_noted(seats))


def face_at(game: Game, names: tuple[str, ...] = ("Ana", "Ben")) -> WildfireFace:
    face = WildfireFace(game, names)
    face.attend(game.view(game.to_move))
    return face


def positions(seed: int, seats: int = 4, every: int = 1, **options: object) -> Iterator[Game]:
    """What is met on the way through a round of random play."""
    game, luck = em.new("wildfire", seats, f"ember {seed}", {"rounds": 1, **options}), QuickLuck(seed)
    count = 0
    while not game.over:
        if count % every == 0:
            yield game
        moves = game.legal_moves()
        game = game.play(moves[luck.below(len(moves))])
        count = count + 1


def typed(game: Game, move: Value, names: Sequence[str]) -> str:
    """How a person would type this move."""
    if isinstance(move, Draw):
        return "draw"
    if isinstance(move, Pass):
        return "pass"
    if isinstance(move, Call):
        return f"call {move.number}"
    if isinstance(move, CatchOut):
        return f"catch {names[move.seat]}"
    assert isinstance(move, Play)
    knock = "knock " if isinstance(move, PlayAndKnock) else ""
    flame = " open" if move.out == "1" else ""
    return f"{knock}{move.tile} {letter_of(game.view(game.to_move).table, move.on)}{flame}"


# -- words


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("3-5 b", Play("3-5", "3-9", "5")),
        ("5-3 b", Play("3-5", "3-9", "5")),
        ("35 on b", Play("3-5", "3-9", "5")),
        ("3-5", Play("3-5", "3-9", "5")),
        ("3-5 on 3-9", Play("3-5", "3-9", "5")),
        ("1-4 e", Play("1-4", "4-9", "4")),
        ("1-4 e open", Play("1-4", "4-9", "1")),
        ("1-4 e closed", Play("1-4", "4-9", "4")),
        ("1-4, e, OPEN", Play("1-4", "4-9", "1")),
        ("knock 3-5 b", PlayAndKnock("3-5", "3-9", "5")),
        ("4d a", Play("4-D", "9-9", "D")),
        ("draw", DRAW),
        ("d", DRAW),
        ("PASS", PASS),
        ("call 7", Call(7)),
        ("catch ben", CatchOut(1)),
        ("catch 2", CatchOut(1)),
        ("c", CatchOut(1)),
    ],
)
def test_typed_words_become_moves(line: str, move: Value) -> None:
    game = at_hub(QUIET).game
    assert face_at(game).read(line, game).moves == (move,)


@pytest.mark.parametrize(
    "line", ["dance", "3-5 q", "call", "call seven", "catch zoe", "0", "3-", "3-5-7", "1-4", "draw two"]
)
def test_words_that_mean_nothing_are_refused(line: str) -> None:
    game = at_hub(QUIET).game
    with pytest.raises(BadWords):
        face_at(game).read(line, game)


def test_a_tile_that_fits_in_several_places_asks_where() -> None:
    game = at_hub(QUIET).game
    with pytest.raises(BadWords, match="fits on a, b and e"):
        face_at(game).read("1-4", game)


def test_a_bare_number_calls_where_a_number_is_asked_for() -> None:
    spec: Spec = {"hands": [["4-D", "2-2"], ["0-0", "4-7"]], "chain": [["9-9"], ["4-9", "9-9"]]}
    game = at_hub(spec, hub="called").game.play(Play("4-D", "4-9", "D"))
    assert face_at(game).read("7", game).moves == (Call(7),)
    assert "Ana calls the number that 4-D stands for." in "\n".join(face_at(game).lines(game.view(0)))


@pytest.mark.parametrize("seed", range(4))
def test_every_legal_move_can_be_typed(seed: int) -> None:
    names = ("Ana", "Ben", "Cleo", "Dora")
    for game in positions(seed, 4, 2, knocking="called", hub="called"):
        for move in game.legal_moves():
            face = face_at(game, names)
            assert face.read(typed(game, move, names), game).moves == (move,)


def test_no_letter_of_an_end_is_a_key_of_its_own() -> None:
    assert not set(LETTERS) & set("cdfkphmtwvq?iol01")


# -- keys


@pytest.mark.parametrize(
    ("spec", "keys", "move"),
    [
        (QUIET, ["enter"], Play("1-4", "9-9", "4")),
        (QUIET, ["right", "enter"], Play("3-5", "3-9", "5")),
        (QUIET, ["down", "down", "f", "enter"], Play("1-4", "4-9", "1")),
        (QUIET, ["up", "f", "f", "enter"], Play("1-4", "4-9", "4")),
        (QUIET, ["e", "enter"], Play("1-4", "4-9", "4")),
        (QUIET, ["left", "enter"], Play("0-9", "9-9", "0")),
        (QUIET, ["shift+left", "shift+down", "home", "enter"], Play("1-4", "9-9", "4")),
        (BURNING, ["right", "enter"], Play("3-5", "4-D", "3")),
        (STUCK, ["d"], DRAW),
        (STUCK, ["enter"], DRAW),
    ],
)
def test_keys_come_to_moves(spec: Spec, keys: list[str], move: Value) -> None:
    session = at_hub(spec, "Ana", "Ben")
    session.sit_down()
    expected = after(session.game, move)
    pressing(session, *keys)
    assert session.game == expected


def test_p_passes_when_there_is_nothing_to_draw() -> None:
    session = at_hub({**STUCK, "pile": []}, "Ana", "Ben")
    session.sit_down()
    expected = after(session.game, PASS)
    pressing(session, "p")
    assert session.game == expected


def test_k_knocks_and_c_catches_where_that_is_called() -> None:
    session = at_hub(LAST_BUT_ONE, "Ana", "Ben", knocking="called")
    session.sit_down()
    start = session.game
    expected = after(start, PlayAndKnock("3-9", "9-9", "3"))
    _, screen = pressing(session, "k")
    assert "you knock" in screen
    pressing(session, "k", "enter")
    assert session.game == expected
    silent = at_hub(LAST_BUT_ONE, "Ana", "Ben", knocking="called")
    silent.game = after(start, Play("3-9", "9-9", "3"))
    silent.sit_down()
    expected = after(silent.game, CatchOut(0))
    pressing(silent, "c")
    assert silent.game == expected


def test_a_number_key_calls() -> None:
    spec: Spec = {"hands": [["4-D", "2-2"], ["0-0", "4-7"]], "chain": [["9-9"], ["4-9", "9-9"]]}
    session = at_hub(spec, hub="called")
    session.game = session.game.play(Play("4-D", "4-9", "D"))
    _, screen = pressing(session, "enter")
    assert "Press a number from 1 to 9" in screen
    face = face_at(session.game)
    gesture = face.press("6", session.game)
    assert gesture is not None
    assert gesture.moves == (Call(6),)


def test_a_click_picks_a_tile() -> None:
    session = at_hub(QUIET)
    face = face_at(session.game)
    assert face.press("tile 3-5", session.game) is not None
    assert face.tile == "3-5"


def test_the_move_list_plays() -> None:
    session = at_hub(QUIET, "Ana", "Ben")
    session.sit_down()
    expected = after(session.game, session.game.legal_moves()[1])
    pressing(session, "m", "down", "enter")
    assert session.game == expected


@pytest.mark.parametrize(
    ("spec", "keys", "clause"),
    [
        (QUIET, ["d"], "WF-3.7"),
        (QUIET, ["p"], "WF-3.6"),
        (QUIET, ["c"], "WF-11.4"),
        (QUIET, ["k"], "WF-8.1"),
        (QUIET, ["f"], "WF-5.2"),
        (QUIET, ["right", "e", "enter"], "WF-4.1"),
        (BURNING, ["a", "enter"], "WF-7.5"),
        (BURNING, ["f"], "WF-5.2"),
        (BURNING, ["left", "left", "enter"], "WF-7.4"),
        (STUCK, ["p"], "WF-3.7"),
    ],
)
def test_every_refusal_comes_from_the_game(spec: Spec, keys: list[str], clause: str) -> None:
    session = at_hub(spec)
    before = session.game
    _, screen = pressing(session, *keys)
    assert session.game is before
    assert f"✗ {clause}:" in screen.rpartition("your turn")[2]


def test_the_reason_why_the_picked_tile_does_not_fit_is_shown() -> None:
    _, screen = pressing(at_hub(BURNING), "left", "left")
    assert "no double is ever played on a Wildfire [WF-7.4]" in screen
    assert "2 plays on 4-D owed: a 5 or a Wild One, no double. Ana's job," in screen


# -- the curtain


def people() -> Session:
    noted = ("Ana", "bot:random", "Ben")
    return Session(em.new("wildfire", 3, "kelp", {"rounds": 2}, players=noted), seats_noted(noted))


def check_secrets(app: TableApp, session: Session) -> None:
    """Only what the one who sits there may know is on the screen."""
    viewer = session.viewer
    assert viewer in (None, session.seated)
    assert app.shown.seat == viewer
    assert {event.only for event in app.story} <= {None, viewer}
    hidden = [name for seat, name in enumerate(session.names) if seat != viewer]
    screen = text_of(app)
    assert not any(f"{name} holds" in screen or f"{name} drew" in screen for name in hidden)
    if viewer is None:
        assert "▔" not in screen


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
    session = Session(em.new("fortune", 2, "tide"), seats_noted(("Ana", "Ben")))
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
    assert LineTable(session).run() == 0
    hands = ["Hand:" in page for page, _ in pages]
    assert hands == [False, False, True, False, False, True]
    assert [prompt.partition(",")[0] for _, prompt in pages if "only you" in prompt] == ["Ana"] * 2 + [
        "Ben"
    ] * 2
    assert "0-0  4-7" in pages[-1][0]


def test_a_bot_joins_a_lone_player_even_where_there_is_no_medium_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert begin("wildfire", ["Ana"]).seats[1].level in em.levels("wildfire")
    monkeypatch.setattr("emberisle.bots.bot.levels", lambda game_id: ("random", "wise"))
    assert em.usual_level("wildfire") == "wise"


# -- hints

WINNING: Spec = {"hands": [["3-7", "4-8"], ["0-0", "4-7"]], "chain": QUIET["chain"], "pile": []}


def test_the_hint_says_how_often_each_choice_wins_and_plays_one() -> None:
    session = at_hub(WINNING, "Ana", "bot:random", rounds=1)
    before = session.game
    advice = face_at(before).advise(before, 0)
    assert advice
    _, screen = pressing(session, "h")
    (head,) = [line for line in screen.splitlines() if "Choice" in line]
    assert [name for name in ("Expected", "Risk", "Wins") if name in head] == ["Wins"]
    (best,) = [line for line in screen.splitlines() if "★" in line]
    assert advice[0].text in best
    assert f"{100 * (advice[0].chance or 0):.0f} %" in best
    pressing(session, "h", "escape")
    assert session.game is before
    pressing(session, "h", "enter")
    followed = after(before, *advice[0].moves).entries
    assert session.game.entries[: len(followed)] == followed


def test_a_hint_in_lines(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    session = at_hub(WINNING, rounds=1)
    advice = face_at(session.game).advise(session.game, 0)
    assert advice
    answers = iter(["h", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert LineTable(session).run() == 0
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    figures = [f"{item.text} {100 * (item.chance or 0):.0f} % wins" for item in advice]
    assert f"* {figures[0]}" in lines
    assert set(figures[1:]) <= set(lines)


def test_a_hint_counts_the_moves_that_it_does_not_name(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = at_hub(WINNING, rounds=1)
    advice = face_at(session.game).advise(session.game, 0)
    assert advice
    monkeypatch.setattr(WildfireFace, "advise", lambda face, game, seat: advice[:1])
    assert len(session.game.legal_moves()) == 2
    _, screen = pressing(session, "h")
    assert "and one other move, thought no better" in screen
    answers = iter(["h", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert LineTable(session).run() == 0
    assert "and one other move, thought no better" in capsys.readouterr().out


# -- a whole game in lines


def test_a_whole_game_is_played_from_typed_lines(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options: dict[str, object] = {"rounds": 2, "hub": "called", "knocking": "called"}
    session = begin("wildfire", ["Ana"], ["random", "random"], "coral", options)
    luck = QuickLuck(11)

    def answer(prompt: str) -> str:
        moves = session.game.legal_moves()
        return typed(session.game, moves[luck.below(len(moves))], session.names)

    monkeypatch.setattr("builtins.input", answer)
    assert LineTable(session).run() == 0
    shown = capsys.readouterr().out
    assert session.game.over
    assert "Not allowed" not in shown
    assert "the fewest." in shown
    assert shown.count("the fewest points win.") >= 2
    for seat, name in enumerate(session.names[1:], start=1):
        assert f"{name} drew" not in shown
        assert f"{name} holds" not in shown
        assert seat not in {event.only for event in session.game.events(0)}


# -- the end of a round


def test_the_end_of_a_round_is_read_before_the_next() -> None:
    spec: Spec = {"hands": [["3-9"], ["0-0", "4-7"]], "chain": [["9-9"]]}
    session = at_hub(spec, "Ana", "Ben")
    session.sit_down()
    seen: list[str] = []

    async def go_out(app: TableApp, pilot: Pilot[int]) -> None:
        await pilot.press("enter")
        while not isinstance(app.screen, Leaf):
            await pilot.pause()
        seen.append(text_of(app))
        await pilot.press("space")
        await settle(pilot)
        assert isinstance(app.screen, Curtain)
        check_secrets(app, session)

    visit(session, go_out)
    assert "Round 1 is over" in seen[0]
    assert "Ana plays the last tile and is out." in seen[0]
    assert "+11" in seen[0]
    assert "Ana leads with 0: the fewest points win." in seen[0]


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
    session = Session(game, seats_noted(noted))
    console = Console(width=72, record=True)
    with console.capture() as page:
        console.print(face_at(game, session.names).sheet(session.history()))
    shown = page.get().splitlines()
    assert all(str(total) in shown[len(rounds) + 1] for total in game.scores())
    assert "lead" not in page.get()
    assert words.winners(session).endswith("the fewest.")


def test_a_long_name_keeps_its_number() -> None:
    assert short("Random bot 3", 7) == "Rando…3"
    assert short("Ana", 7) == "Ana"


# -- drawing


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


def drawn(game: Game, names: tuple[str, ...], width: int, height: int) -> list[Text]:
    table = face_at(game, names).table(Scene(game.view(game.to_move), (), names, True, width, height))
    assert isinstance(table, Text)
    return list(table.split("\n", allow_blank=True))


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
