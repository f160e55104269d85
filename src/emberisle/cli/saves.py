"""Saved games: a log with its seed, so that the same luck goes on. Written whole or not at all."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

import emberisle as em
from emberisle.cli.game_parts import extras_of
from emberisle.games import ruleset
from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.game import Game
from emberisle.kernel.log import Log
from emberisle.kernel.luck import commitment
from emberisle.kernel.match import checked
from emberisle.terminal.errors import BadArgument, BadSave


@dataclass(frozen=True)
class SaveFile:
    """Where a game is kept: in a file that the player named, or else in the default one."""

    path: Path
    named_by_player: bool = True

    def write(self, game: Game) -> None:
        """Put this game in the file, replacing what was there in one step."""
        try:
            if not self.named_by_player:
                self._keep_previous(game)
            write_atomically(self.path, save_text(game))
        except OSError as error:
            raise BadSave(f"cannot save the game in {self.path}: {_reason(error)}") from None

    def _keep_previous(self, game: Game) -> None:
        """Rename another game that lies in the default file, so that it is not lost."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.exists():
            first_line = self.path.read_text("utf-8", errors="replace").partition("\n")[0]
            if game.header.commitment not in first_line:
                self.path.replace(self.path.with_name(self.path.name.replace("last-", "previous-")))


def save_text(game: Game) -> str:
    """The log of this game, seed included even while it is still secret."""
    return Log(game.header, game.entries, game.seed).text()


def write_atomically(path: Path, text: str) -> None:
    """Write a file in one step: a reader, or a crash, meets the old text or the new, never a part."""
    target = path.resolve()
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        with part.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)


def read_text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise BadSave(f"cannot read {path}: {_reason(error)}") from None
    except UnicodeDecodeError:
        raise BadSave(f"cannot read {path}: it is not text") from None


def load_game(path: Path) -> Game:
    """The game in a file, ready to go on with the same luck."""
    text = read_text(path)
    try:
        log = em.read_log(text)
        extras = extras_of(log.header.game)
        extras.check_log(log, path)
        extras.check_luck(log)
        return resumed(log)
    except BadArgument:
        raise
    except EmberisleError as error:
        raise BadSave(f"{path} is not a saved game that can go on: {error}") from None


def resumed(log: Log) -> Game:
    """Every move and every outcome is checked against the rules and the seed."""
    if log.seed is None:
        raise BadSave("the seed is missing at its end")
    if commitment(log.seed) != log.header.commitment:
        raise BadSave("the seed is not the one it began with")
    game = checked(ruleset(log.header.game), log)
    game.settle()
    return game


def default_save_path(game_id: str) -> Path:
    """Where a game is saved if the player names no file."""
    return _state_home() / "emberisle" / f"last-{game_id}.log"


def _state_home() -> Path:
    if os.name == "nt":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    return Path(os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state")


def _reason(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
