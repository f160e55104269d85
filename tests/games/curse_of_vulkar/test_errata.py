"""What the versions of the rules have changed: older matches are played as they began."""

from __future__ import annotations

from typing import Final

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.marbles import Launched
from emberisle.games.curse_of_vulkar.rules.moves import CALL_TIGER, GO_ON, LeadTiger
from emberisle.kernel.log import Log, read_header
from tests.games.curse_of_vulkar.table_talk import (
    TOGETHER,
    asks,
    goals,
    happens,
    moves,
    new,
    play,
    position,
    refusal,
    say,
    seen,
    told,
    until,
)

TIGER: Final = {"tiger": True}


def in_version(version: int, game: em.Game) -> em.Game:
    """The same beginning, in a match of another version."""
    return em.replay(Log(read_header({**game.header.data(), "version": version}), []))


def led_tiger(version: int, *places: str, tiger: str, lying: tuple[object, ...] = ()) -> em.Game:
    """Figure 0 may lead the Tiger up to six spaces."""
    game = position(*places, hands=["tiger 4, beeline 6"], options=TIGER, tiger=tiger, lying=list(lying))
    game = moves(in_version(version, game), "tiger 4", "TR5")
    return happens(say(game, CALL_TIGER), 3)


@pytest.mark.clause("CV-23.4")
@pytest.mark.parametrize(("version", "key"), [(2, "tiger_shuns"), (3, "tiger_stops")])
def test_until_version_3_caves_barred_the_tigers_way(version: int, key: str) -> None:
    game = led_tiger(version, "TR1", "H", "H", tiger="NS6")
    assert refusal(game, LeadTiger(("NS5",))).key == key
    assert (LeadTiger(("NS5", "NS4")) in game.legal_moves()) == (version == 3)


@pytest.mark.clause("CV-23.4")
@pytest.mark.parametrize(("version", "stops"), [(2, "SC7"), (3, "SC6")])
def test_until_version_3_the_tiger_stopped_beside_its_prey_even_where_somebody_lay(
    version: int, stops: str
) -> None:
    game = led_tiger(version, "TR1", "SC7", "SC8", tiger="SC6", lying=([1, "space", "SC7"],))
    assert seen(say(game, LeadTiger(("SC7", "SC8")))).tiger == stops


@pytest.mark.clause("CV-23.5")
@pytest.mark.parametrize(("version", "dice"), [(2, 1), (3, 0)])
def test_until_version_3_a_die_was_rolled_for_a_tiger_that_could_come_to_nobody(
    version: int, dice: int
) -> None:
    tracker = "cataclysm 4, gift_shop 3, gift_shop 4"
    game = position("TR4", "TR2", options={**TOGETHER, **TIGER}, tiger="SC6", tracker=tracker, scar=4)
    game = moves(in_version(version, game), "cataclysm 4", "H")
    game = happens(game, Launched((), (), (), (), (), ("surf",) * 4, ()))
    if dice:
        game = happens(game, 1)
        assert told(game, "tiger_stays") == [()]
    assert len(told(game, "tiger_die")) == dice


@pytest.mark.clause("CV-7.3")
@pytest.mark.parametrize(("version", "question"), [(2, "PassFigure"), (3, "InCave")])
def test_until_version_3_one_was_asked_about_an_exchange_that_could_not_be_offered(
    version: int, question: str
) -> None:
    game = position("NS1", "NS3", hands=["angry_gaze 4, beeline 6"], tokens=["RR", "R"])
    game = moves(in_version(version, game), "angry_gaze 4", "NS5")
    assert asks(game) == question
    assert game.legal_moves() == (GO_ON,) or version == 3


@pytest.mark.clause("CV-16.14", "CV-26.5")
@pytest.mark.parametrize(
    ("seats", "cards", "by_version"),
    [
        (2, "calm", (33, 30, 30)),
        (3, "angry", (48, 43, 45)),
        (4, "furious", (72, 65, 66)),
        (5, "angry", (77, 78, 78)),
    ],
)
def test_every_version_counts_the_cards_that_can_be_drawn_in_its_way(
    seats: int, cards: str, by_version: tuple[int, ...]
) -> None:
    begun = new(seats, {**TOGETHER, "cards": cards})
    assert tuple([seen(in_version(version, begun)).drawable for version in (1, 2, 3)]) == by_version


@pytest.mark.clause("CV-2.6")
@pytest.mark.parametrize(("version", "counts"), [(1, (1, 1)), (2, (1, 2))])
def test_in_version_1_the_second_of_two_was_dealt_one_souvenir(version: int, counts: tuple[int, ...]) -> None:
    assert seen(until(in_version(version, new(2)), "ChooseCard")).souvenir_counts == counts


@pytest.mark.clause("CV-2.10")
@pytest.mark.parametrize(
    ("version", "seats", "goal"), [(1, 2, "TR4"), (2, 2, "TR3"), (1, 3, "TR4"), (2, 3, "TR5")]
)
def test_in_version_1_the_second_went_one_space_further_at_first(version: int, seats: int, goal: str) -> None:
    game = position(*["start"] * seats, seats=seats, figure=1, hands=["", "gift_shop 4"], turns=1)
    reached = goals(play(in_version(version, game), "gift_shop 4"))
    assert [name for name in reached if name.startswith("TR")] == [goal]


@pytest.mark.clause("CV-2.7")
@pytest.mark.parametrize(("version", "counts"), [(3, (2, 2, 2, 2)), (4, (2, 3, 2, 3))])
def test_until_version_4_nobody_was_dealt_a_third_card(version: int, counts: tuple[int, ...]) -> None:
    begun = new(4, {"first": "first_seat"})
    assert seen(until(in_version(version, begun), "ChooseCard")).hands == counts
