"""ChaCha8 gives what its authors published, and what is drawn from it is fair."""

from __future__ import annotations

import struct
from collections import Counter
from itertools import permutations
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from endling.kernel import chacha, chacha_block
from tests.kernel.entry_points import entry_point, new_state

below = entry_point(chacha.below)
refill = entry_point(chacha.refill)
reseed = entry_point(chacha.reseed)
shuffle = entry_point(chacha.shuffle)
word = entry_point(chacha.word)

Words = list[int]
TWO_TO_32 = 1 << 32


# --- A second ChaCha, written from the published description --------------------------------------


def quarter_round(x: Words, a: int, b: int, c: int, d: int) -> None:
    for target, other, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[target] = (x[target] + x[other]) % TWO_TO_32
        mixed = x[turned] ^ x[target]
        x[turned] = (mixed << by | mixed >> (32 - by)) % TWO_TO_32


COLUMNS_AND_DIAGONALS = (
    (0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15),
    (0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14),
)  # fmt: skip


def plain_block(key: bytes, counter_and_nonce: bytes, rounds: int) -> bytes:
    """One block: the last row of the matrix is given as it stands."""
    start = list(struct.unpack("<16I", b"expand 32-byte k" + key + counter_and_nonce))
    x = start.copy()
    for _ in range(rounds // 2):
        for places in COLUMNS_AND_DIAGONALS:
            quarter_round(x, *places)
    return struct.pack("<16I", *((a + b) % TWO_TO_32 for a, b in zip(x, start, strict=True)))


def plain_stream(key: bytes, blocks: int, first: int = 0) -> bytes:
    """ChaCha8 with a 64-bit counter and a zero nonce, the way the engine uses it."""
    return b"".join(
        plain_block(key, struct.pack("<QQ", first + i, 0), rounds=8) for i in range(blocks)
    )


def test_the_second_chacha_gives_the_block_of_rfc_8439() -> None:
    counter_and_nonce = struct.pack("<I", 1) + bytes.fromhex("000000090000004a00000000")
    assert plain_block(bytes(range(32)), counter_and_nonce, rounds=20).hex() == (
        "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
        "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e"
    )


# --- Published vectors ----------------------------------------------------------------------------

# draft-strombergson-chacha-test-vectors-01, 256-bit keys, 8 rounds, IV zero: two blocks each.
PUBLISHED = {
    "TC1: zero key": (
        bytes(32),
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
    ),
    "TC2: one bit of the key": (
        bytes([1]) + bytes(31),
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4",
    ),
}


def key_stream(key: bytes, words: int, counter: int = 0) -> bytes:
    """The engine's stream."""
    dice = chacha.new_dice(key)
    dice["counter"] = counter
    out = np.zeros(words, np.uint32)
    chacha.key_stream(dice, out)
    return out.astype("<u4").tobytes()


@pytest.mark.parametrize("name", PUBLISHED)
def test_published_vectors(name: str) -> None:
    key, expected = PUBLISHED[name]
    assert plain_stream(key, 2).hex() == expected
    assert key_stream(key, 32).hex() == expected


@given(st.binary(min_size=32, max_size=32), st.integers(0, 2**62), st.integers(1, 50))
def test_any_key_and_counter_agrees_with_the_second_chacha(
    key: bytes, counter: int, words: int
) -> None:
    assert key_stream(key, words, counter) == plain_stream(key, 4, counter)[: 4 * words]


def test_a_game_and_dice_give_the_same_stream() -> None:
    key = bytes(range(100, 132))
    s = new_state()
    s.key = chacha.key_words(key)
    drawn = [word(s) for _ in range(40)]
    assert struct.pack("<40I", *drawn) == plain_stream(key, 3)[:160]
    assert (int(s.counter), int(s.unused)) == (3, 8)


def test_reseeding_starts_at_the_beginning_of_another_stream() -> None:
    source, target = chacha.new_dice(bytes(32))[0], new_state()
    refill(target)
    reseed(target, source)
    key = plain_stream(bytes(32), 1)[:32]
    assert struct.pack("<3I", *(word(target) for _ in range(3))) == plain_stream(key, 1)[:12]
    assert int(source.unused) == 8


# --- Fair numbers ---------------------------------------------------------------------------------


def answer_to(first: int, limit: int) -> int | None:
    """What `below` makes of a word of the stream; None if it throws the word away."""
    s = new_state()
    s.block[:] = 1  # words that are kept, whatever the limit
    s.block[0] = first
    s.unused = chacha_block.BLOCK_WORDS
    value = int(below(s, limit))
    return value if s.unused == chacha_block.BLOCK_WORDS - 1 else None


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 6, 7, 24, 97, 114, 250])
def test_every_number_is_given_by_exactly_as_many_words(limit: int) -> None:
    """The words for a number lie side by side; at most the first of them may be thrown away.

    Words are multiplied by the limit and the upper half is the answer. Between two neighbouring
    words the lower half grows by the limit, so that all but the first word of a number are beyond
    the limit and kept: looking at both ends shows how many words give the number.
    """
    for number in range(limit):
        first = -(-number * TWO_TO_32 // limit)
        end = -(-(number + 1) * TWO_TO_32 // limit)
        assert answer_to(first + 1, limit) == number
        assert answer_to(end - 1, limit) == number
        kept = answer_to(first, limit)
        assert kept in (number, None)
        assert end - first - (kept is None) == TWO_TO_32 // limit


def chi_square(counts: Counter[Any], outcomes: int) -> float:
    expected = counts.total() / outcomes
    seen = sum((n - expected) ** 2 / expected for n in counts.values())
    return seen + expected * (outcomes - len(counts))


def test_many_throws_of_a_die_are_even() -> None:
    dice = chacha.new_dice(bytes(range(32)))[0]
    counts = Counter(int(below(dice, 6)) for _ in range(30_000))
    assert set(counts) == set(range(6))
    assert chi_square(counts, 6) < 25  # five degrees of freedom: one in seven thousand


# --- Shuffling ------------------------------------------------------------------------------------


@given(st.lists(st.integers(0, 255), max_size=40), st.data())
def test_shuffling_a_part_permutes_just_this_part(cards: list[int], data: st.DataObject) -> None:
    first = data.draw(st.integers(0, len(cards)))
    end = data.draw(st.integers(first, len(cards)))
    key = data.draw(st.binary(min_size=32, max_size=32))
    shuffled = np.array(cards, np.uint8)
    shuffle(chacha.new_dice(key)[0], shuffled, first, end)
    after = shuffled.tolist()
    assert after[:first] == cards[:first]
    assert after[end:] == cards[end:]
    assert sorted(after[first:end]) == sorted(cards[first:end])


def test_all_orders_of_four_cards_are_equally_likely() -> None:
    dice = chacha.new_dice(bytes(range(32)))[0]
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        cards = np.arange(4, dtype=np.uint8)
        shuffle(dice, cards, 0, 4)
        counts[tuple(cards.tolist())] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(counts, 24) < 60  # 23 degrees of freedom: one in thirty thousand
