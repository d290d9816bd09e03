"""The WebSocket of a seat or a spectator: every message gets one answer."""

from __future__ import annotations

from typing import Any, Final, cast

from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery
from msgspec import MsgspecError
from msgspec.json import Decoder, decode

from sengoku import protocol
from sengoku.games.kernel.refusals import Refusal
from sengoku.server.command_handler import CommandHandler
from sengoku.server.hub import Hub
from sengoku.server.keys import id_of_cookie
from sengoku.server.limits import visitor
from sengoku.server.log_writer import Conflict
from sengoku.server.logs import log_error
from sengoku.server.questions import QUESTIONS
from sengoku.server.room import Room
from sengoku.server.socket import Socket, refused
from sengoku.server.statuses import status_of
from sengoku.server.wire import EXTENSION, Gone, Wire
from sengoku.table import TableRefusal

LARGEST: Final = 16 * 1024  # characters of a message
decoder: Final = Decoder(protocol.Said)

Connection = WebSocket[Any, Any, Any]


@websocket("/api/tables/{ident:str}/socket")
async def play(
    socket: Connection, ident: FromPath[str], seat: FromQuery[int | None] = None
) -> None:
    """Play at a seat, or watch."""
    hub: Hub = socket.app.state.hub
    await socket.accept()
    browser_id = id_of_cookie(socket.cookies.get("sengoku", ""))
    wire: Wire = cast(Any, socket.scope["extensions"])[EXTENSION]
    mine = Socket(wire, browser_id, seat, visitor(socket.client.host if socket.client else ""))
    try:
        with hub.visitors.one_more(mine.address):
            room = await hub.find(ident)
            await room.enter(mine)
            await play_on(hub, room, mine, wire)
    except Refusal as refusal:
        status = status_of(refusal)
        code = 1012 if status == 503 else 4000 + status  # 1012: the client tries again
        await socket.close(code, f"{refusal.rule}.{refusal.reason}".rstrip("."))
    except Exception as error:  # the database is unreachable, or the room has just become stale
        if not isinstance(error, Conflict):
            log_error("nobody could come in", table=ident)
        await socket.close(1012, "restart")


async def play_on(hub: Hub, room: Room, mine: Socket, wire: Wire) -> None:
    """Exchange messages, until either side closes the connection."""
    try:
        await listen(hub, room, mine, wire)
    except (Gone, Conflict):
        pass
    except Exception:
        log_error("a socket failed", table=room.table.id)
    finally:
        room.exit(mine)
        wire.finish(1012, "restart")


async def listen(hub: Hub, room: Room, socket: Socket, wire: Wire) -> None:
    """Receive messages, and have each one answered before the next."""
    handler = CommandHandler(hub)
    while not socket.closed:
        text = await wire.receive_text()
        if not room.crowd.bucket(socket).take(hub.now()):
            limit = TableRefusal("LIMIT.messages", {"most": round(hub.config.messages)})
            socket.send(refused(id_in(text), limit))
            continue
        message = parse(text, socket)
        if message is None:
            continue
        if isinstance(message, protocol.Ping):
            socket.send(protocol.Pong(message.id, hub.now()))
        elif isinstance(message, QUESTIONS):
            await handler.answer(room, socket, message)
        else:
            await handler.command(room, socket, message)


def parse(text: str | None, socket: Socket) -> protocol.Command | None:
    """The command in a message; None if it is invalid, which is then already answered."""
    if text is None or len(text) > LARGEST:
        socket.send(refused(None, TableRefusal("MESSAGE.large", {"most": LARGEST})))
        return None
    try:
        found: protocol.Command = decoder.decode(text)
        return found
    except (MsgspecError, RecursionError, UnicodeError) as error:
        problem = str(error)[:200] if isinstance(error, MsgspecError) else type(error).__name__
        socket.send(refused(id_in(text), TableRefusal("MESSAGE.form", {"problem": problem})))
        return None


def id_in(text: str | None) -> str | None:
    """The id in an otherwise invalid message, if there is one."""
    if text is None or len(text) > LARGEST:
        return None
    try:
        found = decode(text)
    except (MsgspecError, RecursionError, UnicodeError):
        return None
    ident = found.get("id") if isinstance(found, dict) else None
    return ident if isinstance(ident, str) and 0 < len(ident) <= 64 else None
