"""What a review says: a verdict in one line, in every language."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from importlib import resources
from typing import Final

from emberisle.kernel.texts import spoken
from emberisle.ledger.booking import Books, Total

MOST_DIGITS: Final = 2


def verdict(
    books: Books, winners: Sequence[int], together: bool, names: tuple[str, ...], language: str
) -> str:
    """Who won, and by how many points of luck and of skill: points are hundredths of a chance."""
    if together:
        return _of_team(books, bool(winners), language)
    if not winners:
        return say(language, "nobody")
    if len(winners) == 1:
        return _won(books.totals[winners[0]], names[winners[0]], language)
    shares = [_share(books.totals[seat], names[seat], language) for seat in winners]
    return say(language, "shared", shares="; ".join(shares))


def _won(total: Total, name: str, language: str) -> str:
    """What helped, and what it helped against: mistakes are named apart where the winner made some, too."""
    luck, own, others, bots = [
        points(part) for part in (total.luck, total.own, total.others, total.stand_ins)
    ]
    skill = "skill" if own == 0 and total.stood_in == 0 else "mistakes"
    helped = [(key, part) for key, part in (("luck", luck), (skill, others), ("bots", bots)) if part > 0]
    against = [
        say(language, key, points=-part)
        for key, part in (("bad_luck", luck), ("own", own), ("others", others), ("bots", bots))
        if part < 0
    ]
    said = [
        say(language, f"{'and' if n else 'by'}_{key}", points=part) for n, (key, part) in enumerate(helped)
    ]
    text = say(language, "won", name=name, helped=_listed(said, language))
    return text + ("; " + _listed(against, language) if against else "") + "."


def _listed(parts: Sequence[str], language: str) -> str:
    return say(language, "and").join([", ".join(parts[:-1]), *parts[-1:]] if parts[1:] else parts)


def _of_team(books: Books, won: bool, language: str) -> str:
    total = books.totals[0]
    luck, lost = points(total.luck), -points(total.skill)
    key = ("team_won" if won else "team_lost") + ("_lucky" if luck >= 0 else "_unlucky")
    bots = points(total.stand_ins)
    text = say(language, key, start=points(total.start), luck=abs(luck), lost=lost)
    return text + (" " + say(language, "team_bots", points=abs(bots)) if bots else "")


def _share(total: Total, name: str, language: str) -> str:
    parts = {key: signed(getattr(total, key)) for key in ("luck", "own", "others")}
    bots = say(language, "share_bots", bots=signed(total.stand_ins)) if points(total.stand_ins) else ""
    return say(language, "share", name=name, **parts) + bots


def points(share: Fraction) -> int:
    """Hundredths of a chance."""
    return round(100 * share)


def signed(share: Fraction) -> str:
    """Points with their sign, as people write it."""
    return f"{points(share):+d}".replace("+0", "0")


def in_percent(chosen: Fraction, better: Fraction, language: str) -> str:
    """How likely the better choice wins, and the chosen one: with as many digits as tell them apart."""
    for digits in range(MOST_DIGITS + 1):
        shown = [f"{float(100 * chance):.{digits}f}" for chance in (chosen, better)]
        if shown[0] != shown[1]:
            break
    point = texts(language)["point"]
    return say(language, "wins", chosen=shown[0].replace(".", point), better=shown[1].replace(".", point))


def say(language: str, key: str, **facts: object) -> str:
    return texts(language)[key].format(**facts)


@cache
def texts(language: str) -> dict[str, str]:
    file = resources.files(__package__).joinpath("texts", f"{spoken(language)}.toml")
    return tomllib.loads(file.read_text("utf-8"))
