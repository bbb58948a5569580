"""A game that brings neither drawings nor a layout: its board is all the browser knows of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route

from endling.board.declaration import Area, Of
from tests.browser.conftest import NewVisitor
from tests.browser.tables import come
from tests.browser.visitor import Visitor
from tests.kits import KITS, Kit, each_game
from tests.server.clients import Person


def _without_art(visitor: Visitor) -> Visitor:
    """Somebody whose browser has nothing of the games' own."""

    def module(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body="export default {}")

    names = "|".join(kit.name for kit in KITS)
    visitor.context.route(re.compile(rf"/assets/({names})-[^/]*\.js"), module)
    return visitor


def _places(kit: Kit) -> list[str]:
    """The places that a table of two shows from the beginning."""
    zones = [zone for zone in kit.game.board.zones if zone.shown and zone.area != Area.NONE]
    of_seats = [f"{zone.name}:{seat}" for zone in zones if zone.of == Of.SEAT for seat in (0, 1)]
    return [*of_seats, *(zone.name for zone in zones if zone.of == Of.TABLE)]


@each_game
@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "de")])
def test_a_whole_game_without_art(
    visitor: NewVisitor, person: Person, kit: Kit, size: str, lang: str
) -> None:
    ada = _without_art(visitor(size, lang))
    made = person.open_table("me", "bot", game=kit.name, options=kit.short)
    come(ada, person, made["table"])
    page = ada.page
    page.locator("main .own").wait_for()
    for place in _places(kit):
        page.locator(f"main [data-place='{place}']").first.wait_for(state="attached")
    ada.wait(ada.is_asked, "my turn")
    ada.see(f"plain-{kit}-first")
    ada.play_until(lambda state: state["ended"], "the end of the game")
    page.locator(".winner", has_text=re.compile("win|share|gewinn|teilen")).wait_for()
    ada.see(f"plain-{kit}-end")


def test_cards_and_score_sheet_without_art(visitor: NewVisitor) -> None:
    ada = _without_art(visitor())
    page = ada.go("/doomlings/cards")
    page.locator(".cell").first.wait_for()
    ada.see("plain-cards")
    page.locator(".cell button").first.click()
    page.locator("dialog[open] .card").wait_for()
    ada.see("plain-card")
    page = ada.go("/doomlings/score")
    page.get_by_label(re.compile("^pile: find a card", re.I)).fill("Antlers")
    page.get_by_label(re.compile("^pile: find a card", re.I)).press("Enter")
    ada.wait(lambda: page.get_by_role("tab").first.locator("b").inner_text() == "3", "3 points")
    ada.see("plain-score")
