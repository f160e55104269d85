"""Every message between the page and the server; the page's types and the published schema are made from it.

A room is a table that people can find by its code; a person is one browser that came in; a chair is a seat of
the game, in which a person or a bot sits. What ``Any`` stands for in a view or a move is the notation of the
game (``kernel.notation``).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Language = Literal["en", "de"]
Code = Annotated[str, Meta(pattern="^[A-HJKMNP-Z2-9]{8}$", description="What a room is found by.")]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Words = Annotated[str, Meta(min_length=1, max_length=120, description="What a player adds to the luck.")]
Saying = Annotated[str, Meta(min_length=1, max_length=500)]
Id = Annotated[str, Meta(min_length=1, max_length=40, description="Made by the page, once for each request.")]
Commitment = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="A SHA-256.")]
Chair = Annotated[int, Meta(ge=0, le=7)]
Coordinate = Annotated[float, Meta(ge=-10_000, le=10_000)]
Level = Annotated[str, Meta(max_length=20)]
Notation = Any
PersonId = Annotated[str, Meta(max_length=40, description="The public id of somebody who came in.")]
InvitationKey = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{0,40}$", description="What an invitation has.")]
Endpoint = Annotated[str, Meta(max_length=1000, description="Where the push service of a browser is.")]
Space = Literal["enough", "moves", "none"]
"""What can still happen in a room: anything, only what brings the match to its end, or nothing."""
Why = Literal[
    "malformed",
    "too_fast",
    "bad_token",
    "removed",
    "not_allowed",
    "stale",
    "not_your_turn",
    "illegal",
    "over",
    "paused",
]
"""What kind of refusal it is."""


# -- the games, as the first screen needs them


class Choice(Struct):
    """One value of an option."""

    value: Any
    text: str


class OptionPicture(Struct):
    """A house rule that a room can set."""

    name: str
    rule: str
    text: str
    choices: list[Choice]
    """The first is the rulebook's."""
    span: tuple[int, int] | None
    """Where it takes any whole number from the one to the other; its choices are then suggestions."""
    usual: Any
    """The value that a new table has."""
    primary: bool
    """Whether it makes another game of it, and is chosen before all others."""


class ErratumPicture(Struct):
    """A change of the rules, which does not hold in matches of versions before it."""

    version: int
    rule: str
    text: str


class About(Struct):
    """What is good to know of this server."""

    command: str
    """What its owner types to start it, and to check the log of a match."""


class GamePicture(Struct):
    """What can be played."""

    id: str
    title: str
    summary: str
    fewest: int
    most: int
    levels: list[str]
    usual_level: str
    unit: str
    unit_one: str
    """What a single one of them is called."""
    fewest_points_win: bool
    points_decide: bool
    all_may_lose: bool
    """Whether all can win or lose together, where points count nothing."""
    secrets: bool
    """Whether hands are hidden, so that people at one screen need a curtain."""
    reactions: bool
    """Whether there are windows in which others may react."""
    lessons: int
    options: list[OptionPicture]
    errata: list[ErratumPicture]


class RulePicture(Struct):
    """A drawing that belongs to a clause, at ``/api/rules/<game>/pictures/<name>``."""

    name: str
    title: str
    width: int
    height: int


class Clause(Struct):
    """One numbered sentence of a rulebook."""

    rule: str
    text: str
    """In Markdown."""
    pictures: list[RulePicture]


class Chapter(Struct):
    title: str
    clauses: list[Clause]


class Rulebook(Struct):
    game: str
    title: str
    chapters: list[Chapter]


# -- a room


class Clocks(Struct, frozen=True):
    """Seconds for one move and for all the moves of a chair; none means take your time."""

    move: Annotated[int, Meta(ge=5, le=1_209_600)] | None = None
    match: Annotated[int, Meta(ge=30, le=1_209_600)] | None = None
    react: Literal[2, 3, 5, 10] = 3
    """For how many seconds everybody may react to what somebody did."""


class ChairPicture(Struct):
    """Who sits in one chair."""

    name: str
    person: str | None
    """The public id of the person; none for a bot or an empty chair."""
    level: str | None
    """The level of the bot that sits here."""
    minded: bool
    """Whether a bot minds this chair until its owner returns."""
    here: bool
    """Whether the person is connected."""
    clock: float | None = None
    """Seconds left for the match when this picture was made."""
    bot_in: float | None = None
    """Seconds until a bot takes over for the person, who is away."""
    words_commitment: str = ""
    """What the person committed himself to adding to the luck."""
    words_shown: bool = False
    stands_down: bool = False
    """Whether the person does not want to be asked again in this turn."""


class Proposal(Struct):
    """Something that everybody at the table has to agree on."""

    what: Literal["undo", "pause"]
    by: int
    agreed: list[int]
    waiting: list[int]
    lapses_in: float
    """Seconds until it no longer stands, as not everybody has answered."""


class RoomPicture(Struct):
    """A room as everybody in it sees it."""

    code: str
    sequence: int
    """A counter that grows with every public change."""
    game: str
    options: dict[str, Any]
    chairs: list[ChairPicture]
    host: str
    public: bool
    locked: bool
    """Whether nobody new comes in."""
    invited_only: bool
    """Whether the chairs are kept for those who are invited."""
    stage: Literal["lobby", "playing", "over"]
    sealed: bool
    """Whether the match begins as soon as all have shown their words."""
    absent_agree: bool
    """Whether those who are away count as agreeing when something is to be taken back."""
    paused: bool
    clocks: Clocks
    commitment: str
    """A hash of the seed of this match, shown before anybody adds words."""
    words: list[str]
    """What was added to the luck, known once the match has begun."""
    match: str | None
    """The id of the match, for replays and exports."""
    version: int | None
    """The version of the rules by which the match is played, once it has begun."""
    round: int
    """How many matches were begun here."""
    move_ends: float | None
    """Seconds left for the present move."""
    proposal: Proposal | None
    watchers: int
    space: Space
    next_room: str | None
    """The code of the room in which the table goes on, as this one is full."""


class Undoable(Struct):
    """What a person can take back now."""

    chair: int
    """Whose last move it is: one of the person's chairs."""
    at_once: bool
    """Whether nobody has to be asked."""


class Guest(Struct):
    """Somebody who came in, as the host sees it."""

    person: str
    name: str
    here: bool
    """Whether the person is connected."""
    invited: bool


class Door(Struct):
    """What the host alone knows of the door."""

    invitation: str
    """The key that goes with the link where chairs are kept for the invited; else empty."""
    guests: list[Guest]
    """All who came in, but for the host."""


class You(Struct):
    """Who this browser is, and what it alone may do."""

    person: str
    name: str
    host: bool
    chairs: list[int]
    undo: Undoable | None
    may_sit: bool
    """Whether the chairs are not kept from this person."""
    door: Door | None
    """None for all but whoever opened the room."""


# -- the table


class Move(Struct):
    """A legal move, to be sent back as it is."""

    move: Notation
    label: str


class Line(Struct):
    """Something that happened, in words, with its clause."""

    text: str
    rule: str
    what: str
    facts: list[Any]
    inputs: int
    """How many inputs the match had had."""


class Picture(Struct):
    """The table as one seat, or a spectator, sees it."""

    game: str
    seat: int | None
    to_move: int | None
    question: str
    """The name of what is asked; the page draws by it."""
    asks: str
    """Whose turn it is and what is asked, in one sentence; empty while things happen, which lines tell."""
    rule: str
    moves: list[Move]
    scores: list[int]
    over: bool
    winners: list[int]
    table: Any
    """The game's own view, in the game's notation."""
    scene: Any
    """What the drawing needs besides: what the game's page makes of the view, or none."""
    inputs: int
    """How many inputs the match has had."""


class OpenWindow(Struct):
    """A moment to react, as one seat or a spectator is told of it; nothing in it tells of other seats."""

    asks: str
    inputs: int
    closes_in: float | None
    """Seconds until it closes; none where it waits for everybody's answer."""
    lasts: int
    """For how many seconds such a window is open, once everybody has seen what happened."""
    chair: int | None
    """The seat, if it is asked; those who can only pass are not."""
    moves: list[Move]
    """What it can do instead of passing."""
    passing: Notation
    turn_of: int | None
    """Whose turn ends with it, if it is the end of a turn."""
    answer: Notation
    """What it has answered so far, or none."""


class Frame(Struct):
    """The table right after something happened, and what was said about it."""

    picture: Picture
    lines: list[Line]
    lasts: int
    """For how many milliseconds it is shown, at the least."""
    happening: str = ""
    """What to say while it is being shown, where its lines would tell the outcome before it is seen."""


class Changes(Struct, omit_defaults=True):
    """What is to be changed in data; places are named by the way to them, such as ``table.dice.3``.

    First values are set, then lists spliced, then parts of objects dropped. No two places overlap.
    """

    set: dict[str, Any] = {}
    splice: dict[str, tuple[int, int, list[Any]]] = {}
    """Of the list at this place: from where, how many items go, and what takes their place."""
    drop: list[str] = []


class FrameChange(Struct, omit_defaults=True):
    """A frame, as what changes in the picture before it."""

    changes: Changes
    lasts: int
    """For how many milliseconds it is shown, at the least."""
    lines: list[Line] = []
    happening: str = ""
    """What to say while it is being shown, where its lines would tell the outcome before it is seen."""


class Said(Struct):
    """A line of chat, or a remark of the table's own, beside the move at which it was said."""

    by: str
    chair: int | None
    text: str
    kind: Literal["chat", "remark"]
    inputs: int
    """How many inputs the match had when it was said."""
    at: float
    """Seconds since 1970."""


# -- what the page says


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


class Point(Request, tag="point"):
    """Show everybody a spot of the game's map, in its own measure, for a moment; nothing of it is kept."""

    chair: Chair
    x: Coordinate
    y: Coordinate


class Pause(Request, tag="pause"):
    """Stop or start the clocks and the bots; the others are asked first where time can run out."""

    paused: bool


class Rematch(Request, tag="rematch"):
    """The same people, another match."""


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
    | Play | WhyNot | Hint | Look | Undo | Answer | Chat | Point | Pause | Rematch | Ping | React | StandDown
    | Refresh | Remove | Admit | SetDoor
)  # fmt: skip


# -- what the server says


class Told(Struct, tag_field="type"):
    pass


class Welcome(Told, tag="welcome"):
    """Everything there is to know on coming in, or on coming back."""

    you: You | None
    room: RoomPicture
    picture: Picture | None
    curtain: int | None
    """The chair for which the curtain has to be lifted before its hand is shown."""
    window: OpenWindow | None
    story: list[Line]
    said: list[Said]


class News(Told, tag="news", omit_defaults=True):
    """Something happened, told as what changes in all that was told before, from the welcome on."""

    number: int
    """1 for the first news after a welcome, then 2, 3 and so on; after a gap ask to ``refresh``."""
    changes: Changes = msgspec.field(default_factory=Changes)
    """In ``you``, ``room``, ``curtain`` and ``window``, as the welcome has them."""
    frames: list[FrameChange] = []
    """What happened step by step, each frame from the one before; the last is the table as it is now.

    A first picture is set as a whole, at the place ``""``; in the lobby there is none.
    """
    said: list[Said] = []
    """What was said since."""
    anew: bool = False
    """Whether the match went back, or is another one: frames that wait to be shown no longer matter."""
    retold: list[Line] | None = None
    """The full story, sent when the old one cannot simply be extended."""


class Done(Told, tag="done"):
    """It is done, and stored."""

    id: str


class RefusedMove(Struct):
    """The clause that forbids a move, why in this position, and the nearest moves that are allowed."""

    rule: str
    reason: str
    instead: list[Move]


class Refused(Told, tag="refused"):
    """It was not done, and nothing has changed."""

    id: str | None
    why: Why
    text: str
    refusal: RefusedMove | None = None


class Advised(Struct):
    """One choice, and what it is worth where that is known."""

    moves: list[Notation]
    text: str
    expected: float | None = None
    risk: float | None = None
    chance: float | None = None
    chances: list[float] | None = None


class Advice(Told, tag="advice"):
    """The answer to ``hint``, the best first. ``id`` is that of the question."""

    id: str
    inputs: int
    choices: list[Advised]
    others: int
    """How many moves can be made besides; the bots think them no better."""


class WhyNotAnswer(Told, tag="why_not_answer"):
    """The answer to ``why_not``; without a refusal the moves can be made."""

    id: str
    refusal: RefusedMove | None


class Pong(Told, tag="pong"):
    id: str


class Pointed(Told, tag="pointed"):
    """Somebody at the table shows everybody a spot of the map."""

    chair: int
    x: float
    y: float


Spoken = Welcome | News | Done | Refused | Advice | WhyNotAnswer | Pong | Pointed


# -- over plain HTTP


class OpenRoom(Struct, forbid_unknown_fields=True):
    """A new room; with ``play_now`` the person sits down, bots take the other chairs and the match begins."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name
    seats: Annotated[int, Meta(ge=1, le=8)] | None = None
    options: dict[str, Any] = {}
    play_now: bool = False
    level: Level | None = None
    public: bool = False


class ComeIn(Struct, forbid_unknown_fields=True):
    """A person comes into a room, with the key of its invitation if there is one."""

    name: Name
    invitation: InvitationKey = ""


class GoOn(Struct, forbid_unknown_fields=True):
    """Somebody at the table of a full room goes on in a new one."""

    token: Annotated[str, Meta(max_length=400)]


class Admission(Struct):
    """The way back in: the token is the person's alone."""

    code: str
    person: str
    token: str


class PushKey(Struct):
    """With what a browser subscribes to be told by Web Push that a slow match waits for somebody."""

    key: str | None
    """The public key of this server in base64url; none where nobody is told."""


class Subscribe(Struct):
    """Tell this browser by Web Push when the room waits for the owner of the token."""

    token: Annotated[str, Meta(max_length=400)]
    endpoint: Endpoint
    key: Annotated[str, Meta(max_length=200, description="The browser's public key, p256dh, in base64url.")]
    auth: Annotated[str, Meta(max_length=200, description="The browser's secret, in base64url.")]
    language: Language = "en"


class Unsubscribe(Struct):
    """Tell this browser nothing any more, of no room."""

    endpoint: Endpoint


class Noted(Struct):
    """It is done."""


class RoomSummary(Struct):
    """A room as those outside see it."""

    code: str
    game: str
    stage: Literal["lobby", "playing", "over"]
    seats: int
    taken: int
    people: list[str]
    turn: str | None = None
    """The public id of the person who is to move; told when one room is asked for."""
    minded: list[str] = []
    """The public ids of those for whom bots play in all their chairs; told likewise."""


class MatchSummary(Struct):
    """A finished match."""

    id: str
    game: str
    players: list[str]
    scores: list[int]
    winners: list[int]
    options: dict[str, Any]
    version: int
    commitment: str
    words: list[str]
    ended: float


class Replay(Struct):
    """A finished match, picture by picture, as one seat or a spectator saw it."""

    match: MatchSummary
    seat: int | None
    frames: list[Frame]
    said: list[Said]


class TurningPoint(Struct):
    """When the winner came to be ahead for good, and what was told then."""

    text: str
    told: str


class Figure(Struct):
    """Something worth knowing of a finished match."""

    name: str
    title: str
    value: str
    seats: list[int]
    """Whose it is; of nobody in particular if empty."""


class MedalPicture(Struct):
    """What somebody is remembered for, and why."""

    name: str
    title: str
    why: str
    seat: int


class Ending(Struct):
    """How a finished match went: all of it follows from what everybody was told."""

    turning_point: TurningPoint | None
    figures: list[Figure]
    medals: list[MedalPicture]


class LessonStep(Struct):
    """One step of the introduction: a position, what to learn there, and what to try."""

    game: str
    step: int
    steps: int
    title: str
    text: str
    task: str
    picture: Picture
    done: bool
    """Whether the task is done; ``text`` then says what happened."""
    missed: bool
    """Whether it can no longer be done from here: begin the step again."""
    names: list[str]
    """Who sits there; the learner first."""
    frames: list[Frame]
    refusal: RefusedMove | None = None


class TryLesson(Struct, forbid_unknown_fields=True):
    """The moves made so far at one step of the introduction, each try from the beginning."""

    moves: Annotated[list[list[Notation]], Meta(max_length=12)] = []


class Problem(Struct):
    """Why something could not be done."""

    detail: str
