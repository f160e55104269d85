"""Refusals: every wrong move names its clause, says what is wrong, and what is not."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.wildfire.rules.moves import Call, CatchOut, Draw, Pass, Play, PlayAndKnock
from emberisle.games.wildfire.rules.ruleset import WILDFIRE
from emberisle.games.wildfire.rules.tiles import TILES
from emberisle.kernel.errors import BadLog
from emberisle.kernel.log import Entry
from emberisle.kernel.values import Value

from .table_talk import asks, catch, draw, lay, lay_and_knock, lay_open, passes, position, refusal, table_of

CHAIN = "9-9, 4-9 on 9-9, 7-9 on 9-9"
CALLED = {"knocking": "called"}
FLAME = CHAIN + ", 1-4 on 4-9 as "
DOUBLE_FLAME = CHAIN + ", 1-1 on 4-9 as "
TWICE = CHAIN + ", 4-D on 4-9 as "
THRICE = CHAIN + ", 7-T on 7-9 as "

POSITIONS: dict[str, em.Game] = {
    "can play": position(CHAIN, "0-4 4-7 1-5 4-D 2-3", "2-5"),
    "must draw": position(CHAIN, "2-3 2-D", "2-5"),
    "has drawn": draw(position(CHAIN, "2-3 2-D", "2-5"), "5-5"),
    "must pass": position(CHAIN, "2-3 2-D", "2-5", pile=""),
    "hub full": position(CHAIN + ", 3-9 on 9-9, 2-9 on 9-9", "0-9 0-4", "2-5"),
    "doubles only": position("9-9, 0-9 on 9-9, 0-0 on 0-9", "1-1 0-4", "2-5"),
    "flame lit 6": position(FLAME + "6", "0-6 2-3 0-9 1-6", "2-5"),
    "flame lit 1": position(FLAME + "1", "1-6 0-6", "2-5"),
    "double flame lit 6": position(DOUBLE_FLAME + "6", "0-6 1-6 6-D 0-9 2-3", "2-5"),
    "double flame lit 1": position(DOUBLE_FLAME + "1", "1-6 0-6", "2-5"),
    "twice lit 6": position(TWICE + "6", "0-6 1-6 6-6 1-1 6-D 0-9 2-3", "2-5"),
    "twice lit 1": position(TWICE + "1", "1-6 0-6 2-2", "2-5"),
    "thrice lit 6": position(THRICE + "6", "0-6 1-6 6-6 6-D 0-9", "2-5"),
    "double flame in the hub": position("1-1 as 6, 0-6 on 1-1", "2-6 1-6 6-D 0-9", "2-5"),
    "no doubles on flames": position(
        FLAME + "6", "6-6 0-6", "2-5", options={"doubles_on_wild_ones": "never"}
    ),
    "doubles on single flames": position(
        DOUBLE_FLAME + "6", "6-6 0-6", "2-5", options={"doubles_on_wild_ones": "single"}
    ),
    "ones fit ones": position(CHAIN, "1-T 0-4", "2-5", options={"wildfire_one": "ones"}),
    "may knock": position(CHAIN, "0-4 2-3", "2-5", options=CALLED),
    "three tiles": position(CHAIN, "0-4 2-3 2-2", "2-5", options=CALLED),
    "may catch": lay(position(CHAIN, "0-4 2-3", "2-5 0-8", "6-6 5-5", options=CALLED), "0-4", "4-9"),
    "knocked": lay_and_knock(position(CHAIN, "0-4 2-3", "2-5 0-8", options=CALLED), "0-4", "4-9"),
    "too late": passes(
        lay(
            lay(position(CHAIN, "0-4 2-3", "0-8 8-8 2-5", pile="", options=CALLED), "0-4", "4-9"),
            "0-8",
            "0-4",
        )
    ),
    "call a number": lay_open(position(CHAIN, "4-D 0-4", "2-5", options={"hub": "all_called"}), "4-D", "4-9"),
    "numbers of Wild Ones are called": position(CHAIN, "0-4 1-4", "2-5", options={"hub": "called"}),
    "all numbers are called": position(CHAIN, "0-4 1-4", "2-5", options={"hub": "all_called"}),
}

REFUSED: list[tuple[str, Value, str, str]] = [
    # A tile that is not there, or nothing to lay it on
    ("can play", Play("0-3", "4-9", "0"), "WF-3.6", "do not hold '0-3'"),
    ("can play", Play("2-5", "4-9", "0"), "WF-3.6", "do not hold '2-5'"),
    ("can play", Play("3-0", "4-9", "0"), "WF-3.6", "do not hold '0-3'"),
    ("can play", Play("4-0-", "4-9", "0"), "WF-3.6", "do not hold '4-0-'"),
    ("can play", Play("", "", ""), "WF-3.6", "do not hold ''"),
    ("can play", Play("0-4", "4-6", "0"), "WF-3.6", "'4-6' does not lie on the table"),
    ("can play", Play("0-4", "hub", "0"), "WF-3.6", "'hub' does not lie on the table"),
    ("can play", Play("0-4", "0-4", "0"), "WF-3.6", "'0-4' does not lie on the table"),
    ("hub full", Play("0-9", "9-9", "0"), "WF-3.6", "9-9 has no opening left"),
    # A tile that does not fit there
    ("can play", Play("0-4", "9-9", "0"), "WF-4.1", "0-4 has no 9"),
    ("can play", Play("2-3", "4-9", "2"), "WF-4.1", "2-3 has no 4"),
    ("can play", Play("4-D", "7-9", "D"), "WF-4.1", "Double Wildfire 4-D has no 7"),
    ("must draw", Play("2-D", "7-9", "D"), "WF-4.1", "Double Wildfire 2-D has no 7"),
    ("doubles only", Play("1-1", "9-9", "1"), "WF-6.2", "another double such as 9-9"),
    ("doubles only", Play("1-1", "0-0", "1"), "WF-6.2", "another double such as 0-0"),
    ("ones fit ones", Play("1-T", "4-9", "T"), "WF-7.11", "fits ones only"),
    # Not that way round
    ("can play", Play("0-4", "4-9", "4"), "WF-4.1", "that end shows 4, so it is the other end"),
    ("can play", Play("4-7", "7-9", "7"), "WF-4.1", "that end shows 7, so it is the other end"),
    ("can play", Play("0-4", "4-9", "6"), "WF-4.1", "0-4 has no end '6'"),
    ("can play", Play("0-4", "4-9", ""), "WF-4.1", "0-4 has no end ''"),
    ("can play", Play("1-5", "4-9", "D"), "WF-4.1", "1-5 has no end 'D'"),
    ("can play", Play("4-D", "4-9", "4"), "WF-7.1", "only be played with its flame out"),
    ("can play", Play("4-D", "4-9", "T"), "WF-4.1", "4-D has no end 'T'"),
    ("can play", Play("1-5", "4-9", "1"), "WF-5.2", "where 5 matches, and that end shows 4"),
    ("flame lit 1", Play("1-6", "1-4", "1"), "WF-5.2", "where 6 matches, and that end shows 1"),
    # An open flame comes first
    ("flame lit 6", Play("0-9", "9-9", "0"), "WF-5.4", "must be a 6 or a Wild One on Wild One 1-4"),
    ("flame lit 6", Play("1-6", "9-9", "6"), "WF-5.4", "must be a 6 or a Wild One on Wild One 1-4"),
    (
        "double flame lit 6",
        Play("0-9", "9-9", "0"),
        "WF-6.3",
        "the next 3 tiles must go on Double Wild One",
    ),
    ("double flame in the hub", Play("0-9", "0-6", "9"), "WF-6.3", "the next 3 tiles"),
    (
        "twice lit 6",
        Play("0-9", "9-9", "0"),
        "WF-7.5",
        "the next 2 tiles must go on Double Wildfire 4-D",
    ),
    (
        "thrice lit 6",
        Play("0-9", "9-9", "0"),
        "WF-7.6",
        "the next 3 tiles must go on Triple Wildfire 7-T",
    ),
    ("flame lit 6", Play("2-3", "1-4", "2"), "WF-5.4", "1-4 stands for 6, and 2-3 has neither"),
    ("double flame lit 6", Play("2-3", "1-1", "2"), "WF-6.3", "1-1 stands for 6"),
    ("twice lit 6", Play("2-3", "4-D", "2"), "WF-7.5", "4-D stands for 6"),
    ("flame lit 1", Play("0-6", "1-4", "0"), "WF-5.6", "it takes a Wild One, and 0-6 is none"),
    ("double flame lit 1", Play("0-6", "1-1", "0"), "WF-6.7", "it takes a Wild One, and 0-6 is none"),
    ("twice lit 1", Play("0-6", "4-D", "0"), "WF-7.3", "it takes a Wild One, and 0-6 is none"),
    # What may not lie on a flame
    ("twice lit 6", Play("6-6", "4-D", "6"), "WF-7.4", "no double is ever played on a Wildfire"),
    ("thrice lit 6", Play("6-6", "7-T", "6"), "WF-7.4", "no double is ever played on a Wildfire"),
    ("twice lit 6", Play("1-1", "4-D", "1"), "WF-7.4", "Double Wild One 1-1 is a double"),
    ("twice lit 1", Play("2-2", "4-D", "2"), "WF-7.4", "no double is ever played on a Wildfire"),
    ("no doubles on flames", Play("6-6", "1-4", "6"), "WF-5.9", "in this house no numbered double"),
    ("doubles on single flames", Play("6-6", "1-1", "6"), "WF-5.9", "no numbered double is played on Double"),
    ("double flame lit 6", Play("1-6", "1-1", "1"), "WF-6.4", "only on the last play, and 3 are still owed"),
    ("double flame in the hub", Play("1-6", "1-1", "1"), "WF-6.4", "and 3 are still owed"),
    ("double flame lit 6", Play("6-D", "1-1", "D"), "WF-6.5", "only as the last, and 3 plays are owed"),
    ("twice lit 6", Play("6-D", "4-D", "D"), "WF-7.8", "only as the last, and 2 plays are owed"),
    ("thrice lit 6", Play("6-D", "7-T", "D"), "WF-7.8", "only as the last, and 3 plays are owed"),
    ("twice lit 6", Play("1-6", "4-D", "1"), "WF-7.9", "only on the last play, and 2 are still owed"),
    ("thrice lit 6", Play("1-6", "7-T", "1"), "WF-7.9", "only on the last play, and 3 are still owed"),
    # Drawing and passing
    ("can play", Draw(), "WF-3.7", "you can play, so you may not draw: Play Wild One 1-5 on 9-9"),
    ("flame lit 6", Draw(), "WF-5.7", "you can play"),
    ("has drawn", Draw(), "WF-3.8", "you have drawn"),
    ("must pass", Draw(), "WF-3.9", "the draw pile is empty"),
    ("can play", Pass(), "WF-3.6", "you can play, so you may not pass"),
    ("must draw", Pass(), "WF-3.7", "draw a tile before you pass"),
    ("may catch", Draw(), "WF-3.7", "you can play"),
    # Calling numbers
    ("can play", Call(5), "WF-5.3", "nobody calls a number: the hub is pressed"),
    ("twice lit 6", Call(6), "WF-5.3", "nobody calls a number: the hub is pressed"),
    ("numbers of Wild Ones are called", Call(5), "WF-11.3", "for Wildfires the hub is pressed"),
    ("all numbers are called", Call(5), "WF-11.3", "instead of pressing the hub"),
    ("call a number", Call(0), "WF-1.6", "1 to 9"),
    ("call a number", Call(10), "WF-1.6", "1 to 9"),
    ("call a number", Call(-1), "WF-1.6", "1 to 9"),
    ("call a number", Play("0-4", "4-9", "0"), "WF-11.3", "first call the number that 4-D stands for"),
    ("call a number", PlayAndKnock("0-4", "4-9", "0"), "WF-11.3", "first call"),
    ("call a number", Draw(), "WF-11.3", "first call"),
    ("call a number", Pass(), "WF-11.3", "first call"),
    ("call a number", CatchOut(1), "WF-11.3", "first call"),
    # Knocking
    ("can play", PlayAndKnock("0-4", "4-9", "0"), "WF-8.1", "knocking happens by itself"),
    ("three tiles", PlayAndKnock("0-4", "4-9", "0"), "WF-8.1", "down to one tile, not before"),
    ("may knock", PlayAndKnock("2-3", "4-9", "2"), "WF-4.1", "2-3 has no 4"),
    ("can play", CatchOut(1), "WF-11.4", "nobody can forget it"),
    ("may catch", CatchOut(7), "WF-11.4", "there is no Seat 8"),
    ("may catch", CatchOut(-1), "WF-11.4", "there is no Seat 0"),
    ("may catch", CatchOut(2), "WF-11.4", "that player has 2 tiles"),
    ("knocked", CatchOut(0), "WF-11.4", "that player has knocked"),
    ("too late", CatchOut(0), "WF-11.4", "another turn since, and is safe"),
]


@pytest.mark.parametrize(
    ("position", "move", "rule", "words"), REFUSED, ids=[f"{case[0]}: {case[1]}" for case in REFUSED]
)
def test_a_refusal_names_the_clause_and_what_is_wrong(
    position: str, move: Value, rule: str, words: str
) -> None:
    why = refusal(POSITIONS[position], move)
    assert words in WILDFIRE.reason(why)
    assert why.rule == rule


@pytest.mark.parametrize(
    ("position", "move"), [case[:2] for case in REFUSED], ids=[f"{case[0]}: {case[1]}" for case in REFUSED]
)
def test_what_a_refusal_offers_instead_is_legal(position: str, move: Value) -> None:
    game = POSITIONS[position]
    why = refusal(game, move)
    moves = game.legal_moves()
    assert len(why.instead) == min(3, len(moves))
    assert len(set(why.instead)) == len(why.instead)
    assert set(why.instead) <= set(moves)


@pytest.mark.parametrize("question", ["PlayTile", "CallNumber"])
def test_every_kind_of_move_is_legal_or_refused_at_every_question(question: str) -> None:
    refused = {type(move) for position, move, *_ in REFUSED if asks(POSITIONS[position]) == question}
    here = [game for game in POSITIONS.values() if asks(game) == question]
    legal = {type(move) for game in here for move in game.legal_moves()}
    assert refused | legal == {Play, PlayAndKnock, Draw, Pass, Call, CatchOut}


@pytest.mark.parametrize("position", sorted(POSITIONS))
def test_nothing_that_is_offered_is_refused(position: str) -> None:
    game = POSITIONS[position]
    moves = game.legal_moves()
    assert moves
    assert all(game.why_not(move) is None for move in moves)


@pytest.mark.parametrize("position", [name for name in sorted(POSITIONS) if name != "call a number"])
def test_the_view_gives_the_reason_for_every_tile_that_does_not_fit(position: str) -> None:
    game = POSITIONS[position]
    view = game.view(game.to_move)
    playable = {move.tile for move in view.moves if isinstance(move, Play)}
    assert set(view.table.unfit) == set(view.table.hand) - playable
    assert all(reason.endswith("]") and "[WF-" in reason for reason in view.table.unfit.values())


@pytest.mark.parametrize(
    ("position", "tile", "words"),
    [
        ("must draw", "2-3", "2-3 has none of the open numbers 4, 7, 9 [WF-4.1]"),
        ("doubles only", "1-1", "another double such as 9-9 [WF-6.2]"),
        ("twice lit 6", "6-6", "no double is ever played on a Wildfire [WF-7.4]"),
        ("twice lit 6", "6-D", "only as the last, and 2 plays are owed [WF-7.8]"),
        ("flame lit 1", "0-6", "it takes a Wild One, and 0-6 is none [WF-5.6]"),
        ("ones fit ones", "1-T", "fits ones only [WF-7.11]"),
    ],
)
def test_the_reason_is_the_one_that_matters(position: str, tile: str, words: str) -> None:
    assert POSITIONS[position].view(0).table.unfit[tile].endswith(words)


def test_nobody_else_is_told_what_does_not_fit() -> None:
    game = POSITIONS["must draw"]
    assert game.view(1).table.unfit == game.view().table.unfit == {}


@pytest.mark.clause("WF-11.4")
def test_whoever_was_caught_out_is_not_said_to_have_had_another_turn() -> None:
    game = position(CHAIN, "0-4 2-3", "2-5 0-8", pile="", options=CALLED)
    game = catch(lay(game, "0-4", "4-9"), 0)
    assert "another turn" not in WILDFIRE.reason(refusal(game, CatchOut(0)))


@pytest.mark.clause("WF-5.6")
def test_a_lit_one_is_not_said_to_take_a_wild_one_or_a_wild_one() -> None:
    game = position(FLAME + "1", "1-6 0-9", "2-5")
    assert WILDFIRE.reason(refusal(game, Play("0-9", "9-9", "0"))).startswith(
        "the next tile must be a Wild One on Wild One 1-4;"
    )


@pytest.mark.clause("WF-3.6")
def test_a_refused_move_raises_and_changes_nothing() -> None:
    game = POSITIONS["can play"]
    before = game.data()
    with pytest.raises(em.IllegalMove, match=r"you may not pass.*\[WF-3.6\]") as refused:
        game.play(Pass())
    assert refused.value.refusal == game.why_not(Pass())
    assert game.data() == before


@pytest.mark.parametrize(
    "notation",
    [{"Play": [5, "4-9", "0"]}, {"Play": ["0-4", None, "0"]}, {"Play": ["0-4", "4-9", 0]}, {"Call": ["5"]}],
    ids=str,
)
@pytest.mark.parametrize("position", ["can play", "call a number"])
def test_a_move_with_something_else_in_it_is_refused(position: str, notation: object) -> None:
    with pytest.raises(em.EmberisleError):
        POSITIONS[position].play(em.load("wildfire", notation))


@pytest.mark.parametrize("notation", [["4-0", "4-9", "0"], ["0-4", "9-4", "0"], ["4-0", "9-4", "0"]], ids=str)
def test_a_tile_may_be_named_from_either_end(notation: list[str]) -> None:
    """A move is one move however it is written, and the log knows one way to write it."""
    move = em.load("wildfire", {"Play": notation})
    assert move == Play("0-4", "4-9", "0") == Play(*notation)
    assert em.dump(Play(*notation)) == {"Play": ["0-4", "4-9", "0"]}
    game = POSITIONS["can play"].play(Play(*notation))
    assert game == POSITIONS["can play"].play(Play("0-4", "4-9", "0"))
    assert game.log.entries[-1].given == {"Play": ["0-4", "4-9", "0"]}


def test_a_wildfire_may_be_named_from_either_end() -> None:
    assert Play("D-4", "9-4", "D") == Play("4-D", "4-9", "D")
    turned, usual = position(CHAIN, "D-4 4-0", "5-2"), position(CHAIN, "4-D 0-4", "2-5")
    assert table_of(turned).hands == table_of(usual).hands


def test_a_log_that_writes_a_move_otherwise_is_refused() -> None:
    log = POSITIONS["can play"].play(Play("0-4", "4-9", "0")).log
    other = em.Log(log.header, [*log.entries[:-1], Entry(0, {"Play": ["4-0", "4-9", "0"]})], log.seed)
    with pytest.raises(BadLog, match=r'"4-0".* is noted as .*"0-4"'):
        em.replay(other)


def test_a_tile_is_not_a_move() -> None:
    with pytest.raises(em.EmberisleError):
        POSITIONS["can play"].play(TILES[0])


@pytest.mark.clause("WF-5.3")
def test_nobody_can_move_while_the_hub_is_spinning() -> None:
    game = lay_open(position(CHAIN, "4-D 0-4", "2-5"), "4-D", "4-9")
    with pytest.raises(em.NotYourTurn):
        game.why_not(Draw())
