"""Records what bees do: they are too light to knock anybody over, but they sting."""

from __future__ import annotations

from collections.abc import Callable

from emberisle.games.curse_of_vulkar.island.launching import Island
from emberisle.games.curse_of_vulkar.island.recording_drops import DropRecorder, Lie, Station, share


class BeeRecorder(DropRecorder):
    """Pours bees one at a time; the knock of a station is here the chance that a figure there is stung."""

    def __init__(self, ground: Island, seed: int, tick: Callable[[str], None]) -> None:
        super().__init__(ground, "bee", seed, tick)

    def station(self, chute: str, space: str, marbles: int, samples: int) -> tuple[Station, list[Lie]]:
        """How often a bee stings a figure here and rolls on."""
        came = stung = on = 0
        for film in self.down(chute, {}, {0: space}, marbles):
            outcome = film.outcome
            touched = bool(outcome.touched or outcome.falls)
            if not (touched or self.took(film, chute)):
                continue
            came += 1
            stung += touched
            on += touched and outcome.ends[0] != "land"
            if came >= marbles:
                break
        station = {"space": space, "knock": share(stung, came), "on": share(on, stung)}
        return (station | {"strike": 0} if space in self.places.decks else station), []

    def goes_on(self, chute: str, here: Station, following: Station, marbles: int) -> int:
        """A bee drives nobody before it."""
        on: int = here["on"]
        return on
