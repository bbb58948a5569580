"""What a link to a table says before anybody sits down, to people and in previews."""

from __future__ import annotations

import json
from collections.abc import Sequence
from html import escape

from endling.games import find_game
from endling.games.game import Game
from endling.games.taking import Choice, Several
from endling.languages import words_in
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.storage.schema import FREE, Player
from endling.server.table.participants import seat_names
from endling.server.wire import messages as m

_PREVIEWED = ("join", "table")


async def describe_table(hub: Hub, name: str, player: Player | None, lang: str) -> m.TableInfo:
    """A table for whoever has its link."""
    record = await hub.store.table(name)
    seats = await hub.store.seats(record.id)
    game = find_game(record.game)
    spoken = game.spoken(lang)
    taken = [seat.kind not in FREE for seat in seats]
    mine = (seat.seat for seat in seats if player is not None and seat.player_id == player.id)
    return m.TableInfo(
        table=record.id,
        game=game.name,
        title=game.title,
        host=next((seat.name for seat in seats if seat.player_id == record.creator), None),
        names=[
            name for name, is_taken in zip(seat_names(seats, lang), taken, strict=True) if is_taken
        ],
        open=taken.count(False),
        seat=next(mine, None),
        over=hub.is_over(record),
        options=[
            m.OptionChosen(game.option_text(key, spoken)[0], _value_text(game, key, value, spoken))
            for key, value in json.loads(record.options).items()
        ],
        timer=record.timer,
    )


def _value_text(game: Game, key: str, value: object, lang: str) -> str:
    """The value of an option in words: one, several, or one for each card."""
    if isinstance(value, dict):
        return ", ".join(f"{card}: {number}" for card, number in value.items())
    if isinstance(value, list):
        return ", ".join(_value_text(game, key, one, lang) for one in value)
    known = {text: game.option_value_text(key, text, lang) for text in _values(game, key)}
    return known.get(value, str(value)) if isinstance(value, str | int) else str(value)


def _values(game: Game, key: str) -> Sequence[str | int | bool]:
    takes = game.option_kinds()[key]
    return takes.values if isinstance(takes, Choice | Several) else ()


async def preview(hub: Hub, path: str, origin: str, lang: str) -> bytes:
    """Tags for the head of the page by which other programs show a link to a table."""
    parts = path.strip("/").split("/")
    if len(parts) != 2 or parts[0] not in _PREVIEWED:
        return b""
    try:
        table = await describe_table(hub, parts[1], None, lang)
    except Refused:
        return b""
    words = words_in(lang).invitation
    title = words["title" if table.host else "nobodys"].format(table.host, table.title)
    state = "over" if table.over else "open" if table.open else "full"
    told = words[state].format(", ".join(table.names), table.open)
    facts = {
        "og:site_name": "Endling",
        "og:type": "website",
        "og:title": title,
        "og:description": told,
        "og:image": f"{hub.settings.address or origin}/icons/preview.png",
        "twitter:card": "summary_large_image",
    }
    tags = (f'<meta property="{name}" content="{escape(text)}" />' for name, text in facts.items())
    return f'{"".join(tags)}<meta name="description" content="{escape(told)}" />'.encode()
