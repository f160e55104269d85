"""The command line: what can be asked of ``emberisle``, and who answers."""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, NoReturn

import emberisle as em
from emberisle.cli import messages
from emberisle.cli.doctor import add_arguments as add_doctor_arguments
from emberisle.cli.doctor import doctor
from emberisle.cli.game_parts import all_extras, extras_of
from emberisle.cli.guest_bot import add_arguments as add_bot_arguments
from emberisle.cli.guest_bot import guest_bot
from emberisle.cli.lab import add_arguments as add_lab_arguments
from emberisle.cli.lab import lab
from emberisle.cli.render import add_render_arguments, render_file
from emberisle.cli.review import add_arguments as add_review_arguments
from emberisle.cli.review import review
from emberisle.cli.seats import comma_separated
from emberisle.cli.serve import add_arguments as add_serve_arguments
from emberisle.cli.serve import serve
from emberisle.cli.session import Session, begin
from emberisle.cli.store_check import add_arguments as add_store_arguments
from emberisle.cli.store_check import store
from emberisle.command import COMMAND
from emberisle.games import plugs, ruleset
from emberisle.kernel.errors import EmberisleError
from emberisle.terminal.errors import BadArgument
from emberisle.terminal.extras import Extras
from emberisle.terminal.options import parse_options

WRONG: Final = 2
INTERRUPTED: Final = 130
DEFAULT_PACE: Final = 0.9
SMALLEST_SCREEN: Final = (78, 22)
ABOUT: Final = ("-h", "--help", "--version")
"""What can be asked of the program itself."""


class Parser(argparse.ArgumentParser):
    """A parser whose complaints are one line, like all others."""

    def error(self, message: str) -> NoReturn:
        raise BadArgument(f"{message} (see {self.prog} --help)")


def main(argv: list[str] | None = None) -> int:
    """Run one command; returns the exit code."""
    arguments = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError, ValueError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        code = run(with_command(arguments))
        sys.stdout.flush()
    except EmberisleError as error:
        return _complain(str(error))
    except ModuleNotFoundError as error:
        return _complain(messages.missing_library(error))
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _stop_printing()  # nobody reads on: say no more
        return 1
    except OSError as error:
        _stop_printing()
        where = f" {error.filename}" if error.filename else ""
        return _complain(f"cannot write{where}: {error.strerror or error}")
    return code


def _stop_printing() -> None:
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _complain(message: str) -> int:
    print(f"emberisle: {' '.join(message.split())}", file=sys.stderr)
    return WRONG


def with_command(arguments: Sequence[str]) -> Sequence[str]:
    """What was typed; without a command, it is for the table server."""
    named = bool(arguments) and (arguments[0] in ABOUT or not arguments[0].startswith("-"))
    return arguments if named else ["serve", *arguments]


def run(arguments: Sequence[str]) -> int:
    args = parser_for(all_extras()).parse_args(arguments)
    code = args.run(args)
    assert isinstance(code, int)
    return code


def verify(args: argparse.Namespace) -> int:
    from emberisle.cli.show import verify_file

    prepare(args)
    return verify_file(args.file)


def render(args: argparse.Namespace) -> int:
    prepare(args)
    return render_file(args)


def rules(args: argparse.Namespace) -> int:
    from emberisle.cli.show import print_rules

    return print_rules(args.game.lower(), args.clauses)


def games(args: argparse.Namespace) -> int:
    from emberisle.cli.show import print_games

    return print_games()


def prepare(args: argparse.Namespace, game_id: str | None = None) -> None:
    """Let every game use its own arguments, or refuse them."""
    for extras in all_extras():
        extras.prepare(args, game_id)


# -- what can be typed


def parser_for(games_extras: Sequence[Extras]) -> Parser:
    """All commands: those of the program, and those that the games add."""
    parser = Parser(prog=COMMAND, description="Tabletop games, their rules, players and solvers.")
    parser.add_argument("--version", action="version", version=f"emberisle {em.__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True, parser_class=Parser)

    def command(name: str, run: Callable[[argparse.Namespace], int], about: str) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=about)
        added.set_defaults(run=run)
        return added

    add_serve_arguments(
        command("serve", serve, "open the tables in a browser (the command if none is named)")
    )
    _add_play_arguments(command("play", play, "play a game in this terminal"), games_extras)
    verifying = command("verify", verify, "check every die and draw of a finished match")
    verifying.add_argument("file", type=Path, metavar="FILE", help="a saved match")
    rendering = command("render", render, "draw a moment of a match as a picture")
    add_render_arguments(rendering)
    add_review_arguments(command("review", review, "look back on a finished match: luck and skill"))
    for extras in games_extras:
        extras.add_arguments(verifying, "verify")
        extras.add_arguments(rendering, "render")
    reading = command("rules", rules, "read a rulebook, or some clauses of it")
    reading.add_argument("game", metavar="GAME")
    reading.add_argument("clauses", nargs="*", metavar="CLAUSE", help="such as 3.4, or 3 for all of it")
    for own in [own for extras in games_extras for own in extras.commands()]:
        own.add_arguments(command(own.name, own.run, own.summary))
    add_lab_arguments(command("lab", lab, "play thousands of games between bots, with a report"))
    add_store_arguments(command("store", store, "check that every stored match replays, or copy them all"))
    add_doctor_arguments(command("doctor", doctor, "check a server that others use, and its database"))
    add_bot_arguments(command("bot", guest_bot, "let a bot of your own play at a table of a server"))
    command("games", games, "list the games, their seats and their options")
    return parser


def _add_play_arguments(parser: argparse.ArgumentParser, games_extras: Sequence[Extras]) -> None:
    parser.add_argument("game", metavar="GAME", help=f"such as {next(iter(plugs()))}")
    parser.add_argument("--bots", metavar="LEVELS", help="such as hard,easy (default: one medium bot)")
    parser.add_argument("--players", metavar="NAMES", help="such as Ana,Ben, all at this keyboard")
    parser.add_argument("--seed", metavar="N", help="the same seed gives the same luck")
    parser.add_argument(
        "--option", dest="options", metavar="NAME=VALUE", action="extend", nargs="+", default=[],
        help="a house rule; the command `games` lists them",
    )  # fmt: skip
    for extras in games_extras:
        extras.add_arguments(parser, "play")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the game here; go on if it is there")
    parser.add_argument("--pace", metavar="SECONDS", help=f"how long to show a step (default {DEFAULT_PACE})")
    parser.add_argument(
        "--auto",
        action="store_true",
        help="bots play every seat (--bots a,b,c,d: they alone), the log is printed",
    )
    parser.add_argument("--plain", action="store_true", help="line mode: no full screen, moves are typed")


# -- playing


def play(args: argparse.Namespace) -> int:
    """Begin or go on, play on the screen, in lines or alone, and say where the game is kept."""
    game_id = ruleset(args.game.lower()).id
    pace = _pace(args.pace)
    options = parse_options(ruleset(game_id), args.options)
    prepare(args, game_id)
    extras = extras_of(game_id)
    if args.save is None or not args.save.exists():
        options = extras.new_options(options, args)
    session = begin(
        game_id,
        players=None if args.players is None else comma_separated(args.players, "--players"),
        bots=None if args.bots is None else comma_separated(args.bots, "--bots"),
        seed=_seed(args.seed),
        options=options,
        save=args.save,
        auto=args.auto,
    )
    extras.check_match(session.game, args)
    session.notes = (*extras.notes(session.game.header, args), *messages.rules_lines(session.game))
    if args.auto and args.save is None:
        session.file = None
    try:
        code = _play(session, args, pace)
    except KeyboardInterrupt:
        print()
        code = INTERRUPTED
    if session.save_error or (session.saved and code == INTERRUPTED):
        session.save()  # once more: the disk may be back, or the interrupt came just before saving
    for line in messages.where_saved(session, extras.resume_arguments(args)) if not args.auto or code else ():
        print(line)
    return WRONG if session.save_error and code == 0 else code


def _play(session: Session, args: argparse.Namespace, pace: float) -> int:
    if args.auto:
        from emberisle.cli.simulation import simulate

        return simulate(session)
    if args.plain or not _has_screen():
        from emberisle.cli.line_mode import LineMode

        opening = [messages.table_line(session), messages.commitment_line(session), *session.notes]
        print("\n".join(opening))
        return LineMode(session).run()
    from emberisle.cli.app import TableApp

    app = TableApp(session, pace)
    code = app.run()
    return code if code is not None else app.return_code or INTERRUPTED


def _has_screen() -> bool:
    """Whether there is a terminal that can show more than lines, and has the room and the signs for it."""
    simple = os.name != "nt" and os.environ.get("TERM", "dumb") == "dumb"
    size = shutil.get_terminal_size()
    roomy = size.columns >= SMALLEST_SCREEN[0] and size.lines >= SMALLEST_SCREEN[1]
    unicode = sys.stdout.encoding.lower().startswith("utf")
    return sys.stdin.isatty() and sys.stdout.isatty() and roomy and unicode and not simple


def _pace(text: str | None) -> float:
    if text is None:
        return DEFAULT_PACE
    with contextlib.suppress(ValueError):
        if 0 <= float(text) <= 60:
            return float(text)
    raise BadArgument(f"--pace is a number of seconds from 0 to 60, not {text!r}")


def _seed(text: str | None) -> str | None:
    if text == "":
        raise BadArgument("--seed is a number or a word, not nothing")
    return text


if __name__ == "__main__":
    sys.exit(main())
