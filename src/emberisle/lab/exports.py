"""The games as tables for Polars, pandas and R: one row a game, and one a game and clause."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import polars as pl

from emberisle.lab.files import replaced
from emberisle.lab.plan import Plan
from emberisle.lab.playing import Played


def write_tables(folder: Path, plan: Plan, games: Sequence[Played]) -> list[Path]:
    """Write both tables as Parquet and as CSV; returns the files."""
    files: list[Path] = []
    for name, table in (("games", games_table(plan, games)), ("clauses", clauses_table(plan, games))):
        for ending, write in (("parquet", table.write_parquet), ("csv", table.write_csv)):
            files.append(folder / f"{name}.{ending}")
            with replaced(files[-1]) as fresh:
                write(fresh)
    return files


def games_table(plan: Plan, games: Sequence[Played]) -> pl.DataFrame:
    rows = [
        {
            "variant": plan.variants[one.variant].name,
            "game": one.number,
            "seed": plan.seed_of(one.number),
            **{f"bot_{seat + 1}": bot for seat, bot in enumerate(one.bots)},
            **{f"score_{seat + 1}": score for seat, score in enumerate(one.scores)},
            **{f"won_{seat + 1}": seat in one.winners for seat in range(plan.seats)},
            "moves": one.moves,
            "decisions": one.decisions,
            "turns": one.turns,
            "together": one.together,
            "lead_changes": None if one.together else one.lead_changes,
            "decided": None if one.together else one.decided,
            "comeback": None if one.together else one.comeback,
        }
        for one in games
    ]
    return pl.DataFrame(rows)


def clauses_table(plan: Plan, games: Sequence[Played]) -> pl.DataFrame:
    rows = [
        (plan.variants[one.variant].name, one.number, clause, times)
        for one in games
        for clause, times in one.clauses.items()
    ]
    return pl.DataFrame(rows, schema=["variant", "game", "clause", "times"], orient="row")
