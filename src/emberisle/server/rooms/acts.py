"""Deeds: everything that can happen in a room, as the log of acts keeps it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from emberisle.bots.characters import CharacterId
from emberisle.server.messages import AvatarId, Clocks, EmoteId
from emberisle.store.store import Act

By = Literal["person", "bot", "clock"]


class Deed(Struct, tag_field="did", frozen=True, omit_defaults=True):
    """Something that happened."""


class Opened(Deed, tag="opened", frozen=True):
    """Somebody opened the room. The seed stays secret until the match is over."""

    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    host: str
    name: str
    public: bool = False


class CameIn(Deed, tag="came_in", frozen=True):
    person: str
    name: str
    invited: bool = False
    bot: bool = False
    """Whether it is a program."""


class DoorSet(Deed, tag="door_set", frozen=True):
    """The host locked the room or unlocked it; with an invitation, chairs are kept for those who have it."""

    locked: bool
    invitation: str = ""


class Admitted(Deed, tag="admitted", frozen=True):
    """The host lets somebody sit who came in without the invitation."""

    person: str


class Removed(Deed, tag="removed", frozen=True):
    """The host showed these people out; in a match bots mind their chairs to the end."""

    people: list[str]


class Sat(Deed, tag="sat", frozen=True):
    chair: int
    person: str
    name: str
    words_commitment: str = ""
    avatar: AvatarId | None = None
    piece: int | None = None


class Stood(Deed, tag="stood", frozen=True):
    """A person left a chair, or the host emptied it, before the match."""

    chair: int


class BotSeated(Deed, tag="bot_seated", frozen=True):
    """A bot took a chair; who it is, older logs leave to the table."""

    chair: int
    level: str
    character: CharacterId | None = None


class Renamed(Deed, tag="renamed", frozen=True):
    """Somebody wants to be called otherwise; the header of a match keeps the name that it began with."""

    person: str
    name: str


class AppearanceSet(Deed, tag="appearance_set", frozen=True):
    """The avatar and the playing piece of whoever sits in a chair, from now on."""

    chair: int
    avatar: AvatarId | None
    piece: int | None


class Arranged(Deed, tag="arranged", frozen=True):
    """Seats, options, clocks and publicity from now on."""

    seats: int
    options: dict[str, Any]
    clocks: Clocks
    public: bool
    absent_agree: bool = False


class WordsAdded(Deed, tag="words_added", frozen=True):
    """Somebody added words to the luck for all to see, as one did before words were committed to."""

    chair: int
    words: str


class WordsCommitted(Deed, tag="words_committed", frozen=True):
    """Somebody chose words for the luck; nobody sees them yet, and they cannot be changed unseen."""

    chair: int
    commitment: str


class Sealed(Deed, tag="sealed", frozen=True):
    """The host began: nothing is arranged any more, and everybody shows the words."""


class WordsRevealed(Deed, tag="words_revealed", frozen=True):
    """Somebody showed the words; with the last ones the match begins."""

    chair: int
    words: str


class Reopened(Deed, tag="reopened", frozen=True):
    """Somebody's words did not come: all may be arranged again, with another seed and other words."""

    seed: str


class Begun(Deed, tag="begun", frozen=True):
    """The match began with this header and these first draws; bots of this level took the empty chairs."""

    match: str
    header: dict[str, Any]
    inputs: list[tuple[int | str, Any]]
    level: str
    characters: list[CharacterId] = []
    """Who took them, in the order of the chairs; older logs leave that to the table."""


class Played(Deed, tag="played", frozen=True):
    """A chair moved: the inputs as the match's log keeps them, what chance gave included."""

    chair: int
    inputs: list[tuple[int | str, Any]]
    by: By = "person"


class Reacted(Deed, tag="reacted", frozen=True):
    """A chair chose what it does in the present window. Only its person hears of it."""

    chair: int
    move: Any


class StoodDown(Deed, tag="stood_down", frozen=True):
    """A chair does not want to be asked again in this turn of the match, or does again."""

    chair: int
    turn: int | None


class Closed(Deed, tag="closed", frozen=True):
    """A window closed: the passes of all who were asked, up to the first who did something else."""

    inputs: list[tuple[int | str, Any]]
    chair: int | None = None
    """Who did something else."""
    by: By = "person"


class Undone(Deed, tag="undone", frozen=True):
    """A chair took its moves back, as far as the match had come after this many inputs."""

    chair: int
    to: int


class Proposed(Deed, tag="proposed", frozen=True):
    """A chair asks everybody whether it may do that."""

    chair: int
    to: int


class PauseProposed(Deed, tag="pause_proposed", frozen=True):
    """A person asks everybody whether the clocks may be stopped."""

    person: str


class RematchProposed(Deed, tag="rematch_proposed", frozen=True):
    """A person asks those who are there whether another match may begin at once, from the same chairs."""

    person: str
    asked: list[str]
    seed: str
    at_once: bool = True
    """Whether it begins by itself then; not where somebody who sits here is away."""


class Answered(Deed, tag="answered", frozen=True):
    """A person agrees to what is proposed, or not; when nobody is left to ask it happens."""

    person: str
    agree: bool


class Lapsed(Deed, tag="lapsed", frozen=True):
    """Not everybody answered in time to what was proposed: it no longer stands."""


class Spoke(Deed, tag="spoke", frozen=True):
    person: str
    chair: int | None
    text: str


class Emoted(Deed, tag="emoted", frozen=True):
    """Somebody showed how it feels, without words."""

    person: str
    chair: int | None
    emote: EmoteId


class Paused(Deed, tag="paused", frozen=True):
    paused: bool
    person: str


class Left(Deed, tag="left", frozen=True):
    """A bot minds the chair: until its owner is back, or sits down again if he stood up."""

    chair: int
    stood: bool = False


class Returned(Deed, tag="returned", frozen=True):
    chair: int


class Rematched(Deed, tag="rematched", frozen=True):
    """The same people sit down for another match, with another seed."""

    seed: str
    at_once: bool = False
    """Whether it begins as soon as everybody's words are there."""


class MovedOn(Deed, tag="moved_on", frozen=True):
    """The room is full, and somebody leads the table to a new one."""

    person: str
    room: str


AnyDeed = (
    Opened | CameIn | Sat | Stood | BotSeated | Arranged | WordsAdded | WordsCommitted | Sealed
    | WordsRevealed | Reopened | Begun | Played | Undone | Proposed | PauseProposed | Answered | Spoke
    | Paused | Left | Returned | Rematched | Reacted | StoodDown | Closed | DoorSet | Admitted | Removed
    | Lapsed | MovedOn | RematchProposed | Renamed | AppearanceSet | Emoted
)  # fmt: skip


_decode = msgspec.json.Decoder(AnyDeed).decode


def serialise(deed: AnyDeed) -> dict[str, Any]:
    """A deed as JSON data for the store."""
    what: dict[str, Any] = msgspec.to_builtins(deed)
    return what


def as_text(deed: AnyDeed) -> str:
    """A deed as the JSON text that the store keeps."""
    return msgspec.json.encode(deed).decode()


def deserialise(what: dict[str, Any]) -> AnyDeed:
    """A deed from the store's JSON data."""
    deed: AnyDeed = msgspec.convert(what, AnyDeed)
    return deed


def deed_of(act: Act) -> AnyDeed:
    """What an act of the store says; from its text, where the store has read that."""
    if act.text is None:
        return deserialise(act.what)
    deed: AnyDeed = _decode(act.text)
    return deed
