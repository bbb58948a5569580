"""The score calculator, on the phone for which it is made."""

from __future__ import annotations

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor


def _total(visitor: Visitor, player: int) -> str:
    return visitor.page.get_by_role("tab").nth(player).locator("b").inner_text()


def _add(visitor: Visitor, *cards: str) -> None:
    pile = visitor.page.get_by_role("list", name="Pile").get_by_role("listitem")
    for n, card in enumerate(cards, start=pile.count() + 1):
        field = visitor.page.get_by_label("Find a card")
        field.fill(card)
        field.press("Enter")
        pile.nth(n - 1).wait_for()


def test_points_of_a_boxed_game(visitor: NewVisitor) -> None:
    ada = visitor("phone")
    page = ada.go("/#/score")
    page.locator(".found li").first.wait_for()
    _add(ada, "Antlers", "Fangs")
    ada.wait(lambda: _total(ada, 0) == "4", "3 points for Antlers and 1 for Fangs")
    page.get_by_role("tab").nth(1).tap()
    _add(ada, "Blubber")
    ada.wait(lambda: _total(ada, 1) == "4", "4 points for Blubber")
    ada.see("score")
    page.get_by_label("Catastrophes, in order 1").select_option("Ice Age")
    ada.wait(lambda: _total(ada, 0) == "2", "Ice Age to take a point for each red trait")
    assert _total(ada, 1) == "4"
    page.get_by_role("button", name="Share").tap()
    link = page.get_by_role("textbox", name="Share").input_value()
    ben = visitor("phone")
    ben.page.goto(link)
    ben.wait(lambda: _total(ben, 0) == "2" and _total(ben, 1) == "4", "the shared result")
    ben.see("score-shared")
