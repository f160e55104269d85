"""Beside the map: how far the turn has come, what one may do, what one holds; or how an Ember is aimed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich.style import Style
from rich.text import Text

from emberisle.games.curse_of_vulkar.rules.board import DIRECTION_STEP, DIRECTIONS, SPEEDS
from emberisle.games.curse_of_vulkar.rules.moves import Aim, Flick
from emberisle.games.curse_of_vulkar.rules.view import Card, CurseView
from emberisle.games.curse_of_vulkar.terminal.geography import side
from emberisle.games.curse_of_vulkar.terminal.phrases import (
    card_name,
    card_text,
    need_in_signs,
    need_in_words,
    pit_name,
    souvenir_name,
    souvenir_text,
)
from emberisle.games.curse_of_vulkar.terminal.words import fitting_move
from emberisle.kernel.values import Value
from emberisle.terminal.choices import NUMBERED, choice_lines, wrapped
from emberisle.terminal.colours import EMBER, SEAT_COLOURS
from emberisle.terminal.face import Scene
from emberisle.terminal.pieces import FAINT, INK, PALE, PICK

ROOMY: Final = 30
"""From this width on, there is room for what cards and souvenirs say."""
FAR_TURN: Final = 6
"""So many steps an arrow up or down turns an aim."""


def panel_lines(scene: Scene, pick: int, typed: str, width: int, rows: int, letters: str) -> list[Text]:
    """All of it in so many rows; ``letters`` are those of the figures on the map."""
    view: CurseView = scene.view.table
    moves = list(scene.view.moves) if scene.asked else []
    head = [_turn(view, width), *([Text()] if width >= ROOMY else [])]
    held = _held(view, width)
    if len(head) + len(moves) + 1 + len(held) > rows:
        held = _held(view, 0)
    if moves and isinstance(moves[0], (Aim, Flick)):
        chosen = aim_lines(view, moves[pick], typed, width)
        held = held[: max(0, rows - len(head) - len(chosen) - 1)]
    else:
        least = min(len(moves), max(3, rows - len(head) - len(held) - 1))
        labels = [fitting_move(move, scene.names, moves, letters, width - NUMBERED) for move in moves]
        chosen = choice_lines(labels, pick, width, least)
    lines = [*head, *chosen, *([Text()] if chosen and held else []), *held]
    return [_cut(line, width) for line in [*lines, *[Text()] * (rows - len(lines))][:rows]]


def _cut(line: Text, width: int) -> Text:
    line.truncate(width, overflow="ellipsis")
    return line


def _turn(view: CurseView, width: int) -> Text:
    """The card that is played, and how far it still leads."""
    if view.card is None:
        return Text("play a card" if view.turns else "", style=FAINT)
    line = Text().append(f" {card_name(view.card)} ", Style(color=INK, bgcolor=EMBER, bold=True))
    left = f" {view.count} to go" if width >= ROOMY else f" →{view.count}"
    return line.append(left if view.count else "", FAINT)


def _held(view: CurseView, width: int) -> list[Text]:
    """The own cards and souvenirs; when all play together, the open cards."""
    cards: Sequence[Card] = view.tracker if view.drawable is not None else view.hand
    sign = "▯ " if view.drawable is not None else "▮ "
    lines: list[Text] = []
    for card, count in Counter(cards).items():
        lines += _thing(sign, EMBER, card_name(card), count, card_text(card), width)
    if view.drawable is not None:
        lines += [_need(view, number, width) for number in range(len(view.figures))]
    for souvenir, count in Counter(view.souvenirs).items():
        lines += _thing("✿ ", PICK, souvenir_name(souvenir), count, souvenir_text(souvenir), width)
    return lines


def _need(view: CurseView, figure: int, width: int) -> Text:
    """What a figure still needs for a set."""
    seen = view.figures[figure]
    said = need_in_words(view, seen) if width >= ROOMY else need_in_signs(view, seen)
    return Text().append("●", SEAT_COLOURS[seen.owner]).append(f" {said}", FAINT)


def held_in_lines(view: CurseView) -> list[str]:
    """The own cards and souvenirs with what they do, for people who read lines."""
    cards = [] if view.drawable is not None else view.hand
    lines = [f"You hold {card_name(card)} · {card_text(card)}" for card in cards]
    return lines + [f"You hold the {souvenir_name(name)} · {souvenir_text(name)}" for name in view.souvenirs]


def _thing(sign: str, colour: str, name: str, count: int, text: str, width: int) -> list[Text]:
    times = f" ×{count}" if count > 1 else ""
    line = Text(sign, style=colour).append(f"{name}{times}", f"bold {PALE}")
    return [line, *wrapped(text, width - 2)] if width >= ROOMY else [line]


# -- aiming


def aim_lines(view: CurseView, move: Value, typed: str, width: int) -> list[Text]:
    """The direction or the strength that is picked, large, and how to change it."""
    assert view.pit is not None
    lines = [Text(f"Ember of {pit_name(view.pit)}", style=f"bold {PALE}")]
    if isinstance(move, Aim):
        lines += [_large(f"{move.direction}°", side(move.direction), typed), *_rose(move.direction)]
        keys = f"←→ {DIRECTION_STEP}°  ↑↓ {FAR_TURN * DIRECTION_STEP}°"
    else:
        assert isinstance(move, Flick)
        lines += [Text(f"at {view.direction}° {side(view.direction)}", style=FAINT)]
        lines += [_large(f"strength {move.strength}", f"{SPEEDS[move.strength - 1]} cm/s", typed)]
        lines.append(_bar(move.strength, width))
        keys = "←→ 1  ↑↓ 5"
    return [*lines, Text(f"{keys}, or type", style=FAINT)]


def _large(figure: str, said: str, typed: str) -> Text:
    line = Text().append(f" {typed}▏" if typed else f" {figure} ", Style(color=INK, bgcolor=PICK, bold=True))
    return line.append(f" {said}", FAINT)


def _bar(strength: int, width: int) -> Text:
    room = min(len(SPEEDS), width - 2)
    full = max(1, round(room * strength / len(SPEEDS)))
    return Text().append("█" * full, EMBER).append("░" * (room - full), FAINT)


def _rose(direction: int) -> list[Text]:
    """A compass of three lines whose needle points where the Ember is aimed."""
    signs = {"north-west": "↖", "north": "↑", "north-east": "↗", "west": "←", "east": "→"}
    signs |= {"south-west": "↙", "south": "↓", "south-east": "↘"}
    rows = (
        ("north-west", "north", "north-east"),
        ("west", "", "east"),
        ("south-west", "south", "south-east"),
    )
    lines: list[Text] = []
    for row in rows:
        line = Text("  ")
        for name in row:
            aimed = name == side(direction)
            line.append(signs.get(name, "●") + " ", f"bold {PICK}" if aimed else EMBER if not name else FAINT)
        lines.append(line)
    return lines


def aimed_at(number: int) -> int:
    """The place among the directions that is nearest to a typed number."""
    return round(number % 360 / DIRECTION_STEP) % len(DIRECTIONS)
