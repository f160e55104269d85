"""Tiger, Idol and stings are seen in the terminal."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
from rich.style import Style

from emberisle.games.curse_of_vulkar.rules.moves import POUR_BEES
from emberisle.games.curse_of_vulkar.terminal.chart import chart
from emberisle.games.curse_of_vulkar.terminal.drawing import draw
from emberisle.games.curse_of_vulkar.terminal.map import COLOURS, GUESTS, Scenery, map_lines
from emberisle.games.curse_of_vulkar.terminal.phrases import carried
from emberisle.games.curse_of_vulkar.terminal.plain import plain_map
from emberisle.games.curse_of_vulkar.terminal.rolling import LAUNCHES, ways
from tests.cli.pictures import of_class, words_in
from tests.games.curse_of_vulkar.table_talk import moves, position, seen, unglobed
from tests.games.curse_of_vulkar.terminal.tables import sign_of, style_of

HANDS = ("gift_shop 3, gift_shop 3", "lava_blast 3, lava_blast 3", "beeline 6, beeline 6")


def test_what_a_figure_carries_is_said() -> None:
    game = position("RR1", "RR4", "H", hands=HANDS, options={"idol": True, "bees": True}, idol=0, stung=[1])
    assert "the Golden Idol" in carried(seen(game).figures[0])
    assert "a sting" in carried(seen(game).figures[1])
    assert not {"the Golden Idol", "a sting"} & set(carried(seen(game).figures[2]))


def test_tiger_and_idol_are_drawn_where_they_are() -> None:
    wild = position("RR1", "RR4", "H", hands=HANDS, options={"idol": True, "tiger": True})
    tame = position("RR1", "RR4", "H", hands=HANDS)
    assert draw(wild.view(0), "ABC").count('class="medal"') == 4
    assert 'class="medal"' not in draw(tame.view(0), "ABC")
    carried_home = position("RR1", "RR4", "H", hands=HANDS, options={"idol": True}, idol=1)
    assert draw(carried_home.view(0), "ABC").count('class="idol"') == 1


def test_a_legend_says_what_the_letters_of_the_expansions_mean() -> None:
    legends = {
        "tiger": ["the Tiger"],
        "idol": ["the Golden Idol"],
        "bees": [],
    }
    for option, words in legends.items():
        game = position("RR1", "RR4", "H", hands=HANDS, options={option: True})
        picture = ElementTree.fromstring(draw(game.view(0), "ABC"))
        found = [words_in(part) for part in of_class(picture, "legend")]
        assert [said in told for said, told in zip(words, found, strict=True)] == [True] * len(words)
    carried_home = position("RR1", "RR4", "H", hands=HANDS, options={"idol": True}, idol=1)
    assert draw(carried_home.view(0), "ABC").count('class="legend"') == 1


@pytest.mark.parametrize("guest", ["tiger", "idol"])
def test_whoever_is_on_a_snapshot_does_not_hide_it(guest: str) -> None:
    options = {"idol": True, "tiger": True}
    empty = seen(position("RR1", "RR4", "H", hands=HANDS, options=options))
    space, shade, _ = next(each for each in empty.snapshots if each[2])
    facts: dict[str, Any] = {guest: space}
    table = seen(position("RR1", "RR4", "H", hands=HANDS, options=options, **facts))
    sign, colours = (
        {"tiger": "ω", "idol": "¥"}[guest],
        Style(color="#ffffff", bgcolor=COLOURS[shade], bold=True),
    )
    roomy, narrow = chart(150, 50), chart(55, 12)
    lines = map_lines(Scenery(table, "ABC"), 150, 50)
    assert sign_of(lines, roomy, space, 2) == f"{sign}▣"
    assert style_of(lines, roomy, space) == GUESTS[sign]
    lines = map_lines(Scenery(table, "ABC"), 55, 12)
    assert (sign_of(lines, narrow, space), style_of(lines, narrow, space)) == (sign, colours)
    told = "\n".join(plain_map(Scenery(table, "ABC"), 150, 50))
    assert {"tiger": "w*", "idol": "&*"}[guest] in told
    assert {"tiger": "The Tiger", "idol": "The Golden Idol"}[guest] + f": {space}" in told


def test_a_sting_is_written_beside_its_figure() -> None:
    game = position("RR1", "RR4", "H", hands=HANDS, options={"bees": True}, stung=[1])
    assert "stung" in draw(game.view(0), "ABC")


def test_bees_are_seen_to_fly_where_they_are_rolled() -> None:
    pytest.importorskip("mujoco")
    house = {"bees": True, "marbles": "physics"}
    game = moves(position("H", "RR4", "RR8", hands=("bees 5, beeline 6",), options=house), "bees 5", "TR5")
    game = unglobed(game.play(POUR_BEES))
    [launch] = [event for event in game.story if event.what in LAUNCHES]
    assert len(ways(launch.what, launch.facts)) == 8
