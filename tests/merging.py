"""Views brought up to date, as a client does it."""

from __future__ import annotations

from typing import Any

Message = dict[str, Any]


def merged(view: Message, changes: Message) -> Message:
    """A view, or a thing in one of its lists, with its changes."""
    return view | {key: changed(view.get(key), new) for key, new in changes.items()}


def changed(old: Any, new: Any) -> Any:
    """What comes of an entry: an object in place of a list says what has changed in the list."""
    if not isinstance(old, list) or not isinstance(new, dict):
        return new
    if "put" in new:
        return old[: new["at"]] + new["put"] + old[new["at"] + new["cut"] :]
    return [merged(item, new.get(str(n), {})) for n, item in enumerate(old)]
