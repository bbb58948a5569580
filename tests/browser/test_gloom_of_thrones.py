"""Gloom of Thrones by clicks and taps: a whole game, its notes, its saga."""

from __future__ import annotations

import itertools
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error as BrowserError

import endling
from tests.browser.axe import check
from tests.browser.brim import show, unreadable, welcome
from tests.browser.conftest import NewVisitor
from tests.browser.tables import come
from tests.browser.visitor import PATIENCE, Visitor, be_still
from tests.server.clients import Client, Person, play_on

_HOSTS = ".host.alive .face"
_HAND = ".hand .playable:not(.blocked)"
# The worst for one's own family first, so that it is dead soon.
_OFFERS = (
    ".houses button",
    "article.mine .host.alive:has(.then.lower) .face",
    "article.mine .host.alive:not(:has(.then)) .face",
    _HOSTS,
    f"{_HAND}:has(.death)",
    f"{_HAND}:has(.gloomy):not(:has(.cheerful))",
    _HAND,
    ".question .choice",
)
_TELLING = "dialog[open] form"
WAS_MONARCH = "Played The Game, Did Not Win"


def _tell(visitor: Visitor, text: str) -> None:
    form = visitor.page.locator(_TELLING)
    if text:
        form.locator("input").fill(text)
    form.locator("button[type=submit]").click()


def _take_one(visitor: Visitor) -> None:
    """Take the first thing of those that serve best."""
    for selector in _OFFERS:
        offered = visitor.page.locator(selector)
        if offered.count():
            with suppress(BrowserError):  # the table may have moved on meanwhile
                act = offered.first.tap if visitor.size == "phone" else offered.first.click
                act(timeout=2000)
            return


def _play_until(visitor: Visitor, condition: Callable[[], object], what: str, note: str) -> None:
    until = time.monotonic() + 4 * PATIENCE
    while not condition():
        assert time.monotonic() < until, f"{what} did not come: {visitor.state()}"
        if visitor.page.locator(_TELLING).count():
            _tell(visitor, note)
        elif visitor.is_asked():
            _take_one(visitor)
        visitor.page.wait_for_timeout(30)


@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "de")])
def test_a_whole_game(visitor: NewVisitor, person: Person, size: str, lang: str) -> None:
    options = {"family_size": 3, "storytelling": "required_note"}
    made = person.open_table("me", "bot", game="gloom_of_thrones", options=options)
    ada = visitor(size, lang)
    come(ada, person, made["table"])
    page = ada.page
    page.wait_for_selector(".houses button")
    ada.see("gloom-families")
    hosts = page.locator(_HOSTS)
    _play_until(ada, lambda: ada.is_asked() and hosts.count(), "a target", "It rained.")
    ada.see("gloom-target")
    # What the score would be is seen before the card is laid down.
    assert page.locator(f"{_HOSTS} .badge .then").count() > 0
    # A required note is part of the move.
    with suppress(BrowserError):  # a touch that seemed to be late may have chosen one already
        (hosts.first.tap if size == "phone" else hosts.first.click)(timeout=2000)
    page.wait_for_selector(_TELLING)
    ada.see("gloom-telling")
    assert page.locator(f"{_TELLING} button[type=submit]").is_disabled()
    _tell(ada, "It was raining indoors.")
    over = page.locator("dialog[open] .winner")
    _play_until(ada, over.count, "the end", "It rained again.")
    ada.see("gloom-end")
    page.locator("dialog[open] a[href^='/tale/']").click()
    page.locator("article").first.wait_for()
    page.get_by_text("It was raining indoors.").wait_for()
    assert page.locator("a[download$='.html'], a[download$='.md']").count() == 2
    ada.see("gloom-saga")


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_axe_finds_nothing_serious(visitor: NewVisitor, person: Person, size: str) -> None:
    ada = visitor(size, guide=True)
    page = ada.page
    for address, ready in (("cards", ".cell"), ("score", ".panel li")):
        ada.go(f"/gloom_of_thrones/{address}")
        page.locator(ready).first.wait_for()
        check(ada, f"gloom-{address}")
    made = person.open_table("me", "bot", game="gloom_of_thrones", options={"family_size": 3})
    come(ada, person, made["table"])
    page.wait_for_selector(".houses button")
    check(ada, "gloom-choosing")
    _play_until(ada, lambda: ada.is_asked() and page.locator(_HOSTS).count(), "a target", "")
    check(ada, "gloom-table")


def test_stories_can_be_told_unasked(visitor: NewVisitor, person: Person) -> None:
    options = {"family_size": 3, "storytelling": "free"}
    made = person.open_table("me", "bot", game="gloom_of_thrones", options=options)
    ada = visitor()
    come(ada, person, made["table"])
    hosts = ada.page.locator(_HOSTS)
    _play_until(ada, lambda: ada.is_asked() and hosts.count(), "a target", "")
    ada.page.get_by_role("button", name="Tell a story").click()
    hosts.first.click()
    _tell(ada, "Nobody had asked.")
    ada.page.locator("[role=log]", has_text="Nobody had asked.").wait_for()
    _play_until(ada, lambda: ada.is_asked() and hosts.count(), "another target", "")
    assert ada.page.locator(_TELLING).count() == 0  # only once


@pytest.mark.parametrize("others", [1, 2, 3, 4])
def test_your_own_family_is_in_sight_on_a_low_desk(
    visitor: NewVisitor, person: Person, others: int
) -> None:
    made = person.open_table("me", *["bot"] * others, game="gloom_of_thrones")
    ada = visitor()
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    come(ada, person, made["table"])
    turn = ada.page.locator("article.mine.turn .host")
    _play_until(ada, lambda: ada.is_asked() and turn.count(), "the turn", "")
    hidden = """() => [...document.querySelectorAll('.host .badge, .court b, article header > *')]
      .filter((one) => one.checkVisibility() && !one.matches('.visually-hidden'))
      .filter((one) => {
        const { bottom } = one.getBoundingClientRect()
        return bottom > document.querySelector('.dock').getBoundingClientRect().top
      }).map((one) => one.textContent)"""
    ada.see(f"gloom-low-{others}")
    assert ada.page.evaluate(hidden) == []


def test_all_families_to_choose_from_are_in_sight(visitor: NewVisitor) -> None:
    """Also while somebody is away, whom a notice is about."""
    match = endling.new("gloom_of_thrones", 2, seed=1)
    while match.actor != 0:
        match.play(match.legal[0])
    people = {"bots": [None, None], "online": [True, False]}
    ada = visitor()
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    page = show(ada, welcome(match) | people, ready=".houses button")
    page.get_by_text("is away").wait_for()
    be_still(page)
    ground = page.locator("main > .ground")
    assert ground.evaluate("(all) => all.scrollHeight - all.clientHeight") <= 0


def test_no_turn_is_told_of_while_families_are_chosen(visitor: NewVisitor) -> None:
    match = endling.new("gloom_of_thrones", 2, seed=1)
    waiting = 1 - (match.actor or 0)
    page = show(visitor("phone"), welcome(match, seat=waiting))
    court = page.get_by_label("The Porcelain Throne")
    court.wait_for()
    assert "actions left" not in court.inner_text()
    assert "Round" not in court.inner_text()


def _answering_an_answer(players: int) -> endling.Match:
    """Late in a game: somebody plays a card, somebody answers it, and seat 0 may answer that."""
    seeds = itertools.count(1)
    while True:
        match, dice = endling.new("gloom_of_thrones", players, seed=next(seeds)), random.Random(1)
        while not match.over:
            is_asked = match.actor == 0 and match.prompt == "respond"
            if is_asked and len(match.view(0)["played"]) > 1:
                return match
            match.play(dice.choice(match.legal))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_is_in_sight_while_an_answer_may_be_given(
    visitor: NewVisitor, players: int
) -> None:
    """The longest question, on a low desk: no family is cut off, no pile sticks out."""
    ada = visitor(lang="de")
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    page = show(ada, welcome(_answering_an_answer(players), lang="de"))
    ada.see(f"gloom-answer-{players}")
    assert unreadable(page, scrolls=False) == []
    ground = page.locator(".ground")
    assert ground.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1
    court, pile = page.locator(".court").last.bounding_box(), page.locator(".pile").last
    box = pile.bounding_box()
    assert court is not None
    assert box is not None
    assert box["x"] + box["width"] <= court["x"] + court["width"]


def test_all_marks_stay_in_sight_on_a_phone(visitor: NewVisitor, person: Person) -> None:
    made = person.open_table("me", *["bot"] * 4, game="gloom_of_thrones")
    ada = visitor("phone")
    page = ada.page
    come(ada, person, made["table"])
    _play_until(ada, page.locator(".seats button").count, "the families", "")
    assert page.locator(".seats button").count() == 5
    page.mouse.wheel(0, 5000)
    page.locator(".court").scroll_into_view_if_needed()
    for seen in (".court .throne p", ".court .turn b", ".seats button"):
        box = page.locator(seen).first.bounding_box()
        assert box is not None
        assert 0 <= box["y"] < 320
    # A tap on a name goes to that family.
    page.locator(".seats button").last.tap()
    last = page.locator("article").last
    ada.wait(lambda: (last.bounding_box() or {"y": 9999})["y"] < 500, "the last family")


def test_stories_can_be_left_out(visitor: NewVisitor, person: Person) -> None:
    options = {"family_size": 3, "storytelling": "off"}
    made = person.open_table("me", "bot", game="gloom_of_thrones", options=options)
    ada = visitor()
    come(ada, person, made["table"])
    laid = ada.page.locator("[role=log]", has_text=re.compile("plays .* on "))
    _play_until(ada, laid.count, "a card on somebody", "")
    assert ada.page.locator(_TELLING).count() == 0


def test_no_saga_is_told_where_stories_are_left_out(visitor: NewVisitor, person: Person) -> None:
    options = {"family_size": 3, "storytelling": "off"}
    made = person.open_table("me", "bot", game="gloom_of_thrones", options=options)
    client = Client(person.url, made["table"], person.token)
    play_on([client], random.Random(1))
    client.close()
    ada = visitor()
    come(ada, person, made["table"])
    ada.page.locator("dialog[open] .winner").wait_for()
    assert ada.page.locator("dialog[open] a[href^='/replay/']").count() == 1
    assert ada.page.locator("a[href^='/tale/']").count() == 0
    ada.go(f"/tale/{made['table']}")
    ada.page.get_by_role("heading").first.wait_for()
    assert ada.page.locator("a[download]").count() == 0


@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "de")])
def test_the_calculator_counts_by_clicks(visitor: NewVisitor, size: str, lang: str) -> None:
    ada = visitor(size, lang)
    page = ada.go("/gloom_of_thrones/score")
    names = {card["name"]: card["label"] for card in endling.cards("gloom_of_thrones", lang)}

    def add(*cards: str) -> None:
        for card in cards:
            page.get_by_role("searchbox").fill(names[card])
            page.locator("button.add", has_text=names[card]).first.click()

    def totals() -> list[str]:
        return page.locator("[role=tab] b").all_inner_texts()

    add("Kelly C", "Exiled by Everybody", "Came Back Rather Wrong", "Confused with the Kindling")
    ada.wait(lambda: totals()[0] == "−65", "what shows, the promise and the flame")
    add("Smudge", "Adored by an Army", "Ser Pine", "Lost a Limb to a Lout", WAS_MONARCH)
    ada.wait(lambda: totals()[0] == "−95", "the second of the dead")
    page.get_by_role("checkbox").check()
    ada.wait(lambda: totals()[0] == "−110", "what its death adds to a Monarch")
    page.locator("[role=tab]").nth(1).click()
    add("Fogg", "Turned Slowly to Stone")
    page.locator("#monarch").select_option("Fogg")
    ada.wait(lambda: totals() == ["−110", "−30"], "the Throne of a living Monarch")
    assert page.locator("#monarch option").count() == 5  # nobody, and those on the sheet
    page.locator("[role=tab]").first.click()
    badges = page.locator("article .badge")
    ada.wait(lambda: badges.all_inner_texts() == ["−65", "20", "−45"], "what everybody counts")
    ada.see("gloom-calculator")
    page.get_by_role("button", name=names["Lost a Limb to a Lout"]).last.click()  # taken away
    ada.wait(lambda: totals()[0] == "−80", "less")
