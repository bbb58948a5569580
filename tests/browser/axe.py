"""Axe, which finds what keeps people from using a page."""

from __future__ import annotations

from typing import Any

from tests.browser.visitor import ROOT, Visitor, be_still

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
# The drawings count as pictures; their thousands of strokes would take minutes and tell nothing.
_RUN = """() => {
  for (const drawing of document.querySelectorAll('svg')) drawing.replaceChildren()
  return axe.run(document, { resultTypes: ['violations'] })
}"""
SERIOUS = {"serious", "critical"}


def check(visitor: Visitor, where: str) -> None:
    """Nothing serious is wrong with the page as it is; it is loaded anew afterwards."""
    check_last(visitor, where)
    visitor.page.reload()


def check_last(visitor: Visitor, where: str) -> None:
    """The same at the end of a test: the page is left without its drawings."""
    be_still(visitor.page)  # what fades in is not judged half-way
    visitor.see(where)
    visitor.page.evaluate(AXE.read_text())
    found: dict[str, Any] = visitor.page.evaluate(_RUN)
    problems = [
        f"{where}: {rule['id']}: {rule['help']}: {node['html'][:160]}"
        for rule in found["violations"]
        if rule["impact"] in SERIOUS
        for node in rule["nodes"][:4]
    ]
    assert not problems, "\n".join(problems)
