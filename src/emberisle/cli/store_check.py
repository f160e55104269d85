"""`emberisle store`: whether every match of a database still replays, and a copy of it under play."""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
import sys
from collections import Counter
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

import emberisle as em
from emberisle.cli.serve import IN_MEMORY, number_typed, usual_database
from emberisle.command import COMMAND
from emberisle.terminal.errors import BadArgument

if TYPE_CHECKING:
    from emberisle.server.http.store_check import StoreReport

BROKEN: Final = 1
SQLITE: Final = "sqlite:///"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "what",
        choices=["check", "backup"],
        help="check: replay every match that is stored; backup: copy a SQLite database, under play too",
    )
    parser.add_argument("--database", metavar="URL", help="sqlite:///file or postgresql://...")
    parser.add_argument("--processes", metavar="N", help="how many replay at once (default: all cores)")
    parser.add_argument("--to", type=Path, metavar="FILE", help="where the backup goes")
    parser.add_argument("--json", action="store_true", help="print what was found as JSON")


def store(args: argparse.Namespace) -> int:
    """Check a database, or copy it."""
    database = args.database or usual_database()
    check_that_it_exists(database)
    return _back_up(database, args.to) if args.what == "backup" else _check(database, args)


def _back_up(database: str, to: Path | None) -> int:
    """Copy a SQLite database as it is at one moment, whoever writes to it meanwhile."""
    if not database.startswith(SQLITE):
        raise BadArgument("PostgreSQL has its own backup: pg_dump")
    if to is None:
        raise BadArgument("say where the backup goes: --to FILE")
    try:
        os.close(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # it holds the signing key
    except OSError as error:
        raise BadArgument(f"cannot write {to}: {(error.strerror or str(error)).lower()}") from None
    with (
        closing(sqlite3.connect(database.removeprefix(SQLITE))) as from_,
        closing(sqlite3.connect(to)) as copy,
    ):
        from_.backup(copy)
    print(f"The backup is in {to}; `{COMMAND} store check --database {SQLITE}{to}` replays it.")
    return 0


def _check(database: str, args: argparse.Namespace) -> int:
    """Replay all that is stored; 1 if any match of it does not."""
    from emberisle.server.http.store_check import check_store

    processes = os.cpu_count() or 1
    if args.processes is not None:
        processes = number_typed("--processes", args.processes, 1, 64)
    report = check_store(database, processes, _show_progress)
    print(json.dumps(as_data(report), indent=2) if args.json else "\n".join(lines(report)))
    return BROKEN if report.broken else 0


def check_that_it_exists(database: str) -> None:
    if database == IN_MEMORY:
        raise BadArgument(f"{IN_MEMORY} holds nothing: name a database with --database")
    if database.startswith(SQLITE) and not Path(database.removeprefix(SQLITE)).exists():
        raise BadArgument(f"there is no database at {database}")


def _show_progress(done: int, rooms: int) -> None:
    """Only where somebody watches, and never among what is printed."""
    if sys.stderr.isatty():
        end = "\n" if done == rooms else ""
        print(f"\r{done} of {rooms} rooms", end=end, file=sys.stderr, flush=True)


def lines(report: StoreReport) -> list[str]:
    """What was found, in words."""
    shown = [f"{_counted(report.rooms, 'room', 'rooms')}, {_matches(len(report.matches))}"]
    for (game, version), group in report.by_version().items():
        title = em.ruleset(game).title
        shown.append(f"  {title}, rules version {version}: {_matches(len(group))}")
        if group[0].without:
            shown.append(f"    played without {', '.join(group[0].without)}")
        for name, count in Counter([name for match in group for name in match.not_shipped]).items():
            shown.append(f"    {_matches(count)} drawn from another {name} than is here")
    if not report.broken:
        return [*shown, "Every match replays."]
    shown.append(f"{_matches(len(report.broken))} NOT replayed:")
    for match in report.broken:
        called = f"match {match.match} of {match.game}" if match.match else "no match"
        shown.append(f"  room {match.room}, {called}: {match.wrong}")
    return shown


def _matches(count: int) -> str:
    return _counted(count, "match", "matches")


def _counted(count: int, one: str, many: str) -> str:
    return f"{count:,} {one if count == 1 else many}"


def as_data(report: StoreReport) -> dict[str, object]:
    """What was found, for programs."""
    versions = [
        {
            "game": game,
            "version": version,
            "matches": len(group),
            "without": list(group[0].without),
            "not_shipped": dict(Counter([name for match in group for name in match.not_shipped])),
        }
        for (game, version), group in report.by_version().items()
    ]
    broken = [
        {name: getattr(match, name) for name in ("room", "match", "game", "version", "wrong")}
        for match in report.broken
    ]
    return {"rooms": report.rooms, "matches": len(report.matches), "versions": versions, "broken": broken}
