"""Positions of Wildfire to sit down at, how their moves are typed, and what its face draws there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

import emberisle as em
from emberisle.cli.app import TableApp
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.games.wildfire.rules.moves import Call, CatchOut, Draw, Pass, Play, PlayAndKnock
from emberisle.games.wildfire.terminal.face import WildfireFace
from emberisle.games.wildfire.terminal.words import letter_of
from emberisle.kernel.game import Game
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.values import Value
from emberisle.terminal.face import Scene
from tests.cli.tables import text_of

Spec = dict[str, object]

QUIET: Spec = {
    "hands": [["1-4", "3-5", "2-6", "0-9"], ["0-0", "4-7"]],
    "chain": [["9-9"], ["3-9", "9-9"], ["4-9", "9-9"]],
}
"""Open ends: a takes a nine, b a three, e a four."""

BURNING: Spec = {
    "hands": [["1-4", "3-5", "5-5", "0-9"], ["0-0", "4-7"]],
    "chain": [["9-9"], ["4-9", "9-9"], ["4-D", "4-9", 5]],
}
"""Two plays are owed on 4-D, which stands for a five."""

STUCK: Spec = {"hands": [["0-2", "2-6"], ["0-0", "4-7"]], "chain": [["9-9"]]}
LAST_BUT_ONE: Spec = {"hands": [["3-9", "2-6"], ["0-0", "4-7"]], "chain": [["9-9"]]}


def at_hub(spec: Spec, *noted: str, **options: object) -> Session:
    """A session in a described position, Ana against a bot unless others are named."""
    seats = noted or ("Ana", "bot:random")
    return Session(em.scenario("wildfire", spec, "tide", options, players=seats), seats_from_header(seats))


def face_at(game: Game, names: tuple[str, ...] = ("Ana", "Ben")) -> WildfireFace:
    face = WildfireFace(game, names)
    face.new_question(game.view(game.to_move))
    return face


def positions(seed: int, seats: int = 4, every: int = 1, **options: object) -> Iterator[Game]:
    """What is met on the way through a round of random play."""
    game, luck = em.new("wildfire", seats, f"ember {seed}", {"rounds": 1, **options}), QuickLuck(seed)
    count = 0
    while not game.over:
        if count % every == 0:
            yield game
        moves = game.legal_moves()
        game = game.play(moves[luck.below(len(moves))])
        count = count + 1


def typed(game: Game, move: Value, names: Sequence[str]) -> str:
    """How a person would type this move."""
    if isinstance(move, Draw):
        return "draw"
    if isinstance(move, Pass):
        return "pass"
    if isinstance(move, Call):
        return f"call {move.number}"
    if isinstance(move, CatchOut):
        return f"catch {names[move.seat]}"
    assert isinstance(move, Play)
    knock = "knock " if isinstance(move, PlayAndKnock) else ""
    flame = " open" if move.out == "1" else ""
    return f"{knock}{move.tile} {letter_of(game.view(game.to_move).table, move.on)}{flame}"


def check_secrets(app: TableApp, session: Session) -> None:
    """Only what the one who sits there may know is on the screen."""
    viewer = session.viewer
    assert viewer in (None, session.seated)
    assert app.shown.seat == viewer
    assert {event.only for event in app.story} <= {None, viewer}
    hidden = [name for seat, name in enumerate(session.names) if seat != viewer]
    screen = text_of(app)
    assert not any(f"{name} holds" in screen or f"{name} drew" in screen for name in hidden)
    if viewer is None:
        assert "▔" not in screen


def drawn(game: Game, names: tuple[str, ...], width: int, height: int) -> list[Text]:
    table = face_at(game, names).table(Scene(game.view(game.to_move), (), names, True, width, height))
    assert isinstance(table, Text)
    return list(table.split("\n", allow_blank=True))
