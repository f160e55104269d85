"""Line mode: the table in plain lines, moves typed as words. For pipes, logs and simple terminals."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Final

from rich.console import Console

from emberisle.bots.advice import left_out
from emberisle.cli import dialog_texts, messages
from emberisle.cli.session import Session, pass_move
from emberisle.kernel.errors import EmberisleError, IllegalMove
from emberisle.kernel.steps import Event, Refusal
from emberisle.kernel.values import Value
from emberisle.playback import Frame
from emberisle.terminal.errors import BadWords
from emberisle.terminal.face import Gesture
from emberisle.terminal.parts import face_of

TYPED: Final = (
    ("h", "hint: what each choice is worth"),
    ("m, m 3", "list all your moves; play the third"),
    ("t", "the score sheet"),
    ("w", "why? what the rulebook says about what just happened"),
    ("?", "this list"),
    ("q", "quit; the game is kept"),
)
HINTS_SHOWN: Final = 10
LATEST: Final = 6
RETOLD: Final = 12
"""How many of the latest public events are repeated for the next person."""
WIPED: Final = "\n" * 60 + "\x1b[3J\x1b[2J\x1b[H"
"""Empties a terminal and what one could scroll back to; a simple one is left with empty lines."""


class LineMode:
    """One match in line mode, from where it stands to its end."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.face = face_of(session.game, session.names)
        self.latest: list[Event] = []
        self._refusal: Refusal | None = None
        self._commands: dict[str, Callable[[], None]] = {
            "h": self.print_hint,
            "m": self.print_moves,
            "t": self.print_sheet,
            "w": self.print_why,
            "?": self.print_help,
        }

    def run(self) -> int:
        """Ask and play until the game is over, the player quits, or there is nothing more to read."""
        history = self.session.history()
        self._tell(history[-LATEST:] if self.session.resumed else history)
        self._play_on()
        while not self.session.game.over:
            line = self._read()
            if line is None:
                print("\nNothing more to read: leaving the table.")
                return 0
            if line in ("q", "quit"):
                return 0
            if self.session.curtain:
                self._open_curtain(line)
            elif line:
                self._obey(line)
        self._print_end()
        return 0

    # -- taking turns

    def _play_on(self) -> None:
        """Let bots move until a person is asked, and show that person the table."""
        while self.session.seat_to_move is not None and not self.session.human_to_move:
            self._tell(self.session.play([self.session.choose()]))
        if self.session.save_error:
            print(self.session.save_error)
        if self.session.curtain:
            self._draw_curtain()
        else:
            self._show_table()

    def _show_table(self) -> None:
        seat = self.session.seat_to_move
        if seat is not None:
            view = self.session.game.view(self.session.viewer)
            self.face.new_question(view)
            print(f"\n== {messages.whose_turn(self.session)}. {messages.totals_line(self.session)}")
            self._print_table()

    def _draw_curtain(self) -> None:
        """Clear what the last person saw, and repeat the latest events that everybody may know."""
        if sys.stdout.isatty():
            print(WIPED, end="")
            game = self.session.game
            for event in game.events(None)[-RETOLD:]:
                print(messages.event_line(game.ruleset, event, self.session.names))

    def _open_curtain(self, line: str) -> None:
        if not line:
            self.session.sit_down()
            self._show_table()

    def _read(self) -> str | None:
        """The next typed line, or None at the end of the input."""
        try:
            line = input(f"{self._prompt()} > ").strip()
        except EOFError:
            return None
        if not sys.stdin.isatty():
            print(line)  # what a terminal would show by itself
        return line

    def _prompt(self) -> str:
        seat = self.session.seat_to_move
        if seat is not None and self.session.curtain:
            return messages.privacy_line(seat.name, "press Enter")
        return f"{self.face.question(self.session.game)} (? for help)"

    def _obey(self, line: str) -> None:
        verb, _, rest = line.partition(" ")
        try:
            if verb == "m" and rest:
                self._follow(self._numbered(rest))
            elif line == "n" and pass_move(self.session.game) is not None:
                self._tell(self.session.stand_down())
                self._play_on()
            elif line in self._commands:
                self._commands[line]()
            else:
                self._follow(self.face.read(line, self.session.game))
        except ModuleNotFoundError as error:
            print(messages.missing_library(error))
        except EmberisleError as error:
            print(f"{str(error)[:1].upper()}{str(error)[1:]}.")

    def _numbered(self, text: str) -> Gesture:
        moves = self.session.game.legal_moves()
        if not text.strip().isdecimal() or not 1 <= int(text) <= len(moves):
            raise BadWords(f"your moves are numbered 1 to {len(moves)}, so {text.strip()!r} is none")
        return Gesture((moves[int(text) - 1],))

    def _follow(self, gesture: Gesture) -> None:
        self._refusal = gesture.refusal
        if gesture.moves:
            self._play(gesture.moves)
        elif gesture.refusal is None:
            print(gesture.said)
            self._print_table()
        if self._refusal is not None:
            print(messages.refusal_line(self.session.game.ruleset, self.session.names, self._refusal))
            if self._refusal.instead:
                print(messages.allowed_line(self.session.game, self._refusal, self.face.label))

    def _play(self, moves: tuple[Value, ...]) -> None:
        try:
            frames = self.session.play(moves)
        except IllegalMove as error:
            self._refusal = error.refusal
        else:
            self._tell(frames)
            self._play_on()

    # -- printing

    def _tell(self, frames: Sequence[Frame]) -> None:
        for frame in frames:
            for event in frame.events:
                print(messages.event_line(self.session.game.ruleset, event, self.session.names))
            self.latest = [*self.latest, *frame.events][-LATEST:]
            interlude = self.face.interlude(frame)
            if interlude is not None:
                Console().print(interlude[1])

    def _print_table(self) -> None:
        print("\n".join(self.face.lines(self.session.game.view(self.session.viewer))))

    def print_hint(self) -> None:
        seat = self.session.game.to_move
        advice = self.face.advise(self.session.game, seat) if seat is not None else ()
        for n, item in enumerate(advice[:HINTS_SHOWN]):
            mark = "*" if n == 0 else " "
            figures = [f"{figure:>7} {name.lower()}" for name, figure in self.face.figures(item).items()]
            print(f"{mark} {item.text:<50} {' '.join(figures)}")
        if advice and len(self.face.figures(advice[0])) > 1 and self.face.about_advice:
            print(f"  ({self.face.about_advice})")
        if advice and (others := left_out(self.session.game, advice) + len(advice[HINTS_SHOWN:])):
            print(f"  {messages.other_moves(others)}")
        if not advice:
            print("There is no advice to give here.")

    def print_moves(self) -> None:
        moves = self.session.game.legal_moves()
        for n, move in enumerate(moves, start=1):
            print(f"{n:>4}  {self.face.label(move, moves)}")

    def print_sheet(self) -> None:
        Console().print(self.face.sheet(self.session.history()))

    def print_why(self) -> None:
        Console().print(dialog_texts.why_text(self.session, self.latest, self._refusal))

    def print_help(self) -> None:
        Console().print(dialog_texts.help_text(self.face, [*self.face.typed, *TYPED], self.face.plain_signs))

    def _print_end(self) -> None:
        print()
        self.print_sheet()
        print(messages.winners_line(self.session))
        print(f"The seed was {self.session.game.seed}.")
