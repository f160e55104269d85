"""Board Game Battle's face: every tile is seen, drawings fit, words are understood, chances are shown."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from rich.text import Text
from textual.pilot import Pilot

import emberisle as em
from emberisle.cli.app import TableApp
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.games.board_game_battle.rules.boards import BOARDS, SHIPPED
from emberisle.games.board_game_battle.rules.moves import ROLL, Battle, Select
from emberisle.games.board_game_battle.rules.ruleset import BOARD_GAME_BATTLE
from emberisle.games.board_game_battle.rules.tiles import TILES
from emberisle.games.board_game_battle.terminal.board import (
    SHAPES,
    SIZES,
    Scenery,
    Size,
    board_lines,
    legend,
    look_of,
    size_for,
    whole,
    window_for,
)
from emberisle.games.board_game_battle.terminal.face import BattleFace, trail_of
from emberisle.games.board_game_battle.terminal.scores import bar, rounds_of, where
from emberisle.kernel.game import Game
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value
from emberisle.playback import frames, opening
from emberisle.terminal.errors import BadWords
from emberisle.terminal.face import Scene
from tests.cli.tables import pressing, settle, text_of, visit

GAME = "board_game_battle"
NAMES = ("Ana", "Ben", "Cleo", "Dan")
BATTLING = {"placement": [0, 1, 2, 3], "dice": [1, 4], "squares": [0, 30, 20, 58]}


def position(**facts: object) -> Game:
    """Ana is asked whom to battle, or whatever these facts lead to."""
    return em.scenario(GAME, {**BATTLING, **facts}, "tide", players=NAMES)


def sitting(game: Game, *noted: str) -> Session:
    session = Session(game, seats_from_header(noted or NAMES))
    session.resumed = True
    return session


def drawn(game: Game, width: int, height: int, asked: bool = True) -> list[Text]:
    face = BattleFace(game, NAMES)
    scene = Scene(game.view(game.to_move), game.story, NAMES, asked, width, height)
    table = face.table(scene)
    assert isinstance(table, Text)
    return list(table.split("\n", allow_blank=True))


def plain(lines: Sequence[Text]) -> str:
    return "\n".join([line.plain for line in lines])


def played(board: str, moves: int, seed: str = "tide") -> Game:
    game = em.new(GAME, 4, seed, {"board": board, "ask_to_roll": True, "pieces": "given"}, players=NAMES)
    for _ in range(moves):
        game = game if game.over else game.play(game.legal_moves()[0])
    return game


# -- the board


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("large", SIZES)
def test_every_tile_is_drawn_where_it_lies(name: str, large: Size) -> None:
    board = BOARDS[name]
    window = whole(board)
    lines = [line.plain for line in board_lines(Scenery(board), large, window)]
    assert len(lines) == window.down * large.height
    assert {len(line) for line in lines} == {window.across * large.width}
    tracks = [(board.spots, board.tiles), (board.detour_spots, board.detour_tiles)]
    for spots, tiles in tracks:
        for (x, y), tile in zip(spots, tiles, strict=True):
            left = (x - window.left) * large.width
            cell = lines[(y - window.top) * large.height][left : left + large.width - large.gap]
            assert cell.strip() == look_of(tile).sign


def test_every_kind_of_tile_can_be_told_from_every_other() -> None:
    signs = [look_of(kind).sign for kind in range(len(TILES))]
    assert len(set(signs)) == len(TILES)
    assert max(map(len, signs)) <= 3


@pytest.mark.parametrize("name", SHIPPED)
def test_the_legend_leaves_a_space_between_sign_and_words(name: str) -> None:
    entries = [entry.plain for entry in legend(BOARDS[name])]
    assert {len(entry) for entry in entries} == {10}
    assert {entry[3] for entry in entries} == {" "}


@pytest.mark.parametrize("name", SHIPPED)
def test_the_whole_board_fits_the_smallest_screen(name: str) -> None:
    board = BOARDS[name]
    face = BattleFace(played(name, 0), NAMES)
    window = window_for(Scenery(board), SIZES[-1], 78 - 21, face.table_rows(78, 24))
    assert window == whole(board)
    assert size_for(board, 200, 60) == SIZES[0]


def test_where_there_is_too_little_room_the_drawing_follows_the_action() -> None:
    board = BOARDS["volcano"]
    for square in (0, 32, 45, 72):
        scenery = Scenery(board, [square] * 4, [None] * 4, mover=2)
        window = window_for(scenery, SIZES[-1], 30, 6)
        assert window.across * 3 <= 30
        assert window.down <= 6
        assert f"{SHAPES['cube']}×4" in plain(board_lines(scenery, SIZES[-1], window))


@pytest.mark.parametrize(("width", "height"), [(78, 24), (98, 30), (92, 45), (200, 70)])
@pytest.mark.parametrize("name", SHIPPED)
def test_the_table_stays_in_its_room_and_shows_all_pieces(name: str, width: int, height: int) -> None:
    for moves in (0, 3, 11, 30, 400):
        game = played(name, moves)
        rows = BattleFace(game, NAMES).table_rows(width, height)
        lines = drawn(game, width, rows)
        assert len(lines) == rows
        assert max([line.cell_len for line in lines]) <= width
        shown = plain(lines)
        assert all(shape in shown for shape in SHAPES.values()) or "×" in shown


def test_pieces_in_the_detour_are_drawn_there() -> None:
    game = position(squares=[0, 28, 20, 58], detour=[-1, 3, -1, -1])
    board = BOARDS["volcano"]
    scenery = Scenery(board, game.table.squares, game.view().table.detour)
    assert scenery.pieces_on(3, in_detour=True) == [1]
    assert scenery.pieces_on(28, in_detour=False) == []
    assert "detour 3, returns to square 28" in where(game.view().table, 1, False)


def test_the_way_of_a_move_is_marked() -> None:
    game = position()
    assert trail_of(game.view().table, game.story) == frozenset({0, 1, 2, 3, 4})
    assert trail_of(game.view().table, ()) == frozenset()
    assert "•" in plain(drawn(game, 98, 12))


def test_the_dice_of_the_turn_and_of_a_battle_are_shown() -> None:
    game = position()
    assert " 1   4  =5" in plain(drawn(game, 78, 11))
    told = [
        frame
        for frame in frames(game, game.play(Battle(1)))
        if "duel" in [event.what for event in frame.events]
    ]
    scene = Scene(told[0].view, told[0].events, NAMES, False, 78, 11)
    dice = told[0].events[0].facts
    assert f" {dice[1]}   {dice[3]} " in str(BattleFace(game, NAMES).table(scene))


def test_dice_of_an_earlier_turn_are_not_shown() -> None:
    game = played("volcano", 5)
    face, seat = BattleFace(game, NAMES), game.table.seat

    def after_duel_of(rolling: int) -> str:
        duel = Event("BB-9.2", "duel", (rolling, 5, (rolling + 1) % 4, 3))
        return str(face.table(Scene(game.view(), [duel], NAMES, False, 78, 11)))

    assert " 5   3 " in after_duel_of(seat)
    assert " 5   3 " not in after_duel_of((seat + 1) % 4)


# -- chances


def test_the_scores_show_everybodys_chance() -> None:
    game = position(squares=[0, 30, 20, 72])
    face = BattleFace(game, NAMES)
    for width, rows in ((78, 2), (78, 4), (98, 4)):
        scores = face.scores(Scene(game.view(0), game.story, NAMES, True, width, rows))
        lines = str(scores).split("\n")
        assert len(lines) == rows
        assert max(map(len, lines)) <= width
        assert str(scores).count("%") == 4
        assert "turn 1" in lines[0]
    chances = face.looked(game.view(0), game.story)
    assert sum(chances) == pytest.approx(1)
    assert chances.index(max(chances)) == 3
    assert bar(0.5, 8, "red").plain == "████    "
    assert len(bar(1.0, 8, "red").plain) == len(bar(0.0, 8, "red").plain) == 8


def test_chances_are_looked_at_anew_only_when_something_changed() -> None:
    game = position()
    face = BattleFace(game, NAMES)
    first = face.looked(game.view(0), game.story)
    assert face.looked(game.view(0), game.story) is first
    assert face.looked(game.play(Battle(3)).view(0), ()) is not first


# -- keys and words


@pytest.mark.parametrize(
    ("typed", "move"), [("2", Battle(2)), ("ben", Battle(1)), ("battle Dan", Battle(3)), ("C", Battle(2))]
)
def test_typed_words_become_moves(typed: str, move: Value) -> None:
    game = position()
    assert BattleFace(game, NAMES).read(typed, game).moves == (move,)


def test_words_that_name_nobody_are_not_understood() -> None:
    game = position()
    with pytest.raises(BadWords, match="'zoe' names nobody to battle here"):
        BattleFace(game, NAMES).read("zoe", game)


@pytest.mark.parametrize("typed", ["battle 9", "4", "0", "99999999999999999999"])
def test_a_number_that_no_opponent_has_is_refused_by_its_clause(typed: str) -> None:
    game = position()
    refusal = BattleFace(game, NAMES).read(typed, game).refusal
    assert refusal is not None
    assert refusal.rule == "BB-9.1"
    assert BOARD_GAME_BATTLE.reason(refusal, "en", NAMES).startswith(
        f"no opponent has the number {typed.removeprefix('battle ')[:9]}"
    )
    assert refusal.instead == game.legal_moves()


# -- playing pieces


@pytest.mark.parametrize("typed", ["cube", "take the cube", "3"])
def test_a_piece_is_taken_by_its_name_or_its_number(typed: str) -> None:
    game = em.scenario("board_game_battle", {"pieces": []}, seed=1)
    assert BattleFace(game, NAMES).read(typed, game).moves == (Select("cube"),)


@pytest.mark.parametrize(
    ("typed", "rule", "words"),
    [("cube", "BB-2.4", "Ana already has the cube"), ("hat", "BB-1.2", "no playing piece 'hat'")],
)
def test_a_piece_that_is_not_there_is_refused_by_the_game(typed: str, rule: str, words: str) -> None:
    game = em.scenario("board_game_battle", {"pieces": ["cube"]}, seed=1)
    refusal = BattleFace(game, NAMES).read(typed, game).refusal
    assert refusal is not None
    assert refusal.rule == rule
    assert words in BOARD_GAME_BATTLE.reason(refusal, "en", NAMES)


def test_the_pieces_that_are_left_are_listed_with_their_keys() -> None:
    game = em.scenario("board_game_battle", {"pieces": ["cube"]}, seed=1)
    face = BattleFace(game, NAMES)
    assert [hint.label for hint in face.keys(game)] == ["● ball", "▲ pyramid", "◆ diamond"]
    assert face.lines(game.view(1))[-1] == "1 ● ball  2 ▲ pyramid  3 ◆ diamond"
    assert "■ Ana" in face.lines(game.view(1))[1]
    assert "· Ben" in face.lines(game.view(1))[2]
    shown = plain(drawn(game, 78, 11))
    assert "■" in shown
    assert not any(shape in shown for shape in "●▲◆")


def test_everybody_is_drawn_with_the_piece_that_they_took() -> None:
    game = position(pieces=["diamond", "cube", "ball", "pyramid"], squares=[0, 30, 20, 72])
    face = BattleFace(game, NAMES)
    rows = str(face.scores(Scene(game.view(0), game.story, NAMES, True, 98, 4))).split("\n")
    assert [row[2] for row in rows] == ["◆", "■", "●", "▲"]
    assert "■ Ben on 30" in [hint.label for hint in face.keys(game)]


@pytest.mark.parametrize(
    ("typed", "rule", "words"),
    [
        ("ana", "BB-9.1", "nobody battles against themselves"),
        ("ben", "BB-13.6", "Ben is on square 3 of the detour"),
        ("roll", "BB-9.1", "choose an opponent"),
    ],
)
def test_who_cannot_be_battled_is_refused_by_the_game(typed: str, rule: str, words: str) -> None:
    game = position(squares=[0, 28, 20, 58], detour=[-1, 3, -1, -1])
    refusal = BattleFace(game, NAMES).read(typed, game).refusal
    assert refusal is not None
    assert refusal.rule == rule
    assert words in BOARD_GAME_BATTLE.reason(refusal, "en", NAMES)


def test_a_whole_name_is_better_than_the_beginning_of_one() -> None:
    game = position()
    face = BattleFace(game, ("Ana", "Medium bot", "Medium bot 2", "Easy bot"))
    assert face.read("medium  bot", game).moves == (Battle(1),)
    assert face.read("Medium bot 2", game).moves == (Battle(2),)
    with pytest.raises(BadWords, match="could be Medium bot or Medium bot 2"):
        face.read("med", game)


def test_words_that_do_not_roll_are_answered_with_what_does() -> None:
    game = played("lagoon", 0)
    for typed in ("ben", "throw"):
        with pytest.raises(BadWords, match="type roll, or r"):
            BattleFace(game, NAMES).read(typed, game)


def test_the_list_of_moves_names_everybody() -> None:
    session = sitting(position())
    _, screen = pressing(session, "m")
    assert "Battle Ben" in screen
    assert "Seat" not in screen
    assert BattleFace(session.game, NAMES).label(ROLL) == "Roll the dice"


def test_rolling_is_a_key_and_a_word_where_the_house_waits() -> None:
    game = played("lagoon", 0)
    face = BattleFace(game, NAMES)
    assert face.read("roll", game).moves == (ROLL,)
    for key in ("r", "enter"):
        gesture = face.press(key, game)
        assert gesture is not None
        assert gesture.moves == (ROLL,)


def test_advice_names_everybody() -> None:
    game = position()
    found = BattleFace(game, NAMES).advise(game, 0)
    assert found is not None
    assert {advice.text.partition(":")[0] for advice in found} == {"Battle Ben", "Battle Cleo", "Battle Dan"}
    assert all(f"{shape} " in found[0].text for shape in "▲■◆")


def test_a_hint_says_what_its_figures_mean_and_nothing_of_a_roll() -> None:
    game = position()
    face = BattleFace(game, NAMES)
    found = face.advise(game, 0)
    assert found is not None
    assert list(face.figures(found[0])) == ["Squares", "Risk", "Wins"]
    _, screen = pressing(sitting(game), "h")
    assert "Risk: the duel is lost or drawn" in screen
    game = played("lagoon", 0)
    assert game.to_move is not None
    rolling = BattleFace(game, NAMES).advise(game, game.to_move)
    assert rolling is not None
    assert list(face.figures(rolling[0])) == ["Wins"]


def test_plain_lines_number_those_who_can_be_battled() -> None:
    game = position(squares=[0, 28, 20, 58], detour=[-1, 3, -1, -1])
    lines = BattleFace(game, NAMES).lines(game.view(0))[1:]
    assert [line[:3].strip() for line in lines] == ["", "", "1", "2"]


def test_plain_lines_tell_where_everybody_is() -> None:
    game = position(squares=[0, 32, 20, 72])
    lines = "\n".join(BattleFace(game, NAMES).lines(game.view(0)))
    assert "The Volcano, round 1. Dice: 1 and 4." in lines
    assert "square 32, challenge 3: needs 3+" in lines
    assert lines.count(" wins ") == 4


# -- the sheet


def test_the_sheet_has_a_row_for_every_round() -> None:
    game = played("lagoon", 500)
    history = frames(opening(game), game)
    rounds = rounds_of(history)
    assert [view.round for view in rounds] == list(range(1, game.table.round + 1))
    assert rounds[-1].squares == tuple(game.table.squares)
    assert rounds[-1].winner == game.table.winner


# -- the screen


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
def test_an_opponent_is_chosen_by_key(size: tuple[int, int]) -> None:
    session = sitting(position())
    expected = session.game.play(Battle(3))
    _, screen = pressing(session, size=size)
    assert "Whom do you battle?" in screen
    assert "◆ Dan on 58" in screen
    pressing(session, "3", size=size)
    assert session.game == expected


def test_an_opponent_is_chosen_by_a_click_on_the_piece() -> None:
    session = sitting(position())
    expected = session.game.play(Battle(1))

    async def click(app: TableApp, pilot: Pilot[int]) -> None:
        x, y = BOARDS["volcano"].spots[30]
        await pilot.click("#table", offset=(SIZES[-1].width * x + 1, y))
        await settle(pilot)

    visit(session, click)
    assert session.game == expected


def test_bots_and_a_person_play_a_whole_game_on_the_screen() -> None:
    noted = ("Ana", "bot:medium", "bot:easy", "bot:random")
    game = em.new(GAME, 4, "reef", {"board": "lagoon", "ask_to_roll": True}, players=noted)
    session = sitting(game, *noted)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        while not session.game.over:
            rolling = session.game.legal_moves() == (ROLL,)
            await pilot.press("r" if rolling else "1")
            await settle(pilot)
        assert "wins with 46 squares" in text_of(app)

    visit(session, play)


def test_nothing_is_hidden_so_no_curtain_is_drawn() -> None:
    assert not sitting(position()).curtain
