"""What does not fit in a request, in the reader's language; msgspec says it in English only."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from emberisle.server.language import say

KINDS: Final = {
    "at_most": r"Expected `(?:int|float)` <= (?P<bound>\S+)",
    "at_least": r"Expected `(?:int|float)` >= (?P<bound>\S+)",
    "too_long": r"Expected `\w+` of length <= (?P<bound>\d+)",
    "too_short": r"Expected `\w+` of length >= (?P<bound>\d+)",
    "missing": r"Object missing required field `(?P<field>.+)`",
    "unknown": r"Object contains unknown field `(?P<field>.+)`",
    "no_such": r"Invalid enum value '(?P<value>.*)'",
    "other_kind": r"Expected `(?P<wanted>.+)`, got `(?P<got>.+)`",
    "other_form": r"Expected `str` matching regex '(?P<form>.+)'",
}
"""What msgspec says, by the key of the text that says the same."""


def misfit(item: Mapping[str, Any], language: str) -> str:
    """One thing that does not fit, such as "seats: at most 8"."""
    message, field = str(item["message"]), str(item.get("key", ""))
    for key, pattern in KINDS.items():
        found = re.fullmatch(pattern, message, re.DOTALL)
        if found is not None:
            return say(language, f"misfit.{key}", **{"field": field, **found.groupdict()})
    return say(language, "misfit.other", field=field)
