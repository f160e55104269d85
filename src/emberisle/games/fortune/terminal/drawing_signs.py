"""The signs on the dice, as layers of paths in a square of 100: those that the page draws, too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from emberisle.terminal.svg import num, tag

SQUARE: Final = 100.0
BONE: Final = "#f6ead2"
_INK: Final = "#211820"
_FUR: Final = "#7b4120"
_SKIN: Final = "#e3a878"


class Layer(NamedTuple):
    """A path with its colours."""

    d: str
    fill: str = "none"
    stroke: str = "none"
    width: float = 3.0
    opacity: float = 1.0


def disc(x: float, y: float, radius: float) -> str:
    """A circle as a path."""
    r, across = num(radius), num(2 * radius)
    return f"M{num(x - radius)} {num(y)} a{r} {r} 0 1 0 {across} 0 a{r} {r} 0 1 0 -{across} 0Z"


def layered(layers: Sequence[Layer]) -> str:
    """The layers one over the other."""
    paths = [
        tag("path", d=d, fill=fill, stroke=stroke, stroke_width=width, opacity=opacity)
        for d, fill, stroke, width, opacity in layers
    ]
    return tag("g", "".join(paths), stroke_linejoin="round", stroke_linecap="round")


SIGNS: Final[dict[str, tuple[Layer, ...]]] = {
    "C": (
        Layer(disc(50, 50, 38), "#e9a61d", "#7c4c06", 4),
        Layer(disc(50, 50, 29), stroke="#a86c0c"),
        Layer(
            "M51 25 C61 37 68 46 65 60 C63 70 56 75 50 75 C42 75 34 70 35 58 C36 50 42 46 43 37 "
            "C48 41 50 46 49 52 C54 47 54 35 51 25Z",
            "#7c4c06",
        ),
        Layer("M50 55 C55 61 56 70 50 71 C44 70 45 62 50 55Z", "#ffd766"),
    ),
    "D": (
        Layer("M29 22 H71 L90 44 L50 90 L10 44 Z", "#1fa9c4", "#084556", 4),
        Layer("M29 22 L37 44 H10Z", "#a5edf5"),
        Layer("M50 22 L63 44 H37Z", "#6fd6e6"),
        Layer("M37 44 H63 L50 90Z", "#3fc3d8"),
        Layer(
            "M10 44 H90 M29 22 L37 44 L50 90 L63 44 L71 22 M37 44 L50 22 L63 44",
            stroke="#084556",
            width=2.6,
        ),
    ),
    "K": (
        Layer(
            "M50 10 C25 10 11 27 12 47 C12 58 17 64 26 69 L27 83 C27 88 31 91 35 91 H65 "
            "C69 91 73 88 73 83 L74 69 C83 64 88 58 88 47 C89 27 75 10 50 10Z",
            _INK,
        ),
        Layer(disc(33, 46, 11.5), BONE),
        Layer(disc(67, 46, 11.5), BONE),
        Layer(disc(35, 48, 4.2), "#c2301c"),
        Layer(disc(65, 48, 4.2), "#c2301c"),
        Layer("M50 57 L43.5 69 H56.5Z", BONE),
        Layer("M39 76 V91 M50 76 V91 M61 76 V91", stroke=BONE, width=4),
    ),
    "M": (
        Layer(disc(17, 48, 13), _FUR),
        Layer(disc(83, 48, 13), _FUR),
        Layer(disc(17, 48, 7), _SKIN),
        Layer(disc(83, 48, 7), _SKIN),
        Layer(
            "M50 10 C70 10 82 26 82 48 C82 74 68 90 50 90 C32 90 18 74 18 48 C18 26 30 10 50 10Z",
            _FUR,
        ),
        Layer(
            "M50 36 C42 24 25 29 27 45 C28 53 34 55 31 64 C30 78 39 86 50 86 C61 86 70 78 69 64 "
            "C66 55 72 53 73 45 C75 29 58 24 50 36Z",
            "#f0c393",
        ),
        Layer(disc(39, 45, 5), _INK),
        Layer(disc(61, 45, 5), _INK),
        Layer("M46 60 L50 63 L54 60", stroke=_INK),
        Layer("M37 70 Q50 82 63 70", stroke=_INK, width=4),
    ),
    "P": (
        Layer(
            "M38 20 C30 6 18 6 12 12 C20 14 22 20 24 26 C16 24 10 28 9 34 C18 33 24 36 28 40Z",
            "#d4321f",
        ),
        Layer(
            "M20 92 C14 64 16 14 50 12 C70 11 78 24 77 36 C71 40 65 46 64 54 C66 68 63 82 60 92Z",
            "#219146",
            "#0c4a22",
        ),
        Layer("M23 92 C20 72 30 60 48 58 C54 72 50 84 44 92Z", "#d4321f"),
        Layer(
            "M64 27 C84 22 96 40 86 66 C80 56 71 54 62 50 C58 42 60 33 64 27Z",
            "#f0aa20",
            "#7c4c06",
        ),
        Layer(disc(51, 33, 8.5), "#fffaf0"),
        Layer(disc(53, 33, 4.2), _INK),
    ),
    "S": (
        Layer("M88 10 L86 25 L44 68 L32 56 L74 13Z", "#8fa8d4", "#1e2f5c", 3.4),
        Layer("M84 14 L39 61", stroke="#1e2f5c", width=2.6),
        Layer("M22 50 L50 78 L44 84 L16 56Z", "#2b4ea3", "#14244f"),
        Layer("M31 64 L36 69 L22 84 L16 78Z", "#6d3420"),
        Layer(disc(16, 84, 8), "#2b4ea3", "#14244f"),
    ),
}
"""What each face of a die shows."""

DEFINITIONS: Final = "".join([tag("g", layered(layers), id=f"sign-{face}") for face, layers in SIGNS.items()])


def sign(face: str, x: float, y: float, size: float, opacity: float = 1.0) -> str:
    """A sign with its upper left corner here; the drawing defines ``DEFINITIONS``."""
    place = f"translate({num(x)} {num(y)}) scale({num(size / SQUARE)})"
    return tag("use", href=f"#sign-{face}", transform=place, opacity=opacity)


def row(face: str, count: int, size: float, x: float, y: float, room: float) -> str:
    """So many signs side by side round a middle, closer together where there is little room."""
    step = min(size + 4, room / count)
    left = x - (step * (count - 1) + size) / 2
    return "".join([sign(face, left + which * step, y, size) for which in range(count)])
