"""Stored matches: whether each of them still replays, by which rules, and what it is drawn from."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from msgspec import Struct

import emberisle as em
from emberisle.kernel.log import read_header
from emberisle.server.rooms import acts, fold
from emberisle.server.rooms.room import Room
from emberisle.store.store import Act


class StoredMatch(Struct, frozen=True):
    """A match of a room, as far as it has come."""

    room: str
    match: str
    game: str
    version: int
    wrong: str = ""
    """Why it does not replay."""
    without: tuple[str, ...] = ()
    """The errata that do not hold in it."""
    not_shipped: tuple[str, ...] = ()
    """The data that its chance was drawn from and that is another now."""


def matches_in(found: list[Act]) -> list[StoredMatch]:
    """Every match of a room, folded as the server folds it; after one that breaks nothing can follow."""
    room: Room | None = None
    checked: list[StoredMatch] = []
    wrong = ""
    for part in _parts(found):
        if wrong:
            wrong = "what came before in this room does not replay"
        else:
            room, wrong = _folded(part, room)
        if _begins(part[0]) or wrong:
            checked.append(_stored(part[0], wrong))
    return checked


def _begins(act: Act) -> bool:
    return act.what.get("did") == acts.Begun.__struct_config__.tag


def _parts(found: list[Act]) -> list[list[Act]]:
    """What happened before the first match, and then each match with what happened until the next."""
    starts = [place for place, act in enumerate(found) if _begins(act)]
    bounds = [0, *starts, len(found)]
    return [found[start:end] for start, end in pairwise(bounds) if start < end]


def _folded(part: list[Act], room: Room | None) -> tuple[Room | None, str]:
    try:
        return fold.room_of(part, room), ""
    except Exception as error:  # whatever a damaged log leads to, the other rooms are still to be checked
        return room, str(error) or type(error).__name__


def _stored(first: Act, wrong: str) -> StoredMatch:
    """The match that begins with this act, if one does; of a broken one nothing is taken for granted."""
    said: dict[str, Any] = first.what.get("header") or {}
    match, game, version = str(first.what.get("match", "")), str(said.get("game", "")), said.get("version", 0)
    if wrong:
        return StoredMatch(first.room, match, game, version, wrong)
    header = read_header(said)
    rules = em.ruleset(header.game)
    house = rules.house(header.options, header.version)
    without = tuple([erratum.name for erratum in rules.errata_since(header.version)])
    not_shipped = [name for name in rules.digests(house) if not rules.ships(name, header.digests, house)]
    return StoredMatch(first.room, match, game, version, "", without, tuple(not_shipped))
