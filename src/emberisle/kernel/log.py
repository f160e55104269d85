"""Logs: how a match began and every input since. The log is the truth; all else can be made from it."""

from __future__ import annotations

import json
from typing import Final

from emberisle.kernel.errors import BadLog, BadNotation, quoted
from emberisle.kernel.notation import proper_text, write

FORMAT: Final = "emberisle log 1"
BOUND_FORMAT: Final = "emberisle log 2"
"""The format of a match whose luck is bound to everything in its header, and not to the words alone."""
FIELDS: Final = (
    "format", "game", "version", "seats", "options", "commitment", "words", "players", "scenario", "digests",
)  # fmt: skip
CHANCE: Final = "chance"
UNDO: Final = "undo"
"""The ``who`` of an entry that takes others back; ``given`` is how many, from the first on, are kept."""


class Header:
    """How a match began: everything that is settled before the first input."""

    def __init__(
        self,
        game: str,
        version: int,
        seats: int,
        options: dict[str, object],
        commitment: str,
        words: tuple[str, ...] = (),
        players: tuple[str, ...] = (),
        scenario: dict[str, object] | None = None,
        digests: dict[str, str] | None = None,
        bound: bool = False,
    ) -> None:
        """The version says by which rules it is played, and digests from which data chance is drawn."""
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.commitment = commitment
        self.words = words
        self.players = players
        self.scenario = scenario
        self.digests: dict[str, str] = digests or {}
        self.bound = bound

    def luck_bound_to(self) -> object:
        """What the luck of the match hangs on beside its seed."""
        if not self.bound:
            return list(self.words)
        return {name: said for name, said in self.data().items() if name != "commitment"}

    def unbound(self) -> list[str]:
        """The fields that somebody could have changed without changing the luck of the match."""
        return [] if self.bound else [name for name in ("options", "players") if self.data().get(name)]

    def data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "format": BOUND_FORMAT if self.bound else FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "commitment": self.commitment,
            "words": list(self.words),
        }
        if self.players:
            data["players"] = list(self.players)
        if self.scenario is not None:
            data["scenario"] = write(self.scenario)
        if self.digests:
            data["digests"] = dict(self.digests)
        return data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Header) and self.data() == other.data()

    def __hash__(self) -> int:
        return hash((self.game, self.commitment))


class Entry:
    """One input: who gave it (a seat, or chance) and what it was, in notation."""

    __slots__ = ("_kept", "who")

    def __init__(self, who: object, given: object) -> None:
        self.who = who
        self._kept: object = given

    @property
    def given(self) -> object:
        kept = self._kept
        return json.loads(kept) if isinstance(kept, bytes) else kept

    @given.setter
    def given(self, given: object) -> None:
        self._kept = given

    @property
    def packed(self) -> bool:
        return isinstance(self._kept, bytes)

    def pack(self, text: bytes) -> None:
        """Keep the notation as this JSON text, which takes far less memory; it is read when asked for."""
        self._kept = text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.who == other.who and self.given == other.given

    def __hash__(self) -> int:
        return hash((self.who, json.dumps(self.given)))

    def __repr__(self) -> str:
        return f"Entry({self.who!r}, {self.given!r})"


def not_taken_back(entries: list[Entry]) -> list[int]:
    """The numbers of the inputs that have not been taken back."""
    found: list[int] = []
    n = len(entries)
    while n > 0:
        n = n - 1
        given = entries[n].given
        if entries[n].who == UNDO and isinstance(given, int):
            n = given
        else:
            found.append(n)
    found.reverse()
    return found


class Log:
    """A header, the inputs in order, and the seed once it may be known."""

    def __init__(self, header: Header, entries: list[Entry], seed: str | None = None) -> None:
        self.header = header
        self.entries = entries
        self.seed = seed

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Log)
            and self.header == other.header
            and self.entries == other.entries
            and self.seed == other.seed
        )

    def __hash__(self) -> int:
        return hash(self.header)

    def text(self) -> str:
        """The log as lines of JSON: header, one line for each input, and the seed if it is known."""
        lines = [self.header.data()]
        for n, entry in enumerate(self.entries):
            lines.append({"n": n, "who": entry.who, "input": entry.given})
        if self.seed is not None:
            lines.append({"seed": self.seed})
        return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines])


def read_log(text: str) -> Log:
    """A log from its text; a damaged one is refused with the number of the line."""
    lines = text.removesuffix("\n").split("\n")
    if lines == [""]:
        raise BadLog("the log is empty")
    header = read_header(_read_line(lines[0], 1))
    entries: list[Entry] = []
    seed: str | None = None
    whole = text.endswith("\n")
    for number, line in enumerate(lines[1:], start=2):
        data = _read_line(line, number, whole or number < len(lines))
        if seed is not None:
            raise BadLog(f"line {number}: nothing may follow the seed")
        if set(data) == {"seed"} and isinstance(data["seed"], str):
            seed = data["seed"]
        elif set(data) == {"n", "who", "input"}:
            n, who = data["n"], data["who"]
            if isinstance(n, bool) or not isinstance(n, int) or n != len(entries):
                raise BadLog(f"line {number}: input {len(entries)} should come here, not {quoted(n)}")
            if who not in (CHANCE, UNDO) and (isinstance(who, bool) or not isinstance(who, int)):
                raise BadLog(f"line {number}: who is a seat, {CHANCE!r} or {UNDO!r}, not {quoted(who)}")
            entries.append(Entry(who, data["input"]))
        else:
            raise BadLog(f"line {number}: neither an input nor a seed")
    return Log(header, entries, seed)


def _read_line(line: str, number: int, whole: bool = True) -> dict[str, object]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError) as error:
        if not whole:
            raise BadLog(f"line {number}: the log breaks off in the middle of this line") from None
        raise BadLog(f"line {number}: not JSON ({error})") from None
    if not isinstance(data, dict):
        raise BadLog(f"line {number}: not a JSON object")
    return data


def read_header(data: dict[str, object]) -> Header:
    if data.get("format") not in (FORMAT, BOUND_FORMAT):
        raise BadLog(f"line 1: not the start of a log: format should be {BOUND_FORMAT!r} or {FORMAT!r}")
    for name in data:
        if name not in FIELDS:
            raise BadLog(f"line 1: {quoted(name)} does not belong in a header")
    game, version, seats = data.get("game"), data.get("version"), data.get("seats")
    options, commitment, scenario = data.get("options"), data.get("commitment"), data.get("scenario")
    if not isinstance(game, str):
        raise BadLog("line 1: 'game' should be text")
    if type(version) is not int:
        raise BadLog("line 1: 'version' should be a number")
    if type(seats) is not int:
        raise BadLog("line 1: 'seats' should be a number")
    if not isinstance(options, dict):
        raise BadLog("line 1: 'options' should be an object")
    if not isinstance(commitment, str):
        raise BadLog("line 1: 'commitment' should be text")
    if scenario is not None and not isinstance(scenario, dict):
        raise BadLog("line 1: 'scenario' should be an object")
    words, players = _read_texts(data, "words"), _read_texts(data, "players")
    options = dict(options)
    scenario = None if scenario is None else {name: write(fact) for name, fact in scenario.items()}
    if players and len(players) != seats:
        raise BadLog(f"line 1: {len(players)} 'players' cannot sit in {seats} seats")
    digests = _read_digests(data.get("digests", {}))
    bound = data["format"] == BOUND_FORMAT
    return Header(game, version, seats, options, commitment, words, players, scenario, digests, bound)


def _read_digests(data: object) -> dict[str, str]:
    if not isinstance(data, dict) or not all(isinstance(digest, str) for digest in data.values()):
        raise BadLog("line 1: 'digests' should be an object of texts")
    return {str(name): str(digest) for name, digest in data.items()}


def _read_texts(data: dict[str, object], name: str) -> tuple[str, ...]:
    texts = data.get(name, [])
    if not isinstance(texts, list):
        raise BadLog(f"line 1: {quoted(name)} should be a list of texts")
    try:
        return tuple([proper_text(text, "each of them") for text in texts])
    except BadNotation as error:
        raise BadLog(f"line 1: {quoted(name)} should be a list of texts, but {error}") from None
