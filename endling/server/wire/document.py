"""`python -m endling.server.wire.document > docs/protocol.md`: the protocol from its types."""

from __future__ import annotations

import inspect
import json
import sys
from typing import Any

import msgspec

from endling.languages import USUAL, words_in
from endling.server.refusals import STATUS
from endling.server.wire import messages as m

_INTRODUCTION = """\
# The protocol of the table

This page is generated from the message types in `endling/server/wire/messages`
(`python -m endling.server.wire.document`). Everything is JSON in UTF-8. A running server
describes its HTTP interface at `/api/schema/openapi.json`.

## HTTP

A token from `POST /api/players` goes into the header `Authorization: Bearer TOKEN`; there are no
cookies. What is refused has a status of 400 or more and `{"error": code, "message": text}`.
With `lang=` the message is in that language.
Requests that change something must come from the server's own pages (`Origin`), or from no page.

| request | answer |
|---|---|
| `POST /api/players` NewPlayer | PlayerMade |
| `GET /api/me`, `POST /api/me` NewPlayer (token) | Me |
| `GET /api/calls` | CallKey: for browsers that want to be called when it is their turn |
| `POST /api/calls?lang=` NewDevice (token) | Me; call me by this browser, too |
| `POST /api/calls/end` DeviceGone (token) | Me; call me by this browser no more |
| `GET /api/games?lang=` | all games, as `endling.games(lang)` |
| `GET /api/cards/{game}?lang=` | every card with its facts and text |
| `GET /api/rules/{game}?lang=` | RulesText |
| `GET /api/options/{game}?lang=` | list of OptionLine |
| `POST /api/score/{game}?lang=` a score sheet | the score, as `endling.score()` |
| `GET /api/levels?lang=` | list of Level |
| `POST /api/tables?lang=` NewTable (token) | TableMade |
| `GET /api/tables` (token) | my tables, list of TableLine |
| `GET /api/tables/public` | list of TableLine |
| `GET /api/tables/{table}/cards?lang=` | every card as the table's options have it |
| `GET /api/tables/{table}?lang=` | TableInfo: host, game and options, for whoever has the link |
| `POST /api/tables/{table}/join` JoinTable (token) | Joined; `{table}` is an id or a join code |
| `POST /api/tables/{table}/bot` SeatBot (token) | Joined; host: a bot for a seat nobody took |
| `POST /api/tables/{table}/decline` (token) | Done; I was invited and do not come |
| `POST /api/tables/{table}/leave` (token) | Done; my seat is open again, or (in play) I resign |
| `POST /api/tables/{table}/replace` ReplaceAbsent (token) | Done; host: a bot for who is away |
| `POST /api/tables/{table}/start` (token) | Done; host: begin without the seats nobody took |
| `DELETE /api/tables/{table}` (token) | Done; host: take the table away, unless it is finished |
| `POST /api/tables/{table}/again` (token) | TableMade; a rematch: the first invites the others |
| `GET /api/games/mine?lang=` (token) | MyGames: finished games with their results, and ratings |
| `GET /api/replays/{table}?lang=` | Replay of a finished game |
| `GET /api/replays/{table}/frames?seat=&hands=&lang=` | Frames: as a seat saw it, or hands open |
| `GET /api/replays/{table}/tale?lang=` | Tale: as a story, of games that tell one |
| `GET /api/replays/{table}/analysis?lang=` | Analysis: every decision judged; ask until `ready` |
| `GET /api/reach?lang=` | Reach: what links to tables begin with |
| `GET /api/health` | Health |
| `GET /metrics` | for Prometheus |

## WebSocket

`/api/tables/{table}/play?lang=en`, one per viewer. The client begins with `hello`; the answer is
`welcome`, or an `error` and the end of the connection.

1. `welcome` replaces everything the client knew. It comes again whenever a delta is not enough, so
   a client must be ready for it at any time. Before the first step, and while seats are open, a
   welcome with an empty table comes first: no hands, no question.
2. `update` tells what came `after` one step, up to the step `number`: who is asked hears at once,
   the others may hear of several steps together, when much happens quickly. Its `events` go to the
   end of the log, and the keys in `changes` replace those of the view. Where the view has a list
   and `changes` an object, something has changed in it: `{"players": {"2": {"points": 5}}}` gives
   the third player other points, `{"discard": {"at": 0, "cut": 1, "put": ["Gills", "Tiny"]}}`
   takes the first card out of the discard pile and puts two in its place. Nothing comes twice or is
   left out; whoever still finds a gap (`after` is a later step than the last one heard of) sends
   `sync`, or connects again.
3. `move` is answered by `ack` when it is stored, or by an `error` with its `id`. Without an answer
   send the same move again, also over a new connection: the same `id` counts once.
   `ack.number` is the number of the update that tells what came of it. Until that update has come,
   the question in the view is answered already.
4. A number counts the steps that this viewer can see. Questions that only exist because of
   somebody's hidden cards are no steps for the others: what happens until they are answered is told
   at once, in one update. Numbers of different seats therefore differ; `over.steps` leads from
   numbers to the decisions of the replay.
5. An `error` never ends the connection by itself, and the table is as it was. A connection that
   floods or sends messages beyond the limit is closed (4429, 1009); one that reads too slowly, or
   leaves pings unanswered, is cut.
6. Where others may react, everybody is told so at once by `window`; the update follows at a time
   that does not depend on who could react. Whoever is asked has that long and then passes. `hold`
   lengthens the window for everybody, and a long one ends sooner when all have sent `ready`;
   `orders` are kept and let me pass without being asked. What is answered to a message depends
   only on what this viewer has been told.
7. `undo` takes back my last step at once if it revealed nothing; otherwise all other people who are
   seated are asked by `undo_ask` and answer with `undo_vote`. The question waits for whoever is
   away, until somebody moves. When a step was taken back, a fresh `welcome` comes.
8. Where several seats choose at the same time, each of them has the question open in its own view
   at once; `choosing` in views says who they are. An answer is acknowledged and shown to nobody
   else, and `undo` takes it back as long as others still choose. When all are in, everybody is
   told.
9. Where they race (`race` in the description of the question), whoever acts first is first, and
   the others are asked anew; `race` tells how long there is to act. Answers within a blink of the
   first count clockwise. One that was sent before the news of another's had come counts next.
"""


def _summary(kind: Any) -> str:
    return inspect.cleandoc(kind.__doc__ or "")


def _section(title: str, kinds: tuple[Any, ...]) -> list[str]:
    """One heading per type, with its JSON Schema."""
    lines = [f"## {title}", ""]
    _, shared = msgspec.json.schema_components(kinds, ref_template="#/$defs/{name}")
    for kind in kinds:
        schema = dict(shared[kind.__name__])
        schema.pop("description", None)
        schema.pop("title", None)
        tag = kind.__struct_config__.tag
        name = f"`{tag}`" if tag else kind.__name__
        lines += [f"### {name}", "", _summary(kind), "", "```json"]
        lines += [json.dumps(schema, indent=1, ensure_ascii=False), "```", ""]
    rest = dict(shared)
    for kind in kinds:
        rest.pop(kind.__name__, None)
    for name, schema in rest.items():
        text = schema.pop("description", "")
        schema.pop("title", None)
        lines += [f"### {name}", "", text, "", "```json"]
        lines += [json.dumps(schema, indent=1, ensure_ascii=False), "```", ""]
    return lines


def document() -> str:
    """The whole page."""
    lines = [_INTRODUCTION]
    lines += _section("What a client says", m.CLIENT_TYPES)
    lines += _section("What the server says", (*m.SERVER_TYPES, m.Line))
    lines += _section("Bodies of HTTP requests and answers", m.HTTP_TYPES)
    lines += ["## Error codes", "", "| code | HTTP status | meaning |", "|---|---|---|"]
    words = words_in(USUAL).refusals
    lines += [f"| `{code}` | {status} | {words[code]} |" for code, status in STATUS.items()]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.stdout.write(document())
