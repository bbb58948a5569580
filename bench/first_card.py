"""How long it takes from `make play` to the first card that can be played.

Everything is done as on a fresh machine: a copy of the sources in an empty folder, an empty
environment, an empty cache of compiled rules. Then once more, when all of that is there. A browser
clicks as a newcomer would: open the page, *Play now*, wait for a card that can be chosen.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple
from urllib.request import urlopen

from playwright.sync_api import Page, sync_playwright

from tests.browser.chromium import find_chromium, launch
from tests.server.running import free_port

ROOT = Path(__file__).resolve().parents[1]
MOST_COLD, MOST_WARM = 90.0, 2.0  # seconds
_LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "dist", "shots", ".*_cache", "__pycache__", ".hypothesis"
)
_ADDRESS = re.compile(r"http://[^\s/]+")
_PLAYABLE = "main:has(.question.mine) .hand .playable, .question.mine .choice"
_IS_SHOWN = "wanted => [...document.querySelectorAll(wanted)].some(one => one.checkVisibility())"
# What `make play` says when it comes to a part.
_PARTS = {
    "Setting up": "Python packages",
    "Node is missing": "Node",
    "Installing what": "packages for the pages",
    "Building the pages": "building the pages",
}


class Run(NamedTuple):
    """Seconds since `make play`."""

    parts: dict[str, float]  # when each began
    listening: float
    page: float  # the first page is there
    playable: float


class Output:
    """What `make play` says, and when."""

    def __init__(self, process: subprocess.Popen[str], begun: float) -> None:
        self.parts: dict[str, float] = {}
        self.lines: list[str] = []
        self.address: str | None = None
        self.listening = 0.0
        self._begun = begun
        threading.Thread(target=self._read, args=(process,), daemon=True).start()

    def _read(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        for line in process.stdout:
            self.lines.append(line)
            now = time.monotonic() - self._begun
            for words, part in _PARTS.items():
                if words in line:
                    self.parts[part] = now
            if self.address is None and (found := _ADDRESS.search(line)):
                self.address, self.listening = found[0], now


@contextmanager
def playing(folder: Path, home: Path) -> Iterator[tuple[Output, float]]:
    """`make play` in a copy of the sources, with nothing of this user's in reach."""
    environment = {
        **{name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ},
        **{name: value for name, value in os.environ.items() if "proxy" in name.lower()},
        **{name: value for name, value in os.environ.items() if name.startswith(("PIP_", "NPM_"))},
        "HOME": str(home),
        "ENDLING_CACHE": str(home / "cache"),
        "ENDLING_PORT": str(free_port()),
        "PYTHONUNBUFFERED": "1",
    }
    begun = time.monotonic()
    process = subprocess.Popen(
        ["make", "play", f"PYTHON={sys.base_prefix}/bin/python3"],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )
    try:
        yield Output(process, begun), begun
    finally:
        os.killpg(process.pid, signal.SIGTERM)
        process.wait()


def measure(folder: Path, home: Path, page: Page, patience: float) -> Run:
    """Run it once, and click."""
    with playing(folder, home) as (output, begun):
        while output.address is None:
            assert time.monotonic() - begun < patience, "".join(output.lines)
            time.sleep(0.02)
        page.goto(output.address, wait_until="commit")
        button = page.get_by_role("button", name=re.compile("Play now"))
        button.wait_for(timeout=patience * 1000)
        shown = time.monotonic() - begun
        button.click()
        # Playwright's own waiting looks only every half second after a while.
        page.wait_for_function(_IS_SHOWN, arg=_PLAYABLE, timeout=patience * 1000, polling="raf")
        run = Run(output.parts, output.listening, shown, time.monotonic() - begun)
        wait_until_compiled(output.address, begun + patience)
        return run


def wait_until_compiled(address: str, deadline: float) -> None:
    """What is left to compile would be compiled again, and slow down, at the next start."""
    while json.load(urlopen(f"{address}/api/health"))["waking"]:
        assert time.monotonic() < deadline, "the rules are still being compiled"
        time.sleep(1)


def tell(name: str, run: Run, most: float) -> bool:
    """Print where the time went; whether it was little enough."""
    moments = [*run.parts.items(), ("the server starts to listen", run.listening)]
    moments += [("the first page", run.page), ("the first playable card", run.playable)]
    print(f"{name}: {run.playable:.1f} s (at most {most:g} s)")
    for what, at in moments:
        print(f"  {at:6.1f} s  {what}")
    return run.playable <= most


def main() -> int:
    """Measure both, and complain about what takes too long."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--patience", type=float, default=900.0, help="seconds")
    patience = parser.parse_args().patience
    chromium = find_chromium()
    if chromium is None:
        sys.exit("no Chromium (Debian: apt install chromium; or set CHROMIUM)")
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        folder, home = Path(place) / "endling", Path(place) / "home"
        home.mkdir()
        shutil.copytree(ROOT, folder, ignore=_LEFT_OUT)
        browser = launch(playwright, chromium)
        cold = measure(folder, home, browser.new_context(locale="en").new_page(), patience)
        fits = tell("On an empty machine", cold, MOST_COLD)
        warm = measure(folder, home, browser.new_context(locale="en").new_page(), patience)
        fits &= tell("When everything is there", warm, MOST_WARM)
        browser.close()
    return 0 if fits else 1


if __name__ == "__main__":
    sys.exit(main())
