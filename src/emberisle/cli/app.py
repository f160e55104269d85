"""The full-screen program for one match. It knows no game: it asks the face and the session."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from textwrap import wrap
from typing import ClassVar, Final, TypeVar

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.geometry import Size
from textual.screen import Screen

from emberisle.cli import dialog_texts, messages
from emberisle.cli.dialogs import Curtain, HintDialog, MoveDialog, TextDialog
from emberisle.cli.session import Session, pass_move
from emberisle.cli.threads import in_thread
from emberisle.cli.widgets import Drawn, StoryLog, key_line
from emberisle.kernel.errors import IllegalMove
from emberisle.kernel.steps import Event, Refusal
from emberisle.kernel.values import Value
from emberisle.playback import Frame
from emberisle.terminal.colours import EMBER
from emberisle.terminal.face import Gesture, KeyHint, Scene
from emberisle.terminal.parts import face_of

T = TypeVar("T")

APP_KEYS: Final = (
    ("h", "Hint"),
    ("m", "Moves"),
    ("t", "Sheet"),
    ("w", "Why"),
    ("?", "Help"),
    ("q", "Quit"),
)
NOT_THIS_TURN: Final = ("n", "Not this turn")
CURTAIN_KEYS: Final = (("r", "I am ready"), ("q", "Quit"))
WIDE: Final = 126
SIDE: Final = 46
"""From so many columns on the log stands at the side, this wide."""
MESSAGE_LINES: Final = 2
"""How many lines there are for what was refused or said last."""
SPINNER: Final = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"


class TableApp(App[int]):
    """One match on the screen, from where it stands to its end."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (28, "-roomy"), (33, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave(130)", show=False, priority=True),
        Binding("ctrl+q", "leave(0)", show=False, priority=True),
    ]

    def __init__(self, session: Session, pace: float = 0.9) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.face = face_of(session.game, session.names)
        self.history = session.history()
        self.shown = self.history[0].view
        self.story: list[Event] = []
        self.message: list[Text] = []
        self.busy = True
        self.thinking = False
        self.curtained = False
        """Whether the next person has to take the place at the screen first."""
        self._tick = 0
        self._skip = asyncio.Event()
        self._table_visible = asyncio.Event()
        self._refusal: Refusal | None = None
        self._asked_to_leave = False
        """Whether q was pressed and the next q leaves a match that is not kept."""
        self._commands: dict[str, Callable[[], None]] = {
            "h": self.show_hint,
            "m": self.show_moves,
            "t": self.show_sheet,
            "w": self.show_why,
            "?": self.show_help,
            "v": self.show_end,
            "q": self.quit_or_ask,
            "up": lambda: self._scroll(StoryLog.scroll_up),
            "down": lambda: self._scroll(StoryLog.scroll_down),
            "pageup": lambda: self._scroll(StoryLog.scroll_page_up),
            "pagedown": lambda: self._scroll(StoryLog.scroll_page_down),
        }

    # -- the screen

    def compose(self) -> ComposeResult:
        yield Drawn("title", self._draw_title)
        with Horizontal(id="body"):
            with Vertical(id="main"):
                yield Drawn("scores", self._draw_scores)
                yield Drawn("table", self._draw_table)
                yield Drawn("sheet", self._draw_sheet)
                yield StoryLog("below")
                yield Drawn("ask", self._draw_ask)
            yield StoryLog("side")

    def on_mount(self) -> None:
        self._fit(self.size)
        self._table_visible.set()
        self.set_interval(0.12, self._next_tick)
        self._open_logs()
        if self.session.resumed:
            self._tell([event for frame in self.history for event in frame.events])
            self._show([replace(self.history[-1], events=())])
        else:
            opening, self.history = self.history, []
            self._show(opening)

    @property
    def _table_screen(self) -> Screen[object]:
        """The screen with the table, whatever lies on top of it."""
        return self.screen_stack[0]

    def on_resize(self, event: events.Resize) -> None:
        self._fit(event.size)

    def _fit(self, size: Size) -> None:
        width = size.width - 2 - (SIDE if size.width >= WIDE else 0)
        screen = self._table_screen
        screen.query_one("#scores").styles.height = self.face.score_rows(width, size.height)
        screen.query_one("#table").styles.height = self.face.table_rows(width, size.height)

    def _scene(self, size: Size) -> Scene:
        return Scene(
            self.shown, self.story, self.session.names, not self.busy, size.width, size.height, self._tick
        )

    def _draw_title(self, size: Size) -> RenderableType:
        row = Table.grid(expand=True)
        row.add_column(no_wrap=True)
        row.add_column(no_wrap=True, justify="right")
        title = Text.assemble((" EMBERISLE ", f"bold {EMBER}"), (self.session.game.ruleset.title, "bold"))
        row.add_row(title, self.face.caption(self._scene(size)))
        return Padding(row, (0, 1, 0, 0))

    def _draw_scores(self, size: Size) -> RenderableType:
        return self.face.scores(self._scene(size))

    def _draw_table(self, size: Size) -> RenderableType:
        return self.face.table(self._scene(size))

    def _draw_sheet(self, size: Size) -> RenderableType:
        return self.face.sheet(self.history, size.height)

    def _draw_ask(self, size: Size) -> RenderableType:
        """The question, what was refused or said last, the keys."""
        message = [*self.message, *[Text()] * MESSAGE_LINES][:MESSAGE_LINES]
        lines = [_one_line(self._question(), "bold"), *message]
        ready = not self.busy and self.session.human_to_move
        lines.append(key_line(self.face.keys(self.session.game) if ready else [], size.width))
        lines.append(key_line([KeyHint(key, label) for key, label in self._app_keys(ready)], size.width))
        return Group(*lines)

    def _app_keys(self, ready: bool) -> list[tuple[str, str]]:
        if self.curtained:
            return list(CURTAIN_KEYS)
        if self.session.game.over:
            return [("v", "Result"), *APP_KEYS[2:]]
        stand_down = [NOT_THIS_TURN] if ready and pass_move(self.session.game) is not None else []
        return [*stand_down, *(APP_KEYS if ready else APP_KEYS[2:])]

    def _question(self) -> str:
        if self.thinking:
            return f"{SPINNER[self._tick % len(SPINNER)]} {self._mover()} is thinking ..."
        if self.curtained:
            return messages.privacy_line(self._mover(), "press r")
        if self.busy:
            return "Any key skips to your next decision."
        game = self.session.game
        return messages.winners_line(self.session) if game.over else self.face.question(game)

    def _mover(self) -> str:
        seat = self.session.seat_to_move
        return seat.name if seat is not None else "Nobody"

    def _redraw(self) -> None:
        ask = self._table_screen.query_one("#ask")
        ask.set_class(self.busy, "-waiting")
        ask.border_title = self._ask_title()
        for panel in self._table_screen.query(Drawn):
            panel.refresh()

    def _ask_title(self) -> str:
        if self.busy and not self.curtained:
            return " Watching "
        return " The game is over " if self.session.game.over else f" {messages.whose_turn(self.session)} "

    def _next_tick(self) -> None:
        if self.thinking or (self.busy and self.face.is_animated(self.shown)):
            self._tick = self._tick + 1
            self._table_screen.query_one("#table").refresh()
            self._table_screen.query_one("#ask").refresh()

    # -- showing what happens

    def _show(self, frames: Sequence[Frame]) -> None:
        """Show these frames, let the bots move, and stop at the next decision of a person."""
        self.busy = True
        self._skip.clear()
        self.run_worker(self._play_on(frames), exclusive=True, name="play on")

    async def _play_on(self, frames: Sequence[Frame]) -> None:
        await self._show_frames(frames)
        while self.session.seat_to_move is not None and not self.session.human_to_move:
            self.thinking = True
            move = await in_thread(self.session.choose)
            self.thinking = False
            await self._show_frames(self.session.play([move]))
        if self.session.curtain:
            self._draw_curtain()
        else:
            self._ask()

    def _ask(self) -> None:
        """Everything has been shown: ask the person to move, or show the result."""
        self.message, self._refusal, self._asked_to_leave = [], None, False
        self.face.new_question(self.shown)
        self.busy = False
        self._warn_if_unsaved()
        self._redraw()
        if self.session.game.over:
            self.show_end()

    async def _show_frames(self, frames: Sequence[Frame]) -> None:
        self._retell_for(self.session.viewer, frames)
        for n, frame in enumerate(frames, start=1):
            self.shown = frame.view
            self.history.append(frame)
            self._tell(frame.events)
            self._tick = self._tick + 1
            self._redraw()
            if n < len(frames) or not self.session.human_to_move:
                await self._pause(self.pace * self.face.pause(frame))
            interlude = self.face.interlude(frame)
            if interlude is not None:
                self._open_dialog(TextDialog(*interlude))
                await self._table_visible.wait()

    async def _pause(self, seconds: float) -> None:
        """Give people time to look, unless they press a key; wait while something covers the table."""
        if seconds > 0 and not self._skip.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._skip.wait(), seconds)
        await self._table_visible.wait()

    def _retell_for(self, seat: int | None, coming: Sequence[Frame] = ()) -> None:
        """Write the log anew if this seat may know more or less of it; ``coming`` is told later."""
        told = self.session.game.events(seat)
        before = told[: len(told) - sum([len(frame.events) for frame in coming])]
        if before != self.story:
            self.story = []
            self._open_logs()
            self._tell(before)

    def _open_logs(self) -> None:
        first = (messages.commitment_line(self.session), *self.session.notes)
        for log in self._table_screen.query(StoryLog):
            log.start_over([seat.introduced for seat in self.session.seats])
            log.tell([(line, "", "") for line in first])

    def _tell(self, told: Sequence[Event]) -> None:
        self.story.extend(told)
        rules = self.session.game.ruleset
        names = self.session.names
        lines = [(rules.sentence(event, names), event.rule, self.face.tone(event)) for event in told]
        for log in self._table_screen.query(StoryLog):
            log.tell(lines)

    def _warn_if_unsaved(self) -> None:
        if self.session.save_error:
            self._say(self.session.save_error, "bold #ff8a7d")

    # -- keys

    def on_key(self, event: events.Key) -> None:
        if len(self.screen_stack) > 1:
            return  # it is meant for the dialog on top
        key = event.character if event.is_printable and event.character else event.key
        event.stop()
        event.prevent_default()
        self.act(key)

    def on_drawn_pressed(self, event: Drawn.Pressed) -> None:
        self.act(event.key)

    def act(self, key: str) -> None:
        """Do what this key means now."""
        self._asked_to_leave = self._asked_to_leave and key == "q"
        command = self._commands.get(key)
        taken = key in self.face.own_keys and not self.busy and not self.session.game.over
        if command is not None and not taken:
            command()
        elif self.busy:
            self._skip.set()
        elif self.face.scroll(key):
            self._redraw()
        elif key == "n" and pass_move(self.session.game) is not None:
            self._show(self.session.stand_down())
        elif not self.session.game.over:
            self._follow(self.face.press(key, self.session.game), key)
            self._redraw()

    def _follow(self, gesture: Gesture | None, key: str) -> None:
        self.message, self._refusal = [], None
        if gesture is None:
            self._say(f"{'Space' if key == ' ' else key} does nothing here; ? lists the keys.")
        elif gesture.refusal is not None:
            self._refuse(gesture.refusal)
        elif gesture.moves:
            self._play(gesture.moves)
        elif gesture.said:
            self._say(gesture.said)

    def _play(self, moves: tuple[Value, ...]) -> None:
        try:
            frames = self.session.play(moves)
        except IllegalMove as error:
            self._refuse(error.refusal)
        else:
            self._show(frames)

    def _refuse(self, refusal: Refusal) -> None:
        self._refusal = refusal
        reason = self.session.game.ruleset.reason(refusal, "en", self.session.names)
        self._say(f"✗ {refusal.rule}: {messages.with_full_stop(reason)}", "bold #ff8a7d")
        if refusal.instead:
            allowed = messages.allowed_line(self.session.game, refusal, self.face.label, self._room)
            self.message.append(_one_line(allowed, "#8796b0"))

    def _say(self, sentence: str, style: str = "#ffd9a0") -> None:
        lines = wrap(sentence, self._room, max_lines=MESSAGE_LINES, placeholder=" …")
        self.message = [_one_line(line, style) for line in lines]

    @property
    def _room(self) -> int:
        """How many columns a line of the question has."""
        return max(SIDE, self._table_screen.query_one("#ask").size.width)

    def _scroll(self, way: Callable[..., None]) -> None:
        for log in self._table_screen.query(StoryLog):
            way(log, animate=False)

    def quit_or_ask(self) -> None:
        """Leave the match; one that is not kept only when q is pressed twice."""
        lost = messages.lost_by_leaving(self.session)
        if not lost or self._asked_to_leave:
            self.action_leave(0)
            return
        self._asked_to_leave = True
        self._say(f"{lost} Press q again to leave it all the same.", "bold #ff8a7d")
        self._redraw()

    def action_leave(self, code: int) -> None:
        self.exit(code)

    # -- dialogs on top of the table

    def _open_dialog(self, screen: Screen[T], then: Callable[[T | None], None] | None = None) -> None:
        """Show a dialog over the table; the game goes on when it is closed, and ``then`` gets its result."""
        self._table_visible.clear()

        def uncover(result: T | None) -> None:
            self._table_visible.set()
            if then is not None:
                then(result)

        self.push_screen(screen, uncover)

    def _draw_curtain(self) -> None:
        """Hide what the next person may see until nobody else is looking."""
        self.curtained = True
        self._redraw()
        self._open_dialog(Curtain(self._mover()), self._open_curtain)

    def _open_curtain(self, ready: bool | None) -> None:
        if not ready:
            self.action_leave(0)
            return
        self.curtained = False
        self.session.sit_down()
        self.shown = self.session.game.view(self.session.viewer)
        self._retell_for(self.session.viewer)
        self._ask()

    def _playing(self) -> bool:
        """Whether a person may move now; says so if not."""
        if self.busy or not self.session.human_to_move:
            self._say("It is nobody's turn at this keyboard just now.")
            self._redraw()
            return False
        return True

    def show_help(self) -> None:
        keys = [*self.face.help, *dialog_texts.APP_HELP]
        self._open_dialog(TextDialog("Help", dialog_texts.help_text(self.face, keys, self.face.signs)))

    def show_sheet(self) -> None:
        dialog = TextDialog("Score sheet", self.face.sheet(self.history))
        dialog.at_end = True
        self._open_dialog(dialog)

    def show_why(self) -> None:
        self._open_dialog(TextDialog("Why?", dialog_texts.why_text(self.session, self.story, self._refusal)))

    def show_moves(self) -> None:
        if self._playing():
            moves = self.session.game.legal_moves()
            rows = [(self.face.label(move, moves), move) for move in moves]
            self._open_dialog(MoveDialog(rows), self._chosen)

    def show_hint(self) -> None:
        if self._playing():
            game, seat = self.session.game, self.session.game.to_move
            assert seat is not None
            face = self.face
            hints = HintDialog(game, lambda: face.advise(game, seat), face.figures, face.about_advice)
            self._open_dialog(hints, self._chosen)

    def _chosen(self, moves: tuple[Value, ...] | None) -> None:
        if moves is not None:
            self._follow(Gesture(moves), "")
            self._redraw()

    def show_end(self) -> None:
        if self.session.game.over:
            text = dialog_texts.end_text(self.session)
            dialog = TextDialog("The game is over", text, self.face.sheet(self.history))
            dialog.answers["v"] = lambda: dialog_texts.verification(self.session)
            self._open_dialog(dialog)


def _one_line(sentence: str, style: str) -> Text:
    return Text(sentence, style=style, no_wrap=True, overflow="ellipsis")
