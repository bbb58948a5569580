"""People come, go, and meet again."""

from __future__ import annotations

import random

from tests.browser.conftest import NewVisitor
from tests.browser.tables import CARDS, SHORT, come
from tests.server.clients import Client, Person, play_on
from tests.server.running import Server


def _finished_by_two(ada: Person, ben: Person) -> str:
    table: str = ada.open_table("me", "open", options=SHORT)["table"]
    ben.join(table)
    clients = [Client(ada.url, table, person.token) for person in (ada, ben)]
    play_on(clients, random.Random(1))
    for client in clients:
        client.close()
    return table


def test_a_rematch_asks_the_other(visitor: NewVisitor, server: Server) -> None:
    people = [Person(server.url, name) for name in ("Ada", "Ben")]
    table = _finished_by_two(*people)
    ada, ben = visitor(), visitor()
    for one, person, name in zip((ada, ben), people, ("Ada", "Ben"), strict=True):
        come(one, person, table, name)
        one.page.locator("dialog[open] .winner").wait_for()
    ada.page.get_by_role("button", name="Rematch").click()
    ada.page.get_by_text("invited", exact=True).wait_for()
    ada.see("rematch-waits")
    # Ben still reads the points.
    sheet = ben.page.locator("dialog[open]")
    sheet.get_by_text("Ada invites you to another game").wait_for()
    ben.see("rematch-asked")
    sheet.get_by_role("button", name="Come along").click()
    # The deal may reach Ada before Ben's page has gone to the new table.
    for one in (ada, ben):
        one.page.wait_for_url(lambda url: "/table/" in url and not url.endswith(table))
        one.page.wait_for_selector(CARDS)
    assert ben.page.url == ada.page.url


def test_lists_and_lobby_name_the_game(visitor: NewVisitor, server: Server) -> None:
    person, ben = Person(server.url, "Ada"), visitor()
    made = person.open_table("me", "open", game="gloom_of_thrones", public=True)
    page = ben.go()
    page.get_by_role("listitem").filter(has_text="Gloom of Thrones").first.wait_for()
    ada = visitor()
    come(ada, person, made["table"])
    ada.page.locator(".lobby").get_by_text("Gloom of Thrones").wait_for()
    mine = ada.go().get_by_label("Your tables").get_by_role("link").filter(has_text="Ada")
    assert "Gloom of Thrones" in mine.first.inner_text()


def test_somebody_gives_up_and_the_host_takes_the_table_away(
    visitor: NewVisitor, server: Server
) -> None:
    people = [Person(server.url, name) for name in ("Ada", "Ben")]
    table = people[0].open_table("me", "open", "bot")["table"]
    people[1].join(table)
    ada, ben = visitor(), visitor()
    for one, person, name in zip((ada, ben), people, ("Ada", "Ben"), strict=True):
        come(one, person, table, name)
    ben.page.get_by_role("button", name="Settings").click()
    ben.page.get_by_role("button", name="Give up").click()
    ben.page.locator("dialog[open]").last.get_by_role("button", name="Give up").click()
    ben.page.get_by_role("button", name="Play now").wait_for()
    ada.page.locator(".lobby").wait_for()  # nobody has moved yet, so the seat is open again
    ada.page.get_by_role("button", name="Remove this table").click()
    ada.page.locator("dialog[open]").last.get_by_role("button", name="Remove this table").click()
    ada.page.get_by_role("button", name="Play now").wait_for()
    assert not people[0].get("/api/tables").json()


def test_the_host_lets_a_bot_play_for_whoever_is_away(visitor: NewVisitor, server: Server) -> None:
    people = [Person(server.url, name) for name in ("Ada", "Ben")]
    table = people[0].open_table("me", "open", grace=None)["table"]
    people[1].join(table)
    ada = visitor()
    come(ada, people[0], table)
    ada.page.get_by_text("Ben is away").wait_for()
    ada.see("somebody-is-away")
    ada.page.get_by_role("button", name="Let a bot play").click()
    ada.page.get_by_text("Ben is away").wait_for(state="detached")


def test_whoever_looks_on_sees_what_is_chosen_before_a_card_is_dealt(
    visitor: NewVisitor, server: Server
) -> None:
    ada, ben = Person(server.url, "Ada"), visitor()
    made = ada.open_table("me", "bot", game="gloom_of_thrones")
    page = ben.go(f"/table/{made['table']}")
    page.get_by_text("You are watching").wait_for()
    page.get_by_text("Ada is deciding").wait_for()


def test_whoever_looks_on_gets_a_name_with_the_first_word(
    visitor: NewVisitor, server: Server
) -> None:
    """A latecomer follows the link to a table that is full."""
    ada, ben = Person(server.url, "Ada"), visitor()
    made = ada.open_table("me", "bot")
    page = ben.go(f"/join/{made['join']}")
    page.get_by_text("Ada invites you").wait_for()
    page.get_by_role("link", name="Watch").click()
    page.wait_for_selector(".question")
    page.get_by_label("Your name").fill("Ben")
    page.get_by_label("Say something").fill("Who is ahead?")
    page.get_by_role("button", name="Send").click()
    chat = page.get_by_role("log", name="Chat")
    chat.get_by_text("Ben Who is ahead?").wait_for()
    page.get_by_label("Your name").wait_for(state="detached")
    ben.see("watching-by-name")
