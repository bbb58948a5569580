"""A game that brings neither drawings nor a layout: its board is all the browser knows of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import NewVisitor
from tests.browser.tables import SHORT, sit_down
from tests.browser.visitor import Visitor
from tests.server.clients import Person


def _without_art(visitor: Visitor) -> Visitor:
    """Somebody whose browser has nothing of the game's own."""

    def module(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body="export default {}")

    visitor.context.route(re.compile(r"/assets/doomlings-[^/]*\.js"), module)
    return visitor


@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "de")])
def test_a_whole_game_without_art(
    visitor: NewVisitor, person: Person, size: str, lang: str
) -> None:
    ada = _without_art(visitor(size, lang))
    sit_down(ada, person, person.open_table("me", "bot", "bot", options=SHORT)["table"])
    page = ada.page
    ada.play_until(lambda state: state["pile"], "the first trait")
    ada.see("plain-first-trait")
    for zone in ("deck", "discard", "pile:0", "pile:1", "hand:0", "hand:1"):
        assert page.locator(f"main [data-place='{zone}']").count() >= 1, zone
    ada.play_until(lambda state: state["ended"], "the end of the world")
    page.locator("dialog[open] footer button").first.click()
    page.locator(".winner", has_text=re.compile("win|share|gewinn|teilen")).wait_for()
    ada.see("plain-end")


def test_cards_and_score_sheet_without_art(visitor: NewVisitor) -> None:
    ada = _without_art(visitor())
    page = ada.go("/doomlings/cards")
    page.locator(".cell").first.wait_for()
    ada.see("plain-cards")
    page.locator(".cell button").first.click()
    page.locator("dialog[open] .card").wait_for()
    ada.see("plain-card")
    page = ada.go("/doomlings/score")
    page.get_by_label(re.compile("pile: find a card", re.I)).fill("Antlers")
    page.get_by_label(re.compile("pile: find a card", re.I)).press("Enter")
    ada.wait(lambda: page.get_by_role("tab").first.locator("b").inner_text() == "3", "3 points")
    ada.see("plain-score")
