"""The table as one seat or a spectator sees it: pictures, frames and the story. Decides nothing."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from msgspec import UNSET
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
from emberisle.server.pictures.seen_table import SeenTable
from emberisle.server.pictures.wording import Names, headline
from emberisle.server.rooms.stand_ins import NO_STAND_INS, StandIns

LABELS: Final = 4096
"""How many moves are remembered with their words."""
LISTS: Final = 1024
"""How many lists of such moves are."""


def picture(game: Game, seat: int | None, names: Names, language: str) -> Picture:
    """The table as this seat, or a spectator, sees it now."""
    if game.ruleset.all_open:
        return _OPEN.picture(game, seat, names, language)
    return _picture(game.view(seat), game, len(game.entries), True, names, language)


def written(shown: Picture) -> Picture:
    """The same picture with the table in notation."""
    assert isinstance(shown.table, SeenTable)
    return replace(shown, table=shown.table.notation)


class _OpenTable:
    """The last game that was looked at in which everything lies open: all see it as a spectator does."""

    def __init__(self) -> None:
        self._last: tuple[Game, int, View, dict[tuple[Names, str], Picture]] | None = None

    def picture(self, game: Game, seat: int | None, names: Names, language: str) -> Picture:
        """What a spectator sees, and for the seat to move what it may do."""
        view, known = self._seen(game)
        shown = known.get((names, language))
        if shown is None:
            shown = _picture(view, game, len(game.entries), True, names, language)
            known[names, language] = shown
        if seat is None:
            return shown
        if seat != view.to_move:
            return replace(shown, seat=seat)
        moves = game.legal_moves()
        asks = headline(_in_seat(view, seat, moves), game, True, names, language)
        return replace(shown, seat=seat, asks=asks, moves=labelled(game.ruleset, moves, names, language))

    def _seen(self, game: Game) -> tuple[View, dict[tuple[Names, str], Picture]]:
        """The view of a spectator, and the pictures that were made of it."""
        last, inputs = self._last, len(game.entries)
        if last is None or last[0] is not game or last[1] != inputs:
            last = self._last = (game, inputs, game.view(None), {})
        return last[2], last[3]


def _in_seat(view: View, seat: int | None, moves: tuple[Value, ...]) -> View:
    """The same for a seat with these moves, as ``dataclasses.replace`` makes it, but faster."""
    return View(
        view.game,
        seat,
        view.to_move,
        view.question,
        view.rule,
        moves,
        view.scores,
        view.over,
        view.winners,
        view.table,
    )


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
    return _frames(playback.frames(before, after, seat), after, names, language, NO_STAND_INS)


def history(
    game: Game, seat: int | None, names: Names, language: str, stand_ins: StandIns = NO_STAND_INS
) -> list[Frame]:
    """A whole match, picture by picture, from its opening."""
    return _frames(playback.history(game, seat), game, names, language, stand_ins)


def _frames(
    told: list[playback.Frame], after: Game, names: Names, language: str, stand_ins: StandIns
) -> list[Frame]:
    moving = [_frame(frame, after, False, names, language, stand_ins) for frame in told[:-1]]
    return [*moving, _frame(told[-1], after, True, names, language, stand_ins)]


def _frame(
    frame: playback.Frame, game: Game, at_rest: bool, names: Names, language: str, stand_ins: StandIns
) -> Frame:
    group = playback.EventGroup(frame.events, frame.inputs, frame.turn)
    told = told_in(group, game, names, language, stand_ins)
    shown = _picture(frame.view, game, frame.inputs, at_rest, names, language)
    return Frame(written(shown), told.lines, told.lasts, told.happening)


def moving(view: View, game: Game, inputs: int, names: Names, language: str) -> Picture:
    """The table on the way to where the game is now; nobody moves in it."""
    if view.moves:
        view = _in_seat(view, view.seat, ())
    return _picture(view, game, inputs, False, names, language)


class Told(NamedTuple):
    """What is said in a frame, for how many milliseconds it is shown at least, and what is said meanwhile."""

    lines: list[Line]
    lasts: int
    happening: str


def told_in(told: playback.EventGroup, game: Game, names: Names, language: str, stand_ins: StandIns) -> Told:
    """What is said in a frame, in words."""
    rules, happening = game.ruleset, ""
    for event in told.events:
        happening = rules.happening(event, names, language) or happening
    lasts = game_page(rules.id).frame_ms(told.events)
    bot_for = stand_ins.behind(told.inputs, told.turn)
    return Told(_lines(rules, told, names, language, bot_for), lasts, happening)


def _lines(
    rules: Ruleset[Any], told: playback.EventGroup, names: Names, language: str, bot_for: int | None
) -> list[Line]:
    return [
        Line(
            text=rules.sentence(event, names, language),
            rule=event.rule,
            what=event.what,
            facts=[write(fact) for fact in event.facts],
            inputs=told.inputs,
            turn=told.turn if rules.tells_turns else UNSET,
            bot_for=bot_for,
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


def _picture(view: View, game: Game, inputs: int, at_rest: bool, names: Names, language: str) -> Picture:
    return Picture(
        game=view.game,
        seat=view.seat,
        to_move=view.to_move,
        question=view.question,
        asks=headline(view, game, at_rest, names, language),
        rule=view.rule,
        moves=labelled(game.ruleset, view.moves, names, language),
        scores=list(view.scores),
        over=view.over,
        winners=list(view.winners),
        table=SeenTable(view.table),
        scene=game_page(view.game).scene(view, game, at_rest, language),
        inputs=inputs,
    )


def labelled(rules: Ruleset[Any], moves: tuple[Value, ...], names: Names, language: str) -> list[Move]:
    """These moves, each with the words of its button."""
    if type(rules).label_among is not Ruleset.label_among:  # its words depend on the other moves
        return [Move(write(move), rules.label_among(move, moves, names, language)) for move in moves]
    return _LISTS.labelled(rules, moves, names, language)


class _LabelledLists:
    """Moves in words; games offer the same tuples of them again and again, and those are remembered."""

    def __init__(self) -> None:
        self._known: dict[tuple[int, str], tuple[tuple[Value, ...], list[Move] | None]] = {}

    def labelled(
        self, rules: Ruleset[Any], moves: tuple[Value, ...], names: Names, language: str
    ) -> list[Move]:
        key = (id(moves), language)
        known = self._known.get(key)
        if known is None or known[0] is not moves:
            if len(self._known) >= LISTS:
                self._known.clear()
            known = self._known[key] = moves, _named_alike(rules, moves, language)
        if known[1] is not None:
            return known[1]
        return [_labelled(rules, move, names, language) for move in moves]


_LISTS: Final = _LabelledLists()
_NO_NAMES: Final = ("\0",) * 8
"""What nobody is called: where it is not found in a label, that is the same whoever plays."""


def _named_alike(rules: Ruleset[Any], moves: tuple[Value, ...], language: str) -> list[Move] | None:
    """These moves in words that are the same whoever plays; none where they name players."""
    found = [_labelled(rules, move, _NO_NAMES, language) for move in moves]
    return None if any(_NO_NAMES[0] in move.label for move in found) else found


@lru_cache(LABELS)
def _labelled(rules: Ruleset[Any], move: Value, names: Names, language: str) -> Move:
    return Move(write(move), rules.label(move, names, language))


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}."
