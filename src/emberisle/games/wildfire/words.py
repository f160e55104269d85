"""Wildfire Dominoes in words: tiles, moves, questions and events. Nothing here decides anything."""

from __future__ import annotations

from typing import Final

from emberisle.games.wildfire.moves import Call, CatchOut, Draw, Pass, Play, PlayAndKnock
from emberisle.games.wildfire.tiles import SIGNS, TILES, WILD_ONE, by_name
from emberisle.kernel.steps import Event
from emberisle.kernel.values import Value

QUESTIONS: Final = {
    "PlayTile": "Which tile do you play, and where?",
    "CallNumber": "Which number does your flame stand for?",
}

EVENTS: Final = {
    "dealt": "{0} is dealt seven tiles.",
    "hand": "{0} holds {1}.",
    "opened": "{0} has the highest double and lays {1} in the hub.",
    "drew": "{0} draws a tile.",
    "drew_tile": "{0} drew {1}.",
    "laid": "{0} plays {1} on {2}.",
    "laid_across": "{0} lays {1} across {2}.",
    "laid_closed": "{0} plays {1} on {2}, closed.",
    "laid_open": "{0} plays {1} on {2}, its flame open.",
    "laid_double_wild": "{0} lays {1} across {2}.",
    "laid_wildfire": "{0} plays {1} on {2}.",
    "lit": "{0} presses the hub, and it lights {1}: {3} on {2}.",
    "called": "{0} calls {1}: {3} on {2}.",
    "still_owed": "{0} feeds {1}; {2} to go.",
    "closed": "{0} closes {1}.",
    "passed": "{0} passes.",
    "passed_on": "{0} passes, and {1} is now the job of {2}.",
    "knocked": "{0} knocks: one tile left.",
    "caught": "{0} noticed: {1} has one tile and did not knock.",
    "will_lose_turn": "There is no tile to draw, so {0} will lose the next turn.",
    "lost_turn": "{0} loses this turn for not knocking.",
    "went_out": "{0} plays the last tile and is out.",
    "blocked": "Nobody can play and the pile is empty: the round is blocked.",
    "counted": "{0} has {1} left: {2}, in all {3}.",
    "won": "{0} has the fewest points, {1}, and wins.",
    "shared": "{0} shares the win with {1} points.",
}

_FLAMES: Final = {"D": "Double Wildfire", "T": "Triple Wildfire"}


def tile_in_words(name: str) -> str:
    """``3-5`` stays; a flame is called by its name as well."""
    tile = by_name(name)
    if tile < 0:
        return name
    face = TILES[tile]
    if face.is_wildfire:
        return f"{_FLAMES[SIGNS[face.high]]} {name}"
    if face.is_double and face.is_wild_one:
        return f"Double Wild One {name}"
    return f"Wild One {name}" if face.is_wild_one else name


def plays_in_words(count: int) -> str:
    return "1 play" if count == 1 else f"{count} plays"


def owed_in_words(fire: str, number: int, owed: int) -> str:
    """What has to be played on an open flame."""
    wanted = "a Wild One" if number == WILD_ONE else f"{number_in_words(number)} or a Wild One"
    if TILES[by_name(fire)].is_wildfire:
        wanted = f"{wanted} (no double)"
    if owed == 1:
        return f"the next tile must be {wanted} on {tile_in_words(fire)}"
    return f"the next {owed} tiles must go on {tile_in_words(fire)}: {wanted}, no flame out before the last"


def number_in_words(number: int) -> str:
    return f"an {number}" if number == 8 else f"a {number}"


def move_in_words(move: Value) -> str:
    if isinstance(move, Play):
        return _play_in_words(move)
    if isinstance(move, Draw):
        return "Draw a tile"
    if isinstance(move, Pass):
        return "Pass"
    if isinstance(move, Call):
        return f"Call {move.number}"
    assert isinstance(move, CatchOut)
    return f"Seat {move.seat + 1} did not knock!"


def _play_in_words(move: Play) -> str:
    text = f"Play {tile_in_words(move.tile)} on {move.on}"
    if move.number >= 0 and TILES[move.number].is_wild_one and not TILES[move.number].is_double:
        text = f"{text}, flame open" if move.out_end == WILD_ONE else f"{text}, closed"
    return f"{text}, and knock" if isinstance(move, PlayAndKnock) else text


def event_in_words(event: Event, names: tuple[str, ...]) -> str:
    """The first fact of every event is the seat it is about."""
    seat = event.facts[0]
    assert isinstance(seat, int)
    facts = [names[seat], *[_fact_in_words(fact) for fact in event.facts[1:]]]
    if event.what.startswith("laid"):
        facts[2] = str(event.facts[2])
    if event.what in ("caught", "passed_on"):
        other = event.facts[-1]
        assert isinstance(other, int)
        facts[-1] = names[other]
    if event.what in ("lit", "called"):
        owed = event.facts[3]
        assert isinstance(owed, int)
        facts[3] = f"{plays_in_words(owed)} owed"
    if event.what == "counted":
        scored = event.facts[2]
        facts[2] = "1 point" if scored == 1 else f"{scored} points"
    return EVENTS[event.what].format(*facts)


def _fact_in_words(fact: object) -> str:
    if isinstance(fact, str):
        return tile_in_words(fact)
    if isinstance(fact, tuple):
        return ", ".join([str(tile) for tile in fact]) or "nothing"
    return f"{fact:,}"
