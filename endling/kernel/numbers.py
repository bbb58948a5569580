"""Reading a field as a plain integer.

Fields are narrow and some are unsigned, and narrow integers wrap differently when interpreted and
when compiled. Rules therefore read a field with `num`, calculate with plain integers, write back.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from endling.kernel.compiler import when_compiled


def num(value: Any) -> int:
    """The value as a plain (64-bit signed) integer."""
    return int(value)


@when_compiled(num)
def _compiled_num(value: Any) -> Any:
    return lambda value: np.int64(value)
