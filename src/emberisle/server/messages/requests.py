"""What the page says to a room."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from emberisle.server.messages.rooms import Clocks
from emberisle.server.messages.values import (
    AvatarId,
    Chair,
    Commitment,
    Coordinate,
    EmoteId,
    Id,
    Language,
    Level,
    Name,
    Notation,
    PersonId,
    Piece,
    Saying,
    Words,
)


class Request(Struct, tag_field="type", forbid_unknown_fields=True):
    """Everything but ``hello`` is answered by ``done`` or ``refused`` with the same id."""

    id: Id


class Hello(Struct, tag_field="type", tag="hello", forbid_unknown_fields=True):
    """The first message of a connection. Without a token one watches."""

    token: Annotated[str, Meta(max_length=400)] | None = None
    language: Language = "en"


class Speak(Request, tag="speak"):
    """Use this language from now on."""

    language: Language


class Sit(Request, tag="sit"):
    """Take an empty chair, bound to words for the luck if one likes; one person may take several."""

    chair: Chair
    name: Name
    words_commitment: Commitment | None = None
    avatar: AvatarId | None = None


class SetAppearance(Request, tag="set_appearance"):
    """Choose an avatar, or before the match a piece that nobody else has chosen; what is left out stays."""

    chair: Chair
    avatar: AvatarId | None = None
    piece: Piece | None = None


class Rename(Request, tag="rename"):
    """Be called otherwise from now on; the log of a match keeps the name that it began with."""

    name: Name


class Stand(Request, tag="stand"):
    """Leave a chair. In a match a bot minds it until its owner sits down again."""

    chair: Chair


class SeatBot(Request, tag="seat_bot"):
    """The host puts a bot in an empty chair."""

    chair: Chair
    level: Level


class Dismiss(Request, tag="dismiss"):
    """The host empties a chair before the match."""

    chair: Chair


class Arrange(Request, tag="arrange"):
    """The host arranges the table before the match; what is left out stays."""

    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, Any] | None = None
    clocks: Clocks | None = None
    public: bool | None = None
    absent_agree: bool | None = None


class CommitWords(Request, tag="commit_words"):
    """Choose words of one's own for the luck of the match to come, without showing them.

    The commitment is the SHA-256 of "emberisle words " and the words, in hexadecimal digits.
    """

    chair: Chair
    commitment: Commitment


class RevealWords(Request, tag="reveal_words"):
    """Show these words, once the host has begun and nobody can change theirs any more."""

    chair: Chair
    words: Words


class Begin(Request, tag="begin"):
    """The host begins the match; bots of the usual level take the empty chairs.

    Where players committed themselves to words it begins when all of them are shown.
    """


class Reopen(Request, tag="reopen"):
    """The host arranges anew, as somebody's words did not come; there is another seed."""


class Play(Request, tag="play"):
    """Make these moves one after the other, all of them or none."""

    chair: Chair
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=4)]
    inputs: int
    """How many inputs the match had when the player chose."""


class React(Request, tag="react"):
    """Answer in a window, by a move or by the pass; until it closes the answer can be changed."""

    chair: Chair
    move: Notation
    inputs: int


class StandDown(Request, tag="stand_down"):
    """Do not ask this chair again in this turn, or do."""

    chair: Chair
    down: bool


class WhyNot(Request, tag="why_not"):
    """Ask whether these moves could be made, and if not why not. Nothing happens."""

    chair: Chair
    moves: Annotated[list[Notation], Meta(min_length=1, max_length=4)]


class Hint(Request, tag="hint"):
    """Ask what the bots would think of one's choices."""

    chair: Chair


class Guess(Request, tag="guess"):
    """Ask for a match that looks the same to one's chair, all that it has not seen dealt afresh."""

    chair: Chair


class Look(Request, tag="look"):
    """Show the table as one's own chair sees it (the curtain is lifted), or as a spectator does."""

    chair: Chair | None


class Undo(Request, tag="undo"):
    """Take one's last move back, or ask everybody for it where something was revealed since."""

    chair: Chair


class Answer(Request, tag="answer"):
    """Agree to a proposal, or not."""

    chair: Chair
    agree: bool


class Chat(Request, tag="chat"):
    text: Saying
    chair: Chair | None = None


class Emote(Request, tag="emote"):
    """Show everybody how one feels; it is kept like a line of chat."""

    emote: EmoteId
    chair: Chair | None = None


class Point(Request, tag="point"):
    """Show everybody a spot of the game's map, in its own measure, for a moment; nothing of it is kept."""

    chair: Chair
    x: Coordinate
    y: Coordinate


class Pause(Request, tag="pause"):
    """Stop or start the clocks and the bots; the others are asked first where time can run out."""

    paused: bool


class Rematch(Request, tag="rematch"):
    """The same people, another match: first back to the lobby, or at once when all who are there agree."""

    at_once: bool = False


class Remove(Request, tag="remove"):
    """Whoever opened the room shows somebody out; or with nobody named all who neither sit nor are invited.

    Their keys no longer open it. A chair of theirs is empty before the match, and minded by a bot in it.
    """

    person: PersonId | None


class Admit(Request, tag="admit"):
    """Whoever opened the room lets somebody sit who came in without the invitation."""

    person: PersonId


class SetDoor(Request, tag="set_door"):
    """Whoever opened the room locks it, or keeps its chairs for the invited; what is left out stays."""

    locked: bool | None = None
    invited_only: bool | None = None


class Refresh(Request, tag="refresh"):
    """Be welcomed anew, as some news did not arrive: their numbers have a gap."""


class Ping(Request, tag="ping"):
    """Is anybody there?"""


Asked = (
    Hello | Speak | Sit | Stand | SeatBot | Dismiss | Arrange | CommitWords | RevealWords | Begin | Reopen
    | Play | WhyNot | Hint | Guess | Look | Undo | Answer | Chat | Point | Pause | Rematch | Ping | React
    | StandDown | Refresh | Remove | Admit | SetDoor | SetAppearance | Rename | Emote
)  # fmt: skip
