"""What a text must mention: who, how many, which, from where, by choice or chance, may or must."""

from __future__ import annotations

from typing import Any

from endling.games.doomlings import vocabulary as v
from tests.doomlings.meanings.instructions import INSTRUCTIONS
from tests.doomlings.meanings.rules import RULES


def kind_of(thing: Any) -> str:
    """The class of a thing, or the member of its enum (members of two enums can be equal)."""
    if isinstance(thing, v.Law):
        return repr(thing.kind)
    return repr(thing if isinstance(thing, v.Ability | v.LawKind | type) else type(thing))


ALL = [*INSTRUCTIONS, *RULES]
MEANINGS = {kind_of(kind): patterns for kind, patterns in ALL}
