"""Board Game Battle in words: moves, events, refusals and squares. Nothing here decides anything."""

from __future__ import annotations

from typing import Final

from emberisle.games.board_game_battle.rules.boards import BOARDS
from emberisle.games.board_game_battle.rules.tiles import TILES
from emberisle.kernel.steps import Event
from emberisle.kernel.texts import Catalogue, Texts

SQUARE_RULES: Final = {
    "blank": "BB-8.1",
    "blue": "BB-8.2",
    "red": "BB-8.3",
    "+4": "BB-8.4",
    "+5": "BB-8.5",
    "+6": "BB-8.6",
    "-4": "BB-8.7",
    "1 vs 1": "BB-9.1",
    "1 vs 3": "BB-10.1",
    "switch": "BB-11.1",
    "random": "BB-12.1",
    "detour": "BB-13.1",
    "exit detour": "BB-13.3",
    "boost": "BB-14.1",
    "setback": "BB-15.1",
    "50/50": "BB-16.1",
    "start": "BB-2.3",
    "challenge 6": "BB-5.8",
}
"""The clause of each kind of square; challenges 1 to 5 share one."""


class BattleTexts(Texts):
    """Texts with dice, places and tiles in them."""

    def fact(self, kind: str, fact: object, names: tuple[str, ...]) -> str:
        if kind == "tile":
            return self.text(f"tiles.{fact}")
        if kind == "piece":
            return self.text(f"pieces.{fact}")
        if kind == "place":
            return self.text(f"places.{fact}")
        if isinstance(fact, tuple):
            return self.dice(fact) if kind == "dice" else self.several(kind, fact, names)
        return super().fact(kind, fact, names)

    def dice(self, dice: tuple[object, ...]) -> str:
        """``3``, ``3 and 4``."""
        said = str(dice[0])
        for die in dice[1:]:
            said = self.say("parts.and", (said, die))
        return said

    def several(self, kind: str, facts: tuple[object, ...], names: tuple[str, ...]) -> str:
        """What is said of each seat in turn: what it rolled, or its place."""
        parts: list[str] = []
        for fact in facts:
            assert isinstance(fact, tuple)
            parts.append(self.say(f"parts.{kind}", fact, names))
        return ", ".join(parts)


TEXTS: Final = Catalogue("emberisle.games.board_game_battle.rules", BattleTexts)


def event_in_words(event: Event, names: tuple[str, ...], language: str = "en") -> str:
    """Where all seats roll at once, each is said with its die."""
    facts: tuple[object, ...] = event.facts
    if event.what == "placement_rolls":
        facts = (_pairs(facts[0], facts[1]),)
    elif event.what == "all_rolled":
        facts = (facts[0], _pairs((0, 1, 2, 3), facts[1]))
    elif event.what == "placement":
        facts = (_pairs(facts[0], (1, 2, 3, 4)),)
    return TEXTS.texts(language).say(f"events.{event.what}", facts, names)


def _pairs(seats: object, facts: object) -> tuple[object, ...]:
    assert isinstance(seats, tuple)
    assert isinstance(facts, tuple)
    return tuple([(seat, fact) for seat, fact in zip(seats, facts)])


def square_in_words(tile: int | str, language: str = "en") -> tuple[str, str, str]:
    """A kind of square, by its number or its name: its title, what it does, and its clause."""
    name = TILES[tile] if isinstance(tile, int) else tile
    texts = TEXTS.texts(language)
    title = texts.text(f"tiles.{name}")
    return title[:1].upper() + title[1:], texts.text(f"effects.{name}"), SQUARE_RULES.get(name, "BB-5.7")


def board_in_words(board: str, language: str = "en") -> str:
    """The title of a board; one that a group added is called as its file says."""
    return TEXTS.texts(language).get(f"options.board.{board}", BOARDS[board].title)
