"""The score calculator, on the phone for which it is made."""

from __future__ import annotations

import pytest

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
    page = ada.go("/doomlings/score")
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


def _pile_of(visitor: Visitor, *cards: str) -> None:
    """Somebody with these cards on a sheet of their own."""
    visitor.go("/doomlings/score")
    visitor.page.locator(".found li").first.wait_for()
    _add(visitor, *cards)


def test_the_same_card_twice_is_no_trouble(visitor: NewVisitor) -> None:
    ada = visitor()
    _pile_of(ada, "Viral", "Viral", "Fangs")
    assert ada.page.get_by_label("Choice for Viral").count() == 1
    ada.page.get_by_label("Choice for Viral").select_option("red")
    ada.page.get_by_role("status").get_by_text("Viral").wait_for()  # there is but one in the box
    ada.page.get_by_role("list", name="Pile").get_by_role("button").first.click()
    ada.wait(lambda: _total(ada, 0) != "–", "a total")


@pytest.mark.parametrize("size", [(390, 844), (820, 1180)], ids=["phone", "tablet"])
def test_a_contradiction_is_told_with_its_player_and_costs_no_entry(
    visitor: NewVisitor, size: tuple[int, int]
) -> None:
    ada = visitor()
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    _pile_of(ada, "Tiny", "Echolocation", "Immunity")
    problem = ada.page.locator(".totals .problem")
    problem.get_by_text("Player 1: pile: Tiny, Echolocation and Immunity are dominant").wait_for()
    tabs = ada.page.get_by_role("tab")
    tabs.nth(1).click()
    _add(ada, "Blubber")
    assert problem.is_visible()
    ada.wait(lambda: "wrong" in str(tabs.nth(0).get_attribute("class")), "the mark of player 1")
    assert "wrong" not in str(tabs.nth(1).get_attribute("class"))
    ada.see(f"score-contradiction-{size[0]}")
    tabs.nth(0).click()
    _add(ada, "Heroic")  # comes on top of two dominants, not of three
    problem.get_by_text("a pile has 3 of these at most").wait_for()
    ada.page.get_by_role("list", name="Pile").get_by_role("button").first.click()
    ada.wait(lambda: _total(ada, 0) != "–" and _total(ada, 1) == "4", "the points of both")


def test_a_shared_sheet_leaves_mine_alone(visitor: NewVisitor) -> None:
    ada, ben = visitor(), visitor()
    _pile_of(ada, "Antlers")
    ada.page.get_by_role("button", name="Share").click()
    link = ada.page.get_by_role("textbox", name="Share").input_value()
    _pile_of(ben, "Fangs", "Blubber")
    ben.go()
    ben.page.goto(link)
    ben.wait(lambda: _total(ben, 0) == "3", "the shared sheet")
    _add(ben, "Fangs")
    ben.wait(lambda: _total(ben, 0) == "4", "a card more")
    ben.page.reload()
    ben.wait(lambda: _total(ben, 0) == "4", "what was added to the shared sheet")
    ben.page.get_by_role("button", name="Back to mine").click()
    ben.wait(lambda: _total(ben, 0) == "5", "my own sheet")
    ben.go()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Keep it instead of mine").click()
    dialog = ben.page.locator("dialog[open]")
    dialog.get_by_role("button", name="Keep it instead of mine").click()
    ben.go("/doomlings/score")
    ben.wait(lambda: _total(ben, 0) == "3", "the sheet that was kept")


def test_six_players_are_told_apart_on_a_phone(visitor: NewVisitor) -> None:
    ada = visitor("phone", lang="de")
    page = ada.go("/doom_on_you/score")
    for _ in range(4):
        page.get_by_role("button", name="Spieler hinzufügen").tap()
    cut = "(names) => names.filter((name) => name.scrollWidth > name.clientWidth).length"
    assert page.locator("[role=tab] span").evaluate_all(cut) == 0
    ada.see("score-six")


def test_one_player_counts_alone_in_darwinning(visitor: NewVisitor) -> None:
    ada = visitor("phone")
    page = ada.go("/darwinning/score")
    ada.wait(lambda: _total(ada, 0) == "0", "a sheet on which nothing is missing yet")
    page.get_by_role("button", name="Remove this player").tap()
    page.get_by_label("species").select_option("Bird")
    ada.wait(lambda: _total(ada, 0) not in ("0", "–"), "the points of the bird")


def test_starting_over_asks_first(visitor: NewVisitor) -> None:
    ada = visitor()
    _pile_of(ada, "Antlers")
    ada.wait(lambda: _total(ada, 0) == "3", "3 points")
    again = ada.page.get_by_role("button", name="Start over")
    again.click()
    ada.page.locator("dialog[open]").get_by_role("button", name="Cancel").click()
    assert _total(ada, 0) == "3"
    again.click()
    ada.page.locator("dialog[open]").get_by_role("button", name="Start over").click()
    ada.wait(lambda: _total(ada, 0) == "0", "an empty sheet")
