"""The built pages, kept in memory: only what was there at the start is ever served."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from litestar import Request, Response, get, head
from litestar.datastructures import State

from endling.server.refusals import Refused
from endling.server.settings import Settings

_FOREVER = "public, max-age=31536000, immutable"
_TEXT = ("text/", "application/javascript", "application/json", "image/svg", "application/manifest")


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
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(_TEXT) else None
    if packed is not None and len(packed) >= len(body):
        packed = None
    tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
    return Page(body, packed, kind, tag, _FOREVER if "assets/" in name else "no-cache")


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


def _find(request: Request[None, None, State]) -> Page:
    pages: dict[str, Page] = request.app.state.pages
    name = request.url.path.strip("/") or "index.html"
    if name.split("/")[0] == "api":
        raise Refused("unknown")
    page = pages.get(name)
    if page is None and "." not in name.rpartition("/")[2]:
        page = pages.get("index.html")  # the pages find their own way from the address
    if page is None:
        raise Refused("unknown")
    return page


def _answer(request: Request[None, None, State], page: Page, *, with_body: bool) -> Response[bytes]:
    headers = {"etag": page.tag, "cache-control": page.cache, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(b"", status_code=304, headers=headers, media_type=page.kind)
    body = page.body
    if page.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = page.packed
    return Response(body if with_body else b"", headers=headers, media_type=page.kind)


@get(["/", "/{path:path}"], include_in_schema=False)
async def show_page(request: Request[None, None, State]) -> Response[bytes]:
    """A page."""
    return _answer(request, _find(request), with_body=True)


@head(["/", "/{path:path}"], include_in_schema=False)
async def show_head(request: Request[None, None, State]) -> Response[None]:
    """Whether there is such a page."""
    page = _find(request)
    headers = {"etag": page.tag, "cache-control": page.cache}
    return Response(None, headers=headers, media_type=page.kind)
