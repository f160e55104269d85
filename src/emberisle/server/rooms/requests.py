"""Requests of people: each becomes a deed or is refused; nothing is changed here."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Any

import emberisle as em
from emberisle.bots.characters import BOT
from emberisle.kernel import notation
from emberisle.kernel.errors import BadNotation, BadSeats, EmberisleError
from emberisle.kernel.game import Game
from emberisle.kernel.luck import fresh_seed, words_commitment
from emberisle.kernel.notation import write
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Chance
from emberisle.kernel.values import Move, Value
from emberisle.server import messages
from emberisle.server.rooms import acts, appearing
from emberisle.server.rooms.door import at_the_door
from emberisle.server.rooms.progress import Decided, Progress
from emberisle.server.rooms.proposals import (
    check_nothing_proposed,
    check_seated,
    concerned,
    rematch,
    waited_for,
)
from emberisle.server.rooms.refusals import MoveRefused, RequestRefused
from emberisle.server.rooms.room import Room, Seat


def deed_for(
    room: Room, person: str | None, asked: messages.Asked, here: AbstractSet[str]
) -> acts.AnyDeed | Decided:
    """The deed that this person's request asks for, if it is allowed in this room."""
    if person is None or person not in room.people:
        raise RequestRefused("not_allowed", "watching")
    match asked:
        case messages.Play():
            chair = _occupied(room, person, asked.chair)
            if asked.inputs != room.inputs:
                raise RequestRefused("stale", "stale")
            return play(room, chair, asked.moves)
        case messages.Sit():
            return _sit(room, person, asked)
        case messages.Stand():
            return _stand(room, own(room, person, asked.chair))
        case messages.CommitWords():
            _check_lobby(room)
            return acts.WordsCommitted(own(room, person, asked.chair), asked.commitment)
        case messages.RevealWords():
            return _reveal_words(room, own(room, person, asked.chair), asked.words)
        case messages.React():
            return _react(room, own(room, person, asked.chair), asked)
        case messages.StandDown():
            return _stand_down(room, own(room, person, asked.chair), asked.down)
        case messages.Undo():
            return _undo(room, _occupied(room, person, asked.chair))
        case messages.Answer():
            return _answer(room, person, asked)
        case messages.Chat():
            return _chat(room, person, asked)
        case messages.Pause():
            return _pause(room, person, asked.paused)
        case messages.Rematch():
            return rematch(room, person, asked, here)
        case messages.SetAppearance() | messages.Rename() | messages.Emote():
            return _appear(room, person, asked)
        case messages.Remove() | messages.Admit() | messages.SetDoor():
            return at_the_door(room, person, asked)
    _check_host(room, person, here)
    return _arranging(room, asked, here)


def _arranging(room: Room, asked: messages.Asked, here: AbstractSet[str]) -> acts.AnyDeed:
    """What only the host may ask for."""
    match asked:
        case messages.Begin():
            return begun(room, here=here)
        case messages.Reopen():
            return _reopen(room)
        case messages.SeatBot():
            return _seat_bot(room, asked)
        case messages.Dismiss():
            return _dismiss(room, asked.chair)
        case messages.Arrange():
            return _arrange(room, asked)
    raise RequestRefused("malformed", "malformed")


# -- who may


def acting_host(room: Room, here: AbstractSet[str]) -> str:
    """The host, or while he is away the first at the table who is not; never a program."""
    if room.host in here:
        return room.host
    people = here - room.guest_bots
    at_table = [seat.person for seat in room.seats if seat.person is not None and seat.person in people]
    return at_table[0] if at_table else room.host


def own(room: Room, person: str | None, chair: int) -> int:
    """This chair, if it is the person's."""
    if chair not in room.chairs_of(person):
        raise RequestRefused("not_allowed", "not_your_chair")
    return chair


def _occupied(room: Room, person: str, chair: int) -> int:
    """This chair, if it is the person's and no bot minds it."""
    if not room.seats[own(room, person, chair)].alive:
        raise RequestRefused("not_allowed", "stood")
    return chair


def _check_host(room: Room, person: str, here: AbstractSet[str]) -> None:
    if person != acting_host(room, here):
        raise RequestRefused("not_allowed", "host_only")


def _check_lobby(room: Room) -> None:
    if room.stage != "lobby":
        raise RequestRefused("not_allowed", "before_only")
    if room.sealed:
        raise RequestRefused("not_allowed", "sealed")


def _chair(room: Room, chair: int) -> Seat:
    if not 0 <= chair < len(room.seats):
        raise RequestRefused("not_allowed", "no_chair", chairs=len(room.seats))
    return room.seats[chair]


def in_play(room: Room) -> Game:
    """The match that goes on here."""
    if room.game is None:
        raise RequestRefused("not_allowed", "not_begun")
    if room.game.over:
        raise RequestRefused("over", "over")
    return room.game


# -- before the match


def _sit(room: Room, person: str, asked: messages.Sit) -> acts.AnyDeed:
    seat, name = _chair(room, asked.chair), proper_name(asked.name)
    if room.stage == "playing" and seat.person == person:
        if not seat.minded:
            raise RequestRefused("not_allowed", "taken")
        return acts.Returned(asked.chair)
    _check_lobby(room)
    if seat.taken and seat.person != person:
        raise RequestRefused("not_allowed", "taken")
    if not seat.taken and not room.may_sit(person):
        raise RequestRefused("not_allowed", "invited_only")
    return acts.Sat(asked.chair, person, name, asked.words_commitment or "", asked.avatar)


def proper_name(name: str) -> str:
    """A name fit for a screen and for a log."""
    shown = " ".join(name.split())
    if not shown or not shown.isprintable() or shown.lower().startswith(BOT):
        raise RequestRefused("not_allowed", "bad_name")
    return shown


def proper_seats(rules: Ruleset[Any], seats: int) -> int:
    """So many seats, if the game is played by so many."""
    try:
        return rules.check_seats(seats)
    except BadSeats:
        players = f"{rules.fewest}–{rules.most}" if rules.fewest < rules.most else rules.most
        raise RequestRefused("not_allowed", "seats", players=players, seats=seats) from None


def _stand(room: Room, chair: int) -> acts.AnyDeed:
    if room.stage == "playing":
        if room.seats[chair].stood:
            raise RequestRefused("not_allowed", "stood")
        return acts.Left(chair, stood=True)
    _check_lobby(room)
    return acts.Stood(chair)


def _seat_bot(room: Room, asked: messages.SeatBot) -> acts.AnyDeed:
    _check_lobby(room)
    if _chair(room, asked.chair).person is not None:
        raise RequestRefused("not_allowed", "taken")
    [comes] = room.newcomers([asked.chair])
    return acts.BotSeated(asked.chair, known_level(room.game_id, asked.level), comes)


def known_level(game_id: str, level: str | None) -> str:
    """This level, if bots of the game play at it; the usual one if none is named."""
    if level is None:
        return em.usual_level(game_id)
    if level not in em.levels(game_id):
        raise RequestRefused("not_allowed", "no_level", levels=", ".join(em.levels(game_id)))
    return level


def _dismiss(room: Room, chair: int) -> acts.AnyDeed:
    _check_lobby(room)
    if not _chair(room, chair).taken:
        raise RequestRefused("not_allowed", "empty")
    return acts.Stood(chair)


def _arrange(room: Room, asked: messages.Arrange) -> acts.AnyDeed:
    _check_lobby(room)
    rules = em.ruleset(room.game_id)
    seats = proper_seats(rules, len(room.seats) if asked.seats is None else asked.seats)
    try:
        options = rules.check_options(room.options if asked.options is None else asked.options)
    except EmberisleError as error:
        raise RequestRefused("not_allowed", "as_said", reason=str(error)) from None
    if any(seat.person is not None for seat in room.seats[seats:]):
        raise RequestRefused("not_allowed", "sits_there")
    return acts.Arranged(
        seats=seats,
        options=options,
        clocks=room.clocks if asked.clocks is None else asked.clocks,
        public=room.public if asked.public is None else asked.public,
        absent_agree=room.absent_agree if asked.absent_agree is None else asked.absent_agree,
    )


def begun(room: Room, level: str | None = None, here: AbstractSet[str] = frozenset()) -> acts.AnyDeed:
    """The match begins; where people committed themselves to words they have to show them first."""
    _check_lobby(room)
    _check_words(room, here)
    return acts.Sealed() if room.unrevealed else _begun(room, level)


def _check_words(room: Room, here: AbstractSet[str]) -> None:
    """Whoever was bound to words before is given the time to choose others."""
    lost = [seat.name for seat in room.seats if seat.words_lost and seat.person in here]
    if lost:
        raise RequestRefused("not_allowed", "words_awaited", names=", ".join(lost))


def _reveal_words(room: Room, chair: int, words: str) -> acts.AnyDeed:
    if not room.sealed or chair not in room.unrevealed:
        raise RequestRefused("not_allowed", "nothing_asked")
    if words_commitment(words) != room.seats[chair].words_commitment:
        raise RequestRefused("not_allowed", "other_words")
    if room.unrevealed != [chair]:
        return acts.WordsRevealed(chair, words)
    seats = [replace(seat, words=words) if n == chair else seat for n, seat in enumerate(room.seats)]
    return _begun(replace(room, seats=tuple(seats)), None)


def _reopen(room: Room) -> acts.AnyDeed:
    if not room.sealed:
        raise RequestRefused("not_allowed", "not_sealed")
    return acts.Reopened(fresh_seed())


def _begun(room: Room, level: str | None) -> acts.AnyDeed:
    """The match begins as it is arranged; bots take the empty chairs."""
    level = known_level(room.game_id, level)
    bots = room.newcomers([chair for chair, seat in enumerate(room.seats) if not seat.taken])
    players = [player or BOT + level for player in room.players()]
    try:
        game = em.new(room.game_id, len(players), room.seed, room.options, room.words, players, bound=True)
    except EmberisleError as error:
        raise RequestRefused("not_allowed", "as_said", reason=str(error)) from None
    return acts.Begun(secrets.token_urlsafe(16), game.header.data(), inputs_since(game, 0), level, bots)


# -- in the match


def played(room: Room, chair: int, moves: Sequence[object], by: acts.By = "person") -> acts.Played:
    """These moves of a chair, and what chance gave after the last of them."""
    deed = play(room, chair, moves, by).deed
    assert isinstance(deed, acts.Played)
    return deed


def play(room: Room, chair: int, moves: Sequence[object], by: acts.By = "person") -> Decided:
    """The same with the match after them."""
    progress, last = ready(room, chair, moves)
    refusal = progress.game.why_not(last)
    if refusal is not None:
        raise MoveRefused(progress.game, refusal)
    progress.push(last)
    progress.settle()
    return Decided(acts.Played(chair, progress.inputs, by), progress)


def ready(room: Room, chair: int, moves: Sequence[object]) -> tuple[Progress, Move]:
    """The match before the last of these moves, and that move. No luck is drawn for it.

    Were it drawn, moves that are refused together could be used to find out what a roll will bring.
    """
    progress = Progress(going_on(room))
    game = progress.game
    if room.window:
        raise RequestRefused("not_your_turn", "not_your_turn")
    *first, last = [read_move(game, move) for move in moves]
    for move in first:
        _check_turn(game, chair)
        refusal = game.why_not(move)
        if refusal is not None:
            raise MoveRefused(game, refusal)
        progress.push(move)
        if game.over or isinstance(game.step, Chance):
            raise RequestRefused("not_allowed", "one_at_a_time")
    _check_turn(game, chair)
    return progress, last


def following(progress: Progress, chair: int, move: Move) -> tuple[Value, ...]:
    """What the same chair could do after a move; nothing where that, or luck, would tell what is hidden."""
    if not progress.game.ruleset.all_open:
        return ()
    progress.push(move)
    return progress.game.legal_moves() if progress.game.to_move == chair else ()


def going_on(room: Room) -> Game:
    """The match that goes on here and is not paused."""
    game = in_play(room)
    if room.paused:
        raise RequestRefused("paused", "paused")
    return game


def _check_turn(game: Game, chair: int) -> None:
    if game.to_move != chair:
        raise RequestRefused("not_your_turn", "not_your_turn")


def read_move(game: Game, written: object) -> Move:
    """A move as the page writes it."""
    try:
        return notation.read_move(written, game.ruleset.vocabulary())
    except BadNotation as error:
        raise RequestRefused("malformed", "no_move", reason=str(error)) from None


def inputs_since(game: Game, start: int) -> list[tuple[int | str, object]]:
    """The inputs of a game after its first ``start``, as an act keeps them."""
    return [(entry.who, entry.given) for entry in game.entries[start:]]  # type: ignore[misc]


def _react(room: Room, chair: int, asked: messages.React) -> acts.AnyDeed:
    going_on(room)
    if asked.inputs != room.inputs:
        raise RequestRefused("stale", "stale")
    found = next((one for one in room.window if one.chair == chair), None)
    if found is None or not room.seats[chair].alive or room.stands_down(chair):
        raise RequestRefused("not_your_turn", "nothing_asked")
    move = read_move(found.game, asked.move)
    refusal = found.game.why_not(move)
    if refusal is not None:
        raise MoveRefused(found.game, refusal)
    return acts.Reacted(chair, write(move))


def _stand_down(room: Room, chair: int, down: bool) -> acts.AnyDeed:
    game = going_on(room)
    if not game.ruleset.reactions:
        raise RequestRefused("not_allowed", "nothing_asked")
    return acts.StoodDown(chair, game.ruleset.turn(game.table) if down else None)


def _undo(room: Room, chair: int) -> acts.AnyDeed:
    in_play(room)
    made = room.last_made([chair])
    if made is None:
        raise RequestRefused("not_allowed", "nothing_to_undo")
    if room.may_take_back(made):
        return acts.Undone(chair, made.inputs)
    away = set() if room.absent_agree else room.others_away(room.seats[chair].person)
    if away:
        names = ", ".join([seat.name for seat in room.seats if seat.person in away])
        raise RequestRefused("not_allowed", "away_agree", names=names)
    check_nothing_proposed(room)
    return acts.Proposed(chair, made.inputs)


def _answer(room: Room, person: str, asked: messages.Answer) -> acts.AnyDeed:
    own(room, person, asked.chair)
    if room.rematch_request is None:
        in_play(room)
    if person not in (waited_for(room) if asked.agree else concerned(room)):
        raise RequestRefused("not_allowed", "nothing_asked")
    return acts.Answered(person, asked.agree)


def _pause(room: Room, person: str, paused: bool) -> acts.AnyDeed:
    in_play(room)
    check_seated(room, person)
    if paused == room.paused:
        raise RequestRefused("not_allowed", "paused" if paused else "not_paused")
    if paused and room.timed and room.others_here(person):
        check_nothing_proposed(room)
        return acts.PauseProposed(person)
    return acts.Paused(paused, person)


def _chat(room: Room, person: str, asked: messages.Chat) -> acts.AnyDeed:
    if asked.chair is not None:
        own(room, person, asked.chair)
    text = printable(asked.text).strip()
    if not text:
        raise RequestRefused("malformed", "malformed")
    return acts.Spoke(person, asked.chair, text)


def _appear(
    room: Room, person: str, asked: messages.SetAppearance | messages.Rename | messages.Emote
) -> acts.AnyDeed:
    if isinstance(asked, messages.Rename):
        return appearing.renamed(room, person, proper_name(asked.name))
    if asked.chair is not None:
        own(room, person, asked.chair)
    if isinstance(asked, messages.Emote):
        return acts.Emoted(person, asked.chair, asked.emote)
    return appearing.appearance_set(room, asked.chair, asked)


def pointed(room: Room, person: str | None, asked: messages.Point) -> messages.Pointed:
    """The spot that somebody at the table shows the others; what nobody keeps is no deed."""
    own(room, person, asked.chair)
    if room.game is None:
        raise RequestRefused("not_allowed", "not_begun")
    return messages.Pointed(asked.chair, asked.x, asked.y)


def printable(text: str) -> str:
    """Text without its unprintable characters; new lines stay."""
    return "".join([letter for letter in text if letter.isprintable() or letter == "\n"])
