"""News say only what changed, and whoever applies them holds what a fresh welcome would tell."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberisle as em
from emberisle.client.known_table import KnownTable, changed
from emberisle.server import messages
from emberisle.server.messages import Clocks
from emberisle.server.pictures.differences import changes_between
from emberisle.server.pictures.room_picture import Presence
from emberisle.server.pictures.seen_table import encode
from emberisle.server.pictures.snapshot import Snapshot
from emberisle.server.pictures.update import Shown, Update
from emberisle.server.pictures.viewer import still_lifted, viewer_for
from emberisle.server.rooms import acts, fold, requests, window_closing
from emberisle.server.rooms.progress import Decided, as_decided
from emberisle.server.rooms.refusals import RequestRefused
from emberisle.server.rooms.room import Room
from emberisle.store.store import Act
from tests.server.browser import Browser
from tests.server.rooms import START
from tests.server.tables import make, next_mover, playing

NAMES = st.text("ab.", max_size=2)
DATA = st.recursive(
    st.none() | st.integers(0, 3) | st.text("xy", max_size=2),
    lambda part: st.lists(part, max_size=7) | st.dictionaries(NAMES, part, max_size=4),
    max_leaves=25,
)


@given(DATA, DATA)
def test_changes_make_the_new_of_the_old(old: Any, new: Any) -> None:
    changes = json.loads(encode(changes_between(old, new)))
    assert changed(old, changes) == new
    assert changes == {} or old != new


def test_an_item_at_the_end_of_a_list_is_told_alone() -> None:
    old = {"table": {"chain": list(range(20)), "turn": 1}}
    new = {"table": {"chain": list(range(21)), "turn": 2}}
    found = changes_between(old, new)
    assert (found.set, found.splice, found.drop) == ({"table.turn": 2}, {"table.chain": (20, 0, [20])}, [])


# -- a room in which anything happens


class Client:
    """A connection without a server: what it is sent, and what it makes of it."""

    def __init__(self, room: Room, presence: Presence, person: str | None, language: str) -> None:
        self.person, self.language = person, language
        self.lifted: int | None = None
        self.listening = KnownTable()
        update = Update(Snapshot(room, presence))
        self.shown = Shown(update.after, viewer_for(room, person, None))
        self.number = 0
        self.listening.hear(json.loads(update.welcome(person, self.shown.viewer, language)))

    def hear(self, update: Update) -> None:
        room = update.after.room
        self.lifted = still_lifted(self.shown.snapshot.room, room, self.person, self.lifted)
        viewer = viewer_for(room, self.person, self.lifted)
        self.number += 1
        told = update.news(self.person, self.shown, viewer, self.language, self.number)
        self.listening.hear(json.loads(told))
        self.shown = Shown(update.after, viewer)

    def check(self, room: Room, presence: Presence) -> None:
        """What is known is what a welcome would tell now."""
        fresh = Update(Snapshot(room, presence))
        viewer = viewer_for(room, self.person, self.lifted)
        welcome = json.loads(fresh.welcome(self.person, viewer, self.language))
        known = self.listening
        assert known.known == {name: welcome[name] for name in ("you", "room", "curtain", "window")}
        assert known.picture_data == welcome["picture"]
        assert known.story == welcome["story"]
        assert known.said[-len(welcome["said"]) :] == welcome["said"] or not welcome["said"]


class Table:
    """A room, and all who are connected to it."""

    def __init__(self, game: str, *people: str | None) -> None:
        self.people = sorted({person for person in people if person is not None})
        self.now = START
        self.here = frozenset(self.people)
        self.room = fold.after(None, self._act(acts.Opened(game, len(people), {}, "seed", "ana", "Ana"), 1))
        self.clients: list[Client] = []
        for person in self.people:
            self._do(acts.CameIn(person, person.title()))
        for chair, owner in enumerate(people):
            seated = acts.BotSeated(chair, "random") if owner is None else acts.Sat(chair, owner, owner)
            self._do(seated)
        self._do(acts.Arranged(len(people), {}, Clocks(move=60), False))
        self.clients = [
            Client(self.room, self.presence, person, language)
            for person in (*self.people, None)
            for language in ("en", "de")
        ]

    @property
    def presence(self) -> Presence:
        return Presence(self.here, 2, self.now)

    def _act(self, deed: acts.AnyDeed, sequence: int) -> Act:
        return Act("ROOMROOM", sequence, None, self.now, acts.serialise(deed))

    def _do(self, found: acts.AnyDeed | Decided) -> None:
        """Let something happen, and tell those who may know."""
        decided = as_decided(found)
        if not isinstance(decided.deed, acts.Reacted):
            self.now += 1.5
        act = self._act(decided.deed, self.room.sequence + 1)
        self.room = fold.following(self.room, act, decided)
        self.tell(self.room.private_to, decided)

    def tell(self, only_for: str | None = None, decided: Decided | None = None) -> None:
        played = None if decided is None else decided.progress
        update = Update(Snapshot(self.room, self.presence), only_for, played)
        hearing = [client for client in self.clients if only_for in (None, client.person)]
        for client in hearing:
            client.hear(update)

    def check(self) -> None:
        for client in self.clients:
            client.check(self.room, self.presence)

    def ask(self, person: str, asked: Any) -> None:
        self._do(requests.deed_for(self.room, person, asked, self.here))

    def move(self, luck: em.QuickLuck) -> None:
        """The match goes on by a move or by the end of a window."""
        room, game = self.room, self.room.game
        if game is None:
            self._do(requests.begun(room))
        elif room.stage == "over":
            self.ask(self.people[0], messages.Rematch("r"))
        elif room.window:
            thought = {one.chair: em.dump(one.passing) for one in room.window}
            self._do(window_closing.close(room, thought))
        elif room.to_move is not None:
            legal = game.legal_moves()
            by: acts.By = "person" if room.seats[room.to_move].alive else "bot"
            move = em.dump(legal[luck.below(len(legal))])
            self._do(requests.play(room, room.to_move, [move], by))

    def say_something(self, luck: em.QuickLuck) -> None:
        self.ask(self.people[luck.below(len(self.people))], messages.Chat("c", "Well, well."))

    def take_back(self, luck: em.QuickLuck) -> None:
        person = self.people[luck.below(len(self.people))]
        chairs = self.room.chairs_of(person)
        if self.room.undo_request is not None or self.room.pause_request is not None:
            self.ask(person, messages.Answer("a", chairs[0], agree=luck.below(3) > 0))
        else:
            self.ask(person, messages.Undo("u", chairs[luck.below(len(chairs))]))

    def react(self, luck: em.QuickLuck) -> None:
        for one in self.room.window:
            person = self.room.seats[one.chair].person
            if person is not None and luck.below(2):
                moves = (one.passing, *one.choices)
                move = em.dump(moves[luck.below(len(moves))])
                self.ask(person, messages.React("w", one.chair, move, self.room.inputs))
                return

    def stand_down(self, luck: em.QuickLuck) -> None:
        person = self.people[luck.below(len(self.people))]
        self.ask(person, messages.StandDown("d", self.room.chairs_of(person)[0], down=luck.below(2) > 0))

    def come_and_go(self, luck: em.QuickLuck) -> None:
        person = self.people[luck.below(len(self.people))]
        self.here = frozenset(self.people) - ({person} if luck.below(2) else set())
        chair = self.room.chairs_of(person)[0]
        if self.room.seats[chair].minded:
            self.ask(person, messages.Sit("s", chair, person))
        elif luck.below(3) == 0:
            self.ask(person, messages.Stand("s", chair))
        else:
            self.tell()

    def pause(self, luck: em.QuickLuck) -> None:
        self.ask(self.people[0], messages.Pause("p", paused=not self.room.paused))

    def look(self, luck: em.QuickLuck) -> None:
        """Somebody lifts a curtain, or lets it fall."""
        for client in self.clients:
            chairs = self.room.chairs_of(client.person)
            if len(chairs) > 1:
                client.lifted = (*chairs, None)[luck.below(len(chairs) + 1)]
        self.tell()


HAPPENINGS: tuple[Callable[[Table, em.QuickLuck], None], ...] = (
    *[Table.move] * 8,
    *[Table.react] * 3,
    Table.say_something,
    Table.take_back,
    Table.stand_down,
    Table.come_and_go,
    Table.pause,
    Table.look,
)
TABLES: dict[str, tuple[str | None, ...]] = {
    "fortune": ("ana", "ben"),
    "wildfire": ("ana", "ben", "ben"),
    "fireball_island": ("ana", "ben", None),
    "board_game_battle": ("ana", None, "ben", "ana"),
    "curse_of_vulkar": ("ana", "ben", "ana"),
}


def happened(table: Table, luck: em.QuickLuck, number: int) -> Iterator[None]:
    for _ in range(number):
        happening = HAPPENINGS[luck.below(len(HAPPENINGS))]
        try:
            (happening if table.room.stage == "playing" else Table.move)(table, luck)
        except RequestRefused:
            continue
        yield


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("game", TABLES)
def test_whoever_applies_the_news_holds_what_a_welcome_tells(game: str, seed: int) -> None:
    luck = em.QuickLuck(seed)
    table = Table(game, *TABLES[game])
    for _ in happened(table, luck, 60):
        table.check()
    assert table.room.inputs > 0 or table.room.round > 1


def test_a_match_and_its_rematch_to_the_end() -> None:
    luck, table = em.QuickLuck(4), Table("fortune", "ana", "ben")
    table.ask("ana", messages.Arrange("a", options={"finish_line": 1000}))
    stages = set()
    while table.room.round < 2 or table.room.stage != "over":
        table.move(luck)
        stages.add(table.room.stage)
        table.check()
    assert stages == {"lobby", "playing", "over"}


# -- over a line


def test_news_are_numbered_from_the_welcome_on(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        mover = next_mover(people)
        assert mover is not None
        make(mover, mover.moves[0])
        numbers = [message["number"] for message in map(json.loads, mover.heard) if message["type"] == "news"]
        assert numbers == list(range(1, len(numbers) + 1))


def test_whoever_misses_news_is_told_everything_anew(base: str) -> None:
    with playing(base, "Ana", "Ben") as people:
        mover = next_mover(people)
        assert mover is not None
        missed = mover.story[:-1]
        mover._listening.story = missed  # as if something had not arrived
        assert mover.ask("refresh")["type"] == "done"
        welcome = mover.hear_until(lambda message: message["type"] == "welcome")
        assert mover.story == welcome["story"] != missed
        make(mover, mover.moves[0])
        with Browser(base, mover.code, mover.token).come() as again:
            assert (again.picture, again.story) == (mover.picture, mover.story)
