"""Doom On You by clicks and taps: whole games, six at a table, full tables, the tracker."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Error as BrowserError

import endling
from tests.browser.axe import check
from tests.browser.brim import show, unreadable, welcome
from tests.browser.conftest import NewVisitor
from tests.browser.tables import come
from tests.browser.visitor import PATIENCE, Visitor, be_still, keep_picture
from tests.doom_on_you.scenario import Scenario
from tests.server.clients import Client, Person
from tests.server.running import Server

_PLANNING = "section.defense"
# Whatever brings the end nearer comes first.
_OFFERS = (
    f"{_PLANNING} .submit",
    ".tile.alive",
    ".attack.alive",
    ".who.alive",
    ".hand .playable:not(.blocked)",
    ".question .choice",
)


def _act(visitor: Visitor, selector: str) -> bool:
    offered = visitor.page.locator(selector)
    if not offered.count():
        return False
    with suppress(BrowserError):  # the table may have moved on meanwhile
        act = offered.first.tap if visitor.size == "phone" else offered.first.click
        act(timeout=2000)
    return True


def _play_until(visitor: Visitor, condition: Callable[[], object], what: str) -> None:
    until = time.monotonic() + 4 * PATIENCE
    while not condition():
        assert time.monotonic() < until, f"{what} did not come: {visitor.state()}"
        if visitor.is_asked():
            any(_act(visitor, selector) for selector in _OFFERS)
        visitor.page.wait_for_timeout(30)


@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "de")])
def test_a_whole_game(visitor: NewVisitor, person: Person, size: str, lang: str) -> None:
    options = {"end_condition": "first_player_out", "starting_tokens": 7}
    made = person.open_table("me", "bot", "bot", game="doom_on_you", options=options)
    ada = visitor(size, lang)
    come(ada, person, made["table"])
    page = ada.page
    page.wait_for_selector(".arena")
    over = page.locator("dialog[open] .winner")  # a game may be over in one turn
    # What is thought about is foreseen, and nothing happens.
    _play_until(ada, lambda: _think(ada) or over.count(), "something to think about")
    ada.see("doom-thought")
    attacks = page.locator(".arena .attack .number")
    _play_until(ada, lambda: attacks.count() or over.count(), "a numbered attack")
    check(ada, "doom-attack")
    page.wait_for_selector(".arena")
    defense = page.locator(_PLANNING)
    _play_until(ada, lambda: defense.count() or over.count(), "a defense or the end")
    if defense.count():
        _plan(ada)
    _play_until(ada, over.count, "the end")
    page.wait_for_selector("dialog[open] .paths path", state="attached")
    check(ada, "doom-end")


@pytest.mark.parametrize(("size", "lang"), [("desk", "en"), ("phone", "de")])
def test_real_time_has_a_clock(visitor: NewVisitor, person: Person, size: str, lang: str) -> None:
    """Whoever can attack sees how long, and that a tap counts at once."""
    options = {"declare_mode": "real_time", "deals": "off"}
    made = person.open_table("me", "bot", "bot", game="doom_on_you", options=options)
    ada = visitor(size, lang)
    come(ada, person, made["table"])
    page = ada.page
    page.wait_for_selector(".arena")
    clock = page.locator(".question.mine .race")
    animals = page.locator(".tile.alive")
    _play_until(ada, lambda: clock.count() and animals.count(), "a race")
    ada.see("doom-race")
    if size == "phone":
        page.set_viewport_size({"width": 740, "height": 360})
        ada.see("doom-race-lying")
    attack = page.locator(".arena .attack .number")
    before = attack.count()
    _act(ada, ".tile.alive")
    ada.wait(lambda: attack.count() > before, "one's own attack")


def _think(ada: Visitor) -> bool:
    """Look at what could be done, if there is something and the table does not move on."""
    thoughts = ada.page.locator("button.thought")
    if not ada.is_asked() or not thoughts.count():
        return False
    with suppress(BrowserError):
        look = thoughts.first.tap if ada.size == "phone" else thoughts.first.hover
        look(timeout=2000)
    return ada.page.locator("button.thought[aria-pressed=true]").count() > 0


def _plan(ada: Visitor) -> None:
    """Points are given and taken back before anything is decided."""
    page = ada.page
    planned = page.locator(".wide .points .planned")
    if not page.locator(".wide .tile.alive").count():
        return  # there is nothing to defend with
    _act(ada, ".wide .tile.alive")
    ada.wait(planned.count, "a point that is planned")
    ada.see("doom-defense")
    _act(ada, f"{_PLANNING} .undo")
    ada.wait(lambda: not planned.count(), "nothing planned")
    assert page.locator(_PLANNING).count() == 1


_NAMES = ("Ada", "Ben", "Cleo", "Dov", "Eva", "Finn")
_OFFERED = "section[aria-label=Deals] li.open"
_HUNT = '.hand [data-card="HUNT"] .playable:not(.blocked)'


@contextmanager
def _seat_six(server: Server) -> Iterator[tuple[list[Person], str]]:
    """Six people at a table, who have placed all the animals they can, and stay there."""
    people = [Person(server.url, name) for name in _NAMES]
    table: str = people[0].open_table("me", *["open"] * 5, game="doom_on_you")["table"]
    for person in people[1:]:
        person.join(table)
    clients = [Client(server.url, table, person.token) for person in people]
    while any(client.view["prompt"] == "place" for client in clients):
        for client in clients:
            client.settle()
            if client.is_asked and client.view["prompt"] == "place":
                client.move(client.view["choices"][-1]["action"])
                client.until("ack")
    hands = [client.view["players"][client.seat or 0]["hand"] for client in clients]
    assert sum("HUNT" in hand for hand in hands) > 2, hands  # else another deal is needed
    yield people, table
    for client in clients:
        client.close()


def test_six_browsers_with_a_deal_and_a_counter_chain(
    visitor: NewVisitor, server: Server, deal: Path
) -> None:
    """Whoever has HUNT plays it or counters with it, and all hear of it."""
    deal.write_text("three hold HUNT")
    with _seat_six(server) as (people, table):
        six = [visitor() for _ in people]
        for one, person, name in zip(six, people, _NAMES, strict=True):
            come(one, person, table, name)
        _deal_and_counter(six)


def _deal_and_counter(six: list[Visitor]) -> None:
    wanted = (".bargain .make", ".bargain-button", ".question .choice")
    _round(six, wanted, lambda one: one.page.locator(_OFFERED).count(), "an offer")
    accept = [one.page.get_by_role("button", name="Accept") for one in six]
    six[0].wait(lambda: any(button.count() for button in accept), "a question about it")
    next(button for button in accept if button.count()).click()
    hunts = (_HUNT, ".tile.alive", ".choice.pass")
    _round(six, hunts, lambda one: one.is_asked() and _chain(one) > 1, "a chain")
    # Whoever decides whether it goes on sees the stack, and what would come of that.
    asked = next(one for one in six if one.is_asked() and _chain(one) > 1)
    told = asked.page.locator(".chain li").all_inner_texts()
    assert re.search(r"aims at \w+’s ", told[0])  # others may have the like
    assert all("counters" in line for line in told[1:])
    asked.page.locator("button.thought").first.hover()
    asked.page.get_by_role("heading", name="If you do this").wait_for()
    asked.see("doom-chain")
    # News waits until all have answered; then everybody knows.
    news = [one.page.get_by_role("log").get_by_text("counters with") for one in six]
    _round(six, (".choice.pass",), lambda _: all(lines.count() for lines in news), "the news")
    for one in six:
        assert "paid" in one.page.locator("section[aria-label=Deals] li").first.inner_text()


def _round(
    six: list[Visitor],
    wanted: tuple[str, ...],
    is_done: Callable[[Visitor], object],
    what: str,
) -> None:
    """Whoever is asked does the first of these things, until somebody sees something."""
    until = time.monotonic() + 4 * PATIENCE
    while True:
        for one in six:
            is_asked = one.is_asked()  # whoever is asked sees all that led to it
            if is_done(one):
                return
            if is_asked:
                any(_act(one, selector) for selector in wanted)
        assert time.monotonic() < until, f"{what} did not come: {[one.state() for one in six]}"


def _chain(one: Visitor) -> int:
    """How many battle cards lie on the table."""
    return one.page.locator(".chain li").count()


_DESKS = [(1280, 720), (1366, 768), (1920, 1080)]
_SMALL = [(820, 1180), (390, 844), (844, 390)]
_SCROLLED = "(part) => part.scrollHeight - part.clientHeight"


_PILES = [
    ["GOR-WALL-A", "DETER-TLE", "ELE-FENCE"],
    ["ALPACA-PUNCH", "OTTER-CHAOS", "HUNTING-BIRD"],
    ["SHARK-TILLERY", "FLAME-INGO", "CAMO"],
    ["RHINO-MIGHT", "HAND-A", "BUFFA-BLOW"],
    ["SHARK-TILLERY", "HUNTING-BIRD", "ALPACA-PUNCH"],
    ["RHINO-MIGHT", "HAND-A", "GOR-WALL-A"],
]


def _full_table(players: int) -> endling.Match:
    """The last round: all attack the viewer, who has a full pile and a long hand."""
    battle_cards = ["HUNT", "HUNT", "FORCE FIELD", "DEFLECT", "CAPTURE", "SNEAK ATTACK"]
    options = {"deals": "tokens_only" if players > 2 else "off"}
    table = Scenario(
        hands=[[*battle_cards, "OTTER-CHAOS", "ELE-FENCE", "DETER-TLE"], ["HUNT", "CAMO"]],
        piles=_PILES[:players],
        players=players,
        spent=[[1]],
        tokens=[10] * players,
        round=40,
        options=options,
    )
    for seat in range(1, players):
        table.attack(seat, *_PILES[seat][: 2 + seat % 2])
    return table.until("declared", actor=0).match


@pytest.mark.parametrize(
    ("players", "lang", "theme"), [(2, "de", "dark"), (4, "en", "light"), (6, "de", "light")]
)
def test_a_full_table_can_be_read(visitor: NewVisitor, players: int, lang: str, theme: str) -> None:
    """Nothing is cut off or overprinted; on a desk the arena needs no scrolling."""
    message = welcome(_full_table(players), lang=lang) | {"game": "doom_on_you"}
    page = show(visitor(lang=lang, theme=theme), message, ready=".hand .playable")
    found = []
    for size in _DESKS + _SMALL:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        at = f"{size[0]}x{size[1]}"
        wrong = unreadable(page, scrolls=True, within=".arena")
        if size in _DESKS and page.locator("main > .ground").evaluate(_SCROLLED) > 1:
            wrong.append("the arena is higher than its room")
        wide = page.locator("html").evaluate("(all) => all.scrollWidth - all.clientWidth")
        if wide > 0:
            wrong.append("scrolls sideways")
        keep_picture(page, f"doom-brim-{at}-{players}-{lang}", is_wrong=bool(wrong))
        found += [f"{at}: {what}" for what in wrong]
    assert not found, "\n".join(found)


_OVERLAPPING = """() => {
  const sides = ['left', 'top', 'right', 'bottom']
  const boxOf = (sign) => sides.map((side) => sign.getBoundingClientRect()[side])
  const boxes = [...document.querySelectorAll('.attack')].map(boxOf)
  const meet = (a, b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]
  const meetsOther = (box, i) => boxes.slice(i + 1).some((other) => meet(box, other))
  return boxes.filter((box, i) => box[0] < 0 || meetsOther(box, i))
}"""


def test_attacks_to_choose_from_lie_side_by_side(visitor: NewVisitor) -> None:
    """Also with the digits that choose them, where the keyboard has any."""
    match = _full_table(6)
    match.play(match.find(card="DEFLECT"))
    message = welcome(match) | {"game": "doom_on_you"}
    page = show(visitor(), message, ready=".attack kbd")
    for width, height in [*_DESKS, *_SMALL, (1024, 768)]:
        page.set_viewport_size({"width": width, "height": height})
        be_still(page)
        assert page.evaluate(_OVERLAPPING) == [], width


def _planning() -> endling.Match:
    """Ten attacks to be blocked or let through, and points to do it with."""
    match = _full_table(6)
    while match.prompt != "defend":
        match.play(match.find(word="pass"))
    return match


def _countering() -> endling.Match:
    """A chain of three that the viewer may go on with, on an attack with a plan against it."""
    hands = [["HUNT", "DEFLECT"], [], [], ["HUNT"], ["HUNT"], ["HUNT"]]
    table = Scenario(hands, _PILES, players=6, round=7).attack(1, "OTTER-CHAOS", "ALPACA-PUNCH")
    table.attack(3, "RHINO-MIGHT").play(3, "HUNT", "GOR-WALL-A")
    for seat in (4, 5):
        table.expect("counter", actor=seat).choose("HUNT")
    return table.expect("counter", actor=0).match


def _struck() -> endling.Match:
    """Doom for all, against which the viewer has a force field."""
    table = Scenario(
        [["FORCE FIELD"]], _PILES, players=6, deck=["METEOR"], tokens=[2, 1, 4, 1, 7, 9]
    )
    return table.attack(2, "FLAME-INGO", "CAMO").until("struck", actor=0).match


def _nested() -> endling.Match:
    """Attacks were deflected to the viewer, who is not the target of this turn."""
    hands = [["HUNT", "CAPTURE"], [], ["DEFLECT", "DEFLECT"]]
    table = Scenario(hands, _PILES, players=6, target=2, first_target=2)
    table.attack(3, "RHINO-MIGHT", "BUFFA-BLOW").attack(4, "SHARK-TILLERY")
    return table.play(2, "DEFLECT", "RHINO-MIGHT", 0).until("defend", actor=0).match


def _bargaining() -> endling.Match:
    """An offer to the viewer, after others that were kept and broken."""
    table = Scenario(piles=_PILES, players=6, options={"deals": "tokens_only"})
    for seat, promise in ((1, "spare"), (2, "stay_out"), (3, "join"), (4, "favor")):
        table.until("opening", actor=seat).choose(word="offer").choose(player=5)
        table.choose(number=2).choose(word=promise).choose(word="yes")
    table.until("opening", actor=5).choose(word="offer").choose(player=0)
    return table.choose(number=3).choose(word="stay_out").expect("deal_accept", actor=0).match


def _placing() -> endling.Match:
    hand = ["OTTER-CHAOS", "ELE-FENCE", "DETER-TLE", "HUNT", "FORCE FIELD", "CAMO", "HAND-A"]
    piles = [["GOR-WALL-A"], *_PILES[1:]]
    return Scenario([hand], piles, spent=[[1]], players=6, phase="place", round=12).match


def _looking_on() -> endling.Match:
    """The viewer is out, and sees what a bot would block."""
    tokens = [0, 10, 10, 10, 10, 10]
    table = Scenario(piles=[[], *_PILES[1:]], players=6, tokens=tokens, target=2, first_target=2)
    return table.attack(3, "RHINO-MIGHT").attack(4, "HUNTING-BIRD").until("defend", actor=2).match


_MOMENTS = {
    "plan": (_planning, _PLANNING),
    "chain": (_countering, ".chain li + li + li"),
    "doom": (_struck, ".chain"),
    "nested": (_nested, _PLANNING),
    "offer": (_bargaining, "section[aria-label] li.open"),
    "place": (_placing, ".hand .playable"),
    "out": (_looking_on, "section.out"),
}


@pytest.mark.parametrize(("lang", "theme"), [("de", "dark"), ("en", "light")])
@pytest.mark.parametrize("moment", _MOMENTS)
def test_every_moment_of_six_can_be_read(
    visitor: NewVisitor, moment: str, lang: str, theme: str
) -> None:
    """Nothing is cut off or overprinted, whatever is asked; a desk shows the arena at once."""
    make, ready = _MOMENTS[moment]
    message = welcome(make(), lang=lang) | {"game": "doom_on_you"}
    page = show(visitor(lang=lang, theme=theme), message, ready=ready)
    found = []
    for size in _DESKS + _SMALL:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        at = f"{size[0]}x{size[1]}"
        wrong = unreadable(page, scrolls=True, within=".arena")
        if not page.locator(".hand").is_visible():  # it gives way where there is little room
            wrong = [what for what in wrong if "hand card" not in what]
        if size in _DESKS and page.locator("main > .ground").evaluate(_SCROLLED) > 1:
            wrong.append("the arena is higher than its room")
        wide = page.locator("html").evaluate("(all) => all.scrollWidth - all.clientWidth")
        if wide > 0:
            wrong.append("scrolls sideways")
        keep_picture(page, f"doom-{moment}-{at}-{lang}", is_wrong=bool(wrong))
        found += [f"{at}: {what}" for what in wrong]
    assert not found, "\n".join(found)


_OWN = ".pile[data-place='pile:0'] .tile"
_IN_SIGHT = """(tile) => {
  const { left, right, top, bottom } = tile.getBoundingClientRect()
  return [top + 4, bottom - 4].every((y) => {
    const on = document.elementFromPoint((left + right) / 2, y)
    return on && tile.contains(on)
  })
}"""


@pytest.mark.parametrize("size", [(390, 844), (844, 390)])
def test_a_defense_is_planned_without_scrolling(visitor: NewVisitor, size: tuple[int, int]) -> None:
    """On a phone: attacks, the animals against them and the button that decides."""
    message = welcome(_planning()) | {"game": "doom_on_you"}
    page = show(visitor(), message, ready=_PLANNING)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    be_still(page)
    for what, many in ((_OWN, 3), (".attack", 13), (f"{_PLANNING} .submit", 1)):
        found = page.locator(what).all()
        assert len(found) == many
        assert all(one.evaluate(_IN_SIGHT) for one in found), what


def test_an_animal_joins_those_that_block_already(visitor: NewVisitor) -> None:
    """An attack stays chosen until enough points are against it."""
    message = welcome(_planning()) | {"game": "doom_on_you"}
    page = show(visitor(), message, ready=_PLANNING)
    strong = page.locator("[data-attack]").nth(3)  # takes three points
    strong.click()
    page.locator(_OWN).nth(1).click()
    page.locator(_OWN).nth(0).click()
    assert strong.get_attribute("aria-pressed") == "false", "the next one is chosen"
    assert page.locator(f"{_OWN} .planned").all_inner_texts() == ["4", "4", "4"]


def test_an_offer_is_read_beside_the_question_about_it(visitor: NewVisitor) -> None:
    message = welcome(_bargaining()) | {"game": "doom_on_you"}
    page = show(visitor(), message, ready="section[aria-label=Deals] li.open")
    for width, height in _SMALL:
        page.set_viewport_size({"width": width, "height": height})
        be_still(page)
        assert page.locator("li.open").count() == 1
        assert page.locator("li.open").evaluate(_IN_SIGHT), width


_CUT_NUMBERS = """() => [...document.querySelectorAll('.chosen .stats')]
  .filter((numbers) => numbers.scrollWidth > numbers.clientWidth).length"""


def test_chosen_animals_show_all_their_numbers(visitor: NewVisitor) -> None:
    match = _placing()
    match.play(match.find(card="CAMO"))
    page = show(visitor(), welcome(match) | {"game": "doom_on_you"}, ready=".chosen .stats")
    for width, height in _DESKS + _SMALL:
        page.set_viewport_size({"width": width, "height": height})
        be_still(page)
        assert page.evaluate(_CUT_NUMBERS) == 0, width


def test_a_defense_is_dragged_together(visitor: NewVisitor) -> None:
    """An animal is dropped onto an attack; what comes of it is foreseen, and nothing is sent."""
    match = _full_table(4)
    while match.prompt != "defend":
        match.play(match.find(word="pass"))
    heard: list[dict[str, object]] = []
    message = welcome(match) | {"game": "doom_on_you"}
    page = show(visitor(), message, heard, ready=_PLANNING)
    attack = page.locator("[data-attack]").last
    before = attack.inner_text()
    page.locator(".wide .tile.alive").first.drag_to(attack)
    page.wait_for_selector(".wide .points .planned")
    assert attack.inner_text() != before
    page.get_by_role("button", name="Suggestion").click()
    page.get_by_text("is blocked by").first.wait_for()
    page.get_by_role("button", name="Start over").click()
    page.wait_for_selector(".wide .points .planned", state="detached")
    assert not [said for said in heard if said["t"] == "move"]


def test_tokens_and_rounds_of_a_boxed_game(visitor: NewVisitor) -> None:
    ada = visitor("phone")
    page = ada.go("/doom_on_you/score")
    totals = page.get_by_role("tab").locator("b")
    ada.wait(lambda: totals.all_inner_texts()[:2] == ["10", "10"], "both with all tokens")
    page.get_by_role("button", name="Move them").tap()
    ada.wait(lambda: totals.all_inner_texts()[:2] == ["9", "11"], "a token to move")
    page.get_by_role("button", name="Next round").tap()
    assert page.locator("h3 output").inner_text() == "2"
    assert page.get_by_label("First target").input_value() == "1"
    page.get_by_role("button", name="One fewer").tap()
    ada.wait(lambda: totals.all_inner_texts()[:2] == ["8", "11"], "a token less")
    ada.see("doom-score")
