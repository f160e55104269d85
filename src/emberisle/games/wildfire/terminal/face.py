"""Wildfire Dominoes on a terminal: pick a tile and an end, and Enter lays the one on the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from emberisle.bots.advice import Advice
from emberisle.games.wildfire.rules.moves import DRAW, PASS, Call, CatchOut, Play
from emberisle.games.wildfire.rules.view import OpenEnd, WildfireView
from emberisle.games.wildfire.rules.words import question_in_words, tile_in_words
from emberisle.games.wildfire.terminal.help import PRIMER, SIGNS
from emberisle.games.wildfire.terminal.scores import caption, columns_for, round_end, round_sheet, score_lines
from emberisle.games.wildfire.terminal.table import Choice, Layout, table_lines
from emberisle.games.wildfire.terminal.words import (
    catch,
    fitting_ends,
    is_wild_one,
    letter_of,
    letters,
    play_of,
    read_move,
    table_in_lines,
)
from emberisle.kernel.game import Game, View
from emberisle.playback import Frame
from emberisle.terminal.face import ROOMY, Face, Gesture, KeyHint, Scene

TURN_EVENTS: Final = ("opened", "lit", "called")
GOOD_EVENTS: Final = ("closed", "knocked", "went_out", "won", "shared")
BAD_EVENTS: Final = ("caught", "will_lose_turn", "lost_turn", "blocked", "passed_on")
PAUSES: Final = {
    "dealt": 0.2,
    "hand": 0.0,
    "drew": 0.6,
    "drew_tile": 0.2,
    "passed": 0.8,
    "opened": 1.4,
    "lit": 1.6,
    "went_out": 1.6,
    "blocked": 1.6,
}
PANS: Final = {
    "shift+left": (-4, 0),
    "shift+right": (4, 0),
    "shift+up": (0, -3),
    "shift+down": (0, 3),
}
TALL: Final = 33
"""From so many lines on there is a longer log, or the sheet."""


class WildfireFace(Face):
    """A hand with one tile picked, a chain with one of its ends picked, and a flame open or closed."""

    help = (
        ("← →", "pick a tile, or click it; those that fit are bright"),
        ("↑ ↓", "pick another end on which it fits"),
        ("a b e ...", "pick the end with this letter"),
        ("Enter", "lay the tile there; draw or pass when nothing fits"),
        ("f", "a Wild One: leave its flame open, or close it"),
        ("d  p", "draw a tile; pass"),
        ("k", "knock with this play (option knocking=called)"),
        ("c", "catch out somebody who has one tile and did not knock"),
        ("1-9", "call the number of your flame (options hub=called, hub=all_called)"),
        ("Shift+arrows", "look around a large table; Home comes back"),
    )
    typed = (
        ("3-5 b", "play 3-5 on the end b; without a letter, where it fits"),
        ("1-6 b open", "play a Wild One with its flame open; otherwise it is closed"),
        ("draw, pass", "draw a tile; pass"),
        ("call 7", "call the number of your flame"),
        ("knock 3-5 b", "play it and knock"),
        ("catch Ben", "Ben has one tile and did not knock"),
    )
    primer = PRIMER
    signs = plain_signs = SIGNS
    own_keys = frozenset({"up", "down"})
    turn_events = TURN_EVENTS
    good_events = GOOD_EVENTS
    bad_events = BAD_EVENTS
    pauses = PAUSES

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        super().__init__(game, names)
        self.calls_knocks = game.house["knocking"] == "called"
        self.tile = ""
        self.end = ""
        self.flame = False
        self.knock = False
        self.pan = (0, 0)

    # -- what is picked

    def new_question(self, view: View) -> None:
        self.tile = self.end = ""
        self.flame = self.knock = False
        self.pan = (0, 0)
        hand = _table(view).hand
        fits = [tile for tile in hand if fitting_ends(view.moves, tile)]
        if hand and view.question == "PlayTile":
            self._pick((fits or list(hand))[0], view)

    def _pick(self, tile: str, view: View) -> None:
        """Pick a tile, and an end for it: the one that is picked if it fits there too."""
        self.tile = tile
        self.flame = False
        table, fits = _table(view), fitting_ends(view.moves, tile)
        if self.end in fits:
            return
        owed = [table.owed.tile] if table.owed else [end.tile for end in table.ends]
        self.end = (fits or owed or [""])[0]

    def _step(self, way: int, view: View) -> Gesture:
        hand = _table(view).hand
        if hand:
            place = hand.index(self.tile) if self.tile in hand else -max(0, way)
            self._pick(hand[(place + way) % len(hand)], view)
        return Gesture()

    def _turn(self, way: int, view: View) -> Gesture:
        """Another end for the picked tile: the next on which it fits."""
        table = _table(view)
        fits = fitting_ends(view.moves, self.tile)
        lettered = [end.tile for end in letters(table).values()]
        ends = [tile for tile in lettered if tile in fits] or lettered
        if ends:
            place = ends.index(self.end) if self.end in ends else -max(0, way)
            self.end = ends[(place + way) % len(ends)]
            self.pan = (0, 0)
        return Gesture()

    def _place(self, table: WildfireView) -> OpenEnd | None:
        return next((end for end in table.ends if end.tile == self.end), None)

    def _play(self, view: View) -> Play | None:
        """What Enter would play."""
        end = self._place(_table(view))
        if not self.tile or end is None:
            return None
        flame = self.flame if is_wild_one(self.tile) else None
        return play_of(view.moves, self.tile, end, flame, self.knock)

    # -- keys and words

    def question(self, game: Game) -> str:
        view = _seen(game)
        return question_in_words(view.moves, _table(view).drawn) if view.moves else super().question(game)

    def keys(self, game: Game) -> list[KeyHint]:
        view = _seen(game)
        if view.question == "CallNumber":
            return [KeyHint("1-9", "Call the number your flame stands for")]
        hints: list[KeyHint] = []
        play, end = self._play(view), self._place(_table(view))
        if DRAW in view.moves or PASS in view.moves:
            hints += [
                KeyHint("d", "Draw a tile", DRAW in view.moves),
                KeyHint("p", "Pass", PASS in view.moves),
            ]
        elif play is not None and end is not None:
            legal = play in view.moves
            where = f" on {letter_of(_table(view), play.on)}" if legal else ""
            hints.append(KeyHint("Enter", f"Play {play.tile}{where}", legal))
            if is_wild_one(play.tile):
                label = "Close its flame" if self.flame else "Leave its flame open"
                other = play_of(view.moves, play.tile, end, not self.flame, self.knock)
                hints.append(KeyHint("f", label, other in view.moves))
        if self.calls_knocks:
            ready = len(_table(view).hand) == 2
            caught = any(isinstance(move, CatchOut) for move in view.moves)
            hints.append(KeyHint("k", "Do not knock" if self.knock else "Knock", ready))
            hints.append(KeyHint("c", "Catch", caught))
        return hints

    def press(self, key: str, game: Game) -> Gesture | None:
        view = _seen(game)
        if view.question == "CallNumber":
            return self._press_number(key)
        if key in ("left", "right"):
            return self._step(1 if key == "right" else -1, view)
        if key in ("up", "down"):
            return self._turn(1 if key == "down" else -1, view)
        if self.scroll(key):
            return Gesture()
        if key.startswith("tile "):
            self._pick(key.removeprefix("tile "), view)
            return Gesture()
        if key in letters(_table(view)):
            self.end = letters(_table(view))[key].tile
            self.pan = (0, 0)
            return Gesture()
        return self._press_verb(key, game, view)

    def scroll(self, key: str) -> bool:
        if key not in PANS and key != "home":
            return False
        across, down = PANS.get(key, (-self.pan[0], -self.pan[1]))
        self.pan = self.pan[0] + across, self.pan[1] + down
        return True

    def _press_number(self, key: str) -> Gesture | None:
        if key == "enter":
            return Gesture(said="Press a number from 1 to 9.")
        return Gesture((Call(int(key)),)) if key.isdecimal() and len(key) == 1 else None

    def _press_verb(self, key: str, game: Game, view: View) -> Gesture | None:
        if key == "enter":
            return self._enter(view)
        if key == "d":
            return Gesture((DRAW,))
        if key == "p":
            return Gesture((PASS,))
        if key == "c":
            return Gesture((catch(_table(view), view.moves),))
        if key == "f":
            return self._toggle_flame(game, view)
        return self._toggle_knock(game, view) if key == "k" else None

    def _enter(self, view: View) -> Gesture:
        """The picked play, or what is left when nothing fits."""
        for move in (DRAW, PASS):
            if move in view.moves:
                return Gesture((move,))
        play = self._play(view)
        return Gesture((play,)) if play is not None else Gesture(said="Pick a tile with ← and →.")

    def _toggle_flame(self, game: Game, view: View) -> Gesture:
        if not is_wild_one(self.tile):
            return Gesture(said="Only a Wild One can be laid with its flame open or closed.")
        self.flame = not self.flame
        return self._checked(game, view, "flame")

    def _toggle_knock(self, game: Game, view: View) -> Gesture:
        self.knock = not self.knock
        return self._checked(game, view, "knock")

    def _checked(self, game: Game, view: View, toggled: str) -> Gesture:
        """What was just switched on goes off again if the game has something against it."""
        play = self._play(view)
        if play is None or not getattr(self, toggled):
            return Gesture()
        refusal = game.why_not(play)
        if refusal is not None:
            setattr(self, toggled, False)
        return Gesture(refusal=refusal)

    def read(self, line: str, game: Game) -> Gesture:
        view = _seen(game)
        return Gesture((read_move(line.strip(), _table(view), view.moves, self.names),))

    def figures(self, advice: Advice) -> dict[str, str]:
        """An estimate, so in whole percents."""
        return {"Wins": f"{100 * (advice.chance or 0):.0f} %"}

    # -- drawing

    def scores(self, scene: Scene) -> RenderableType:
        columns = -(-len(self.names) // max(1, scene.height))
        return score_lines(scene, columns)

    def score_rows(self, width: int, height: int) -> int:
        seats = len(self.names)
        return -(-seats // columns_for(seats, width, height))

    def caption(self, scene: Scene) -> Text:
        return caption(scene.view.table, scene.names)

    def table_rows(self, width: int, height: int) -> int:
        """All but a few lines of the log; on a wide screen the log stands at the side."""
        left = self.rows_left(width, height)
        if height < ROOMY:
            return max(6, left - (3 if len(self.names) <= 4 else 2))
        return left - (6 if height >= TALL else 4)

    def table(self, scene: Scene) -> RenderableType:
        choice = self._choice(scene.view) if scene.asked else Choice()
        layout = Layout(
            view=scene.view.table,
            names=scene.names,
            choice=choice,
            pan=self.pan if scene.asked else (0, 0),
            width=scene.width,
            height=scene.height,
            tick=scene.tick,
        )
        return table_lines(layout)

    def _choice(self, view: View) -> Choice:
        if not self.tile:
            return Choice()
        fits = tuple(fitting_ends(view.moves, self.tile))
        said, good = self._said(view, fits)
        return Choice(self.tile, self.end, fits, said, good)

    def _said(self, view: View, fits: Sequence[str]) -> tuple[str, bool]:
        """What can be said of the picked tile at the picked end."""
        table = _table(view)
        if self.tile in table.unfit:
            return f"✗ {table.unfit[self.tile]}", False
        where = letter_of(table, self.end)
        if self.end not in fits:
            others = ", ".join([letter_of(table, end) for end in fits])
            return f"✗ {tile_in_words(self.tile)} does not fit on {where}; it fits on {others}", False
        play = self._play(view)
        assert play is not None
        end = "its flame will be open" if play.out in "1DT" else f"{play.out} will be out"
        knock = ", and you knock" if self.knock else ""
        return f"{tile_in_words(self.tile)} on {where}: {end}{knock}", True

    def sheet(self, history: Sequence[Frame], rows: int | None = None) -> RenderableType:
        return round_sheet(history, self.names, rows)

    def lines(self, view: View) -> list[str]:
        return table_in_lines(_table(view), self.names, view.moves)

    # -- how events are shown

    def interlude(self, frame: Frame) -> tuple[str, RenderableType] | None:
        ended = [event for event in frame.events if event.what in ("went_out", "blocked")]
        if not ended:
            return None
        said = [self.rules.sentence(event, self.names) for event in ended]
        number = len(_table(frame.view).sheet)
        return f"Round {number} is over", round_end(frame, self.names, said)

    def is_animated(self, view: View) -> bool:
        owed = _table(view).owed
        return owed is not None and owed.number < 0


def _table(view: View) -> WildfireView:
    table = view.table
    assert isinstance(table, WildfireView)
    return table


def _seen(game: Game) -> View:
    """What the one who is to move sees."""
    return game.view(game.to_move)
