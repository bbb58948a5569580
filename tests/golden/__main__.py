"""Write the golden playthroughs anew."""

from __future__ import annotations

from endling.games import register_game
from tests.golden.playthrough import GOLDENS, tell


def main() -> None:
    """Write every page."""
    register_game("embers", "tests.embers.game")
    for golden in GOLDENS:
        golden.page.write_text(tell(golden), encoding="utf-8")
        print(f"written: {golden.page.name}")


main()
