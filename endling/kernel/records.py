"""Types of records.

Compiled rules read a field of a record in no time. NumPy's own records look up every field by name
in Python, which would take most of the time of interpreted rules. These have properties instead.
"""

from __future__ import annotations

from typing import Any

import numpy as np

Fields = list[tuple[Any, ...]]


def record_type(fields: Fields) -> np.dtype[Any]:
    """The type of a record with these fields."""
    plain = np.dtype(fields, align=True)
    names: dict[str, Any] = {"__slots__": ()}  # so that there are no other fields
    for name, (kind, offset, *_) in (plain.fields or {}).items():
        names[name] = _field(kind, offset)
    return np.dtype((type("Record", (np.void,), names), plain))


def _field(kind: np.dtype[Any], offset: int) -> property:
    def read(record: Any) -> Any:
        return record.getfield(kind, offset)

    def write(record: Any, value: Any) -> None:
        record.setfield(value, kind, offset)

    return property(read, write)
