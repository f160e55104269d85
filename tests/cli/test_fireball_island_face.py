"""Fireball Island's face: the map shows every place and every choice, words are understood, nothing leaks."""

from __future__ import annotations

import pytest
from rich.style import Style
from rich.text import Text
from textual.pilot import Pilot

import emberisle as em
from emberisle.cli import words
from emberisle.cli.app import TableApp
from emberisle.cli.errors import BadWords
from emberisle.cli.faces.face import Scene
from emberisle.cli.faces.fireball_island import IslandFace, walked
from emberisle.cli.faces.fireball_island_chart import chart
from emberisle.cli.faces.fireball_island_words import meaning, short_move, short_way
from emberisle.cli.isle_words import short
from emberisle.cli.play import Session
from emberisle.cli.seats import seats_noted
from emberisle.games.fireball_island.board import NAMES as PLACES
from emberisle.games.fireball_island.marbles import WAYS
from emberisle.games.fireball_island.moves import (
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
from emberisle.kernel.game import Game
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value
from tests.cli.tables import pressing, settle, text_of, visit
from tests.cli.test_fireball_island_map import sign_of, style_of

GAME = "fireball_island"
NAMES = ("Ana", "Ben", "Cleo")
Spec = dict[str, object]

HOLDING: Spec = {
    "places": ["SB6", "WT8", "WT11"],
    "hands": [["fireball", "cancel", "take_card"], ["talisman"], []],
    "tokens": ["held", "none", "traded"],
    "jewel": 1,
}
AT_FORK: Spec = {"places": ["SB6", "WT8", "WT11"]}


def at(spec: Spec, seed: object = 3, **options: object) -> Game:
    return em.scenario(GAME, {"seats": 3, **spec}, str(seed), options, players=NAMES)


def at_fork() -> Game:
    """Ana has rolled, and chooses where to go."""
    for seed in range(1, 100):
        game = at(AT_FORK, seed)
        if game.view().question == "ChooseWalk" and len(game.legal_moves()) >= 4:
            return game
    raise AssertionError("nobody rolls well enough")


def aiming() -> Game:
    return at(HOLDING).play(Play("fireball"))


def sitting(game: Game, *noted: str) -> Session:
    session = Session(game, seats_noted(noted or ("Ana", "bot:easy", "bot:easy")))
    session.resumed = True
    return session


def face_at(game: Game, attentive: bool = True) -> IslandFace:
    face = IslandFace(game, NAMES)
    if attentive:
        face.attend(game.view(game.to_move))
    return face


def drawn(face: IslandFace, game: Game, width: int = 78, rows: int = 13, asked: bool = True) -> list[Text]:
    scene = Scene(game.view(game.to_move), game.events(game.to_move), NAMES, asked, width, rows)
    table = face.table(scene)
    assert isinstance(table, Text)
    return list(table.split("\n", allow_blank=True))


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
        said = meaning(move, game.view().table, NAMES, False)
        assert all(f"{NAMES[seat]} {chance} %" in said for seat, chance in hits)


def test_what_a_choice_means_is_said_in_a_line() -> None:
    table = at(HOLDING).view(0).table
    assert meaning(Play("cancel"), table, NAMES, False).startswith("Cancel · Undo a card")
    assert meaning(TakeCard(1), table, NAMES, False) == "Take 1 Card from Ben · Ben holds 1 card"
    assert meaning(PASS, table, NAMES, False) == ""
    stealing = at({"places": ["DR3", "DR5"], "jewel": 1}).view(0).table
    said = meaning(Walk(("DR4", "DR5", "DR6", "DR7", "DR8", "DOCK")), stealing, NAMES, False)
    assert "passes Ben and takes the jewel" in said
    assert "the game is won" in said
    said = meaning(Walk(("WT10", "WT11", "WT12")), at({"places": ["WT9", "DMP"]}).view(0).table, NAMES, False)
    assert said == "Witchlord Trail 12 · a card to take · then 81 to go · by WT10 WT11"


def test_what_matters_most_is_said_where_there_is_little_room() -> None:
    table = at({"places": ["WT9", "DMP"]}).view(0).table
    walk = Walk(("WT10", "WT11", "WT12"))
    assert meaning(walk, table, NAMES, False, 50) == "A card to take · then 81 to go · by WT10 WT11"
    for game in (aiming(), at(HOLDING)):
        for move in game.legal_moves():
            assert len(meaning(move, game.view(0).table, NAMES, False, 78)) <= 78


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
    assert "In anybody's turn: roll a" in large
    assert "In anybody's turn: roll a" not in small


def test_a_long_list_of_choices_follows_the_pick() -> None:
    game = at(
        {"places": ["SB7", "WT8", "WT11"], "hands": [["ahead_6", "double", "cancel", "reroll"], [], []]}
    )
    game = game.play(Play("ahead_6"))
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


# -- words


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
    assert words.refusal(refusal) == "Not allowed: You do not hold Fake Jewel! [FI-13.1]"


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


def test_letters_are_keys_where_they_mean_something() -> None:
    cave = at({"places": ["cave 3", "DMP"], "hands": [[], []]})
    face = face_at(cave)
    seek, wrong = face.press("s", cave), face.press("x", cave)
    assert seek is not None
    assert seek.moves == (SEEK,)
    assert wrong is not None
    assert wrong.refusal is not None
    assert [hint.key for hint in face.keys(cave)] == ["Enter", "s", "↑↓"]


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


# -- the sheet


def test_the_sheet_counts_what_befell_everybody() -> None:
    session = sitting(aiming())
    session.play([RollDown("B_W")])
    app, screen = pressing(session, "t", size=(100, 40))
    assert "Fireballs" in screen
    assert "Discard: Fireball!" in screen
    assert isinstance(app.face, IslandFace)


# -- the screen


@pytest.mark.parametrize("size", [(80, 24), (78, 22)])
def test_all_keys_have_room_when_one_is_asked_for_a_card(size: tuple[int, int]) -> None:
    game = at({**AT_FORK, "turn": 1, "hands": [["fireball"]]})
    assert game.view().question == "ReactBefore"
    _, screen = pressing(sitting(game), size=size)
    keys = " ".join(screen.splitlines()[-1].split())
    assert keys == "n Not this turn h Hint m Moves t Sheet w Why ? Help q Quit"


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (140, 45)])
def test_a_walk_is_picked_and_made_on_the_screen(size: tuple[int, int]) -> None:
    session = sitting(at_fork(), "Ana", "Ben", "Cleo")
    session.sit_down()
    face = face_at(session.game)
    moves = session.game.legal_moves()
    expected = moves[(face.pick + 1) % len(moves)]
    _, screen = pressing(session, size=size)
    assert "Where do you go?" in screen
    pressing(session, "down", "enter", size=size)
    made = [entry.given for entry in session.game.entries]
    assert em.dump(expected) in made


def test_a_space_is_clicked_on_the_map() -> None:
    session = sitting(at_fork(), "Ana", "Ben", "Cleo")
    session.sit_down()
    face = face_at(session.game)
    n, move = next(
        (n, move)
        for n, move in enumerate(session.game.legal_moves())
        if n != face.pick and isinstance(move, Walk)
    )

    async def click(app: TableApp, pilot: Pilot[int]) -> None:
        column, row = chart(78 - 23, face.table_rows(78, 24) - 1).cells[move.path[-1]]
        await pilot.click("#table", offset=(column, row))
        await settle(pilot)
        assert isinstance(app.face, IslandFace)
        assert app.face.pick == n
        await pilot.click("#table", offset=(column, row))
        await settle(pilot)

    visit(session, click)
    assert em.dump(move) in [entry.given for entry in session.game.entries]


def test_hidden_hands_are_behind_a_curtain() -> None:
    assert sitting(at(HOLDING), "Ana", "Ben", "Cleo").curtain


def test_a_person_and_bots_play_on_the_screen_to_the_end() -> None:
    game = em.scenario(GAME, {"places": ["DR2", "VP8", "VP9"], "jewel": 0}, "reef", players=NAMES)
    session = sitting(game)

    async def play(app: TableApp, pilot: Pilot[int]) -> None:
        while not session.game.over:
            await pilot.press("enter")
            await settle(pilot)
        assert "to go, the fewest" in text_of(app)

    visit(session, play)


def test_the_end_of_a_turn_is_a_key() -> None:
    assert IslandFace(at(HOLDING), NAMES).label(END) == "Pass the die on"
