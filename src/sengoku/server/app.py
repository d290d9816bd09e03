"""The application: routes, headers, checks of requests, and the answers to errors."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from hmac import compare_digest
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, Router, get
from litestar.connection import ASGIConnection
from litestar.datastructures import ResponseHeader, State
from litestar.exceptions import HTTPException, NotFoundException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

import sengoku
from sengoku.games.kernel.refusals import Refusal
from sengoku.server import docs_site, http, metrics, pages, plugin_assets, websocket
from sengoku.server.config import Config
from sengoku.server.hub import Hub
from sengoku.server.keys import Chance
from sengoku.server.limits import RateLimit, visitor
from sengoku.server.log_writer import Conflict
from sengoku.server.logs import log_error
from sengoku.server.statuses import status_of
from sengoku.server.store import is_unreachable
from sengoku.table import TableRefusal

SAFE: Final = ("GET", "HEAD", "OPTIONS")
LARGEST_BODY: Final = 64 * 1024  # bytes of a request

NO_STORE: Final = ResponseHeader(name="cache-control", value="no-store")
HSTS: Final = "max-age=31536000"  # a year
HEADERS: Final = {
    "content-security-policy": pages.policy(forms="'none'"),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
}


def application(
    config: Config,
    now: Callable[[], float] | None = None,
    chance: Chance | None = None,
) -> Litestar:
    """The application of a server; tests may pass a clock and randomness."""
    hub = Hub(config, **{k: v for k, v in (("now", now), ("chance", chance)) if v})  # type: ignore[arg-type]

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None, None]:
        await hub.open()
        try:
            yield
        finally:
            await hub.close()

    page = pages.index(config.root, docs=bool(config.docs))
    state = State(
        {
            "hub": hub,
            "requests": RateLimit("requests", config.requests / 60, config.requests),
            "page": page,
        }
    )
    return Litestar(
        [
            health,
            figures,
            *http.STEADY,
            Router("/", route_handlers=http.ROUTES, response_headers=[NO_STORE]),
            *plugin_assets.ROUTES,
            websocket.play,
            *pages.routes(page),
            *(docs_site.routes(config.root, Path(config.docs)) if config.docs else []),
        ],
        path=config.root or None,
        state=state,
        lifespan=[lifespan],
        middleware=[guard],
        exception_handlers={
            Refusal: on_refusal,
            Conflict: on_conflict,
            HTTPException: on_http_error,
            RecursionError: on_deep_body,
            Exception: on_error,
        },
        before_send=[adding_headers(config)],
        openapi_config=OpenAPIConfig(
            title="Sengoku",
            version=sengoku.__version__,
            path="/schema",
            render_plugins=[JsonRenderPlugin()],
        ),
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
    )


def adding_headers(config: Config) -> Callable[[Message, Scope], Awaitable[None]]:
    """Adds what every answer has, errors and unknown addresses included, where it has none yet.

    What is reached over HTTPS is reached over nothing else. Nobody may keep an error: a table that
    is not there, or not open to somebody, may be in a moment.
    """
    wanted = HEADERS | ({"strict-transport-security": HSTS} if config.https else {})
    always = [(name.encode(), value.encode()) for name, value in wanted.items()]
    no_store = (NO_STORE.name.encode(), str(NO_STORE.value).encode())

    async def add(message: Message, _: Scope) -> None:
        if message["type"] != "http.response.start":
            return
        given = list(message["headers"])
        known = {name.lower() for name, _ in given}
        more = [*always, no_store] if message["status"] >= 400 else always
        message["headers"] = [*given, *[one for one in more if one[0] not in known]]

    return add


# Checks before every request.


def guard(app: ASGIApp) -> ASGIApp:
    """Refuse requests that another site's page makes, and requests that come too often."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope, receive, send)
        method = scope.get("method")  # a WebSocket has none
        if method not in SAFE:
            check_origin(connection)
        if method is not None and method not in SAFE:
            hub: Hub = connection.app.state.hub
            client = visitor(connection.client.host if connection.client else "")
            connection.app.state.requests.check(client, hub.now())
        await app(scope, receive, send)

    return guarded


def check_origin(connection: ASGIConnection[Any, Any, Any, Any]) -> None:
    """Raise unless the request comes from our own pages.

    Clients other than browsers send no origin, and no cookie by themselves.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    config: Config = connection.app.state.hub.config
    scheme = "https:" if config.https else ""
    own = config.origin or f"{scheme}//{connection.headers.get('host', '')}"
    if not same_site(origin, own):
        raise TableRefusal("ORIGIN")


def same_site(origin: str, own: str) -> bool:
    """Whether an origin is our own address; its scheme counts where ours is known."""
    try:
        theirs, ours = urlsplit(origin), urlsplit(own)
    except ValueError:
        return False
    return theirs.netloc == ours.netloc != "" and ours.scheme in ("", theirs.scheme)


# Errors.


def body(refusal: Refusal) -> dict[str, Any]:
    """A refusal as the body of an answer."""
    return {
        "rule": refusal.rule,
        "reason": refusal.reason,
        "figures": refusal.figures,
        "text": str(refusal),
    }


def on_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[dict[str, Any]]:
    """The answer to a request that is refused."""
    headers = {}
    if refusal.rule == "LIMIT":
        headers["retry-after"] = str(refusal.figures.get("seconds", 1))
    return Response(body(refusal), status_code=status_of(refusal), headers=headers)


def on_conflict(request: Request[Any, Any, Any], _: Conflict) -> Response[dict[str, Any]]:
    """The answer if the room has just become stale: the client may try again."""
    return Response(body(TableRefusal("TABLE.again")), status_code=409)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
    """The answer to a request of the wrong form; a browser gets a page that leads home."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
        return pages.nowhere(request)
    problem = error.detail
    extra = error.extra if isinstance(error.extra, list) else []
    for found in extra:
        problem = f"{found.get('key', '')}: {found.get('message', '')}".strip(": ")
    refusal = TableRefusal("MESSAGE.form", {"problem": problem[:200]})
    return Response(body(refusal), status_code=error.status_code, headers=error.headers)


def on_deep_body(_: Request[Any, Any, Any], error: RecursionError) -> Response[dict[str, Any]]:
    """The answer to a body whose lists and objects lie too deep within each other."""
    refusal = TableRefusal("MESSAGE.form", {"problem": type(error).__name__})
    return Response(body(refusal), status_code=400)


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    """The answer to an error of ours, or if the database is unreachable."""
    log_error("a request failed", path=request.scope["path"].split("/")[1:3])
    refusal = TableRefusal("STORE.away" if is_unreachable(error) else "MESSAGE.failed")
    return Response(body(refusal), status_code=503 if refusal.rule == "STORE" else 500)


# For hosts.


@get("/health", include_in_schema=False)
async def health(request: Request[Any, Any, Any]) -> Response[dict[str, str]]:
    """Whether the server can be used, for load balancers."""
    hub: Hub = request.app.state.hub
    try:
        well = not hub.background.closing and await hub.store.alive()
    except Exception:
        log_error("the database does not answer")
        well = False
    return Response({"status": "ok" if well else "down"}, status_code=200 if well else 503)


@get("/metrics", include_in_schema=False, media_type="text/plain; version=0.0.4; charset=utf-8")
async def figures(request: Request[Any, Any, Any]) -> bytes:
    """All metrics, for Prometheus: for whoever has the operator's token.

    They count commands by type, from which somebody could learn of secret moves and private talk.
    """
    token = request.app.state.hub.config.metrics
    given = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not (token and compare_digest(given.encode(), token.encode())):
        raise NotFoundException
    return metrics.exposition()
