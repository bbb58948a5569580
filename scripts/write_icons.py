"""Draw the icons of the installed app and the picture of link previews from the favicon.

    python -m scripts.write_icons

It needs Chromium; the pictures are kept, so nobody else does.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import find_chromium, launch

_PUBLIC = Path(__file__).resolve().parents[1] / "web" / "public"
_ICONS = _PUBLIC / "icons"
_GROUND = "#2b2458"
# By file: width, height, and how much of the height the egg takes up.
_PICTURES = {
    "icon-192.png": (192, 192, 1.0),
    "icon-512.png": (512, 512, 1.0),
    "maskable-512.png": (512, 512, 0.8),
    "preview.png": (1200, 630, 0.7),
}


def _draw(page: Page, name: str, width: int, height: int, share: float) -> None:
    svg = (_PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    is_plain = share == 1.0
    ground = "transparent" if is_plain else _GROUND
    page.set_viewport_size({"width": width, "height": height})
    page.set_content(
        f'<body style="margin:0;height:100vh;display:grid;place-items:center;background:{ground}">'
        f'<div style="height:{share * height}px;aspect-ratio:1">{svg}</div></body>'
    )
    page.screenshot(path=_ICONS / name, omit_background=is_plain)


def main() -> int:
    """Draw all of them."""
    chromium = find_chromium()
    if chromium is None:
        sys.stderr.write("no Chromium (Debian: apt install chromium; or set CHROMIUM)\n")
        return 1
    _ICONS.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = launch(playwright, chromium)
        page = browser.new_page()
        for name, (width, height, share) in _PICTURES.items():
            _draw(page, name, width, height, share)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
