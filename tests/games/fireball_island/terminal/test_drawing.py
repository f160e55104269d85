"""The picture of Fireball Island: every place, every piece, the jewel and the way of a Fireball."""

from __future__ import annotations

from xml.etree import ElementTree

import emberisle as em
from emberisle.games.fireball_island.rules.moves import PASS, Play, RollDown, Walk
from emberisle.games.fireball_island.terminal.geography import DARK, SPOTS
from emberisle.kernel.game import Game
from emberisle.terminal.parts import drawing_of
from tests.cli.pictures import of_class, words_in

NAMES = ("Ana", "Ben <& Co>", "Cleo", "Dora")
FACTS: dict[str, object] = {
    "places": ["SB6", "WT8", "pit A", "B2"],
    "lying": [2],
    "hands": [["fireball", "cancel"], ["talisman"], ["reroll"], []],
    "tokens": ["held", "none", "traded", "none"],
    "jewel": 1,
}


def at(**facts: object) -> Game:
    return em.scenario("fireball_island", {**FACTS, **facts}, "tide")


def drawn(game: Game) -> ElementTree.Element:
    return ElementTree.fromstring(drawing_of(game, NAMES, []))


def placed(picture: ElementTree.Element, kind: str) -> set[str]:
    return {str(part.get("data-place")) for part in of_class(picture, kind)}


def test_every_place_is_drawn_and_dark_spaces_are_dark() -> None:
    picture = drawn(at())
    assert placed(picture, "space") | placed(picture, "cave") | placed(picture, "pit") == {*SPOTS} - {"W"}
    assert placed(picture, "dark") == DARK
    assert len(placed(picture, "cave")) == len(placed(picture, "pit")) == 6
    assert len(of_class(picture, "fireball")) == 5
    assert len(of_class(picture, "idol")) == 1


def test_every_piece_stands_where_it_is_and_one_that_was_hit_lies() -> None:
    tokens = {
        str(part.get("data-seat")): str(part.get("transform")) for part in of_class(drawn(at()), "token")
    }
    assert set(tokens) == {"0", "1", "2", "3"}
    assert [seat for seat, place in tokens.items() if "rotate" in place] == ["2"]
    assert len(set(tokens.values())) == 4


def test_pieces_on_one_place_stand_side_by_side() -> None:
    game = em.new("fireball_island", 4, 1)
    picture = drawn(game)
    places = [part.get("transform") for part in of_class(picture, "token")]
    assert len(set(places)) == 4


def test_the_jewel_is_with_its_owner_or_where_it_lies() -> None:
    owned, lying = drawn(at()), drawn(at(jewel="LR11"))
    assert len(of_class(owned, "jewel")) == 2  # on the island and beside the name
    assert len(of_class(lying, "jewel")) == 1


def test_a_fireball_that_is_about_to_roll_shows_its_way() -> None:
    game = at().play(Play("fireball"))
    assert not of_class(drawn(game), "way")
    picture = drawn(game.play(RollDown("B_W")))
    assert [part.get("data-way") for part in of_class(picture, "way")] == ["B_W"]
    assert "Ana aims Fireball B west" in words_in(picture)


def test_a_walk_that_is_interrupted_shows_the_rest_of_its_way() -> None:
    facts = {"places": ["DR3", "DR5", "WT3", "WT4"], "lying": [], "hands": [["ahead_6"], ["cancel"], [], []]}
    game = at(**facts).play(Play("ahead_6"))
    while not isinstance(game.legal_moves()[0], Walk):
        game = game.play(game.legal_moves()[0])
    game = game.play(Walk(("DR4", "DR5", "DR6", "DR7", "DR8", "DOCK")))
    assert game.view().question == "ShowFake"
    [walk] = of_class(drawn(game), "walk")
    assert len(walk) == len(["DR6", "DR7", "DR8", "DOCK"])


def test_names_and_what_everybody_may_know_are_beside_the_island() -> None:
    game = at()
    words = words_in(drawn(game))
    for name, far in zip(NAMES, game.scores(), strict=True):
        assert name in words
        assert f"| {far} | to go" in words
    assert "2 cards, token |" in words
    assert "Pit A, lying down" in words
    for card in ("Cancel", "Talisman", "Reroll"):
        assert card not in words


def test_the_winner_is_told() -> None:
    game = at(places=["DR8", "WT8", "WT3", "WT4"], lying=[], jewel=0, hands=[["ahead_4"], [], [], []])
    game = game.play(Play("ahead_4")).play(PASS).play(Walk(("DOCK",)))
    assert "Ana has brought the jewel to the Dock and wins." in words_in(drawn(game))
