"""Everything without a mouse."""

from __future__ import annotations

from tests.browser.conftest import NewVisitor
from tests.browser.tables import sit_down
from tests.browser.visitor import State, Visitor
from tests.server.clients import Person


def _focused(visitor: Visitor, selector: str) -> bool:
    found: bool = visitor.page.evaluate(
        "(selector) => document.activeElement?.matches(selector) ?? false", selector
    )
    return found


def _tab_to(visitor: Visitor, selector: str) -> None:
    for _ in range(80):
        if _focused(visitor, selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"the tab key never comes to {selector}")


def test_a_game_by_keyboard_only(visitor: NewVisitor) -> None:
    ada = visitor()
    page = ada.go()
    page.get_by_role("button", name="Play now").wait_for()
    page.keyboard.press("Tab")
    assert _focused(ada, ".skip")
    _tab_to(ada, ".how label:last-child select")
    page.keyboard.press("Home")  # the quickest to decide
    page.keyboard.press("Shift+Tab")
    for _ in range(6):
        if not _focused(ada, ".button.play"):
            page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".hand [data-card]")
    ada.wait(ada.is_asked, "my turn")

    # One stop for the whole hand; arrows move inside and show each card in full.
    _tab_to(ada, ".hand button")
    first = page.evaluate("document.activeElement.textContent")
    page.locator(".peek").wait_for()
    page.keyboard.press("ArrowRight")
    second = page.evaluate("document.activeElement.textContent")
    assert first != second
    assert _focused(ada, ".hand button")
    ada.see("table-keyboard")
    page.keyboard.press("Home")
    assert page.evaluate("document.activeElement.textContent") == first
    page.keyboard.press("Tab")
    assert not _focused(ada, ".hand button")

    # Digits answer questions; nobody ends up nowhere.
    def answer(state: State) -> object:
        if state["asked"]:
            page.keyboard.press("1")
        page.wait_for_timeout(40)
        return state["pile"] >= 2

    ada.wait(lambda: answer(ada.state()), "two traits")


def test_enter_plays_the_focused_card_and_the_focus_stays_at_the_table(
    visitor: NewVisitor, person: Person
) -> None:
    ada = visitor()
    sit_down(ada, person, person.open_table("me", "bot")["table"])
    ada.play_until(lambda state: state["playable"], "a card to play")
    card = ada.page.locator(".hand .playable").first
    card.focus()
    before = ada.state()
    ada.page.keyboard.press("Enter")
    ada.wait(lambda: ada.state()["log"] != before["log"], "my move")
    ada.wait(ada.is_asked, "the next question")
    assert not _focused(ada, "body")


def test_focus_and_reading_survive_the_moves_of_others(visitor: NewVisitor, person: Person) -> None:
    ada = visitor()
    sit_down(ada, person, person.open_table("me", "bot", "bot")["table"])
    ada.play_until(lambda state: state["playable"], "a card to play")
    draft = ada.page.get_by_label("Say something")
    draft.fill("half a sent")
    before = ada.state()
    ada.page.evaluate("document.querySelector('.hand .playable').click()")
    ada.wait(lambda: ada.state()["log"] != before["log"], "my move")
    ada.wait(ada.is_asked, "the next question")
    assert _focused(ada, ".chat input")
    assert draft.input_value() == "half a sent"


def test_dialogs_give_the_focus_back(visitor: NewVisitor, person: Person) -> None:
    ada = visitor()
    sit_down(ada, person, person.open_table("me", "bot")["table"])
    ada.wait(ada.is_asked, "my turn")
    asks = ada.page.get_by_role("button", name="Rules for this question")
    asks.focus()
    ada.page.keyboard.press("Enter")
    ada.page.locator("dialog[open] article").wait_for()
    ada.see("rules-for-a-question")
    ada.page.keyboard.press("Escape")
    ada.page.locator("dialog[open]").wait_for(state="detached")
    assert asks.evaluate("(node) => node === document.activeElement")
