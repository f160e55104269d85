"""Refusals: every wrong answer to every question names its clause, says what is wrong, and what is not."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle.games.fortune.rules.cards import CARDS
from emberisle.games.fortune.rules.moves import Cast, Fill, Roll, RollAgain, Sail, Stop
from emberisle.games.fortune.rules.ruleset import FORTUNE
from emberisle.kernel.values import Value

from .table_talk import asks, cast, fall, fill, refusal, sail, say, stop, turn, turn_worth

POSITIONS: dict[str, em.Game] = {
    "fill the chest": turn("Treasure Chest", "CCDKMMPP"),
    "chest filled": fill(turn("Treasure Chest", "CCDKMMPP"), "CCD"),
    "chest full": fill(turn("Treasure Chest", "CCDKMMPP"), "CCDMMP"),
    "pick beside the chest": say(fill(turn("Treasure Chest", "CCDKMMPP"), "CCD"), RollAgain()),
    "decide": turn("Captain", "CCDKMMPP"),
    "truce": turn("Truce", "CCDKMMPS"),
    "sorceress": turn("Sorceress", "CCDKMMPP"),
    "no skull": turn("Sorceress", "CCDSMMPP"),
    "spell spent": cast(turn("Sorceress", "CCDKMMPP"), falls="S"),
    "pick": say(turn("Captain", "CCDKMMPP"), RollAgain()),
    "pick, keep one": say(turn("Captain", "CCDMMPPS", options={"roll_all_again": False}), RollAgain()),
    "spell cast": say(turn("Sorceress", "CCDKMMPP"), Cast()),
    "spell cast, in company": say(turn("Sorceress", "CCDKMMPP", options={"spell_alone": False}), Cast()),
    "spell cast, keep one": say(turn("Sorceress", "CCDKMMPP", options={"roll_all_again": False}), Cast()),
    "sea battle": turn("Sea Battle 2", "CCDKMMPP"),
    "storm": turn("Storm", "CCDKMMPP"),
    "storm without an island": turn("Storm", "CCDKMMPP", options={"storm_island": False}),
    "third skull": fall(turn("Sorceress"), "CCDKKKMM"),
    "before the island": fall(turn("Sorceress"), "CCDKKKKM"),
    "island": fall(turn("Captain"), "CCDKKKKM"),
    "island, no leaving": fall(turn("Captain", options={"island_stop": False}), "CCDKKKKM"),
    "island, spell spent": cast(fall(turn("Sorceress"), "CCDKKKKM"), falls="K"),
    "island, one die": sail(fall(turn("Sorceress", options={"spell_island": "there"}), "CKKKKKKK")),
}

REFUSED: list[tuple[str, Value, str, str]] = [
    # Which dice lie in the Treasure Chest?
    ("fill the chest", Stop(), "FO-9.1", "chest"),
    ("fill the chest", RollAgain(), "FO-9.1", "chest"),
    ("fill the chest", Cast(), "FO-9.1", "chest"),
    ("fill the chest", Sail(), "FO-9.1", "chest"),
    ("fill the chest", Roll("CC"), "FO-9.1", "chest"),
    ("fill the chest", Fill("CK"), "FO-9.4", "skulls"),
    ("fill the chest", Fill("K"), "FO-9.4", "skulls"),
    ("fill the chest", Fill("CCC"), "FO-9.1", "CCC"),
    ("fill the chest", Fill("S"), "FO-9.1", "S"),
    ("fill the chest", Fill("PM"), "FO-1.2", "alphabetical"),
    ("fill the chest", Fill("gold"), "FO-1.2", "gold"),
    # Stop, or roll again?
    ("decide", Cast(), "FO-11.1", "Captain"),
    ("decide", Sail(), "FO-8.1", "four skulls"),
    ("decide", Roll("CC"), "FO-3.3", "first"),
    ("decide", Fill("CC"), "FO-9.1", "Captain"),
    ("chest filled", Fill("CC"), "FO-9.1", "after the next roll"),
    ("chest filled", Cast(), "FO-11.1", "Treasure Chest"),
    ("chest full", RollAgain(), "FO-9.3", "two dice"),
    ("chest full", Roll("P"), "FO-3.3", "first"),
    ("truce", Stop(), "FO-18.1", "swords"),
    ("truce", Cast(), "FO-11.1", "Truce"),
    ("sorceress", Sail(), "FO-8.1", "four skulls"),
    ("sea battle", Sail(), "FO-12.3", "Sea Battle 2"),
    ("storm", Sail(), "FO-8.1", "four skulls"),
    ("storm without an island", Sail(), "FO-17.4", "Storm"),
    ("sorceress", Fill("C"), "FO-9.1", "Sorceress"),
    ("no skull", Cast(), "FO-11.1", "no die shows a skull"),
    ("spell spent", Cast(), "FO-11.1", "spent"),
    # Which dice do you roll?
    ("pick", Stop(), "FO-3.3", "pick the dice"),
    ("pick", RollAgain(), "FO-3.3", "pick the dice"),
    ("pick", Cast(), "FO-3.3", "pick the dice"),
    ("pick", Sail(), "FO-3.3", "pick the dice"),
    ("pick", Fill("CC"), "FO-3.3", "pick the dice"),
    ("pick", Roll(""), "FO-3.4", "two dice, not 0"),
    ("pick", Roll("C"), "FO-3.4", "two dice, not 1"),
    ("pick", Roll("CK"), "FO-3.5", "skull"),
    ("pick", Roll("CCC"), "FO-3.3", "1 gold coin more"),
    ("pick", Roll("CSS"), "FO-3.3", "2 swords more"),
    ("pick", Roll("PM"), "FO-1.2", "alphabetical"),
    ("pick", Roll("cc"), "FO-1.2", "cc"),
    ("pick", Roll("CCDMMPPSSS"), "FO-1.2", "CCDMMPPSSS"),
    ("pick beside the chest", Roll("CM"), "FO-9.3", "chest"),
    ("pick beside the chest", Roll("MS"), "FO-3.3", "1 sword more"),
    ("pick beside the chest", Roll("M"), "FO-3.4", "two dice"),
    ("pick, keep one", Roll("CCDMMPPS"), "FO-3.6", "keep one"),
    ("pick, keep one", Roll("C"), "FO-3.4", "two dice"),
    ("pick, keep one", Roll("SPPMMDCC"), "FO-1.2", "alphabetical"),
    # Which dice do you roll along with the skull?
    ("spell cast", Stop(), "FO-11.1", "pick the dice"),
    ("spell cast", RollAgain(), "FO-11.1", "pick the dice"),
    ("spell cast", Cast(), "FO-11.1", "pick the dice"),
    ("spell cast", Sail(), "FO-11.1", "pick the dice"),
    ("spell cast", Fill("CC"), "FO-11.1", "pick the dice"),
    ("spell cast", Roll("CK"), "FO-11.2", "rolled anyway"),
    ("spell cast", Roll("CCC"), "FO-3.3", "1 gold coin more"),
    ("spell cast", Roll("PM"), "FO-1.2", "alphabetical"),
    ("spell cast", Roll("?"), "FO-1.2", "?"),
    ("spell cast, in company", Roll(""), "FO-11.2", "another die"),
    ("spell cast, keep one", Roll("CCDMMPP"), "FO-3.6", "keep one"),
    # Three skulls! Cast the spell, or give up the turn?
    ("third skull", RollAgain(), "FO-11.3", "cast the spell"),
    ("third skull", Sail(), "FO-11.3", "cast the spell"),
    ("third skull", Roll("CC"), "FO-11.3", "cast the spell"),
    ("third skull", Fill("CC"), "FO-11.3", "cast the spell"),
    # Four skulls or more: sail, or cast the spell first?
    ("before the island", Stop(), "FO-11.4", "sail"),
    ("before the island", RollAgain(), "FO-11.4", "sail"),
    ("before the island", Roll("CC"), "FO-11.4", "sail"),
    ("before the island", Fill("CC"), "FO-11.4", "sail"),
    # On the Island: roll for more skulls, or leave?
    ("island", Roll("CC"), "FO-8.7", "together"),
    ("island", Cast(), "FO-11.1", "your card is Captain"),
    ("island", Sail(), "FO-8.3", "on the Island"),
    ("island", Fill("CC"), "FO-8.3", "on the Island"),
    ("island, no leaving", Stop(), "FO-8.8", "no skull"),
    ("island, spell spent", Cast(), "FO-11.1", "spent"),
    ("island, one die", RollAgain(), "FO-8.7", "too few dice"),
]


CASES = [
    pytest.param(*case, marks=pytest.mark.clause(case[2]), id=f"{case[0]}: {case[1]}") for case in REFUSED
]


@pytest.mark.parametrize(("position", "move", "rule", "words"), CASES)
def test_a_refusal_names_the_clause_and_what_is_wrong(
    position: str, move: Value, rule: str, words: str
) -> None:
    why = refusal(POSITIONS[position], move)
    assert why.rule == rule
    assert words in FORTUNE.reason(why)


@pytest.mark.parametrize(("position", "move"), [case[:2] for case in REFUSED], ids=str)
def test_what_a_refusal_offers_instead_is_legal(position: str, move: Value) -> None:
    game = POSITIONS[position]
    why = refusal(game, move)
    moves = game.legal_moves()
    assert len(why.instead) == min(3, len(moves))
    assert len(set(why.instead)) == len(why.instead)
    assert set(why.instead) <= set(moves)


def test_every_question_is_among_the_positions_and_names_its_clause() -> None:
    questions = {(game.view().question, game.view().rule) for game in POSITIONS.values()}
    assert questions == {
        ("FillChest", "FO-9.1"),
        ("Decide", "FO-3.3"),
        ("ChooseDice", "FO-3.4"),
        ("RollWithSpell", "FO-11.2"),
        ("CastOrSink", "FO-11.3"),
        ("CastOrSail", "FO-11.4"),
        ("DecideOnIsland", "FO-8.3"),
    }


@pytest.mark.parametrize("question", sorted({asks(game) for game in POSITIONS.values()}))
def test_every_kind_of_move_is_legal_or_refused_at_every_question(question: str) -> None:
    refused = {type(move) for position, move, *_ in REFUSED if asks(POSITIONS[position]) == question}
    here = [game for game in POSITIONS.values() if asks(game) == question]
    legal = {type(move) for game in here for move in game.legal_moves()}
    assert refused | legal == {Stop, RollAgain, Cast, Sail, Roll, Fill}


@pytest.mark.parametrize("position", sorted(POSITIONS))
def test_nothing_that_is_offered_is_refused(position: str) -> None:
    game = POSITIONS[position]
    moves = game.legal_moves()
    assert moves
    assert all(game.why_not(move) is None for move in moves)


@pytest.mark.clause("FO-18.1")
def test_a_refused_move_raises_and_changes_nothing() -> None:
    game = turn("Truce", "CCDKMMPS")
    before = game.data()
    with pytest.raises(em.IllegalMove, match=r"swords show.*\[FO-18.1\]") as refused:
        game.play(Stop())
    assert refused.value.refusal == game.why_not(Stop())
    assert game.data() == before


@pytest.mark.clause("FO-1.2")
@pytest.mark.parametrize("dice", [5, None, ["C", "C"], {"Roll": ["CC"]}])
@pytest.mark.parametrize("kind", ["Roll", "Fill"])
@pytest.mark.parametrize("position", sorted(POSITIONS))
def test_a_move_with_something_else_than_dice_is_refused(position: str, kind: str, dice: object) -> None:
    with pytest.raises(em.EmberisleError):
        play_noted(POSITIONS[position], {kind: [dice]})


def play_noted(game: em.Game, notation: object) -> None:
    """Play the move that somebody sent in notation."""
    move = em.load("fortune", notation)
    assert isinstance(move, Value)
    game.play(move)


def test_a_card_is_not_a_move() -> None:
    for position in ("decide", "pick", "fill the chest", "third skull", "island"):
        game = POSITIONS[position]
        for card in CARDS:
            with pytest.raises(em.EmberisleError):
                game.play(card)


@pytest.mark.clause("FO-5.5")
def test_nobody_can_move_while_the_dice_are_rolling_or_after_the_end() -> None:
    with pytest.raises(em.NotYourTurn):
        turn("Gold").why_not(Stop())
    over = turn_worth(turn("Sorceress", totals=[0, 9000], finisher=1, last_turns=1), 0)
    with pytest.raises(em.GameOver):
        over.why_not(Stop())
    assert stop(turn("Gold", "CCDKMMPP")).to_move is None
