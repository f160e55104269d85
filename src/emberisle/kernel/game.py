"""A game in progress: a table, and an agenda of the steps still to come."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from emberisle.kernel.agenda import Done, put, run, tell_on
from emberisle.kernel.errors import BadLog, BadNotation, BadSeats, GameOver, IllegalMove, NotYourTurn, quoted
from emberisle.kernel.log import CHANCE, Entry, Header, Log
from emberisle.kernel.luck import Luck, QuickLuck
from emberisle.kernel.notation import write
from emberisle.kernel.refusals import pointing
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import DOES, DRAWS, Ask, Chance, Event, Refusal, Step, Steps
from emberisle.kernel.table import clone, field_names, same
from emberisle.kernel.values import Value


@dataclass(frozen=True)
class View:
    """What one seat, or a spectator, may know: built by listing what is seen, never by removing secrets."""

    game: str
    seat: int | None
    to_move: int | None
    question: str
    rule: str
    moves: tuple[Value, ...]
    scores: tuple[int, ...]
    over: bool
    winners: tuple[int, ...]
    table: Any


class Game:
    """One match. ``play`` checks and returns a new game; ``push`` works in place, unchecked, for search."""

    on_trust: tuple[int, ...] = ()
    """Of a match that was checked: the inputs of chance that could not be drawn again."""

    def __init__(self, ruleset: Ruleset[Any], header: Header, table: Any, luck: Luck) -> None:
        self.ruleset = ruleset
        self.header = header
        self.table: Any = table
        self.agenda: list[Step[Any]] = []
        self.luck = luck
        self.seed: str | None = None
        self.entries: list[Entry] = []
        self.story: list[Event] = []
        self.recording = True

    @property
    def house(self) -> dict[str, object]:
        """By which options and errata it is played, in the words of today's rules."""
        return self.ruleset.house(self.header.options, self.header.version)

    def can_draw(self, step: Chance[Any]) -> bool:
        """Whether what this step is drawn from is what it was when the match began."""
        name = step.drawn_from(self.table)
        return not name or self.ruleset.ships(name, self.header.digests, self.house)

    # -- who moves, and what they may do

    @property
    def over(self) -> bool:
        return not self.agenda

    @property
    def to_move(self) -> int | None:
        step = self.step
        return step.seat(self.table) if isinstance(step, Ask) else None

    @property
    def step(self) -> Step[Any] | None:
        """The step that waits, or None when the game is over."""
        return self.agenda[-1] if self.agenda else None

    def legal_moves(self) -> tuple[Value, ...]:
        step = self.step
        if not isinstance(step, Ask):
            return ()
        return step.moves(self.table)

    def scores(self) -> list[int]:
        return self.ruleset.scores(self.table)

    def winners(self) -> list[int]:
        return self.ruleset.winners(self.table) if self.over else []

    def why_not(self, move: object) -> Refusal | None:
        """Why this move is refused here, or None when it is legal."""
        step = self.step
        if step is None:
            raise GameOver(f"{self.ruleset.title} is over: no move can be made")
        if not isinstance(step, Ask):
            raise NotYourTurn("nobody is to move: chance has to fall first")
        if not isinstance(move, Value) or type(move) not in self.ruleset.vocabulary():
            raise BadNotation(f"{quoted(move)} is not a move of {self.ruleset.title}")
        moves = step.moves(self.table)
        return None if move in moves else pointing(step.refuse(self.table, move), move, moves)

    def _check_seat(self, seat: object) -> int | None:
        if seat is None:
            return None
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.header.seats:
            raise BadSeats(f"there is no seat {quoted(seat)}; the seats are 0 to {self.header.seats - 1}")
        return seat

    # -- playing

    def play(self, move: object, seat: object = None) -> Game:
        """The game after this move and the chance that follows it. This game stays as it is."""
        refusal = self.why_not(move)
        if seat is not None and seat != self.to_move:
            raise NotYourTurn(f"seat {seat} cannot move: it is the turn of seat {self.to_move}")
        if refusal is not None:
            raise IllegalMove(refusal, self.ruleset.reason(refusal))
        game = self.copy()
        game.push(move)
        game.settle()
        return game

    def push(self, given: object) -> None:
        """Feed one input, a move or an outcome, to the step that waits. Unchecked, in place."""
        if self.recording:
            for _ in self.advance(given):
                pass
        else:
            step = self.agenda.pop()
            run(self.table, self.agenda, step.take(self.table, given))

    def go(self, luck: Luck) -> None:
        """Feed any input, drawn at random, to the step that waits. In place."""
        step = self.agenda[-1]
        if self.recording:
            self.push(step.sample(self.table, luck))
        else:
            self.agenda.pop()
            run(self.table, self.agenda, step.go(self.table, luck))

    def fall(self, luck: Luck) -> None:
        """Let chance fall, from this luck, until somebody must move or the game is over. In place."""
        while self.agenda and self.agenda[-1].kind == DRAWS:
            if self.recording:
                self.go(luck)
            else:
                run(self.table, self.agenda, (), luck, to_ask=True)

    def settle(self) -> None:
        """Draw from the game's own luck until somebody must move or the game is over. In place."""
        while self.agenda:
            step = self.agenda[-1]
            if not isinstance(step, Chance):
                return
            self.push(step.sample(self.table, self.luck.at(len(self.entries))))

    def begin(self, steps: Steps[Any]) -> None:
        """Put steps on top of the agenda and do what waits for nobody. In place."""
        put(self.agenda, steps, None)
        if self.agenda and self.agenda[-1].kind == DOES:
            for _ in tell_on(self.table, self.agenda, self.agenda.pop(), None, self._kept_story()):
                pass

    def advance(self, given: object) -> Iterator[Done]:
        """Feed one input as ``push`` does, and stop after every step that is done, with what was told of it.

        All that shows, counts or re-checks a match reads its steps from here.
        """
        step = self.agenda.pop()
        if self.recording:
            who: object = step.seat(self.table) if isinstance(step, Ask) else CHANCE
            self.entries.append(Entry(who, step.note(given)))
        return tell_on(self.table, self.agenda, step, given, self._kept_story())

    def _kept_story(self) -> list[Event] | None:
        return self.story if self.recording else None

    # -- copies, views, guesses

    def copy(self) -> Game:
        twin = Game(self.ruleset, self.header, clone(self.table), self.luck)
        twin.agenda = self.agenda[:]
        twin.seed = self.seed
        twin.recording = self.recording
        if self.recording:
            twin.entries = self.entries[:]
            twin.story = self.story[:]
        return twin

    def still(self) -> Game:
        """The game as it is now, to be looked at only: it keeps no log, and stays when this game goes on."""
        twin = Game(self.ruleset, self.header, clone(self.table), self.luck)
        twin.agenda = self.agenda[:]
        twin.recording = False
        return twin

    def view(self, seat: int | None = None) -> View:
        self._check_seat(seat)
        step, to_move = self.step, self.to_move
        return View(
            game=self.ruleset.id,
            seat=seat,
            to_move=to_move,
            question=type(step).__name__ if step is not None else "",
            rule=step.rule if step is not None else "",
            moves=self.legal_moves() if seat is not None and seat == to_move else (),
            scores=tuple(self.scores()),
            over=step is None,
            winners=tuple(self.winners()),
            table=self.ruleset.view(self.table, seat),
        )

    def events(self, seat: int | None = None) -> list[Event]:
        """Everything that happened, as this seat or a spectator saw it."""
        self._check_seat(seat)
        return [event for event in self.story if event.only is None or event.only == seat]

    def guess(self, seat: int, luck: Luck) -> Game:
        """A game that looks the same to this seat, all it has not seen dealt afresh, the luck to come too.

        It keeps no log: it is a place to search from, not a match.
        """
        self._check_seat(seat)
        twin = Game(self.ruleset, self.header, clone(self.table), QuickLuck(luck.below(1 << 48)))
        twin.agenda = self.agenda[:]
        twin.recording = False
        self.ruleset.deal_unseen(twin.table, seat, luck)
        return twin

    # -- log and notation

    @property
    def log(self) -> Log:
        """The log so far; it reveals the seed once the game is over."""
        if not self.recording:
            raise BadLog("a guess keeps no log")
        return Log(self.header, self.entries[:], self.seed if self.over else None)

    def data(self) -> dict[str, object]:
        """The whole game as JSON data, its secrets included."""
        return {
            "header": self.header.data(),
            "seed": self.seed,
            "table": {name: write(getattr(self.table, name)) for name in field_names(self.table)},
            "agenda": [write(step) for step in self.agenda],
            "entries": [[entry.who, write(entry.given)] for entry in self.entries],
            "story": [write(event) for event in self.story],
        }

    def __repr__(self) -> str:
        state = f"won by {self.winners()}" if self.over else f"seat {self.to_move} to move"
        return f"<{self.ruleset.title}: {state}, scores {self.scores()}, {len(self.entries)} inputs>"

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Game)
            and self.header == other.header
            and same(self.table, other.table)
            and self.agenda == other.agenda
            and self.entries == other.entries
        )

    def __hash__(self) -> int:
        return hash(self.header)
