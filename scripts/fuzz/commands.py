"""The command line: whatever is given ends in an exit code, never in a traceback."""

from __future__ import annotations

import contextlib
import io
import json
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache

from typer.main import get_command

from endling.cli import app
from endling.games import game_names
from endling.notation import read
from endling.shuffle import fingerprint, make_key
from scripts.fuzz.games import a_replay, a_sheet
from scripts.fuzz.mutation import damaged, damaged_text

_SHOWN = fingerprint(bytes(32))
_ANY = "GAME"  # stands for one of them
# None that plays, serves or writes.
_COMMANDS = (
    ("replay", "-", "--json"), ("replay", "-", "--from", "0"), ("replay", "E1.x"),
    *[("score", _ANY, "-"), ("score", _ANY, "-", "--json")] * 2,
    ("verify", "-"), ("verify", "-", "--hash", _SHOWN, "--json"),
    ("verify", "-", "--mine", _SHOWN), ("verify", "-", "--pledges", f"{_SHOWN},-"),
)  # fmt: skip
# These print much, which takes long.
_LONG = (
    ("games",), ("games", "--json"), ("--version",), ("rules", _ANY), ("cards", _ANY),
    ("rules", _ANY, "--lang", "de"), ("cards", _ANY, "--lang", "de", "--json"),
)  # fmt: skip
_SELDOM = 0.003
_EXTRA = ("--lang", "--json", "--from", "99999999999", "-1", "\x00", "--", "", "é", "\udcff")
_CODES = (0, 1, 2)
_REPLAYS = 40  # and sheets, that inputs are made from


def try_command(dice: random.Random) -> bool:
    """A command ends in an exit code."""
    words = list(dice.choice(_LONG if dice.random() < _SELDOM else _COMMANDS))
    name, sheet = a_sheet(dice.randrange(_REPLAYS))
    words = [name if word == _ANY else word for word in words]
    given = _stdin(dice, words[0], sheet)
    for at in range(1, len(words)):
        if dice.random() < 0.3:
            words[at] = damaged_text(words[at], dice).replace("://", "")
    if dice.random() < 0.2:
        words.insert(dice.randrange(1, len(words) + 1), dice.choice((*_EXTRA, *game_names())))
    return run(words, given) == 0


def _stdin(dice: random.Random, command: str, sheet: str) -> str:
    number = dice.randrange(_REPLAYS)
    text = sheet if command == "score" else a_replay(number)
    if command == "verify" and dice.random() < 0.7:
        claims = _claims(number)
        text = claims if dice.random() < 0.2 else json.dumps(damaged(json.loads(claims), dice))
    return text if dice.random() < 0.5 else damaged_text(text, dice)


@cache
def _claims(number: int) -> str:
    """What a table tells of a finished game, as JSON, with a shuffle that fits or not."""
    replay = a_replay(number)
    match = read(replay)
    contributions = [bytes([seat] * 32) for seat in range(match.players)]
    return json.dumps(
        {
            "replay": replay,
            "key": match.key.hex(),
            "scores": match.scores,
            "secret": bytes(32).hex(),
            "commitment": _SHOWN,
            "contributions": [part.hex() for part in contributions],
            "pledges": [fingerprint(part) for part in contributions],
            "made": make_key(bytes(32), contributions).hex(),
        }
    )


@cache
def _command() -> Callable[..., None]:
    """What `app` makes of itself at every call."""
    return get_command(app)


def run(words: list[str], given: str) -> int:
    """The exit code of a command in this process."""
    out, err = _terminal("strict"), _terminal("backslashreplace")
    with (
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
        _standard_input(given),
    ):
        try:
            _command()(words, prog_name="endling")
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        out.flush()
        err.flush()
    assert code in _CODES, (words, code)
    assert code == 0 or out.tell() + err.tell() > 0, (words, "no word about what is wrong")
    return code


def _terminal(errors: str) -> io.TextIOWrapper:
    """What is written has to be text that can be encoded, as on a real terminal."""
    return io.TextIOWrapper(io.BytesIO(), encoding="utf-8", errors=errors)


@contextlib.contextmanager
def _standard_input(text: str) -> Iterator[None]:
    before, sys.stdin = sys.stdin, io.StringIO(text)
    try:
        yield
    finally:
        sys.stdin = before
