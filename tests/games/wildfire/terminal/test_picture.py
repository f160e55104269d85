"""Wildfire as a picture in a file: the chain, what is owed, and the players beside it."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

import emberisle as em
from emberisle.games.wildfire.rules.moves import Play
from emberisle.games.wildfire.rules.tiles import SIGNS, TILES, by_name
from emberisle.kernel.game import Game
from emberisle.terminal.parts import drawing_of
from tests.cli.pictures import a_match, drawn, of_class, words_in

FIRE: dict[str, object] = {
    "hands": [["3-5", "2-2"], ["7-8"], ["0-0", "6-6"]],
    "chain": [["9-9"], ["4-9", "9-9"], ["4-4", "4-9"], ["0-4", "4-4"], ["4-D", "4-4", 7]],
}


@pytest.fixture(scope="module")
def match() -> Game:
    return a_match()


def test_every_tile_is_there_once_with_its_pips_and_flames() -> None:
    game = a_match(most=60)
    chain = game.view().table.chain
    tiles = of_class(drawn(game), "tile")
    assert sorted([str(tile.get("data-tile")) for tile in tiles]) == sorted([laid.tile for laid in chain])
    for tile in tiles:
        face = TILES[by_name(tile.get("data-tile"))]
        ends = [face.low, face.high]
        assert len(of_class(tile, "pip")) == sum([end for end in ends if end in range(10) and end != 1])
        flames = {1: 1, SIGNS.index("D"): 2, SIGNS.index("T"): 3}
        assert len(of_class(tile, "flame")) == sum([flames.get(end, 0) for end in ends])


def test_an_owed_flame_is_told_lit_and_marked() -> None:
    game = em.scenario("wildfire", FIRE, 1)
    picture = drawn(game)
    assert "Ana to play: the next 2 tiles must go on Double Wildfire 4-D" in words_in(picture)
    lamps = of_class(picture, "lamp")
    assert len(lamps) == 9
    assert ["".join(lamp.itertext()) for lamp in lamps if "lit" in str(lamp.get("class"))] == ["7"]
    owed = of_class(picture, "owed")
    assert [(part.get("data-tile"), "".join(part.itertext())) for part in owed] == [("4-D", "7")] * 2


def test_open_ends_show_the_number_that_fits() -> None:
    chain: list[object] = [["9-9"], ["4-9", "9-9"], ["4-4", "4-9"]]
    picture = drawn(em.scenario("wildfire", {**FIRE, "chain": chain}, 1))
    shown = [(part.get("data-tile"), "".join(part.itertext())) for part in of_class(picture, "opening")]
    assert sorted(shown) == [("4-4", "4")] * 3 + [("9-9", "9")] * 3
    assert not of_class(picture, "lit")


def test_nobody_sees_what_others_hold() -> None:
    picture = ElementTree.tostring(drawn(em.scenario("wildfire", FIRE, 1)), "unicode")
    for tile in ("3-5", "2-2", "7-8", "0-0", "6-6"):
        assert tile not in picture


def test_names_points_and_tiles_are_beside_the_table(match: Game) -> None:
    game = a_match(most=40)
    picture = drawn(game)
    words = words_in(picture)
    for name in ("Ana", "Ben <& Co>", "Hard bot"):
        assert name in words
    assert len(of_class(picture, "held")) == sum(game.view().table.tiles)
    end = words_in(drawn(match))
    for score in match.scores():
        assert f"| {score} |" in end
    assert "wins." in end


def test_the_whole_chain_is_in_the_frame(match: Game) -> None:
    picture = drawn(match)
    width, height = float(str(picture.get("width"))), float(str(picture.get("height")))
    group = next(
        part for part in picture.iter() if "scale(44)" in part.get("transform", "") and len(part) > 5
    )
    found = re.findall(r"-?[\d.]+", str(group.get("transform")))
    left, top, unit = [float(number) for number in found]
    for tile in of_class(picture, "tile"):
        x, y = [float(number) for number in re.findall(r"-?[\d.]+", str(tile.get("transform")))]
        assert unit < left + x * unit < width - unit
        assert unit < top + y * unit < height - unit


def test_many_tiles_that_are_left_stay_within_the_panel() -> None:
    hands = [["3-9"], [f"0-{n}" for n in range(2, 9)] + [f"2-{n}" for n in range(3, 10)]]
    game = em.scenario("wildfire", {"hands": hands, "chain": [["9-9"]]}, "tide", {"rounds": 1})
    svg = drawing_of(game.play(Play("3-9", "9-9", "3")), ("Ana", "Ben"), [])
    assert "left: 0-2, 0-3, 2-3, 0-4 and 10 more" in svg
    assert "1 round is played" in svg
