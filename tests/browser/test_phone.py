"""A small phone held upright, with six players."""

from __future__ import annotations

from functools import partial

import pytest

from tests.browser.conftest import NewVisitor
from tests.browser.tables import finish, sit_down
from tests.browser.visitor import State
from tests.server.clients import Person

_INSIDE = """(selector) => [...document.querySelectorAll(selector)].filter((node) => {
  const { left, right, width } = node.getBoundingClientRect()
  return width > 0 && (left < -0.5 || right > innerWidth + 0.5)
}).length"""
_CLIPPED = """() => [...document.querySelectorAll('.effect p, h2, .choice, .button')].filter(
  (node) => node.clientWidth > 0 && node.scrollWidth > node.clientWidth + 1
).map((node) => node.textContent)"""


def _has_traits(least: int, state: State) -> bool:
    return state["pile"] >= least


def test_six_players_fit_on_a_phone(visitor: NewVisitor, person: Person) -> None:
    ada = visitor("phone")
    table = person.open_table("me", *["bot"] * 5)["table"]
    sit_down(ada, person, table)
    page = ada.page
    ada.wait(ada.is_asked, "my turn")
    ada.see("table-first-turn")
    for traits in (1, 3, 5):
        ada.play_until(partial(_has_traits, traits), f"{traits} traits")
        ada.see(f"table-{traits}-traits")
        for part in (".opponents .head", ".hand [data-card]", ".own [data-card]", ".question"):
            assert page.evaluate(_INSIDE, part) == 0, part
        assert page.evaluate(_CLIPPED) == []
    # My hand and the question stay in reach of the thumb, wherever the table is scrolled to.
    page.evaluate("scrollTo(0, 0)")
    box = page.locator("section.hand").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 641
    # A tap unfolds the pile of somebody else.
    page.locator(".opponents .head").nth(2).tap()
    page.locator(".opponents .opened .below").wait_for()
    ada.see("table-pile-of-another")


def test_a_long_press_reads_a_card_and_does_not_play_it(
    visitor: NewVisitor, person: Person
) -> None:
    ada = visitor("phone")
    sit_down(ada, person, person.open_table("me", "bot")["table"])
    ada.play_until(lambda state: state["playable"], "a card to play")
    before = ada.state()
    card = ada.page.locator(".hand .playable").first
    box = card.bounding_box()
    assert box is not None
    touch = ada.context.new_cdp_session(ada.page)
    point = {"x": box["x"] + 15, "y": box["y"] + 40}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    ada.page.wait_for_selector(".peek .card.full")
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    ada.see("table-long-press")
    shown = ada.page.locator(".peek .card").bounding_box()
    assert shown is not None
    assert shown["x"] >= 0
    assert shown["x"] + shown["width"] <= 360
    assert shown["y"] >= 0
    assert shown["y"] + shown["height"] <= 640
    assert ada.state()["log"] == before["log"]


def test_the_first_tap_looks_and_the_second_plays(visitor: NewVisitor, person: Person) -> None:
    ada = visitor("phone", look="touch")
    sit_down(ada, person, person.open_table("me", "bot")["table"])
    ada.wait(lambda: ada.state()["playable"] and not ada.state()["reacting"], "a card to play")
    before = ada.state()
    card = ada.page.locator(".hand .playable").first
    card.tap(position={"x": 9, "y": 14})
    ada.page.locator(".peek", has_text="Once more to play").wait_for()
    ada.see("table-first-tap")
    assert ada.state()["log"] == before["log"]
    card.tap(position={"x": 9, "y": 14})
    ada.wait(lambda: ada.state()["log"] > before["log"], "the card to be played")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_end_and_the_replay_fit_on_a_phone(
    visitor: NewVisitor, person: Person, lang: str
) -> None:
    ada = visitor("phone", lang)
    table = finish(person, *["bot"] * 5)
    ada.become(person.player, person.token, "Ada")
    page = ada.go(f"/table/{table}")
    page.locator("dialog[open] .winner").wait_for()
    ada.see("end")
    page.locator("dialog[open] footer a").tap()
    page.get_by_role("slider").wait_for()
    page.get_by_role("slider").fill("12")
    ada.see("replay")
    assert page.evaluate(_INSIDE, ".opponents .head, .panel, .controls > *") == 0
