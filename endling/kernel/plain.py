"""Plain games: those that are played as most games are, with a part of the cards or as printed.

What a game could have costs time even where it does not: sets are larger for cards of other sets,
and rules look for what is special. A game may therefore name a flag of its record that is not set
in plain games, and the cards that are in them. Its rules become machine code twice, for plain games
and for all. In the code for plain games `is_plain` is true, and sets in records hold no other
cards; what follows from that is left to LLVM. The interpreter, and whatever else is compiled, takes
all games alike.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.extending import intrinsic

from endling.kernel.compiler import when_compiled

# Functions that plain games define differently; their definitions are linked first.
_IS_PLAIN, _CARDS_IN_WORD = "endling_is_plain", "endling_cards_in_word"
_I64 = ir.IntType(64)
_ALL = -1
_TRUE = f"""
define i64 @{_IS_PLAIN}() alwaysinline {{
  ret i64 1
}}
"""


@dataclass(frozen=True)
class Plain:
    """Which games are plain."""

    flag: str  # the field of the record that is 0 in them
    cards: tuple[int, ...] = ()  # the set of all that they can have in sets, if it is not of all

    def definitions(self) -> str:
        """What is linked before the rules, as LLVM's assembly."""
        return _TRUE + (self._definition_of_cards() if self.cards else "")

    def _definition_of_cards(self) -> str:
        words = range(len(self.cards))
        cases = " ".join(f"i64 {i}, label %word_{i}" for i in words)
        results = "".join(f"word_{i}:\n  ret i64 {self.cards[i]}\n" for i in words)
        return f"""
define i64 @{_CARDS_IN_WORD}(i64 %word) alwaysinline {{
  switch i64 %word, label %none [{cases}]
{results}none:
  ret i64 0
}}
"""


def is_plain() -> bool:
    """Whether this is code for plain games alone."""
    return False


@intrinsic
def _is_plain(typing_context: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        found = builder.call(_function(builder, _IS_PLAIN, [], 0), [])
        return builder.icmp_signed("!=", found, _I64(0))

    return types.boolean(), generate


@when_compiled(is_plain)
def _compiled_is_plain() -> Any:
    return lambda: _is_plain()


@intrinsic
def cards_in_word(typing_context: Any, word: Any) -> Any:
    """The cards of a word that can be in any set."""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return find_cards_in_word(builder, arguments[0])

    return types.int64(types.int64), generate


def find_cards_in_word(builder: Any, word: Any) -> Any:
    """The same, for what is written as LLVM's code."""
    return builder.call(_function(builder, _CARDS_IN_WORD, [_I64], _ALL), [word])


def _function(builder: Any, name: str, given: list[Any], result: int) -> Any:
    """A function with this result, unless another definition is linked before it."""
    kind = ir.FunctionType(_I64, given)
    function = cgutils.get_or_insert_function(builder.module, kind, name)
    if function.is_declaration:
        function.linkage = "linkonce_odr"
        function.attributes.add("alwaysinline")
        ir.IRBuilder(function.append_basic_block()).ret(_I64(result))
    return function
