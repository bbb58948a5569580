"""A bot that plays at a table over the network: it joins and plays whatever is possible.

    python examples/bot.py http://127.0.0.1:8000 JOIN-CODE-OR-TABLE

It needs nothing of Endling, only `pip install websockets`. See docs/protocol.md.
"""

import json
import random
import sys
import urllib.request
import uuid
from typing import Any

from websockets.sync.client import connect


def post(url: str, body: dict[str, Any], token: str = "") -> dict[str, Any]:
    """Ask the server for something."""
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as answer:
        result: dict[str, Any] = json.load(answer)
        return result


def merge(view: dict[str, Any], changes: dict[str, Any]) -> None:
    """Bring a view up to date; where it has a list, an object tells what changed in that."""
    for key, new in changes.items():
        if not isinstance(view[key], list) or not isinstance(new, dict):
            view[key] = new
        elif "put" in new:
            view[key][new["at"] : new["at"] + new["cut"]] = new["put"]
        else:
            for place, change in new.items():
                merge(view[key][int(place)], change)


def play(server: str, table: str, name: str = "Example bot") -> list[int]:
    """Join a table, play to the end, and return the points of all seats."""
    token = post(f"{server}/api/players", {"name": name})["token"]
    table = post(f"{server}/api/tables/{table}/join", {}, token)["table"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/play"
    view: dict[str, Any] = {}
    number = answered = 0
    with connect(address) as socket:
        socket.send(json.dumps({"t": "hello", "token": token, "last": 0}))
        for text in socket:
            message = json.loads(text)
            if message["t"] == "welcome":
                view, number, answered = message["view"], message["number"], message["acked"]
            elif message["t"] == "update":
                merge(view, message["changes"])
                number = message["number"]
            elif message["t"] == "over":
                return list(message["scores"])
            else:
                continue
            if view["choices"] and answered <= number:
                action = random.choice(view["choices"])["action"]
                move = {"t": "move", "id": uuid.uuid4().hex, "after": number, "action": action}
                socket.send(json.dumps(move))
                answered = number + 1
    raise ConnectionError("the server has gone")


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2]))
