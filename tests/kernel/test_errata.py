"""A match stays on the rules that it began with, and chance that cannot be drawn again is named."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from emberisle import Game, Log, QuickLuck, read_log
from emberisle.contract.playing import begin, finished, play_on
from emberisle.kernel import match
from emberisle.kernel.errata import Erratum
from emberisle.kernel.errors import BadLog, BadOption
from emberisle.kernel.log import Entry, read_header
from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.kernel.steps import Chance, Steps, then
from emberisle.kernel.table import Table
from emberisle.kernel.values import Value

VOLUMES = ("loud", "soft", "silent")


@dataclass(eq=False)
class BellTable(Table):
    points: list[int]
    volume: str
    strikes: int


class Strike(Chance[BellTable]):
    """The bell is struck, and sounds or does not."""

    rule = "BE-1"

    def outcomes(self, table: BellTable) -> list[tuple[object, float]]:
        return [(number, 1 / 8) for number in range(8)]

    def take(self, table: BellTable, given: int) -> Steps[BellTable]:
        table.points[0] += given
        table.strikes -= 1
        return then(STRIKE) if table.strikes else ()

    def drawn_from(self, table: BellTable) -> str:
        return "bell" if table.volume == "loud" else ""

    def plausible(self, table: BellTable, outcome: object) -> bool:
        return outcome in range(100)


STRIKE = Strike()


class Bell(Ruleset[BellTable]):
    """Version 3 strikes twice; in version 2 silence was called soft, and nobody named what was loud."""

    id = "bell"
    title = "Bell"
    version = 3
    oldest = 2
    errata = (
        Erratum("struck_twice", 3, "BE-1", "The bell is struck twice."),
        Erratum("softer", 3, "BE-2", option="volume", before={None: "silent", "soft": "silent"}),
    )
    shipped = "bronze"

    def options(self) -> tuple[Option, ...]:
        return (Option("volume", "BE-2", VOLUMES),)

    def vocabulary(self) -> tuple[type[Value], ...]:
        return (Strike,)

    def setup(self, seats: int, house: Mapping[str, Any]) -> tuple[BellTable, Steps[BellTable]]:
        return BellTable([0] * seats, house["volume"], 2 if house["struck_twice"] else 1), then(STRIKE)

    def digests(self, house: Mapping[str, object]) -> dict[str, str]:
        return {"bell": self.shipped}

    def scores(self, table: BellTable) -> list[int]:
        return table.points[:]

    def view(self, table: BellTable, seat: int | None) -> object:
        return table


class Recast(Bell):
    """The same bell from another foundry."""

    shipped = "iron"
    unnamed_digests: ClassVar[dict[str, str]] = {"bell": "bronze"}


BELL, RECAST = Bell(), Recast()


def of_version(version: int, options: dict[str, object], ruleset: Ruleset[Any] = BELL) -> Game:
    """A match that began under an older version."""
    new = begin(ruleset, 2, seed=5)
    header = read_header({**new.header.data(), "version": version, "options": options})
    game = match.replay(ruleset, Log(header, [], new.seed))
    play_on(game, QuickLuck(5))
    return game


def test_new_matches_take_the_newest_rules() -> None:
    game = finished(BELL, 2, 5)
    assert game.header.version == 3
    assert len(game.entries) == 2


def test_a_match_goes_on_by_the_rules_it_began_with() -> None:
    game = of_version(2, {"volume": "loud"})
    assert len(game.entries) == 1
    assert game.header.version == 2
    assert match.verify(BELL, read_log(game.log.text())).log == game.log


def test_an_older_match_can_be_loaded_and_taken_back() -> None:
    game = of_version(2, {"volume": "loud"})
    assert match.load_game(BELL, game.data()) == game
    assert len(match.replay(BELL, game.log).copy().entries) == 1


@pytest.mark.parametrize(
    ("said", "meant"), [({}, "silent"), ({"volume": "soft"}, "silent"), ({"volume": "loud"}, "loud")]
)
def test_an_older_header_means_what_it_meant(said: dict[str, object], meant: str) -> None:
    game = of_version(2, said)
    assert game.table.volume == game.house["volume"] == meant
    assert game.header.options == said


def test_a_header_of_today_is_taken_at_its_word() -> None:
    game = begin(BELL, 2, 5, {"volume": "soft"})
    assert game.house == {"volume": "soft", "struck_twice": True}


def test_an_erratum_is_not_an_option() -> None:
    assert "struck_twice" not in BELL.check_options({})
    with pytest.raises(BadOption, match="has no option 'struck_twice'"):
        begin(BELL, 2, 5, {"struck_twice": False})


def test_what_has_changed_since_a_version_is_known() -> None:
    assert [erratum.name for erratum in BELL.errata_since(2)] == ["struck_twice", "softer"]
    assert BELL.errata_since(3) == ()


@pytest.mark.parametrize(
    ("version", "reason"), [(1, "knows none before version 2"), (4, "knows none after version 3")]
)
def test_rules_that_are_not_known_are_refused_in_words(version: int, reason: str) -> None:
    with pytest.raises(BadLog, match=f"under version {version} of the rules of Bell.*{reason}"):
        of_version(version, {})


# -- data that is no longer shipped


def other_outcome(log: Log, given: object) -> Log:
    return Log(log.header, [Entry("chance", given), *log.entries[1:]], log.seed)


def test_a_match_notes_from_which_data_it_was_drawn() -> None:
    log = read_log(finished(BELL, 2, 5).log.text())
    assert log.header.digests == {"bell": "bronze"}
    assert match.verify(BELL, log).on_trust == ()


def test_what_cannot_be_drawn_again_is_taken_from_the_log_and_named() -> None:
    log = other_outcome(finished(BELL, 2, 5).log, 31)
    assert match.verify(RECAST, log).on_trust == (0, 1)
    assert match.replay(RECAST, log).scores()[0] >= 31
    with pytest.raises(BadLog, match="input 0"):
        match.verify(BELL, log)


def test_what_no_data_could_have_given_is_refused_all_the_same() -> None:
    with pytest.raises(BadLog, match="input 0"):
        match.replay(RECAST, other_outcome(finished(BELL, 2, 5).log, 100))


def test_what_is_drawn_from_no_data_is_always_drawn_again() -> None:
    game = begin(BELL, 2, 5, {"volume": "soft"})
    play_on(game, QuickLuck(5))
    log = game.log
    assert match.verify(RECAST, log).on_trust == ()
    with pytest.raises(BadLog, match="input 0"):
        match.verify(RECAST, other_outcome(log, 1 if log.entries[0].given == 0 else 0))


def test_a_header_that_names_no_digests_means_those_of_its_time() -> None:
    log = finished(BELL, 2, 5).log
    log.header.digests = {}
    assert match.verify(RECAST, log).on_trust == (0, 1)


@pytest.mark.parametrize("digests", [[], "bronze", {"bell": 1}, None])
def test_digests_are_texts(digests: object) -> None:
    data = {**finished(BELL, 2, 5).header.data(), "digests": digests}
    with pytest.raises(BadLog, match="'digests' should be an object of texts"):
        read_header(data)
