"""Two browsers at one table: joining, reacting, taking back, talking."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.tables import CARDS, come, only_reactions
from tests.browser.visitor import Visitor
from tests.server.clients import Person
from tests.server.running import Server

_NAMES = "(cards) => cards.map((card) => card.dataset.card)"


def test_a_friend_joins_by_the_link(visitor: NewVisitor) -> None:
    ada, ben = visitor(), visitor()
    page = ada.go()
    page.get_by_role("button", name="Remove: Seat 3").click()
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".lobby")
    page.get_by_role("img", name="QR code of the invitation").wait_for()
    ada.see("lobby")
    link = page.get_by_label("Invite", exact=True).input_value()
    ben.page.goto(link)
    ben.page.get_by_label("Your name").fill("Ben")
    ben.see("join")
    ben.page.get_by_role("button", name="Join").click()
    for one in (ada, ben):
        one.page.wait_for_selector(CARDS)
    ben.page.get_by_label("Say something").fill("Hello <b>Ada</b>")
    ben.page.get_by_role("button", name="Send").click()
    ada.page.get_by_text("Hello <b>Ada</b>").wait_for()
    # Whoever only has the address of the table may look on, and sees nobody's cards.
    carl = visitor()
    carl.page.goto(page.url)
    carl.page.get_by_text("You are watching").wait_for()
    assert carl.page.locator(CARDS).count() == 0
    carl.see("watching")


def _two(visitor: NewVisitor, server: Server, **options: object) -> tuple[Visitor, Visitor]:
    people = [Person(server.url, name) for name in ("Ada", "Ben")]
    table = people[0].open_table("me", "open", options=options)["table"]
    people[1].join(table)
    ada, ben = visitor(), visitor()
    for one, person, name in zip((ada, ben), people, ("Ada", "Ben"), strict=True):
        come(one, person, table, name)
    ada.wait(lambda: ada.is_asked() or ben.is_asked(), "the first question")
    return ada, ben


def test_a_reaction_opens_a_window_for_one_only(
    visitor: NewVisitor, server: Server, person: Person
) -> None:
    ada, ben = _two(visitor, server, without=only_reactions(person), hand_size=8)
    for _ in range(200):
        seen = [(one, one.state()) for one in (ada, ben)]
        reacting = next((one for one, state in seen if state["reacting"]), None)
        if reacting is not None:
            break
        for one, state in seen:
            if state["asked"]:
                one.choose()
    else:
        pytest.fail("nobody could react")
    other = ben if reacting is ada else ada
    # The other one is not told who could react.
    waiting = other.page.locator(".question h2").inner_text()
    assert waiting == "The others are deciding" and other.state()["asked"] is None
    reacting.see("reaction")
    before = reacting.state()["log"]
    reacting.page.locator(".question .choice, .hand .playable:not(.blocked)").first.click()
    reacting.wait(lambda: reacting.state()["log"] != before, "what came of it")
    # From now on the table answers.
    reacting.page.get_by_role("button", name="Settings").click()
    reacting.page.get_by_label("When I could react").select_option("always")
    reacting.see("settings")
    reacting.page.get_by_role("button", name="Close").click()
    reacting.page.get_by_text("Reactions are declined for you").wait_for()


def test_a_step_is_taken_back(visitor: NewVisitor, server: Server) -> None:
    ada, ben = _two(visitor, server, hand_size=5)
    mover, other = (ada, ben) if ada.is_asked() else (ben, ada)
    before = mover.state()
    hand = mover.page.locator(CARDS).evaluate_all(_NAMES)
    mover.choose(".hand .playable:not(.blocked)")
    mover.wait(lambda: mover.state()["log"] != before["log"], "my move")
    mover.page.get_by_role("button", name="Undo").click()
    agree = other.page.get_by_role("button", name="Agree")
    done = mover.page.locator("[role=log] li", has_text="takes back").first
    agree.or_(other.page.locator("[role=log] li", has_text="takes back").first).wait_for()
    if agree.is_visible():  # something was revealed: only with everybody's consent
        other.see("undo-asked")
        mover.page.get_by_text("The others are asked").wait_for()
        agree.click()
    done.wait_for()
    after = mover.state()
    assert (after["pile"], after["hand"]) == (before["pile"], before["hand"])
    assert mover.page.locator(CARDS).evaluate_all(_NAMES) == hand


def test_nobody_takes_back_against_the_others(visitor: NewVisitor, server: Server) -> None:
    ada, ben = _two(visitor, server, hand_size=3)  # every turn ends with drawing: that reveals
    mover, other = (ada, ben) if ada.is_asked() else (ben, ada)
    mover.play_until(lambda _: other.is_asked(), "the turn of the other")
    mover.page.get_by_role("button", name="Undo").click()
    other.page.get_by_role("button", name="Decline").click()
    mover.page.get_by_text("would rather not").wait_for()
    assert mover.page.locator("[role=log] li", has_text="takes back").count() == 0
