"""Write the generated parts of the documentation anew: `make docs`.

A generated part stands between two markers in a page; everything else is written by hand.
"""

from __future__ import annotations

import re
from pathlib import Path

from scripts.sections import SECTIONS

ROOT = Path(__file__).resolve().parents[1]
_PART = re.compile(r"(<!-- made by `make docs`: (\w+) -->\n).*?(<!-- end of \2 -->)", re.DOTALL)


def pages() -> list[Path]:
    """All pages of the documentation."""
    return [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def render(text: str) -> str:
    """A page with its generated parts as they should be."""
    return _PART.sub(lambda part: f"{part[1]}\n{SECTIONS[part[2]]()}\n\n{part[3]}", text)


def main() -> None:
    """Write every page that has changed."""
    for page in pages():
        old = page.read_text(encoding="utf-8")
        new = render(old)
        if new != old:
            page.write_text(new, encoding="utf-8")
            print(f"written: {page.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
