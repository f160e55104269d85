"""Wildfire Dominoes as a picture: the chain round the hub, who sits there, and what is owed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberisle.games.wildfire.rules.geometry import HUB
from emberisle.games.wildfire.rules.joints import STRETCHED
from emberisle.games.wildfire.rules.layout import Opening, Placed, corners, lay_out, openings
from emberisle.games.wildfire.rules.view import WildfireView
from emberisle.games.wildfire.rules.words import tile_in_words
from emberisle.games.wildfire.terminal.drawing_tiles import DEFINITIONS, hub, link, opening, small_tile, tile
from emberisle.kernel.game import View
from emberisle.terminal.drawing import CLOTH, EDGE, HEAD, PANEL, cloth, head, player, score, sheet, turn_sign
from emberisle.terminal.svg import (
    FAINT,
    GLOW,
    PAPER,
    num,
    tag,
    text,
)

UNIT: Final = 44.0
MARGIN: Final = 1.1
SMALLEST: Final = (21.0, 13.0)
FOOT: Final = 78.0
ROW: Final = 78.0
LEFT_OVER: Final = 6
"""So many tiles that are left over can be named in a line of the panel."""

Box = tuple[float, float, float, float]


def draw(view: View, names: Sequence[str]) -> str:
    """The table as everybody sees it."""
    table: WildfireView = view.table
    tiles, open_ends = lay_out(table.chain), _open_ends(table)
    left, top, wide, high = frame(tiles, open_ends, (ROW * len(names) + 8) / UNIT)
    width, height = EDGE * 3 + wide * UNIT + PANEL, HEAD + high * UNIT + FOOT
    shift = f"translate({num(EDGE - left * UNIT)} {num(HEAD - top * UNIT)}) scale({num(UNIT)})"
    return sheet(
        width,
        height,
        f"Wildfire Dominoes: {status_line(view, names)}",
        _head(table, width),
        cloth(EDGE, HEAD, wide * UNIT, high * UNIT),
        tag("g", _chain(table, tiles, open_ends), transform=shift),
        _panel(view, names, EDGE * 2 + wide * UNIT, high * UNIT),
        _foot(view, names, height),
        definitions=DEFINITIONS + CLOTH,
    )


def frame(tiles: Sequence[Placed], open_ends: Sequence[Opening], least_high: float) -> Box:
    """Left, top, width and height of what the picture shows of the table."""
    xs, ys = [-HUB - 0.4, HUB + 0.4], [-HUB - 0.4, HUB + 0.4]
    for placed in tiles:
        xs.extend([x for x, _ in corners(placed)])
        ys.extend([y for _, y in corners(placed)])
    for open_end in open_ends:
        xs.append(open_end.x)
        ys.append(open_end.y)
    wide = max(max(xs) - min(xs) + 2 * MARGIN, SMALLEST[0])
    high = max(max(ys) - min(ys) + 2 * MARGIN, SMALLEST[1], least_high)
    return (min(xs) + max(xs) - wide) / 2, (min(ys) + max(ys) - high) / 2, wide, high


def _open_ends(table: WildfireView) -> tuple[Opening, ...]:
    """The openings of the chain, or none where the round is over."""
    return () if table.shown else openings(table.chain)


# -- the table


def _chain(table: WildfireView, tiles: Sequence[Placed], open_ends: Sequence[Opening]) -> str:
    """The hub, every tile, and what can be played where."""
    owed = table.owed
    shows = {end.tile: end.shows for end in table.ends}
    fire = owed.tile if owed is not None else ""
    parts = [hub(owed.number if owed is not None else -1)]
    parts.extend([link(placed) for placed in tiles if placed.joint >= STRETCHED])
    burning = [placed for placed in tiles if placed.laid.tile == fire]
    cold = [placed for placed in tiles if placed.laid.tile != fire]
    newest = tiles[-1] if len(tiles) > 1 else None
    # The glow of a fire lies under all other tiles.
    parts.extend([tile(placed, placed is newest, placed.laid.tile == fire) for placed in [*burning, *cold]])
    parts.extend([opening(end, shows.get(end.tile, -1), end.tile == fire) for end in open_ends])
    return "\n".join(parts)


# -- words round it


def _head(table: WildfireView, width: float) -> str:
    rounds = f"Round {table.round} of {table.rounds}" if table.rounds else f"Round {table.round}"
    if table.shown:
        rounds = f"Round {len(table.sheet)}"
    facts = [rounds, f"{len(table.chain)} {'tile' if len(table.chain) == 1 else 'tiles'} laid"]
    if not table.shown:
        facts.append(f"{table.pile} in the pile")
    ends_at = f"the game ends at {table.limit} points"
    if table.rounds:
        ends_at = "1 round is played" if table.rounds == 1 else f"{table.rounds} rounds are played"
    flame = tag("use", href="#flame", transform=f"translate({num(EDGE + 20)} 46) scale(50)")
    return flame + head(width, "Wildfire Dominoes", " · ".join(facts), f"{ends_at}, the fewest win", 48.0)


def _foot(view: View, names: Sequence[str], height: float) -> str:
    words = status_line(view, names)
    burning = view.table.owed is not None and not view.table.shown
    mark = tag("use", href="#flame", transform=f"translate({num(EDGE + 16)} {num(height - 38)}) scale(34)")
    where = EDGE + 40 if burning else EDGE + 4
    said = text(where, height - 31, words, 20, GLOW if burning else PAPER, class_="standing")
    return (mark if burning else "") + said


def status_line(view: View, names: Sequence[str]) -> str:
    """How things stand, in a sentence."""
    table: WildfireView = view.table
    if view.over:
        won = " and ".join([names[seat] for seat in view.winners])
        return f"{won} {'wins' if len(view.winners) == 1 else 'share the win'}."
    if table.shown:
        return f"Round {len(table.sheet)} is over; {names[table.dealer]} deals the next."
    if table.owed is not None and table.owed.number < 0:
        return f"{names[table.turn]} has laid {table.owed.tile}, which waits for its number."
    if table.owed is not None:
        words = table.owed.words
        return f"{names[table.owed.seat]} to play: {words[:1].lower()}{words[1:]}."
    if not table.chain:
        return f"{names[table.dealer]} deals."
    return f"{names[view.to_move]} to play." if view.to_move is not None else "A tile is being drawn."


# -- who sits there


def _panel(view: View, names: Sequence[str], x: float, high: float) -> str:
    step = min(ROW, high / len(names))
    return "\n".join([_seat(view, seat, name, x, HEAD + seat * step) for seat, name in enumerate(names)])


def _seat(view: View, seat: int, name: str, x: float, y: float) -> str:
    """A player with points, the number of tiles held, and what else there is to know."""
    table: WildfireView = view.table
    won, turn = seat in view.winners, seat == view.to_move
    parts = [
        text(x + 38, y + 28, name, 18, PAPER, font_weight="bold"),
        score(x, y, view.scores[seat], won),
        turn_sign(x + 20, y + 22, won, turn),
        _left_over(table, seat, x, y) if table.shown else _held(table, seat, x, y),
    ]
    return player(x, y, ROW - 10, *parts, won=won, turn=turn)


def _held(table: WildfireView, seat: int, x: float, y: float) -> str:
    count = table.tiles[seat]
    step = min(12.0, 168.0 / max(count, 1))
    backs = "".join([small_tile(x + 38 + step * n, y + 40) for n in range(count)])
    words = "1 tile" if count == 1 else f"{count} tiles"
    if table.knocked[seat]:
        words = f"{words}, knocked"
    if table.skips[seat]:
        words = f"{words}, loses a turn"
    return backs + text(x + PANEL - 16, y + 54, words, 13, FAINT, text_anchor="end")


def _left_over(table: WildfireView, seat: int, x: float, y: float) -> str:
    """What a player had left at the end of the round, and what that cost."""
    left = table.shown[seat]
    words = tile_in_words(left[0]) if len(left) == 1 else _as_many(left)
    cost = text(x + PANEL - 16, y + 54, f"+{table.sheet[-1][seat]}", 13, FAINT, text_anchor="end")
    return text(x + 38, y + 54, f"left: {words}" if left else "out", 13, FAINT) + cost


def _as_many(tiles: Sequence[str]) -> str:
    """As many tiles as there is room for in a line of the panel, and how many more there are."""
    if len(tiles) <= LEFT_OVER:
        return ", ".join(tiles)
    return f"{', '.join(tiles[: LEFT_OVER - 2])} and {len(tiles) - LEFT_OVER + 2} more"
