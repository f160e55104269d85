"""Who has what in The Curse of Vul-Kar: a row for each figure, and the sheet."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from emberisle.games.curse_of_vulkar.rules.board import COLOURS, SHADES
from emberisle.games.curse_of_vulkar.rules.cards import OPEN
from emberisle.games.curse_of_vulkar.rules.view import CurseView, FigureView
from emberisle.games.curse_of_vulkar.terminal.map import BRIGHT, GEM, HEART, IDOL, SNAPSHOT, TOKEN
from emberisle.games.curse_of_vulkar.terminal.phrases import (
    TEXTS,
    card_name,
    carried,
    figure_names,
    maw_in_words,
    need_in_words,
    souvenir_name,
    times,
    tree_name,
    turn_in_words,
    turns_left,
    whereabouts,
)
from emberisle.playback import Frame
from emberisle.terminal.colours import EMBER, SEAT_COLOURS
from emberisle.terminal.face import Scene
from emberisle.terminal.pieces import FAINT, PALE, PICK, piece_style

FULL: Final = 76
"""From this width on, a row of the scores says everything in full."""
NAME: Final = 12
NUMBERS: Final = re.compile(r"( \(?[0-9]+\)?)+$")
"""What tells names apart that are otherwise alike."""
SHORT_NAME: Final = 8
IN_COPTER: Final = {"start": "cop.", "copter": "cop."}
PENNY: Final = "¢"
FALLS: Final = ("felled_space", "felled_chute", "felled_odd", "felled_off", "tiger_pounces")
COOPERATIVE: Final = "cooperative"


def caption(view: CurseView) -> Text:
    """The Scar, the Maw, the tracker and the deck."""
    line = Text(style=FAINT)
    line.append(f"Scar {view.scar} · Maw ")
    for colour, count in zip(COLOURS, view.maw, strict=True):
        line.append(f"{TOKEN}{count}" if count else "", BRIGHT[colour])
    line.append(PENNY if view.penny_in_maw else "", PICK)
    line.append(HEART if view.heart == "maw" else "", GEM)
    line.append("" if view.penny_in_maw or view.heart == "maw" or any(view.maw) else "empty")
    if view.drawable is not None:
        return line.append(f" · {TEXTS.count('cards', view.drawable)} left")
    return line.append(f" · tracker {len(view.tracker)}/{OPEN} · deck {view.deck}")


# -- a row for each figure


def score_lines(scene: Scene, letters: str, columns: int) -> Text:
    """A row for each figure, or two figures in a row."""
    width = scene.width // columns
    view: CurseView = scene.view.table
    cells = [_score(scene, figure, letters[figure], width) for figure in range(len(view.figures))]
    rows = [Text("").join(cells[n : n + columns]) for n in range(0, len(cells), columns)]
    return Text("\n", no_wrap=True, overflow="crop").join(rows)


def _score(scene: Scene, figure: int, letter: str, width: int) -> Text:
    view: CurseView = scene.view.table
    seen, full = view.figures[figure], width >= FULL
    on_turn = figure == view.figure and not scene.view.over and view.turns > 0
    mark = "★" if seen.owner in scene.view.winners else "▶" if on_turn else " "
    row = Text(f"{mark} " if full else mark, style=Style(color=EMBER, bold=True))
    row.append(letter, piece_style(seen.owner))
    name = cut_name(figure_names(view, scene.names)[figure], NAME if full else SHORT_NAME)
    row.append(f" {name} ", Style(color=SEAT_COLOURS[seen.owner], bold=on_turn))
    row.append_text(_tokens(seen)).append(" ").append_text(_snapshots(seen)).append(" ")
    row.append(HEART if seen.heart else " ", Style(color=GEM, bold=True))
    row.append(PENNY if seen.penny else " ", Style(color=PICK, bold=True))
    row.append(IDOL if seen.idol else " " if full else "", Style(color=PICK, bold=True))
    row.append_text(_held(view, figure, full))
    code = "down" if seen.lies else IN_COPTER.get(str(seen.place), str(seen.place))
    code = "away" if figure in view.globed else code
    where = whereabouts(view, figure) if full else code
    row.append(f" {where}", FAINT)
    left = turns_left(view, seen)
    row.append(f", {left}" if full and left else "", PICK)
    row.truncate(width - 1)
    row.pad_right(width - row.cell_len)
    return row


def cut_name(name: str, width: int) -> str:
    """A name in so much room; numbers at its end are kept, as those of a second bot or figure."""
    numbers = NUMBERS.search(name)
    kept = numbers.group() if numbers is not None and cell_len(name) > width else ""
    return set_cell_size(name.removesuffix(kept), width - len(kept)) + kept


def _tokens(figure: FigureView) -> Text:
    """Treasures by colour; as many as there are where the colours are hidden."""
    if figure.tokens is None:
        return Text(f"{TOKEN}{figure.token_count:<5}", style=PALE)
    line = Text()
    for colour, count in zip(COLOURS, figure.tokens, strict=True):
        line.append(f"{TOKEN}{count}", Style(color=BRIGHT[colour], dim=not count))
    return line


def _snapshots(figure: FigureView) -> Text:
    shades = [shade for shade, _ in figure.snapshots]
    line = Text()
    for shade in SHADES:
        line.append(SNAPSHOT if shade in shades else "·", BRIGHT[shade] if shade in shades else FAINT)
    return line


def _held(view: CurseView, figure: int, full: bool) -> Text:
    """Souvenirs and points of a seat, beside its first figure."""
    seat = view.figures[figure].owner
    if figure != seat:
        return Text(" " * (24 if full else 7))
    souvenirs, points = view.souvenir_counts[seat], view.points[seat]
    together = view.mode == COOPERATIVE
    line = Text(f"  {souvenirs} souv. " if full else f" ✿{souvenirs}", style=PALE)
    said = f"{points}" if view.needed is None else f"{points}/{view.needed + 1}"
    line.append(f"{said:>4}", Style(color="#f3e3c3", bold=True))
    unit = "of a set" if together else "point" if points == 1 else "points"
    return line.append(f" {unit:<9}" if full else "", FAINT)


# -- the sheet


def sheet(history: Sequence[Frame], names: Sequence[str], rows: int | None = None) -> RenderableType:
    """What everybody has, where they are and what befell them; in few rows the cards."""
    view: CurseView = history[-1].view.table
    known = [Text(line, style=FAINT) for line in facts_in_lines(view)]
    if rows is not None and rows < len(view.figures) + 4:
        return Group(*known)
    told = Counter(
        [(event.what, event.facts[0]) for frame in history for event in frame.events if event.facts]
    )
    table = Table(box=box.SIMPLE_HEAD, header_style=f"bold {EMBER}", padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True, max_width=NAME + 4)
    held = ("Set",) if view.mode == COOPERATIVE else ("Points", "Cards")
    for head in (*held, "Treasures", "Snapshots", "Falls", "Stolen"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("Where")
    for number, (figure, name) in enumerate(zip(view.figures, figure_names(view, names), strict=True)):
        falls = sum([told[what, number] for what in FALLS])
        things = _tokens(figure)
        things.append(f" {HEART}" if figure.heart else "", GEM).append(PENNY if figure.penny else "", PICK)
        things.append(IDOL if figure.idol else "", PICK)
        own = (view.points[figure.owner], view.hands[figure.owner]) if number == figure.owner else ("", "")
        stolen = str(told["stole", number] + told["stole_something", number])
        table.add_row(
            Text(name, style=SEAT_COLOURS[figure.owner]),
            *[str(count) for count in own[: len(held)]],
            things,
            _snapshots(figure),
            str(falls),
            stolen,
            _where(view, number),
        )
    return Group(table, *known)


def _where(view: CurseView, number: int) -> str:
    figure, facts = view.figures[number], [whereabouts(view, number)]
    facts += [need_in_words(view, figure)] if view.mode == COOPERATIVE else []
    return ", ".join([fact for fact in (*facts, turns_left(view, figure)) if fact])


def facts_in_lines(view: CurseView) -> list[str]:
    """The tracker, the piles and the Maw."""
    tracker = ", ".join(times([card_name(card) for card in view.tracker])) or "empty"
    fireballs = f"The Scar holds {view.scar} of {view.scar + view.beside} Fireballs."
    lines = [f"{fireballs} In the Maw: {maw_in_words(view)}."]
    if view.drawable is None:
        lines.append(f"Tracker: {tracker}. Deck: {view.deck}. Souvenirs left: {view.souvenir_deck}.")
    else:
        lines.append(f"Open cards: {tracker}. {view.drawable} can still be drawn.")
    discard = ", ".join(times([card_name(card) for card in view.discard])) or "none yet"
    lines.append(f"Discard: {discard}.")
    gone = ", ".join(times([souvenir_name(name) for name in view.souvenirs_gone]))
    return [*lines, f"Souvenirs out of the game: {gone}."] if gone else lines


# -- in lines


def table_in_lines(view: CurseView, names: Sequence[str], letters: str) -> list[str]:
    """The table for people who read lines."""
    called = figure_names(view, names)
    widest = max([len(name) for name in called])
    lines = [turn_in_words(view, names)]
    for number, (figure, name) in enumerate(zip(view.figures, called, strict=True)):
        facts = [_where(view, number), *carried(figure)]
        if number == figure.owner:
            count = view.souvenir_counts[number]
            facts.append("1 souvenir" if count == 1 else f"{count} souvenirs")
            facts += [] if view.mode == COOPERATIVE else [TEXTS.count("cards", view.hands[number])]
        lines.append(f"  {letters[number]} {name:<{widest}}  {'; '.join(facts)}")
    lines += facts_in_lines(view)
    lines.append(_island_in_words(view))
    return lines


def _island_in_words(view: CurseView) -> str:
    turned = [f"{tree_name(tree)} {setting}" for tree, setting in view.trees if setting != "home"]
    trees = f"Turned: {', '.join(turned)}." if turned else "All trees are at home."
    copter = " The Hello-copter is at the helipad." if view.copter else ""
    return f"Vul-Kar faces {view.facing}°. {trees}{copter}"
