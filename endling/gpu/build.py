"""One file with all that a graphics processor needs to play a game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from endling.games.game import Game
from endling.gpu.kernels import state_stride
from endling.gpu.program import CHOOSERS
from endling.gpu.ptx import ARCHITECTURE, build_ptx
from endling.gpu.runner import FINGERPRINT, Program
from endling.kernel import mass
from endling.kernel.chacha import DICE, key_words
from endling.kernel.jit import CACHE_FOLDER
from endling.match import make_key


def ptx_of(game: Game, choices: str) -> str:
    """The rules as PTX, from the cache if they were built before."""
    kept = CACHE_FOLDER / "gpu" / _digest() / f"{game.name}-{choices}.ptx"
    if not kept.exists():
        kept.parent.mkdir(parents=True, exist_ok=True)
        unfinished = kept.with_suffix(f".{np.random.default_rng().integers(1 << 62)}")
        unfinished.write_text(build_ptx(game, choices))
        unfinished.replace(kept)
    return kept.read_text()


def _digest() -> str:
    """The cache folder knows the rules; what stands around them is part of this package."""
    digest = hashlib.sha256(ARCHITECTURE.encode())
    for source in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def build(
    game: Game,
    options: Mapping[str, Any] | None = None,
    choices: tuple[str, ...] = tuple(CHOOSERS),
    expected_games: int = 0,
    seed: int = 0,
) -> Program:
    """All that is needed to play; with the fingerprints of so many games on the CPU, to compare."""
    players = range(game.min_players, game.max_players + 1)
    about = {
        "game": game.name,
        "version": game.version,
        "state_stride": state_stride(game.record.itemsize),
        "dice_bytes": DICE.itemsize,
        "architecture": ARCHITECTURE,
        "choices": list(choices),
        "players": list(players),
        "options": dict(options or {}),
        "seed": seed,
    }
    templates = {n: game.template(n, game.parse_options(options, n)) for n in players}
    expected = {
        (name, n): play_on_cpu(game, templates[n], n, seed, expected_games, name)[:, FINGERPRINT]
        for name in choices
        for n in players
        if expected_games > 0
    }
    ptx = {name: ptx_of(game, name) for name in choices}
    return Program(about, ptx, {n: t.view(np.uint8) for n, t in templates.items()}, expected)


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
    facts = np.zeros((games, mass.FACTS + players), np.int64)
    pool, dice = np.zeros(1, game.record), np.zeros(1, DICE)
    key = key_words(make_key(seed))
    mass.play_games(pool, dice, template, key, first, CHOOSERS[choices], facts)
    return facts
