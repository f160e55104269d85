"""The characters of bots: at any table everybody is somebody else, and it is the same whenever one looks."""

from __future__ import annotations

import pytest

from emberisle.bots.characters import CHARACTERS, name_of, newcomers
from emberisle.cli.seats import header_players, seats_from_header


def test_there_are_a_dozen_told_apart_by_their_first_letters() -> None:
    assert len(CHARACTERS) == 12
    assert len({name_of(character)[0] for character in CHARACTERS}) == 12


@pytest.mark.parametrize("commitment", ["", "6f3a", "ember"])
def test_all_who_come_are_different(commitment: str) -> None:
    assert {*newcomers(commitment, range(12), ())} == {*CHARACTERS}
    assert newcomers(commitment, range(12), ()) == newcomers(commitment, range(12), ())


def test_nobody_comes_whose_name_is_taken() -> None:
    for person in CHARACTERS:
        assert person not in newcomers("ember", range(8), [person.upper()])


def test_one_table_is_not_like_the_other() -> None:
    assert {newcomers(f"{n}", [1], ())[0] for n in range(100)} == {*CHARACTERS}


def test_in_the_terminal_bots_have_names_and_levels() -> None:
    listed = header_players(["Pip", "Ana"], ["easy", "hard"])
    assert listed == ("Pip", "Ana", "bot:easy", "bot:hard")
    seats = seats_from_header(listed, "6f3a")
    assert [seat.level for seat in seats] == [None, None, "easy", "hard"]
    assert [seat.name for seat in seats[:2]] == ["Pip", "Ana"]
    assert {seat.name for seat in seats[2:]} <= {*map(name_of, CHARACTERS)} - {"Pip"}
    assert seats[0].introduced == "Pip"
    assert seats[3].introduced == f"{seats[3].name}, hard"
