"""A change of a room, and the messages in which each connection is told of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import msgspec

from emberisle import playback
from emberisle.kernel.game import Game
from emberisle.server.game_pages import game_page
from emberisle.server.messages import Changes, FrameChange, Line, News, Picture, RoomPicture, Welcome
from emberisle.server.pictures import room_picture, table_picture
from emberisle.server.pictures.differences import changes_between
from emberisle.server.pictures.snapshot import Snapshot, encode
from emberisle.server.pictures.story_picture import story_lines
from emberisle.server.pictures.table_picture import Told, told_in
from emberisle.server.pictures.viewer import Viewer
from emberisle.server.pictures.wording import Names

T = TypeVar("T")

_decode = msgspec.json.Decoder().decode


class Shown(NamedTuple):
    """What a connection was told last: a moment of the room, as its viewer sees it."""

    snapshot: Snapshot
    viewer: Viewer


class _Step(NamedTuple):
    """The table on the way to where it is now, what changed in it, and what was said."""

    picture: dict[str, Any]
    changes: Changes
    told: Told


class Update:
    """A room after a change; what several connections are told alike is made and encoded once."""

    def __init__(self, after: Snapshot, only_for: str | None = None) -> None:
        self.after = after
        self.only_for = only_for
        """The one person who is told of the change, if not everybody is."""
        self._made: dict[tuple[object, ...], Any] = {}
        self._seats: dict[Snapshot, set[int | None]] = {}

    def welcome(self, person: str | None, viewer: Viewer, language: str) -> bytes:
        """Everything there is to know now."""
        room, seat = self.after.room, viewer.seat
        own = _decode(self.after.own(person, viewer, language))
        message = Welcome(
            you=own["you"],
            room=cast(RoomPicture, msgspec.Raw(self.after.room_picture(language))),
            picture=cast(Picture, msgspec.Raw(self.after.picture(seat, language))),
            curtain=viewer.curtain,
            window=own["window"],
            story=self._story(seat, language),
            said=room_picture.said(room, room.said, language),
        )
        return encode(message)

    def expect(self, shown: Shown, viewer: Viewer) -> None:
        """Somebody will be told of the change: how all see it is found out in one pass of the rules."""
        self._seats.setdefault(shown.snapshot, set()).add(viewer.seat)

    def news(self, person: str | None, shown: Shown, viewer: Viewer, language: str, number: int = 1) -> bytes:
        """What has changed for somebody who was shown this before."""
        before, room, seat = shown.snapshot, self.after.room, viewer.seat
        new = [remark for remark in room.said if remark.sequence > before.room.sequence]
        anew = self._anew(before)
        message = News(
            number=number,
            changes=self._changes(person, shown, viewer, language),
            frames=self._frames(shown, seat, language),
            said=room_picture.said(room, new, language),
            anew=anew,
            retold=self._story(seat, language) if anew or self._other_story(seat, shown) else None,
        )
        return encode(message)

    def _anew(self, before: Snapshot) -> bool:
        """Whether the story was rewritten, by an undo or another match, and not just continued."""
        was, now = before.room, self.after.room
        return was.match != now.match or was.rewound != now.rewound

    def _other_story(self, seat: int | None, shown: Shown) -> bool:
        """Whether this browser changed to, or from, a seat that was told other things."""
        last = shown.viewer.seat
        looking = [] if seat == last else [one for one in (seat, last) if one is not None]
        return any(self.after.room.hides(one) for one in looking)

    def _changes(self, person: str | None, shown: Shown, viewer: Viewer, language: str) -> Changes:
        before, after = shown.snapshot, self.after
        room = self._once(
            ("room", before, language),
            lambda: _differing(before.room_picture(language), after.room_picture(language), "room"),
        )
        own = _differing(before.own(person, shown.viewer, language), after.own(person, viewer, language))
        return Changes({**room.set, **own.set}, {**room.splice, **own.splice}, [*room.drop, *own.drop])

    def _frames(self, shown: Shown, seat: int | None, language: str) -> list[FrameChange]:
        key = ("frames", shown.snapshot, shown.viewer.seat, seat, language)
        return self._once(key, lambda: self._encoded_frames(shown, seat, language))

    def _encoded_frames(self, shown: Shown, seat: int | None, language: str) -> list[FrameChange]:
        """The frames, encoded as JSON once, however many messages contain them; an empty list is left out."""
        found = self._made_frames(shown, seat, language)
        return cast(list[FrameChange], msgspec.Raw(encode(found))) if found else []

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
            return [FrameChange(changes_between(_decode(was), _decode(now)), quiet)]
        return self._moving(
            _decode(was), _decode(now), self._on_the_way(shown.snapshot, seat, language), seat
        )

    def _moving(self, was: Any, now: Any, on_the_way: list[_Step], seat: int | None) -> list[FrameChange]:
        """What changes from frame to frame; the last of them shows the table as it is now."""
        found: list[FrameChange] = []
        for step in on_the_way[:-1]:
            data = {**step.picture, "seat": seat}
            changes = step.changes if found else changes_between(was, data)
            found.append(FrameChange(changes, step.told.lasts, step.told.lines))
            was = data
        told = on_the_way[-1].told
        return [*found, FrameChange(changes_between(was, now), told.lasts, told.lines)]

    def _on_the_way(self, before: Snapshot, seat: int | None, language: str) -> list[_Step]:
        """What happened since, as this seat saw it; where all lies open it is the same for everybody."""
        game, names = self.after.room.game, self.after.room.names(language)
        assert game is not None
        eyes = None if game.ruleset.all_open else seat
        key = ("steps", before, eyes, language)
        return self._once(key, lambda: _steps(self._played(before, eyes), game, names, language))

    def _played(self, before: Snapshot, eyes: int | None) -> list[playback.Frame]:
        """The frames since then as these eyes saw them, found together with those of all who are expected."""
        game = self.after.room.game
        assert game is not None
        seats = {eyes} if game.ruleset.all_open else {eyes, *self._seats.get(before, ())}
        start = before.room.game or playback.opening(game)
        found = self._once(("played", before), lambda: playback.frames_for(start, game, seats))
        return found[eyes] if eyes in found else playback.frames(start, game, eyes)

    def _story(self, seat: int | None, language: str) -> list[Line]:
        game, story = self.after.room.game, self.after.room.story
        if game is None or story is None:
            return []
        names = self.after.room.names(language)
        return self._once(
            ("story", seat, language),
            lambda: cast(list[Line], story_lines(story, game.ruleset, seat, names, language)),
        )

    def _once(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        if key not in self._made:
            self._made[key] = make()
        return cast(T, self._made[key])


def _steps(played: list[playback.Frame], game: Game, names: Names, language: str) -> list[_Step]:
    """What was seen frame by frame; of the last one, which is the table as it is now, only what was said."""
    found: list[_Step] = []
    for frame in played[:-1]:
        data = _decode(encode(table_picture.moving(frame, game, names, language)))
        changes = changes_between(found[-1].picture, data) if found else Changes()
        found.append(_Step(data, changes, told_in(frame, game, names, language)))
    return [*found, _Step({}, Changes(), told_in(played[-1], game, names, language))]


def _differing(before: bytes, after: bytes, place: str = "") -> Changes:
    return Changes() if before == after else changes_between(_decode(before), _decode(after), place)
