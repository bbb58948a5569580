"""Chromium as it is found on this machine."""

from __future__ import annotations

import os
import shutil

from playwright.sync_api import Browser, Playwright

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
NEIGHBOUR = "neighbour.test"  # this machine by a name that browsers take for another one
_FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {NEIGHBOUR} 127.0.0.1",
)


def find_chromium() -> str | None:
    """Where Chromium is, if there is one."""
    return os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, _NAMES)), None)


def launch(playwright: Playwright, found: str) -> Browser:
    """Start it without a window."""
    return playwright.chromium.launch(executable_path=found, args=_FLAGS)
