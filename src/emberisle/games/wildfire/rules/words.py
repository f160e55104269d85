"""Wildfire Dominoes in words: tiles, moves, refusals and what is owed. Nothing here decides anything."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from emberisle.games.wildfire.rules.moves import DRAW, PASS, Call, Play
from emberisle.games.wildfire.rules.tiles import SIGNS, TILES, WILD_ONE, by_name
from emberisle.kernel.texts import Catalogue, Texts
from emberisle.kernel.values import Value


class WildfireTexts(Texts):
    """Texts with tiles, moves and open flames in them."""

    def fact(self, kind: str, fact: object, names: tuple[str, ...]) -> str:
        if kind == "tile":
            return self.tile(str(fact))
        if kind == "move":
            assert isinstance(fact, Value)
            return self.move(fact, names)
        if isinstance(fact, tuple):
            return self.several(kind, fact)
        return super().fact(kind, fact, names)

    def several(self, kind: str, facts: tuple[object, ...]) -> str:
        """Facts that are said together: a hand, numbers, what is owed, what is wanted."""
        if kind == "owed":
            fire, number, plays, doubles = facts
            assert isinstance(number, int)
            assert isinstance(plays, int)
            return self.owed(str(fire), number, plays, str(doubles))
        if kind == "wanted":
            number, doubles = facts
            assert isinstance(number, int)
            return self.wanted(number, str(doubles))
        return ", ".join([str(fact) for fact in facts]) or self.text("tiles.nothing")

    def tile(self, name: str) -> str:
        """``3-5`` stays; a flame is called by its name as well."""
        tile = by_name(name)
        if tile < 0:
            return name
        face = TILES[tile]
        if face.is_wildfire:
            return self.say(f"tiles.{SIGNS[face.high]}", (name,))
        if face.is_wild_one:
            return self.say("tiles.double_wild" if face.is_double else "tiles.wild", (name,))
        return name

    def move(self, move: Value, names: tuple[str, ...] = ()) -> str:
        how = _flame(move) if isinstance(move, Play) else ""
        return self.say(f"moves.{type(move).__name__}{how}", move.parts(), names)

    def owed(self, fire: str, number: int, plays: int, doubles: str) -> str:
        """What has to be played on an open flame; below zero its number is not known yet."""
        how = "waiting" if number < 0 else "last" if plays == 1 else "more"
        return self.say(f"owed.{how}", (fire, (number, doubles), plays))

    def wanted(self, number: int, doubles: str) -> str:
        """The tiles that fit there, and which doubles do not."""
        which = "wild" if number == WILD_ONE else "eight" if number == 8 else "number"
        wanted = self.say(f"wanted.{which}", (number,))
        return f"{wanted} {self.text(f'wanted.{doubles}')}" if doubles else wanted


def _flame(move: Play) -> str:
    """Whether a Wild One lies with its flame open; otherwise nothing needs to be said."""
    if move.number < 0 or not TILES[move.number].is_wild_one or TILES[move.number].is_double:
        return ""
    return "Open" if move.out_end == WILD_ONE else ""


TEXTS: Final = Catalogue("emberisle.games.wildfire.rules", WildfireTexts)


def texts_in(language: str) -> WildfireTexts:
    return TEXTS.texts(language)


def tile_in_words(name: str, language: str = "en") -> str:
    """``3-5`` stays; a flame is called by its name as well."""
    return texts_in(language).tile(name)


def plays_in_words(count: int, language: str = "en") -> str:
    return texts_in(language).count("plays", count)


@lru_cache(1024)
def owed_in_words(fire: str, number: int, plays: int, doubles: str, language: str = "en") -> str:
    """What has to be played on an open flame: its tile, its number or -1, how many tiles, which doubles."""
    return texts_in(language).owed(fire, number, plays, doubles)


def wanted_in_words(number: int, doubles: str, language: str = "en") -> str:
    """Which tiles an open flame takes that stands for this number."""
    return texts_in(language).wanted(number, doubles)


def question_in_words(moves: tuple[Value, ...], drawn: bool, language: str = "en") -> str:
    """What is asked of a player with these moves: to play or to call, or else to draw or to pass."""
    texts = texts_in(language)
    if moves and isinstance(moves[0], Call):
        return texts.text("questions.CallNumber")
    if DRAW in moves:
        return texts.text("questions.Draw")
    if PASS in moves:
        return texts.text("questions.PassAfterDrawing" if drawn else "questions.PassWithoutDrawing")
    return texts.text("questions.PlayTile")
