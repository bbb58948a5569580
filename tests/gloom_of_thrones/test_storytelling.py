"""What can be written with cards, and what comes of it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from endling.games.noting import Noted, Told
from endling.match import Match

GAME = "gloom_of_thrones"
NAMES = ("Ann", "Ben", "Cem")


def played(seed: int, **options: Any) -> Iterator[tuple[str, Noted | None, set[str], Match]]:
    """Every answer of a random game: the question, its note, what happened, the match then."""
    match = Match.new(GAME, 3, bytes([seed] * 32), options)
    dice = random.Random(seed)
    while not match.over:
        action = dice.choice(match.legal)
        prompt, noted = match.prompt or "", match.note_on(action)
        verbs = {event.verb for event in match.play(action)}
        yield prompt, noted, verbs, match


@pytest.mark.parametrize("seed", range(6))
def test_g51_a_note_goes_with_every_card_played_and_with_no_response(seed: int) -> None:
    noted_before = False
    for prompt, noted, verbs, _ in played(seed, storytelling="required_note"):
        if prompt == "respond":
            assert noted is None
        if noted is not None:
            assert noted.call == "required"
            assert noted.line
        if verbs & {"play", "play_event"}:
            assert noted is not None or noted_before
        noted_before = noted is not None


@pytest.mark.parametrize(
    ("level", "calls"), [("off", set()), ("free", {"free"}), ("prompts", {"wanted"})]
)
def test_how_much_is_called_for_is_up_to_the_table(level: str, calls: set[str]) -> None:
    found = [noted for _, noted, _, _ in played(1, storytelling=level)]
    assert {noted.call for noted in found if noted is not None} == calls


def test_lines_differ_with_the_one_they_are_about() -> None:
    for prompt, _, _, match in played(2):
        if prompt == "lay":
            continue
        lines = [c["line"] for c in match.choices() if "note" in c and match.prompt == "lay"]
        assert len(set(lines)) == len(lines)


def test_the_saga_tells_what_was_written() -> None:
    match = Match.new(GAME, 3, bytes([3] * 32))
    dice, steps = random.Random(3), []
    while not match.over:
        action, seat = dice.choice(match.legal), match.actor or 0
        note = "It rained." if match.note_on(action) else ""
        steps.append(Told(seat, tuple(match.play(action)), note))
    view = match.view(None, "en", NAMES)
    tale = match.game.tale(steps, view, NAMES, match.options, "en")
    assert tale is not None
    assert "It rained." in tale.markdown
    assert "It rained." in tale.html
    assert all(name in tale.html for name in NAMES)
    assert (
        match.game.tale(steps, view, NAMES, match.options | {"storytelling": "off"}, "en") is None
    )
