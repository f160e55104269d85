"""What the tasks ask for, what else could be played, and what cannot, written from the words of each step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

Tries = list[list[object]]

STOP: Final[object] = {"Stop": []}
ROLL_AGAIN: Final[object] = {"RollAgain": []}
ROLL: Final[object] = {"Roll": []}
ROLL_DIE: Final[object] = {"RollDie": []}


def dice(faces: str) -> dict[str, object]:
    """Roll these dice of Fortune."""
    return {"Roll": [faces]}


def lay(tile: str, on: str, out: str) -> dict[str, object]:
    return {"Play": [tile, on, out]}


def walk(*path: str) -> dict[str, object]:
    """Go along these spaces of Fireball Island."""
    return {"Walk": [list(path)]}


@dataclass(frozen=True)
class Step:
    game_id: str
    step: int
    solution: Tries
    illegal: list[object]
    """A try that is refused at the beginning."""
    clause: str
    """The clause that forbids it."""
    other: Tries | None
    """Something legal that is not what the task asks for; none where there is nothing to choose."""

    def __str__(self) -> str:
        return f"{self.game_id}-{self.step}"


STEPS: Final = (
    Step("fortune", 1, [[STOP]], [{"Fill": ["CCD"]}], "FO-9.1", [[ROLL_AGAIN]]),
    Step(
        "fortune",
        2,
        [[ROLL_AGAIN, dice("MPS")]],
        [ROLL_AGAIN, dice("M")],
        "FO-3.4",
        [[ROLL_AGAIN, dice("MP")]],
    ),
    Step(
        "fortune",
        3,
        [[ROLL_AGAIN, dice("MPPS")]],
        [ROLL_AGAIN, dice("KMPPS")],
        "FO-3.5",
        [[STOP]],
    ),
    Step(
        "fortune",
        4,
        [[{"Fill": ["CCDD"]}], [ROLL_AGAIN, dice("MP")]],
        [{"Fill": ["CCDDK"]}],
        "FO-9.4",
        [[{"Fill": ["CC"]}], [ROLL_AGAIN, dice("MP")]],
    ),
    Step("fortune", 5, [[STOP]], [{"Cast": []}], "FO-11.1", [[ROLL_AGAIN]]),
    Step(
        "wildfire",
        1,
        [[lay("3-6", "6-9", "3")]],
        [lay("2-4", "6-9", "2")],
        "WF-4.1",
        [[lay("5-9", "9-9", "5")]],
    ),
    Step(
        "wildfire",
        2,
        [[lay("6-6", "6-9", "6")]],
        [lay("6-6", "9-9", "6")],
        "WF-4.1",
        [[lay("6-8", "6-9", "8")]],
    ),
    Step(
        "wildfire",
        3,
        [[lay("1-5", "1-6", "5")]],
        [lay("0-9", "9-9", "0")],
        "WF-5.4",
        [[lay("7-8", "1-6", "8")]],
    ),
    Step(
        "wildfire",
        4,
        [[lay("4-D", "4-9", "D")], [lay("6-7", "4-D", "7")], [lay("6-8", "4-D", "8")]],
        [lay("4-D", "4-9", "4")],
        "WF-7.1",
        [[lay("4-7", "4-9", "7")]],
    ),
    Step(
        "wildfire",
        5,
        [[{"Draw": []}], [lay("6-8", "6-9", "8")], [lay("2-8", "6-8", "2")], [lay("0-2", "2-8", "0")]],
        [{"Pass": []}],
        "WF-3.7",
        None,
    ),
    Step("board_game_battle", 1, [[{"Select": ["cube"]}], [ROLL]], [ROLL], "BB-2.2", None),
    Step("board_game_battle", 2, [[ROLL]], [{"Battle": [1]}], "BB-4.1", None),
    Step(
        "board_game_battle",
        3,
        [[ROLL], [{"Battle": [2]}]],
        [ROLL, {"Battle": [3]}],
        "BB-13.6",
        [[ROLL], [{"Battle": [1]}]],
    ),
    Step("board_game_battle", 4, [[ROLL], [ROLL]], [{"Battle": [1]}], "BB-4.1", None),
    Step("board_game_battle", 5, [[ROLL], [ROLL]], [{"Battle": [1]}], "BB-4.1", None),
    Step(
        "fireball_island",
        1,
        [[ROLL_DIE], [walk("WT10", "WT11", "WT12")]],
        [{"EndTurn": []}],
        "FI-3.1",
        [[ROLL_DIE], [walk("WT8", "WT7", "WT6")]],
    ),
    Step(
        "fireball_island",
        2,
        [[ROLL_DIE], [walk("TA5", "TA6", "cave 2")]],
        [ROLL_DIE, walk("TA5", "TA6", "cave 3")],
        "FI-16.5",
        [[ROLL_DIE], [walk("TA5", "TA6", "TA7", "TA8", "TA9")]],
    ),
    Step(
        "fireball_island",
        3,
        [[{"Play": ["fireball"]}], [{"RollDown": ["B_W"]}]],
        [{"Play": ["fireball"]}, {"RollDown": ["V_W"]}],
        "FI-10.2",
        [[{"Play": ["fireball"]}], [{"RollDown": ["A_SE"]}]],
    ),
    Step(
        "fireball_island",
        4,
        [[{"Play": ["talisman"]}]],
        [{"Play": ["cancel"]}],
        "FI-14.4",
        [[{"Pass": []}]],
    ),
    Step(
        "fireball_island",
        5,
        [[{"Play": ["cancel"]}]],
        [{"Play": ["talisman"]}],
        "FI-14.3",
        [[{"Pass": []}]],
    ),
    Step(
        "fireball_island",
        6,
        [[ROLL_DIE], [walk("BR1", "VKP")]],
        [ROLL_DIE, walk("BR1", "VKP", "FC1")],
        "FI-6.1",
        [[ROLL_DIE], [walk("BR3", "BR4", "BR5", "BR6", "BR7")]],
    ),
    Step(
        "fireball_island",
        7,
        [[{"Play": ["ahead_6"]}], [walk("DR4", "DR5", "DR6", "DR7", "DR8", "DOCK")]],
        [{"Play": ["ahead_4"]}],
        "FI-13.1",
        [[{"Play": ["ahead_6"]}], [walk("DR2", "DR1", "VP10", "VP9", "VP8", "VP7")]],
    ),
)
