"""Playing a plan with all cores: in any order, with progress, and so that nothing that was played is lost."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Final, Protocol

from emberisle.bots.bot import Bot
from emberisle.bots.own import know
from emberisle.lab.journal import Journal
from emberisle.lab.plan import Plan
from emberisle.lab.playing import Played, play_game
from emberisle.processes import cores, divided

Chunk = Sequence[tuple[int, int]]
"""Games to be played one after the other by one process: variant and number of each."""

LARGEST: Final = 50
MANY: Final = 60
"""Into about how many chunks the work of a process is divided."""


class Engine(Protocol):
    """Something that plays chunks of games: processes of this machine, or those of a cluster."""

    def play(self, plan: Plan, chunks: Sequence[Chunk]) -> Iterator[list[Played]]:
        """The games of all chunks, as they are done, in any order."""
        ...

    @property
    def processes(self) -> int:
        """How many chunks are played at the same time."""
        ...


Tell = Callable[[int], None]
"""Is told how many more games were played."""


def run(plan: Plan, games: int, journal: Journal, engine: Engine, tell: Tell = lambda played: None) -> None:
    """Play what is missing; each chunk is kept in the journal as soon as it is there."""
    todo = journal.missing(len(plan.variants), games)
    size = max(1, min(LARGEST, len(todo) // (engine.processes * MANY)))
    chunks = [todo[n : n + size] for n in range(0, len(todo), size)]
    for played in engine.play(plan, chunks):
        journal.add(played)
        tell(len(played))


class Processes:
    """The cores of this machine; a process that dies is replaced, and its chunk played again."""

    def __init__(self, processes: int | None = None) -> None:
        self.processes = processes or cores()

    def play(self, plan: Plan, chunks: Sequence[Chunk]) -> Iterator[list[Played]]:
        return divided(partial(play_chunk, plan), chunks, self.processes)


def play_chunk(plan: Plan, chunk: Chunk, own: Mapping[str, type[Bot]] | None = None) -> list[Played]:
    """Play these games; bots of one's own come along where their modules cannot be imported."""
    for name, kind in (own or {}).items():
        know(name, kind)
    return [play_game(plan, variant, number) for variant, number in chunk]
