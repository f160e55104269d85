"""The Curse's face: the map shows what is picked, everything has its room, and nothing leaks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from rich.style import Style
from rich.text import Text

import emberisle as em
from emberisle.games.curse_of_vulkar.rules.moves import (
    BOARD_COPTER,
    FINISH,
    GO_ON,
    ChoosePit,
    PlayCard,
    TurnTree,
    TurnVulKar,
    UseSnowGlobe,
    Walk,
)
from emberisle.games.curse_of_vulkar.terminal.chart import PARTS, chart
from emberisle.games.curse_of_vulkar.terminal.face import CurseFace
from emberisle.games.curse_of_vulkar.terminal.geography import VUL_KAR
from emberisle.games.curse_of_vulkar.terminal.scores import cut_name
from emberisle.games.curse_of_vulkar.terminal.showing import ringed, walked
from emberisle.games.curse_of_vulkar.terminal.words import short_move
from emberisle.kernel.game import Game
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value
from emberisle.terminal.face import Scene
from emberisle.terminal.pieces import PICK
from tests.games.curse_of_vulkar.terminal.tables import (
    ALL,
    GAME,
    NAMES,
    ON_THE_WAY,
    UNWATCHED,
    aiming,
    at,
    drawn,
    face_at,
    plain,
    sign_of,
    style_of,
    together,
    walking,
)

PLAN = chart(78 - 23, 12)


def acting(card: tuple[str, int]) -> Game:
    """The same card has just moved Ana along its first way."""
    game = at({**UNWATCHED, "hands": [[list(card)], [], []]}).play(PlayCard(*card))
    while game.view().question != "Act":
        game = game.play(game.legal_moves()[0])
    return game


# -- what is picked


def test_of_several_walks_the_one_that_finds_most_is_picked_and_shown() -> None:
    game = walking()
    face = face_at(game)
    picked = face.picked(game.view(0))
    assert isinstance(picked, Walk)
    assert {"BA2", "TR6"} & set(picked.path), "a treasure lies on each of them, and on no other way"
    lines = drawn(face, game)
    for place in picked.path[:-1]:
        assert style_of(lines, PLAN, place).bgcolor == Style(bgcolor="#ff9e58").bgcolor
    assert style_of(lines, PLAN, picked.path[-1]).bgcolor == Style(bgcolor="#ffffff").bgcolor
    for n, move in enumerate(game.legal_moves(), start=1):
        if isinstance(move, Walk):
            assert ringed(n) in sign_of(lines, PLAN, move.path[-1], PLAN.span(move.path[-1]))


def test_once_the_copter_is_there_the_walk_home_is_picked() -> None:
    game = at({**UNWATCHED, "copter": True}).play(PlayCard("flame_geyser", 4))
    picked = face_at(game).picked(game.view(0))
    assert isinstance(picked, Walk)
    assert picked.path[-1] == "H"


@pytest.mark.parametrize(("tokens", "picked"), [("RRRR", GO_ON), ("BBBBBB", BOARD_COPTER)])
def test_together_nobody_is_led_aboard_before_their_set_is_complete(tokens: str, picked: Value) -> None:
    game = together(places=["TR1", "RR5"], tokens=[tokens, ""], snapshots=[["NS1"], []])
    game = game.play(PlayCard("beeline", 6))
    game = game.play(next(m for m in game.legal_moves() if isinstance(m, Walk) and "H" in m.path))
    assert game.view().question == "BoardOrGoOn"
    assert face_at(game).picked(game.view(0)) == picked


def test_arrows_pick_another_choice_and_enter_does_it() -> None:
    game = walking()
    face = face_at(game)
    first = face.picked(game.view(0))
    face.press("down", game)
    second = face.picked(game.view(0))
    assert second != first
    gesture = face.press("enter", game)
    assert gesture is not None
    assert gesture.moves == (second,)


def test_a_click_picks_a_space_and_a_second_one_goes_there() -> None:
    game = walking()
    face = face_at(game)
    goals = [move.path[-1] for move in game.legal_moves() if isinstance(move, Walk)]
    other = next(goal for n, goal in enumerate(goals) if n != face.pick)
    first, second = face.press(f"@{other}", game), face.press(f"@{other}", game)
    assert first is not None
    assert second is not None
    assert first.moves == ()
    assert [move.path[-1] for move in second.moves if isinstance(move, Walk)] == [other]


def test_pits_are_chosen_on_the_map() -> None:
    game = acting(("flame_geyser", 4))
    lines = drawn(face_at(game), game)
    for n in range(1, 7):
        assert sign_of(lines, PLAN, f"P{n}") == ringed(n)
        assert style_of(lines, PLAN, f"P{n}").bgcolor in (
            Style(bgcolor=PICK).bgcolor,
            Style(bgcolor="#ffffff").bgcolor,
        )


def test_vul_kar_is_shown_as_it_would_be_turned() -> None:
    game = acting(("angry_gaze", 5))
    face = face_at(game)
    face.pick = game.legal_moves().index(TurnVulKar(180))
    assert "←" in sign_of(drawn(face, game), PLAN, VUL_KAR, 4)
    assert "→" in sign_of(drawn(face, game, asked=False), PLAN, VUL_KAR, 4)


def test_a_tree_is_shown_as_it_would_be_turned() -> None:
    game = acting(("creeping_roots", 4))
    face = face_at(game)
    face.pick = game.legal_moves().index(TurnTree("T5", "right"))
    lines = drawn(face, game)
    assert sign_of(lines, PLAN, "T5") == "►"
    assert sign_of(lines, PLAN, "T6") == "6"
    assert sign_of(drawn(face, game, asked=False), PLAN, "T5") == "♣"


def test_the_figure_that_a_globe_is_for_is_marked() -> None:
    game = walking().play(Walk(("TR5", "TR6", "BR1")))
    while game.view().question != "HideInGlobe" or game.to_move != 1:
        game = game.play(ChoosePit("P1") if game.view().question == "Act" else GO_ON)
    face = face_at(game)
    face.pick = game.legal_moves().index(UseSnowGlobe(1))
    assert style_of(drawn(face, game), PLAN, "PW2").bgcolor == Style(bgcolor="#c81e1e").bgcolor
    remark = drawn(face, game)[-1].plain
    assert "Before marbles roll" in remark


def test_the_last_walk_is_marked_until_something_else_happens() -> None:
    walk = Event("CV-4.2", "walked", (0, ("TR1", "TR2")))
    assert walked([walk]) == ("TR1", "TR2")
    assert walked([walk, Event("CV-6.1", "took_token", (0, "red", "TR2"))]) == ("TR1", "TR2")
    assert walked([walk, Event("CV-3.1", "turn", (1,))]) == ()
    assert walked([]) == ()


# -- drawing in the room there is


def games() -> list[Game]:
    return [
        at(ON_THE_WAY),
        walking(),
        aiming(),
        together(),
        em.new(GAME, 4, "tide"),
        em.new(GAME, 2, "tide"),
        em.new(GAME, 3, "tide", {"treasures": "closed"}),
    ]


@pytest.mark.parametrize(("width", "height"), [(78, 24), (76, 22), (98, 30), (92, 45), (200, 70)])
def test_everything_stays_in_its_room(width: int, height: int) -> None:
    for game in games():
        names = (*ALL[:2], "Cleopatra of Nile", "Dora the Explorer")[: game.header.seats]
        face = CurseFace(game, names)
        view = game.view(game.to_move)
        face.new_question(view)
        rows = face.table_rows(width, height)
        for part in PARTS:
            face.part = part
            table = face.table(Scene(view, game.events(), names, True, width, rows))
            assert isinstance(table, Text)
            assert len(table.plain.split("\n")) == rows
            assert max([line.cell_len for line in table.split("\n")]) <= width
        scores = face.scores(Scene(view, (), names, True, width, face.score_rows(width, height)))
        assert max(map(len, str(scores).split("\n"))) <= width
        assert 1 + rows + face.score_rows(width, height) + 6 < height


def test_the_panel_shows_cards_souvenirs_and_choices() -> None:
    game = at()
    small, large = plain(drawn(face_at(game), game)), plain(drawn(face_at(game), game, 92, 25))
    for shown in (small, large):
        assert "1 Flame Geyser 4" in shown
        assert "▮ Angry Gaze 5" in shown
        assert "✿ Tote Bag" in shown
    assert "Turn Vul-Kar to another facing." in large
    assert "Turn Vul-Kar to another facing." not in small


def test_together_the_open_cards_and_what_is_needed_stand_beside_the_map() -> None:
    game = together()
    face = face_at(game)
    shown = plain(drawn(face, game))
    assert "▯ Beeline 6" in shown
    assert "● 2 red + red ▣" in shown
    assert "● done" in shown
    waiting = drawn(face, game, 110, asked=False)[-1].plain
    assert waiting == "Ana's turn. Needed: Ana 2 red + red ▣, Ben done."
    assert (
        str(face.caption(Scene(game.view(0), (), NAMES[:2], True, 78, 1))) == "Scar 4 · Maw ¢ · 12 cards left"
    )


def test_the_fullest_maw_has_room_beside_the_title() -> None:
    maw = "RRRRRRRRRRRRYYYYYYYYYYYYBBBBBBBBBBBB"
    facts = {"maw": maw, "heart": "maw", "tracker": [["cataclysm", 4]], "tokens": [], "slabs": []}
    game = at({**ON_THE_WAY, **facts})
    caption = face_at(game).caption(Scene(game.view(0), (), NAMES, True, 78, 1))
    assert str(caption) == "Scar 2 · Maw ◆12◆12◆12¢♥ · tracker 1/3 · deck 24"
    assert caption.cell_len + len(" EMBERISLE The Curse of Vul-Kar ") <= 80


def test_a_long_list_of_choices_follows_the_pick() -> None:
    game = acting(("creeping_roots", 4))
    face = face_at(game)
    for pick, move in enumerate(game.legal_moves()):
        face.pick = pick
        assert f"{pick + 1:>2} {short_move(move, NAMES)}" in plain(drawn(face, game))


def test_no_figure_has_the_letter_of_the_helipad_or_of_vul_kar() -> None:
    names = ("Hard bot", "Vera", "Hard bot 2", "H")
    game = em.new(GAME, 4, "letters", players=names)
    assert CurseFace(game, names).letters == "AERH", "unless a name has no other"


def test_the_scores_keep_the_number_of_a_second_figure_and_say_who_is_hidden() -> None:
    assert cut_name("Medium bot (2)", 8) == "Medi (2)"
    assert cut_name("Ana (2)", 8) == "Ana (2) "
    assert cut_name("Medium bot", 8) == "Medium b"
    assert cut_name("Hard bot 2", 8) == "Hard b 2"
    assert cut_name("Hard bot 2 (2)", 8) == "Ha 2 (2)"
    game = at()
    view = game.view(0)
    hidden = replace(view, table=replace(view.table, globed=(1,)))
    for width, rows, said in ((78, 2, "away"), (98, 3, "in a Snow Globe")):
        assert said in str(face_at(game).scores(Scene(hidden, (), NAMES, True, width, rows)))


def test_scores_tell_what_everybody_has() -> None:
    game = at()
    face = face_at(game)
    for width, rows in ((78, 2), (98, 3)):
        text = str(face.scores(Scene(game.view(0), (), NAMES, True, width, rows)))
        assert len(text.split("\n")) == rows
        for fact in ("Ana", "Ben", "Cleo", "◆2◆1◆0", "◆0◆0◆1", "·▣··", "▣·▣·"):
            assert fact in text
        assert [str(points) in text for points in game.scores()] == [True] * 3
    wide = str(face.scores(Scene(game.view(0), (), NAMES, True, 98, 3)))
    assert "Tourist Road 4" in wide


def test_the_longest_names_of_spaces_have_room_in_half_a_row() -> None:
    game = at({**ON_THE_WAY, "places": ["RR10", "PW10", "start"]})
    text = str(face_at(game).scores(Scene(game.view(0), (), NAMES, True, 78, 2)))
    assert all(code in text for code in ("RR10", "PW10", "cop."))


def test_of_two_figures_each_has_a_row_and_a_letter() -> None:
    game = em.new(GAME, 2, "tide", players=ALL[:2])
    face = CurseFace(game, ALL[:2])
    text = str(face.scores(Scene(game.view(0), (), ALL[:2], True, 98, 4)))
    assert "Ana (2)" in text
    assert "Ben (2)" in text
    assert len(set(face.letters)) == 4


def test_closed_treasures_are_counted_but_not_shown_to_others() -> None:
    game = at(ON_THE_WAY, treasures="closed")
    face = face_at(game)
    own, other = [str(face.scores(Scene(game.view(n), (), NAMES, True, 98, 3))) for n in (0, 1)]
    assert "◆2◆1◆0" in own
    assert "◆2◆1◆0" not in other
    assert "◆3" in other


def test_nobody_sees_the_cards_and_souvenirs_of_others() -> None:
    game = at()
    face = face_at(game)
    for view in (game.view(1), game.view(None)):
        shown = str(face.table(Scene(view, (), NAMES, False, 98, 30))) + "\n".join(face.lines(view))
        assert "Angry Gaze" not in shown
        assert "Zoom Lens" not in shown


# -- keys


def test_letters_are_keys_where_they_mean_something() -> None:
    game = acting(("flame_geyser", 4))
    face = face_at(game)
    passing, wrong = face.press("p", game), face.press("b", game)
    assert passing is not None
    assert passing.moves == (FINISH,)
    assert wrong is not None
    assert wrong.refusal is not None
    assert [hint.key for hint in face.keys(game)] == ["Enter", "p", "↑↓", "z"]


def test_a_key_shows_one_region_after_the_other_and_then_all_again() -> None:
    game = at()
    face = face_at(game)
    seen = []
    for _ in PARTS:
        assert face.scroll("z")
        seen.append(face.part)
    assert seen == [*PARTS[1:], PARTS[0]]
    assert not face.scroll("x")
    face.part = "beachside"
    assert "BA" in plain(drawn(face, game))
