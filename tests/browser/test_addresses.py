"""Every page has an address of its own; old ones lead to it, unknown ones say so."""

from __future__ import annotations

import httpx
import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.tables import finish
from tests.server.clients import Person
from tests.server.running import PATIENCE, Server


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("#/cards", "/doomlings/cards"),
        ("#/rules/doomlings", "/doomlings/rules"),
        ("#/join/ABC", "/join/ABC"),
        ("#/", "/"),
    ],
)
def test_an_old_link_leads_to_the_new_page(visitor: NewVisitor, old: str, new: str) -> None:
    ada = visitor()
    page = ada.go(f"/{old}")
    page.locator("main h1").first.wait_for()
    assert page.url == ada.url + new


def test_old_links_to_tables_and_replays(visitor: NewVisitor, person: Person) -> None:
    table = finish(person)
    ada = visitor()
    page = ada.go(f"/#/replay/{table}/open/7")
    page.get_by_text("Step 8 of").wait_for()
    assert page.url == f"{ada.url}/replay/{table}/open/7"
    # Pasted into an open page, too.
    page.evaluate(f"location.hash = '#/table/{table}'")
    page.locator("dialog[open] .winner").wait_for()
    assert page.url == f"{ada.url}/table/{table}"


def test_back_and_forward_go_from_page_to_page(visitor: NewVisitor) -> None:
    ada = visitor()
    page = ada.go()
    page.get_by_role("link", name="Cards").click()
    page.locator(".cell").first.wait_for()
    page.get_by_role("link", name="Rules").click()
    page.locator("article h1").wait_for()
    page.get_by_role("navigation", name="Rules").get_by_role("link").nth(3).click()
    assert "/doomlings/rules#" in page.url
    page.go_back()
    page.go_back()
    page.locator(".cell").first.wait_for()
    page.go_back()
    page.get_by_role("button", name="Play now").wait_for()
    page.go_forward()
    page.locator(".cell").first.wait_for()


def test_the_same_page_of_another_game_is_a_click_away(visitor: NewVisitor) -> None:
    ada = visitor("phone")
    page = ada.go("/doomlings/rules")
    games = page.get_by_role("navigation", name="Game")
    games.get_by_role("link", name="Darwinning!").click()
    page.get_by_role("heading", level=1, name="Darwinning!").wait_for()
    assert page.url.endswith("/darwinning/rules")
    assert games.locator("[aria-current]").all_inner_texts() == ["Darwinning!"]
    ada.see("rules-of-another-game")


@pytest.mark.parametrize(
    "address", ["/nowhere", "/nowhere/cards", "/doomlings/nothing", "/table", "/table/a/b"]
)
def test_an_unknown_address_says_so(visitor: NewVisitor, server: Server, address: str) -> None:
    assert httpx.get(server.url + address, timeout=PATIENCE).status_code == 404
    ada = visitor()
    page = ada.go(address)
    page.get_by_role("heading", name="There is nothing here").wait_for()
    page.get_by_role("link", name="To the start page").click()
    page.get_by_role("button", name="Play now").wait_for()


@pytest.mark.parametrize(
    "address", ["/", "/doomlings/cards", "/doomlings/score", "/join/A", "/table/A", "/continue"]
)
def test_a_known_address_is_found(server: Server, address: str) -> None:
    assert httpx.get(server.url + address, timeout=PATIENCE).status_code == 200
    assert httpx.head(server.url + address, timeout=PATIENCE).status_code == 200
