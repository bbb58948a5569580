"""Embers is a game like any other in all tests, and no test depends on how fast it runs."""

from __future__ import annotations

from hypothesis import settings

from endling.games import register_game

register_game("embers", "tests.embers.game")

settings.register_profile("endling", deadline=None, derandomize=True)
settings.load_profile("endling")
