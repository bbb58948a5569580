"""The built pages, kept in memory: files added after the start are never served."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Request, Response, get, head
from litestar.datastructures import State

from endling.games import game_names
from endling.languages import preferred
from endling.server.http.invitations import preview
from endling.server.refusals import Refused
from endling.server.settings import Settings

_FOREVER = "public, max-age=31536000, immutable"
_TEXT = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


_HEAD_ENDS = b"</head>"


@dataclass(frozen=True)
class Page:
    """A file, also compressed if that helps."""

    body: bytes
    packed: bytes | None
    kind: str
    tag: str
    cache: str


def _read(path: Path, name: str) -> Page:
    body = path.read_bytes()
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    if name.endswith((".js", ".mjs")):
        kind = "text/javascript"
    if name.endswith(".webmanifest"):
        kind = "application/manifest+json"
    return _made(body, kind, _FOREVER if "assets/" in name else "no-cache")


def _made(body: bytes, kind: str, cache: str) -> Page:
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(_TEXT) else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Page(body, packed, kind, tag, cache)


def pages_folder(settings: Settings) -> Path | None:
    """Where the built pages are: as set, in the package, or beside the sources."""
    if settings.pages:
        folders = [Path(settings.pages)]
    else:
        here = Path(__file__).parents[1]
        folders = [here / "pages", here.parents[1] / "web" / "dist"]
    return next((folder for folder in folders if (folder / "index.html").is_file()), None)


def read_pages(settings: Settings) -> dict[str, Page]:
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


def _find(request: Request[None, None, State]) -> tuple[Page, int]:
    """A file, or the page for an address, and the status of the answer."""
    pages: dict[str, Page] = request.app.state.pages
    path = request.url.path
    name = path.strip("/")
    if name.split("/")[0] == "api":
        raise Refused("unknown")
    if (page := pages.get(name)) is not None:
        return page, 200
    if (page := pages.get("index.html")) is None or "." in name.rpartition("/")[2]:
        raise Refused("unknown")
    return page, 200 if is_address(path) else 404


def _answer(request: Request[None, None, State], page: Page, status: int) -> Response[bytes]:
    headers = {"etag": page.tag, "cache-control": page.cache, "vary": "accept-encoding"}
    if status == 200 and request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = page.packed
    return Response(body, status_code=status, headers=headers, media_type=page.kind)


@get(["/", "/{path:path}"], opt={"weight": 0.2}, include_in_schema=False)
async def show_page(request: Request[None, None, State]) -> Response[bytes]:
    """A page; one about a table says so to programs that preview links."""
    page, status = _find(request)
    if page.kind == "text/html":
        lang = preferred(request.headers.get("accept-language", ""))
        origin = str(request.base_url).rstrip("/")
        tags = await preview(request.app.state.hub, request.url.path, origin, lang)
        if tags:
            page = _made(page.body.replace(_HEAD_ENDS, tags + _HEAD_ENDS, 1), page.kind, page.cache)
    return _answer(request, page, status)


@head(["/", "/{path:path}"], opt={"weight": 0.2}, include_in_schema=False)
async def show_head(request: Request[None, None, State]) -> Response[None]:
    """Whether there is such a page."""
    page, status = _find(request)
    headers = {"etag": page.tag, "cache-control": page.cache}
    return Response(None, status_code=status, headers=headers, media_type=page.kind)
