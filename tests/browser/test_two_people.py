"""Two browsers at one table: joining, reacting, taking back, talking."""

from __future__ import annotations

import time

from tests.browser.conftest import NewVisitor
from tests.browser.tables import CARDS, REACTIONS, come, only_reactions
from tests.browser.visitor import PATIENCE, Visitor
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
    # If somebody may do something before the first turn, only that one is asked, and nobody sees.
    ada.wait(lambda: ada.is_asked() or ben.is_asked(), "the first question")
    for one in (ada, ben):
        one.play_until(lambda _: ada.state()["hand"] and ben.state()["hand"], "cards for both")
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


def _at_a_turn(ada: Visitor, ben: Visitor) -> tuple[Visitor, Visitor]:
    """Whose turn it is, with a trait to play, and the other one; reactions before it are taken."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        for one, other in ((ada, ben), (ben, ada)):
            state = one.state()
            if state["asked"] and not state["reacting"] and state["playable"]:
                return one, other
            if state["reacting"]:
                one.choose()
        ada.page.wait_for_timeout(50)
    raise AssertionError(f"no turn came: {ada.state()}, {ben.state()}")


def test_a_reaction_opens_a_window_for_one_only(
    visitor: NewVisitor, server: Server, person: Person
) -> None:
    ada, ben = _two(visitor, server, without=only_reactions(person), hand_size=8)
    until = time.monotonic() + 2 * PATIENCE
    while True:
        seen = [(one, one.state()) for one in (ada, ben)]
        held = [one for one, state in seen if state["reacting"] and state["cause"] in REACTIONS]
        reacting = held[0] if held else None
        if reacting is not None:
            break
        assert time.monotonic() < until, f"nobody could react: {[state for _, state in seen]}"
        for one, state in seen:
            if state["asked"]:
                one.choose()
        ada.page.wait_for_timeout(30)
    other = ben if reacting is ada else ada
    # The other one sees neither the question nor the card behind it (but may hold one of its name).
    held_card = str(reacting.state()["cause"])
    assert other.state()["asked"] is None
    for question in other.page.locator(".question").all_inner_texts():
        assert held_card not in question
    reacting.see("reaction")
    # What is passed on for good is said, and can be asked again.
    reacting.page.get_by_role("button", name=f"Always pass on {held_card}").click()
    again = reacting.page.get_by_role("button", name=f"Ask me about {held_card} again")
    again.wait_for()
    reacting.wait(lambda: reacting.state()["cause"] != held_card, "the server that passes")
    assert held_card in reacting.page.locator(CARDS).evaluate_all(_NAMES)
    again.click()
    again.wait_for(state="detached")
    # From now on the table answers everything.
    reacting.page.get_by_role("button", name="Settings").click()
    reacting.page.get_by_label("When I could react").select_option("always")
    reacting.see("settings")
    reacting.page.get_by_role("button", name="Close").click()
    reacting.page.locator(".question").get_by_text("You pass without being asked").wait_for()


def test_a_step_is_taken_back(visitor: NewVisitor, server: Server) -> None:
    mover, other = _at_a_turn(*_two(visitor, server, hand_size=5))
    before = mover.state()
    hand = mover.page.locator(CARDS).evaluate_all(_NAMES)

    def has_moved() -> bool:
        return mover.state()["log"] != before["log"]

    # On a busy machine a click may count although the browser was too late to say so.
    mover.wait(lambda: has_moved() or mover.choose(".hand .playable:not(.blocked)"), "a card")
    mover.wait(has_moved, "my move")
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
