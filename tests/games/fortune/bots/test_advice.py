"""Advice: every question is answered, the best first, with moves that can be made."""

from __future__ import annotations

import pytest

import emberisle as em
from emberisle import Game, NotYourTurn
from emberisle.games.fortune.bots.advice import Advice, advise
from emberisle.games.fortune.bots.hard import Hard
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, SAIL_AWAY, STOP, Fill, Roll
from emberisle.games.fortune.rules.words import TEXTS
from emberisle.kernel.values import Value
from tests.bots.positions import everywhere, from_scenarios, to_move
from tests.games.fortune.bots.scenarios import FINAL_ROUND


def position(card: str, dice: str, **facts: object) -> Game:
    return em.scenario("fortune", {"card": card, "dice": dice, **facts}, seed=1)


def question(game: Game) -> str:
    return game.view().question


def playable(game: Game, moves: tuple[Value, ...]) -> bool:
    """Whether these moves are legal one after the other, with no roll before the last."""
    twin = game.copy()
    for move in moves:
        if move not in twin.legal_moves():
            return False
        twin.push(move)
    return True


def test_every_question_is_met() -> None:
    asked = {f"questions.{question(game)}" for game in from_scenarios()}
    assert asked == {key for key in TEXTS.texts("en").texts if key.startswith("questions.")}


def test_every_advice_is_said_in_both_languages() -> None:
    for game in from_scenarios():
        found = advise(game, to_move(game))
        english = [advice.in_words() for advice in found]
        german = [advice.in_words(("Ana", "Ben", "Cleo", "Dan"), "de") for advice in found]
        assert len(set(english)) == len(set(german)) == len(found)
        assert not set(english) & set(german)
        for advice, words in zip(found, english, strict=True):
            assert words == advice.text or words.startswith(f"{advice.text}: each opponent loses")


@pytest.mark.parametrize(
    ("card", "dice", "moves", "english", "german"),
    [
        (
            "Treasure Chest",
            "CCDMPPSS",
            (Fill("CCD"), ROLL_AGAIN, Roll("MPPSS")),
            "Roll 1 monkey, 2 parrots, 2 swords, all others in the chest",
            "Neu würfeln: 1 Affe, 2 Papageien, 2 Säbel; alle anderen in die Schatzkiste",
        ),
        (
            "Sorceress",
            "CCDKKMPS",
            (CAST, Roll("MPS")),
            "Cast the spell, then roll the skull and 1 monkey, 1 parrot, 1 sword",
            "Zaubern, dann den Totenkopf würfeln, dazu: 1 Affe, 1 Papagei, 1 Säbel",
        ),
        (
            "Sorceress",
            "CCDKKMPS",
            (CAST, Roll("")),
            "Cast the spell, then roll the skull alone",
            "Zaubern, dann nur den Totenkopf würfeln",
        ),
    ],
)
def test_moves_that_follow_one_another_are_one_phrase(
    card: str, dice: str, moves: tuple[Value, ...], english: str, german: str
) -> None:
    [advice] = [advice for advice in advise(position(card, dice), 0) if advice.moves == moves]
    assert (advice.text, advice.in_words(language="de")) == (english, german)


def test_what_the_island_costs_the_others_is_part_of_the_words() -> None:
    [leave] = [advice for advice in advise(position("Captain", "CDDKKKKS"), 0) if advice.moves == (STOP,)]
    assert leave.in_words() == "Leave the Island: each opponent loses 800"
    assert leave.in_words(language="de") == "Die Toteninsel verlassen (alle anderen verlieren je 800)"


def test_every_advice_can_be_followed() -> None:
    for game in everywhere():
        found = advise(game, to_move(game))
        assert found
        for advice in found:
            assert playable(game, advice.moves), (question(game), advice)
            assert 0 <= advice.risk <= 1
            assert advice.text


def test_every_first_move_is_advised_on() -> None:
    """All but the ways to fill the chest, of which only the sensible are."""
    for game in everywhere():
        first = {advice.moves[0] for advice in advise(game, to_move(game))}
        if question(game) == "FillChest":
            assert first <= set(game.legal_moves())
        else:
            assert first == set(game.legal_moves())


def test_the_hard_bot_follows_the_advice() -> None:
    for game in everywhere():
        if len(game.legal_moves()) > 1:
            best = advise(game, to_move(game))[0]
            chosen = Hard().choose(game, to_move(game))
            assert best.moves[0] == chosen or _as_good(game, chosen, best)


def _as_good(game: Game, chosen: Value, best: Advice) -> bool:
    """Of choices with the same chance of winning, advice puts the one with more points first."""
    same = [advice for advice in advise(game, to_move(game)) if advice.chance == best.chance]
    return best.chance is not None and chosen in [advice.moves[0] for advice in same]


def test_advice_is_for_points_at_first() -> None:
    found = advise(position("Captain", "CDDMMPSK"), 0)
    assert found[0].moves == (ROLL_AGAIN, Roll("PS"))
    assert found[0].text == "Roll 1 parrot, 1 sword"
    assert found[0].expected == pytest.approx(1190.8, abs=0.1)
    assert found[0].risk == pytest.approx(1 / 36)
    assert {advice.chance for advice in found} == {None}
    points = [advice.expected for advice in found]
    assert points == sorted(points, reverse=True)


def test_advice_is_for_the_win_at_the_end() -> None:
    found = advise(position("Captain", "CDDMMPSK", totals=[7800, 8000], **FINAL_ROUND), 0)
    assert (found[0].moves, found[0].chance, found[0].expected) == ((STOP,), 1.0, 600)
    chances = [advice.chance or 0 for advice in found]
    assert chances == sorted(chances, reverse=True)


def test_an_open_chest_is_filled_with_what_is_kept() -> None:
    best = advise(position("Treasure Chest", "CDDMMPSK"), 0)[0]
    assert best.moves == (Fill("CDDPS"), ROLL_AGAIN, Roll("MM"))
    assert best.text == "Roll 2 monkeys, all others in the chest"


def test_a_chest_filled_badly_saves_less() -> None:
    """With the gold and diamonds outside, a third skull costs what they would have saved."""
    start = position("Treasure Chest", "CCDDMMKK")
    values = []
    for chest in ("CCDD", ""):
        game = start.copy()
        game.push(Fill(chest))
        values += [advice for advice in advise(game, 0) if advice.moves == (ROLL_AGAIN, Roll("MM"))]
    assert values[0].risk == values[1].risk == pytest.approx(11 / 36)
    assert values[0].expected - values[1].expected == pytest.approx(400 * 11 / 36)


def test_the_spell_is_advised_on_with_its_dice() -> None:
    texts = {advice.moves: advice.text for advice in advise(position("Sorceress", "CDDMMKKK"), 0)}
    assert texts[CAST, Roll("")] == "Cast the spell, then roll the skull alone"
    assert texts[CAST, Roll("MM")] == "Cast the spell, then roll the skull and 2 monkeys"
    assert texts[(STOP,)] == "Stop"
    revived = position("Sorceress", "CDDMMPKK")
    revived.push(CAST)
    assert advise(revived, 0)[0].text == "Roll the skull and 1 parrot"


def test_the_island_is_advised_on_by_its_toll() -> None:
    roll, leave = advise(position("Captain", "CDDMKKKK"), 0)
    assert (roll.text, leave.text) == ("Roll for more skulls", "Leave the Island")
    assert roll.toll > leave.toll == 800
    assert roll.expected == leave.expected == 0
    sail = advise(position("Sorceress", "CDDMKKKK"), 0)[0]
    assert (sail.moves, sail.text) == ((SAIL_AWAY,), "Sail to the Island")
    assert sail.toll > 400


def test_only_the_player_whose_turn_it_is_is_advised() -> None:
    with pytest.raises(NotYourTurn):
        advise(position("Captain", "CDDMMPSK"), 1)
