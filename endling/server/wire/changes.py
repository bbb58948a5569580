"""The changes between two views, in few bytes."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def changes(before: View, after: View) -> View:
    """The keys whose values differ; for a list, what has changed in it.

    Things in a list that stays as long are told by their place, otherwise a part of it is replaced.

    >>> changes({"a": 1, "b": 2}, {"a": 1, "b": 3})
    {'b': 3}
    >>> changes({"c": [{"x": 1, "y": 2}, {"x": 3}]}, {"c": [{"x": 1, "y": 5}, {"x": 3}]})
    {'c': {0: {'y': 5}}}
    >>> changes({"d": [1, 2, 3, 4]}, {"d": [1, 7, 4]})
    {'d': {'at': 1, 'cut': 2, 'put': [7]}}
    """
    if not before:
        return after
    changed = _new_values(before, after)
    if "choices" in changed:  # another question has other choices, however many
        changed["choices"] = after["choices"]
    return changed


def _new_values(before: View, after: View) -> View:
    pairs = zip(after, before.values(), after.values(), strict=True)  # the keys are always the same
    return {key: _change(old, new) for key, old, new in pairs if old is not new and old != new}


def _change(old: Any, new: Any) -> Any:
    if type(old) is not list or type(new) is not list:
        return new
    if len(old) != len(new):
        return _splice(old, new)
    changed = {}
    for place, (one, other) in enumerate(zip(old, new, strict=True)):
        if one is other or one == other:
            continue
        if type(one) is not dict or type(other) is not dict or one.keys() != other.keys():
            return _splice(old, new)
        changed[place] = _new_values(one, other)
    return changed


def _splice(old: list[Any], new: list[Any]) -> Any:
    """What replaces a part of a list; the whole new list if nothing of the old one stays."""
    shorter = min(len(old), len(new))
    at = 0
    while at < shorter and (old[at] is new[at] or old[at] == new[at]):
        at += 1
    stays = 0  # at the end
    most = shorter - at
    while stays < most and (old[~stays] is new[~stays] or old[~stays] == new[~stays]):
        stays += 1
    if at + stays == 0:
        return new
    return {"at": at, "cut": len(old) - at - stays, "put": new[at : len(new) - stays]}
