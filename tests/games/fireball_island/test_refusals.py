"""Refusals: every wrong move names its clause, says what is wrong, and what is not."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fireball_island.rules.moves import (
    END,
    PASS,
    ROLL,
    SEEK,
    TRADE,
    Play,
    RollDown,
    TakeCard,
    Walk,
)
from emberisle.games.fireball_island.rules.ruleset import FIREBALL_ISLAND
from emberisle.games.fireball_island.rules.words import texts_in
from emberisle.kernel.values import Value

from .table_talk import (
    aim,
    end_turn,
    fall,
    fireball,
    go,
    play,
    position,
    refusal,
    take_die,
    throw,
)

HELD = "double reroll cancel ahead_4"

POSITIONS: dict[str, em.Game] = {
    "before": position("WT3", "WT9", hands=[HELD, "back_1"], tokens=["held"]),
    "before, without": position("WT3", "WT9", hands=["talisman fake_jewel another_turn back_1"]),
    "take": position("WT3", "BR5", "WT9", hands=["take_card", "cancel"], jewel=1, tokens=["none", "held"]),
    "doubled": position("WT3", "WT9", hands=["double"], doubled=True),
    "blind cave": position("cave 4", "WT9", hands=["ahead_4"]),
    "other before": take_die(
        position("cave 1", "WT9", hands=["", "ahead_4 back_1"], tokens=["none", "held"])
    ),
    "forced": take_die(position("cave 1", "WT9", hands=["", "ahead_4"], options={"ahead_in_caves": False})),
    "after": fall(take_die(position("WT3", "WT9", hands=["ahead_4 take_card"])), 3),
    "end": go(throw(position("WT3", "WT9", hands=["double reroll"]), 2), "WT5"),
    "last word": go(throw(position("WT3", "WT9", hands=["", "double reroll"]), 2), "WT5"),
    "another rises": position("pit A", "WT9", hands=["", "ahead_4"], lying=[0]),
    "any turn": position("WT3", "WT9", hands=["another_turn"], options={"another_turn": "any_turn"}),
    "take from many": position("WT3", "BR5", "WT9", hands=["take_card", "cancel", "cancel"]),
    "cancel where tokens are traded in at any time": play(
        position(
            "WT3", "WT9", hands=["double", "reroll"], tokens=["none", "held"], options={"token": "any_time"}
        ),
        "double",
    ),
    "cancel with a card to take": play(
        take_die(position("WT3", "WT9", hands=["take_card", "double"])), "double"
    ),
    "lost before the roll": (
        fireball(play(take_die(position("FC4", "WT1", hands=["double", "fireball"])), "fireball"), "V_E", 0)
    ),
    "dock past the owner": throw(position("DR2", "DR4", jewel=1), 3),
    "own unlikely way": throw(position("FC8", "WT1"), 1),
    "back past the jewel": play(
        position("FC2", "WT9", hands=["", "back_3"], options={"back_gains": "everything"}), "back_3"
    ),
    "rising": position("pit A", "WT9", hands=["fireball reroll"], lying=[0], tokens=["none", "held"]),
    "cancel": play(position("WT3", "WT9", hands=["double", "reroll"]), "double"),
    "stop": aim(throw(position("WT3", "WT9", hands=["", "reroll"]), 1), "V_S"),
    "fake": go(throw(position("BR9", "BR7", hands=["", "reroll"], jewel=1), 4), "BR5"),
    "fake of a token's owner": go(
        throw(position("BR9", "BR7", hands=["", "reroll"], jewel=1, tokens=["none", "held"]), 4), "BR5"
    ),
    "cancel in the own turn": play(
        take_die(position("WT3", "WT9", hands=["cancel", "double"], tokens=["held"])), "double"
    ),
    "between": end_turn(
        go(
            throw(position("WT3", "WT9", hands=["", "reroll"], options={"another_turn": "any_turn"}), 2),
            "WT5",
        )
    ),
    "walk": throw(position("WT3", "WT9"), 3),
    "past some": throw(position("WT3", "WT5", "WT6"), 2),
    "jewel": throw(position("BR2", "WT9"), 4),
    "out of a cave": throw(position("cave 1", "WT9"), 3),
    "out of a pit": throw(position("pit A", "WT9"), 3),
    "out of the water": throw(position("W", "WT9"), 3),
    "dock for anyone": throw(position("DR6", "WT9", options={"dock": "anyone"}), 2),
    "bridge": throw(position("GSB4", "WT9"), 4),
    "dock": throw(position("DR6", "WT9"), 4),
    "occupied": throw(position("WT3", "WT5"), 2),
    "cave": throw(position("WT4", "cave 1"), 3),
    "back": play(position("WT9", "BR5", hands=["", "back_2"]), "back_2"),
    "back past others": play(position("WT9", "WT7", hands=["", "back_2"]), "back_2"),
    "back over a bridge": play(
        position("CP1", "BR5", hands=["", "back_2"], options={"back": "chosen"}), "back_2"
    ),
    "back near a cave": play(position("WT6", "BR5", hands=["", "back_1"]), "back_1"),
    "back the way": play(position("BR11", "WT1", hands=["", "back_2"], came_by=[["BR10"]]), "back_2"),
    "way": throw(position("FC4", "WT9"), 1),
    "own way": throw(position("FC4", "WT1"), 1),
}

REFUSED: list[tuple[str, Value, str, str]] = [
    # Before the roll
    ("before", END, "FI-3.1", "your_turn"),
    ("before", PASS, "FI-3.1", "your_turn"),
    ("before", SEEK, "FI-7.7", "not_in_cave"),
    ("blind cave", ROLL, "FI-7.8", "seek_only"),
    ("before", TRADE, "FI-4.2", "full_hand"),
    ("before, without", TRADE, "FI-5.3", "no_token"),
    ("other before", TRADE, "FI-5.3", "token_on_own_turn"),
    # Cards that are not there
    ("before", Play("talisman"), "FI-13.1", "not_held"),
    ("before", Play("treasure"), "FI-2.5", "no_card"),
    ("before", TakeCard(1), "FI-13.1", "not_held"),
    # Cards at the wrong moment
    ("before", Play("reroll"), "FI-14.6", "no_roll"),
    ("before", Play("cancel"), "FI-14.3", "nothing_to_cancel"),
    ("before, without", Play("talisman"), "FI-14.4", "no_fireball"),
    ("before, without", Play("fake_jewel"), "FI-14.2", "only_when_robbed"),
    ("before, without", Play("another_turn"), "FI-14.7", "only_at_end"),
    ("before, without", Play("back_1"), "FI-14.12", "not_yourself"),
    ("other before", Play("back_1"), "FI-14.14", "cannot_go_back"),
    ("doubled", Play("double"), "FI-14.17", "doubled_already"),
    ("last word", Play("double"), "FI-14.17", "double_later"),
    ("any turn", Play("another_turn"), "FI-14.7", "only_between"),
    ("after", Play("ahead_4"), "FI-14.9", "only_before"),
    ("blind cave", Play("ahead_4"), "FI-14.11", "blind_cave"),
    ("forced", Play("ahead_4"), "FI-14.11", "no_force_in_cave"),
    # Take 1 Card
    ("take", TakeCard(0), "FI-14.8", "not_yourself"),
    ("take", TakeCard(1), "FI-5.4", "fitted"),
    ("take", TakeCard(2), "FI-14.8", "no_cards"),
    ("take", TakeCard(3), "FI-14.8", "no_seat"),
    ("take", Play("take_card"), "FI-14.8", "nobody_to_take_from"),
    ("take from many", Play("take_card"), "FI-14.8", "name_opponent"),
    # When asked for a card
    ("after", ROLL, "FI-13.4", "answer_or_pass"),
    ("cancel", Play("reroll"), "FI-14.3", "only_cancel"),
    ("stop", Play("reroll"), "FI-14.4", "only_talisman"),
    ("fake", Play("reroll"), "FI-14.2", "only_fake"),
    ("between", Play("reroll"), "FI-14.7", "only_another_turn"),
    ("fake", ROLL, "FI-14.2", "answer_or_pass"),
    # At the end
    ("end", ROLL, "FI-3.7", "rolled_already"),
    ("end", PASS, "FI-3.7", "finish"),
    ("end", Play("reroll"), "FI-14.6", "no_roll"),
    ("end", TRADE, "FI-5.3", "no_token"),
    ("cancel in the own turn", TRADE, "FI-14.3", "answer_or_pass"),
    ("cancel where tokens are traded in at any time", TRADE, "FI-14.3", "answer_or_pass"),
    ("cancel with a card to take", TakeCard(1), "FI-14.3", "only_cancel"),
    ("lost before the roll", ROLL, "FI-11.12", "turn_lost"),
    ("fake of a token's owner", TRADE, "FI-5.3", "token_on_own_turn"),
    # The turn of standing up
    ("rising", ROLL, "FI-11.4", "standing_up"),
    ("rising", Play("fireball"), "FI-11.4", "standing_up"),
    ("rising", Play("reroll"), "FI-11.4", "standing_up"),
    ("rising", Play("talisman"), "FI-13.1", "not_held"),
    ("rising", TRADE, "FI-5.3", "no_token"),
    ("rising", Walk(("WT4",)), "FI-11.4", "standing_up"),
    ("rising", PASS, "FI-11.4", "standing_up"),
    ("another rises", Play("ahead_4"), "FI-11.4", "they_stand_up"),
    # Walks
    ("walk", ROLL, "FI-3.1", "choose_walk"),
    ("walk", TRADE, "FI-13.2", "move_first"),
    ("walk", Play("fireball"), "FI-13.2", "move_first"),
    ("walk", Walk(("WT4",)), "FI-3.4", "too_short"),
    ("walk", Walk(("WT4", "WT5", "WT6", "WT7")), "FI-3.1", "too_far"),
    ("walk", Walk(("WT4", "WT5", "WT4")), "FI-3.5", "twice"),
    ("walk", Walk(("WT4", "WT3", "WT2")), "FI-3.5", "twice"),
    ("walk", Walk(("WT4", "WT6", "WT7")), "FI-16.5", "not_next"),
    ("walk", Walk(("DR7", "DR8", "DOCK")), "FI-16.5", "not_next"),
    ("past some", Walk(("WT4", "WT5", "WT6", "WT7", "WT8")), "FI-3.3", "next_open"),
    ("past some", Walk(("WT4", "WT5", "WT6")), "FI-3.3", "occupied"),
    ("jewel", Walk(("BR1", "VKP", "FC1", "FC2")), "FI-6.1", "jewel_stops"),
    ("out of a cave", Walk(("WT7", "WT8", "WT9")), "FI-7.9", "not_next"),
    ("out of a pit", Walk(("WT7", "WT8", "WT9")), "FI-11.5", "not_next"),
    ("out of the water", Walk(("GSB2", "GSB3", "GSB4")), "FI-11.8", "not_next"),
    ("dock for anyone", Walk(("DR7", "DR8", "DOCK")), "FI-3.1", "too_far"),
    ("bridge", Walk(("GSB5", "B1", "CP1", "CP2")), "FI-8.2", "must_stop"),
    ("dock", Walk(("DR7", "DR8", "DOCK")), "FI-9.2", "dock_without_jewel"),
    ("dock past the owner", Walk(("DR3", "DR4", "DR5", "DR6", "DR7", "DR8", "DOCK")), "FI-3.1", "too_far"),
    ("cave", Walk(("WT5", "WT6", "cave 1")), "FI-7.3", "occupied"),
    ("occupied", Walk(("WT4", "WT5")), "FI-3.3", "occupied"),
    ("walk", Walk(("Rome",)), "FI-16.1", "no_such_place"),
    ("walk", Walk(()), "FI-16.1", "no_such_place"),
    # Ways back
    ("back", PASS, "FI-14.13", "choose_back"),
    ("back", Walk(("WT8",)), "FI-14.12", "back_by"),
    ("back", Walk(("WT8", "WT9")), "FI-3.5", "twice"),
    ("back past others", Walk(("WT8", "WT7")), "FI-14.13", "occupied"),
    ("back over a bridge", Walk(("B1", "GSB5")), "FI-14.15", "must_stop"),
    ("back past the jewel", Walk(("FC1", "VKP", "BR1")), "FI-6.1", "jewel_stops"),
    ("back near a cave", Walk(("cave 1",)), "FI-14.13", "not_back_there"),
    ("back the way", Walk(("BR12", "BR13")), "FI-14.13", "not_back"),
    # Ways of Fireballs
    ("way", ROLL, "FI-10.1", "choose_way"),
    ("way", RollDown("X"), "FI-15.2", "no_such_way"),
    ("way", RollDown("V_SE"), "FI-10.2", "must_hit"),
    ("own way", RollDown("V_S"), "FI-10.3", "must_hit_self"),
    ("own unlikely way", RollDown("V_E"), "FI-10.2", "must_hit"),
]


@pytest.mark.parametrize(("where", "move", "rule", "said"), REFUSED)
def test_refused(where: str, move: Value, rule: str, said: str) -> None:
    game = POSITIONS[where]
    why = refusal(game, move)
    assert (why.rule, why.key) == (rule, said)
    assert why.instead
    assert set(why.instead) <= set(game.legal_moves())
    with pytest.raises(em.IllegalMove, match=rule):
        game.play(move)


def test_every_refusal_that_has_words_is_shown() -> None:
    words = {key.removeprefix("refusals.") for key in texts_in("en").texts if key.startswith("refusals.")}
    assert {said for *_, said in REFUSED} == words


def test_a_refusal_says_what_is_the_matter_here() -> None:
    assert reason("take", TakeCard(1)) == "Seat 2 has jewel and token fitted together"
    assert reason("take", TakeCard(3)) == "there is no Seat 4 at this table"
    too_short = "you go on for 3 spaces, unless something stops you before"
    assert reason("walk", Walk(("WT4",))) == too_short
    far_away = "from Witchlord Trail 3 no step leads to Dock Run 7"
    assert reason("walk", Walk(("DR7", "DR8", "DOCK"))) == far_away
    assert reason("before", Play("talisman")) == "you do not hold Magic Talisman"


def reason(where: str, move: Value) -> str:
    return FIREBALL_ISLAND.reason(refusal(POSITIONS[where], move))


def test_what_is_proposed_instead_of_a_short_walk_goes_the_same_way() -> None:
    assert Walk(("WT4", "WT5", "WT6")) in refusal(POSITIONS["walk"], Walk(("WT4", "WT5"))).instead


@pytest.mark.parametrize("card", ["", "Reroll", "reroll ", "cave 3", "0"])
def test_cards_by_strange_names_are_refused(card: str) -> None:
    assert refusal(POSITIONS["before"], Play(card)).key == "no_card"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_seats_that_are_not_there_are_refused(seat: int) -> None:
    assert refusal(POSITIONS["take"], TakeCard(seat)).key == "no_seat"


def test_nobody_else_plays_for_the_one_who_is_asked() -> None:
    with pytest.raises(em.NotYourTurn):
        POSITIONS["before"].play(ROLL, seat=1)
