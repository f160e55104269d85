"""Luck: where dice, draws and launches come from, quick for search and keyed for real matches."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
import secrets

from emberisle.kernel.errors import LuckUnknown
from emberisle.kernel.native import mypyc_attr

_DIGEST_BITS = 256


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
    """Fast, repeatable numbers for search, playouts and guesses."""

    def __init__(self, seed: int = 0) -> None:
        self._random = random.Random(seed).random

    def below(self, n: int) -> int:
        return int(self._random() * n)


class KeyedLuck(Luck):
    """The verifiable stream: HMAC of the secret seed, the players' words and the sequence number.

    The key is HMAC-SHA256(seed, the words as a JSON array); block b of input s is
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


def stream(seed: str, words: tuple[str, ...]) -> Luck:
    """The stream of a match."""
    return KeyedLuck(hmac.digest(seed.encode(), json.dumps(list(words)).encode(), "sha256"))


def commitment(seed: str) -> str:
    """What is shown before the first roll; the seed shown after the last must give it again."""
    return hashlib.sha256(f"emberisle seed {seed}".encode()).hexdigest()


def fresh_seed() -> str:
    """A seed nobody can guess."""
    return secrets.token_hex(32)
