"""A player's past games: results and ratings. No account is needed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from endling.server.http.replays import read_replay
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.storage.ratings import Known, Rated, rated_anew
from endling.server.storage.schema import Player, Seat, TableRecord
from endling.server.table.participants import seat_names
from endling.server.wire import messages as m

_MOST = 1000


async def list_games(hub: Hub, player: Player, lang: str) -> m.MyGames:
    """All finished games of a player, the latest first; one whose rules are gone is left out."""
    ratings, late = await hub.store.ratings(player)
    games, uncounted = [], []
    for record, seats in await hub.store.tables_of(player, _MOST):
        game = await _past_game(hub, record, seats, player, lang) if record.over else None
        if game is not None:
            games.append(game)
            if record.id in late:
                uncounted.append(Rated(game.game, seats, game.ranking))
    for result in reversed(uncounted):
        known = ratings.setdefault(result.game, {})
        known |= rated_anew(result, known)
    return m.MyGames(games, list(_ratings_of(player, ratings)))


def _ratings_of(player: Player, ratings: Mapping[str, Known]) -> Iterator[m.Rating]:
    for game, known in sorted(ratings.items()):
        for (who, against), (value, games) in sorted(known.items()):
            if who == player.id:
                yield m.Rating(game, against, value, games)


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
