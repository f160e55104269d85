"""Where the tiles lie: nothing overlaps, nothing moves, and the shapes are those of the rulebook."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberisle as em
from emberisle.games.wildfire.rules.geometry import HUB, MARGIN, SEAM, TABLE_X, TABLE_Y
from emberisle.games.wildfire.rules.joints import APART, AS_SHOWN, GAPS, STRETCHED
from emberisle.games.wildfire.rules.layout import Opening, Placed, Point, corners, lay_out, openings
from emberisle.games.wildfire.rules.moves import Play
from emberisle.games.wildfire.rules.table import Laid
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value

POLICIES = ("random", "fire", "newest", "oldest")
TOUCHING = 0.85
"""How far the beginning of a tile may be from its opening when it lies at an angle or round a corner."""


def a_chain(seats: int, seed: int, policy: str, stop: int) -> tuple[Laid, ...]:
    """A chain that somebody could meet: after so many tiles of the first round, or at its end."""
    game = em.new("wildfire", seats, seed).guess(0, em.QuickLuck(seed))
    luck, rng = em.QuickLuck(seed), random.Random(seed)
    chain: list[Laid] = list(game.table.chain)
    while game.agenda and len(chain) < stop:
        step = game.agenda[-1]
        move = pick(step.moves(game.table), chain, policy, rng) if isinstance(step, Ask) else None
        game.push(step.sample(game.table, luck) if move is None else move)
        if len(game.table.chain) < len(chain):
            break
        chain = list(game.table.chain)
    return tuple(chain)


def pick(moves: tuple[Value, ...], chain: list[Laid], policy: str, rng: random.Random) -> Value:
    """Fire prefers Wildfires and doubles; the newest end makes one long arm, the oldest a thick bush."""
    plays = [move for move in moves if isinstance(move, Play)]
    if not plays or policy == "random":
        return rng.choice(moves)
    rng.shuffle(plays)
    order = {laid.tile: n for n, laid in enumerate(chain)}
    if policy == "fire":
        return max(plays, key=lambda move: (move.tile[2] in "DT", move.tile[0] == move.tile[2]))
    sign = 1 if policy == "newest" else -1
    return max(plays, key=lambda move: sign * order[move.on])


chains = st.builds(
    a_chain,
    st.integers(2, 8),
    st.integers(0, 2**20),
    st.sampled_from(POLICIES),
    st.sampled_from([12, 25, 40, 65]),
)


# -- geometry of our own, so that one mistake is not made twice


def polygon(x: float, y: float, degrees: float) -> list[Point]:
    cos, sin = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    box = ((-1, -0.5), (1, -0.5), (1, 0.5), (-1, 0.5))
    return [(x + a * cos - b * sin, y + a * sin + b * cos) for a, b in box]


def gap_between(one: list[Point], other: list[Point]) -> float:
    """The widest gap that a straight line can lie in, seen along any edge; negative if they overlap."""
    widest = -math.inf
    for shape in (one, other):
        for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
            length = math.hypot(bx - ax, by - ay)
            nx, ny = (by - ay) / length, (ax - bx) / length
            first = [x * nx + y * ny for x, y in one]
            second = [x * nx + y * ny for x, y in other]
            widest = max(widest, min(first) - max(second), min(second) - max(first))
    return widest


def shape_of(placed: Placed) -> list[Point]:
    return polygon(placed.x, placed.y, placed.turn)


def distance_to_hub(shape: list[Point]) -> float:
    """From the middle of the hub to the nearest point of an edge."""
    nearest = math.inf
    for (ax, ay), (bx, by) in zip(shape, shape[1:] + shape[:1], strict=True):
        dx, dy = bx - ax, by - ay
        along = max(0.0, min(1.0, -(ax * dx + ay * dy) / (dx * dx + dy * dy)))
        nearest = min(nearest, math.hypot(ax + along * dx, ay + along * dy))
    return nearest


def beginning(placed: Placed) -> Point:
    """The middle of the edge that faces the tile before."""
    half = 0.5 if placed.across else 1.0
    turn = math.radians(placed.angle)
    return placed.x - half * math.cos(turn), placed.y - half * math.sin(turn)


# -- any chain


@given(chains)
@pytest.mark.clause("WF-4.4")
def test_no_two_tiles_overlap_and_none_lies_on_the_hub(chain: tuple[Laid, ...]) -> None:
    tiles = lay_out(chain)
    assert [placed.laid for placed in tiles] == list(chain)
    for one, other in combinations(tiles, 2):
        joined = one.laid.tile == other.laid.on
        gap = gap_between(shape_of(one), shape_of(other))
        assert gap > -1e-6 if joined else gap > MARGIN - 1e-6, (one, other)
    for placed in tiles[1:]:
        assert distance_to_hub(shape_of(placed)) > HUB - 1e-6


@given(chains)
@pytest.mark.clause("WF-4.4")
def test_what_lies_stays_where_it_is(chain: tuple[Laid, ...]) -> None:
    whole = lay_out(chain)
    for length in (1, len(chain) // 3, len(chain) // 2, len(chain) - 1):
        assert lay_out(chain[:length]) == whole[:length]
    lay_out(a_chain(2, 1, "random", 5))
    assert lay_out(chain) == whole


@given(chains)
def test_a_tile_begins_where_it_was_laid(chain: tuple[Laid, ...]) -> None:
    tiles = lay_out(chain)
    by_name = {placed.laid.tile: placed for placed in tiles}
    for placed in tiles[1:]:
        begins = math.dist(beginning(placed), placed.root)
        if placed.joint == APART:
            continue
        assert begins < (GAPS[-1] + 1e-6 if placed.joint == STRETCHED else TOUCHING)
        if placed.joint == AS_SHOWN:
            assert begins < 1e-6
            reach = HUB + SEAM if placed.laid.on == chain[0].tile else 2.0
            below = by_name[placed.laid.on]
            assert math.dist(placed.root, (below.x, below.y)) < reach + 1e-6


@given(chains)
@pytest.mark.clause("WF-4.2")
def test_every_double_lies_at_a_right_angle_to_the_tile_it_was_played_on(chain: tuple[Laid, ...]) -> None:
    tiles = {placed.laid.tile: placed for placed in lay_out(chain)}
    for double in [placed for placed in tiles.values() if is_double(placed.laid) and placed.laid.on]:
        assert (double.turn - tiles[double.laid.on].turn) % 180 == 90, double
    for opening in openings(chain):
        if tiles[opening.tile].laid.out not in "DT":
            assert (opening.double[2] - tiles[opening.tile].turn) % 180 == 90, opening


def is_double(laid: Laid) -> bool:
    return laid.tile[0] == laid.tile[2]


@given(chains)
def test_every_opening_has_a_place_for_its_next_tile(chain: tuple[Laid, ...]) -> None:
    """None of the places lies on a tile, though two ends in a narrow place may be offered the same one."""
    tiles = [shape_of(placed) for placed in lay_out(chain)]
    found = openings(chain)
    taken = sum([laid.on != "" for laid in chain])
    assert len(found) == sum([laid.openings for laid in chain]) - taken
    assert len({(opening.tile, opening.at) for opening in found}) == len(found)
    for opening in found:
        for place in (polygon(opening.x, opening.y, opening.angle), polygon(*opening.double)):
            assert min([gap_between(place, tile) for tile in tiles]) > -1e-6


def test_the_resorts_are_rare() -> None:
    """Most tiles lie as the rulebook shows, and hardly one has to be laid with a gap."""
    joints: list[int] = []
    for seed in range(36):
        chain = a_chain(2 + seed % 7, seed, POLICIES[seed % 4], 65)
        joints.extend([placed.joint for placed in lay_out(chain)])
    assert joints.count(APART) == 0
    assert joints.count(STRETCHED) <= 0.015 * len(joints)
    assert joints.count(AS_SHOWN) >= 0.7 * len(joints)


@given(st.integers(2, 8), st.integers(0, 2**20))
def test_a_short_chain_stays_on_the_table(seats: int, seed: int) -> None:
    for placed in lay_out(a_chain(seats, seed, "random", 14)):
        for x, y in corners(placed):
            assert abs(x) <= TABLE_X
            assert abs(y) <= TABLE_Y


def test_the_corners_are_those_of_the_tile() -> None:
    for placed in lay_out(a_chain(4, 3, "fire", 65)):
        for one, other in zip(corners(placed), shape_of(placed), strict=True):
            assert one == pytest.approx(other)


def test_a_tile_that_lies_on_nothing_known_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no opening 0 on 3-4"):
        lay_out([Laid("9-9", "", 0, "9"), Laid("4-9", "3-4", 0, "9")])


# -- the shapes


def laid(*tiles: str) -> list[Laid]:
    """A chain from notes such as ``4-9>9-9@0=4``: the tile, what it lies on, where, and which end is out."""
    found: list[Laid] = []
    for note in tiles:
        tile, _, rest = note.partition(">")
        on, _, rest = rest.partition("@")
        at, _, out = rest.partition("=")
        found.append(Laid(tile, on, int(at or 0), out or tile[2]))
    return found


def places(*tiles: str) -> dict[str, Placed]:
    return {placed.laid.tile: placed for placed in lay_out(laid(*tiles))}


@pytest.mark.clause("WF-3.4")
def test_four_arms_leave_the_hub_in_four_directions() -> None:
    found = places("9-9", "4-9>9-9@0=4", "5-9>9-9@1=5", "6-9>9-9@2=6", "7-9>9-9@3=7")
    assert found["9-9"].x == found["9-9"].y == 0
    arms = [found[name] for name in ("4-9", "5-9", "6-9", "7-9")]
    assert sorted([arm.angle for arm in arms]) == [0, 90, 180, 270]
    for arm in arms:
        begins = HUB + SEAM + 1
        turn = math.radians(arm.angle)
        assert (arm.x, arm.y) == pytest.approx((begins * math.cos(turn), begins * math.sin(turn)))


@pytest.mark.clause("WF-4.2")
def test_a_double_lies_across_like_a_t_and_has_three_openings() -> None:
    chain = laid("9-9", "4-9>9-9@0=4", "4-4>4-9@0")
    tile, double = lay_out(chain)[1:]
    assert double.across
    assert (double.turn - tile.turn) % 180 == 90
    assert double.y == pytest.approx(tile.y)
    assert double.x - tile.x == pytest.approx(1.5 + SEAM)
    ways = [opening for opening in openings(chain) if opening.tile == "4-4"]
    assert [opening.at for opening in ways] == [0, 1, 2]
    assert sorted([angle_from(double, opening) for opening in ways]) == [0, 90, 270]


@pytest.mark.clause("WF-4.2")
def test_a_double_on_a_double_lies_across_that_one() -> None:
    found = places("9-9", "4-9>9-9@0=4", "1-4>4-9@0=1", "1-1>1-4@0=1", "5-5>1-1@0=5")
    assert (found["5-5"].turn - found["1-1"].turn) % 180 == 90
    assert not found["5-5"].across


@pytest.mark.clause("WF-4.2")
def test_a_double_on_the_double_wild_one_in_the_hub_lies_across_it_in_every_direction() -> None:
    found = places("1-1", "4-4>1-1@0", "1-4>1-1@1=1", "1-5>1-1@2=1", "1-6>1-1@3=1")
    assert (found["4-4"].turn - found["1-1"].turn) % 180 == 90
    found = places("1-1", "1-4>1-1@0=1", "1-5>1-1@1=1", "4-4>1-1@2")
    assert (found["4-4"].turn - found["1-1"].turn) % 180 == 90


def angle_from(placed: Placed, other: Placed | Opening) -> int:
    return (other.angle - placed.angle) % 360


@pytest.mark.clause("WF-7.5")
def test_the_tiles_on_a_double_wildfire_make_a_v() -> None:
    found = places("9-9", "4-9>9-9@0=4", "4-D>4-9@0=D", "2-7>4-D@0=7", "3-7>4-D@1=3")
    fire, one, other = found["4-D"], found["2-7"], found["3-7"]
    assert sorted([angle_from(fire, one), angle_from(fire, other)]) == [45, 315]
    assert one.x == pytest.approx(other.x)
    assert one.y - fire.y == pytest.approx(fire.y - other.y)
    tips = [beginning(one), beginning(other)]
    assert sorted([y - fire.y for _, y in tips]) == pytest.approx([-0.5, 0.5], abs=SEAM)
    assert [x - fire.x for x, _ in tips] == pytest.approx([1, 1], abs=SEAM)


@pytest.mark.clause("WF-7.6")
def test_the_tiles_on_a_triple_wildfire_make_a_w() -> None:
    found = places("9-9", "5-9>9-9@0=5", "5-T>5-9@0=T", "2-7>5-T@0=2", "3-7>5-T@1=3", "4-7>5-T@2=4")
    fire, middle, one, other = found["5-T"], found["2-7"], found["3-7"], found["4-7"]
    assert angle_from(fire, middle) == 0
    assert middle.x - fire.x == pytest.approx(2.5), "half an inch is half of a tile's width"
    assert sorted([angle_from(fire, one), angle_from(fire, other)]) == [45, 315]
    assert one.x == pytest.approx(other.x)
    assert one.y - fire.y == pytest.approx(fire.y - other.y)


@pytest.mark.clause("WF-4.4")
def test_an_arm_turns_away_before_it_meets_the_edge_of_the_table() -> None:
    numbers = [0, 2, 3, 4, 5, 6, 7, 8]
    notes, before, end = ["9-9", "0-9>9-9@0=0"], "0-9", 0
    for number in [*numbers[1:], 0, 3, 5, 7, 0, 4, 2]:
        low, high = sorted((end, number))
        notes.append(f"{low}-{high}>{before}@0={number}")
        before, end = f"{low}-{high}", number
    tiles = lay_out(laid(*notes))
    assert {placed.angle for placed in tiles} > {0}
    assert max([abs(x) for placed in tiles for x, _ in corners(placed)]) <= TABLE_X
