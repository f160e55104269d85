"""A change of a room, and the messages in which each connection is told of it."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from msgspec.structs import replace

from emberisle import playback
from emberisle.kernel.game import Game
from emberisle.kernel.table import same
from emberisle.playback import EventGroup, Stop
from emberisle.server.game_pages import game_page
from emberisle.server.messages import Changes, FrameChange, News, Picture, Welcome
from emberisle.server.pictures import room_picture, table_picture
from emberisle.server.pictures.differences import changes_between
from emberisle.server.pictures.once import MadeOnce
from emberisle.server.pictures.own_frames import own_frames
from emberisle.server.pictures.seen_table import encode
from emberisle.server.pictures.snapshot import Snapshot
from emberisle.server.pictures.story_picture import story_lines
from emberisle.server.pictures.table_picture import Told, told_in
from emberisle.server.pictures.viewer import Viewer
from emberisle.server.pictures.wording import names_in
from emberisle.server.rooms.progress import Progress

NOTHING_TOLD: Final = EventGroup((), 0)
NOTHING_CHANGED: Final = Changes()


class Shown(NamedTuple):
    """What a connection was told last: a moment of the room, as its viewer sees it."""

    snapshot: Snapshot
    viewer: Viewer


class _Step(NamedTuple):
    """The table on the way to where it is now, what changed since the step before, and what was said."""

    picture: Picture
    changes: Changes
    told: Told


class _Way(NamedTuple):
    """What happened since, step by step, and what was said at last, of the table as it is now."""

    steps: list[_Step]
    last: Told


class Update(MadeOnce):
    """A room after a change; what several connections are told alike is made once."""

    def __init__(self, after: Snapshot, only_for: str | None = None, played: Progress | None = None) -> None:
        super().__init__()
        self.after = after
        self.only_for = only_for
        """The one person who is told of the change, if not everybody is."""
        self._played = played

    def welcome(self, person: str | None, viewer: Viewer, language: str) -> bytes:
        """Everything there is to know now."""
        room, seat = self.after.room, viewer.seat
        own = self.after.own(person, viewer, language)
        message = Welcome(
            you=own.you,
            room=self.after.room_picture(language),
            picture=self.after.picture(seat, language),
            curtain=own.curtain,
            window=own.window,
            story=self._story(seat, language),
            said=room_picture.said(room, room.said, language),
        )
        return encode(message)

    def news(self, person: str | None, shown: Shown, viewer: Viewer, language: str, number: int = 1) -> bytes:
        """What has changed for somebody who was shown this before."""
        before, room, seat = shown.snapshot, self.after.room, viewer.seat
        anew = self._anew(before)
        message = News(
            number=number,
            changes=self._changes(person, shown, viewer, language),
            frames=self._frames(shown, seat, language),
            said=room_picture.said(room, room.said_since(before.room.sequence), language),
            anew=anew,
            retold=self._story(seat, language) if anew or self._to_retell(seat, shown) else None,
        )
        return encode(message)

    def _anew(self, before: Snapshot) -> bool:
        """Whether the story was rewritten, by an undo or another match, and not just continued."""
        was, now = before.room, self.after.room
        return was.match != now.match or was.rewound != now.rewound

    def _to_retell(self, seat: int | None, shown: Shown) -> bool:
        """Whether this browser changed to, or from, a seat that was told other things; or somebody's name."""
        last, before = shown.viewer.seat, shown.snapshot.room
        if self.after.room.game is not None and before.names != self.after.room.names:
            return True
        looking = [] if seat == last else [one for one in (seat, last) if one is not None]
        return any(self.after.room.hides(one) for one in looking)

    def _changes(self, person: str | None, shown: Shown, viewer: Viewer, language: str) -> Changes:
        before, after = shown.snapshot, self.after
        if viewer == shown.viewer and self._only_moved(before):
            return self._changes_by_a_move(person, before)
        room = self._once(
            ("room", before, language),
            lambda: changes_between(before.room_picture(language), after.room_picture(language), "room"),
        )
        own = changes_between(before.own(person, shown.viewer, language), after.own(person, viewer, language))
        return Changes({**room.set, **own.set}, {**room.splice, **own.splice}, [*room.drop, *own.drop])

    def _only_moved(self, before: Snapshot) -> bool:
        return self._once(("only moved", before), lambda: self.after.arranged_like(before))

    def _changes_by_a_move(self, person: str | None, before: Snapshot) -> Changes:
        """What a move changes besides the table: how far the room has come, and what can be taken back."""
        changes: dict[str, object] = {"room.sequence": self.after.room.public_sequence}
        if person is not None and person in self.after.room.people:
            undo = self.after.undoable(person)
            if undo != before.undoable(person):
                changes["you.undo"] = undo
        return Changes(changes)

    def _frames(self, shown: Shown, seat: int | None, language: str) -> list[FrameChange]:
        key = ("frames", shown.snapshot, shown.viewer.seat, seat, language)
        return self._once(key, lambda: self._made_frames(shown, seat, language))

    def _made_frames(self, shown: Shown, seat: int | None, language: str) -> list[FrameChange]:
        game, before = self.after.room.game, shown.snapshot.room.game
        if game is None:
            return []
        was = shown.snapshot.picture(shown.viewer.seat, language)
        now = self.after.picture(seat, language)
        if before is game or (self._anew(shown.snapshot) and before is not None):
            if was == now and before is game:
                return []
            quiet = game_page(game.ruleset.id).frame_ms(())
            return [FrameChange(changes_between(was, now), quiet)]
        assert now is not None
        if game.ruleset.all_open and was is not None and seat is not None and seat == shown.viewer.seat:
            seen, sees = shown.snapshot.picture(None, language), self.after.picture(None, language)
            assert seen is not None
            assert sees is not None
            everybody = self._frames(Shown(shown.snapshot, Viewer(None)), None, language)
            return own_frames(everybody, seen, was, sees, now)
        way = self._way(shown.snapshot, seat, now, language)
        found: list[FrameChange] = []
        for step in way.steps:
            changes = step.changes if found else changes_between(was, _as_seen_by(seat, step.picture))
            found.append(_frame(changes, step.told))
        if way.steps:
            was = _as_seen_by(seat, way.steps[-1].picture)
        return [*found, _frame(changes_between(was, now), way.last)]

    def _way(self, before: Snapshot, seat: int | None, now: Picture, language: str) -> _Way:
        """What happened since, as this seat saw it; where all lies open it is the same for everybody."""
        game = self.after.room.game
        assert game is not None
        eyes = None if game.ruleset.all_open else seat
        key = ("way", before, eyes, language)
        return self._once(key, lambda: self._made_way(before, game, eyes, now.table.view, language))

    def _made_way(self, before: Snapshot, game: Game, eyes: int | None, now: object, language: str) -> _Way:
        names, stand_ins = names_in(language, self.after.room.names), self.after.room.stand_ins
        heard = [
            (stop.game, told)
            for stop in self._stops(before)
            if (told := playback.told_to(eyes, stop.told)).events
        ]
        at_last = heard.pop() if heard and same(heard[-1][0].table, game.table) else None
        views = [(still.view(eyes), told) for still, told in heard]
        last = NOTHING_TOLD if at_last is None else at_last[1]
        if at_last is None and views and views[-1][0].table == now:
            last = views.pop()[1]
        steps: list[_Step] = []
        for view, told in views:
            shown = table_picture.moving(view, game, told.inputs, names, language)
            changes = changes_between(steps[-1].picture, shown) if steps else NOTHING_CHANGED
            steps.append(_Step(shown, changes, told_in(told, game, names, language, stand_ins)))
        return _Way(steps, told_in(last, game, names, language, stand_ins))

    def _stops(self, before: Snapshot) -> list[Stop]:
        game, start = self.after.room.game, before.room.game
        assert game is not None
        if self._played is not None and self._played.start is start and self._played.game is game:
            return self._played.stops
        return self._once(("stops", before), lambda: playback.stops(start or playback.opening(game), game))

    def _story(self, seat: int | None, language: str) -> Any:
        """What was told so far: its lines, as they go into a message."""
        game, story = self.after.room.game, self.after.room.story
        if game is None or story is None:
            return []
        names, stand_ins = names_in(language, self.after.room.names), self.after.room.stand_ins
        return self._once(
            ("story", seat, language),
            lambda: story_lines(story, game.ruleset, seat, names, language, stand_ins),
        )


def _frame(changes: Changes, told: Told) -> FrameChange:
    return FrameChange(changes, told.lasts, told.lines, told.happening)


def _as_seen_by(seat: int | None, shown: Picture) -> Picture:
    """The same picture for somebody else; where all lies open only the seat differs."""
    return shown if shown.seat == seat else replace(shown, seat=seat)
