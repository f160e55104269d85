"""What the terminal asks of a game's face, and the plainest answer to each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Final

from rich.console import Group, RenderableType
from rich.text import Text

from emberisle.bots.advice import Advice, advise
from emberisle.kernel.game import Game, View
from emberisle.kernel.steps import Event, Refusal
from emberisle.kernel.values import Value
from emberisle.playback import Frame, opening
from emberisle.terminal.colours import SEAT_COLOURS
from emberisle.terminal.described import fields_by_seat, table_lines
from emberisle.terminal.errors import BadWords
from emberisle.terminal.words import percent

ASK: Final = 6
"""The lines of the question and the keys below the table."""
ROOMY: Final = 28
"""From so many lines on there are empty ones between the parts."""
MARGINS: Final = 3
KEYS: Final = 9
"""So many moves can be chosen by pressing their number."""
MOST_LISTED: Final = 20
"""So many moves are listed below the table in line mode."""


@dataclass(frozen=True)
class Gesture:
    """What a key or a typed line means: moves, played all or none, or only something to say."""

    moves: tuple[Value, ...] = ()
    said: str = ""
    refusal: Refusal | None = None


@dataclass(frozen=True)
class KeyHint:
    """A key, what it does here, and whether that is possible just now."""

    key: str
    label: str
    ready: bool = True


@dataclass(frozen=True)
class Scene:
    """A moment to be drawn in so much room."""

    view: View
    story: Sequence[Event]
    names: tuple[str, ...]
    asked: bool
    """Whether a person is asked here, so that what is picked can be shown."""
    width: int
    height: int
    tick: int = 0
    """Counts on while something is in motion."""


class Face:
    """How a game looks and is spoken to: a game overrides what it draws or asks in its own way.

    As it is, it shows the table in lines, one for each player, and the moves with numbers. What is legal
    always comes from the game, and what is shown from the view of a seat.
    """

    help: tuple[tuple[str, str], ...] = (("1-9", "choose the move with this number"),)
    typed: tuple[tuple[str, str], ...] = (("3", "choose the move with this number"),)
    """What can be typed in line mode."""
    about_advice: str = ""
    """What the figures of a hint mean, where their names alone do not say it."""
    primer: tuple[str, ...] = ()
    """How to play, in a few sentences."""
    signs: tuple[tuple[str, str], ...] = ()
    """What the signs on the screen mean."""
    plain_signs: tuple[tuple[str, str], ...] = ()
    """What those of the line mode mean."""
    turn_events: tuple[str, ...] = ()
    good_events: tuple[str, ...] = ()
    bad_events: tuple[str, ...] = ()
    """How events sound in the log, by their names."""
    pauses: Mapping[str, float] = {}
    """How long each event is shown, by its name, as a factor of the usual time; 1 for those not listed."""
    own_keys: frozenset[str] = frozenset()
    """Keys that mean something to this game where they would otherwise scroll the log."""

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        self.rules = game.ruleset
        self.names = names
        self._game = game

    # -- keys and words

    def new_question(self, view: View) -> None:
        """A new question is waiting: forget what was picked for the last one."""

    def question(self, game: Game) -> str:
        """What is asked, in one sentence."""
        step = game.step
        return self.rules.question(step) if step is not None else "The game is over."

    def label(self, move: Value, among: Sequence[Value] = ()) -> str:
        """A move in words beside those that can be made, with the names of those it is about."""
        return self.rules.label_among(move, tuple(among), self.names)

    def keys(self, game: Game) -> list[KeyHint]:
        """The keys that play, shown with what they do here."""
        moves = list(game.legal_moves())[:KEYS]
        return [KeyHint(str(n), self.label(move, moves)) for n, move in enumerate(moves, start=1)]

    def press(self, key: str, game: Game) -> Gesture | None:
        """What this key does, or None if it means nothing to this game."""
        moves = game.legal_moves()
        if key == "enter" and len(moves) == 1:
            return Gesture((moves[0],))
        if key.isdecimal() and 1 <= int(key) <= len(moves):
            return Gesture((moves[int(key) - 1],))
        return None

    def scroll(self, key: str) -> bool:
        """Move the visible part of the table if that is what this key does; returns whether it was."""
        return False

    def read(self, line: str, game: Game) -> Gesture:
        """What a typed line does."""
        gesture = self.press(line.strip(), game)
        if gesture is None:
            raise BadWords(f"{line.strip()!r} is not the number of a move")
        return gesture

    def checked(self, move: Value, game: Game) -> Gesture:
        """This move, or why the game refuses it."""
        refusal = game.why_not(move)
        return Gesture((move,)) if refusal is None else Gesture(refusal=refusal)

    def advise(self, game: Game, seat: int) -> Sequence[Advice]:
        """Every choice, best first; none where nobody knows. This can take a while."""
        found: Sequence[Any] = advise(game, seat)
        return [replace(choice, text=choice.in_words(self.names)) for choice in found]

    def figures(self, advice: Advice) -> dict[str, str]:
        """What is known of a choice, each figure under its name."""
        expected = "" if advice.expected is None else f"{advice.expected:,.0f}"
        named = (
            ("Expected", expected),
            ("Risk", percent(advice.risk)),
            ("Wins", percent(advice.chance)),
        )
        return {name: figure for name, figure in named if figure}

    # -- drawing

    def scores(self, scene: Scene) -> RenderableType:
        marks = ["▶ " if seat == scene.view.to_move else "  " for seat in range(len(self.names))]
        rows = zip(marks, self.names, scene.view.scores, strict=True)
        lines = [f"{mark}{name}  {score:,}" for mark, name, score in rows]
        return Group(
            *[Text(line, style=SEAT_COLOURS[seat % len(SEAT_COLOURS)]) for seat, line in enumerate(lines)]
        )

    def score_rows(self, width: int, height: int) -> int:
        """How many lines the scores take of such a screen."""
        return len(self.names)

    def rows_left(self, width: int, height: int) -> int:
        """How many lines of such a screen are left for the table and the log below it."""
        left = height - 1 - self.score_rows(width, height) - ASK
        return left - MARGINS if height >= ROOMY else left

    def caption(self, scene: Scene) -> Text:
        """A few words beside the title: how far the game is."""
        return Text()

    def table_rows(self, width: int, height: int) -> int:
        """How many lines the table takes of a screen with so much room for it."""
        lines = len(self._table_lines(self._opening)) + KEYS + 1
        return min(max(6, height - 14), lines)

    def table(self, scene: Scene) -> RenderableType:
        lines = self._table_lines(scene.view)
        moves = self.numbered(scene.view)
        if scene.asked and sum([len(move) for move in moves]) > scene.width:  # the line of keys is too short
            lines = [*lines, "", *moves]
        return Text("\n".join(lines))

    def sheet(self, history: Sequence[Frame], rows: int | None = None) -> RenderableType:
        """The score sheet; where there is little room, the end of it."""
        totals = zip(self.names, history[-1].view.scores, strict=True)
        return Group(*[Text(f"{name}  {score:,}") for name, score in totals])

    def lines(self, view: View) -> list[str]:
        """The table in plain lines."""
        return [*self._table_lines(view), *self.numbered(view)]

    def numbered(self, view: View) -> list[str]:
        """The moves of whoever looks, each with the number that chooses it."""
        labels = [self.label(move, view.moves) for move in view.moves]
        shown = [f"{n:>4}  {label}" for n, label in enumerate(labels[:MOST_LISTED], start=1)]
        more = len(labels) - len(shown)
        return [*shown, f"      and {more} more (m lists them)"] if more else shown

    def _table_lines(self, view: View) -> list[str]:
        return table_lines(view.table, self.names, self._fields_by_seat)

    @cached_property
    def _opening(self) -> View:
        return opening(self._game).view()

    @cached_property
    def _fields_by_seat(self) -> frozenset[str]:
        """Those that have an entry for each seat from the start: others may have as many by chance."""
        return fields_by_seat(self._opening.table, len(self.names))

    # -- how events are shown

    def tone(self, event: Event) -> str:
        """How an event sounds: turn, good, bad, or nothing special."""
        if event.what in self.turn_events:
            return "turn"
        if event.what in self.good_events:
            return "good"
        return "bad" if event.what in self.bad_events else ""

    def pause(self, frame: Frame) -> float:
        """How long this is shown, as a factor of the usual time."""
        return max([self.pauses.get(event.what, 1.0) for event in frame.events], default=0.0)

    def interlude(self, frame: Frame) -> tuple[str, RenderableType] | None:
        """Something that everybody should have read before the game goes on: its title, and what it says."""
        return None

    def is_animated(self, view: View) -> bool:
        """Whether something on the table moves while one watches."""
        return False
