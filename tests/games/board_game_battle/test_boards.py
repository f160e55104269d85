"""Boards: those that come with the game, and how a bad one is refused with the line that is wrong."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from statistics import median

import pytest

import emberisle as em
from emberisle.games.board_game_battle.rules.board import Board, Spot
from emberisle.games.board_game_battle.rules.board_file import BadBoard, read_board
from emberisle.games.board_game_battle.rules.boards import BOARDS, SHIPPED, add_board, load_board
from emberisle.games.board_game_battle.rules.tiles import TILES, shift
from emberisle.kernel.playout import playout

from .table_talk import meadow

shipped = pytest.mark.parametrize("name", SHIPPED)

# -- those that come with the game


def neighbours(one: Spot, other: Spot) -> bool:
    return abs(one[0] - other[0]) + abs(one[1] - other[1]) == 1


@pytest.mark.clause("BB-1.3")
def test_the_volcano_has_73_squares_and_the_lagoon_is_shorter() -> None:
    assert len(BOARDS["volcano"].tiles) == 73
    assert len(BOARDS["lagoon"].tiles) < 60


@pytest.mark.clause("BB-1.3")
@shipped
def test_every_kind_of_tile_is_on_every_board(name: str) -> None:
    board = BOARDS[name]
    assert set(board.tiles) | set(board.detour_tiles) == set(range(len(TILES)))


@pytest.mark.clause("BB-13.4")
@shipped
def test_the_detour_has_nine_squares_in_the_order_of_the_original(name: str) -> None:
    entrance, *squares = [TILES[kind] for kind in BOARDS[name].detour_tiles]
    assert entrance == "detour"
    assert squares == ["+4", "blank", "+4", "exit detour", *["blank"] * 4, "exit detour"]


@pytest.mark.clause("BB-2.1")
def test_the_pieces_lie_in_two_rows_of_four() -> None:
    board = BOARDS["volcano"]  # five squares across on a piece, and six down
    above = [board.piece_at((across, 0)) for across in (0, 5, 10, 15)]
    below = [board.piece_at((across, 6)) for across in (4, 9, 14, 19)]
    assert (above, below) == ([1, 2, 3, 4], [5, 6, 7, 8])


@pytest.mark.clause("BB-2.1")
@shipped
def test_each_piece_holds_about_as_many_squares_as_the_others(name: str) -> None:
    board = BOARDS[name]
    held = Counter(board.piece_at(spot) for spot in board.spots)
    assert sorted(held) == [1, 2, 3, 4, 5, 6, 7, 8]
    assert max(held.values()) - min(held.values()) <= 1


@shipped
def test_squares_that_follow_each_other_are_neighbours_and_no_others_are(name: str) -> None:
    board = BOARDS[name]
    for track in (board.spots, board.detour_spots):
        for one, other in pairwise(track):
            assert neighbours(one, other)
    spots = [*board.spots, *board.detour_spots]
    touching = sum(neighbours(one, other) for n, one in enumerate(spots) for other in spots[:n])
    assert touching == len(board.spots) - 1 + len(board.detour_spots) - 1


@pytest.mark.clause("BB-14.2", "BB-15.2")
@shipped
def test_boost_setback_and_fifty_fifty_have_colours_of_their_own(name: str) -> None:
    board = BOARDS[name]
    blue, red = [], []
    for square, kind in enumerate(board.tiles):
        if TILES[kind] in ("boost", "50/50"):
            blue.append(board.blue_ahead[square])
        if TILES[kind] in ("setback", "50/50"):
            red.append(board.red_behind[square])
    for found, colour in ((blue, "blue"), (red, "red")):
        assert sorted(found) == [n for n, kind in enumerate(board.tiles) if TILES[kind] == colour]


@pytest.mark.clause("BB-5.10")
@shipped
def test_no_boost_needs_to_be_stopped_by_a_challenge(name: str) -> None:
    board = BOARDS[name]
    for square, kind in enumerate(board.tiles):
        if TILES[kind] in ("boost", "50/50"):
            assert board.next_challenge[square] == board.next_challenge[board.blue_ahead[square]]


@pytest.mark.clause("BB-8.4", "BB-8.5", "BB-8.6", "BB-5.10")
@shipped
def test_no_plus_tile_is_cut_short_by_a_challenge_or_the_end(name: str) -> None:
    board = BOARDS[name]
    for square, kind in enumerate(board.tiles):
        if shift(kind) > 0:
            assert square + shift(kind) <= board.gates[board.next_challenge[square]], (square, TILES[kind])


# -- a board of one's own


def write(folder: Path, text: str) -> Path:
    file = folder / "attic.toml"
    file.write_text(text, "utf-8")
    return file


@pytest.mark.clause("BB-1.3")
def test_a_board_of_ones_own_can_be_added_and_played(tmp_path: Path) -> None:
    file = write(tmp_path, meadow().replace("The Meadow", "The Attic"))
    assert isinstance(load_board(file), Board)
    name = add_board(str(file))
    assert name.startswith("attic-")
    assert BOARDS[name].title == "The Attic"
    game = em.new("board_game_battle", seats=4, seed=3, options={"board": name})
    while not game.over:
        game = game.play(game.legal_moves()[0])
    assert em.verify(em.read_log(game.log.text())) == game


def test_a_changed_board_has_another_name(tmp_path: Path) -> None:
    one = add_board(write(tmp_path, meadow()))
    assert add_board(write(tmp_path, meadow())) == one
    assert add_board(write(tmp_path, meadow() + "# a remark\n")) != one


def test_a_bad_board_is_not_added(tmp_path: Path) -> None:
    known = dict(BOARDS)
    with pytest.raises(BadBoard, match="line 1: "):
        add_board(write(tmp_path, meadow().replace("The Meadow", "")))
    assert known == BOARDS


def test_a_file_that_is_not_there_or_no_text(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match=r"cannot be read: .*attic"):
        load_board(tmp_path / "attic.toml")
    file = write(tmp_path, "")
    file.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadBoard, match="cannot be read"):
        load_board(file)


def test_a_board_may_have_no_detour() -> None:
    text = meadow().replace('"detour"', '"blank"').split("detour = [")[0]
    assert read_board(text).detour_tiles == ()
    assert read_board(text).exits() == ()


# -- what is wrong with a board: line 4 of the meadow is its Start, so square n of the path is on line n + 4,
#    and square n of the detour on line n + 107


def line(text: str, number: int) -> str:
    return text.splitlines()[number - 1]


def test_the_lines_are_where_these_tests_believe_them_to_be() -> None:
    assert "start" in line(meadow(), 4)
    assert "challenge 6" in line(meadow(), 104)
    assert '"detour"' in line(meadow(), 107)
    assert read_board(meadow()).title == "The Meadow"


def changed(number: int, old: str, new: str) -> str:
    """The meadow with one thing changed on one line."""
    lines = meadow().splitlines(keepends=True)
    assert old in lines[number - 1], lines[number - 1]
    lines[number - 1] = lines[number - 1].replace(old, new)
    return "".join(lines)


MISTAKES: list[tuple[int, str, str, str]] = [
    (1, '"The Meadow"', '""', "'title' should be the name of the board"),
    (1, '"The Meadow"', "7", "'title' should be the name of the board"),
    (1, "title", "name", "a board has no 'name'; it has title, piece, path, detour"),
    (2, "[4, 4]", "[4]", "'piece' should say how many squares fit on a piece"),
    (2, "[4, 4]", "[4, 0]", "[across, down], not [4, 0]"),
    (2, "[4, 4]", "[true, 4]", "'piece' should say"),
    (6, "+4", "+7", "square 2 of the path: there is no tile '+7' here; there are: blank, blue, red, +4"),
    (25, "boost", "Bost", "square 21 of the path: there is no tile 'Bost' here; did you mean 'boost'?"),
    (6, "+4", "exit detour", "'exit detour' belongs in the detour"),
    (6, '"+4"', "4", "there is no tile 4 here; there are: blank, blue, red"),
    (6, "[2, 0]", "[2]", "square 2 of the path: 'at' is [across, down] in whole numbers from 0, not [2]"),
    (6, "[2, 0]", "[2, -1]", "in whole numbers from 0, not [2, -1]"),
    (6, "[2, 0]", "[2.0, 0]", "in whole numbers"),
    (6, "[2, 0]", "[16, 0]", "[16, 0] is off the board, which is 16 across and 8 down"),
    (6, "[2, 0]", "[2, 8]", "[2, 8] is off the board"),
    (6, "[2, 0]", "[1, 0]", "square 2 of the path: [1, 0] is already the place of square 1 of the path"),
    (6, "tile", "kind", "needs 'at' and 'tile' and nothing else"),
    (6, "at =", "size = 1, at =", "needs 'at' and 'tile' and nothing else"),
    (6, "+4", "start", "'start' stands where 'challenge 1' should come"),
    (14, "challenge 1", "challenge 2", "'challenge 2' stands where 'challenge 1' should come"),
    (
        34,
        "challenge 2",
        "challenge 1",
        "square 30 of the path: 'challenge 1' stands where 'challenge 2' should",
    ),
    (16, "red", "blank", "'setback' needs a 'red' tile behind"),
    (99, "blue", "blank", "square 80 of the path: 'boost' needs a 'blue' tile ahead"),
    (84, "boost", "blank", "square 95 of the path: no tile leads to this 'blue' tile"),
    (108, "+4", "switch", "square 1 of the detour: there is no tile 'switch' here"),
    (107, "detour", "blank", "square 0 of the detour: the detour has one 'detour' tile, its first"),
    (109, "blank", "detour", "square 2 of the detour: the detour has one 'detour' tile, its first"),
    (116, "exit detour", "blank", "square 9 of the detour: the last square of the detour should be 'exit"),
    (112, "blank", "+4", "square 5 of the detour: '+4' leads to the exit on square 9, which only a roll may"),
    (113, "blank", "+6", "square 6 of the detour: '+6' leads to the exit on square 9"),
    (115, "blank", "-4", "square 8 of the detour: '-4' leads to the exit on square 4"),
    (108, "[1, 7]", "[0, 0]", "square 1 of the detour: [0, 0] is already the place of square 0 of the path"),
]

ELSEWHERE = {
    "needs a 'red' tile behind": 26,
    "needs a 'blue' tile ahead": 84,
    "no tile leads to this 'blue' tile": 99,
}
"""Some mistakes show on another line than the one that was changed."""


@pytest.mark.clause("BB-1.3")
@pytest.mark.parametrize(("number", "old", "new", "words"), MISTAKES)
def test_a_mistake_is_refused_with_its_line(number: int, old: str, new: str, words: str) -> None:
    with pytest.raises(BadBoard) as refused:
        read_board(changed(number, old, new))
    shows = next((line for part, line in ELSEWHERE.items() if part in words), number)
    assert str(refused.value).startswith(f"line {shows}: ")
    assert words in str(refused.value)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "'title' should be the name"),
        ('title = "A"\n', "the board has no 'piece'"),
        ('title = "A"\npiece = 4\n', "line 2: 'piece' should say"),
        ('# ours\ntitle = "A\\u0007"\n', "line 2: 'title' has at most 40 plain letters"),
        (f'title = "{"A" * 41}"\n', "line 1: 'title' has at most 40 plain letters"),
        (changed(6, "{ at", "7, # { at"), "line 6: square 2 of the path: is written { at = "),
        (changed(6, "+4", "exit detour"), "line 6: square 2 of the path: 'exit detour' belongs in the det"),
        (changed(104, "challenge 6", "blank"), "line 104: square 100 of the path: the path should end with"),
        ('title = "A"\npiece = [4, 4]\n', "'path' should be the list of its squares"),
        ('title = "A"\npiece = [4, 4]\npath = 7\n', "line 3: 'path' should be the list of its squares"),
        ('title = "A"\npiece = [4, 4]\npath = []\n', "line 3: the path should begin with 'start'"),
        ('title = "A"\npiece = [4, 4\n', "line 2: the file is not TOML: "),
        ("\ntitle = A\n", "line 2: the file is not TOML: Invalid value, column 9"),
        (changed(4, "start", "blank"), "line 4: square 0 of the path: the path should begin with 'start'"),
        (
            changed(99, "blue", "challenge 6"),
            "line 104: square 100 of the path: 'challenge 6' stands where nothing",
        ),
    ],
)
def test_what_is_missing_is_named(text: str, words: str) -> None:
    with pytest.raises(BadBoard) as refused:
        read_board(text)
    assert words in str(refused.value)


def test_squares_may_share_a_line() -> None:
    assert read_board(meadow().replace('"switch" },\n', '"switch" }, ')).tiles == read_board(meadow()).tiles


def test_without_a_line_for_each_square_the_square_alone_is_named() -> None:
    text = changed(6, "+4", "+7").replace('"switch" },\n', '"switch" }, ')
    with pytest.raises(BadBoard, match=r"^square 2 of the path: there is no tile"):
        read_board(text)


def test_nothing_may_lie_beyond_the_last_challenge() -> None:
    text = changed(104, "},\n", '},\n  { at = [15, 6], tile = "blank" },\n')
    with pytest.raises(BadBoard, match="line 105: square 101 of the path: 'blank' lies beyond the last"):
        read_board(text)
    text = changed(104, "},\n", '},\n  { at = [15, 6], tile = "challenge 6" },\n')
    with pytest.raises(BadBoard, match=r"line 105: .*stands where nothing after 'challenge 6' should come"):
        read_board(text)


def test_a_detour_and_the_tiles_that_lead_there_need_each_other() -> None:
    with pytest.raises(BadBoard, match="line 28: square 24 of the path: 'detour' leads nowhere"):
        read_board(meadow().split("detour = [")[0])
    text = changed(28, '"detour"', '"blank"').replace('tile = "detour" },\n', 'tile = "blank" },\n', 1)
    lines = text.splitlines(keepends=True)
    lines[106] = lines[106].replace('"blank"', '"detour"')
    with pytest.raises(BadBoard, match="line 106: no tile of the path leads to the detour"):
        read_board("".join(lines))


@pytest.mark.clause("BB-2.1")
def test_no_piece_may_be_empty() -> None:
    with pytest.raises(BadBoard, match="line 2: no square lies on piece"):
        read_board(meadow().replace("piece = [4, 4]", "piece = [8, 4]"))


# -- how the boards play; bench/battle.py tells it in full


@shipped
def test_games_take_about_as_long_as_they_should(name: str) -> None:
    luck = em.QuickLuck(1)
    rounds = []
    for seed in range(300):
        game = em.new("board_game_battle", seats=4, seed=seed, options={"board": name}).guess(0, luck)
        playout(game, luck)
        rounds.append(game.table.round)
    shortest, longest = {"volcano": (13, 15), "lagoon": (9, 11)}[name]
    assert shortest <= median(rounds) <= longest
