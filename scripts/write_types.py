"""Write the types of all messages for the browser: `web/src/net/messages.generated.ts`.

They come from the same declarations as `docs/protocol.md`, so the two sides cannot drift apart.
"""

from __future__ import annotations

import inspect as docstrings
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from endling.server.wire import messages as m

TARGET = Path(__file__).resolve().parents[1] / "web" / "src" / "net" / "messages.generated.ts"
# What the server takes: a field with a default may be left out. In what it sends, all are there.
_TAKEN = {*m.CLIENT_TYPES, m.NewPlayer, m.NewTable, m.SeatWish, m.JoinTable, m.SeatBot}
# What a game fills in; `view.ts` says what all games have in common.
_FROM_GAMES = {
    ("Welcome", "view"): "TableView",
    ("Update", "changes"): "Changes",
    ("Frame", "changes"): "Changes",
    ("Line", "event"): "GameEvent",
}
_PLAIN = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
    inspect.AnyType: "unknown",
}


def _type(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata(type=inspect.RawType(), extra_json_schema={"items": {"$ref": ref}}):
            return f"{ref.rpartition('/')[2]}[]"
        case inspect.Metadata(type=inner):
            return _type(inner)
        case inspect.StructType(cls=struct):
            return struct.__name__
        case inspect.ListType(item_type=item):
            text = _type(item)
            return f"({text})[]" if " | " in text else f"{text}[]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(
                sorted((_type(one) for one in types), key=lambda text: text == "null")
            )
    return _PLAIN[type(info)]


def _is_optional(struct: type[msgspec.Struct], field: inspect.Field) -> bool:
    if field.required:
        return False
    is_unset = field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
    return struct in _TAKEN or is_unset or struct.__struct_config__.omit_defaults


def _comment(struct: type[msgspec.Struct]) -> str:
    lines = (docstrings.getdoc(struct) or "").split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def _interface(struct: type[msgspec.Struct]) -> str:
    info: Any = inspect.type_info(struct)
    lines = [_comment(struct), f"export interface {struct.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    for field in info.fields:
        text = _FROM_GAMES.get((struct.__name__, field.name)) or _type(field.type)
        mark = "?" if _is_optional(struct, field) else ""
        lines.append(f"  {field.encode_name}{mark}: {text}")
    return "\n".join([*lines, "}"])


def _structs(info: Any) -> list[type[msgspec.Struct]]:
    """All structs in a type, itself first."""
    if isinstance(info, inspect.StructType):
        inner = [struct for field in info.fields for struct in _structs(field.type)]
        return [info.cls, *inner]
    parts = [getattr(info, name, None) for name in ("type", "item_type", "value_type")]
    parts += getattr(info, "types", ())
    return [struct for part in parts if part is not None for struct in _structs(part)]


def write_types() -> str:
    """The text of the file."""
    roots = (*m.CLIENT_TYPES, *m.SERVER_TYPES, m.Line, *m.HTTP_TYPES)
    structs = dict.fromkeys(one for root in roots for one in _structs(inspect.type_info(root)))
    parts = [
        "// Written by scripts/write_types.py from endling/server/wire/messages.py: change that.\n"
        "import type { Changes, GameEvent, TableView } from './view'",
        *map(_interface, structs),
    ]
    for name, kinds in (("ClientMessage", m.CLIENT_TYPES), ("ServerMessage", m.SERVER_TYPES)):
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)}")
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Write the file if it says something else."""
    text = write_types()
    if not TARGET.is_file() or TARGET.read_text() != text:
        TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
