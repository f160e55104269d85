"""Fortune on a terminal: dice are picked by number, and one key plays the whole gesture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from emberisle.games.fortune.rules.dice import FACES, SKULL, together
from emberisle.games.fortune.rules.effects import effect, standing_lines
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, SAIL_AWAY, STOP, Fill, Roll
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.games.fortune.rules.words import dice_in_words, face_in_words
from emberisle.games.fortune.terminal.dice import LARGE, Die, Place, dice_lying, size_for
from emberisle.games.fortune.terminal.scores import caption, score_lines, turn_sheet
from emberisle.games.fortune.terminal.table import Layout, table_lines
from emberisle.games.fortune.terminal.words import card_of, house_of
from emberisle.kernel.errors import IllegalMove
from emberisle.kernel.game import Game, View
from emberisle.kernel.steps import Event, Refusal
from emberisle.kernel.values import Value
from emberisle.playback import Frame
from emberisle.terminal.errors import BadWords
from emberisle.terminal.face import Face, Gesture, KeyHint, Scene

CARD_EVENTS: Final = ("card", "known_card")
GOOD_EVENTS: Final = ("won", "crossed", "nine_alike", "battle_won", "full_chest", "zombies_beaten")
BAD_EVENTS: Final = ("disqualified", "battle_lost", "fined", "zombies_won", "island", "sailed")
PAUSES: Final = {"picked": 0.6, "chest": 0.6, "card": 0.8, "known_card": 0.8, "scored": 1.6, "island": 1.8}
CHEST_QUESTION: Final = "Dice in the chest are safe. Fill it if you like, then roll again or stop."
PICK_FIRST: Final = "Pick dice with 1-8 and press r to roll them, or press s to stop."

STOP_LABELS: Final = {
    "CastOrSink": "Give up",
    "CastOrSail": "Sail to the Island",
    "DecideOnIsland": "Leave the Island",
    "ChooseDice": "",
    "RollWithSpell": "",
}
"""What s does where it does not simply stop; nothing where it does nothing."""

VERBS: Final = {
    "r": "r",
    "roll": "r",
    "s": "s",
    "stop": "s",
    "sail": "s",
    "leave": "s",
    "c": "c",
    "chest": "c",
    "x": "x",
    "cast": "x",
    "spell": "x",
}


class FortuneFace(Face):
    """Eight dice, some of them picked; on a Treasure Chest, some of them to be put in it."""

    help = (
        ("1-8", "pick a die, or let it go again (a click does the same)"),
        ("a  n", "pick all that can be rolled; pick none"),
        ("r", "roll the picked dice"),
        ("s", "stop and score; on the way to the Island: sail"),
        ("c", "put the picked dice into the chest, or take them out"),
        ("x", "cast the Sorceress's spell; the picked dice go along"),
        ("Enter", "the obvious thing: roll what is picked, or the only move there is"),
    )
    typed = (
        ("r 1 3 4", "roll the dice with these numbers"),
        ("roll mms", "roll two monkeys and a sword"),
        ("s", "stop; on the way to the Island: sail"),
        ("c 1 2", "put these dice into the chest, or take them out"),
        ("x, x 1 2", "cast the spell, alone or with these dice"),
    )
    turn_events = CARD_EVENTS
    good_events = GOOD_EVENTS
    bad_events = BAD_EVENTS
    pauses = PAUSES

    def __init__(self, game: Game, names: tuple[str, ...]) -> None:
        super().__init__(game, names)
        self.house = house_of(game.house)
        self.picked: set[int] = set()
        self.dice: list[Die] = []

    # -- keys and words

    def new_question(self, view: View) -> None:
        self.picked = set()
        self.dice = dice_lying(view.table)

    def question(self, game: Game) -> str:
        return CHEST_QUESTION if _question(game) == "FillChest" else super().question(game)

    def keys(self, game: Game) -> list[KeyHint]:
        hints = [(key, self._label(key, game), self._moves(key, game)) for key in "rscx"]
        return [KeyHint(key, label, refusal_of(game, moves) is None) for key, label, moves in hints if label]

    def press(self, key: str, game: Game) -> Gesture | None:
        if key == "enter":
            key = self._obvious(game)
            if not key:
                return Gesture(said=PICK_FIRST)
        if len(key) == 1 and key in "12345678":
            self.picked ^= {int(key)} & {die.number for die in self.dice}
        elif key == "a":
            self.picked = {die.number for die in self.dice if die.place is Place.TABLE}
        elif key == "n":
            self.picked = set()
        elif key == "c" and _question(game) == "FillChest":
            return self._move_chest(game)
        elif len(key) == 1 and key in "rscx":
            return Gesture(self._moves(key, game))
        else:
            return None
        return Gesture()

    def read(self, line: str, game: Game) -> Gesture:
        verb, _, rest = line.strip().lower().partition(" ")
        if verb not in VERBS:
            verb, rest = ("1", line) if line.strip()[:1].isdecimal() else (verb, rest)
        if rest.strip():
            self.picked, missing = self._named(rest)
            if missing and VERBS.get(verb) == "r":
                return Gesture(self._roll(game, together(self._in_hand() + missing)))
            if missing:
                raise BadWords(f"there are not so many dice that show {dice_in_words(missing)}")
        if verb == "1":
            return Gesture(said=f"Picked: {dice_in_words(self._in_hand())}.")
        gesture = self.press(VERBS.get(verb, ""), game)
        if gesture is None:
            raise BadWords(f"{line.strip()!r} means nothing here; ? lists what can be typed")
        return gesture

    def _named(self, words: str) -> tuple[set[int], str]:
        """The dice that these numbers or letters name, and letters of which there are too few."""
        numbers: set[int] = set()
        missing = ""
        if words.strip() in ("a", "all"):
            return {die.number for die in self.dice if die.place is Place.TABLE}, ""
        for sign in words.replace(",", " ").replace(" ", "").upper():
            if sign.isdecimal():
                if int(sign) not in range(1, len(self.dice) + 1):
                    raise BadWords(f"the dice are numbered 1 to {len(self.dice)}: there is no {sign}")
                numbers.add(int(sign))
            elif sign in FACES:
                alike = [die for die in self._free_first() if die.face == sign and die.number not in numbers]
                numbers |= {die.number for die in alike[:1]}
                missing += "" if alike else sign
            else:
                raise BadWords(f"dice are named by number or by the letters {' '.join(FACES)}, not {sign!r}")
        return numbers, missing

    # -- gestures

    def _free_first(self) -> list[Die]:
        return sorted(self.dice, key=lambda die: (die.place is not Place.TABLE, die.number))

    def _in_hand(self) -> str:
        """What the picked dice show."""
        return together("".join([die.face for die in self.dice if die.number in self.picked]))

    def _to_roll(self) -> str:
        """The picked dice; letters name no place, so one in the chest brings all free ones like it."""
        chested = {die.face for die in self.dice if die.number in self.picked and die.place is Place.CHEST}
        named = [
            die.face
            for die in self.dice
            if die.number in self.picked or (die.face in chested and die.place is Place.TABLE)
        ]
        return together("".join(named))

    def _planned(self, dice: Sequence[Die]) -> str:
        return together("".join([die.face for die in dice if die.place is Place.CHEST]))

    def _moves(self, key: str, game: Game) -> tuple[Value, ...]:
        question = _question(game)
        first = (Fill(self._planned(self.dice)),) if question == "FillChest" else ()
        if key == "r":
            return self._roll(game, self._to_roll())
        if key == "s":
            return (SAIL_AWAY,) if SAIL_AWAY in game.legal_moves() else (*first, STOP)
        if key == "c":
            return (Fill(self._planned(self._toggled())),)
        if question == "DecideOnIsland":
            return (CAST,)
        cast = () if question == "RollWithSpell" else (CAST,)
        return (*first, *cast, Roll(_beside_skull(self._in_hand())))

    def _roll(self, game: Game, dice: str) -> tuple[Value, ...]:
        """Fill the chest, say that one rolls, say which dice: whatever of it is still to be said here."""
        question = _question(game)
        if question == "DecideOnIsland":
            rest = together("".join([die.face for die in self.dice if die.place is Place.TABLE]))
            return (ROLL_AGAIN,) if dice in ("", rest) else (Roll(dice),)
        if question == "RollWithSpell":
            return (Roll(_beside_skull(dice)),)
        if question == "ChooseDice":
            return (Roll(dice),)
        if question == "FillChest":
            return Fill(self._planned(self.dice)), ROLL_AGAIN, Roll(dice)
        return ROLL_AGAIN, Roll(dice)

    def _toggled(self) -> list[Die]:
        other = {Place.TABLE: Place.CHEST, Place.CHEST: Place.TABLE, Place.ASIDE: Place.CHEST}
        return [
            Die(die.number, die.face, other[die.place] if die.number in self.picked else die.place)
            for die in self.dice
        ]

    def _move_chest(self, game: Game) -> Gesture:
        """Plan the chest; it is said together with the roll or the stop that follows."""
        if not self.picked:
            return Gesture(said="Pick dice with 1-8 first; c puts them into the chest or takes them out.")
        dice = self._toggled()
        refusal = game.why_not(Fill(self._planned(dice)))
        if refusal is not None:
            return Gesture(refusal=refusal)
        self.dice, self.picked = dice, set()
        chest = self._planned(dice)
        return Gesture(said=f"In the chest: {dice_in_words(chest)}. Now roll, or stop.")

    def _obvious(self, game: Game) -> str:
        question, moves = _question(game), game.legal_moves()
        if question == "CastOrSink":
            return "x"
        if question == "CastOrSail":
            return "s"
        if question == "DecideOnIsland":
            return "r" if ROLL_AGAIN in moves else "s"
        if self.picked or question == "RollWithSpell":
            return "r"
        return "s" if list(moves) == [STOP] else ""

    def _label(self, key: str, game: Game) -> str:
        """What a key does here; nothing for a key that has no place here at all."""
        question, table = _question(game), _seen(game)
        if key == "r":
            return self._roll_label(question)
        if key == "s":
            return STOP_LABELS.get(question, f"Stop for {table.standing:,}")
        if key == "c":
            return "Chest in/out" if question == "FillChest" else ""
        return f"Cast{self._along()}" if table.spell and question != "RollWithSpell" else ""

    def _roll_label(self, question: str) -> str:
        if question in ("CastOrSink", "CastOrSail"):
            return ""
        if question == "DecideOnIsland":
            return "Roll for skulls"
        if question == "RollWithSpell":
            return f"Roll the skull{self._along()}"
        count = len(self.picked)
        return f"Roll {count} {'die' if count == 1 else 'dice'}" if count else "Roll the picked dice"

    def _along(self) -> str:
        return f" + {len(self.picked)}" if self.picked else ""

    # -- drawing

    def scores(self, scene: Scene) -> RenderableType:
        return score_lines(scene)

    def caption(self, scene: Scene) -> Text:
        return caption(scene.view.table)

    def table_rows(self, width: int, height: int) -> int:
        return 12 if height >= 32 and size_for(width, 12) is LARGE else 10

    def table(self, scene: Scene) -> RenderableType:
        dice = self.dice if scene.asked else dice_lying(scene.view.table)
        layout = Layout(
            table=scene.view.table,
            house=self.house,
            dice=dice,
            picked=self.picked if scene.asked else (),
            fresh=_fresh(dice, scene),
            island=_on_island(scene),
            width=scene.width,
            rows=scene.height,
            size=size_for(scene.width, scene.height),
            tick=scene.tick,
        )
        return table_lines(layout)

    def sheet(self, history: Sequence[Frame], rows: int | None = None) -> RenderableType:
        return turn_sheet(history, self.names, rows)

    def lines(self, view: View) -> list[str]:
        table: FortuneView = view.table
        card = card_of(table.card)
        shown = together("".join([die.face for die in self.dice if die.face != SKULL]))
        reckoned = standing_lines(card, shown, self.house)
        adds_up = sum([points for _, points in reckoned]) == table.standing  # not so on the Island
        reckoning = ", ".join([f"{what} {points:,}" for what, points in reckoned]) if adds_up else ""
        lines = [f"Card:   {card.name}. {effect(card, self.house)} [{card.rule}]"]
        places = [(Place.TABLE, "Dice:  "), (Place.CHEST, "Chest: "), (Place.ASIDE, "Skulls:")]
        for place, label in places:
            there = [f"{die.number} {face_in_words(die.face)}" for die in self.dice if die.place is place]
            if there or place is Place.ASIDE:
                lines.append(f"{label} {'  '.join(there) or 'none'}")
        lines[-1] += f"  ({table.skulls} in all)"
        return [*lines, f"Stands: {table.standing:,}" + (f" ({reckoning})" if reckoning else "")]

    # -- how events are shown

    def tone(self, event: Event) -> str:
        if event.what == "scored":
            return "good" if _points(event) > 0 else "bad"
        return super().tone(event)

    def is_animated(self, view: View) -> bool:
        return _table(view).in_hand > 0


def _table(view: View) -> FortuneView:
    table = view.table
    assert isinstance(table, FortuneView)
    return table


def _seen(game: Game) -> FortuneView:
    return _table(game.view(game.to_move))


def _question(game: Game) -> str:
    return type(game.step).__name__


def _beside_skull(dice: str) -> str:
    """The dice that go along with a revived skull, which may have been picked too."""
    return dice.replace(SKULL, "", 1)


def _points(event: Event) -> int:
    points = event.facts[1]
    return points if isinstance(points, int) else 0


def _this_turn(scene: Scene) -> list[Event]:
    """What was told since the card was turned over."""
    told: list[Event] = []
    for event in reversed(scene.story):
        if event.what in CARD_EVENTS:
            break
        told.insert(0, event)
    return told


def _on_island(scene: Scene) -> bool:
    told = [event.what for event in _this_turn(scene)]
    return scene.view.question == "DecideOnIsland" or "sailed" in told


def _fresh(dice: Sequence[Die], scene: Scene) -> set[int]:
    """The dice that the last roll brought, if it was not the roll of all."""
    rolled = [event.facts[1] for event in _this_turn(scene) if event.what == "rolled"]
    if len(rolled) < 2 or not isinstance(rolled[-1], str):
        return set()
    found: set[int] = set()
    left = rolled[-1]
    for die in reversed(dice):
        if die.face in left and die.place is not Place.CHEST:
            found.add(die.number)
            left = left.replace(die.face, "", 1)
    return found


def refusal_of(game: Game, moves: Sequence[Value]) -> Refusal | None:
    """Why these moves cannot be played one after the other, or None if they can. No luck is drawn."""
    for move in moves[:-1]:
        try:
            game = game.play(move)
        except IllegalMove as error:
            return error.refusal
    return game.why_not(moves[-1])
