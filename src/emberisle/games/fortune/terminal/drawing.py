"""Fortune as a picture: the card and the dice in their tray, what stands, and everybody's way to the line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.cells import cell_len

from emberisle.games.fortune.rules.scoring import of_a_kind
from emberisle.games.fortune.rules.view import FortuneView
from emberisle.games.fortune.terminal import drawing_card, drawing_dice, drawing_signs, drawing_tray
from emberisle.games.fortune.terminal.drawing_card import card_beside, plaque, points
from emberisle.games.fortune.terminal.drawing_tray import HIGH, WIDE, skulls_in_words, tray
from emberisle.kernel.game import View
from emberisle.terminal.colours import SEAT_COLOURS
from emberisle.terminal.drawing import EDGE, HEAD, PANEL, foot, head, player, score, sheet, turn_sign
from emberisle.terminal.svg import EMBER, FAINT, GLOW, PAPER, SERIF, num, tag, text
from emberisle.terminal.words import cut, listed

FOOT: Final = 70.0
ROW: Final = 120.0
NAME: Final = 19
"""So many letters of a name have room beside the points."""
SAID: Final = 24
"""The same in the sentence below the table, of one name, and of each of several together."""
SAID_TOGETHER: Final = 36
DIGIT: Final = 17.0
_WIDTH: Final = EDGE * 3 + WIDE + PANEL
_SIDE: Final = EDGE * 2 + WIDE

_DEFINED_IN: Final = (drawing_signs, drawing_dice, drawing_tray, drawing_card)

ASKED: Final = {
    "TurnOverCard": "turns over a card",
    "FillChest": "may put dice in the chest",
    "Decide": "rolls again or stops",
    "ChooseDice": "picks the dice to roll again",
    "CastOrSink": "has three skulls and can cast the spell",
    "CastOrSail": "can sail to the Island of Skulls or cast the spell",
    "RollWithSpell": "picks what is rolled with the skull that comes back",
}
"""What whoever is on turn does, by the step that waits."""


def draw(view: View, names: Sequence[str]) -> str:
    """The table as everybody sees it."""
    table: FortuneView = view.table
    said = SAID if len(view.winners) < 2 else SAID_TOGETHER // len(view.winners)
    words = status_line(view, [cut(name, said) for name in names])
    inside = tray(table, view.question) + card_beside(view) + plaque(view)
    return sheet(
        _WIDTH,
        HEAD + HIGH + FOOT,
        f"Fortune: {status_line(view, names)}",
        _head(view),
        tag("g", inside, transform=f"translate({num(EDGE)} {num(HEAD)})"),
        *[_seat(view, seat, name, HEAD + seat * ROW) for seat, name in enumerate(names)],
        _scoring(HEAD + HIGH - ROW) if (len(names) + 1) * ROW <= HIGH else "",
        foot(HEAD + HIGH + FOOT, words, view.over),
        definitions="".join([module.DEFINITIONS for module in _DEFINED_IN]),
    )


# -- words round it


def _head(view: View) -> str:
    table: FortuneView = view.table
    unseen = sum(table.unseen.values())
    facts = f"{unseen} {'card' if unseen == 1 else 'cards'} not seen yet" if unseen else "all cards are known"
    if table.final_round and not view.over:
        facts = f"final round: {table.last_turns} {'turn' if table.last_turns == 1 else 'turns'} to come"
    return head(_WIDTH, "Fortune", facts, f"the finish line is at {table.finish_line:,} points")


def status_line(view: View, names: Sequence[str]) -> str:
    """How things stand, in a sentence."""
    table: FortuneView = view.table
    if view.over:
        return _won(view, [names[seat] for seat in view.winners])
    who = names[table.turn]
    if view.question in ("RollDice", "RollOnIsland"):
        return f"{who} rolls {table.in_hand} {'die' if table.in_hand == 1 else 'dice'}."
    if view.question == "DecideOnIsland":
        return f"{who} is on the Island of Skulls with {skulls_in_words(table.skulls)}."
    return f"{who} {ASKED[view.question]}."


def _won(view: View, winners: Sequence[str]) -> str:
    most = view.scores[view.winners[0]]
    if most < max(view.scores) or most < view.table.finish_line:
        return f"{listed(winners)} shows nine alike and wins at once."
    return f"{listed(winners)} {'wins' if len(winners) == 1 else 'share the win'} with {points(most)} points."


# -- who sits there


def _seat(view: View, seat: int, name: str, y: float) -> str:
    """A player: the points, the way to the finish line, and what is left of it."""
    won, turn = seat in view.winners, seat == view.table.turn and not view.over
    colour = SEAT_COLOURS[seat]
    parts = [
        turn_sign(_SIDE + 20, y + 23, won, turn),
        _name(name, y, colour, PANEL - 62 - DIGIT * len(points(view.scores[seat]))),
        score(_SIDE, y, view.scores[seat], won),
        _way(view, seat, y + 56, colour),
        text(_SIDE + 20, y + 94, to_go(view.scores[seat], view.table.finish_line), 13, FAINT),
        _said("wins" if won else "on turn" if turn else "", y + 94, GLOW if won else EMBER),
    ]
    return player(_SIDE, y, ROW - 10, *parts, won=won, turn=turn)


def _name(name: str, y: float, colour: str, room: float) -> str:
    """A name, smaller if it is long, and never wider than its room."""
    size = 18.0 if cell_len(name) <= NAME - 6 else 14.0
    words = text(0, 30, cut(name, NAME), size, colour, font_weight="bold", class_="name")
    return tag("svg", words, x=_SIDE + 38, y=y, width=room, height="44")


def _said(words: str, y: float, colour: str) -> str:
    return text(_SIDE + PANEL - 16, y, words, 13, colour, text_anchor="end", font_weight="bold")


def to_go(total: int, line: int) -> str:
    """How far it is to the finish line."""
    if total > line:
        return f"{total - line:,} beyond the finish line"
    return f"{line - total:,} to go" if total < line else "at the finish line"


def _way(view: View, seat: int, y: float, colour: str) -> str:
    """A lane as long as the way of whoever is farthest, with a flag at the finish line."""
    room, left = PANEL - 46.0, _SIDE + 20
    farthest = max(view.table.finish_line, *view.scores)
    gone = room * max(view.scores[seat], 0) / farthest
    flag = left + room * view.table.finish_line / farthest
    done = _lane(left, y, max(gone, 12.0), colour, "gone") if gone else ""
    return _lane(left, y, room, "#3b2836", "lane") + done + _flag(flag, y)


def _lane(x: float, y: float, wide: float, colour: str, kind: str) -> str:
    return tag("rect", x=x, y=y, width=wide, height="12", rx="6", fill=colour, class_=kind)


def _flag(x: float, y: float) -> str:
    pole = f"M{num(x)} {num(y + 14)} V{num(y - 14)}"
    cloth = f"M{num(x)} {num(y - 14)} l14 5 l-14 6Z"
    return tag("path", d=pole, stroke=PAPER, stroke_width="2.4", stroke_linecap="round") + tag(
        "path", d=cloth, fill=EMBER, class_="flag"
    )


# -- what dice are worth


def _scoring(y: float) -> str:
    """The scoring card, where there is room for it."""
    parts = [
        text(_SIDE + 18, y + 24, "What dice are worth", 15, PAPER, font_family=SERIF, font_weight="bold")
    ]
    for n, alike in enumerate(range(3, 9)):
        x, down = _SIDE + 18 + 98 * (n % 3), y + 49 + 22 * (n // 3)
        parts.append(text(x, down, f"{alike} alike", 12, FAINT))
        parts.append(text(x + 84, down, points(of_a_kind(alike, "4000")), 12, PAPER, text_anchor="end"))
    parts.append(text(_SIDE + 18, y + 96, "each coin and diamond 100, a full chest 500", 11, FAINT))
    return tag("g", "".join(parts), class_="scoring")
