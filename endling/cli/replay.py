"""`endling replay`: a game told again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from endling import notation
from endling.cli.compiling import compiling_shown
from endling.cli.input import read_input
from endling.cli.options import AsJson, Lang
from endling.cli.output import out, print_json
from endling.errors import EndlingError
from endling.events import Event
from endling.match import Match
from endling.terminal.scoring import tell_winners
from endling.terminal.story import known_to, steps, tell
from endling.terminal.words import say, say_count

_LONGEST_FILE_NAME = 255
_LONGEST_TEXT = 1_000_000  # letters, with all line breaks


def replay(
    text: Annotated[
        str, typer.Argument(metavar="TEXT", help="A replay, a file that holds one, or - for stdin.")
    ],
    player: Annotated[
        int | None,
        typer.Option(
            "--from",
            metavar="SEAT",
            help="Tell only what this seat may know, 0 is the first; without it, everything.",
        ),
    ] = None,
    lang: Lang = "en",
    as_json: AsJson = False,
) -> None:
    """Tell a game step by step, and its result."""
    with compiling_shown():
        match = notation.read(read_replay(text))
        result = result_of(match)
    if lang not in match.game.languages:
        raise EndlingError(f"{match.game.name} does not speak {lang!r}")
    if player is not None and not 0 <= player < match.players:
        raise EndlingError(f"there is no seat {player}; there are 0 to {match.players - 1}")
    names = [match.player_name(seat, lang) for seat in range(match.players)]
    told = []
    for number, (actor, events) in enumerate(steps(match)):
        known = list(events) if player is None else known_to(player, events)
        told.append((number, actor, known, tell(match.game, known, names, lang)))
    if as_json:
        print_json(_as_data(match, player, told) | result)
        return
    console = out()
    if player is not None:
        console.print(Text(say(lang, "as_seen_by", name=names[player]), style="dim"))
    for number, _, _, lines in told:
        for position, line in enumerate(lines):
            mark = str(number) if position == 0 and number else ""
            console.print(Text(f"{mark:>4}  ", style="dim").append(line, style="not dim"))
    for place, seats in enumerate(match.ranking, start=1):
        for seat in seats:
            points = say_count(lang, "points", result["scores"][seat])
            console.print(Text(f"{place}. {names[seat]}: {points}", style="bold"))
    if match.over:
        console.print(Text(tell_winners(names, match.winners, lang), style="bold"))


def read_replay(text: str) -> str:
    """A replay from where it is."""
    if text == "-":
        text = read_input(_LONGEST_TEXT)
    elif len(text) < _LONGEST_FILE_NAME and Path(text).is_file():
        with Path(text).open(encoding="utf-8", errors="replace") as file:
            text = file.read(_LONGEST_TEXT)
    return "".join(text.split())  # a long line may have been broken on its way


def _as_data(
    match: Match, seat: int | None, told: list[tuple[int, int | None, list[Event], list[str]]]
) -> dict[str, Any]:
    return {
        "game": match.game.name,
        "players": match.players,
        "options": match.options,
        "seat": seat,
        "steps": [
            {
                "number": number,
                "actor": actor,
                "events": [event.as_dict() for event in events],
                "lines": lines,
            }
            for number, actor, events, lines in told
        ],
    }


def result_of(match: Match) -> dict[str, Any]:
    """How a match stands or ended, as plain data."""
    return {
        "over": match.over,
        "scores": match.scores,
        "ranking": match.ranking,
        "winners": match.winners,
    }
