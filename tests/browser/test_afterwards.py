"""After the game: the replay, the key of the shuffle, my games."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Route

from tests.browser.conftest import NewVisitor
from tests.browser.tables import finish
from tests.browser.visitor import Visitor
from tests.kits import KITS, Kit
from tests.server.clients import Client, Person, play_on

_STEP = re.compile(r"Step (\d+) of (\d+)")


def test_a_replay_can_be_stepped_scrubbed_and_linked(visitor: NewVisitor, person: Person) -> None:
    table = finish(person, "bot", "bot")
    ada = visitor()
    page = ada.go(f"/replay/{table}")
    slider = page.get_by_role("slider")
    slider.wait_for()

    def step() -> int:
        found = _STEP.search(page.locator(".controls").inner_text())
        assert found is not None
        return int(found[1])

    assert step() == 1
    page.get_by_role("button", name="One step forward").click()
    ada.wait(lambda: step() == 2, "the second step")
    page.get_by_role("button", name="One step back").click()
    assert step() == 1
    slider.fill("9")
    assert step() == 10
    page.get_by_role("button", name="Play", exact=True).click()
    ada.wait(lambda: step() > 10, "the replay to go on")
    page.get_by_role("button", name="Pause").click()
    ada.see("replay")
    _replay_by_keys(ada, step)

    # From a seat one sees that hand; with open hands one sees all of them.
    assert page.locator(".hand [data-card]").count() == 0
    page.get_by_label("Seen by").select_option("0")
    page.locator(".hand [data-card]").first.wait_for()
    ada.see("replay-from-a-seat")
    page.get_by_label("Seen by").select_option("open")
    page.locator(".opponents [data-place='hand:2'] [data-card]").first.wait_for()
    assert page.locator(".opponents [data-place^='hand:'] [data-card]").count() > 3
    ada.see("replay-open-hands")

    # The address says where one is, and every line of the log leads to its moment.
    slider.fill("7")
    ada.wait(lambda: page.url.endswith("/open/7"), "the address")
    other = visitor()
    other.page.goto(page.url)
    other.page.get_by_text("Step 8 of").wait_for()
    slider.fill("20")
    page.get_by_role("link", name=re.compile("Replay from here")).first.click()
    ada.wait(lambda: step() < 8, "the line's moment")


def test_the_controls_of_a_replay_leave_the_table_its_room(
    visitor: NewVisitor, person: Person
) -> None:
    """They are one row on a low desk and two on a phone, however long a name is."""
    made = person.open_table("me", *["bot"] * 4, game="gloom_of_thrones")
    client = Client(person.url, made["table"], person.token)
    play_on([client], random.Random(1))
    client.close()
    ada = visitor(lang="de")
    ada.become(person.player, person.token, "Wilhelmina Featherstone")
    page = ada.go(f"/replay/{made['table']}/0/90")
    page.get_by_role("slider").wait_for()
    count_rows = """() => [...document.querySelector('.controls').children]
      .map((one) => one.getBoundingClientRect())
      .filter((box, i, all) => i === 0 || box.top >= all[i - 1].bottom).length"""
    for (width, height), rows in (((1280, 720), 1), ((390, 844), 2), ((844, 390), 2)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(count_rows) == rows, (width, height)
        ada.see(f"replay-{width}")
    page.set_viewport_size({"width": 1280, "height": 720})
    own = page.locator("article.mine").bounding_box()
    panel = page.locator(".dock").bounding_box()
    field = "(panel) => getComputedStyle(panel).backgroundColor"
    seen_through = page.locator(".dock .panel").evaluate(field).startswith("rgba")
    assert not seen_through, "the table shows through"
    assert own is not None
    assert panel is not None
    assert own["y"] + own["height"] <= panel["y"]


def _replay_by_keys(ada: Visitor, step: Callable[[], int]) -> None:
    """The ends, one step, and on and on at the chosen speed; each key moves the table once."""
    page = ada.page
    page.locator(".controls .soft").click()
    last = int(page.get_by_role("slider").get_attribute("max") or 0) + 1
    for key, wanted in (("End", last), ("Home", 1), ("ArrowRight", 2), ("ArrowLeft", 1)):
        page.keyboard.press(key)
        page.get_by_text(f"Step {wanted} of").wait_for()
    page.get_by_label("Speed").select_option("4")
    page.locator(".controls .soft").click()
    page.keyboard.press("Space")
    ada.wait(lambda: step() > 3, "the replay to go on")
    page.keyboard.press("Space")
    page.get_by_role("button", name="Play", exact=True).wait_for()
    # Keys that belong to a control stay with it.
    stopped = step()
    page.get_by_label("Speed").focus()
    page.keyboard.press("End")
    assert step() == stopped


def _at_a_finished_table(visitor: NewVisitor, person: Person) -> tuple[Visitor, str]:
    """Before the table, when the scoring sheet has been put away."""
    table = finish(person)
    ada = visitor()
    ada.become(person.player, person.token, "Ada")
    page = ada.go(f"/table/{table}")
    page.locator("dialog[open] .winner").wait_for()
    page.get_by_role("button", name="Close").click()
    return ada, table


def test_the_log_of_a_finished_table_leads_into_the_replay(
    visitor: NewVisitor, person: Person
) -> None:
    ada, table = _at_a_finished_table(visitor, person)
    page = ada.page
    page.get_by_role("link", name=re.compile(r"Replay from here: .*turn\.")).nth(1).click()
    page.get_by_role("slider").wait_for()
    assert f"/replay/{table}/0/" in page.url
    assert int(page.url.rsplit("/", 1)[1]) > 0


def test_the_key_of_the_shuffle_is_verified_in_the_browser(
    visitor: NewVisitor, person: Person
) -> None:
    ada, _ = _at_a_finished_table(visitor, person)
    page = ada.page
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Check it here").click()
    page.get_by_text("All of it fits: nobody changed the shuffle").wait_for()
    ada.see("verified")


def test_a_wrong_key_is_found_out(visitor: NewVisitor, person: Person) -> None:
    table = finish(person)
    ada = visitor()

    def forge(route: Route) -> None:
        answer = route.fetch()
        facts = answer.json()
        facts["key"] = (
            "00" + facts["key"][2:] if facts["key"][:2] != "00" else "11" + facts["key"][2:]
        )
        route.fulfill(response=answer, json=facts)

    ada.page.route(re.compile(rf"/api/replays/{table}(\?.*)?$"), forge)
    page = ada.go(f"/replay/{table}")
    page.get_by_role("button", name="Share").click()
    page.get_by_role("button", name="Check it here").click()
    page.get_by_text("This does not fit").wait_for()


def _rated(label: str) -> dict[str, object]:
    return {"action": 0, "label": label, "win": 0.5, "place": 0.5}


_COUNTS = {"decisions": 9, "average_loss": 0.04, "best": 5, "good": 3, "inaccuracy": 0}
_MISTAKE = {
    "number": 6,
    "seat": 0,
    "question": "Choose a trait to play",
    "wins": [0.5, 0.5],
    "played": _rated("Play Fear"),
    "best": _rated("Play Tiny"),
    "loss": 0.21,
    "verdict": "mistake",
}


def test_an_analysis_leads_to_what_went_wrong(visitor: NewVisitor, person: Person) -> None:
    """The bot's answers are given here: without compiled rules it would think for minutes."""
    table = finish(person)
    seats = [{"seat": seat, "mistake": 1, "blunder": 0, **_COUNTS} for seat in (0, 1)]
    answers: list[dict[str, object]] = [
        {"ready": False, "done": 3, "total": 22, "seats": [], "decisions": []},
        {"ready": True, "done": 22, "total": 22, "seats": seats, "decisions": [_MISTAKE]},
    ]
    ada = visitor()

    def answer(route: Route) -> None:
        route.fulfill(json=answers.pop(0) if len(answers) > 1 else answers[0])

    ada.page.route(re.compile("/analysis"), answer)
    page = ada.go(f"/replay/{table}")
    page.get_by_role("button", name="Analysis").click()
    dialog = page.locator("dialog[open]")
    dialog.get_by_text("3 of 22 decisions").wait_for()
    dialog.get_by_role("rowheader", name="Ada").wait_for()
    ada.see("analysis")
    assert "21%" in dialog.locator("li.mistake").inner_text()
    dialog.get_by_role("link", name="Ada: Choose a trait to play", exact=True).click()
    page.get_by_text("Step 6 of").wait_for()
    assert page.url.endswith(f"/replay/{table}/0/5#judged")


def test_my_games_can_be_taken_along(visitor: NewVisitor, person: Person) -> None:
    table = finish(person)
    ada = visitor("phone", lang="de")
    ada.become(person.player, person.token, "Ada")
    page = ada.go("/history")
    with page.expect_download() as download:
        page.get_by_role("button", name="Als Datei sichern").tap()
    ada.see("history")
    cut = "(table) => table.scrollWidth - table.clientWidth"
    assert page.locator("main .scroll").evaluate(cut) <= 0
    saved = json.loads(download.value.path().read_text())
    assert saved.keys() == {"name", "games", "ratings"}
    assert saved["name"] == "Ada"
    assert [game["table"] for game in saved["games"]] == [table]
    assert saved["games"][0]["names"][0] == "Ada"
    # The game counts at once, and what a rating means is said.
    assert [rating["games"] for rating in saved["ratings"]] == [1]
    page.get_by_text("Alle beginnen mit").wait_for()


@pytest.mark.parametrize("kit", KITS, ids=str)
def test_all_hands_lie_open_in_a_replay_of_any_game(
    visitor: NewVisitor, person: Person, kit: Kit
) -> None:
    bots = ["bot"] * (kit.players[0] - 1)
    table = person.open_table("me", *bots, game=kit.name, options=kit.short)["table"]
    client = Client(person.url, table, person.token)
    play_on([client], random.Random(1))
    client.close()
    ada = visitor()
    page = ada.go(f"/replay/{table}/open/1")
    slider = page.get_by_role("slider")
    slider.wait_for()
    places = "(cards) => new Set(cards.map((card) => card.dataset.place)).size"
    held = page.locator("[data-place^='hand:'][data-card]")

    def are_open(step: int) -> bool:
        slider.fill(str(step))
        return int(held.evaluate_all(places)) == kit.players[0]

    # In some games there are no hands before something else is chosen.
    assert any(are_open(step) for step in range(1, 13))
    ada.see(f"replay-open-{kit}")
