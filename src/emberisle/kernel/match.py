"""Matches: beginning one, setting one up in the middle, and making one again from its log or its notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberisle.kernel.errors import BadLog, BadNotation, BadSeats, EmberisleError, OtherLuck, noted, quoted
from emberisle.kernel.game import Game
from emberisle.kernel.log import CHANCE, UNDO, Entry, Header, Log, not_taken_back, read_header
from emberisle.kernel.luck import Luck, NoLuck, commitment, fresh_luck, fresh_seed, stream
from emberisle.kernel.notation import proper_text, read, write
from emberisle.kernel.ruleset import Ruleset
from emberisle.kernel.steps import Ask, Chance, Event, FallAway, Step
from emberisle.kernel.table import Table, shape
from emberisle.kernel.values import Value, part_names


def new_game(
    ruleset: Ruleset[Any],
    seats: object,
    seed: object = None,
    options: Mapping[str, object] | None = None,
    words: tuple[object, ...] = (),
    players: tuple[object, ...] = (),
    bound: bool | None = None,
) -> Game:
    """A game at its first decision. The same seed and words always give the same luck.

    Where it is bound, options and players have to be the same, too. It is unless a seed was chosen.
    """
    taken = ruleset.check_seats(seats)
    house = ruleset.check_options(options or {})
    secret = _secret(seed)
    bound = seed is None if bound is None else bound
    header = _header(ruleset, taken, house, secret, words, players, None, bound)
    game = _start(ruleset, header, secret)
    game.settle()
    return game


def scenario_game(
    ruleset: Ruleset[Any],
    spec: Mapping[str, object],
    seed: object = None,
    options: Mapping[str, object] | None = None,
    players: tuple[object, ...] = (),
) -> Game:
    """A game that begins in a described position."""
    house = ruleset.check_options(options or {})
    table, _ = ruleset.scenario(spec, ruleset.house(house, ruleset.version))
    secret = _secret(seed)
    noted = {str(name): write(fact) for name, fact in spec.items()}
    header = _header(ruleset, len(ruleset.scores(table)), house, secret, (), players, noted, seed is None)
    game = _start(ruleset, header, secret)
    game.settle()
    return game


def _secret(seed: object) -> str:
    if seed is None:
        return fresh_seed()
    return proper_text(str(seed), "a seed")


def _header(
    ruleset: Ruleset[Any],
    seats: int,
    house: dict[str, object],
    secret: str,
    words: tuple[object, ...],
    players: tuple[object, ...],
    scenario: dict[str, object] | None,
    bound: bool,
) -> Header:
    said = tuple([proper_text(word, "a word") for word in words])
    names = tuple([proper_text(player, "a player's name") for player in players])
    if names and len(names) != seats:
        raise BadSeats(f"{len(names)} players cannot sit in {seats} seats")
    version, digests = ruleset.version, ruleset.digests(house)
    seal = commitment(secret)
    return Header(ruleset.id, version, seats, house, seal, said, names, scenario, digests, bound)


def replay(ruleset: Ruleset[Any], log: Log, seed: str | None = None) -> Game:
    """The game that a log tells of. What chance gave is read from the log, never drawn again."""
    game = _start(ruleset, log.header, seed or log.seed)
    for n, entry in enumerate(log.entries):
        if entry.who == UNDO:
            game = _taken_back(game, n, entry)
        else:
            game.push(_checked_input(game, n, entry))
    return game


def undo(game: Game, to: object) -> Game:
    """The game as it was after its first ``to`` inputs.

    What was taken back stays in the log: luck depends on the number of the input, so new luck is drawn.
    """
    if game.over:
        raise BadLog("the game is over, and its luck revealed: nothing can be taken back")
    if isinstance(to, bool) or not isinstance(to, int) or not 0 <= to < len(game.entries):
        raise BadLog(f"of {len(game.entries)} inputs {quoted(to)} cannot be left standing")
    earlier = game.entries[:to]
    twin = _start(game.ruleset, game.header, game.seed)
    for n in not_taken_back(earlier):
        twin.push(_checked_input(twin, n, earlier[n]))
    if not isinstance(twin.step, Ask):
        raise BadLog(f"after {to} inputs nobody was to move: only choices are taken back")
    twin.entries = [*game.entries, Entry(UNDO, to)]
    return twin


def _taken_back(game: Game, n: int, entry: Entry) -> Game:
    try:
        return undo(game, entry.given)
    except BadLog as error:
        raise BadLog(f"input {n}: {error}") from None


def verify(ruleset: Ruleset[Any], log: Log) -> Game:
    """Re-check a finished match from its log alone: the commitment, every move and every drawn outcome.

    Chance that cannot be drawn again, because its data is no longer shipped, is named by ``on_trust``.
    """
    if log.seed is None:
        raise BadLog("the log does not reveal its seed yet: only a finished match can be verified")
    game = checked(ruleset, log)
    if not game.over:
        raise BadLog(f"the log stops after {len(log.entries)} inputs, before the game is over")
    return game


def checked(ruleset: Ruleset[Any], log: Log) -> Game:
    """The game that a log with its seed tells of, every outcome drawn again where that can be done."""
    game = _start(ruleset, log.header, log.seed)
    on_trust: list[int] = []
    for n, entry in enumerate(log.entries):
        if entry.who == UNDO:
            game = _taken_back(game, n, entry)
            continue
        given = _checked_input(game, n, entry)
        step = game.step
        if isinstance(step, Chance):
            if game.can_draw(step):
                drawn = step.sample(game.table, game.luck.at(n))
                if drawn != given:
                    raise _other_luck(n, step, drawn, given, log.header)
            else:
                on_trust.append(n)
        game.push(given)
    game.on_trust = tuple(on_trust)
    return game


def _or_header(header: Header) -> str:
    bound_to = ", or something in its header is not what the match began with"
    return bound_to if header.bound else ""


def _other_luck(n: int, step: Chance[Any], drawn: object, given: object, header: Header) -> OtherLuck:
    """What the seed gives and what the log says, in the first part in which they differ."""
    in_log = step.note(drawn), step.note(given)
    if not isinstance(drawn, Value) and in_log[0] != in_log[1]:
        drawn, given = in_log  # and not as the rules count
    where = ""
    while True:
        parts = _parts_of(drawn, given)
        if not parts:
            break
        name, drawn, given = next(part for part in parts if part[1] != part[2])
        where = f"{where}{name}"
    gives, says = noted(write(drawn)), noted(write(given))
    return OtherLuck(n, where.removeprefix("."), gives, says, _or_header(header))


def _parts_of(one: object, other: object) -> list[tuple[str, object, object]]:
    """The parts of two things that are built alike, side by side; nothing if they are not."""
    if type(one) is not type(other):
        return []
    if isinstance(one, Value) and isinstance(other, Value):
        names = [f".{name}" for name in part_names(type(one))]
        return list(zip(names, one.parts(), other.parts(), strict=True))
    if isinstance(one, (tuple, list)) and isinstance(other, (tuple, list)) and len(one) == len(other):
        return [(f"[{n}]", one[n], other[n]) for n in range(len(one))]
    return []


def load_game(ruleset: Ruleset[Any], data: Mapping[str, object]) -> Game:
    """A game from the JSON data that ``Game.data`` wrote. Its table must be where its inputs lead."""
    parts = [data.get(name) for name in ("header", "table", "agenda", "entries", "story")]
    header, table, agenda, entries, story = parts
    seed = data.get("seed")
    if not isinstance(header, dict) or not isinstance(table, dict):
        raise BadNotation("a game needs a 'header' and a 'table'")
    if not isinstance(agenda, list) or not isinstance(entries, list) or not isinstance(story, list):
        raise BadNotation("a game needs lists named 'agenda', 'entries' and 'story'")
    if seed is not None and not isinstance(seed, str):
        raise BadNotation("the 'seed' of a game should be text")
    log = Log(read_header(header), [_read_entry(item) for item in entries], seed)
    replayed = replay(ruleset, log)
    words = (*ruleset.vocabulary(), Event, FallAway)
    game = replayed.copy()
    _lay_table(game.table, table, words)
    game.agenda = [_read_step(item, words) for item in agenda]
    game.story = [_read_event(item, words) for item in story]
    if game != replayed or game.story != replayed.story:
        raise BadNotation("the table, the agenda or the story is not what the inputs lead to")
    return game


def load_guess(ruleset: Ruleset[Any], data: Mapping[str, object]) -> Game:
    """A guess from the JSON data that ``Game.data`` wrote: with fresh luck, and without a log."""
    header, table, agenda = data.get("header"), data.get("table"), data.get("agenda")
    if not isinstance(header, dict) or not isinstance(table, dict) or not isinstance(agenda, list):
        raise BadNotation("a guess needs a 'header', a 'table' and an 'agenda'")
    words = (*ruleset.vocabulary(), FallAway)
    game = _start(ruleset, read_header(header), None)
    _lay_table(game.table, table, words)
    game.agenda = [_read_step(item, words) for item in agenda]
    game.entries, game.story, game.recording = [], [], False
    game.luck = fresh_luck()
    return game


def _read_step(data: object, words: tuple[type[Value], ...]) -> Step[Any]:
    step = read(data, words)
    if not isinstance(step, Step):
        raise BadNotation(f"{quoted(data)} on the agenda is not a step")
    return step


def _read_event(data: object, words: tuple[type[Value], ...]) -> Event:
    event = read(data, words)
    if not isinstance(event, Event):
        raise BadNotation(f"{quoted(data)} in the story is not an event")
    return event


def _start(ruleset: Ruleset[Any], header: Header, seed: str | None) -> Game:
    if header.game != ruleset.id:
        raise BadLog(f"this is a match of {quoted(header.game)}, not of {ruleset.id!r}")
    ruleset.check_version(header.version)
    if seed is not None and commitment(proper_text(seed, "a seed")) != header.commitment:
        raise BadLog("the seed is not the one that was committed to before the match")
    ruleset.check_seats(header.seats)
    house = ruleset.house(header.options, header.version)
    if header.scenario is None:
        table, steps = ruleset.setup(header.seats, house)
    else:
        table, steps = ruleset.scenario(header.scenario, house)
        if len(ruleset.scores(table)) != header.seats:
            raise BadLog(f"the scenario is not one for {header.seats} seats")
    luck: Luck = NoLuck() if seed is None else stream(seed, header.luck_bound_to())
    game = Game(ruleset, header, table, luck)
    game.seed = seed
    game.begin(steps)
    return game


def _checked_input(game: Game, n: int, entry: Entry) -> object:
    step = game.step
    if step is None:
        raise BadLog(f"input {n}: the game was already over")
    try:
        given = step.heed(entry.given, game.ruleset.vocabulary())
    except EmberisleError as error:
        raise BadLog(f"input {n}: {error}") from None
    if isinstance(step, Chance):
        could_be = step.possible if game.can_draw(step) else step.plausible
        if entry.who != CHANCE or not could_be(game.table, given):
            raise BadLog(
                f"input {n}: {noted(entry.given)} by {quoted(entry.who)} is not what chance could give here"
            )
        return given
    if entry.who != game.to_move:
        raise BadLog(f"input {n}: it is the turn of seat {game.to_move}, not of {quoted(entry.who)}")
    if not isinstance(given, Value):
        raise BadLog(f"input {n}: {noted(entry.given)} is not a move")
    if step.note(given) != entry.given:
        raise BadLog(f"input {n}: {noted(entry.given)} is noted as {noted(step.note(given))}")
    refusal = game.why_not(given)
    if refusal is not None:
        move = _in_words(game, given)
        raise BadLog(f"input {n}, {move!r}: {game.ruleset.reason(refusal)} [{refusal.rule}]")
    return given


def _in_words(game: Game, move: Value) -> str:
    """A move of a log in words; one that cannot be made may have parts for which there are none."""
    try:
        return game.ruleset.label(move, game.header.players)
    except (LookupError, TypeError, ValueError):
        return noted(write(move))


def _lay_table(table: Table, data: Mapping[str, object], words: tuple[type[Value], ...]) -> None:
    known = shape(table)
    if set(data) != set(known.names):
        wrong = ", ".join(sorted(set(data) ^ set(known.names)))
        raise BadNotation(f"the table's fields are not all there, or too many: {wrong}")
    for name, told in data.items():
        value = read(told, words)
        try:
            setattr(table, name, list(value) if name in known.lists and isinstance(value, tuple) else value)
        except TypeError:  # a compiled table is particular about its fields
            raise BadNotation(f"{quoted(told)} cannot be the table's {quoted(name)}") from None


def _read_entry(data: object) -> Entry:
    if not isinstance(data, list) or len(data) != 2:
        raise BadNotation(f"an entry is who and what, not {quoted(data)}")
    return Entry(data[0], write(data[1]))
