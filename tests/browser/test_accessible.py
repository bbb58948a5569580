"""Axe finds nothing serious on any page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.tables import finish, sit_down
from tests.browser.visitor import ROOT, Visitor
from tests.server.clients import Person

_AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The drawings count as pictures; their thousands of strokes would take minutes and tell nothing.
_RUN = """() => {
  for (const drawing of document.querySelectorAll('svg')) drawing.replaceChildren()
  return axe.run(document, { resultTypes: ['violations'] })
}"""
SERIOUS = {"serious", "critical"}


@pytest.fixture(scope="session")
def axe(pages: Path) -> str:
    return _AXE.read_text()


def _check(visitor: Visitor, axe: str, where: str) -> None:
    visitor.page.wait_for_timeout(250)  # what fades in is not judged half-way
    visitor.see(where)
    visitor.page.evaluate(axe)
    found: dict[str, Any] = visitor.page.evaluate(_RUN)
    problems = [
        f"{where}: {rule['id']}: {rule['help']}: {node['html'][:160]}"
        for rule in found["violations"]
        if rule["impact"] in SERIOUS
        for node in rule["nodes"][:4]
    ]
    assert not problems, "\n".join(problems)
    visitor.page.reload()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_pages_without_a_table(visitor: NewVisitor, axe: str, size: str) -> None:
    ada = visitor(size)
    page = ada.go()
    page.locator(".picture svg").first.wait_for()
    page.get_by_text("Rules of this table").click()
    _check(ada, axe, "home-options")
    for address, ready in (
        ("doomlings/cards", ".cell"),
        ("doomlings/rules", "article h1"),
        ("doomlings/score", ".found li"),
        ("join/ABC", "form h1"),
        ("nowhere", "main h1"),
    ):
        ada.go(f"/{address}")
        page.locator(ready).first.wait_for()
        _check(ada, axe, address.replace("/", "-"))
    ada.go("/doomlings/cards")
    page.locator(".cell button").first.click()
    page.locator("dialog[open] .card").wait_for()
    _check(ada, axe, "card")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_pages_of_a_table(visitor: NewVisitor, person: Person, axe: str, size: str) -> None:
    ada = visitor(size, guide=True)
    ada.become(person.player, person.token, "Ada")
    page = ada.page
    ada.go(f"/table/{person.open_table('me', 'open')['table']}")
    page.locator(".lobby").wait_for()
    _check(ada, axe, "lobby")
    timed = person.open_table("me", *["bot"] * 5, hints=True, timer=600)["table"]
    sit_down(ada, person, timed)
    ada.play_until(lambda state: state["pile"] and state["asked"], "a turn with a trait")
    page.get_by_role("timer").wait_for()
    _check(ada, axe, "table-with-guide")
    page.get_by_role("button", name="Settings").click()
    page.locator("dialog[open] select").first.wait_for()
    _check(ada, axe, "table-settings")
    page.locator("[data-place=discard]").first.click()
    page.locator("dialog[open]").wait_for()
    _check(ada, axe, "table-discard")
    table = finish(person)
    ada.go(f"/table/{table}")
    page.locator("dialog[open] footer button").first.click()
    _check(ada, axe, "end")
    ada.go(f"/replay/{table}/open/9")
    page.get_by_role("slider").wait_for()
    _check(ada, axe, "replay-open")
