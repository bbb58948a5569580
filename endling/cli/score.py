"""`endling score`: the score calculator for games that were played with the box."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import endling
from endling.cli.compiling import compiling_shown
from endling.cli.input import read_input
from endling.cli.options import AsJson, GameName, Lang, game_in
from endling.cli.output import out, print_json
from endling.errors import SheetError
from endling.languages import words_in
from endling.terminal.cardbook import CardBook
from endling.terminal.scoring import Account, paint_account, tell_winners

File = Annotated[str, typer.Argument(metavar="FILE", help="The sheet as JSON, - for stdin.")]

_WIDTH = 46


def score(
    game: GameName,
    file: File,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Score a game that was played with the box."""
    found = game_in(game, lang)
    sheet = _read(file)
    with compiling_shown():
        result = endling.score(found.name, sheet)
    if as_json:
        print_json(result)
        return
    names = _names(sheet, len(result["totals"]), lang)
    console, book = out(), CardBook(found, lang)
    for account in _accounts(result, names):
        console.print(paint_account(account, book, min(_WIDTH, console.width), columns=1))
        console.print()
    console.print(Text(tell_winners(names, result["winners"], lang), style="bold"))


def _read(file: str) -> Any:
    where = "standard input" if file == "-" else file
    try:
        text = read_input() if file == "-" else Path(file).read_text(encoding="utf-8")
        return json.loads(text)
    except json.JSONDecodeError as problem:
        place = f"line {problem.lineno}, column {problem.colno}"
        raise SheetError(f"{where} is not JSON: {problem.msg} ({place})") from None
    except UnicodeDecodeError:
        raise SheetError(f"{where} is not text in UTF-8") from None
    except RecursionError:
        raise SheetError(f"{where} is nested too deeply") from None
    except OSError as problem:
        raise SheetError(f"{where} cannot be read: {problem.strerror}") from None
    except ValueError as problem:  # not the name of a file, or a number too large to read
        raise SheetError(f"{where} cannot be read: {problem}") from None


def _names(sheet: Any, players: int, lang: str) -> list[str]:
    given = [player.get("name") for player in sheet["players"]]
    return [str(given[seat] or words_in(lang).seat.format(seat + 1)) for seat in range(players)]


def _accounts(result: dict[str, Any], names: list[str]) -> list[Account]:
    """One account per player.

    A result holds `totals`, `winners` and `per_card` (for each player, a list of cards with their
    points); every other list with one number per player counts as well.
    """
    other = {
        reason: numbers
        for reason, numbers in result.items()
        if reason not in ("totals", "winners", "per_card") and isinstance(numbers, list)
    }
    return [
        Account(
            name,
            [(card["card"], card["points"]) for card in result["per_card"][seat]],
            {reason: numbers[seat] for reason, numbers in other.items()},
            result["totals"][seat],
        )
        for seat, name in enumerate(names)
    ]
