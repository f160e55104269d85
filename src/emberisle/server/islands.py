"""The model island: its board and heights for the drawing, and the path of a Fireball that was rolled."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, TypeVar

import msgspec
from litestar import Response, get
from litestar.exceptions import NotFoundException, ValidationException
from litestar.params import FromQuery, QueryParameter

from emberisle.games.fireball_island.rules.board import FOLDER as BOARD
from emberisle.games.fireball_island.rules.board import described
from emberisle.games.fireball_island.rules.cards import CARDS
from emberisle.games.fireball_island.rules.marbles import WAYS
from emberisle.games.fireball_island.rules.words import texts_in
from emberisle.server.arranging import PHYSICS
from emberisle.server.gates import Ground, gates_of
from emberisle.server.messages import (
    IslandBoard,
    IslandBridge,
    IslandCard,
    IslandCave,
    IslandHit,
    IslandIdol,
    IslandPath,
    IslandPit,
    IslandPool,
    IslandSpace,
    IslandWay,
    Language,
)
from emberisle.server.page import EACH_TIME, FOREVER
from emberisle.server.problems import PROBLEMS
from emberisle.server.rest import Asking, house_of, not_too_fast

if TYPE_CHECKING:
    from emberisle.island.rolling import Island

FOLDER: Final = Path(BOARD)
_TRACER: Final = ThreadPoolExecutor(1, "tracer")
"""Rolls one ball after the other: of all at a table who ask for the same path only the first has to wait."""

Way = Annotated[str, QueryParameter(max_length=20, pattern="^[A-Z]_[A-Za-z_]+$")]
Push = Annotated[int, QueryParameter(ge=1, le=10_000, description="As the story tells it.")]
Aim = Annotated[int, QueryParameter(ge=-10_000, le=10_000)]
Pieces = Annotated[
    str, QueryParameter(max_length=60, pattern=r"^([0-3]:[A-Z0-9_]+(,[0-3]:[A-Z0-9_]+)*)?$")
]  # fmt: skip
Piece = tuple[int, str]
Kind = TypeVar("Kind")


@cache
def board() -> IslandBoard:
    """The board with where things stand on the model."""
    told, places = described("board.json"), described("places.json")
    ground = Ground(places, heights())
    return IslandBoard(
        extent=tuple(places["extent"]),
        rows=places["rows"],
        columns=places["columns"],
        scale=places["scale"],
        spaces={space["id"]: _space(space, places["spaces"]) for space in told["spaces"]},
        joins=[(one, other) for one, other in told["joins"]],
        caves={name: _on(IslandCave, cave, places["caves"][name]) for name, cave in told["caves"].items()},
        pits={name: _on(IslandPit, pit, places["pits"][name]) for name, pit in told["pits"].items()},
        bridges=msgspec.convert(told["bridges"], dict[str, IslandBridge]),
        perches={name: tuple(spot) for name, spot in places["perches"].items()},
        ways=[_way(way, places["ways"][way["id"]], ground) for way in told["ways"]],
        features={name: tuple(spot) for name, spot in told["features"].items()},
        outlines={name: [tuple(point) for point in line] for name, line in told["outlines"].items()},
        idol=msgspec.convert(told["idol"], IslandIdol),
        pool=msgspec.convert(told["idol_pool"], IslandPool),
    )


def _space(space: Mapping[str, Any], stands: Mapping[str, Any]) -> IslandSpace:
    return msgspec.convert({**space, "stand": stands[space["id"]]}, IslandSpace)


def _way(way: Mapping[str, Any], place: Mapping[str, Any], ground: Ground) -> IslandWay:
    line = [(x, y, z) for x, y, z in place["line"]]
    return IslandWay(way["id"], way["ball"], line, gates_of(place, ground))


def _on(kind: type[Kind], thing: Mapping[str, Any], spot: list[float]) -> Kind:
    """A thing where the model has room for it."""
    x, y, z = spot
    return msgspec.convert({**thing, "x": x, "y": y, "z": z}, kind)


@cache
def board_text() -> bytes:
    return msgspec.json.encode(board())


@cache
def heights() -> bytes:
    return (FOLDER / "heights.bin").read_bytes()


def _answer(request: Asking, text: bytes, media_type: str) -> Response[Any]:
    """What changes with the program only: sent once to every browser."""
    mark = f'"{sha256(text).hexdigest()[:16]}"'
    headers = {"ETag": mark, "Cache-Control": EACH_TIME}
    if request.headers.get("if-none-match", "").removeprefix("W/") == mark:
        return Response(b"", status_code=304, headers=headers)
    return Response(text, media_type=media_type, headers=headers)


@get("/api/islands/fireball_island", responses=PROBLEMS, sync_to_thread=True)
def island_board(request: Asking) -> Response[IslandBoard]:
    """The board of Fireball Island in centimetres."""
    return _answer(request, board_text(), "application/json")


@get("/api/islands/fireball_island/heights", responses=PROBLEMS, sync_to_thread=True)
def island_heights(request: Asking) -> Response[bytes]:
    """How high the island is: 16 bits for each point, the low byte first, row by row from the north-west."""
    return _answer(request, heights(), "application/octet-stream")


@get("/api/islands/fireball_island/cards", responses=PROBLEMS, sync_to_thread=True)
def island_cards(language: FromQuery[Language] = "en") -> dict[str, IslandCard]:
    """Every kind of card, and what stands on it."""
    texts = texts_in(language)
    return {card: IslandCard(texts.text(f"cards.{card}"), texts.text(f"card_texts.{card}")) for card in CARDS}


@get("/api/islands/fireball_island/rolls", responses=PROBLEMS)
async def island_roll(
    request: Asking, way: Way, push: Push, aim: Aim, pieces: Pieces = ""
) -> Response[IslandPath]:
    """The path of a Fireball with this push among these pieces, such as `0:WT5,2:WT7`."""
    not_too_fast(house_of(request).lookups, request)
    standing = _pieces(pieces)
    if way not in WAYS or not WAYS[way].could_be(push, aim):
        raise ValidationException("no Fireball is ever pushed like this")
    if not PHYSICS:
        raise NotFoundException("no marbles are rolled here")
    path = await asyncio.get_running_loop().run_in_executor(_TRACER, rolled, way, push, aim, standing)
    return Response(path, headers={"Cache-Control": FOREVER})


def _pieces(text: str) -> tuple[Piece, ...]:
    found = [part.partition(":") for part in text.split(",") if part]
    pieces = tuple([(int(seat), space) for seat, _, space in found])
    if len({seat for seat, _ in pieces}) < len(pieces):
        raise ValidationException("a piece stands in one place")
    if not {space for _, space in pieces} <= set(board().spaces):
        raise ValidationException("there is no such space")
    return pieces


@lru_cache(maxsize=512)
def rolled(way: str, push: int, aim: int, pieces: tuple[Piece, ...]) -> IslandPath:
    """The roll anew: the same push among the same pieces takes the same path."""
    roll = _island_for_paths().roll(way, push, aim, dict(pieces))
    hits = zip(roll.hits, roll.times, strict=True)
    return IslandPath(
        path=[(round(x, 2), round(y, 2), round(z, 2)) for x, y, z in roll.path],
        hits=[IslandHit(seat, ms) for seat, ms in hits],
    )


@cache
def _island_for_paths() -> Island:
    """An island besides that of the rules, so that no match waits for a path."""
    from emberisle.island.rolling import Island

    return Island(FOLDER)


async def warm_up() -> None:
    """Build both islands before the first Fireball, which would else wait for MuJoCo to be read."""
    if PHYSICS:
        await asyncio.get_running_loop().run_in_executor(_TRACER, _build)


def _build() -> None:
    from emberisle.island.rolling import island

    island(BOARD)
    _island_for_paths()


ROUTES = [island_board, island_heights, island_cards, island_roll]
