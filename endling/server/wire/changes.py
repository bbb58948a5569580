"""What of a view has changed, in few bytes: nobody is sent a whole view again."""

from __future__ import annotations

from typing import Any

View = dict[str, Any]


def changes(before: View, after: View) -> View:
    """The keys with another value; of a list of things that stays as long, the things that changed.

    >>> changes({"a": 1, "b": 2}, {"a": 1, "b": 3})
    {'b': 3}
    >>> changes({"c": [{"x": 1, "y": 2}, {"x": 3}]}, {"c": [{"x": 1, "y": 5}, {"x": 3}]})
    {'c': {0: {'y': 5}}}
    """
    if not before:
        return after
    pairs = zip(after, after.values(), before.values(), strict=True)  # the keys are always the same
    changed = {key: _change(old, new) for key, new, old in pairs if new is not old and new != old}
    if "choices" in changed:  # another question has other choices, however many
        changed["choices"] = after["choices"]
    return changed


def _change(old: Any, new: Any) -> Any:
    if type(old) is not list or type(new) is not list or len(old) != len(new):
        return new
    changed = {}
    for place, (one, other) in enumerate(zip(old, new, strict=True)):
        if one is other or one == other:
            continue
        if type(one) is not dict or type(other) is not dict or one.keys() != other.keys():
            return new
        changed[place] = {
            key: value
            for key, value in other.items()
            if value is not one[key] and value != one[key]
        }
    return changed
