"""Darwinning! by clicks and taps: whole games, what is foreseen, the score calculator."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error as BrowserError

import endling
from endling.server.frames import with_open_hands
from tests.browser.axe import check
from tests.browser.brim import show, welcome
from tests.browser.conftest import NewVisitor
from tests.browser.tables import come
from tests.browser.visitor import PATIENCE, Visitor, be_still
from tests.server.clients import Client, Person

_PLAY = ".question .choice[data-action]:has-text('Play these'), .question .choice:has-text('Diese')"
# Long combinations first, so that hands are empty soon.
_OFFERS = (
    ".boards button",
    _PLAY,
    ".track .animal.alive",
    ".space.alive",
    ".environment.alive",
    ".chance:not(.idle)",
    ".trick .playable",
    ".hand .playable:not(.blocked)",
    ".question .choice",
)


def _take_one(visitor: Visitor) -> None:
    """Take the first thing of those that serve best."""
    for selector in _OFFERS:
        offered = visitor.page.locator(selector)
        if offered.count():
            with suppress(BrowserError):  # the table may have moved on meanwhile
                act = offered.first.tap if visitor.size == "phone" else offered.first.click
                act(timeout=2000)
            return


def _play_until(visitor: Visitor, condition: Callable[[], object], what: str) -> None:
    until = time.monotonic() + 4 * PATIENCE
    while not condition():
        assert time.monotonic() < until, f"{what} did not come: {visitor.state()}"
        if visitor.is_asked():
            _take_one(visitor)
        visitor.page.wait_for_timeout(30)


@pytest.mark.parametrize(("size", "lang", "bots"), [("desk", "en", 2), ("phone", "de", 1)])
def test_a_whole_game(visitor: NewVisitor, person: Person, size: str, lang: str, bots: int) -> None:
    options = {"species_assignment": "chosen"}
    made = person.open_table("me", *["bot"] * bots, game="darwinning", options=options)
    ada = visitor(size, lang)
    come(ada, person, made["table"])
    page = ada.page
    page.wait_for_selector(".boards button")
    check(ada, "darwinning-species")
    _play_until(ada, lambda: ada.state()["hand"] == 10 and ada.is_asked(), "a whole hand")
    ada.see("darwinning-hand")
    prospects = page.locator("button.use")
    _play_until(ada, lambda: ada.is_asked() and prospects.count(), "an improvement")
    assert page.locator(".track .animal").count() >= bots + 1
    # Looking at a use shows it on the species that it changes.
    prospects.first.tap() if size == "phone" else prospects.first.hover()
    page.wait_for_selector("article.mine .then, button.use[aria-pressed=true]")
    check(ada, "darwinning-improve")
    over = page.locator("dialog[open] .winner")
    _play_until(ada, over.count, "the end")
    assert page.locator("dialog[open] section").count() == bots + 1
    check(ada, "darwinning-end")


def until_picking(person: Person) -> str:
    """A table of two where a card from the discards is to be picked."""
    dice = random.Random(1)
    while True:
        made = person.open_table("me", "bot", game="darwinning")
        client = Client(person.url, made["table"], person.token)
        while client.over is None:
            if not client.is_asked:
                client.receive()
            elif client.view["prompt"] == "pick":
                client.close()
                return str(made["table"])
            else:
                client.play(dice)
                client.catch_up()
        client.close()


def test_a_card_from_the_discards(visitor: NewVisitor, person: Person) -> None:
    """They lie on the table; looking at one tells what its uses would do."""
    ada = visitor("desk")
    come(ada, person, until_picking(person))
    page = ada.page
    page.wait_for_selector(".question[data-prompt=pick]")
    offered = page.locator("[data-place=discard][data-card]")
    picked = offered.first.get_attribute("data-card")
    assert page.locator("button.use").count() == 0
    offered.first.hover()
    page.wait_for_selector("button.use[aria-pressed=true]")
    foreseen = page.locator("button.use .then").all_inner_texts()
    check(ada, "darwinning-pick")
    offered.first.locator(".playable").click()
    page.wait_for_selector(".question[data-prompt=use]")
    assert str(picked) in page.locator(".question .cause").inner_text()
    assert page.locator("button.use .then").all_inner_texts() == foreseen


def test_open_hands_of_six_stay_on_their_boards(visitor: NewVisitor) -> None:
    match = endling.new("darwinning", players=6, seed=4)
    open_hands = {"game": "darwinning", "view": with_open_hands(match, None, "en")}
    page = show(visitor(), welcome(match, seat=None) | open_hands, ready=".fanned .slot")
    assert page.locator(".fanned").count() == 6
    for width, height in ((1280, 720), (1440, 900), (1920, 1080), (820, 1180)):
        page.set_viewport_size({"width": width, "height": height})
        be_still(page)
        wide = "hands => hands.map((hand) => hand.scrollWidth - hand.clientWidth)"
        assert max(page.locator(".fanned").evaluate_all(wide)) <= 1, width


def test_points_of_a_boxed_game(visitor: NewVisitor) -> None:
    ada = visitor("phone")
    page = ada.go("/darwinning/score")
    for player, (species, space) in enumerate((("Mouse", 6), ("Orca", 13))):
        page.get_by_role("tab").nth(player).tap()
        page.get_by_label("species", exact=False).first.select_option(species)
        page.get_by_label("space on the food chain", exact=False).fill(str(space))
        page.get_by_label("space on the food chain", exact=False).blur()
    totals = page.get_by_role("tab").locator("b")
    # The space, no population, and 1 for each printed environment.
    ada.wait(lambda: totals.all_inner_texts()[:2] == ["11", "15"], "both totals")
    page.get_by_label("population", exact=True).fill("3")
    page.get_by_label("population", exact=True).blur()
    # Cards are told apart by the colors of their suits.
    page.get_by_label("traits: ").fill(" 12a")
    edges = (
        page.locator("button.add")
        .filter(has_text="12a")
        .evaluate_all("cards => cards.map((card) => getComputedStyle(card).borderInlineStartColor)")
    )
    assert len(set(edges)) == len(edges) == 3
    for entry, card in (("environments from cards", "Desert"), ("traits", "Acorn 12a")):
        search = page.get_by_label(f"{entry}: ")
        search.fill(card)
        search.press("Enter")
    page.get_by_label("trait on the zero space").select_option("Acorn 10a")
    # Four more for population, two for the desert, three for one trait, none for the other.
    ada.wait(lambda: totals.all_inner_texts()[:2] == ["11", "25"], "the total of a whole sheet")
    check(ada, "darwinning-score")
    ada.go("/darwinning/cards")
    page.locator(".cell").first.wait_for()
    check(ada, "darwinning-cards")
