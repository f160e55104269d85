"""Positions on Vul-Kar's island to sit down at, and what its face draws there."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

import emberisle as em
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.games.curse_of_vulkar.rules.moves import ChoosePit, PlayCard, Walk
from emberisle.games.curse_of_vulkar.terminal.face import CurseFace
from emberisle.kernel.game import Game
from emberisle.terminal.chart import Chart
from emberisle.terminal.face import Scene

GAME = "curse_of_vulkar"
ALL = ("Ana", "Ben", "Cleo", "Dora")
NAMES = ALL[:3]
Spec = dict[str, object]

ON_THE_WAY: Spec = {
    "seats": 3,
    "places": ["TR4", "PW2", "RR5"],
    "tokens": ["RRY", "B", "YYB"],
    "snapshots": [["SW9"], [], ["NS1", "SS4"]],
    "slabs": [["TR6", "red"], ["PW5", "blue"], ["BA2", "yellow"], ["RR8", "yellow"]],
    "hands": [
        [["flame_geyser", 4], ["angry_gaze", 5]],
        [["beeline", 6], ["gift_shop", 3]],
        [["lava_blast", 3]],
    ],
    "souvenirs": [["tote_bag", "zoom_lens"], ["snow_globe"], []],
    "scar": 2,
    "trees": [["T1", "left"], ["T3", "right"]],
}
"""Ana is to play a card; Ben has a Snow Globe."""
UNWATCHED: Spec = {**ON_THE_WAY, "souvenirs": [[], [], []]}
"""The same with nobody to ask before marbles roll."""
TOGETHER: Spec = {
    "seats": 2,
    "places": ["TR4", "RR5"],
    "tokens": ["RRRR", "BBBBBB"],
    "snapshots": [[], ["NS1"]],
    "tracker": [["beeline", 6], ["cataclysm", 4], ["creeping_roots", 4]],
    "drawable": 12,
}


def at(spec: Spec = ON_THE_WAY, seed: object = 3, **options: object) -> Game:
    seats = spec["seats"]
    assert isinstance(seats, int)
    return em.scenario(GAME, spec, str(seed), options, players=ALL[:seats])


def walking(spec: Spec = ON_THE_WAY) -> Game:
    """Ana has played a Flame Geyser 4 and chooses where to go."""
    return at(spec).play(PlayCard("flame_geyser", 4))


def aiming(pit: str = "P1") -> Game:
    """Ana has gone to the bridge and bends over an Ember."""
    game = walking(UNWATCHED).play(Walk(("TR5", "TR6", "BR1"))).play(ChoosePit(pit))
    assert game.view().question == "AimEmber"
    return game


def together(**facts: object) -> Game:
    return at({**TOGETHER, **facts}, mode="cooperative")


def sitting(game: Game, *noted: str) -> Session:
    session = Session(game, seats_from_header(noted or ("Ana", "bot:easy", "bot:easy")))
    session.resumed = True
    return session


def face_at(game: Game) -> CurseFace:
    face = CurseFace(game, game.header.players)
    face.new_question(game.view(game.to_move))
    return face


def drawn(face: CurseFace, game: Game, width: int = 78, rows: int = 13, asked: bool = True) -> list[Text]:
    scene = Scene(game.view(game.to_move), game.events(game.to_move), face.names, asked, width, rows)
    table = face.table(scene)
    assert isinstance(table, Text)
    return list(table.split("\n", allow_blank=True))


def plain(lines: list[Text]) -> str:
    return "\n".join([line.plain for line in lines])


def style_of(lines: list[Text], plan: Chart, place: str) -> Style:
    """The style of the cell at which a place is drawn."""
    column, row = plan.cells[place]
    found = [span.style for span in lines[row].spans if span.start <= column < span.end]
    assert isinstance(found[-1], Style)
    return found[-1]


def sign_of(lines: list[Text], plan: Chart, place: str, count: int = 1) -> str:
    column, row = plan.cells[place]
    return lines[row].plain[column : column + count]
