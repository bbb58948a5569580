"""How soon every page shows something: `make bench-paint`.

A server with its usual settings on this machine, and Chromium with its processor slowed down four
times, as a phone might be. Each visit is a first one: nothing is cached. *First paint* is when the
browser first shows something of ours, *content* when what the page is about has been painted. On a
slow line every request takes 400 ms longer, and 50 kB come in a second.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from endling.games import game_names
from scripts.build_pages import build
from tests.browser.chromium import find_chromium, launch
from tests.browser.tables import finish
from tests.browser.visitor import SIZES
from tests.server.clients import Client, Person
from tests.server.running import running

SLOWER = 4
_LINE = {
    "offline": False,
    "latency": 400,  # milliseconds
    "downloadThroughput": 50_000,  # bytes per second
    "uploadThroughput": 50_000,
}
MOST = 1500  # milliseconds until the first paint
_WATCH = """
const look = (selector) => {
  if (!document.querySelector(selector)) return requestAnimationFrame(() => look(selector))
  requestAnimationFrame(() => setTimeout(() => { window.contentAt = performance.now() }))
}
look(%s)
"""
_FIRST = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null"


# On what: the size of the screen, and whether the line is slow.
_WAYS = {"phone": ("phone", False), "desk": ("desk", False), "slow line": ("phone", True)}


class Page(NamedTuple):
    """An address, and what must be seen there."""

    name: str
    address: str
    content: str


class Visit(NamedTuple):
    """Milliseconds since the visit began."""

    first: float
    content: float


def pages(url: str, player: Person) -> list[Page]:
    """Every kind of page, with a table to play at and a finished game."""
    table = player.open_table("me", *["bot"] * 5)["table"]
    client = Client(url, table, player.token)
    while not client.is_asked:
        client.receive()
    for _ in range(12):  # some cards lie on the table
        client.settle()
        if client.is_asked:
            client.move(client.view["choices"][0]["action"])
            client.until("ack")
    client.close()
    lobby = player.open_table("me", "open")["table"]
    over = finish(player)
    game = game_names()[0]
    return [
        Page("home", "", ".play"),
        Page("cards", f"{game}/cards", ".cell .card"),
        Page("rules", f"{game}/rules", "article h1"),
        Page("score", f"{game}/score", ".found li"),
        Page("join", "join/ABC", "form h1"),
        Page("lobby", f"table/{lobby}", ".lobby"),
        Page("table of six", f"table/{table}", ".hand [data-card]"),
        Page("finished table", f"table/{over}", "dialog[open] .columns"),
        Page("replay", f"replay/{over}/open/9", "input[type=range]"),
    ]


def visit(
    browser: Browser, url: str, page: Page, size: str, player: Person, slow_line: bool = False
) -> Visit:
    """One first visit with a slow processor, perhaps on a slow line, too."""
    width, height = SIZES[size]
    context = browser.new_context(viewport={"width": width, "height": height}, locale="en")
    me = json.dumps({"player": player.player, "token": player.token, "name": "Ada"})
    context.add_init_script(f"localStorage.setItem('endling.me', {json.dumps(me)})")
    context.add_init_script(_WATCH % json.dumps(page.content))
    tab = context.new_page()
    session = context.new_cdp_session(tab)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    if slow_line:
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", _LINE)
    tab.goto(f"{url}/{page.address}")
    while (content := tab.evaluate("window.contentAt ?? null")) is None:
        tab.wait_for_timeout(50)
    seen = Visit(tab.evaluate(_FIRST), content)
    context.close()
    return seen


def main() -> int:
    """Measure, tell, and complain about pages that take too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=5)
    visits = parser.parse_args().visits
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium (Debian: apt install chromium; or set CHROMIUM)")
    build()
    late = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running(Path(folder), compiled=True) as server,
        sync_playwright() as playwright,
    ):
        browser = launch(playwright, chromium)
        player = Person(server.url, "Ada")
        print(f"Processor slowed {SLOWER} times, median of {visits} first visits, milliseconds.\n")
        ways = [f"{what}, {where}" for where in _WAYS for what in ("first paint", "content")]
        print("| page | " + " | ".join(ways) + " |")
        print("| --- |" + " --: |" * len(ways))
        for page in pages(server.url, player):
            figures: list[int] = []
            for size, slow in _WAYS.values():
                seen = [visit(browser, server.url, page, size, player, slow) for _ in range(visits)]
                figures += [
                    round(statistics.median(one.first for one in seen)),
                    round(statistics.median(one.content for one in seen)),
                ]
            print(f"| {page.name} | " + " | ".join(map(str, figures)) + " |", flush=True)
            if max(figures[:4:2]) > MOST:
                late.append(page.name)
        browser.close()
    if late:
        print(f"\nlater than {MOST} ms: " + ", ".join(late))
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
