"""Chance: a secret, its commitment, and the stream of random numbers that each move draws from.

A match has a 256-bit secret. The stream of move k is a hash of the secret and k, so no move can be steered by
another, and everything can be checked once the secret is known. The hash of the secret, the commitment, is
shown before the first move.

A stream is five integers inside the record of a game: the state of Marsaglia's "mother of all" multiply-with-
carry generator. Its 160 bits all come from the hash, and no step of it overflows 64 bits, so that compiled
and uncompiled code draw the same numbers.
"""

import hashlib
import hmac
import secrets
from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from epoca.compiled import compiled

STREAM = 5  # words of a stream: four numbers and a carry
SECRET_BYTES = 32

Stream = NDArray[np.int64]


def new_secret() -> bytes:
    """A fresh secret from the operating system."""
    return secrets.token_bytes(SECRET_BYTES)


def secret_from_seed(seed: str) -> bytes:
    """The secret that a seed stands for: the same seed gives the same match."""
    return hashlib.sha256(b"epoca seed\0" + seed.encode()).digest()


def commitment(secret: bytes) -> str:
    """What is shown before a match begins, and binds the one who holds the secret."""
    return hashlib.sha256(b"epoca commitment\0" + secret).hexdigest()


@lru_cache(maxsize=1 << 12)
def _keyed(secret: bytes) -> hmac.HMAC:
    """The hash with a match's secret in it, to be copied."""
    return hmac.new(secret, digestmod="sha256")


def stream(secret: bytes, ply: int, purpose: str = "move") -> Stream:
    """The stream of one move; other purposes (a bot's own dice) get streams that tell nothing of this one."""
    keyed = _keyed(secret).copy()
    keyed.update(f"epoca {purpose} {ply}".encode())
    words = np.frombuffer(keyed.digest(), "<u4", count=STREAM).astype(np.int64)
    words[4] &= 0x3FFFFFFF  # a carry is always smaller than the multiplier
    return words


@compiled
def next_word(chance: Any) -> Any:
    """The stream's next 32 bits."""
    total = 2111111111 * chance[3] + 1492 * chance[2] + 1776 * chance[1] + 5115 * chance[0] + chance[4]
    chance[3] = chance[2]
    chance[2] = chance[1]
    chance[1] = chance[0]
    chance[0] = total & 0xFFFFFFFF
    chance[4] = total >> 32
    return chance[0]


@compiled
def aim(chance: Any, word: Any) -> None:
    """Change a stream so that its next 32 bits are `word`: for those who think through what chance may bring."""
    total = 2111111111 * chance[3] + 1492 * chance[2] + 1776 * chance[1] + 5115 * chance[0]
    chance[4] = (word - total) & 0xFFFFFFFF


@compiled
def below(chance: Any, n: Any) -> Any:
    """A number from 0 to n - 1, each exactly as likely as the others (Lemire's method). An empty stream gives 0."""
    product = next_word(chance) * n
    if product & 0xFFFFFFFF < n:
        unfair = (0x100000000 - int(n)) % int(n)  # NumPy has no room for the first one in a small n
        while product & 0xFFFFFFFF < unfair and chance[0] | chance[4] != 0:
            product = next_word(chance) * n
    return product >> 32
