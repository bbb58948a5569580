"""The application: routes, socket, pages, and how everything fails."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, MediaType, Request, Response
from litestar.config.allowed_hosts import AllowedHostsConfig
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from endling import __version__
from endling.bots.warming import warm_up
from endling.games import find_game, game_names
from endling.kernel import jit
from endling.languages import USUAL
from endling.server.http.guard import add_headers, address, is_own
from endling.server.http.pages import read_pages, show_head, show_page
from endling.server.http.routes import ROUTES
from endling.server.hub import Hub
from endling.server.limits import Buckets, network
from endling.server.metrics import REFUSED
from endling.server.refusals import Refused
from endling.server.settings import Settings, read_settings
from endling.server.wire.messages import Refusal

log = logging.getLogger("endling.server")

_CODES = {400: "malformed", 401: "no_token", 403: "not_allowed", 404: "unknown"}
_CODES |= {405: "wrong_method", 413: "too_large", 422: "malformed", 429: "too_fast"}
# Objects, and generations: views come and go by the thousand and leave no cycles.
_GARBAGE_AFTER = (5_000, 20, 100)  # often, for a moment: nobody may wait long
_GONE = "client disconnected prematurely"  # in the middle of a body; Litestar's words
_ORIGINS_HOLD = 600  # seconds for which a browser need not ask again
_HELD = 1.0  # seconds that somebody who reads too fast waits for the refusal
AnyRequest = Request[Any, Any, State]


def _lang(request: AnyRequest) -> str:
    return request.query_params.get("lang") or USUAL


def _answer(refused: Refused, lang: str, status: int | None = None) -> Response[Refusal]:
    body = Refusal(refused.code, refused.message(lang), refused.seat)
    return Response(body, status_code=status or refused.status, media_type=MediaType.JSON)


def _tell_refused(request: AnyRequest, problem: Refused) -> Response[Refusal]:
    REFUSED.labels(problem.code).inc()
    return _answer(problem, _lang(request))


def _tell_http(request: AnyRequest, problem: HTTPException) -> Response[Refusal]:
    if problem.detail == _GONE:
        return _answer(Refused("malformed"), _lang(request))
    if problem.status_code >= 500:
        return _tell_failed(request, problem)
    detail = None
    if isinstance(problem, ValidationException) and isinstance(problem.extra, list):
        texts = [f"{e.get('key', '')}: {e.get('message', '')}" for e in problem.extra[:5]]
        detail = "; ".join(texts)[:500]
    code = _CODES.get(problem.status_code, "malformed")
    return _answer(Refused(code, detail), _lang(request), problem.status_code)


def _tell_malformed(request: AnyRequest, _: Exception) -> Response[Refusal]:
    """Refuse a body that is not text, or that is nested too deeply."""
    return _tell_refused(request, Refused("malformed"))


def _tell_failed(request: AnyRequest, problem: Exception) -> Response[Refusal]:
    log.error("a request failed", exc_info=problem)
    return _answer(Refused("internal"), _lang(request))


class Server:
    """Everything on one port: requests go to Litestar, sockets straight to the tables."""

    def __init__(self, settings: Settings | None = None) -> None:
        chosen = settings or read_settings()
        if chosen.warm:
            for name in game_names():
                warm_up(find_game(name))
        else:
            jit.interpret_at_first()
        self.requests = create_app(chosen)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Serve one request; sockets find the tables in the state that is left for them."""
        if scope["type"] == "lifespan":
            scope["state"]["hub"] = self.requests.state.hub
        await self.requests(scope, receive, send)


def _cors(settings: Settings) -> CORSConfig | None:
    """Let pages of the origins that the operator has named read what the server answers."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.origins),
        allow_methods=["GET", "POST"],
        allow_headers=["authorization", "content-type"],
        max_age=_ORIGINS_HOLD,
    )


def create_app(settings: Settings | None = None) -> Litestar:
    """The HTTP interface and the pages, with these settings."""
    chosen = settings or read_settings()
    hub = Hub(chosen)
    changes = Buckets(chosen.request_rate, chosen.request_burst)
    reads = Buckets(chosen.read_rate, chosen.read_burst)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await hub.start()
        gc.freeze()  # the rules stay for ever: the collector need not look at them again
        gc.set_threshold(*_GARBAGE_AFTER)
        gc.enable()
        try:
            yield
        finally:
            await hub.stop()

    async def check(request: AnyRequest) -> None:
        """Refuse changing requests from foreign pages, and too many of any kind."""
        who = network(address(request))
        if request.method in ("GET", "HEAD", "OPTIONS"):
            if not reads.take(who, request.route_handler.opt.get("weight", 1)):
                await asyncio.sleep(_HELD)  # a flood must not keep the others waiting
                raise Refused("too_fast")
            return
        host = request.headers.get("host", "")
        if not is_own(request.headers.get("origin"), host, chosen):
            raise Refused("foreign_origin")
        if not changes.take(who):
            raise Refused("too_fast")

    return Litestar(
        route_handlers=[*ROUTES, show_page, show_head],
        lifespan=[life],
        before_request=check,
        before_send=[add_headers],
        exception_handlers={
            Refused: _tell_refused,
            HTTPException: _tell_http,
            UnicodeDecodeError: _tell_malformed,
            RecursionError: _tell_malformed,
            Exception: _tell_failed,
        },
        cors_config=_cors(chosen),
        allowed_hosts=AllowedHostsConfig(list(chosen.hosts)) if chosen.hosts else None,
        openapi_config=OpenAPIConfig(
            title="Endling",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=chosen.body_bytes,
        state=State({"hub": hub, "pages": read_pages(chosen)}),
        logging_config=None,
    )
