"""Compiled rules have no door: Python code that calls one ends the whole process.

Numba does not complain about such a call, and interpreted it works. So the sources are searched.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import endling

PACKAGE = Path(endling.__file__).parent
COMPILED = {"rule", "inlined", "linked", "entry", "hearing_entry", "overload", "intrinsic"}


def decorators(function: ast.FunctionDef) -> set[str]:
    names = set()
    for decorator in function.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        names.add(called.id if isinstance(called, ast.Name) else "")
    return names


def functions(tree: ast.AST) -> list[ast.FunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]


def rules_by_module(trees: dict[str, ast.Module]) -> dict[str, set[str]]:
    return {
        module: {f.name for f in functions(tree) if "rule" in decorators(f)}
        for module, tree in trees.items()
    }


def known_rules(module: str, tree: ast.Module, rules: dict[str, set[str]]) -> set[str]:
    """The names under which a module knows rules: its own and those that it imports."""
    known = set(rules[module])
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in rules:
            for name in node.names:
                if name.name in rules[node.module]:
                    known.add(name.asname or name.name)
                inner = rules.get(f"{node.module}.{name.name}", set())
                known |= {f"{name.asname or name.name}.{rule}" for rule in inner}
    return known


def wrong_calls(trees: dict[str, ast.Module]) -> Iterator[str]:
    rules = rules_by_module(trees)
    for module, tree in trees.items():
        known = known_rules(module, tree, rules)
        for function in functions(tree):
            if decorators(function) & COMPILED:
                continue
            for node in ast.walk(function):
                if isinstance(node, ast.Call) and ast.unparse(node.func) in known:
                    yield f"{module}:{node.lineno} calls {ast.unparse(node.func)}"


def sources() -> dict[str, ast.Module]:
    return {
        ".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts): ast.parse(
            path.read_text()
        )
        for path in PACKAGE.rglob("*.py")
    }


def test_no_python_code_calls_a_rule() -> None:
    trees = sources()
    assert sum(map(len, rules_by_module(trees).values())) > 100
    assert list(wrong_calls(trees)) == []


def test_such_a_call_would_be_found() -> None:
    trees = {
        "a": ast.parse("@rule\ndef move(): ...\ndef bad(): move()\n@entry\ndef good(): move()"),
        "b": ast.parse("from a import move as go\ndef bad(): return go() + 1"),
    }
    assert list(wrong_calls(trees)) == ["a:3 calls move", "b:2 calls go"]
