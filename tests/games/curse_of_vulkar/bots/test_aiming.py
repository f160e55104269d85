"""How hard bots aim: at all who stand there, and with some Embers rolled before where that is possible."""

from __future__ import annotations

import pytest

from emberisle import Game
from emberisle.games.curse_of_vulkar.bots import aiming
from emberisle.games.curse_of_vulkar.bots.aiming import best_flicks, outlook_now, worth_of
from emberisle.games.curse_of_vulkar.bots.odds import launch_odds
from emberisle.games.curse_of_vulkar.bots.shooting import beside
from emberisle.games.curse_of_vulkar.bots.skill import USUAL
from emberisle.games.curse_of_vulkar.rules.board import PITS
from emberisle.games.curse_of_vulkar.rules.marbles import Island, Launched
from emberisle.games.curse_of_vulkar.rules.moves import Aim, ChoosePit, Flick, PlayCard, Walk
from tests.games.curse_of_vulkar.bots.positions import OTHERS, after, alone, chosen

PLACES = (("P2", ["RR8", "SC1"]), ("P4", ["RR9", "SC4"]), ("P1", ["NS7", "NS5"]), ("P1", ["AS1", "AS4"]))
"""In all but the last an Ember that goes on past the one may meet the other."""


def aimed(places: list[str], pit: str, **options: object) -> Game:
    """The first of three is to aim from a pit at the two others."""
    hands = [[["flame_geyser", 3], ["gift_shop", 3]], *OTHERS]
    tokens = ["", "RRR", "YYY"]
    game = alone(seats=3, places=["TR1", *places], tokens=tokens, hands=hands, options=options)
    return after(game, PlayCard("flame_geyser", 3), Walk(("TR2", "TR3", "TR4")), ChoosePit(pit))


def worth(game: Game, level: str) -> float:
    """What the flick is worth that a bot of this level means."""
    aim = chosen(game, "AimEmber", level)
    flick = chosen(after(game, aim), "FlickEmber", level)
    assert isinstance(aim, Aim)
    assert isinstance(flick, Flick)
    odds = launch_odds(game.table, game.table.pits[-1], aim.direction, flick.strength)
    return worth_of(outlook_now(game.table, USUAL), odds)


def test_hard_aims_at_two_at_once_where_medium_sees_one() -> None:
    found = [aimed(places, pit) for pit, places in PLACES]
    gained = [worth(game, "hard") - worth(game, "medium") for game in found]
    assert min(gained[:3]) > 0.5
    assert gained[3] == pytest.approx(0)


def test_aims_that_are_compared_are_apart() -> None:
    game = aimed(["RR5", "RR9"], "P2")
    found = best_flicks(game.table, outlook_now(game.table, USUAL), PITS.index("P2"), 3)
    assert len(found) == 3
    assert [flick.worth for flick in found] == sorted([flick.worth for flick in found], reverse=True)
    turns = [flick.direction for flick in found]
    assert min([beside(one, other) for one in turns for other in turns if one != other]) >= aiming.APART


@pytest.fixture
def rolled(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The directions that are rolled, in tenths of a degree; all Embers of the best aim leave the island."""
    game = aimed(["RR5", "RR9"], "P2", hand="steady")
    best = best_flicks(game.table, outlook_now(game.table, USUAL), PITS.index("P2"), 1)[0].direction
    found: list[int] = []

    def roll(island: Island, pit: int, drawn: tuple[int, int]) -> Launched:
        found.append(drawn[0])
        lost = beside(round(drawn[0] / 10), best) < aiming.APART
        falls = () if lost else ((1, "ember"),)
        return Launched(drawn, falls, (), (), (), ("off" if lost else "surf",), ())

    monkeypatch.setattr(aiming, "flick_by_physics", roll)
    monkeypatch.setattr(aiming, "physics_installed", lambda: True)
    return found


def test_embers_are_rolled_before_an_aim_is_trusted(rolled: list[int]) -> None:
    """With a steady hand, so that every roll goes where it is meant."""
    by_atlas = chosen(aimed(["RR5", "RR9"], "P2", hand="steady"), "AimEmber", "hard")
    assert not rolled
    by_physics = chosen(aimed(["RR5", "RR9"], "P2", hand="steady", marbles="physics"), "AimEmber", "hard")
    assert len(rolled) == aiming.CONFIRMED * aiming.ROLLS
    assert by_physics != by_atlas


def test_without_mujoco_the_atlas_decides(rolled: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(aiming, "physics_installed", lambda: False)
    game = aimed(["RR5", "RR9"], "P2", marbles="physics")
    assert chosen(game, "AimEmber", "hard") == chosen(aimed(["RR5", "RR9"], "P2"), "AimEmber", "hard")
    assert not rolled
