"""The guided first game: a short deal of its own, each thing explained when it first matters."""

from __future__ import annotations

import random
import time

import pytest

from endling.games import find_game, game_names
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PATIENCE, Visitor

# By game: what must be told first, what it is all about; and which notes explain which questions.
AIM = {
    "doomlings": "aim",
    "gloom_of_thrones": "aim",
    "darwinning": "species",
    "doom_on_you": "goal",
}
EXPLAINED = {
    "doomlings": {
        "hand": ["play"],
        "another": ["play_another", "play_extra"],
        "stuck": ["stuck"],
        "parting": ["discard", "stabilize", "shed", "pass_left", "give_card", "pay_give"],
        "reaction": ["react", "late", "anytime"],
    },
    "gloom_of_thrones": {
        "choosing": ["choose_family"],
        "hand": ["play"],
        "target": ["lay", "kill"],
        "parting": ["discard", "give"],
        "picking": ["strip", "remove_top", "move_from", "move_to", "revive"],
        "free": ["free_play", "free_death"],
        "reaction": ["respond"],
    },
    "darwinning": {
        "leader": ["leader"],
        "trickOfTwo": ["lead", "follow"],
        "declare": ["declare"],
        "improve": ["improve", "use"],
        "settle": ["settle"],
        "lay": ["lay", "transform"],
        "pick": ["pick"],
        "keep": ["keep"],
        "eat": ["eat"],
    },
    "doom_on_you": {
        "place": ["place"],
        "declare": ["declare"],
        "window": ["opening", "declared", "drawn", "planned"],
        "aiming": ["hunt", "deflect", "deflect_to", "capture", "sneak", "sneak_at", "protect"],
        "counter": ["counter"],
        "defend": ["defend"],
        "draw": ["draw"],
        "suffer": ["lose", "keep", "doom_other"],
    },
}
LEAST = 12  # notes in a game
MOST = 150  # keys: whoever presses them at random may take long
_NOTE = "aside[data-topic]"


def _read(ada: Visitor, told: list[str]) -> None:
    """Read all that there is to be read about the present situation."""
    note = ada.page.locator(_NOTE)
    while note.count():
        topic = note.first.get_attribute("data-topic")
        assert topic is not None
        assert topic not in told, f"{topic} is explained again"
        told.append(topic)
        if len(told) in (1, 8):
            ada.see(f"first-game-{topic}")
        note.get_by_role("button").first.evaluate("(button) => button.click()")
        ada.page.locator(f"aside[data-topic={topic}]").wait_for(state="detached")


@pytest.mark.parametrize("game", [name for name in game_names() if find_game(name).first_game])
def test_one_thing_after_the_other_is_explained_once(visitor: NewVisitor, game: str) -> None:
    """Nobody is asked anything before it was explained, nor told anything twice."""
    ada = visitor(guide=True)
    page = ada.go()
    page.get_by_role("radio", name=find_game(game).title, exact=False).check(force=True)
    page.get_by_role("button", name="A guided first game").click()
    page.wait_for_selector(_NOTE)
    dice, told, until = random.Random(1), list[str](), time.monotonic() + 8 * PATIENCE
    pressed = 0
    while not ada.state()["ended"] and pressed < MOST:
        assert time.monotonic() < until, f"the game does not end: {told}, {ada.state()}"
        asked = page.locator(".question.mine[data-prompt]")
        if asked.count():
            prompt = asked.get_attribute("data-prompt")
            _read(ada, told)
            explains = [topic for topic, all_ in EXPLAINED[game].items() if prompt in all_]
            assert not explains or explains[0] in told, f"{prompt} is not explained: {told}"
            offered = page.locator("main kbd").count()
            page.keyboard.press(str(1 + dice.randrange(max(1, min(offered, 9)))))
            pressed += 1
        page.wait_for_timeout(20)
    assert told[0] == AIM[game]
    assert len(told) >= LEAST


def test_more_is_explained_than_usual(visitor: NewVisitor) -> None:
    """In German: what others find out alone, with the cards that lie there."""
    ada = visitor(lang="de", guide=True)
    page = ada.go()
    page.get_by_role("button", name="erste Partie").click()
    page.wait_for_selector(_NOTE)
    told: list[str] = []
    while "worth" not in told:
        ada.wait(lambda: ada.is_asked() or page.locator(_NOTE).count(), "a question")
        if page.locator("aside[data-topic=worth]").count():
            mine = page.locator(".own [data-card]").first.get_attribute("data-card")
            cards = page.request.get(f"{ada.url}/api/cards/doomlings?lang=de").json()
            label = next(card["label"] for card in cards if card["name"] == mine)
            assert label in page.locator(_NOTE).inner_text()
        _read(ada, told)
        page.keyboard.press("1")
        page.wait_for_timeout(50)
