"""The picture of Vul-Kar's island: every place, every figure, and what everybody has."""

from __future__ import annotations

from xml.etree import ElementTree

from emberisle.games.curse_of_vulkar.rules.board import FACINGS, PITS, SNAPSHOTS, SPACES, TREES
from emberisle.games.curse_of_vulkar.rules.gullies import gullies
from emberisle.games.curse_of_vulkar.rules.moves import Aim
from emberisle.games.curse_of_vulkar.terminal.geography import DECKS, SPOTS
from emberisle.kernel.game import Game
from emberisle.terminal.parts import drawing_of
from tests.cli.pictures import of_class, words_in
from tests.games.curse_of_vulkar.terminal.tables import ON_THE_WAY, Spec, aiming, at, together

CALLED = ("Ana", "Ben <& Co>", "Cleo", "Dora")


def drawn(game: Game) -> ElementTree.Element:
    return ElementTree.fromstring(drawing_of(game, CALLED[: game.header.seats], []))


def picture_of(**facts: object) -> ElementTree.Element:
    return drawn(at({**ON_THE_WAY, **facts}))


def placed(picture: ElementTree.Element, kind: str) -> list[str]:
    return [str(part.get("data-place")) for part in of_class(picture, kind)]


def test_every_place_is_drawn() -> None:
    picture = picture_of()
    assert sorted([*placed(picture, "space"), *placed(picture, "cave"), *placed(picture, "deck")]) == sorted(
        SPOTS
    )
    assert len(SPOTS) == SPACES
    assert sorted(placed(picture, "deck")) == sorted(DECKS)
    assert len(placed(picture, "cave")) == 6
    assert len(of_class(picture, "pit")) == len(PITS)
    assert len(of_class(picture, "fireball")) == 2
    assert len(of_class(picture, "mouth")) == 3


def test_treasures_and_snapshots_lie_where_they_are_left() -> None:
    picture = picture_of()
    lying = {(part.get("data-place"), part.get("data-colour")) for part in of_class(picture, "treasure")}
    assert lying == {("TR6", "red"), ("PW5", "blue"), ("BA2", "yellow"), ("RR8", "yellow")}
    left = {str(part.get("data-place")): part.get("data-left") for part in of_class(picture, "snapshot")}
    assert len(left) == len(SNAPSHOTS)
    assert [left[name] for name in ("SW9", "NS1", "SS4", "NS8", "WR2")] == ["0", "0", "0", "1", "2"]


def test_vul_kar_and_the_trees_are_turned_as_they_are() -> None:
    for facing in FACINGS:
        picture = picture_of(facing=facing)
        [head] = of_class(picture, "vul-kar")
        assert f"rotate({-facing})" in str(head.get("transform"))
        ahead = {part.get("data-chute") for part in of_class(picture, "ahead")}
        assert ahead == set(gullies(facing).values())
    trees = {part.get("data-tree"): part.get("data-setting") for part in of_class(picture_of(), "tree")}
    assert trees == {**dict.fromkeys(TREES, "home"), "T1": "left", "T3": "right"}


def test_every_figure_stands_where_it_is_and_one_that_fell_lies() -> None:
    facts: Spec = {"places": ["TR4", "RR5", "PW2"], "lying": [[1, "space", "RR5"], [2, "chute", "E-S"]]}
    tokens = {
        str(part.get("data-seat")): str(part.get("transform"))
        for part in of_class(picture_of(**facts), "token")
    }
    assert set(tokens) == {"0", "1", "2"}
    assert {seat for seat, place in tokens.items() if "rotate" in place} == {"1", "2"}
    assert len(set(tokens.values())) == 3


def test_figures_on_one_place_stand_side_by_side() -> None:
    picture = drawn(at({"seats": 4, "places": ["H", "H", "H", "H"]}))
    assert len({part.get("transform") for part in of_class(picture, "token")}) == 4


def test_the_heart_is_on_its_slab_or_with_its_carrier() -> None:
    assert len(of_class(picture_of(), "heart")) == 1
    assert len(of_class(picture_of(heart=1), "heart")) == 2, "on the island and beside the name"
    assert len(of_class(picture_of(heart="maw"), "heart")) == 0


def test_the_copter_is_drawn_where_somebody_is_in_it_or_it_waits() -> None:
    assert not of_class(picture_of(), "copter")
    assert of_class(picture_of(copter=True), "copter")
    assert of_class(picture_of(places=["TR4", "start", "RR5"]), "copter")


def test_an_ember_that_is_aimed_shows_where_to() -> None:
    game = aiming("P1")
    assert not of_class(drawn(game), "aim")
    assert len(of_class(drawn(game.play(Aim(100))), "aim")) == 1


def test_what_everybody_may_know_stands_beside_the_island() -> None:
    game = at()
    words = words_in(drawn(game))
    assert all(name in words for name in CALLED[:3])
    assert "Tourist Road 4" in words
    assert "2 Fireballs in the Scar" in words
    assert "in the Maw: the Lucky Penny" in words
    assert "2 souvenirs" in words
    assert len(of_class(drawn(game), "taken")) == 3
    for secret in ("Flame Geyser", "Tote Bag", "Snow Globe", "Beeline"):
        assert secret not in words


def test_the_turns_that_are_left_are_told_of_those_who_are_not_aboard() -> None:
    words = words_in(picture_of(copter=True, places=["TR4", "copter", "RR5"], last_turns=[1, 2, 2]))
    assert words.count("souvenirs, 1 turn left") == 1
    assert words.count("2 turns left") == 1


def test_together_the_picture_tells_who_needs_what() -> None:
    words = words_in(drawn(together()))
    assert "needs 2 red and the red snapshot" in words
    assert "has a set" in words
    assert "12 cards left" in words


def test_names_of_figures_that_stand_side_by_side_do_not_cover_each_other() -> None:
    picture = picture_of(places=["TR4", "TR5", "TR6"])
    names = [part for part in picture.iter() if part.text in CALLED and part.get("paint-order")]
    boxes = [(float(str(part.get("x"))), float(str(part.get("y"))), len(str(part.text))) for part in names]
    assert len(boxes) == 3
    covered = [
        (one, other)
        for n, one in enumerate(boxes)
        for other in boxes[:n]
        if abs(one[0] - other[0]) < 4 * (one[2] + other[2]) and abs(one[1] - other[1]) < 14
    ]
    assert covered == [], "letters of this size are some eight units wide and fourteen high"
