"""`endling cards`: every card with its text."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table
from rich.text import Text

from endling.cli.options import AsJson, GameName, Lang, game_in
from endling.cli.output import out, print_json
from endling.names import find_name
from endling.terminal.cardbook import CardBook

SetName = Annotated[str | None, typer.Option("--set", metavar="NAME", help="One set only.")]


def cards(
    game: GameName,
    set_name: SetName = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """All cards of a game with their texts."""
    found = game_in(game, lang)
    facts = found.cards(lang)
    if set_name is not None:
        wanted = find_name(set_name, dict.fromkeys(str(card.get("set")) for card in facts), "set")
        facts = [card for card in facts if card.get("set") == wanted]
    if as_json:
        print_json(facts)
        return
    book = CardBook(found, lang)
    table = Table(box=None, header_style="dim", pad_edge=False)
    for heading in ("name", "kind", "colors", "face_value", "copies", "text"):
        is_number = heading in ("face_value", "copies")
        words = {"colors": "", "face_value": "#", "copies": "n"}.get(heading, book.label(heading))
        table.add_column(words, justify="right" if is_number else "left")
    valued = {card.get("kind") for card in facts if card.get("face_value") is not None}
    for card in facts:
        name = str(card["name"])
        has_value = card.get("kind") in valued
        table.add_row(
            book.styled(name),
            Text(book.kind(name)),
            Text(book.letter(name) if has_value else ""),
            Text(book.value(name) if has_value else ""),
            Text(str(card.get("copies", ""))),
            Text(book.text(name)),
        )
    out().print(table)
