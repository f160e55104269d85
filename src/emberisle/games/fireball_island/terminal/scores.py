"""Who is how far in Fireball Island: a row for each player, the panel beside the map, and the sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rich import box
from rich.cells import set_cell_size
from rich.console import Group, RenderableType
from rich.style import Style
from rich.table import Table
from rich.text import Text

from emberisle.games.fireball_island.rules.cards import CARDS, FULL_HAND
from emberisle.games.fireball_island.rules.view import IslandView
from emberisle.games.fireball_island.terminal.map import GEM, JEWEL
from emberisle.games.fireball_island.terminal.phrases import (
    TEXTS,
    TOKEN_WORDS,
    cards_in_words,
    moment_in_words,
    short,
    turn_in_words,
)
from emberisle.games.fireball_island.terminal.words import at_whom, short_move
from emberisle.playback import Frame
from emberisle.terminal.choices import choice_lines, wrapped
from emberisle.terminal.colours import EMBER, SEAT_COLOURS
from emberisle.terminal.face import Scene
from emberisle.terminal.pieces import FAINT, INK, PALE, PICK, piece_style
from emberisle.terminal.words import listed

COLUMN: Final = 70
"""From this width on, a row of the scores says everything in full."""
NAME: Final = 12
ROOMY: Final = 30
"""From this width on, the panel has room for what the cards say."""
TOKENS: Final = {"none": " ", "held": "✪", "traded": "·"}


def caption(view: IslandView) -> Text:
    """The piles: how many cards are left, and which lies on top of the discard."""
    top = f", {TEXTS.text(f'cards.{view.discard[-1]}')} on top" if view.discard else ""
    return Text(f"drawpile {view.drawpile} · discard {len(view.discard)}{top}", style=FAINT)


# -- beside the map


def score_lines(scene: Scene, letters: str, columns: int) -> Text:
    """A row for each player, or two players in a row."""
    width = scene.width // columns
    cells = [_score(scene, seat, letters[seat], width) for seat in range(len(scene.names))]
    rows = [Text("").join(cells[n : n + columns]) for n in range(0, len(cells), columns)]
    return Text("\n", no_wrap=True, overflow="crop").join(rows)


def _score(scene: Scene, seat: int, letter: str, width: int) -> Text:
    view: IslandView = scene.view.table
    on_turn = seat == view.turn and not scene.view.over
    mark = "★" if seat in scene.view.winners else "▶" if on_turn else " "
    row = Text(f"{mark} " if width >= COLUMN else mark, style=Style(color=EMBER, bold=True))
    row.append(letter, piece_style(seat))
    name = set_cell_size(scene.names[seat], NAME if width >= COLUMN else NAME - 2)
    row.append(f" {name} ", Style(color=SEAT_COLOURS[seat], bold=on_turn))
    row.append(JEWEL if view.jewel_owner == seat else " ", Style(color=GEM, bold=True))
    row.append(TOKENS[view.tokens[seat]], Style(color=PICK))
    row.append(f" {'▮' * view.cards[seat]:<{FULL_HAND}}", Style(color=PALE))
    row.append(f"{view.distances[seat]:>4}", Style(color="#f3e3c3", bold=True))
    where = short(view.places[seat]) + (", down" if view.lying[seat] else "")
    row.append(f" to go  {where}" if width >= COLUMN else f" {where}", FAINT)
    row.truncate(width - 1)
    row.pad_right(width - row.cell_len)
    return row


def panel_lines(scene: Scene, pick: int, width: int, rows: int) -> list[Text]:
    """The die, what one may do, and the cards one holds."""
    view: IslandView = scene.view.table
    head = [_turn(view), *([Text()] if width >= ROOMY else [])]
    moves = list(scene.view.moves) if scene.asked else []
    hand = _hand(view, width)
    if len(head) + len(moves) + 1 + len(hand) > rows:
        hand = _hand(view, 0)
    room = max(3, rows - len(head) - len(hand) - 1)
    chosen = choice_lines([short_move(move, scene.names, moves) for move in moves], pick, width, room)
    lines = [*head, *chosen, *([Text()] if chosen and hand else []), *hand]
    return [*lines, *[Text()] * (rows - len(lines))][:rows]


def _turn(view: IslandView) -> Text:
    """The die, and how far the turn has come."""
    line = Text()
    if view.die:
        line.append(f" {view.die} ", Style(color=INK, bgcolor="#f4f1e8", bold=True)).append(" ")
    line.append("×2 " if view.doubled else "", Style(color=PICK, bold=True))
    line.append("for a cave" if view.seeking else moment_in_words(view), FAINT)
    return line.append(f", +{view.turns_owed}" if view.turns_owed else "", Style(color=PICK, bold=True))


def _hand(view: IslandView, width: int) -> list[Text]:
    """The own cards, and what they say where there is room for it."""
    lines: list[Text] = []
    for card, count in Counter(view.hand).items():
        lines.append(Text("▮ ", style=EMBER).append(_times(card, count), f"bold {PALE}"))
        if width >= ROOMY:
            lines += wrapped(TEXTS.text(f"card_texts.{card}"), width - 2)
    return lines


def _times(card: str, count: int) -> str:
    """``Cancel``, ``Reroll ×2``."""
    return TEXTS.text(f"cards.{card}") + (f" ×{count}" if count > 1 else "")


# -- the sheet


def sheet(history: Sequence[Frame], names: Sequence[str], rows: int | None = None) -> RenderableType:
    """Everybody's journey: where they are, how far it is, and what befell them; in few rows the cards."""
    view: IslandView = history[-1].view.table
    known = [Text(line, style=FAINT) for line in known_cards(view, names)]
    if rows is not None and rows < len(names) + 4:
        return Group(*known)
    told = Counter(
        [(event.what, event.facts[0]) for frame in history for event in frame.events if event.facts]
    )
    table = Table(box=box.SIMPLE_HEAD, header_style=f"bold {EMBER}", padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("", no_wrap=True, max_width=NAME + 2)
    for head in ("To go", "Cards", "Walks", "Fireballs", "Hit", "Jewel"):
        table.add_column(head, justify="right", no_wrap=True)
    table.add_column("Where")
    for seat, name in enumerate(names):
        hit = told["into_pit", seat] + told["into_water", seat]
        won = told["captured", seat] + told["picked_up", seat] + told["stole", seat]
        figures = [view.distances[seat], view.cards[seat], told["walked", seat]]
        figures += [told["fireball_rolled", seat], hit, won]
        where = ", ".join([short(view.places[seat]), *_state(view, seat)])
        table.add_row(Text(name, style=SEAT_COLOURS[seat]), *[str(figure) for figure in figures], where)
    return Group(table, *known)


def _state(view: IslandView, seat: int) -> list[str]:
    """How a piece is, besides where."""
    facts = ["lying down"] if view.lying[seat] else []
    facts += ["with the jewel"] if view.jewel_owner == seat else []
    return [*facts, TOKEN_WORDS[view.tokens[seat]]] if view.tokens[seat] != "none" else facts


def known_cards(view: IslandView, names: Sequence[str]) -> list[str]:
    """What lies in the discard pile, and what one knows others to hold."""
    piled = Counter(view.discard)
    said = [_times(card, piled[card]) for card in CARDS if piled[card]]
    lines = [f"Discard: {', '.join(said) or 'none yet'}. Drawpile: {view.drawpile}."]
    known = [f"{names[seat]} holds {TEXTS.text(f'cards.{card}')}" for seat, card in view.known]
    return [*lines, f"You know: {listed(known)}."] if known else lines


# -- in lines


def table_in_lines(view: IslandView, names: Sequence[str], letters: str) -> list[str]:
    """The table for people who read lines."""
    widest = max([len(name) for name in names])
    lines = [turn_in_words(view, names)]
    lines += [f"The Fireball {at_whom(view.way, view, names)}."] if view.way is not None else []
    for seat, name in enumerate(names):
        facts = ", ".join([TEXTS.place(view.places[seat]), *_state(view, seat)])
        cards = cards_in_words(view.cards[seat])
        far = f"{view.distances[seat]:>3} to go"
        lines.append(f"  {letters[seat]} {name:<{widest}}  {far}, {cards}: {facts}")
    if view.jewel_at is not None:
        lines.append(f"The jewel lies on {TEXTS.place(view.jewel_at)}.")
    lines += known_cards(view, names)
    for card, count in Counter(view.hand).items():
        lines.append(f"You hold {_times(card, count)} · {TEXTS.text(f'card_texts.{card}')}")
    return lines
