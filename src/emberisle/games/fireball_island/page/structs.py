"""What the page is told of the island: structs of which TypeScript types are made."""

from __future__ import annotations

from msgspec import Struct


class IslandScene(Struct):
    """Where everybody is, in words."""

    places: list[str]


class IslandCard(Struct):
    """What stands on a card."""

    title: str
    effect: str


Spot = tuple[float, float, float]
"""On the model island, in centimetres: to the east, to the south, up."""


class IslandSpace(Struct):
    """A space of Fireball Island, and where a piece stands on it."""

    x: float
    y: float
    z: float
    width: float
    length: float
    angle: float
    """Degrees, clockwise on the plan."""
    trail: str
    dark: bool
    stand: Spot


class IslandCave(Struct):
    x: float
    y: float
    z: float
    beside: str | None


class IslandPit(Struct):
    x: float
    y: float
    z: float
    radius: float
    rock_chip: str


class IslandBridge(Struct):
    ends: tuple[Spot, Spot]
    deck_width: float


class IslandRock(Struct):
    """A rock that helps to close a branch, and the ground on which it lies."""

    x: float
    y: float
    z: float
    radius: float
    height: float


class IslandWay(Struct):
    """A way for Fireballs, from its perch down."""

    id: str
    ball: str
    line: list[Spot]
    gates: list[IslandRock]
    """They lie there while its ball rolls."""


class IslandIdol(Struct):
    base: Spot
    base_radius: float
    summit_z: float


class IslandPool(Struct):
    """The water behind the idol, and how high its bed lies."""

    outline: list[tuple[float, float]]
    z: float


class IslandBoard(Struct):
    """The model island: its places, and how its heights are noted."""

    extent: tuple[float, float, float, float]
    """West, north, east, south."""
    rows: int
    columns: int
    scale: float
    """Centimetres for one unit of height."""
    spaces: dict[str, IslandSpace]
    joins: list[tuple[str, str]]
    caves: dict[str, IslandCave]
    pits: dict[str, IslandPit]
    bridges: dict[str, IslandBridge]
    perches: dict[str, Spot]
    ways: list[IslandWay]
    features: dict[str, Spot]
    outlines: dict[str, list[tuple[float, float]]]
    idol: IslandIdol
    pool: IslandPool


class IslandHit(Struct):
    """Whom a Fireball hit, and how long after the push."""

    seat: int
    ms: int


class IslandPath(Struct):
    """The path of a Fireball, sixty spots a second."""

    path: list[Spot]
    hits: list[IslandHit]
