"""Another device in the same network: plain http, and an address that is not localhost."""

from __future__ import annotations

import random

from tests.browser.chromium import NEIGHBOUR
from tests.browser.conftest import NewVisitor
from tests.browser.tables import SHORT, come, sit_down
from tests.server.clients import Client, Person, play_on
from tests.server.running import Server


def test_a_move_is_made_without_a_secure_connection(
    visitor: NewVisitor, server: Server, person: Person
) -> None:
    ada = visitor(url=f"http://{NEIGHBOUR}:{server.port}")
    sit_down(ada, person, person.open_table("me", "bot")["table"])
    assert ada.page.evaluate("isSecureContext") is False
    ada.play_until(lambda state: state["pile"], "the first trait")


def test_two_people_on_a_slow_line_play_on_after_a_rematch(
    visitor: NewVisitor, server: Server
) -> None:
    """A desk and a phone in the local network; half a second passes before anything arrives."""
    url = f"http://{NEIGHBOUR}:{server.port}"
    people = [Person(server.url, name) for name in ("Ada", "Ben")]
    table = people[0].open_table("me", "open", options=SHORT)["table"]
    people[1].join(table)
    clients = [Client(server.url, table, person.token) for person in people]
    play_on(clients, random.Random(1))
    for client in clients:
        client.close()
    ada, ben = visitor(url=url), visitor("phone", url=url)
    for one, person, name in zip((ada, ben), people, ("Ada", "Ben"), strict=True):
        come(one, person, table, name)
        one.page.locator("dialog[open] .winner").wait_for()
        line = one.context.new_cdp_session(one.page)
        line.send("Network.enable")
        slow = {"latency": 500, "downloadThroughput": 60_000, "uploadThroughput": 20_000}
        line.send("Network.emulateNetworkConditions", {"offline": False, **slow})
    ben.page.get_by_role("button", name="Close").tap()
    ada.page.get_by_role("button", name="Rematch").click()
    offer = ben.page.get_by_role("button", name="Come along")
    offer.wait_for()
    ben.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    assert (offer.bounding_box() or {"y": -1})["y"] >= 0  # also for whoever looks further down
    offer.tap()
    for one in (ada, ben):
        one.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
    ada.wait(lambda: ada.is_asked() or ben.is_asked(), "the first question")
    asked = ada if ada.is_asked() else ben
    asked.play_until(lambda state: state["pile"], "the first trait")
    ben.see("plain-http-rematch")
