"""A match that plays itself: bots in every seat, the log in words, line by line."""

from __future__ import annotations

from emberisle.cli import words
from emberisle.cli.play import Session
from emberisle.playback import Frame


def play_alone(session: Session) -> int:
    """Play to the end and print what happens."""
    print(words.commitment(session))
    _print(session, session.history())
    while not session.game.over:
        _print(session, session.play([session.choose()]))
    print()
    for name, score in zip(session.names, session.game.scores(), strict=True):
        print(f"{name}: {score:,}")
    print(f"Seed: {session.game.seed}")
    print(words.winners(session), flush=True)
    return 0


def _print(session: Session, frames: list[Frame]) -> None:
    for frame in frames:
        for event in frame.events:
            print(words.told(session.game.ruleset, event, session.names))
