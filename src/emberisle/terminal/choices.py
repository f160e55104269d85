"""A face on which one of the moves is picked, from a list beside the table or on the table itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import set_cell_size
from rich.style import Style
from rich.text import Text

from emberisle.kernel.game import Game, View
from emberisle.kernel.values import Value
from emberisle.terminal.face import Face, Gesture
from emberisle.terminal.pieces import FAINT, INK, PALE, PICK
from emberisle.terminal.words import cut

NUMBERED: Final = 3
"""The room that the number of a choice takes."""
STEPS: Final = {"left": -1, "up": -1, "right": 1, "down": 1}


class ChoiceFace(Face):
    """Arrows and clicks pick a move, Enter or a second click makes it."""

    own_keys = frozenset({"up", "down"})

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        super().__init__(game, names)
        self.pick = 0

    def new_question(self, view: View) -> None:
        self.pick = 0

    def picked(self, view: View) -> Value | None:
        return view.moves[self.pick] if self.pick < len(view.moves) else None

    def spot(self, move: Value) -> str:
        """The place on the table that stands for a move; empty if none does."""
        return ""

    def press(self, key: str, game: Game) -> Gesture | None:
        moves = game.legal_moves()
        if key in STEPS:
            self.pick = (self.pick + STEPS[key]) % len(moves)
            return Gesture()
        if key == "enter":
            return Gesture((moves[min(self.pick, len(moves) - 1)],))
        if key[:1] in "#@" and len(key) > 1:
            return self._pointed(key, moves)
        return super().press(key, game)

    def _pointed(self, key: str, moves: Sequence[Value]) -> Gesture:
        """A click on a choice or on a space: it is picked, or done if it was picked already."""
        meant = [n for n, move in enumerate(moves) if key in (f"#{n}", f"@{self.spot(move)}")]
        if self.pick in meant:
            return Gesture((moves[self.pick],))
        self.pick = meant[0] if meant else self.pick
        return Gesture()


def choice_lines(labels: Sequence[str], pick: int, width: int, room: int) -> list[Text]:
    """The moves, numbered, as many round the picked one as there is room for."""
    first = max(0, min(pick - room // 2, len(labels) - room))
    lines: list[Text] = []
    for n in range(first, min(len(labels), first + room)):
        style = Style(color=INK, bgcolor=PICK, bold=True) if n == pick else Style(color=PALE)
        text = set_cell_size(f"{n + 1:>2} {cut(labels[n], width - NUMBERED)}", width)
        lines.append(Text(text, style=style + Style(meta={"key": f"#{n}"})))
    if first + room < len(labels):
        lines[-1] = Text(f"   {len(labels) - first - room + 1} more ↓", style=FAINT)
    return lines


def wrapped(sentence: str, width: int) -> list[Text]:
    """A sentence in faint lines, a little indented."""
    lines = [""]
    for word in sentence.split():
        if len(lines[-1]) + len(word) + 1 > width:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}"
    return [Text(f" {line}", style=FAINT) for line in lines]
