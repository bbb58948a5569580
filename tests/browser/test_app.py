"""Endling as an app: installed, and read where no server is in reach."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.browser.conftest import NewVisitor
from tests.browser.visitor import PATIENCE
from tests.server.running import running

# What was read ahead, once the worker has it.
_KEPT = """async () => {
  const kept = await (await caches.open('endling-1')).keys()
  return kept.map(({ url }) => new URL(url).pathname)
}"""

_SCRIPTS = """() => [...document.querySelectorAll('script[src], link[rel=stylesheet]')]
  .map((part) => new URL(part.src ?? part.href).pathname)"""


def test_a_call_comes_when_no_page_is_open(visitor: NewVisitor) -> None:
    """What a push service hands over is shown, and leads to the table."""
    ada = visitor()
    ada.context.grant_permissions(["notifications"], origin=ada.url)
    page = ada.go("/doomlings/rules")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    session = ada.context.new_cdp_session(page)
    found: list[str] = []

    def note(event: dict[str, Any]) -> None:
        found.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    ada.wait(lambda: found, "the worker")
    call = json.dumps({"text": "Your turn", "address": "/table/abc"})
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": ada.url, "registrationId": found[0], "data": call},
    )
    shown = """() => navigator.serviceWorker.ready
      .then((worker) => worker.getNotifications())
      .then((all) => all.map(({ title, body, data }) => [title, body, data]))"""
    ada.wait(lambda: page.evaluate(shown), "the call")
    assert page.evaluate(shown) == [["Endling", "Your turn", "/table/abc"]]


def test_cards_rules_and_calculator_are_there_without_the_server(
    visitor: NewVisitor, pages: Path, tmp_path: Path
) -> None:
    with running(tmp_path, pages=pages) as server:
        ada = visitor("phone", url=server.url)
        page = ada.go()
        manifest = page.evaluate("fetch('/manifest.webmanifest').then((answer) => answer.json())")
        assert manifest["start_url"] == "/"
        assert manifest["display"] == "standalone"
        for icon in manifest["icons"]:
            assert page.request.get(server.url + icon["src"]).ok
        wanted = {"/api/games", *(f"/api/{what}/doomlings" for what in ("cards", "rules"))}
        wanted |= set(page.evaluate(_SCRIPTS))
        ada.wait(lambda: wanted <= set(page.evaluate(_KEPT)), "what is read ahead", PATIENCE)
        page.wait_for_timeout(500)
    ada.go("/doomlings/cards#card=Tiny")
    page.locator("dialog[open] .card").wait_for()
    ada.go("/doomlings/rules")
    page.locator("article h2").first.wait_for()
    ada.go("/gloom_of_thrones/cards")
    page.locator(".cell").first.wait_for()
    ada.go("/doomlings/score")
    page.get_by_label("Find a card").fill("Antlers")
    page.get_by_label("Find a card").press("Enter")
    pile = page.get_by_role("list", name="Pile").get_by_role("listitem")
    pile.first.wait_for()
    ada.see("score-without-a-server")
    page.reload()
    pile.first.wait_for()  # nothing that was entered is lost
