"""The command line: whatever is given ends in an exit code, never in a traceback."""

from __future__ import annotations

import contextlib
import io
import random
import sys
from collections.abc import Iterator

from endling.cli import app
from endling.games import game_names
from scripts.fuzz.games import a_replay, a_sheet
from scripts.fuzz.mutation import damaged_text

_GAME = game_names()[0]
# None that plays, serves or writes.
_COMMANDS = (
    ("games",), ("games", "--json"), ("cards", _GAME), ("cards", _GAME, "--lang", "de"),
    ("rules", _GAME), ("rules", _GAME, "--lang", "de"), ("replay", "-", "--json"),
    ("replay", "-", "--from", "0"), ("score", _GAME, "-"), ("score", _GAME, "-", "--json"),
    ("verify", "-"), ("verify", "-", "--hash", "00", "--json"), ("--version",), ("replay", "E1.x"),
)  # fmt: skip
_CODES = (0, 1, 2)


def try_command(dice: random.Random) -> bool:
    """A command ends in an exit code."""
    words = list(dice.choice(_COMMANDS))
    given = _stdin(dice, words[0])
    for at in range(1, len(words)):
        if dice.random() < 0.3:
            words[at] = damaged_text(words[at], dice).replace("://", "")
    if dice.random() < 0.2:
        extra = ("--lang", "--json", "--from", "99999999999", "-1", "\x00", "--", "", "é")
        words.insert(dice.randrange(1, len(words) + 1), dice.choice(extra))
    return run(words, given) == 0


def _stdin(dice: random.Random, command: str) -> str:
    number = dice.randrange(40)
    text = a_sheet(number)[1] if command == "score" else a_replay(number)
    if command == "verify" and dice.random() < 0.5:
        text = f'{{"replay": "{text}", "key": "00", "scores": [1]}}'
    return text if dice.random() < 0.2 else damaged_text(text, dice)


def run(words: list[str], given: str) -> int:
    """The exit code of a command in this process."""
    out, err = io.StringIO(), io.StringIO()
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        _standard_input(given),
    ):
        try:
            app(words, prog_name="endling")
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
    assert code in _CODES, (words, code)
    assert code == 0 or err.getvalue() or out.getvalue(), (words, "no word about what is wrong")
    return code


@contextlib.contextmanager
def _standard_input(text: str) -> Iterator[None]:
    before, sys.stdin = sys.stdin, io.StringIO(text)
    try:
        yield
    finally:
        sys.stdin = before
