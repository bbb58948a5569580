"""Damaged data, text and bytes."""

from __future__ import annotations

import copy
import random
from typing import Any

_NUMBERS = (-1, 0, 1, 2, 5, 6, 7, 61, 62, 115, 124, 127, 128, 200, 254, 255, 256, 2**31, 2**62)
_ODD: tuple[Any, ...] = (
    *_NUMBERS, None, True, False, 0.5, -1.5, 1e308, "", "a", "-", "\x00", "\ud800", "ẞ", "9" * 50,
    [], {}, [[]], [None], {"": None}, 10**30, -(10**30), 10**4000, "x" * 5000,
    float("nan"), float("inf"), -0.0, "٣",
)  # fmt: skip
_LETTERS = '0123456789abcXYZ-_.~=+/ \n\x00é€\ud800{}[]",:'


def damaged(data: Any, dice: random.Random) -> Any:
    """The same data with one to four places changed, in place where that is possible."""
    for _ in range(dice.choice((1, 1, 1, 2, 3, 4))):
        data = _damage(data, dice)
    return data


def _damage(data: Any, dice: random.Random) -> Any:
    if isinstance(data, dict) and data and dice.random() < 0.9:
        name = dice.choice(list(data))
        change = dice.random()
        if change < 0.04:
            del data[name]
        elif change < 0.07:
            data[dice.choice(("", "?", 5, name + "x" if isinstance(name, str) else 7))] = data[name]
        elif change < 0.12:
            data[name] = copy.deepcopy(data[dice.choice(list(data))])
        else:
            data[name] = _damage(data[name], dice)
        return data
    if isinstance(data, list) and data and dice.random() < 0.9:
        at = dice.randrange(len(data))
        change = dice.random()
        if change < 0.05:
            del data[at]
        elif change < 0.1:
            data.insert(at, copy.deepcopy(dice.choice(data)))
        elif change < 0.2:
            data[at] = copy.deepcopy(dice.choice(data))
        else:
            data[at] = _damage(data[at], dice)
        return data
    return _other(data, dice)


def _other(data: Any, dice: random.Random) -> Any:
    if type(data) is int and dice.random() < 0.85:
        change = dice.randrange(4)
        if change == 0:
            return data + dice.choice((-1, 1))
        if change == 1:
            return data ^ 1 << dice.randrange(62)
        return dice.choice(_NUMBERS) if change == 2 else dice.randrange(300)
    if isinstance(data, str) and data and dice.random() < 0.7:
        return damaged_text(data, dice)
    return copy.deepcopy(dice.choice(_ODD))


def damaged_text(text: str, dice: random.Random) -> str:
    """A copy with some letters changed, left out, doubled or cut off."""
    for _ in range(dice.choice((1, 1, 2, 5))):
        at = dice.randrange(len(text) + 1)
        change = dice.randrange(5)
        if change == 0:
            text = text[:at] + dice.choice(_LETTERS) + text[at + 1 :]
        elif change == 1:
            text = text[:at] + text[at + 1 :]
        elif change == 2:
            text = text[:at] + text[max(at - 20, 0) :]
        elif change == 3:
            text = text[:at]
        else:
            text = text[:at] + dice.choice(_LETTERS) * dice.randrange(60) + text[at:]
    return text


def damaged_bytes(data: bytes, dice: random.Random) -> bytes:
    """A copy with some bytes changed, left out, doubled or cut off."""
    result = bytearray(data)
    for _ in range(dice.choice((1, 1, 2, 5))):
        at = dice.randrange(len(result) + 1)
        change = dice.randrange(4)
        if change == 0:
            result[at : at + 1] = dice.randbytes(1)
        elif change == 1:
            del result[at : at + dice.randrange(4)]
        elif change == 2:
            result[at:at] = dice.randbytes(dice.randrange(8))
        elif result and dice.random() < 0.3:
            del result[at:]
    return bytes(result)
