"""The folder of an experiment: its plan, and every game as soon as it was played."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Final

from emberisle.lab.files import replaced, writing
from emberisle.lab.plan import BadPlan, Plan
from emberisle.lab.playing import Played

PLAN: Final = "plan.json"
GAMES: Final = "games.jsonl"


class Journal:
    """Games are added as they end, in any order, so that nothing is lost when playing is interrupted."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        self.folder = folder
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._keep(plan)
            self.played = {(one.variant, one.number): one for one in self._read()}
        except OSError as error:
            raise BadPlan(f"cannot use the folder {folder}: {error.strerror or error}") from None

    def _keep(self, plan: Plan) -> None:
        kept = self.folder / PLAN
        if not kept.exists():
            with replaced(kept) as fresh:
                fresh.write_text(plan.text(), "utf-8")
        elif kept.read_text("utf-8") != plan.text():
            raise BadPlan(f"{self.folder} holds another experiment: name another folder with --out")

    def _read(self) -> list[Played]:
        file = self.folder / GAMES
        if not file.exists():
            return []
        lines = file.read_text("utf-8").splitlines(keepends=True)
        whole = [line for line in lines if line.endswith("\n")]  # the last may be cut
        if len(whole) != len(lines):
            with replaced(file) as fresh:
                fresh.write_text("".join(whole), "utf-8")
        return [_played(line, f"{file}, line {number}") for number, line in enumerate(whole, 1)]

    def add(self, games: Iterable[Played]) -> None:
        found = list(games)
        lines = [json.dumps(asdict(one), separators=(",", ":")) + "\n" for one in found]
        path = self.folder / GAMES
        with writing(path), path.open("a", encoding="utf-8") as file:
            file.writelines(lines)
        self.played.update({(one.variant, one.number): one for one in found})

    def missing(self, variants: int, games: int) -> list[tuple[int, int]]:
        """The games that are still to be played; those with the same luck one after the other."""
        wanted = [(variant, number) for number in range(games) for variant in range(variants)]
        return [one for one in wanted if one not in self.played]

    def in_order(self, games: int) -> list[Played]:
        """The games that were played, of those that are wanted."""
        return [self.played[one] for one in sorted(self.played) if one[1] < games]


def _played(line: str, where: str) -> Played:
    try:
        data = json.loads(line)
        tuples = {name: tuple(data[name]) for name in ("bots", "winners", "scores")}
        return Played(**{**data, **tuples})
    except (ValueError, TypeError, KeyError):
        raise BadPlan(
            f"{where}: this is no game that was played; without the line it is played again"
        ) from None
