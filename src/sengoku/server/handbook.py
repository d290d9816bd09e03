"""The handbook: the documentation as a site, served beside the page where a host has built it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from litestar import Request, Response, get
from litestar.datastructures import ResponseHeader
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.response import Redirect

from sengoku.server.pages import Asset, asset, policy

# As strict as the page, but for the field in which one searches: it is a form.
SEARCHING: Final = ResponseHeader(name="content-security-policy", value=policy(forms="'self'"))


def routes(root: str, folder: Path) -> list[HTTPRouteHandler]:
    """All files of the site that are there when the server starts, and nothing else."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.*")}
    kept: dict[str, Asset] = {}

    @get("/docs", include_in_schema=False)
    async def first() -> Redirect:
        """Its first page; the others are found from there."""
        return Redirect(f"{root}/docs/index.html")

    @get("/docs/{name:path}", include_in_schema=False, response_headers=[SEARCHING])
    async def file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        """A page of it, or what a page loads."""
        name = name.lstrip("/")
        if name not in found:
            raise NotFoundException
        if name not in kept:
            kept[name] = asset(found[name])
        return kept[name].answer(request)

    return [first, file]
