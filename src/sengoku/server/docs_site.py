"""The documentation as a site, served beside the page if the host has built it."""

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

# As strict as the page's, but the search field is a form.
POLICY: Final = ResponseHeader(name="content-security-policy", value=policy(forms="'self'"))


def routes(root: str, folder: Path) -> list[HTTPRouteHandler]:
    """Routes to the files of the site that exist when the server starts, and to nothing else."""
    found = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.*")}
    kept: dict[str, Asset] = {}

    @get("/docs", include_in_schema=False)
    async def first() -> Redirect:
        """Redirect to the first page."""
        return Redirect(f"{root}/docs/index.html")

    @get("/docs/{name:path}", include_in_schema=False, response_headers=[POLICY])
    async def file(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        """A file of the site."""
        name = name.lstrip("/")
        if name not in found:
            raise NotFoundException
        if name not in kept:
            kept[name] = asset(found[name])
        return kept[name].answer(request)

    return [first, file]
