"""What happens in a spare process: a match is weighed, input by input."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from functools import partial

import emberisle as em
from emberisle.kernel.texts import LANGUAGES
from emberisle.ledger.review import begin, finish, weigh_all
from emberisle.ledger.weighing import Weighed, weigh_in
from emberisle.server.messages import ReviewPicture
from emberisle.server.reviews.picture import picture


@dataclass(frozen=True)
class Findings:
    """How far it is, and in the end what came of it, in every language."""

    weighed: int
    inputs: int
    pictures: dict[str, ReviewPicture]


def look_back(
    log: str, names: tuple[str, ...], rollouts: int | None = None, by_bots: Collection[int] = ()
) -> Iterator[Findings]:
    """Weigh everything, and tell after every input how far it is."""
    course, budget = begin(em.read_log(log), rollouts, by_bots)
    every: dict[int, Weighed] = {}
    for every in weigh_all(course, budget, partial(map, partial(weigh_in, course))):
        yield Findings(len(every), len(course.inputs), {})
    review = finish(course, budget, [every[at] for at in sorted(every)], names)
    pictures = {language: picture(course, review, language) for language in LANGUAGES}
    yield Findings(len(every), len(every), pictures)
