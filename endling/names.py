"""Finding what a person meant by a name."""

from __future__ import annotations

import difflib
from collections.abc import Collection, Iterable

from endling.errors import UnknownName, shown

_FEW = 12  # this many names can be told in full


def known_name(given: object, known: Collection[str]) -> str | None:
    """The name among the known ones, whatever the case."""
    if not isinstance(given, str):
        return None
    if given in known:  # as programs write it
        return given
    folded = given.strip().casefold()
    return next((name for name in known if name.casefold() == folded), None)


def similar_names(given: object, known: Iterable[str]) -> list[str]:
    """The known names that are closest to one that is unknown."""
    by_fold = {name.casefold(): name for name in known}
    folded = given.strip().casefold() if isinstance(given, str) else shown(given)
    close = difflib.get_close_matches(folded, by_fold, n=3, cutoff=0.6)
    return [by_fold[name] for name in close]


def few_names(known: Iterable[str]) -> list[str]:
    """The known names, if they are few enough to be told."""
    names = list(known)
    return names if len(names) <= _FEW else []


def find_name(given: object, known: Iterable[str], what: str) -> str:
    """The known name, whatever the case; an unknown one is refused with suggestions."""
    names = known if isinstance(known, Collection) else list(known)
    found = known_name(given, names)
    if found is not None:
        return found
    hint = ""
    if close := similar_names(given, names):
        hint = "; did you mean " + " or ".join(close) + "?"
    elif few := few_names(names):
        hint = "; there are " + ", ".join(few)
    raise UnknownName(f"unknown {what} {shown(given)}{hint}")
