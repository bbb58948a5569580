"""`python -m tests.server.dealing FILE serve ...`: the command endling with deals that repeat.

What is dealt, and what bots draw by lot, follows from the text in the file: the name of a test. The
server itself has no such switch, so that nobody can turn it on where people play. With `--alone` in
front, nobody else has a hand in it: browsers pledge what they draw by lot themselves.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from endling.cli import main
from endling.server import bot_pool
from endling.server.http import tables


class Dealer:
    """Stands in for `secrets`: the same text, the same numbers in the same order."""

    def __init__(self, name: str, file: Path) -> None:
        self._name = name
        self._file = file
        self._text = ""
        self._count = 0

    def token_bytes(self, n: int) -> bytes:
        """The next key."""
        text = self._file.read_text()
        if text != self._text:
            self._text, self._count = text, 0
        self._count += 1
        return hashlib.sha256(f"{self._name} {text} {self._count}".encode()).digest()[:n]

    def randbits(self, n: int) -> int:
        """The next seed."""
        return int.from_bytes(self.token_bytes(32)) >> (256 - n)


def deal_from(file: Path) -> None:
    """Let all deals of this process follow from a file."""
    vars(tables)["secrets"] = Dealer("table", file)
    vars(bot_pool)["secrets"] = Dealer("bot", file)


if __name__ == "__main__":
    if sys.argv[1] == "--alone":
        del sys.argv[1]
        vars(tables)["read_pledge"] = lambda _: None
    deal_from(Path(sys.argv.pop(1)))
    main()
