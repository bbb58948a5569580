"""Text as people should read it."""

from __future__ import annotations

import re


def assert_clean(text: str) -> None:
    """No blanks left open, no names of programs, no word twice, no spare space."""
    assert text
    assert text == text.strip()
    assert "  " not in text
    assert not re.search(r"[{}|<>_]|None\b|True|False", text), text
    assert not re.search(r"\b(\w+) \1\b", text, re.IGNORECASE), text
