"""Tables that are ready for a test, made through the interface of the server."""

from __future__ import annotations

import random
from typing import Any

from tests.browser.visitor import Visitor
from tests.server.clients import Client, Person, play_on

SHORT = {"ages_per_pile": 1}  # three ages and three catastrophes
REACTIONS = {"Automimicry", "Chromatophores", "Parasitic", "Late", "Self-Awareness"}


CARDS = ".hand [data-card]"


def sit_down(visitor: Visitor, person: Person, table: str, name: str = "Ada") -> None:
    """Be that person at that table, and see the cards."""
    come(visitor, person, table, name)
    visitor.page.wait_for_selector(CARDS)


def come(visitor: Visitor, person: Person, table: str, name: str = "Ada") -> None:
    """Be that person at that table."""
    visitor.become(person.player, person.token, name)
    visitor.go(f"/table/{table}")


def finish(person: Person, *bots: str, **options: Any) -> str:
    """A game played to its end by a script."""
    made = person.open_table("me", *(bots or ("bot",)), options=SHORT | options)
    client = Client(person.url, made["table"], person.token)
    play_on([client], random.Random(1))
    client.close()
    table: str = made["table"]
    return table


def only_reactions(person: Person) -> list[str]:
    """The traits to leave out so that reactions come up soon."""
    cards = person.get("/api/cards/doomlings").json()
    traits = [card for card in cards if card["kind"] == "trait"]
    actions = [card["name"] for card in traits if "action" in card["icons"]][:22]
    keep = REACTIONS | set(actions)
    return [card["name"] for card in traits if card["name"] not in keep]
