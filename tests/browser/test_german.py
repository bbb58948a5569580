"""German throughout, also in the middle of a game."""

from __future__ import annotations

import re

from tests.browser.conftest import NewVisitor
from tests.browser.tables import sit_down
from tests.browser.visitor import be_still
from tests.server.clients import Person

_ENGLISH = re.compile(r"\b(?:the|your|and|with|card|turn|plays|draws|choose|points)\b", re.I)


def test_a_german_browser_gets_german_pages(visitor: NewVisitor) -> None:
    ada = visitor(lang="de")
    page = ada.go()
    page.get_by_role("button", name="Sofort spielen").wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"
    ada.see("home")
    for address, heading in (("doomlings/cards", "Karten"), ("doomlings/score", "Punkterechner")):
        ada.go(f"/{address}")
        page.get_by_role("heading", name=heading, exact=True).wait_for()
        be_still(page)
        ada.see(address.replace("/", "-"))
    ada.go("/doomlings/rules")
    page.locator("article h2").first.wait_for()
    ada.see("rules")
    assert not _ENGLISH.findall(page.locator("article p").first.inner_text())


def test_mistakes_and_options_are_told_in_german(visitor: NewVisitor) -> None:
    ada = visitor(lang="de")
    page = ada.go("/doomlings/score")
    page.locator(".found li").first.wait_for()
    page.get_by_label("Karte suchen").fill("Viral")
    page.get_by_label("Karte suchen").press("Enter")
    page.get_by_text("Viral braucht die Wahl einer Farbe: rot").wait_for()
    ada.go()
    page.get_by_text("Regeln dieses Tisches").click()
    preset = page.get_by_label("Regelwerk", exact=True).locator("option")
    assert preset.all_inner_texts() == ["Das Übliche", "Klassisch", "Digital"]
    page.get_by_label("Grenzen des Genpools").select_option(label="Immer 1 bis 8")
    page.get_by_role("group", name="Kartensets").get_by_label("Klassisch").check()
    page.get_by_label("Weggelassen").fill("Tiny, Antlerz")
    ada.see("new-table-options")
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_text("Weggelassen: unbekannte Karte „Antlerz“").wait_for()
    page.get_by_label("Weggelassen").fill("Tiny, Antlers")
    page.get_by_label("Starthand").fill("9")
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_text("Starthand: „9“ geht nicht; möglich ist eine ganze Zahl").wait_for()
    page.get_by_label("Starthand").fill("6")
    page.get_by_role("button", name="Tisch eröffnen").click()
    page.get_by_text("Das Ende der Welt wartet auf Gesellschaft").wait_for()


def test_the_language_changes_in_play(visitor: NewVisitor, person: Person) -> None:
    ada = visitor()
    sit_down(ada, person, person.open_table("me", "bot", "bot")["table"])
    ada.play_until(lambda state: state["pile"], "the first trait")
    page = ada.page
    english = page.locator("[role=log] li").all_inner_texts()
    page.get_by_role("button", name="DE", exact=True).click()
    page.get_by_role("button", name="Zurücknehmen").wait_for()
    first = page.locator("[role=log] li").first
    ada.wait(lambda: first.inner_text() != english[0], "a German log")
    assert page.locator("[role=log] li").count() >= len(english)
    names = page.locator("[role=log] li").evaluate_all(
        "(lines) => lines.map((line) => [...line.childNodes].filter((part) => part.nodeType === 3)"
        ".map((part) => part.textContent).join(' '))"
    )
    assert not _ENGLISH.findall(" ".join(names))
    ada.lang = "de"
    ada.see("table")
    ada.play_until(lambda state: state["pile"] >= 2, "one more trait")
