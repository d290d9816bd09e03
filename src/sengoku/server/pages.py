"""The page and the files it loads; each is compressed once and kept in memory."""

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

PACKAGE: Final = Path(sengoku.__file__).parent
# The page, if it was built: installed with the package, or in the checkout that is run from source.
WEB: Final = next(
    (page for page in (PACKAGE / "web", PACKAGE.parent.parent / "web" / "dist") if page.is_dir()),
    PACKAGE / "web",
)
FALLBACK_PAGE: Final = (
    b"<!doctype html><html lang=en><title>Sengoku</title>"
    b"<p>This server was installed without its pages; the tables are at <code>/api</code>."
)
HASHED_NAME: Final = re.compile(r"-[\w-]{8}\.\w+$")  # the content never changes
FOREVER: Final = "public, max-age=31536000, immutable"
ONE_HOUR: Final = "public, max-age=3600"
REVALIDATE: Final = "no-cache"
MEDIA_TYPES: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
COMPRESSED: Final = (".woff2", ".png", ".jpg", ".webp")  # formats that gzip would not shrink


def policy(forms: str) -> str:
    """The content security policy of our pages; `forms` says where forms may be submitted."""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
        f"form-action {forms}; frame-ancestors 'none'"
    )


class Asset(NamedTuple):
    """A file, ready to be sent."""

    media_type: str
    cache_control: str
    plain: bytes
    gzipped: bytes | None

    def answer(self, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
        """The gzipped form, if the browser accepts it; else the plain one."""
        headers = {"cache-control": self.cache_control, "vary": "accept-encoding"}
        body = self.plain
        if self.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            body = self.gzipped
            headers["content-encoding"] = "gzip"
        return Response(body, status_code=status, media_type=self.media_type, headers=headers)


def asset(path: Path, cache_control: str = ONE_HOUR) -> Asset:
    """Read a file, and compress it where that helps."""
    media_type = (
        MEDIA_TYPES.get(path.suffix) or guess_type(path.name)[0] or "application/octet-stream"
    )
    plain = path.read_bytes()
    gzipped = None if path.suffix in COMPRESSED else gzip.compress(plain, mtime=0)
    return Asset(media_type, cache_control, plain, gzipped)


def index(root: str, docs: bool) -> Asset:
    """The page; the addresses in it begin with the server's root, which may be a sub-path.

    If the documentation is served, the head of the page has a link to it.
    """
    path = WEB / "index.html"
    plain = path.read_bytes() if path.is_file() else FALLBACK_PAGE
    plain = plain.replace(b'="/', b'="' + root.encode() + b"/")
    if docs:
        link = f'<link rel="help" href="{root}/docs/index.html">'
        plain = plain.replace(b"</head>", link.encode() + b"</head>")
    return Asset("text/html", REVALIDATE, plain, gzip.compress(plain, mtime=0))


def nowhere(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page for a browser at an unknown address: it says so, and leads home."""
    page: Asset = request.app.state.page
    return page.answer(request, 404)


def routes(first: Asset) -> list[HTTPRouteHandler]:
    """Routes to the page, and to the files it loads if it was built."""
    found = {path.name: path for path in WEB.glob("assets/*")}
    kept: dict[str, Asset] = {}

    @get(["/", "/t/{ident:str}"], include_in_schema=False)
    async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
        """The page; the browser decides what it shows."""
        return first.answer(request)

    @get("/assets/{name:str}", include_in_schema=False)
    async def assets(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        """A file that the page loads."""
        if name not in found:
            raise NotFoundException
        if name not in kept:
            kept[name] = asset(found[name], FOREVER if HASHED_NAME.search(name) else ONE_HOUR)
        return kept[name].answer(request)

    return [page, assets]
