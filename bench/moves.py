"""Where does the processor time of a move go at the table server, and what does a long match cost?

    python3 start.py bench moves                         every game, at 10, 100 and 400 inputs
    python3 start.py bench moves --game wildfire --matches 6

A person sits in every chair and plays at random; nothing is sent and nothing is written to a disk. What is
measured is processor time, in microseconds a move, by what it is spent on:

read      the request from its JSON
decide    whether it is allowed, the move itself and the luck after it
fold      the room after it
store     the act as JSON for the store
undo      what everybody can take back
news      all other parts of what everybody is told, as JSON
arrive    the whole welcome of somebody who comes in then
load      the room from all its acts, in milliseconds, when there were so many inputs
kB        memory of the room, with all that is kept for those connected

Then what a move took before news were differences, and what it takes now.
"""

from __future__ import annotations

import argparse
import gc
import sys
import time
import tracemalloc
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

import emberisle as em
from emberisle.server.live.inbox import read_message
from emberisle.server.messages import Clocks
from emberisle.server.pictures.room_picture import Presence, you
from emberisle.server.pictures.seen_table import encode
from emberisle.server.pictures.snapshot import Snapshot
from emberisle.server.pictures.update import Shown, Update
from emberisle.server.pictures.viewer import viewer_for
from emberisle.server.rooms import acts, fold, requests, window_closing
from emberisle.server.rooms.progress import Progress, as_decided
from emberisle.server.rooms.room import Room
from emberisle.store.checks import act_as_json
from emberisle.store.store import Act

SEATS = {
    "fortune": 2,
    "wildfire": 3,
    "fireball_island": 4,
    "board_game_battle": 4,
    "curse_of_vulkar": 4,
}
LONG = {"fortune": {"finish_line": 20_000}, "wildfire": {"rounds": 12}}
"""House rules with which matches last 400 inputs."""
MOMENTS = (10, 100, 400)
SPREAD = 25
"""Moves count where the match has so many inputs more or less, and twice as many where it is long."""
STAGES = ("read", "decide", "fold", "store", "undo", "news")
LANGUAGE = "en"


class Figures(NamedTuple):
    """Microseconds a move, bytes to the mover and to somebody else, and milliseconds to load a room."""

    move: float
    mover_bytes: int
    other_bytes: int
    load: float


BEFORE = {
    "fortune": Figures(1823, 5210, 4290, 11.1),
    "wildfire": Figures(4304, 11870, 11640, 22.8),
    "fireball_island": Figures(5280, 2850, 2870, 12.4),
}
"""At commit 7b0e4c3, before the table server was made faster: plain CPython 3.11, processor time, matches of
about 120 inputs; rooms were loaded with 400 inputs, Fortune's with 302. Other games came later."""


@dataclass
class Costs:
    """What moves took at one moment of a match."""

    stages: dict[str, float] = field(default_factory=lambda: dict.fromkeys(STAGES, 0.0))
    moves: int = 0
    mover_bytes: list[int] = field(default_factory=list)
    other_bytes: list[int] = field(default_factory=list)
    arrivals: list[float] = field(default_factory=list)


class Table:
    """A room without a server, and somebody connected for every chair."""

    def __init__(self, game_id: str, seats: int, seed: int) -> None:
        self.acts: list[Act] = []
        self.room: Room | None = None
        self.people = tuple([f"person{chair}" for chair in range(seats)])
        self.luck = em.QuickLuck(seed)
        self.shown: dict[str, Shown] = {}
        rules = em.ruleset(game_id)
        options = rules.check_options({**LONG.get(game_id, {})})
        self.do(acts.Opened(game_id, seats, options, f"seed {seed}", self.people[0], "Person 0"))
        for chair, person in enumerate(self.people):
            self.do(acts.CameIn(person, f"Person {chair}"))
            self.do(acts.Sat(chair, person, f"Person {chair}"))
        self.do(acts.Arranged(seats, options, Clocks(), False))
        self.do(requests.begun(self.now))

    @property
    def now(self) -> Room:
        assert self.room is not None
        return self.room

    @property
    def presence(self) -> Presence:
        return Presence(frozenset(self.people), 0, float(len(self.acts)))

    def next_act(self, deed: acts.AnyDeed) -> Act:
        sequence = len(self.acts) + 1
        what, text = acts.serialise(deed), acts.as_text(deed)
        return Act("ROOMROOM", sequence, f"key-{sequence}", float(sequence), what, text)

    def do(self, deed: acts.AnyDeed) -> None:
        act = self.next_act(deed)
        self.room = fold.after(self.room, act)
        self.acts.append(act)

    def close_window(self) -> None:
        """Everybody passes, but sometimes somebody who can do something else does so."""
        for asked in self.now.window:
            if asked.choices and self.luck.below(4) == 0:
                move = asked.choices[self.luck.below(len(asked.choices))]
                self.do(acts.Reacted(asked.chair, em.dump(move)))
        before = self.now
        self.do(window_closing.closed(self.now, {}))
        self.tell(before)

    def play(self, costs: Costs | None) -> None:
        """One move at random, and everybody is told of it."""
        before, chair = self.now, self.now.to_move
        assert before.game is not None
        assert chair is not None
        legal = before.game.legal_moves()
        asked = messages_play(chair, em.dump(legal[self.luck.below(len(legal))]), before.inputs)
        spent = costs.stages if costs is not None else dict.fromkeys(STAGES, 0.0)
        with measured(spent, "read"):
            request = read_message(asked)
        with measured(spent, "decide"):
            found = requests.deed_for(before, self.people[chair], request, frozenset(self.people))
            decided = as_decided(found)
        with measured(spent, "store"):
            act = self.next_act(decided.deed)
            act_as_json(act)
        with measured(spent, "fold"):
            self.room = fold.following(before, act, decided)
        self.acts.append(act)
        with measured(spent, "undo"):
            for person in self.people:
                you(self.now, person, frozenset(self.people))
        with measured(spent, "news"):
            told = self.tell(before, decided.progress)
        if costs is not None:
            costs.moves += 1
            costs.mover_bytes.append(len(told[chair]))
            costs.other_bytes.append(len(told[chair - 1]))

    def tell(self, before: Room, played: Progress | None = None) -> list[bytes]:
        """What everybody is told, each in a message."""
        update = Update(Snapshot(self.now, self.presence), None, played)
        if before.game is None or not self.shown:
            first = Snapshot(before, self.presence)
            self.shown = {person: Shown(first, viewer_for(before, person, None)) for person in self.people}
        return [self._told(update, person) for person in self.people]

    def _told(self, update: Update, person: str) -> bytes:
        viewer = viewer_for(self.now, person, None)
        told = update.news(person, self.shown[person], viewer, LANGUAGE)
        self.shown[person] = Shown(update.after, viewer)
        return told

    def welcome(self) -> bytes:
        """What the first person is told on coming in now."""
        update = Update(Snapshot(self.now, self.presence))
        return update.welcome(self.people[0], viewer_for(self.now, self.people[0], None), LANGUAGE)


def messages_play(chair: int, move: object, inputs: int) -> str:
    asked = {"type": "play", "id": "1", "chair": chair, "moves": [move], "inputs": inputs}
    return encode(asked).decode()


@contextmanager
def measured(spent: dict[str, float], stage: str) -> Iterator[None]:
    began = time.process_time()
    yield
    spent[stage] += time.process_time() - began


def moment_of(inputs: int) -> int | None:
    for moment in MOMENTS:
        spread = SPREAD if moment < MOMENTS[-1] else 2 * SPREAD
        if abs(inputs - moment) <= spread:
            return moment
    return None


def play_match(table: Table, found: dict[int, Costs], last: int) -> None:
    """Play as far as there is something to measure, and note what moves cost on the way."""
    arrived: set[int] = set()
    while table.now.stage == "playing" and table.now.inputs <= last:
        moment = moment_of(table.now.inputs)
        if moment is not None and moment not in arrived and table.now.inputs >= moment:
            arrived.add(moment)
            began = time.process_time()
            table.welcome()
            found[moment].arrivals.append(time.process_time() - began)
        if table.now.window:
            table.close_window()
        else:
            table.play(found[moment] if moment is not None else None)


def loading(table: Table, inputs: int) -> float:
    """The best of five times in which a room is made from its acts."""
    kept: list[Act] = []
    room: Room | None = None
    for act in table.acts:
        kept.append(act)
        room = fold.after(room, act)
        if room.inputs >= inputs:
            break
    times = []
    for _ in range(5):
        began = time.process_time()
        fold.room_of(kept)
        times.append(time.process_time() - began)
    return min(times)


def memory(game_id: str, inputs: int) -> float:
    """Bytes that one more room takes after so many inputs, with all that is kept for those connected."""
    tracemalloc.start()
    tables, taken = [], []
    for _ in range(2):  # what games remember of the last tables is there after the first
        table = Table(game_id, SEATS[game_id], 0)
        play_match(table, defaultdict(Costs), inputs)
        table.acts.clear()
        tables.append(table)
        gc.collect()
        taken.append(tracemalloc.get_traced_memory()[0])
    tracemalloc.stop()
    return float(taken[1] - taken[0])


def report(game_id: str, matches: int) -> Figures | None:
    """Print what was found; returns the figures that can be compared with those from before."""
    found: dict[int, Costs] = defaultdict(Costs)
    play_match(Table(game_id, SEATS[game_id], 1000), defaultdict(Costs), 60)  # what is remembered is there
    tables = [Table(game_id, SEATS[game_id], seed) for seed in range(matches)]
    for table in tables:
        play_match(table, found, MOMENTS[-1] + 2 * SPREAD)
    longest = max(tables, key=lambda table: table.now.inputs)
    now: Figures | None = None
    for moment in MOMENTS:
        costs = found[moment]
        if not costs.moves:
            continue
        stages = [1e6 * costs.stages[stage] / costs.moves for stage in STAGES]
        figures = "".join([f"{took:>8,.0f}" for took in (*stages, sum(stages))])
        told = f"{fmean(costs.mover_bytes):>9,.0f}{fmean(costs.other_bytes):>9,.0f}"
        arrive = 1e6 * fmean(costs.arrivals) if costs.arrivals else float("nan")
        load = 1e3 * loading(longest, moment)
        taken = memory(game_id, moment) / 1000
        print(
            f"{game_id:<18}{moment:>6}{costs.moves:>7}{figures}{told}{arrive:>9,.0f}{load:>8.1f}{taken:>8.0f}",
            flush=True,
        )
        if moment <= 100:
            mover, other = round(fmean(costs.mover_bytes)), round(fmean(costs.other_bytes))
            now = Figures(sum(stages), mover, other, load)
        elif now is not None:
            now = now._replace(load=load)
    return now


def compare(found: Mapping[str, Figures | None]) -> None:
    """What a move took before and takes now."""
    print("\nbefore (at commit 7b0e4c3) and now, at 100 inputs; loaded with 400")
    print(f"{'':<18}{'us a move':>16}{'to mover':>16}{'other':>16}{'load, ms':>14}")
    for game_id, now in found.items():
        then = BEFORE.get(game_id)
        if then is not None and now is not None:
            print(
                f"{game_id:<18}{then.move:>8,.0f}{now.move:>8,.0f}{then.mover_bytes:>8,}{now.mover_bytes:>8,}"
                f"{then.other_bytes:>8,}{now.other_bytes:>8,}{then.load:>7.1f}{now.load:>7.1f}"
            )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=4)
    parser.add_argument("--game", choices=list(SEATS), help="only this game")
    args = parser.parse_args()
    stages = "".join([f"{stage:>8}" for stage in (*STAGES, "sum")])
    told = "".join([f"{word:>9}" for word in ("to mover", "other", "arrive")])
    print(f"{'':<18}{'inputs':>6}{'moves':>7}{stages}{told}{'load':>8}{'kB':>8}")
    games = [args.game] if args.game else list(SEATS)
    compare({game_id: report(game_id, args.matches) for game_id in games})


if __name__ == "__main__":
    main()
