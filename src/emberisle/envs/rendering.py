"""Rendering: a match as a terminal shows it, and as an image made from the project's drawings."""

from __future__ import annotations

from io import BytesIO, StringIO
from typing import Any, Final

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image
from rich.console import Console

from emberisle.games import plug
from emberisle.kernel.game import Game
from emberisle.terminal.face import Scene
from emberisle.terminal.parts import drawing_of, face_of

MODES: Final = ("human", "ansi", "rgb_array")
COLUMNS: Final = 100
ROWS: Final = 34
WIDTH: Final = 960
"""Of an image, in pixels."""


def checked(mode: str | None) -> str | None:
    """This mode, if it is one."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"the render modes are {', '.join(MODES)}, not {mode!r}")
    return mode


def names_of(game: Game) -> tuple[str, ...]:
    return game.header.players or tuple([f"Seat {seat + 1}" for seat in range(game.header.seats)])


def as_ansi(game: Game) -> str:
    """The table in the colours of a terminal, as whoever is to move sees it."""
    written = StringIO()
    console = Console(file=written, width=COLUMNS, force_terminal=True, color_system="truecolor")
    _draw(game, console)
    return written.getvalue()


def as_image(game: Game) -> NDArray[np.uint8]:
    """The table as everybody sees it: the game's drawing, or where it has none its terminal."""
    png = resvg_py.svg_to_bytes(svg_string=_svg(game), width=WIDTH, monospace_family="DejaVu Sans Mono")
    return np.array(Image.open(BytesIO(bytes(png))).convert("RGB"))


def _svg(game: Game) -> str:
    names = names_of(game)
    if plug(game.ruleset.id).drawing is not None:
        return drawing_of(game, names, [])
    console = Console(file=StringIO(), width=COLUMNS, record=True)
    _draw(game, console, spectator=True)
    return console.export_svg(title=game.ruleset.title)


def _draw(game: Game, console: Console, spectator: bool = False) -> None:
    names = names_of(game)
    face = face_of(game, names)
    view = game.view(None if spectator else game.to_move)
    scene = Scene(view, [], names, asked=False, width=COLUMNS, height=ROWS)
    for part in (face.caption(scene), face.scores(scene), face.table(scene)):
        console.print(part)


def render(game: Game, mode: str | None) -> Any:
    """A match in one of the modes: printed, as text, as an image, or not at all."""
    if mode == "rgb_array":
        return as_image(game)
    if mode == "ansi":
        return as_ansi(game)
    if mode == "human":
        print(as_ansi(game))
    return None
