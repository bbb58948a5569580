"""Where the effect of a verb is found: under its own name, in one module of `effects`."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from endling.games.doomlings import effects, work
from endling.games.doomlings import vocabulary as v

_IN_EVERY_TURN = {v.Stabilize}  # in turns.py


def _functions() -> Counter[str]:
    found: Counter[str] = Counter()
    for path in Path(effects.__path__[0]).glob("*.py"):
        found.update(
            node.name
            for node in ast.parse(path.read_text(encoding="utf-8")).body
            if isinstance(node, ast.FunctionDef)
        )
    return found


@pytest.mark.parametrize(
    "verb", [verb for verb in work.OF_INSTRUCTION if verb not in _IN_EVERY_TURN]
)
def test_a_verb_has_one_function_of_its_name(verb: type[v.Instruction]) -> None:
    name = re.sub(r"(?<!^)(?=[A-Z])", "_", verb.__name__).lower()
    assert _functions()[name] == 1
