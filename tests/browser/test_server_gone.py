"""The server dies in the middle of a game and comes back."""

from __future__ import annotations

from pathlib import Path

from tests.browser.conftest import NewVisitor
from tests.browser.tables import SHORT, sit_down
from tests.server.clients import Person
from tests.server.running import running


def test_a_killed_server_loses_nothing(
    visitor: NewVisitor, pages: Path, deal: Path, tmp_path: Path
) -> None:
    with running(tmp_path, deal=deal, pages=pages) as server:
        person = Person(server.url, "Ada")
        ada = visitor(url=server.url)
        sit_down(ada, person, person.open_table("me", "bot", options=SHORT)["table"])
        ada.play_until(lambda state: state["pile"] and state["asked"], "a turn with a trait")
        before = ada.state()
        lines = ada.page.locator("[role=log] li").all_inner_texts()
        server.kill()
        ada.page.get_by_text("Connection lost").wait_for()
        ada.see("connection-lost")
        # A move made meanwhile waits, and counts once.
        ada.choose()
        ada.page.get_by_text("On its way").wait_for()
        server.start()
        ada.page.get_by_text("Connected").wait_for()
        ada.wait(lambda: ada.state()["log"] > before["log"], "the waiting move")
        assert ada.page.locator("[role=log] li").all_inner_texts()[: len(lines)] == lines
        ada.play_until(lambda state: state["ended"], "the end of the world")
