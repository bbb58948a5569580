"""Which function goes on with which kind of unfinished work, as one rule.

A game lists its kinds of work by how often they come up. A compiled function pays on entry for
every call it contains, so the kinds that come up all the time are told apart in a small function,
the others behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from itertools import pairwise
from typing import Any

from endling.kernel.frames import KIND
from endling.kernel.jit import inlined
from endling.kernel.numbers import num
from endling.kernel.source import Source

Functions = Mapping[int, Callable[[Any, int, int], bool]]  # (s, frame, answer), by kind of work

_MOST_TOLD_APART = 12  # by one function


def dispatcher(
    game: str, kinds: Collection[int], often: Functions, less_often: Functions, seldom: Functions
) -> Callable[[Any, int], bool]:
    """`resolve(s, answer)`: carry the work on top one piece further; is a question now open?

    A kind of work that has no function, or several, is an error here.
    """
    listed = [*often, *less_often, *seldom]
    wrong = {kind for kind in (*listed, *kinds) if listed.count(kind) != (kind in kinds)}
    if wrong:
        raise ValueError(f"{game}: one function for each kind of work, not so for {sorted(wrong)}")
    last = _by_number(game, seldom)
    then = _one_after_the_other(game, "less_often", less_often, last)
    source = Source("resolve", "s, answer")
    source.add("f = num(s.depth) - 1", "kind = num(s.frames[f, KIND])")
    names = _add_functions(source, often)
    source.add("return go_on(s, f, kind, answer)")
    return source.build(game, {**names, "num": num, "KIND": KIND, "go_on": then}, inlined)


def _add_functions(source: Source, functions: Functions) -> dict[str, Any]:
    for kind in functions:
        source.add(f"if kind == {kind}:", f"    return work_{kind}(s, f, answer)")
    return {f"work_{kind}": function for kind, function in functions.items()}


def _one_after_the_other(
    game: str, name: str, functions: Functions, otherwise: Callable[..., bool]
) -> Callable[..., bool]:
    source = Source(name, "s, f, kind, answer")
    names = _add_functions(source, functions)
    source.add("return otherwise(s, f, kind, answer)")
    return source.build(game, {**names, "otherwise": otherwise})


def _by_number(game: str, functions: Functions) -> Callable[..., bool]:
    """Many kinds of work are told apart by their numbers first, in parts of about equal size."""
    kinds = sorted(functions)
    parts = -(-len(kinds) // _MOST_TOLD_APART)
    ends = [len(kinds) * part // parts for part in range(1, parts + 1)]
    source, names = Source("seldom", "s, f, kind, answer"), {}
    for part, (start, end) in enumerate(pairwise((0, *ends))):
        few = {kind: functions[kind] for kind in functions if kind in kinds[start:end]}
        names[f"part_{part}"] = _last_takes_the_rest(game, f"seldom_{part}", few)
        if end < len(kinds):
            source.begin(f"if kind < {kinds[end]}:")
        source.add(f"return part_{part}(s, f, kind, answer)")
        if end < len(kinds):
            source.end()
    return source.build(game, names)


def _last_takes_the_rest(game: str, name: str, functions: Functions) -> Callable[..., bool]:
    *others, last = functions
    source = Source(name, "s, f, kind, answer")
    names = _add_functions(source, {kind: functions[kind] for kind in others})
    source.add("return last(s, f, answer)")
    return source.build(game, {**names, "last": functions[last]})
