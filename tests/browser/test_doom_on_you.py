"""Doom On You by clicks and taps: whole games, what is foreseen, a defense, the tracker."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error as BrowserError

from tests.browser.axe import check
from tests.browser.conftest import NewVisitor
from tests.browser.tables import come
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.clients import Person

# Whatever brings the end nearer comes first.
_OFFERS = (
    ".defense .submit",
    ".tile.alive",
    ".attack.alive",
    ".who.alive",
    ".hand .playable:not(.blocked)",
    ".question .choice",
)


def _act(visitor: Visitor, selector: str) -> bool:
    offered = visitor.page.locator(selector)
    if not offered.count():
        return False
    with suppress(BrowserError):  # the table may have moved on meanwhile
        act = offered.first.tap if visitor.size == "phone" else offered.first.click
        act(timeout=2000)
    return True


def _play_until(visitor: Visitor, condition: Callable[[], object], what: str) -> None:
    until = time.monotonic() + 4 * PATIENCE
    while not condition():
        assert time.monotonic() < until, f"{what} did not come: {visitor.state()}"
        if visitor.is_asked():
            any(_act(visitor, selector) for selector in _OFFERS)
        visitor.page.wait_for_timeout(30)


@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "de")])
def test_a_whole_game(visitor: NewVisitor, person: Person, size: str, lang: str) -> None:
    options = {"end_condition": "first_player_out", "starting_tokens": 7}
    made = person.open_table("me", "bot", "bot", game="doom_on_you", options=options)
    ada = visitor(size, lang)
    come(ada, person, made["table"])
    page = ada.page
    page.wait_for_selector(".arena")
    thoughts = page.locator("button.thought")
    _play_until(ada, lambda: ada.is_asked() and thoughts.count(), "something to think about")
    # What is thought about is foreseen, and nothing happens.
    thoughts.first.tap() if size == "phone" else thoughts.first.hover()
    page.wait_for_selector("button.thought[aria-pressed=true]")
    ada.see("doom-thought")
    _play_until(ada, page.locator(".arena .attack").count, "an attack")
    assert int(page.locator(".arena .attack .number").first.inner_text()) >= 1
    check(ada, "doom-attack")
    page.wait_for_selector(".arena")
    defense = page.locator(".defense")
    over = page.locator("dialog[open] .winner")
    _play_until(ada, lambda: defense.count() or over.count(), "a defense or the end")
    if defense.count():
        _plan(ada)
    _play_until(ada, over.count, "the end")
    page.wait_for_selector("dialog[open] .paths path", state="attached")
    check(ada, "doom-end")


def _plan(ada: Visitor) -> None:
    """Points are given and taken back before anything is decided."""
    page = ada.page
    planned = page.locator(".wide .points .planned")
    if not page.locator(".wide .tile.alive").count():
        return  # there is nothing to defend with
    _act(ada, ".wide .tile.alive")
    ada.wait(planned.count, "a point that is planned")
    ada.see("doom-defense")
    _act(ada, ".defense .undo")
    ada.wait(lambda: not planned.count(), "nothing planned")
    assert page.locator(".defense").count() == 1


def test_tokens_and_rounds_of_a_boxed_game(visitor: NewVisitor) -> None:
    ada = visitor("phone")
    page = ada.go("/doom_on_you/score")
    totals = page.get_by_role("tab").locator("b")
    ada.wait(lambda: totals.all_inner_texts()[:2] == ["10", "10"], "both with all tokens")
    page.get_by_role("button", name="Move them").tap()
    ada.wait(lambda: totals.all_inner_texts()[:2] == ["9", "11"], "a token to move")
    page.get_by_role("button", name="Next round").tap()
    assert page.locator("h3 output").inner_text() == "2"
    assert page.get_by_label("First target").input_value() == "1"
    page.get_by_role("button", name="One fewer").tap()
    ada.wait(lambda: totals.all_inner_texts()[:2] == ["8", "11"], "a token less")
    ada.see("doom-score")
