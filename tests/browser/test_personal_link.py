"""A personal link: another device, or somebody else's browser."""

from __future__ import annotations

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor
from tests.server.clients import Person


def _link(person: Person, name: str) -> str:
    return f"/continue#{person.player}/{person.token}/{name}"


def _who(visitor: Visitor) -> str:
    visitor.page.get_by_role("button", name="Play now").wait_for()
    return visitor.page.get_by_label("Your name").input_value()


def test_a_fresh_browser_becomes_that_player(visitor: NewVisitor, person: Person) -> None:
    ada = visitor()
    ada.go(_link(person, "Ada"))
    assert _who(ada) == "Ada"


def test_somebody_else_is_asked_first(visitor: NewVisitor, person: Person) -> None:
    ben_himself = Person(person.url, "Ben")
    ben = visitor()
    ben.go(_link(ben_himself, "Ben"))
    assert _who(ben) == "Ben"
    ben.go("/doomlings/rules")
    ben.go(_link(person, "Ada"))
    ben.page.get_by_role("heading", name="Continue as Ada").wait_for()
    own = ben.page.get_by_role("textbox", name="Continue on another device").input_value()
    assert ben_himself.token in own
    ben.see("continue-as-another")
    ben.page.get_by_role("button", name="Stay Ben").click()
    assert _who(ben) == "Ben"
    ben.go(_link(person, "Ada"))
    ben.page.get_by_role("button", name="Continue as Ada").click()
    assert _who(ben) == "Ada"
