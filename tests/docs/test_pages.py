"""The pages fit together and fit the code."""

from __future__ import annotations

import re
from pathlib import Path

from scripts.sections import SECTIONS
from scripts.write_docs import pages, render
from tests.docs.pages import ROOT, each_page, prose, read

SERVER = ROOT / "endling/server"
NAMED_FILE = re.compile(r"\[([\w/.-]+\.\w+)\]\(([^)\s#]+)[^)]*\)")
LINK = re.compile(r"\]\(([^)\s]+)\)")


@each_page
def test_generated_parts_are_up_to_date(page: Path) -> None:
    assert render(read(page)) == read(page), "run `make docs`"


def test_every_generated_part_is_used_once() -> None:
    markers = re.findall(r"<!-- made by `make docs`: (\w+) -->", "".join(map(read, pages())))
    assert sorted(markers) == sorted(SECTIONS)


@each_page
def test_links_lead_somewhere(page: Path) -> None:
    for link in LINK.findall(prose(page)):
        if "://" in link:
            continue
        path, _, anchor = link.partition("#")
        target = page.parent / path if path else page
        assert target.exists(), link
        assert not anchor or anchor in _anchors(target), link


@each_page
def test_a_link_names_the_file_it_leads_to(page: Path) -> None:
    for name, file in NAMED_FILE.findall(prose(page).replace("\\_", "_")):
        assert file.endswith(name), f"[{name}]({file})"


def test_the_architecture_tells_of_every_part_of_the_server() -> None:
    """Packages stand for their modules where the page links to the package."""
    told = set(LINK.findall(read(ROOT / "docs/architecture.md")))
    modules = [path.relative_to(SERVER) for path in SERVER.rglob("*.py") if path.name[0] != "_"]
    missing = [
        module.as_posix()
        for module in modules
        if module.parts[:2] != ("storage", "migrations")
        and not any(f"../endling/server/{part}" in told for part in (module, *module.parents))
    ]
    assert missing == []


def _anchors(page: Path) -> set[str]:
    """The names that headings get when a page is shown on the web."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}
