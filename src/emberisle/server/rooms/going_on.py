"""The match goes on: what moves and windows that close make of a room, in one step for all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from emberisle.kernel.errors import BadLog
from emberisle.kernel.game import Game
from emberisle.playback import EventGroup
from emberisle.server.game_pages import game_page
from emberisle.server.rooms.acts import Closed, Played
from emberisle.server.rooms.decisions import Decisions, Made
from emberisle.server.rooms.progress import Input, Progress
from emberisle.server.rooms.remarks import remarked
from emberisle.server.rooms.room import Room, Seat
from emberisle.server.rooms.stand_ins import StandIn
from emberisle.server.rooms.story import Turn, told_so_far
from emberisle.store.store import Act

HEARD: Final = 4
"""Of many moves in a row it is found out what the last ones told; the rest when somebody asks."""


class Move(NamedTuple):
    """An act by which the match goes on, and the match after it where that is known already."""

    act: Act
    deed: Played | Closed
    progress: Progress | None = None


def in_play(room: Room) -> Game:
    if room.game is None:
        raise BadLog(f"room {room.code} has no match at {room.sequence}")
    return room.game


def after_moves(room: Room, moves: Sequence[Move]) -> Room:
    """The room after these acts, which followed each other."""
    walk = _Walk(room)
    if len(moves) > HEARD:
        walk.hurry(moves[:-HEARD], heard=game_page(room.game_id).takes_time_to_see)
    found = walk.after(moves[-HEARD:])
    if walk.seen is None and len(moves) > HEARD:  # then something before them was seen last
        walk = _Walk(room)
        walk.hurry(moves[:-HEARD], heard=True)
        found = walk.after(moves[-HEARD:])
    return found


class _Walk:
    """A room on its way through moves; it is put together when they are all made."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._game = in_play(room)
        self._spent = [seat.spent for seat in room.seats]
        self._owed = [seat.owed for seat in room.seats]
        self._made_before = room.made
        self._made_since: list[Made] = []
        self._stood_in: list[StandIn] = []
        self._passed: list[int] = []
        self._last_chair = room.last_chair
        self._bot_turns = [seat.bot_turns for seat in room.seats]
        self._kept = room.kept
        self._story = room.story
        self._since, self._used = room.since, room.used
        self._showing = room.showing
        self._page = game_page(room.game_id)
        self._clocks: list[tuple[Act, int]] = []
        self.seen: float | None = None
        """When something was last told that everybody saw, if that is known."""

    def hurry(self, moves: Sequence[Move], heard: bool) -> None:
        """Many moves, made on the spot; unless they are ``heard`` nobody finds out yet what they told."""
        progress = Progress(self._game)
        self._game, self._kept, self._story = progress.game, None, None
        for move in moves:
            inputs, turn = len(self._game.entries), _turn(self._game)
            progress.told.clear()
            progress.feed(move.deed.inputs, heard)
            self._note(move, inputs, turn)
            self._tell(progress.told, move.act.at)

    def after(self, moves: Sequence[Move]) -> Room:
        for move in moves:
            self._take(move)
        last = moves[-1].act
        room = self._room
        found = room.but(
            sequence=last.sequence,
            touched=last.at,
            private_to=None,
            seats=self._seats(),
            game=self._game,
            story=self._story or told_so_far(self._game),
            made=self._made,
            stand_ins=room.stand_ins.and_then(self._stood_in, self._passed),
            kept=self._kept,
            last_chair=self._last_chair,
            undo_request=None,
            undo_refused=frozenset(),
            pause_request=None,
            answers={},
            showing=self._showing,
            seen=room.seen if self.seen is None else self.seen,
            since=self._since,
            used=self._used,
        )
        for act, chair in self._clocks:
            found = remarked(found, act.at, "clock", chair)
        return found

    @property
    def _made(self) -> Decisions:
        """What people decided; put together only when it is looked at, as it grows with the match."""
        if self._made_since:
            self._made_before = self._made_before.and_then(self._made_since)
            self._made_since = []
        return self._made_before

    def _seats(self) -> tuple[Seat, ...]:
        seats = self._room.seats
        counts = list(zip(self._spent, self._owed, self._bot_turns, strict=True))
        if counts == [(seat.spent, seat.owed, seat.bot_turns) for seat in seats]:
            return seats
        found = zip(seats, counts, strict=True)
        return tuple([replace(seat, spent=s, owed=o, bot_turns=b) for seat, (s, o, b) in found])

    def _take(self, move: Move) -> None:
        before = self._game
        progress = move.progress
        if progress is None:
            progress = Progress(before)
            progress.feed(move.deed.inputs)
        progress.pack()
        self._game = progress.game
        self._keep(move, before)
        self._note(move, len(before.entries), _turn(before))
        self._tell(progress.told, move.act.at)

    def _note(self, move: Move, inputs: int, turn: Turn | None) -> None:
        """Clocks, and what people decided, or bots for them."""
        act, deed = move.act, move.deed
        thinking = self._thinking(act.at)
        if isinstance(deed, Played):
            if self._room.counts_time:
                self._spent[deed.chair] += self._owed[deed.chair] if deed.by == "bot" else thinking
            self._owed[deed.chair] = 0.0
            self._count_turn(deed)
            if deed.by == "clock":
                self._clocks.append((act, deed.chair))
        if deed.chair is not None and deed.by == "person":
            thought = thinking if isinstance(deed, Played) else 0.0  # no clock runs in a window
            self._made_since.append(Made(deed.chair, inputs + _passes(deed), thought))
        elif deed.chair is not None and self._room.seats[deed.chair].level is None:
            last = inputs + len(deed.inputs)
            self._stood_in.append(StandIn(deed.chair, inputs + _others_first(deed), last, turn))
        if isinstance(deed, Closed):
            self._passed += [inputs + n for n in self._passed_by_bots(deed)]
        self._showing = max(0.0, self._showing - thinking)
        self._since, self._used = act.at, 0.0

    def _passed_by_bots(self, deed: Closed) -> list[int]:
        """Which of these inputs are passes of bots for those who have the chairs."""
        away = [n for n, seat in enumerate(self._room.seats) if seat.level is None and not seat.alive]
        return [n for n, (who, _) in enumerate(deed.inputs) if who in away and who != deed.chair]

    def _count_turn(self, deed: Played) -> None:
        """How many turns a bot plays for somebody: moves in a row are one, if only the end of a turn."""
        if deed.by == "person":
            self._bot_turns[deed.chair] = 0
        elif deed.by == "bot" and self._room.seats[deed.chair].person is not None:
            another = deed.chair != self._last_chair or self._bot_turns[deed.chair] == 0
            self._bot_turns[deed.chair] += another
        self._last_chair = deed.chair

    def _thinking(self, at: float) -> float:
        return self._used if self._room.paused else self._used + max(0.0, at - self._since)

    def _keep(self, move: Move, before: Game) -> None:
        """Keep the match before a decision as long as nothing but the moves of that chair follows."""
        deed, passes, last = move.deed, _passes(move.deed), self._made.last()
        decided = deed.chair is not None and deed.by == "person"
        chair = deed.chair if decided else None if last is None else last.chair
        if any(who != chair for who, _ in deed.inputs[passes:]):
            self._kept = None
        elif decided:
            self._kept = before if passes == 0 else _fed(before, deed.inputs[:passes])

    def _tell(self, told: list[EventGroup], at: float) -> None:
        if not told:
            return
        events = [event for group in told for event in group.events]
        if self._story is not None:
            self._story = self._story.and_then(told)
        if any(event.only is None for event in events):
            self.seen = at
        self._showing += self._page.seconds_to_see(events)


def _passes(deed: Played | Closed) -> int:
    """How many passes come before what a person did in a window."""
    return _others_first(deed) if deed.by == "person" else 0


def _others_first(deed: Played | Closed) -> int:
    """How many pass in a window before the chair that does something else."""
    if isinstance(deed, Played) or deed.chair is None:
        return 0
    return [who for who, _ in deed.inputs].index(deed.chair)


def _turn(game: Game) -> Turn | None:
    return game.ruleset.turn_told(game.table)


def _fed(game: Game, inputs: list[Input]) -> Game:
    progress = Progress(game)
    progress.feed(inputs)
    return progress.game
