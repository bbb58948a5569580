"""A whole game by clicks, from the first page to the rematch."""

from __future__ import annotations

import re

from tests.browser.brim import full_table, show, welcome
from tests.browser.conftest import NewVisitor
from tests.browser.tables import sit_down
from tests.browser.visitor import be_still
from tests.server.clients import Person


def test_a_newcomer_is_in_a_game_after_one_click(visitor: NewVisitor) -> None:
    ada = visitor(guide=True)
    page = ada.go()
    page.wait_for_selector(".picture svg")
    ada.see("home")
    page.get_by_label("Level").select_option("toughie")  # the quickest to decide
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".hand [data-card]")
    assert page.locator(".opponents article").count() == 3
    ada.wait(ada.is_asked, "my turn")
    ada.see("table-first-turn")
    # First the aim of the game is said, then one thing after the other, once.
    note = page.get_by_label("A note for the first game")
    assert "the most points wins" in note.inner_text()
    note.get_by_role("button", name="Got it").click()
    assert "Your hand" in note.inner_text()
    note.get_by_role("button", name="Got it").click()
    assert "Your hand" not in note.inner_text()
    page.get_by_role("button", name="No more notes").click()
    assert note.count() == 0


def test_a_table_of_my_own_played_to_the_end(visitor: NewVisitor) -> None:
    ada = visitor(motion=True)
    page = ada.go()
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Seat 2", exact=True).select_option("bot:toughie")
    page.get_by_role("button", name="Remove: Seat 3").click()
    page.get_by_text("Rules of this table").click()
    page.get_by_label("Ages per pile").select_option("1")
    ada.see("new-table")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".hand [data-card]")
    ada.play_until(lambda state: state["pile"], "the first trait")
    ada.see("table-first-trait")
    # The hand is in sight on a desk, whatever else there is.
    bottom = page.evaluate("document.querySelector('.hand').getBoundingClientRect().bottom")
    assert bottom <= 901
    title = page.title()  # read once: it may be others' turn a moment later
    assert "Your turn" in title or title == "Endling"
    ada.play_until(lambda state: state["ended"], "the end of the world")
    be_still(page)
    ada.see("end-counting")
    page.get_by_role("button", name="Show everything").click()
    page.locator(".winner", has_text=re.compile("win|share")).wait_for()
    ada.see("end")
    for column in page.locator(".columns section").all():
        lines = [_number(text) for text in column.locator("li:not(.tie) b").all_inner_texts()]
        assert sum(lines) == _number(column.locator(".total").inner_text().split()[-1])
    page.get_by_role("button", name="Rematch").click()
    ada.wait(lambda: ada.state()["hand"] and not ada.state()["pile"], "a new deal")
    ada.go()
    page.get_by_label("Your tables").get_by_role("link").nth(1).wait_for()
    ada.see("home-with-tables")


def _number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


def test_a_choice_is_confirmed_where_somebody_wants_that(visitor: NewVisitor) -> None:
    ada, heard = visitor(confirm=True), list[dict[str, object]]()
    page = show(ada, welcome(full_table(2)), heard)
    page.locator(".hand .playable").first.click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text("Play Automimicry").wait_for()
    ada.see("confirm")
    dialog.get_by_role("button", name="Cancel").click()
    dialog.wait_for(state="detached")
    page.keyboard.press("2")
    dialog.get_by_text("Play Egg Clusters").wait_for()
    assert "move" not in {message["t"] for message in heard}
    dialog.get_by_role("button", name="Yes").click()
    ada.wait(lambda: [m for m in heard if m["t"] == "move"], "the confirmed move")


def test_a_bot_gives_a_hint_where_the_table_allows_it(visitor: NewVisitor, person: Person) -> None:
    ada = visitor()
    sit_down(ada, person, person.open_table("me", "bot", hints=True)["table"])
    ada.play_until(lambda state: state["playable"] > 1, "several cards to choose from")
    ada.page.get_by_role("button", name="Hint").click()
    ada.page.get_by_text("A bot would: ").wait_for()
    ada.see("hint")
