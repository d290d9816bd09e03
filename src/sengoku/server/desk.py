"""The desk: every command of a socket, done once and answered, and the few that are no moves."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from sengoku import protocol
from sengoku.games.refusals import Refusal
from sengoku.server import metrics, questions
from sengoku.server.keys import hashed, new_id, new_key
from sengoku.server.room import Room, Socket, refused
from sengoku.table import commands, doors, permits
from sengoku.table import entries as log_entries
from sengoku.table.entries import HOST, Entry

if TYPE_CHECKING:
    from sengoku.server.hub import Hub


class Desk:
    """Takes what people say at the tables of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub

    async def command(self, room: Room, socket: Socket, message: protocol.Command) -> None:
        """Do what a client says, and answer."""
        kind = type(message).__name__
        try:
            await self.perform(room, socket, message)
            metrics.COMMANDS.labels(kind, "done").inc()
        except Refusal as refusal:
            metrics.COMMANDS.labels(kind, "refused").inc()
            socket.send(room.remember(socket, message.id, refusal))
            if refusal.rule == "VERSION":
                async with room.lock:  # never what is not on disk yet
                    room.tell_whole(socket, self.hub.now())

    async def perform(self, room: Room, socket: Socket, message: protocol.Command) -> None:
        """Once, however often it is said."""
        known = room.refusals.get((socket.holder, socket.seat, message.id))
        if known is not None:
            socket.send(known)
            return
        match message:
            case protocol.Rematch():
                await self.rematch(room, socket, message)
            case protocol.Invite():
                await self.invite(room, socket, message)
            case protocol.Delete():
                await self.delete(room, socket, message)
            case _:
                await self.enact(room, socket, message)

    async def enact(self, room: Room, socket: Socket, message: protocol.Command) -> None:
        """A command that adds to the log; the same one again only finds its answer there."""
        who = HOST if socket.seat is None else socket.seat

        def produce() -> Iterable[Entry]:
            table = room.table
            mine = socket.seat is not None or socket.holder == table.host  # not of all who watch
            if mine and (who, message.id) in table.answered:
                return []
            caller = self.hub.caller(table, socket.holder, socket.seat)
            caller = caller._replace(away=room.away(caller.now))
            return commands.perform(table, caller, message)

        def answer() -> None:
            version = room.table.answered.get((who, message.id), room.table.version(who))
            socket.send(protocol.Done(message.id, version))

        await self.hub.run(room, produce, answer)

    async def invite(self, room: Room, socket: Socket, message: protocol.Invite) -> None:
        """A new invitation, from the host."""
        caller = self.hub.caller(room.table, socket.holder, socket.seat)
        key = new_key(self.hub.chance)

        def answer() -> None:
            socket.send(protocol.Done(message.id, room.table.version(caller.who), key=key))

        await self.hub.run(
            room, lambda: [doors.only_invitation(room.table, caller, hashed(key))], answer
        )

    async def delete(self, room: Room, socket: Socket, message: protocol.Delete) -> None:
        """The host deletes the table."""
        permits.as_host(room.table, self.hub.caller(room.table, socket.holder, socket.seat))
        async with room.lock:
            await self.hub.store.delete(room.table.id)
            self.hub.drop(room)
            socket.send(protocol.Done(message.id, 0))
            for one in room.sockets:
                one.close(4410, "TABLE.deleted", protocol.Bye("deleted"))

    async def rematch(self, room: Room, socket: Socket, message: protocol.Rematch) -> None:
        """A new table with the same people, once."""
        old = room.table
        caller = self.hub.caller(old, socket.holder, socket.seat)
        if old.rematch is None:
            permits.own_place(old, caller)
            permits.when(old, "over")
            ident = new_id(self.hub.chance)
            host = old.host if old.seats_of(old.host) else socket.holder
            now = self.hub.now()
            made = self.hub.made(ident, old.settings, host)
            await self.hub.make([made, *doors.same_people(old, now)])
            again = log_entries.Rematched(at=now, table=ident)
            await self.hub.run(room, lambda: [again] if room.table.rematch is None else [])
        version = room.table.version(caller.who)
        socket.send(protocol.Done(message.id, version, table=room.table.rematch))

    async def answer(self, room: Room, socket: Socket, message: protocol.Command) -> None:
        """Answer what changes nothing."""
        try:
            if isinstance(message, protocol.Hint):
                value = await questions.hint(self.hub, room.table, socket.seat, message.level)
            else:
                async with room.lock:
                    value = questions.answer(room.table, socket.seat, message)
        except Refusal as refusal:
            socket.send(refused(message.id, refusal))
        else:
            socket.send(protocol.Answer(message.id, value))
