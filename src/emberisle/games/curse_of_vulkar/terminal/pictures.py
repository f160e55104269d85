"""The pictures of the rulebook, drawn from the board and the figures of the rules.

``python -m emberisle.games.curse_of_vulkar.terminal.pictures docs/rulebooks`` draws them anew.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from emberisle.games.curse_of_vulkar.terminal.pictures_map import (
    chutes_picture,
    fork_picture,
    island_picture,
    vul_kar_picture,
)
from emberisle.games.curse_of_vulkar.terminal.pictures_signs import (
    ends_picture,
    falls_picture,
    flick_picture,
    scoring_picture,
)
from emberisle.kernel.texts import LANGUAGES

PICTURES: Final[dict[str, Callable[[str], str]]] = {
    "island": island_picture,
    "chutes": chutes_picture,
    "vul_kar": vul_kar_picture,
    "fork": fork_picture,
    "scoring": scoring_picture,
    "ends": ends_picture,
    "falls": falls_picture,
    "flick": flick_picture,
}


def drawn() -> dict[str, str]:
    """Every picture in every language, by where it lies in the folder of the rulebooks."""
    return {
        str(Path("" if language == LANGUAGES[0] else language, "pictures", "curse_of_vulkar", f"{name}.svg")):
            draw(language)
        for language in LANGUAGES
        for name, draw in PICTURES.items()
    }  # fmt: skip


def write(folder: Path) -> None:
    """Put them beside the rulebooks."""
    for name, svg in drawn().items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(svg, "utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
