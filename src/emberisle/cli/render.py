"""The command ``render``: a moment of a match, from its log, as a picture in a file."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import emberisle as em
from emberisle.cli.game_parts import extras_of
from emberisle.cli.saves import read_text, write_atomically
from emberisle.cli.seats import seats_of
from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.game import Game
from emberisle.kernel.log import Log
from emberisle.terminal.errors import BadArgument, BadSave

STDOUT: Final = "-"
SUFFIX: Final = ".svg"


def add_render_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a log or a saved game")
    parser.add_argument(
        "-o", "--output", metavar="FILE", help="where to draw, - for here (default: FILE.svg)"
    )
    moment = parser.add_mutually_exclusive_group()
    moment.add_argument("--at", metavar="N", help="after so many inputs (default: all)")
    moment.add_argument("--round", metavar="N", help="at the end of this round")


def render_file(args: argparse.Namespace) -> int:
    """Draw what a file tells of, and say where."""
    from emberisle.terminal.parts import drawing_of

    target = _target(args.file, args.output)
    log = _read(args.file)
    played, scores = _replayed(args.file, log, _until(args, log))
    noted = seats_of(played.header)
    drawn = drawing_of(played, tuple([seat.name for seat in noted]), scores)
    if target is None:
        sys.stdout.write(drawn)
        return 0
    try:
        write_atomically(target, drawn)
    except OSError as error:
        raise BadSave(f"cannot draw in {target}: {(error.strerror or str(error)).lower()}") from None
    print(f"Drawn in {target}")
    return 0


def _target(file: Path, output: str | None) -> Path | None:
    """Where the picture goes, None for the standard output; never over the log itself."""
    if output == STDOUT:
        return None
    if output == "":
        raise BadArgument("-o is a file or -, not nothing")
    target = file.with_suffix(SUFFIX) if output is None else Path(output)
    if target.suffix.lower() not in ("", SUFFIX) and target.resolve() != file.resolve():
        raise BadArgument(f"pictures are drawn as SVG only: name a file such as {target.stem}{SUFFIX}")
    if target.resolve() == file.resolve():
        raise BadArgument(f"the picture would overwrite {file}: name another file with -o")
    return target


def _read(file: Path) -> Log:
    text = read_text(file)
    try:
        return em.read_log(text)
    except EmberisleError as error:
        raise BadSave(f"{file} is not a log or a saved game: {error}") from None


# -- which moment

Stop = Callable[[Game], bool]


def _until(args: argparse.Namespace, log: Log) -> Stop:
    """When to stop playing the log again."""
    if args.round is not None:
        return _after_round(_number("--round", args.round, 1))
    inputs = len(log.entries)
    stop = inputs if args.at is None else _number("--at", args.at, 0)
    if stop > inputs:
        raise BadArgument(f"--at is at most {inputs}, the number of inputs in {args.file}, not {stop}")
    return lambda game: len(game.entries) == stop


def _after_round(wanted: int) -> Stop:
    return lambda game: rounds_played(game) >= wanted


def rounds_played(game: Game) -> int:
    """How many rounds are over, in games that are played in rounds."""
    played = extras_of(game.ruleset.id).rounds(game)
    if played is None:
        raise BadArgument(f"{game.ruleset.title} has no rounds: name a moment with --at")
    return played


def _number(option: str, text: str, least: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9 or int(text) < least:
        raise BadArgument(f"{option} is a whole number from {least}, not {text!r}")
    return int(text)


def _replayed(file: Path, log: Log, stop: Stop) -> tuple[Game, list[tuple[int, ...]]]:
    """The game at the moment asked for, and the scores after each input until then."""
    try:
        extras_of(log.header.game).check_log(log, file)
        whole = em.replay(log)
        game = em.replay(Log(log.header, [], log.seed))
    except BadArgument:
        raise
    except EmberisleError as error:
        raise BadSave(f"{file} cannot be replayed: {error}") from None
    scores = [tuple(game.scores())]
    vocabulary = game.ruleset.vocabulary()
    for entry in whole.entries:
        if stop(game):
            break
        step = game.step
        assert step is not None
        game.push(step.heed(entry.given, vocabulary))
        scores.append(tuple(game.scores()))
    if not stop(game):
        played = rounds_played(game)
        raise BadArgument(f"--round is at most {played}: no more rounds are finished in {file}")
    return game, scores
