"""Kindling, broken in what it brings besides rules. The contract must notice each of these."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from emberisle.bots.bot import Bot
from emberisle.kernel.game import Game
from emberisle.kernel.notation import write
from emberisle.kernel.texts import Texts
from emberisle.kernel.values import Value
from emberisle.plug import Plug
from tests.toys import kindling
from tests.toys.kindling.bots import Greedy
from tests.toys.kindling.rules import TEXTS, Kindling, Take

PACKAGE: Final = kindling.__name__


def game(rules: Kindling | None = None, bot: type[Bot] = Greedy, **parts: Any) -> Plug:
    """Kindling with one part exchanged."""
    return Plug(PACKAGE, rules or Kindling(), bots={"easy": bot}, **parts)


# -- texts


Said = dict[str, str | None]


class OtherTexts(Kindling):
    """Kindling with some texts changed, added, or left out where they are None."""

    def __init__(self, en: Said, de: Said) -> None:
        self.changes = {"en": en, "de": de}

    def texts(self, language: str) -> Texts:
        known = TEXTS.texts(language)
        changed = known.texts | self.changes[language]
        other = Texts(language, {key: text for key, text in changed.items() if text is not None})
        other.same = known.same
        return other


LACKS_A_TEXT: Final = OtherTexts(en={}, de={"questions.TakeSticks": None})
FORGETS_A_FACT: Final = OtherTexts(en={}, de={"events.took": "{0:seat} nimmt Zweige."})
STAYS_ENGLISH: Final = OtherTexts(en={}, de={"questions.TakeSticks": "How many sticks do you take?"})
FORGETS_THE_FULL_STOP: Final = OtherTexts(en={}, de={"game.summary": "Sammle mehr als alle anderen"})
SAYS_TOO_MUCH: Final = OtherTexts(en={"advice.burn": "Burn it"}, de={"advice.burn": "Verbrenn sie"})
LEAVES_IT_TO_OTHERS: Final = OtherTexts(en={"moves.Take": None}, de={"moves.Take": None})
EXPLAINS_NO_VALUE: Final = OtherTexts(en={"options.at_once.two": None}, de={"options.at_once.two": None})
CALLS_ITSELF_NAMES: Final = OtherTexts(en={"game.title": "Twigs"}, de={"game.title": "Twigs"})


class SpeaksInTongues(Kindling):
    """It answers in any language."""

    def texts(self, language: str) -> Texts:
        return TEXTS.texts(language if language == "de" else "en")


# -- lessons


class OtherLessons(Plug):
    """Kindling with other words in its lessons, in a folder of its own."""

    def __init__(self, folder: Path, rules: Kindling, *changes: tuple[str, str, str]) -> None:
        """Each change names a file, what stands there, and what stands there instead."""
        super().__init__(PACKAGE, rules, bots={"easy": Greedy})
        self.folder = folder
        lessons = resources.files(PACKAGE).joinpath("lessons")
        for name in ("steps.toml", "en.toml", "de.toml"):
            text = lessons.joinpath(name).read_text("utf-8")
            for file, before, after in changes:
                assert file != name or before in text
                text = text.replace(before, after) if file == name else text
            (folder / name).write_text(text, "utf-8")

    def file(self, *path: str) -> Traversable | None:
        return self.folder.joinpath(*path[1:]) if path[0] == "lessons" else super().file(*path)


class Untaught(Kindling):
    """A lesson that nobody can do."""

    id = "kindling_untaught"


class Unsaid(Kindling):
    """A lesson that says nothing."""

    id = "kindling_unsaid"


def cannot_be_done(folder: Path) -> Plug:
    return OtherLessons(
        folder, Untaught(), ("steps.toml", "solution = [[{ Take = [3]", "solution = [[{ Take = [2]")
    )


def says_nothing(folder: Path) -> Plug:
    return OtherLessons(folder, Unsaid(), ("de.toml", "So bleiben zu viele: Nimm drei.", ""))


# -- bots


class Cheater(Greedy):
    """Plays what it likes, in company."""

    def choose(self, game: Game, seat: int) -> Value:
        chosen = super().choose(game, seat)
        return Take(99) if game.header.seats > 1 else chosen


class Peeper(Greedy):
    """Looks into the log."""

    def choose(self, game: Game, seat: int) -> Value:
        chosen = super().choose(game, seat)
        return game.legal_moves()[0] if game.entries else chosen


class Moody(Greedy):
    """Plays by what it was asked first."""

    first: object = None

    def choose(self, game: Game, seat: int) -> Value:
        chosen = super().choose(game, seat)
        seen = write(game.view(seat))
        self.first = self.first or seen
        return chosen if self.first == seen else game.legal_moves()[0]


class Stubborn(Greedy):
    """Knows the usual rules only."""

    def choose(self, game: Game, seat: int) -> Value:
        assert game.header.options["sticks"] == 9, "that is not how it is played"
        return super().choose(game, seat)
