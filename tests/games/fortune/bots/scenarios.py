"""Positions of Fortune in which its bots have every kind of question to answer."""

from __future__ import annotations

from typing import Final

Scenarios = tuple[tuple[dict[str, object], dict[str, object]], ...]
"""Facts and options of each."""

FINAL_ROUND: Final = {"finisher": 1, "last_turns": 1}

SCENARIOS: Final[Scenarios] = (
    ({"card": "Captain", "dice": "CDDMMPSK"}, {}),
    ({"card": "Storm", "dice": "CDMMPPSK"}, {}),
    ({"card": "Truce", "dice": "CDMMPSSK"}, {}),
    ({"card": "Truce", "dice": "CDMMPSSK"}, {"truce_stop": "fined"}),
    ({"card": "Sea Battle 4", "dice": "CDMMPSSS"}, {}),
    ({"card": "Treasure Chest", "dice": "DMMPPK", "chest": "CC"}, {}),
    ({"card": "Treasure Chest", "dice": "KK", "chest": "CCDDMM"}, {}),
    ({"card": "Sorceress", "dice": "CDMMPPKK"}, {}),
    ({"card": "Sorceress", "dice": "CDMMPPKK"}, {"spell_alone": False, "roll_all_again": False}),
    ({"card": "Sorceress", "dice": "CDMMPKKK"}, {}),
    ({"card": "Sorceress", "dice": "CDMMPKKK", "rolls": 3}, {"spell_alone": False}),
    ({"card": "Sorceress", "dice": "CDMMKKKK"}, {}),
    ({"card": "Sorceress", "dice": "CDMMKKKK", "spell": False}, {}),
    ({"card": "Sorceress", "dice": "MMKKKKKK"}, {"spell_island": "there", "spell_alone": False}),
    ({"card": "Skulls 2", "dice": "CDMMPPKK"}, {}),
    ({"card": "Captain", "dice": "CDMMKKKK"}, {"island_stop": False, "island_last_die": True}),
    ({"card": "Storm", "dice": "CDMMKKKK"}, {}),
    ({"card": "Truce", "dice": "CSSMKKKK"}, {"truce_island": "spared"}),
    ({"card": "Gold", "dice": "CCDMMPPK", "totals": [6600, 8000], **FINAL_ROUND}, {}),
    ({"card": "Gold", "dice": "CCDMMPPK", "totals": [7400, 7700, 6900, 7000]}, {"crossing": "exceed"}),
    ({"card": "Diamond", "dice": "CDDMMPPS", "totals": [7400, 900], "pile": ["Gold", "Storm"]}, {}),
    ({"card": "Skulls 1", "dice": "CCDDMMPS", "totals": [-2500, 2900, 1000]}, {"finish_line": 3000}),
)

SHORT: Final[dict[str, object]] = {"finish_line": 3000}
"""The house rule that makes a game short."""

WATCHED: Final[dict[str, object]] = {}
"""The house rules of the games that positions are taken from."""

LASTING: Final = ()
"""Options that say how long a game lasts, and nothing else."""
