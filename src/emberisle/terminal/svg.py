"""Words of SVG: elements as text, numbers without noise, and the colours of a warm night."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape, quoteattr

NIGHT: Final = "#150d18"
DUSK: Final = "#2b1420"
TABLE: Final = "#17355f"
TABLE_EDGE: Final = "#0b1c38"
RIM: Final = "#b5793f"
IVORY: Final = "#f6ead0"
WOOD: Final = "#d9bf8c"
INK: Final = "#2a1a12"
EMBER: Final = "#ff8a1f"
GLOW: Final = "#ffd166"
COAL: Final = "#3a1712"
PAPER: Final = "#f3e6cf"
FAINT: Final = "#a99b9b"

SANS: Final = "Verdana, 'DejaVu Sans', Geneva, sans-serif"
SERIF: Final = "Georgia, 'DejaVu Serif', 'Times New Roman', serif"


def num(value: float) -> str:
    """A number as short as it can be written."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def tag(name: str, content: str = "", **attributes: object) -> str:
    """An element; an underscore in the name of an attribute is a hyphen, a last one is left out."""
    parts = [name]
    for key, value in attributes.items():
        text = num(value) if isinstance(value, float) else str(value)
        parts.append(f"{key.rstrip('_').replace('_', '-')}={quoteattr(text)}")
    opened = " ".join(parts)
    return f"<{opened}>{content}</{name}>" if content else f"<{opened}/>"


def text(x: float, y: float, words: str, size: float, fill: str = PAPER, **attributes: object) -> str:
    return tag("text", escape(words), x=float(x), y=float(y), font_size=float(size), fill=fill, **attributes)


def picture(width: float, height: float, title: str, definitions: str, *content: str) -> str:
    """A whole drawing; its title is what a screen reader says."""
    size = {"width": num(width), "height": num(height), "viewBox": f"0 0 {num(width)} {num(height)}"}
    body = "\n".join([tag("title", escape(title)), tag("defs", definitions), *content])
    svg = tag("svg", f"\n{body}\n", xmlns="http://www.w3.org/2000/svg", **size, role="img", font_family=SANS)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{svg}\n'


def gradient(name: str, *stops: tuple[str, float, str], kind: str = "radialGradient", **place: object) -> str:
    """A gradient: each stop is where, how opaque, and which colour."""
    marks = "".join(
        [tag("stop", offset=at, stop_opacity=seen, stop_color=colour) for at, seen, colour in stops]
    )
    return tag(kind, marks, id=name, **place)
