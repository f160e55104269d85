"""What is written in the dialogs: help, why, the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from emberisle.cli import messages
from emberisle.cli.session import Session
from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.steps import Event, Refusal
from emberisle.terminal.colours import EMBER
from emberisle.terminal.face import Face

APP_HELP: Final = (
    ("h", "hint: what each choice is worth"),
    ("m", "all your moves, to choose one from a list"),
    ("t", "the score sheet"),
    ("w", "why? what the rulebook says about what just happened"),
    ("PgUp PgDn", "scroll the log"),
    ("any key", "while others play: straight to your next decision"),
    ("q", "quit; the game is kept from your first move on"),
)
LATEST: Final = 10


def help_text(
    face: Face, keys: Sequence[tuple[str, str]], signs: Sequence[tuple[str, str]]
) -> RenderableType:
    """How to play, what can be pressed or typed, and what the signs on the table mean."""
    parts: list[RenderableType] = [Text(f"· {line}") for line in face.primer]
    for rows in (keys, signs):
        parts += [Text()] if parts and rows else []
        parts += [_explained(rows)] if rows else []
    return Group(*parts)


def _explained(rows: Sequence[tuple[str, str]]) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column(style=f"bold {EMBER}", no_wrap=True)
    table.add_column()
    for key, does in rows:
        table.add_row(Text(key), Text(does))
    return table


def why_text(session: Session, story: Sequence[Event], refusal: Refusal | None) -> RenderableType:
    """What the rulebook says about the last refusal and the latest events, newest first."""
    rules = session.game.ruleset
    parts: list[RenderableType] = []
    latest = list(story[-LATEST:])
    if refusal is not None:
        reason = messages.refusal_line(rules, session.names, refusal)
        parts += [Text(reason, style="bold #ff8a7d"), _clause(rules.id, refusal.rule)]
    for rule in messages.clauses_of(latest):
        told = [rules.sentence(event, session.names) for event in latest if event.rule == rule]
        parts += [Text("\n".join(told), style="bold #ffd9a0"), _clause(rules.id, rule)]
    return Group(*parts) if parts else Text("Nothing has happened yet.")


def _clause(game_id: str, rule: str) -> RenderableType:
    """The text of a clause, or only its number where the rulebook does not have it."""
    try:
        text = messages.clause_text(game_id, rule)
    except EmberisleError:
        text = f"**{rule}**"
    return Group(Markdown(text), Text())


def end_text(session: Session) -> RenderableType:
    """The winner, the totals, the seed, and how to check it all."""
    lines: list[RenderableType] = [Text(messages.winners_line(session), style=f"bold {EMBER}")]
    lines.append(Text(messages.totals_line(session)))
    lines.append(Text.assemble(("The seed was ", "#8796b0"), str(session.game.seed)))
    lines += [Text(line, style="#8796b0") for line in messages.where_saved(session)]
    lines.append(Text("Press v to check every move and all luck against the seed now.", style="#8796b0"))
    return Group(*lines)


def verification(session: Session) -> str:
    """The answer to "is it all true?"."""
    try:
        session.verify()
    except EmberisleError as error:
        return f"NOT verified: {error}"
    return f"Verified: {len(session.game.entries)} moves and outcomes, all as they should be."
