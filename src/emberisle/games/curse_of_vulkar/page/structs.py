"""What the page is told of the island: structs of which TypeScript types are made."""

from __future__ import annotations

from msgspec import Struct

Point = tuple[float, float]
"""On the map, in centimetres: to the east, to the south."""


class CurseSpace(Struct):
    x: float
    y: float
    z: float
    angle: float
    """Along the trail, clockwise from east in degrees."""
    width: float
    length: float
    trail: str
    region: str


class CurseChute(Struct):
    """A chute from Vul-Kar or from its fork down."""

    kind: str
    """``lava`` or ``river``."""
    parent: str | None
    """The chute that forks into it; none for one that begins at Vul-Kar."""
    line: list[tuple[float, float, float]]


class CurseDeck(Struct):
    """A bridge or the ladder, and the space on it."""

    x: float
    y: float
    z: float
    """The height of its middle."""
    turn: float
    pitch: float
    """Degrees by which its front is lower."""
    length: float
    top: float
    """How far above its middle a figure stands."""
    ladder: bool


class CurseTree(Struct):
    """A tree where a chute forks."""

    x: float
    y: float
    gully: str
    """The chute that leads to it."""
    left: str
    """The chutes that lead on, as a Fireball comes."""
    right: str
    home: float
    """Where the root points at home, counter-clockwise from east in degrees."""
    root: float
    settings: tuple[float, float, float]
    """By how much the root is turned: right, home, left."""


class CursePit(Struct):
    x: float
    y: float
    outward: float
    """The direction that leads away from Vul-Kar."""


class CurseScar(Struct):
    x: float
    y: float
    radius: float


class CurseBoard(Struct):
    """The model island: its places, and how its heights are noted."""

    extent: tuple[float, float, float, float]
    """West, north, east, south."""
    rows: int
    columns: int
    scale: float
    """Centimetres for one unit of height."""
    outline: list[Point]
    """The coast."""
    spaces: dict[str, CurseSpace]
    joins: list[tuple[str, str]]
    decks: dict[str, CurseDeck]
    caves: dict[str, int]
    """The spaces with a cave, and its number."""
    slabs: list[str]
    """The spaces with a slab for treasures."""
    chutes: dict[str, CurseChute]
    trees: dict[str, CurseTree]
    pits: dict[str, CursePit]
    scar: CurseScar
    peak: Point
    """Where Vul-Kar stands."""
    summit: float
    """The height of the ground there."""
    exits: list[float]
    """Its mouths, in degrees to the left of its facing, in the order of their names."""
    heart: str
    helipad: str
    wreck: str
    strengths: list[int]
    """The speed for each strength from 1, in centimetres a second."""
    degrees: int
    """Directions of a flick are so far apart."""
    rolls: bool
    """Whether marbles can be rolled here, so that there are paths to fetch."""


class CurseWords(Struct):
    """Names of what is on the table, in one language."""

    places: dict[str, str]
    """Spaces, the copter and chutes."""
    trails: dict[str, str]
    """By the letters with which the names of their spaces begin."""
    actions: dict[str, str]
    action_texts: dict[str, str]
    """What each card does."""
    souvenirs: dict[str, str]
    souvenir_texts: dict[str, str]


class CurseTrack(Struct):
    """Something that moved in a launch, sixty points a second."""

    kind: str
    """``ember``, ``fireball``, ``boulder``, ``figure`` or ``deck``."""
    name: str
    """A marble's place in the launch, a figure's number, or a deck."""
    first: int
    """The point in time with which it begins."""
    path: list[tuple[float, float, float, float, float, float, float]]
    """East, south and up, of a marble's middle or a figure's feet; then how it is turned from upright, as a
    quaternion w, x, y, z on axes east, north and up."""


class CurseFilm(Struct):
    """A launch as it can be shown."""

    tracks: list[CurseTrack]
    touches: list[tuple[int, str, str]]
    """When figures and decks were first touched: milliseconds, kind and name."""


class CurseScore(Struct):
    """What a player scored, column by column."""

    sets: list[list[tuple[int, int]]]
    """For red, yellow and blue: of each figure how many tokens, and what they are worth."""
    heart: int
    penny: int
    idol: int
    snapshots: int
    """Those of figures aboard."""
    cutlass: int
    selfie: int
    total: int


class CurseOffer(Struct):
    """An exchange that somebody has to answer."""

    by: int
    """The figure that offers it."""
    to: int
    give: str
    """A colour, or ``nothing``."""
    take: str


class CurseScene(Struct):
    """What drawing needs besides the view."""

    cards: int | None
    """How many cards could be drawn in all when all play together."""
    passed: int | None
    """The figure that is being passed."""
    offer: CurseOffer | None
    leads: dict[str, str]
    """Where marbles would go after a move, by its name and its parts; for whoever can make it."""
    scores: list[CurseScore] | None
    """Of every seat, once a game against each other is over."""
