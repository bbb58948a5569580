"""Writing the functions that a game would otherwise write by hand, as plain Python source.

They are straight-line rules on the game's own fields, so that they run as fast as hand-written
ones and compile like them. `source_of` shows what was written.
"""

from __future__ import annotations

import linecache
from collections.abc import Callable, Mapping
from typing import Any

from endling.kernel.jit import rule

_INDENT = "    "


class Source:
    """One function in the making."""

    def __init__(self, name: str, arguments: str) -> None:
        self._name = name
        self._lines = [f"def {name}({arguments}):"]
        self._depth = 1

    def add(self, *lines: str) -> Source:
        """Write lines at the present depth."""
        self._lines += [_INDENT * self._depth + line for line in lines]
        return self

    def begin(self, line: str) -> Source:
        """Write the head of a block; what follows stands in it."""
        self.add(line)
        self._depth += 1
        return self

    def end(self) -> Source:
        """Leave a block."""
        self._depth -= 1
        return self

    @property
    def text(self) -> str:
        """What has been written."""
        return "\n".join(self._lines) + "\n"

    def build(
        self,
        game: str,
        names: Mapping[str, Any],
        mark: Callable[[Callable[..., Any]], Callable[..., Any]] = rule,
    ) -> Callable[..., Any]:
        """The function, marked as a rule; `names` is what it may refer to."""
        file = f"<{self._name} of {game}>"
        linecache.cache[file] = (len(self.text), None, self.text.splitlines(True), file)
        scope = {"__name__": __name__, **names}  # Numba imports the module of whatever it caches
        exec(compile(self.text, file, "exec"), scope)
        function: Callable[..., Any] = scope[self._name]
        return mark(function)


def source_of(function: Callable[..., Any]) -> str:
    """The text of a derived rule."""
    return "".join(linecache.getlines(function.__code__.co_filename))
