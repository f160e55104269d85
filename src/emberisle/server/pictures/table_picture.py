"""The table as one seat or a spectator sees it: pictures, frames and the story. Decides nothing."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from emberisle import playback
from emberisle.kernel.game import Game, View
from emberisle.kernel.notation import write
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Refusal
from emberisle.kernel.values import Value
from emberisle.server.game_pages import game_page
from emberisle.server.language import say
from emberisle.server.messages import Frame, Line, Move, Picture, RefusedMove
from emberisle.server.pictures.wording import Names, headline

_FIELDS: Final[dict[type, tuple[str, ...] | None]] = {}
LABELS: Final = 4096
"""How many moves are remembered with their words."""


def picture(game: Game, seat: int | None, names: Names, language: str) -> Picture:
    """The table as this seat, or a spectator, sees it now."""
    inputs = len(game.entries)
    if not game.ruleset.all_open:
        return _picture(game.view(seat), game, inputs, True, names, language)
    view, table = _OPEN.seen(game)
    moves = game.legal_moves() if seat is not None and seat == view.to_move else ()
    view = dataclasses.replace(view, seat=seat, moves=tuple(moves))
    return _picture(view, game, inputs, True, names, language, table)


class _OpenTable:
    """The last game that was looked at in which everything lies open: all see it as a spectator does."""

    def __init__(self) -> None:
        self._last: tuple[Game, int, View, object] | None = None

    def seen(self, game: Game) -> tuple[View, object]:
        """The view of a spectator, and its table in notation."""
        last = self._last
        if last is None or last[0] is not game or last[1] != len(game.entries):
            view = game.view(None)
            last = self._last = (game, len(game.entries), view, _written(view.table))
        return last[2], last[3]


_OPEN: Final = _OpenTable()


def in_window(shown: Picture, asks: str, ending: int | None, names: Names, language: str) -> Picture:
    """The same table while several are asked at once, and nobody is to move; or while a turn ends."""
    if ending is not None and ending == shown.seat:
        asks = say(language, "table.your_ending")
    elif ending is not None:
        asks = say(language, "table.ending", name=names[ending])
    return replace(shown, to_move=ending, moves=[], asks=asks)


def frames(before: Game, after: Game, seat: int | None, names: Names, language: str) -> list[Frame]:
    """What happened between two moments of a match, frame by frame; the last is the later moment."""
    return _frames(playback.frames(before, after, seat), after, names, language)


def history(game: Game, seat: int | None, names: Names, language: str) -> list[Frame]:
    """A whole match, picture by picture, from its opening."""
    return _frames(playback.history(game, seat), game, names, language)


def _frames(told: list[playback.Frame], after: Game, names: Names, language: str) -> list[Frame]:
    moving = [_frame(frame, after, False, names, language) for frame in told[:-1]]
    return [*moving, _frame(told[-1], after, True, names, language)]


def _frame(frame: playback.Frame, game: Game, at_rest: bool, names: Names, language: str) -> Frame:
    told = told_in(frame, game, names, language)
    return Frame(_picture(frame.view, game, frame.inputs, at_rest, names, language), told.lines, told.lasts)


def moving(frame: playback.Frame, game: Game, names: Names, language: str) -> Picture:
    """The table in a frame on the way to where the game is now; nobody moves in it."""
    view = dataclasses.replace(frame.view, moves=())
    return _picture(view, game, frame.inputs, False, names, language)


class Told(NamedTuple):
    """What is said in a frame, and for how many milliseconds it is shown, at the least."""

    lines: list[Line]
    lasts: int


def told_in(frame: playback.Frame, game: Game, names: Names, language: str) -> Told:
    """What is said in a frame, in words."""
    told = playback.EventGroup(frame.events, frame.inputs)
    lasts = game_page(game.ruleset.id).frame_ms(frame.events)
    return Told(_lines(game.ruleset, told, names, language), lasts)


def _lines(rules: Ruleset[Any], told: playback.EventGroup, names: Names, language: str) -> list[Line]:
    return [
        Line(
            text=rules.sentence(event, names, language),
            rule=event.rule,
            what=event.what,
            facts=[write(fact) for fact in event.facts],
            inputs=told.inputs,
        )
        for event in told.events
    ]


def refused(game: Game, refusal: Refusal, names: Names, language: str) -> RefusedMove:
    """The clause, the reason in this position, and the nearest moves that are allowed."""
    return RefusedMove(
        rule=refusal.rule,
        reason=_sentence(game.ruleset.reason(refusal, language, names)),
        instead=labelled(game.ruleset, refusal.instead, names, language),
    )


def _picture(
    view: View, game: Game, inputs: int, at_rest: bool, names: Names, language: str, table: object = None
) -> Picture:
    rules = game.ruleset
    return Picture(
        game=view.game,
        seat=view.seat,
        to_move=view.to_move,
        question=view.question,
        asks=headline(view, game, at_rest, names, language),
        rule=view.rule,
        moves=labelled(rules, view.moves, names, language),
        scores=list(view.scores),
        over=view.over,
        winners=list(view.winners),
        table=_written(view.table) if table is None else table,
        scene=game_page(view.game).scene(view, game, at_rest, language),
        inputs=inputs,
    )


def _written(table: object) -> object:
    """The game's own view in notation."""
    names = _field_names(type(table))
    return write(table) if names is None else {name: write(getattr(table, name)) for name in names}


def _field_names(kind: type) -> tuple[str, ...] | None:
    """The fields of a kind of view, which are looked up once."""
    if kind not in _FIELDS:
        shaped = not issubclass(kind, Value) and dataclasses.is_dataclass(kind)
        _FIELDS[kind] = tuple([field.name for field in dataclasses.fields(kind)]) if shaped else None
    return _FIELDS[kind]


def labelled(rules: Ruleset[Any], moves: Iterable[Value], names: Names, language: str) -> list[Move]:
    """These moves, each with the words of its button."""
    known = tuple(moves)
    if type(rules).label_among is Ruleset.label_among:  # its words do not depend on the other moves
        return [_labelled(rules, move, names, language) for move in known]
    return [Move(write(move), rules.label_among(move, known, names, language)) for move in known]


@lru_cache(LABELS)
def _labelled(rules: Ruleset[Any], move: Value, names: Names, language: str) -> Move:
    return Move(write(move), rules.label(move, names, language))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
