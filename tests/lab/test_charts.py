"""The pictures of a report do not make up steps that the numbers do not have."""

from __future__ import annotations

from itertools import pairwise

import pytest

from emberisle.lab.charts import BINS, bins, reach


@pytest.mark.parametrize("values", [range(351), range(-3000, 15100, 100), [5], [7, 7], range(0, 9, 4)])
def test_every_bin_has_room_for_equally_many_values(values: range | list[int]) -> None:
    edges = bins([float(value) for value in values])
    step = values.step if isinstance(values, range) else 1
    possible = range(int(edges[0]) - step, int(edges[-1]) + 2 * step, 1)
    on_grid = [value for value in possible if (value - values[0]) % step == 0]
    rooms = [sum([low < value < high for value in on_grid]) for low, high in pairwise(edges)]
    assert len(set(rooms)) == 1
    assert len(rooms) <= BINS + 1
    assert edges[0] < min(values)
    assert edges[-1] > max(values)


def test_one_row_far_beyond_the_others_does_not_make_dots_of_them() -> None:
    assert reach([0.1, 0.2, 0.3, 40.0]) <= 1.0
    assert reach([0.1, 0.2, 0.3]) == 0.3
    assert reach([0.0, 0.0]) > 0
