"""Opening, joining and listing tables."""

from __future__ import annotations

import json
import secrets
import time
from typing import Any

import msgspec

from endling import shuffle
from endling.errors import EndlingError, UnknownName
from endling.games import find_game
from endling.games.game import Game
from endling.server.bot_pool import check_level
from endling.server.cleaning import skeleton
from endling.server.hub import Hub
from endling.server.refusals import Refused
from endling.server.storage.listing import Turn
from endling.server.storage.schema import FREE, Player, Seat, TableRecord
from endling.server.storage.store import new_code, new_id
from endling.server.table.history.rows import start_match
from endling.server.table.participants import seat_names
from endling.server.wire import messages as m

_DEEPEST_OPTIONS = 4000  # letters


def game_called(name: str) -> Game:
    """A game that exists."""
    try:
        return find_game(name)
    except UnknownName as problem:
        raise Refused("unknown_game", str(problem)[:300]) from None


def _seat(number: int, wish: m.SeatWish, player: Player, pledge: bytes | None) -> Seat:
    now = time.time()
    match wish.kind:
        case "me":
            return Seat(number, "person", None, player.id, player.name, now, pledge)
        case "open":
            return Seat(number, "open", None, None, None, now)
        case "bot":
            return Seat(number, "bot", check_level(wish.level), None, None, now)
    raise Refused("bad_seats", "a seat is for 'me', 'open' or a 'bot'")


async def open_table(
    hub: Hub, player: Player, wish: m.NewTable, lang: str, network: str
) -> m.TableMade:
    """A new table; its cards are dealt when all seats are taken and all have contributed."""
    game = game_called(wish.game)
    if wish.first_game:
        wish = _first_game(game)
    pledge = read_pledge(wish.pledge)
    seats = [_seat(number, seat, player, pledge) for number, seat in enumerate(wish.seats)]
    mine = [seat.seat for seat in seats if seat.player_id == player.id]
    if len(mine) > 1:
        raise Refused("bad_seats", "you can take one seat")
    if not game.min_players <= len(seats) <= game.max_players:
        raise Refused("bad_seats", f"{game.min_players} to {game.max_players} can play")
    try:
        options = json.dumps(game.shorten_options(game.parse_options(wish.options, len(seats))))
    except EndlingError as problem:
        raise Refused("bad_options", game.error_text(problem, game.spoken(lang))[:300]) from None
    if len(options) > _DEEPEST_OPTIONS:
        raise Refused("bad_options")
    check_name(player, player.name, seats)
    await _check_room(hub, player, wish.public, network)
    grace = hub.settings.grace if wish.grace is msgspec.UNSET else wish.grace
    record = _record(game, options, wish, grace, player)
    if wish.first_game and game.first_game is not None:
        record.secret = record.key = game.first_game.key
    _deal_at_once(record, seats)
    await hub.store.new_table(record, seats)
    hub.add(record, seats)
    return m.TableMade(record.id, mine[0] if mine else None, record.code)


def _deal_at_once(record: TableRecord, seats: list[Seat]) -> None:
    """Deal at once if no seat is free and nobody has pledged a contribution."""
    if record.key is None and not any(seat.kind in FREE or seat.pledge for seat in seats):
        record.key = shuffle.make_key(record.secret, [None for _ in seats])
    if record.key is not None:
        record.actor = start_match(record, len(seats)).actor


def read_pledge(text: str | None) -> bytes | None:
    """What somebody who takes a seat pledges."""
    return None if text is None else bytes.fromhex(text)


def _first_game(game: Game) -> m.NewTable:
    """The table of a newcomer: alone with gentle bots, and hints."""
    first = game.first_game
    if first is None:
        raise Refused("no_first_game")
    bots = [m.SeatWish("bot", first.level) for _ in range(first.players - 1)]
    seats = [m.SeatWish("me"), *bots]
    return m.NewTable(game.name, seats, dict(first.options), hints=True, first_game=True)


def _record(
    game: Game, options: str, wish: m.NewTable, grace: int | None, player: Player
) -> TableRecord:
    now = time.time()
    return TableRecord(
        id=new_id(),
        code=new_code(),
        game=game.name,
        rules=game.version,
        options=options,
        secret=secrets.token_bytes(shuffle.SIZE),
        public=wish.public,
        timer=wish.timer,
        grace=grace,
        hints=wish.hints,
        creator=player.id,
        created=now,
        version=1,
        updated=now,
        actor=None,
        over=False,
        next=None,
    )


def check_name(player: Player, name: str, seats: list[Seat]) -> None:
    """Nobody sits at a table under a name that looks like somebody else's there."""
    others = [
        other
        for seat, other in zip(seats, seat_names(seats), strict=True)
        if seat.kind != "open" and seat.player_id != player.id
    ]
    if skeleton(name) in map(skeleton, others):
        raise Refused("name_taken")


async def _check_room(hub: Hub, player: Player, public: bool, network: str) -> None:
    """Limit the running tables of a player, the public ones among them, and those of a network."""
    settings = hub.settings
    running, shown = await hub.store.count_tables(player)
    too_many = running >= settings.player_tables or (public and shown >= settings.player_public)
    if too_many or not hub.openings.take(player.id) or not hub.openings_from.take(network):
        raise Refused("too_many_tables")
    if public and not hub.publishings_from.take(network):
        raise Refused("too_many_tables")


async def join_table(
    hub: Hub, player: Player, name: str, wanted: int | None = None, pledge: str | None = None
) -> m.Joined:
    """Take a seat; whoever has one keeps it."""
    record = await hub.store.table(name)
    for _ in range(20):
        seats = await hub.store.seats(record.id)
        mine = next((seat for seat in seats if seat.player_id == player.id), None)
        if mine is not None and mine.kind != "invited":
            return m.Joined(record.id, mine.seat)
        check_name(player, player.name, seats)
        free = [seat for seat in seats if seat.kind == "open" or seat is mine]
        fitting = [seat for seat in free if wanted in (None, seat.seat)]
        if not fitting:
            raise Refused("no_seat")
        seat = mine or fitting[0]
        values: dict[str, Any] = {"kind": "person", "player_id": player.id, "name": player.name}
        values |= {"pledge": read_pledge(pledge), "until": time.time()}
        if await hub.store.change_seat(record.id, seat, **values):
            await hub.changed(record.id)
            return m.Joined(record.id, seat.seat)
    raise Refused("no_seat")


async def play_again(hub: Hub, player: Player, name: str, pledge: str | None = None) -> m.TableMade:
    """A new table for the same people: whoever asks first invites the others, who then join."""
    record = await hub.store.table(name)
    seats = await hub.store.seats(record.id)
    mine = next((seat.seat for seat in seats if seat.player_id == player.id), None)
    if mine is None:
        raise Refused("not_allowed")
    if not hub.is_over(record):
        raise Refused("not_over")
    if record.next is None:
        again, invited = _successor(record, seats, player, read_pledge(pledge))
        if await hub.store.new_table(again, invited, after=record.id):
            hub.add(again, invited)
            hub.go_on(record.id, again.id, mine)
            return m.TableMade(again.id, mine, again.code)
        record = await hub.store.table(record.id)
    again = await hub.store.table(record.next or "")
    joined = await join_table(hub, player, again.id, pledge=pledge)
    return m.TableMade(again.id, joined.seat, again.code)


def _successor(
    record: TableRecord, seats: list[Seat], host: Player, pledge: bytes | None
) -> tuple[TableRecord, list[Seat]]:
    """The same table with another deal; the other people are invited."""
    now = time.time()
    again = msgspec.structs.replace(record, creator=host.id)
    again.id, again.code = new_id(), new_code()
    again.secret, again.key, again.actor = secrets.token_bytes(shuffle.SIZE), None, None
    again.created = again.updated = now
    again.version, again.over, again.rules = 1, False, find_game(record.game).version
    invited = []
    for seat in seats:
        anew = msgspec.structs.replace(seat, until=now, pledge=None, contribution=None)
        if seat.player_id == host.id:
            anew.kind, anew.pledge = "person", pledge
        elif seat.player_id is not None:
            anew.kind = "invited"
        invited.append(anew)
    _deal_at_once(again, invited)
    return again, invited


async def list_tables(
    hub: Hub, found: list[tuple[TableRecord, list[Seat]]], player: Player | None, lang: str
) -> list[m.TableLine]:
    """Tables as lines of a list, the latest first."""
    running = [record.id for record, _ in found if not hub.is_over(record)]
    turns = await hub.store.turns(running, player) if running else {}
    lines = [
        _table_line(*_as_told(hub, record, seats, player, turns), seats, player, lang)
        for record, seats in found
        if not _is_dead(record, turns)
    ]
    return sorted(lines, key=lambda line: -line.updated)


def _is_dead(record: TableRecord, turns: dict[str, Turn]) -> bool:
    """Whether a game was begun under other rules, so that nobody can go on with it here."""
    return not record.over and record.id in turns and find_game(record.game).version != record.rules


def _as_told(
    hub: Hub,
    record: TableRecord,
    seats: list[Seat],
    player: Player | None,
    turns: dict[str, Turn],
) -> tuple[TableRecord, Turn | None]:
    """A table and its turn, without what has happened and is not told yet."""
    table = hub.telling(record)
    if table is None:
        return record, turns.get(record.id)
    mine = _seat_of(seats, player)
    turn = table.turn(None if mine is None else mine.seat)
    updated = table.record.updated
    return msgspec.structs.replace(record, over=False, updated=updated), turn


def _seat_of(seats: list[Seat], player: Player | None) -> Seat | None:
    return next((s for s in seats if player is not None and s.player_id == player.id), None)


def _table_line(
    record: TableRecord,
    turn: Turn | None,
    seats: list[Seat],
    player: Player | None,
    lang: str,
) -> m.TableLine:
    my_seat = _seat_of(seats, player)
    mine = None if my_seat is None else my_seat.seat
    waiting = sum(seat.kind in FREE for seat in seats)
    if record.over or waiting:
        turn = Turn(None, record.updated)
    elif turn is None:
        turn = _first_turn(record, len(seats), mine)
    if mine is not None and turn.actor == mine != record.actor:  # answered; its news still wait
        turn = Turn(None, turn.since)
    return m.TableLine(
        table=record.id,
        game=record.game,
        names=list(seat_names(seats, lang)),
        turn=turn.actor,
        over=record.over,
        updated=turn.since,
        seat=mine,
        open=waiting,
        public=record.public,
        invited=my_seat is not None and my_seat.kind == "invited",
        host=next((s.name for s in seats if s.player_id == record.creator), None),
    )


def _first_turn(record: TableRecord, players: int, mine: int | None) -> Turn:
    """Who is asked before the first move that others may know of."""
    if record.key is None:
        return Turn(None, record.updated)
    try:
        match = start_match(record, players)
    except Refused:  # dealt by other rules
        return Turn(None, record.updated)
    is_known = not match.secret or match.actor == mine
    return Turn(match.actor if is_known else None, record.updated)
