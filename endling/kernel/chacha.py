"""ChaCha8: the only source of randomness.

The stream lives inside a record: `key` (8 words), `block` (16 words of output), `counter` (blocks
made so far) and `unused` (words of the block still to be handed out). The layout is that of the
original ChaCha with a 64-bit counter and a zero nonce.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.records import record_type

KEY_WORDS = 8
BLOCK_WORDS = 16
ROUNDS = 8
_MASK = 0xFFFFFFFF

STREAM_FIELDS = [
    ("counter", np.int64),
    ("key", np.uint32, (KEY_WORDS,)),
    ("block", np.uint32, (BLOCK_WORDS,)),
    ("unused", np.int8),
]

# A stream of its own, for choices that must not touch the game's randomness (random players). In
# another order than in a game's record, which would otherwise count as a special case of this one.
DICE = record_type(STREAM_FIELDS[::-1])


@rule
def _rotate(word: int, by: int) -> int:
    return ((word << by) & _MASK) | (word >> (32 - by))


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & _MASK
    d = _rotate(d ^ a, 16)
    c = (c + d) & _MASK
    b = _rotate(b ^ c, 12)
    a = (a + b) & _MASK
    d = _rotate(d ^ a, 8)
    c = (c + d) & _MASK
    b = _rotate(b ^ c, 7)
    return a, b, c, d


@rule
def refill(s: Any) -> None:
    """Make the next block of sixteen words."""
    k0, k1, k2, k3 = num(s.key[0]), num(s.key[1]), num(s.key[2]), num(s.key[3])
    k4, k5, k6, k7 = num(s.key[4]), num(s.key[5]), num(s.key[6]), num(s.key[7])
    low, high = num(s.counter) & _MASK, num(s.counter) >> 32
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = low, high, 0, 0
    for _ in range(ROUNDS // 2):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    s.block[0] = (a0 + 0x61707865) & _MASK
    s.block[1] = (a1 + 0x3320646E) & _MASK
    s.block[2] = (a2 + 0x79622D32) & _MASK
    s.block[3] = (a3 + 0x6B206574) & _MASK
    s.block[4] = (b0 + k0) & _MASK
    s.block[5] = (b1 + k1) & _MASK
    s.block[6] = (b2 + k2) & _MASK
    s.block[7] = (b3 + k3) & _MASK
    s.block[8] = (c0 + k4) & _MASK
    s.block[9] = (c1 + k5) & _MASK
    s.block[10] = (c2 + k6) & _MASK
    s.block[11] = (c3 + k7) & _MASK
    s.block[12] = (d0 + low) & _MASK
    s.block[13] = (d1 + high) & _MASK
    s.block[14] = d2
    s.block[15] = d3
    s.counter = num(s.counter) + 1
    s.unused = BLOCK_WORDS


@rule
def word(s: Any) -> int:
    """The next 32 random bits."""
    if s.unused == 0:
        refill(s)
    value = num(s.block[BLOCK_WORDS - num(s.unused)])
    s.unused = num(s.unused) - 1
    return value


@rule
def below(s: Any, limit: int) -> int:
    """A fair number from 0 to limit - 1 (Lemire's method: exact, no bias)."""
    product = word(s) * limit
    low = product & _MASK
    if low < limit:
        threshold = (_MASK + 1 - limit) % limit
        while low < threshold:
            product = word(s) * limit
            low = product & _MASK
    return product >> 32


@rule
def shuffle(s: Any, cards: Any, first: int, end: int) -> None:
    """Shuffle cards[first:end] in place (Fisher-Yates)."""
    for i in range(end - 1, first, -1):
        j = first + below(s, i - first + 1)
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


@rule
def reseed(s: Any, source: Any) -> None:
    """Start a fresh stream with a key drawn from another one."""
    for i in range(KEY_WORDS):
        s.key[i] = word(source)
    s.counter = 0
    s.unused = 0


@entry
def key_stream(pool: Any, out: Any) -> None:
    """Fill an array with the stream's words, for checks against published vectors."""
    s = pool[0]
    for i in range(len(out)):
        out[i] = word(s)


def key_words(key: bytes) -> np.ndarray[Any, np.dtype[np.uint32]]:
    """A 32-byte key as the eight little-endian words that ChaCha wants."""
    return np.frombuffer(key, dtype="<u4").astype(np.uint32)


def new_dice(key: bytes) -> np.ndarray[Any, Any]:
    """A stream outside any game, as an array of one record."""
    dice = np.zeros(1, DICE)
    dice["key"][0] = key_words(key)
    return dice
