"""Sentences that the screen and the line mode share."""

from __future__ import annotations

import os
import shlex
import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from emberisle.cli.play import Session
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Event, Refusal
from emberisle.kernel.table import Table

COMMAND: Final = os.environ.get("EMBERISLE_COMMAND", "emberisle")
"""What one types to get here."""

EXTRAS: Final = {"rich": "play", "textual": "play", "numpy": "solve"}
"""Which optional part of the package brings which library."""


def told(rules: Ruleset[Table], event: Event, names: tuple[str, ...]) -> str:
    """An event with the clause it follows."""
    return f"{rules.sentence(event, names)} [{event.rule}]"


def refused(rules: Ruleset[Table], refusal: Refusal) -> list[str]:
    """Why not: the reason with its clause, and the nearest moves that are allowed."""
    reason = refusal.reason[:1].upper() + refusal.reason[1:]
    lines = [f"Not allowed: {reason}. [{refusal.rule}]"]
    if refusal.instead:
        lines.append("Allowed: " + " · ".join([rules.label(move) for move in refusal.instead]))
    return lines


def commitment(session: Session) -> str:
    """What the luck of this match is bound to; the seed that is shown at the end must give it again."""
    return f"Commitment to the luck of this match: {session.game.header.commitment}"


def winners(session: Session) -> str:
    """Who has won, with how many points."""
    won = session.game.winners()
    names = listed([session.names[seat] for seat in won])
    scores = session.game.scores()
    points = f"{scores[won[0]]:,} points" if won else "nothing"
    return f"{names} {'wins' if len(won) == 1 else 'share the win'} with {points}."


def listed(names: list[str]) -> str:
    """Ana; Ana and Ben; Ana, Ben and Cleo."""
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)


def clauses(events: Iterable[Event]) -> list[str]:
    """The clauses behind these events, the latest first, each once."""
    return list(dict.fromkeys([event.rule for event in events][::-1]))


def percent(chance: float | None) -> str:
    """A chance as people read it; nothing where it is not known."""
    return "" if chance is None else f"{100 * chance:.1f} %"


def quoted(path: Path) -> str:
    """A path as one would type it in a command."""
    return subprocess.list2cmdline([str(path)]) if os.name == "nt" else shlex.quote(str(path))


def missing(error: ModuleNotFoundError) -> str:
    """What to install for what was asked; a module of our own that is missing is a fault."""
    library = (error.name or "").partition(".")[0]
    if library not in EXTRAS:
        raise error
    return f"this needs the library {library}: pip install 'emberisle[{EXTRAS[library]}]'"


def farewell(session: Session) -> list[str]:
    """Where the game is kept and how to go on with it."""
    if session.trouble:
        return [f"The game is NOT saved: {session.trouble}"]
    if session.file is None or not session.saved:
        return []
    path, game_id = quoted(session.file.path), session.game.ruleset.id
    if session.game.over:
        return [f"The whole game is in {path}", f"Check every die of it with:  {COMMAND} verify {path}"]
    return [f"The game is saved in {path}", f"Go on with it by:  {COMMAND} play {game_id} --save {path}"]


def rule_text(game_id: str, rule: str) -> str:
    """What the rulebook says under this number."""
    from emberisle import rulebooks

    return rulebooks.clause(game_id, rule)
