"""Another device in the same network: plain http, and an address that is not localhost."""

from __future__ import annotations

from tests.browser.chromium import NEIGHBOUR
from tests.browser.conftest import NewVisitor
from tests.browser.tables import sit_down
from tests.server.clients import Person
from tests.server.running import Server


def test_a_move_is_made_without_a_secure_connection(
    visitor: NewVisitor, server: Server, person: Person
) -> None:
    ada = visitor(url=f"http://{NEIGHBOUR}:{server.port}")
    sit_down(ada, person, person.open_table("me", "bot")["table"])
    assert ada.page.evaluate("isSecureContext") is False
    ada.play_until(lambda state: state["pile"], "the first trait")
