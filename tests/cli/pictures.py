"""Pictures that ``render`` draws, and ways to look at them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from xml.etree import ElementTree

import pytest

import emberisle as em
from emberisle.cli.main import main
from emberisle.kernel.game import Game
from emberisle.terminal.parts import drawing_of

PLAYERS = ("Ana", "Ben <& Co>", "bot:hard")


def a_match(game_id: str = "wildfire", seed: int = 7, most: int = 10_000) -> Game:
    """A match that was played at random."""
    game, rng = em.new(game_id, len(PLAYERS), seed, players=PLAYERS), random.Random(seed)
    while not game.over and len(game.entries) < most:
        game = game.play(rng.choice(game.legal_moves()))
    return game


def drawn(game: Game, names: Sequence[str] = ("Ana", "Ben <& Co>", "Hard bot")) -> ElementTree.Element:
    return ElementTree.fromstring(drawing_of(game, tuple(names), [game.scores()]))


def rendered(*arguments: str, capsys: pytest.CaptureFixture[str]) -> ElementTree.Element:
    assert main(["render", *arguments, "-o", "-"]) == 0
    return ElementTree.fromstring(capsys.readouterr().out)


def of_class(picture: ElementTree.Element, name: str) -> list[ElementTree.Element]:
    return [part for part in picture.iter() if name in part.get("class", "").split()]


def words_in(picture: ElementTree.Element) -> str:
    return " | ".join(["".join(part.itertext()) for part in picture.iter() if part.tag.endswith("}text")])
