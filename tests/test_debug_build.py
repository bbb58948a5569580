"""The build with bounds checks plays the same games as the fast one and never reaches outside."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.kernel.entry_points import run_python
from tests.kernel.traces import tell
from tests.kits import KITS

TENS = 40  # of games for every number of players


def test_whole_games_with_bounds_checks_end_in_the_same_states() -> None:
    code = "from endling.kernel.build import BOUNDS_CHECKED as checked; print(checked)"
    assert run_python("debug", "-c", code).strip() == "True"
    kit = KITS[0]
    numbers = (0, TENS, *kit.players)
    arguments = ("ends", kit.name, *map(str, numbers))
    printed = run_python("debug", "-m", "tests.kernel.traces", *arguments)
    assert json.loads(printed) == tell("ends", kit, *numbers)


BEYOND = """
from endling.kernel import chacha
from endling.kernel.jit import entry

@entry
def beyond(pool, at):
    pool[0].block[at] = 1

beyond(chacha.new_dice(bytes(32)), {at})
"""


@pytest.mark.parametrize("at", [16, -1])
def test_bounds_checks_are_really_on(at: int, tmp_path: Path) -> None:
    """A place beyond an array, at either end, is noticed and not written to."""
    script = tmp_path / "beyond.py"
    script.write_text(BEYOND.format(at=at))
    with pytest.raises(AssertionError, match="IndexError"):
        run_python("debug", str(script))
