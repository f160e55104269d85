"""House rules as they are typed and listed in the terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from emberisle.kernel.ruleset import Option, Ruleset
from emberisle.terminal.errors import BadArgument

YES: Final = ("true", "yes", "on", "1")
NO: Final = ("false", "no", "off", "0")


def parse_options(rules: Ruleset[Any], pairs: Sequence[str], argument: str = "--option") -> dict[str, object]:
    """House rules typed as name=value, and with them all the others."""
    known = {option.name: option for option in rules.options()}
    found: dict[str, object] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals:
            raise BadArgument(f"{argument} is written name=value, not {pair!r}")
        if name in found:
            raise BadArgument(f"{name} is given twice")
        found[name] = _value(known[name], text) if name in known else text
    return dict(rules.check_options(found)) if found else {}


def names_of(pairs: Sequence[str]) -> list[str]:
    """The names in house rules typed as name=value."""
    return [pair.partition("=")[0] for pair in pairs]


def _value(option: Option, text: str) -> object:
    """The value that was typed; a wrong one stays as it is, and the option refuses it."""
    for choice in option.choices:
        if isinstance(choice, bool):
            if text.lower() in (YES if choice else NO):
                return choice
        elif str(choice).lower() == text.lower():
            return choice
    whole = option.span is not None and re.fullmatch("-?[0-9]{1,9}", text)
    return int(text) if whole else text


def option_lines(rules: Ruleset[Any], here: Mapping[str, object] | None = None) -> list[str]:
    """A line for every house rule: its name, the values it takes, what it is about, and its clause.

    ``here`` has values that people's matches take in this place instead of the default.
    """
    options = rules.options()
    taken = {option.name: (here or {}).get(option.name, option.default) for option in options}
    rows = [
        (option.name, _taken(option, taken[option.name]), rules.option_in_words(option, "en"))
        for option in options
    ]
    names, values = [max([len(row[n]) for row in rows], default=0) for n in (0, 1)]
    return [
        f"{name:<{names}}  {listed:<{values}}  {text} [{option.rule}]{_otherwise(option, taken[name])}"
        for (name, listed, text), option in zip(rows, options, strict=True)
    ]


def _taken(option: Option, first: object) -> str:
    """What it is if nobody says otherwise, and what else the option takes."""
    if option.span is not None:
        return f"{first} ({option.span[0]} to {option.span[1]})"
    others = [choice for choice in option.choices if choice != first]
    return "|".join([written(choice) for choice in (first, *others)])


def _otherwise(option: Option, first: object) -> str:
    """Where the default of an option holds if people take another value."""
    return "" if first == option.default else f" ({written(option.default)} where only bots play)"


def written(choice: object) -> str:
    """The value of an option as it is typed."""
    return str(choice).lower() if isinstance(choice, bool) else str(choice)
