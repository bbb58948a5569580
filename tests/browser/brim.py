"""A table that is full to the brim: the last round of a long game, and what is wrong with its look.

The page gets its table from here instead of from the server: a position, as one seat sees it.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

import endling
from tests.browser.visitor import Visitor, be_still
from tests.kits import Kit

TRAITS = 12  # in front of everybody
HAND = 7
_NAMES = ("Ada", "Bartholomew", "Celia", "Dmitri", "Evangeline", "Friedrich")

# What cannot be read: cut off, off the screen, too small, or under something else.
_UNREADABLE = (Path(__file__).parent / "unreadable.js").read_text()


def full_table(players: int) -> endling.Match:
    """The last round: piles as long as they get, a full hand, an age with much to say."""
    every = endling.new("doomlings", players=2, seed=1).game.cards("en")
    cards = [card for card in every if card["set"] == "classic"]
    traits = sorted((c for c in cards if c["kind"] == "trait"), key=lambda c: -len(c["name"]))
    ends = [c for c in cards if c["kind"] == "catastrophe"]
    eras = sorted((c for c in cards if c["kind"] == "age"), key=lambda c: -len(c["text"]))
    ages = [c["name"] for c in eras]
    dominants = [c["name"] for c in traits if c["dominant"]]
    others = [c["name"] for c in traits if not c["dominant"]]
    piles = []
    for _ in range(players):
        mine = [dominants.pop() for _ in range(2)]
        piles.append(mine + [others.pop(0) for _ in range(TRAITS - 2)])
    hand = [others.pop(0) for _ in range(HAND)]
    past = [*ages[1:4], ends[0]["name"], *ages[4:7], ends[1]["name"], *ages[7:9]]
    seats: list[dict[str, Any]] = [{"pile": pile, "hand": []} for pile in piles]
    seats[0] |= {"hand": hand, "gene_pool": HAND}
    return endling.position(
        "doomlings",
        {
            "players": seats,
            "age": ages[0],
            "past_ages": ["The Birth of Life", *past],
            "age_deck": [ends[2]["name"]],
            "turn": 0,
        },
    )


def late_table(kit: Kit, players: int) -> endling.Match:
    """Of a whole random game the moment with the most to show, at which seat 0 is asked."""
    match, dice = kit.new(players, seed=1), random.Random(1)
    fullest, most = match.copy(), 0
    while not match.over:
        if match.actor == 0 and len(match.legal) > 1:
            much = len(json.dumps(match.view(0)))
            if much >= most:
                fullest, most = match.copy(), much
        match.play(dice.choice(match.legal))
    return fullest


def table_with_attachments(players: int) -> endling.Match:
    """Late in a game with cards that are attached to others, seat 0 has a hand and a sign."""
    sets = ["classic", "multi_color", "techlings", "meaning_of_life"]
    match = endling.new("doomlings", players, seed=2, options={"sets": sets})
    dice = random.Random(2)
    fullest, most = match.copy(), -1
    while not match.over:
        if match.actor == 0 and len(match.legal) > 1:
            piles = [entry for player in match.view(0)["players"] for entry in player["pile"]]
            much = 100 * sum(entry["attached"] is not None for entry in piles) + len(piles)
            if much >= most:
                fullest, most = match.copy(), much
        match.play(dice.choice(match.legal))
    return fullest


def play_out(match: endling.Match) -> endling.Match:
    """The same game at its end."""
    while not match.over:
        match.play(match.legal[0])
    return match


def welcome(match: endling.Match, seat: int | None = 0, lang: str = "en") -> dict[str, Any]:
    """What the server would say to a seat."""
    players = len(match.view(0)["players"])
    names = list(_NAMES[:players])
    texts = [f"{name} plays a card." for name in names * 4]
    return {
        "t": "welcome",
        "seat": seat,
        "names": names,
        "commitment": "ab" * 32,
        "pledges": [None] * players,
        "dealt": True,
        "number": 1,
        "view": match.view(seat, lang),
        "log": [{"n": 1, "text": text, "event": {"verb": "play"}} for text in texts],
        "game": match.game.name,
        "started": True,
        **{key: [False] * players for key in ("open", "invited", "resigned")},
        "bots": [None, *["clever"] * (players - 1)],
        "online": [True] * players,
        "chat": [],
        "timer": None,
        "left": None,
        "hints": True,
        "lang": lang,
        "acked": 0,
        "host": 0,
        "invitation": None,
    }


def show(
    visitor: Visitor,
    message: dict[str, Any],
    heard: list[dict[str, Any]] | None = None,
    ready: str = "main .question",
) -> Page:
    """A page at a table of which the server knows nothing; what the page says is `heard`."""
    said = [] if heard is None else heard

    def listen(route: WebSocketRoute, text: str | bytes) -> None:
        said.append(json.loads(text))
        if said[-1]["t"] == "hello":
            route.send(json.dumps(message))

    def answer(route: WebSocketRoute) -> None:
        route.on_message(lambda text: listen(route, text))

    cards = endling.new(message["game"], players=2, seed=1).game.cards(visitor.lang)
    visitor.page.route_web_socket("**/play**", answer)
    visitor.page.route("**/api/tables/brim/cards**", lambda route: route.fulfill(json=cards))
    page = visitor.go("/table/brim")
    page.wait_for_selector(ready)
    page.evaluate("document.fonts.ready")
    return page


def unreadable(page: Page, scrolls: bool, within: str = "main") -> list[str]:
    """Whatever cannot be read; `scrolls`: there may be more than the screen holds."""
    page.mouse.move(2, 2)
    be_still(page)
    found: list[str] = page.evaluate(_UNREADABLE, {"scrolls": scrolls, "within": within})
    return found
