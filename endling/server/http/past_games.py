"""A player's past games: results and ratings. No account is needed."""

from __future__ import annotations

from endling.server.http.replays import read_replay
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.storage.schema import Player, Seat, TableRecord
from endling.server.table.participants import seat_names
from endling.server.wire import messages as m

_MOST = 1000


async def list_games(hub: Hub, player: Player, lang: str) -> m.MyGames:
    """All finished games of a player, the latest first; one whose rules are gone is left out."""
    found = [
        await _past_game(hub, record, seats, player, lang)
        for record, seats in await hub.store.tables_of(player, _MOST)
        if record.over
    ]
    ratings = [m.Rating(*row) for row in await hub.store.ratings(player)]
    return m.MyGames([game for game in found if game is not None], ratings)


async def _past_game(
    hub: Hub, record: TableRecord, seats: list[Seat], player: Player, lang: str
) -> m.PastGame | None:
    mine = next(seat.seat for seat in seats if seat.player_id == player.id)
    try:
        result = await read_replay(hub, record.id, lang)
    except Refused:
        return None
    return m.PastGame(
        table=record.id,
        game=record.game,
        ended=record.updated,
        seat=mine,
        names=list(seat_names(seats, lang)),
        levels=[seat.level if seat.is_bot else None for seat in seats],
        scores=result.scores,
        ranking=result.ranking,
        played=result.played[mine] if result.played else {},
    )
