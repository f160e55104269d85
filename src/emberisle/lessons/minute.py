"""The rules in a minute: a few positions of the real game, each with a sentence that says what is seen."""

from __future__ import annotations

from dataclasses import dataclass

from emberisle.kernel.game import Game
from emberisle.lessons.course import House, positions_in_pictures, sentences_in_pictures
from emberisle.lessons.lesson import NO_HOUSE


@dataclass(frozen=True)
class MinutePicture:
    """One of the pictures: what it says, and the match that it shows."""

    text: str
    game: Game


def minute(game_id: str, language: str = "en", house: House = NO_HOUSE) -> list[MinutePicture]:
    """All pictures, in order; none where nobody chose any.

    ``house`` has the options of the place where they are shown; only those count that the file leaves open.
    """
    positions = positions_in_pictures(game_id)
    if not positions:
        return []
    games = [position.game(game_id, language, house) for position in positions]
    said = sentences_in_pictures(game_id, language)
    return [MinutePicture(text, game) for text, game in zip(said, games, strict=True)]
