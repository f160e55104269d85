"""The command ``render``: pictures of a match from its log."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest

from emberisle.cli.main import main
from emberisle.cli.saves import save_text
from emberisle.cli.seats import seats_of
from emberisle.games import plugs
from emberisle.kernel.game import Game
from emberisle.plug import Plug
from emberisle.terminal.score_chart import BOTTOM, LABEL, label_levels, ticks_for
from tests.cli.pictures import PLAYERS, a_match, drawn, of_class, rendered, words_in
from tests.toys.pebbles import PEBBLES


@pytest.fixture(scope="module")
def match() -> Game:
    return a_match()


@pytest.fixture
def file(match: Game, tmp_path: Path) -> Path:
    path = tmp_path / "match.log"
    path.write_text(save_text(match), "utf-8")
    return path


# -- what a picture shows


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


def test_a_turn_of_fortune_is_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = a_match("fortune", 5, 40)
    (tmp_path / "match.log").write_text(save_text(game), "utf-8")
    picture = rendered(str(tmp_path / "match.log"), "--at", "0", capsys=capsys)
    assert [die.get("data-place") for die in of_class(picture, "die")] == ["hand"] * 8
    picture = rendered(str(tmp_path / "match.log"), capsys=capsys)
    assert [card.get("data-card") for card in of_class(picture, "card")] == [game.view().table.card]
    assert "Ben <& Co>" in words_in(picture)


# -- a game without a drawing of its own


def test_any_game_shows_how_the_scores_went(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(plugs(), PEBBLES.id, Plug("tests.toys.pebbles", PEBBLES))
    game = a_match(PEBBLES.id, 5, 200)
    (tmp_path / "match.log").write_text(save_text(game), "utf-8")
    picture = rendered(str(tmp_path / "match.log"), capsys=capsys)
    lines = of_class(picture, "seat")
    assert len(lines) == len(PLAYERS)
    assert {len(str(line.get("points")).split()) for line in lines} == {len(game.entries) + 1}
    assert len({line.get("stroke") for line in lines}) == len(
        {line.get("stroke-dasharray") for line in lines}
    )
    words = words_in(picture)
    names = [seat.name for seat in seats_of(game.header)]
    assert names[:2] == ["Ana", "Ben <& Co>"]
    for name, score in zip(names, game.scores(), strict=True):
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
