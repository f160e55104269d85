"""Metrics: how busy a server is, as Prometheus reads it."""

from __future__ import annotations

import contextlib
import time
from bisect import bisect_left
from collections.abc import Iterable, Iterator
from itertools import accumulate
from typing import Final

from msgspec import Struct

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""Upper bounds of the buckets of a latency."""
MEDIA_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"


class Sample(Struct, frozen=True, array_like=True):
    """One number; a histogram has several, told apart by what follows its name and by their bound."""

    value: float
    suffix: str = ""
    bound: str = ""


class Metric(Struct, frozen=True):
    """A metric of one process."""

    name: str
    kind: str
    about: str
    samples: list[Sample]


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self._counts = [0] * (len(SECONDS) + 1)
        self._sum = 0.0

    def note(self, seconds: float) -> None:
        self._counts[bisect_left(SECONDS, seconds)] += 1
        self._sum += seconds

    @contextlib.contextmanager
    def timed(self) -> Iterator[None]:
        """Note how long this takes."""
        began = time.perf_counter()
        try:
            yield
        finally:
            self.note(time.perf_counter() - began)

    def metric(self, name: str, about: str) -> Metric:
        bounds = [*[str(bound) for bound in SECONDS], "+Inf"]
        buckets = [
            Sample(float(count), "_bucket", bound)
            for bound, count in zip(bounds, accumulate(self._counts), strict=True)
        ]
        total = Sample(float(sum(self._counts)), "_count")
        return Metric(name, "histogram", about, [*buckets, Sample(self._sum, "_sum"), total])


def gauge(name: str, about: str, value: float) -> Metric:
    return Metric(name, "gauge", about, [Sample(float(value))])


def counter(name: str, about: str, value: float) -> Metric:
    return Metric(name, "counter", about, [Sample(float(value))])


def as_text(processes: Iterable[tuple[int, list[Metric]]]) -> str:
    """The metrics of all processes in the text format, each sample with the number of its process."""
    families: dict[str, list[str]] = {}
    for process, metrics in sorted(processes, key=lambda item: item[0]):
        for metric in metrics:
            about = [f"# HELP {metric.name} {metric.about}", f"# TYPE {metric.name} {metric.kind}"]
            lines = families.setdefault(metric.name, about)
            lines += [_line(metric.name, process, sample) for sample in metric.samples]
    return "".join([f"{line}\n" for lines in families.values() for line in lines])


def _line(name: str, process: int, sample: Sample) -> str:
    bound = f',le="{sample.bound}"' if sample.bound else ""
    return f'{name}{sample.suffix}{{process="{process}"{bound}}} {sample.value:g}'
