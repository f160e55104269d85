"""Luck can be checked by anybody: here it is computed again from the words of its definition."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from emberisle import EmberisleError
from emberisle.kernel.luck import KeyedLuck, Luck, NoLuck, QuickLuck, commitment, fresh_seed, stream

RANGE = 2**256
SIZES = st.integers(1, 10**6) | st.integers(RANGE // 3, RANGE)


def hmac_sha256(key: bytes, message: str) -> bytes:
    """RFC 2104, written out."""
    padded = key.ljust(64, b"\0") if len(key) <= 64 else hashlib.sha256(key).digest().ljust(64, b"\0")
    inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in padded]) + message.encode()).digest()
    return hashlib.sha256(bytes([byte ^ 0x5C for byte in padded]) + inner).digest()


def computed(seed: str, words: tuple[str, ...], sequence: int, sizes: list[int]) -> list[int]:
    """The numbers that the definition gives for one input of a match."""
    key = hmac_sha256(seed.encode(), json.dumps(list(words)))
    block = 0
    found: list[int] = []
    for n in sizes:
        number = RANGE
        while number >= RANGE - RANGE % n:
            number = int(hmac_sha256(key, f"{sequence}:{block}").hex(), 16)
            block += 1
        found.append(number % n)
    return found


def drawn(luck: Luck, sizes: list[int]) -> list[int]:
    return [luck.below(n) for n in sizes]


def test_the_hmac_of_this_test_is_the_known_one() -> None:
    for key in (b"", b"key", b"k" * 64, b"k" * 100):
        assert hmac_sha256(key, "message") == hmac.digest(key, b"message", "sha256")


@given(
    seed=st.text(max_size=80),
    words=st.lists(st.text(st.characters(codec="utf-8")), max_size=4),
    sequence=st.integers(0, 10_000),
    sizes=st.lists(SIZES, max_size=5),
)
def test_a_match_draws_what_the_definition_says(
    seed: str, words: list[str], sequence: int, sizes: list[int]
) -> None:
    found = drawn(stream(seed, tuple(words)).at(sequence), sizes)
    assert found == computed(seed, tuple(words), sequence, sizes)


@pytest.mark.parametrize("n", [1, 2, 3, 5, 6, 7, 35, 6**8])
def test_every_number_is_equally_likely(n: int) -> None:
    """Of the numbers that are not passed over, exactly as many lead to one result as to any other."""
    kept = RANGE - RANGE % n
    ways = [Fraction((kept - 1 - result) // n + 1, kept) for result in range(min(n, 50))]
    assert set(ways) == {Fraction(1, n)}


def test_numbers_too_large_are_passed_over() -> None:
    """Just above half the range nearly every second block is passed over, and the stream moves on."""
    n = RANGE // 2 + 1
    luck = KeyedLuck(b"key")
    blocks = [int(hmac_sha256(b"key", f"0:{block}").hex(), 16) for block in range(40)]
    kept = [number for number in blocks if number < n]
    assert 5 < len(kept) < 35
    assert drawn(luck, [n] * len(kept)) == kept


def test_each_input_has_its_own_numbers_however_much_was_drawn_before() -> None:
    luck = stream("seed", ())
    first = luck.at(1).below(10**9)
    drawn(luck, [6] * 10)
    assert luck.at(1).below(10**9) == first
    numbers = {luck.at(sequence).below(RANGE) for sequence in range(100)}
    assert len(numbers) == 100


def test_seed_and_words_matter() -> None:
    said: list[tuple[str, ...]] = [(), ("a",), ("b",), ("a", "b"), ("b", "a"), ("a", "b", "")]
    numbers = {stream(seed, words).below(RANGE) for seed in ("seed", "seeds") for words in said}
    assert len(numbers) == 2 * len(said)


def test_who_said_which_word_matters() -> None:
    assert stream("seed", ("a\nb",)).below(RANGE) != stream("seed", ("a", "b")).below(RANGE)


def test_quick_luck_is_repeatable() -> None:
    sizes = [6, 2, 35, 6**8, 1, 2**48] * 5
    assert drawn(QuickLuck(3), sizes) == drawn(QuickLuck(3), sizes)
    assert drawn(QuickLuck(3), sizes) != drawn(QuickLuck(4), sizes)


@given(seed=st.integers(0, 2**64), n=st.integers(1, 2**48))
def test_luck_stays_in_range(seed: int, n: int) -> None:
    assert 0 <= QuickLuck(seed).below(n) < n
    assert 0 <= stream(str(seed), ()).below(n) < n


def test_quick_luck_is_the_same_in_every_build() -> None:
    assert [QuickLuck(seed).below(1000) for seed in range(8)] == [109, 644, 233, 174, 515, 324, 471, 969]
    assert [QuickLuck(seed).below(2**48) for seed in (0, 1)] == [30829029910239, 181285089373699]


@pytest.mark.parametrize("size", [2, 3, 6, 10])
def test_quick_luck_is_fair_along_a_stream_and_across_seeds(size: int) -> None:
    """Chi squared over pairs stays within four standard deviations of what fair luck gives."""
    luck = QuickLuck(size)
    along = [(luck.below(size), luck.below(size)) for _ in range(20_000)]
    across = [(QuickLuck(seed).below(size), QuickLuck(seed + 1).below(size)) for seed in range(20_000)]
    for pairs in (along, across):
        cells, fair = size * size, len(pairs) / (size * size)
        off = sum([(count - fair) ** 2 / fair for count in Counter(pairs).values()])
        assert len(set(pairs)) == cells
        assert off < cells - 1 + 4 * (2 * (cells - 1)) ** 0.5


def test_quick_luck_goes_on_at_every_input() -> None:
    luck = QuickLuck(1)
    assert luck.at(5) is luck


def test_nothing_is_drawn_from_a_seed_that_is_not_known() -> None:
    with pytest.raises(EmberisleError, match="seed"):
        NoLuck().at(3).below(6)


def test_a_commitment_is_as_good_as_its_hash() -> None:
    assert commitment("7") == hashlib.sha256(b"emberisle seed 7").hexdigest()
    assert commitment("7") != commitment("8")


def test_fresh_seeds_are_long_and_different() -> None:
    assert len({fresh_seed() for _ in range(20)}) == 20
    assert len(fresh_seed()) >= 32
