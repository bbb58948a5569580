"""Embers is a game like any other in all tests."""

from __future__ import annotations

from endling.games import register_game

register_game("embers", "tests.embers.game")
