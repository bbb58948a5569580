"""Axe finds nothing serious on any page."""

from __future__ import annotations

import pytest

from tests.browser.axe import check
from tests.browser.conftest import NewVisitor
from tests.browser.tables import finish, sit_down
from tests.server.clients import Person


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_pages_without_a_table(visitor: NewVisitor, size: str) -> None:
    ada = visitor(size)
    page = ada.go()
    page.locator(".picture svg").first.wait_for()
    page.get_by_text("Rules of this table").click()
    check(ada, "home-options")
    for address, ready in (
        ("doomlings/cards", ".cell"),
        ("doomlings/rules", "article h1"),
        ("doomlings/score", ".found li"),
        ("join/ABC", "form h1"),
        ("nowhere", "main h1"),
    ):
        ada.go(f"/{address}")
        page.locator(ready).first.wait_for()
        check(ada, address.replace("/", "-"))
    ada.go("/doomlings/cards")
    page.locator(".cell button").first.click()
    page.locator("dialog[open] .card").wait_for()
    check(ada, "card")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_pages_of_a_table(visitor: NewVisitor, person: Person, size: str) -> None:
    ada = visitor(size, guide=True)
    ada.become(person.player, person.token, "Ada")
    page = ada.page
    ada.go(f"/table/{person.open_table('me', 'open')['table']}")
    page.locator(".lobby").wait_for()
    check(ada, "lobby")
    timed = person.open_table("me", *["bot"] * 5, hints=True, timer=600)["table"]
    sit_down(ada, person, timed)
    ada.play_until(lambda state: state["pile"] and state["asked"], "a turn with a trait")
    page.get_by_role("timer").wait_for()
    check(ada, "table-with-guide")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open] select").first.wait_for()
    check(ada, "table-settings")
    page.locator("[data-place=discard]").first.click()
    page.locator("dialog[open]").wait_for()
    check(ada, "table-discard")
    table = finish(person)
    ada.go(f"/table/{table}")
    page.locator("dialog[open] .winner").wait_for()
    check(ada, "end")
    ada.go(f"/replay/{table}/open/9")
    page.get_by_role("slider").wait_for()
    check(ada, "replay-open")
