"""The 12 souvenirs: four names are the rulebook's, nearly all effects a reconstruction."""

from __future__ import annotations

from typing import Final

TOTE_BAG: Final = 0
SNOW_GLOBE: Final = 1
SELFIE_STICK: Final = 2
SAPPHIRES: Final = 3
BOOTS: Final = 4
MAP: Final = 5
TORCH: Final = 6
LENS: Final = 7
DETECTOR: Final = 8
WALKIE_TALKIE: Final = 9
SOUVENIRS: Final = (
    "tote_bag",
    "snow_globe",
    "selfie_stick",
    "cursed_sapphires",
    "hiking_boots",
    "island_map",
    "pocket_torch",
    "zoom_lens",
    "metal_detector",
    "walkie_talkie",
)
EVERY: Final = range(len(SOUVENIRS))
IN_BOX: Final = (2, 2, 1, 1, 1, 1, 1, 1, 1, 1)
"""How many there are of each [CV-18.1]."""
REACH: Final = 3
"""How many steps away lens and detector work [CV-18.9, CV-18.10]."""
LONGEST_STRIDE: Final = 2
"""By how many spaces the boots make a move longer at most [CV-18.6]."""


def box(cooperative: bool) -> list[int]:
    """How many there are of each; together nobody needs bags and globes [CV-16.1]."""
    souvenirs = list(IN_BOX)
    if cooperative:
        souvenirs[TOTE_BAG] = souvenirs[SNOW_GLOBE] = 0
    return souvenirs
