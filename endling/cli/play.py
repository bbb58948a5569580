"""`endling play`: the game in the terminal."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

import typer

from endling.bots import bot_names, make_bot
from endling.cli.compiling import get_ready
from endling.cli.options import (
    AsJson,
    Lang,
    Players,
    Preset,
    Settings,
    default_game,
    game_in,
    read_options,
    usual_players,
)
from endling.cli.output import out, print_json
from endling.cli.replay import result_of
from endling.games.game import Game
from endling.match import Match
from endling.terminal.game import TerminalGame
from endling.terminal.saves import latest_save, read_save, saved_at, when
from endling.terminal.seating import seat_again, seat_people
from endling.terminal.words import say

Seed = Annotated[int | None, typer.Option(metavar="N", help="The same seed deals the same game.")]
BotName = Annotated[
    str, typer.Option(metavar="NAME", help=f"Your opponents: {' or '.join(bot_names())}.")
]
Chosen = Annotated[str | None, typer.Argument(metavar="[GAME]", help="Without it, the first one.")]
Name = Annotated[str | None, typer.Option(metavar="NAME", help="Your name.")]
Resume = Annotated[
    bool | None,
    typer.Option("--resume/--new", help="Go on with the saved game, or start anew without asking."),
]

_USUAL_BOT = bot_names()[0]


def play(
    game: Chosen = None,
    players: Players = None,
    seed: Seed = None,
    preset: Preset = None,
    option: Settings = None,
    lang: Lang = "en",
    bot: BotName = _USUAL_BOT,
    name: Name = None,
    resume: Resume = None,
    as_json: AsJson = False,
) -> None:
    """Play against bots; with --json bots play a whole game among themselves."""
    if game is None:
        game = (latest_save() if resume else None) or default_game()
    found = game_in(game, lang)
    options = read_options(preset, option)
    count = usual_players(found, players)
    found.parse_options(options, count)
    make_bot(bot)
    number = secrets.randbits(63) if seed is None else seed
    if as_json:
        print_json(_bots_only(found, count, number, options, bot))
        return
    console = out()
    if resume is None and saved_at(found.name) is not None:
        resume = _wants_to_resume(found, lang)
        if resume is None:
            return
    if resume:
        save = read_save(found.name)
        get_ready(found)
        seating = seat_again(save)
        console.print(say(seating.lang, "resumed", title=found.title))
    else:
        get_ready(found)
        match = Match.new(found.name, count, number, options)
        seating = seat_people(match, name, bot, number, lang)
        console.print(say(lang, "welcome", title=found.title, n=count))
    TerminalGame(seating, console).run()


def _wants_to_resume(game: Game, lang: str) -> bool | None:
    """Ask whether to go on with the saved game; None if nobody answers."""
    print(say(lang, "has_save", title=game.title, when=when(saved_at(game.name) or 0)))
    try:
        given = input(say(lang, "resume_question"))
    except (EOFError, KeyboardInterrupt):
        print()
        return None
    if given.strip().lower()[:1] == "n":
        print(say(lang, "save_lost"))
        return False
    return True


def _bots_only(
    game: Game, players: int, seed: int, options: dict[str, Any], bot_name: str
) -> dict[str, Any]:
    get_ready(game)
    match = Match.new(game.name, players, seed, options)
    bot = make_bot(bot_name, seed)
    while not match.over:
        match.play(bot.choose(match))
    return {
        "game": game.name,
        "players": players,
        "seed": seed,
        "options": match.options,
        "bot": bot.name,
        "decisions": len(match.actions),
        **result_of(match),
        "replay": match.replay(),
    }
