"""The HTTP part of the protocol, typed."""

from __future__ import annotations

from typing import Any, TypeVar
from urllib.parse import urlsplit

import httpx
from msgspec import Struct, convert, to_builtins

from sengoku import protocol
from sengoku.client.interface import NotAllowed

T = TypeVar("T")


class Address:
    """Where a table is: the server, the table's id, and the key if the address is a link.

    >>> Address("https://example.org/games/t/k3v9q2m7x4ab#00").server
    'https://example.org/games'
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        before, _, ident = parts.path.partition("/t/")
        self.server = f"{parts.scheme}://{parts.netloc}{before}".rstrip("/")
        self.table = ident.strip("/")
        self.key = parts.fragment


class Http:
    """A browser without a page; its cookie is kept as long as this object."""

    def __init__(self, server: str, key: str = "") -> None:
        self.server = server.rstrip("/")
        cookies = {"sengoku": key} if key else {}
        self.wire = httpx.AsyncClient(base_url=self.server, cookies=cookies, timeout=30)

    @property
    def key(self) -> str:
        """The value of the cookie, by which the server knows this browser."""
        return self.wire.cookies.get("sengoku") or ""

    async def close(self) -> None:
        """Close the connections."""
        await self.wire.aclose()

    async def ask(self, method: str, path: str, data: Struct | None, kind: type[T]) -> T:
        """Send a request and return its answer as that type; raise `NotAllowed`."""
        sent = None if data is None else to_builtins(data)
        found = await self.wire.request(method, path, json=sent)
        if found.is_error:
            raise refusal(found)
        return convert(found.json(), kind)

    async def games(self) -> list[protocol.GameInfo]:
        """The games that can be played."""
        return await self.ask("GET", "/api/games", None, list[protocol.GameInfo])

    async def lobby(self) -> list[protocol.Listing]:
        """Open tables that wait for players."""
        return await self.ask("GET", "/api/tables", None, list[protocol.Listing])

    async def mine(self) -> list[protocol.Mine]:
        """The tables of this browser."""
        return await self.ask("GET", "/api/mine", None, list[protocol.Mine])

    async def make(self, new: protocol.NewTable) -> protocol.Entered:
        """Make a table."""
        return await self.ask("POST", "/api/tables", new, protocol.Entered)

    async def table(self, ident: str) -> protocol.TableDescription:
        """The public facts about a table."""
        return await self.ask("GET", f"/api/tables/{ident}", None, protocol.TableDescription)

    async def enter(self, ident: str, key: str) -> protocol.Entered:
        """Exchange the key of a link for access."""
        path = f"/api/tables/{ident}/enter"
        return await self.ask("POST", path, protocol.Enter(key), protocol.Entered)

    async def sit(self, ident: str, seat: int, name: str) -> protocol.Entered:
        """Sit down on a free seat."""
        path = f"/api/tables/{ident}/seats/{seat}"
        return await self.ask("POST", path, protocol.Sit(name), protocol.Entered)

    async def link(
        self, ident: str, kind: protocol.LinkKind, seat: int | None = None
    ) -> protocol.Link:
        """Make a link to the table, or to the own seat."""
        path = f"/api/tables/{ident}/links"
        return await self.ask("POST", path, protocol.NewLink(kind, seat), protocol.Link)

    async def replay(
        self, ident: str, seat: int | None = None, first: int = 0, count: int = 20
    ) -> protocol.Replay:
        """The past of a game as a seat saw it."""
        who = "" if seat is None else f"&seat={seat}"
        path = f"/api/tables/{ident}/replay?first={first}&count={count}{who}"
        return await self.ask("GET", path, None, protocol.Replay)

    async def standing(self, ident: str, seat: int | None, step: int) -> protocol.Standing:
        """How a game that is over stood at a step of its replay."""
        who = "" if seat is None else f"&seat={seat}"
        path = f"/api/tables/{ident}/standing?step={step}{who}"
        return await self.ask("GET", path, None, protocol.Standing)

    async def record(self, ident: str) -> dict[str, Any]:
        """The record of a game that is over."""
        return await self.ask("GET", f"/api/tables/{ident}/record", None, dict[str, Any])


def refusal(answer: httpx.Response) -> NotAllowed:
    """The refusal in an answer; one of `HTTP` if the answer is no refusal of ours."""
    try:
        found = answer.json()
        return NotAllowed(found["rule"], found["reason"], found["figures"], found["text"])
    except (ValueError, KeyError, TypeError):
        return NotAllowed("HTTP", str(answer.status_code), {}, f"HTTP {answer.status_code}")
