"""Finding what a person meant by a name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from endling.errors import UnknownName


def find_name(given: object, known: Iterable[str], what: str) -> str:
    """The known name, whatever the case; an unknown one is refused with suggestions."""
    names = list(known)
    by_fold = {name.casefold(): name for name in names}
    folded = str(given).strip().casefold()
    if isinstance(given, str) and folded in by_fold:
        return by_fold[folded]
    close = difflib.get_close_matches(folded, by_fold, n=3, cutoff=0.6)
    if close:
        hint = "; did you mean " + " or ".join(by_fold[name] for name in close) + "?"
    elif len(names) <= 12:
        hint = "; there are " + ", ".join(names)
    else:
        hint = ""
    raise UnknownName(f"unknown {what} {given!r}{hint}")
