"""Golden playthroughs: one match for each game and number of players, told in full and compared as text.

A change of rules shows here as a readable difference. ``pytest --update-golden`` writes them anew.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from emberisle import Game, Luck, QuickLuck
from emberisle.contract.checks.words import NAMES
from emberisle.contract.playing import any_move, unsettled
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.values import Value
from tests.contract.games import GAMES

SEED = 52
FOLDER = Path(__file__).parent / "golden"


def modes(game: Ruleset[Any]) -> Iterator[dict[str, object]]:
    """As the game is by default, and where it has other modes in each of them."""
    yield {}
    for option in game.options():
        if option.name == "mode":
            yield from [{"mode": choice} for choice in option.choices if choice != option.default]


MATCHES = [
    pytest.param(game, seats, options, id="-".join([game.id, *map(str, options.values()), str(seats)]))
    for game in GAMES
    for options in modes(game)
    for seats in range(game.fewest, game.most + 1)
]


@pytest.mark.parametrize(("ruleset", "seats", "options"), MATCHES)
def test_golden(
    ruleset: Ruleset[Any], seats: int, options: dict[str, object], request: pytest.FixtureRequest
) -> None:
    file = FOLDER / f"{request.node.callspec.id}.txt"
    told = "".join([line + "\n" for line in playthrough(ruleset, seats, options)])
    if request.config.getoption("--update-golden"):
        file.write_text(told, "utf-8")
    assert file.exists(), "not written yet: run pytest --update-golden, and read what it wrote"
    assert told.splitlines() == file.read_text("utf-8").splitlines()


def test_no_golden_file_is_left_over() -> None:
    assert {file.stem for file in FOLDER.glob("*.txt")} == {str(param.id) for param in MATCHES}


def playthrough(ruleset: Ruleset[Any], seats: int, options: dict[str, object]) -> Iterator[str]:
    game = unsettled(ruleset, seats, SEED, options)
    luck = QuickLuck(SEED)
    yield f"{ruleset.title}, {seats} players, rules version {ruleset.version}, seed {SEED}"
    for name, value in game.header.options.items():
        yield f"  {name}: {value}"
    while not game.over:
        events = len(game.story)
        yield from one_input(game, luck)
        for event in game.story[events:]:
            private = f" (only {NAMES[event.only]} sees this)" if event.only is not None else ""
            yield f"  {ruleset.sentence(event, NAMES)} [{event.rule}]{private}"
    yield f"Scores: {', '.join([f'{NAMES[seat]} {score}' for seat, score in enumerate(game.scores())])}"
    yield f"Winners: {', '.join([NAMES[seat] for seat in game.winners()]) or 'nobody'}"


def one_input(game: Game, luck: Luck) -> Iterator[str]:
    """Feed the game its next input, telling what was asked and what was answered."""
    step, seat = game.step, game.to_move
    assert step is not None
    if seat is None:
        game.push(step.sample(game.table, game.luck.at(len(game.entries))))
        yield f"#{len(game.entries) - 1} {json.dumps(game.entries[-1].given)}"
    else:
        move = any_move(game, luck)
        assert isinstance(move, Value)
        yield f"{NAMES[seat]}: {game.ruleset.question(step)} [{step.rule}] {len(game.legal_moves())} legal"
        game.push(move)
        yield f"#{len(game.entries) - 1} {game.ruleset.label(move)} {json.dumps(game.entries[-1].given)}"
