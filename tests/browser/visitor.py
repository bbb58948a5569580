"""Somebody in front of a browser: looks at a page, chooses by clicks, takes pictures."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypedDict

from playwright.sync_api import BrowserContext, ConsoleMessage, Page
from playwright.sync_api import Error as BrowserError

ROOT = Path(__file__).resolve().parents[2]
SHOTS = ROOT / "web" / "shots"
SIZES = {"desk": (1440, 900), "phone": (360, 640)}
PATIENCE = 120.0  # seconds; a busy machine may take its time

# A refused connection or request is part of some tests, and the pages show it themselves. Over
# plain http the browser says that it takes no notice of one of the safety headers.
_EXPECTED = ("ERR_", "status of", "Cross-Origin-Opener-Policy")
_PILES = ".alive[data-place^='pile:']:visible"
_OFFERED = f".hand .playable:not(.blocked), .question .choice, {_PILES}"
_STATE = """() => ({
  asked: document.querySelector('.question.mine h2')?.innerText.trim() ?? null,
  reacting: document.querySelector('.question.reacting') !== null,
  cause: document.querySelector('.question .cause .link')?.innerText ?? null,
  pile: document.querySelectorAll('.own [data-card]').length,
  playable: document.querySelectorAll('main:has(.question.mine) .hand .playable').length,
  hand: document.querySelectorAll('.hand [data-card]').length,
  log: document.querySelectorAll('[role=log] li').length,
  ended: document.querySelector('dialog[open] .winner') !== null,
})"""


# What fades or slides in has come to its end, but for what goes on for ever.
_STILL = """() => new Promise(requestAnimationFrame).then(() => Promise.race([
  new Promise((ready) => setTimeout(ready, 10000)),
  Promise.allSettled(document.getAnimations()
    .filter((one) => one.playState === 'running')
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished)),
]))"""


class State(TypedDict):
    """What a table looks like: the question to me, how many cards and lines there are."""

    asked: str | None
    reacting: bool
    cause: str | None
    pile: int
    playable: int
    hand: int
    log: int
    ended: bool


def be_still(page: Page) -> None:
    """Wait until nothing moves on its own any more."""
    page.wait_for_timeout(250)  # until it has begun to move
    page.evaluate(_STILL)


def keep_picture(page: Page, name: str, is_wrong: bool = False) -> None:
    """A picture of what is wrong; with PICTURES=1 of everything, for review."""
    if is_wrong or os.environ.get("PICTURES"):
        SHOTS.mkdir(exist_ok=True)
        page.screenshot(path=SHOTS / f"{name}.png")


class Visitor:
    """A page of its own, with everything that went wrong on it."""

    def __init__(self, context: BrowserContext, url: str, size: str, lang: str) -> None:
        self.url = url
        self.size, self.lang = size, lang
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.problems: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(text in message.text for text in _EXPECTED):
            self.problems.append(message.text)

    # --- Going somewhere

    def go(self, address: str = "/") -> Page:
        self.page.goto(self.url + address)
        return self.page

    def become(self, player: str, token: str, name: str) -> None:
        """Be somebody whom the server knows."""
        me = json.dumps({"player": player, "token": token, "name": name})
        self.context.add_init_script(f"localStorage.setItem('endling.me', {json.dumps(me)})")

    # --- Looking

    def state(self) -> State:
        found: State = self.page.evaluate(_STATE)
        return found

    def see(self, name: str) -> None:
        """Nothing may stick out at the side."""
        wide = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert self.page.evaluate(wide) <= 0, f"{name} scrolls sideways at {self.size}"
        keep_picture(self.page, f"{name}-{self.size}-{self.lang}")

    def wait(self, condition: Callable[[], object], what: str, patience: float = PATIENCE) -> None:
        until = time.monotonic() + patience
        while not condition():
            assert time.monotonic() < until, f"{what} did not come: {self.state()}"
            self.page.wait_for_timeout(30)

    # --- Playing

    def is_asked(self) -> bool:
        return self.state()["asked"] is not None

    def choose(self, selector: str = _OFFERED) -> bool:
        """Take the first thing that is offered, by a click or a tap."""
        offered = self.page.locator(selector).first
        try:
            if not offered.is_visible():
                return False
            act = offered.tap if self.size == "phone" else offered.click
            act(position={"x": 9, "y": 14}, timeout=5000)
        except BrowserError:  # the table moved on meanwhile
            return False
        return True

    def play_until(self, condition: Callable[[State], object], what: str) -> None:
        """Take whatever is offered until something has happened."""
        until = time.monotonic() + 2 * PATIENCE
        while True:
            state = self.state()
            if condition(state):
                return
            assert time.monotonic() < until, f"{what} did not come: {state}"
            if state["asked"] is None or not self.choose():
                self.page.wait_for_timeout(30)
