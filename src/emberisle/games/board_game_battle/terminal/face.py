"""Board Game Battle on a terminal: one watches the race, and chooses whom to battle."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from emberisle.bots.advice import Advice, advise
from emberisle.games.board_game_battle.bots.chances import chances
from emberisle.games.board_game_battle.bots.position import position_seen
from emberisle.games.board_game_battle.bots.race import race_of
from emberisle.games.board_game_battle.rules.battles import ChooseOpponent
from emberisle.games.board_game_battle.rules.boards import BOARDS
from emberisle.games.board_game_battle.rules.house import House
from emberisle.games.board_game_battle.rules.moves import ROLL, Battle, Select
from emberisle.games.board_game_battle.rules.selecting import SelectPiece
from emberisle.games.board_game_battle.rules.view import BattleView
from emberisle.games.board_game_battle.terminal.board import NO_PIECE, SHAPES, Scenery, piece_of
from emberisle.games.board_game_battle.terminal.scores import (
    caption,
    place_of,
    round_sheet,
    score_lines,
    where,
)
from emberisle.games.board_game_battle.terminal.table import board_rows, table_lines
from emberisle.kernel.game import Game, View
from emberisle.kernel.refusals import pointing
from emberisle.kernel.steps import Event, Refusal
from emberisle.kernel.values import Value
from emberisle.playback import Frame
from emberisle.terminal.errors import BadWords
from emberisle.terminal.face import ROOMY, Face, Gesture, KeyHint, Scene

GOOD_EVENTS: Final = ("won", "beat", "forward", "left_detour", "doubles")
BAD_EVENTS: Final = ("failed", "back", "stopped", "detour", "held")
TURN_EVENTS: Final = ("round", "placement")
PAUSES: Final = {
    "round": 0.3,
    "placement_rolls": 0.7,
    "rolled": 0.7,
    "doubles": 0.9,
    "battle": 1.2,
    "duel": 1.5,
    "all_rolled": 1.5,
    "switched": 1.5,
    "won": 2.0,
}
TRAILS: Final = ("moved", "forward")
NO_TRAIL: Final = ("back", "switched", "left_detour", "rolled", "round")
TALL: Final = 33
WIDE: Final = 90
LOG: Final = 3


class BattleFace(Face):
    """A board, four pieces, and now and then a question."""

    about_advice = "Squares: gained, on average. Risk: the duel is lost or drawn."
    help = (
        (
            "1-3",
            "choose whom to battle: the number stands before the name (a click on the piece does it too)",
        ),
        ("1-4", "take a playing piece, before the race"),
        ("r  Enter", "roll the dice (option ask_to_roll)"),
        ("bars", "everybody's chance of winning now, by simulation; give or take two in a hundred"),
        (
            "signs",
            "C1-C6 challenges, and the number to roll; » to the next blue, « back to the red, ½ either",
        ),
    )
    typed = (
        ("2, ben", "battle the opponent with this number, or this name"),
        ("cube", "take this playing piece, before the race"),
        ("roll", "roll the dice (option ask_to_roll)"),
    )
    turn_events = TURN_EVENTS
    good_events = GOOD_EVENTS
    bad_events = BAD_EVENTS
    pauses = PAUSES

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        super().__init__(game, names)
        options: dict[str, Any] = game.house
        self.house = House(**options)
        self.board = BOARDS[self.house.board]
        race_of(self.house)  # takes a moment once, so that every look at the chances is quick
        self._looked: tuple[BattleView | None, str, list[float]] = (None, "", [])

    # -- keys and words

    def keys(self, game: Game) -> list[KeyHint]:
        moves = game.legal_moves()
        if moves == (ROLL,):
            return [KeyHint("r", self.label(ROLL))]
        view = _table(game.view(game.to_move))
        return [KeyHint(str(n), self._label(move, view)) for n, move in enumerate(moves, start=1)]

    def _label(self, move: Value, view: BattleView) -> str:
        if isinstance(move, Select):
            return f"{SHAPES[move.piece]} {move.piece}"
        assert isinstance(move, Battle)
        seat = move.opponent
        return f"{SHAPES[view.pieces[seat]]} {self.names[seat]} on {where(view, seat, True)}"

    def press(self, key: str, game: Game) -> Gesture | None:
        if key == "r" and game.legal_moves() == (ROLL,):
            return Gesture((ROLL,))
        return super().press(key, game)

    def read(self, line: str, game: Game) -> Gesture:
        said = " ".join(line.lower().removeprefix("battle ").split())
        if said in ("r", "roll"):
            return self.checked(ROLL, game)
        named = [seat for seat, name in enumerate(self.names) if name.lower() == said]
        gesture = self.press(said, game)
        if not named and gesture is not None:
            return gesture
        if ROLL in game.legal_moves():
            raise BadWords(f"{line.strip()!r} means nothing here: type roll, or r; ? lists the rest")
        if isinstance(game.step, SelectPiece):
            return self.checked(Select(said.removeprefix("take ").removeprefix("the ")), game)
        if said.isdecimal():
            return self._no_such_opponent(said, game)
        return self.checked(Battle(named[0] if named else self._meant(line, said, game)), game)

    def _no_such_opponent(self, said: str, game: Game) -> Gesture:
        """A number that none of the opponents has, refused by the clause that says who can be chosen."""
        moves = game.legal_moves()
        reason = f"no opponent has the number {said[:9]}: there are {len(moves)} to choose from"
        return Gesture(refusal=pointing(Refusal(ChooseOpponent.rule, reason), Battle(-1), moves))

    def _meant(self, line: str, said: str, game: Game) -> int:
        """Whose name begins like this; of several the one who can be battled."""
        found = [seat for seat, name in enumerate(self.names) if said and name.lower().startswith(said)]
        able = [seat for seat in found if Battle(seat) in game.legal_moves()]
        if len(able) > 1:
            could = " or ".join([self.names[seat] for seat in able])
            raise BadWords(f"{line.strip()!r} could be {could}: type more of the name, or the number")
        if not found:
            numbers = "a name" if len(game.legal_moves()) == 1 else f"1 to {len(game.legal_moves())}, a name"
            raise BadWords(f"{line.strip()!r} names nobody to battle here: type {numbers}, or ? for help")
        return (able or found)[0]

    def advise(self, game: Game, seat: int) -> Sequence[Advice]:
        pieces = _table(game.view(seat)).pieces
        found: Sequence[Any] = advise(game, seat)
        return [
            replace(advice, text=self._effect(advice.moves[0], seat, advice.chances, pieces))
            for advice in found
        ]

    def _effect(self, move: Value, own: int, wins: Sequence[float], pieces: Sequence[str]) -> str:
        """A choice, and what the others' chances of winning are with it; the own one has a column."""
        if not isinstance(move, Battle):
            return self.label(move)
        others = [f"{SHAPES[pieces[seat]]} {wins[seat]:.0%}" for seat in range(len(wins)) if seat != own]
        return f"{self.label(move)}:  {'  '.join(others)}"

    def figures(self, advice: Advice) -> dict[str, str]:
        """Before a roll there is nothing to gain or to risk yet."""
        found = super().figures(advice)
        if not isinstance(advice.moves[0], Battle):
            return {"Wins": found["Wins"]}
        return {"Squares": f"{advice.expected:.1f}", "Risk": found["Risk"], "Wins": found["Wins"]}

    # -- drawing

    def looked(self, view: View, story: Sequence[Event]) -> list[float]:
        """Everybody's chance of winning here; looked at once for each position."""
        table = _table(view)
        if self._looked[0] != table or self._looked[1] != view.question:
            self._looked = table, view.question, chances(position_seen(view, self.house, story))
        return self._looked[2]

    def scores(self, scene: Scene) -> RenderableType:
        columns = -(-len(self.names) // max(1, scene.height))
        wins = self.looked(scene.view, scene.story)
        return score_lines(scene, wins, columns, self._choices(scene))

    def _choices(self, scene: Scene) -> dict[int, str]:
        """The key for each opponent that can be chosen now."""
        return _numbers(scene.view) if scene.asked else {}

    def score_rows(self, width: int, height: int) -> int:
        return 4 if height >= ROOMY else 2

    def caption(self, scene: Scene) -> Text:
        return caption(scene.view.table)

    def table_rows(self, width: int, height: int) -> int:
        return max(6, board_rows(self.board, width, self.rows_left(width, height) - LOG))

    def table(self, scene: Scene) -> RenderableType:
        view = _table(scene.view)
        scenery = Scenery(
            board=self.board,
            squares=view.squares,
            detour=view.detour,
            mover=view.turn,
            trail=trail_of(view, scene.story),
            keys=self._choices(scene),
            pieces=view.pieces,
        )
        return table_lines(scenery, view, scene.story, scene.width, scene.height)

    def sheet(self, history: Sequence[Frame], rows: int | None = None) -> RenderableType:
        return round_sheet(history, self.names, rows)

    def lines(self, view: View) -> list[str]:
        table = _table(view)
        dice = " and ".join([str(die) for die in table.dice]) or "none yet"
        wins = self.looked(view, ())
        numbers = _numbers(view)
        widest = max([len(name) for name in self.names])
        shapes = [SHAPES.get(piece_of(table.pieces, seat), NO_PIECE) for seat in range(len(self.names))]
        rows = [
            f"{numbers.get(seat, ''):>3} {shapes[seat]} {name:<{widest}}  {place_of(table, seat)}"
            f"  {where(table, seat, False):<38} wins {wins[seat]:>4.0%}"
            for seat, name in enumerate(self.names)
        ]
        if table.round:
            return [f"{self.board.title}, round {table.round}. Dice: {dice}.", *rows]
        left = [move.piece for move in view.moves if isinstance(move, Select)]
        pieces = [f"{n} {SHAPES[piece]} {piece}" for n, piece in enumerate(left, start=1)]
        return [f"{self.board.title}, before the race.", *rows, *(["  ".join(pieces)] if pieces else [])]


def trail_of(view: BattleView, story: Sequence[Event]) -> frozenset[int]:
    """The squares that the piece of this turn has just gone along."""
    for event in reversed(story):
        if event.what in TRAILS and event.facts[0] == view.turn:
            moves, square = event.facts[1], event.facts[2]
            assert isinstance(moves, int)
            assert isinstance(square, int)
            return frozenset(range(square - moves, square))
        if event.what in NO_TRAIL:
            break
    return frozenset()


def _numbers(view: View) -> dict[int, str]:
    """The number of each opponent that can be chosen."""
    return {move.opponent: str(n) for n, move in enumerate(view.moves, start=1) if isinstance(move, Battle)}


def _table(view: View) -> BattleView:
    table = view.table
    assert isinstance(table, BattleView)
    return table
