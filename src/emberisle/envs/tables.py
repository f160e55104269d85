"""What the numbers of a game mean, as a page: ``python -m emberisle.envs.tables GAME``."""

from __future__ import annotations

import sys

from emberisle.envs.encoding import Encoding
from emberisle.envs.episode import encoding_of
from emberisle.games import ruleset


def page(game_id: str) -> str:
    """The actions and the observation of a game at its smallest table."""
    rules = ruleset(game_id)
    encoding = encoding_of(game_id, rules.fewest)
    head = [
        f"# {rules.title} as numbers",
        "",
        f"Rules version {rules.version}. How to use it is in [Environments](../environments.md).",
        f"This page is made by `python -m emberisle.envs.tables {game_id}`.",
    ]
    seats = f"{encoding.size} numbers at a table of {encoding.seats}"
    return "\n".join(
        [
            *head,
            "",
            f"## Actions: {encoding.numbering.size:,} numbers",
            "",
            *_actions(encoding),
            "",
            f"## Observation: {seats}",
            "",
            *_fields(encoding),
            "",
        ]
    )


def _actions(encoding: Encoding) -> list[str]:
    rows = [
        f"| {first:,} to {first + block.size - 1:,} | {block.said} | `{block.move(0)!r}` |"
        for first, block in encoding.numbering.blocks
    ]
    return ["| numbers | moves | the first |", "|---|---|---|", *rows]


def _fields(encoding: Encoding) -> list[str]:
    places = encoding.places()
    rows = [
        f"| {places[field.name].start} | {field.size} | `{field.name}` | {field.said} "
        f"| {field.low:g} to {field.high:g} |"
        for field in encoding.fields
    ]
    return ["| from | how many | field | what it says | values |", "|---|---|---|---|---|", *rows]


if __name__ == "__main__":
    for named in sys.argv[1:]:
        print(page(named), end="")
