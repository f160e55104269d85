"""What happens in a spare process: a match is weighed, input by input."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

import emberisle as em
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
    log: str, names: Mapping[str, tuple[str, ...]], rollouts: int | None = None, by_bots: Collection[int] = ()
) -> Iterator[Findings]:
    """Weigh everything, and tell after every input how far it is; everybody has a name in every language."""
    course, budget = begin(em.read_log(log), rollouts, by_bots)
    every: dict[int, Weighed] = {}
    for every in weigh_all(course, budget, partial(map, partial(weigh_in, course))):
        yield Findings(len(every), len(course.inputs), {})
    weighed = [every[at] for at in sorted(every)]
    pictures = {}
    for language, known in names.items():
        review = finish(course, budget, weighed, known)
        pictures[language] = picture(course, review, language)
    yield Findings(len(every), len(every), pictures)
