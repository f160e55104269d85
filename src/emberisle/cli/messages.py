"""Sentences that the screen and the line mode share."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterable
from typing import Final

from emberisle.cli.session import Session, pass_move
from emberisle.command import COMMAND
from emberisle.kernel.game import Game
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Event, Refusal
from emberisle.kernel.table import Table
from emberisle.kernel.values import Value
from emberisle.terminal.words import LOST, WON_TOGETHER, listed, quoted

EXTRAS: Final = {
    "rich": "play",
    "textual": "play",
    "numpy": "solve",
    "mujoco": "island",
    **dict.fromkeys(
        ("aiosqlite", "alembic", "litestar", "msgspec", "segno", "sqlalchemy", "uvicorn"), "server"
    ),
    "asyncpg": "postgres",
    "websockets": "client",
    "matplotlib": "lab",
    "polars": "lab",
    "ray": "ray",
}
"""Which optional part of the package brings which library."""

NOT_KEPT: Final = "You have not moved yet, so this game is not kept."


def event_line(rules: Ruleset[Table], event: Event, names: tuple[str, ...]) -> str:
    """An event with the clause it follows."""
    return f"{rules.sentence(event, names)} [{event.rule}]"


def other_moves(count: int) -> str:
    """What a hint says of the moves that it does not name."""
    return (
        "and one other move that is no better"
        if count == 1
        else f"and {count} other moves that are no better"
    )


def refusal_line(rules: Ruleset[Table], names: tuple[str, ...], refused: Refusal) -> str:
    """Why not: the reason with its clause."""
    reason = rules.reason(refused, "en", names)
    reason = reason[:1].upper() + reason[1:]
    return f"Not allowed: {with_full_stop(reason)} [{refused.rule}]"


def with_full_stop(reason: str) -> str:
    """A reason with its full stop; one that ends in the name of a card that calls out needs none."""
    return reason if reason.endswith("!") else f"{reason}."


def allowed_line(game: Game, refused: Refusal, label: Callable[[Value], str], room: int | None = None) -> str:
    """The nearest moves that are allowed, as many as there is room for, and how many more there are."""
    moves = game.legal_moves()
    named = list(refused.instead)
    while named:
        more = len(moves) - len(named) if all(move in moves for move in named) else 0
        text = "Allowed: " + " · ".join([label(move) for move in named])
        text = f"{text} and {more} more (m lists them)" if more > 0 else text
        if room is None or len(text) <= room or len(named) == 1:
            return text
        named.pop()
    return ""


def table_line(session: Session) -> str:
    """Who is at the table, bots with their levels."""
    return f"At the table: {'; '.join([seat.introduced for seat in session.seats])}."


def commitment_line(session: Session) -> str:
    """The commitment to the seed of this match, with which its luck can be checked at the end."""
    return f"Commitment to the luck of this match: {session.game.header.commitment}"


def rules_lines(game: Game) -> list[str]:
    """By which rules an older match is played: what has changed since does not hold in it."""
    rules, version = game.ruleset, game.header.version
    changed = rules.errata_since(version)
    if not changed:
        return []
    since = [f"  {rules.erratum_in_words(erratum, 'en')} [{erratum.rule}]" for erratum in changed]
    return [f"Played by the rules of version {version}. What has changed since does not hold here:", *since]


def on_trust_lines(game: Game) -> list[str]:
    """Which outcomes of a match that was verified could not be drawn again, and why."""
    if not game.on_trust:
        return []
    noted = game.header.digests or game.ruleset.unnamed_digests
    drawn_from = listed([f"{name} {digest}" for name, digest in noted.items()])
    numbers = ", ".join([str(number) for number in game.on_trust])
    return [
        f"NOT drawn again, but taken from the log: {len(game.on_trust)} outcomes, inputs {numbers}.",
        f"  They were drawn from data that this Emberisle does not have: {drawn_from}.",
    ]


def winners_line(session: Session) -> str:
    """Who has won, with how many points."""
    won = session.game.winners()
    rules = session.game.ruleset
    if session.game.over and rules.all_may_lose and len(won) in (0, session.game.header.seats):
        return WON_TOGETHER if won else LOST
    if won and not rules.points_decide:
        return rules.victory(tuple(won), session.names)
    names = listed([session.names[seat] for seat in won])
    scores = session.game.scores()
    points = f"{scores[won[0]]:,} {rules.unit_in('en', scores[won[0]])}" if won else "nothing"
    fewest = ", the fewest" if rules.fewest_points_win else ""
    return f"{names} {'wins' if len(won) == 1 else 'share the win'} with {points}{fewest}."


def totals_line(session: Session) -> str:
    """Everybody's points; where points are bad, it says so."""
    points = zip(session.names, session.game.scores(), strict=True)
    text = ", ".join([f"{name} {score:,}" for name, score in points])
    rules = session.game.ruleset
    if not rules.points_decide:
        return f"{text} ({rules.unit})"
    return f"{text} (fewest {rules.unit} win)" if rules.fewest_points_win else text


def whose_turn(session: Session) -> str:
    """Whose decision it is, and whether it is that person's turn or only an answer to somebody else's."""
    name = "Nobody" if session.seat_to_move is None else session.seat_to_move.name
    turn = session.game.ruleset.on_turn(session.game.table)
    if turn is not None and turn != session.game.to_move:
        return f"{name}, you are asked in {session.names[turn]}'s turn"
    return f"{name}, your turn" if pass_move(session.game) is None else f"{name}, you are asked"


def privacy_line(name: str, how: str) -> str:
    """Asks a person to be alone at the screen before a secret is shown."""
    return f"{name}, {how} when only you can see the screen."


def clauses_of(events: Iterable[Event]) -> list[str]:
    """The clauses behind these events, the latest first, each once."""
    return list(dict.fromkeys([event.rule for event in events][::-1]))


def missing_library(error: ModuleNotFoundError) -> str:
    """Which extra to install for a library that is missing; raises if it is none of ours."""
    library = (error.name or "").partition(".")[0]
    if library not in EXTRAS:
        raise error
    python = shlex.quote(sys.executable)
    return f"this needs the library {library}: {python} -m pip install 'emberisle[{EXTRAS[library]}]'"


def where_saved(session: Session, also: str = "") -> list[str]:
    """Where the game is kept and how to go on with it; ``also`` is what else has to be typed for it."""
    if session.save_error:
        return [f"The game is NOT saved: {session.save_error}"]
    if session.file is None:
        return []
    if not session.saved:
        return [] if session.game.over else [NOT_KEPT]
    path, game_id = quoted(session.file.path), session.game.ruleset.id
    if session.game.over:
        return [f"The whole game is in {path}", f"Check all its luck with:  {COMMAND} verify {path}{also}"]
    return [
        f"The game is saved in {path}",
        f"Go on with it by:  {COMMAND} play {game_id} --save {path}{also}",
    ]


def lost_by_leaving(session: Session) -> str:
    """What is lost for somebody who leaves now; empty where the match is kept, or over."""
    if session.file is None or (session.saved and not session.save_error) or session.game.over:
        return ""
    return "This match is NOT saved." if session.save_error else NOT_KEPT


def clause_text(game_id: str, number: str) -> str:
    """What the rulebook says under this number, in Markdown."""
    from emberisle import rulebooks

    return f"**{number}** {rulebooks.clause(game_id, number)}"
