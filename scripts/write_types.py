"""Write the types of all that the browser is told: messages, boards and views.

They come from the same declarations as what is sent, so the two sides cannot drift apart.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from endling.board import plain
from endling.games import find_game, game_names
from endling.server.wire import messages as m
from scripts.typescript import about, dict_interface, interface, is_left_out, parts_of, type_text
from scripts.view_types import ViewTypes

_WEB = Path(__file__).resolve().parents[1] / "web" / "src"
# What the server takes: a field with a default may be left out. In what it sends, all are there.
_TAKEN = {*m.CLIENT_TYPES, m.NewPlayer, m.NewTable, m.SeatWish, m.JoinTable, m.PlayAgain, m.SeatBot}
# What a game fills in.
_FROM_GAMES = {
    ("Welcome", "view"): "TableView",
    ("Update", "changes"): "Changes",
    ("Frame", "changes"): "Changes",
    ("Line", "event"): "GameEvent",
}
_BOARD = (
    plain.Zone,
    plain.Fact,
    plain.Question,
    plain.EventType,
    plain.SheetEntry,
    plain.Sheet,
    plain.Board,
)
_VIEW = (plain.Choice, plain.Blocked, plain.GameEvent)


def _is_optional(struct: type[msgspec.Struct], field: inspect.Field) -> bool:
    if field.required:
        return False
    return struct in _TAKEN or is_left_out(field) or struct.__struct_config__.omit_defaults


def _message(struct: type[msgspec.Struct]) -> str:
    info: Any = inspect.type_info(struct)
    lines = [] if info.tag is None else [f"{info.tag_field}: '{info.tag}'"]
    for field in info.fields:
        text = _FROM_GAMES.get((struct.__name__, field.name)) or type_text(field.type)
        mark = "?" if _is_optional(struct, field) else ""
        lines.append(f"{field.encode_name}{mark}: {text}")
    return interface(struct.__name__, about(struct), lines)


def _messages() -> str:
    roots = (*m.CLIENT_TYPES, *m.SERVER_TYPES, m.Line, *m.HTTP_TYPES)
    structs = dict.fromkeys(one for root in roots for one in parts_of(inspect.type_info(root)))
    parts = [
        "// Written by scripts/write_types.py from endling/server/wire/messages: change that.\n"
        "import type { Changes, GameEvent, TableView } from './view'",
        *map(_message, structs),
    ]
    for name, kinds in (("ClientMessage", m.CLIENT_TYPES), ("ServerMessage", m.SERVER_TYPES)):
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)}")
    return "\n\n".join(parts) + "\n"


def _plain(*parts: str) -> str:
    head = "// Written by scripts/write_types.py from endling/board/plain.py: change that."
    return "\n\n".join([head, *parts]) + "\n"


def _views() -> str:
    besides = ("[name: string]: unknown",)  # zones and facts by the names that the board gives them
    return _plain(*map(dict_interface, _VIEW), dict_interface(plain.TableView, besides))


def _own_views() -> dict[Path, str]:
    """Of the games that bring something of their own to the browser."""
    folders = {name: _WEB / "games" / name for name in game_names()}
    return {
        folder / "view.generated.ts": ViewTypes(find_game(name).board).write()
        for name, folder in folders.items()
        if folder.is_dir()
    }


def write_types() -> dict[Path, str]:
    """The text of every file."""
    return {
        _WEB / "net" / "messages.generated.ts": _messages(),
        _WEB / "net" / "board.generated.ts": _plain(*map(dict_interface, _BOARD)),
        _WEB / "net" / "view.generated.ts": _views(),
        **_own_views(),
    }


def main() -> int:
    """Write the files that have changed."""
    for target, text in write_types().items():
        if not target.is_file() or target.read_text() != text:
            target.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
