"""Luck: where dice, draws and launches come from, quick for search and keyed for real matches."""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from typing import Final

from emberisle.kernel.errors import LuckUnknown
from emberisle.kernel.native import i64, mypyc_attr

_DIGEST_BITS = 256

_HALF: Final = 30
_STATE: Final = (1 << 60) - 1
_FACTOR: Final = 0x1A1AFE88B33E96D
_MIXERS: Final = (0x9E3779B97F4A7C5, 0xBF58476D1CE4E5B)
_LARGEST_PRIME: Final = (1 << 60) - 93


@mypyc_attr(allow_interpreted_subclasses=True)
class Luck:
    """A source of whole numbers. Everything random in a game is made from ``below``."""

    def below(self, n: int) -> int:
        """A number from 0 to n-1, each equally likely."""
        raise NotImplementedError

    def at(self, sequence: int) -> Luck:
        """The source for the input with this number in the log."""
        return self


class QuickLuck(Luck):
    """Fast, repeatable numbers for search, playouts and guesses, the same plain and compiled.

    Good enough to play games out, and never used for a match: a multiplicative congruential generator modulo
    2**60 with a period of 2**58, of which the upper half is read. Its factor was picked for the spectral test
    (0.67 or better in 2 to 5 dimensions). No number below n is likelier than another by more than n / 2**30.
    """

    def __init__(self, seed: int = 0) -> None:
        self._state: i64 = _scrambled(seed)

    def below(self, n: int) -> int:
        if n > 1 << _HALF:
            return self._wide(n)
        state: i64 = self._state * _FACTOR & _STATE  # compiled, the product wraps: what is kept is the same
        self._state = state
        size: i64 = n
        return (state >> _HALF) * size >> _HALF

    def _wide(self, n: int) -> int:
        """A number from a wide range, put together from several."""
        number, ways = 0, 1
        while ways < n << _HALF:
            number = number << _HALF | self.below(1 << _HALF)
            ways = ways << _HALF
        return number * n // ways


def _scrambled(seed: int) -> int:
    """An odd number to begin with, so that seeds next to each other have nothing in common."""
    mixed = seed % _LARGEST_PRIME
    for mixer in _MIXERS:
        mixed = (mixed ^ mixed >> 31 ^ mixer) * mixer & _STATE
    return mixed ^ mixed >> 31 | 1


class KeyedLuck(Luck):
    """The verifiable stream: HMAC of the secret seed, the header of the match and the sequence number.

    The key is HMAC-SHA256(seed, what the luck is bound to as JSON); block b of input s is
    HMAC-SHA256(key, "s:b"). A number below n is read from the next block, a big-endian integer of 256 bits,
    passing over those at or above the largest multiple of n, so that every result is equally likely.
    """

    def __init__(self, key: bytes, sequence: int = 0) -> None:
        self._key = key
        self._sequence = sequence
        self._block = 0

    def at(self, sequence: int) -> Luck:
        return KeyedLuck(self._key, sequence)

    def below(self, n: int) -> int:
        limit = (1 << _DIGEST_BITS) // n * n
        while True:
            message = f"{self._sequence}:{self._block}".encode()
            self._block = self._block + 1
            number = int.from_bytes(hmac.digest(self._key, message, "sha256"), "big")
            if number < limit:
                return number % n


class NoLuck(Luck):
    """Where the seed is not known: what was drawn can be read, nothing more can be drawn."""

    def below(self, n: int) -> int:
        raise LuckUnknown("the seed of this match is not known, so nothing more can be drawn")


def drawn_from(counts: list[int], luck: Luck) -> int:
    """The number of a kind of things, as likely as there are many of it: ``counts`` has how many of each."""
    number = luck.below(sum(counts))
    for kind, count in enumerate(counts):
        number = number - count
        if number < 0:
            return kind
    raise AssertionError("there was something to draw")


def stream(seed: str, bound: object) -> Luck:
    """The stream of a match; it is another one if anything differs in the data that it is bound to."""
    return KeyedLuck(hmac.digest(seed.encode(), json.dumps(bound, sort_keys=True).encode(), "sha256"))


def commitment(seed: str) -> str:
    """What is shown before the first roll; the seed shown after the last must give it again."""
    return hashlib.sha256(f"emberisle seed {seed}".encode()).hexdigest()


def words_commitment(words: str) -> str:
    """What a player shows before the words, so that nobody can choose theirs after seeing others'."""
    return hashlib.sha256(f"emberisle words {words}".encode()).hexdigest()


def fresh_luck() -> QuickLuck:
    """Luck for a guess, with a seed that nobody can guess."""
    return QuickLuck(int(fresh_seed(), 16))


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)
