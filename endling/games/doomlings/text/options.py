"""The values of options, told apart before they are put into words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


def names(value: object) -> list[str]:
    """A list of names: one name, or several."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, Iterable):
        return [str(name) for name in value]
    raise ValueError(f"not a list of names: {value!r}")


def numbered(value: object) -> str:
    """Names with a number each."""
    if not isinstance(value, Mapping):
        raise ValueError(f"no names with numbers: {value!r}")
    return ", ".join(f"{name} {whole_number(number)}" for name, number in value.items())


def whole_number(value: object) -> int:
    """A number, which may come as its digits; anything else is an error."""
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise ValueError(f"not a number: {value!r}")
    return int(value)


def switched_on(value: object) -> bool:
    """Whether something is switched on: true or false, or a number that is 0 or not."""
    if not isinstance(value, int):
        raise ValueError(f"neither on nor off: {value!r}")
    return value != 0
