"""The HTTP interface."""

from __future__ import annotations

import asyncio
import json
from functools import cache
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

import endling
from endling.board import plain
from endling.errors import EndlingError
from endling.games import find_game
from endling.games.game import Game as AnyGame
from endling.games.taking import CardNumbers, Choice, Number, Several, Takes
from endling.games.text.mistakes import seat_at_fault
from endling.languages import words_in
from endling.server.bot_pool import levels
from endling.server.cleaning import clean_name
from endling.server.http.guard import address
from endling.server.http.invitations import describe_table
from endling.server.http.kept import Kept, keep_data, send
from endling.server.http.past_games import list_games
from endling.server.http.replays import (
    read_analysis,
    read_frames,
    read_replay,
    read_tale,
    seat_of,
)
from endling.server.http.seats import (
    decline,
    delete_table,
    leave,
    replace_absent,
    seat_bot,
    start_without,
)
from endling.server.http.tables import (
    check_name,
    game_called,
    join_table,
    list_tables,
    open_table,
    play_again,
)
from endling.server.hub import Hub
from endling.server.limits import network
from endling.server.metrics import METRICS_KIND, write_metrics
from endling.server.refusals import Refused
from endling.server.storage.schema import Device, Player
from endling.server.wire import messages as m

Lang = Annotated[
    str,
    QueryParameter(
        max_length=16,
        description="The language of texts; a game that does not speak it speaks English.",
    ),
]
Game = Annotated[str, PathParameter(max_length=80)]
Name = Annotated[str, PathParameter(max_length=80, description="A table's id or its join code.")]
AnyRequest = Request[Any, Any, State]

# What a request weighs in the budget of an address; a quick one weighs 1.
_LIGHT = {"weight": 0.2}
_HEAVY = {"weight": 4}
_VERY_HEAVY = {"weight": 40}


def _hub(request: AnyRequest) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


async def _player(request: AnyRequest) -> Player:
    """Whoever sent the request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip() or len(token) > 200:
        raise Refused("no_token")
    return await _hub(request).store.player(token.strip())


async def _player_if_any(request: AnyRequest) -> Player | None:
    """Whoever sent the request, if that was said."""
    try:
        return await _player(request)
    except Refused:
        return None


def _named(name: str) -> str:
    cleaned = clean_name(name)
    if not cleaned:
        raise Refused("bad_name")
    return cleaned


# --- Players


@post("/api/players")
async def new_player(request: AnyRequest, data: JSONBody[m.NewPlayer]) -> m.PlayerMade:
    """A new player: a nickname, and a token that is shown only now."""
    hub, name = _hub(request), _named(data.name)
    if not hub.newcomers.take(network(address(request))):
        raise Refused("too_fast")
    player, token = await hub.store.new_player(name)
    return m.PlayerMade(player.id, token, player.name)


@get("/api/me")
async def who_am_i(request: AnyRequest) -> m.Me:
    """Whose token this is."""
    player = await _player(request)
    return m.Me(player.id, player.name)


@post("/api/me", status_code=200)
async def rename(request: AnyRequest, data: JSONBody[m.NewPlayer]) -> m.Me:
    """Another nickname."""
    player, name = await _player(request), _named(data.name)
    for record, seats in await _hub(request).store.tables_of(player):
        if not _hub(request).is_over(record):
            check_name(player, name, seats)
    await _hub(request).store.rename(player, name)
    return m.Me(player.id, name)


@get("/api/calls")
async def call_key(request: AnyRequest) -> m.CallKey:
    """The key to which a browser subscribes in order to be called."""
    hub = _hub(request)
    return m.CallKey((await hub.caller.identity()).key if hub.settings.calls else None)


@post("/api/calls", status_code=200)
async def call_me(request: AnyRequest, data: JSONBody[m.NewDevice], lang: Lang = "en") -> m.Me:
    """Call me by this browser when it is my turn and I am away."""
    hub, player = _hub(request), await _player(request)
    device = Device(data.endpoint, data.p256dh, data.auth, lang)
    await hub.store.add_device(player, hub.caller.check(device))
    return m.Me(player.id, player.name)


@post("/api/calls/end", status_code=200)
async def call_no_more(request: AnyRequest, data: JSONBody[m.DeviceGone]) -> m.Me:
    """Call me by this browser no more."""
    player = await _player(request)
    await _hub(request).store.forget_device(data.endpoint, player)
    return m.Me(player.id, player.name)


# --- Games


@get("/api/games", sync_to_thread=False)
def games(lang: Lang = "en") -> list[dict[str, Any]]:
    """All games."""
    return endling.games(lang)


def _tells(kind: Any) -> dict[int, ResponseSpec]:
    """What is in an answer that was kept, for the description of the interface."""
    return {200: ResponseSpec(kind, description="", media_type=MediaType.JSON)}


@get("/api/cards/{game:str}", responses=_tells(list[dict[str, Any]]), sync_to_thread=False)
def cards(request: AnyRequest, game: Game, lang: Lang = "en") -> Response[bytes]:
    """Every card of a game with its facts and its text."""
    found = game_called(game)
    return send(request, _cards(found.name, found.spoken(lang)))


@cache
def _cards(game: str, lang: str) -> Kept:
    return keep_data(find_game(game).cards(lang))


@get("/api/games/{game:str}/board", responses=_tells(plain.Board), sync_to_thread=False)
def board(request: AnyRequest, game: Game, lang: Lang = "en") -> Response[bytes]:
    """What lies on the table of a game, and how to show it."""
    found = game_called(game)
    return send(request, _board(found.name, found.spoken(lang)))


@cache
def _board(game: str, lang: str) -> Kept:
    return keep_data(find_game(game).board_text(lang))


@get("/api/rules/{game:str}", responses=_tells(m.RulesText), sync_to_thread=False)
def rules(request: AnyRequest, game: Game, lang: Lang = "en") -> Response[bytes]:
    """The rules of a game."""
    found = game_called(game)
    return send(request, _rules(found.name, found.spoken(lang)))


@cache
def _rules(game: str, lang: str) -> Kept:
    return keep_data(m.RulesText(find_game(game).rules_text(lang)))


@get("/api/options/{game:str}", responses=_tells(list[m.OptionLine]), sync_to_thread=False)
def options(request: AnyRequest, game: Game, lang: Lang = "en") -> Response[bytes]:
    """The options of a game in words."""
    found = game_called(game)
    return send(request, _options(found.name, found.spoken(lang)))


@cache
def _options(game: str, lang: str) -> Kept:
    found = find_game(game)
    kinds = found.option_kinds().items()
    return keep_data([_option(found, key, takes, lang) for key, takes in kinds])


def _option(game: AnyGame, key: str, takes: Takes, lang: str) -> m.OptionLine:
    title, explanation = game.option_text(key, lang)
    values = takes.values if isinstance(takes, Choice | Several) else ()
    named = [m.OptionValue(value, game.option_value_text(key, value, lang)) for value in values]
    bounds = (takes.least, takes.most) if isinstance(takes, Number | CardNumbers) else (None, None)
    return m.OptionLine(key, title, explanation, takes.kind, named, *bounds)


@post("/api/score/{game:str}", status_code=200, sync_to_thread=True)
def score(game: Game, data: JSONBody[dict[str, Any]], lang: Lang = "en") -> dict[str, Any]:
    """Score a game that was played with the box."""
    found = game_called(game)
    try:
        return found.score_sheet(data)
    except EndlingError as problem:
        text = found.error_text(problem, found.spoken(lang))[:500]
        raise Refused("bad_sheet", text, seat_at_fault(problem.about)) from None


@get("/api/levels", sync_to_thread=False)
def bot_levels(lang: Lang = "en") -> list[m.Level]:
    """All kinds of bots."""
    return levels(lang)


# --- Tables


@post("/api/tables")
async def new_table(
    request: AnyRequest, data: JSONBody[m.NewTable], lang: Lang = "en"
) -> m.TableMade:
    """A new table."""
    player, where = await _player(request), network(address(request))
    return await open_table(_hub(request), player, data, lang, where)


@get("/api/tables", opt=_HEAVY)
async def my_tables(request: AnyRequest, lang: Lang = "en") -> list[m.TableLine]:
    """The tables at which I sit, the latest first."""
    hub, player = _hub(request), await _player(request)
    return await list_tables(hub, await hub.store.tables_of(player), player, lang)


@get("/api/tables/public", opt=_HEAVY)
async def public_tables(request: AnyRequest, lang: Lang = "en") -> list[m.TableLine]:
    """Public tables that are not over."""
    hub = _hub(request)
    found = await hub.store.public_tables()
    running = [(table, seats) for table, seats in found if not hub.is_over(table)]
    return await list_tables(hub, running, None, lang)


@get("/api/tables/{table:str}/cards", opt=_HEAVY, responses=_tells(list[dict[str, Any]]))
async def table_cards(request: AnyRequest, table: Name, lang: Lang = "en") -> Response[bytes]:
    """Every card of a table's game, as the options of the table have it."""
    record = await _hub(request).store.table(table)
    game = find_game(record.game)
    options = json.loads(record.options)
    spoken = game.spoken(lang)
    told = keep_data(game.cards(spoken, options)) if options else _cards(game.name, spoken)
    return send(request, told)


@get("/api/tables/{table:str}")
async def table_info(request: AnyRequest, table: Name, lang: Lang = "en") -> m.TableInfo:
    """What whoever has the link to a table may know of it, by its id or its join code."""
    return await describe_table(_hub(request), table, await _player_if_any(request), lang)


@post("/api/tables/{table:str}/join", status_code=200)
async def join(
    request: AnyRequest, table: Name, data: JSONBody[m.JoinTable | None] = None
) -> m.Joined:
    """Take a seat, by a table's id or its join code."""
    wish = data or m.JoinTable()
    return await join_table(_hub(request), await _player(request), table, wish.seat, wish.pledge)


@post("/api/tables/{table:str}/bot", status_code=200)
async def fill(request: AnyRequest, table: Name, data: JSONBody[m.SeatBot]) -> m.Joined:
    """Give a seat of my table that nobody has taken to a bot."""
    await seat_bot(_hub(request), await _player(request), table, data.seat, data.level)
    return m.Joined(table, data.seat)


@post("/api/tables/{table:str}/decline", status_code=200)
async def decline_invitation(request: AnyRequest, table: Name) -> m.Done:
    """I was invited and do not come."""
    await decline(_hub(request), await _player(request), table)
    return m.Done(table)


@post("/api/tables/{table:str}/leave", status_code=200)
async def leave_table(request: AnyRequest, table: Name) -> m.Done:
    """I get up: before the first move my seat is open again, afterwards I resign."""
    await leave(_hub(request), await _player(request), table)
    return m.Done(table)


@post("/api/tables/{table:str}/replace", status_code=200)
async def replace(request: AnyRequest, table: Name, data: JSONBody[m.ReplaceAbsent]) -> m.Done:
    """At my table, let a bot play for somebody who is away."""
    await replace_absent(_hub(request), await _player(request), table, data.seat)
    return m.Done(table)


@post("/api/tables/{table:str}/start", status_code=200)
async def start(request: AnyRequest, table: Name) -> m.Done:
    """Begin at my table without the seats that nobody has taken."""
    await start_without(_hub(request), await _player(request), table)
    return m.Done(table)


@delete("/api/tables/{table:str}", status_code=200)
async def remove_table(request: AnyRequest, table: Name) -> m.Done:
    """Take my table away; a finished game stays."""
    await delete_table(_hub(request), await _player(request), table)
    return m.Done(table)


@post("/api/tables/{table:str}/again")
async def again(
    request: AnyRequest, table: Name, data: JSONBody[m.PlayAgain | None] = None
) -> m.TableMade:
    """A rematch: the same people at a new table."""
    pledge = None if data is None else data.pledge
    return await play_again(_hub(request), await _player(request), table, pledge)


# --- Replays


@get("/api/replays/{table:str}")
async def replay(request: AnyRequest, table: Name, lang: Lang = "en") -> m.Replay:
    """A finished game, and where I sat in it."""
    found = await read_replay(_hub(request), table, lang)
    found.seat = await seat_of(_hub(request), table, await _player_if_any(request))
    return found


@get("/api/games/mine", opt=_VERY_HEAVY)
async def my_games(request: AnyRequest, lang: Lang = "en") -> m.MyGames:
    """My finished games with their results, and my ratings."""
    return await list_games(_hub(request), await _player(request), lang)


@get("/api/replays/{table:str}/frames", opt=_HEAVY, responses=_tells(m.Frames))
async def replay_frames(
    request: AnyRequest,
    table: Name,
    seat: FromQuery[int | None] = None,
    hands: FromQuery[bool] = False,
    lang: Lang = "en",
) -> Response[bytes]:
    """A finished game step by step, as a seat or a spectator saw it, or with open hands."""
    found = await read_frames(_hub(request), table, seat, hands, lang)
    return send(request, await asyncio.to_thread(keep_data, found))


@get("/api/replays/{table:str}/tale", opt=_HEAVY)
async def replay_tale(request: AnyRequest, table: Name, lang: Lang = "en") -> m.Tale:
    """A finished game as a story, for games that tell one."""
    return await read_tale(_hub(request), table, lang)


@get("/api/replays/{table:str}/analysis")
async def analysis(request: AnyRequest, table: Name, lang: Lang = "en") -> m.Analysis:
    """A finished game judged by a bot; ask again until it is ready."""
    return await read_analysis(_hub(request), table, lang)


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics(request: AnyRequest) -> Response[bytes]:
    """Metrics for Prometheus, for the addresses that may see them."""
    allowed = _hub(request).settings.metrics
    if "*" not in allowed and address(request) not in allowed:
        raise Refused("not_allowed")
    return Response(write_metrics(), media_type=METRICS_KIND)


@get("/api/reach", sync_to_thread=False)
def reach(request: AnyRequest, lang: Lang = "en") -> m.Reach:
    """Where the server can be reached, for links to tables."""
    settings = _hub(request).settings
    words = words_in(lang).reach
    text = words["lan" if settings.lan else "served" if settings.address else "alone"]
    return m.Reach(settings.address or None, settings.lan, text.format(settings.address))


@get("/api/health", opt=_LIGHT, sync_to_thread=False)
def health(request: AnyRequest) -> Response[m.Health]:
    """Whether the server can play: 503 while nothing can be stored."""
    hub = _hub(request)
    waking = hub.waking.names()
    found = m.Health(hub.is_writable, len(hub.tables), len(hub.sockets), waking)
    return Response(found, status_code=200 if found.ok else 503)


ROUTES = (
    new_player,
    who_am_i,
    rename,
    call_key,
    call_me,
    call_no_more,
    games,
    board,
    cards,
    rules,
    options,
    score,
    bot_levels,
    new_table,
    my_tables,
    public_tables,
    table_cards,
    table_info,
    join,
    fill,
    decline_invitation,
    leave_table,
    replace,
    start,
    remove_table,
    again,
    my_games,
    replay,
    replay_frames,
    replay_tale,
    analysis,
    metrics,
    reach,
    health,
)
