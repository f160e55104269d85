"""The island (CV-22)."""

from __future__ import annotations

import pytest

from emberisle.games.curse_of_vulkar.island.judging import nearest
from emberisle.games.curse_of_vulkar.island.world import Places
from emberisle.games.curse_of_vulkar.rules.board import (
    ALL_DECKS,
    BOARD,
    CHUTE_END,
    CHUTES,
    EXITS,
    FACINGS,
    FAR,
    JOINS,
    NAMES,
    NUMBER,
    OUTWARD,
    PITS,
    REGION,
    REGIONS,
    SETTINGS,
    SLAB,
    SLABS,
    SNAPSHOTS,
    SPACES,
    TREES,
)

from .table_talk import new, seen

TRAILS = {
    "beachside": "H PW SW TR BA CR BR1",
    "summit": "RR GR PI NS SS SK CL LA PW10 SW10",
    "scarside": "SC AS DR OB CI MU WR BR2",
}


def region_of(name: str) -> str:
    """The region that the rulebook gives to a space, by its own name or else by that of its trail."""
    by_name = {part: region for region, parts in TRAILS.items() for part in parts.split()}
    return by_name[name] if name in by_name else by_name[name.rstrip("0123456789")]


@pytest.mark.clause("CV-22.1")
def test_every_space_is_in_the_region_of_its_trail() -> None:
    assert {NAMES[place]: REGIONS[REGION[place]] for place in range(SPACES)} == {
        NAMES[place]: region_of(NAMES[place]) for place in range(SPACES)
    }


@pytest.mark.clause("CV-22.1")
def test_every_space_is_joined_to_two_others_and_all_can_be_reached() -> None:
    assert all(len(set(JOINS[place])) >= 2 for place in range(SPACES))
    assert all(0 <= FAR[NUMBER["H"]][place] < SPACES for place in range(SPACES))
    assert all(place in JOINS[other] for place in range(SPACES) for other in JOINS[place])


@pytest.mark.clause("CV-22.1", "CV-4.3")
def test_the_shortest_round_has_more_spaces_than_any_card_moves() -> None:
    def shortest_round(place: int) -> int:
        """The shortest way that leaves by one neighbour and comes back by another."""
        rounds = []
        for first in JOINS[place]:
            seen_at, queue = {first: 1, place: 0}, [first]
            for here in queue:
                for there in JOINS[here]:
                    if there == place and here != first:
                        rounds.append(seen_at[here] + 1)
                    if there not in seen_at:
                        seen_at[there] = seen_at[here] + 1
                        queue.append(there)
        return min(rounds)

    assert min(shortest_round(place) for place in range(SPACES)) > 6 + 2


@pytest.mark.clause("CV-22.2")
def test_vul_kar_has_three_exits_and_six_facings_the_first_to_the_helipad() -> None:
    assert FACINGS == (0, 60, 120, 180, 240, 300)
    assert sorted(EXITS) == ["left", "middle", "right"]
    assert sorted(BOARD["vul_kar"]["exits"]) == [-60, 0, 60]


@pytest.mark.clause("CV-22.3")
def test_seven_trees_stand_where_chutes_fork() -> None:
    trees = BOARD["trees"]
    assert (len(TREES), sorted(SETTINGS)) == (7, ["home", "left", "right"])
    for tree in trees.values():
        assert BOARD["chutes"][tree["left"]]["parent"] == tree["gully"]
        assert BOARD["chutes"][tree["right"]]["parent"] == tree["gully"]
    from_vul_kar = {name for name, chute in BOARD["chutes"].items() if chute["parent"] is None}
    assert {tree["gully"] for tree in trees.values()} == {*from_vul_kar, "E-N"}
    assert len(from_vul_kar) == 6


@pytest.mark.clause("CV-22.4")
def test_the_six_pits_lie_between_the_facings() -> None:
    assert dict(zip(PITS, OUTWARD)) == {"P1": 30, "P2": 90, "P3": 150, "P4": 210, "P5": 270, "P6": 330}
    helipad = next(space for space in BOARD["spaces"] if space["id"] == "H")
    assert helipad["x"] > max(pit["x"] for pit in BOARD["ember_pits"].values())


@pytest.mark.clause("CV-22.5")
def test_the_snapshot_spaces_and_their_regions() -> None:
    colours = {space: colour for space, colour, _ in seen(new(3)).snapshots}
    by_region = {
        region: {colours[NAMES[place]] for place in SNAPSHOTS if REGIONS[REGION[place]] == region}
        for region in REGIONS
    }
    assert by_region["beachside"] == by_region["summit"] == {"red", "yellow", "blue"}
    assert by_region["scarside"] == {"red", "yellow", "blue", "crimson"}
    assert colours["WR2"] == "crimson"


@pytest.mark.clause("CV-22.6")
def test_the_slabs() -> None:
    beachside = "PW1 PW5 PW9 SW1 SW3 SW5 SW8 TR2 TR6 BA2 BA3 CR1 CR3"
    summit = "PW10 RR1 RR8 RR11 RR16 GR1 NS6 NS9 SS9 SK1 CL1"
    scarside = "SC2 SC7 AS1 AS3 AS5 DR1 DR4 DR6 OB1 CI3 MU2 WR3"
    named = [*beachside.split(), *summit.split(), *scarside.split()]
    assert sorted(NAMES[slab] for slab in SLABS) == sorted(named)
    assert (len(named), NAMES[SLAB]) == (36, "RR10")


@pytest.mark.clause("CV-22.7")
def test_every_chute_ends_on_a_trail() -> None:
    assert len(CHUTES) == 20
    for end in CHUTE_END.values():
        assert 0 <= end < SPACES
        assert not ALL_DECKS >> end & 1


class Ground(Places):
    """As much of an island as is needed to say what is near."""

    def __init__(self, spaces: dict[str, tuple[float, float, float]], decks: dict[str, object]) -> None:
        self.spaces = spaces
        self.decks = decks


@pytest.mark.clause("CV-22.8")
def test_up_a_cliff_is_one_and_a_half_times_as_far_as_along_the_map_and_bridges_are_left_out() -> None:
    ground = Ground({"TR1": (0.0, 0.0, 0.0), "TR2": (3.0, 0.0, 2.0), "BR1": (2.0, 0.0, 1.0)}, {"BR1": {}})
    assert nearest(ground, (0.0, 0.0, 1.9)) == ("TR1",)  # 2.85 down, and 3.15 along and up
    assert nearest(ground, (0.2, 0.0, 2.0)) == ("TR2",)  # 3.2 down and back, and 2.8 along
    assert nearest(ground, (1.5, 0.0, 1.0)) == ("TR1", "TR2")
