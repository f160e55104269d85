"""The command ``render``: pictures of a match from its log."""

from __future__ import annotations

import random
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

import emberisle as em
from emberisle.cli.game_parts import drawing_of
from emberisle.cli.main import main
from emberisle.cli.saves import save_text
from emberisle.games.board_game_battle.rules.boards import BOARDS
from emberisle.games.board_game_battle.rules.tiles import TILES as BATTLE_TILES
from emberisle.games.wildfire.rules.moves import Play
from emberisle.games.wildfire.rules.tiles import SIGNS, TILES, by_name
from emberisle.kernel.game import Game
from emberisle.terminal.score_chart import BOTTOM, LABEL, label_levels, ticks_for

PLAYERS = ("Ana", "Ben <& Co>", "bot:hard")
FIRE: dict[str, object] = {
    "hands": [["3-5", "2-2"], ["7-8"], ["0-0", "6-6"]],
    "chain": [["9-9"], ["4-9", "9-9"], ["4-4", "4-9"], ["0-4", "4-4"], ["4-D", "4-4", 7]],
}


def a_match(game_id: str = "wildfire", seed: int = 7, most: int = 10_000) -> Game:
    """A match that was played at random."""
    game, rng = em.new(game_id, len(PLAYERS), seed, players=PLAYERS), random.Random(seed)
    while not game.over and len(game.entries) < most:
        game = game.play(rng.choice(game.legal_moves()))
    return game


@pytest.fixture(scope="module")
def match() -> Game:
    return a_match()


@pytest.fixture
def file(match: Game, tmp_path: Path) -> Path:
    path = tmp_path / "match.log"
    path.write_text(save_text(match), "utf-8")
    return path


def drawn(game: Game) -> ElementTree.Element:
    names = ("Ana", "Ben <& Co>", "Hard bot")
    return ElementTree.fromstring(drawing_of(game, names, [game.scores()]))


def rendered(*arguments: str, capsys: pytest.CaptureFixture[str]) -> ElementTree.Element:
    assert main(["render", *arguments, "-o", "-"]) == 0
    return ElementTree.fromstring(capsys.readouterr().out)


def of_class(picture: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [part for part in picture.iter() if name in part.get("class", "").split()]


def words_in(picture: ElementTree.Element) -> str:
    return " | ".join(["".join(part.itertext()) for part in picture.iter() if part.tag.endswith("}text")])


# -- what a picture shows


def test_every_tile_is_there_once_with_its_pips_and_flames() -> None:
    game = a_match(most=60)
    chain = game.view().table.chain
    tiles = of_class(drawn(game), "tile")
    assert sorted([str(tile.get("data-tile")) for tile in tiles]) == sorted([laid.tile for laid in chain])
    for tile in tiles:
        face = TILES[by_name(tile.get("data-tile"))]
        ends = [face.low, face.high]
        assert len(of_class(tile, "pip")) == sum([end for end in ends if end in range(10) and end != 1])
        flames = {1: 1, SIGNS.index("D"): 2, SIGNS.index("T"): 3}
        assert len(of_class(tile, "flame")) == sum([flames.get(end, 0) for end in ends])


def test_an_owed_flame_is_told_lit_and_marked() -> None:
    game = em.scenario("wildfire", FIRE, 1)
    picture = drawn(game)
    assert "Ana to play: the next 2 tiles must go on Double Wildfire 4-D" in words_in(picture)
    lamps = of_class(picture, "lamp")
    assert len(lamps) == 9
    assert ["".join(lamp.itertext()) for lamp in lamps if "lit" in str(lamp.get("class"))] == ["7"]
    owed = of_class(picture, "owed")
    assert [(part.get("data-tile"), "".join(part.itertext())) for part in owed] == [("4-D", "7")] * 2


def test_open_ends_show_the_number_that_fits() -> None:
    chain: list[object] = [["9-9"], ["4-9", "9-9"], ["4-4", "4-9"]]
    picture = drawn(em.scenario("wildfire", {**FIRE, "chain": chain}, 1))
    shown = [(part.get("data-tile"), "".join(part.itertext())) for part in of_class(picture, "opening")]
    assert sorted(shown) == [("4-4", "4")] * 3 + [("9-9", "9")] * 3
    assert not of_class(picture, "lit")


def test_nobody_sees_what_others_hold() -> None:
    picture = ElementTree.tostring(drawn(em.scenario("wildfire", FIRE, 1)), "unicode")
    for tile in ("3-5", "2-2", "7-8", "0-0", "6-6"):
        assert tile not in picture


def test_names_points_and_tiles_are_beside_the_table(match: Game) -> None:
    game = a_match(most=40)
    picture = drawn(game)
    words = words_in(picture)
    for name in ("Ana", "Ben <& Co>", "Hard bot"):
        assert name in words
    assert len(of_class(picture, "held")) == sum(game.view().table.tiles)
    end = words_in(drawn(match))
    for score in match.scores():
        assert f"| {score} |" in end
    assert "wins." in end


def test_the_whole_chain_is_in_the_frame(match: Game) -> None:
    picture = drawn(match)
    width, height = float(str(picture.get("width"))), float(str(picture.get("height")))
    group = next(
        part for part in picture.iter() if "scale(44)" in part.get("transform", "") and len(part) > 5
    )
    found = re.findall(r"-?[\d.]+", str(group.get("transform")))
    left, top, unit = [float(number) for number in found]
    for tile in of_class(picture, "tile"):
        x, y = [float(number) for number in re.findall(r"-?[\d.]+", str(tile.get("transform")))]
        assert unit < left + x * unit < width - unit
        assert unit < top + y * unit < height - unit


def test_nothing_is_loaded_from_elsewhere(match: Game) -> None:
    for part in drawn(match).iter():
        for name, value in part.attrib.items():
            if name.endswith("href"):
                assert value.startswith("#")


# -- which moment


def test_the_end_is_drawn_next_to_the_log(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["render", str(file)]) == 0
    target = file.with_suffix(".svg")
    assert capsys.readouterr().out == f"Drawn in {target}\n"
    first = target.read_text("utf-8")
    ElementTree.fromstring(first)
    assert main(["render", str(file)]) == 0
    assert target.read_text("utf-8") == first


def test_a_moment_in_between_is_drawn(file: Path, match: Game, capsys: pytest.CaptureFixture[str]) -> None:
    start = rendered(str(file), "--at", "0", capsys=capsys)
    assert not of_class(start, "tile")
    assert "deals" in words_in(start)
    later = rendered(str(file), "--at", "50", capsys=capsys)
    assert of_class(later, "tile")
    last = rendered(str(file), "--at", str(len(match.entries)), capsys=capsys)
    assert "wins." in words_in(last)


def test_the_end_of_a_round_is_drawn(file: Path, match: Game, capsys: pytest.CaptureFixture[str]) -> None:
    words = words_in(rendered(str(file), "--round", "1", capsys=capsys))
    assert "Round 1 is over; Ben <& Co> deals the next." in words
    assert "left: " in words
    for points in match.view().table.sheet[0]:
        assert f"+{points}" in words
    rounds = len(match.view().table.sheet)
    assert "wins." in words_in(rendered(str(file), "--round", str(rounds), capsys=capsys))


def test_an_unfinished_game_and_a_log_without_its_seed_are_drawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = a_match(most=45)
    (tmp_path / "saved.log").write_text(save_text(game), "utf-8")
    (tmp_path / "shown.log").write_text(game.log.text(), "utf-8")
    one = rendered(str(tmp_path / "saved.log"), capsys=capsys)
    other = rendered(str(tmp_path / "shown.log"), capsys=capsys)
    assert ElementTree.tostring(one) == ElementTree.tostring(other)


# -- Board Game Battle


BATTLERS = ("Ana", "Ben <& Co>", "Cleo", "Dan")


def a_race(most: int = 10_000) -> Game:
    game = em.new("board_game_battle", 4, "reef", {"ask_to_roll": True}, players=BATTLERS)
    while not game.over and len(game.entries) < most:
        game = game.play(game.legal_moves()[0])
    return game


def drawn_race(game: Game) -> ElementTree.Element:
    return ElementTree.fromstring(drawing_of(game, BATTLERS, [game.scores()]))


def test_every_tile_of_the_board_and_every_piece_is_drawn() -> None:
    game = a_race(60)
    board = BOARDS["volcano"]
    picture = drawn_race(game)
    kinds = [BATTLE_TILES[kind] for kind in board.tiles + board.detour_tiles]
    assert [part.get("data-tile") for part in of_class(picture, "tile")] == kinds
    assert len(of_class(picture, "piece")) == 8
    assert sorted([str(part.get("data-seat")) for part in of_class(picture, "token")]) == list("0123")
    assert len({part.get("d") for part in of_class(picture, "token")}) == 4
    words = words_in(picture)
    assert all(words.count(name) >= 2 for name in BATTLERS)
    assert "turn 1st" in words


def test_pieces_on_one_square_and_in_the_detour_are_drawn_apart() -> None:
    facts = {"placement": [0, 1, 2, 3], "squares": [9, 9, 9, 28], "detour": [-1, -1, -1, 3]}
    picture = drawn_race(em.scenario("board_game_battle", facts, 1))
    assert len({part.get("transform") for part in of_class(picture, "token")}) == 4
    assert "detour 3, back to square 28" in words_in(picture)


def test_playing_pieces_are_drawn_as_they_were_selected() -> None:
    def looks(pieces: list[str]) -> list[tuple[str | None, str | None]]:
        picture = drawn_race(em.scenario("board_game_battle", {"pieces": pieces}, 1))
        tokens = sorted(of_class(picture, "token"), key=lambda token: token.get("data-seat", ""))
        return [(token.get("d"), token.get("fill")) for token in tokens]

    usual = looks(["ball", "pyramid", "cube", "diamond"])
    assert len(set(usual)) == 4
    assert looks(["cube", "diamond", "pyramid", "ball"]) == [usual[2], usual[3], usual[1], usual[0]]
    assert looks(["cube"]) == [usual[2]]  # the others have none yet


def test_before_the_race_the_picture_says_who_takes_a_piece() -> None:
    words = words_in(drawn_race(em.scenario("board_game_battle", {"pieces": ["cube"]}, 1)))
    assert "Ben <& Co> is to take a playing piece." in words
    assert "before the race" in words


def test_the_end_of_a_round_of_a_race_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, file = a_race(), tmp_path / "match.log"
    file.write_text(save_text(game), "utf-8")
    words = words_in(rendered(str(file), "--round", "2", capsys=capsys))
    assert "round 2 is over" in words
    last = game.table.round
    assert "wins in round" in words_in(rendered(str(file), "--round", str(last), capsys=capsys))
    assert main(["render", str(file), "--round", str(last + 1)]) == 2
    assert f"--round is at most {last}" in capsys.readouterr().err


# -- a game without a drawing of its own


def test_any_game_shows_how_the_scores_went(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = a_match("fortune", 5, 200)
    (tmp_path / "match.log").write_text(save_text(game), "utf-8")
    picture = rendered(str(tmp_path / "match.log"), capsys=capsys)
    lines = of_class(picture, "seat")
    assert len(lines) == len(PLAYERS)
    assert {len(str(line.get("points")).split()) for line in lines} == {len(game.entries) + 1}
    assert len({line.get("stroke") for line in lines}) == len(
        {line.get("stroke-dasharray") for line in lines}
    )
    words = words_in(picture)
    for name, score in zip(("Ana", "Ben <& Co>", "Hard bot"), game.scores(), strict=True):
        assert f"{name}  {score:,}" in words


@pytest.mark.parametrize(("least", "most"), [(0, 0), (0, 3), (-500, 8300), (0, 100_000), (-3, -1), (7, 61)])
def test_the_scale_holds_all_scores(least: int, most: int) -> None:
    ticks = ticks_for(least, most)
    assert ticks[0] <= least
    assert ticks[-1] >= most
    assert 0 in ticks
    assert 2 <= len(ticks) <= 8


def test_names_never_lie_on_each_other() -> None:
    levels = sorted(label_levels([BOTTOM, BOTTOM, BOTTOM - 3, 120.0]))
    assert levels[-1] <= BOTTOM
    for one, other in pairwise(levels):
        assert other - one >= LABEL - 1e-9


# -- what cannot be done


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["--at", "many"], "--at"),
        (["--at", "-1"], "--at"),
        (["--at", "999999"], "at most"),
        (["--at", "9" * 5000], "--at"),
        (["--round", "0"], "--round"),
        (["--round", "99"], "--round is at most"),
        (["--round", "1", "--at", "1"], "not allowed with"),
        (["-o", ""], "-o"),
        (["-o", "x.png"], "SVG only"),
        (["-o", "no/such/folder/x.svg"], "no/such/folder"),
        (["-o", "."], "cannot draw in"),
    ],
)
def test_bad_arguments_are_answered_in_one_line(
    file: Path, arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", str(file), *arguments]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("emberisle: ")
    assert shown.err.count("\n") == 1
    assert named in shown.err


@pytest.mark.parametrize(
    ("content", "named"),
    [
        (b"", "empty"),
        (b"\xff\xfe", "not text"),
        (b"{}\n", "not the start of a log"),
        (b"hello\n", "not JSON"),
    ],
)
def test_a_file_that_is_no_log_is_refused(
    tmp_path: Path, content: bytes, named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "match.log").write_bytes(content)
    assert main(["render", str(tmp_path / "match.log")]) == 2
    assert named in capsys.readouterr().err
    assert not (tmp_path / "match.svg").exists()


def test_a_file_that_is_missing_or_tampered_with_is_refused(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["render", str(file.with_name("none.log"))]) == 2
    assert "none.log" in capsys.readouterr().err
    lines = file.read_text("utf-8").splitlines()
    del lines[3]
    file.write_text("\n".join(lines) + "\n", "utf-8")
    assert main(["render", str(file)]) == 2
    assert "input 2 should come here" in capsys.readouterr().err


def test_the_log_is_never_overwritten(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = file.read_bytes()
    assert main(["render", str(file), "-o", str(file)]) == 2
    assert "would overwrite" in capsys.readouterr().err
    assert file.read_bytes() == before


def test_a_game_without_rounds_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "match.log").write_text(save_text(a_match("fortune", 5, 20)), "utf-8")
    assert main(["render", str(tmp_path / "match.log"), "--round", "1"]) == 2
    assert "Fortune has no rounds" in capsys.readouterr().err


def test_many_tiles_that_are_left_stay_within_the_panel() -> None:
    hands = [["3-9"], [f"0-{n}" for n in range(2, 9)] + [f"2-{n}" for n in range(3, 10)]]
    game = em.scenario("wildfire", {"hands": hands, "chain": [["9-9"]]}, "tide", {"rounds": 1})
    svg = drawing_of(game.play(Play("3-9", "9-9", "3")), ("Ana", "Ben"), [])
    assert "left: 0-2, 0-3, 2-3, 0-4 and 10 more" in svg
    assert "1 round is played" in svg
