"""Fortune's face: what is typed, which dice are meant, and drawings that fit."""

from __future__ import annotations

import pytest
from rich.text import Text

import emberisle as em
from emberisle.cli.seats import seats_from_header
from emberisle.cli.session import Session
from emberisle.games.fortune.rules.cards import CARDS
from emberisle.games.fortune.rules.moves import CAST, ROLL_AGAIN, STOP, Fill, Roll
from emberisle.games.fortune.terminal.face import FortuneFace, refusal_of
from emberisle.games.fortune.terminal.scores import turns_of
from emberisle.kernel.game import Game
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.values import Value
from emberisle.playback import frames, opening
from emberisle.terminal.errors import BadWords
from emberisle.terminal.face import Scene

NAMES = ("Ana", "Ben")


def face_at(game: Game) -> FortuneFace:
    face = FortuneFace(game, NAMES)
    face.new_question(game.view(game.to_move))
    return face


def position(card: str, dice: str, chest: str = "") -> Game:
    spec = {"card": card, "dice": dice, "chest": chest} if chest else {"card": card, "dice": dice}
    return em.scenario("fortune", spec, "tide")


@pytest.mark.parametrize(
    ("card", "dice", "typed", "moves"),
    [
        ("Captain", "CCDDMMPS", "r 1 3 5", (ROLL_AGAIN, Roll("CDM"))),
        ("Captain", "CCDDMMPS", "r 135", (ROLL_AGAIN, Roll("CDM"))),
        ("Captain", "CCDDMMPS", "R 1, 3, 5", (ROLL_AGAIN, Roll("CDM"))),
        ("Captain", "CCDDMMPS", "roll mms", (ROLL_AGAIN, Roll("MMS"))),
        ("Captain", "CCDDKMPS", "r all", (ROLL_AGAIN, Roll("CCDDMPS"))),
        ("Captain", "CCDDMMPS", "stop", (STOP,)),
        ("Treasure Chest", "CCDDMMPS", "s", (Fill(""), STOP)),
        ("Treasure Chest", "CCDDMMPS", "roll ps", (Fill(""), ROLL_AGAIN, Roll("PS"))),
        ("Sorceress", "CCDDKKMP", "x", (CAST, Roll(""))),
        ("Sorceress", "CCDDKKMP", "cast mp", (CAST, Roll("MP"))),
        ("Sorceress", "CCDDKKMP", "x 5 6 7", (CAST, Roll("MP"))),
        ("Sorceress", "CCDDKKMP", "x kk", (CAST, Roll("K"))),
        ("Captain", "CDKKKKMM", "r", (ROLL_AGAIN,)),
        ("Captain", "CCDDMMPS", "roll mmm", (ROLL_AGAIN, Roll("MMM"))),
    ],
)
def test_typed_words_become_moves(card: str, dice: str, typed: str, moves: tuple[Value, ...]) -> None:
    game = position(card, dice)
    assert face_at(game).read(typed, game).moves == moves


@pytest.mark.parametrize("typed", ["r 9", "r 0", "roll q", "dance", "c mmm", "r 1-3"])
def test_words_that_mean_nothing_are_refused(typed: str) -> None:
    game = position("Treasure Chest", "CCDDMMPS")
    with pytest.raises(BadWords):
        face_at(game).read(typed, game)


def test_the_chest_is_planned_by_numbers_or_letters() -> None:
    game = position("Treasure Chest", "CCDDMMPS")
    face = face_at(game)
    assert face.read("c cd", game).moves == ()
    face.read("c 4", game)
    face.read("c 1", game)
    face.read("c d", game)
    face.read("c c", game)
    assert face.read("s", game).moves == (Fill("CD"), STOP)


def test_a_die_in_the_chest_is_never_rolled_in_place_of_another_like_it() -> None:
    game = position("Treasure Chest", "CDDMMPS", "C")
    face = face_at(game)
    refusal = refusal_of(game, face.read("r 2 8", game).moves)
    assert refusal is not None
    assert refusal.rule == "FO-9.3"
    assert refusal_of(game, face.read("r 1 8", game).moves) is None
    assert refusal_of(game, face.read("roll cs", game).moves) is None


def test_every_roll_and_filling_can_be_typed() -> None:
    for card, dice in [("Captain", "CCDDMMPS"), ("Sorceress", "CDKKMPPS")]:
        game = position(card, dice)
        for roll in game.play(ROLL_AGAIN).legal_moves():
            assert isinstance(roll, Roll)
            assert face_at(game).read(f"roll {roll.dice}", game).moves == (ROLL_AGAIN, roll)
    game = position("Treasure Chest", "CDDKMMPS")
    for fill in game.legal_moves():
        assert isinstance(fill, Fill)
        face = face_at(game)
        if fill.dice:
            face.read(f"c {fill.dice}", game)
        assert face.read("s", game).moves == (fill, STOP)


def test_keys_that_would_be_refused_are_faint() -> None:
    game = position("Captain", "CCDDMMPS")
    face = face_at(game)
    assert [(hint.key, hint.ready) for hint in face.keys(game)] == [("r", False), ("s", True)]
    face.press("1", game)
    face.press("2", game)
    assert [(hint.key, hint.ready) for hint in face.keys(game)] == [("r", True), ("s", True)]


def test_asking_whether_a_gesture_is_allowed_draws_no_luck() -> None:
    game = position("Captain", "CCDDMMPS")
    before = game.log.text()
    assert refusal_of(game, (ROLL_AGAIN, Roll("MM"))) is None
    refusal = refusal_of(game, (ROLL_AGAIN, Roll("M")))
    assert refusal is not None
    assert refusal.rule == "FO-3.4"
    assert game.log.text() == before


# -- drawing


def drawn(game: Game, width: int, height: int) -> list[Text]:
    face = face_at(game)
    scene = Scene(game.view(0), game.story, NAMES, True, width, height)
    table = face.table(scene)
    assert isinstance(table, Text)
    return list(table.split("\n", allow_blank=True))


@pytest.mark.parametrize(("width", "height"), [(78, 10), (98, 10), (120, 12)])
@pytest.mark.parametrize("card", [card.name for card in CARDS])
def test_every_card_is_drawn_within_its_room(card: str, width: int, height: int) -> None:
    for dice in ("CCCDDDSS", "CCDDKSSS", "CDKKMMPS", "KKKKKKKS", "SSSSSSSS"):
        lines = drawn(position(card, dice), width, height)
        assert max([line.cell_len for line in lines]) <= width
        assert len(lines) <= height


@pytest.mark.parametrize("in_chest", range(9))
def test_every_filling_of_the_chest_is_drawn_within_its_room(in_chest: int) -> None:
    dice = "CCDDMMPS"
    for skulls in range(min(3, 9 - in_chest)):
        chest, rest = dice[:in_chest], dice[in_chest : 8 - skulls] + "K" * skulls
        lines = drawn(position("Treasure Chest", rest, chest), 78, 10)
        assert max([line.cell_len for line in lines]) <= 78
        shown = "\n".join([line.plain for line in lines])
        assert all(f" {number}" in shown for number in range(1, 9))


def test_plain_lines_name_every_die() -> None:
    game = position("Treasure Chest", "DDKMPS", "CC")
    lines = "\n".join(face_at(game).lines(game.view(0)))
    assert "1 gold coin  2 gold coin" in lines
    assert "8 skull" in lines
    assert "Stands: 400 (treasure 400)" in lines


# -- the telling


def played(moves: int) -> Game:
    game, luck = em.new("fortune", 2, "tide"), QuickLuck(4)
    while moves > 0 and not game.over:
        choices = game.legal_moves()
        game = game.play(choices[luck.below(len(choices))])
        moves = moves - 1
    return game


def test_playback_tells_everything_and_ends_where_the_game_is() -> None:
    game = played(60)
    told = frames(opening(game), game)
    assert [event for frame in told for event in frame.events] == game.story
    assert told[-1].view == game.view()


def test_playback_shows_the_dice_that_ended_a_turn() -> None:
    game = played(300)
    lost = [
        frame for frame in frames(opening(game), game) if "disqualified" in [e.what for e in frame.events]
    ]
    assert lost
    assert all(frame.view.table.skulls >= 3 for frame in lost)


def test_the_sheet_adds_up() -> None:
    game = played(60)
    session = Session(game, seats_from_header(NAMES))
    turns = turns_of(session.history())
    assert turns[-1].totals == tuple(game.scores())
    cards = [event for event in game.story if event.what in ("card", "known_card")]
    assert len(turns) == len(cards)
    assert [turn.seat for turn in turns] == [event.facts[0] for event in cards]
