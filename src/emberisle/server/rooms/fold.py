"""The fold: the room after an act, made from the room before it, and so a room from its whole log."""

from __future__ import annotations

from dataclasses import replace

import emberisle as em
from emberisle.kernel.errors import BadLog
from emberisle.kernel.log import Entry, Log, read_header
from emberisle.server.rooms import acts, going_on
from emberisle.server.rooms.decisions import NOTHING_MADE
from emberisle.server.rooms.going_on import Move, in_play
from emberisle.server.rooms.progress import Decided, Progress
from emberisle.server.rooms.remarks import remarked, remembered
from emberisle.server.rooms.room import PauseRequest, Remark, RematchRequest, Room, Seat, UndoRequest
from emberisle.server.rooms.stand_ins import NO_STAND_INS
from emberisle.server.rooms.story import told_so_far
from emberisle.store.store import Act

_IN_MATCH = (
    acts.Undone | acts.Proposed | acts.PauseProposed | acts.RematchProposed | acts.Answered | acts.Lapsed
    | acts.Begun | acts.Paused
)  # fmt: skip
_ARRANGES = acts.Sat | acts.Stood | acts.BotSeated | acts.Arranged | acts.Removed | acts.Reopened
"""After these a match no longer begins by itself."""


def room_of(found: list[Act], room: Room | None = None) -> Room | None:
    """The room that these acts make, or that they make of a room; none if there were no acts."""
    moves: list[Move] = []
    for act in found:
        deed = acts.deed_of(act)
        if room is not None and isinstance(deed, acts.Played | acts.Closed) and deed.by != "clock":
            moves.append(Move(act, deed))
            continue
        if room is not None and moves:
            room, moves = going_on.after_moves(room, moves), []
        room = _after(room, act, deed)
    return going_on.after_moves(room, moves) if room is not None and moves else room


def after(room: Room | None, act: Act) -> Room:
    """The room after this act."""
    return _after(room, act, acts.deed_of(act))


def following(room: Room, act: Act, decided: Decided) -> Room:
    """The room after this act, which was just decided on: nothing is played a second time."""
    return _after(room, act, decided.deed, decided.progress)


def _after(room: Room | None, act: Act, deed: acts.AnyDeed, progress: Progress | None = None) -> Room:
    if room is None:
        if not isinstance(deed, acts.Opened):
            raise BadLog(f"room {act.room} begins with something else than its opening")
        return _opened(deed, act)
    if isinstance(deed, acts.Played | acts.Closed):
        return going_on.after_moves(room, [Move(act, deed, progress)])
    room = replace(room, sequence=act.sequence, touched=act.at, private_to=None)
    if isinstance(deed, acts.Reacted | acts.StoodDown):
        return _in_window(room, deed)
    if isinstance(deed, _IN_MATCH):
        return _in_match(room, deed, act.at)
    if room.begins_again and isinstance(deed, _ARRANGES):
        room = replace(room, begins_again=False)
    return _about_people(room, deed, act.at)


def _opened(deed: acts.Opened, act: Act) -> Room:
    return Room(
        code=act.room,
        sequence=act.sequence,
        touched=act.at,
        game_id=deed.game,
        options=deed.options,
        seats=(Seat(),) * deed.seats,
        seed=deed.seed,
        host=deed.host,
        people={deed.host: deed.name},
        public=deed.public,
    )


# -- people and chairs


def _about_people(room: Room, deed: acts.AnyDeed, at: float) -> Room:
    match deed:
        case acts.CameIn():
            return _came_in(room, deed)
        case acts.Admitted():
            return replace(room, invited=room.invited | {deed.person})
        case acts.DoorSet():
            return replace(room, locked=deed.locked, invitation=deed.invitation)
        case acts.Removed():
            return _removed(room, deed, at)
        case acts.Sat():
            return _sat(room, deed, at)
        case acts.Stood():
            return seat_in(room, deed.chair, Seat())
        case acts.BotSeated():
            [comes] = room.newcomers([deed.chair])
            bot = Seat(level=deed.level, character=deed.character or comes)
            return seat_in(room, deed.chair, bot)
        case acts.Renamed():
            return _renamed(room, deed, at)
        case acts.AppearanceSet():
            seat = room.seats[deed.chair]
            return seat_in(room, deed.chair, replace(seat, avatar=deed.avatar, piece=deed.piece))
        case acts.Left():
            return _left(room, deed, at)
        case acts.Returned():
            return _returned(room, deed, at)
        case acts.WordsAdded() | acts.WordsRevealed():
            return seat_in(room, deed.chair, replace(room.seats[deed.chair], words=deed.words))
        case acts.WordsCommitted():
            seat = room.seats[deed.chair]
            committed = replace(seat, words="", words_commitment=deed.commitment, words_lost=False)
            return seat_in(room, deed.chair, committed)
        case acts.Sealed():
            return replace(room, sealed=True)
        case acts.Reopened():
            return _reopened(room, deed, at)
        case acts.Spoke():
            return _spoke(room, deed, at)
        case acts.Emoted():
            return _emoted(room, deed, at)
        case acts.Arranged():
            return _arranged(room, deed)
        case acts.Rematched():
            return _rematched(room, deed.seed, deed.at_once, at)
        case acts.MovedOn():
            return remarked(replace(room, next_room=deed.room), at, "moved_on", person=deed.person)
    raise BadLog(f"{type(deed).__name__} does not happen in an open room")


def _came_in(room: Room, deed: acts.CameIn) -> Room:
    invited = room.invited | {deed.person} if deed.invited else room.invited
    guest_bots = room.guest_bots | {deed.person} if deed.bot else room.guest_bots
    people = {**room.people, deed.person: deed.name}
    return replace(room, people=people, invited=invited, guest_bots=guest_bots)


def _removed(room: Room, deed: acts.Removed, at: float) -> Room:
    """Before the match their chairs are empty; in it they stay theirs by name, and bots mind them."""
    gone = frozenset(deed.people)
    if len(gone) == 1:
        room = remarked(room, at, "removed", person=deed.people[0])
    else:
        room = remarked(room, at, "removed_strangers")
    for chair in [n for n, seat in enumerate(room.seats) if seat.person in gone]:
        was = room.seats[chair]
        minded = Seat(was.name, avatar=was.avatar, piece=was.piece, minded=True, stood=True, spent=was.spent)
        room = seat_in(room, chair, Seat() if room.game is None else minded)
        room = replace(room, undo_request=None, pause_request=None, rematch_request=None)
    return replace(
        room,
        people={person: name for person, name in room.people.items() if person not in gone},
        invited=room.invited - gone,
        removed=room.removed | gone,
    )


def _sat(room: Room, deed: acts.Sat, at: float) -> Room:
    seat = Seat(deed.name, deed.person, avatar=deed.avatar, piece=deed.piece)
    bound = replace(seat, words_commitment=deed.words_commitment)
    return remarked(seat_in(room, deed.chair, bound), at, "sat", deed.chair)


def _renamed(room: Room, deed: acts.Renamed, at: float) -> Room:
    """The chair under the old name is renamed; others at the same screen keep theirs."""
    room = remarked(room, at, "renamed", person=deed.person, now=deed.name)
    chairs = room.chairs_of(deed.person)
    known = [chair for chair in chairs if room.seats[chair].name == room.people[deed.person]]
    for chair in (known or chairs)[:1]:
        room = seat_in(room, chair, replace(room.seats[chair], name=deed.name))
    return replace(room, people={**room.people, deed.person: deed.name})


def _left(room: Room, deed: acts.Left, at: float) -> Room:
    owed = room.thinking(at) if room.to_move == deed.chair else 0.0
    away = replace(room.seats[deed.chair], minded=True, stood=deed.stood, owed=owed, bot_turns=0)
    left = seat_in(replace(room, undo_request=None, pause_request=None), deed.chair, away)
    return remarked(left, at, "left", deed.chair)


def _returned(room: Room, deed: acts.Returned, at: float) -> Room:
    """The owner is back; a move that still has to be made has the time that was left for it."""
    seat = room.seats[deed.chair]
    back = replace(seat, minded=False, stood=False, owed=0.0)
    if room.to_move == deed.chair:
        room = replace(room, since=at, used=seat.owed)
    return remarked(seat_in(room, deed.chair, back), at, "returned", deed.chair)


def seat_in(room: Room, chair: int, seat: Seat) -> Room:
    """The room with this in one of its chairs."""
    return replace(room, seats=(*room.seats[:chair], seat, *room.seats[chair + 1 :]))


def _arranged(room: Room, deed: acts.Arranged) -> Room:
    more = (Seat(),) * (deed.seats - len(room.seats))
    return replace(
        room,
        seats=(*room.seats[: deed.seats], *more),
        options=deed.options,
        clocks=deed.clocks,
        public=deed.public,
        absent_agree=deed.absent_agree,
    )


def _reopened(room: Room, deed: acts.Reopened, at: float) -> Room:
    seats = tuple([_unbound(seat) for seat in room.seats])
    return remarked(replace(room, seats=seats, seed=deed.seed, sealed=False), at, "reopened")


def _unbound(seat: Seat) -> Seat:
    """The same person in the same chair, for another match or another seed."""
    lost = bool(seat.words_commitment) or seat.words_lost
    return Seat(seat.name, seat.person, seat.level, seat.character, seat.avatar, seat.piece, words_lost=lost)


def _rematched(room: Room, seed: str, at_once: bool, at: float) -> Room:
    seats = tuple([_unbound(seat) if seat.taken else Seat() for seat in room.seats])
    room = replace(_refused(room), seats=seats, seed=seed, paused=False, begins_again=at_once)
    room = replace(room, made=NOTHING_MADE, stand_ins=NO_STAND_INS, kept=None, last_chair=None)
    return remarked(replace(room, game=None, match=None, story=None), at, "rematch")


# -- what is said


def _spoke(room: Room, deed: acts.Spoke, at: float) -> Room:
    name = room.people.get(deed.person, "")
    said = Remark(room.sequence, at, room.inputs, deed.person, deed.chair, deed.text, name=name)
    return replace(room, said=remembered(room, said))


def _emoted(room: Room, deed: acts.Emoted, at: float) -> Room:
    name = room.people.get(deed.person, "")
    shown = Remark(room.sequence, at, room.inputs, deed.person, deed.chair, "", name=name, emote=deed.emote)
    return replace(room, said=remembered(room, shown))


# -- the match


def _in_match(room: Room, deed: acts.AnyDeed, at: float) -> Room:
    match deed:
        case acts.Begun():
            return _begun(room, deed, at)
        case acts.Undone():
            return _undone(room, deed.chair, deed.to, at)
        case acts.Proposed():
            asked = replace(room, undo_request=UndoRequest(deed.chair, deed.to, at))
            return remarked(asked, at, "proposed", deed.chair)
        case acts.Answered():
            return _answered(room, deed, at)
        case acts.Lapsed():
            return _lapsed(room, at)
        case acts.Paused():
            return _paused(room, deed.paused, deed.person, at)
        case acts.PauseProposed():
            asked = replace(room, pause_request=PauseRequest(deed.person, at))
            return remarked(asked, at, "pause_proposed", person=deed.person)
        case acts.RematchProposed():
            request = RematchRequest(deed.person, frozenset(deed.asked), deed.seed, at, deed.at_once)
            return remarked(
                replace(room, rematch_request=request), at, "rematch_proposed", person=deed.person
            )
    raise BadLog(f"{type(deed).__name__} does not happen in a match")


def _begun(room: Room, deed: acts.Begun, at: float) -> Room:
    empty = [chair for chair, seat in enumerate(room.seats) if not seat.taken]
    bots = dict(zip(empty, deed.characters or room.newcomers(empty), strict=True))
    seats = tuple(
        [
            Seat(level=deed.level, character=bots[chair]) if chair in bots else seat
            for chair, seat in enumerate(room.seats)
        ]
    )
    entries = [Entry(who, given) for who, given in deed.inputs]
    game = em.replay(Log(read_header(deed.header), entries), room.seed)
    game.story.clear()
    return replace(
        room,
        since=at,
        used=0.0,
        sealed=False,
        begins_again=False,
        seats=seats,
        game=game,
        story=told_so_far(game),
        match=deed.match,
        round=room.round + 1,
        begun=room.sequence,
        undo_refused=frozenset(),
        seen=at,
        said=tuple([replace(remark, inputs=0) for remark in room.said]),
    )


def _undone(room: Room, chair: int, to: int, at: float) -> Room:
    game = em.undo(in_play(room), to)
    game.story.clear()
    made, mover, now = room.made.at(to), room.to_move, room.thinking(at)
    used = 0.0
    if made is not None:  # its time was counted; it is taken up again where it was when the move was made
        seat = room.seats[made.chair]
        room = seat_in(room, made.chair, replace(seat, spent=max(0.0, seat.spent - made.thought)))
        used = made.thought + (now if mover == made.chair else 0.0)
    others = mover is not None and (made is None or mover != made.chair) and room.seats[mover].alive
    if mover is not None and others and room.counts_time:
        seat = room.seats[mover]
        room = seat_in(room, mover, replace(seat, spent=seat.spent + now))
    undone = replace(
        room,
        since=at,
        used=used,
        game=game,
        story=told_so_far(game),
        made=room.made.before(to),
        stand_ins=room.stand_ins.before(to),
        kept=None,
        rewound=room.rewound + 1,
        undo_request=None,
        undo_refused=frozenset(),
        answers={},
        showing=0.0,
    )
    return remarked(undone, at, "undone", chair)


def _answered(room: Room, deed: acts.Answered, at: float) -> Room:
    if not deed.agree:
        return remarked(_refused(room), at, "declined", room.chairs_of(deed.person)[0])
    if room.rematch_request is not None:
        return _rematch_agreed(room, room.rematch_request, deed.person, at)
    back, pause = room.undo_request, room.pause_request
    if back is not None:
        back = replace(back, agreed=back.agreed | {deed.person})
        if room.others_here(room.seats[back.chair].person) <= back.agreed:
            return _undone(room, back.chair, back.to, at)
    elif pause is not None:
        pause = replace(pause, agreed=pause.agreed | {deed.person})
        if room.others_here(pause.person) <= pause.agreed:
            return _paused(room, True, pause.person, at)
    return replace(room, undo_request=back, pause_request=pause)


def _rematch_agreed(room: Room, request: RematchRequest, person: str, at: float) -> Room:
    agreed = request.agreed | {person}
    if request.asked <= agreed:
        return _rematched(room, request.seed, request.at_once, at)
    return replace(room, rematch_request=replace(request, agreed=agreed))


def _lapsed(room: Room, at: float) -> Room:
    back, pause, rematch = room.undo_request, room.pause_request, room.rematch_request
    if back is not None:
        return remarked(_refused(room), at, "lapsed", back.chair)
    if rematch is not None:
        return remarked(_refused(room), at, "rematch_lapsed", person=rematch.person)
    return remarked(_refused(room), at, "lapsed", person=None if pause is None else pause.person)


def _refused(room: Room) -> Room:
    """Nothing is proposed any more."""
    asked = frozenset() if room.undo_request is None else frozenset({room.undo_request.chair})
    refused = room.undo_refused | asked
    return replace(room, undo_request=None, pause_request=None, rematch_request=None, undo_refused=refused)


def _paused(room: Room, paused: bool, person: str, at: float) -> Room:
    if paused == room.paused:
        return room
    used = room.thinking(at)
    changed = replace(room, paused=paused, pause_request=None, used=used, since=at)
    return remarked(changed, at, "paused" if paused else "resumed", person=person)


# -- windows


def _in_window(room: Room, deed: acts.Reacted | acts.StoodDown) -> Room:
    match deed:
        case acts.Reacted():
            return replace(
                room,
                answers={**room.answers, deed.chair: deed.move},
                private_acts=room.private_acts + 1,
                private_to=room.seats[deed.chair].person,
            )
        case acts.StoodDown():
            return seat_in(room, deed.chair, replace(room.seats[deed.chair], down=deed.turn))
