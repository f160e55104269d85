"""What the page is told besides the view: whom one passes, what is offered, where Embers are gone, scores."""

from __future__ import annotations

import emberisle as em
from emberisle.games.curse_of_vulkar.page import PAGE
from emberisle.games.curse_of_vulkar.page.structs import CurseOffer, CurseScene
from emberisle.games.curse_of_vulkar.rules.moves import Offer

from .table_talk import TOGETHER, asks, dealt, finish, moves, position, say

GAZE = ["angry_gaze 4, beeline 6"]
BLAST = ["lava_blast 3, beeline 6"]


def scene(game: em.Game, at_rest: bool = True) -> CurseScene:
    return PAGE.scene(game.view(None), game, at_rest, "en")


def test_whom_one_passes_and_what_is_offered() -> None:
    game = position("NS1", "NS4", "NS3", hands=GAZE, tokens=["R", "Y", "B"])
    assert scene(game).passed is None
    game = moves(game, "angry_gaze 4", "NS5")
    assert scene(game).passed == 2
    assert scene(game, at_rest=False).passed is None
    game = say(game, Offer("red", "blue"))
    assert asks(game) == "AnswerOffer"
    assert scene(game).offer == CurseOffer(0, 2, "red", "blue")
    assert scene(game).passed is None


def leads(game: em.Game, language: str = "en") -> dict[str, str]:
    return PAGE.scene(game.view(game.to_move), game, True, language).leads


def test_whoever_turns_vul_kar_or_trees_is_told_where_marbles_would_go() -> None:
    game = moves(position("H", "RR4", "RR8", hands=GAZE), "angry_gaze 4", "TR4")
    assert leads(game)["TurnVulKar 60"] == (
        "right exit: Palm Walk or Surf Walk; middle exit: North Shore or Palm Walk; "
        "left exit: Ash Trail or North Shore"
    )
    assert "Ausgang" in leads(game, "de")["TurnVulKar 180"]
    assert set(leads(game)) == {f"TurnVulKar {facing}" for facing in (60, 120, 180, 240, 300)}
    roots = ["creeping_roots 4, beeline 6"]
    game = moves(position("H", "RR4", "RR8", hands=roots), "creeping_roots 4", "TR4")
    assert leads(game)["TurnTree T1 left"] == "marbles go on to: Palm Walk"
    assert leads(game)["TurnTree T1 right"] == "marbles go on to: Surf Walk"


def test_nobody_else_is_told_where_marbles_would_go() -> None:
    assert scene(moves(position("H", "RR4", "RR8", hands=GAZE), "angry_gaze 4", "TR4")).leads == {}


def question(game: em.Game, language: str = "en") -> str:
    return PAGE.question(game.view(game.to_move), game, language)


def test_of_two_figures_a_question_says_which_it_is_about() -> None:
    game = dealt(2, {"two_turns": "choose"})
    assert question(game) == "Which card do you play? (your first figure)"
    for _ in range(2):
        game = finish(game)
    assert question(game, "de") == "Welche Karte spielst du? (deine zweite Figur)"
    for _ in range(2):
        game = finish(game)
    assert question(game) == "Which of your figures has the turn?"
    assert question(dealt(3)) == "Which card do you play?"


def test_whoever_is_asked_in_the_turn_of_another_is_told_for_which_figure() -> None:
    game = position("NS1", "NS9", "SS2", "NS3", seats=2, hands=GAZE, tokens=["R", "", "", "B"])
    game = say(moves(game, "angry_gaze 4", "NS5"), Offer("red", "blue"))
    assert (asks(game), game.to_move) == ("AnswerOffer", 1)
    assert question(game) == "Do you agree to the exchange? (your second figure)"


def test_scores_are_told_column_by_column_once_all_is_over() -> None:
    """Seat 1 is aboard with a snapshot and the Wreck's, seat 0 has its last turn far away."""
    game = position(
        "NS1",
        "copter",
        "TR3",
        hands=["angry_gaze 4, beeline 6"],
        souvenirs=["", "selfie_stick"],
        tokens=["RRY", "RRRRRR", ""],
        snapshots=[["SS4"], ["PW7", "WR2"], []],
        heart=0,
        penny=1,
        copter=True,
        last_turns=[1, 1, 0],
    )
    assert scene(game).scores is None
    while not game.over:
        game = game.play(game.legal_moves()[0])
    scores = scene(game).scores
    assert scores is not None
    assert [score.total for score in scores] == list(game.view(None).scores)
    ben = scores[1]
    assert ben.sets == [[(6, 15)], [(0, 0)], [(0, 0)]]
    assert (ben.penny, ben.snapshots, ben.cutlass, ben.selfie) == (6, 5, 10, 4)
    for score in scores:
        sets = sum([points for colour in score.sets for _, points in colour])
        columns = (score.heart, score.penny, score.idol, score.snapshots, score.cutlass, score.selfie)
        assert sets + sum(columns) == score.total


def test_together_the_cards_there_were_are_told_and_no_scores() -> None:
    told = scene(position("H", "H", "H", seats=3, options={**TOGETHER, "cards": "furious"}))
    assert (told.cards, told.scores) == (41, None)
    assert scene(position("H", "H", "H")).cards is None
