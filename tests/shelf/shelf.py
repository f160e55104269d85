"""What stands on the shelf."""

from __future__ import annotations

import gzip
import json
from typing import Any, Final, NamedTuple

import emberisle as em
from tests.shelf.recording import ENDS, MATCHES


class Recorded(NamedTuple):
    """A match of the shelf by its name."""

    game: str
    version: int
    number: int

    def __str__(self) -> str:
        return f"{self.game}-{self.version}-{self.number}"

    @property
    def log(self) -> em.Log:
        return em.read_log(gzip.decompress((MATCHES / f"{self}.log.gz").read_bytes()).decode())

    @property
    def end(self) -> dict[str, Any]:
        """How it ended when it was played."""
        found: dict[str, Any] = json.loads(ENDS.read_text("utf-8"))[str(self)]
        return found

    @property
    def known(self) -> bool:
        """Whether its version of the rules is still known."""
        return self.version >= em.ruleset(self.game).oldest


def _recorded(name: str) -> Recorded:
    game, version, number = name.rsplit("-", 2)
    return Recorded(game, int(version), int(number))


SHELF: Final = tuple(sorted([_recorded(file.name.split(".")[0]) for file in MATCHES.glob("*.log.gz")]))
