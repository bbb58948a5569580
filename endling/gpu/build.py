"""One file with all that a graphics processor needs to play a game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from endling.games.game import Game
from endling.gpu.program import CHOOSERS, COUNTED, PROGRAMS
from endling.gpu.ptx import ARCHITECTURE, build_ptx, bytes_of
from endling.gpu.runner import FINGERPRINT, Program, Rows, digests
from endling.kernel import batch
from endling.kernel.cache import cache_folder, keep
from endling.kernel.chacha import DICE, key_words
from endling.kernel.counting import Counted, count
from endling.kernel.sizes import sizes_of
from endling.match import make_key

_CHUNKS = 3  # of games that are counted to compare


def ptx_of(game: Game, program: str) -> str:
    """The rules as PTX, from the cache if they were built before."""
    kept = cache_folder(game.record) / "gpu" / _digest() / f"{game.name}-{program}.ptx"
    if not kept.exists():
        keep(kept, build_ptx(game, program).encode())
    return kept.read_text()


def _digest() -> str:
    """The cache folder depends on the rules; what is around them is part of this package."""
    digest = hashlib.sha256(ARCHITECTURE.encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def build(
    game: Game,
    options: Mapping[str, Any] | None = None,
    programs: tuple[str, ...] = PROGRAMS,
    expected_games: int = 0,
    seed: int = 0,
) -> Program:
    """All that is needed to play, and the results of this many games on the CPU, to compare."""
    players = range(game.min_players, game.max_players + 1)
    templates = {n: game.template(n, game.parse_options(options, n)) for n in players}
    expected = {
        (name, n): play_on_cpu(game, templates[n], n, seed, expected_games, name)[:, FINGERPRINT]
        for name in programs
        for n in players
        if expected_games > 0 and name != COUNTED
    }
    about = {
        "game": game.name,
        "version": game.version,
        "architecture": ARCHITECTURE,
        "programs": list(programs),
        "policies": CHOOSERS,
        "sizes": {name: bytes_of(game, name == COUNTED) for name in programs},
        "players": list(players),
        "options": dict(options or {}),
        "seed": seed,
        "counted": [
            expected_counts(game, templates[n], policies, seed, expected_games)
            for n in players
            for policies in _tables_to_count(n)
            if expected_games > 0 and COUNTED in programs
        ],
    }
    ptx = {name: ptx_of(game, name) for name in programs}
    return Program(about, ptx, {n: t.view(np.uint8) for n, t in templates.items()}, expected)


def _tables_to_count(players: int) -> list[tuple[int, ...]]:
    """Who sits at a table: one policy in all seats, or all policies in turn."""
    kinds = tuple(CHOOSERS.values())
    mixed = tuple(kinds[seat % len(kinds)] for seat in range(players))
    return [*((kind,) * players for kind in kinds), mixed]


def expected_counts(
    game: Game, template: Any, policies: tuple[int, ...], seed: int, games: int
) -> dict[str, Any]:
    """What counting games on the CPU comes to, for the runner to compare."""
    game.load()
    chunk = -(-games // _CHUNKS)
    room = sizes_of(game.record).plays
    counted = [
        first_plays(
            count(template, make_key(seed), policies, range(at, min(at + chunk, games)), True), room
        )
        for at in range(0, games, chunk)
    ]
    kinds = ("tally", "games", "seats", "plays")
    rows = Rows(*(np.concatenate([getattr(one, kind) for one in counted]) for kind in kinds))
    return {"policies": policies, "games": games, "chunk": chunk, "digests": digests(rows)}


def first_plays(counted: Counted, room: int) -> Counted:
    """A copy with only as many cards played of every game as there is room for on the card."""
    played = counted.games["plays"].astype(np.int64)
    ranks = np.arange(played.sum()) - np.repeat(np.cumsum(played) - played, played)
    return replace(counted.copy(), plays=counted.plays[ranks < room])


def write(program: Program, path: Path) -> None:
    """Write the file that the runner reads."""
    content: dict[str, Any] = {"about": json.dumps(program.about)}
    content.update({f"ptx_{name}": text for name, text in program.ptx.items()})
    content.update({f"template_{n}": template for n, template in program.templates.items()})
    for (name, n), fingerprints in program.expected.items():
        content[f"expected_{name}_{n}"] = fingerprints
    np.savez_compressed(path, **content)


def play_on_cpu(
    game: Game, template: Any, players: int, seed: int, games: int, choices: str, first: int = 0
) -> Any:
    """The facts of the same games, played here."""
    game.load()
    facts = np.zeros((games, batch.FACTS + players), np.int64)
    pool, dice = np.zeros(1, game.record), np.zeros(1, DICE)
    key = key_words(make_key(seed))
    batch.play_games(pool, dice, template, key, first, CHOOSERS[choices], facts)
    return facts
