"""What goes wrong while the table is painted for one viewer is logged, and reaches nobody else."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from emberisle.server.live import connections
from emberisle.server.live.broadcast import BROKEN
from emberisle.server.pictures import room_picture, table_picture
from emberisle.server.pictures.viewer import viewer_for
from emberisle.server.rooms.room import Room
from tests.server.browser import Browser
from tests.server.tables import abreast, any_move, make, next_mover, playing

BEN = 1


class SpiltPaint(Exception):
    """What goes wrong here."""


def spilt_where(spoilt: Callable[..., bool], painted: Callable[..., Any]) -> Callable[..., Any]:
    """The same, but for what is spoilt."""

    def paint(*given: Any) -> Any:
        if spoilt(*given):
            raise SpiltPaint
        return painted(*given)

    return paint


Spill = Callable[[pytest.MonkeyPatch], None]


def spill_frames(patch: pytest.MonkeyPatch) -> None:
    """What Ben's seat sees of a move cannot be painted."""
    painted = spilt_where(lambda *given: given[1] == BEN, table_picture.picture)
    patch.setattr(table_picture, "picture", painted)


def spill_undo(patch: pytest.MonkeyPatch) -> None:
    """What Ben is told that he may take back cannot be painted."""
    painted = spilt_where(lambda *given: given[1] == [BEN], room_picture.undoable)
    patch.setattr(room_picture, "undoable", painted)


def spill_viewer(patch: pytest.MonkeyPatch) -> None:
    """It cannot even be said which seat's view Ben is shown."""

    def is_bens(room: Room, person: str | None, _: int | None) -> bool:
        return room.chairs_of(person) == [BEN]

    patch.setattr(connections, "viewer_for", spilt_where(is_bens, viewer_for))


@contextmanager
def table(base: str) -> Iterator[tuple[Browser, Browser, Browser]]:
    with playing(base, "Ana", "Ben") as (ana, ben), Browser(base, ana.code).come() as watcher:
        yield ana, ben, watcher


@pytest.mark.parametrize("spill", [spill_frames, spill_undo, spill_viewer])
def test_news_that_cannot_be_painted_for_one_reach_all_the_others(
    base: str, spill: Spill, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with table(base) as (ana, ben, watcher):
        mover = next_mover([ana, ben, watcher])
        while mover is not ana:
            assert mover is not None
            make(mover, {"Stop": []})
            mover = next_mover([ana, ben, watcher])
        with monkeypatch.context() as patch:
            spill(patch)
            make(ana, any_move(ana))
            assert ben.hear_out() == BROKEN
            abreast([ana, watcher])
        assert_logged(caplog)
        with Browser(base, ben.code, ben.token).come() as back:
            assert back.inputs == ana.inputs == watcher.inputs


@pytest.mark.parametrize("spill", [spill_undo, spill_viewer])
def test_a_welcome_that_cannot_be_painted_is_the_business_of_one_connection(
    base: str, spill: Spill, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with table(base) as (ana, ben, watcher):
        ben.close()
        ana.until(lambda browser: not browser.room["chairs"][BEN]["here"])
        with monkeypatch.context() as patch:
            spill(patch)
            with Browser(base, ben.code, ben.token) as back:
                assert back.hear_out() == BROKEN
                assert back.heard == []
            ana.do("chat", text="Where is Ben?")
            abreast([ana, watcher])
        assert_logged(caplog)
        assert watcher.said[-1]["text"] == "Where is Ben?"


def test_a_browser_that_is_gone_is_no_error(base: str, caplog: pytest.LogCaptureFixture) -> None:
    with table(base) as (ana, ben, _):
        ben.socket.socket.close()
        ana.until(lambda browser: not browser.room["chairs"][BEN]["here"])
        ana.do("chat", text="Where is Ben?")
    assert caplog.record_tuples == []


def assert_logged(caplog: pytest.LogCaptureFixture) -> None:
    """Somebody who runs the server is told, with the place where it happened."""
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors
    for record in errors:
        assert record.exc_info is not None
        assert record.exc_info[0] is SpiltPaint
        assert record.exc_info[2] is not None
