"""Wildfire in words: what is typed, the letters of the open ends, the hub, and the table in plain lines."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from emberisle.games.wildfire.rules.moves import DRAW, PASS, Call, CatchOut, Play, PlayAndKnock
from emberisle.games.wildfire.rules.table import Laid
from emberisle.games.wildfire.rules.tiles import SIGNS, TILES, by_name
from emberisle.games.wildfire.rules.view import OpenEnd, WildfireView
from emberisle.games.wildfire.rules.words import plays_in_words, wanted_in_words
from emberisle.kernel.values import Value
from emberisle.terminal.errors import BadWords
from emberisle.terminal.words import listed

LETTERS: Final = "abegjnrsuxyzABCDEFGHJKLMNPQRSTUVWXYZ"
"""What open ends are called: letters that are no key of their own, and that nobody takes for a number."""

OPEN: Final = ("open", "out", "flame")
CLOSED: Final = ("closed", "close", "shut")
_TILE: Final = re.compile(r"([0-9])[-:/|]?([0-9dtDT])")


# -- the open ends


def letters(view: WildfireView) -> dict[str, OpenEnd]:
    """Every open end by its letter, which it keeps until it is closed; none once the round is over."""
    ends = {end.tile: end for end in view.ends}
    if view.shown:
        return {}
    used = Counter([laid.on for laid in view.chain])
    room = {laid.tile: used[laid.tile] for laid in view.chain}
    room.update({tile: used[tile] + end.openings for tile, end in ends.items()})
    lettered: dict[str, str] = {}
    for laid in view.chain:  # as it grew, so that a letter goes to a new end only when it is free
        if laid.on:
            room[laid.on] = room[laid.on] - 1
            if not room[laid.on]:
                lettered = {letter: tile for letter, tile in lettered.items() if tile != laid.on}
        free = [letter for letter in LETTERS if letter not in lettered]
        lettered.update({letter: laid.tile for letter in free[:1] if room[laid.tile]})
    return {letter: ends[lettered[letter]] for letter in LETTERS if lettered.get(letter) in ends}


def held(view: WildfireView) -> tuple[int, ...]:
    """How many tiles each seat has, or had left when the round was over."""
    return tuple([len(left) for left in view.shown]) or view.tiles


def letter_of(view: WildfireView, tile: str) -> str:
    for letter, end in letters(view).items():
        if end.tile == tile:
            return letter
    return "?"


def fitting_ends(moves: Sequence[Value], tile: str) -> list[str]:
    """The tiles on which this one can be played."""
    return list(dict.fromkeys([move.on for move in moves if isinstance(move, Play) and move.tile == tile]))


# -- moves


def is_wild_one(tile: str) -> bool:
    """Whether its flame can lie open or closed, as the player likes."""
    number = by_name(tile)
    return number >= 0 and TILES[number].is_wild_one and not TILES[number].is_double


def play_of(
    moves: Sequence[Value], tile: str, end: OpenEnd, flame: bool | None = None, knock: bool = False
) -> Play:
    """The move that lays this tile there; or else what the player means, for the game to refuse."""
    kind = PlayAndKnock if knock else Play
    found = [move for move in moves if type(move) is kind and (move.tile, move.on) == (tile, end.tile)]
    wanted = None if not is_wild_one(tile) else flame
    for move in found:
        if wanted is None or (move.out == "1") == wanted:
            return move
    return kind(tile, end.tile, _meant(tile, end, wanted))


def _meant(tile: str, end: OpenEnd, flame: bool | None) -> str:
    """The end that would be out."""
    number = by_name(tile)
    if number < 0:
        return ""
    face = TILES[number]
    if face.is_wildfire:
        return SIGNS[face.high]
    if flame is not None:
        return "1" if flame else SIGNS[face.across(1)]
    return SIGNS[face.across(end.shows)]


def read_move(line: str, view: WildfireView, moves: Sequence[Value], names: Sequence[str]) -> Value:
    """What a typed line says, such as ``3-5 b``, ``1-6 b open``, ``draw`` or ``call 7``."""
    first, *rest = line.replace(",", " ").split() or [""]
    verb = first.lower()
    if verb in ("d", "draw", "p", "pass") and not rest:
        return DRAW if verb[0] == "d" else PASS
    if verb == "call" or (verb.isdecimal() and len(verb) == 1 and not rest and isinstance(moves[0], Call)):
        return _call(rest if verb == "call" else [verb])
    if verb in ("c", "catch"):
        return _catch(" ".join(rest), view, moves, names)
    words = [first, *rest]
    knock = [word for word in words if word.lower() in ("k", "knock", "and")]
    return _play([word for word in words if word not in knock], bool(knock), view, moves)


def _call(rest: list[str]) -> Call:
    if len(rest) != 1 or not rest[0].isdecimal() or len(rest[0]) > 2:
        raise BadWords("say which number you call, such as 'call 7'")
    return Call(int(rest[0]))


def _catch(who: str, view: WildfireView, moves: Sequence[Value], names: Sequence[str]) -> CatchOut:
    if not who:
        return catch(view, moves)
    for seat, name in enumerate(names):
        if who.lower() in (name.lower(), str(seat + 1)):
            return CatchOut(seat)
    raise BadWords(f"nobody here is called {who!r}; there are {listed(list(names))}")


def catch(view: WildfireView, moves: Sequence[Value]) -> CatchOut:
    """Whoever forgot to knock; or else whoever has fewest tiles, for the game to say why not."""
    for move in moves:
        if isinstance(move, CatchOut):
            return move
    others = [seat for seat in range(len(view.tiles)) if seat != view.turn]
    return CatchOut(min(others, key=lambda seat: view.tiles[seat]))


def _play(words: list[str], knock: bool, view: WildfireView, moves: Sequence[Value]) -> Play:
    if not words:
        raise BadWords("knock with which tile? Say it such as 'knock 3-5 b'")
    tile = _named(words[0])
    if not tile:
        raise BadWords(f"{' '.join(words)!r} means nothing here; ? lists what can be typed")
    flame: bool | None = None
    place: OpenEnd | None = None
    for word in words[1:]:
        if word.lower() in OPEN + CLOSED:
            flame = word.lower() in OPEN
        elif word.lower() != "on":
            place = _end(word, view)
    return play_of(moves, tile, place or _only_end(tile, view, moves, flame), flame, knock)


def _named(word: str) -> str:
    """The tile that a word such as 3-5, 53 or 4d names, or nothing."""
    found = _TILE.fullmatch(word)
    if found is None:
        return ""
    return "-".join(sorted([sign.upper() for sign in found.groups()], key=SIGNS.index))


def _end(word: str, view: WildfireView) -> OpenEnd:
    ends = letters(view)
    if word in ends:
        return ends[word]
    tile = _named(word)
    for end in ends.values():
        if end.tile == tile:
            return end
    if tile:
        return OpenEnd(tile, 0, 0)  # the game knows why nothing can be laid there
    raise BadWords(f"there is no end {word!r}; the open ends are {listed(list(ends))}")


def _only_end(tile: str, view: WildfireView, moves: Sequence[Value], flame: bool | None) -> OpenEnd:
    """Where a tile goes when nobody says where: the one place there is, its flame as it was asked for."""
    fits = fitting_ends(moves, tile)
    if flame is not None and is_wild_one(tile):
        meant = [move for move in moves if isinstance(move, Play) and (move.out == "1") == flame]
        fits = fitting_ends(meant, tile) or fits[:1]  # of a flame that fits nowhere the game says why
    if len(fits) > 1:
        where = [letter_of(view, end) for end in fits]
        raise BadWords(f"{tile} fits on {listed(where)}: say where, such as '{tile} {where[0]}'")
    wanted = fits[0] if fits else view.owed.tile if view.owed else ""
    ends = [end for end in view.ends if end.tile == wanted] or list(view.ends)
    return ends[0]


# -- what is said


def hub_in_words(view: WildfireView, names: Sequence[str]) -> str:
    """What the hub asks for, and of whom; in some houses a number is called instead of lit."""
    owed = view.owed
    if not view.chain:
        return "The highest double opens the round."
    if view.shown:
        return "The round is over."
    if owed is None:
        return "The hub is dark: play on any open end."
    if owed.number < 0 and owed.called:
        return f"{names[view.turn]} calls the number that {owed.tile} stands for."
    if owed.number < 0:
        return f"The hub is spinning for {owed.tile}."
    now, then = names[owed.seat], names[owed.passes_to]
    wanted = wanted_in_words(owed.number, owed.doubles)
    return f"{plays_in_words(owed.plays)} on {owed.tile} owed: {wanted}. {now}'s job, then {then}'s."


def end_in_words(end: OpenEnd) -> str:
    """``5 on 3-5``, and how many tiles can be laid there if more than one."""
    number = str(end.shows) if end.shows >= 0 else "?"
    more = f" ×{end.openings}" if end.openings > 1 else ""
    return f"{number} on {end.tile}{more}"


def chain_in_words(chain: Sequence[Laid]) -> list[str]:
    """The tiles from the hub outward, one line for each branch, what goes on from a fork in brackets."""
    if not chain:
        return []
    branches = [_branch(chain, laid) for laid in chain if laid.on == chain[0].tile]
    return [f"hub {chain[0].tile}", *branches]


def _branch(chain: Sequence[Laid], laid: Laid) -> str:
    low, high = laid.tile[0], laid.tile[-1]
    text = f"{high if laid.out == low else low}-{laid.out}"
    onward = [_branch(chain, other) for other in chain if other.on == laid.tile]
    if len(onward) > 1:
        return f"{text} ({' | '.join(onward)})"
    return " ".join([text, *onward])


def table_in_lines(view: WildfireView, names: Sequence[str], moves: Sequence[Value]) -> list[str]:
    """The table for people who read lines."""
    lines = [f"Round {view.round}: {names[view.dealer]} deals, {view.pile} in the pile."]
    if view.shown:
        lines = [f"Round {len(view.sheet)} is over."]
    lines += [
        f"{'Chain:' if n == 0 else '      '}  {branch}" for n, branch in enumerate(chain_in_words(view.chain))
    ]
    ends = "   ".join([f"{letter}: {end_in_words(end)}" for letter, end in letters(view).items()])
    if ends:
        lines.append(f"Ends:   {ends}")
    lines.append(f"Hub:    {hub_in_words(view, names)}")
    lines.append("Tiles:  " + ", ".join([_holding(view, names, seat) for seat in range(len(names))]))
    if view.hand:
        hand = [f"{tile}*" if fitting_ends(moves, tile) else tile for tile in view.hand]
        starred = "  (* fits)" if any(tile.endswith("*") for tile in hand) else ""
        lines.append(f"Hand:   {'  '.join(hand)}{starred}")
    return lines


def _holding(view: WildfireView, names: Sequence[str], seat: int) -> str:
    facts = [str(held(view)[seat])]
    if view.knocked[seat] and not view.shown:
        facts.append("knocked")
    if view.skips[seat] and not view.shown:
        facts.append("loses a turn")
    if view.lacking[seat]:
        facts.append(f"no {' '.join([str(number) for number in view.lacking[seat]])}")
    return f"{names[seat]} {facts[0]}" + (f" ({', '.join(facts[1:])})" if facts[1:] else "")
