"""The dialogs over the table: a text to read, the curtain, a list of moves, the hint."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import LoadingIndicator, OptionList, Static
from textual.widgets.option_list import Option

from emberisle.bots.advice import Advice, left_out
from emberisle.cli import messages
from emberisle.cli.threads import in_thread
from emberisle.kernel.errors import EmberisleError
from emberisle.kernel.game import Game
from emberisle.kernel.values import Value

Moves = tuple[Value, ...]
CLOSE = "Esc closes"
ANY_KEY = "any key closes"
SCROLLS = "↑ ↓ PgUp PgDn scroll · any other key closes"


class TextDialog(ModalScreen[None]):
    """Something to read; any key but those that scroll closes it."""

    SCROLLING: ClassVar = ("up", "down", "pageup", "pagedown", "home", "end")

    def __init__(self, title: str, content: RenderableType, tail: RenderableType = "") -> None:
        super().__init__()
        self.dialog_title = title
        self.content = content
        self.tail = tail
        self.answers: dict[str, Callable[[], str]] = {}
        """Keys that show one more text between the content and the tail, each with what makes the text."""
        self.at_end = False
        """Whether it opens scrolled to its end."""

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.dialog_title
            dialog.border_subtitle = ANY_KEY
            with VerticalScroll():
                yield Static(self.content, id="dialog-content")
                yield Static("", id="dialog-answer")
                yield Static(self.tail, id="dialog-tail")

    def on_mount(self) -> None:
        self.query_one("#dialog-answer").display = False
        self.query_one("#dialog-tail").display = self.tail != ""
        scroll = self.query_one(VerticalScroll)
        self.watch(scroll, "show_vertical_scrollbar", self._tell_keys)
        if self.at_end:
            scroll.scroll_end(animate=False)

    def _tell_keys(self, longer: bool) -> None:
        """Name the scrolling keys if the text is longer than the dialog."""
        self.query_one(".dialog").border_subtitle = SCROLLS if longer else ANY_KEY

    def on_key(self, event: events.Key) -> None:
        if event.key in self.SCROLLING:
            return
        event.stop()
        event.prevent_default()
        answer = self.answers.get(event.key)
        if answer is None:
            self.dismiss(None)
        else:
            written = self.query_one("#dialog-answer", Static)
            written.update(Text(answer()))
            written.display = True
            self.query_one(VerticalScroll).scroll_home(animate=False)


class Curtain(ModalScreen[bool]):
    """Hides the table while the next person takes the place at the screen; r is ready, q leaves."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = f"{self.person}, your turn"
            dialog.border_subtitle = "r: I am ready · q: quit"
            yield Static(Text(messages.privacy_line(self.person, "press r")), id="curtain")

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()
        if event.key in ("r", "q"):
            self.dismiss(event.key == "r")


class ChoiceDialog(ModalScreen[Moves | None]):
    """A list to choose from; nothing is played unless Enter is pressed or a line is clicked."""

    BINDINGS: ClassVar[list[BindingType]] = [("escape,q,m,h", "close", "Close")]

    def __init__(self, title: str) -> None:
        super().__init__()
        self.dialog_title = title
        self.choices: list[Moves] = []

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog") as dialog:
            dialog.border_title = self.dialog_title
            dialog.border_subtitle = f"Enter plays it · {CLOSE}"
            yield from self.body()

    def body(self) -> ComposeResult:
        yield OptionList()

    def fill(self, rows: Sequence[tuple[RenderableType, Moves]]) -> None:
        """Put these lines on the list."""
        options = self.query_one(OptionList)
        self.choices = [moves for _, moves in rows]
        options.add_options([Option(row) for row, _ in rows])
        options.highlighted = 0 if rows else None
        options.focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self.choices[event.option_index])

    def action_close(self) -> None:
        self.dismiss(None)


class MoveDialog(ChoiceDialog):
    """Every legal move, in words."""

    def __init__(self, rows: Sequence[tuple[str, Value]]) -> None:
        super().__init__("Your moves")
        self.rows = rows

    def on_mount(self) -> None:
        self.fill([(Text(label), (move,)) for label, move in self.rows])


class HintDialog(ChoiceDialog):
    """What each choice is worth and risks, best first; worked out while the screen stays alive."""

    def __init__(
        self,
        game: Game,
        job: Callable[[], Sequence[Advice]],
        figures: Callable[[Advice], dict[str, str]],
        about: str = "",
    ) -> None:
        super().__init__("Hint")
        self.game = game
        self.job = job
        self.figures = figures
        self.about = about
        """What the figures mean, said above them."""

    def body(self) -> ComposeResult:
        yield LoadingIndicator()
        yield Static(id="hint-head")
        yield OptionList()

    def on_mount(self) -> None:
        self.run_worker(self._work(), exclusive=True)

    async def _work(self) -> None:
        advice: Sequence[Advice] = ()
        said = "There is no advice to give here."
        try:
            advice = await in_thread(self.job)
        except EmberisleError as error:
            said = str(error)
        except ModuleNotFoundError as error:
            said = messages.missing_library(error)
        if self.is_current:  # otherwise it was put away while it was still thinking
            self._answer(advice, said)

    def _answer(self, advice: Sequence[Advice], otherwise: str) -> None:
        self.query_one(LoadingIndicator).display = False
        figures = [self.figures(item) for item in advice]
        names = list(dict.fromkeys([name for known in figures for name in known]))
        head = _hint_row("", "Choice", [f"{name:<5}" for name in names]) if advice else Text(otherwise)
        told = [Text(self.about, style="dim")] if self.about and len(names) > 1 else []
        self.query_one("#hint-head", Static).update(Group(*told, head))
        rows = [
            _hint_row("" if n else "★", item.text, [known.get(name, "") for name in names])
            for n, (item, known) in enumerate(zip(advice, figures, strict=True))
        ]
        self.fill(list(zip(rows, [item.moves for item in advice], strict=True)))
        if others := left_out(self.game, advice):
            rest = Text(messages.other_moves(others), style="dim")
            self.query_one(OptionList).add_option(Option(rest, disabled=True))


def _hint_row(best: str, choice: str, figures: Sequence[str]) -> Table:
    """A choice with its figures; those that no choice has take no room."""
    row = Table.grid(expand=True, padding=(0, 1))
    row.add_column(width=1)
    row.add_column(ratio=1)
    for _ in figures:
        row.add_column(justify="right", width=8, no_wrap=True)
    row.add_row(best, Text(choice), *figures)
    return row
