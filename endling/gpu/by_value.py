"""Results by value: no rule of a program for the GPU writes its result to a place of its caller's.

Numba hands every function the address of a place for its result. On a GPU such places lie in local
memory, and NVIDIA's assembler has been seen to lose their addresses, so that all games ended with a
write to address 0. A rule is therefore split in three, as text: what it did before, a function that
keeps the place to itself and returns what was written there, and under the rule's own name one that
puts this where the caller wants it. The first becomes part of the second, and the last part of
every caller, where nothing is left of the place.
"""

from __future__ import annotations

import re

_RULE = re.compile(
    r"^define (?P<kind>[^@\n]*)\bi32 (?P<name>@[\w.$]+|@\"[^\"]+\")"
    r"\(ptr (?P<place>[^%\n]*)%retptr, ptr (?P<failure>[^%\n]*)%excinfo(?P<rest>[^\n]*)\)"
    r"(?P<end>[^)\n]*)\{\n"
    r"(?P<body>.*?)^\}\n",
    re.MULTILINE | re.DOTALL,
)
_WRITTEN = re.compile(r"store (?P<type>\S+) [^\n]*?, ptr (?P<place>%retptr[\w.]*),")
_PART = re.compile(
    r"(?P<part>%retptr[\w.]+) = getelementptr [^\n]*, ptr (?P<place>%retptr[\w.]*), i64 (?P<by>\d+)"
)
_WIPED = re.compile(r"call void @llvm\.memset[^\n]* %retptr, i8 0, i64 (?P<bytes>\d+)")
_NONE = re.compile(r"^  store ptr null, ptr %retptr, .*\n", re.MULTILINE)
_WORD = 8  # bytes


def by_value(text: str) -> str:
    """A module in which rules return their results."""
    return _RULE.sub(_split, text)


def _split(rule: re.Match[str]) -> str:
    body = _NONE.sub("", rule["body"])
    written_types = _types_of(body)
    if "ptr" in written_types.values():  # arrays, of functions that become part of their callers
        return rule[0]
    words = max(written_types, default=0) // _WORD + 1
    name, rest = rule["name"], rule["rest"]
    written, valued = _named(name, "written"), _named(name, "valued")
    places = f"ptr {rule['place']}%retptr, ptr {rule['failure']}%excinfo{rest}"
    given = _passed_on(rest)
    call = f"{valued}({given.removeprefix(', ')})"
    if not written_types:
        kind, take, hand_over = "void", "ret void", f"call void {call}"
    else:
        kind = written_types[0] if written_types.keys() == {0} else f"[{words} x i64]"
        take = f"%value = load {kind}, ptr %place\n  ret {kind} %value"
        hand_over = f"%value = call {kind} {call}\n  store {kind} %value, ptr %retptr"
    return f"""define internal i32 {written}({places}) alwaysinline {{
{body}}}

define internal {kind} {valued}({rest.removeprefix(", ")}){rule["end"]}{{
  %place = alloca [{words} x i64]
  %failure = alloca ptr
  %status = call i32 {written}(ptr %place, ptr %failure{given})
  {take}
}}

define {rule["kind"]}i32 {name}({places}) alwaysinline {{
  {hand_over}
  ret i32 0
}}
"""


def _types_of(body: str) -> dict[int, str]:
    """The types of what a rule writes as its result, by their offsets."""
    offsets, types, uses = {"%retptr": 0}, {}, 0
    for part in _PART.finditer(body):
        offsets[part["part"]] = offsets[part["place"]] + int(part["by"])
        uses += 2
    for written in _WRITTEN.finditer(body):
        types[offsets[written["place"]]] = written["type"]
        uses += 1
    for wiped in _WIPED.finditer(body):
        types.setdefault(int(wiped["bytes"]) - _WORD, "i64")
        uses += 1
    if uses != body.count("%retptr"):
        raise ValueError("a rule does something unknown with the place of its result")
    return types


def _named(name: str, what: str) -> str:
    return f'{name[:-1]}.{what}"' if name.endswith('"') else f"{name}.{what}"


def _passed_on(parameters: str) -> str:
    """Parameters as their function hands them on, each after a comma."""
    words = (parameter.split() for parameter in parameters.split(", ") if parameter)
    return "".join(f", {kind} {name}" for kind, *_, name in words)
