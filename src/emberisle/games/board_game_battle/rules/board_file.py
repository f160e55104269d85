"""Reading a board from its file, and refusing a bad one with the line that is wrong and why.

A file has a ``title``, the size of a ``piece``, the squares of the ``path`` and those of the ``detour``. Each
square is written on a line of its own: ``{ at = [3, 1], tile = "+4" },``.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from difflib import get_close_matches
from typing import Final

from emberisle.games.board_game_battle.rules.board import PIECES_ACROSS, PIECES_DOWN, Board, Spot
from emberisle.games.board_game_battle.rules.tiles import (
    BLUE,
    BOOST,
    CHALLENGES,
    DETOUR,
    EXIT_DETOUR,
    FIFTY_FIFTY,
    IN_DETOUR,
    KINDS,
    ON_PATH,
    RED,
    SETBACK,
    START,
    TILES,
    shift,
)
from emberisle.kernel.errors import EmberisleError, quoted

_KEYS: Final = ("title", "piece", "path", "detour")
_LINE: Final = re.compile(r"\s*(?:(\w+)\s*=|([^\s#\]]))")
_AT_LINE: Final = re.compile(r"(.*) \(at line (\d+), column (\d+)\)")
LONGEST_TITLE: Final = 40


class BadBoard(EmberisleError):
    """A board that cannot be played on; the message names the line and what is wrong with it."""


def read_board(text: str) -> Board:
    """The board that this text describes, if there is nothing wrong with it."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadBoard(_not_toml(text, str(error))) from None
    lines = _Lines(text)
    for name in data:
        if name not in _KEYS:
            raise BadBoard(f"{lines.key(name)}a board has no {quoted(name)}; it has {', '.join(_KEYS)}")
    title = data.get("title")
    if not isinstance(title, str) or not title.strip():
        raise BadBoard(f"{lines.key('title')}'title' should be the name of the board")
    if len(title) > LONGEST_TITLE or not title.isprintable():
        raise BadBoard(f"{lines.key('title')}'title' has at most {LONGEST_TITLE} plain letters")
    if "piece" not in data:
        raise BadBoard("the board has no 'piece': how many squares fit on a piece, [across, down]")
    piece = data["piece"]
    if not _is_pair(piece, 1):
        raise BadBoard(
            f"{lines.key('piece')}'piece' should say how many squares fit on a piece, [across, down], "
            f"not {quoted(piece)}"
        )
    path = _Track("path", data, lines, _pair(piece))
    detour = _Track("detour", data, lines, _pair(piece))
    _check_challenges(path)
    _check_colours(path)
    _check_detour(path, detour)
    _check_spots(path, detour)
    board = Board(title, _pair(piece), path.kinds(), path.spots(), detour.kinds(), detour.spots())
    _check_pieces(board, lines)
    return board


def _not_toml(text: str, reason: str) -> str:
    """A mistake in the writing itself, with its line in front as everywhere."""
    found = _AT_LINE.fullmatch(reason)
    if found is None:
        last = max(1, len(text.splitlines()))
        return (
            f"line {last}: the file is not TOML: {reason.removesuffix(' (at end of document)')}, at its end"
        )
    return f"line {found[2]}: the file is not TOML: {found[1]}, column {found[3]}"


class _Lines:
    """On which line of the file each name and each square is written."""

    def __init__(self, text: str) -> None:
        self.keys: dict[str, int] = {}
        self.squares: dict[str, list[int]] = {}
        track = ""
        for number, line in enumerate(text.splitlines(), start=1):
            found = _LINE.match(line)
            if found is not None and found.group(1):
                track = found.group(1)
                self.keys.setdefault(track, number)
            elif found is not None:
                self.squares.setdefault(track, []).append(number)

    def key(self, name: str) -> str:
        return f"line {self.keys[name]}: " if name in self.keys else ""

    def square(self, track: str, number: int, count: int) -> str:
        """The line of a square, which is only known if every square has a line of its own."""
        known = self.squares.get(track, [])
        return f"line {known[number]}: " if len(known) == count else ""


class _Track:
    """The squares of the path or of the detour, each checked on its own."""

    def __init__(self, name: str, data: Mapping[str, object], lines: _Lines, piece: Spot) -> None:
        self.name = name
        self.squares: list[tuple[int, Spot]] = []
        self._lines = lines
        entries = data.get(name, [] if name == "detour" else None)
        if not isinstance(entries, list):
            raise BadBoard(f"{lines.key(name)}{name!r} should be the list of its squares")
        self._count = len(entries)
        for number, entry in enumerate(entries):
            self.squares.append(self._read(number, entry, piece))

    def kinds(self) -> tuple[int, ...]:
        return tuple([kind for kind, _ in self.squares])

    def spots(self) -> tuple[Spot, ...]:
        return tuple([spot for _, spot in self.squares])

    def wrong(self, number: int, reason: str) -> BadBoard:
        """What to raise when this square is wrong."""
        line = self._lines.square(self.name, number, self._count)
        return BadBoard(f"{line}square {number} of the {self.name}: {reason}")

    def missing(self, reason: str) -> BadBoard:
        """What to raise when something should be there and is not."""
        return BadBoard(f"{self._lines.key(self.name)}{reason}")

    def _read(self, number: int, entry: object, piece: Spot) -> tuple[int, Spot]:
        if not isinstance(entry, dict):
            raise self.wrong(number, f'is written {{ at = [3, 1], tile = "+4" }}, not {quoted(entry)}')
        if sorted(entry) != ["at", "tile"]:
            raise self.wrong(number, f"needs 'at' and 'tile' and nothing else, not {quoted(entry)}")
        tile, at = entry["tile"], entry["at"]
        known = ON_PATH if self.name == "path" else IN_DETOUR
        if self.name == "path" and tile == TILES[EXIT_DETOUR]:
            raise self.wrong(number, f"{tile!r} belongs in the detour, not on the path")
        if not isinstance(tile, str) or tile not in known:
            raise self.wrong(number, f"there is no tile {quoted(tile)} here; {_instead(tile, known)}")
        if not _is_pair(at, 0):
            raise self.wrong(number, f"'at' is [across, down] in whole numbers from 0, not {quoted(at)}")
        spot = _pair(at)
        wide, high = PIECES_ACROSS * piece[0], PIECES_DOWN * piece[1]
        if spot[0] >= wide or spot[1] >= high:
            raise self.wrong(number, f"{list(spot)} is off the board, which is {wide} across and {high} down")
        return KINDS[tile], spot


def _instead(tile: object, known: tuple[str, ...]) -> str:
    """What may have been meant."""
    near = get_close_matches(tile.lower(), known, 1) if isinstance(tile, str) else []
    return f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(known)}"


def _check_challenges(path: _Track) -> None:
    """Start, then challenges 1 to 6 in order, the last of them at the end [BB-1.4, BB-2.3]."""
    kinds = path.kinds()
    if not kinds:
        raise path.missing("the path should begin with 'start'")
    if kinds[0] != START:
        raise path.wrong(0, f"the path should begin with 'start', not {TILES[kinds[0]]!r}")
    wanted = 1
    for number, kind in enumerate(kinds[1:], start=1):
        if kind < START:
            continue
        if wanted > CHALLENGES or kind != START + wanted:
            due = f"'challenge {wanted}'" if wanted <= CHALLENGES else "nothing after 'challenge 6'"
            raise path.wrong(number, f"{TILES[kind]!r} stands where {due} should come")
        wanted = wanted + 1
    if wanted == CHALLENGES:
        raise path.wrong(
            len(kinds) - 1, f"the path should end with 'challenge {wanted}', not {TILES[kinds[-1]]!r}"
        )
    if wanted < CHALLENGES:
        raise path.missing(f"the path has no 'challenge {wanted}'")
    if kinds[-1] != START + CHALLENGES:
        raise path.wrong(
            len(kinds) - 1, f"{TILES[kinds[-1]]!r} lies beyond the last challenge, where nobody comes"
        )


def _check_colours(path: _Track) -> None:
    """Boost, Setback and 50/50 lead somewhere, and every Blue and Red tile is led to [BB-8.2, BB-8.3]."""
    kinds = path.kinds()
    led_to: set[int] = set()
    for number, kind in enumerate(kinds):
        if kind in (BOOST, FIFTY_FIFTY):
            led_to.add(_destination(path, number, BLUE, range(number + 1, len(kinds)), "ahead"))
        if kind in (SETBACK, FIFTY_FIFTY):
            led_to.add(_destination(path, number, RED, range(number - 1, -1, -1), "behind"))
    for number, kind in enumerate(kinds):
        if kind in (BLUE, RED) and number not in led_to:
            raise path.wrong(number, f"no tile leads to this {TILES[kind]!r} tile")


def _destination(path: _Track, number: int, colour: int, way: range, where: str) -> int:
    kinds = path.kinds()
    for other in way:
        if kinds[other] == colour:
            return other
    raise path.wrong(number, f"{TILES[kinds[number]]!r} needs a {TILES[colour]!r} tile {where} of it")


def _check_detour(path: _Track, detour: _Track) -> None:
    """A detour begins with the tile that pieces are placed on and ends with an exit [BB-13.1, BB-13.3].

    Exits are for those who roll their way there, so no tile of it may lead to one [BB-13.5].
    """
    kinds = detour.kinds()
    entries = [number for number, kind in enumerate(path.kinds()) if kind == DETOUR]
    if not kinds:
        if entries:
            raise path.wrong(entries[0], "'detour' leads nowhere: the board has no detour")
        return
    if not entries:
        raise detour.missing("no tile of the path leads to the detour")
    for number, kind in enumerate(kinds):
        if (kind == DETOUR) != (number == 0):
            raise detour.wrong(number, "the detour has one 'detour' tile, its first")
    if kinds[-1] != EXIT_DETOUR:
        raise detour.wrong(len(kinds) - 1, "the last square of the detour should be 'exit detour'")
    for number, kind in enumerate(kinds):
        goal = min(max(number + shift(kind), 0), len(kinds) - 1)
        if shift(kind) and kinds[goal] == EXIT_DETOUR:
            raise detour.wrong(
                number, f"{TILES[kind]!r} leads to the exit on square {goal}, which only a roll may reach"
            )


def _check_spots(path: _Track, detour: _Track) -> None:
    taken: dict[Spot, str] = {}
    for track in (path, detour):
        for number, (_, spot) in enumerate(track.squares):
            if spot in taken:
                raise track.wrong(number, f"{list(spot)} is already the place of {taken[spot]}")
            taken[spot] = f"square {number} of the {track.name}"


def _check_pieces(board: Board, lines: _Lines) -> None:
    """None of the eight pieces is empty [BB-2.1]."""
    used = {board.piece_at(spot) for spot in board.spots + board.detour_spots}
    for piece in range(1, PIECES_ACROSS * PIECES_DOWN + 1):
        if piece not in used:
            raise BadBoard(f"{lines.key('piece')}no square lies on piece {piece}")


def _is_pair(value: object, least: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(type(part) is int and part >= least for part in value)
    )


def _pair(value: object) -> Spot:
    assert isinstance(value, list)
    return value[0], value[1]
