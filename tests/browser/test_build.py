"""What the pages weigh."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from tests.browser.conftest import NewVisitor
from tests.browser.tables import sit_down
from tests.kits import KITS
from tests.server.clients import Person

_MOST = 310_000  # bytes of compressed script, all pages together
_MOST_AT_FIRST = 55_000  # of script and style, before anything but a name is seen
_MOST_FILES = 24  # of script and style, until a table is complete
_MOST_IN_FRONT = 120_000  # of script and style, until the front page is complete

_NEVER_IDLE = "window.requestIdleCallback = () => 0"
_FETCHED = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => /\\.(js|css)$/.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""

_FILES = """() => performance.getEntriesByType('resource')
  .filter(({ name }) => /\\.(js|css)$/.test(name)).length"""


def _packed(file: Path) -> int:
    return len(gzip.compress(file.read_bytes(), 9))


def test_all_script_is_small(pages: Path) -> None:
    scripts = list((pages / "assets").glob("*.js"))
    assert scripts
    assert sum(map(_packed, scripts)) <= _MOST


def test_little_comes_before_the_page_is_there(pages: Path) -> None:
    page = (pages / "index.html").read_text()
    files = re.findall(r"/(assets/[^\"]+[.](?:js|css))", page)
    assert len(files) >= 2
    assert sum(_packed(pages / file) for file in files) <= _MOST_AT_FIRST


def test_the_front_page_is_complete_without_the_rest_of_a_game(visitor: NewVisitor) -> None:
    for game in [kit.name for kit in KITS if kit.game.first_game]:
        ada = visitor()
        ada.context.add_init_script(_NEVER_IDLE)
        ada.context.add_init_script(f"localStorage.setItem('endling.game', '\"{game}\"')")
        page = ada.go()
        page.locator(".picture svg").first.wait_for()
        page.locator(".games .summary").first.wait_for()
        assert 0 < page.evaluate(_FETCHED) <= _MOST_IN_FRONT, game


def test_a_game_comes_while_the_page_of_its_table_is_on_the_way(
    visitor: NewVisitor, person: Person
) -> None:
    table = person.open_table("me", "bot")["table"]
    ada = visitor()
    ada.page.route("**/assets/Table-*.js", lambda route: None)  # it never arrives
    with ada.page.expect_request(re.compile(r"/assets/doomlings-[^/]+\.js$")):
        ada.go(f"/table/{table}")


def test_a_table_comes_in_few_files(visitor: NewVisitor, person: Person) -> None:
    """Each of them takes a while on a slow line, and only six come at once."""
    ada = visitor()
    ada.context.add_init_script(_NEVER_IDLE)
    sit_down(ada, person, person.open_table("me", "bot")["table"])
    assert 0 < ada.page.evaluate(_FILES) <= _MOST_FILES
