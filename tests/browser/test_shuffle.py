"""Browsers have a part in the shuffle, also where a page comes over plain http."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from endling.shuffle import fingerprint, make_key
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import Visitor
from tests.server.running import Server, running


def _kept(visitor: Visitor) -> tuple[str, dict[str, Any]]:
    """The table, and what this browser remembers of its shuffle."""
    script = "JSON.parse(localStorage.getItem('endling.shuffles')).at(-1)"
    table, part = visitor.page.evaluate(script)
    return table, part


def _stored(server: Server, table: str) -> tuple[bytes, bytes, list[bytes | None]]:
    """The secret, the key, and what the seats have contributed."""
    with sqlite3.connect(server.database) as database:
        dealt = database.execute("select secret, key from tables where id = ?", [table])
        seats = "select contribution from seats where table_id = ? order by seat"
        parts = [row[0] for row in database.execute(seats, [table])]
        secret, key = dealt.fetchone()
    return secret, key, parts


def test_two_browsers_shuffle_together(visitor: NewVisitor, pages: Path, tmp_path: Path) -> None:
    with running(tmp_path, pages=pages) as server:
        ada, ben = visitor(url=server.url), visitor(url=server.url)
        page = ada.go()
        page.get_by_role("button", name="Remove: Seat 3").click()
        page.get_by_role("button", name="Open the table").click()
        page.wait_for_selector(".lobby")
        ben.page.goto(page.get_by_label("Invite", exact=True).input_value())
        ben.page.get_by_label("Your name").fill("Ben")
        ben.page.get_by_role("button", name="Join").click()
        ada.wait(lambda: ada.is_asked() or ben.is_asked(), "the first question")
        table, mine = _kept(ada)
        theirs = _kept(ben)[1]
        secret, key, stored = _stored(server, table)
        parts = [bytes.fromhex(part["contribution"]) for part in (mine, theirs)]
        assert stored == parts
        assert key == make_key(secret, parts)
        shown = {"commitment": fingerprint(secret), "pledges": list(map(fingerprint, parts))}
        assert mine["seen"] == theirs["seen"] == shown
