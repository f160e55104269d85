"""The Curse of Vul-Kar on a terminal: beside the map stands what one may do; the map shows what is picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from emberisle.games.curse_of_vulkar.rules.board import BOARD, OUTWARD, PITS, SPEEDS
from emberisle.games.curse_of_vulkar.rules.moves import (
    BOARD_COPTER,
    GO_ON,
    Aim,
    Flick,
    PlayCard,
    UseSnowGlobe,
    Walk,
)
from emberisle.games.curse_of_vulkar.rules.view import CurseView
from emberisle.games.curse_of_vulkar.terminal import typed as words_typed
from emberisle.games.curse_of_vulkar.terminal.chart import PARTS, WHOLE
from emberisle.games.curse_of_vulkar.terminal.map import Scenery, map_lines
from emberisle.games.curse_of_vulkar.terminal.panel import FAR_TURN, aimed_at, held_in_lines, panel_lines
from emberisle.games.curse_of_vulkar.terminal.phrases import figure_names, need_in_signs, turn_in_words
from emberisle.games.curse_of_vulkar.terminal.plain import PLAIN_SIGNS, plain_map
from emberisle.games.curse_of_vulkar.terminal.rolling import Line, last_launch, passed, preview, ways
from emberisle.games.curse_of_vulkar.terminal.scores import caption, score_lines, sheet, table_in_lines
from emberisle.games.curse_of_vulkar.terminal.showing import as_if, goals, promise, pushed, stays, walked
from emberisle.games.curse_of_vulkar.terminal.words import (
    done_in_words,
    goal_of,
    meaning,
    passes,
    question_in_words,
)
from emberisle.kernel.game import Game, View
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value
from emberisle.playback import Frame
from emberisle.terminal.choices import ChoiceFace
from emberisle.terminal.colours import EMBER
from emberisle.terminal.face import ROOMY, Gesture, KeyHint, Scene
from emberisle.terminal.pieces import FAINT, letters_for
from emberisle.terminal.words import listed

GOOD_EVENTS: Final = (
    "took_token",
    "snapshot",
    "heart_taken",
    "grabbed",
    "idol_taken",
    "from_maw",
    "boarded",
    "stole",
    "stole_something",
    "on_target",
    "won_together",
    "bag",
    "copter_here",
    "selfie",
)
BAD_EVENTS: Final = (
    "felled_space",
    "felled_chute",
    "felled_odd",
    "felled_off",
    "into_maw",
    "heart_back",
    "idol_dropped",
    "tiger_pounces",
    "stung",
    "deck_fell",
    "ember_off",
    "missed",
    "lost_by_cards",
    "lost_by_cataclysms",
    "lost_aboard",
    "tracker_full",
)
TURN_EVENTS: Final = ("begins", "turn", "played", "last_turns", "sapphires")
PAUSES: Final = {
    "treasures_lie": 0.2,
    "begins": 0.8,
    "souvenir": 0.3,
    "souvenir_drawn": 0.3,
    "drew": 0.3,
    "drew_card": 0.2,
    "opened": 0.4,
    "turn": 0.5,
    "took_token": 0.5,
    "flicked": 1.4,
    "ember_rolled": 2.2,
    "fireballs_rolled": 4.0,
    "boulder_rolled": 3.0,
    "bees_rolled": 4.0,
    "heart_taken": 1.8,
    "copter_here": 1.8,
    "won_together": 2.0,
}
LOG: Final = 2
SHEET: Final = 3
PANEL: Final = 22
WIDE_PANEL: Final = 34
LARGE: Final = 90
PART_NAMES: Final = {WHOLE: "Zoom", **{name: str(title) for name, title in BOARD["regions"].items()}}
PLAIN_MAP: Final = (76, 20)
MEANT: Final = "HV"
"""Letters on the map that are no figures: the helipad and Vul-Kar."""
USUAL_STRENGTH: Final = 10
"""With which an aim is shown before its strength is chosen."""
PICTURES: Final = 5
"""So many pictures of a launch are shown at each tick."""
LETTERS: Final[dict[str, Value]] = {
    "b": words_typed.SPOKEN["board"],
    "c": words_typed.SPOKEN["cave"],
    "a": words_typed.SPOKEN["agree"],
}
"""Keys for moves that are made often."""


class CurseFace(ChoiceFace):
    """A list of choices with one of them picked, and the island that shows what it means."""

    help = (
        (
            "arrows",
            "pick another choice; the map shows the way, the pit, the tree, or how Vul-Kar would look",
        ),
        ("Enter", "do what is picked"),
        ("1-9", "do the choice with this number; on the map it stands on the space, with a ring: ①"),
        ("p", "pass: go on, leave it, decline, or do nothing more"),
        ("b  c  a", "board the Hello-copter; use the cave; agree to an exchange"),
        ("n", "not this turn: pass whenever you are asked for a souvenir until it is over"),
        ("z", "look at one region closely, the next one, and at the whole island again"),
        ("aiming", "type degrees or a strength, or use the arrows; the map shows how the Ember sets out"),
        ("mouse", "a click picks a choice or a space, a second one does it; it aims at any space, too"),
    )
    typed = (
        ("3", "choose the move with this number"),
        ("geyser 4", "play this card"),
        ("TR5", "go there, or stand up there"),
        ("P3, T3 left", "the Ember of this pit; turn this tree"),
        ("135, TR5", "aim in this direction, or at this space"),
        ("135 12", "aim and flick with this strength at once"),
        ("red", "take or pay a treasure of this colour"),
        ("board, cave", "board the Hello-copter; use the cave"),
        ("agree, pass", "agree to an exchange; do nothing and go on"),
        ("n", "pass whenever you are asked for a souvenir until this turn is over"),
        ("map", "draw the island"),
    )
    primer = (
        "Play a card: your figure goes so far and takes every treasure and snapshot on its way.",
        "Then comes the action: flick an Ember, turn Vul-Kar or trees, or drop Fireballs on everybody.",
        "Whom you knock over loses a treasure to you, draws a souvenir, and stands up in their next turn.",
        "Snapshots in three colours, or a fourth Fireball, call the Hello-copter: two turns to board it.",
        "Wherever you end: 1 to 5 treasures of one colour bring 1, 3, 6, 10, 15 points, and the Heart 7.",
        "Only aboard the copter: each snapshot brings 5.",
        "Together: each needs a set and the snapshot of one colour, and the Heart must get home.",
    )
    signs = (
        ("◆  ▣  ▢", "a treasure; a snapshot to take; none left"),
        ("ω  ¥", "the Tiger; the Golden Idol, in houses that have them"),
        ("ω▣  ¥▣", "one of them where a snapshot lies; with little room, in its colour: ω, ¥"),
        ("1-3", "caves, two of each number (∩1 where there is room)"),
        ("●", "a pit with its Ember; in the Scar a Fireball"),
        ("red stone", "a space in a chute, where Fireballs roll"),
        ("♣  ◄  ►", "a tree at home; turned to send marbles left; right"),
        ("V →", "Vul-Kar and where it looks; the gullies before its mouths glow"),
        ("═  ╫  H", "a bridge; the ladder; the helipad"),
        ("A  a", "a figure that stands; one that lies"),
        ("♥  ¢  ✿", "the Heart; the Lucky Penny; a souvenir"),
    )
    plain_signs = PLAIN_SIGNS
    turn_events = TURN_EVENTS
    good_events = GOOD_EVENTS
    bad_events = BAD_EVENTS
    pauses = PAUSES

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        super().__init__(game, names)
        figures = game.table.figures
        self.letters = letters_for([names[figure % len(names)] for figure in range(figures)], MEANT)
        self.part = WHOLE
        self.number = ""
        """What has been typed of a direction or a strength."""
        self._launch: Event | None = None
        self._began = 0
        self._rolling = False

    # -- what is picked

    def new_question(self, view: View) -> None:
        """The first choice; of walks the one that finds most, of directions the one that leads outward."""
        self.pick, self.number = 0, ""
        table = _table(view)
        walks = [n for n, move in enumerate(view.moves) if isinstance(move, Walk)]
        if view.moves and isinstance(view.moves[0], Aim) and table.pit is not None:
            self.pick = aimed_at(OUTWARD[PITS.index(table.pit)])
        elif view.moves and isinstance(view.moves[0], Flick):
            self.pick = USUAL_STRENGTH - 1
        elif walks:
            self.pick = max(walks, key=lambda n: promise(view.moves[n], table))
        elif BOARD_COPTER in view.moves and GO_ON in view.moves and stays(table):
            self.pick = view.moves.index(GO_ON)

    def spot(self, move: Value) -> str:
        return goal_of(move)

    # -- keys and words

    def keys(self, game: Game) -> list[KeyHint]:
        moves = game.legal_moves()
        picked = moves[min(self.pick, len(moves) - 1)]
        lettered = [*LETTERS.items(), *[("p", move) for move in passes(moves)[:1]]]
        hints = [
            KeyHint(key, self.label(move, moves))
            for key, move in lettered
            if move in moves and move != picked
        ]
        aiming = isinstance(picked, (Aim, Flick))
        others = [KeyHint("←↑↓→", "Turn" if isinstance(picked, Aim) else "Change")] if aiming else []
        others += [KeyHint("↑↓", "Others")] if len(moves) > 1 and not aiming else []
        return [
            KeyHint("Enter", done_in_words(picked, self.names, moves)),
            *hints,
            *others,
            KeyHint("z", PART_NAMES[self.part]),
        ]

    def question(self, game: Game) -> str:
        return question_in_words(game, self.names) or super().question(game)

    def scroll(self, key: str) -> bool:
        if key != "z":
            return False
        self.part = PARTS[(PARTS.index(self.part) + 1) % len(PARTS)]
        return True

    def press(self, key: str, game: Game) -> Gesture | None:
        moves = game.legal_moves()
        if moves and isinstance(moves[0], (Aim, Flick)):
            return self._aim(key, game)
        if key == "p" and passes(moves):
            return Gesture(passes(moves)[:1])
        if key in LETTERS:
            return self.checked(LETTERS[key], game)
        return super().press(key, game)

    def _aim(self, key: str, game: Game) -> Gesture | None:
        """Turn an aim or change a strength, by arrows, digits or a click; Enter takes it."""
        moves = game.legal_moves()
        turning = isinstance(moves[0], Aim)
        steps = {"left": 1, "right": -1, "up": FAR_TURN, "down": -FAR_TURN} if turning else _STRONGER
        if key in steps:
            self.number = ""
            moved = self.pick + steps[key]
            self.pick = moved % len(moves) if turning else min(max(moved, 0), len(moves) - 1)
        elif key == "backspace" or (len(key) == 1 and key.isdecimal()):
            self.number = self.number[:-1] if key == "backspace" else (self.number + key)[-3:]
            self._follow_number(turning, len(moves))
        elif key == "enter":
            typed = int(self.number) if self.number else None
            self.number = ""
            if typed is not None:
                return self.checked(Aim(typed) if turning else Flick(typed), game)
            return Gesture((moves[self.pick],))
        elif key[:1] == "@" and turning:
            pit = _table(game.view(game.to_move)).pit
            assert pit is not None
            self.pick = aimed_at(words_typed.direction_to(pit, key[1:]))
        else:
            return None
        return Gesture()

    def _follow_number(self, turning: bool, count: int) -> None:
        """Pick what has been typed so far, or what is nearest to it."""
        if self.number:
            number = int(self.number)
            self.pick = aimed_at(number) if turning else min(max(number, 1), count) - 1

    def read(self, line: str, game: Game) -> Gesture:
        said, moves = line.strip().lower(), game.legal_moves()
        view = game.view(game.to_move)
        if said == "map":
            return Gesture(said="\n".join(plain_map(self._scenery(view, False, ()), *PLAIN_MAP)))
        if moves and isinstance(moves[0], Aim):
            pit = _table(view).pit
            assert pit is not None
            return Gesture(words_typed.read_aim(line, pit))
        if moves and isinstance(moves[0], Flick):
            return Gesture((words_typed.read_strength(line),))
        if said.isdecimal() and 1 <= int(said) <= len(moves):
            return Gesture((moves[int(said) - 1],))
        return self.checked(words_typed.read_move(line, moves, self.names), game)

    # -- drawing

    def scores(self, scene: Scene) -> RenderableType:
        return score_lines(scene, self.letters, -(-len(self.letters) // max(1, scene.height)))

    def score_rows(self, width: int, height: int) -> int:
        return len(self.letters) if height >= ROOMY else -(-len(self.letters) // 2)

    def caption(self, scene: Scene) -> Text:
        return caption(_table(scene.view))

    def table_rows(self, width: int, height: int) -> int:
        below = SHEET if height >= ROOMY and width >= LARGE else LOG
        return max(6, self.rows_left(width, height) - below)

    def table(self, scene: Scene) -> RenderableType:
        side = WIDE_PANEL if scene.width >= LARGE else PANEL
        rows = scene.height - 1
        scenery = self._scenery(scene.view, scene.asked, scene.story, scene.tick)
        drawn = map_lines(scenery, scene.width - side - 1, rows, self.part)
        panel = panel_lines(scene, self.pick, self.number, side, rows, self.letters)
        lines = [Text(" ").join([left, right]) for left, right in zip(drawn, panel, strict=True)]
        return Text("\n", no_wrap=True, overflow="crop").join([*lines, self._remark(scene, scenery)])

    def _remark(self, scene: Scene, scenery: Scenery) -> Text:
        """What the picked choice means; otherwise how far the turn has come."""
        table, picked = _table(scene.view), self.picked(scene.view)
        said = ""
        if scene.asked and picked is not None:
            said = meaning(picked, table, self.names, scene.width)
            if isinstance(picked, (Aim, Flick)):
                said += self._rolls_over(scenery)
        line = Text(said or self._standing(table, scene.width), style=EMBER if said else FAINT)
        line.truncate(scene.width, overflow="ellipsis")
        return line

    def _rolls_over(self, scenery: Scenery) -> str:
        """The spaces and figures in the first part of an Ember's way."""
        over = [name for line in scenery.lines for name in passed(line)]
        names = figure_names(scenery.table, self.names)
        whom = [names[figure] for figure in scenery.targets]
        said = f" · sets out over {' '.join(over)}" if over else " · sets out over no space"
        return f"{said} · {listed(whom)} in its way" if whom else said

    def _standing(self, table: CurseView, room: int) -> str:
        """Whose turn it is; when all play together, who still needs what, if there is room for it."""
        turn = turn_in_words(table, self.names)
        if table.drawable is None or not table.turns:
            return turn
        names = figure_names(table, self.names)
        needs = [need_in_signs(table, figure) for figure in table.figures]
        needed = [f"{name} {need}" for name, need in zip(names, needs, strict=True)]
        said = f"{turn} Needed: {', '.join(needed)}."
        return said if len(said) <= room else turn

    def _scenery(self, view: View, asked: bool, story: Sequence[Event], tick: int = 0) -> Scenery:
        table = _table(view)
        picked = self.picked(view) if asked else None
        if isinstance(picked, (Aim, Flick)) and table.pit is not None:
            return self._aimed(table, picked)
        launch, felled = last_launch(story)
        lines = self._ways(launch, asked, tick)
        return Scenery(
            table=as_if(picked, table),
            letters=self.letters,
            path=picked.path if isinstance(picked, Walk) else () if asked else walked(story),
            goals=goals(view.moves) if asked else {},
            picked=goal_of(picked) if picked is not None else "",
            lines=(*pushed(picked, table), *lines),
            over=frozenset([name for line in lines for name in passed(line)]),
            targets=(picked.figure,) if isinstance(picked, UseSnowGlobe) else felled,
        )

    def _aimed(self, table: CurseView, picked: Aim | Flick) -> Scenery:
        """The map with the first part of an Ember's way on it, and who stands there."""
        assert table.pit is not None
        turn = picked.direction if isinstance(picked, Aim) else table.direction
        line = preview(table.pit, turn, USUAL_STRENGTH if isinstance(picked, Aim) else picked.strength)
        over = passed(line)
        whom = [n for n, figure in enumerate(table.figures) if figure.place in over and n not in table.globed]
        return Scenery(
            table=table,
            letters=self.letters,
            lines=(line,),
            over=frozenset(over),
            targets=tuple(whom),
            clickable=isinstance(picked, Aim),
        )

    def _ways(self, launch: Event | None, asked: bool, tick: int) -> list[Line]:
        """The ways of the marbles that have just rolled, as far as they have come."""
        if launch is None:
            self._launch, self._rolling = None, False
            return []
        if launch is not self._launch:
            self._launch, self._began = launch, tick
        found = ways(launch.what, launch.facts)
        come = PICTURES * (tick - self._began)
        self._rolling = not asked and any(come < first + len(line) for first, line in found)
        return [line if asked else line[: max(0, come - first)] for first, line in found]

    def is_animated(self, view: View) -> bool:
        return self._rolling

    def sheet(self, history: Sequence[Frame], rows: int | None = None) -> RenderableType:
        return sheet(history, self.names, rows)

    def lines(self, view: View) -> list[str]:
        table = _table(view)
        return [*table_in_lines(table, self.names, self.letters), *held_in_lines(table), *self._choices(view)]

    def _choices(self, view: View) -> list[str]:
        """The moves with what they mean; directions and strengths are not listed but typed."""
        table = _table(view)
        if view.moves and isinstance(view.moves[0], Aim):
            return [AIM_HELP]
        if view.moves and isinstance(view.moves[0], Flick):
            over = self._rolls_over(self._aimed(table, Flick(USUAL_STRENGTH)))
            return [f"{STRENGTH_HELP} With {USUAL_STRENGTH} it{over.removeprefix(' ·')}."]
        return [f"{n:>4}  {self._explained(move, view)}" for n, move in enumerate(view.moves, start=1)]

    def _explained(self, move: Value, view: View) -> str:
        """A move and what it means; what a card in the hand does stands above."""
        table = _table(view)
        said = "" if isinstance(move, PlayCard) and table.hand else meaning(move, table, self.names)
        return said or self.label(move, view.moves)


_STRONGER: Final = {"left": -1, "right": 1, "up": 5, "down": -5}
AIM_HELP: Final = (
    "      Type a direction: 0 is east, 90 north, 180 west, in steps of 5; or a space to aim at, such as TR5."
)
STRENGTH_HELP: Final = f"      Type a strength from 1 to {len(SPEEDS)}."


def _table(view: View) -> CurseView:
    table = view.table
    assert isinstance(table, CurseView)
    return table
