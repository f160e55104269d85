"""How games are found: folders of the package, and what other packages offer."""

from __future__ import annotations

import logging
import re
from importlib import import_module
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import emberisle as em
from emberisle.games import plug, plugs
from emberisle.kernel.errors import UnknownGame
from emberisle.plug import Plug
from tests.toys.plain import PLAIN

REGISTRY = import_module("emberisle.games")
"""The module: the package itself has a function of this name."""


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """What other packages offer, by name; whatever is put in here is found."""
    offers: dict[str, str] = {}
    monkeypatch.setattr(
        REGISTRY,
        "entry_points",
        lambda group: [EntryPoint(name, value, group) for name, value in offers.items()],
    )
    return offers


GAME = Plug(__name__, PLAIN)
NO_PLUG = "this is not a plug"


def found() -> dict[str, Plug]:
    return plugs.__wrapped__()


def test_every_folder_is_a_game() -> None:
    folder = Path(REGISTRY.__file__ or "").parent
    folders = {path.parent.name for path in folder.glob("*/__init__.py")}
    assert folders <= set(em.games())
    assert len(folders) >= 4


def test_games_are_listed_by_their_place(offered: dict[str, str]) -> None:
    offered["plain"] = f"{__name__}:GAME"
    own = [game.place for game in found().values()]
    assert own == sorted(own)
    assert list(found())[-1] == "plain"


def test_a_game_of_another_package_is_a_game_like_ours(offered: dict[str, str]) -> None:
    offered["plain"] = f"{__name__}:GAME"
    assert found()["plain"].ruleset is PLAIN


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("gone", "no_such_package:GAME", "No module named 'no_such_package'"),
        ("stringy", f"{__name__}:NO_PLUG", "is str, not a Plug"),
        ("other", f"{__name__}:GAME", "has the id 'plain'"),
    ],
)
def test_a_game_that_cannot_be_read_is_left_out_and_the_reason_logged(
    offered: dict[str, str], caplog: pytest.LogCaptureFixture, name: str, value: str, reason: str
) -> None:
    offered[name] = value
    with caplog.at_level(logging.ERROR):
        assert name not in found()
    assert f"the game {name!r} is left out" in caplog.text
    assert reason in caplog.text
    with pytest.raises(UnknownGame, match=re.escape(f"the game {name!r} cannot be read: ")) as refused:
        plug(name)
    assert reason in str(refused.value)


def test_our_own_games_cannot_be_replaced(offered: dict[str, str]) -> None:
    first = em.games()[0]
    offered[first] = f"{__name__}:GAME"
    assert found()[first].package.startswith("emberisle.games.")


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=f"there is no game 'poker'; there are: {em.games()[0]}"):
        plug("poker")
    with pytest.raises(UnknownGame, match=r"there is no game \['poker'\]"):
        plug(["poker"])


def test_what_is_not_a_ruleset_is_named() -> None:
    with pytest.raises(TypeError, match=r"tests\.plugs names 3 as its rules, which is no ruleset"):
        _ = Plug("tests.plugs", 3).ruleset


def test_files_are_found_in_the_package_of_a_game() -> None:
    assert Plug("tests.plugs", PLAIN).file("test_plug.py") is not None
    assert Plug("tests.plugs", PLAIN).file("rulebook.md") is None
    assert Plug("tests.toys.plain", PLAIN).file("plain.py") is None, "a module is no folder"
