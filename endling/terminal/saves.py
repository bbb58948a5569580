"""Saved games: one file per game, in the user's data folder."""

from __future__ import annotations

import json
import os
import time
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from endling.errors import EndlingError
from endling.games import game_names

_FORMAT = 1


def data_home() -> Path:
    """Where the user's games live: `ENDLING_HOME`, or a folder where the system keeps such data."""
    chosen = os.environ.get("ENDLING_HOME")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "endling"


@dataclass(frozen=True)
class Save:
    """A game and who plays it: everything that is needed to go on."""

    game: str
    replay: str
    names: list[str]
    seat: int
    bot: str
    bot_seed: int
    lang: str


def save_path(game: str) -> Path:
    """The file of a game's saved match."""
    return data_home() / "saves" / f"{game}.json"


def write_save(save: Save) -> Path:
    """Write a saved game, the old one stays until the new one is complete."""
    path = save_path(save.game)
    text = json.dumps({"endling_save": _FORMAT, **asdict(save)}, ensure_ascii=False, indent=2)
    _write(path, text + "\n")
    return path


def keep_replay(game: str, replay: str) -> Path:
    """Keep the replay of a finished game."""
    path = data_home() / "replays" / f"{game}-{replay.rpartition('.')[2]}.txt"
    _write(path, replay + "\n")
    return path


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_suffix(".part")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)


def read_save(game: str) -> Save:
    """A game's saved match; one that is missing or damaged is refused."""
    path = save_path(game)
    try:
        facts = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise EndlingError(f"there is no saved game of {game}") from None
    except ValueError as problem:
        raise EndlingError(f"the saved game {path} is damaged: {problem}") from None
    if not isinstance(facts, dict) or facts.get("endling_save") != _FORMAT:
        raise EndlingError(f"{path} is not a saved game of this version")
    return _checked(facts, path)


def _checked(facts: dict[str, Any], path: Path) -> Save:
    kinds = {
        "game": str, "replay": str, "names": list, "seat": int, "bot": str, "bot_seed": int,
        "lang": str,
    }  # fmt: skip
    for name, kind in kinds.items():
        if not isinstance(facts.get(name), kind):
            raise EndlingError(f"the saved game {path} is damaged: {name} is missing or wrong")
    names = [str(name) for name in facts["names"]]
    return Save(**{**{name: facts[name] for name in kinds}, "names": names})


def drop_save(game: str) -> None:
    """Forget a game's saved match."""
    save_path(game).unlink(missing_ok=True)


def latest_save() -> str | None:
    """The game that was saved last."""
    times = {name: saved_at(name) for name in game_names()}
    saved = {name: at for name, at in times.items() if at is not None}
    return max(saved, key=lambda name: saved[name]) if saved else None


def saved_at(game: str) -> float | None:
    """When a game was saved, None if it was not."""
    try:
        return save_path(game).stat().st_mtime
    except OSError:
        return None


def when(moment: float) -> str:
    """A moment as people write it."""
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(moment))
