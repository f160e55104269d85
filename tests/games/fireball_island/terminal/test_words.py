"""Fireball Island in words: what is typed becomes moves, and what is said means what happens."""

from __future__ import annotations

from dataclasses import replace

import pytest

from emberisle.cli import messages
from emberisle.games.fireball_island.rules.board import NAMES as PLACES
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.games.fireball_island.rules.moves import PASS, ROLL, TRADE, Play, RollDown, TakeCard, Walk
from emberisle.games.fireball_island.terminal.phrases import short, turn_in_words
from emberisle.games.fireball_island.terminal.words import meaning, short_move, short_way
from emberisle.kernel.values import Value
from emberisle.terminal.errors import BadWords
from tests.games.fireball_island.terminal.tables import (
    AT_FORK,
    HOLDING,
    HOUSE,
    NAMES,
    Spec,
    aiming,
    at,
    at_fork,
    drawn,
    face_at,
    sitting,
)

WIN = Walk(("DOCK",))

# -- what is said


def test_what_a_choice_means_is_said_in_a_line() -> None:
    holding = at(HOLDING).view(0)
    assert meaning(Play("cancel"), holding, NAMES, HOUSE).startswith("Cancel · Undo a card")
    assert meaning(TakeCard(1), holding, NAMES, HOUSE) == "Take 1 Card from Ben · Ben holds 1 card"
    assert meaning(PASS, holding, NAMES, HOUSE) == ""
    stealing = at({"places": ["DR3", "DR5"], "jewel": 1}).view(0)
    said = meaning(Walk(("DR4", "DR5", "DR6", "DR7", "DR8", "DOCK")), stealing, NAMES, HOUSE)
    assert "passes Ben and takes the jewel" in said
    assert "the game is won" in said
    said = meaning(Walk(("WT10", "WT11", "WT12")), at({"places": ["WT9", "DMP"]}).view(0), NAMES, HOUSE)
    assert said == "Witchlord Trail 12 · a card to take · then 81 to go · by WT10 WT11"


@pytest.mark.parametrize(("gains", "takes"), [("jewel", True), ("cards", False)])
def test_a_piece_that_is_pushed_over_the_jewel_is_said_to_take_it_where_it_does(
    gains: str, takes: bool
) -> None:
    spec: Spec = {"places": ["BR10", "DMP"], "jewel": "BR9", "hands": [[], ["back_2"]]}
    pushed = at(spec, back_gains=gains).play(Play("back_2"))
    assert pushed.view(1).question == "ChooseBack"
    house = pushed.table.house
    said = {move: meaning(move, pushed.view(1), NAMES, house) for move in pushed.legal_moves()}
    over = [line for move, line in said.items() if isinstance(move, Walk) and "BR9" in move.path]
    assert over
    assert ["takes the jewel" in line for line in over] == [takes] * len(over)
    assert not any("jewel" in line for line in said.values() if line not in over)


def test_what_matters_most_is_said_where_there_is_little_room() -> None:
    view = at({"places": ["WT9", "DMP"]}).view(0)
    walk = Walk(("WT10", "WT11", "WT12"))
    assert meaning(walk, view, NAMES, HOUSE, 50) == "A card to take · then 81 to go · by WT10 WT11"
    for game in (aiming(), at(HOLDING)):
        for move in game.legal_moves():
            assert len(meaning(move, game.view(0), NAMES, HOUSE, 78)) <= 78


def test_a_die_that_lies_on_the_table_was_rolled() -> None:
    table = at({"places": ["WT9", "DMP"]}).view(0).table
    assert turn_in_words(replace(table, moment="before", die=0), NAMES) == "Ana's turn, before the roll."
    said = turn_in_words(replace(table, moment="before", die=1), NAMES)
    assert said == "Ana's turn, after the roll, the die shows 1."
    said = turn_in_words(replace(table, moment="after", die=8, twice=True), NAMES)
    assert said == "Ana's turn, after the roll, the die shows 4, doubled to 8."


def test_after_a_move_ahead_nobody_speaks_of_a_roll() -> None:
    game = at({"places": ["WT3", "WT9"], "hands": [["ahead_4"], ["cancel"]]})
    game = game.play(Play("ahead_4")).play(PASS)
    assert game.view(1).question == "ReactAfter"
    assert turn_in_words(game.view(1).table, NAMES) == "Ana's turn, after Move Ahead 4."
    screen = "\n".join(line.plain for line in drawn(face_at(game), game))
    assert "after Move Ahead 4" in screen
    assert "after the roll" not in screen


def test_the_question_says_in_whose_turn_one_is_asked() -> None:
    asked = at({**AT_FORK, "turn": 1, "hands": [["fireball"]]})
    table = sitting(asked)
    assert messages.whose_turn(table) == f"Ana, you are asked in {table.names[1]}'s turn"
    assert messages.whose_turn(sitting(at(HOLDING))) == "Ana, your turn"


def test_the_jewel_wins_and_not_a_count() -> None:
    rolled = [at({"places": ["DR8", "WT9", "DMP"], "jewel": 0}, seed) for seed in range(9)]
    game = next(game for game in rolled if WIN in game.legal_moves())
    session = sitting(game)
    session.play([WIN])
    assert messages.winners_line(session) == "Ana brings the jewel to the Dock and wins!"
    assert messages.totals_line(session).endswith(" (spaces to go)")


def test_every_place_and_every_way_has_a_short_name() -> None:
    names = [short(place) for place in PLACES]
    assert len(set(names)) == len(names)
    assert max(map(len, names)) <= 15
    assert [short("WT4"), short("cave 3"), short("B1"), short("pit A"), short("HC5"), short("P")] == [
        "Witchlord 4",
        "Cave 3",
        "Bridge 1",
        "Pit A",
        "Cave 5 pad",
        "High Pass",
    ]
    assert len({short_way(way) for way in WAYS}) == len(WAYS)
    assert short_way("C_E_chute") == "C east, chute"
    assert short_move(TakeCard(2), NAMES) == "Take: Cleo"


# -- what is typed


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("roll", ROLL),
        ("r", ROLL),
        ("trade", TRADE),
        ("fireball", Play("fireball")),
        ("play Fireball", Play("fireball")),
        ("take Ben", TakeCard(1)),
        ("1", ROLL),
    ],
)
def test_typed_words_become_moves(typed: str, move: Value) -> None:
    game = at(HOLDING)
    assert face_at(game).read(typed, game).moves == (move,)


def test_places_and_ways_can_be_typed() -> None:
    game = at_fork()
    walk = next(move for move in game.legal_moves() if isinstance(move, Walk))
    goal = walk.path[-1]
    for typed in (goal, goal.lower(), f"go {goal}", short(goal)):
        assert face_at(game).read(typed, game).moves == (walk,)
    game = aiming()
    for typed in ("B_W", "b west"):
        assert face_at(game).read(typed, game).moves == (RollDown("B_W"),)


def test_two_ways_to_one_place_are_told_apart_by_number() -> None:
    game = at({"places": ["HR2", "DMP"], "hands": [["ahead_6"], []]}).play(Play("ahead_6"))
    goals = [move.path[-1] for move in game.legal_moves() if isinstance(move, Walk)]
    twice = next(goal for goal in goals if goals.count(goal) > 1)
    with pytest.raises(BadWords, match="type the number"):
        face_at(game).read(twice, game)


@pytest.mark.parametrize(
    ("typed", "rule"),
    [
        ("reroll", "FI-13.1"),
        ("cancel", "FI-14.3"),
        ("seek", "FI-7.7"),
        ("take Ana", "FI-14.8"),
        ("take Cleo", "FI-14.8"),
    ],
)
def test_what_is_not_possible_is_refused_by_the_game(typed: str, rule: str) -> None:
    game = at(HOLDING)
    refusal = face_at(game).read(typed, game).refusal
    assert refusal is not None
    assert refusal.rule == rule


def test_a_refusal_that_ends_with_a_call_has_no_full_stop() -> None:
    game = at(HOLDING)
    refusal = face_at(game).read("fake jewel", game).refusal
    assert refusal is not None
    assert (
        messages.refusal_line(game.ruleset, (), refusal)
        == "Not allowed: You do not hold Fake Jewel! [FI-13.1]"
    )


@pytest.mark.parametrize("typed", ["dance", "99", "take Zoe", ""])
def test_words_that_mean_nothing_are_answered(typed: str) -> None:
    game = at(HOLDING)
    with pytest.raises(BadWords):
        face_at(game).read(typed, game)


def test_advice_names_everybody_and_says_why() -> None:
    game = aiming()
    face = face_at(game)
    found = face.advise(game, 0)
    assert found is not None
    assert {advice.moves for advice in found} <= {(move,) for move in game.legal_moves()}
    assert "Ben" in found[0].text or "Cleo" in found[0].text
    assert list(face.figures(found[0])) == ["Wins"]


def test_plain_lines_tell_the_whole_table() -> None:
    game = at({**HOLDING, "discard": ["reroll", "reroll", "cancel"]})
    lines = "\n".join(face_at(game).lines(game.view(0)))
    assert "Ana's turn, before the roll." in lines
    assert "Skeleton Head Beach 6, token" in lines
    assert "Witchlord Trail 8, with the jewel" in lines
    assert "Discard: Cancel, Reroll ×2. Drawpile: 41." in lines
    assert "You hold Cancel · Undo a card" in lines
    assert "   1  Roll the die" in lines


def test_a_typed_map_is_drawn() -> None:
    game = at(HOLDING)
    assert "DOCK" in face_at(game).read("map", game).said
