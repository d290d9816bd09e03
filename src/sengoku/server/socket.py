"""The WebSocket of a seat or a spectator: one message in, one answer out."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import MsgspecError
from msgspec.json import Decoder, decode

from sengoku import protocol
from sengoku.games.refusals import Refusal
from sengoku.server.hub import Hub
from sengoku.server.keys import browser
from sengoku.server.logs import complain
from sengoku.server.pen import Conflict
from sengoku.server.questions import QUESTIONS
from sengoku.server.room import Closing, Room, Socket, refused
from sengoku.server.statuses import status_of
from sengoku.table import TableRefusal

LARGEST: Final = 16 * 1024
decoder: Final = Decoder(protocol.Said)

Wire = WebSocket[Any, Any, Any]


@websocket("/api/tables/{ident:str}/socket")
async def play(socket: Wire, ident: FromPath[str], seat: FromQuery[int | None] = None) -> None:
    """Play, or watch."""
    hub: Hub = socket.app.state.hub
    await socket.accept()
    holder = browser(socket.cookies.get("sengoku", ""))
    try:
        room, mine = await hub.enter(ident, holder, seat)
    except Refusal as refusal:
        status = status_of(refusal)
        code = 1012 if status == 503 else 4000 + status  # it may be allowed a little later
        await socket.close(code, f"{refusal.rule}.{refusal.reason}".rstrip("."))
        return
    except Exception as error:  # the database is away, or the table was just given up
        if not isinstance(error, Conflict):
            complain("nobody could come in", table=ident)
        await socket.close(1012, "restart")
        return
    sender = asyncio.create_task(send(socket, mine))
    try:
        await listen(hub, room, mine, socket)
    except (WebSocketDisconnect, Conflict):
        pass
    except Exception:
        complain("a socket failed", table=ident)
    finally:
        hub.exit(room, mine)
        if not sender.done():
            mine.unsent.put_nowait(Closing(1012, "restart"))
        await asyncio.gather(sender, return_exceptions=True)


async def send(wire: Wire, socket: Socket) -> None:
    """Send what is to be told, in turn, until the end."""
    with suppress(Exception):  # whoever is gone needs nothing any more
        while True:
            message = await socket.unsent.get()
            if isinstance(message, Closing):
                await wire.close(message.code, message.reason)
                return
            await wire.send_data(message.decode(), mode="text")


async def listen(hub: Hub, room: Room, socket: Socket, wire: Wire) -> None:
    """Take one message after the other."""
    while not socket.closed:
        text = await wire.receive_data(mode="text")
        if not socket.bucket.take(hub.now()):
            limit = TableRefusal("LIMIT.messages", {"most": round(hub.config.messages)})
            socket.send(refused(id_in(text), limit))
            continue
        message = understood(text, socket)
        if message is None:
            continue
        if isinstance(message, protocol.Ping):
            socket.send(protocol.Pong(message.id, hub.now()))
        elif isinstance(message, QUESTIONS):
            await hub.desk.answer(room, socket, message)
        else:
            await hub.desk.command(room, socket, message)


def understood(text: Any, socket: Socket) -> protocol.Command | None:
    """A message, or None if that was none: then it is answered already."""
    if not isinstance(text, str) or len(text) > LARGEST:
        socket.send(refused(None, TableRefusal("MESSAGE.large", {"most": LARGEST})))
        return None
    try:
        found: protocol.Command = decoder.decode(text)
        return found
    except (MsgspecError, RecursionError, UnicodeError) as error:
        problem = str(error)[:200] if isinstance(error, MsgspecError) else type(error).__name__
        socket.send(refused(id_in(text), TableRefusal("MESSAGE.form", {"problem": problem})))
        return None


def id_in(text: Any) -> str | None:
    """The id in a message that is wrong otherwise."""
    if not isinstance(text, str) or len(text) > LARGEST:
        return None
    try:
        found = decode(text)
    except (MsgspecError, RecursionError, UnicodeError):
        return None
    ident = found.get("id") if isinstance(found, dict) else None
    return ident if isinstance(ident, str) and 0 < len(ident) <= 64 else None
