"""Positions on Fireball Island to sit down at, and what its face draws there."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

import emberisle as em
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.games.fireball_island.rules.house import House
from emberisle.games.fireball_island.rules.moves import Play
from emberisle.games.fireball_island.terminal.face import IslandFace
from emberisle.kernel.game import Game
from emberisle.terminal.chart import Chart
from emberisle.terminal.face import Scene

GAME = "fireball_island"
NAMES = ("Ana", "Ben", "Cleo")
Spec = dict[str, object]

HOLDING: Spec = {
    "places": ["SB6", "WT8", "WT11"],
    "hands": [["fireball", "cancel", "take_card"], ["talisman"], []],
    "tokens": ["held", "none", "traded"],
    "jewel": 1,
}
AT_FORK: Spec = {"places": ["SB6", "WT8", "WT11"]}


def at(spec: Spec, seed: object = 3, **options: object) -> Game:
    return em.scenario(GAME, {"seats": 3, **spec}, str(seed), options, players=NAMES)


HOUSE: House = at(AT_FORK).table.house


def at_fork() -> Game:
    """Ana has rolled, and chooses where to go."""
    for seed in range(1, 100):
        game = at(AT_FORK, seed)
        if game.view().question == "ChooseWalk" and len(game.legal_moves()) >= 4:
            return game
    raise AssertionError("nobody rolls well enough")


def aiming() -> Game:
    return at(HOLDING).play(Play("fireball"))


def sitting(game: Game, *noted: str) -> Session:
    session = Session(game, seats_from_header(noted or ("Ana", "bot:easy", "bot:easy")))
    session.resumed = True
    return session


def face_at(game: Game) -> IslandFace:
    face = IslandFace(game, NAMES)
    face.new_question(game.view(game.to_move))
    return face


def drawn(face: IslandFace, game: Game, width: int = 78, rows: int = 13) -> list[Text]:
    scene = Scene(game.view(game.to_move), game.events(game.to_move), NAMES, True, width, rows)
    table = face.table(scene)
    assert isinstance(table, Text)
    return list(table.split("\n", allow_blank=True))


def style_of(lines: list[Text], plan: Chart, place: str) -> Style:
    """The style of the cell at which a place is drawn."""
    column, row = plan.cells[place]
    found = [span.style for span in lines[row].spans if span.start <= column < span.end]
    assert isinstance(found[-1], Style)
    return found[-1]


def sign_of(lines: list[Text], plan: Chart, place: str) -> str:
    column, row = plan.cells[place]
    return lines[row].plain[column]
