"""The picture of Fortune: the card, every die where it lies, what stands, and the way to the finish line."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any, Final
from xml.etree import ElementTree

import pytest

import emberisle as em
from emberisle.games.fortune.rules.cards import CARDS
from emberisle.games.fortune.rules.dice import ALL
from emberisle.games.fortune.rules.effects import effect
from emberisle.games.fortune.rules.house import OPTIONS
from emberisle.games.fortune.rules.moves import Roll, RollAgain
from emberisle.games.fortune.rules.ruleset import FORTUNE
from emberisle.games.fortune.terminal.drawing import to_go
from emberisle.games.fortune.terminal.drawing_card import UNSETTLED, says
from emberisle.games.fortune.terminal.drawing_dice import APART, Box, spots
from emberisle.games.fortune.terminal.words import house_of
from emberisle.kernel.game import Game
from emberisle.kernel.luck import QuickLuck
from emberisle.kernel.ruleset import Option
from emberisle.terminal.parts import drawing_of
from tests.cli.pictures import of_class, words_in
from tests.games.any_table import say
from tests.games.fortune.table_talk import cast, fall, stop, turn, waiting

NAMES: Final = ("Ana", "Ben <& Co>", "Cleo", "Dora")
LONG: Final = (
    "Maximiliane von Hohenzollern-Sigmaringen",
    "W" * 40,
    "Cleo " * 9,
    "\N{CJK UNIFIED IDEOGRAPH-738B}" * 30,
)
PAGE: Final = Path(__file__).parents[4] / "web" / "src" / "games" / "fortune"


def drawn(game: Game, names: tuple[str, ...] = NAMES) -> ElementTree.Element:
    return ElementTree.fromstring(drawing_of(game, names[: game.header.seats], []))


def rolled(card: str, dice: str, totals: tuple[int, ...] = (0, 0), **facts: Any) -> Game:
    """A turn in which the first roll has shown this."""
    return fall(turn(card, totals=totals, **facts), dice)


def lying(picture: ElementTree.Element) -> dict[str, str]:
    """What the dice show, by where they lie; of those in the hand nobody knows it."""
    found: dict[str, str] = {}
    for die in of_class(picture, "die"):
        where = str(die.get("data-place"))
        found[where] = found.get(where, "") + die.get("data-face", "?")
    return found


# -- the dice


def test_every_die_shows_its_face_where_it_lies() -> None:
    assert lying(drawn(rolled("Captain", "CCDMMPKS"))) == {"table": "CCDMMPS", "skulls": "K"}
    chest = em.scenario("fortune", {"card": "Treasure Chest", "dice": "KKPPS", "chest": "CCD"}, "tide")
    assert lying(drawn(chest)) == {"table": "PPS", "skulls": "KK", "chest": "CCD"}
    assert "Treasure Chest: 300 safe" in words_in(drawn(chest))


def test_each_die_bears_the_sign_of_its_face() -> None:
    for die in of_class(drawn(rolled("Captain", "CCDMMPKS")), "die"):
        [sign] = [part for part in die.iter() if part.tag.endswith("}use")]
        assert sign.get("href") == f"#sign-{die.get('data-face')}"


def test_dice_in_the_hand_show_nothing_yet() -> None:
    game = say(rolled("Gold", "CCCCMMPK"), RollAgain(), Roll("MMP"))
    assert lying(drawn(game)) == {"table": "CCCC", "skulls": "K", "hand": "???"}
    assert "Ana rolls 3 dice." in words_in(drawn(game))


def test_before_the_first_card_its_back_is_seen_and_all_dice_are_in_the_hand() -> None:
    picture = drawn(waiting(em.new("fortune", 4, 1)))
    assert lying(picture) == {"hand": "?" * ALL}
    assert [card.get("data-card") for card in of_class(picture, "card")] == [""]
    assert "Ana turns over a card." in words_in(picture)
    assert "before the first roll" in words_in(picture)


def test_skulls_on_the_card_lie_with_those_on_dice_and_places_are_left_up_to_three() -> None:
    picture = drawn(rolled("Skulls 1", "KCCDMMPP"))
    assert len(of_class(picture, "card-skull")) == 1
    assert len(of_class(picture, "empty")) == 1
    assert "skulls: 2 of 3" in words_in(picture)


def test_a_third_skull_leaves_the_spell() -> None:
    game = rolled("Sorceress", "CCDMMKKK")
    words = words_in(drawn(game))
    assert "skulls: 3 of 3" in words
    assert "lost with three skulls | 0" in words
    assert "Ana has three skulls and can cast the spell." in words
    assert "skulls: 2 of 3" in words_in(drawn(cast(game, "C")))


def test_skulls_have_no_limit_among_zombies() -> None:
    words = words_in(drawn(rolled("Zombie Attack", "KKKKSSPM")))
    assert "skulls: 4 |" in words
    assert "swords against zombies | 2 of 5" in words


@pytest.mark.parametrize("count", range(1, 11))
@pytest.mark.parametrize("box", [Box(300, 170, 488, 246), Box(300, 36, 488, 96), Box(300, 36, 332, 148)])
def test_dice_lie_in_their_box_and_never_on_each_other(count: int, box: Box) -> None:
    places = spots(count, box, 92)
    assert len(places) == count
    for n, one in enumerate(places):
        half = one.size / 2
        assert box.x <= one.x - half
        assert one.x + half <= box.x + box.wide
        assert box.y <= one.y - half
        assert one.y + half <= box.y + box.high
        for other in places[:n]:
            apart = max(abs(one.x - other.x), abs(one.y - other.y))
            assert apart > one.size * (APART + 1) / 2


# -- the card and what stands


@pytest.mark.parametrize("card", [card.name for card in CARDS])
def test_every_card_is_shown_with_its_motif_its_name_and_its_effect(card: str) -> None:
    picture = drawn(turn(card, options={"deck": "large"}))
    [shown] = of_class(picture, "card")
    assert shown.get("data-card") == card
    assert ["".join(part.itertext()) for part in of_class(shown, "name")] == [card]
    lines = ["".join(part.itertext()) for part in of_class(shown, "effect")]
    [known] = [one for one in CARDS if one.name == card]
    assert " ".join(lines) == says(known)
    assert 1 <= len(lines) <= 5
    assert len([part for part in shown.iter() if part.tag.endswith(("}path", "}use"))]) > 0


def test_motifs_of_different_cards_differ() -> None:
    pictures = {card.name: drawn(turn(card.name, options={"deck": "large"})) for card in CARDS}
    motifs = [
        [
            str(part.attrib)
            for part in of_class(picture, "card")[0].iter()
            if part.tag.endswith(("}path", "}use"))
        ]
        for picture in pictures.values()
    ]
    assert len({str(motif) for motif in motifs}) == len(CARDS)


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_what_a_card_is_said_to_do_is_true_in_every_house(option: Option) -> None:
    for choice in option.choices:
        house = house_of(FORTUNE.house({option.name: choice}, FORTUNE.version))
        for card in CARDS:
            assert card.name in UNSETTLED or says(card) == effect(card, house)


def test_what_stands_is_what_would_be_credited() -> None:
    assert "stands now | 600" in words_in(drawn(rolled("Captain", "CCDMMPKS")))
    for stake, house in ((300, {}), (250, {"sea_two": 250})):
        battle = rolled("Sea Battle 2", "CCDMMPKS", options=house)
        assert f"stands now | −{stake}" in words_in(drawn(battle))
    assert "stands now | −1,000" in words_in(drawn(rolled("Truce", "SSMMPPPC")))


def test_on_the_island_the_skulls_lie_on_sand_and_cost_the_opponents() -> None:
    picture = drawn(rolled("Captain", "KKKKKMPS", (0, 0, 0)))
    [island] = of_class(picture, "island")
    assert [die.get("data-face") for die in of_class(island, "die")] == ["K"] * 5
    assert [felt.get("data-mood") for felt in of_class(picture, "felt")] == ["island"]
    words = words_in(picture)
    assert "Island of Skulls: 5 skulls" in words
    assert "each opponent loses | 1,000" in words
    assert "Ana is on the Island of Skulls with 5 skulls." in words
    assert lying(drawn(say(rolled("Captain", "KKKKKMPS"), RollAgain()))) == {"skulls": "KKKKK", "hand": "???"}


@pytest.mark.parametrize("house", ["both", "spared"])
def test_a_truce_that_is_broken_on_the_island_tells_the_fine(house: str) -> None:
    words = words_in(drawn(rolled("Truce", "SSKKKKPC", options={"truce_island": house})))
    assert "the Truce is broken | −1,000" in words
    assert "each opponent loses" not in words


# -- the players and the end


def test_everybody_has_points_and_a_lane_to_the_finish_line() -> None:
    game = rolled("Captain", "CCDMMPKS", (2000, 8800, -300, 0))
    picture = drawn(game)
    words = words_in(picture)
    for name, points in zip(NAMES, ("2,000", "8,800", "−300", "0"), strict=True):
        assert f"{name} | {points} |" in words
    assert "6,000 to go | on turn" in words
    assert "800 beyond the finish line" in words
    assert "8,300 to go" in words
    assert len(of_class(picture, "flag")) == 4
    gone = [float(str(part.get("width"))) for part in of_class(picture, "gone")]
    [lane, *_] = [float(str(part.get("width"))) for part in of_class(picture, "lane")]
    assert gone == pytest.approx([lane * 2000 / 8800, lane], abs=0.01)
    assert (to_go(8000, 8000), to_go(7999, 8000)) == ("at the finish line", "1 to go")


def test_the_head_tells_the_pile_the_line_and_the_final_round() -> None:
    words = words_in(drawn(rolled("Captain", "CCDMMPKS", options={"finish_line": 5000})))
    assert "34 cards not seen yet" in words
    assert "the finish line is at 5,000 points" in words
    final = rolled("Captain", "CCDMMPKS", (0, 8100), finisher=1, last_turns=1)
    assert "final round: 1 turn to come" in words_in(drawn(final))


def test_the_winner_is_told() -> None:
    words = words_in(drawn(stop(rolled("Captain", "CCDMMPKS", (0, 8100), finisher=1, last_turns=1))))
    assert "Ben <& Co> wins with 8,100 points." in words
    assert "the game is won with | 8,100" in words
    shared = stop(rolled("Captain", "CCDMMPKS", (0, 8100, 8100), finisher=1, last_turns=1))
    assert "Ben <& Co> and Cleo share the win with 8,100 points." in words_in(drawn(shared))


def test_nine_alike_that_win_at_once_are_told() -> None:
    game = stop(rolled("Gold", "CCCCCCCC", options={"nine_alike": "wins"}))
    assert "Ana shows nine alike and wins at once." in words_in(drawn(game))


def test_long_names_are_cut_and_stay_in_their_room() -> None:
    game = stop(rolled("Captain", "CCDMMPKS", (8000, 9400, 9400, 9400), finisher=1, last_turns=1))
    picture = drawn(game, LONG)
    places = [part for part in picture.iter() if part.tag.endswith("}svg") and part is not picture]
    assert len(places) == 4
    for place, name in zip(places, LONG, strict=True):
        shown = "".join(place.itertext())
        assert shown.endswith("…")
        assert name.startswith(shown.rstrip("…").rstrip())
        assert float(str(place.get("width"))) > 150
    [said] = of_class(picture, "standing")
    assert len("".join(said.itertext())) < 90


# -- every moment of every house, and the page


@pytest.mark.parametrize("seed", range(8))
def test_every_moment_of_a_match_is_drawn_in_any_house(seed: int) -> None:
    luck = QuickLuck(seed)
    options = {option.name: option.choices[luck.below(len(option.choices))] for option in OPTIONS}
    game = waiting(em.new("fortune", 2 + seed % 3, seed, options={**options, "finish_line": 1000}))
    for _ in range(150):
        picture = drawn(game)
        assert len(of_class(picture, "die")) == ALL
        on_dice = Counter("".join(lying(picture).values()))
        table = game.view().table
        told = Counter(table.dice + table.chest + "?" * table.in_hand)
        assert on_dice == told
        step = game.step
        if step is None:
            return
        game.push(step.sample(game.table, luck))


def test_the_page_draws_the_same_signs_and_motifs() -> None:
    picture = "".join(
        [drawing_of(turn(card.name, options={"deck": "large"}), NAMES[:2], []) for card in CARDS]
    )
    for file in ("signs.ts", "cardArt.tsx"):
        source = (PAGE / file).read_text("utf-8")
        paths = re.findall(r'"(M[0-9][^"]+)"', source)
        assert len(paths) > 20
        missing = [path for path in paths if f'd="{path}"' not in picture]
        assert missing == []
