"""Nothing is cut off or overprinted, however full the table and small the screen."""

from __future__ import annotations

import pytest

from tests.browser.brim import full_table, play_out, show, unreadable, welcome
from tests.browser.conftest import NewVisitor
from tests.browser.visitor import SHOTS

DESKS = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)]
TABLETS = [(820, 1180)]
PHONES = [(390, 844), (844, 390)]


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("size", DESKS + TABLETS + PHONES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_everything_can_be_read(visitor: NewVisitor, players: int, size: tuple[int, int]) -> None:
    ada = visitor("phone" if size in PHONES else "desk")
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = show(ada, welcome(full_table(players)))
    page.wait_for_selector(".hand .playable")
    SHOTS.mkdir(exist_ok=True)
    found = unreadable(page, scrolls=size == (390, 844))
    page.screenshot(path=SHOTS / f"brim-{size[0]}x{size[1]}-{players}.png")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("size", [*PHONES, (820, 1180)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_end_can_be_read(visitor: NewVisitor, size: tuple[int, int]) -> None:
    ada = visitor("phone" if size in PHONES else "desk")
    ada.page.set_viewport_size({"width": size[0], "height": size[1]})
    match = play_out(full_table(6))
    page = show(ada, welcome(match))
    page.locator("dialog[open] footer button").first.click()
    found = unreadable(page, scrolls=True, within="dialog[open]")
    page.screenshot(path=SHOTS / f"brim-end-{size[0]}x{size[1]}.png")
    assert not found, "\n".join(found)
    # A name is one line, and no points stick out of their box.
    for part in page.locator("dialog[open] section").all():
        box, name, total = (
            one.bounding_box() for one in (part, part.locator("h3"), part.locator(".total"))
        )
        assert box is not None
        assert name is not None
        assert total is not None
        assert name["height"] < 30
        assert total["x"] + total["width"] <= box["x"] + box["width"]
