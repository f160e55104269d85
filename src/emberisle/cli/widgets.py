"""The parts of the screen: drawn panels that can be clicked, and the log in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget
from textual.widgets import RichLog

from emberisle.terminal.colours import EMBER, SEAT_COLOURS
from emberisle.terminal.face import KeyHint

TONES: Final = {"turn": "bold #ffb35c", "good": "#9bdc6c", "bad": "#ff8a7d", "": "#dfe6f2"}
FAINT: Final = "#7d8da8"
KEY: Final = Style(color="#1b1206", bgcolor=EMBER, bold=True)
KEY_OFF: Final = Style(color="#93a1b8", bgcolor="#2a3f5f")


class Drawn(Widget):
    """A panel drawn by a function; a part of it that carries a key acts like that key when clicked."""

    class Pressed(Message):
        """A part was clicked that stands for a key."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(self, name: str, draw: Callable[[Size], RenderableType]) -> None:
        super().__init__(id=name)
        self._draw = draw

    def render(self) -> RenderableType:
        return self._draw(self.size)

    def on_click(self, event: events.Click) -> None:
        key = event.style.meta.get("key")
        if isinstance(key, str):
            self.post_message(self.Pressed(key))


class StoryLog(RichLog):
    """Everything that happened, in words, with clause numbers; it wraps anew when its width changes."""

    can_focus = False

    def __init__(self, name: str) -> None:
        super().__init__(id=name, wrap=True, min_width=10)
        self._told: list[Text] = []
        self._wrapped_at = 0

    def start_over(self, at_table: Sequence[str]) -> None:
        """Empty the log but for who is at the table, each with the colour of the seat."""
        self._told = []
        self.clear()
        signs = zip(at_table, SEAT_COLOURS, strict=False)
        self._add(Text("  ").join([Text.assemble(("● ", colour), who) for who, colour in signs]))

    def tell(self, lines: Sequence[tuple[str, str, str]]) -> None:
        """Add sentences, each with its clause and its tone."""
        for sentence, rule, tone in lines:
            line = Text(sentence, style=TONES[tone])
            line.append(f" {rule}", FAINT)
            self._add(line)

    def _add(self, line: Text) -> None:
        self._told.append(line)
        self.write(line)

    def on_resize(self, event: events.Resize) -> None:
        if event.size.width != self._wrapped_at:
            self._wrapped_at = event.size.width
            self.clear()
            for line in self._told:
                self.write(line)


def key_line(hints: Sequence[KeyHint], room: int) -> Text:
    """Keys with what they do, closer together where there is little room."""
    keys = [_key(hint) for hint in hints]
    wide = Text("  ", no_wrap=True, overflow="ellipsis").join(keys)
    return wide if wide.cell_len <= room else Text(" ", no_wrap=True, overflow="ellipsis").join(keys)


def _key(hint: KeyHint) -> Text:
    """A key and its label; faint if it would be refused just now."""
    meta = Style(meta={"key": hint.key.lower()})
    key = (KEY if hint.ready else KEY_OFF) + meta
    label = Style(color="#f3e3c3" if hint.ready else FAINT) + meta
    return Text.assemble((f" {hint.key} ", key), (f" {hint.label}", label))
