"""ChaCha8: the only source of randomness.

The stream lives inside a record: `key` (8 words), `block` (16 words of output), `counter` (blocks
made so far) and `unused` (words of the block still to be handed out). The layout is that of the
original ChaCha with a 64-bit counter and a zero nonce.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.kernel.chacha_block import BLOCK_WORDS, block_of
from endling.kernel.jit import entry, rule
from endling.kernel.numbers import num
from endling.kernel.records import record_type

KEY_WORDS = 8
_MASK = 0xFFFFFFFF

STREAM_FIELDS = [
    ("counter", np.int64),
    ("key", np.uint32, (KEY_WORDS,)),
    ("block", np.uint32, (BLOCK_WORDS,)),
    ("unused", np.int8),
]

# A separate stream for choices that must not touch the game's randomness (random players). Its
# fields stand in another order than in a game's record, which would otherwise count as a subtype.
DICE = record_type(STREAM_FIELDS[::-1])


@rule
def refill(s: Any) -> None:
    """Make the next block of sixteen words."""
    k0, k1, k2, k3 = num(s.key[0]), num(s.key[1]), num(s.key[2]), num(s.key[3])
    k4, k5, k6, k7 = num(s.key[4]), num(s.key[5]), num(s.key[6]), num(s.key[7])
    low, high = num(s.counter) & _MASK, num(s.counter) >> 32
    block = block_of(k0, k1, k2, k3, k4, k5, k6, k7, low, high)
    for i in range(BLOCK_WORDS):
        s.block[i] = block[i]
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
