"""Declarations in Python as types in TypeScript."""

from __future__ import annotations

import inspect as docstrings
from typing import Any

import msgspec
from msgspec import inspect

_PLAIN = {
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
    inspect.AnyType: "unknown",
}


def type_text(info: inspect.Type) -> str:
    """A type as TypeScript writes it."""
    match info:
        case inspect.Metadata(type=inspect.RawType(), extra_json_schema={"items": {"$ref": ref}}):
            return f"{ref.rpartition('/')[2]}[]"
        case inspect.Metadata(type=inner):
            return type_text(inner)
        case inspect.StructType(cls=thing) | inspect.TypedDictType(cls=thing):
            return thing.__name__
        case inspect.EnumType(cls=enum):
            return " | ".join(f"'{member.value}'" for member in enum)
        case inspect.LiteralType(values=values):
            return " | ".join(f"'{value}'" for value in values)
        case inspect.ListType(item_type=item):
            return list_of(type_text(item))
        case inspect.DictType(value_type=value):
            return f"Record<string, {type_text(value)}>"
        case inspect.UnionType(types=types):
            return one_of(type_text(one) for one in types)
    return _PLAIN[type(info)]


def list_of(text: str) -> str:
    """A list of things of a type."""
    return f"({text})[]" if " | " in text else f"{text}[]"


def one_of(texts: Any) -> str:
    """One of several types; null comes last."""
    return " | ".join(sorted(texts, key=lambda text: text == "null"))


def comment(text: str) -> str:
    """A comment in front of a type."""
    lines = text.split("\n")
    if len(lines) == 1:
        return f"/** {lines[0]} */"
    return "\n".join(["/**", *(f" * {line}".rstrip() for line in lines), " */"])


def interface(name: str, about: str, lines: list[str], extends: str = "") -> str:
    """An interface of these lines."""
    head = f"export interface {name}{f' extends {extends}' if extends else ''} {{"
    return "\n".join([comment(about), head, *(f"  {line}" for line in lines), "}"])


def about(thing: type) -> str:
    """The docstring of a declaration."""
    return docstrings.getdoc(thing) or ""


def dict_interface(thing: Any, more: tuple[str, ...] = ()) -> str:
    """The interface of a dictionary with declared keys."""
    info: Any = inspect.type_info(thing)
    declared = list(thing.__annotations__)
    lines = [
        f"{field.name}{'' if field.required else '?'}: {type_text(field.type)}"
        for field in sorted(info.fields, key=lambda field: declared.index(field.name))
    ]
    return interface(thing.__name__, about(thing), [*lines, *more])


def parts_of(info: Any) -> list[Any]:
    """All structs in a type, itself first."""
    if isinstance(info, inspect.StructType):
        inner = [struct for field in info.fields for struct in parts_of(field.type)]
        return [info.cls, *inner]
    parts = [getattr(info, name, None) for name in ("type", "item_type", "value_type")]
    parts += getattr(info, "types", ())
    return [struct for part in parts if part is not None for struct in parts_of(part)]


def is_left_out(field: inspect.Field) -> bool:
    """Whether a field has no value unless it is given one."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT
