"""Sets of cards as words of bits.

A set is a tuple of plain integers, as many as the game needs (`words_for`). A word carries 62
cards, so that no bit ever reaches the sign and Python's and the machine's integers agree on every
operation. Operations take sets of any number of words, both of the same; where a set has to be
made from nothing, another one of the game, such as its empty set, says how many words it has. A
card that a set has no room for is not in it.

The functions here are what the interpreter runs; below each group stands what takes their place in
compiled rules: the same, written out for the number of words.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from llvmlite import ir
from numba import types
from numba.cpython.unsafe.tuple import tuple_setitem
from numba.extending import intrinsic

from endling.kernel.bits import bits, lowest_bit
from endling.kernel.compiler import when_compiled
from endling.kernel.jit import rule
from endling.kernel.numbers import num
from endling.kernel.plain import cards_in_word, find_cards_in_word

WORD = 62
MOST_WORDS = 5
CardSet = tuple[int, ...]

_I32, _I64 = ir.IntType(32), ir.IntType(64)


def words_for(cards: int) -> int:
    """How many words a set of cards below this number needs."""
    words = max(1, -(-cards // WORD))
    if words > MOST_WORDS:
        raise ValueError(f"a set holds card numbers below {MOST_WORDS * WORD}, not {cards} of them")
    return words


def card_set(cards: Iterable[int], words: int) -> CardSet:
    """The set of these cards, for tables that are built when a game is declared."""
    found = [0] * words
    for card in cards:
        if not 0 <= card < words * WORD:
            raise ValueError(f"card {card} does not fit into a set of {words} words")
        found[card // WORD] |= 1 << (card % WORD)
    return tuple(found)


def cards_in(words: Iterable[Any]) -> list[int]:
    """The cards of a set as a record or a tuple has it, in ascending order."""
    return [
        first * WORD + bit
        for first, word in enumerate(words)
        for bit in range(WORD)
        if int(word) >> bit & 1
    ]


# --- Two sets -------------------------------------------------------------------------------------


def both(a: CardSet, b: CardSet) -> CardSet:
    """Cards in both sets."""
    return tuple([x & y for x, y in zip(a, b, strict=True)])


def either(a: CardSet, b: CardSet) -> CardSet:
    """Cards in one set or the other."""
    return tuple([x | y for x, y in zip(a, b, strict=True)])


def without(a: CardSet, b: CardSet) -> CardSet:
    """Cards of the first set that are not in the second."""
    return tuple([x & ~y for x, y in zip(a, b, strict=True)])


def _word_by_word(plain: Any, combine: Callable[[Any, Any, Any], Any]) -> None:
    """Compile a function of two sets that treats every word alike."""

    @intrinsic
    def combined(typing_context: Any, a: Any, b: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            left = _words(context, builder, a, arguments[0])
            right = _words(context, builder, b, arguments[1])
            words = [combine(builder, x, y) for x, y in zip(left, right, strict=True)]
            return context.make_tuple(builder, signature.return_type, words)

        return types.UniTuple(types.int64, a.count)(a, b), generate

    @when_compiled(plain)
    def compiled(a: Any, b: Any) -> Any:
        if a.count != b.count:
            raise ValueError(f"sets of {a.count} and of {b.count} words do not go together")
        return lambda a, b: combined(a, b)


def _words(context: Any, builder: Any, kind: Any, cards: Any) -> list[Any]:
    """The words of a set, whatever integers it was made of."""
    return [
        context.cast(builder, builder.extract_value(cards, i), kind[i], types.int64)
        for i in range(kind.count)
    ]


_word_by_word(both, lambda builder, x, y: builder.and_(x, y))
_word_by_word(either, lambda builder, x, y: builder.or_(x, y))
_word_by_word(without, lambda builder, x, y: builder.and_(x, builder.not_(y)))


# --- A set and a card -----------------------------------------------------------------------------


def word_of_card(card: int) -> int:
    """In which word of a set a card is."""
    return card // WORD


def bit_of_card(card: int) -> int:
    """The card as a bit of its word."""
    return 1 << (card % WORD)


def with_card(a: CardSet, card: int) -> CardSet:
    """The set and this card."""
    at = card // WORD
    return (*a[:at], a[at] | 1 << (card % WORD), *a[at + 1 :])


def without_card(a: CardSet, card: int) -> CardSet:
    """The set less this card."""
    at = card // WORD
    if at >= len(a):
        return a
    return (*a[:at], a[at] & ~(1 << (card % WORD)), *a[at + 1 :])


def has(a: CardSet, card: int) -> bool:
    """Whether the set holds this card."""
    return card < WORD * len(a) and (a[card // WORD] >> (card % WORD)) & 1 == 1


@intrinsic
def _word_of_card(typing_context: Any, card: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.zext(builder.udiv(*_unsigned(builder, arguments[0])), _I64)

    return types.int64(types.int64), generate


@intrinsic
def _bit_of_card(typing_context: Any, card: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        place = builder.urem(*_unsigned(builder, arguments[0]))
        return builder.shl(_I64(1), builder.zext(place, _I64))

    return types.int64(types.int64), generate


def _unsigned(builder: Any, card: Any) -> tuple[Any, Any]:
    """A card and the size of a word as unsigned numbers, which divide faster."""
    return builder.trunc(card, _I32), _I32(WORD)


@when_compiled(word_of_card)
def _compiled_word_of_card(card: Any) -> Any:
    return lambda card: _word_of_card(card)


@when_compiled(bit_of_card)
def _compiled_bit_of_card(card: Any) -> Any:
    return lambda card: _bit_of_card(card)


def _bits_of_card(builder: Any, card: Any, words: int) -> list[Any]:
    """A set with just this card; a wasted word costs less than a branch."""
    found = []
    for i in range(words):
        place = builder.sub(card, _I64(i * WORD))
        bit = builder.shl(_I64(1), builder.and_(place, _I64(63)))
        is_here = builder.icmp_unsigned("<", place, _I64(WORD))
        possible = builder.and_(bit, find_cards_in_word(builder, _I64(i)))
        found.append(builder.select(is_here, possible, _I64(0)))
    return found


def _with_bits(plain: Any, combine: Callable[[Any, Any, Any], Any]) -> None:
    """Compile a function that makes another set of a set and a card."""

    @intrinsic
    def combined(typing_context: Any, a: Any, card: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            bits_of_card = _bits_of_card(builder, arguments[1], a.count)
            words = _words(context, builder, a, arguments[0])
            made = [combine(builder, x, y) for x, y in zip(words, bits_of_card, strict=True)]
            return context.make_tuple(builder, signature.return_type, made)

        return types.UniTuple(types.int64, a.count)(a, types.int64), generate

    @when_compiled(plain)
    def compiled(a: Any, card: Any) -> Any:
        return lambda a, card: combined(a, card)


_with_bits(with_card, lambda builder, x, y: builder.or_(x, y))
_with_bits(without_card, lambda builder, x, y: builder.and_(x, builder.not_(y)))


@intrinsic
def _has(typing_context: Any, a: Any, card: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = _words(context, builder, a, arguments[0])
        word, first = _I64(0), _I64(a.count * WORD)
        for i in reversed(range(a.count)):
            is_here = builder.icmp_signed("<", arguments[1], _I64((i + 1) * WORD))
            word = builder.select(is_here, words[i], word)
            first = builder.select(is_here, _I64(i * WORD), first)
        place = builder.and_(builder.sub(arguments[1], first), _I64(63))
        return builder.trunc(builder.lshr(word, place), ir.IntType(1))

    return types.boolean(a, types.int64), generate


@when_compiled(has)
def _compiled_has(a: Any, card: Any) -> Any:
    return lambda a, card: _has(a, card)


# --- One set --------------------------------------------------------------------------------------


def possible(a: CardSet) -> CardSet:
    """Those cards of a set, written down for all games, that games like this one can have."""
    return a


def is_empty(a: CardSet) -> bool:
    """Whether the set holds no card."""
    return not any(a)


def count(a: CardSet) -> int:
    """How many cards the set holds."""
    return sum(map(bits, a))


def lowest(a: CardSet) -> int:
    """The card with the smallest number; the set must not be empty."""
    at = next(i for i, word in enumerate(a) if word)
    return at * WORD + lowest_bit(a[at])


@intrinsic
def _possible(typing_context: Any, a: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = [
            builder.and_(word, find_cards_in_word(builder, _I64(i)))
            for i, word in enumerate(_words(context, builder, a, arguments[0]))
        ]
        return context.make_tuple(builder, signature.return_type, words)

    return types.UniTuple(types.int64, a.count)(a), generate


@intrinsic
def _is_empty(typing_context: Any, a: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        together, *rest = _words(context, builder, a, arguments[0])
        for word in rest:
            together = builder.or_(together, word)
        return builder.icmp_signed("==", together, _I64(0))

    return types.boolean(a), generate


@intrinsic
def _count(typing_context: Any, a: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        counts = [builder.ctpop(word) for word in _words(context, builder, a, arguments[0])]
        total = counts[0]
        for more in counts[1:]:
            total = builder.add(total, more)
        return total

    return types.int64(a), generate


@intrinsic
def _lowest(typing_context: Any, a: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        words = _words(context, builder, a, arguments[0])
        word, base = words[-1], _I64((a.count - 1) * WORD)
        for i in reversed(range(a.count - 1)):
            is_here = builder.icmp_signed("!=", words[i], _I64(0))
            word = builder.select(is_here, words[i], word)
            base = builder.select(is_here, _I64(i * WORD), base)
        return builder.add(base, builder.cttz(word, ir.Constant(ir.IntType(1), 1)))

    return types.int64(a), generate


@when_compiled(possible)
def _compiled_possible(a: Any) -> Any:
    return lambda a: _possible(a)


@when_compiled(is_empty)
def _compiled_is_empty(a: Any) -> Any:
    return lambda a: _is_empty(a)


@when_compiled(count)
def _compiled_count(a: Any) -> Any:
    return lambda a: _count(a)


@when_compiled(lowest)
def _compiled_lowest(a: Any) -> Any:
    return lambda a: _lowest(a)


@rule
def nth(a: CardSet, index: int) -> int:
    """The card with the given rank in the order of card numbers; there must be one."""
    for i in range(len(a)):
        word = a[i]
        size = bits(word)
        if index < size:
            for _ in range(index):
                word &= word - 1
            return i * WORD + lowest_bit(word)
        index -= size
    return -1


# --- Sets in records and tables -------------------------------------------------------------------


def read_set(words: Any, like: CardSet) -> CardSet:
    """The set that lies in a row of words, with as many words as another one has."""
    return tuple([num(words[i]) for i in range(len(like))])


def row_of(table: Any, row: int, like: CardSet) -> CardSet:
    """A row of a table of sets, with as many words as another one has."""
    return tuple([num(table[row, i]) for i in range(len(like))])


@rule
def write_set(words: Any, cards: CardSet) -> None:
    """Write a set into a row of words."""
    for i in range(len(cards)):
        words[i] = cards[i]


@when_compiled(read_set)
def _compiled_read_set(words: Any, like: Any) -> Any:
    def read(words: Any, like: Any) -> Any:
        cards = like
        for i in range(len(like)):
            cards = tuple_setitem(cards, i, words[i] & cards_in_word(i))
        return cards

    return read


@when_compiled(row_of)
def _compiled_row_of(table: Any, row: Any, like: Any) -> Any:
    def read(table: Any, row: Any, like: Any) -> Any:
        cards = like
        for i in range(len(like)):
            cards = tuple_setitem(cards, i, table[row, i] & cards_in_word(i))
        return cards

    return read
