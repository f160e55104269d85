"""Saved games: nothing is ever lost, a damaged file is never overwritten, a finished one verifies."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberisle as em
from emberisle.cli.main import main
from emberisle.cli.saves import SaveFile, default_save_path, load_game
from emberisle.cli.session import Session, begin
from emberisle.games.fortune.rules.moves import ROLL_AGAIN, STOP, Roll
from emberisle.kernel.errors import IllegalMove
from emberisle.kernel.luck import Luck, QuickLuck
from emberisle.terminal.errors import BadArgument, BadSave
from tests.cli.tables import SAFE, at_table, pressing


def any_move(session: Session, luck: Luck) -> None:
    moves = session.game.legal_moves()
    session.play([moves[luck.below(len(moves))]])


def test_a_game_killed_after_any_input_goes_on_exactly(tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    session = begin("fortune", ["Ana", "Ben"], seed="tide", options={"finish_line": 3000}, save=file)
    luck = QuickLuck(5)
    for _ in range(80):
        again = begin("fortune", save=file)
        assert again.game == session.game
        assert again.names == session.names
        assert again.game.story == session.game.story
        any_move(session, luck)
        if session.game.over:
            break


def test_the_same_luck_follows_a_resumed_game(tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    session = begin("fortune", ["Ana", "Ben"], save=file)
    again = begin("fortune", save=tmp_path / "copy.log") if file.rename(tmp_path / "copy.log") else session
    for one in (session, again):
        luck = QuickLuck(11)
        for _ in range(25):
            any_move(one, luck)
    assert again.game == session.game


def test_a_gesture_that_is_refused_halfway_writes_nothing(tmp_path: Path) -> None:
    session = at_table(SAFE, file=SaveFile(tmp_path / "match.log"))
    session.save()
    before = (tmp_path / "match.log").read_bytes()
    with pytest.raises(IllegalMove):
        session.play([ROLL_AGAIN, Roll("C")])
    assert (tmp_path / "match.log").read_bytes() == before
    assert session.game.to_move == 0


def test_saving_leaves_no_other_files_behind(tmp_path: Path) -> None:
    session = begin("fortune", ["Ana", "Ben"], save=tmp_path / "match.log")
    any_move(session, QuickLuck(1))
    assert [path.name for path in tmp_path.iterdir()] == ["match.log"]


def test_the_screen_saves_each_gesture(tmp_path: Path) -> None:
    session = at_table(SAFE, file=SaveFile(tmp_path / "match.log"))
    pressing(session, "7", "8", "r")
    assert load_game(tmp_path / "match.log") == session.game


def test_a_disk_that_cannot_be_written_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    session = at_table(SAFE, file=SaveFile(folder / "match.log"))
    folder.rmdir()
    _, screen = pressing(session, "7", "8", "r")
    assert session.save_error
    assert "cannot save the game" in screen
    folder.mkdir()
    session.play([STOP])
    assert session.save_error == ""
    assert load_game(folder / "match.log") == session.game


# -- damaged files


def saved_text(tmp_path: Path) -> str:
    session = begin("fortune", ["Ana", "Ben"], seed="tide", save=tmp_path / "whole.log")
    luck = QuickLuck(3)
    for _ in range(6):
        any_move(session, luck)
    return (tmp_path / "whole.log").read_text("utf-8")


@pytest.mark.parametrize("share", [0.0, 0.1, 0.5, 0.9, 0.99])
def test_a_cut_file_is_refused_and_kept(
    tmp_path: Path, share: float, capsys: pytest.CaptureFixture[str]
) -> None:
    text = saved_text(tmp_path)
    check_refused(tmp_path, text[: int(len(text) * share)], capsys)


def test_a_file_without_its_seed_is_refused_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = saved_text(tmp_path).splitlines(keepends=True)
    assert "seed" in check_refused(tmp_path, "".join(lines[:-1]), capsys)


def test_a_file_with_another_seed_or_other_dice_is_refused_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = saved_text(tmp_path)
    assert "seed" in check_refused(tmp_path, text.replace('"tide"', '"ebb"'), capsys)
    game = em.replay(em.read_log(text))
    dice = str(game.entries[1].given)
    better = "CCCCCCCC" if dice != "CCCCCCCC" else "DDDDDDDD"
    assert "input " in check_refused(tmp_path, text.replace(f'"{dice}"', f'"{better}"', 1), capsys)


def test_a_file_that_is_not_text_is_refused_and_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "picture.png"
    file.write_bytes(b"\x89PNG\xff\xfe\x00")
    assert main(["play", "fortune", "--plain", "--save", str(file)]) == 2
    assert file.read_bytes() == b"\x89PNG\xff\xfe\x00"
    assert capsys.readouterr().err.count("\n") == 1


def check_refused(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str]) -> str:
    """One line, exit code 2, and the file as it was."""
    file = tmp_path / "damaged.log"
    file.write_text(text, "utf-8")
    assert main(["play", "fortune", "--plain", "--save", str(file)]) == 2
    assert file.read_text("utf-8") == text
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.count("\n") == 1
    assert str(file) in shown.err
    return shown.err


# -- who, what and where


def test_going_on_with_the_same_arguments_is_fine_and_with_others_is_not(tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    first = begin("fortune", ["Ana"], ["easy"], "7", {"deck": "classic"}, file)
    again = begin("fortune", ["Ana"], ["easy"], "7", {"deck": "classic"}, file)
    assert again.resumed
    assert again.names == first.names
    assert again.seats[1].introduced == f"{first.names[1]}, easy"
    assert begin("fortune", bots=["easy"], save=file).names == again.names
    assert begin("fortune", players=["Ana"], save=file).names == again.names
    for wrong in [
        {"players": ["Ben"], "bots": ["easy"]},
        {"players": ["Ana"], "bots": ["easy", "easy"]},
        {"seed": "8"},
        {"options": {"deck": "large"}},
    ]:
        with pytest.raises(BadArgument):
            begin("fortune", save=file, **wrong)  # type: ignore[arg-type]


def test_a_log_that_names_nobody_can_be_taken_over(tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    SaveFile(file).write(em.new("fortune", 2, "tide"))
    assert begin("fortune", save=file).names == ("Player 1", "Player 2")
    assert [seat.level for seat in begin("fortune", ["Ana"], ["easy"], save=file).seats] == [None, "easy"]


def test_names_from_a_file_cannot_write_on_the_screen(tmp_path: Path) -> None:
    file = tmp_path / "match.log"
    SaveFile(file).write(em.new("fortune", 3, "tide", players=("\x1b[2J", "\x1b[2J", "x" * 99)))
    assert begin("fortune", save=file).names == ("?[2J", "?[2J 2", "x" * 16)


def test_a_folder_cannot_be_a_saved_game(tmp_path: Path) -> None:
    with pytest.raises(BadSave):
        begin("fortune", save=tmp_path)
    with pytest.raises(BadSave):
        begin("fortune", save=tmp_path / "nowhere" / "match.log")


def test_a_game_nobody_asked_to_save_is_kept_from_the_first_move_on() -> None:
    session = begin("fortune", ["Ana", "Ben"])
    spare = default_save_path("fortune")
    assert not spare.exists()
    any_move(session, QuickLuck(1))
    assert load_game(spare) == session.game


def test_the_next_unsaved_game_moves_the_last_one_aside() -> None:
    first, second = begin("fortune", ["Ana", "Ben"]), begin("fortune", ["Ana", "Ben"])
    any_move(first, QuickLuck(1))
    any_move(second, QuickLuck(1))
    any_move(second, QuickLuck(2))
    assert load_game(default_save_path("fortune")) == second.game
    assert load_game(default_save_path("fortune").with_name("previous-fortune.log")) == first.game


def test_a_bot_joins_a_lone_player_even_where_there_is_no_medium_one(monkeypatch: pytest.MonkeyPatch) -> None:
    assert begin("wildfire", ["Ana"]).seats[1].level in em.levels("wildfire")
    monkeypatch.setattr("emberisle.bots.bot.levels", lambda game_id: ("random", "wise"))
    assert em.usual_level("wildfire") == "wise"
