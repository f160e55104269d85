"""A window as one seat or a spectator is told of it."""

from __future__ import annotations

from emberisle.kernel.notation import write
from emberisle.server.language import say
from emberisle.server.messages import OpenWindow
from emberisle.server.pictures.table_picture import labelled
from emberisle.server.pictures.wording import addressed, of_turn
from emberisle.server.rooms import window_closing
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.windows import AskedSeat


def open_window(room: Room, seat: int | None, now: float, language: str) -> OpenWindow | None:
    """The present window as this seat, or a spectator, is told of it."""
    game = room.game
    if game is None or not room.window or not window_closing.is_shown(room):
        return None
    mine, names = window_closing.asked_at(room, seat), room.names(language)
    asked = mine or room.window[0]
    choices = mine.choices if mine is not None else ()
    return OpenWindow(
        asks=of_turn(asked.game, seat, _question(asked, language), names, language),
        inputs=room.inputs,
        closes_in=None if room.held else window_closing.countdown(room, now),
        lasts=window_closing.lasts(room),
        chair=mine.chair if mine is not None else None,
        moves=labelled(game.ruleset, choices, names, language),
        passing=write(mine.passing) if mine is not None else None,
        turn_of=window_closing.turn_ending(room),
        answer=room.answers.get(mine.chair) if mine is not None else None,
    )


def asks_in_window(room: Room, seat: int | None, language: str) -> str:
    """The headline of the table while a window is open: a question for those it asks, news for the others."""
    mine, names = window_closing.asked_at(room, seat), room.names(language)
    asked = mine or room.window[0]
    if mine is None or asked.game.ruleset.on_turn(asked.game.table) is None:
        return of_turn(asked.game, seat, say(language, "table.window"), names, language)
    return addressed(mine.game, mine.chair, _question(mine, language), names, language)


def _question(asked: AskedSeat, language: str) -> str:
    step = asked.game.step
    assert step is not None
    return asked.game.ruleset.question(step, language)
