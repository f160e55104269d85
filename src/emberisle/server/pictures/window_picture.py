"""A window as one seat or a spectator is told of it."""

from __future__ import annotations

from emberisle.kernel.notation import write
from emberisle.server.language import say
from emberisle.server.messages import OpenWindow
from emberisle.server.pictures.table_picture import labelled
from emberisle.server.pictures.wording import addressed, names_in, of_turn
from emberisle.server.rooms import window_closing
from emberisle.server.rooms.room import Room
from emberisle.server.rooms.windows import AskedSeat


def open_window(room: Room, seat: int | None, now: float, language: str) -> OpenWindow | None:
    """The present window as this seat, or a spectator, is told of it."""
    game = room.game
    if game is None or not room.window or not window_closing.is_shown(room):
        return None
    mine, names = window_closing.asked_at(room, seat), names_in(language, room.names)
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
    mine, names = window_closing.asked_at(room, seat), names_in(language, room.names)
    game = (mine or room.window[0]).game
    turn = game.ruleset.on_turn(game.table)
    if mine is not None and turn is not None:
        return addressed(game, mine.chair, _question(mine, language), names, language)
    if turn is None or turn == seat:
        return say(language, "table.window_between")
    return say(language, "table.window", name=names[turn])


def _question(asked: AskedSeat, language: str) -> str:
    step = asked.game.step
    assert step is not None
    return asked.game.ruleset.question(step, language)
