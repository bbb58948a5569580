"""`endling rules`: how a game is played."""

from __future__ import annotations

from rich.markdown import Markdown

from endling.cli.options import AsJson, GameName, Lang, game_in
from endling.cli.output import out, print_json


def rules(game: GameName, lang: Lang = "en", as_json: AsJson = False) -> None:
    """The rules of a game."""
    found = game_in(game, lang)
    text = found.rules_text(lang)
    if as_json:
        print_json({"game": found.name, "lang": lang, "markdown": text})
    else:
        out().print(Markdown(text))
