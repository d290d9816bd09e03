"""The HTTP part: finding, making and entering tables; what is over; who one is."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from litestar import Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter
from msgspec.json import decode

from sengoku import protocol, registry
from sengoku.games.kernel import written
from sengoku.server import imports
from sengoku.server.hub import Hub
from sengoku.server.keys import browser, hashed, new_id, new_key
from sengoku.server.pool import levels
from sengoku.server.room import Room
from sengoku.table import TableRefusal, doors, frames, record
from sengoku.table.entries import Linked
from sengoku.table.settings import USUAL_PHASES, check_name, usual_talk

COOKIE = "sengoku"
YEAR = 365 * 24 * 3600

STATUSES = {
    400: "wrong in form, or refused by a rule",
    403: "not yours to do",
    404: "no such thing",
    405: "not done so",
    409: "somebody was faster",
    413: "too large",
    429: "too often",
    503: "shutting down, or nothing can be written",
}
REFUSED = {
    status: ResponseSpec(protocol.RefusalInfo, generate_examples=False, description=why)
    for status, why in STATUSES.items()
}

Asked = Request[Any, Any, Any]
TableId = FromPath[str]
SeatInPath = Annotated[int, PathParameter(ge=0, le=5)]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=5)]


def hub_of(request: Asked) -> Hub:
    """The hub of this server."""
    found: Hub = request.app.state.hub
    return found


def holder_of(request: Asked) -> str:
    """The hash of the browser's key; nobody's if it has none."""
    return browser(request.cookies.get(COOKIE, ""))


def with_key(request: Asked) -> tuple[str, Cookie | None]:
    """The browser, with a key of its own if it has none yet."""
    if holder := holder_of(request):
        return holder, None
    hub = hub_of(request)
    key = new_key(hub.chance)
    cookie = Cookie(
        key=COOKIE,
        value=key,
        path=hub.config.root or "/",
        httponly=True,
        secure=hub.config.https,
        samesite="strict",
        max_age=YEAR,
    )
    return hashed(key), cookie


def answer(content: Any, cookie: Cookie | None, status: int = 200) -> Response[Any]:
    """An answer, with the browser's key if it is new."""
    return Response(content, status_code=status, cookies=[cookie] if cookie else [])


def entered(room: Room, holder: str, seat: int | None = None) -> protocol.Entered:
    """Where a browser is now."""
    mine = room.table.seats_of(holder)
    found = seat if seat is not None else (mine[0] if mine else None)
    return protocol.Entered(room.table.id, found, room.table.host == holder)


# Games and lists.


@get("/api/games", responses=REFUSED, sync_to_thread=True)
def games() -> list[protocol.GameInfo]:
    """All games, with their options, bots and tables of moves."""
    return [game_info(name) for name in registry.names()]


def game_info(name: str) -> protocol.GameInfo:
    """A game that can be played here."""
    game = registry.game(name)
    return protocol.GameInfo(
        name=name,
        rules=game.rules,
        fewest=game.players[0],
        most=game.players[-1],
        options=written(game.options, 0),
        bots=list(levels(name)),
        questions=list(game.questions),
        moves=[
            protocol.KindInfo(
                kind.name,
                kind.first,
                kind.size,
                [protocol.PartInfo(part.name, list(part.labels)) for part in kind.parts],
            )
            for kind in game.moves.kinds.values()
        ],
        usual={"talk": usual_talk(name), "phases": USUAL_PHASES.get(name, {})},
    )


def listings(lines: list[str]) -> list[protocol.Listing]:
    """Rows of the store as a list."""
    return [decode(line, type=protocol.Listing) for line in lines]


@get("/api/tables", responses=REFUSED)
async def lobby(request: Asked) -> list[protocol.Listing]:
    """Open tables that wait for players, the newest first."""
    found = hub_of(request).store.listings(lambda t: (t.access == "open") & (t.status == "waiting"))
    return listings(await found)


@get("/api/tables/live", responses=REFUSED)
async def live(request: Asked) -> list[protocol.Listing]:
    """Open tables under way that can be watched."""
    found = hub_of(request).store.listings(
        lambda t: (t.access == "open") & (t.status == "playing") & t.spectators
    )
    return listings(await found)


@get("/api/finished", responses=REFUSED)
async def finished(request: Asked) -> list[protocol.Listing]:
    """Finished games with open books, the newest first."""
    found = hub_of(request).store.listings(
        lambda t: (t.access == "open") & (t.status == "over") & (t.books == "open")
    )
    return listings(await found)


@get("/api/mine", responses=REFUSED)
async def mine(request: Asked) -> list[protocol.Mine]:
    """The tables of this browser, those where it has to decide first."""
    hub = hub_of(request)
    holder = holder_of(request)
    found: list[protocol.Mine] = []
    for line, seat, deciding in await hub.store.tables_of(holder) if holder else []:
        listing = decode(line, type=protocol.Listing)
        fields = {name: getattr(listing, name) for name in listing.__struct_fields__}
        decides = seat >= 0 and deciding >> seat & 1 == 1
        host = listing.id in hub.rooms and hub.rooms[listing.id].table.host == holder
        at = seat if seat >= 0 else None
        found.append(protocol.Mine(**fields, seat=at, host=host or seat < 0, decides=decides))
    return sorted(found, key=lambda one: not one.decides)


# Tables.


@post("/api/tables", responses=REFUSED)
async def make(request: Asked, data: JSONBody[protocol.NewTable]) -> Response[protocol.Entered]:
    """Make a table; whoever makes it is its host."""
    hub = hub_of(request)
    request.app.state.new_tables.check(address(request), hub.now())
    holder, cookie = with_key(request)
    ident, seat = await hub.new_table(data, holder)
    return answer(protocol.Entered(ident, seat, True), cookie, 201)


def address(request: Asked) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""


@get("/api/tables/{ident:str}", responses=REFUSED)
async def table_info(request: Asked, ident: TableId) -> protocol.TableInfo:
    """A table, for those who may see it."""
    room = await hub_of(request).room(ident)
    async with room.lock:
        doors.may_watch(room.table, holder_of(request))
        return frames.table_info(room.table, room.here())


@post("/api/tables/{ident:str}/enter", responses=REFUSED, status_code=200)
async def enter(
    request: Asked, ident: TableId, data: JSONBody[protocol.Enter]
) -> Response[protocol.Entered]:
    """Exchange a key for access."""
    hub = hub_of(request)
    room = await hub.room(ident)
    holder, cookie = with_key(request)
    caller = hub.caller(room.table, holder, None)
    done = await hub.run(room, lambda: [doors.come(room.table, caller, hashed(data.key))])
    seat = getattr(done[0], "seat", None)
    return answer(entered(room, holder, seat), cookie)


@post("/api/tables/{ident:str}/seats/{seat:int}", responses=REFUSED, status_code=200)
async def sit(
    request: Asked, ident: TableId, seat: SeatInPath, data: JSONBody[protocol.Sit]
) -> Response[protocol.Entered]:
    """Sit down on a free seat."""
    hub = hub_of(request)
    room = await hub.room(ident)
    holder, cookie = with_key(request)
    caller = hub.caller(room.table, holder, None)
    await hub.run(room, lambda: doors.sit(room.table, caller, seat, data.name, data.word))
    return answer(entered(room, holder, seat), cookie)


@post("/api/tables/{ident:str}/links", responses=REFUSED, status_code=201)
async def links(request: Asked, ident: TableId, data: JSONBody[protocol.NewLink]) -> protocol.Link:
    """A fresh link."""
    hub = hub_of(request)
    room = await hub.room(ident)
    caller = hub.caller(room.table, holder_of(request), None)
    key = new_key(hub.chance)
    (made,) = await hub.run(
        room, lambda: [doors.link(room.table, caller, data.kind, data.seat, hashed(key))]
    )
    assert isinstance(made, Linked)
    path = f"{hub.config.root}/t/{ident}#{key}"
    return protocol.Link(data.kind, made.seat, key, path, made.expires)


@get("/api/tables/{ident:str}/replay", responses=REFUSED)
async def replay(
    request: Asked,
    ident: TableId,
    seat: SeatAsked = None,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=0, le=1_000)] = 20,
) -> protocol.Replay:
    """The past as a seat saw it."""
    room = await hub_of(request).room(ident)
    async with room.lock:
        may_look_back(room, holder_of(request), seat)
        return record.replay(room.table, seat, first, count)


@get("/api/tables/{ident:str}/standing", responses=REFUSED)
async def standing(
    request: Asked,
    ident: TableId,
    seat: SeatAsked = None,
    step: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> protocol.Standing:
    """How a game that is over stood at a step of its replay, as search sees it."""
    hub = hub_of(request)
    room = await hub.room(ident)
    async with room.lock:
        may_look_back(room, holder_of(request), seat)
        record.opened(room.table)
        state = record.moment(room.table, seat, step)
    shares = await hub.thinkers.estimate(state, step)
    if shares is None:
        raise TableRefusal("BOT.busy")
    return protocol.Standing(step, shares)


def may_look_back(room: Room, holder: str, seat: int | None) -> None:
    """One's own past always; after the end, with open books, everybody's."""
    table = room.table
    doors.may_watch(table, holder)
    if seat is None:
        return
    opened = table.status == "over" and table.settings.books == "open"
    if seat >= table.players or not (opened or holder in table.seats[seat].holders):
        raise TableRefusal("KEY.seat", {"seat": seat})


@get("/api/tables/{ident:str}/record", responses=REFUSED)
async def export(request: Asked, ident: TableId, seat: SeatAsked = None) -> dict[str, Any]:
    """The record of a game that is over; with closed books, what a seat saw."""
    room = await hub_of(request).room(ident)
    async with room.lock:
        may_look_back(room, holder_of(request), seat)
        if room.table.settings.books == "open":
            return record.record(room.table)
        return record.seat_record(room.table, seat)


@post("/api/records", responses=REFUSED, request_max_body_size=4 * 1024 * 1024)
async def put_in(request: Asked, data: JSONBody[dict[str, Any]]) -> Response[dict[str, str]]:
    """Put a finished game in, to watch it."""
    hub = hub_of(request)
    request.app.state.new_tables.check(address(request), hub.now())
    await asyncio.to_thread(record.check, data)
    holder, cookie = with_key(request)
    ident = new_id(hub.chance)
    found = await asyncio.to_thread(imports.log_of, data, ident, hub.now(), holder)
    await hub.make(found)
    return answer({"id": ident}, cookie, 201)


# Who one is.


@get("/api/me", responses=REFUSED)
async def me(request: Asked) -> protocol.Me | None:
    """The name that this browser keeps."""
    holder = holder_of(request)
    found = await hub_of(request).store.browser(holder) if holder else None
    return protocol.Me(*found) if found else None


@put("/api/me", responses=REFUSED)
async def keep_me(request: Asked, data: JSONBody[protocol.Me]) -> Response[protocol.Me]:
    """Keep a name here, and be rated or not."""
    check_name(data.name, [])
    holder, cookie = with_key(request)
    await hub_of(request).store.keep_browser(holder, data.name, data.rated)
    return answer(data, cookie)


@delete("/api/me", responses=REFUSED)
async def forget_me(request: Asked) -> None:
    """Forget the name and its ratings."""
    if holder := holder_of(request):
        await hub_of(request).store.drop_browser(holder)


@get("/api/ratings/{game:str}", responses=REFUSED)
async def ratings(request: Asked, game: FromPath[str]) -> list[protocol.Rating]:
    """The ratings of a game, the best first."""
    registry.game(game)
    return [
        protocol.Rating(
            name=row["name"],
            rating=row["mu"] - 3 * row["sigma"],
            mu=row["mu"],
            sigma=row["sigma"],
            games=row["games"],
        )
        for row in await hub_of(request).store.best(game)
    ]


ROUTES = [
    games, lobby, live, finished, mine, make, table_info, enter, sit, links, replay, standing,
    export, put_in, me, keep_me, forget_me, ratings,
]  # fmt: skip
