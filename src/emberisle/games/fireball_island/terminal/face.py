"""Fireball Island on a terminal: beside the map stands what one may do; the map shows what is picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from emberisle.games.fireball_island.rules.house import House
from emberisle.games.fireball_island.rules.moves import (
    END,
    PASS,
    ROLL,
    SEEK,
    TRADE,
    Play,
    RollDown,
    TakeCard,
    Walk,
)
from emberisle.games.fireball_island.rules.view import IslandView
from emberisle.games.fireball_island.rules.words import question_in_words
from emberisle.games.fireball_island.terminal.map import PLAIN_SIGNS, Scenery, map_lines, plain_map
from emberisle.games.fireball_island.terminal.phrases import turn_in_words
from emberisle.games.fireball_island.terminal.scores import (
    caption,
    panel_lines,
    score_lines,
    sheet,
    table_in_lines,
)
from emberisle.games.fireball_island.terminal.words import (
    SPOKEN,
    done_in_words,
    meaning,
    read_move,
    to_go,
    unanswered,
)
from emberisle.kernel.game import Game, View
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value
from emberisle.playback import Frame
from emberisle.terminal.choices import ChoiceFace
from emberisle.terminal.colours import EMBER
from emberisle.terminal.face import ROOMY, Gesture, KeyHint, Scene
from emberisle.terminal.pieces import FAINT, letters_for

GOOD_EVENTS: Final = ("captured", "picked_up", "stole", "kept", "won", "token", "fitted", "stopped", "missed")
BAD_EVENTS: Final = ("into_pit", "into_water", "dropped", "turn_lost", "cancelled")
TURN_EVENTS: Final = ("rolled", "rolled_double", "first", "stood_up", "turn_again")
PAUSES: Final = {
    "first_roll": 0.5,
    "drew": 0.4,
    "drew_card": 0.2,
    "rolled": 0.8,
    "played": 1.4,
    "played_on": 1.4,
    "aimed": 1.8,
    "fireball_rolled": 2.0,
    "captured": 2.0,
    "stole": 2.0,
    "won": 2.0,
}
LOG: Final = 2
SHEET: Final = 3
PANEL: Final = 22
WIDE_PANEL: Final = 34
LARGE: Final = 90
PLAIN_MAP: Final = (76, 18)


class IslandFace(ChoiceFace):
    """A list of choices with one of them picked, and the island that shows what it means."""

    help = (
        ("arrows", "pick another choice; the map shows the way, or the Fireball and whom it may hit"),
        ("Enter", "do what is picked"),
        ("1-9", "do the choice with this number; on the map the number stands on the space"),
        ("r  s  x", "roll the die; roll for another cave; trade in your token"),
        ("p  e", "pass; pass the die on"),
        ("n", "not this turn: pass whenever you are asked for a card until it is over"),
        ("mouse", "a click picks a choice or a space, a second one does it"),
    )
    typed = (
        ("3", "choose the move with this number"),
        ("WT4, cave 3", "go there"),
        ("V_W", "roll the Fireball this way"),
        ("reroll", "play this card"),
        ("take Ben", "take 1 card from Ben"),
        ("roll, seek", "roll the die; roll for another cave"),
        ("trade", "trade in your token"),
        ("pass, end", "play nothing; pass the die on"),
        ("n", "pass whenever you are asked for a card until this turn is over"),
        ("map", "draw the island"),
    )
    primer = (
        "Climb to Vul-Kar Point, take the jewel, and bring it to the Dock. Who passes its owner steals it.",
        "A 1 is no move but a Fireball: choose a marble and its way, one that may hit a piece.",
        "Who is hit lies in a pit, loses a turn and drops the jewel. Off a bridge one falls into the water.",
        "Dark spaces give a card. Cards may be played in anybody's turn, when you are asked.",
        "A cave leads to another: roll for it. Witchlord Step gives a token, worth a full hand.",
    )
    signs = (
        ("•", "a dark space: who lands there takes a card"),
        ("1-6", "caves"),
        ("a-f", "the smolder pits"),
        ("V A B C D", "the idol and the perches: where the Fireballs lie"),
        ("═  +  ◇", "a bridge; Witchlord Step; Vul-Kar Point"),
        ("♦  ✪  ▮", "the jewel; a token; a card in the hand"),
    )
    plain_signs = PLAIN_SIGNS
    turn_events = TURN_EVENTS
    good_events = GOOD_EVENTS
    bad_events = BAD_EVENTS
    pauses = PAUSES

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        super().__init__(game, names)
        self.letters = letters_for(names)
        self.house: House = game.table.house

    # -- what is picked

    def new_question(self, view: View) -> None:
        """The first choice; of several walks the one that leads nearest."""
        walks = [move for move in view.moves if isinstance(move, Walk)]
        table = _table(view)
        self.pick = 0
        if walks and table.turn == view.to_move:
            self.pick = min(range(len(walks)), key=lambda n: to_go(walks[n].path[-1], table, self.house))

    def spot(self, move: Value) -> str:
        return move.path[-1] if isinstance(move, Walk) else ""

    # -- keys and words

    def keys(self, game: Game) -> list[KeyHint]:
        moves = game.legal_moves()
        lettered = {"r": ROLL, "s": SEEK, "x": TRADE, "p": PASS, "e": END}
        picked = moves[min(self.pick, len(moves) - 1)]
        hints = [
            KeyHint(key, self.label(move, moves))
            for key, move in lettered.items()
            if move in moves and move != picked
        ]
        others = [KeyHint("↑↓", "Others")] if len(moves) > 1 else []
        return [KeyHint("Enter", done_in_words(picked, self.names, moves)), *hints, *others]

    def question(self, game: Game) -> str:
        return question_in_words(game.view(game.to_move).moves, super().question(game))

    def press(self, key: str, game: Game) -> Gesture | None:
        if key in SPOKEN and len(key) == 1:
            return self.checked(SPOKEN[key], game)
        return super().press(key, game)

    def read(self, line: str, game: Game) -> Gesture:
        said = line.strip().lower()
        if said == "map":
            scenery = self._scenery(game.view(game.to_move), False, ())
            return Gesture(said="\n".join(plain_map(scenery, *PLAIN_MAP)))
        if said.isdecimal():
            return super().read(said, game)
        return self.checked(read_move(line, game.legal_moves(), self.names), game)

    # -- drawing

    def scores(self, scene: Scene) -> RenderableType:
        return score_lines(scene, self.letters, -(-len(self.names) // max(1, scene.height)))

    def score_rows(self, width: int, height: int) -> int:
        return len(self.names) if height >= ROOMY else -(-len(self.names) // 2)

    def caption(self, scene: Scene) -> Text:
        return caption(_table(scene.view))

    def table_rows(self, width: int, height: int) -> int:
        below = SHEET if height >= ROOMY and width >= LARGE else LOG
        return max(6, self.rows_left(width, height) - below)

    def table(self, scene: Scene) -> RenderableType:
        side = WIDE_PANEL if scene.width >= LARGE else PANEL
        rows = scene.height - 1
        drawn = map_lines(self._scenery(scene.view, scene.asked, scene.story), scene.width - side - 1, rows)
        panel = panel_lines(scene, self.pick, side, rows)
        lines = [Text(" ").join([left, right]) for left, right in zip(drawn, panel, strict=True)]
        return Text("\n", no_wrap=True, overflow="crop").join([*lines, self._remark(scene)])

    def _remark(self, scene: Scene) -> Text:
        """What the picked choice means; otherwise how far the turn has come."""
        table, picked = _table(scene.view), self.picked(scene.view)
        said = ""
        if scene.asked and picked is not None:
            said = meaning(picked, scene.view, self.names, self.house, scene.width)
        otherwise = unanswered(table, self.names) or turn_in_words(table, self.names)
        line = Text(said or otherwise, style=EMBER if said else FAINT)
        line.truncate(scene.width, overflow="ellipsis")
        return line

    def _scenery(self, view: View, asked: bool, story: Sequence[Event]) -> Scenery:
        table = _table(view)
        picked = self.picked(view) if asked else None
        goals: dict[str, str] = {}
        path = picked.path if isinstance(picked, Walk) else () if asked else walked(story)
        way = picked.way if isinstance(picked, RollDown) else table.way
        meant = tuple([seat for aim in table.aims if aim.way == way for seat, _ in aim.hits])
        if isinstance(picked, TakeCard):
            meant = (picked.seat,)
        for n, move in enumerate(view.moves if asked else (), start=1):
            if isinstance(move, Walk):
                goals.setdefault(move.path[-1], str(n) if n < 10 else "?")
        return Scenery(
            places=table.places,
            letters=self.letters,
            mover=table.turn,
            lying=table.lying,
            jewel_at=table.jewel_at,
            path=path,
            goals=goals,
            way=way,
            targets=meant,
        )

    def sheet(self, history: Sequence[Frame], rows: int | None = None) -> RenderableType:
        return sheet(history, self.names, rows)

    def lines(self, view: View) -> list[str]:
        table = _table(view)
        moves = [f"{n:>4}  {self._explained(move, view)}" for n, move in enumerate(view.moves, start=1)]
        return [*table_in_lines(table, self.names, self.letters), *moves]

    def _explained(self, move: Value, view: View) -> str:
        """A move and what it means; what a card says stands above."""
        said = "" if isinstance(move, Play) else meaning(move, view, self.names, self.house)
        return said or self.label(move, view.moves)


def walked(story: Sequence[Event]) -> tuple[str, ...]:
    """The spaces of the last walk, until something else happens that moves a piece."""
    for event in reversed(story):
        if event.what in ("walked", "moved_back"):
            path = event.facts[1]
            assert isinstance(path, tuple)
            return tuple([str(place) for place in path])
        if event.what in ("rolled", "rolled_double", "fireball_rolled", "found_cave", "stood_up"):
            break
    return ()


def _table(view: View) -> IslandView:
    table = view.table
    assert isinstance(table, IslandView)
    return table
