"""Hypothesis: the same examples every time, however long the first one takes to compile."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("endling", deadline=None, derandomize=True)
settings.load_profile("endling")
