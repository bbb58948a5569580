"""`endling warm`: compile everything before it is needed."""

from __future__ import annotations

import random
from collections import Counter
from time import perf_counter
from typing import Annotated

import typer
from rich.text import Text

from endling.bots.warming import warm_up
from endling.cli.bulk import BulkProver
from endling.cli.compiling import compiling_shown
from endling.cli.measure import warm_up as warm_up_measuring
from endling.cli.options import AsJson
from endling.cli.output import out, print_json
from endling.environments.warming import warm_up as warm_up_environments
from endling.games import find_game, game_names
from endling.games.game import Game
from endling.gpu.build import ptx_of
from endling.gpu.program import COUNTED
from endling.kernel import counting
from endling.kernel.batch import RANDOM
from endling.kernel.build import INTERPRETED

JustPlay = Annotated[bool, typer.Option("--play", help="Only what playing at a table needs.")]
Chosen = Annotated[str | None, typer.Argument(metavar="[GAME]", help="Without it, all games.")]


def warm(game: Chosen = None, play: JustPlay = False, as_json: AsJson = False) -> None:
    """Compile the rules, so that every later start is quick."""
    times = {}
    for found in [find_game(game)] if game else map(find_game, game_names()):
        start = perf_counter()
        with compiling_shown():
            (warm_up if play else compile_all)(found)
        times[found.name] = round(perf_counter() - start, 2)
    if as_json:
        print_json(times)
        return
    for name, seconds in times.items():
        out().print(Text(f"{name} is ready ({seconds:.1f} s)"))


def compile_rules(game: Game) -> None:
    """Everything that plays, checks and measures single games."""
    warm_up(game)
    warm_up_measuring(game)
    warm_up_environments(game)
    BulkProver(game, {}, Counter()).prove_games(game.min_players, 1, random.Random(0))


def compile_all(game: Game) -> None:
    """Everything that any command uses; rules that this process has compiled serve all of it."""
    compile_rules(game)
    warm_up_counting(game)
    if not INTERPRETED:
        ptx_of(game, COUNTED)


def warm_up_counting(game: Game) -> None:
    """Compile what counts the games of the lab."""
    players = game.min_players
    template = game.template(players, game.parse_options(None, players))
    counting.count(template, bytes(32), [RANDOM] * players, range(1), with_plays=True)
