"""Fireball Island's face: the map shows what is picked, everything has its room, and nothing leaks."""

from __future__ import annotations

import pytest
from rich.style import Style
from rich.text import Text

import emberisle as em
from emberisle.games.fireball_island.rules.moves import END, PASS, SEEK, Play, RollDown, Walk
from emberisle.games.fireball_island.terminal.chart import chart
from emberisle.games.fireball_island.terminal.face import IslandFace, walked
from emberisle.games.fireball_island.terminal.words import meaning, short_move
from emberisle.kernel.steps import Event
from emberisle.terminal.face import Scene
from tests.games.fireball_island.terminal.tables import (
    AT_FORK,
    GAME,
    HOLDING,
    HOUSE,
    NAMES,
    aiming,
    at,
    at_fork,
    drawn,
    face_at,
    sign_of,
    style_of,
)


def plain(lines: list[Text]) -> str:
    return "\n".join([line.plain for line in lines])


# -- what is picked


def test_of_several_walks_the_one_that_leads_nearest_is_picked_and_shown() -> None:
    game = at_fork()
    face = face_at(game)
    picked = face.picked(game.view(0))
    assert isinstance(picked, Walk)
    lines = drawn(face, game)
    plan = chart(78 - 23, 12)
    for place in picked.path[:-1]:
        assert style_of(lines, plan, place).bgcolor == Style(bgcolor="#ff9e58").bgcolor
    for n, move in enumerate(game.legal_moves(), start=1):
        assert isinstance(move, Walk)
        assert sign_of(lines, plan, move.path[-1]) == str(n)


def test_arrows_pick_another_choice_and_enter_does_it() -> None:
    game = at_fork()
    face = face_at(game)
    first = face.picked(game.view(0))
    face.press("down", game)
    second = face.picked(game.view(0))
    assert second != first
    gesture = face.press("enter", game)
    assert gesture is not None
    assert gesture.moves == (second,)
    face.press("up", game)
    assert face.picked(game.view(0)) == first


def test_a_click_picks_a_space_and_a_second_one_goes_there() -> None:
    game = at_fork()
    face = face_at(game)
    goals = [move.path[-1] for move in game.legal_moves() if isinstance(move, Walk)]
    other = next(goal for n, goal in enumerate(goals) if n != face.pick)
    first = face.press(f"@{other}", game)
    second = face.press(f"@{other}", game)
    assert first is not None
    assert second is not None
    assert first.moves == ()
    assert [move.path[-1] for move in second.moves if isinstance(move, Walk)] == [other]


def test_the_way_of_a_fireball_is_shown_with_whom_it_may_hit() -> None:
    game = aiming()
    face = face_at(game)
    face.pick = game.legal_moves().index(RollDown("B_W"))
    lines = drawn(face, game)
    plan = chart(78 - 23, 12)
    red = Style(bgcolor="#c81e1e").bgcolor
    assert style_of(lines, plan, "WT8").bgcolor == style_of(lines, plan, "WT11").bgcolor == red
    assert style_of(lines, plan, "WT6").bgcolor == Style(bgcolor="#f08a4b").bgcolor
    assert style_of(lines, plan, "TA4").bgcolor != Style(bgcolor="#f08a4b").bgcolor
    remark = lines[-1].plain
    assert remark.startswith("Fireball B west, to Witchlord Trail · may hit ")
    assert "Ben" in remark
    assert "Cleo" in remark


def test_whom_a_fireball_may_hit_is_what_the_game_says() -> None:
    game = aiming()
    for move in game.legal_moves():
        assert isinstance(move, RollDown)
        [(_, way, aimed_at)] = [event.facts for event in game.play(move).events() if event.what == "aimed"]
        assert way == move.way
        assert isinstance(aimed_at, tuple)
        [hits] = [aim.hits for aim in game.view().table.aims if aim.way == move.way]
        assert aimed_at[0] in dict(hits)
        assert set(dict(hits)) <= set(aimed_at), "one behind another may be out of reach, but nobody is added"
        said = meaning(move, game.view(), NAMES, HOUSE)
        assert all(f"{NAMES[seat]} {chance} %" in said for seat, chance in hits)


def test_whom_a_fireball_may_hit_is_said_to_those_who_may_stop_it() -> None:
    game = aiming().play(RollDown("B_W"))
    assert game.view().question == "StopFireball"
    remark = drawn(face_at(game), game)[-1].plain
    assert remark.startswith("Ana aims Fireball B west: may hit ")
    lines = face_at(game).lines(game.view(1))
    [said] = [line for line in lines if line.startswith("The Fireball may hit ")]
    assert "Ben" in said


def test_the_card_is_named_to_those_who_may_cancel_it() -> None:
    game = at({**AT_FORK, "hands": [["double"], ["cancel"], []]}).play(Play("double"))
    assert game.view().question == "CancelCard"
    assert drawn(face_at(game), game)[-1].plain == "Ana has played Double the Next Roll."


def test_the_last_walk_is_marked_until_something_else_moves() -> None:
    walk = Event("FI-3.1", "walked", (0, ("WT1", "WT2")))
    assert walked([walk]) == ("WT1", "WT2")
    assert walked([walk, Event("FI-4.1", "drew", (0,))]) == ("WT1", "WT2")
    assert walked([walk, Event("FI-3.1", "rolled", (1, 4))]) == ()
    assert walked([]) == ()


# -- drawing in the room there is


@pytest.mark.parametrize(("width", "height"), [(78, 24), (98, 30), (92, 45), (200, 70)])
def test_everything_stays_in_its_room(width: int, height: int) -> None:
    for game in (at(HOLDING), at_fork(), aiming(), em.new(GAME, 4, "tide")):
        names = NAMES if game.header.seats == 3 else (*NAMES, "Dora the Explorer")
        face = IslandFace(game, names)
        rows = face.table_rows(width, height)
        view = game.view(game.to_move)
        table = face.table(Scene(view, game.events(), names, True, width, rows))
        scores = face.scores(Scene(view, (), names, True, width, face.score_rows(width, height)))
        assert isinstance(table, Text)
        assert len(table.plain.split("\n")) == rows
        assert max([line.cell_len for line in table.split("\n")]) <= width
        assert max(map(len, str(scores).split("\n"))) <= width
        assert 1 + rows + face.score_rows(width, height) + 6 < height


def test_the_panel_shows_the_hand_and_the_choices() -> None:
    game = at(HOLDING)
    small, large = plain(drawn(face_at(game), game)), plain(drawn(face_at(game), game, 92, 25))
    for shown in (small, large):
        assert "1 Roll the die" in shown
        assert "▮ Fireball!" in shown
        assert "before the roll" in shown
    assert "At any time: roll a" in large
    assert "At any time: roll a" not in small


def test_a_long_list_of_choices_follows_the_pick() -> None:
    game = at(
        {"places": ["SB7", "WT8", "WT11"], "hands": [["ahead_6", "double", "cancel", "reroll"], [], []]}
    )
    game = game.play(Play("ahead_6")).play(PASS)
    face = face_at(game)
    for pick, move in enumerate(game.legal_moves()):
        face.pick = pick
        assert f"{pick + 1:>2} {short_move(move, NAMES)}" in plain(drawn(face, game))


def test_scores_tell_how_far_who_is_and_what_they_hold() -> None:
    game = at(HOLDING)
    face = face_at(game)
    for width, rows in ((78, 2), (98, 3)):
        text = str(face.scores(Scene(game.view(0), (), NAMES, True, width, rows)))
        assert len(text.split("\n")) == rows
        for fact in ("Ana", "Ben", "Cleo", "✪", "♦", "▮▮▮", "Beach 6", "Witchlord 11"):
            assert fact in text


def test_nobody_sees_the_cards_of_others() -> None:
    game = at(HOLDING)
    face = face_at(game)
    for view in (game.view(1), game.view(None)):
        lines = "\n".join(face.lines(view))
        assert "Fireball!" not in lines
        scene = Scene(view, (), NAMES, False, 98, 30)
        assert "Cancel" not in str(face.table(scene))


# -- keys


def test_letters_are_keys_where_they_mean_something() -> None:
    cave = at({"places": ["cave 3", "DMP"], "hands": [[], []]})
    face = face_at(cave)
    seek, wrong = face.press("s", cave), face.press("x", cave)
    assert seek is not None
    assert seek.moves == (SEEK,)
    assert wrong is not None
    assert wrong.refusal is not None
    assert [hint.key for hint in face.keys(cave)] == ["Enter", "s", "↑↓"]


def test_the_end_of_a_turn_is_a_key() -> None:
    assert IslandFace(at(HOLDING), NAMES).label(END) == "Pass the die on"
