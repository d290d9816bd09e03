"""The HTTP API: finding, creating and entering tables; finished games; names and ratings."""

from __future__ import annotations

import asyncio
import gzip
from contextlib import suppress
from functools import cache
from typing import Annotated, Any, Final

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter, RawBody
from msgspec import Raw
from msgspec.json import decode, encode
from msgspec.structs import replace

from sengoku import protocol, registry
from sengoku.games.kernel import written
from sengoku.games.kernel.refusals import Refusal
from sengoku.server import reading, thinking
from sengoku.server.hub import Hub
from sengoku.server.keys import hashed, id_of_cookie, new_id, new_key
from sengoku.server.limits import visitor
from sengoku.server.log_writer import Conflict
from sengoku.server.pages import REVALIDATE, Asset
from sengoku.server.pool import levels
from sengoku.server.room import Room
from sengoku.table import Table, TableRefusal, access, conduct, messages, record
from sengoku.table.entries import LinkMade, Voted
from sengoku.table.guards import Caller
from sengoku.table.settings import check_name, default_talk

COOKIE = "sengoku"
YEAR = 365 * 24 * 3600
DECLINE_SECONDS: Final = (2.0, 7.0)  # after which a newcomer is refused whom somebody has blocked

STATUSES = {
    400: "invalid, or refused by a rule",
    403: "not allowed to you",
    404: "not found",
    405: "method not allowed",
    409: "somebody else was faster",
    413: "too large",
    429: "too many requests",
    503: "shutting down, or the database can't be used",
}
REFUSED = {
    status: ResponseSpec(protocol.RefusalInfo, generate_examples=False, description=why)
    for status, why in STATUSES.items()
}

HttpRequest = Request[Any, Any, Any]
TableId = FromPath[str]
SeatInPath = Annotated[int, PathParameter(ge=0, le=5)]
SeatInQuery = Annotated[int | None, QueryParameter(ge=0, le=5)]


def hub_of(request: HttpRequest) -> Hub:
    """The hub of this server."""
    found: Hub = request.app.state.hub
    return found


def browser_id_of(request: HttpRequest) -> str:
    """The id of the browser that asks; "" if it has no key."""
    return id_of_cookie(request.cookies.get(COOKIE, ""))


def with_key(request: HttpRequest) -> tuple[str, Cookie | None]:
    """The id of the browser that asks, with a cookie for a new key if it has none yet."""
    if browser_id := browser_id_of(request):
        return browser_id, None
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
    """An answer, with the browser's cookie if it is new."""
    return Response(content, status_code=status, cookies=[cookie] if cookie else [])


def entered(room: Room, browser_id: str, seat: int | None = None) -> protocol.Entered:
    """The answer to a browser that has entered a table."""
    mine = room.table.seats_of(browser_id)
    found = seat if seat is not None else (mine[0] if mine else None)
    return protocol.Entered(room.table.id, found, room.table.host == browser_id)


# Games and lists of tables.


@get("/api/games", responses=REFUSED, sync_to_thread=True)
def games(request: HttpRequest) -> Response[list[protocol.GameInfo]]:
    """All games, with their options, bots and tables of moves."""
    return described(tuple(registry.names())).answer(request)  # type: ignore[return-value]


@cache
def described(names: tuple[str, ...]) -> Asset:
    """What clients need to know of these games, as it is sent.

    Every page waits for it, and to write it takes 20 ms.
    """
    text = encode([game_info(name) for name in names])
    return Asset("application/json", REVALIDATE, text, gzip.compress(text, mtime=0))


def game_info(name: str) -> protocol.GameInfo:
    """What clients need to know of a game."""
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
        usual={"talk": default_talk(game), "phases": game.clocks},
        choices={name: list(words) for name, words in game.choices.items()},
        by_seat=list(game.by_seat),
        board=f"boards/{name}/board.js" if registry.board(name) else "",
    )


@get("/api/games/{game:str}/figures", responses=REFUSED, sync_to_thread=True)
def game_figures(game: FromPath[str]) -> dict[str, Any]:
    """The figures that a game is played with unless a table has chosen others."""
    return registry.game(game).figures()


def listings(lines: list[str]) -> list[protocol.Listing]:
    """Listings, as they are stored."""
    return [decode(line, type=protocol.Listing) for line in lines]


@get("/api/tables", responses=REFUSED)
async def lobby(request: HttpRequest) -> list[protocol.Listing]:
    """Open tables that wait for players, the newest first."""
    found = hub_of(request).store.listings(lambda t: (t.access == "open") & (t.status == "waiting"))
    return listings(await found)


@get("/api/tables/live", responses=REFUSED)
async def live(request: HttpRequest) -> list[protocol.Listing]:
    """Open tables with a game in progress that can be watched."""
    found = hub_of(request).store.listings(
        lambda t: (t.access == "open") & (t.status == "playing") & t.spectators
    )
    return listings(await found)


@get("/api/finished", responses=REFUSED)
async def finished(request: HttpRequest) -> list[protocol.Listing]:
    """Finished games in which everything is revealed, the newest first."""
    found = hub_of(request).store.listings(
        lambda t: (t.access == "open") & (t.status == "over") & (t.visibility_after_end == "open")
    )
    return listings(await found)


@get("/api/mine", responses=REFUSED)
async def mine(request: HttpRequest) -> list[protocol.Mine]:
    """The tables of this browser; those where it has to decide come first."""
    hub = hub_of(request)
    browser_id = browser_id_of(request)
    found: list[protocol.Mine] = []
    for line, seat, deciding in await hub.store.tables_of(browser_id) if browser_id else []:
        listing = decode(line, type=protocol.Listing)
        fields = {name: getattr(listing, name) for name in listing.__struct_fields__}
        decides = seat >= 0 and deciding >> seat & 1 == 1
        host = listing.id in hub.rooms and hub.rooms[listing.id].table.host == browser_id
        at = seat if seat >= 0 else None
        found.append(protocol.Mine(**fields, seat=at, host=host or seat < 0, decides=decides))
    return sorted(found, key=lambda one: not one.decides)


# Tables.


@post("/api/tables", responses=REFUSED)
async def make(
    request: HttpRequest, data: JSONBody[protocol.NewTable]
) -> Response[protocol.Entered]:
    """Create a table; its creator is the host."""
    hub = hub_of(request)
    hub.new_tables.check(address(request), hub.now())
    browser_id, cookie = with_key(request)
    ident, seat = await hub.new_table(data, browser_id)
    return answer(protocol.Entered(ident, seat, True), cookie, 201)


def address(request: HttpRequest) -> str:
    """The address of a visitor, as limits count it."""
    return visitor(request.client.host if request.client else "")


@get("/api/tables/{ident:str}", responses=REFUSED)
async def table_info(request: HttpRequest, ident: TableId) -> protocol.TableDescription:
    """A table with its figures, for those who may see it; the next game only for those invited."""
    room = await hub_of(request).find(ident)
    browser_id = browser_id_of(request)
    async with room.lock:
        access.require_may_read(room.table, browser_id)
        found = messages.description(room.table, room.connected(), room.visitors())
        return found if access.may_watch(room.table, browser_id) else replace(found, rematch=None)


@post("/api/tables/{ident:str}/enter", responses=REFUSED, status_code=200)
async def enter(
    request: HttpRequest, ident: TableId, data: JSONBody[protocol.Enter]
) -> Response[protocol.Entered]:
    """Use a link: exchange its key for access."""
    hub = hub_of(request)
    room = await hub.find(ident)
    browser_id, cookie = with_key(request)
    caller = room.caller(browser_id, None)
    done = await room.run(lambda table: [access.use_link(table, caller, hashed(data.key))])
    seat = getattr(done[0], "seat", None)
    return answer(entered(room, browser_id, seat), cookie)


@post("/api/tables/{ident:str}/seats/{seat:int}", responses=REFUSED, status_code=200)
async def sit(
    request: HttpRequest, ident: TableId, seat: SeatInPath, data: JSONBody[protocol.Sit]
) -> Response[protocol.Entered]:
    """Sit down on a free seat; in a game that has begun, the people at the table are asked."""
    hub = hub_of(request)
    room = await hub.find(ident)
    browser_id, cookie = with_key(request)
    blocked_by = await hub.blocks.by(browser_id, conduct.holders(room.table))
    caller = room.caller(browser_id, None)._replace(blocked_by=blocked_by)
    new = await room.run(lambda table: access.sit(table, caller, seat, data.name))
    if access.asks_already(room.table, caller, seat):
        unwilling = conduct.unwilling(room.table, blocked_by)
        if new and unwilling in room.connected():  # who is not there could not answer so soon
            hub.background.spawn(decline(hub, room, caller, seat))
        assert room.table.proposal is not None
        host = room.table.host == browser_id
        return answer(protocol.Entered(ident, None, host, room.table.proposal.until), cookie)
    return answer(entered(room, browser_id, seat), cookie)


async def decline(hub: Hub, room: Room, caller: Caller, seat: int) -> None:
    """Answer no for whoever has blocked a newcomer, after a while in which people answer."""
    least, most = DECLINE_SECONDS
    await asyncio.sleep(least + (most - least) * hub.chance(1)[0] / 255)

    def change(table: Table) -> list[Voted]:
        unwilling = conduct.unwilling(table, caller.blocked_by)
        if unwilling is None or not access.asks_already(table, caller, seat):
            return []  # somebody else was faster
        return [Voted(at=hub.now(), seat=unwilling, agree=False)]

    with suppress(Refusal, Conflict):  # the vote stays open until its time is over
        await room.run(change)


@post("/api/tables/{ident:str}/links", responses=REFUSED, status_code=201)
async def links(
    request: HttpRequest, ident: TableId, data: JSONBody[protocol.NewLink]
) -> protocol.Link:
    """Create a link."""
    hub = hub_of(request)
    room = await hub.find(ident)
    caller = room.caller(browser_id_of(request), None)
    key = new_key(hub.chance)
    (made,) = await room.run(
        lambda table: [access.new_link(table, caller, data.kind, data.seat, hashed(key))]
    )
    assert isinstance(made, LinkMade)
    path = f"{hub.config.root}/t/{ident}#{key}"
    return protocol.Link(data.kind, made.seat, key, path, made.expires)


@get("/api/tables/{ident:str}/replay", responses=REFUSED)
async def replay(
    request: HttpRequest,
    ident: TableId,
    seat: SeatInQuery = None,
    first: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
    count: Annotated[int, QueryParameter(ge=0, le=1_000)] = 20,
) -> Response[protocol.Replay]:
    """The replay of a seat: the game as it saw it."""
    hub = hub_of(request)
    room = await hub.find(ident)
    async with room.lock:
        require_may_replay(room, browser_id_of(request), seat)
        found = record.replay_header(room.table, seat, first)
        last = min(first + record.most_frames(count), found.steps)
        past = record.past(room.table) if first < last else None
        key = (*moves_key(room.table), seat, first, last)
    if past is None:
        return written_json(encode(found))
    frames = await hub.desk.read(address(request), key, reading.frames, past, seat, first, last)
    return written_json(encode(replace(found, frames=Raw(frames))))


def moves_key(table: Table) -> tuple[object, ...]:
    """Which moves there are: the same key, the same moves."""
    history = table.history
    moves = (len(history.steps), len(history.rewinds)) if history else ()
    return table.id, table.commitment, *moves


def written_json(text: bytes) -> Response[Any]:
    """An answer that is already written as JSON."""
    return Response(text, media_type=MediaType.JSON)


@get("/api/tables/{ident:str}/standing", responses=REFUSED)
async def standing(
    request: HttpRequest,
    ident: TableId,
    seat: SeatInQuery = None,
    step: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0,
) -> Response[protocol.Standing]:
    """What search expects for each seat at a step of the replay of a finished game."""
    hub = hub_of(request)
    room = await hub.find(ident)
    async with room.lock:
        require_may_replay(room, browser_id_of(request), seat)
        record.require_revealed(room.table)
        past = record.past(room.table)
        key = (*moves_key(room.table), "standing", seat, step)
    found = await hub.desk.judge(address(request), key, thinking.estimate, past, seat, step)
    return written_json(found)


def require_may_replay(room: Room, browser_id: str, seat: int | None) -> None:
    """Raise unless this browser may see a seat's replay.

    Everybody may see that of their own seat, and all of them if everything is revealed at the end.
    """
    table = room.table
    access.require_may_read(table, browser_id)
    if seat is None:
        return
    revealed = access.is_revealed(table)
    if seat >= table.players or not (revealed or browser_id in table.seats[seat].browser_ids):
        raise TableRefusal("KEY.seat", {"seat": seat})


@get("/api/tables/{ident:str}/record", responses=REFUSED)
async def export(
    request: HttpRequest, ident: TableId, seat: SeatInQuery = None
) -> Response[dict[str, Any]]:
    """The record of a finished game; if hands stay hidden after the end, the replay of a seat.

    What was said at the table is only for those invited, but for what they have blocked.
    """
    hub = hub_of(request)
    room = await hub.find(ident)
    browser_id = browser_id_of(request)
    blocked = await hub.blocks.of(browser_id)
    async with room.lock:
        require_may_replay(room, browser_id, seat)
        table = room.table
        is_open = table.settings.visibility_after_end == "open"
        opening = record.opening(table) if is_open else record.seat_opening(table)
        invited = access.may_watch(table, browser_id)
        heard = conduct.audible(table, table.players, blocked) if invited else []
        opening["talk"] = record.written_talk(heard)
        past = record.past(table)
        lines = hash(tuple([said.at for said in heard]))  # some time after the game there are none
        key = (table.id, table.commitment, "record", table.entries, lines, is_open or seat)
    if is_open:
        about: tuple[Any, ...] = (reading.whole_record, opening, past)
    else:
        about = (reading.seat_record, opening, past, seat)
    return written_json(await hub.desk.read(address(request), key, *about))


@post("/api/records", responses=REFUSED, request_max_body_size=4 * 1024 * 1024)
async def put_in(request: HttpRequest, body: RawBody) -> Response[dict[str, str]]:
    """Import the record of a finished game, to watch it."""
    hub = hub_of(request)
    hub.new_tables.check(address(request), hub.now())
    browser_id, cookie = with_key(request)
    ident = new_id(hub.chance)
    found = await hub.desk.check(
        address(request), reading.imported, body, ident, hub.now(), browser_id
    )
    if isinstance(found, reading.Refused):
        raise record.BadRecord(found.broken, found.figures)
    await hub.create_from(found)
    return answer({"id": ident}, cookie, 201)


# Names and ratings.


@get("/api/me", responses=REFUSED)
async def me(request: HttpRequest) -> protocol.Me | None:
    """The stored name of this browser."""
    browser_id = browser_id_of(request)
    found = await hub_of(request).store.browser(browser_id) if browser_id else None
    return protocol.Me(*found) if found else None


@put("/api/me", responses=REFUSED)
async def keep_me(request: HttpRequest, data: JSONBody[protocol.Me]) -> Response[protocol.Me]:
    """Store a name for this browser, and whether it is rated."""
    data = replace(data, name=check_name(data.name, []))
    browser_id, cookie = with_key(request)
    hub = hub_of(request)
    await hub.store.save_browser(browser_id, data.name, data.rated, hub.now())
    return answer(data, cookie)


@delete("/api/me", responses=REFUSED)
async def forget_me(request: HttpRequest) -> None:
    """Delete the name of this browser and its ratings."""
    if browser_id := browser_id_of(request):
        await hub_of(request).store.delete_browser(browser_id)


# Blocks. Who is blocked at a table is said over its socket.


@get("/api/blocks", responses=REFUSED)
async def blocks(request: HttpRequest) -> list[protocol.Blocked]:
    """Whom this browser has blocked, the newest first."""
    return await hub_of(request).blocks.listed(browser_id_of(request))


@delete("/api/blocks/{block:str}", responses=REFUSED)
async def unblock(request: HttpRequest, block: FromPath[str]) -> None:
    """No longer block somebody."""
    hub = hub_of(request)
    if browser_id := browser_id_of(request):
        await hub.blocks.undo(browser_id, block)
        await hub.blocks_changed(browser_id)


@get("/api/ratings/{game:str}", responses=REFUSED)
async def ratings(request: HttpRequest, game: FromPath[str]) -> list[protocol.Rating]:
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
        for row in await hub_of(request).store.leaderboard(game)
    ]


STEADY = [games, game_figures]  # the same for everybody, as long as the server runs
ROUTES = [
    lobby, live, finished, mine, make, table_info, enter, sit, links, replay,
    standing, export, put_in, me, keep_me, forget_me, blocks, unblock, ratings,
]  # fmt: skip
