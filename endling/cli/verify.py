"""`endling verify`: the fair shuffle, checked by whoever played.

Before the deal a table shows the SHA-256 of its secret and of what each player will contribute to
the shuffle; after the game it shows the secret and the contributions themselves. If these match, if
the key follows from them, and the whole game from the key and the decisions, then nobody has chosen
the cards or touched them in between.
"""

from __future__ import annotations

import json
import urllib.request
from http.client import HTTPException
from typing import Annotated, Any

import typer
from rich.text import Text

from endling import notation
from endling.cli.compiling import compiling_shown
from endling.cli.options import AsJson
from endling.cli.output import PROBLEM, out, print_json
from endling.cli.replay import read_replay, result_of
from endling.errors import EndlingError
from endling.match import Match
from endling.shuffle import SIZE, fingerprint, make_key

_LARGEST_ANSWER = 1_000_000


def verify(
    text: Annotated[
        str,
        typer.Argument(
            metavar="TEXT",
            help="A replay, a table's result as JSON, a file with either, - for stdin, "
            "or the address of a result (http://.../api/replays/...).",
        ),
    ],
    shown: Annotated[
        str | None,
        typer.Option("--hash", metavar="HEX", help="The hash that was shown before the deal."),
    ] = None,
    mine: Annotated[
        str | None,
        typer.Option("--mine", metavar="HEX", help="What my browser contributed to the shuffle."),
    ] = None,
    pledged: Annotated[
        str | None,
        typer.Option(
            "--pledges",
            metavar="HEX,…",
            help="What was shown of every seat before the deal, a dash for none.",
        ),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Check that the cards were shuffled as the table had promised before the deal."""
    claims = _claims(_fetch(text) if text.startswith(("http://", "https://")) else text)
    with compiling_shown():
        match = notation.read(claims["replay"])
        found = _facts(match, claims, shown) | result_of(match)
    pledges = _listed(claims, "pledges") if pledged is None else _shown_pledges(pledged)
    problems = _problems(found, claims, match) + _shuffle_problems(found, pledges, mine)
    if as_json:
        print_json(found | {"problems": problems, "fair": not problems and shown is not None})
    else:
        _tell(found, problems, shown)
    if problems:
        raise typer.Exit(PROBLEM)


def _fetch(address: str) -> str:
    try:
        with urllib.request.urlopen(address, timeout=20) as answer:
            return bytes(answer.read(_LARGEST_ANSWER)).decode(errors="replace")
    except (OSError, ValueError, HTTPException) as problem:
        raise EndlingError(f"{address}: {problem}") from None


def _claims(text: str) -> dict[str, Any]:
    """What to check: a replay, or a table's result, which says more."""
    text = read_replay(text)
    if not text.startswith("{"):
        return {"replay": text}
    try:
        claims: dict[str, Any] = json.loads(text)
    except ValueError as problem:
        raise EndlingError(f"this is not a result of a table: {problem}") from None
    except RecursionError:
        raise EndlingError("this is not a result of a table: it is nested too deeply") from None
    if not isinstance(claims.get("replay"), str):
        raise EndlingError("this is not a result of a table: it has no replay")
    return claims


def _listed(claims: dict[str, Any], name: str) -> list[Any]:
    """What is told of every seat."""
    told = claims.get(name) or []
    if not isinstance(told, list):
        raise EndlingError(f"this is not a result of a table: {name} is not a list")
    return told


def _shown_pledges(text: str) -> list[str | None]:
    """What was shown of every seat before the deal; a dash where nothing was pledged."""
    parts = [part.strip().lower() for part in text.split(",")]
    return [None if part in ("", "-") else part for part in parts]


def _bytes(told: object) -> bytes | None:
    """32 bytes from their text; None stays None."""
    if told is None:
        return None
    try:
        read = bytes.fromhex(str(told))
    except ValueError:
        read = b""
    if len(read) != SIZE:
        wrong = f"{str(told)[:80]!r} does not have {SIZE} bytes"
        raise EndlingError(f"this is not a result of a table: {wrong}")
    return read


def _facts(match: Match, claims: dict[str, Any], shown: str | None) -> dict[str, Any]:
    """What follows from the replay, and from the secret if it is told; an old key is its own."""
    secret = _bytes(claims.get("secret") or None) or match.key
    return {
        "game": match.game.name,
        "players": match.players,
        "decisions": len(match.actions),
        "dealt": match.origin() is None,
        "key": match.key.hex(),
        "secret": secret.hex(),
        "contributions": _listed(claims, "contributions"),
        "hash": fingerprint(secret),
        "shown": None if shown is None else shown.strip().lower(),
    }


def _problems(found: dict[str, Any], claims: dict[str, Any], match: Match) -> list[str]:
    """Everything that does not fit."""
    problems = []
    if found["shown"] is not None and found["shown"] != found["hash"]:
        problems.append("the secret does not belong to the hash that was shown before the deal")
    if not found["dealt"]:
        problems.append("the game was not dealt from its key but set up by hand")
    if claims.get("key", found["key"]) != found["key"]:
        problems.append("the key that was told is not the key of the game")
    if claims.get("commitment", found["hash"]) != found["hash"]:
        problems.append("the hash that was told does not belong to the secret")
    if claims.get("scores", match.scores) != match.scores:
        problems.append("the points that were told are not those of the game")
    return problems


def _shuffle_problems(found: dict[str, Any], pledges: list[Any], mine: str | None) -> list[str]:
    """Everything that does not fit about how the key came about."""
    problems = []
    contributions = [_bytes(told) for told in found["contributions"]]
    if make_key(bytes.fromhex(found["secret"]), contributions).hex() != found["key"]:
        problems.append("the key does not follow from the secret and the contributions")
    pledges = pledges or [None for _ in contributions]
    told = [None if part is None else fingerprint(part) for part in contributions]
    if len(told) != len(pledges) or any(
        part not in (None, pledge) for part, pledge in zip(told, pledges, strict=False)
    ):
        problems.append("somebody has contributed something else than was pledged")
    if mine is not None and mine.strip().lower() not in found["contributions"]:
        problems.append("what your browser contributed is not in the key")
    return problems


def _tell(found: dict[str, Any], problems: list[str], shown: str | None) -> None:
    console = out()
    state = "over" if found["over"] else "not over"
    console.print(
        f"{found['game']}, {found['players']} players, {found['decisions']} decisions, {state}"
    )
    console.print(f"points {', '.join(map(str, found['scores']))}")
    console.print(f"key    {found['key']}")
    console.print(f"secret {found['secret']}")
    for seat, contribution in enumerate(found["contributions"], start=1):
        console.print(f"seat {seat} {contribution or 'contributed nothing'}")
    console.print(f"hash   {found['hash']}")
    for problem in problems:
        console.print(Text(f"Not as promised: {problem}.", style="bold"))
    if problems:
        return
    if shown is None:
        console.print(
            "Compare the hash with the one that was shown before the deal (or give --hash)."
        )
    else:
        console.print(Text("As promised: the cards lay as they did before the deal.", style="bold"))
