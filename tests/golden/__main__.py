"""Write the golden playthroughs anew."""

from __future__ import annotations

from tests.golden.playthrough import GOLDENS, tell


def main() -> None:
    """Write every page."""
    for golden in GOLDENS:
        golden.page.write_text(tell(golden), encoding="utf-8")
        print(f"written: {golden.page.name}")


main()
