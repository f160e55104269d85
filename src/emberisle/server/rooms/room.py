"""A room: who is in it, who sits where, and the match. Nothing here waits for anybody or looks at a clock."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field, fields
from functools import cached_property, lru_cache
from operator import attrgetter
from typing import Any, Final, Literal

import emberisle as em
from emberisle.bots.characters import BOT, CharacterId, newcomers
from emberisle.kernel import luck
from emberisle.kernel.game import Game
from emberisle.server.messages import AvatarId, Clocks, EmoteId
from emberisle.server.rooms.appearance import distinct_names, distinct_pieces
from emberisle.server.rooms.decisions import NOTHING_MADE, Decisions, Made
from emberisle.server.rooms.stand_ins import NO_STAND_INS, StandIns
from emberisle.server.rooms.story import Story
from emberisle.server.rooms.undo import foreseen
from emberisle.server.rooms.windows import AskedSeat, window_in

Stage = Literal["lobby", "playing", "over"]

SLOW: Final = 3600
"""With so many seconds for a move or more, people need not stay connected."""
ANSWER_SECONDS: Final = 45
"""What is proposed lapses after this; where a match is slow, after the time that there is for a move."""


@dataclass(frozen=True)
class Seat:
    """A chair, and who sits in it."""

    name: str = ""
    person: str | None = None
    level: str | None = None
    character: CharacterId | None = None
    """Who the bot is."""
    avatar: AvatarId | None = None
    piece: int | None = None
    """The playing piece that was chosen here; without one the table gives one."""
    minded: bool = False
    """Whether a bot minds the chair of somebody who is away."""
    stood: bool = False
    """Whether that person stood up, and did not merely lose the connection."""
    down: int | None = None
    """The turn of the match in which the person does not want to be asked again."""
    words: str = ""
    """What the person adds to the luck, once everybody may know it."""
    words_commitment: str = ""
    """What binds the person to these words before."""
    words_lost: bool = False
    """Whether the person was bound to words for another seed, and has no others yet."""
    bot_turns: int = 0
    """How many turns a bot played here since its person was last away, until that person moves."""
    spent: float = 0.0
    """Seconds of the match's clock that are gone."""
    owed: float = 0.0
    """Seconds that its person had taken for the present move before a bot came to mind the chair."""

    @property
    def taken(self) -> bool:
        return self.person is not None or self.level is not None

    @property
    def face(self) -> CharacterId | AvatarId | None:
        return self.character or self.avatar

    @property
    def alive(self) -> bool:
        """Whether a person moves here, and not a bot."""
        return self.person is not None and not self.minded


@dataclass(frozen=True)
class Remark:
    """Something that was said, or that the table itself remarked."""

    sequence: int
    at: float
    inputs: int
    person: str | None
    chair: int | None
    text: str
    """What was said; for the table's own remarks the key of the text."""
    own: bool = False
    name: str = ""
    now: str = ""
    """The new name, where somebody has one."""
    emote: EmoteId | None = None


@dataclass(frozen=True)
class UndoRequest:
    """A chair asks to go back to where the match had this many inputs."""

    chair: int
    to: int
    at: float
    agreed: frozenset[str] = frozenset()


@dataclass(frozen=True)
class PauseRequest:
    """A person asks the others to stop the clocks."""

    person: str
    at: float
    agreed: frozenset[str] = frozenset()


@dataclass(frozen=True)
class RematchRequest:
    """A person asks others for another match at once, or back in the lobby where somebody is away."""

    person: str
    asked: frozenset[str]
    seed: str
    at: float
    at_once: bool = True
    agreed: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Room:
    """The state of a room after all acts so far."""

    code: str
    sequence: int
    touched: float
    game_id: str
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    seed: str
    host: str
    people: Mapping[str, str]
    """The names of all who came in, by their public ids."""
    public: bool = False
    locked: bool = False
    """Whether nobody new comes in."""
    invitation: str = ""
    """The key of those for whom the chairs are kept; without one anybody who came in may sit."""
    invited: frozenset[str] = frozenset()
    """Who came in with an invitation, or was admitted by the host."""
    guest_bots: frozenset[str] = frozenset()
    """Who of those who came in is a program."""
    removed: frozenset[str] = frozenset()
    """Whom the host showed out."""
    sealed: bool = False
    """Whether the match is to begin as it is arranged now, as soon as all have shown their words."""
    clocks: Clocks = field(default_factory=Clocks)
    match: str | None = None
    round: int = 0
    begun: int = 0
    """The sequence at which the match began."""
    game: Game | None = None
    story: Story | None = field(default=None, compare=False, repr=False)
    """What was told in the match; None before it."""
    made: Decisions = NOTHING_MADE
    """What people decided in the match, so far as it was not taken back."""
    stand_ins: StandIns = NO_STAND_INS
    """What bots decided for people, likewise."""
    kept: Game | None = field(default=None, compare=False, repr=False)
    """The match before the last decision, if nothing but the moves of that chair came after it."""
    rewound: int = 0
    """How often the match went back."""
    undo_request: UndoRequest | None = None
    undo_refused: frozenset[int] = frozenset()
    """The chairs that asked in vain since the match went on last."""
    pause_request: PauseRequest | None = None
    rematch_request: RematchRequest | None = None
    begins_again: bool = False
    """Whether the next match is to begin from the same chairs as soon as everybody's words are there."""
    last_chair: int | None = None
    """The chair that moved last."""
    absent_agree: bool = False
    """Whether those who are away count as agreeing when something is to be taken back."""
    answers: Mapping[int, Any] = field(default_factory=dict)
    """What the chairs want to do in the present window."""
    showing: float = 0.0
    """For how many seconds the page shows what happened last in the match."""
    seen: float = 0.0
    """When something last happened in the match that everybody saw."""
    private_acts: int = 0
    """How many acts only one person was told of."""
    private_to: str | None = None
    """The one person who is told of the last act, if not everybody is."""
    paused: bool = False
    since: float = 0.0
    """When the clock of the present move was started last."""
    used: float = 0.0
    """Seconds that the present move had taken before the last pause."""
    next_room: str | None = None
    """Where the table goes on, as this room is full."""
    said: tuple[Remark, ...] = field(default=(), repr=False)

    def but(self, **changes: object) -> Room:
        """The room with these fields changed, as ``dataclasses.replace`` makes it, but faster."""
        twin = object.__new__(Room)
        twin.__dict__.update(self.__dict__)
        for name in _CACHED:
            twin.__dict__.pop(name, None)
        twin.__dict__.update(changes)
        return twin

    def arranged_like(self, before: Room) -> bool:
        """Whether nothing but the match has changed since; rooms that follow each other share their parts."""
        return _arranged(self) == _arranged(before)

    # -- the match

    @property
    def stage(self) -> Stage:
        if self.game is None:
            return "lobby"
        return "over" if self.game.over else "playing"

    @property
    def inputs(self) -> int:
        return 0 if self.game is None else len(self.game.entries)

    @property
    def to_move(self) -> int | None:
        """The chair whose turn it is; nobody's while a window is open."""
        return None if self.game is None or self.window else self.game.to_move

    @cached_property
    def window(self) -> tuple[AskedSeat, ...]:
        """Whom the present moment asks whether they want to react."""
        return () if self.game is None else window_in(self.game)

    def stands_down(self, chair: int) -> bool:
        """Whether the chair does not want to be asked in this turn."""
        down = self.seats[chair].down
        return down is not None and self.game is not None and self.game.ruleset.turn(self.game.table) == down

    @property
    def public_sequence(self) -> int:
        """A counter that grows with every public change."""
        return self.sequence - self.private_acts

    @property
    def words(self) -> tuple[str, ...]:
        """What the players added to the luck."""
        return tuple([seat.words for seat in self.seats if seat.words])

    @property
    def unrevealed(self) -> list[int]:
        """The chairs whose words are still to be shown."""
        return [n for n, seat in enumerate(self.seats) if seat.words_commitment and not seat.words]

    @property
    def commitment(self) -> str:
        return _commitment(self.seed)

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called, no two alike."""
        return distinct_names(tuple([(seat.name, seat.character) for seat in self.seats]))

    @property
    def pieces(self) -> tuple[int, ...]:
        """Which playing piece each chair has, no two the same."""
        return distinct_pieces(tuple([seat.piece for seat in self.seats]))

    def newcomers(self, chairs: Sequence[int]) -> list[CharacterId]:
        """The bots who would come to these chairs: whoever is not at the table yet."""
        others = [name for n, name in enumerate(self.names) if n not in chairs]
        return newcomers(self.commitment, chairs, others)

    def said_since(self, sequence: int) -> list[Remark]:
        """What was said after the act with this number."""
        if not self.said or self.said[-1].sequence <= sequence:
            return []
        return [remark for remark in self.said if remark.sequence > sequence]

    def players(self) -> tuple[str, ...]:
        """The players as a log names them."""
        return tuple([seat.name if seat.level is None else BOT + seat.level for seat in self.seats])

    def chairs_of(self, person: str | None) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if person is not None and seat.person == person]

    # -- the door

    @property
    def invited_only(self) -> bool:
        """Whether the chairs are kept for those who are invited."""
        return self.invitation != ""

    def may_sit(self, person: str) -> bool:
        return not self.invited_only or self.is_invited(person)

    def is_invited(self, person: str) -> bool:
        return person == self.host or person in self.invited

    # -- secrets

    def hides(self, chair: int) -> bool:
        """Whether this chair has seen something that a spectator has not."""
        if self.game is None or self.game.ruleset.all_open:
            return False
        if self.game.view(None).table != self.game.view(chair).table:
            return True
        return self.story is not None and self.story.tells_alone(chair)

    # -- taking back

    def last_made(self, chairs: Collection[int] | None = None) -> Made | None:
        """What a person decided last, in one of these chairs or in any."""
        return self.made.last(chairs)

    def others_here(self, person: str | None) -> set[str]:
        """Who else sits at the table and is there to be asked."""
        return {seat.person for seat in self.seats if seat.alive and seat.person not in (None, person)}

    def others_away(self, person: str | None) -> set[str]:
        """Who else owns a chair that a bot minds."""
        return {seat.person for seat in self.seats if seat.minded and seat.person not in (None, person)}

    def may_take_back(self, made: Made) -> bool:
        """Whether nobody has to be asked: nothing was revealed since, or nobody else could mind."""
        own = self.seats[made.chair].person
        others = self.others_here(own) or (not self.absent_agree and self.others_away(own))
        return not others or (made == self.last_made() and not self._revealed)

    @property
    def held(self) -> bool:
        """Whether bots and windows wait for answers; for a chair that asks again and again only once."""
        return self.undo_request is not None and self.undo_request.chair not in self.undo_refused

    def left_for_answers(self, now: float) -> float | None:
        """Seconds until what is proposed lapses; None if nothing is."""
        asked = self.undo_request or self.pause_request or self.rematch_request
        if asked is None:
            return None
        limit = self.clocks.move if self.slow and self.clocks.move is not None else ANSWER_SECONDS
        return max(0.0, asked.at + limit - now)

    @cached_property
    def _revealed(self) -> bool:
        """Whether anything came out by the last decision that somebody could not have known before."""
        if self.kept is None or self.game is None:
            return True
        if self.game.ruleset.all_open:
            return False
        inputs = self.game.entries[len(self.kept.entries) :]
        moves = [em.load(self.game_id, entry.given) for entry in inputs]
        return not foreseen(self.kept, moves, self.game)

    # -- clocks

    @property
    def timed(self) -> bool:
        """Whether anybody's time can run out."""
        return self.clocks.move is not None or self.clocks.match is not None

    @property
    def slow(self) -> bool:
        """Whether a match is so slow that people need not stay connected."""
        return self.clocks.move is not None and self.clocks.move >= SLOW

    @property
    def counts_time(self) -> bool:
        """Whether everybody has so much time for the whole match."""
        return self.clocks.match is not None

    def thinking(self, now: float) -> float:
        """Seconds that the present move has taken so far."""
        if self.stage != "playing":
            return 0.0
        return self.used if self.paused else self.used + max(0.0, now - self.since)

    def left_for_move(self, now: float) -> float | None:
        """Seconds until the present move has to be made; none without a clock, or for bots."""
        chair = self.to_move
        if chair is None or not self.seats[chair].alive:
            return None
        limits = [float(self.clocks.move)] if self.clocks.move is not None else []
        if self.clocks.match is not None:
            limits.append(self.clocks.match - self.seats[chair].spent)
        return max(0.0, min(limits) - self.thinking(now)) if limits else None

    def left_for_match(self, chair: int, now: float) -> float | None:
        """Seconds that a chair has left for all its moves to come."""
        if self.clocks.match is None:
            return None
        thinking = self.thinking(now) if chair == self.to_move else 0.0
        return max(0.0, self.clocks.match - self.seats[chair].spent - thinking)


_commitment: Final = lru_cache(1024)(luck.commitment)
_CACHED: Final = tuple([name for name, one in vars(Room).items() if isinstance(one, cached_property)])
_OF_THE_MATCH: Final = frozenset(
    {
        "sequence",
        "touched",
        "game",
        "story",
        "made",
        "stand_ins",
        "last_chair",
        "kept",
        "answers",
        "undo_refused",
        "showing",
        "seen",
        "private_acts",
        "private_to",
        "since",
        "used",
    }
)
_arranged: Final = attrgetter(*[one.name for one in fields(Room) if one.name not in _OF_THE_MATCH])
