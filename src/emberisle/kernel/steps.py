"""Steps: a rulebook is a set of them, a match is a table and an agenda of those still to come."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from emberisle.kernel.errors import quoted
from emberisle.kernel.luck import Luck
from emberisle.kernel.native import i64, mypyc_attr
from emberisle.kernel.notation import read, write
from emberisle.kernel.table import Table
from emberisle.kernel.values import Value

T = TypeVar("T", bound=Table)

DOES: Final = 0
"""The kind of a step that waits for nobody."""
DRAWS: Final = 1
"""The kind of a step that waits for chance."""
ASKS: Final = 2
"""The kind of a step that waits for a seat."""
DROPS: Final = 3
"""The kind of a step that drops others from the agenda."""

_GRAIN: Final = 1 << 53
"""How many steps there are between 0 and 1 when odds that are not all equal are drawn."""


class Event(Value):
    """Something that happened, with its clause; ``only`` names the one seat that saw it, if not all did."""

    def __init__(self, rule: str, what: str, facts: tuple[object, ...] = (), only: int | None = None) -> None:
        self.rule = rule
        self.what = what
        self.facts = facts
        self.only = only

    def parts(self) -> tuple[object, ...]:
        """Written by hand for speed, as most of a game's notation is its events."""
        return self.rule, self.what, self.facts, self.only


class Refusal(Value):
    """Why a move is not allowed: the clause, and the reason as the key of a text and the facts in it.

    ``Ruleset.reason`` puts it into words. The game itself adds ``instead``, the nearest moves that are legal.
    """

    def __init__(
        self,
        rule: str,
        key: str,
        facts: tuple[object, ...] = (),
        instead: tuple[Value, ...] = (),
    ) -> None:
        """Without a file of texts ``key`` is the text itself, such as ``"only {0} are left"``."""
        self.rule = rule
        self.key = key
        self.facts = facts
        self.instead = instead


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[T]):
    """One sentence of a rulebook."""

    rule: ClassVar[str] = ""
    kind: i64 = DRAWS
    """What it waits for: a number, since whoever runs an agenda asks for it at every step."""

    def do(self, table: T) -> Steps[T]:
        """Change the table, where that takes no input; returns what comes next."""
        raise NotImplementedError

    def go(self, table: T, luck: Luck) -> Steps[T]:
        """Take an input at random; returns what comes next. This is all that a playout does with a step."""
        return self.take(table, self.sample(table, luck))

    def sample(self, table: T, luck: Luck) -> object:
        """An input at random: an outcome with its proper odds, or any legal move."""
        raise NotImplementedError

    def take(self, table: T, given: Any) -> Steps[T]:
        """Change the table by this input; returns what comes next.

        A step says in its own ``take`` and ``tell`` what it is given: ``given: Roll``.
        """
        raise NotImplementedError

    def note(self, given: Any) -> object:
        """An input of this step in notation, as the log keeps it."""
        return write(given)

    def heed(self, data: object, vocabulary: tuple[type[Value], ...]) -> object:
        """The input that this notation means here."""
        return read(data, vocabulary)

    def tell(self, table: T, given: Any) -> list[Event]:
        """What the others at the table see of this step, said just before it takes effect."""
        return []


Steps = tuple[Step[T], ...]
"""Steps to come in reverse order, the next one last, as on an agenda; made with ``then``."""


def then(*parts: Step[T] | Steps[T]) -> Steps[T]:
    """These steps, or sequences of steps, come next, in the order in which one reads them."""
    if len(parts) == 1:
        only = parts[0]
        return (only,) if isinstance(only, Step) else only
    steps: list[Step[T]] = []
    for part in reversed(parts):
        if isinstance(part, Step):
            steps.append(part)
        else:
            steps.extend(part)
    return tuple(steps)


def not_steps(step: Step[Any] | None, returned: object) -> TypeError:
    """What is raised when a step returns something else than what comes next."""
    return TypeError(
        f"{type(step).__name__} returned {quoted(returned)}: what comes next is written with then(...), "
        "and nothing as ()"
    )


class FallAway(Step[Any]):
    """Drops what waits on the agenda, up to the step ``to``, which stays, or all of it."""

    kind: i64 = DROPS

    def __init__(self, to: Step[Any] | None = None) -> None:
        self.to = to

    def falls(self, step: Step[Any]) -> bool:
        """Whether this step drops too, or is the one that stays."""
        return self.to is None or (step is not self.to and step != self.to)

    def missing(self) -> AssertionError:
        """What is raised when everything has dropped and ``to`` was not among it."""
        return AssertionError(f"there is no {self.to!r} on the agenda for the rest to fall away to")


GAME_OVER: Final[tuple[Step[Any], ...]] = (FallAway(),)
"""Returned by the step that ends the game: whatever was still to come falls away."""


def fall_away_to(step: Step[T]) -> Steps[T]:
    """The rest falls away, as far as this step: ``return fall_away_to(CLOSE_TURN)`` ends a turn early."""
    return (FallAway(step),)


@mypyc_attr(allow_interpreted_subclasses=True)
class Do(Step[T]):
    """A step that waits for nobody: it changes the table."""

    kind: i64 = DOES

    def go(self, table: T, luck: Luck) -> Steps[T]:
        return self.do(table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[T]):
    """A step that waits for one seat to pick one of its moves."""

    kind: i64 = ASKS

    ends_turn: ClassVar[bool] = False
    """Whether passing ends the seat's own turn; others may then see when it passes."""

    def seat(self, table: T) -> int:
        raise NotImplementedError

    def moves(self, table: T) -> tuple[Value, ...]:
        """Every legal move, and nothing else: the only place that lists them."""
        raise NotImplementedError

    def sample(self, table: T, luck: Luck) -> object:
        moves = self.moves(table)
        return moves[luck.below(len(moves))]

    def refuse(self, table: T, move: Value) -> Refusal:
        """Why a move that ``moves`` does not list is not allowed here."""
        return Refusal(self.rule, "that cannot be done here")

    def let_pass(self, table: T) -> Value | None:
        """The move that passes, where a seat is only asked whether it wants to react; else None."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[T]):
    """A step that waits for dice, a draw, the hub or a marble."""

    def outcomes(self, table: T) -> list[tuple[object, float]]:
        """Every outcome with its probability, for exact search."""
        raise NotImplementedError

    def sample(self, table: T, luck: Luck) -> object:
        """An outcome with its proper odds, from those listed."""
        listed = self.outcomes(table)
        if len({chance for _, chance in listed}) == 1:
            return listed[luck.below(len(listed))][0]
        drawn = luck.below(_GRAIN) / _GRAIN
        for outcome, chance in listed:
            drawn -= chance
            if drawn < 0:
                return outcome
        return listed[-1][0]

    def possible(self, table: T, outcome: object) -> bool:
        """Whether this outcome can come up here: a log from elsewhere may say anything."""
        return any(outcome == known and type(outcome) is type(known) for known, _ in self.outcomes(table))

    def drawn_from(self, table: T) -> str:
        """The data that the outcome is drawn from, by the name that its digest has, or none."""
        return ""

    def plausible(self, table: T, outcome: object) -> bool:
        """Whether data that is no longer shipped may have given this outcome."""
        return self.possible(table, outcome)
