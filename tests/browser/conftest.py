"""Real Chromium, a real server, the built pages."""

from __future__ import annotations

import fcntl
import json
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("playwright")
pytest.importorskip("litestar")

from playwright.sync_api import Browser, sync_playwright

from scripts.build_pages import WEB, NoNode, build, is_built
from tests.browser.chromium import find_chromium, launch
from tests.browser.visitor import SIZES, Visitor
from tests.server.clients import Person
from tests.server.running import Server, running

QUIET = {"pace": "instant", "sound": False, "look": "never"}
NewVisitor = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = find_chromium()
    if found is None:
        pytest.skip("no Chromium (Debian: apt install chromium; or set CHROMIUM)")
    with sync_playwright() as playwright:
        opened = launch(playwright, found)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def pages() -> Path:
    """The built pages; whoever of several test processes comes first builds them."""
    with (WEB / "package.json").open() as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not is_built():
            try:
                build(with_tests=True)
            except NoNode as problem:
                pytest.skip(str(problem))
    return WEB / "dist"


@pytest.fixture(scope="session")
def deal(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file that says what is dealt."""
    return tmp_path_factory.mktemp("deal") / "name"


@pytest.fixture(autouse=True)
def _deal_as_always(deal: Path, request: pytest.FixtureRequest) -> None:
    """Every test meets the same cards each time; DEAL=... lets it meet others."""
    deal.write_text(request.node.nodeid + os.environ.get("DEAL", ""))


@pytest.fixture(scope="session")
def server(pages: Path, deal: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("tables"), deal=deal, pages=pages) as found:
        yield found


@pytest.fixture
def visitor(browser: Browser, server: Server) -> Iterator[NewVisitor]:
    """Open browsers at will; nothing may go wrong in any of them.

    Without `motion` nothing moves for ever, which would keep the machine busy.
    """
    opened: list[Visitor] = []

    def open_one(
        size: str = "desk",
        lang: str = "en",
        url: str = server.url,
        guide: bool = False,
        motion: bool = False,
        **settings: Any,
    ) -> Visitor:
        width, height = SIZES[size]
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale=lang,
            has_touch=size == "phone",
            reduced_motion="no-preference" if motion else "reduce",
        )
        stored = {"settings": QUIET | settings, "guide.on": guide}
        for key, value in stored.items():
            text = json.dumps(json.dumps(value))
            name = json.dumps(f"endling.{key}")
            context.add_init_script(
                f"localStorage.getItem({name}) ?? localStorage.setItem({name}, {text})"
            )
        opened.append(Visitor(context, url, size, lang))
        return opened[-1]

    yield open_one
    problems = [problem for one in opened for problem in one.problems]
    for one in opened:
        one.context.close()
    assert not problems


@pytest.fixture
def person(server: Server) -> Person:
    return Person(server.url, "Ada")
