"""`emberisle doctor`: checks a server and its database, and says how to mend what is wrong."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from emberisle.cli.store_check import check_that_it_exists
from emberisle.command import COMMAND
from emberisle.kernel.errors import EmberisleError
from emberisle.terminal.errors import BadArgument

if TYPE_CHECKING:
    from emberisle.server.http.checkup import Finding

UNWELL: Final = 1
MARKS: Final = {"good": "ok   ", "warning": "WARN ", "bad": "WRONG"}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("url", nargs="?", metavar="URL", help="where people find it: https://games.example")
    parser.add_argument("--database", metavar="URL", help="sqlite:///file or postgresql://...")


def doctor(args: argparse.Namespace) -> int:
    """Check what was named; 1 if anything is wrong."""
    from emberisle.server.http.checkup import check_server

    if args.url is None and args.database is None:
        raise BadArgument("name the address of a server, or a --database, or both")
    found: list[Finding] = []
    if args.url is not None:
        if not args.url.startswith(("http://", "https://")):
            raise BadArgument(f"an address begins with http:// or https://, not {args.url!r}")
        found += check_server(args.url.rstrip("/"))
    if args.database is not None:
        found += _check_database(args.database)
    print("\n".join(lines(found)))
    return UNWELL if any(finding.how == "bad" for finding in found) else 0


def lines(found: Iterable[Finding]) -> list[str]:
    shown: list[str] = []
    for finding in found:
        shown.append(f"{MARKS[finding.how]} {finding.what}")
        if finding.mend:
            shown.append(f"      {finding.mend}")
    return shown


def _check_database(url: str) -> list[Finding]:
    from emberisle.server.http.checkup import Finding
    from emberisle.store.examination import examine

    check_that_it_exists(url)
    try:
        found = asyncio.run(examine(url))
    except EmberisleError as error:
        mend = "Is it running, and are address, name and password right?"
        return [Finding("bad", f"the database does not answer: {error}", mend)]
    findings = [Finding("good", "the database answers")]
    if found.not_writable:
        mend = "The server's user needs the right to write: to the file and its folder, or to all tables."
        findings.append(Finding("bad", f"the database cannot be written: {found.not_writable}", mend))
    else:
        findings.append(Finding("good", "it can be written"))
    return [*findings, _schema(found.revision, found.newest)]


def _schema(revision: str | None, newest: str | None) -> Finding:
    from emberisle.server.http.checkup import Finding

    if revision == newest:
        return Finding("good", f"its schema is the newest, {newest}")
    before = f"Make a backup and run `{COMMAND} store check` before; then the server brings it up to date."
    if revision is None:
        return Finding("warning", "it has no schema yet", "The server makes it at its first start.")
    if newest is not None and revision > newest:
        mend = "Run the version of Emberisle that wrote it, or a newer one."
        return Finding("bad", f"its schema, {revision}, belongs to a newer Emberisle than {newest}", mend)
    return Finding("warning", f"its schema is {revision}, and the newest is {newest}", before)
