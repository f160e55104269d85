"""Launches: what is drawn for one, and what the rules are told of where everything went."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from emberisle.games.curse_of_vulkar.rules.board import (
    BOARD,
    CHUTE_SPOTS,
    CHUTES,
    FOLDER,
    NAMES,
    NUMBER,
    SPACES,
    SPOTS,
)
from emberisle.kernel.luck import Luck
from emberisle.kernel.values import Value

_PHYSICS: Final = BOARD["physics"]
SPREAD: Final = {"usual": (35, 70), "steady": (0, 0), "shaky": (70, 140)}
"""By the hand: the spread of the direction in tenths of a degree, and of the strength in thousandths."""
DROP_SPREAD: Final = round(100 * float(_PHYSICS["drop_spread"]))
"""The radius of the disc in which a Fireball falls, in tenths of a millimetre."""
BEES_IN_HIVE: Final = int(_PHYSICS["bees"])
"""[CV-24.1]"""
BOULDER_PUSH: Final = int(_PHYSICS.get("boulder_push", 200))
BOULDER_PUSH_SPREAD: Final = int(_PHYSICS.get("boulder_push_spread", 40))
BOULDER_AIM_SPREAD: Final = int(_PHYSICS.get("boulder_aim_spread", 40))
CAUSES: Final = ("ember", "fireball", "boulder", "bee", "figure", "deck", "tremor")
ENDS: Final = ("land", "scar", "surf", "off")
"""Where marbles end: in the surf they are still on the island [CV-22.9]."""
WAYS_TO_LIE: Final = ("space", "chute", "off", "odd")


class Lie(Value):
    """How a figure lies: on a space, in a chute, off the island, or at an odd place.

    Of an odd place ``where`` has the nearest spaces [CV-22.8]. ``x`` and ``y`` are tenths of a
    millimetre on the map, ``heading`` is in degrees.
    """

    def __init__(self, how: str, where: tuple[str, ...], x: int = 0, y: int = 0, heading: int = 0) -> None:
        self.how = how
        self.where = where
        self.x = x
        self.y = y
        self.heading = heading


def placed(how: str, where: tuple[str, ...]) -> Lie:
    """How a figure lies of which no more is known than its space, its chute or what is near."""
    if not where:
        return Lie(how, where)
    x, y = CHUTE_SPOTS[where[0]] if how == "chute" else SPOTS[NUMBER[where[0]]]
    return Lie(how, where, x, y)


class Launched(Value):
    """How a launch went, as the rules are told.

    ``drawn`` is what luck gave: direction and speed of an Ember, the points where Fireballs fell, or aim and
    speed of the Boulder; nothing in a launch from the atlas. ``falls`` are figures with what felled them, in
    the order of time; ``lies`` says of every lying figure how it lies now; ``shoved`` are those pushed but
    upright; ``decks`` fell; ``ends`` has an entry for every marble; ``over`` lists the spaces that an Ember
    rolled over; ``touched`` are figures that were struck and still stand.
    """

    def __init__(
        self,
        drawn: tuple[int, ...],
        falls: tuple[tuple[int, str], ...],
        lies: tuple[tuple[int, Lie], ...],
        shoved: tuple[int, ...],
        decks: tuple[str, ...],
        ends: tuple[str, ...],
        over: tuple[str, ...],
        touched: tuple[int, ...] = (),
    ) -> None:
        self.drawn = drawn
        self.falls = falls
        self.lies = lies
        self.shoved = shoved
        self.decks = decks
        self.ends = ends
        self.over = over
        self.touched = touched


class Island(Value):
    """The island as a launch finds it: facing, trees, and the figures that stand or lie on it."""

    def __init__(
        self,
        facing: int,
        trees: tuple[int, ...],
        standing: tuple[tuple[int, int], ...],
        lying: tuple[tuple[int, Lie], ...],
    ) -> None:
        """``standing`` pairs figures with their spaces."""
        self.facing = facing
        self.trees = trees
        self.standing = standing
        self.lying = lying


def around(most: int, luck: Luck) -> int:
    """Three even draws, whose sum is most often near the middle [CV-21.2]."""
    return sum([luck.below(2 * most + 1) - most for _ in range(3)])


def draw_flick(hand: str, direction: int, speed: int, luck: Luck) -> tuple[int, int]:
    """Where the Ember really goes: tenths of a degree and mm/s, for degrees and cm/s that were meant."""
    turn, force = SPREAD[hand]
    turned = (10 * direction + around(turn, luck)) % 3600
    return turned, 10 * speed * (1000 + around(force, luck)) // 1000


def draw_drop(luck: Luck) -> tuple[int, int]:
    """A point of the disc, each as likely as any other [CV-21.3]."""
    while True:
        x = luck.below(2 * DROP_SPREAD + 1) - DROP_SPREAD
        y = luck.below(2 * DROP_SPREAD + 1) - DROP_SPREAD
        if x * x + y * y <= DROP_SPREAD * DROP_SPREAD:
            return x, y


def draw_push(luck: Luck) -> tuple[int, int]:
    """The Boulder's aim in tenths of a degree and its speed in mm/s [CV-21.4]."""
    return around(BOULDER_AIM_SPREAD, luck), max(50, BOULDER_PUSH + around(BOULDER_PUSH_SPREAD, luck))


# -- rolled by physics


def physics_installed() -> bool:
    """Whether launches can be rolled here, which takes MuJoCo."""
    return find_spec("mujoco") is not None


def flick_by_physics(island: Island, pit: int, drawn: tuple[int, int]) -> Launched:
    return _by_physics("ember", island, pit, drawn)


def drop_by_physics(island: Island, drawn: tuple[tuple[int, int], ...]) -> Launched:
    return _by_physics("fireballs", island, 0, tuple([part for point in drawn for part in point]))


def pour_by_physics(island: Island, drawn: tuple[tuple[int, int], ...]) -> Launched:
    return _by_physics("bees", island, 0, tuple([part for point in drawn for part in point]))


def push_by_physics(island: Island, mouth: int, drawn: tuple[int, int]) -> Launched:
    return _by_physics("boulder", island, mouth, drawn)


def _by_physics(what: str, island: Island, number: int, drawn: tuple[int, ...]) -> Launched:
    """The launch of an Ember from a pit, of Fireballs, or of the Boulder from a mouth, really rolled."""
    from emberisle.games.curse_of_vulkar.island import launching  # needs MuJoCo, and only when asked for

    standing = {figure: NAMES[place] for figure, place in island.standing}
    setting = launching.Setting(island.facing, island.trees, standing, spots_of(island.lying))
    launch = launching.launch_of(what, number, drawn)
    outcome = launching.island(FOLDER).film(launch, setting).outcome
    lies = [(f, Lie(how, where, x, y, turn)) for f, how, where, x, y, turn in outcome.lies]
    off = [(figure, lie) for figure, lie in island.lying if lie.how == "off"]
    return Launched(
        drawn,
        outcome.falls,
        tuple(sorted([*lies, *off], key=_figure)),
        outcome.shoved,
        outcome.decks,
        outcome.ends,
        outcome.over,
        outcome.touched,
    )


def _figure(lying: tuple[int, Lie]) -> int:
    return lying[0]


def spots_of(lying: tuple[tuple[int, Lie], ...]) -> dict[int, tuple[int, int, int]]:
    """Where figures lie on the island and where their heads point; those off it are left out."""
    return {figure: (lie.x, lie.y, lie.heading) for figure, lie in lying if lie.how != "off"}


# -- what a log from elsewhere may say


def could_be(launched: object, island: Island, marbles: int, drawn: int) -> bool:
    """Whether a launch may have gone like this: figures that were there, places that exist."""
    if not isinstance(launched, Launched):
        return False
    try:
        return (
            len(launched.drawn) in (0, drawn)
            and all(type(part) is int for part in launched.drawn)
            and _true_falls(launched, island)
            and all(deck in NUMBER for deck in launched.decks)
            and len(launched.ends) == marbles
            and all(end in ENDS for end in launched.ends)
            and all(space in NUMBER and NUMBER[space] < SPACES for space in launched.over)
        )
    except (TypeError, ValueError):
        return False


def _true_falls(launched: Launched, island: Island) -> bool:
    stood = [figure for figure, _ in island.standing]
    lay = [figure for figure, _ in island.lying]
    fell = [figure for figure, cause in launched.falls if cause in CAUSES]
    lie_now = [figure for figure, lie in launched.lies if _is_a_lie(lie)]
    return (
        len(fell) == len(launched.falls)
        and len(set(fell)) == len(fell)
        and all(figure in stood for figure in fell)
        and all(figure in stood and figure not in fell for figure in launched.shoved)
        and all(figure in stood and figure not in fell for figure in launched.touched)
        and len(set(launched.touched)) == len(launched.touched)
        and len(lie_now) == len(launched.lies)
        and sorted(lie_now) == sorted(fell + lay)
    )


def _is_a_lie(lie: object) -> bool:
    if not isinstance(lie, Lie) or not all(type(part) is int for part in (lie.x, lie.y, lie.heading)):
        return False
    if lie.how == "chute":
        return len(lie.where) == 1 and lie.where[0] in CHUTES
    if lie.how == "off":
        return lie.where == ()
    known = all(name in NUMBER and NUMBER[name] < SPACES for name in lie.where)
    return known and (len(lie.where) == 1 if lie.how == "space" else lie.how == "odd" and len(lie.where) > 0)
