"""`endling games`: what can be played."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

import endling
from endling.cli.options import AsJson, Lang, game_in
from endling.cli.output import out, print_json


def games(lang: Lang = "en", as_json: AsJson = False) -> None:
    """All games, how many can play, and their options."""
    found = endling.games()
    if as_json:
        print_json(found)
        return
    console = out()
    for facts in found:
        game = game_in(facts["name"], lang)
        low, high = facts["players"]
        heading = Text(f"{facts['name']}  ", style="bold")
        heading.append(f"{facts['title']}, {low}-{high} players", style="not bold")
        heading.append(f", languages: {', '.join(facts['languages'])}", style="not bold")
        console.print(heading)
        table = Table("option", "takes", "what it does", box=None, header_style="dim")
        for option, takes in facts["options"].items():
            _, explanation = game.option_text(option, lang)
            table.add_row(Text(option), Text(takes), Text(explanation))
        console.print(table)
