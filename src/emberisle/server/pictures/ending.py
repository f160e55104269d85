"""The end of a match in figures and medals, each with its reason; all from what everybody was told."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import pairwise
from typing import Final

from emberisle.games import plug
from emberisle.kernel.game import Game
from emberisle.kernel.texts import spoken
from emberisle.server.game_page import GamePage, Tally
from emberisle.server.game_pages import game_page
from emberisle.server.messages import Ending, Figure, MedalPicture, TurningPoint
from emberisle.server.pictures.course import Course, course_of
from emberisle.server.pictures.wording import Names

LATE: Final = 3 / 4
"""Whoever is the last to pass the others after so much of a match has come from behind."""
FIGURES: Final = 6
MEDALS: Final = 4
"""So many are told at most: those that say most come first."""

Words = dict[str, dict[str, str]]


def ending(game: Game, names: Names, language: str) -> Ending:
    """What is told of a match at its end."""
    assert game.over
    return _Teller(game, names, language).ending()


@cache
def words_of(game_id: str, language: str) -> Words:
    """What is said at the end of a match: the server's words, and for some of them the game's own."""
    name = f"{spoken(language)}.toml"
    own = plug(game_id).file("ending", name)
    texts: Words = tomllib.loads(
        resources.files("emberisle.server").joinpath("texts", "ending", name).read_text("utf-8")
    )
    for section, said in tomllib.loads("" if own is None else own.read_text("utf-8")).items():
        texts[section] = {**texts.get(section, {}), **said}
    return texts


class _Teller:
    """Tells of one match in one language."""

    def __init__(self, game: Game, names: Names, language: str) -> None:
        self.game, self.names, self.language = game, names, language
        self.rules = game.ruleset
        self.page: GamePage = game_page(self.rules.id)
        self.course: Course = course_of(game)
        self.words = words_of(self.rules.id, language)
        self.counts = {tally.name: self._count(tally) for tally in self.page.tallies}

    def ending(self) -> Ending:
        apart = not self._as_one
        return Ending(
            turning_point=self._turning_point() if apart else None,
            figures=self._telling([*(self._of_leads() if apart else ()), *self._of_tallies()])[:FIGURES],
            medals=[*(self._for_leads() if apart else ()), *self._for_tallies()][:MEDALS],
        )

    @property
    def _as_one(self) -> bool:
        """Whether all win together, or all lose: then nobody was ahead of anybody."""
        return self.rules.together(self.game.table)

    def _telling(self, figures: list[Figure]) -> list[Figure]:
        """Those in which not all are alike."""
        return [figure for figure in figures if len(figure.seats) < self.game.header.seats]

    # -- being ahead

    def _turning_point(self) -> TurningPoint | None:
        lead = self.course.turning
        if lead is None or [lead.seat] != self.game.winners():
            return None
        told = "" if lead.by is None else self.rules.sentence(lead.by, self.names, self.language)
        return TurningPoint(self._say("texts", "turning", name=self.names[lead.seat], turn=lead.first), told)

    def _of_leads(self) -> Iterator[Figure]:
        leads = self.course.leads
        longest = max([lead.turns for lead in leads], default=0)
        if longest > 0:
            value = self._say("texts", "turns", count=self._number(longest))
            holders = dict.fromkeys([lead.seat for lead in leads if lead.turns == longest])
            yield self._figure("lead", value, list(holders))
            changes = [earlier.seat != later.seat for earlier, later in pairwise(leads)]
            yield self._figure("changes", self._number(changes.count(True)), [])
        gain, seats = self._best_gain()
        if seats:
            yield self._figure("gain", self._points(gain), seats)

    def _best_gain(self) -> tuple[int, list[int]]:
        """The most by which a score grew at once, and whose did."""
        told = self.page.gains and self.rules.points_decide and not self.rules.fewest_points_win
        gains = self.course.gains if told else []
        best = max([gain for gain, _ in gains], default=0)
        return best, list(dict.fromkeys([seat for gain, seat in gains if gain == best]))

    def _for_leads(self) -> Iterator[MedalPicture]:
        leads, turning, winners = self.course.leads, self.course.turning, self.game.winners()
        if leads and [leads[-1].seat] == winners:
            last = leads[-1]
            if len(leads) == 1 and last.turns > 0:
                yield self._medal("unbroken", last.seat, turn=last.first)
            elif turning is not None and turning.first > LATE * self.course.turns:
                yield self._medal("comeback", last.seat, turn=turning.first)
        gain, seats = self._best_gain()
        if len(seats) == 1:
            yield self._medal("gain", seats[0], points=self._points(gain))

    # -- what was counted

    def _count(self, tally: Tally) -> list[int]:
        counts = [0] * self.game.header.seats
        for event in self.course.events:
            if event.what in tally.events:
                whose = event.facts[tally.seat]
                assert isinstance(whose, int)
                counts[self.page.seat_of(whose, self.game)] += 1
        return counts

    def _of_tallies(self) -> Iterator[Figure]:
        for name, counts in self.counts.items():
            most = max(counts)
            if most > 0:
                seats = [seat for seat, count in enumerate(counts) if count == most]
                yield self._figure(name, self._number(most), seats)

    def _for_tallies(self) -> Iterator[MedalPicture]:
        for tally in self.page.tallies:
            counts = self.counts[tally.name]
            most = max(counts)
            if tally.most and most > 1 and counts.count(most) == 1:
                yield self._medal(tally.most, counts.index(most), count=self._number(most))
            if tally.none and counts.count(0) == 1 and len(counts) > 1:
                yield self._medal(tally.none, counts.index(0))

    # -- words

    def _say(self, section: str, key: str, **facts: object) -> str:
        return self.words[section][key].format(**facts, all=self._number(self.course.turns))

    def _number(self, number: int) -> str:
        return self.rules.texts(self.language).number(number)

    def _points(self, points: int) -> str:
        return f"{self._number(points)} {self.rules.unit_in(self.language, points)}"

    def _figure(self, name: str, value: str, seats: list[int]) -> Figure:
        return Figure(name, self.words["figures"][name], value, seats)

    def _medal(self, name: str, seat: int, **facts: object) -> MedalPicture:
        return MedalPicture(name, self.words["medals"][name], self._say("why", name, **facts), seat)
