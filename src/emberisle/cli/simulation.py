"""A match that plays itself: bots in every seat, the log in words, line by line."""

from __future__ import annotations

from emberisle.cli import messages
from emberisle.cli.session import Session
from emberisle.playback import Frame


def simulate(session: Session) -> int:
    """Play to the end and print what happens."""
    print(messages.table_line(session))
    print(messages.commitment_line(session))
    _print(session, session.history())
    while not session.game.over:
        _print(session, session.play([session.choose()]))
    print()
    for name, score in zip(session.names, session.game.scores(), strict=True):
        print(f"{name}: {score:,}")
    print(f"Seed: {session.game.seed}")
    print(messages.winners_line(session), flush=True)
    return 0


def _print(session: Session, frames: list[Frame]) -> None:
    for frame in frames:
        for event in frame.events:
            print(messages.event_line(session.game.ruleset, event, session.names))
