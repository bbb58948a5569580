"""The built pages, kept in memory: files added after the start are never served."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Request, Response, get, head
from litestar.datastructures import State

from endling.games import game_names
from endling.languages import preferred
from endling.server.http.invitations import preview
from endling.server.http.kept import ASK_AGAIN, Kept, keep, send
from endling.server.refusals import Refused
from endling.server.settings import Settings

_FOREVER = "public, max-age=31536000, immutable"
_HEAD_ENDS = b"</head>"


def _read(path: Path, name: str) -> Kept:
    body = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith((".js", ".mjs")):
        kind = "text/javascript"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    return keep(body, kind, _FOREVER if "assets/" in name else ASK_AGAIN)


def pages_folder(settings: Settings) -> Path | None:
    """Where the built pages are: as set, in the package, or beside the sources."""
    if settings.pages:
        folders = [Path(settings.pages)]
    else:
        here = Path(__file__).parents[1]
        folders = [here / "pages", here.parents[1] / "web" / "dist"]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def read_pages(settings: Settings) -> dict[str, Kept]:
    """All built pages by their path; none if nothing was built."""
    folder = pages_folder(settings)
    if folder is None:
        return {}
    found = ((path, path.relative_to(folder).as_posix()) for path in sorted(folder.rglob("*")))
    return {name: _read(path, name) for path, name in found if path.is_file()}


def is_address(path: str) -> bool:
    """Whether the pages have something to show at this address."""
    match path.strip("/").split("/"):
        case [""] | ["continue" | "history"] | ["join" | "table" | "replay" | "tale", _]:
            return True
        case ["replay", _, _] | ["replay", _, _, _]:
            return True
        case [game, "cards" | "rules" | "score"]:
            return game in game_names()
        case _:
            return False


def _find(request: Request[None, None, State]) -> tuple[Kept, int]:
    """A file, or the page for an address, and the status of the answer."""
    pages: dict[str, Kept] = request.app.state.pages
    path = request.url.path
    name = path.strip("/")
    if name.split("/")[0] == "api":
        raise Refused("unknown")
    if (page := pages.get(name)) is not None:
        return page, 200
    if (page := pages.get("index.html")) is None or "." in name.rpartition("/")[2]:
        raise Refused("unknown")
    return page, 200 if is_address(path) else 404


@get(["/", "/{path:path}"], opt={"weight": 0.2}, include_in_schema=False)
async def show_page(request: Request[None, None, State]) -> Response[bytes]:
    """A page; one about a table says so to programs that preview links."""
    page, status = _find(request)
    if page.kind == "text/html":
        lang = preferred(request.headers.get("accept-language", ""))
        origin = str(request.base_url).rstrip("/")
        tags = await preview(request.app.state.hub, request.url.path, origin, lang)
        if tags:
            page = keep(page.body.replace(_HEAD_ENDS, tags + _HEAD_ENDS, 1), page.kind, page.cache)
    return send(request, page, status)


@head(["/", "/{path:path}"], opt={"weight": 0.2}, include_in_schema=False)
async def show_head(request: Request[None, None, State]) -> Response[None]:
    """Whether there is such a page."""
    page, status = _find(request)
    headers = {"etag": page.tag, "cache-control": page.cache}
    return Response(None, status_code=status, headers=headers, media_type=page.kind)
