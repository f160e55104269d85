"""Rulesets: what a game tells the kernel about itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from emberisle.kernel.errata import Erratum
from emberisle.kernel.errors import BadOption, BadScenario, BadSeats, OtherRules, quoted
from emberisle.kernel.luck import Luck
from emberisle.kernel.native import mypyc_attr
from emberisle.kernel.steps import Event, Refusal, Step, Steps
from emberisle.kernel.table import Table
from emberisle.kernel.texts import LANGUAGES as LANGUAGES
from emberisle.kernel.texts import Texts, spoken, summary
from emberisle.kernel.values import Value

T = TypeVar("T", bound=Table)

TurnTold = tuple[int, int | None]
"""When something is told: the number of the turn, where turns are counted, and whose it is.

It is nobody's while it is settled in which order a round is played; then the number is that of the round.
"""


def somebodys(turn: TurnTold | None) -> TurnTold | None:
    """The turn, if it is one of somebody: only such turns are counted."""
    return None if turn is None or turn[1] is None else turn


class Option:
    """A house rule: the clause it changes, its default, and the values it takes.

    It takes its choices and nothing else; with a span, every whole number from the one to the other, and
    the choices are suggestions.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        choices: tuple[object, ...],
        summary: str = "",
        span: tuple[int, int] | None = None,
        primary: bool = False,
    ) -> None:
        """The first choice is the default; the summary is for games that have no file of texts.

        What makes another game of it is ``primary``, and is chosen before all house rules.
        """
        self.name = name
        self.rule = rule
        self.choices = choices
        self.summary = summary
        self.span = span
        self.primary = primary

    @property
    def default(self) -> object:
        return self.choices[0]

    def check(self, value: object) -> object:
        if self.span is not None:
            if type(value) is int and self.span[0] <= value <= self.span[1]:
                return value
        else:
            for choice in self.choices:
                if type(choice) is type(value) and choice == value:
                    return choice
        raise BadOption(f"option {self.name!r} cannot be {quoted(value)}; it takes {self.takes()}")

    def takes(self) -> str:
        """Its values, as they are written in Python."""
        if self.span is not None:
            return f"a whole number from {self.span[0]} to {self.span[1]}"
        return ", ".join([repr(choice) for choice in self.choices])


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(Generic[T]):
    """A game: its numbers, its options, its opening, and what each seat may know."""

    id: ClassVar[str] = ""
    title: ClassVar[str] = ""
    version: ClassVar[int] = 1
    oldest: ClassVar[int] = 1
    """The oldest version of the rules whose matches still replay."""
    errata: ClassVar[tuple[Erratum, ...]] = ()
    """What each version since the oldest has changed, in order."""
    unnamed_digests: ClassVar[dict[str, str]] = {}
    """The digests that matches mean which began before headers named any."""
    fewest: ClassVar[int] = 2
    most: ClassVar[int] = 4
    fewest_points_win: ClassVar[bool] = False
    """Whether the lowest score leads, as where points are penalties."""
    reactions: ClassVar[bool] = False
    """Whether there are moments at which others are asked if they want to react."""
    unit: ClassVar[str] = "points"
    """What scores count."""
    points_decide: ClassVar[bool] = True
    """Whether scores decide who wins; otherwise the text ``events.won`` says how it was done."""
    all_may_lose: ClassVar[bool] = False
    """Whether a game can end without a winner, as where all play together against the game."""
    words: ClassVar[dict[str, str]] = {}
    """What the game says, by key, such as ``events.rolled``, if it has no file of texts."""

    def options(self) -> tuple[Option, ...]:
        return ()

    def vocabulary(self) -> tuple[type[Value], ...]:
        """Every kind of move, step and card that the notation can meet."""
        raise NotImplementedError

    def setup(self, seats: int, house: Mapping[str, Any]) -> tuple[T, Steps[T]]:
        """The table before the first step, and the steps that come first."""
        raise NotImplementedError

    def digests(self, house: Mapping[str, object]) -> dict[str, str]:
        """The data that chance is drawn from with these options, such as an atlas: names and digests."""
        return {}

    def scenario(self, spec: Mapping[str, object], house: Mapping[str, object]) -> tuple[T, Steps[T]]:
        """A position described by a few named facts, and the steps that come next there."""
        raise BadScenario(f"{self.title} has no scenarios")

    def scores(self, table: T) -> list[int]:
        raise NotImplementedError

    def winners(self, table: T) -> list[int]:
        """Who has won, asked once the game is over: the best score, unless a game says otherwise."""
        scores = self.scores(table)
        best = min(scores) if self.fewest_points_win else max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def leader(self, table: T) -> int | None:
        """Who alone is ahead at this moment, as everybody can see; nobody while the best are even."""
        scores = self.scores(table)
        best = min(scores) if self.fewest_points_win else max(scores)
        return scores.index(best) if scores.count(best) == 1 else None

    def together(self, table: T) -> bool:
        """Whether all win or all lose at this table, as where they play against the game."""
        return self.all_may_lose

    def turn(self, table: T) -> int:
        """How many turns have begun, in games in which others may react to a turn."""
        return 0

    def on_turn(self, table: T) -> int | None:
        """Whose turn it is, in games in which others may react to a turn."""
        return None

    def turn_told(self, table: T) -> tuple[int, int] | None:
        """To which turn belongs what is told now: its number, where turns are counted, and whose it is."""
        seat = self.on_turn(table)
        return None if seat is None else (self.turn(table), seat)

    def told_in(self, table: T, events: Sequence[Event]) -> TurnTold | None:
        """To which turn belong these events, which were told just now, or to the order of which round."""
        return self.turn_told(table)

    @property
    def tells_turns(self) -> bool:
        """Whether it is known to which turn what is told belongs; what is told before the first is setup."""
        kind = type(self)
        return kind.turn_told is not Ruleset.turn_told or kind.on_turn is not Ruleset.on_turn

    def slow_chance(self, house: Mapping[str, object]) -> bool:
        """Whether drawing chance may take a while with these options, as when marbles roll."""
        return False

    def view(self, table: T, seat: int | None) -> object:
        """What this seat, or a spectator, sees of the table: a dataclass built by listing what is seen."""
        raise NotImplementedError

    def deal_unseen(self, table: T, seat: int, luck: Luck) -> None:
        """Deal afresh, in place, all that this seat has not seen; nothing, where everything lies open."""

    @property
    def all_open(self) -> bool:
        """Whether everything lies open, as nothing is ever dealt afresh: all see what a spectator sees."""
        return type(self).deal_unseen is Ruleset.deal_unseen

    # -- in words

    def texts(self, language: str) -> Texts:
        """All that the game says in this language; without files of texts it is the same in every one."""
        return Texts(spoken(language), self.words)

    def sentence(self, event: Event, names: tuple[str, ...], language: str = "en") -> str:
        """An event in words."""
        texts, key = self.texts(language), f"events.{event.what}"
        if key in texts.texts:
            return texts.say(key, event.facts, names)
        facts = ", ".join([texts.number(fact) for fact in event.facts])
        return f"{event.what.replace('_', ' ').capitalize()}{': ' if facts else ''}{facts}."

    def happening(self, event: Event, names: tuple[str, ...], language: str = "en") -> str:
        """What is said while an event is being shown and its outcome not yet seen; empty without a text."""
        texts, key = self.texts(language), f"happening.{event.what}"
        return texts.say(key, event.facts, names) if key in texts.texts else ""

    def label(self, move: Value, names: tuple[str, ...] = (), language: str = "en") -> str:
        """A move in words, as on a button, with the names of the seats where they are known."""
        return self.texts(language).move(move, names)

    def label_among(
        self, move: Value, moves: tuple[Value, ...], names: tuple[str, ...] = (), language: str = "en"
    ) -> str:
        """A move in words when it is offered beside these others, from which a game may tell it apart."""
        return self.label(move, names, language)

    def victory(self, winners: tuple[int, ...], names: tuple[str, ...], language: str = "en") -> str:
        """How it was won, where points do not decide."""
        return self.texts(language).say("events.won", winners, names)

    def question(self, step: Step[T], language: str = "en") -> str:
        """What a step asks, in words; without a text, what its docstring says."""
        return self.texts(language).get(f"questions.{type(step).__name__}", summary(step))

    def choosing(self, step: Step[T], seat: int, names: tuple[str, ...], language: str = "en") -> str:
        """What the seat that a step asks is about to do, as the others are told it; empty without a text."""
        texts, key = self.texts(language), f"choosing.{type(step).__name__}"
        return texts.say(key, (seat,), names) if key in texts.texts else ""

    def reason(self, refusal: Refusal, language: str = "en", names: tuple[str, ...] = ()) -> str:
        """Why a move is refused: no full sentence, so that it can follow a colon."""
        texts = self.texts(language)
        text = texts.get(f"refusals.{refusal.key}", refusal.key)
        return texts.fill(text, refusal.facts, names) if refusal.facts else text

    def title_in(self, language: str) -> str:
        return self.texts(language).get("game.title", self.title)

    def summary_in(self, language: str) -> str:
        """The game in one inviting sentence."""
        return self.texts(language).get("game.summary", self.title)

    def unit_in(self, language: str, count: int | None = None) -> str:
        """What scores count; of a single one it may be called otherwise."""
        unit = self.texts(language).get("game.unit", self.unit)
        return self.texts(language).get("game.unit_one", unit) if count == 1 else unit

    def option_in_words(self, option: Option, language: str) -> str:
        """What an option is about."""
        return self.texts(language).get(f"options.{option.name}.text", option.summary)

    def choice_in_words(self, option: Option, value: object, language: str) -> str:
        """What a value of an option means."""
        texts = self.texts(language)
        key = str(value).lower()
        common = texts.get(f"choices.{key}", texts.number(value))
        return texts.get(f"options.{option.name}.{key}", common)

    def erratum_in_words(self, erratum: Erratum, language: str) -> str:
        """What holds since an erratum."""
        return self.texts(language).get(f"errata.{erratum.name}", erratum.summary)

    # -- older matches

    def errata_since(self, version: int) -> tuple[Erratum, ...]:
        """What has changed since this version: by these a match of it is not played."""
        return tuple([erratum for erratum in self.errata if not erratum.holds(version)])

    def house(self, options: Mapping[str, object], version: int) -> dict[str, object]:
        """Every option and every erratum with its value in a match of this version."""
        said: Mapping[str, object] = options
        for erratum in self.errata_since(version):
            said = erratum.read(said)
        house = self.check_options(said)
        for erratum in self.errata:
            if not erratum.option:
                house[erratum.name] = erratum.holds(version)
        return house

    def ships(self, name: str, noted: Mapping[str, str], house: Mapping[str, object]) -> bool:
        """Whether this data is what it was in a match that has noted these digests."""
        return (noted or self.unnamed_digests).get(name) == self.digests(house).get(name)

    def check_version(self, version: int) -> None:
        """A match of rules that are not known here is refused."""
        played = f"played under version {version} of the rules of {self.title}"
        if version > self.version:
            raise OtherRules(f"{played}; this Emberisle knows none after version {self.version}")
        if version < self.oldest:
            raise OtherRules(f"{played}; this Emberisle knows none before version {self.oldest}")

    # -- what is checked

    def players(self) -> str:
        """How many can play, in words."""
        return f"{self.fewest} to {self.most}" if self.fewest < self.most else f"exactly {self.most}"

    def check_seats(self, seats: object) -> int:
        if isinstance(seats, bool) or not isinstance(seats, int) or not self.fewest <= seats <= self.most:
            raise BadSeats(f"{self.title} is played by {self.players()}, not {quoted(seats)}")
        return seats

    def check_options(self, given: Mapping[str, object]) -> dict[str, object]:
        """Every option with its value; unknown names and values are refused."""
        known = {option.name: option for option in self.options()}
        for name in given:
            if name not in known:
                has = ", ".join(sorted(known)) or "none"
                raise BadOption(f"{self.title} has no option {quoted(name)}; it has: {has}")
        return {
            name: option.check(given[name]) if name in given else option.default
            for name, option in known.items()
        }
