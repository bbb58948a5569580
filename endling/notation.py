"""Replays: a whole game as one short line of text.

    E1.GAME.VERSION.PLAYERS.OPTIONS.KEY.ACTIONS.CHECK

Every action is written as its rank among the actions that were legal, in a number system whose base
changes with every decision, so that a game takes no more letters than it has information. Reading
plays the game; what does not fit is refused.
"""

from __future__ import annotations

import base64
import binascii
import json
import zlib
from typing import TYPE_CHECKING, Any

from endling.errors import EndlingError, ReplayError
from endling.games import find_game

if TYPE_CHECKING:
    from endling.match import Match

FORMAT = "E1"
NOTHING = "-"
_PARTS = 8

# What is read from outside is measured before it is unpacked or played.
LONGEST = 32_768  # letters
_LARGEST_START = 65_536  # bytes of options or a position
_MOST_ACTIONS = 20_000
_MOST_PLAYERS = 99
_DIGITS = 6


def _pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=") or NOTHING


def _unpack(text: str) -> bytes:
    if text == NOTHING:
        return b""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def _pack_json(data: Any) -> str:
    return _pack(zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 9))


def _unpack_json(text: str) -> Any:
    opened = zlib.decompressobj()
    data = opened.decompress(_unpack(text), _LARGEST_START)
    if not opened.eof or opened.unused_data:
        raise ReplayError("its options or its position are too large, or cut off")
    return json.loads(data)


def _number(text: str, most: int) -> int:
    if not text.isdecimal() or len(text) > _DIGITS or int(text) > most:
        raise ReplayError(f"{text[:20]!r} is not a number from 0 to {most}")
    return int(text)


def _check(text: str) -> str:
    return f"{zlib.crc32(text.encode()):08x}"


def write(match: Match) -> str:
    """The replay of a match."""
    options = match.game.shorten_options(match.options)
    origin = match.origin()
    start = {"options": options, "position": origin} if origin else options
    ranks = _ranks(match)
    number = 0
    for rank, base in reversed(ranks):
        number = number * base + rank
    body = ".".join(
        (
            FORMAT,
            match.game.name,
            str(match.game.version),
            str(match.players),
            _pack_json(start) if start else NOTHING,
            _pack(match.key),
            f"{len(ranks)}~" + _pack(number.to_bytes((number.bit_length() + 7) // 8, "little")),
        )
    )
    return f"{body}.{_check(body)}"


def _ranks(match: Match) -> list[tuple[int, int]]:
    """For every action its rank among the legal ones, and how many there were."""
    ranks = []
    again = match.copy()
    again.rewind(0)
    for action in match.actions:
        legal = again.legal
        ranks.append((legal.index(action), len(legal)))
        again.play(action)
    return ranks


def read(text: str) -> Match:
    """Play a replay; returns the match after its last action."""
    if not isinstance(text, str):
        raise ReplayError("a replay is a line of text")
    text = text.strip()
    if len(text) > LONGEST:
        raise ReplayError(f"this is too long for a replay: no game takes {LONGEST} letters")
    if not text.isascii():
        raise ReplayError("this replay is damaged: it holds a letter that no replay has")
    parts = text.split(".")
    if parts[0] != FORMAT or len(parts) != _PARTS:
        raise ReplayError("this is not a replay, or a part of it is missing")
    if _check(text.rpartition(".")[0]) != parts[-1]:
        raise ReplayError("this replay is damaged: a letter is missing or wrong")
    game = find_game(parts[1])
    if parts[2] != str(game.version):
        raise ReplayError(
            f"this replay was made with rules version {parts[2]} of {game.name}; "
            f"these are version {game.version}"
        )
    try:
        return _play(game.name, parts)
    except (EndlingError, ValueError, zlib.error, binascii.Error) as problem:
        raise ReplayError(f"this replay cannot be played: {problem}") from problem
    except RecursionError:
        raise ReplayError("this replay cannot be played: it is nested too deeply") from None


def _play(game: str, parts: list[str]) -> Match:
    from endling.match import Match

    start = {} if parts[4] == NOTHING else _unpack_json(parts[4])
    if not isinstance(start, dict):
        raise ReplayError("its options are no mapping")
    key = _unpack(parts[5])
    if "position" in start:
        match = Match.from_position(game, start["position"], key)
    else:
        match = Match.new(game, _number(parts[3], _MOST_PLAYERS), key, start)
    length, _, digits = parts[6].partition("~")
    number = int.from_bytes(_unpack(digits), "little")
    for _ in range(_number(length, _MOST_ACTIONS)):
        legal = match.legal
        if not legal:
            raise ReplayError("it goes on after the end of the game")
        number, rank = divmod(number, len(legal))
        match.play(legal[rank])
    if number:
        raise ReplayError("its actions do not fit the game")
    return match
