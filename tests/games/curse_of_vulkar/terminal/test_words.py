"""The Curse of Vul-Kar in words: what is typed becomes moves, and what is said means what happens."""

from __future__ import annotations

from random import Random

import pytest

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.board import BOARD, CHUTE_END, SPACES, TREES
from emberisle.games.curse_of_vulkar.rules.board import NAMES as PLACES
from emberisle.games.curse_of_vulkar.rules.moves import (
    FINISH,
    GO_ON,
    Aim,
    ChoosePit,
    Flick,
    Offer,
    PlayCard,
    TurnTree,
    TurnVulKar,
    UseLens,
    UseWalkieTalkie,
    Walk,
)
from emberisle.games.curse_of_vulkar.rules.view import CurseView
from emberisle.games.curse_of_vulkar.terminal.face import PANEL
from emberisle.games.curse_of_vulkar.terminal.geography import CHUTES, LANDMARKS
from emberisle.games.curse_of_vulkar.terminal.phrases import (
    need_in_signs,
    need_in_words,
    short,
    turn_in_words,
)
from emberisle.games.curse_of_vulkar.terminal.words import fitting_move, meaning, short_move
from emberisle.kernel.game import Game
from emberisle.kernel.values import Value
from emberisle.terminal.choices import NUMBERED
from emberisle.terminal.errors import BadWords
from tests.games.curse_of_vulkar.terminal.tables import (
    NAMES,
    ON_THE_WAY,
    UNWATCHED,
    aiming,
    at,
    face_at,
    together,
    walking,
)


def table(game: Game) -> CurseView:
    found = game.view(game.to_move).table
    assert isinstance(found, CurseView)
    return found


# -- what is said


def test_every_place_has_a_short_name_of_its_own() -> None:
    names = [short(place) for place in PLACES[:SPACES]]
    assert len(set(names)) == SPACES
    assert max(map(len, names)) <= 18, "they have to fit beside the map"
    assert (short("TR4"), short("H"), short("LA")) == ("Tourist Road 4", "Helipad", "Ladder")


def test_what_a_walk_means_is_what_happens_on_it() -> None:
    game = walking()
    for move in game.legal_moves():
        if not isinstance(move, Walk):
            continue
        told = [event for event in game.play(move).events() if event.what in ("took_token", "snapshot")]
        said = meaning(move, table(game), NAMES)
        assert ("takes" in said) == (told != [])
        for event in told:
            assert str(event.facts[1]) in said
    over = Walk(("TR3", "BA1", "BA2", "BA3"))
    assert meaning(over, table(game), NAMES).startswith("Banana Steps 3 · takes yellow")


def test_a_beeline_takes_only_what_lies_at_its_end() -> None:
    hands = [[["beeline", 6], ["angry_gaze", 5]], [], []]
    game = at({**ON_THE_WAY, "hands": hands}).play(PlayCard("beeline", 6))
    for move in game.legal_moves():
        if isinstance(move, Walk) and move.path[-1] not in dict(table(game).slabs):
            assert "takes red" not in meaning(move, table(game), NAMES)


def test_who_is_passed_is_named() -> None:
    game = at({**ON_THE_WAY, "places": ["TR4", "TR3", "RR5"]}).play(PlayCard("flame_geyser", 4))
    said = {move: meaning(move, table(game), NAMES) for move in game.legal_moves() if isinstance(move, Walk)}
    assert {"passes Ben" in line for move, line in said.items() if "TR3" in move.path[:-1]} == {True}
    assert not any("passes Ben" in line for move, line in said.items() if "TR3" not in move.path)


def test_what_cards_souvenirs_and_turns_mean_is_said() -> None:
    view = table(at())
    assert meaning(PlayCard("flame_geyser", 4), view, NAMES) == "Flame Geyser 4 · Flick one Ember."
    assert meaning(UseLens("TR5"), view, NAMES).startswith("Lens: TR5 · After your move: take a snapshot")
    assert meaning(GO_ON, view, NAMES) == ""
    assert "north-east, east and south-east" in meaning(TurnVulKar(0), view, NAMES)
    assert meaning(ChoosePit("P2"), view, NAMES) == "Fire pit 2 · north of Vul-Kar"
    assert (
        meaning(TurnTree("T3", "home"), view, NAMES) == "Tree 3 home · leaves it to chance where marbles go"
    )


@pytest.mark.parametrize("tree", TREES)
def test_a_tree_is_said_to_send_marbles_down_the_arm_of_its_side(tree: str) -> None:
    """Left is left as a marble comes down the gully to the tree."""
    view, turns = table(at()), list[float]()
    (x0, y0), (x1, y1) = CHUTES[BOARD["trees"][tree]["gully"]][0], LANDMARKS[tree]
    for hand in ("left", "right"):
        arm = BOARD["trees"][tree][hand]
        said = meaning(TurnTree(tree, hand), view, NAMES)
        assert said.endswith(f"sends marbles down the chute to {short(PLACES[CHUTE_END[arm]])}")
        x, y = CHUTES[arm][len(CHUTES[arm]) // 2]
        turns.append((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0))
    assert turns[0] < 0 < turns[1], "y grows to the south"


def test_walks_to_the_same_space_are_told_apart() -> None:
    walks: list[Value] = [Walk(("SC1", "SC2", "SC3")), Walk(("SC5", "SC4", "SC3")), Walk(("OB3",))]
    labels = [short_move(move, NAMES, walks) for move in walks]
    assert labels == ["Scar Rim 3 by SC1", "Scar Rim 3 by SC5", "Obsidian Way 3"]


@pytest.mark.parametrize(
    "options",
    [{}, {"tiger": True, "bees": True, "idol": True, "boulder": True}, {"mode": "cooperative"}],
    ids=str,
)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_choice_fits_beside_a_small_map(options: dict[str, object], seats: int) -> None:
    """And is told from the others by what can be seen of it."""
    names, room = tuple([f"Medium bot {n}" for n in range(1, seats + 1)]), PANEL - NUMBERED
    game, chance = em.new("curse_of_vulkar", seats, "labels", options, players=names), Random(1)
    for _ in range(400):
        if game.over:
            break
        moves = game.legal_moves()
        if not isinstance(moves[0], (Aim, Flick)):
            labels = [fitting_move(move, names, moves, "ABCD", room) for move in moves]
            assert max(map(len, labels)) <= room, labels
            assert len({*labels}) == len(moves), labels
        game = game.play(chance.choice(moves))


def test_whom_a_call_is_for_and_what_is_exchanged_can_be_seen() -> None:
    call = UseWalkieTalkie(1, "yellow", "blue")
    assert fitting_move(call, ("Ana", "Medium bot"), [call], "AM", 19) == "Call M: yellow→blue"
    assert fitting_move(call, ("Ana", "Medium bot"), [call], "AM", 40) == "Call Medium bot: yellow for blue"


def test_a_turn_is_told_with_how_far_it_has_come() -> None:
    assert turn_in_words(table(at()), NAMES) == "Ana's turn."
    assert turn_in_words(table(walking()), NAMES) == "Ana's turn, Flame Geyser 4, 4 spaces to go."
    assert turn_in_words(table(aiming("P3")), NAMES) == "Ana's turn, Flame Geyser 4, at fire pit 3."
    leaving = at({**ON_THE_WAY, "copter": True, "last_turns": [1, 2, 2]})
    assert turn_in_words(table(leaving), NAMES) == "Ana's turn, 1 turn left."


def test_who_still_needs_what_is_told_when_all_play_together() -> None:
    view = table(together())
    ana, ben = view.figures
    assert need_in_words(view, ana) == "needs 2 red and the red snapshot"
    assert need_in_signs(view, ana) == "2 red + red ▣"
    assert (need_in_words(view, ben), need_in_signs(view, ben)) == ("has a set", "done")
    view = table(together(tokens=["", "B"]))
    assert need_in_words(view, view.figures[0]) == "needs a whole set"


def test_who_is_passed_and_what_is_offered_stand_in_the_question() -> None:
    game = at({**UNWATCHED, "places": ["TR4", "TR3", "RR5"]}).play(PlayCard("flame_geyser", 4))
    walk = next(m for m in game.legal_moves() if isinstance(m, Walk) and "TR3" in m.path[:-1])
    game = game.play(walk)
    face = face_at(game)
    assert face.question(game) == "You pass Ben. What do you do?"
    offer = Offer("red", "blue")
    assert short_move(offer, NAMES) == "Offer red for blue"
    offered = game.play(offer)
    assert offered.to_move == 1
    asked = "Ana offers a red treasure for a blue treasure. Do you agree?"
    assert face.question(offered) == asked
    [agree] = face.read("agree", offered).moves
    assert agree in offered.legal_moves()


# -- what is typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("flame geyser 4", PlayCard("flame_geyser", 4)),
        ("geyser 4", PlayCard("flame_geyser", 4)),
        ("Angry Gaze 5", PlayCard("angry_gaze", 5)),
        ("2", PlayCard("angry_gaze", 5)),
    ],
)
def test_a_card_is_played_by_its_name_or_number(typed: str, meant: Value) -> None:
    game = at()
    assert face_at(game).read(typed, game).moves == (meant,)


@pytest.mark.parametrize("typed", ["ba3", "BA3", "banana steps 3", "go BA3"])
def test_a_space_is_gone_to_by_its_name(typed: str) -> None:
    game = walking()
    [move] = face_at(game).read(typed, game).moves
    assert isinstance(move, Walk)
    assert move.path[-1] == "BA3"


def test_what_cannot_be_done_now_is_refused_by_the_rules() -> None:
    game = walking()
    face = face_at(game)
    too_far = face.read("RR10", game)
    assert too_far.refusal is not None
    assert too_far.refusal.key == "not_joined"
    other_card = face.read("lava blast 3", game)
    assert other_card.refusal is not None


def test_pits_trees_and_facings_are_typed() -> None:
    act = walking(UNWATCHED).play(Walk(("TR5", "TR6", "BR1")))
    face = face_at(act)
    for typed in ("P3", "pit 3", "fire pit 3"):
        assert face.read(typed, act).moves == (ChoosePit("P3"),)
    assert face.read("pass", act).moves == (FINISH,)
    gaze = at(UNWATCHED).play(PlayCard("angry_gaze", 5))
    gaze = gaze.play(next(move for move in gaze.legal_moves() if isinstance(move, Walk)))
    assert face_at(gaze).read("north-west", gaze).moves == (TurnVulKar(120),)
    roots = together().play(PlayCard("creeping_roots", 4))
    roots = roots.play(next(move for move in roots.legal_moves() if isinstance(move, Walk)))
    while roots.view().question != "Act":
        roots = roots.play(roots.legal_moves()[-1])
    assert face_at(roots).read("t3 left", roots).moves == (TurnTree("T3", "left"),)


def test_what_means_nothing_is_said_to() -> None:
    game = at()
    with pytest.raises(BadWords, match="'abracadabra' means nothing here"):
        face_at(game).read("abracadabra", game)


def test_an_aim_is_typed_in_degrees_or_as_a_space_with_its_strength_or_without() -> None:
    game = aiming("P1")
    face = face_at(game)
    assert face.read("135", game).moves == (Aim(135),)
    assert face.read("30° 12", game).moves == (Aim(30), Flick(12))
    [at_space] = face.read("tr6", game).moves
    assert at_space in (Aim(350), Aim(355), Aim(0)), "TR6 lies a little south of east of the first pit"
    for wrong in ("somewhere", "1 2 3", "135 hard"):
        with pytest.raises(BadWords):
            face.read(wrong, game)
    flick = game.play(Aim(135))
    assert face_at(flick).read("12", flick).moves == (Flick(12),)


def test_a_line_mode_lists_no_directions_but_says_how_to_type_them() -> None:
    game = aiming()
    lines = "\n".join(face_at(game).lines(game.view(0)))
    assert "Type a direction" in lines
    assert "355°" not in lines
    flick = game.play(Aim(30))
    assert "Type a strength from 1 to 20." in "\n".join(face_at(flick).lines(flick.view(0)))


def test_the_table_in_lines_has_what_everybody_may_know() -> None:
    game = at()
    lines = face_at(game).lines(game.view(0))
    assert "  A Ana   Tourist Road 4; 2 red, 1 yellow; snapshot yellow; 2 souvenirs; 2 cards" in lines
    assert "The Scar holds 2 of 4 Fireballs. In the Maw: the Lucky Penny." in lines
    assert "Vul-Kar faces 0°. Turned: tree 1 left, tree 3 right." in lines
    assert "You hold Flame Geyser 4 · Flick one Ember." in lines
    hidden = "\n".join(face_at(game).lines(game.view(1)))
    assert "Flame Geyser" not in hidden
    assert "Zoom Lens" not in hidden
