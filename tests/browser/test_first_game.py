"""The guided first game: a short deal of its own, each thing explained when it first matters."""

from __future__ import annotations

import random
import time

import pytest

from endling.games import find_game, game_names
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PATIENCE

# What must be told first: what it is all about.
AIM = {
    "doomlings": "What it is about",
    "gloom_of_thrones": "What it is about",
    "darwinning": "Your species",
    "doom_on_you": "Food is life",
}
LEAST = 6  # notes; whoever answers before reading has understood some without them


@pytest.mark.parametrize("game", [name for name in game_names() if find_game(name).first_game])
def test_one_thing_after_the_other_is_explained_once(visitor: NewVisitor, game: str) -> None:
    ada = visitor(guide=True)
    page = ada.go()
    page.get_by_role("radio", name=find_game(game).title, exact=False).check(force=True)
    page.get_by_role("button", name="A guided first game").click()
    note = page.get_by_label("A note for the first game")
    dice, told, until = random.Random(1), list[str](), time.monotonic() + 4 * PATIENCE
    while len(told) < LEAST:
        assert time.monotonic() < until, f"nothing more was explained: {told}, {ada.state()}"
        if note.count():
            told.append(note.locator("h3").inner_text())
            if len(told) == 1:
                ada.see(f"first-{game}")
            note.get_by_role("button", name="Got it").evaluate("(button) => button.click()")
        elif ada.is_asked():
            page.keyboard.press(str(dice.randrange(10)))
        page.wait_for_timeout(20)
    assert len(set(told)) == len(told)
    assert told[0] == AIM[game]
