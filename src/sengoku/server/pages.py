"""The browser's side: the one page, and what it loads; compressed once, and kept."""

from __future__ import annotations

import gzip
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

import sengoku

WEB: Final = Path(sengoku.__file__).parent / "web"  # where it is, if it was built
BARE: Final = (
    b"<!doctype html><html lang=en><title>Sengoku</title>"
    b"<p>This server was installed without its pages; the tables are at <code>/api</code>."
)
NAMED: Final = re.compile(r"-[\w-]{8}\.\w+$")  # by what is in it: it never changes
FOREVER: Final = "public, max-age=31536000, immutable"
A_WHILE: Final = "public, max-age=3600"
AT_ONCE: Final = "no-cache"
KINDS: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
PACKED: Final = (".woff2", ".png", ".jpg", ".webp")  # compressed by themselves


def policy(forms: str) -> str:
    """What a page of ours may do in a browser, and where its forms may lead."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        f"form-action {forms}; frame-ancestors 'none'"
    )


class Asset(NamedTuple):
    """A file as it travels."""

    kind: str
    keep: str  # for how long
    plain: bytes
    small: bytes | None  # by gzip

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """The smaller form, for those who understand it."""
        headers = {"cache-control": self.keep, "vary": "accept-encoding"}
        small = self.small
        if small is None or "gzip" not in request.headers.get("accept-encoding", ""):
            return Response(self.plain, media_type=self.kind, headers=headers)
        headers["content-encoding"] = "gzip"
        return Response(small, media_type=self.kind, headers=headers)


def asset(path: Path, keep: str = A_WHILE) -> Asset:
    """A file, compressed where that helps."""
    kind = KINDS.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    plain = path.read_bytes()
    small = None if path.suffix in PACKED else gzip.compress(plain, mtime=0)
    return Asset(kind, keep, plain, small)


def index(root: str, handbook: bool) -> Asset:
    """The page; what it loads lies below the server's root, which may be a sub-path.

    Where the handbook is served, the page is told so in its head, and links to it.
    """
    path = WEB / "index.html"
    plain = path.read_bytes() if path.is_file() else BARE
    plain = plain.replace(b'="/', b'="' + root.encode() + b"/")
    if handbook:
        link = f'<link rel="help" href="{root}/docs/index.html">'
        plain = plain.replace(b"</head>", link.encode() + b"</head>")
    return Asset("text/html", AT_ONCE, plain, gzip.compress(plain, mtime=0))


def routes(root: str, handbook: bool = False) -> list[HTTPRouteHandler]:
    """The page, and what it loads if it was built."""
    first = index(root, handbook)
    found = {path.name: path for path in WEB.glob("assets/*")}
    kept: dict[str, Asset] = {}

    @get(["/", "/t/{ident:str}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The one page; what is on it is decided in the browser."""
        return first.answer(request)

    @get("/assets/{name:str}", include_in_schema=False)
    async def assets(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        """Something that the page loads: one of the files that are there, by its name."""
        if name not in found:
            raise NotFoundException
        if name not in kept:
            kept[name] = asset(found[name], FOREVER if NAMED.search(name) else A_WHILE)
        return kept[name].answer(request)

    return [page, assets]
