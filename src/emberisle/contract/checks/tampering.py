"""A finished log verifies; change one thing in it, and it does not, or it is the log of another match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from emberisle import EmberisleError, Log, Luck, QuickLuck, read_log
from emberisle.contract.checks.options import values_of
from emberisle.contract.playing import any_of, finished, in_every_match
from emberisle.kernel import match
from emberisle.kernel.log import CHANCE, Entry, Header
from emberisle.kernel.ruleset import Ruleset

STRANGE: Final[tuple[object, ...]] = (
    None, -1, 77, "", "nonsense", [], {}, {"Nonsense": []}, [[1]],
)  # fmt: skip
"""What nobody ever says or draws."""

HEADERS: Final[tuple[dict[str, Any], ...]] = (
    {"game": "chess"},
    {"game": ""},
    {"version": 0},
    {"seats": 0},
    {"seats": 99},
    {"commitment": ""},
    {"commitment": "0" * 64},
    {"options": {"no such option": 1}},
    {"scenario": {"no such fact": 1}},
)
"""What no match of any game begins with."""

WORDS: Final[tuple[tuple[str, ...], ...]] = ((), ("ember", "ash"), ("ash", "ember", ""))

Change = Callable[[Ruleset[Any], Log, Luck], Log | None]
"""A log with one thing changed, or None where there is nothing of that kind to change."""


@in_every_match
def check_changed_logs_are_exposed(ruleset: Ruleset[Any], seats: int, seed: int) -> None:
    for change in (other_outcome, other_author, shortened, other_seed, other_header, other_words):
        for log in _changed(change, ruleset, seats, seed):
            assert not _verifies(ruleset, log), f"a log with {_said(change)} verifies"


@in_every_match
def check_changed_moves_are_exposed_or_make_another_match(
    ruleset: Ruleset[Any], seats: int, seed: int
) -> None:
    """Moves and options are not drawn from the seed: a change is exposed unless what follows still fits."""
    for change in (other_move, one_less, one_twice, other_option):
        for log in _changed(change, ruleset, seats, seed):
            _verifies(ruleset, log)


def _changed(change: Change, ruleset: Ruleset[Any], seats: int, seed: int, times: int = 4) -> list[Log]:
    """Logs of one match that were changed in this way, each in another place."""
    luck = QuickLuck(seed)
    told = finished(ruleset, seats, seed, words=("ash", "ember")).log.text()
    changed = [change(ruleset, read_log(told), luck) for _ in range(times)]
    return [log for log in changed if log is not None and log != read_log(told)]


def _verifies(ruleset: Ruleset[Any], log: Log) -> bool:
    """Whether the log verifies; only our own errors count as a refusal."""
    try:
        verified = match.verify(ruleset, log)
    except EmberisleError:
        return False
    assert verified.log == log, "a log verifies as another one"
    return True


def _said(change: Change) -> str:
    return getattr(change, "__name__", "a change").replace("_", " ")


# -- changes


def _number(log: Log, luck: Luck, chance: bool) -> int | None:
    """An entry of this kind."""
    numbers = [n for n, entry in enumerate(log.entries) if (entry.who == CHANCE) == chance]
    return any_of(numbers, luck) if numbers else None


def _other_input(log: Log, luck: Luck, chance: bool) -> Log | None:
    """What was said or drawn elsewhere in this match, or something that nobody ever says."""
    n = _number(log, luck, chance)
    if n is None:
        return None
    elsewhere = [entry.given for entry in log.entries]
    other = any_of(elsewhere if luck.below(2) else STRANGE, luck)
    log.entries[n] = Entry(log.entries[n].who, other)
    return log


def other_outcome(ruleset: Ruleset[Any], log: Log, luck: Luck) -> Log | None:
    return _other_input(log, luck, chance=True)


def other_move(ruleset: Ruleset[Any], log: Log, luck: Luck) -> Log | None:
    return _other_input(log, luck, chance=False)


def other_author(ruleset: Ruleset[Any], log: Log, luck: Luck) -> Log:
    n = luck.below(len(log.entries))
    log.entries[n] = Entry(any_of((CHANCE, 0, 1, 2, 3, -1, 9), luck), log.entries[n].given)
    return log


def shortened(ruleset: Ruleset[Any], log: Log, luck: Luck) -> Log:
    del log.entries[luck.below(len(log.entries)) :]
    return log


def one_less(ruleset: Ruleset[Any], log: Log, luck: Luck) -> Log:
    del log.entries[luck.below(len(log.entries))]
    return log


def one_twice(ruleset: Ruleset[Any], log: Log, luck: Luck) -> Log:
    n = luck.below(len(log.entries))
    log.entries.insert(n, log.entries[n])
    return log


def other_seed(ruleset: Ruleset[Any], log: Log, luck: Luck) -> Log:
    return Log(log.header, log.entries, any_of((None, "", "0x", "seed", str(luck.below(1 << 40))), luck))


def other_header(ruleset: Ruleset[Any], log: Log, luck: Luck) -> Log:
    return _with(log, any_of(HEADERS, luck))


def other_words(ruleset: Ruleset[Any], log: Log, luck: Luck) -> Log | None:
    """Words that the players did not say: where chance is drawn often, it would have fallen otherwise."""
    often = [entry for entry in log.entries if entry.who == CHANCE][8:]
    return _with(log, {"words": any_of(WORDS, luck)}) if often else None


def other_option(ruleset: Ruleset[Any], log: Log, luck: Luck) -> Log | None:
    if not ruleset.options():
        return None
    option = any_of(ruleset.options(), luck)
    value = any_of(values_of(option), luck)
    return _with(log, {"options": log.header.options | {option.name: value}})


def _with(log: Log, change: dict[str, Any]) -> Log:
    fields = ("game", "version", "seats", "options", "commitment", "words", "scenario", "digests")
    header = Header(**({name: getattr(log.header, name) for name in fields} | change))
    return Log(header, log.entries, log.seed)
