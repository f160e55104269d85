"""One match being played in the terminal: the game, who sits where, and its file. Nothing is drawn here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import emberisle as em
from emberisle.bots.characters import BOT
from emberisle.cli.saves import SaveFile, default_save_path, load_game
from emberisle.cli.seats import Seat, header_players, seats_from_header, seats_of
from emberisle.kernel import match
from emberisle.kernel.game import Game
from emberisle.kernel.luck import commitment
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Ask
from emberisle.kernel.values import Value
from emberisle.playback import Frame, frames, history
from emberisle.terminal.errors import BadArgument, BadSave


class Session:
    """One match being played here, saved after every input."""

    def __init__(self, game: Game, seats: tuple[Seat, ...], file: SaveFile | None = None) -> None:
        self.game = game
        self.seats = seats
        self.file = file
        self.resumed = False
        self.saved = False
        self.save_error = ""
        """Why the game could not be saved, if it could not."""
        self.notes: tuple[str, ...] = ()
        """What everybody at this table should know from the start."""
        self.seated: int | None = None
        """Where several people share the screen: the seat of the one who last said to be alone at it."""
        self._stood_down: dict[int, int] = {}
        """For each seat the last turn in which it chose to pass every further question."""
        self._bots: dict[str, em.Bot] = {}
        for seat in seats:
            if seat.level is not None:
                self.bot(seat.level)

    @property
    def names(self) -> tuple[str, ...]:
        return tuple([seat.name for seat in self.seats])

    @property
    def seat_to_move(self) -> Seat | None:
        """Who is to move; nobody once the game is over."""
        to_move = self.game.to_move
        return None if to_move is None else self.seats[to_move]

    @property
    def human_to_move(self) -> bool:
        """Whether a person has to decide; whoever can only pass, or passes all of this turn, is not asked."""
        seat = self.seat_to_move
        return seat is not None and seat.human and self._let_pass() is None

    @property
    def viewer(self) -> int | None:
        """The seat whose view is shown, or None for what everybody may see."""
        people = self._people
        if len(people) == 1:
            return people[0]
        return self.game.to_move if self.human_to_move and not self.curtain else None

    @property
    def _people(self) -> list[int]:
        return [n for n, seat in enumerate(self.seats) if seat.human]

    # -- secrets between people at one screen

    @property
    def curtain(self) -> bool:
        """Whether the person to move would see secrets, and has not yet said to be alone at the screen."""
        seat = self.game.to_move
        if seat is None or not self.human_to_move or seat == self.seated or len(self._people) == 1:
            return False
        public = self.game.view(None).table == self.game.view(seat).table
        return not public or self.game.events(None) != self.game.events(seat)

    def sit_down(self) -> None:
        """The person to move is alone at the screen."""
        self.seated = self.game.to_move

    # -- playing

    def play(self, moves: Sequence[Value]) -> list[Frame]:
        """Play these moves one after the other, all of them or none; returns what happened."""
        before = self.game
        game = before
        for move in moves:
            game = game.play(move)
        self.game = game
        if self.file is not None and (self.file.named_by_player or self.saved or _by_human(self, before)):
            self.save()
        return frames(before, game, self.viewer)

    def bot(self, level: str) -> em.Bot:
        """The bot of this level; one serves every seat."""
        if level not in self._bots:
            self._bots[level] = em.bot(self.game.ruleset.id, level)
        return self._bots[level]

    def choose(self) -> Value:
        """What a bot plays here, or would play for the person who is to move. This can take a while."""
        to_move = self.game.to_move
        assert to_move is not None
        unasked = self._let_pass()
        if unasked is not None:
            return unasked
        level = self.seats[to_move].level or em.usual_level(self.game.ruleset.id)
        return self.bot(level).choose(self.game, to_move)

    def _let_pass(self) -> Value | None:
        """The pass of somebody who can do nothing else, or wants nothing else in this turn."""
        move, seat = pass_move(self.game), self.game.to_move
        stood_down = seat in self._stood_down and self._stood_down[seat] == self._turn
        return move if stood_down or self.game.legal_moves() == (move,) else None

    @property
    def _turn(self) -> int:
        return self.game.ruleset.turn(self.game.table)

    def stand_down(self) -> list[Frame]:
        """The person to move lets this moment pass, and all others of the turn."""
        move, seat = pass_move(self.game), self.game.to_move
        assert move is not None
        assert seat is not None
        self._stood_down[seat] = self._turn
        return self.play([move])

    def history(self) -> list[Frame]:
        """Everything since the opening, frame by frame."""
        return history(self.game, self.viewer)

    def verify(self) -> None:
        """Check the finished match from its log alone; raises where it is wrong."""
        match.verify(self.game.ruleset, em.read_log(self.game.log.text()))

    # -- saving

    def save(self) -> None:
        """Save the game as it is now; if that fails, ``save_error`` says why until a later try succeeds."""
        if self.file is None:
            return
        try:
            self.file.write(self.game)
        except BadSave as error:
            self.save_error = str(error)
        else:
            self.saved = True
            self.save_error = ""


def pass_move(game: Game) -> Value | None:
    """The move that passes, if this is a question whether to react; otherwise None."""
    step = game.step
    return step.let_pass(game.table) if isinstance(step, Ask) else None


def _by_human(session: Session, before: Game) -> bool:
    return before.to_move is not None and session.seats[before.to_move].human


# -- beginning and going on


def begin(
    game_id: str,
    players: Sequence[str] | None = None,
    bots: Sequence[str] | None = None,
    seed: str | None = None,
    options: Mapping[str, object] | None = None,
    save: Path | None = None,
    auto: bool = False,
) -> Session:
    """Go on with the game in the file if there is one, otherwise begin a new game.

    With ``auto`` nobody but the bots sits down, if nobody else is named and they are enough.
    """
    if save is not None and save.exists():
        return _go_on(game_id, players, bots, seed, options, save)
    rules = em.ruleset(game_id)
    if auto and players is None and bots is not None and len(bots) >= rules.fewest:
        players = ()
    noted = header_players(players, bots, em.usual_level(game_id), rules.fewest)
    _check_count(rules, noted)
    game = em.new(game_id, len(noted), seed, options, players=noted)
    file = SaveFile(save) if save else SaveFile(default_save_path(game_id), named_by_player=False)
    session = Session(game, seats_from_header(noted, game.header.commitment), file)
    if save is not None:
        session.save()
        if session.save_error:
            raise BadSave(session.save_error)
    return session


def _check_count(rules: Ruleset[Any], noted: Sequence[str]) -> None:
    """Refuse too many or too few, saying who they are and what to do."""
    count = len(noted)
    if rules.fewest <= count <= rules.most:
        return
    few = count < rules.fewest
    change = rules.fewest - count if few else count - rules.most
    what = f"add {change} more to" if few else f"leave {change} out of"
    who = ", ".join([seat.name for seat in seats_from_header(noted)])
    raise BadArgument(
        f"{rules.title} is for {rules.players()} players, not {count} ({who}): {what} --players or --bots"
    )


def _go_on(
    game_id: str,
    players: Sequence[str] | None,
    bots: Sequence[str] | None,
    seed: str | None,
    options: Mapping[str, object] | None,
    save: Path,
) -> Session:
    game = load_game(save)
    header = game.header
    if header.game != game_id:
        raise BadSave(f"{save} holds a game of {header.game}, not of {game_id}")
    if seed is not None and commitment(seed) != header.commitment:
        raise BadArgument(f"{save} holds a game with another seed; leave out --seed, or use another file")
    if options and game.ruleset.check_options(options) != header.options:
        raise BadArgument(f"{save} holds a game with other options; leave out --option, or use another file")
    session = Session(game, _seats_in(game, players, bots, save), SaveFile(save))
    session.resumed = True
    session.saved = True
    return session


def _seats_in(
    game: Game, players: Sequence[str] | None, bots: Sequence[str] | None, save: Path
) -> tuple[Seat, ...]:
    """Who sits in a saved game: those it names, or those named now if it names nobody."""
    noted = game.header.players
    people = [name for name in noted if not name.startswith(BOT)]
    levels = [name.removeprefix(BOT) for name in noted if name.startswith(BOT)]
    same = noted and list(players or people) == people and list(bots or levels) == levels
    if same or (not noted and players is None and bots is None):
        return seats_of(game.header)
    wanted = header_players(players, bots, em.usual_level(game.ruleset.id), game.ruleset.fewest)
    if noted or len(wanted) != game.header.seats:
        who = ", ".join([seat.name for seat in seats_of(game.header)])
        raise BadArgument(
            f"{save} holds a game of {who}; leave out --players and --bots, or use another file"
        )
    return seats_from_header(wanted, game.header.commitment)
