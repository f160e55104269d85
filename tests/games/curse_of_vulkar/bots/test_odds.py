"""The odds of flicks: what a hand may give, and what comes of it."""

from __future__ import annotations

import pytest

from emberisle import QuickLuck
from emberisle.games.curse_of_vulkar.bots.odds import aside, flick_odds, launch_odds, paces
from emberisle.games.curse_of_vulkar.bots.shooting import aims
from emberisle.games.curse_of_vulkar.rules.atlas import flick_by_atlas
from emberisle.games.curse_of_vulkar.rules.board import NAMES, NUMBER, PITS, REGION, SPEEDS
from emberisle.games.curse_of_vulkar.rules.marbles import SPREAD, draw_flick
from tests.games.curse_of_vulkar.bots.positions import alone

HANDS = tuple(SPREAD)
NEAR, SPACE = PITS.index("P2"), NUMBER["RR5"]


@pytest.mark.parametrize("hand", HANDS)
def test_a_hand_flicks_somewhere(hand: str) -> None:
    assert sum([likely for _, likely in aside(hand)]) == pytest.approx(1)
    for strength in range(1, len(SPEEDS) + 1):
        assert sum([likely for _, likely in paces(hand, strength)]) == pytest.approx(1)


def test_a_steady_hand_flicks_what_it_means() -> None:
    assert aside("steady") == ((0, 1.0),)
    assert paces("steady", 7) == ((6, 1.0),)


def test_a_shaky_hand_scatters_more_than_a_usual_one() -> None:
    straight = [dict(aside(hand))[0] for hand in ("steady", "usual", "shaky")]
    assert straight == sorted(straight, reverse=True)
    assert straight[1] > straight[2]


def test_the_odds_are_those_of_many_flicks() -> None:
    """Of some shots that hit as often as not, each drawn from the atlas six hundred times."""
    shots = [(place, shot) for (_, place), shot in aims("usual").at.items() if 0.4 < shot.chance < 0.6]
    luck = QuickLuck(5)
    for place, shot in shots[:: len(shots) // 4]:
        game = alone(seats=3, places=[NAMES[place], "H", "H"])
        speed, island = SPEEDS[shot.strength - 1], game.table.island()
        flicks = [draw_flick("usual", shot.direction, speed, luck) for _ in range(600)]
        found = [flick_by_atlas(island, shot.pit, drawn, luck) for drawn in flicks]
        left = [launched for launched in found if launched.ends == ("off",)]
        fell = [launched for launched in found if launched.falls and launched not in left]
        odds = launch_odds(game.table, shot.pit, shot.direction, shot.strength)
        assert odds.falls[0] == pytest.approx(len(fell) / 600, abs=0.08)
        assert odds.leaves == pytest.approx(len(left) / 600, abs=0.08)


def test_nobody_falls_by_an_ember_that_leaves_the_island() -> None:
    for pit in range(len(PITS)):
        for direction in range(0, 360, 30):
            odds = flick_odds("steady", pit, direction, len(SPEEDS))
            assert odds.leaves in (0, 1)
            assert not (odds.leaves and odds.struck)


def test_only_those_who_stand_there_can_fall() -> None:
    shot = aims("usual").at[NEAR, SPACE]
    game = alone(seats=3, places=["TR1", "RR5", "TR4"])
    assert list(launch_odds(game.table, NEAR, shot.direction, shot.strength).falls) == [1]


def test_a_mark_counts_for_its_region() -> None:
    for (pit, region), shot in aims("usual").marks.items():
        odds = flick_odds("usual", pit, shot.direction, shot.strength)
        assert odds.marked[region] == shot.chance
    assert REGION[NUMBER["TR5"]] in {region for _, region in aims("usual").marks}
